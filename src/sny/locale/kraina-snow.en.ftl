### Kraina snów: what only this game says, in English.

kraina-snow-about = Words in the night: one player dreams and guesses, the spirits whisper clues, and some of them lie.
kraina-snow-title = Kraina snów · night { $round }/{ $rounds }
kraina-snow-clock = The clock runs only while somebody speaks: a rival takes { $theirs } s, you take { $yours } s.
kraina-snow-clock-live = The clock runs in real time: whoever says nothing in time is passed over.
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
kraina-snow-ask-clue = { $left } s left. Your turn: one word about { $word }, or pass. Enter: say nothing.
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
kraina-snow-one-word = “{ $answer }” is more than one word. Give one, or write { $verb } before it if you mean it.
kraina-snow-no-word = I can’t pass on “{ $answer }”. Try another word.
kraina-snow-no-story = I can’t pass that on. Tell it in words, and not too many on one line.
kraina-snow-no-hurry = Nobody is passed over at this table: give a clue, or pass.
kraina-snow-refused = Not allowed: { $reason }. Nobody has heard it; try another.
kraina-snow-too-late = Too late: the time was up before you spoke.
kraina-snow-help =
    A spirit, in turn, types one word: the clue. The dreamer types one word: the guess.
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
       *[other] { $seat }’s spirit: { $role }.
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
        [yes] { $verdict ->
            [spoken] { $seat_is ->
                [you] Your clue is not allowed.
               *[other] { $seat }’s clue is not allowed.
            }
           *[typed] { $seat_is ->
                [you] Your clue “{ $clue }”
               *[other] { $seat }’s clue “{ $clue }”
            } { $verdict ->
                [challenge] was voted down
                [one-word] is not allowed: { $reason } (rule C1)
                [root] is not allowed: { $reason } (rule C2)
                [sound] is not allowed: { $reason } (rule C3)
                [translation] is not allowed: { $reason } (rule C4)
               *[other] is not allowed: { $reason }
            }.
        } { $seat_is ->
            [you] You take { $word } as a penalty card.
           *[other] { $word } is a penalty card.
        }
       *[no] The card has been changed.
    }
kraina-snow-event-time_up = The glass has run out.
kraina-snow-event-day = Day breaks.
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
kraina-snow-option-spoken = clues and guesses are said aloud, and the table judges them
kraina-snow-option-memory = memory aid for the dreamer
kraina-snow-option-pack = other words
kraina-snow-pack-children = for children
kraina-snow-pack-kitchen = the kitchen
kraina-snow-pack-own = a pack of your own

## In the simulator

sim-kraina-snow-dreamer = points as the dreamer
sim-kraina-snow-fairy = points as a fairy
sim-kraina-snow-devil = points as a devil
sim-kraina-snow-imp = points as an imp
sim-kraina-snow-clues = clues in a night
sim-kraina-snow-guesses = guesses in a game
sim-kraina-snow-guessed-right = guesses that were right
sim-kraina-snow-penalties = penalty cards in a night

## In the browser

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
client-kraina-snow-spoken = Said aloud, on one device
    .note = Clues and guesses are spoken in the room. One device keeps the word, the glass, the sides and the points.
client-kraina-spoken-here = Everyone but { $dreamer } may look at this screen.
client-kraina-spoken-turn = { $speaker } says one word.
client-kraina-spoken-next = Clue given: next
client-kraina-spoken-illegal = Not allowed
client-kraina-spoken-right = Guessed
client-kraina-spoken-wrong = Wrong, or passed
client-kraina-spoken-missed = Wrong
client-kraina-spoken-none = No guess
client-kraina-spoken-last = The glass is empty. Does { $dreamer } guess once more?
client-kraina-spoken-told = { $seat } guesses: { $side ->
        [yellow] right!
       *[blue] wrong. It was { $word }.
    }
client-kraina-spoken-story = Tap every word that { $dreamer } names.
client-kraina-spoken-named = Words of the dream
client-kraina-spoken-done = The dream is over
client-kraina-spoken-none-right = No word was guessed tonight.
client-kraina-spoken-eyes = { $dreamer } dreams: cover your eyes, and the device goes to the others.
client-kraina-snow-pack = Words
client-kraina-snow-pack-usual = the game’s 440
client-pack-bots = Bots know the 440 words of the game. With other words they pass, so play a pack of your own with people.
client-pack-how = One word per line, Polish = English, every four in a row make a card; at least 160 words.
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
client-kraina-clues = Clues for this card
client-kraina-no-clues = No clue for this card yet.
client-kraina-word = The word to be guessed:
client-kraina-word-hidden = The word is hidden.
client-kraina-reading = There is nothing to do here: this night is long over.
client-kraina-role = My spirit
client-kraina-role-hold = My spirit (hold)
client-kraina-role-fairy = { $role }: let them guess
client-kraina-role-devil = { $role }: lead them astray
client-kraina-role-imp = { $role }: keep it even
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
client-kraina-still-telling = { $player } is still telling the dream.
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
client-kraina-in-words-clues = Clues for this card: { $clues }.
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
client-kraina-key-pass = pass (press twice)
client-kraina-key-challenge = challenge the last clue
client-kraina-key-legal = vote: allowed
client-kraina-key-illegal = vote: not allowed
client-kraina-dream-of = { $mine ->
        [yes] This was your dream
       *[no] This is what { $player } dreamt
    }
client-kraina-dream-read = On to the words
