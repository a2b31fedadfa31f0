# %% [markdown]
# # Play a game
#
# A `State` is a game in progress. It starts from the name of a game, and moves are short texts: `e5` places a ring on e5.

# %%
import random

import trilynx

state = trilynx.State("yinsh")
state.play("e5").play("f6")
print("to move:", state.to_move, "- to decide:", state.decision, "- choices:", len(state.legal_moves()))

# %% [markdown]
# The rules know why a move is not allowed, and which clause of the rulebook says so.

# %%
refusal = state.why_not("e5")
print(refusal, "- clause", refusal.clause)
assert refusal.clause == "YINSH D2"

# %% [markdown]
# A whole game: the bot `level3` with a few hundred positions a move against somebody who plays at random.

# %%
chance = random.Random(1)
bot = trilynx.Bot("yinsh", "level3")
while not state.is_over:
    move = bot.choose(state, nodes=300, seed=len(state.moves)).move if state.to_move == 0 else chance.choice(state.legal_moves())
    state.play(move)
print("winners:", state.winners, "- rings:", state.scores, "- moves:", len(state.moves))
assert state.winners == [0]

# %% [markdown]
# The game as a record: text that the program, the web app and Python read again, move by move.

# %%
text = state.record({"Seat-0": "level3", "Seat-1": "chance"})
print(text[:200])
(record,) = trilynx.read_records(text)
assert record.state() == state

# %% [markdown]
# What would the strongest bot have said after twenty moves? Three lines with the probability that the player to move wins.

# %%
thought = trilynx.Bot("yinsh").choose(record.state(after=20), nodes=5000, lines=3)
for line in thought.lines:
    print(f"{line.win:.2f}", " ".join(line.moves[:4]))
