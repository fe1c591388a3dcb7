"""OpenSpiel: Python games with explicit chance, one card or die at a time, observers and structs.

>>> import pyspiel
>>> game = pyspiel.load_game("python_katabasis_abyss", {"players": 2})
>>> state = game.new_initial_state()
>>> state.is_chance_node(), state.action_to_string(state.legal_actions()[0])
(True, 'lord recruiter')
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import katabasis
from katabasis.engine.chance import Rng
from katabasis.engine.errors import BadOption
from katabasis.engine.event import Event
from katabasis.engine.game import Game
from katabasis.engine.option import Option
from katabasis.engine.seats import CHANCE, OPEN, OVER, SPECTATOR
from katabasis.envs.missing import missing
from katabasis.envs.past import Past
from katabasis.envs.seeing import Sight
from katabasis.envs.showing import shown
from katabasis.games import NAMES

try:
    import numpy as np
    import pyspiel
except ImportError as reason:
    raise missing("open_spiel", reason) from reason

SHARED_WIN = {"abyss"}  # games whose returns always add up to one
TITLES = {"abyss": "Abyss", "ahuris": "3 ahuris dans une forteresse", "cerbere": "Cerbère"}


def parameter(option: Option) -> Any:
    """The default of an option in the type that OpenSpiel reads from a game's text: `edition=1` is a number there."""
    if option.default in ("true", "false"):
        return option.default == "true"
    return int(option.default) if option.default.isdigit() else option.default


def written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def type_of(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    return pyspiel.GameType(
        short_name=f"python_katabasis_{game.name}",
        long_name=f"Katabasis: {TITLES[game.name]}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM
        if game.name in SHARED_WIN
        else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # matches have no fixed length to remember
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        default_loadable=True,
        parameter_specification={
            "players": min(game.seats),
            **{option.name: parameter(option) for option in game.options},
        },
    )


class KatabasisGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours with its seats and options."""

    name = ""  # of the game
    type: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        rules = katabasis.game(self.name)
        seats = int(given.pop("players", min(rules.seats)))
        defaults = {option.name: option.default for option in rules.options}
        options = {name: written(value) for name, value in given.items() if written(value) != defaults.get(name)}
        self.sight = Sight(self.name, seats, options)
        shared = self.name in SHARED_WIN
        info = pyspiel.GameInfo(
            num_distinct_actions=self.sight.actions,
            max_chance_outcomes=len(rules.outcomes),
            num_players=self.sight.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0 if shared else None,
            max_game_length=rules.bound,
        )
        super().__init__(self.type, info, params or {})

    def new_initial_state(self, position: object = None) -> KatabasisState:  # noqa: ARG002
        return KatabasisState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.sight, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class KatabasisState(pyspiel.State):  # type: ignore[misc]
    """A position, and what has happened on the way to it.  Clones share nothing that changes."""

    def __init__(self, game: KatabasisGame) -> None:
        super().__init__(game)
        self.position = game.sight.start.copy()
        self.past = Past([], 0)

    def current_player(self) -> int:
        seat = self.position.to_move
        if seat == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if seat == OVER else int(seat)

    def _legal_actions(self, player: int) -> list[int]:
        return [int(action.index) for action in self.position.legal_actions()] if player >= 0 else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.position.chance_outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(int(outcome.index), weight / total) for outcome, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        position = self.position
        game = position.game
        answer = game.outcomes[action] if position.to_move == CHANCE else game.actions[action]
        who, audience = position.to_move, position.audience()
        events: list[Event] = []
        position.notes = events
        position.apply(answer)
        position.notes = None
        self.past.add(int(who), answer.text, int(audience), events)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.position.game
        return game.outcomes[action].text if player < 0 else game.actions[action].text

    def is_terminal(self) -> bool:
        return self.position.to_move == OVER

    def returns(self) -> list[float]:
        return self.position.returns()

    def __str__(self) -> str:
        return shown(self.position)

    # Structs: plain values, for programs in any language.

    def _to_struct(self) -> dict[str, Any]:
        return self.position.to_json()

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        return self.position.view(player).to_json()

    def _action_to_struct(self, player: int, action: int) -> dict[str, str]:
        return {"answer": self._action_to_string(player, action)}

    def _struct_to_actions(self, action_dict: dict[str, str]) -> list[int]:
        game = self.position.game
        text = action_dict["answer"]
        found = game.outcome(text) if self.position.to_move == CHANCE else game.action(text)
        return [int(found.index)]


class Observer:
    """What a player sees: the blocks of docs/envs as float32; or with perfect recall all it has seen, as text only."""

    def __init__(self, sight: Sight, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise BadOption(f"observations of Katabasis take no parameters, not {params}")
        self.sight = sight
        self.recall = bool(iig_obs_type.perfect_recall)
        self.private = iig_obs_type.private_info
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not self.recall and self.private == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            self.tensor = np.zeros(sight.size, np.float32)
            self.dict = {name: self.tensor[place] for name, place in sight.blocks().items()}

    def set_from(self, state: KatabasisState, player: int) -> None:
        """Fill `tensor`, and with it `dict`, from what the player sees."""
        if self.tensor is not None:
            self.tensor[:] = self.sight.observation(state.position, player)

    def string_from(self, state: KatabasisState, player: int) -> str:
        """What the player sees as text: its view, or everything it has seen and done."""
        eyes = {pyspiel.PrivateInfoType.NONE: SPECTATOR, pyspiel.PrivateInfoType.ALL_PLAYERS: OPEN}
        seat = eyes.get(self.private, player)
        if self.recall:
            return state.past.seen_by(seat)
        return json.dumps(state.position.view(seat).to_json(), separators=(",", ":"))


def resampler(rng: Rng) -> Callable[[KatabasisState, int], KatabasisState]:
    """For `ISMCTSBot.set_resampler`: deals again all that the player cannot know."""

    def resampled(state: KatabasisState, player: int) -> KatabasisState:
        other: KatabasisState = state.clone()
        other.position = state.position.resample(player, rng)
        return other

    return resampled


def registered(name: str) -> type[KatabasisGame]:
    """A class for a game, known to OpenSpiel."""
    game_type = type_of(katabasis.game(name))
    made = type(f"Katabasis{name.capitalize()}", (KatabasisGame,), {"name": name, "type": game_type})
    if game_type.short_name not in pyspiel.registered_names():
        pyspiel.register_game(game_type, made)
    return made


GAMES = {name: registered(name) for name in NAMES}
