"""The hall's desk is drawn with the page's own style and colours, not with copies that have changed since."""

import importlib.util
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_the_desks_style_is_written_from_the_pages_own() -> None:
    found = importlib.util.spec_from_file_location("desk_style", ROOT / "web/desk_style.py")
    assert found is not None and found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    kept = (module.STATIC / "look.css").read_text(encoding="utf-8")
    assert kept == module.desk_style(), "run python web/desk_style.py"
    for name in ("quilt.svg", "star.svg", "icon.svg"):
        (source,) = (one for one in ROOT.glob(f"web/*/**/{name}") if "node_modules" not in one.parts)
        assert (module.STATIC / name).read_bytes() == source.read_bytes(), name
