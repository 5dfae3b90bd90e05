"""What the check of types looks at: the code of pages as modules, and the names whose types are promised."""

from pathlib import Path

import pytest
from benches.check.types import is_promised
from benches.common.pages import as_module

PAGE = """# A page

```python
>>> 1 + 1
2

```

```
bidwhist play
```

```python
two: int = "2"
```
"""


def test_a_page_becomes_a_module_with_its_examples_and_its_blocks(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text(PAGE, encoding="utf-8")
    module = as_module(tmp_path / "a.md")
    compile(module, "a", "exec")
    assert "1 + 1\n" in module and 'two: int = "2"' in module
    assert "bidwhist play" not in module and "\n2\n" not in module


@pytest.mark.parametrize(
    ("name", "is_one"),
    [
        ("bidwhist.Match", True),
        ("bidwhist.bots.bot.Advice.words", True),
        ("bidwhist.core.discards.DiscardChoices", True),
        ("bidwhist.bots.bot.Weighs", False),
        ("bidwhist.server.app.routes", False),
    ],
)
def test_types_are_promised_of_what_is_exported_and_of_the_library(name: str, is_one: bool) -> None:
    assert is_promised(name, {"bidwhist.bots.bot.Advice"}) is is_one
