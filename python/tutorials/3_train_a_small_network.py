# %% [markdown]
# # Train a small network
#
# A network with one hidden layer learns who wins in blitz YINSH, from positions of random games; nothing but NumPy. Then it plays: it looks at every position
# one move ahead and takes the best. That is far from a strong bot, and clearly better than chance.

# %%
import numpy as np

from trilynx import State, VecEnv

GAMES, STEPS, HIDDEN = 256, 400, 64
generator = np.random.default_rng(1)

# %% [markdown]
# Positions come from many games at once. When a game ends, all of its positions learn its result, each from the side of the player who was to move.

# %%
env = VecEnv("yinsh/blitz", GAMES, seed=1)
size = int(np.prod(env.shape))
waiting: list[list[tuple[np.ndarray, int]]] = [[] for _ in range(GAMES)]
seen, worth = [], []
for step in range(STEPS):
    if step % 3 == 0:
        for game in range(GAMES):
            waiting[game].append((env.planes[game].ravel().copy(), int(env.seat[game])))
    _, _, reward, done = env.step(env.sample())
    for game in np.flatnonzero(done):
        for planes, seat in waiting[game][-8:]:
            seen.append(planes)
            worth.append(reward[game, seat])
        waiting[game].clear()
scale = np.maximum(np.array(seen).max(axis=0), 1).astype(np.float32)
inputs, targets = np.array(seen) / scale, np.array(worth, np.float32)
print(len(inputs), "positions, average worth", targets.mean())

# %% [markdown]
# One hidden layer, plain gradient descent with momentum, a tenth of the positions kept aside.

# %%
first = generator.normal(0, 1 / np.sqrt(size), (size, HIDDEN)).astype(np.float32)
second = np.zeros(HIDDEN, np.float32)
speed = [np.zeros_like(first), np.zeros_like(second)]


def judge(planes: np.ndarray) -> np.ndarray:
    """What positions are worth to the player to move, from -1 to 1."""
    return np.tanh(np.maximum(planes @ first, 0) @ second)


kept = len(inputs) // 10
before = float(np.mean((judge(inputs[:kept]) - targets[:kept]) ** 2))
for _ in range(600):
    some = generator.integers(kept, len(inputs), 256)
    hidden = np.maximum(inputs[some] @ first, 0)
    guess = np.tanh(hidden @ second)
    slope = (guess - targets[some]) * (1 - guess**2) / len(some)
    gradients = [inputs[some].T @ (np.outer(slope, second) * (hidden > 0)), hidden.T @ slope]
    for n, weights in enumerate((first, second)):
        speed[n] = 0.9 * speed[n] - 0.3 * gradients[n]
        weights += speed[n]
after = float(np.mean((judge(inputs[:kept]) - targets[:kept]) ** 2))
print(f"error on positions it has not seen: {before:.3f} before, {after:.3f} after")
assert after < before

# %% [markdown]
# Twenty games against chance, ten with each colour.


# %%
def best(state: State) -> str:
    """The move after which the network likes its own side best."""
    seat, moves = state.to_move, state.legal_moves()
    next_states = [state.copy().play(move) for move in moves]
    ended = [next_state.returns[seat] if next_state.is_over else None for next_state in next_states]
    own = np.array([next_state.to_move == seat for next_state in next_states])
    values = judge(np.array([next_state.planes().ravel() for next_state in next_states]) / scale)
    values = np.where(own, values, -values)
    return max(zip(ended, values, moves, strict=True), key=lambda it: it[1] if it[0] is None else 2 * it[0])[2]


won = 0.0
for game in range(20):
    state = State("yinsh/blitz")
    while not state.is_over:
        move = best(state) if state.to_move == game % 2 else str(generator.choice(state.legal_moves()))
        state.play(move)
    won += (state.returns[game % 2] + 1) / 2
print(f"{won} of 20 games won")
assert won > 10
