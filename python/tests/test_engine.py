"""The skeleton of an engine, asked by lines."""

import io
import subprocess
import sys

from trilynx import State, View
from trilynx.engine import Engine, Limits


class First(Engine):
    name = "first"

    def choose(self, position: State | View, limits: Limits) -> str:
        if limits.nodes == 666:
            raise RuntimeError("a mistake")
        return position.legal_moves()[0]


def ask(*lines: str) -> list[str]:
    answers = io.StringIO()
    First().run(io.StringIO("".join(line + "\n" for line in lines)), answers)
    return answers.getvalue().splitlines()


def test_it_introduces_itself_and_chooses() -> None:
    answers = ask("hello", "position yinsh e5", "go movetime 10")
    assert answers[:3] == ["name first", "version 1", "protocol 1"] and "ready" in answers
    assert answers[-1] == f"bestmove {State('yinsh e5').legal_moves()[0]}"
    view = State("linko players=3").view(0)
    assert ask(f"position {view.text}", "go nodes 5")[-1] == f"bestmove {view.legal_moves()[0]}"
    assert ask("position yinsh", "show") == ["position yinsh/standard"]


def test_what_is_wrong_is_said_and_changes_nothing() -> None:
    answers = ask("go nodes 1", "position chess", "position yinsh e5 e5", "go", "fly", "position yinsh", "go nodes x", "go", "option Foo 1", "ping 1")
    assert len(answers) == 9 and all(answer.startswith("error ") for answer in answers[:-1]) and answers[-1] == "pong 1"
    assert "YINSH D2" in answers[2]
    assert ask("position yinsh", "go nodes 666") == ["error first failed: RuntimeError: a mistake"]


def test_infinite_waits_for_stop() -> None:
    program = f"import runpy; runpy.run_path({__file__!r})['First']().run()"
    engine = subprocess.Popen([sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    answers, _ = engine.communicate("position yinsh\ngo infinite\nposition yinsh\nping x\nstop\nquit\n", timeout=60)
    lines = answers.splitlines()
    assert lines[-1].startswith("bestmove ") and "pong x" in lines and any(line.startswith("error position has to wait") for line in lines)
