"""Play on a Trilynx server, as a guest or with the token of an account.

    import asyncio
    from trilynx.client import Client

    async def main():
        async with Client("http://127.0.0.1:8770") as client:
            table = await client.open_table("yinsh", ["me", {"bot": "level3"}])
            result = await client.play(table, lambda view, position: view["game"]["decision"]["legal"][0])
            print(result)

    asyncio.run(main())

A client keeps one connection, comes back when it is lost, and asks again for what was not answered: keys make everything happen once. `fold` is how a
view is kept up to date; docs/protocol.md describes the frames.
"""

from __future__ import annotations

import asyncio
import contextlib
import copy
import inspect
import itertools
import json
import secrets
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Literal, TypedDict, cast

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from . import State, View

Pace = Literal["quick", "natural", "slow"]
Stage = Literal["waiting", "playing", "between", "over", "closed"]


class Played(TypedDict):
    """A move that was played."""

    seat: int
    move: str


class Decision(TypedDict):
    """What a seat has to decide. `legal` is there for the seat that decides."""

    seat: int
    kind: str
    legal: list[str] | None


class GameResult(TypedDict):
    """How a game ended."""

    winners: list[int]
    scores: list[int]
    by: Literal["rules", "resignation", "time", "agreement", "absence", "abort"]
    left: list[int]


class GameView(TypedDict):
    """The game being played, or just over."""

    start: str | None
    rules: int
    moves: list[Played]
    position: dict[str, Any]
    decision: Decision | None
    may_reset: bool
    may_abort: bool
    clocks: dict[str, Any] | None
    result: GameResult | None


class TableView(TypedDict):
    """A table as somebody sees it."""

    id: str
    version: int
    viewer: int | None
    stage: Stage
    options: dict[str, Any]
    seats: list[dict[str, Any]]
    game: GameView | None
    series: dict[str, Any]
    offers: dict[str, Any]
    rated: bool
    rematch: str | None
    commitment: str | None
    chat: list[dict[str, Any]]


Choose = Callable[[TableView, "State | View"], "str | Awaitable[str]"]

_NO_OFFERS: dict[str, Any] = {"draw": None, "takeback": None, "rematch": []}
_MAX_CHAT = 100
_MAX_PAUSE = 30.0


class ServerError(Exception):
    """The server said no. `error` is what it said, `code` the kind of it."""

    def __init__(self, error: dict[str, Any], status: int | None = None) -> None:
        super().__init__(json.dumps(error))
        self.error = error
        self.status = status
        self.code = str(error.get("code", ""))


class Refused(ServerError):
    """A command that is not possible, or a move that a rule forbids: `error` has the clause."""


def fold(view: TableView, seen: dict[str, Any]) -> None:
    """Takes in one event of an `events` frame."""
    view["version"] += 1
    table = cast("dict[str, Any]", view)
    game = table["game"]
    event = seen["event"]
    if event == "seat":
        table["seats"][seen["seat"]] = seen["now"]
    elif event == "replaced":
        table["seats"][seen["seat"]] = seen["now"]
        game["clocks"] = seen["clocks"]
        table["offers"] = copy.deepcopy(_NO_OFFERS)
    elif event == "vacation":
        table["seats"][seen["seat"]] = seen["now"]
        if game is not None:
            game["clocks"] = seen["clocks"]
    elif event == "closed":
        table["stage"] = "closed"
    elif event == "started":
        table.update(seats=seen["seats"], rated=seen["rated"], game=seen["game"], stage="playing", commitment=None)
        table["offers"] = copy.deepcopy(_NO_OFFERS)
        table["series"]["ready"] = []
    elif event == "moved":
        game["moves"].append(seen["played"])
        game.update(seen["now"])
        table["offers"] = copy.deepcopy(_NO_OFFERS)
    elif event == "went_back":
        del game["moves"][seen["to"] :]
        game.update(seen["now"])
        table["rated"] = seen["rated"]
        table["offers"] = copy.deepcopy(_NO_OFFERS)
    elif event == "offers":
        table["offers"] = seen["now"]
    elif event == "ended":
        table.update(game=seen["game"], stage=seen["stage"], series=seen["series"], commitment=seen["commitment"])
        table["offers"] = copy.deepcopy(_NO_OFFERS)
    elif event == "ready":
        table["series"]["ready"] = seen["ready"]
    elif event == "rematch":
        table["rematch"] = seen["table"]
    elif event == "said":
        table["chat"].append(seen["line"])
        del table["chat"][:-_MAX_CHAT]


def position_of(view: TableView) -> State | View:
    """The position of a table as its viewer may know it: a State where nothing is hidden, else a View."""
    game = view["game"]
    if game is None:
        raise ValueError("the game has not started")
    text = game["position"].get("text")
    if text:
        return View(text)
    return State(" ".join([game["start"] or "", *(played["move"] for played in game["moves"])]))


class Table:
    """A table that is watched. `view` is up to date."""

    def __init__(self, client: Client, table: str) -> None:
        self.client = client
        self.id = table
        self.view: TableView | None = None
        self._changed = asyncio.Condition()
        self._error: ServerError | None = None

    async def wait(self, version: int = -1) -> TableView:
        """The view once it is newer than a version."""
        async with self._changed:
            await self._changed.wait_for(lambda: self._error or (self.view is not None and self.view["version"] > version))
        if self._error:
            raise self._error
        assert self.view is not None
        return self.view

    async def changes(self) -> AsyncIterator[TableView]:
        """The view now and whenever it has changed. Changes that come close together may be one."""
        version = -1
        while True:
            view = await self.wait(version)
            version = view["version"]
            yield view

    async def do(self, what: str, **fields: Any) -> int:
        """A command of docs/protocol.md: `await table.do("resign")`. Gives the version at which it is durable; raises Refused."""
        return await self.client._ask(self.id, {"do": what, **fields})

    async def play(self, move: str) -> int:
        """Plays a move in the position that `view` shows."""
        view = await self.wait()
        game = view["game"]
        if game is None:
            raise ValueError("the game has not started")
        return await self.do("play", move=move, number=len(game["moves"]))

    async def say(self, text: str) -> int:
        """Says something at the table."""
        return await self.do("say", text=text)

    async def _hear(self, frame: dict[str, Any]) -> None:
        async with self._changed:
            if frame["say"] == "table":
                self.view = frame["view"]
            elif self.view is not None and frame["from"] == self.view["version"]:
                for seen in frame["events"]:
                    fold(self.view, seen)
            elif self.view is not None and frame["from"] > self.view["version"]:
                await self.client._say({"say": "watch", "table": self.id, "version": self.view["version"], "pace": self.client.pace})
            self._changed.notify_all()

    async def _fail(self, error: ServerError) -> None:
        async with self._changed:
            self._error = error
            self._changed.notify_all()


class Client:
    """A connection to a server, which comes back when it is lost."""

    def __init__(self, server: str = "http://127.0.0.1:8770", *, token: str | None = None, pace: Pace = "quick") -> None:
        """`pace` is how soon bots answer where there is nobody but bots to play against."""
        self.server = server.rstrip("/")
        self.pace = pace
        self.token = token
        self.person: str | None = None
        self._cookie: str | None = None
        self._socket: ClientConnection | None = None
        self._running: asyncio.Task[None] | None = None
        self._tables: dict[str, Table] = {}
        self._asked: dict[str, tuple[dict[str, Any], asyncio.Future[int]]] = {}
        self._numbers = itertools.count(1)
        # Keys must not meet those of an earlier run of the same account.
        self._name = secrets.token_hex(6)
        self._is_open = asyncio.Event()

    async def __aenter__(self) -> Client:
        if self.token is None:
            await self.request("POST", "/api/guest")
        self._running = asyncio.create_task(self._run())
        await self._first_connection()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._running is not None:
            self._running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._running
        if self._socket is not None:
            await self._socket.close()

    async def _first_connection(self) -> None:
        assert self._running is not None
        opened = asyncio.create_task(self._is_open.wait())
        await asyncio.wait([opened, self._running], return_when=asyncio.FIRST_COMPLETED)
        if self._running.done():
            opened.cancel()
            self._running.result()

    def _headers(self) -> dict[str, str]:
        if self.token is not None:
            return {"authorization": f"Bearer {self.token}"}
        return {"cookie": self._cookie or ""} if self._cookie else {}

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        """A request over HTTP with a JSON body; gives the JSON of the answer, raises ServerError."""

        def send() -> Any:
            data = None if body is None else json.dumps(body).encode()
            headers = {"content-type": "application/json", "origin": self.server, **self._headers()}
            request = urllib.request.Request(self.server + path, data, headers, method=method)
            try:
                with urllib.request.urlopen(request, timeout=60) as response:
                    cookie = response.headers.get("set-cookie")
                    if cookie and self.token is None:
                        self._cookie = cookie.split(";")[0]
                    text = response.read()
            except urllib.error.HTTPError as error:
                try:
                    said = json.loads(error.read())
                except ValueError:
                    said = {"code": "unreadable", "message": str(error)}
                raise ServerError(said, error.code) from None
            return json.loads(text) if text else None

        return await asyncio.to_thread(send)

    async def open_table(self, game: str, seats: list[Any], **options: Any) -> str:
        """Opens a table and gives its id. `game` may have a variant: "yinsh/blitz"; seats are "me", "open", {"bot": "level3"}."""
        name, _, variant = game.partition("/")
        wanted = {"game": name, "variant": variant or "standard", "players": len(seats), **options}
        answer = await self.request("POST", "/api/tables", {"options": wanted, "seats": seats, "key": self._key()})
        return str(answer["table"])

    async def watch(self, table: str) -> Table:
        """A table whose view is kept up to date."""
        if table not in self._tables:
            self._tables[table] = Table(self, table)
            await self._say({"say": "watch", "table": table, "pace": self.pace})
        watched = self._tables[table]
        await watched.wait()
        return watched

    async def unwatch(self, table: str) -> None:
        """Ends that."""
        if self._tables.pop(table, None) is not None:
            await self._say({"say": "unwatch", "table": table})

    async def play(self, table: str, choose: Choose) -> GameResult | None:
        """Sits down if there is a seat, plays until the game or match is over, and gives the result of the last game.

        `choose` is given the view of the table and the position, and gives a move; it may be a coroutine.
        """
        watched = await self.watch(table)
        async for view in watched.changes():
            game = view["game"]
            if view["stage"] in ("over", "closed"):
                await self.unwatch(table)
                return game["result"] if game else None
            try:
                if view["viewer"] is None and view["stage"] == "waiting":
                    await watched.do("sit")
                elif view["stage"] == "between" and view["viewer"] not in view["series"]["ready"]:
                    await watched.do("ready")
                elif game and game["decision"] and game["decision"]["legal"]:
                    number = len(game["moves"])
                    move = choose(view, position_of(view))
                    chosen = await move if inspect.isawaitable(move) else move
                    await watched.do("play", move=chosen, number=number)
            except Refused as refused:
                # Something happened while we thought; the next view says what. Anything else is a mistake of the caller.
                if refused.code != "stale":
                    raise
        return None

    def _key(self) -> str:
        return f"{self._name}-{next(self._numbers)}"

    async def _ask(self, table: str, command: dict[str, Any]) -> int:
        key = self._key()
        frame = {"say": "ask", "table": table, "key": key, "command": command}
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._asked[key] = (frame, answer)
        try:
            await self._say(frame)
            return await answer
        finally:
            self._asked.pop(key, None)

    async def _say(self, frame: dict[str, Any]) -> None:
        # A frame that is lost with its connection is said again when there is another: see `_run`.
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(json.dumps(frame))

    async def _run(self) -> None:
        address = self.server.replace("http", "ws", 1) + "/api/live"
        pause = 0.25
        while True:
            try:
                async with connect(address, additional_headers=self._headers(), origin=cast("Any", self.server), max_size=1 << 22) as socket:
                    self._socket = socket
                    for table in list(self._tables.values()):
                        version = {"version": table.view["version"]} if table.view else {}
                        await self._say({"say": "watch", "table": table.id, "pace": self.pace, **version})
                    for frame, _ in list(self._asked.values()):
                        await self._say(frame)
                    async for message in socket:
                        pause = 0.25
                        await self._hear(json.loads(message))
            except InvalidHandshake as error:
                status = getattr(getattr(error, "response", None), "status_code", None)
                if status in (401, 403, 404):
                    raise ServerError({"code": "sign_in" if status == 401 else "forbidden"}, status) from error
            except (ConnectionClosed, OSError):
                pass
            finally:
                self._socket = None
            await asyncio.sleep(pause)
            pause = min(pause * 2, _MAX_PAUSE)

    async def _hear(self, frame: dict[str, Any]) -> None:
        kind = frame["say"]
        if kind == "welcome":
            self.person = frame["person"]
            self._is_open.set()
        elif kind == "table":
            if table := self._tables.get(frame["view"]["id"]):
                await table._hear(frame)
        elif kind == "events":
            if table := self._tables.get(frame["table"]):
                await table._hear(frame)
        elif kind == "granted":
            self._answer(frame["key"], lambda answer: answer.set_result(frame["version"]))
        elif kind == "refused":
            self._answer(frame["key"], lambda answer: answer.set_exception(Refused(frame["reason"])))
        elif kind == "error":
            await self._hear_error(frame)

    async def _hear_error(self, frame: dict[str, Any]) -> None:
        error, key = ServerError(frame["error"]), frame.get("key")
        if error.code in ("unavailable", "limited") and key in self._asked:
            # Nothing was done: ask again with the same key, a little later.
            asked, _ = self._asked[key]
            wait = frame["error"].get("wait_ms", 500) / 1000
            asyncio.get_running_loop().call_later(wait, lambda: asyncio.ensure_future(self._say(asked)))
        elif key in self._asked:
            self._answer(key, lambda answer: answer.set_exception(error))
        elif table := self._tables.get(frame.get("table") or ""):
            await table._fail(error)

    def _answer(self, key: str, give: Callable[[asyncio.Future[int]], None]) -> None:
        asked = self._asked.get(key)
        if asked and not asked[1].done():
            give(asked[1])
