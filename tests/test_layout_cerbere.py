"""Rule ids of Cerbère: every one cited exists, and every question, answer, event, option and reason has one."""

from __future__ import annotations

import re
from pathlib import Path

from katabasis.games.cerbere.actions import ACTION_KINDS, OUTCOME_KINDS
from katabasis.games.cerbere.meta import OPTIONS
from katabasis.games.cerbere.questions import KINDS
from katabasis.games.cerbere.words.events import EVENTS
from katabasis.rulebook import Rulebook
from texts import assert_ruled

ROOT = Path(__file__).parents[1]
RULE = re.compile(r"CER-(?:R|[A-Z0-9]+)-[A-Z]{0,2}\d+")
RULES = Rulebook("cerbere").rules


def test_the_rulebook_reads_every_rule_in_both_languages() -> None:
    assert len(RULES) == 266
    for rule in RULES.values():
        assert all(rule.title(language) and rule.text(language) for language in ("en", "fr"))
        for text in rule.texts.values():
            assert set(RULE.findall(text)) <= RULES.keys(), rule.id


def test_every_rule_cited_exists() -> None:
    cited = 0
    sources = [*(ROOT / "src/katabasis/games/cerbere").rglob("*.py"), *(ROOT / "tests").rglob("*cerbere*.py")]
    for path in [*sources, ROOT / "docs/decisions/0010-doubtful-rules-of-cerbere.md"]:
        found = set(RULE.findall(path.read_text(encoding="utf-8")))
        cited += len(found)
        assert found <= RULES.keys(), f"{path.name} cites {sorted(found - RULES.keys())}"
    assert cited > 400


def test_every_question_answer_event_and_option_has_its_rule() -> None:
    for table in (KINDS.rows, ACTION_KINDS, OUTCOME_KINDS, EVENTS, OPTIONS):
        assert_ruled(table, RULES.keys())
    assert all(kind.answers for kind in ACTION_KINDS)
