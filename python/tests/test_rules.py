"""States, views, records and puzzles."""

import copy
import pickle
import random

import numpy as np
import pytest

import trilynx
from trilynx import BadText, Bot, IllegalMove, State, View

OPTIONS = [f"{game}/{variant}" for game, variants in trilynx.GAMES.items() for variant in variants] + ["linko players=5"]


def finish(state: State, seed: int) -> State:
    chance = random.Random(seed)
    while not state.is_over:
        state.play(chance.choice(state.legal_moves()))
    return state


@pytest.mark.parametrize("line", [option for option in OPTIONS if option != "linko/standard"])
def test_whole_games(line: str) -> None:
    state = finish(State(line, seed=3), 1)
    assert state.to_move is None and state.decision is None and state.legal_moves() == []
    assert state.winners is not None and sum(state.returns) == pytest.approx(0)
    again = State(state.line)
    assert again == state and again.position == state.position
    (record,) = trilynx.read_records(state.record({"Event": "a test"}))
    assert record.moves == state.moves and record.headers == {"Event": "a test"} and record.winners == state.winners
    assert record.state() == state and len(record.states()) == len(record) + 1
    assert record.state(after=0).moves == []


def test_the_clause_is_named() -> None:
    state = State("yinsh e5")
    with pytest.raises(IllegalMove) as refusal:
        state.play("e5")
    assert refusal.value.clause == "YINSH D2" and refusal.value.kind and refusal.value.move == "e5"
    assert state.moves == ["e5"]
    assert isinstance(state.why_not("e5"), IllegalMove) and state.why_not("e6") is None
    assert isinstance(state.why_not("z99"), BadText)
    for bad in ["", "chess", "yinsh e5 e5", "linko players=9", "yinsh/blitz nonsense=1"]:
        with pytest.raises(BadText):
            State(bad)


def test_copies_and_pickles() -> None:
    state = State("lyngk", seed=9)
    for move in range(5):
        state.play(state.legal_moves()[move])
    for other in [state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]:
        assert other == state
        other.play(other.legal_moves()[0])
        assert other != state
    assert State("lyngk", seed=1) == State("lyngk", seed=1) != State("lyngk", seed=2)


def test_actions_are_moves() -> None:
    for line in OPTIONS:
        state = State(line if "linko" not in line else "linko players=3")
        while not state.is_over and len(state.moves) < 60:
            moves = {state.move_of(action) for action in state.legal_actions()}
            assert moves == set(state.legal_moves())
            mask = state.mask()
            assert mask.dtype == np.bool_ and mask.sum() == len(moves)
            assert state.planes().shape == tuple(state.shape) and len(state.features) == state.shape[0]
            state.play_action(state.legal_actions()[-1])
    with pytest.raises(IndexError):
        state.move_of(state.num_actions)


def test_views_hide_cards() -> None:
    state = State("linko players=3", seed=4)
    view = state.view(0)
    assert view.seat == 0 and view.legal_moves() == state.legal_moves()
    assert state.view(1).legal_moves() == [] and state.view().seat is None
    assert View(view.text) == view and pickle.loads(pickle.dumps(view)) == view
    drawn = view.determinize(seed=1)
    assert drawn.view(0).text == view.text
    assert drawn.view(1).text != state.view(1).text
    assert np.array_equal(view.planes(), state.planes(0))
    # The other hands make no difference to what is learned from.
    assert np.array_equal(drawn.planes(0), state.planes(0)) and not np.array_equal(drawn.planes(1), state.planes(1))


def test_bots_choose_and_judge() -> None:
    state = State("yinsh/blitz b1 j5 d1 k7 e1 k8 f2 k9 g2 k10 b1-b2 j5-j6 b2-b3 j6-j7 b3-b4 j7-j8 b4-b5 j8-j9")
    thought = Bot("yinsh").choose(state, nodes=20_000, lines=2)
    assert thought.move in state.legal_moves() and thought.win == 1.0
    assert thought.lines[0].proof is not None and thought.lines[0].proof[0] == "win"
    assert thought.lines[0].moves[0] == thought.move and len(thought.lines) == 2
    assert Bot("yinsh", "level1").choose(state, nodes=100, seed=7).move == Bot("yinsh", "level1").choose(state.position, nodes=100, seed=7).move
    hidden = State("linko players=2").view(0)
    assert Bot("linko", "heuristic").choose(hidden, nodes=100).move in hidden.legal_moves()
    names = [name for name, _ in trilynx.bots("lyngk")]
    assert names[0] == "random" and names[-1] == Bot("lyngk").name
    for wrong in [{}, {"nodes": 0}, {"seconds": -1.0}, {"nodes": 1, "lines": 0}]:
        with pytest.raises(ValueError):
            Bot("yinsh").choose(state, **wrong)
    with pytest.raises(ValueError, match="has no bot"):
        Bot("yinsh", "nobody")


def test_puzzles_are_solved_by_their_solutions() -> None:
    for game in trilynx.GAMES:
        puzzles = trilynx.puzzles(game)
        assert len(puzzles) >= 300 and len({puzzle.id for puzzle in puzzles}) == len(puzzles)
        for puzzle in puzzles[:5]:
            assert puzzle.position.to_move == puzzle.seat and puzzle.last
            own = [move for turn in puzzle.solution[::2] for move in turn]
            assert puzzle.try_moves(own)[1] == "solved", puzzle
            assert puzzle.try_moves([])[1] == "going on"
            with pytest.raises(BadText):
                puzzle.try_moves(["nonsense"])


def test_perft() -> None:
    assert State("yinsh").perft(2) == 85 * 84
