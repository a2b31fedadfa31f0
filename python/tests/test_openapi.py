"""The descriptions of the API: valid by other people's validators, and enough to generate a client that plays a game."""

import importlib
import json
import os
import pathlib
import subprocess
import sys

import jsonschema
import pytest
from openapi_spec_validator import OpenAPIV31SpecValidator

DOCS = pathlib.Path(__file__).parents[2] / "docs"
SERVER = os.environ.get("TRILYNX_SERVER", "")
needs_server = pytest.mark.skipif(not SERVER, reason="TRILYNX_SERVER is not set; cargo xtask python starts one")


def described(name: str) -> dict:
    return json.loads((DOCS / name).read_text())


def test_openapi_is_valid() -> None:
    api = described("openapi.json")
    assert [str(fault) for fault in OpenAPIV31SpecValidator(api).iter_errors()] == []
    operations = [operation for methods in api["paths"].values() for operation in methods.values()]
    ids = [operation["operationId"] for operation in operations]
    assert len(ids) == len(set(ids)) > 50
    for operation in operations:
        assert "security" in operation and "default" in operation["responses"], operation["operationId"]
        assert all(answer["description"] for answer in operation["responses"].values()), operation["operationId"]


def test_every_body_has_an_example_that_fits() -> None:
    api = described("openapi.json")
    bodies = [(path, operation["requestBody"]["content"]) for path, methods in api["paths"].items() for operation in methods.values() if "requestBody" in operation]
    assert len(bodies) > 25
    for path, content in bodies:
        for kind in content.values():
            schema = {**kind["schema"], "components": api["components"]}
            assert [fault.message for fault in jsonschema.Draft202012Validator(schema).iter_errors(kind["example"])] == [], path


def test_every_union_has_named_variants() -> None:
    for name in ("openapi.json", "asyncapi.json"):
        schemas = described(name)["components"]["schemas"]
        for union in ("Error", "Refused", "Position", "Command", "ToClient"):
            if name == "openapi.json" or union == "ToClient":
                assert schemas[union]["discriminator"], (name, union)
        for union, schema in schemas.items():
            for variant in schema.get("oneOf", []):
                assert variant["$ref"].startswith("#/components/schemas/" + union), (name, union)


def test_every_frame_has_a_schema() -> None:
    api = described("asyncapi.json")
    for message in api["components"]["messages"].values():
        name = message["payload"]["$ref"].removeprefix("#/components/schemas/")
        schema = {**api["components"]["schemas"][name], "components": api["components"]}
        jsonschema.Draft7Validator.check_schema(schema)
        assert schema["properties"]["say"]["const"] == message["name"]
    sent = {"say": "watch", "table": "abcdefghijkl"}
    frames = {"$ref": "#/components/schemas/ToServer", "components": api["components"]}
    jsonschema.Draft7Validator(frames).validate(sent)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.Draft7Validator(frames).validate({"say": "shout"})


@pytest.fixture(scope="module")
def generated(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The name of a package that a generator has made from the description."""
    folder = tmp_path_factory.mktemp("generated")
    settings = folder / "settings.yaml"
    kinds = "content_type_overrides:\n  image/png: application/octet-stream\n  application/x-ndjson: application/json\n"
    settings.write_text("package_name_override: generated_client\npost_hooks: []\n" + kinds)
    generator = [sys.executable, "-m", "openapi_python_client", "generate", "--path", str(DOCS / "openapi.json")]
    made = subprocess.run(
        [*generator, "--config", str(settings), "--output-path", str(folder / "client"), "--overwrite"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 0, made.stdout + made.stderr
    # A generator leaves out what it does not understand, and says so.
    assert "WARNING" not in made.stdout + made.stderr, made.stdout + made.stderr
    sys.path.insert(0, str(folder / "client"))
    return "generated_client"


def test_the_generator_leaves_nothing_out(generated: str) -> None:
    models = importlib.import_module(f"{generated}.models")
    for name in ("ErrorNotFound", "RefusedRule", "PositionYinsh", "PositionLyngk", "PositionLinko", "GameView", "ToClientEvents"):
        assert hasattr(models, name), name
    folder = pathlib.Path(models.__file__ or "").parents[1] / "api"
    made = {file.stem for file in folder.glob("*/*.py")} - {"__init__"}
    api = described("openapi.json")
    missing = {operation["operationId"] for methods in api["paths"].values() for operation in methods.values()} - made
    assert missing == set()


@needs_server
def test_a_generated_client_plays_a_game(generated: str) -> None:
    def operation(tag: str, name: str):
        return importlib.import_module(f"{generated}.api.{tag}.{name}")

    models = importlib.import_module(f"{generated}.models")
    client = importlib.import_module(f"{generated}.client").Client(base_url=SERVER).with_headers({"Origin": SERVER})
    with client:
        play_a_game(client, models, operation)


def play_a_game(client, models, operation) -> None:
    me = operation("people", "become_guest").sync(client=client)
    assert isinstance(me, models.Me) and me.person.guest
    opening = models.Opening.from_dict(
        {"options": {"game": "yinsh", "variant": "blitz", "players": 2, "order": "fixed"}, "seats": ["me", {"bot": "random"}], "key": "1"}
    )
    table = operation("tables", "open_table").sync(client=client, body=opening).table
    play, view = operation("tables", "ask_table"), operation("tables", "view_table")
    wait = operation("tables", "table_events")
    asked = 0
    for _ in range(2000):
        seen = view.sync(table, client=client).view
        assert isinstance(seen, models.TableView)
        if seen.stage == models.Stage.OVER:
            break
        game = seen.game
        assert isinstance(game, models.GameView) and isinstance(game.position, models.PositionYinsh)
        if game.decision is None or game.decision.seat != 0:
            heard = wait.sync(table, client=client, after=seen.version, wait=5)
            assert isinstance(heard, models.ToClientEvents | models.ToClientTable)
            continue
        asked += 1
        command = models.CommandPlay(do="play", move=game.decision.legal[0], number=len(game.moves))
        answer = play.sync(table, client=client, body=models.Ask(key=str(asked), command=command))
        assert isinstance(answer, models.Granted), answer
    assert seen.stage == models.Stage.OVER and seen.game.result.by == models.EndedBy.RULES
    assert asked > 5
    # A refusal is a type of its own.
    late = models.Ask(key="late", command=models.CommandPlay(do="play", move="e5", number=0))
    refused = play.sync(table, client=client, body=late)
    assert isinstance(refused, models.ErrorRefused) and refused.reason.code
