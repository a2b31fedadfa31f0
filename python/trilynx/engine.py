"""The skeleton of an engine: override `choose`, and any program that speaks the engine protocol can play against it.

    from trilynx.engine import Engine, Limits
    from trilynx import State, View

    class Mine(Engine):
        name = "mine"

        def choose(self, position: State | View, limits: Limits) -> str:
            return position.legal_moves()[0]

    Mine().run()

`trilynx arena --game yinsh "engine=python mine.py" bot=level3` plays it against a bot; `trilynx connect` puts it on a server.
"""

from __future__ import annotations

import sys
import threading
import time
from dataclasses import dataclass, field
from typing import TextIO

from . import GAMES, State, View

_MAX_LINE = 1 << 20


@dataclass
class Limits:
    """How long to think. None is no limit."""

    seconds: float | None = None
    nodes: int | None = None
    depth: int | None = None
    stop: threading.Event = field(default_factory=threading.Event)
    """Set when the answer is wanted at once."""
    started: float = field(default_factory=time.monotonic)

    def is_time_up(self) -> bool:
        """Whether to answer now."""
        return self.stop.is_set() or (self.seconds is not None and time.monotonic() - self.started >= self.seconds)


class Engine:
    """Answers questions about positions, one after the other."""

    name = "engine"
    version = "1"
    games = tuple(GAMES)
    """The games it plays."""

    def choose(self, position: State | View, limits: Limits) -> str:
        """The move to play. A position of a game that hides cards is a View, any other a State."""
        raise NotImplementedError

    def new_game(self) -> None:
        """Another game begins: forget what was remembered."""

    def set_option(self, name: str, value: str) -> None:
        """An option that the caller set. Unknown ones raise ValueError."""
        raise ValueError(f"there is no option {name}")

    def run(self, lines: TextIO | None = None, answers: TextIO | None = None) -> None:
        """Reads commands until `quit` or the end of the input."""
        _Session(self, lines or sys.stdin, answers or sys.stdout).run()


class _Session:
    def __init__(self, engine: Engine, lines: TextIO, answers: TextIO) -> None:
        self.engine, self.lines, self.answers = engine, lines, answers
        self.position: State | View | None = None
        self.thinking: threading.Thread | None = None
        self.limits = Limits()
        self.lock = threading.Lock()

    def say(self, line: str) -> None:
        with self.lock:
            self.answers.write(line + "\n")
            self.answers.flush()

    def run(self) -> None:
        is_infinite = False
        while line := self.lines.readline(_MAX_LINE):
            words = line.split()
            if not words:
                continue
            command, rest = words[0], words[1:]
            if command == "quit":
                self.limits.stop.set()
                break
            if command == "stop":
                self.limits.stop.set()
                self.wait()
            elif command == "ping":
                self.say(" ".join(["pong", *rest]))
            elif command == "hello":
                self.hello()
            elif self.thinking is not None and self.thinking.is_alive():
                self.say(f"error {command} has to wait for the move; stop ends the thinking")
            else:
                try:
                    self.obey(command, rest)
                    is_infinite = is_infinite if command != "go" else rest == ["infinite"]
                except ValueError as error:
                    self.say(f"error {str(error).splitlines()[0] if str(error) else type(error).__name__}")
        if is_infinite:
            self.limits.stop.set()
        self.wait()

    def wait(self) -> None:
        if self.thinking is not None:
            self.thinking.join()
            self.thinking = None

    def hello(self) -> None:
        self.say(f"name {self.engine.name}")
        self.say(f"version {self.engine.version}")
        self.say("protocol 1")
        for game in self.engine.games:
            self.say(f"game {game} variants {' '.join(GAMES[game])} bots {self.engine.name}")
        self.say("ready")

    def obey(self, command: str, rest: list[str]) -> None:
        if command == "newgame":
            self.position = None
            self.engine.new_game()
        elif command == "option":
            if len(rest) < 2:
                raise ValueError("expected option NAME VALUE")
            self.engine.set_option(rest[0], " ".join(rest[1:]))
        elif command == "position":
            self.position = self.read(rest)
        elif command == "show":
            self.say(f"position {self.shown()}")
        elif command == "go":
            self.go(rest)
        else:
            raise ValueError(f"there is no command {command[:40]!r}")

    def read(self, words: list[str]) -> State | View:
        line = " ".join(words)
        is_view = any(word.startswith("view=") for word in words)
        position = View(line) if is_view else State(line)
        if position.game not in self.engine.games:
            raise ValueError(f"{self.engine.name} does not play {position.game}")
        return position

    def shown(self) -> str:
        if self.position is None:
            raise ValueError("there is no position yet")
        return self.position.text if isinstance(self.position, View) else self.position.line

    def go(self, words: list[str]) -> None:
        position = self.position
        if position is None:
            raise ValueError("there is no position yet")
        if position.to_move is None:
            raise ValueError("the game is over: there is nothing to decide")
        limits = Limits()
        numbers = iter(words if words != ["infinite"] else [])
        for name in numbers:
            text = next(numbers, "")
            if name not in ("movetime", "nodes", "depth") or not text.isdigit() or int(text) < 1:
                raise ValueError(f"cannot read {name} {text}: expected movetime, nodes or depth and a number")
            if name == "movetime":
                limits.seconds = int(text) / 1000
            else:
                setattr(limits, name, int(text))
        if not words:
            raise ValueError("expected infinite, movetime, nodes or depth")
        self.limits = limits
        self.thinking = threading.Thread(target=self.think, args=(position, limits, words == ["infinite"]))
        self.thinking.start()

    def think(self, position: State | View, limits: Limits, is_infinite: bool) -> None:
        try:
            # A copy, so that an engine may play moves on it.
            move = self.engine.choose(position.copy() if isinstance(position, State) else position, limits)
        except Exception as error:  # Whatever an engine does wrong, its caller must hear of it.
            self.say(f"error {self.engine.name} failed: {type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''}")
            return
        if is_infinite:
            limits.stop.wait()
        self.say(f"bestmove {move}")
