"""Random steps a second of many games at once, on one thread."""

import time

import trilynx

GAMES = [*(f"{game}/{variant}" for game, variants in trilynx.GAMES.items() if game != "linko" for variant in variants), *(f"linko players={n}" for n in range(2, 6))]

for game in GAMES:
    env = trilynx.VecEnv(game, 256)
    start, steps = time.perf_counter(), 0
    while time.perf_counter() - start < 2:
        for _ in range(50):
            env.step(env.sample())
        steps += 50 * len(env)
    print(f"VecEnv {game:16} {steps / (time.perf_counter() - start) / 1e6:.2f} M steps/s")
