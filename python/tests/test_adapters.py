"""PettingZoo and OpenSpiel."""

import numpy as np
import pytest

pettingzoo = pytest.importorskip("pettingzoo")


@pytest.mark.parametrize("game", ["yinsh/blitz", "lyngk", "linko players=3"])
def test_pettingzoo_accepts_it(game: str) -> None:
    from pettingzoo.test import api_test, seed_test

    from trilynx.pettingzoo import env

    api_test(env(game), num_cycles=200, verbose_progress=False)
    seed_test(lambda: env(game), num_cycles=50)


def test_pettingzoo_plays_a_whole_game() -> None:
    from trilynx.pettingzoo import env

    game = env("yinsh")
    game.reset(seed=3)
    total = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        observation, reward, terminated, truncated, _ = game.last()
        total[agent] += reward
        game.step(None if terminated or truncated else game.action_space(agent).sample(observation["action_mask"]))
    assert sum(total.values()) == 0 and game.unwrapped.state_.is_over
    assert list(total.values()) == game.unwrapped.state_.returns


@pytest.mark.parametrize(("game", "players"), [("yinsh/blitz", 2), ("lyngk/six", 2), ("linko", 3)])
def test_openspiel_plays_random_games(game: str, players: int) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import trilynx.openspiel  # noqa: F401

    loaded = pyspiel.load_game("python_trilynx", {"game": game, "players": players})
    chance = np.random.default_rng(1)
    for _ in range(3):
        state = loaded.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(chance.choice(outcomes, p=weights)))
                continue
            player = state.current_player()
            legal = state.legal_actions()
            assert sum(state.legal_actions_mask(player)) == len(legal)
            assert state.information_state_string(player)
            copied = state.clone()
            state.apply_action(int(chance.choice(legal)))
            assert copied.legal_actions() == legal
        assert len(state.returns()) == players and sum(state.returns()) == pytest.approx(0)
    observer = loaded.make_py_observer()
    observer.set_from(state, 0)
    assert observer.tensor.shape == (np.prod(loaded.shape),)
