"""The tutorials run from top to bottom."""

import os
import pathlib
import runpy

import pytest

TUTORIALS = sorted((pathlib.Path(__file__).parents[1] / "tutorials").glob("*.py"))


@pytest.mark.parametrize("tutorial", TUTORIALS, ids=lambda path: path.stem)
def test_tutorial(tutorial: pathlib.Path) -> None:
    if "server" in tutorial.stem and not os.environ.get("TRILYNX_SERVER"):
        pytest.skip("TRILYNX_SERVER is not set; cargo xtask python starts one")
    runpy.run_path(str(tutorial))


def test_there_are_three() -> None:
    assert len(TUTORIALS) == 3
