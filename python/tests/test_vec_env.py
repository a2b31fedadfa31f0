"""Many games at once."""

import sys
import threading
import time

import numpy as np
import pytest

from trilynx import State, VecEnv


@pytest.mark.parametrize("game", ["yinsh", "yinsh/blitz", "lyngk", "linko players=4"])
def test_steps_follow_the_rules(game: str) -> None:
    env = VecEnv(game, 32, seed=5)
    planes, mask = env.reset(seed=5)
    assert planes.shape == (32, *env.shape) and mask.shape == (32, env.num_actions) and len(env) == 32
    ended = 0
    for _ in range(600):
        state = State(env.position(7))
        assert np.array_equal(state.mask(), mask[7]) and np.array_equal(state.planes(), planes[7])
        assert state.to_move == env.seat[7]
        actions = env.sample()
        assert mask[np.arange(32), actions].all()
        before = planes
        planes, mask, reward, done = env.step(actions)
        assert planes is before, "the arrays are made once"
        assert np.abs(reward.sum(axis=1)).max() < 1e-6 and not reward[~done].any()
        ended += int(done.sum())
    assert ended > 0


def test_the_same_seed_gives_the_same_games() -> None:
    def run(seed: int, threads: int) -> np.ndarray:
        env = VecEnv("lyngk", 9, seed=seed, threads=threads)
        for _ in range(40):
            env.step(env.sample())
        return env.planes.copy()

    assert np.array_equal(run(1, 1), run(1, 4)) and not np.array_equal(run(1, 1), run(2, 1))


def test_an_illegal_action_plays_nothing() -> None:
    env = VecEnv("yinsh", 3)
    before, actions = env.planes.copy(), env.sample().copy()
    for wrong in [-1, 2140, 1 << 40]:
        actions[1] = wrong
        with pytest.raises(ValueError, match="game 1"):
            env.step(actions)
    with pytest.raises(ValueError, match="2 actions for 3 games"):
        env.step(np.zeros(2, np.int64))
    with pytest.raises(TypeError):
        env.step(np.zeros(3, np.float32))
    assert np.array_equal(before, env.planes)
    for game, number in [("chess", 1), ("yinsh", 0), ("yinsh", 1 << 22)]:
        with pytest.raises(ValueError):
            VecEnv(game, number)


def test_threads_of_python_go_on() -> None:
    """Another thread counts while one long step runs, and only what it counts strictly inside that step is looked at."""
    env = VecEnv("yinsh", 1 << 14, threads=1)
    counted, ends = [0], threading.Event()

    def count() -> None:
        while not ends.is_set():
            counted[0] += 1
            time.sleep(0)  # hands the interpreter over

    counter = threading.Thread(target=count)
    # Python itself would change threads only after an hour: what is counted inside a step is counted because it released the interpreter.
    usual = sys.getswitchinterval()
    actions = env.sample()
    counter.start()
    try:
        sys.setswitchinterval(3600)
        inside = []
        for _ in range(20):
            before = counted[0]
            env.step(actions)
            inside.append(counted[0] - before)
            actions = env.sample()
    finally:
        sys.setswitchinterval(usual)
        ends.set()
        counter.join()
    assert max(inside) > 0, inside
