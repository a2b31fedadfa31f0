"""The games as PettingZoo environments (AEC).

    from trilynx.pettingzoo import env

    game = env("yinsh")
    game.reset(seed=1)
    for agent in game.agent_iter():
        observation, reward, terminated, truncated, info = game.last()
        move = None if terminated else game.action_space(agent).sample(observation["action_mask"])
        game.step(move)

An observation is a dictionary with `observation`, the planes as that agent sees them, and `action_mask`, which actions it may take now.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from . import GAMES, State

_FIRST = next(iter(GAMES))


def env(game: str = _FIRST, render_mode: str | None = None) -> AECEnv:
    """An environment that refuses illegal actions with an error and wrong use with a warning."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(game, render_mode)))


class raw_env(AECEnv):  # noqa: N801 (PettingZoo's name for it)
    """A game; `game` is what State reads: "yinsh/blitz", "linko players=4"."""

    metadata = {"render_modes": ["ansi"], "name": "trilynx_v1", "is_parallelizable": False}

    def __init__(self, game: str = _FIRST, render_mode: str | None = None) -> None:
        super().__init__()
        self.game = game
        self.render_mode = render_mode
        self.state_ = State(game)
        self.possible_agents = [f"player_{seat}" for seat in range(self.state_.seats)]
        self.agents: list[str] = []
        planes = spaces.Box(0, 255, tuple(self.state_.shape), np.uint8)
        mask = spaces.Box(0, 1, (self.state_.num_actions,), np.int8)
        observation = spaces.Dict({"observation": planes, "action_mask": mask})
        self.observation_spaces = {agent: observation for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.state_.num_actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is None:
            seed = int(np.random.default_rng().integers(1 << 63))
        self.state_ = State(self.game, seed=seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._choose_agent()

    def _choose_agent(self) -> None:
        if self.state_.to_move is not None:
            self.agent_selection = self.possible_agents[self.state_.to_move]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self.possible_agents.index(agent)
        decides = self.state_.to_move == seat
        mask = self.state_.mask() if decides else np.zeros(self.state_.num_actions, np.bool_)
        return {"observation": self.state_.planes(seat), "action_mask": mask.astype(np.int8)}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        assert action is not None, "an agent that decides needs an action"
        self.state_.play_action(int(action))
        self._clear_rewards()
        if self.state_.is_over:
            self.rewards = dict(zip(self.possible_agents, self.state_.returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._choose_agent()
        self._accumulate_rewards()
        # Once the game is over every agent hears of it, the one that ended it first.
        if self.state_.is_over:
            self._deads_step_first()

    def render(self) -> str | None:
        return self.state_.position if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass
