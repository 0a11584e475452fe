"""Kraina snów: words and seconds, for 4-10 players.

One player dreams with eyes covered. The spirits around see a word and give clues of one word each, in turn: fairies
want it guessed, devils want it missed, imps want it to come out even. A glass of sand later the dreamer tells the
dream, everything is revealed and counted, and the next player dreams. Most points win. The ids (KRA-…) are those of
docs/games/kraina-snow.md.

The state is the class `Dream` of `state.py`. It is fed with what was said, by whom, when, and how it was judged
(`Said`), and says when it next wants to be woken (`wakes_at`). It has no clock, no dictionary and no dice: time comes
in with each input, verdicts come in with the words, and shuffles are handed in (`awaits`, `gather`, `deal`).

A card is its four words; the first is the one that it shows. A card that goes under the deck moves on to the next.
"""

from sny.rules.kraina_snow.dealing import *
from sny.rules.kraina_snow.night import *
from sny.rules.kraina_snow.scoring import *
from sny.rules.kraina_snow.state import *
from sny.rules.kraina_snow.time import *
from sny.rules.kraina_snow.turn import *
from sny.rules.kraina_snow.words import *
