### What the review of a finished game says, in English.

review-title = { $player }: accuracy { $accuracy } out of 100
review-no-decisions = { $player } had nothing to decide.
review-counts = { $counts }
review-count = { $word }: { $count }
review-word-brilliant = brilliant
review-word-best = best
review-word-fine = fine
review-word-slip = slip
review-word-mistake = mistake
review-unit-ravens = { $number ->
        [one] { $number } raven
       *[other] { $number } ravens
    }
review-unit-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
review-unit-percent = { $number } %
review-moment = Move { $step }, { $word }: you played “{ $action }”.
review-moment-better = Better: “{ $best }”, worth { $loss } more (± { $error }). Chance of winning: { $after } % instead of { $before } %.
review-moment-brilliant = Few would have found it. Chance of winning: { $after } %.
review-parts = { $round ->
        [0] Where the result came from
       *[other] Round { $round }: where the result came from
    }
review-part-start = expected before the deal
review-part-deal = luck of the deal
review-part-draws = luck of your own draws
review-part-others_draws = luck of the others’ draws
review-part-hidden = what lay hidden where you chose
review-part-play = your play, compared with a careful player’s
review-part-rivals = how the others played
review-part-result = result
review-part-error = Luck is estimated to within ± { $error }.
review-flawless = No slips and no mistakes.
review-not-over = { $file } is a game that is not over; it can be reviewed once it is.

review-more-lowest = You are lowest in { $mine } of 100 possible worlds, and in { $better } after the better move.
review-more-win = You win in { $mine } of 100 possible worlds, and in { $better } after the better move.
review-expected-ravens = On average you end the round with { $mine } ravens, and with { $better } after the better move.
review-expected-points = On average you end the round with { $mine } points, and with { $better } after the better move.
review-expected-cats = On average you end up with { $mine } cats, and with { $better } after the better move.

review-sen-open = Your card { $place } was a known { $ravens }, and the open card a { $open }.
review-sen-open-unknown = The open card was a { $open }; a card that you have not seen has { $average } ravens on average.
review-sen-draw = The open card was a { $open }; of the { $unseen } cards that you had not seen, { $lower } are lower.
review-sen-call-early = With about { $ravens } ravens you are lowest in { $lowest } of 100 possible worlds.
review-sen-call-missed = With about { $ravens } ravens, a call finds you lowest in { $lowest } of 100 possible worlds.
review-sen-picky = { $rivals ->
        [one] One player had looked at further cards and kept them.
       *[other] { $rivals } players had looked at further cards and kept them.
    }
review-sen-covered = You gave up a { $old }, while your card { $place } was a known { $ravens }.
review-sen-covered-unknown = You gave up a card that you had not seen ({ $average } ravens on average), while your card { $place } was a known { $ravens }.
review-sen-covered-low = You gave up a { $old }, while a card that you have not seen has { $average } ravens on average.
review-sen-hand = You held a { $hand }, and your card { $place } was a known { $ravens }.
review-sen-hand-unknown = You held a { $hand }; a card that you have not seen has { $average } ravens on average.
review-sen-put-high = You put a { $hand } where you knew there was a { $ravens }.
review-sen-put-high-unknown = You put a { $hand } in place of a card that you had not seen, which has { $average } ravens on average.
review-sen-unused = You held a special card, and its effect was worth more.
review-sen-seen-already = You had seen that card before.

review-smoki-open-pair = The open { $value } makes column { $column } vanish.
review-smoki-took-single = The open { $value } makes no pair in your dream.
review-smoki-pair = The { $value } in hand makes column { $column } vanish.
review-smoki-broke-pair = You broke up two { $value }s in column { $column }, which counted for nothing.
review-smoki-covered-low = You put a { $value } where a { $old } lay face up.
review-smoki-left-high = A { $value } lay face up in row { $row }, column { $column }.
review-smoki-ended = That turned up your last card and ended the round: you are lowest in { $lowest } of 100 possible worlds.
review-smoki-left-open = The open { $value } makes a column of the next player ({ $rival }) vanish; your card could have covered it.

review-koty-ended = That ended the game when you had { $own } cats and { $rival } had { $cats }.
review-koty-own-cats = The better move makes your dream worth { $cats } cats at once, instead of { $before }.
review-koty-other-target = { $rival } had { $cats } cats, and { $other } only { $other_cats }.
review-koty-leader = { $rival } was ahead with { $cats } cats, and you had { $own }.
review-koty-nines = { $rival } had { $nines } nines on that land, and every one doubles the cat on top.
review-koty-defended = Judging by the cards that you have not seen, { $rival } can defend in { $percent } of 100 possible worlds.
review-koty-exchanged = You spent a turn on new cards.
review-koty-undefended = { $cats ->
        [one] One cat was at stake on that land.
       *[other] { $cats } cats were at stake on that land.
    }

review-night = Night { $round } (dreamer: { $dreamer }): clues, the word they suggested by then, and the chance of the right one
review-night-clue = { $chance ->
    [-1] { $clue } ({ $led })
   *[other] { $clue } ({ $led }, { $chance } %)
    }
review-night-unspoken = Without a clue: { $words }.
review-night-got = guessed
review-night-not-got = missed
review-night-spirit = { $player } ({ $role }): { $followed } of { $clues } clues agreed with the guess.
review-night-glass = The glass: { $got } s went to words that were guessed, { $lost } s to the others.
review-night-missed = “{ $word }” was missed. “{ $clue }” would have done it: { $chance } of 100 people would then have thought of it first.

## In the browser

client-teach-yours = Yours
client-teach-better = Better
client-teach-chance = Chance of winning: { $chance } %
client-teach-open = What lay there?
client-teach-again = Try again
client-teach-loss = Lost: { $loss } (± { $error }).
client-teach-instead = Better: { $best } (lost: { $loss }).
client-teach-change = Chance of winning: { $after } % ({ $before } % with the best move).
client-teach-curve = The chance of winning, from { $first } % at the start to { $last } % after the last decision. Marked moves: { $marks }. The list below says the same in words.
client-teach-moments = Moments that mattered
client-teach-all = all decisions
client-teach-none-yet = No mistake so far.
client-teach-accuracy = Accuracy: { $accuracy } out of 100
client-teach-nothing = There was nothing to decide.
client-teach-luck = Luck: { $luck }, your play: { $skill } (estimated to within ± { $error }).
client-teach-making = The review is being made: { $percent } %.
client-teach-warming = The server is getting ready to review this game. That can take a minute.
client-teach-running = This game is still being played. It can be reviewed once it is over.
client-teach-busy = Another review is being made for you. Wait until it is ready.
client-teach-none = This server makes no reviews: Numba is not installed (sny[bots]).
client-teach-lost = The review could not be finished. Try again in a moment.

## Puzzles

client-puzzle = Puzzle
client-puzzle-of = { $game }, puzzle { $number } of { $of }
client-puzzle-call = Call or go on?
client-puzzle-take = What do you take?
client-puzzle-cover = Which card do you replace?
client-puzzle-attack = Whom do you attack?
client-puzzle-choose = What do you do?
client-puzzle-note = You see only what this player sees. The first answer counts.
client-puzzle-right = Right! There is no better move.
client-puzzle-wrong = Not this time. Better: { $best }.
client-puzzle-why-right = The next best move is worse by { $loss }; a careful bot would choose: { $usual }.
client-puzzle-why-wrong = On average over all worlds consistent with what can be seen, your move is worse by { $loss }.
client-puzzle-worths = What the moves are worth compared with the best
client-puzzle-best = best
client-puzzle-streak = { $days ->
        [0] The next right answer begins a streak.
        [one] Streak: { $days } day with a right answer.
       *[other] Streak: { $days } days with a right answer.
    }
client-puzzle-longest = Longest: { $days }.
client-puzzle-play-on = Play on from here
client-puzzle-another = Another puzzle
client-puzzle-board = The table as this player sees it

## A page of one's own

client-me-empty = Nothing about you here yet
client-me-empty-text = When a match that you play here ends, this page will show how it went: results, rivals, accuracy and habits.
client-me-results = Results
client-me-game = Game
client-me-matches = matches
client-me-won = won
client-me-accuracy = accuracy
client-me-rival = Against
client-me-somebody = somebody
client-me-play = How I play
client-me-over-time = Accuracy, from match to match
client-me-curve = { $matches ->
        [one] Accuracy in one reviewed match: { $last } out of 100.
       *[other] Accuracy in { $matches } reviewed matches: { $average } out of 100 on average, { $last } in the last one.
    }
client-me-habits = Habits
client-me-habits-text = Slips and mistakes of one kind, per hundred decisions.
client-me-habit = Habit
client-me-own = me
client-me-strong = strong play
client-me-no-habits = No mistake has become a habit so far.
client-me-unmeasured = None of these matches has been reviewed yet, so there is nothing to say about your play.
client-me-review = { $count ->
        [one] Review the one match not reviewed yet
       *[other] Review the { $count } matches not reviewed yet
    }
client-me-making = Matches still to be reviewed: { $left }.
client-me-list = Matches
client-me-was-won = won
client-me-was-lost = not won
client-me-all = Show all { $count }
client-me-kept = What is stored
client-me-kept-text = The server stores this for you alone, for as long as it keeps the tables. It is deleted when you ask to be forgotten.
client-me-download = Download everything
client-me-forget = Forget all results

review-habit-sen-calls-early = calls too early
review-habit-sen-calls-late = calls too late
review-habit-sen-keeps-unknown = keeps unseen cards where a lower one was at hand
review-habit-sen-keeps-high = keeps a known high card
review-habit-sen-puts-high = takes a high card into the dream
review-habit-sen-wastes-peek = wastes a look on a card already seen
review-habit-smoki-misses-pairs = misses a pair that makes a column vanish
review-habit-smoki-breaks-pairs = breaks up a pair
review-habit-smoki-takes-singles = takes an open card that fits nothing
review-habit-smoki-leaves-high = leaves high cards in place
review-habit-smoki-ends-early = ends the round too early
review-habit-smoki-helps-next = leaves the next player a card that fits
review-habit-koty-builds-late = does not build when cats are at hand
review-habit-koty-spares-the-leader = spares whoever is ahead
review-habit-koty-attacks-in-vain = attacks where a defence is likely
review-habit-koty-leaves-open = does not defend
review-habit-koty-gives-turns-away = spends turns on new cards
review-habit-koty-ends-behind = ends the game while behind
