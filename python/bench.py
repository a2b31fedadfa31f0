"""Random steps of many games at once on one thread, per second of processor time: the best of five rounds, and the worst in brackets.

Processor time, because other programs on the machine take time of the clock but none of it.
"""

import time

import trilynx



def lines(game: str, variants: list[str]) -> list[str]:
    """Every variant of a game, with every number of players."""
    fewest, most = trilynx.PLAYERS[game]
    if fewest == most:
        return [f"{game}/{variant}" for variant in variants]
    return [f"{game}/{variant} players={n}" for variant in variants for n in range(fewest, most + 1)]


GAMES = [line for game, variants in trilynx.GAMES.items() for line in lines(game, variants)]
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
