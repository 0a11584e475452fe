"""Koty: cats and claws, for 2-6 players, in teams of two if you like.

Everyone dreams up to four lands: card backs ("nines") and a cat on top, worth its number doubled by every nine under
it. Play a cat on its friend (same colour, other number) and both go, but a nine comes; play it on its twin and one of
the two becomes a nine under the other. Do the same to the cats of rivals, who may defend them; cover their nines with
small cats and ravens; or exchange your hand. Three full lands in one dream end the game, and most cats win. The ids
(KOT-…) are those of docs/games/koty.md.

The state is the class `Koty` of `state.py`. A land is its three places in `nines`, filled from the first, and its place
in `tops`. A hand holds first the cards that all have seen an owl take (`shown` of them), then those that only its owner
knows, each part in the order of kinds, so that equal hands are equal states. Piles are written from the bottom, the
last card is the top. A turn stops in the middle where a card must be drawn and the draw pile is empty; the dealer
shuffles the discards (KOT-P1), and it goes on from there.

An action is a small number: the first of its kind, listed in `actions.py`, plus what it points at. Cards are chosen by
kind. Lands and seats count from 0 here and from 1 in the notation.
"""

from sny.rules.koty.actions import *
from sny.rules.koty.cards import *
from sny.rules.koty.dealing import *
from sny.rules.koty.derived import DERIVED as DERIVED
from sny.rules.koty.derived import FORESEEN as FORESEEN
from sny.rules.koty.effects import *
from sny.rules.koty.events import *
from sny.rules.koty.hands import *
from sny.rules.koty.lands import *
from sny.rules.koty.legal_actions import *
from sny.rules.koty.nines import *
from sny.rules.koty.position import *
from sny.rules.koty.scoring import *
from sny.rules.koty.sight import *
from sny.rules.koty.state import *
from sny.rules.koty.turn import *
