"""The progress of compiling a game's search, by Numba's own events."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from sny.bots import lookahead_loops, search
from sny.bots.master import network_file
from sny.bots.thinking import LOOPS, PARTS_OF_POLICY, RULES_OF_SEARCH, policy_of
from sny.rules.catalogue import card_rules_of
from sny.rules.kit.twins import functions_in


@contextmanager
def told_of_compiling(game: str, tell: Callable[[int, int], None]) -> Iterator[None]:
    """`tell` is called when a function begins to be compiled; nothing is told of what is loaded from the cache."""
    try:
        from numba.core.event import Listener, install_listener
    except ImportError:  # a Numba without these events: it compiles, and only tells nothing
        yield
        return
    everything = len(functions_of_search(game))
    done: set[str] = set()

    class Counter(Listener):
        def on_start(self, _: Any) -> None:
            tell(min(len(done), everything - 1), everything)

        def on_end(self, event: Any) -> None:
            done.add(event.data["dispatcher"].py_func.__qualname__)

    with install_listener("numba:compile", Counter()):
        yield


def functions_of_search(game: str) -> set[Callable[..., Any]]:
    rules, policy = card_rules_of(game), policy_of(game)
    parts = [*(getattr(rules, name) for name in RULES_OF_SEARCH), *(getattr(policy, name) for name in PARTS_OF_POLICY)]
    loops = [getattr(search, name) for name in LOOPS]
    if network_file(game):
        loops += [getattr(lookahead_loops, name) for name in lookahead_loops.LOOPS]
    return functions_in([*parts, *loops])
