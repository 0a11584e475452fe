"""A game's rules, compiled: its twins and the loops that drive them."""

from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy

from sny.env import loops
from sny.env.layout_code import conceal_for, flatten_for
from sny.env.memory import array_at, compiled_names
from sny.rules.catalogue import card_rules_of
from sny.rules.kit.game import COMPILED
from sny.rules.kit.layout import record_type
from sny.rules.kit.twins import compiled

LOOPS = ("playout", "step_all", "step_alone", "look_alone", "choose_all", "retrace")


@cache
def engine(game: str, *, check_bounds: bool = False) -> Any:
    """Compiled rules and loops of a game, by name. The first use compiles; later processes load from the cache."""
    rules = card_rules_of(game)
    functions = {name: getattr(rules, name) for name in COMPILED}
    functions |= {"conceal": conceal_for(rules), "flatten": flatten_for(rules)}
    twins = compiled(functions, check_bounds=check_bounds, wraps=False)
    bound = twins | compiled({"array_at": array_at}, **compiled_names())
    bound |= {name: getattr(numpy, name) for name in ("int8", "int16", "int32", "int64", "float32")}
    bound |= {
        "boolean": numpy.bool_,
        "RECORD": record_type(rules.Layout),
        "ACTIONS": rules.ACTIONS,
        "DECK_SIZE": rules.DECK_SIZE,
    }
    made = {name: getattr(loops, name) for name in LOOPS}
    driven = compiled(made, check_bounds=check_bounds, wraps=False, **bound)
    return SimpleNamespace(**twins, **driven)
