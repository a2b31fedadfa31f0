"""Random steps of many games at once on one thread, per second of processor time: the best of five rounds, and the worst in brackets.

Processor time, because other programs on the machine take time of the clock but none of it.
"""

import time

import trilynx

GAMES = [*(f"{game}/{variant}" for game, variants in trilynx.GAMES.items() if game != "linko" for variant in variants), *(f"linko players={n}" for n in range(2, 6))]
NUMBER = 256


def rate(env: trilynx.VecEnv) -> float:
    """Million steps a second, for one second."""
    start, steps = time.process_time(), 0
    while (took := time.process_time() - start) < 1:
        for _ in range(50):
            env.step(env.sample())
        steps += 50 * NUMBER
    return steps / took / 1e6


for game in GAMES:
    env = trilynx.VecEnv(game, NUMBER, threads=1)
    rates = [rate(env) for _ in range(5)]
    print(f"VecEnv {game:16} {max(rates):.2f} M steps/s [{min(rates):.2f}]")
