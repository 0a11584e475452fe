"""Sen: memory and nerve, for 2-5 players.

Everyone lies over face-down lands with 0-9 ravens each and knows only a few of them. On your turn take the open card
or a closed one into your dream, let a special land act, or call Pobudka: all dreams are turned up, and whoever called
without the fewest ravens pays a penalty. Rounds add up; the lowest total wins. The ids (SEN-…) are those of
docs/games/sen.md.

The state is the class `Sen` of `state.py`. Dreams are rows of places; `seen` holds for each place the seats that have
seen the card lying there, wherever it has been since (SEN-J1), and SPECTATOR too where all saw it. Piles are written
from the bottom, the last card is the top.

An action is a small number: the first of its kind, listed in `actions.py`, plus what it points at. Places and seats
count from 0 here and from 1 in the notation.
"""

from sny.rules.sen.actions import *
from sny.rules.sen.cards import *
from sny.rules.sen.dealing import *
from sny.rules.sen.derived import DERIVED as DERIVED
from sny.rules.sen.effects import *
from sny.rules.sen.events import *
from sny.rules.sen.legal_actions import *
from sny.rules.sen.position import *
from sny.rules.sen.scoring import *
from sny.rules.sen.sight import *
from sny.rules.sen.state import *
from sny.rules.sen.turn import *
