# %% [markdown]
# # Write a bot and put it on a server
#
# This bot looks one move ahead: it plays every legal move on a copy and prefers the position that the strongest bot's quick look likes best for it.
# Start a server with `cargo run --release`, or set `TRILYNX_SERVER`.

# %%
import asyncio
import os
import random

import trilynx
from trilynx.client import Client, TableView

SERVER = os.environ.get("TRILYNX_SERVER", "http://127.0.0.1:8770")
chance = random.Random(2)
judge = trilynx.Bot("lyngk")


def value(state: trilynx.State, seat: int) -> float:
    """How good a position is for a seat, from 0 to 1."""
    if state.is_over:
        return (state.returns[seat] + 1) / 2
    win = judge.choose(state, nodes=30).win
    return win if state.to_move == seat else 1 - win


def choose(view: TableView, position: trilynx.State | trilynx.View) -> str:
    assert isinstance(position, trilynx.State)
    moves = position.legal_moves()
    some = chance.sample(moves, min(len(moves), 8))
    return max(some, key=lambda move: value(position.copy().play(move), view["viewer"]))


# %% [markdown]
# The client opens a table with a bot of the server, plays until the game is over, and comes back if the connection is lost.

# %%
async def main() -> None:
    async with Client(SERVER) as client:
        table = await client.open_table("lyngk", ["me", {"bot": "random"}])
        result = await client.play(table, choose)
        print(f"{SERVER}/table/{table}:", result)
        assert result is not None and result["by"] == "rules"


asyncio.run(main())

# %% [markdown]
# With an account it plays under a name and can be rated: make a token in *Your account* and give it to `Client(SERVER, token="trilynx_…")`.
# To let people invite it, open a table with `["me", "open"]`, or `client.play` any table they open.
