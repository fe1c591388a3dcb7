"""Why not?  For any action that is not an answer now: the failing condition, and the rule it comes from.

Only what the asking seat may know is looked at: for a question that is somebody else's the reason is just that.
"""

from __future__ import annotations

from katabasis.engine.action import Action
from katabasis.engine.message import Reason
from katabasis.games.ahuris.actions import (
    ACTION_KINDS,
    ATTACK_KIND,
    CHOOSE_KIND,
    COMBAT_KIND,
    CURE_LUCK_KIND,
    CURE_PARALYSIS_KIND,
    FETCH_KIND,
    HEAL_KIND,
    IDLE_KIND,
    LEAVE_KIND,
    RETURN_KIND,
    STAY_KIND,
)
from katabasis.games.ahuris.bags import count, keys
from katabasis.games.ahuris.data.cards import LIFE, RAPIDITY, SUIT_SYMBOLS
from katabasis.games.ahuris.meta import DUO
from katabasis.games.ahuris.questions import (
    ATTACK,
    ATTACK_PRICE,
    CHOOSE_HERO,
    DESTROY,
    KEEP,
    KIND_NAMES,
    KIND_RULES,
    LEVEL_ONE,
    ORDER,
    PAY,
    REST,
    TAKE,
    VICTIM,
)
from katabasis.games.ahuris.rules.treasures import pocket
from katabasis.games.ahuris.state import AhurisState, characteristic, competitive, fortress, has, inside
from katabasis.games.ahuris.words.narrate import spoken


def in_sight(s: AhurisState, seat: int, action: Action) -> bool:  # noqa: ARG001
    """Whether a player would think of it: whatever answers such a question, but of secret cards only one's own."""
    kind = s.pending.now.kind
    if kind == LEVEL_ONE and competitive(s) and action.kind == ATTACK_KIND:
        return True
    return kind != KEEP and kind in ACTION_KINDS[action.kind].answers


def why_not(s: AhurisState, seat: int, action: Action) -> Reason:  # noqa: ARG001
    """The seat is asked, and may not answer this."""
    question = s.pending.now
    if question.kind not in ACTION_KINDS[action.kind].answers:
        return not_asked(s, question.kind, question.a, action)
    return not_allowed(s, question.kind, question.a, question.b, action)


def reason(name: str, rule: str) -> Reason:
    return Reason(f"ahuris-why-{name}", {}, rule)


def hero_reason(name: str, rule: str, hero: int) -> Reason:
    return Reason(f"ahuris-why-{name}", {"hero": spoken("hero", hero)}, rule)


def not_asked(s: AhurisState, kind: int, hero: int, action: Action) -> Reason:
    """The action answers another question than the one asked now."""
    if kind == REST and action.kind == COMBAT_KIND:
        return hero_reason("rest-imposed", "AHU-EXPL-05", hero)
    if kind == LEVEL_ONE and action.kind == IDLE_KIND:
        return hero_reason("idle-level-one", "AHU-R-18", hero)
    if action.kind == ATTACK_KIND and not competitive(s):
        return reason("not-competitive", "AHU-COMPET-05")
    if action.kind == ATTACK_KIND and kind == LEVEL_ONE:
        return no_attack(s, hero, action.a) or reason("attack-after-combat", "AHU-COMPET-05")
    if action.kind in (LEAVE_KIND, STAY_KIND) and not competitive(s):
        return reason("exit-automatic", "AHU-R-48")
    if action.kind in (LEAVE_KIND, STAY_KIND):
        return reason("exit-later", "AHU-R-56")
    if action.kind == RETURN_KIND and fortress(s) < 0:
        return reason("no-fortress", "AHU-DUO-02")
    if action.kind == CHOOSE_KIND and s.mode <= DUO:
        return reason("one-player", "AHU-SOLO-01")
    return Reason("ahuris-why-other-question", {"question": f"@ahuris-asked-{KIND_NAMES[kind]}"}, KIND_RULES[kind])


def not_allowed(s: AhurisState, kind: int, hero: int, b: int, action: Action) -> Reason:
    """The action answers this kind of question, but not here."""
    target = action.a
    if kind in (LEVEL_ONE, REST):
        return no_rest(s, hero, action)
    if kind == ORDER:
        return no_turn(s, target)
    if kind == ATTACK:
        found = no_attack(s, hero, target)
        assert found is not None
        return found
    if kind == CHOOSE_HERO:
        return hero_reason("hero-taken", "AHU-TRIO-01", target)
    if kind == VICTIM:  # asked only while both others are inside
        return hero_reason("victim-self", "AHU-TRAP-03", hero)
    if kind == TAKE:
        return value_reason("not-found", "AHU-REWARD-02", target)
    if kind == DESTROY:
        return value_reason("not-in-pocket", "AHU-PANIC-02", target)
    if kind == PAY:
        if count(pocket(s, hero), target) == 0:
            return value_reason("not-in-pocket", "AHU-R-33", target)
        return value_reason("not-lowest" if b == ATTACK_PRICE else "not-highest", "AHU-R-33", target)
    card: dict[str, int | str] = {"value": target // 4 + 1, "suit": SUIT_SYMBOLS[target % 4]}
    return Reason("ahuris-why-not-drawn", card, "AHU-DUO-02")


def value_reason(name: str, rule: str, value: int) -> Reason:
    return Reason(f"ahuris-why-{name}", {"value": value}, rule)


def no_rest(s: AhurisState, hero: int, action: Action) -> Reason:
    target = action.a
    if action.kind == FETCH_KIND:
        if keys(s.removed):
            return Reason("ahuris-why-no-key-some-destroyed", {"keys": keys(s.removed)}, "AHU-REST-06")
        return reason("no-key", "AHU-REST-05")
    if action.kind == IDLE_KIND:
        if not competitive(s):
            return hero_reason("idle-imposed", "AHU-R-19", hero)
        return hero_reason("idle-useful", "AHU-R-19", hero)
    if not inside(s, target):
        return hero_reason("has-left", "AHU-R-67", target)
    if action.kind == HEAL_KIND:
        values: dict[str, int | str] = {"hero": spoken("hero", target), "max": characteristic(s, target, LIFE)}
        return Reason("ahuris-why-full-life", values, "AHU-REST-02")
    if target == hero:
        return hero_reason("cure-self", "AHU-REST-03", hero)
    if action.kind == CURE_PARALYSIS_KIND:
        return hero_reason("not-paralysed", "AHU-REST-03", target)
    assert action.kind == CURE_LUCK_KIND
    return hero_reason("not-unlucky", "AHU-REST-03", target)


def no_turn(s: AhurisState, hero: int) -> Reason:
    if has(s.explored, hero):
        return hero_reason("explored", "AHU-TURN-09", hero)
    if has(s.asleep, hero):
        return hero_reason("asleep", "AHU-TURN-08", hero)
    if s.paralysis[hero]:
        values: dict[str, int | str] = {"hero": spoken("hero", hero), "turns": s.paralysis[hero]}
        return Reason("ahuris-why-paralysed", values, "AHU-PARA-01")
    return Reason(
        "ahuris-why-slower",
        {"hero": spoken("hero", hero), "rapidity": characteristic(s, hero, RAPIDITY)},
        "AHU-TURN-05",
    )


def no_attack(s: AhurisState, hero: int, target: int) -> Reason | None:
    if target == hero:
        return hero_reason("attack-self", "AHU-COMPET-05", hero)
    if not inside(s, target):
        return hero_reason("has-left", "AHU-R-67", target)
    if has(s.asleep, target):
        return hero_reason("attack-asleep", "AHU-R-62", target)
    if pocket(s, hero) == 0:
        return hero_reason("attack-empty-pocket", "AHU-R-59", hero)
    return None
