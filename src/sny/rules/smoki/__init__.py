"""Smoki: open and hidden grids, for 2-5 players.

Everyone's dream is two rows of three lands, at first all but one face down and unknown even to their owner. On your
turn take a card from one of two open piles, which must go into your dream, or from the closed pile, which may. A card
goes in face up, and the one that it replaces goes on an open pile. Three raven lands do more: the circle sends the
replaced card round the table, the nest exchanges two cards of your dream, the attack one of yours with a rival's. When
a dream lies entirely face up, all are turned up: equal values in a column vanish, a reflection copies a neighbour in
its row, and the lowest dream takes a dragon token. Three tokens win. The ids (SMO-…) are those of docs/games/smoki.md.

The state is the class `Smoki` of `state.py`. The places of a dream count along the upper row and then along the lower
one; `up` says of each whether its card lies face up. Piles are written from the bottom, the last card is the top. A
card that is about to be replaced is turned up where it lies, and leaves when its pile is chosen (SMO-J2).

An action is a small number: the first of its kind, listed in `actions.py`, plus what it points at. Rows, columns, seats
and open piles count from 0 here and from 1 in the notation.
"""

from sny.rules.smoki.actions import *
from sny.rules.smoki.cards import *
from sny.rules.smoki.dealing import *
from sny.rules.smoki.derived import DERIVED as DERIVED
from sny.rules.smoki.derived import FORESEEN as FORESEEN
from sny.rules.smoki.effects import *
from sny.rules.smoki.events import *
from sny.rules.smoki.legal_actions import *
from sny.rules.smoki.position import *
from sny.rules.smoki.scoring import *
from sny.rules.smoki.sight import *
from sny.rules.smoki.state import *
from sny.rules.smoki.turn import *
