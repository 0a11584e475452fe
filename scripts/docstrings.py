"""For the documentation site: examples in docstrings, which begin with >>>, are shown as code."""

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"(?:^|(?<=\n\n))(>>> .*?)(?=\n\n|\Z)", re.DOTALL)


class Examples(griffe.Extension):
    def on_package(self, *, pkg: Any, **_: Any) -> None:
        waiting = [pkg]
        while waiting:
            found = waiting.pop()
            if found.is_alias:
                continue
            if found.docstring is not None:
                found.docstring.value = EXAMPLE.sub(r"```pycon\n\1\n```", found.docstring.value)
            waiting += found.members.values()
