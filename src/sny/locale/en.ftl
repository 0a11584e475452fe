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
level-careful = careful

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
       *[other] { $winners } share the win with { $total } each.
    }
match-rivals = Good evening! Against you: { $rivals }.

## Answers

command-help = ?, help
command-rules = rules
command-quit = quit, q, exit
command-all = a, all
answer-unknown = I do not understand “{ $answer }”. Type a key from the list, such as { $key }, or an action, such as { $example }; ? helps.
answer-close = I do not understand “{ $answer }”. Did you mean: { $close }?
answer-not-now = “{ $answer }” is not possible now. The list shows what is.
answer-incomplete = “{ $verb }” needs one of { $choices } after it, as in: { $example }
help-answers =
    Type a key from the list on the left, or the action as on the right.
    Several steps go in one line, divided by commas. Places and seats count from 1: 2.4 is the fourth card of player 2.
    Also: rules shows the rules, quit leaves (and offers to save), Enter draws the table again.
help-table = This table: { $options }.
save-as = Save the game as (a file name, or just Enter to drop it):
farewell = Good night, and until the next dream.
farewell-saved = Good night. The game is kept in { $file }; see it again with: sny replay { $file }

## Replay

replay-keys = Enter: next; a and Enter: all the rest; q and Enter: stop.
replay-unfinished = The game was left here.

## The command line

welcome =
    sny: a table for dream games.

      sny play sen      play Sen against bots, here in the terminal
      sny rules sen     read the rules
      sny games         see which games there are

    sny --help tells the rest.
help-sny = A table for dream games: play against bots, look at games again, read the rules.
help-games = The games there are.
help-play = Play a whole match here in the terminal: you in seat 1, bots in the others.
help-replay = Tell a saved game again, step by step.
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
help-option-bots = How well the bots play: one level for all, or one for each.
help-option-seed = A number or word that decides all chance: the same seed deals the same cards.
help-option-save = Keep the game in this file, whatever happens.
help-option-seat = Only what this seat knew, counted from 1. Without it, everything.
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
wrong-option = --option { $problem }
wrong-value = --option { $option }={ $value }: allowed: { $allowed }.
allowed-several = any of { $words }
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

sen-about = Memory and nerve: swap your lands unseen, and wake everybody when you hold the fewest ravens.
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
        [yes] In hand: { $hand }. Put it into your dream, lay it down, or use it.
       *[no] In hand: { $hand }. Put it into your dream, or lay it down.
    }
sen-phase-two = In hand: 1) { $first }; 2) { $second }. Which one do you keep?
sen-phase-look = Peek: which card of any dream do you look at?
sen-phase-swap = Swap: which card is the first of the two?
sen-phase-with = { $pointed_owner_is ->
        [you] Your card { $pointed } changes places with which one?
       *[other] { $pointed_owner } card { $pointed } changes places with which one?
    }
sen-phase-choose = Choose a card of the open pile; everybody sees it.
sen-phase-chosen = Your choice: { $hand }. Which of your cards does it replace?
sen-phase-claim = Which card makes a pair with card { $pointed }?
sen-phase-name = Cards { $pointed } and { $pointed_too }: how many ravens on each?

sen-action-peek = look at your card { $choices }
sen-action-draw = take the top card of the closed pile
sen-action-call = call Pobudka! and end the round
sen-action-take = take the open card ({ $open }) for your card { $choices }
sen-action-put = put it in place of your card { $choices }
sen-action-discard = lay it on the open pile
sen-action-use = use it: lay it down and let it act
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
            [yes] take a closed card: { $card }
           *[no] takes a closed card: { $card }
        }
       *[no] { $mine ->
            [yes] take a closed card
           *[no] takes a closed card
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
        [yes] lay down { $card }
       *[no] lays down { $card }
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
sen-event-gained = a new card goes unseen to place { $place }
sen-event-called = { $mine ->
        [yes] call Pobudka!
       *[no] calls Pobudka!
    }
sen-event-ended = { $mine ->
        [yes] take the last closed card, and the round is over
       *[no] takes the last closed card, and the round is over
    }
sen-event-revealed = card { $place } is { $card }
sen-event-scored = { $count } in the dream, { $score } for the round, { $total } in all
sen-event-won = { $mine ->
        [yes] win the match
       *[no] wins the match
    }

sen-called = { $mine ->
        [yes] Pobudka! You wake everybody.
       *[no] Pobudka! { $player } wakes everybody.
    }
sen-nobody-called = The closed pile is used up: everybody wakes.
sen-results-dream = dream
sen-results-ravens = ravens
sen-results-score = score
sen-remark-penalty = not the fewest: { $penalty } more
sen-remark-zero = the fewest: nothing to pay
sen-remark-lowest = the fewest
sen-remark-nines = nines do not count
sen-remark-all-in = went for broke: nothing to pay
sen-remark-fifty = 50 for the others
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
