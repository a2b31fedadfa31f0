"""The games for OpenSpiel.

    import trilynx.openspiel  # registers the games
    import pyspiel

    game = pyspiel.load_game("python_trilynx(game=yinsh)")
    state = game.new_initial_state()

What chance decides is dealt by a chance node at the start that draws one of a thousand seeds: the deals of LYNGK and Linko! are far too many to be listed.
`observation_tensor` holds what a player may know, `information_state_string` besides that the public history is not part of it, so Linko! has imperfect
recall there; the games without hidden cards have perfect information.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from . import GAMES, PLAYERS, State, View

SEEDS = 1000
_DEFAULTS: dict[str, Any] = {"game": next(iter(GAMES)), "players": 2}


def _game_type() -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name="python_trilynx",
        long_name="Trilynx",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=5,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=dict(_DEFAULTS),
    )


_GAME_TYPE = _game_type()


class TrilynxGame(pyspiel.Game):
    """A game; the parameter `game` is its name with a variant, `players` how many play."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = {**_DEFAULTS, **(params or {})}
        name, players = str(params["game"]), int(params["players"])
        fewest, most = PLAYERS.get(name.split("/")[0], (2, 2))
        self.line = name if fewest == most else f"{name} players={players} first=0"
        first = State(self.line)
        if first.seats != players:
            raise ValueError(f"{name} has {first.seats} players, not {players}")
        self.seats = first.seats
        self.shape = first.shape
        info = pyspiel.GameInfo(
            num_distinct_actions=first.num_actions,
            max_chance_outcomes=SEEDS,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=first.most_decisions,
        )
        super().__init__(_GAME_TYPE, info, params)

    def new_initial_state(self) -> TrilynxState:
        return TrilynxState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        return _Observer(self, params)


class TrilynxState(pyspiel.State):
    """A game in progress, and before it the deal."""

    def __init__(self, game: TrilynxGame) -> None:
        super().__init__(game)
        self.line = game.line
        self.game_: State | None = None

    def current_player(self) -> int:
        if self.game_ is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.game_.to_move is None else self.game_.to_move

    def _legal_actions(self, player: int) -> list[int]:
        if self.game_ is None or self.game_.to_move != player:
            return []
        return self.game_.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1.0 / SEEDS) for seed in range(SEEDS)]

    def _apply_action(self, action: int) -> None:
        if self.game_ is None:
            self.game_ = State(self.line, seed=action)
        else:
            self.game_.play_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.game_ is None or player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.game_.move_of(action)

    def is_terminal(self) -> bool:
        return self.game_ is not None and self.game_.is_over

    def returns(self) -> list[float]:
        return [0.0] * self.num_players() if self.game_ is None else self.game_.returns

    def _view(self, player: int) -> View | None:
        return None if self.game_ is None else self.game_.view(player)

    def information_state_string(self, player: int | None = None) -> str:
        view = self._view(self.current_player() if player is None else player)
        return "" if view is None else view.text

    def observation_string(self, player: int | None = None) -> str:
        return self.information_state_string(player)

    def __str__(self) -> str:
        return self.line if self.game_ is None else self.game_.position


class _Observer:
    """Writes what a player may know."""

    def __init__(self, game: TrilynxGame, params: Any) -> None:
        if params:
            raise ValueError(f"an observation has no parameters, and these were given: {params}")
        self.tensor = np.zeros(int(np.prod(game.shape)), np.float32)
        self.dict = {"observation": self.tensor.reshape(game.shape)}

    def set_from(self, state: TrilynxState, player: int) -> None:
        self.tensor.fill(0)
        if state.game_ is not None:
            self.dict["observation"][...] = state.game_.planes(player)

    def string_from(self, state: TrilynxState, player: int) -> str:
        return state.information_state_string(player)


pyspiel.register_game(_GAME_TYPE, TrilynxGame)
