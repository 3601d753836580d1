"""The types of the scripts: a slip is found, and browsers load none of them."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path

import httpx
import pytest

from tests.equipment import NOT_RUN, ROOT
from tests.script_types import complaints
from tests.server.houses import House

WEB = Path(str(files("saqqara.web")))


def checked(folder: Path, scripts: dict[str, str]) -> list[str]:
    """What the compiler says of scripts."""
    for name, script in scripts.items():
        (folder / f"{name}.js").write_text(script)
    include = [str(folder), str(ROOT / "types")]
    (folder / "tsconfig.json").write_text(json.dumps({"extends": str(ROOT / "tsconfig.json"), "include": include}))
    found = complaints(folder)
    if found is None:
        pytest.skip(f"{NOT_RUN}: TypeScript could not be installed")
    return found


SLIPS = {
    "scene": "/** @param {Scene} scene */\nexport const draw = (scene) => scene.figurs;",
    "room": "/** @param {Room} room */\nexport const draw = (room) => room.parts.bord;",
    "face": "/** @param {Face} face */\nexport const draw = (face) => face.sentence;",
    "source": '/** @param {TableSource} source */\nexport const ask = (source) => source.foresee({}, ["take"]);',
    "wire": '/** @param {TableSource} source */\nexport const ask = (source) => source.say({ type: "mve" });',
}


RIGHT = "/** @param {Scene} scene */\nexport const draw = (scene) => scene.figures;"


def test_slips_are_found_and_what_is_right_is_not_complained_about(tmp_path: Path) -> None:
    found = [line for line in checked(tmp_path, SLIPS | {"right": RIGHT}) if ".js(" in line]
    assert sorted(re.findall(r"(\w+)\.js\(2,", line)[0] for line in found) == sorted(SLIPS)


def test_browsers_load_no_types(house: House) -> None:
    source = (WEB / "scripts" / "table" / "state.js").read_text()
    served = httpx.get(f"{house.address}/web/scripts/table/state.js").text
    assert "@param" in source
    assert "@param" not in served


def test_types_stand_on_lines_of_their_own() -> None:
    for script in sorted((WEB / "scripts").rglob("*.js")):
        assert re.findall(r"^.*\S.*/\*\* @.*$|^.*\* @\w+ \{.*[^/]$", script.read_text(), flags=re.MULTILINE) == [], (
            script
        )
