### Sen: what only this game says, in English.

sen-about = Memory and nerve: swap your lands unseen, and wake everyone up when you hold the fewest ravens.
sen-title = { $rounds ->
        [0] Sen · round { $round } · to { $limit }
       *[other] Sen · round { $round } of { $rounds }
    }
sen-closed = closed
sen-open = open
sen-hand = in hand
sen-open-pile = Open pile from the top: { $cards }
sen-card-number = { $number ->
        [one] { $number } raven
       *[other] { $number } ravens
    }
sen-card-take-two = Take two
    .face =
        Take
        two
sen-card-peek = Peek
    .face = Peek
sen-card-swap = Swap
    .face = Swap
sen-card-choose = Choose
    .face = Choose
sen-card-hourglass = Hourglass
    .face =
        Hour-
        glass
    .mark = hg
sen-card-in-full = { $ravens ->
        [one] { $name }, { $ravens } raven
       *[other] { $name }, { $ravens } ravens
    }
sen-argument-hourglasses = hourglasses
sen-phase-peek = { $peeked ->
        [0] Look at { $peeks } of your cards and remember them. Which one first?
       *[other] Which one next?
    }
sen-phase-turn = { $pairs ->
        [yes] Your turn: take a card, claim a pair, or call Pobudka!
       *[no] Your turn: take a card, or call Pobudka!
    }
sen-phase-drawn = { $special ->
        [yes] In hand: { $hand }. Put it into your dream, discard it, or use it.
       *[no] In hand: { $hand }. Put it into your dream, or discard it.
    }
sen-phase-two = In hand: 1) { $first }; 2) { $second }. Which one do you keep?
sen-phase-look = Peek: whose card do you want to look at?
sen-phase-swap = Swap: which card comes first?
sen-phase-with = { $pointed_owner_is ->
        [you] Which card does your card { $pointed } swap with?
       *[other] Which card does { $pointed_owner } card { $pointed } swap with?
    }
sen-phase-choose = Choose a card from the open pile; everyone sees it.
sen-phase-chosen = You chose { $hand }. Which of your cards does it replace?
sen-phase-claim = Which card makes a pair with card { $pointed }?
sen-phase-name = Cards { $pointed } and { $pointed_too }: how many ravens on each?
sen-action-peek = look at your card { $choices }
sen-action-draw = take the top card of the closed pile
sen-action-call = call Pobudka! and end the round
sen-action-take = take the open card ({ $open }) for your card { $choices }
sen-action-put = put it in place of your card { $choices }
sen-action-discard = discard it to the open pile
sen-action-use = use it: discard it for its effect
sen-action-keep = keep the first or the second
sen-action-look = look at this card (player.card)
sen-action-swap = this card (player.card)
sen-action-with = with this card (player.card)
sen-action-choose = take this card
sen-action-claim = claim a pair that includes your card { $choices }
sen-action-and = and this one
sen-action-as = this many ravens on each
sen-verb-peek = see, peep
sen-verb-draw = closed, new
sen-verb-call = pobudka, wake, wake up
sen-verb-take = open, get
sen-verb-put = place, replace
sen-verb-discard = drop, lay, throw
sen-verb-use = act
sen-verb-keep = hold
sen-verb-look = peek, see
sen-verb-swap = exchange
sen-verb-with = for
sen-verb-choose = pick
sen-verb-claim = pair
sen-verb-and = plus
sen-verb-as = are, is
sen-event-dealt = { $first_is ->
        [you] Round { $round }. You begin. The open pile: { $card }
       *[other] Round { $round }. { $first } begins. The open pile: { $card }
    }
sen-event-peeked = { $mine ->
        [yes] { $known ->
            [yes] your card { $place } is { $card }
           *[no] look at your { $many ->
                [yes] cards { $place }
               *[no] card { $place }
            }
        }
       *[no] looks at { $many ->
            [yes] cards { $place }
           *[no] card { $place }
        }{ $known ->
            [yes] {" "}({ $card })
           *[no] {""}
        }
    }
sen-event-drew = { $known ->
        [yes] { $mine ->
            [yes] draw a card: { $card }
           *[no] draws a card: { $card }
        }
       *[no] { $mine ->
            [yes] draw a card
           *[no] draws a card
        }
    }
sen-event-took = { $mine ->
        [yes] take the open card ({ $card })
       *[no] takes the open card ({ $card })
    }
sen-event-put = { $mine ->
        [yes] put it in place { $place }
       *[no] puts it in place { $place }
    }
sen-event-discarded = { $mine ->
        [yes] discard { $card }
       *[no] discards { $card }
    }
sen-event-used = { $mine ->
        [yes] use { $card }
       *[no] uses { $card }
    }
sen-event-looked = { $mine ->
        [yes] { $known ->
            [yes] { $owner_of } card { $place } is { $card }
           *[no] look at { $owner_of } card { $place }
        }
       *[no] looks at { $owner_is ->
            [self] their own card { $place }
           *[other] { $owner_of } card { $place }
        }{ $known ->
            [yes] {" "}({ $card })
           *[no] {""}
        }
    }
sen-event-swapped = { $mine ->
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
sen-event-chose = { $mine ->
        [yes] choose { $card } from the open pile
       *[no] chooses { $card } from the open pile
    }
sen-event-claimed = { $mine ->
        [yes] claim
       *[no] claims
    } cards { $place } and { $other_place } as { $ravens ->
        [10] hourglasses
       *[other] a pair of { $ravens }
    }
sen-event-turned = card { $place } is { $card }
sen-event-judged = { $right ->
        [1] right
       *[0] wrong
    }
sen-event-gained = a new card goes face down in place { $place }
sen-event-called = { $mine ->
        [yes] call Pobudka!
       *[no] calls Pobudka!
    }
sen-event-ended = { $mine ->
        [yes] draw the last card of the closed pile, and the round is over
       *[no] draws the last card of the closed pile, and the round is over
    }
sen-event-revealed = card { $place } is { $card }
sen-event-adjusted = { $reason ->
        [lowest] the fewest ravens
        [zero] the fewest ravens: nothing to pay
        [penalty] not the fewest ravens: { $points } more
        [all-in] nothing but nines: nothing to pay
        [fifty] { $instead ->
            [1] { $points } instead, since somebody went for broke
           *[0] { $points } more, since somebody went for broke
        }
        [all-in-tie] nothing but nines, but so has somebody else
       *[nines-tie] tied for the most nines: they count
    }
sen-event-scored = { $count } in the dream, { $score } for the round, { $total } in all
sen-event-won = { $mine ->
        [yes] win the match
       *[no] wins the match
    }
sen-called = { $mine ->
        [yes] Pobudka! You wake everyone up.
       *[no] Pobudka! { $player } wakes everyone up.
    }
sen-nobody-called = The closed pile has run out: everyone wakes up.
sen-results-dream = dream
sen-results-ravens = ravens
sen-results-score = score
sen-remark-penalty = not the fewest: { $points } more
sen-remark-zero = the fewest: nothing to pay
sen-remark-lowest = the fewest
sen-remark-nines = nines don’t count
sen-remark-all-in = went for broke: nothing to pay
sen-remark-fifty = 50 for the others
sen-remark-all-in-tie = nothing but nines, but so has somebody else
sen-remark-nines-tie = tied for the most nines: they count
sen-remark-hourglasses = hourglasses are worth { $worth }
sen-option-edition = edition
sen-option-variants = variants
sen-option-penalty = the caller's penalty
sen-option-limit = the total that ends the match
sen-option-rounds = number of rounds
sen-option-reward = the score of a caller with the fewest ravens
sen-option-fifty = the 50 ravens of Idź na całość!
sen-option-first = the seat that begins
sen-option-deck = other numbers of cards, by kind
sen-option-lands = lands dealt to each dream
sen-option-memory = memory aid
sen-edition-base = base
sen-edition-jubilee = jubilee
sen-variants-nie-takie-kruki-straszne = Nie takie kruki straszne
sen-variants-idz-na-calosc = Idź na całość!
sen-variants-wiem-co-mam = Wiem, co mam
sen-variants-dlugi-sen = Długi sen
sen-reward-count = their count
sen-reward-zero = zero
sen-fifty-instead = instead of the count
sen-fifty-added = added to the score

## In the simulator

sim-sen-score = ravens scored in a round
sim-sen-calls = calls in a round
sim-sen-call-turn = own turn of the call
sim-sen-call-ravens = ravens at the call
sim-sen-call-wrong = calls penalised
sim-sen-take-two = Take two used in a round
sim-sen-peek = Peek used in a round
sim-sen-swap = Swap used in a round
sim-sen-choose = Choose used in a round
sim-sen-claims = pairs claimed in a round
sim-sen-claim-right = claims that were right

## In the browser

client-sen-penalty = A wrong call costs
client-sen-limit = We play to
client-sen-rounds = or this many rounds
client-sen-memory = Memory aid
    .note = Shows faintly what you have a right to remember.
client-sen-first = Who begins
client-sen-edition = Edition
client-sen-reward = A caller with the fewest scores
client-sen-fifty = The 50 ravens of Idź na całość!
client-sen-variants-nie-takie-kruki-straszne = Hold the most nines? They don’t count for you.
client-sen-variants-idz-na-calosc = Nothing but nines: you score 0, the others 50.
client-sen-variants-wiem-co-mam = Name a pair in your dream: one card fewer.
client-sen-variants-dlugi-sen = Both decks, six cards each, look at three.
client-sen-wake = Pobudka!
client-sen-wake-when = before you move
client-sen-call-title = Wake everyone up?
client-sen-call-text = The round ends at once. If anyone has fewer ravens than you, you score { $penalty } more.
client-sen-sleep-on = Keep dreaming
client-sen-call-late = You can only call Pobudka! before doing anything else.
client-sen-call-wait = You can call Pobudka! at the start of your turn.
client-sen-your-dream = Your dream
client-sen-dream-of = { $cards ->
        [one] { $player }, dream of { $cards } face-down card
       *[other] { $player }, dream of { $cards } face-down cards
    }
client-sen-card = { $mine ->
        [yes] Your card { $place }, { $card }
       *[no] { $player }, card { $place }, { $card }
    }
client-sen-total = { $total } so far
client-sen-piles-label = Piles
client-sen-closed = { $cards ->
        [one] Closed pile, { $cards } card
       *[other] Closed pile, { $cards } cards
    }
client-sen-closed-short = closed · { $cards }
client-sen-open = Open pile, on top: { $card }
client-sen-open-short = open
client-sen-in-hand = In your hand: { $cards }
client-sen-hand-where = Choose a place in your dream, or the open pile.
client-sen-peek = { $peeks ->
        [one] Look at one more card: hold it to see it.
       *[other] Look at { $peeks } of your cards: hold one to see it.
    }
client-sen-peek-wait = We begin when everybody has looked.
client-sen-put-back = Leave it there
client-sen-pair = I have a pair…
client-sen-pair-which = Which card is the first of the pair?
client-sen-claim-which = How many ravens on each
client-sen-claim-say = That’s my claim
client-sen-use-take-two = Discard, take two
client-sen-use-peek = Discard, peek
client-sen-use-swap = Discard, swap
client-sen-use-choose = Discard, choose
client-sen-do-peek = Look at card { $place }
client-sen-do-draw = Draw a card
client-sen-do-call = Pobudka!
client-sen-do-take = Swap card { $place }
    .full = Take the open card for your card { $place }
client-sen-do-put = Swap card { $place }
client-sen-do-discard = Discard it
client-sen-do-use = Use it
client-sen-do-keep = { $place ->
        [1] Keep the first
       *[other] Keep the second
    }
client-sen-do-look = { $mine ->
        [yes] Look at your card { $place }
       *[no] Look at { $player } card { $place }
    }
client-sen-do-swap = { $mine ->
        [yes] Your card { $place }
       *[no] { $player } card { $place }
    }
client-sen-do-with = { $mine ->
        [yes] Swap with your card { $place }
       *[no] Swap with { $player } card { $place }
    }
client-sen-do-choose = Take { $card }
client-sen-do-claim = A pair with card { $place }
client-sen-do-and = and card { $place }
client-sen-do-as = Each: { $card }
client-sen-place = { $place }: { $card }
client-sen-dream = { $mine ->
        [yes] Your dream
       *[no] { $player }
    } ({ $total }){ $turn ->
        [yes] , to move
       *[no] {""}
    }: { $cards }
client-sen-piles = { $closed ->
        [one] Closed pile: { $closed } card. Open pile, on top: { $open }.
       *[other] Closed pile: { $closed } cards. Open pile, on top: { $open }.
    }
client-sen-reveal-order = Dreams in the order they are turned up; the caller last
client-sen-calls = calls
client-sen-not-yet = not turned up yet
client-sen-counting = { $mine ->
        [yes] Now your dream…
       *[no] Now { $player }’s dream…
    }
client-sen-fate = { $early ->
        [yes] { $mine ->
            [yes] You woke us too early: that costs you { $extra }.
           *[no] { $player } woke us too early: that costs { $extra }.
        }
       *[no] { $mine ->
            [yes] You woke us in time: nobody has fewer ravens.
           *[no] { $player } woke us in time: nobody has fewer ravens.
        }
    }
client-sen-fewest = Fewest ravens: { $players }.
