"""Talk with memory: what may be said in a set form, and what the end of the match says of it (CER-PAY-04, CER-BARQ-04).

Each scenario is said into a position, played for a few answers, and then to the end at random: what came later changes
nothing, unless the test says so.
"""

from __future__ import annotations

import pytest

from colours import BLUE, GREEN, PINK, RED
from katabasis.engine.chance import Rng
from katabasis.engine.dealers import Seeded
from katabasis.engine.errors import BadNotation, KatabasisError
from katabasis.engine.match import Match
from katabasis.engine.talk import KINDS, VERDICTS, Spoken
from katabasis.games.cerbere.words.statements import STATEMENTS
from scenario_cerbere import CERBERE, CHANCE, Table, pawn, scenario, traitor

pytestmark = pytest.mark.rule("CER-PAY-04", "CER-R-64")


QUIET = ["end", "refuse", "decline", "sprint 1", "supplies 1", "regroup 1", "fury 1", "stalk 2", "recall 1"]  # no harm


class Talkers:
    """A table and what was said at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.spoken: list[Spoken] = []

    @property
    def match(self) -> Match:
        return self.table.match

    def says(self, seat: int, text: str) -> Talkers:
        statement = STATEMENTS.heard(text, seat, self.match.record.seats)
        self.spoken.append(Spoken(seat, len(self.match.record), statement))
        return self

    def plays(self, *actions: str) -> Talkers:
        """Answers of the seats asked, or what chance shows; else chance deals the first thing it can."""
        for action in actions:
            if not action.startswith("seats"):
                self.chance()
            self.match.play(action)
        self.chance()
        return self

    def chance(self) -> None:
        while self.match.to_move == CHANCE:
            self.match.play(self.match.legal_actions()[0])

    def turn(self, *actions: str) -> Talkers:
        """The rest of this turn: these answers, then nothing that concerns others."""
        turn = self.table.turn
        self.plays(*actions)
        while not self.match.over and self.table.turn == turn:
            self.plays(next(action for action in [*QUIET, *self.table.choices] if action in self.table.choices))
        return self

    def until(self, seat: int) -> Talkers:
        """Quiet turns, until it is that seat's."""
        while not self.match.over and self.table.active != seat:
            self.turn()
        return self

    def round(self) -> Talkers:
        """This turn and those of all others, quietly."""
        seat = self.table.active
        return self.turn().until(seat)

    def verdicts(self) -> list[str]:
        """Played to the end at random, and judged: the word, and the values that come with it."""
        finish(self.match)
        found = STATEMENTS.judge(self.match, self.spoken)
        return ["" if one is None else " ".join([one.word, *map(str, one.message.values.values())]) for one in found]

    def verdict(self) -> str:
        [found] = self.verdicts()
        return found


def finish(match: Match) -> None:
    rng = Rng("to the end")
    match.dealer = Seeded([(0, "to the end")])
    match.deal()
    while not match.over:
        legal = match.legal_actions()
        match.play(legal[rng.below(len(legal))])


def four(*players: dict[str, object], **fields: object) -> Talkers:
    """Blue's turn, with Cerberus far behind."""
    everybody = [*players, *[pawn("s20") for _ in range(4 - len(players))]]
    return Talkers(scenario(*everybody, **{"cerberus": "s02", **fields}))


# What may be said


@pytest.mark.rule("CER-PAY-03")
def test_a_statement_has_one_notation() -> None:
    assert STATEMENTS.statement("promise blue advance 2 if card").words == {
        "whom": "blue",
        "spaces": "2",
        "condition": "if card",
    }
    assert STATEMENTS.statement("ask red card") is STATEMENTS.statement("ask red card")
    texts = [statement.text for statement in STATEMENTS]
    assert len(texts) == len(set(texts))
    assert {statement.kind for statement in STATEMENTS} == set(KINDS)
    assert max(map(len, texts)) < 60


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("promis blue advance 2", "unknown statement 'promis blue advance 2' in cerbere; did you mean 'promise blue"),
        ("claim barque 4 1", "unknown statement 'claim barque 4 1' in cerbere; did you mean 'claim barque"),
        ("promise blue advance 9", "unknown statement"),
        ("promise red card", "'promise red card' speaks of red, who is not at this table"),
        ("ask pink card", "'ask pink card' is said to oneself: name another seat than pink"),
        ("", "unknown statement ''"),
        ("claim barque 1 2\nclaim barque 1 3", "unknown statement 'claim barque 1 2 claim barque 1 3'"),
        ("CLAIM BARQUE 1 2", "did you mean 'claim barque 1 2'?"),
        ("x" * 5000, "unknown statement 'xxxx"),
    ],
)
def test_what_cannot_be_said_is_refused_in_a_sentence(text: str, told: str) -> None:
    with pytest.raises(BadNotation) as refused:
        STATEMENTS.heard(text, PINK, 3)
    assert told in str(refused.value)
    assert len(str(refused.value)) < 300


@pytest.mark.rule("CER-BARQ-04")
def test_anybody_may_claim_anything() -> None:
    """Whether or not they looked, and whichever camp they are in: nothing of the match is asked."""
    for seat in range(7):
        assert STATEMENTS.heard("claim barque 3 3", seat, 7).kind == "claim"


def test_nothing_is_judged_before_the_end() -> None:
    talk = four().says(BLUE, "claim barque 1 2")
    with pytest.raises(KatabasisError, match="the match is not over"):
        STATEMENTS.judge(talk.table.match, talk.spoken)


def test_talk_leaves_the_match_alone() -> None:
    one, other = four(), four()
    one.says(PINK, "promise blue card").says(BLUE, "claim barque 1 3").turn("sprint 1")
    other.turn("sprint 1")
    assert one.table.match.record.text() == other.table.match.record.text()
    assert one.table.match.state == other.table.match.state
    finish(one.table.match)
    before = one.table.match.record.text()
    STATEMENTS.judge(one.table.match, one.spoken)
    assert one.table.match.record.text() == before


def test_only_promises_and_claims_are_judged() -> None:
    talk = four()
    for statement in STATEMENTS:
        if statement.words.get("whom", "pink") in ("pink", "green", "red"):
            talk.says(BLUE, statement.text)
    assert len(talk.spoken) > 90
    for said, word in zip(talk.spoken, talk.verdicts(), strict=True):
        assert (word.split() or [""])[0] in (VERDICTS[said.statement.kind] or [""])


# I advance you


def test_an_advance_is_kept_in_the_same_turn() -> None:
    assert four().says(BLUE, "promise pink advance 3").turn("sprint 2", "advance 3 pink").verdict() == "kept"


def test_an_advance_is_kept_in_the_next_turn_and_in_parts() -> None:
    talk = four(pawn("s10", hand="arrogance")).plays("sprint 1").says(BLUE, "promise pink advance 2").round()
    talk.turn("surge 1", "advance 2", "advance 1 pink", "play arrogance", "advance 1 pink")
    assert talk.verdict() == "kept"


def test_too_short_an_advance_is_broken() -> None:
    talk = four(pawn("s10")).says(BLUE, "promise pink advance 3").turn("surge 1", "advance 2", "advance 1 pink")
    assert talk.until(BLUE).turn().verdict() == "broken"


def test_an_advance_after_the_next_turn_is_too_late() -> None:
    talk = four(pawn("s10")).says(BLUE, "promise pink advance 3").round().turn("regroup 1").until(BLUE)
    assert talk.turn("sprint 2", "advance 3 pink").verdict() == "broken"


def test_an_advance_of_somebody_else_or_by_somebody_else_keeps_nothing() -> None:
    talk = four().says(BLUE, "promise pink advance 1").turn("sprint 2", "advance 3 green", "advance 1 red")
    talk.until(GREEN).turn("surge 1", "advance 2", "advance 1 pink").until(BLUE).turn()
    assert talk.verdict() == "broken"


def test_an_advance_never_came_due_if_the_match_is_over_first() -> None:
    talk = four(pawn("s31"), revealed=True, barques=[1, 0, 0]).says(PINK, "promise green advance 1").turn("sprint 1")
    assert (talk.table.ending, talk.verdict()) == ("escaped", "not-due ended")


def test_leaving_without_doing_it_is_no_excuse() -> None:
    """Red's turn: blue promises, boards in the next one, and the Barque leaves at its end."""
    talk = four(pawn("s31"), revealed=True, barques=[1, 0, 0], active=RED, pending=["end", "turn red"])
    talk.says(BLUE, "promise pink advance 1").turn().turn("sprint 1")
    assert (talk.table.ending, talk.verdict()) == ("escaped", "broken")


def test_an_advance_never_came_due_if_cerberus_came_first() -> None:
    talk = four(pawn("s20"), pawn("s05"), cerberus="s04", rage=1).says(BLUE, "promise pink advance 3").turn()
    assert talk.table.camp(PINK) != "adventurer"
    assert talk.verdict() == "not-due taken"


def test_nor_if_it_was_the_speaker_whom_he_took() -> None:
    talk = four(pawn("s05"), cerberus="s04", rage=1).says(BLUE, "promise pink advance 3").turn("supplies 1")
    assert talk.table.camp(BLUE) == "cerberus"
    assert talk.verdict() == "not-due taken"


def test_the_hunt_at_the_end_of_the_last_turn_comes_too_late_to_excuse() -> None:
    talk = four(pawn("s20"), pawn("s08"), cerberus="s06", rage=4, active=RED, pending=["end", "turn red"])
    talk.says(BLUE, "promise pink advance 3").turn("regroup 1").turn("surge 1", "advance 2", "advance 1 green")
    assert talk.table.camp(PINK) == "adventurer"
    talk = four(pawn("s20"), pawn("s08"), cerberus="s06", rage=2, active=RED, pending=["end", "turn red"])
    talk.says(BLUE, "promise pink advance 3").turn("regroup 1").turn("sprint 1")  # the die reaches the Hunt
    assert talk.table.camp(PINK) == "cerberus"
    assert talk.verdict() == "broken"


def test_an_advance_never_came_due_if_the_pawn_is_aboard() -> None:
    talk = four(pawn("s20"), pawn("s31"), revealed=True, barques=[3, 0, 0]).says(BLUE, "promise pink advance 1")
    talk.round().turn()
    assert talk.table.at(PINK) == "aboard"
    assert talk.verdict() == "not-due boarded"


# If …


def paying(*actions: str, cards: str = "favoritism egotism") -> Talkers:
    """Blue announces Favoritism for three, and promises pink two spaces for a card."""
    players = [pawn("s20", hand=cards), pawn("s20", hand="sacrifice arrogance egotism")]
    talk = four(*players, cerberus="s05").plays("play favoritism+")
    return talk.says(BLUE, "promise pink advance 2 if card").plays("ask", *actions)


def test_worked_scenario_39_pink_pays_for_a_promise_that_is_not_kept() -> None:
    talk = paying("give sacrifice", "give arrogance", "refuse", "give egotism", "advance 2 green", "advance 1 red")
    assert talk.turn().until(BLUE).turn().verdict() == "broken"


def test_the_same_promise_kept() -> None:
    talk = paying("give sacrifice", "give arrogance", "refuse", "give egotism", "advance 2 pink", "advance 1 red")
    assert talk.turn().verdict() == "kept"


def test_what_is_taken_back_was_not_paid() -> None:
    talk = paying("give sacrifice", "refuse", "withdraw").turn().until(BLUE).turn()
    assert talk.verdict() == "not-due unmet"


def test_a_condition_that_is_not_met_binds_nobody() -> None:
    assert paying("refuse", "withdraw").round().turn().verdict() == "not-due unmet"
    talk = paying("refuse", "withdraw").turn("sprint 2", "advance 3 pink")
    assert talk.until(BLUE).turn().verdict() == "not-due unmet"  # a gift


def test_a_condition_that_is_met_too_late_binds_nobody() -> None:
    talk = four().says(BLUE, "promise pink advance 1 if advance").round().turn().until(PINK)
    talk.plays("surge 1", "advance 2", "advance 1 blue").turn().until(BLUE).turn()
    assert talk.verdict() == "not-due unmet"


def test_a_condition_gives_time_until_the_next_turn_after_it() -> None:
    talk = four().plays("supplies 1").says(BLUE, "promise pink advance 3 if advance").turn()
    talk.turn("surge 1", "advance 2", "advance 1 blue").until(BLUE).turn("sprint 2", "advance 3 pink")
    assert talk.verdict() == "kept"
    talk = four().plays("supplies 1").says(BLUE, "promise pink advance 3 if advance").turn()
    talk.turn("surge 1", "advance 2", "advance 1 blue").until(BLUE).turn("sprint 1")
    assert talk.verdict() == "broken"


def test_who_keeps_first_has_kept_once_the_condition_is_met() -> None:
    talk = four().says(BLUE, "promise pink advance 3 if advance").turn("sprint 2", "advance 3 pink")
    assert talk.turn("surge 1", "advance 2", "advance 1 blue").verdict() == "kept"


# I pay a card for you


def helping(answer: str) -> Talkers:
    talk = four(pawn("s20", hand="egotism"), pawn("s20", hand="sacrifice sacrifice"), cerberus="s05")
    talk.says(PINK, "promise blue card")
    return talk.plays("play egotism+", "ask", answer)


@pytest.mark.rule("CER-PAY-01")
def test_a_card_is_kept_broken_or_never_asked_for() -> None:
    assert helping("give sacrifice").verdict() == "kept"
    assert helping("refuse").verdict() == "broken"
    talk = four(pawn("s20"), pawn("s20", hand="sacrifice")).says(PINK, "promise blue card").round().turn()
    assert talk.verdict() == "not-due unasked"


def test_a_card_for_somebody_else_keeps_nothing() -> None:
    players = [pawn("s20"), pawn("s20", hand="sacrifice"), pawn("s20", hand="egotism")]
    talk = four(*players, active=GREEN, pending=["end", "turn green"]).says(PINK, "promise blue card")
    talk.plays("play egotism+", "ask", "give sacrifice", "pay").until(BLUE).turn()
    assert talk.verdict() == "not-due unasked"


def test_a_card_is_promised_for_the_others_next_turn() -> None:
    talk = four(pawn("s20", hand="egotism egotism"), pawn("s20", hand="sacrifice sacrifice"), cerberus="s05")
    talk.says(PINK, "promise blue card").round().turn().until(BLUE)
    talk.plays("play egotism+", "ask", "refuse")
    assert talk.verdict() == "not-due unasked"


# I do you no harm


def test_no_harm_is_kept_by_a_quiet_turn() -> None:
    assert four().says(BLUE, "promise pink spare").round().turn().verdict() == "kept"


@pytest.mark.parametrize(
    ("hand", "actions"),
    [
        ("grudge", ["play grudge", "retreat 2 pink"]),
        ("sabotage", ["play sabotage", "rob pink"]),
        ("sabotage ambush", ["play sabotage+", "give ambush", "sabotage pink", "discard egotism"]),
        ("ambush", ["play ambush"]),  # Cerberus moves on to pink's space
    ],
)
def test_a_retreat_a_card_and_a_capture_are_harm(hand: str, actions: list[str]) -> None:
    players = [traitor(hand), pawn("s11", hand="egotism egotism"), pawn("s20"), pawn("s20")]
    talk = four(*players, captured=[BLUE], cerberus="s10").says(BLUE, "promise pink spare").plays(*actions)
    assert talk.verdict() == "broken"


def test_what_is_done_without_a_question_counts_as_well() -> None:
    """One Adventurer is left: nobody is asked whom a card is for."""
    alone = {"captured": [BLUE, GREEN, RED], "cerberus": "s05"}
    players = [traitor("grudge"), pawn("s20"), traitor(), {"camp": "eliminated"}]
    talk = four(*players, **alone).says(BLUE, "promise pink spare").plays("play grudge")
    assert (talk.table.at(PINK), talk.verdict()) == ("s18", "broken")
    talk = four(pawn("s20"), pawn("s20"), traitor(), traitor(), captured=[GREEN, RED], cerberus="s05")
    talk.says(BLUE, "promise pink advance 1").plays("surge 1", "advance 2")
    assert (talk.table.at(PINK), talk.verdict()) == ("s21", "kept")


def test_harm_to_others_is_none_to_pink() -> None:
    players = [traitor("grudge"), pawn("s19"), pawn("s20"), pawn("s20")]
    talk = four(*players, captured=[BLUE], cerberus="s05").says(BLUE, "promise pink spare")
    assert talk.turn("play grudge", "retreat 2 green").until(BLUE).turn().verdict() == "kept"


def test_the_hunt_is_nobodys_doing() -> None:
    talk = four(pawn("s20"), pawn("s05"), cerberus="s04", rage=1).says(BLUE, "promise pink spare").turn()
    assert talk.table.camp(PINK) == "cerberus"
    assert talk.verdict() == "not-due taken"


def test_harm_before_the_condition_was_met_breaks_nothing() -> None:
    talk = four(pawn("s15", hand="opportunism")).says(BLUE, "promise pink spare if advance")
    talk.turn("play opportunism", "advance 1", "retreat 1 pink", "sprint 1")
    talk.turn("surge 1", "advance 2", "advance 1 blue").until(BLUE).turn()
    assert talk.verdict() == "kept"


def test_a_match_that_is_over_first_asked_for_no_mercy() -> None:
    talk = four(pawn("s31"), revealed=True, barques=[1, 0, 0]).says(PINK, "promise green spare").turn("sprint 1")
    assert talk.verdict() == "not-due ended"


# I do not leave without you


@pytest.mark.parametrize(
    ("pink", "seats", "word"),
    [("aboard", 2, "kept"), ("s20", 1, "broken")],
)
def test_to_leave_together(pink: str, seats: int, word: str) -> None:
    talk = four(pawn("s31"), pawn(pink), revealed=True, barques=[seats, 0, 0]).says(BLUE, "promise pink together")
    talk.turn("sprint 1")
    assert (talk.table.ending, talk.verdict()) == ("escaped", word)


def test_who_stays_behind_or_is_taken_was_never_left() -> None:
    talk = four(pawn("s31"), revealed=True, barques=[1, 0, 0]).says(PINK, "promise green together").turn("sprint 1")
    assert talk.verdict() == "not-due ended"
    players = [pawn("s31"), traitor(), pawn("s20"), pawn("s20")]
    talk = four(*players, captured=[PINK], revealed=True, barques=[1, 0, 0]).says(BLUE, "promise pink together")
    assert talk.turn("sprint 1").verdict() == "not-due taken"


# Claims


SEEN: dict[str, object] = {"barques": [2, 0, 0], "looked": [[BLUE], [], []]}


@pytest.mark.rule("CER-BARQ-04")
def test_a_claim_is_true_or_a_lie() -> None:
    talk = four(**SEEN).says(BLUE, "claim barque 1 2").says(BLUE, "claim barque 1 3").says(PINK, "claim barque 1 2")
    assert talk.verdicts() == ["true 2 yes", "lie 2 yes", "true 2 no"]


@pytest.mark.rule("CER-BARQ-04")
def test_what_another_barque_is_makes_a_lie() -> None:
    talk = four(pawn("s31"), **SEEN, revealed=False)
    talk.says(BLUE, "claim barque 2 2")
    assert talk.verdicts()[0].startswith("lie")


@pytest.mark.rule("CER-BARQ-04")
def test_what_nobody_ever_saw_is_unknowable() -> None:
    """The active Barque is turned up, the match ends, and the others leave unseen."""
    talk = (
        four(pawn("s31"), revealed=True, barques=[1, 0, 0]).says(BLUE, "claim barque 2 3").says(RED, "claim barque 1 1")
    )
    talk.says(RED, "claim barque 2 1").turn("sprint 1")
    assert talk.verdicts() == ["unknowable 0 yes", "true 1 yes", "lie 0 yes"]


@pytest.mark.rule("CER-BARQ-04", "CER-BARQ-05")
def test_a_claim_is_held_against_what_comes_to_light_later() -> None:
    """Nobody has looked when it is said; then blue looks."""
    talk = four(pawn("s20", hand="cowardice")).says(PINK, "claim barque 2 3").says(PINK, "claim barque 2 1")
    talk.plays("play cowardice", "look 2", "seats 3")
    assert talk.verdicts() == ["true 3 no", "lie 3 no"]


@pytest.mark.rule("CER-BARQ-03")
def test_a_claim_follows_its_barque_through_a_swap() -> None:
    talk = four(pawn("s20", hand="cowardice"), pawn("s20", hand="cowardice"), **SEEN)
    talk.says(BLUE, "claim barque 1 2").says(PINK, "claim barque 3 3").turn("play cowardice", "swap 1 3")
    talk.says(BLUE, "claim barque 1 2").says(BLUE, "claim barque 3 2")
    talk.plays("play cowardice", "look 1", "seats 3")
    assert talk.verdicts() == ["true 2 yes", "true 3 no", "lie 3 no", "true 2 yes"]


@pytest.mark.rule("CER-BARQ-01")
def test_the_third_follows_from_two() -> None:
    talk = four(barques=[2, 1, 0], looked=[[BLUE], [PINK], []])
    assert talk.says(RED, "claim barque 3 3").says(RED, "claim barque 3 1").verdicts() == ["true 3 no", "lie 3 no"]


@pytest.mark.rule("CER-BARQ-04")
def test_what_was_taken_back_counts_as_it_stood() -> None:
    """By consent the look is taken back after the claim, and another tile is found: blue told what blue had seen."""
    talk = four(pawn("s20", hand="cowardice")).plays("play cowardice", "look 2", "seats 3")
    talk.says(BLUE, "claim barque 2 3")
    talk.match.undo(BLUE, consent=True)
    talk.plays("look 2", "seats 1").says(BLUE, "claim barque 2 3")
    assert talk.verdicts() == ["true 3 yes", "lie 1 yes"]


def test_a_whole_evening_of_talk_is_judged_quickly() -> None:
    """Hundreds of statements at one table, all of them of the right kind of word."""
    rng = Rng("evening")
    match = CERBERE.match(7, "evening")
    everything = list(STATEMENTS)
    spoken = []
    while not match.over:
        if len(spoken) < 500:
            statement = everything[rng.below(len(everything))]
            seat = rng.below(7)
            if statement.words.get("whom") != CERBERE.seat_names(7)[seat]:
                spoken.append(Spoken(seat, len(match.record), statement))
        legal = match.legal_actions()
        match.play(legal[rng.below(len(legal))])
    found = STATEMENTS.judge(match, spoken)
    assert len(found) == len(spoken) > 200
    for said, one in zip(spoken, found, strict=True):
        assert ("" if one is None else one.word) in (VERDICTS[said.statement.kind] or [""])
