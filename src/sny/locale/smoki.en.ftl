### Smoki: what only this game says, in English.

smoki-about = Open and hidden grids: bring in low lands, match equal ones in columns, collect dragon tokens.
smoki-title = { $scoring ->
        [points] Smoki · round { $round } · to { $limit } points
        [rounds] Smoki · round { $round } of { $rounds }
       *[tokens] Smoki · round { $round } · to 3 tokens
    }
smoki-closed = closed
smoki-open = open
smoki-hand = in hand
smoki-open-pile = Open pile { $pile } from the top: { $cards }
smoki-tokens = { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    }
smoki-card-number = { $number }
smoki-card--2 = -2
smoki-card-nest = Raven nest
    .face = Nest
    .mark = 9n
smoki-card-circle = Raven circle
    .face = Circle
    .mark = 10c
smoki-card-reflection = Reflection
    .face =
        Reflec-
        tion
    .mark = ref
smoki-card-attack = Raven attack
    .face = Attack
    .mark = 9a
smoki-phase-reveal = Turn up one card of your dream. Which one?
smoki-phase-turn = Your turn: take a card from an open pile, or draw from the closed one.
smoki-phase-hand = { $hand_is ->
        [circle] In hand: { $hand }. It must go into your dream, and a card goes round the table. Where do you put it?
       *[other] { $taken ->
            [yes] In hand: { $hand }. Which place of your dream does it go to?
           *[no] In hand: { $hand }. Put it into your dream, or discard it.
        }
    }
smoki-phase-lay = { $removed } leaves place { $place }. Which pile does it go on?
smoki-phase-circle = The circle has gone round, and { $hand } is left to you. Which pile does it go under?
smoki-phase-nest = Raven nest: swap two other cards of your dream. Which one is the first?
smoki-phase-with = Which card does your card { $pointed } swap with?
smoki-phase-attack = Raven attack: which of your cards do you give away?
smoki-phase-for = Which card of a rival’s do you take for your card { $pointed }?
smoki-action-turn = turn up this card (row.column)
smoki-action-draw = draw a card from the closed pile
smoki-action-take = take the card of an open pile ({ $tops })
smoki-action-put = put it in this place of your dream (row.column)
smoki-action-discard = discard it to this open pile
smoki-action-onto = lay it on this pile
smoki-action-under = put it under this pile
smoki-action-skip = swap nothing
smoki-action-nest = this card (row.column)
smoki-action-with = with this card (row.column)
smoki-action-attack = give away this card (row.column)
smoki-action-for = for this card (player.row.column)
smoki-verb-turn = reveal, flip
smoki-verb-draw = closed, new
smoki-verb-take = open, get
smoki-verb-put = place, replace
smoki-verb-discard = drop, lay, throw
smoki-verb-onto = on, lay
smoki-verb-under = below
smoki-verb-skip = no, leave
smoki-verb-nest = exchange, swap
smoki-verb-with = and
smoki-verb-attack = give
smoki-verb-for = against
smoki-event-dealt = { $first_is ->
        [you] Round { $round }. You begin.
       *[other] Round { $round }. { $first } begins.
    }
smoki-event-opened = Open pile { $pile }: { $card }
smoki-event-turned = { $mine ->
        [yes] turn up { $card } at { $place }
       *[no] turns up { $card } at { $place }
    }
smoki-event-drew = { $mine ->
        [yes] draw
       *[no] draws
    }{ $known ->
        [yes] {" "}{ $card }
       *[no] {""}
    }
smoki-event-took = { $mine ->
        [yes] take { $card } from pile { $pile }
       *[no] takes { $card } from pile { $pile }
    }
smoki-event-removed = { $mine ->
        [yes] remove { $card } from { $place }
       *[no] removes { $card } from { $place }
    }
smoki-event-discarded = { $mine ->
        [yes] discard
       *[no] discards
    } { $place ->
        [0] { $card }
       *[other] it
    } to pile { $pile }
smoki-event-handed = { $to_is ->
        [you] { $card } goes on to you
       *[other] { $card } goes on to { $to }
    }
smoki-event-put = { $mine ->
        [yes] put { $card } there
       *[no] puts { $card } there
    }
smoki-event-tucked = { $mine ->
        [yes] put { $card } under pile { $pile }
       *[no] puts { $card } under pile { $pile }
    }
smoki-event-swapped = { $mine ->
        [yes] swap { $owner_of } card { $place }
       *[no] swaps { $owner_is ->
            [self] their own card { $place }
           *[other] { $owner_of } card { $place }
        }
    } with { $other_owner_is ->
        [self] { $mine ->
            [yes] your card { $other_place }
           *[no] their own card { $other_place }
        }
       *[other] { $other_owner_of } card { $other_place }
    }
smoki-event-skipped = { $mine ->
        [yes] swap nothing
       *[no] swaps nothing
    }
smoki-event-gathered = The closed pile has run out; the open ones are shuffled into a new one of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
smoki-event-ended = { $mine ->
        [yes] end the round
       *[no] ends the round
    }
smoki-event-revealed = card { $place } is { $card }
smoki-event-counted = { $reason ->
        [vanished] { $card } at { $place } vanishes
        [reflected] { $card } at { $place } copies { $value }
       *[value] { $value } at { $place }
    }
smoki-event-scored = { $score ->
        [one] { $score } point
       *[other] { $score } points
    } for the round
smoki-event-awarded = a dragon token ({ $tokens } in all)
smoki-event-totalled = { $total } in all
smoki-event-won = { $mine ->
        [yes] win the match
       *[no] wins the match
    }
smoki-ended = { $mine ->
        [yes] You end the round: somebody’s dream lies entirely face up. Everyone wakes up.
       *[no] { $player } ends the round: somebody’s dream lies entirely face up. Everyone wakes up.
    }
smoki-worth = worth { $score }
smoki-awarded = { $many ->
        [one] The lightest dream and a dragon token: { $players }.
       *[other] The lightest dreams and a dragon token each: { $players }.
    }
smoki-legend = × a whole column vanishes; =5 is a reflection that copies 5
smoki-option-attack = four Raven attacks in the deck
smoki-option-piles = number of open piles
smoki-option-scoring = what you play for
smoki-option-limit = the total that ends the match (only with scoring=points)
smoki-option-rounds = number of rounds (only with scoring=rounds)
smoki-option-first = the seat that begins
smoki-option-deck = other numbers of cards, by kind
smoki-option-memory = memory aid: whole open piles
smoki-scoring-tokens = three tokens
smoki-scoring-points = points
smoki-scoring-rounds = rounds

## In the simulator

sim-smoki-score = points in a round
sim-smoki-ends = rounds ended
sim-smoki-end-turn = own turn of ending a round
sim-smoki-end-score = points when ending a round
sim-smoki-end-beaten = rounds ended without the fewest points
sim-smoki-taken = open cards taken in a turn
sim-smoki-swaps = nests and attacks used in a round
sim-smoki-skips = raven lands left unused in a round

## In the browser

client-smoki-your-dream = Your dream
client-smoki-attack = Raven attack
    .note = Four more cards: swap a card with a rival.
client-smoki-piles = Open piles
client-smoki-scoring = We play
client-smoki-limit = up to
client-smoki-rounds = for this many rounds
client-smoki-first = Who begins
client-smoki-memory = Memory aid
    .note = Shows what lies under the top of the open piles.
client-smoki-key-pile = open pile { $pile }
client-smoki-key-skip = swap nothing
client-smoki-card-in-full = { $name }, { $value }
client-smoki-place = { $place ->
        [1] upper left
        [2] upper middle
        [3] upper right
        [4] lower left
        [5] lower middle
       *[6] lower right
    }
client-smoki-card = { $mine ->
        [yes] Your card, { $place }: { $card }
       *[no] { $player }, { $place }: { $card }
    }
client-smoki-so-far = { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }{ $hidden ->
        [0] {""}
       *[other] , { $hidden } hidden
    }
client-smoki-points = pts
client-smoki-and-hidden = and { $hidden } hidden
client-smoki-total = { $total } in all
client-smoki-dream-of = { $mine ->
        [yes] Your dream: { $sofar }
       *[no] Dream of { $player }: { $sofar }
    }
client-smoki-dream = { $mine ->
        [yes] Your dream
       *[no] { $player }
    } ({ $standing }){ $turn ->
        [yes] , to move
       *[no] {""}
    }: upper row { $upper }; lower row { $lower }. { $sofar }{ $gone ->
        [0] .
        [one] ; column { $columns } vanishes.
       *[other] ; columns { $columns } vanish.
    }
client-smoki-piles-label = Piles
client-smoki-closed = { $cards ->
        [one] Closed pile, { $cards } card
       *[other] Closed pile, { $cards } cards
    }
client-smoki-closed-short = closed · { $cards }
client-smoki-open-short = { $only ->
        [yes] open
       *[no] open { $pile }
    }
client-smoki-pile = { $only ->
        [yes] Open pile
       *[no] Open pile { $pile }
    }{ $cards ->
        [0] , empty
       *[other] , on top: { $card }
    }
client-smoki-pile-holds = Open pile { $pile }: { $cards }
client-smoki-holds = { $mine ->
        [yes] In your hand: { $card }
       *[no] In hand, { $player }: { $card }
    }
client-smoki-hand-where = Choose a place in your dream, or an open pile.
client-smoki-reveal-wait = We begin when everybody has turned up a card.
client-smoki-ask-hand-circle = The circle must go into your dream. Where?
client-smoki-ask-circle = The circle has gone round. Which pile does { $hand } go under?
client-smoki-ask-nest = Nest: swap two of your cards. Which one first?
client-smoki-ask-with = And the second one?
client-smoki-ask-attack = Raven attack: which card do you give away?
client-smoki-ask-for = Which card of a rival’s do you take?
client-smoki-hidden-card = a face-down card
client-smoki-would-turn = Everyone will see this card.
client-smoki-would-take = You take { $card }; it must go into your dream.
client-smoki-would-put = { $pair ->
        [yes] { $hand } replaces { $card }: a pair, worth 0.
       *[no] { $hand } replaces { $card }.
    }
client-smoki-would-discard = { $hand } goes on pile { $pile }, and your turn is over.
client-smoki-would-with = { $first } and { $card } swap places.
client-smoki-would-for = You give { $first } and take { $card }.
client-smoki-do-turn = Turn up: { $place }
client-smoki-do-draw = Draw a card
client-smoki-do-take = Take from { $pile }
client-smoki-do-put = Replace: { $place }
client-smoki-do-discard = Discard to { $pile }
client-smoki-do-onto = Old card to { $pile }
client-smoki-do-under = Under pile { $pile }
client-smoki-do-skip = Swap nothing
client-smoki-do-nest = First: { $place }
client-smoki-do-with = Swap with: { $place }
client-smoki-do-attack = Give away: { $place }
client-smoki-do-for = Take { $player } card: { $place }
client-smoki-pad-tokens = tok.
client-smoki-reveal-order = Dreams in the order they are counted; whoever ended the round comes last
client-smoki-ends = ends
client-smoki-fewest = fewest
client-smoki-not-yet = not turned up yet
client-smoki-counting = { $mine ->
        [yes] Now your dream…
       *[no] Now { $player }’s dream…
    }
client-smoki-lightest = The lightest dream: { $players }.
