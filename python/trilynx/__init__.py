"""YINSH, LYNGK and Linko!: exact rules, strong bots, records, puzzles, and thousands of games at once for learning.

>>> import trilynx
>>> state = trilynx.State("yinsh")
>>> state.play("e5").play("f6").to_move
0
>>> state.why_not("e5").clause
'YINSH D2'
>>> trilynx.Bot("yinsh", "level3").choose(state, nodes=500).move in state.legal_moves()
True

Four modules need more than NumPy and are imported by name: `trilynx.client` plays on a server, `trilynx.engine` is the skeleton of an engine,
`trilynx.pettingzoo` and `trilynx.openspiel` are environments for these libraries.
"""

from ._native import (
    GAMES,
    PLAYERS,
    BadText,
    Bot,
    IllegalMove,
    Line,
    Puzzle,
    Record,
    State,
    Thought,
    VecEnv,
    View,
    __version__,
    bots,
    puzzles,
    read_records,
)

__all__ = [
    "GAMES",
    "PLAYERS",
    "BadText",
    "Bot",
    "IllegalMove",
    "Line",
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
