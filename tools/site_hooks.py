"""What MkDocs does to each page of the documentation before it becomes a page of the site.

- Links to files of the repository that are not documents keep their words and lose their target: the site has no such files.
- Blocks of code lose the words after their language, which are for the tests.
- Colours in tables get a swatch.
"""

from __future__ import annotations

import posixpath
import re
from typing import Any

FENCE = re.compile(r"^( *)```python doctest$", re.MULTILINE)
PROGRAM = re.compile(r"^( *```python) \w+$", re.MULTILINE)
CODE = re.compile(r"^( *)```.*?^\1```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"(?<!!)\[((?:[^\[\]]|\[[^\[\]]*\])+)\]\(([^()\s]+)\)")
DEFINED = re.compile(r"^\[([^\]]+)\]: (\S+)\n", re.MULTILINE)
COLOUR = re.compile(r"\| `(#[0-9a-f]{3,8})`")


def on_page_markdown(markdown: str, *, page: Any, **_: Any) -> str:
    """Returns the text of a page as the site needs it."""
    folder = posixpath.dirname(page.file.src_uri)
    parts: list[str] = []
    end = 0
    outside = {name for name, address in DEFINED.findall(markdown) if is_outside(address, folder)}
    for block in CODE.finditer(markdown):
        parts += [prose(markdown[end : block.start()], folder, outside), block[0]]
        end = block.end()
    parts.append(prose(markdown[end:], folder, outside))
    return PROGRAM.sub(r"\1", FENCE.sub(r"\1```pycon", "".join(parts)))


def prose(text: str, folder: str, outside: set[str]) -> str:
    """Returns text between blocks of code without links that leave the documents, and with swatches."""
    text = INLINE.sub(lambda link: link[1] if is_outside(link[2], folder) else link[0], text)
    text = DEFINED.sub(lambda link: "" if link[1] in outside else link[0], text)
    text = re.sub(r"\[([^\[\]]+)\]\[([^\[\]]+)\]", lambda link: f"`{link[1]}`" if link[2] in outside else link[0], text)
    return COLOUR.sub(r'| <span class="swatch" style="background: \1"></span>`\1`', text)


def is_outside(address: str, folder: str) -> bool:
    """Tells whether a relative address leads out of the folder of documents."""
    if re.match(r"[a-z]+:|#|/", address):
        return False
    return posixpath.normpath(posixpath.join(folder, address.partition("#")[0])).startswith("..")
