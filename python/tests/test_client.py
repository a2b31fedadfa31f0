"""The live client: folding as everywhere else, and whole games on a real server."""

import asyncio
import json
import os
import pathlib

import pytest

from trilynx import Bot, State, View
from trilynx.client import Client, Refused, ServerError, fold

STORY = pathlib.Path(__file__).parents[2] / "web/src/wire/fold.json"
SERVER = os.environ.get("TRILYNX_SERVER", "")

needs_server = pytest.mark.skipif(not SERVER, reason="TRILYNX_SERVER is not set; cargo xtask python starts one")


def test_folding_gives_the_fresh_view() -> None:
    story = json.loads(STORY.read_text())
    view = story["first"]
    for step in story["steps"]:
        fold(view, step["seen"])
        # Of some steps in a row only the last view is told.
        assert step["view"] is None or view == step["view"], step["seen"]["event"]
    assert len(story["steps"]) > 10


@needs_server
@pytest.mark.parametrize(("game", "seats"), [("yinsh/blitz", 2), ("lyngk", 2), ("linko", 3)])
def test_whole_games_against_bots(game: str, seats: int) -> None:
    async def main() -> None:
        async with Client(SERVER) as client:
            table = await client.open_table(game, ["me", *[{"bot": "random"}] * (seats - 1)])
            bot = Bot(game.split("/")[0], "level2")

            def choose(view, position):
                assert isinstance(position, View if view["options"]["game"] == "linko" else State)
                assert position.legal_moves() == view["game"]["decision"]["legal"]
                return bot.choose(position, nodes=50).move

            result = await client.play(table, choose)
            assert result is not None and result["by"] == "rules"

    asyncio.run(asyncio.wait_for(main(), 240))


@needs_server
def test_two_people_meet_and_a_lost_connection_comes_back() -> None:
    async def main() -> None:
        async with Client(SERVER) as one, Client(SERVER) as other:
            table = await one.open_table("yinsh/blitz", ["me", "open"])
            mine = await one.watch(table)
            theirs = await other.watch(table)
            await theirs.do("sit")
            await mine.say("hello")
            with pytest.raises(Refused) as refused:
                await mine.do("play", move="z9", number=0)
            assert refused.value.code
            # The connection is lost in the middle: the client comes back with the version it has and asks again.
            # Who begins is drawn by lot.
            order = (mine, theirs) if (await mine.wait())["viewer"] == 0 else (theirs, mine)
            for player in order * 3:
                view = await player.wait()
                while not (view["game"] and view["game"]["decision"] and view["game"]["decision"]["legal"]):
                    view = await player.wait(view["version"])
                asking = asyncio.ensure_future(player.play(view["game"]["decision"]["legal"][0]))
                await asyncio.sleep(0)
                assert player.client._socket is not None
                player.client._socket.transport.abort()
                version = await asking
                # The answer may come before the event that it is about.
                while (await player.wait())["version"] < version:
                    await player.wait((await player.wait())["version"])
            for player in (mine, theirs):
                view = await player.wait()
                while len(view["game"]["moves"]) < 6:
                    view = await player.wait(view["version"])
                assert len(view["game"]["moves"]) == 6
            with pytest.raises(ServerError) as missing:
                await one.watch("AAAAAAAAAAAA")
            assert missing.value.code == "not_found"

    asyncio.run(asyncio.wait_for(main(), 120))


@needs_server
def test_a_wrong_token_is_told() -> None:
    async def main() -> None:
        with pytest.raises(ServerError):
            async with Client(SERVER, token="trilynx_wrong"):
                pass

    asyncio.run(asyncio.wait_for(main(), 60))
