"""The names by which loops call the rules of a game, whichever it is.

Loops import them from here, and `twins` puts a game's compiled rules in their place. `conceal`, `flatten` and `imagine`
are written out from its layout (`layout_code`, `imagining`).
"""

from typing import Any

Rule = Any
gather: Rule = None
awaits_deal: Rule = None
deal: Rule = None
actors: Rule = None
legal: Rule = None
play: Rule = None
over: Rule = None
score: Rule = None
wins: Rule = None
conceal: Rule = None
flatten: Rule = None
imagine: Rule = None
