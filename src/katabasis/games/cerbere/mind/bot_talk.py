"""What a bot says at the table, what it does to keep its word, and how far it believes the others.

Everything here looks only at what the seat knows: its hand, the Barques it looked at, what lies open, what was said.
A bot speaks about once a round, and says nothing twice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from katabasis.engine.action import Action
from katabasis.engine.bits import members
from katabasis.engine.chance import Rng
from katabasis.engine.state import State
from katabasis.engine.talk import CLAIM, PROMISE, Spoken
from katabasis.games.cerbere import effects
from katabasis.games.cerbere.actions import ADVANCE_KIND, ASK_KIND, END_KIND, GIVE_KIND
from katabasis.games.cerbere.bags import size
from katabasis.games.cerbere.board.roads import ABOARD
from katabasis.games.cerbere.meta import SEAT_NAMES
from katabasis.games.cerbere.mind.habit import least_card
from katabasis.games.cerbere.questions import COST, GIVE, PART, PAY, TURN
from katabasis.games.cerbere.rules.hunt import would_catch
from katabasis.games.cerbere.rules.powers import POWERS
from katabasis.games.cerbere.rules.resolving import distance_of
from katabasis.games.cerbere.state import CerbereState, after, is_adventurer, is_traitor

CREDIT: Final = 0.7  # how far a claim is believed of whom nothing is known
OF_THE_OTHER_SIDE: Final = 0.4  # of it, across the camps
OFTEN: Final = 0.6  # a claim is made so often, unasked
LAST_WORDS: Final = 2  # promises older than that are settled or forgotten
IN_DANGER: Final = 2  # spaces asked for by who would be caught


# What is said


def sayings(s: CerbereState, seat: int, answer: Action, heard: Sequence[Spoken], rng: Rng, lying: float) -> list[str]:
    """Statements in their notation."""
    own = [said.statement.text for said in heard if said.seat == seat]
    if len(own) > s.turn // s.seats + 1 or not (is_adventurer(s, seat) or is_traitor(s, seat)):
        return []
    question = s.pending.now
    found: list[str] = []
    if question.kind == PAY and answer.kind == ASK_KIND:
        found = bargain(s, seat)
    elif question.kind == TURN and not s.revealed:
        found = about_barques(s, seat, heard, rng, lying)
    if not found and question.kind == TURN and answer.kind == END_KIND:
        found = call_for_help(s, seat)
    return [text for text in found if text not in own]


def bargain(s: CerbereState, seat: int) -> list[str]:
    """A card is asked for, of who has most; if the power moves another, that is offered in return.  CER-PAY-04"""
    camp = s.adventurers if is_adventurer(s, seat) else s.traitors
    rich = [other for other in members(camp) if other != seat and size(s.players[other].hand)]
    if not rich:
        return []
    whom = max(rich, key=lambda other: size(s.players[other].hand))
    name = SEAT_NAMES[whom]
    steps = [step.amount for step in POWERS[s.power].effect if step.op == effects.ADVANCE and step.who == effects.OTHER]
    if steps and is_adventurer(s, whom) and s.players[whom].space != ABOARD:
        return [f"ask {name} card", f"promise {name} advance {max(steps)} if card"]
    return [f"ask {name} card"]


def about_barques(s: CerbereState, seat: int, heard: Sequence[Spoken], rng: Rng, lying: float) -> list[str]:
    """What one saw of the first Barque, or says one saw; or a question to who has looked.  CER-BARQ-04"""
    lookers = s.seen_by[0]
    if lookers >> seat & 1:
        mine = [said for said in heard if said.seat == seat and said.statement.kind == CLAIM]
        if any(said.statement.words["slot"] == "1" for said in mine[-1:]):
            return []  # said already; who swaps Barques afterwards says nothing
        asked = any(
            said.statement.form.name == "ask-barque" and said.statement.words["whom"] == SEAT_NAMES[seat]
            for said in heard[-2 * s.seats :]
        )
        if not asked and rng.below(1000) >= int(1000 * OFTEN):
            return []
        truth = int(s.barques[0])
        told = truth
        if lie_pays(s, seat, truth) and rng.below(1000) < int(1000 * lying):
            told = useful_lie(s, seat, truth)
        return [f"claim barque 1 {told}"]
    others = [other for other in members(lookers) if other != seat]
    if others and is_adventurer(s, seat):
        return [f"ask {SEAT_NAMES[others[0]]} barque 1"]
    return []


def lie_pays(s: CerbereState, seat: int, places: int) -> bool:
    """For Cerberus always; for an Adventurer if some will be left behind, or oneself, and better did not know it."""
    if is_traitor(s, seat):
        return True
    ahead = sum(1 for other in members(s.adventurers) if distance_of(s, other) < distance_of(s, seat))
    return ahead >= places or places < min(3, len(members(s.adventurers)))


def useful_lie(s: CerbereState, seat: int, places: int) -> int:
    """More places make Adventurers wait for each other; to Cerberus' players it is useful if they do not."""
    if is_traitor(s, seat):
        return 1 if places > 1 else 3
    return places % 3 + 1 if places < 3 else 2


def call_for_help(s: CerbereState, seat: int) -> list[str]:
    """Who would be caught asks the next Adventurer for an advance."""
    if not is_adventurer(s, seat) or not would_catch(s, s.speed)[1] >> seat & 1:
        return []
    other = int(after(s, seat))
    while other != seat and not is_adventurer(s, other):
        other = int(after(s, other))
    return [f"ask {SEAT_NAMES[other]} advance {IN_DANGER}"] if other != seat else []


# What is kept


def keeping(s: CerbereState, seat: int, heard: Sequence[Spoken]) -> list[Action]:
    """Advances for whom one was promised, the longest first; a card for whom one was promised."""
    said = [one.statement for one in heard if one.seat == seat][-LAST_WORDS:]
    promised = [one for one in said if one.kind == PROMISE]
    if not promised:
        return []
    kind = s.pending.now.kind
    legal = s.legal_actions()
    found: list[Action] = []
    for promise in promised:
        whom = SEAT_NAMES.index(promise.words["whom"])
        deed = promise.form.name
        if deed == "promise-advance" and kind in (PART, COST):
            found += [answer for answer in legal if answer.kind == ADVANCE_KIND and answer.b == whom]
        elif deed == "promise-card" and kind == GIVE and s.active == whom:
            gifts = [answer for answer in legal if answer.kind == GIVE_KIND]
            found += [least_card(gifts)] if gifts else []
    return sorted(found, key=lambda answer: -int(answer.a))


# What is believed


def belief(s: CerbereState, seat: int, heard: Sequence[Spoken]) -> Callable[[State, Rng], bool] | None:
    """Claims about Barques, by who has looked at them and by what became of the speaker's other claims."""
    claims = [said for said in heard if said.statement.kind == CLAIM and said.seat != seat]
    if not claims or s.revealed:
        return None
    believed: list[tuple[int, int, float]] = []
    for said in claims:
        slot, places = int(said.statement.words["slot"]) - 1, int(said.statement.words["places"])
        if not s.seen_by[slot] >> said.seat & 1 or s.seen_by[slot] >> seat & 1:
            continue  # never looked, or it was swapped since; or one knows better
        credit = credit_of(s, seat, said.seat, claims)
        if credit > 0.0:
            believed.append((slot, places, credit))
    if not believed:
        return None

    def fits(guess: State, rng: Rng) -> bool:
        assert isinstance(guess, CerbereState)
        return all(
            guess.barques[slot] == places or rng.below(1000) >= int(1000 * credit) for slot, places, credit in believed
        )

    return fits


def credit_of(s: CerbereState, seat: int, speaker: int, claims: Sequence[Spoken]) -> float:
    """How far a speaker is believed: found out once, hardly any more."""
    said: dict[int, int] = {}
    right = wrong = 0
    for claim in claims:
        if claim.seat != speaker:
            continue
        slot, places = int(claim.statement.words["slot"]) - 1, int(claim.statement.words["places"])
        if s.seen_by[slot] >> seat & 1 and s.seen_by[slot] >> speaker & 1:
            right += s.barques[slot] == places
            wrong += s.barques[slot] != places
        elif any(places == other for place, other in said.items() if place != slot):
            wrong += 1  # there is one of each
        said[slot] = places
    credit = CREDIT if not wrong else 0.1 * CREDIT
    if right and not wrong:
        credit = min(0.95, CREDIT + 0.15 * right)
    return credit if is_adventurer(s, seat) == is_adventurer(s, speaker) else OF_THE_OTHER_SIDE * credit
