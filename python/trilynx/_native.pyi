from typing import Literal, final

import numpy as np
from numpy.typing import NDArray
from typing_extensions import Self

__all__ = [
    "BadText",
    "Bot",
    "GAMES",
    "IllegalMove",
    "Line",
    "PLAYERS",
    "Puzzle",
    "Record",
    "State",
    "Thought",
    "VecEnv",
    "View",
    "__version__",
    "bots",
    "puzzles",
    "read_records",
]

__version__: str
GAMES: dict[str, list[str]]
"""Every game with the names of its variants, the usual one first."""

PLAYERS: dict[str, tuple[int, int]]
"""How many people can play each game: the fewest and the most."""

class BadText(ValueError):
    """Text that is no game, position, move or record."""

class IllegalMove(ValueError):
    """A move that a rule forbids."""

    clause: str
    """The clause of the rulebook: "YINSH D2"."""
    kind: str
    """A stable name of the reason."""
    move: str

@final
class State:
    """A game in progress, hidden cards included, with the moves that led to it."""

    def __new__(cls, line: str, *, seed: int = 0) -> Self:
        """Reads a line: a game with its variant, then fields, then moves.

        "yinsh", "yinsh/blitz e5 f6", "linko players=3", or any position or deal that a State prints. What chance has to decide and the line does not say
        follows from the seed.
        """

    @property
    def game(self) -> str: ...
    @property
    def variant(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def to_move(self) -> int | None:
        """The seat that has to decide, counted from 0; None once the game is over."""
    @property
    def decision(self) -> str | None:
        """What kind of decision it is: "place", "move", "row", "ring", "claim" …"""
    @property
    def is_over(self) -> bool: ...
    @property
    def winners(self) -> list[int] | None:
        """The seats that won, none of them for a draw; None before the end."""
    @property
    def scores(self) -> list[int] | None: ...
    @property
    def returns(self) -> list[float]:
        """What the end is worth to each seat, in sum 0: 1 for winning alone. Zeros before the end."""
    @property
    def start(self) -> str: ...
    @property
    def moves(self) -> list[str]: ...
    @property
    def line(self) -> str:
        """Start and moves: State(state.line) == state."""
    @property
    def position(self) -> str:
        """The position alone, without the moves that led to it."""
    @property
    def most_decisions(self) -> int:
        """An upper bound on the decisions of any ordinary game."""
    @property
    def num_actions(self) -> int: ...
    @property
    def shape(self) -> list[int]: ...
    @property
    def features(self) -> list[str]:
        """What each index of the first dimension of the planes holds."""
    def legal_moves(self) -> list[str]: ...
    def legal_actions(self) -> list[int]: ...
    def why_not(self, move: str) -> IllegalMove | BadText | None:
        """Why a move cannot be played; None if it can."""
    def play(self, move: str) -> State:
        """Plays a move and returns the state itself. Raises IllegalMove or BadText and changes nothing if it cannot be played."""
    def action(self, move: str) -> int: ...
    def move_of(self, action: int) -> str: ...
    def play_action(self, action: int) -> State: ...
    def planes(self, seat: int | None = None) -> NDArray[np.uint8]:
        """What a seat sees as numbers, own things first; what the seat that decides sees if none is given."""
    def mask(self) -> NDArray[np.bool_]: ...
    def view(self, seat: int | None = None) -> View:
        """What a seat may know; what everybody knows if none is given."""
    def record(self, headers: dict[str, str] | None = None) -> str:
        """The game so far as a record."""
    def perft(self, depth: int) -> int: ...
    def copy(self) -> State: ...
    def __copy__(self) -> State: ...
    def __deepcopy__(self, _memo: object) -> State: ...
    def __eq__(self, other: object, /) -> bool: ...

@final
class View:
    """What a seat or a spectator may know of a position."""

    def __new__(cls, line: str) -> Self: ...
    @property
    def game(self) -> str: ...
    @property
    def text(self) -> str:
        """A line that a bot or an engine can be asked about."""
    @property
    def seat(self) -> int | None: ...
    @property
    def to_move(self) -> int | None: ...
    def legal_moves(self) -> list[str]:
        """The legal moves of the viewer; none unless it is the viewer's decision."""
    def planes(self) -> NDArray[np.uint8]: ...
    def determinize(self, seed: int = 0) -> State:
        """A state that looks like this to the viewer, hidden cards drawn at random."""
    def __eq__(self, other: object, /) -> bool: ...

@final
class Line:
    """A move with what is expected to follow."""

    @property
    def moves(self) -> list[str]: ...
    @property
    def win(self) -> float:
        """The probability that the seat that decides wins; a draw counts half."""
    @property
    def points(self) -> float | None: ...
    @property
    def proof(self) -> tuple[Literal["win", "draw", "loss"], int | None] | None:
        """What is certain, and after how many moves."""

@final
class Thought:
    """What a bot thinks of a position."""

    @property
    def move(self) -> str: ...
    @property
    def win(self) -> float: ...
    @property
    def lines(self) -> list[Line]: ...
    @property
    def nodes(self) -> int: ...
    @property
    def depth(self) -> int: ...
    @property
    def seconds(self) -> float: ...

@final
class Bot:
    """A bot. It sees what its seat may know, and remembers what it thought in the positions before."""

    def __new__(cls, game: str, name: str = "strongest") -> Self: ...
    @property
    def game(self) -> str: ...
    @property
    def name(self) -> str: ...
    def choose(
        self,
        position: State | View | str,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        depth: int | None = None,
        lines: int = 1,
        seed: int = 0,
        threads: int = 1,
    ) -> Thought:
        """Thinks until the first limit is reached; at least one is needed. Other threads of Python go on, and Ctrl-C ends it."""

@final
class Record:
    """A game that was played, wholly or in part. It has been replayed by the rules."""

    @property
    def text(self) -> str: ...
    @property
    def game(self) -> str: ...
    @property
    def start(self) -> str: ...
    @property
    def moves(self) -> list[str]: ...
    @property
    def headers(self) -> dict[str, str]: ...
    @property
    def result(self) -> str: ...
    @property
    def winners(self) -> list[int] | None: ...
    def state(self, after: int | None = None) -> State:
        """The position after so many moves, or after all."""
    def states(self) -> list[State]:
        """Every position, from the start to the end."""
    def __len__(self) -> int: ...

@final
class Puzzle:
    """A position in which one turn is right."""

    @property
    def id(self) -> str: ...
    @property
    def rating(self) -> int: ...
    @property
    def is_proved(self) -> bool: ...
    @property
    def goal(self) -> Literal["win", "defend", "best"]: ...
    @property
    def themes(self) -> list[str]: ...
    @property
    def position(self) -> State: ...
    @property
    def seat(self) -> int: ...
    @property
    def last(self) -> list[str]:
        """The opponent's last turn, which led to the position."""
    @property
    def solution(self) -> list[list[str]]:
        """Turns to be found and the replies to them, in turn."""
    def try_moves(self, moves: list[str]) -> tuple[State, Literal["going on", "solved", "wrong"]]:
        """Makes the solver's decisions; the others reply by themselves."""

@final
class VecEnv:
    """Many games that are stepped together. A game that ends begins again with a new deal.

    The arrays are made once and written again by every step: copy what you want to keep.
    """

    def __new__(cls, game: str, num_envs: int, *, seed: int = 0, threads: int = 1) -> Self: ...
    @property
    def num_envs(self) -> int: ...
    @property
    def seats(self) -> int: ...
    @property
    def num_actions(self) -> int: ...
    @property
    def shape(self) -> list[int]: ...
    @property
    def planes(self) -> NDArray[np.uint8]:
        """What the seat that decides sees, in each game."""
    @property
    def mask(self) -> NDArray[np.bool_]:
        """Which actions are legal, in each game."""
    @property
    def seat(self) -> NDArray[np.uint8]:
        """The seat that decides, in each game."""
    def reset(self, *, seed: int = 0) -> tuple[NDArray[np.uint8], NDArray[np.bool_]]: ...
    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.uint8], NDArray[np.bool_], NDArray[np.float32], NDArray[np.bool_]]:
        """Plays an action in each game: planes, mask, the reward of each seat, and whether the game has ended. Where it has, planes and mask are those of
        the next game. Raises ValueError and plays nothing if an action is not legal."""
    def sample(self) -> NDArray[np.int64]:
        """A legal action for each game, all equally likely."""
    def position(self, index: int) -> str: ...
    def __len__(self) -> int: ...

def bots(game: str) -> list[tuple[str, str]]:
    """The bots of a game with what they are, from weak to strong."""

def puzzles(game: str, text: str | None = None) -> list[Puzzle]:
    """The puzzles that are shipped, or those of a text in the same format."""

def read_records(text: str) -> list[Record]:
    """All records of a text, in any format that is read."""
