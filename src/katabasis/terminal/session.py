"""One match at a terminal: what is shown, what is typed, bots in the other seats.

The record is saved after each answer, so that nothing is lost however the session ends.
"""

from __future__ import annotations

import contextlib
import difflib
from collections.abc import Callable, Sequence
from pathlib import Path

from katabasis.bots import Bot, Eyes
from katabasis.coach import hint, report
from katabasis.coach.telling import hint_lines, report_lines
from katabasis.engine.chance import Rng
from katabasis.engine.dealers import Human
from katabasis.engine.errors import KatabasisError, NothingToUndo
from katabasis.engine.game import CHANCE, Action, Message
from katabasis.engine.match import Match
from katabasis.engine.talk import Statement
from katabasis.names import put_names, unnamed
from katabasis.rulebook import plain, rulebook
from katabasis.terminal.commands import COMMANDS, Typed, number, understood
from katabasis.terminal.ledger import Ledger
from katabasis.terminal.phrases import as_card, listed, rules_about
from katabasis.terminal.sheets import sheet_of
from katabasis.words import Words, seat_forms

FEW = 12  # outcomes of chance that are worth listing
SOME = 3  # refused answers that are worth naming
THINKING = 1.5  # seconds for a hint
LOOKING_BACK = 15.0  # seconds for luck and skill


class Session:
    """Asks and shows until the match is over or the player leaves."""

    def __init__(
        self,
        match: Match,
        people: list[int],
        bot: Bot,
        rng: Rng,
        words: Words,
        path: Path,
        show: Callable[[str, str], None],
        ask: Callable[[str], str],
        again: str = "katabasis play --resume",
        stays: bool = False,
        names: Sequence[str] = (),
    ) -> None:
        self.match = match
        self.drawn = sheet_of(match)
        self.people = people  # seats answered here
        self.bot = bot
        self.rng = rng
        self.words = words
        self.path = path
        self.line = show  # a line and its style
        self.names = names or unnamed(match.game.name, match.seat_names, words)  # by seat
        self.ask = ask  # a prompt; raises EOFError at the end of input
        self.again = again  # the command that goes on with this match
        self.stays = stays  # somebody sits here, and may have questions when the match is over
        self.copies: list[Path] = []  # where the player saved it too
        self.ledger = Ledger(match, path)
        self.told = 0  # length of the record when the log was last shown

    # The loop

    def run(self) -> None:
        """Play on until the end of the match or of the input."""
        self._keep()
        try:
            while not self.match.over:
                if not self._others():
                    self._news()
                    self._question()
                    self._listen()
        except (EOFError, KeyboardInterrupt, _Quit):
            self._say("terminal-left", {"path": str(self.path), "command": self.again})
            return
        self._news()
        self._result()
        if self.stays:
            self._afterwards()

    def _afterwards(self) -> None:
        """The match is over, and the player may want to know how it came to that."""
        self._say("coach-after")
        while True:
            try:
                typed = understood(self.ask("> ").strip() or "quit", self.words)
            except (EOFError, KeyboardInterrupt):
                return
            if typed.command in ("", "quit"):
                return
            if typed.command in ("luck", "log", "sheet", "rules", "save", "help"):
                self._obey(typed)
            else:
                self._say("coach-after")

    def _others(self) -> bool:
        """Let a bot answer if it is asked."""
        seat = self.match.to_move
        if seat == CHANCE or seat in self.people:
            return False
        eyes = Eyes(self.match.state, seat, self.rng)
        self.bot.heard = self.ledger.spoken
        action = self.bot.choose(eyes, self.rng)
        for statement in self.bot.speak(eyes, self.rng):
            with contextlib.suppress(KatabasisError):  # the match goes on without it
                self._spoken(seat, self.ledger.say(seat, statement.text))
        self._play(action)
        return True

    def _play(self, action: Action) -> None:
        self.match.play(action)
        self._keep()

    def _keep(self) -> None:
        """Save the record; a full disk does not stop the match, and the player hears of it."""
        try:
            self.match.save(self.path)
        except OSError as wrong:
            self._say("terminal-cannot-save", {"path": str(self.path), "cause": wrong.strerror or str(wrong)}, "wrong")

    # Showing

    def show(self, line: str, style: str) -> None:
        """A line with everybody's name in it."""
        self.line(put_names(line, self.names, self.words.language), style)

    def _say(self, key: str, values: dict[str, int | str] | None = None, style: str = "") -> None:
        self.show(self.words.say(key, values), style)

    @property
    def eyes(self) -> int:
        """Whose knowledge is on the screen: the seat asked, or the first one here."""
        return self.match.to_move if self.match.to_move in self.people else self.people[0]

    def _news(self) -> None:
        """What happened since it was last told."""
        for message in self.match.messages(self.eyes, self.told):
            self.show(self.words.text(message), "turn" if message.key.endswith("turn-begins") else "log")
        self.told = len(self.match.record)

    def _sheet(self) -> None:
        for line in self.drawn.sheet(self.match.view(self.eyes), self.words):
            self.show(line, "sheet")

    def _question(self) -> None:
        match = self.match
        if match.to_move != CHANCE:  # whoever reads real dice sees the table
            self.show("", "")
            self._sheet()
        message = match.game.question_message(match.state, self.eyes)
        prefix = ""
        if len(self.people) > 1 and match.to_move != CHANCE:
            prefix = self.drawn.seat_title(match.view(self.eyes), match.to_move, self.words) + " — "
        self.show(prefix + self.words.text(message), "question")
        if match.to_move == CHANCE:
            self._possible_outcomes()
            return
        for place, action in enumerate(match.legal_actions(), 1):
            self.show(f"  {place}) {self._text(action)}", "choice")
        self._not_now(len(match.legal_actions()) + 1)

    def _not_now(self, first: int) -> None:
        """What cannot be done, in numbers that follow those of the choices, for `why`."""
        refused = self._refused()
        if len(refused) > SOME:
            self._say("terminal-not-now-many", {"first": first, "last": first + len(refused) - 1}, "refused")
        elif refused:
            listed = " · ".join(f"{place}) {self._text(action)}" for place, action in enumerate(refused, first))
            self._say("terminal-not-now", {"choices": listed, "number": first}, "refused")

    def _possible_outcomes(self) -> None:
        names = [outcome.text.partition(" ")[2] for outcome in self.match.legal_actions()]
        few = names if len(names) <= FEW else [*names[:FEW], "…"]
        self._say("terminal-outcomes", {"choices": ", ".join(few)}, "refused")

    def _text(self, action: Action) -> str:
        text = self.words.text(self.match.game.action_message(action))
        return put_names(text, self.names, self.words.language)

    def _refused(self) -> list[Action]:
        """What a player may wonder about, but cannot do now."""
        legal = self.match.legal_actions()
        return [action for action in self.match.game.related(self.match.state, self.eyes) if action not in legal]

    def _result(self) -> None:
        match = self.match
        self.show("", "")
        self._sheet()
        self._say(f"{match.game.name}-ending-{match.ending}", style="question")
        view = match.view(self.eyes)
        winners = [self.drawn.seat_title(view, seat, self.words) for seat in match.winners]
        if set(match.winners) & set(self.people):
            self._say("terminal-won" if len(self.people) == 1 else "terminal-winners", listed(winners), "question")
        elif winners:
            self._say("terminal-winners", listed(winners), "question")
        else:
            self._say("terminal-nobody", style="question")
        for line in self.ledger.told(self.words):
            self.show(line, "log")
        self._say("terminal-saved", {"path": str(self.path)})

    # Listening

    def _listen(self) -> None:
        """Read lines until one of them is an answer, or something changed."""
        while True:
            line = self.ask("> ").strip()
            if not line:
                self._say("terminal-empty-line")
                continue
            try:
                if self._obey(understood(line, self.words)):
                    return
            except KatabasisError as wrong:
                self.show(str(wrong), "wrong")

    def _obey(self, typed: Typed) -> bool:
        """Do what was typed; whether the question must be shown anew."""
        if typed.command == "":
            return self._answer(typed.rest)
        if typed.command == "quit":
            raise _Quit
        if typed.command in ("undo", "takeback"):
            return self._undo(consent=typed.command == "takeback")
        if typed.command == "explain":
            self._explain(typed.rest)
        elif typed.command == "why":
            self._why(typed.rest)
        elif typed.command == "hint":
            self._hint()
        elif typed.command == "luck":
            self._luck()
        elif typed.command == "log":
            self._log()
        elif typed.command == "sheet":
            self._sheet()
        elif typed.command == "rules":
            self._rules(typed.rest)
        elif typed.command == "order":
            return self._order(typed.rest)
        elif typed.command == "say":
            self._state(typed.rest)
        elif typed.command == "save":
            self._save(typed.rest)
        else:
            self._help()
        return False

    def _answer(self, text: str) -> bool:
        action = self._meant(text, self.match.legal_actions())
        if action is None:
            return False
        self._play(action)
        return True

    def _meant(self, text: str, choices: list[Action]) -> Action | None:
        """The choice with this number, notation or text; None after saying what is wrong."""
        chance = self.match.to_move == CHANCE
        typed = number(text)
        if typed is not None and not chance:
            if 1 <= typed <= len(choices):
                return choices[typed - 1]
            self._unknown_number(typed, len(choices))
            return None
        for action in choices:
            names = self._names(action)
            if chance:
                names.append(plain(action.text.partition(" ")[2]))
            if plain(text) in names or (chance and as_card(text, self.words, self.drawn.LETTERS) in names):
                return action
        self._unknown_text(text)
        return None

    def _names(self, action: Action) -> list[str]:
        """What an action is called: its notation and its text, without accents."""
        return [plain(action.text), plain(self._text(action))]

    def _unknown_number(self, typed: int, count: int) -> None:
        refused = self._refused()
        if count < typed <= count + len(refused):
            self._why(str(typed))
        else:
            self._say("terminal-no-such-number", {"number": typed, "count": count}, "wrong")

    def _unknown_text(self, text: str) -> None:
        for action in self.match.game.actions:
            if plain(text) in self._names(action):
                self._reason(action)
                return
        known = [] if self.match.to_move == CHANCE else self.match.game.actions
        named = [name for action in known for name in (action.text, self._text(action))]
        named += [*COMMANDS, *(self.words.say(f"terminal-command-{command}") for command in COMMANDS)]
        spelt = {plain(name): name for name in named}
        close = difflib.get_close_matches(plain(text), list(spelt), n=1, cutoff=0.5)
        if close:
            self._say("terminal-not-understood-near", {"text": text, "near": spelt[close[0]]}, "wrong")
        elif self.match.to_move == CHANCE:
            self._say("terminal-cannot-come", {"text": text}, "wrong")
            self._possible_outcomes()
        else:
            self._say("terminal-not-understood", {"text": text}, "wrong")

    # Commands

    def _undo(self, consent: bool) -> bool:
        answers = self.match.answers
        mine = [answer.seat for answer in answers if answer.seat in self.people]
        typed = len(mine) > 0 or (len(answers) > 0 and isinstance(self.match.dealer, Human))
        try:
            self.match.undo(mine[-1] if mine else self.eyes, consent=consent)
        except NothingToUndo:
            self._say("terminal-undo-horizon" if typed and not consent else "terminal-undo-nothing", style="wrong")
            return False
        self._keep()
        self.told = len(self.match.record)
        self._say("terminal-undone")
        return True

    def _explain(self, text: str) -> None:
        if not text:
            self._help()
            return
        action = self._meant(text, self.match.legal_actions())
        if action is not None:
            message = self.match.game.action_message(action)
            self.show(self.words.help(message), "")
            self._cite(message)

    def _why(self, text: str) -> None:
        """Why something is not offered: by its number after the choices, or by its name."""
        legal = self.match.legal_actions()
        refused = self._refused()
        if not text:
            for place, action in enumerate(refused, len(legal) + 1):
                self._reason(action, f"{place}) ")
            if not refused:
                self._say("terminal-all-offered")
            return
        typed = number(text)
        if typed is not None:
            if 1 <= typed <= len(legal):
                self._say("terminal-is-offered", {"choice": text})
            elif len(legal) < typed <= len(legal) + len(refused):
                self._reason(refused[typed - len(legal) - 1])
            else:
                self._say("terminal-no-such-number", {"number": typed, "count": len(legal) + len(refused)}, "wrong")
            return
        if self._meant(text, legal) is not None:
            self._say("terminal-is-offered", {"choice": text})

    def _reason(self, action: Action, listed: str = "") -> None:
        reason = self.match.why_not(action, self.eyes)
        if reason is not None:
            self._say("terminal-labelled", {"label": listed + self._text(action), "text": self.words.text(reason)})
            if not listed:  # a long list would drown in rules
                self._cite(reason)

    def _hint(self) -> None:
        """What the coach would answer, from nothing but what the seat knows."""
        seat = self.match.to_move
        if seat not in self.people:
            self._say("coach-not-asked")
            return
        found = hint(Eyes(self.match.state, seat, self.rng), self.rng, seconds=THINKING)
        for line in hint_lines(found, self.match.game, self.words):
            self.show(line, "")

    def _luck(self) -> None:
        """How the result came about, once everything is open."""
        if not self.match.over:
            self._say("coach-not-over")
            return
        for line in report_lines(report(self.match, seconds=LOOKING_BACK), self.match.game, self.words, self.names):
            self.show(line, "log")

    def _cite(self, message: Message) -> None:
        if message.rule:
            rule = rulebook(self.match.game.name).rule(message.rule)
            self.show(f"  [{rule.id}] {rule.text(self.words.language)}", "rule")

    def _order(self, text: str) -> bool:
        """Give a standing order, or tell how; whether the question must be shown anew."""
        orders = self.match.game.orders()
        if not orders:
            self._say("terminal-no-orders")
            return False
        if not text:
            self._say("terminal-orders", {"first": orders[0].text, "last": orders[-1].text})
            return False
        self.match.order(self.eyes, f"order {plain(text)}")
        self._keep()
        self._say("terminal-ordered")
        return True

    def _state(self, text: str) -> None:
        """Promise, claim or ask something, or tell how; nobody is bound by it."""
        statements = self.ledger.statements
        if statements is None:
            self._say("terminal-no-statements")
            return
        if not text:
            listed = list(statements)
            self._say("terminal-statements", {"first": listed[0].text, "last": listed[-1].text})
            for line in self.ledger.told(self.words):
                self.show(line, "log")
            return
        self._spoken(self.eyes, self.ledger.say(self.eyes, plain(text)))

    def _spoken(self, seat: int, statement: Statement) -> None:
        assert self.ledger.statements is not None
        told = self.words.text(self.ledger.statements.message(statement))
        self._say("terminal-labelled", {"label": seat_forms(seat)[""], "text": told}, "log")

    def _log(self) -> None:
        for message in self.match.messages(self.eyes):
            self.show(self.words.text(message), "log")

    def _rules(self, text: str) -> None:
        for line in rules_about(self.match.game.name, text, self.words):
            self.show(line, "rule")

    def _save(self, text: str) -> None:
        try:
            target = Path(text).expanduser() if text else self.path
            if target.exists() and target.resolve() not in [known.resolve() for known in (self.path, *self.copies)]:
                self._say("terminal-exists", {"path": text}, "wrong")
                return
            self.match.save(target)
        except (OSError, RuntimeError, ValueError) as wrong:  # no such folder, no such user, no such name
            cause = (wrong.strerror if isinstance(wrong, OSError) else "") or str(wrong)
            self._say("terminal-cannot-save", {"path": text or str(self.path), "cause": cause}, "wrong")
            return
        self.copies.append(target)
        self._say("terminal-saved", {"path": str(target)})

    def _help(self) -> None:
        for command in ["answer", *COMMANDS]:
            self._say(f"terminal-help-{command}")


class _Quit(Exception):
    """The player leaves; everything is saved already."""
