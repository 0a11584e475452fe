### What a player reads, in English. The same ids stand in every catalogue; tests hold that.

## People

player-you = You
    .of = your
player-number = Player { $number }
    .of = player { $number }'s
rival-2 = Fox
    .of = Fox's
rival-3 = Badger
    .of = Badger's
rival-4 = Otter
    .of = Otter's
rival-5 = Hare
    .of = Hare's
rival-6 = Hedgehog
    .of = Hedgehog's
level-random = random
level-easy = easy
level-medium = medium
level-careful = careful
level-thinker = thinker
level-master = master

list-or = { $most } or { $last }
list-and = { $most } and { $last }
line = { $player }: { $phrases }
event-plain = { $event } ({ $facts })
card-unknown = a face-down card
switch-on = on
switch-off = off

## The match

prompt-your-turn = Your turn.
prompt-waiting = { $player } is thinking…
press-enter = Press Enter to go on.
shown-once = { $line }. Remember it.
sheet-round = round { $round }
sheet-total = total
match-won = { $many ->
        [one] { $mine ->
            [yes] You win with { $total }. Sweet dreams!
           *[no] { $winners } wins with { $total }.
        }
       *[other] { $winners } share the win with { $total }.
    }
match-rivals = Good evening! At your table: { $rivals }.

## Answers

command-help = ?, help
command-rules = rules
command-quit = quit, q, exit
command-hint = hint
command-all = a, all
answer-unknown = I don’t understand “{ $answer }”. Type a key from the list, such as { $key }, or an action, such as { $example }; ? helps.
answer-close = I don’t understand “{ $answer }”. Did you mean: { $close }?
answer-not-now = “{ $answer }” is not possible now. The list shows what is.
answer-incomplete = “{ $verb }” needs one of { $choices } after it, as in: { $example }
help-answers =
    Type a key from the list on the left, or the action as on the right.
    Several steps go in one line, divided by commas. Places and seats count from 1: 2.4 is the fourth card of player 2.
    Also: rules shows the rules, hint what the bots would do, quit leaves (the game is kept), Enter draws the table again.
help-table = This table: { $options }.
help-live = A line that begins with { $mark } is for the others at the table.
go-on = A game with { $players } players is kept here, { $moves } moves old. Enter goes on with it; n begins a new one:
answer-no = n, no
nothing-to-resume = There is no unfinished game in { $file }.
farewell = Good night, and until the next dream.
farewell-saved = Good night. The game is kept in { $file }; see it again with: sny replay { $file }
farewell-kept = Good night. The game is kept; sny play { $game } goes on with it.

## Replay

replay-keys = Enter: next; a and Enter: all the rest; q and Enter: stop.
replay-unfinished = The game was left here.

## The command line

welcome =
    sny: a table for dream games.

      sny serve --lan   set a table for browsers and phones in this network
      sny play sen      play Sen against bots, here in the terminal
      sny rules sen     read the rules
      sny games         see which games there are

    sny --help tells the rest.
help-sny = A table for dream games: play against bots, look at games again, read the rules.
help-games = The games there are.
help-play = Play a whole match here in the terminal: you in seat 1, bots in the others.
help-replay = Tell a saved game again, step by step.
help-review = Judge a saved game that is over: what one seat could have known, and what it did.
help-rules = The rules of a game.
help-usage = Usage:
help-options = Options
help-table-options = Options of the table { $game }, each as --option name=value
help-commands = Commands
help-options-mark = [OPTIONS]
help-command-mark = COMMAND [ARGUMENTS]…
help-option-help = Show this and leave.
help-option-version = Show the version and leave.
help-option-lang = Language; without it, that of the locale.
help-option-players = How many play, you included.
help-option-options = An option of the table, as listed below; may be given several times.
help-option-bots = Who the bots are: a level, or module:function for one of your own; one for all, or one for each.
help-option-seed = A number or word that decides all chance: the same seed deals the same cards.
help-option-save = Keep the game in this file, whatever happens.
help-option-go_on = Go on with the game that was left last, or with the one in the file of --save.
help-option-seat = Only what this seat knew, counted from 1. Without it, everything.
help-option-reviewed = Whose play is judged, counted from 1.
games-players = { $fewest }–{ $most } players

did-you-mean = Did you mean { $close }?
there-are = Choose from: { $known }.
no-such-command = there is no command “{ $command }”. { $hint }
no-such-switch = there is no option { $option } here. { $hint }
switch-without-value = { $option } needs a value after it.
missing = { $what } is missing.
too-much = “{ $word }” is one word too many.
not-one-of = there is no “{ $value }”. { $hint }
wrong-players = --players { $value }: { $game } is for { $fewest } to { $most } players.
wrong-seed = --seed: give a number or one line of text.
wrong-seat = --seat { $value }: this game has seats 1 to { $players }.
option-without-value = --option { $option }: write it as name=value.
no-such-option = --option { $option }: there is no such option. { $hint }
option-twice = --option { $option } is given twice; several words go into one, divided by commas.
options-together = --option { $option } does not go together with { $other }; give one of the two.
option-only-with = --option { $option } goes only with { $other }.
option-for-players = --option { $option } is only for { $players } players.
wrong-option = --option { $problem }
wrong-value = --option { $option }={ $value }: allowed: { $allowed }.
allowed-several = any of { $words }
allowed-counts = { $words } at most, divided by commas
allowed-number = { $least } to { $most }
no-such-level = --bots { $level }: there is no such level. { $hint }
wrong-number-of-bots = --bots: you named { $given } levels; give one for all, or one for each of the { $rivals } rivals.
file-problem = { $kind ->
        [missing] { $file }: there is no such file or folder.
        [folder] { $file } is a folder; give a file.
        [denied] { $file }: you may not read or write that.
        [other-file] { $file } is there already and is no saved game; choose another name.
       *[unknown] { $file }: { $problem }
    }
no-game = { $file } is no saved game.
wrong-game = { $file }, line { $line }: { $problem }

## Sen

sen-about = Memory and nerve: swap your lands unseen, and wake everyone up when you hold the fewest ravens.
sen-title = { $rounds ->
        [0] Sen · round { $round } · to { $limit }
       *[other] Sen · round { $round } of { $rounds }
    }
sen-closed = closed
sen-open = open
sen-hand = in hand
sen-your-dream = 1 Your dream · { $total }
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
sen-action-claim = claim that your card { $choices } is one of a pair
sen-action-and = and this one
sen-action-as = so many on each

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
        [yes] draw the last closed card, and the round is over
       *[no] draws the last closed card, and the round is over
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
        [all-in-tie] nothing but nines, but not alone
       *[nines-tie] the most nines, but not alone: they count
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
sen-remark-all-in-tie = nothing but nines, but not alone
sen-remark-nines-tie = the most nines, but not alone: they count
sen-remark-hourglasses = hourglasses are worth { $worth }

sen-option-edition = edition
sen-option-variants = variants
sen-option-penalty = the caller's penalty
sen-option-limit = the total that ends the match
sen-option-rounds = number of rounds
sen-option-reward = the caller's score with the fewest ravens
sen-option-fifty = the fifty of Idź na całość
sen-option-first = the seat that begins
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

## Smoki

smoki-about = Open and hidden grids: bring in low lands, match equal ones in columns, collect dragon tokens.
smoki-title = { $scoring ->
        [points] Smoki · round { $round } · to { $limit } points
        [rounds] Smoki · round { $round } of { $rounds }
       *[tokens] Smoki · round { $round } · to 3 tokens
    }
smoki-closed = closed
smoki-open = open
smoki-hand = in hand
smoki-your-dream = Your dream
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
        [circle] In hand: { $hand }. It must go into your dream and sets off round the table. Where?
       *[other] { $taken ->
            [yes] In hand: { $hand }. Which place of your dream does it go to?
           *[no] In hand: { $hand }. Put it into your dream, or discard it.
        }
    }
smoki-phase-lay = { $removed } leaves place { $place }. Which pile does it go on?
smoki-phase-circle = The circle closes, and { $hand } is left to you. Which pile does it go under?
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
        [yes] You end the round: the whole dream lies open. Everyone wakes up.
       *[no] { $player } ends the round: the whole dream lies open. Everyone wakes up.
    }
smoki-worth = worth { $score }
smoki-awarded = { $many ->
        [one] The lightest dream and a dragon token: { $players }.
       *[other] The lightest dreams and a dragon token each: { $players }.
    }
smoki-legend = × a whole column vanishes; =5 is a reflection that copies 5

smoki-option-attack = four Raven attacks in the deck
smoki-option-piles = number of open piles
smoki-option-scoring = what is played for
smoki-option-limit = the total that ends the match (only with scoring=points)
smoki-option-rounds = number of rounds (only with scoring=rounds)
smoki-option-first = the seat that begins
smoki-option-memory = memory aid: whole open piles
smoki-scoring-tokens = three tokens
smoki-scoring-points = points
smoki-scoring-rounds = rounds

## Koty

koty-about = Cats and claws: match cats, gather nines and fight for the cats of rivals; in teams if you like.
koty-title = Koty · { $pile } to draw · { $discards } discarded{ $teams ->
        [on] {" "}· partner: { $partner }
       *[off] {""}
    }
koty-hand = Your hand
koty-your-dream = Your dream
koty-seen = seen
koty-known-hands = In hand, as all know: { $cards }
koty-friend-key = f
koty-twin-key = t
koty-joker-note = with f (friend) or t (twin) at the end
koty-joker-as = a joker as { $card }
koty-cats = { $number ->
        [one] { $number } cat
       *[other] { $number } cats
    }

koty-card-blue-1 = blue 1
    .whom = blue 1
    .with = blue 1
    .face = blue
koty-card-blue-8 = blue 8
    .whom = blue 8
    .with = blue 8
    .face = blue
koty-card-yellow-2 = yellow 2
    .whom = yellow 2
    .with = yellow 2
    .face = yellow
koty-card-yellow-7 = yellow 7
    .whom = yellow 7
    .with = yellow 7
    .face = yellow
koty-card-green-3 = green 3
    .whom = green 3
    .with = green 3
    .face = green
koty-card-green-6 = green 6
    .whom = green 6
    .with = green 6
    .face = green
koty-card-pink-4 = pink 4
    .whom = pink 4
    .with = pink 4
    .face = pink
koty-card-pink-5 = pink 5
    .whom = pink 5
    .with = pink 5
    .face = pink
koty-card-raven = raven
    .whom = a raven
    .with = a raven
    .face = Raven
koty-card-joker = joker
    .whom = a joker
    .with = a joker
    .face = Joker
koty-card-moth = moth
    .whom = a moth
    .with = a moth
    .face = Moth
koty-card-bat = bat
    .whom = a bat
    .with = a bat
    .face = Bat
koty-card-owl = owl
    .whom = an owl
    .with = an owl
    .face = Owl
koty-card-dragon = dragon
    .whom = the dragon
    .with = the dragon
    .face = Dragon

koty-phase-turn = Your turn: give a card and a land, such as a1, or a2.3 for a rival's.
koty-phase-defend = { $owner_is ->
        [you] { $attacker } attacks your { $cat } on land { $land } with { $card }. Do you defend it?
       *[other] { $attacker } attacks { $owner } { $cat } on land { $land } with { $card }. Do you defend your partner?
    }
koty-phase-repeat = Your attack was beaten off. Do you repeat it?
koty-phase-friends = The friends bring a nine. Which land does it go to?
koty-phase-twins = The twins are yours. Which land do they go to?
koty-phase-raven = The bat brings a raven, which becomes a nine. Which land does it go to?
koty-phase-dragon = The ravens are gone, and the dragon becomes a nine. In which land?
koty-phase-moth = Where does the moth carry { $lifted }?

koty-action-exchange = swap your whole hand
koty-action-play = { $on ->
        [friend] on its friend { $choices }
        [twin] on its twin { $choices }
        [cat] on the cat { $choices }
        [raven] chase the raven { $choices }
       *[free] put on { $choices }
    }
koty-action-attack = { $on ->
        [twin] attack its twin { $choices }
        [cat] attack { $choices }
       *[friend] attack its friend { $choices }
    }
koty-action-cover = cover { $choices }
koty-action-moth = move the cat from { $choices }
koty-action-to = to this land (player.land)
koty-action-bat = take the raven from { $choices }
koty-action-dragon = chase away all ravens
koty-action-put = to this land
koty-action-defend = defend with: { $choices }
koty-action-repeat = attack again with: { $choices }
koty-action-pass = pass

koty-verb-exchange = swap, new
koty-verb-play = lay
koty-verb-attack = fight
koty-verb-cover = hide
koty-verb-moth = move
koty-verb-to = onto
koty-verb-bat = steal
koty-verb-dragon = chase
koty-verb-put = to, place
koty-verb-defend = answer
koty-verb-repeat = again
koty-verb-pass = no, let

koty-event-dealt = { $first_is ->
        [you] The cards are dealt. You begin.
       *[other] The cards are dealt. { $first } begins.
    }
koty-event-shuffled = The draw pile has run out; the discards are shuffled into a new one of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
koty-event-drew = { $known ->
        [yes] { $mine ->
            [yes] draw { $card_whom }
           *[no] draws { $card_whom }
        }
       *[no] {""}
    }
    .several = { $known ->
        [yes] { $mine ->
            [yes] draw { $cards }
           *[no] draws { $cards }
        }
       *[no] {""}
    }
koty-event-exchanged = { $mine ->
        [yes] discard { $card_whom }
       *[no] discards { $card_whom }
    }
    .several = { $mine ->
        [yes] swap your whole hand
       *[no] swaps their whole hand
    } ({ $cards })
koty-event-played = { $owner_is ->
        [self] { $mine ->
            [yes] play
           *[no] plays
        } { $card_whom } on { $meeting ->
            [friends] its friend on land { $land }
            [twins] its twin on land { $land }
           *[none] land { $land }
        }
       *[other] { $mine ->
            [yes] cover
           *[no] covers
        } { $owner_of } land { $land } with { $card_with }
    }
koty-event-attacked = { $mine ->
        [yes] attack
       *[no] attacks
    } { $meeting ->
        [friends] the friend
       *[twins] the twin
    } on { $owner_of } land { $land } with { $card_with }
koty-event-defended = { $mine ->
        [yes] defend
       *[no] defends
    } { $owner_is ->
        [self] with { $card_with }
       *[other] { $owner_of } land { $land } with { $card_with }
    }
koty-event-repeated = { $mine ->
        [yes] attack again with { $card_with }
       *[no] attacks again with { $card_with }
    }
koty-event-passed = { $mine ->
        [yes] pass
       *[no] passes
    }
koty-event-took = { $mine ->
        [yes] take { $card_whom } into your hand
       *[no] takes { $card_whom } into their hand
    }
koty-event-used = { $mine ->
        [yes] play { $card_whom }
       *[no] plays { $card_whom }
    }
koty-event-lifted = { $card } leaves land { $land }
koty-event-laid = { $card } comes to land { $land }
koty-event-turned = a new nine on land { $land } ({ $card })
koty-event-gained = a new nine on land { $land }
koty-event-lost = no room for a nine: { $card } is lost
koty-event-discarded = { $land ->
        [0] {""}
       *[other] { $card } is discarded
    }
    .several = discarded: { $cards }
koty-event-ended = { $seat_is ->
        [nobody] The cards have run out, and the game is over.
       *[self] three full lands end the game
    }
koty-event-counted = land { $land }: { $worth }
koty-event-scored = { $cats ->
        [one] { $cats } cat
       *[other] { $cats } cats
    }, { $nines ->
        [one] { $nines } nine
       *[other] { $nines } nines
    }
koty-event-won = { $mine ->
        [yes] win
       *[no] wins
    }

koty-three-full-lands = { $mine ->
        [yes] You have three full lands: the dream is over. The cats are counted.
       *[no] { $player } has three full lands: the dream is over. The cats are counted.
    }
koty-cards-ran-out = The cards have run out: the dream is over. The cats are counted.
koty-results-land = land { $land }
koty-results-cats = cats
koty-results-nines = nines
koty-results-team = team
koty-tie-by-nines = The cats are tied; the nines decide.

koty-option-night = night cards, how many of each
koty-option-teams = teams of two, for 4 or 6 players
koty-option-first = the seat that begins

## Kraina snów

rival-7 = Squirrel
    .of = Squirrel's
rival-8 = Wolf
    .of = Wolf's
rival-9 = Beaver
    .of = Beaver's
rival-10 = Lynx
    .of = Lynx's
level-simple = simple

kraina-snow-about = Words in the night: one player dreams and guesses, the spirits whisper clues, and some of them lie.
kraina-snow-title = Kraina snów · night { $round }/{ $rounds }
kraina-snow-clock = The clock runs only while somebody speaks: a rival takes { $theirs } s, you take { $yours } s.
kraina-snow-left = { $left } s
kraina-snow-you-dream = You are dreaming with your eyes covered: you hear the clues and nothing else.
kraina-snow-dreamer = dreamer
kraina-snow-spirit-fairy = fairy
    .you = You are a fairy: you want the words to be guessed.
kraina-snow-spirit-devil = devil
    .you = You are a devil: you want the words to be missed.
kraina-snow-spirit-imp = imp
    .you = You are an imp: you want as many words guessed as missed.
kraina-snow-turns = In turn:
kraina-snow-glass = glass
kraina-snow-word = word
kraina-snow-gone = gone
kraina-snow-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
kraina-snow-yellow = yellow
kraina-snow-blue = blue
kraina-snow-guesses = your guesses
kraina-snow-clues = clues
kraina-snow-laid-passed = { $word } (passed)
kraina-snow-laid-guessed = { $word } (“{ $guess }”)

kraina-snow-ask-ready = Tonight you dream. Press Enter when your eyes are covered.
kraina-snow-ask-ready-spirit = { $dreamer } dreams tonight. Press Enter when you are ready.
kraina-snow-ask-clue = { $left } s left. Your turn: one word about { $word }, or pass. Enter: silence.
kraina-snow-ask-guess = { $left } s left. Type a guess, pass to give up the card, or press Enter to hear more.
kraina-snow-ask-last = The glass has run out. You have one last guess; Enter leaves the card.
kraina-snow-ask-story = Tell your dream, and name everything you guessed. An empty line ends it.
kraina-snow-ask-more = Go on with your dream. An empty line ends it.
kraina-snow-ask-challenge = Enter goes on; challenge says that the last clue is not allowed.
kraina-snow-ask-overrule = { $reason } ({ $verdict ->
        [one-word] rule C1
        [root] rule C2
        [sound] rule C3
       *[translation] rule C4
    }). Let it through all the same? Type legal or illegal.
kraina-snow-ask-vote = “{ $clue }” is challenged. Is it allowed? Type legal or illegal.

kraina-snow-verb-clue = clue, hint
kraina-snow-verb-guess = guess
kraina-snow-verb-pass = skip
kraina-snow-verb-ready = ok
kraina-snow-verb-wait = next
kraina-snow-verb-done = end, the end
kraina-snow-verb-challenge = object
kraina-snow-verb-legal = vote legal, allowed
kraina-snow-verb-illegal = vote illegal, not allowed

kraina-snow-not-now = “{ $answer }” is not possible now; the line above says what is.
kraina-snow-no-words-now = “{ $answer }” cannot be said now; press Enter to go on, ? helps.
kraina-snow-one-word = “{ $answer }” is more than one word. Say one, or write { $verb } before it if you mean it.
kraina-snow-no-word = I can’t pass on “{ $answer }”. Try another word.
kraina-snow-no-story = I can’t pass that on. Tell it in words, and not too many on one line.
kraina-snow-no-hurry = Nobody is passed over at this table: give a clue, or pass.
kraina-snow-refused = Not allowed: { $reason }. Nobody has heard it; try another.
kraina-snow-too-late = Too late: the time was up before you had spoken.
kraina-snow-help =
    A spirit on turn types one word, which is the clue. The dreamer types one word, which is the guess.
    pass gives no clue, or gives the card up. Enter (or wait) lets the next thing happen.
    By day the dreamer types the dream, line by line; an empty line or done ends it.
    A clue that looks like one of these commands goes with a verb before it: clue rules
    Where clues may be challenged: challenge, then legal or illegal.
    Also: rules shows the rules, quit leaves (the game is kept).

kraina-snow-event-round = { $dreamer_is ->
        [you] Night { $round }: you dream.
       *[other] Night { $round }: { $dreamer } dreams.
    }
kraina-snow-event-role = { $seat_is ->
        [you] Your spirit: { $role }.
       *[other] { $seat } has the spirit: { $role }.
    }
kraina-snow-event-card = { $known ->
        [yes] The word on the card: { $word }.
       *[no] A new card.
    }
kraina-snow-event-night = The glass is turned: { $seconds } s.
kraina-snow-event-clue = { $seat }: { $clue }
kraina-snow-event-passed = { $seat_is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
kraina-snow-event-passed_over = { $seat_is ->
        [you] You say nothing, and the turn moves on.
       *[other] { $seat } says nothing, and the turn moves on.
    }
kraina-snow-event-guessed = { $seat_is ->
        [you] You guess: { $guess }.
       *[other] { $seat } guesses: { $guess }.
    }{ $known ->
        [yes] { $side ->
            [yellow] {" "}Right!
           *[blue] {" "}Wrong, it was { $word }.
        }
       *[no] {""}
    }
kraina-snow-event-skipped = { $seat_is ->
        [you] You give up the card.
       *[other] { $seat } gives up the card.
    }{ $known ->
        [yes] {" "}It was { $word }.
       *[no] {""}
    }
kraina-snow-event-changed = { $known ->
        [yes] { $seat_is ->
            [you] Your clue “{ $clue }”
           *[other] { $seat }’s clue “{ $clue }”
        } { $verdict ->
            [challenge] was voted down
            [one-word] is not allowed: { $reason } (rule C1)
            [root] is not allowed: { $reason } (rule C2)
            [sound] is not allowed: { $reason } (rule C3)
            [translation] is not allowed: { $reason } (rule C4)
           *[other] is not allowed: { $reason }
        }. { $seat_is ->
            [you] You take { $word } as a penalty card.
           *[other] { $word } is a penalty card.
        }
       *[no] The card has been changed.
    }
kraina-snow-event-time_up = The glass has run out.
kraina-snow-event-day = It is day.
kraina-snow-event-told = { $seat_is ->
        [you] You tell: { $story }
       *[other] { $seat } tells: { $story }
    }
kraina-snow-event-challenged = { $known ->
        [yes] { $seat_is ->
            [you] You challenge “{ $clue }”.
           *[other] { $seat } challenges “{ $clue }”.
        }
       *[no] A clue is challenged; the glass stands still.
    }
kraina-snow-event-doubted = { $known ->
        [yes] { $seat_is ->
            [you] Your clue “{ $clue }” is refused: { $reason }. The others may let it through.
           *[other] { $seat }’s clue “{ $clue }” is refused: { $reason }. It is put to the vote.
        }
       *[no] A clue is in doubt; the glass stands still.
    }
kraina-snow-event-voted = { $seat_is ->
        [you] You say: { $vote ->
            [illegal] not allowed.
           *[legal] allowed.
        }
       *[other] { $seat } says: { $vote ->
            [illegal] not allowed.
           *[legal] allowed.
        }
    }
kraina-snow-event-settled = { $illegal ->
        [yes] The vote is over.
        [no] The vote is over: the clue stands.
       *[other] The vote is over, and the glass runs on.
    }
kraina-snow-event-left = { $seat_is ->
        [you] You are away.
       *[other] { $seat } is away.
    }
kraina-snow-event-returned = { $seat_is ->
        [you] You are back.
       *[other] { $seat } is back.
    }
kraina-snow-event-won = { $many ->
        [one] { $mine ->
            [yes] You win with
           *[no] { $winners } wins with
        }
       *[other] { $winners } share the win with
    } { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }

kraina-snow-revealed = Night { $round } is over: here is who was who.
kraina-snow-named = named in the dream
kraina-snow-nothing = nothing
kraina-snow-penalties = penalty cards
kraina-snow-aside = spirit left over
kraina-snow-top = word left on top
kraina-snow-why-fairy = 1 for each yellow card
kraina-snow-why-devil = 1 for each blue card
kraina-snow-why-imp = { $apart ->
        [0] the sides are equal: { $more } and 2 more
        [1] the sides differ by 1: the larger one counts
       *[other] { $fewer } against { $more }: the smaller side counts
    }
kraina-snow-why-dreamer = { $story ->
        [all] 1 for each yellow card, and 2 for naming them all
        [some] 1 for each yellow card; not all were named
       *[none] no yellow card
    }
kraina-snow-sheet-night = night
kraina-snow-sheet-penalties = penalties
kraina-snow-sheet-result = result

kraina-snow-option-lang = language of the words
kraina-snow-lang-pl = Polish
kraina-snow-lang-en = English
kraina-snow-option-first = the seat that dreams first
kraina-snow-option-glass = seconds in the glass
kraina-snow-option-turn = seconds until a silent spirit is passed over (0 for never)
kraina-snow-option-last_guess = seconds for the last guess
kraina-snow-option-story = seconds for the story (0 for no limit)
kraina-snow-option-challenge = spirits may challenge clues
kraina-snow-option-overrule = spirits vote on clues that are refused
kraina-snow-option-gentle = clues that are not allowed are refused and cost nothing
kraina-snow-option-memory = memory aid for the dreamer
kraina-snow-option-pack = other words
kraina-snow-pack-children = for children
kraina-snow-pack-kitchen = the kitchen
kraina-snow-pack-own = a pack of your own

## the store

help-backup = Copy the store of a server into a file, while the server runs.
help-export = Write the people and closed tables of a store into a file of text; with --secrets, everything.
help-import = Take what was exported into a store.
help-option-store = The store: a file or postgres://…; without it, what SNY_STORE says, or your own.
help-option-secrets = With open tables, and the hashes by which devices are known again.
help-forget = Forget a person (name, devices, chat), a table, or the chat of a table. Stop the server first.
store-forgotten = { $id } is forgotten.
store-problem = { $problem }.
store-backed-up = The backup is in { $file }.
store-exported = { $file } holds { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } and { $people ->
        [one] { $people } person.
       *[other] { $people } people.
    }
store-imported = Taken in: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } and { $people ->
        [one] { $people } person.
       *[other] { $people } people.
    }

## the server

help-serve = Host tables for browsers and terminals: one port, one file that keeps everything.
help-verify = Check a saved game: its moves, its deals, and the promise made before the first one.
help-option-host = The address to listen on; 127.0.0.1 is this machine only. [SNY_HOST]
help-option-port = The port to listen on. [SNY_PORT]
help-option-lan = Let phones and computers of the same network in, and show a QR code. [SNY_LAN]
help-option-lobby = Whether public tables are listed. [SNY_LOBBY]
help-option-open_ = Whether a browser is opened. [SNY_OPEN]
help-option-workers = Processes in which bots think. [SNY_WORKERS]
help-option-warm_up = Get the search of every game ready when the server starts, so that the first hint comes soon. [SNY_WARM_UP]
help-option-origins = A site whose pages may use this server; may be given several times. [SNY_ORIGINS]
help-option-proxy = Believe the addresses that a proxy in front reports. [SNY_PROXY]
help-option-own_bots = A bot of your own for the card games, by the name under which tables offer it.
serve-wrong-bot = --bot { $bot }: write it as name=module:function, with a name that no level and no other bot has.
help-option-admin_token = Who sends it may read /metrics and why the server is not ready; without one, this machine. [SNY_ADMIN_TOKEN]
help-option-keep = Days for which closed tables are kept; 0: for ever. [SNY_KEEP]
help-option-crowd = Many people come from one address, such as a school: no limits for each address. [SNY_CROWD]
help-option-log = How the log is written. [SNY_LOG]
help-option-bus = NATS, through which several nodes share one PostgreSQL store, such as nats://127.0.0.1:4222. [SNY_BUS]
help-option-node = What logs and metrics call this node. [SNY_NODE]
help-option-processes = So many nodes behind one port, to use all cores of this machine; the store must be in PostgreSQL. [SNY_PROCESSES]
help-cluster = Start several nodes with a NATS and a PostgreSQL of their own on this machine, to see how they work together; nothing is kept without --store.
serve-nodes-store = { $store }: several nodes need a store in PostgreSQL. Give one with --store postgres://…
serve-processes-linux = --processes needs Linux, where several processes can share a port. Start one server instead.
cluster-opened = { $nodes ->
        [one] One node
       *[other] { $nodes } nodes
    } on this machine (kept in { $store }, bus { $bus }; Ctrl-C stops):
cluster-cannot = The nodes cannot be started: { $problem }.
serve-opened = The table is set: { $link }  (kept in { $store }; Ctrl-C stops)
serve-phones = On a phone in the same network, point the camera here:
serve-taken = { $host }, port { $port } cannot be used ({ $problem }). Choose another with --port.
serve-origin = --origin { $origin }: a page’s origin is written like https://games.example or http://192.168.1.5:8080.
serve-no-store = { $store } cannot be made ({ $problem }). Choose another place with --store.
verify-moves = { $verdict ->
        [yes] { $detail ->
            [one] The only move is legal.
           *[other] All { $detail } moves are legal.
        }
       *[no] The text cannot be followed: { $detail }
    }
verify-deals = { $verdict ->
        [yes] { $detail ->
            [one] The only deal follows from the seed.
           *[other] All { $detail } deals follow from the seed.
        }
        [no] The deals are not those of the seed.
       *[none] The game began from a position, so its first deal cannot be checked.
    }
verify-version = { $verdict ->
        [yes] It was dealt by this version of sny ({ $detail }).
        [no] It was dealt by another version of sny, whose rules or cards may have been different ({ $detail }).
       *[none] It was dealt by another version of sny, and today’s finds the same ({ $detail }).
    }
verify-promise = { $verdict ->
        [yes] The secret is the one that was promised before the deal ({ $detail }).
        [no] The secret is NOT the one that was promised before the deal.
       *[none] No promise was made: this game was not dealt by a server.
    }
verify-seed = { $verdict ->
        [yes] { $detail ->
            [0] The seed follows from the secret; no player added a line.
            [one] The seed follows from the secret and the line of one player.
           *[other] The seed follows from the secret and the players’ { $detail } lines.
        }
        [no] The seed does NOT follow from the secret and the players’ lines.
       *[none] So where the seed comes from cannot be checked.
    }
verify-end = { $verdict ->
        [yes] The game was played to its end; winners: { $detail }.
       *[none] The game was not played to its end.
    }
verify-passed = Nothing is wrong with this game.
verify-failed = This game is NOT as it should be.
help-join = Sit down at a table on a server, by its link; or by the server’s address, at a new table.
help-option-name = What the others call you. [SNY_NAME]
help-option-password = The table’s password, if it has one. [SNY_PASSWORD]
help-option-game = The game of a new table.
help-option-own_bot = A bot of your own plays, instead of you.
join-come-back = Your chair stays yours. To come back:
join-bot-words = Bots of your own join tables of card games only.
join-bot-over = The match is over. Won: { $winners }.
help-option-settings = How people play at a new table, such as clock=quick or hints=on; may be given several times.
help-option-watch = Watch, without a chair.
wrong-setting = --setting: { $problem }. There are: { $known }.
join-watching = You are watching.
help-option-fill = Begin at once, with bots of this level in the free chairs.
player-named = { $name }
    .of = { $name }’s
join-guest = Guest
join-seated = You sit in chair { $seat }. Others come by this link: { $link }
join-start = Enter begins; bots take the free chairs.
join-wait = The host will begin.
join-full = no chair is free at this table, or the game has begun
join-no-link = { $link } is no link to a table or a server. One looks like http://192.168.1.5:8765/t/JY2cOWIKiY-NCyZp, or without the table like http://192.168.1.5:8765.
join-refused = That cannot be: { $problem }
join-chat = { $player } says: { $text }
join-away = { $player } is away.
join-back = { $player } is back.
join-stood = { $player } has left; a bot plays on.
join-stood-in = A bot plays for { $player }.

## the client

client-of-player = { $name }’s
client-line = { $player } { $phrases }
client-line-you = You { $phrases }
client-stand-in = { $mine ->
        [yes] A bot, for you,
       *[no] A bot, for { $name },
    }
client-waiting = { $count ->
        [0] One moment…
        [one] { $players } is thinking…
       *[other] { $players } are thinking…
    }
client-somebody = somebody
client-names = Owl, Moth, Comet, Firefly, Willow, Nightingale, Clover, Marble, Pebble, Lantern, Hazel, Ember, Thistle, Drizzle

client-game-sen = Sen
    .about = Four hidden cards: trade the ravens away, and call in time.
client-game-smoki = Smoki
    .about = Two rows of dragons: low is good, and pairs in a column vanish.
client-game-koty = Koty
    .about = Pair your cats, steal the others’, and keep the ravens off.
client-game-kraina-snow = Kraina snów
    .about = One sleeps and guesses; spirits give clues, and not all are honest.

client-menu = Menu
client-close = Close
client-cancel = Cancel
client-keep = Save
client-done = Done
client-settings = Settings
client-rules = Rules
client-puzzle-daily = Puzzle of the day
client-gallery = All cards
client-to-home = Home
client-language = Language
client-theme = Look
client-theme-night = Night
client-theme-dawn = Dawn
client-sound = Sound
client-sound-on = Sound on
client-sound-off = Sound off
client-vibration = Vibration
client-missing = Nothing but mist here
client-missing-text = This page does not exist. The games are on the first one.
client-back-of-card = the back

client-home-question = What shall we dream today?
client-nobody-yet = Your name
client-you-are = You play as { $name }; change the name
client-name-title = Your name
client-name-label = Name, as the others see it
client-play-bots = Play against bots
client-play-bots-how = { $bots ->
        [one] at once: you and { $bots } bot, { $level }
       *[other] at once: you and { $bots } bots, { $level }
    }
client-bots-change = Choose bots
client-bots-level = How well the bots play
client-players = How many play
client-open-table = Open a table
client-open-locked = Open a table with a password
client-lock-text = Anyone who comes by the link has to enter it. Nobody sees the game without it.
client-have-code = I have a code
client-code-label = A link to a table, or a code
client-code-go = Go in
client-code-aloud = Or tell them the code:
client-code-wrong = There is no such code. Check it, or ask for the link.
client-own-tables = Your tables
client-lobby = Open tables
client-nobody = nobody yet
client-phase-gathering = gathering
client-phase-playing = being played
client-phase-over = over
client-phase-closed = closed
client-problem-offline = The server is not answering. Check your network and try again.
client-problem-flood = That was a lot at once. Wait a moment and try again.
client-problem-guesses = Too many wrong codes. Wait a moment and try again.
client-problem-other = That did not work. Try again.
client-problem-limit = Too many tables for now. Finish one, or try again in a moment.
client-other-device = Another device
client-other-device-text = Play on as the same person on another phone or computer.
client-code-make = Show a code
client-code-lasts = { $minutes ->
        [one] Good for { $minutes } minute, once.
       *[other] Good for { $minutes } minutes, once.
    }
client-link-question = Should this device be { $name }’s?
client-link-text = It will then play as { $name }, and { $name }’s other devices will see the same cards.
client-link-loses = Here you are { $name } now. You can go back to that in the settings.
client-link-yes = Yes, become { $name }
client-link-no = No, stay as I am
client-former = Be { $name } again
client-lost-device = Log out my other devices
client-lost-device-text = For a phone that was lost or lent. This device stays logged in.
client-lost-device-done = { $count ->
    [0] No other device was logged in.
    [one] One device was logged out.
   *[other] { $count } devices were logged out.
}
client-forget = Forgetting
client-forget-table = Forget { $game }
client-forget-me = Forget me
client-forget-text = Your name, your devices and what you wrote are deleted. Games that you played stay, without your name.
client-forget-sure = Yes, forget it for good
client-linked = Welcome, { $name }!
client-linked-text = This device is yours now too. Your tables are on the first page.
client-link-failed = This code no longer works
client-link-failed-text = Ask for a new one in the settings of the other device.
client-qr = QR code of the link

client-joining = On the way to the table…
client-lost = No connection. Trying again…
client-server-away = The server is not answering. Still trying…
client-password-title = This table is locked
client-password-label = Password
client-password-text = Ask whoever invited you for the password.
client-password-wrong = That’s not it. Try again.
client-password-later = Too many wrong passwords from here. Try again in { $seconds } s.
client-bye-missing = There is no such table. Perhaps the link is incomplete.
client-bye-unknown = This device is not known here any more. Reload the page.
client-bye-banned = You were asked to leave this table.
client-bye-closed = This table is closed. Open another on the first page.
client-bye-private = This table is private: only the people who play at it can come in.
client-bye-unreadable = This table was kept by another version of the game, and this one cannot read it. Nothing is lost; whoever runs the server can help.
client-bye-version = The game has been updated. Please reload this page.
client-table-of = { $game }: a table
client-gathering = Who’s coming?
client-next-match = match { $match }
client-tab-invite = Invite
client-tab-seats = Seats
client-tab-rules = Rules
client-invite-text = Whoever opens the link can sit down. Nobody needs an account.
client-invite-locked = They need the link and the password. Give them the password yourself.
client-copy = Copy
client-copied = Copied
client-share = Send the link
client-watchable = Others can watch
    .note = They see the table, but nobody’s secrets.
client-public = Listed in the lobby
    .note = Anyone on this server may sit down.
client-shared-screen = Shared screen
client-free-seat = Free seat
client-free-seat-text = waiting for somebody
client-sit = Sit down
client-stand = Stand up: { $name }
client-sits = already seated
client-you = you
client-host = host
client-you-host = you, the host
client-has-line = added a line
client-guest = Guest
client-guest-title = A guest on this device
client-guest-text = You pass the device around. A curtain hides the cards in between.
client-guest-never = In Kraina snów everybody needs a device of their own: dreamer and spirits see different things at the same moment. Send the others the link.
client-guest-of = on { $name }’s device
client-way-in = Join on your own screen
client-bot = bot
client-bot-level = bot, { $level }
client-add-bot = Put a bot here
client-send-bot = Send { $name } away
client-kick = Ask them to leave
client-people = Who is here
client-spectators = Watching
client-watched-by = Watching: { $names }
client-nobody-watches = Nobody is watching.
client-chair-free = Free their seat
client-host-pass = Make them the host
client-host-pass-title = Make { $name } the host?
client-host-pass-text = From then on { $name } chooses the rules and bots, starts the game and closes the table. Only { $name } can hand it back to you.
client-host-pass-do = Make them the host
client-show = Show what I see
    .note = To { $name } alone, until you stop. Everyone can see that you do.
client-show-guest = Show what { $player } sees
client-shows-to = is showing their cards to { $names }
client-you-show = Seeing what you see: { $names }
client-look-through = What { $name } sees
client-look-aside = What everyone sees
client-looking-through = You see what { $name } sees. Keep it to yourself.
client-shown-to-you = shown to you
client-close-table = Close the table
client-fair = Fair shuffling
client-fair-text = The table has already committed to its secret. Add a line of your own: it becomes part of the shuffle. All lines stay sealed until the game starts, so nobody can choose the deal.
client-promise = Commitment:
client-line-label = Anything you like
client-line-add = Shuffle it in
client-fair-after = The table’s secret is out now: anyone can check the deal.
client-game-text = The game as text
client-host-chooses = The host chooses; you see every change.
client-host-starts = The host starts the game.
client-choose-seat = Choose a free seat, or watch.
client-start = Start
client-start-text = { $free ->
        [0] { $sit } at the table
        [one] { $sit } at the table, a bot on the free seat
       *[other] { $sit } at the table, bots on { $free } free seats
    }
client-by-game = as printed
client-at-random = at random
client-clock = Clock
client-clock-none = none
client-clock-relaxed = kind
client-clock-quick = quick
client-clock-left = { $mine ->
        [yes] Your time left: { $seconds } s
       *[no] Time left: { $seconds } s
    }
client-clock-warning = Your time is almost up.
client-pace = The bots play
client-pace-quick = quickly
client-pace-usual = calmly
client-pace-slow = slowly
client-hints-setting = On your turn you may ask what the bots think.
client-undo-setting = Only if everyone agrees, and never once something was revealed.

client-rivals = Rivals, from your left
client-moves = Moves
client-pad = Score pad
client-pad-total = Score pad; { $total } so far
client-pad-and-log = Score pad and log
client-log = What happened
client-in-words = The table in words
client-watching = watching
client-watching-text = You are watching. Secrets stay secret.
client-leave = Leave
client-stay = Stay
client-leave-title = Leave the table?
client-leave-text = A bot will play for you after a while. The seat stays yours: come back by the link or from the first page.
client-leave-watching = You can come back by the link at any time.
client-again = Play again
client-reveal-all = Show everything
client-reveal-again = Again, slowly
client-next-round = Next round
client-to-result = To the result
client-not-now = You can’t do that now. What you can do is lit up.
client-not-your-turn = It’s not your turn yet.
client-tap-again = Tap again to confirm, or choose something else.
client-tap-or-hold = Hold it to look, or tap it again.
client-hold-to-look = Hold a card to see it.
client-take-back = Put it back
client-only-you = only you can see it
client-all-see = everyone sees it
client-turns-until = { $turns ->
        [0] You’re next.
        [one] You’re next.
       *[other] Your turn in { $turns } moves.
    }
client-away = away
client-bot-stands-in = a bot is playing for them
client-hints = Hints
client-hints-note = What the bots make of it, knowing only what you may know, after playing the rest out many times in their heads. The best chance comes first.
client-hints-thinking = The bots are thinking…
client-hints-warming = The bots are warming up; the hint will appear by itself.
client-hints-none = The bots have nothing to say about this.
client-hint-chance_to_be_lowest = lowest score in { $value } %
client-hint-chance_to_win = wins in { $value } %
client-hint-expected_ravens = about { $value } ravens
client-hint-expected_points = about { $value } points
client-hint-expected_cats = about { $value } cats
client-undo = Undo
client-undo-asked = { $name } wants to undo a move
client-undo-asked-text = Nothing has been revealed to anyone yet.
client-undo-yes = All right
client-undo-no = No
client-chat = Talk
client-chat-unread = { $count ->
        [0] Talk
        [one] Talk, { $count } new
       *[other] Talk, { $count } new
    }
client-chat-empty = Nobody has said anything yet.
client-chat-write = Say something
client-chat-send = Send
client-chat-about = About { $name }
client-chat-hide = Hide their messages
client-chat-show-all = Show all messages
client-chat-mute = Mute
client-chat-unmute = Unmute
client-chat-report = Vote to remove
client-curtain = Hand the device to { $name }
client-curtain-text = Everyone else, look away now.
client-curtain-lift = I am { $name }
client-keys = Keys
client-key-space = Space
client-key-tab = next thing that is lit up
client-key-enter = confirm
client-key-hold = hold a card to look at it
client-key-escape = cancel a choice
client-key-own-card = your card { $number }
client-key-closed = closed pile
client-key-open = open pile
client-key-call = Pobudka!
client-key-use = use the card in your hand
client-key-discard = discard the card in your hand
client-notice-sat = { $name } sits down.
client-notice-stood = { $name } gets up.
client-notice-away = { $name } has gone for a moment.
client-notice-back = { $name } is back.
client-notice-renamed = { $before } is now called { $name }.
client-notice-late = Your time ran out.
client-notice-undo_asked = { $name } asks to undo a move.
client-notice-undo_refused = { $name } won’t agree to the undo.
client-notice-undone = { $name } undoes a move.
client-notice-muted = { $name } can no longer write.
client-notice-unmuted = { $name } can write again.
client-notice-voted = { $votes } of { $voters } want { $name } to leave.
client-notice-kicked = { $name } was removed.
client-notice-host = { $name } is the host now.
client-notice-shows = { $shown ->
        [yes] { $name } lets { $whom } look.
       *[no] { $name } no longer lets { $whom } look.
    }
client-refused-undo = You can only undo your last move, and only before it has revealed anything.
client-refused-taken = Somebody is sitting there already. Choose another seat.
client-refused-muted = You cannot write at this table.
client-refused-night = No talking at night or while a dream is being told. Wait for the morning.
client-refused-phase = Not now: the game has moved on.
client-refused-chairs = Some seats are empty. Wait, or fill them with bots.
client-refused-person = One person alone can’t remove anyone. Ask the host.
client-refused-host = Only the host can do that.
client-refused-hints = No hints are available right now.
client-refused-unanswered = The table did not answer. Try again.
client-refused-illegal = You can’t do that now. What you can do is lit up.

client-sen-penalty = Waking everyone too early costs
client-sen-limit = We play to
client-sen-rounds = or this many rounds
client-sen-memory = Memory aid
    .note = Shows faintly what you have a right to remember.
client-sen-first = Who begins
client-sen-edition = Deck
client-sen-reward = A good caller scores
client-sen-fifty = Fifty of Idź na całość
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

## the simulator

help-sim = Let bots play many games, and see what comes of it: a table, and a report with plots.
help-tournament = Let bots play all others, and rate them.
help-option-lineup = Who plays, seat by seat: levels, or module:function for a bot of your own.
help-option-contenders = The bots that meet, each named once: levels, or module:function for a bot of your own.
help-option-table_players = How many play at a table; without it, as few as can.
help-option-games = How many games, at the least: a deal is always played from all seats.
help-option-compare = Play each deal once with each value of an option, as NAME=VALUE,VALUE (or divided by ;).
help-option-jobs = How many processes; without it, one for each core.
help-option-cluster = Play on the workers of this Dask scheduler, such as tcp://host:8786.
help-option-run_seed = A number or word that decides all chance; without it, 1.
help-option-report = The report, an HTML file.
help-option-json = Write the summary into this file, too.
help-option-csv = Write every game into this file, too, one line a seat.
help-option-results = Where the games are kept, so that a run can go on; without it, beside the report.

sim-bots-missing = --bots: say who plays, divided by commas. There are: { $known }.
sim-wrong-bots = --bots: you named { $given }; { $game } is for { $fewest } to { $most } players.
sim-wrong-number = { $option } { $value }: give a whole number, at least 1.
sim-wrong-compare = --compare { $value }: write it as name=value,value with at least two different values.
sim-compare-given = --compare { $option }: this option is given by --option already; leave one of the two out.
sim-same-file = { $file } is named twice; give each output a file of its own.
compiling = Getting the thinker of { $game } ready, once
missing-extra = this needs { $package }, which is not installed. Type: { $install }
sim-problem = { $problem }.
sim-workers-lost = { $problem }. What was played is kept; the same command goes on from there.
sim-interrupted = Interrupted. { $deals ->
        [one] { $deals } deal is
       *[other] { $deals } deals are
    } kept in { $file }; the same command goes on from there.
sim-nothing = In every deal a bot failed, so there is nothing to count.
sim-progress = deals
sim-playing = { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } of { $each ->
        [one] { $each } game
       *[other] { $each } games
    }, kept in { $file }
sim-written = Report: { $file }

sim-html-lang = en
sim-decimal-mark = .
sim-percent = { $number } %
sim-percentage-points = { $number } pp
sim-interval = { $value } [{ $low }; { $high }]
sim-title = Simulated games of { $game }
sim-title-tournament = Tournament in { $game }
sim-played = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, each played { $each ->
        [one] once
       *[other] { $each } times
    }
sim-fact-lineups = At the table
sim-fact-options = Options
sim-usual-options = the usual ones
sim-fact-compared = Compared
sim-fact-seed = Seed
sim-fact-version = Made by
sim-fact-command = Command
sim-plots = Distributions and comparisons
sim-how-to-read = In brackets: intervals of 95 %, by drawing whole deals with replacement. Every deal is played from all seats. A shared win counts as a share of one. Differences are paired by deals; those that are not chance at 95 % are marked, each judged by itself. Dashed lines show an even share. Seats are counted in the order of play.
sim-faults = { $faults ->
        [one] { $faults } game in which a bot failed
       *[other] { $faults } games in which a bot failed
    }
sim-fault = { $bot } (seat { $seat }, seed { $seed }): { $problem }
sim-faults-left-out = Deals with such games are left out of all figures.

sim-bots = Bots
sim-tables = Games
sim-mean = mean
sim-difference = { $this } against { $first }
sim-payoffs = Row ends ahead of column
sim-seats = Wins by seat
sim-seat = { $order ->
        [1] begins
       *[other] seat { $order }
    }
sim-ratings = Ratings (OpenSkill)
sim-rating = rating
sim-changes = Change against the first variant
sim-length = Turns in a game
sim-won = games won
sim-place = mean place
sim-final = final score
sim-rounds = rounds in a game
sim-turns = turns in a round
sim-actions = actions in a game
sim-stopped = games that did not end

sim-sen-score = ravens scored in a round
sim-sen-calls = calls in a round
sim-sen-call-turn = own turn at the call
sim-sen-call-ravens = ravens at the call
sim-sen-call-wrong = calls penalised
sim-sen-take-two = Take two used in a round
sim-sen-peek = Peek used in a round
sim-sen-swap = Swap used in a round
sim-sen-choose = Choose used in a round
sim-sen-claims = pairs claimed in a round
sim-sen-claim-right = claims that were right
sim-smoki-score = points in a round
sim-smoki-ends = rounds ended
sim-smoki-end-turn = own turn at the end
sim-smoki-end-score = points when ending a round
sim-smoki-end-beaten = rounds ended without the fewest points
sim-smoki-taken = open cards taken in a turn
sim-smoki-swaps = nests and attacks used in a round
sim-smoki-skips = raven lands left unused in a round
sim-koty-ends = games ended by three full lands
sim-koty-end-turn = own turn at the end
sim-koty-nines = nines at the end
sim-koty-attacks = attacks in a game
sim-koty-defences = defences in a game
sim-koty-repeats = attacks repeated in a game
sim-koty-exchanged = cards exchanged in a game
sim-koty-night = night cards used in a game
sim-kraina-snow-dreamer = points as the dreamer
sim-kraina-snow-fairy = points as a fairy
sim-kraina-snow-devil = points as a devil
sim-kraina-snow-imp = points as an imp
sim-kraina-snow-clues = clues in a night
sim-kraina-snow-guesses = guesses in a game
sim-kraina-snow-guessed-right = guesses that were right
sim-kraina-snow-penalties = penalty cards in a night


## the client: Smoki

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
client-smoki-ask-circle = The circle closes. Which pile does { $hand } go under?
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

## the client: Koty

client-koty-night = Night cards in the deck
client-koty-night-moth = carries a cat from any land to another
client-koty-night-bat = takes a rival's raven as a nine
client-koty-night-owl = catches an attacking card
client-koty-night-dragon = chases all ravens away, becomes a nine
client-koty-teams = Teams of two
    .note = Partners sit opposite each other; their cats are added up.
client-koty-first = Who begins
client-koty-letter-blue = B
client-koty-letter-yellow = Y
client-koty-letter-green = G
client-koty-letter-pink = P
client-koty-key-card = card { $number } of your hand
client-koty-key-land = your land { $number }
client-koty-key-pass = don’t defend, or stop attacking
client-koty-your-turn = Your turn: choose a card from your hand.
client-koty-defend = { $mine ->
        [yes] Do you defend your { $cat } on land { $land }?
       *[no] Do you defend your partner's { $cat }?
    }
client-koty-ask-friends = Which land does the nine go to?
client-koty-ask-twins = Which land do the twins go to?
client-koty-ask-raven = The raven becomes a nine. In which land?
client-koty-ask-dragon = The dragon becomes a nine. In which land?
client-koty-choose-land = { $card }: tap a land that is lit up.
client-koty-joker-as = What does the joker stand for?
client-koty-card-first = First choose a card from your hand.
client-koty-no-use = You can’t use this card now.
client-koty-sign-friend = friend
client-koty-sign-twin = twin
client-koty-sign-free = put it there
client-koty-yours = Your lands and your hand
client-koty-attacks = attacks
client-koty-team = team { $team }
client-koty-partner = your partner, team { $team }
client-koty-hand-of = { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
client-koty-lands-of = { $cats ->
        [one] Lands of { $player }: { $cats } cat
       *[other] Lands of { $player }: { $cats } cats
    }
client-koty-piles-label = Piles
client-koty-pile = deck: { $cards }
client-koty-discards = discards: { $cards }
client-koty-piles = Draw pile: { $pile }. Discards: { $discards }, on top { $top }.
client-koty-land = { $mine ->
        [yes] Your land { $land }: { $holds }
       *[no] { $player }, land { $land }: { $holds }
    }
client-koty-land-holds = { $has ->
        [yes] { $nines ->
            [0] { $top }
            [one] { $top } on { $nines } nine
           *[other] { $top } on { $nines } nines
        }
       *[no] { $nines ->
            [0] empty
            [one] { $nines } nine
           *[other] { $nines } nines
        }
    }{ $worth ->
        [0] {""}
       *[other] , worth { $worth }
    }
client-koty-land-known = { $held } (known under it: { $cards })
client-koty-in-hand = Your hand: { $cards }
client-koty-in-play = In play: { $card }
client-koty-known = Known in hand, { $player }: { $cards }
client-koty-dream = { $mine ->
        [yes] Your dream
       *[no] { $player }
    }{ $team ->
        [none] {""}
       *[other] , team { $team }
    }{ $partner ->
        [yes] , your partner
       *[no] {""}
    } ({ $cats ->
        [one] { $cats } cat
       *[other] { $cats } cats
    }){ $turn ->
        [yes] , to move
       *[no] {""}
    }: { $lands }
client-koty-would-change = { $mine ->
        [yes] Your land { $land } will be worth { $after }, not { $before }.
       *[no] Land { $land } of { $player } will be worth { $after }, not { $before }.
    }
client-koty-would-friend = Both cats go, and you get a nine.
client-koty-would-twin = One becomes a nine, the other lies on it.
client-koty-would-attack-friend = Undefended, both cats go and you get a nine.
client-koty-would-attack-twin = Undefended, both are yours: one as a nine.
client-koty-would-exchange = You discard all four and draw four new ones.
client-koty-would-moth = The moth lifts this cat. Then you say where it goes.
client-koty-would-bat = The raven becomes a nine of yours.
client-koty-would-dragon = All ravens fly off, and the dragon becomes a nine.
client-koty-would-repeat = The same attack again.
client-koty-would-defend = Both cards go, and the cat stays.
client-koty-would-owl = The owl takes the attacking card. The attack is over.
client-koty-gives-up = The attack is over, and so is your turn.
client-koty-gives = { $meeting ->
        [twins] { $attacker } takes { $mine ->
            [yes] your { $cat }.
           *[no] your partner’s { $cat }.
        }
       *[friends] { $mine ->
            [yes] You lose { $cat }
           *[no] Your partner loses { $cat }
        }, and { $attacker } gets a nine.
    }
client-koty-do-exchange = Swap the whole hand
client-koty-do-play = Play on land { $land }
client-koty-do-attack = Attack: { $player }, land { $land }
client-koty-do-cover = Cover: { $player }, land { $land }
client-koty-do-moth = Take this cat
client-koty-do-to = { $mine ->
        [yes] To your land { $land }
       *[no] To { $player }, land { $land }
    }
client-koty-do-bat = Take this raven
client-koty-do-dragon = Chase all ravens away
client-koty-do-put = To land { $land }
client-koty-do-defend = Defend with { $card }
client-koty-do-repeat = Attack again with { $card }
client-koty-do-pass = Don’t defend
client-koty-do-as = As { $card }
client-koty-do-what = { $action } ({ $card })
client-koty-no-repeat = Stop attacking
client-koty-nines = { $nines ->
        [one] { $nines } nine
       *[other] { $nines } nines
    }
client-koty-team-sum = team { $cats }
client-koty-reveal-order = Dreams in the order they are counted; the winners come last
client-koty-counting = { $mine ->
        [yes] Now your cats…
       *[no] Now { $player }’s cats…
    }
client-koty-won = Most cats: { $players }, { $cats }.


## the client: Kraina snów

client-kraina-snow-lang = Language of the words
client-kraina-snow-first = Who dreams first
client-kraina-snow-glass = Seconds in the glass
client-kraina-snow-turn = Seconds for a clue (0: no hurry)
    .note = Typing takes longer than speaking: 12 to begin with. The printed game has 5.
client-kraina-snow-last_guess = Seconds for the last guess
client-kraina-snow-story = Seconds for the story (0: no limit)
client-kraina-snow-challenge = Clues may be challenged
    .note = The other spirits vote on a clue that the program let through.
client-kraina-snow-overrule = Refused clues go to a vote
    .note = The other spirits may let through a clue that the program refuses.
client-kraina-snow-gentle = Gentle rules
    .note = A clue that breaks the rules is sent back and costs nothing.
client-kraina-snow-pack = Words
client-kraina-snow-pack-usual = the game’s 440
client-pack-bots = Bots know the 440 words of the game. At other words they pass, so play a pack of your own with people.
client-pack-how = One word a line, Polish = English, four in a row to a card; at least 160 words.
client-pack-example = kot = cat
client-pack-file = From a file
client-pack-not-yet = The table plays with these words once they are checked.
client-pack-use = Check and use these words
client-pack-fine = { $words } words, all fine: the table will play with them.
client-pack-long = That is too long; a pack has at most 12,000 characters.
client-pack-unchecked = The words could not be checked; try again in a moment.
client-pack-line = Line { $line }:
client-pack-fault = { $kind ->
        [equals] “{ $word }” has more than one =; write kot = cat.
        [alone] “{ $word }” has no translation; write kot = cat.
        [several] “{ $word }” is not one word.
        [unfit] “{ $word }” is not for children; choose another word.
        [twice] “{ $word }” is in line { $number } already.
        [uneven] { $word } words do not fill cards of four: add { $number } more.
        [few] { $word } words are too few: at least { $number } are needed.
       *[many] { $word } words are too many: at most { $number } can be shuffled.
    }
client-kraina-snow-memory = Memory aid
    .note = The dreamer sees their earlier guesses.
client-kraina-less = penalties
client-kraina-snow-kind-dreamer = dreamer
client-kraina-snow-kind-word = word card
client-kraina-snow-kind-word-yellow = guessed
client-kraina-snow-kind-word-blue = missed
client-kraina-snow-kind-day = day
client-kraina-snow-kind-night = night
client-kraina-yellow = right
client-kraina-blue = missed
client-kraina-seconds = { $seconds } s
client-kraina-now = now
client-kraina-next = next
client-kraina-glass-left = { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
client-kraina-glass-stands = { $seconds ->
        [one] The glass stands still, { $seconds } second left
       *[other] The glass stands still, { $seconds } seconds left
    }
client-kraina-order = Spirits in the order of clues
client-kraina-stage = The card and its two sides
client-kraina-clues = Clues to this card
client-kraina-no-clues = No clue to this card yet.
client-kraina-word = The word to be guessed:
client-kraina-word-hidden = The word is hidden.
client-kraina-reading = There is nothing to do here: this night is long over.
client-kraina-role = My spirit
client-kraina-role-hold = My spirit (hold)
client-kraina-role-fairy = { $role }: let them guess
client-kraina-role-devil = { $role }: lead them astray
client-kraina-role-imp = { $role }: as many right as missed
client-kraina-evening = { $mine ->
        [yes] Tonight you dream
       *[no] Tonight { $player } dreams
    }
client-kraina-dreamer-how = You hear one-word clues. Guess whenever you like. By day, tell a dream with everything you guessed.
client-kraina-spirit-how = See who you are, without letting anyone else see.
client-kraina-spectator-how = You see what everyone may know.
client-kraina-who-ready = Who is ready
client-kraina-is-ready = ready
client-kraina-ready-count = Ready: { $ready } of { $players }
client-kraina-cover-eyes = My eyes are covered
client-kraina-ask-ready-dreamer = Cover your eyes when you are ready.
client-kraina-ask-ready-spirit = Are you ready for the night?
client-kraina-ask-wait = Waiting for: { $waiting }.
client-kraina-ask-clue = Your turn: one word, or pass.
client-kraina-ask-listen = { $speaker } is giving a clue.
client-kraina-ask-guess = Guess whenever you like.
client-kraina-ask-last = The glass is empty: one last guess.
client-kraina-ask-last-wait = The glass is empty. { $dreamer } may guess once more.
client-kraina-ask-overrule = { $reason } ({ $verdict ->
        [one-word] rule C1
        [root] rule C2
        [sound] rule C3
       *[translation] rule C4
    }). Is it allowed all the same?
client-kraina-ask-overrule-wait = { $reason } ({ $verdict ->
        [one-word] rule C1
        [root] rule C2
        [sound] rule C3
       *[translation] rule C4
    }). The others vote.
client-kraina-ask-vote = “{ $clue }” is challenged. Is it allowed?
client-kraina-ask-vote-wait = “{ $clue }” is challenged. The others vote.
client-kraina-ask-vote-dreamer = A clue is challenged; the glass stands still.
client-kraina-ask-story = Tell your dream, using every word you guessed.
client-kraina-ask-story-hear = { $dreamer } is telling the dream: { $named } of { $all } words so far.
client-kraina-ask-story-watch = { $dreamer } is telling the dream.
client-kraina-ask-over = The night is over.
client-kraina-moment-yellow = Right!
client-kraina-moment-blue = No, it was { $word }.
client-kraina-moment-hidden = The guess is heard.
client-kraina-do-ready = I’m ready
client-kraina-do-clue = Say it
client-kraina-do-guess = Guess
client-kraina-do-pass = Pass
client-kraina-do-challenge = Challenge
client-kraina-do-vote-legal = Allowed
client-kraina-do-vote-illegal = Not allowed
client-kraina-do-story = Tell { $said }
client-kraina-do-done = The end
client-kraina-clue-label = Your clue, one word
client-kraina-clue-hint = one word
client-kraina-guess-label = Your guess, one word
client-kraina-guess-hint = What is it?
client-kraina-speak = Say it aloud
client-kraina-one-word = That’s more than one word. Say just one.
client-kraina-not-yet = It’s not your turn yet. Your word waits here.
client-kraina-too-late = Too late: the turn has moved on. Your word waits here.
client-kraina-pass-sure = Sure?
client-kraina-give-up = Pass
client-kraina-leave-card = Leave it
client-kraina-challenge-last = Challenge “{ $clue }”
client-kraina-votes = { $votes ->
        [one] { $votes } vote so far
       *[other] { $votes } votes so far
    }
client-kraina-hush = Hush… the first clue is on its way.
client-kraina-new-card = A new card. Listen…
client-kraina-card-number = Card { $number }. It’s { $speaker }’s turn to speak.
client-kraina-aloud = Read clues aloud
client-kraina-dark = Dark
client-kraina-light = Tap to see again
client-kraina-story-free = Wrong words cost nothing.
client-kraina-story-lit = Only the dreamer can’t see which words light up.
client-kraina-story-of = { $player }’s dream
client-kraina-story-empty = The dreamer rubs their eyes…
client-kraina-story-label = Your dream
client-kraina-story-hint = I dreamt that…
client-kraina-story-more = And then…
client-kraina-dictate = Dictate
client-kraina-dictating = Listening…
client-kraina-still-telling = { $player } is still telling.
client-kraina-sides = Right: { $yellow }. Missed: { $blue }.
client-kraina-reveal-words = What was dreamt tonight…
client-kraina-reveal-spirits = The spirits reveal themselves…
client-kraina-reveal-named = { $fate ->
        [all] { $mine ->
            [yes] You named them all: 2 more for you.
           *[no] { $player } named them all: 2 more points.
        }
        [some] { $mine ->
            [yes] You named { $named } of { $all }.
           *[no] { $player } named { $named } of { $all }.
        }
       *[none] Not a word was guessed.
    }
client-kraina-ends = Spirits and points
client-kraina-not-yet-shown = not shown yet
client-kraina-fined = { $cards ->
        [one] penalty card { $words }
       *[other] penalty cards { $words }
    }
client-kraina-next-night = { $mine ->
        [yes] Next night: you dream
       *[no] Next night: { $player } dreams
    }
client-kraina-in-words-dreamer = { $mine ->
        [yes] You dream tonight.
       *[no] { $player } dreams tonight.
    }
client-kraina-in-words-word = The word is { $word }.
client-kraina-in-words-clues = Clues to this card: { $clues }.
client-kraina-in-words-yellow = Right, { $cards }: { $words }
client-kraina-in-words-blue = Missed, { $cards }: { $words }
client-kraina-in-words-gone = { $cards ->
        [one] { $cards } card has gone tonight.
       *[other] { $cards } cards have gone tonight.
    }
client-kraina-in-words-order = Clues come in this order: { $players }.
client-kraina-in-words-story = The story so far: { $story }
client-kraina-in-words-points = Points: { $points }.
client-kraina-key-ready = ready
client-kraina-key-pass = pass; twice
client-kraina-key-challenge = challenge the last clue
client-kraina-key-legal = vote: allowed
client-kraina-key-illegal = vote: not allowed

## the client: review

client-review = Review
client-review-open = Review
client-review-table = To the table
client-review-download = The game as a file
client-review-moves = Moves
client-review-fair = fair deal
client-review-teach = What could you have known?
client-review-eyes = Seen by
client-review-eyes-spectator = a spectator
client-review-eyes-all = everything open
client-review-board = The table after this move
client-review-loading = One moment…
client-review-move = { $move ->
        [0] Before the first of { $moves } moves
       *[other] Move { $move } of { $moves }
    }
client-review-missing = There is no such finished game. You can review a game once it is over.
client-review-private = Only those who played this game can review it.
client-review-slider = Move
client-review-back = Previous move
client-review-on = Next move
client-review-round-back = Previous round
client-review-round-on = Next round
client-review-play = Play
client-review-pause = Pause
client-review-counting = The round is being counted.
client-review-fair-title = Was it dealt fairly?
client-review-fair-text = Before the deal the table promised its secret by a fingerprint. The deal follows from that secret and from the players’ own lines, so nobody could choose it.
client-review-fair-server = What the server finds
client-review-fair-own = What this browser computes by itself
client-review-own-lines = { $right ->
        [yes] Every player’s line was fixed before yours was opened.
       *[no] Some line was NOT fixed before yours was opened.
    }
client-review-own-promise = { $right ->
        [yes] The fingerprint of the secret is { $digest }, as promised.
       *[no] The fingerprint of the secret is { $digest }, and NOT what was promised.
    }
client-review-own-seed = { $right ->
        [yes] The secret and the lines give exactly the seed of this game.
       *[no] The secret and the lines do NOT give the seed of this game.
    }
client-review-own-none = Here the browser cannot compute it: pages without a secure connection may not, and without a promise there is nothing to compute.

## the client: learning

client-learn = Learn by playing

## the client: coming to a table

client-arrive-title = Good to see you!
client-arrive-text = A table is waiting for you. What shall the others call you?
client-arrive-go = Come in

## the client: rules at hand

client-rules-law = The rules in full
client-rules-glance = The rules at a glance

## what a messenger shows of a link

preview-title = Come and play { $game }

## the client: an evening together

client-sofa-text = Open this address on a television or a laptop: it becomes the table, and the phones are your hands.
client-reactions = Reactions
client-since = Since your last turn
client-over-ranking = Final standings
client-over-turning = { $mine ->
        [yes] The turning point: in round { $round } you took the lead and kept it.
       *[no] The turning point: in round { $round } { $player } took the lead and kept it.
    }
client-over-call = { $mine ->
        [yes] The best call: yours, with { $count ->
            [one] { $count } raven
           *[other] { $count } ravens
        } in round { $round }.
       *[no] The best call: { $player }, with { $count ->
            [one] { $count } raven
           *[other] { $count } ravens
        } in round { $round }.
    }
client-koty-full = { $full ->
        [one] { $full } full land
       *[other] { $full } full lands
    }
client-koty-near = { $full ->
        [0] Nobody has a full land yet. Three end the game.
       *[other] { $mine ->
            [yes] You have { $full } of the 3 full lands that end the game.
           *[no] { $player } has { $full } of the 3 full lands that end the game.
        }
    }
client-kraina-dream-of = { $mine ->
        [yes] This was your dream
       *[no] This is what { $player } dreamt
    }
client-kraina-dream-read = On to the words

## learning

help-train = Train a player by letting it play against itself; it needs torch (sny[train]), and better a GPU.
help-option-learnt_players = For which numbers of players, in one network.
help-option-minutes = How long to learn.
help-option-out = Where the player is written; a checkpoint and its curve lie beside it.
help-option-against = Learn to beat this player instead: careful, or a trained file.
help-option-start = Begin with the networks of a trained file.
help-option-resume = Go on from the checkpoint beside the file.

# Games on this device alone, without a network.
client-server-away-here = No connection. You can still play on this device.
client-needs-server = Needs a connection
client-open-here = Play on this device
client-tables-here = On this device
client-table-here = This table is on this device alone. Give everybody a seat and pass the device round; nobody else can come in.
client-fair-here = This device shuffled and dealt by itself: there is nobody else whose promise could be checked. The whole game was recorded all the same.
client-review-fair-device = What this device finds
client-offline = Without a network
client-offline-text = Bots, the rules and the referee can be kept on this device. Then every game opens on a train or in a tent, too.
client-offline-keep = Keep them here ({ $size } MB to download)
client-offline-fetching = Downloading…
client-offline-kept = Kept on this device ({ $size } MB).
client-offline-remove = Remove them
client-offline-unstored = This browser keeps nothing, so your game will be gone when you close the page.
client-offline-cannot-wasm = This browser cannot run WebAssembly, so games here need a connection.
client-offline-cannot-insecure = This page was not opened over HTTPS, so the browser keeps nothing and games need a connection.
client-offline-cannot-room = There is not enough room left on this device.
client-offline-cannot-storage = This browser keeps nothing here, perhaps because the window is private. Games need a connection.
client-offline-cannot-fetch = The download failed. Try again when you have a connection.
