### What a player reads, in English. All catalogues have the same ids; tests check that.
### One name for one thing; the list is in ARCHITECTURE.md (caller, clue, word, penalty card, seat, memory aid…).

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
rival-7 = Squirrel
    .of = Squirrel's
rival-8 = Wolf
    .of = Wolf's
rival-9 = Beaver
    .of = Beaver's
rival-10 = Lynx
    .of = Lynx's
level-random = random
level-simple = simple
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
press-enter = Press Enter to continue.
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
answer-unknown = I don’t understand “{ $answer }”. Type a key from the list, such as { $key }, or an action, such as { $example }; ? shows help.
answer-close = I don’t understand “{ $answer }”. Did you mean: { $close }?
answer-not-now = “{ $answer }” is not possible now. The list shows what is.
answer-incomplete = “{ $verb }” must be followed by one of { $choices }, for example: { $example }
help-answers =
    Type a key from the left of the list, or the action as written on the right.
    Several steps can go on one line, separated by commas. Cards and players count from 1: 2.4 is the fourth card of player 2.
    Also: rules shows the rules; hint, what the bots would do; quit leaves (the game is saved); Enter alone redraws the table.
help-table = This table: { $options }.
help-live = A line that starts with { $mark } goes to the others at the table.
go-on = There is an unfinished game here (players: { $players }, moves: { $moves }). Enter: continue it; n: start a new one:
answer-no = n, no
not-live = --live works only for games with a clock of their own: { $games }.
nothing-to-resume = There is no unfinished game in { $file }.
farewell = Good night, and until the next dream.
farewell-saved = Good night. The game is saved in { $file }; watch it again with: sny replay { $file }
farewell-kept = Good night. The game is saved; continue it with: sny play { $game }

## Replay

replay-keys = Enter: next; a and Enter: all the rest; q and Enter: stop.
replay-unfinished = The game stopped here.

## The command line

welcome =
    sny: a table for dream games.

      sny serve --lan   set a table for browsers and phones on this network
      sny play sen      play Sen against bots, here in the terminal
      sny rules sen     read the rules
      sny games         see which games there are

    sny --help lists the rest.
help-sny = A table for dream games: play against bots, replay games, read the rules.
help-games = List the games.
help-play = Play a whole match here in the terminal: you in seat 1, bots in the others.
help-replay = Replay a saved game step by step.
help-review = Review a finished game: what one seat could have known, and how it played.
help-rules = Show the rules of a game.
help-usage = Usage:
help-options = Options
help-table-options = Options of { $game }, each as --option name=value
help-commands = Commands
help-options-mark = [OPTIONS]
help-command-mark = COMMAND [ARGUMENTS]…
help-option-help = Show this message and exit.
help-option-version = Show the version and exit.
help-option-lang = The language; by default that of the system.
help-option-players = The number of players, including you.
help-option-options = An option of the game, as listed below; can be repeated.
help-option-deck = A TOML file with options and a deck of your own: lines such as lands = 5, and under [deck] lines such as "9" = 12.
help-option-bots = The bots: a level, or module:function for one of your own; one for all, or one for each.
help-option-seed = A number or word that decides all chance: the same seed deals the same cards.
help-option-save = Save the game to this file as it is played.
help-option-go_on = Resume the game that you left last, or the one in the file given by --save.
help-option-live = Play in real time, in games with a clock of their own (kraina-snow).
help-option-seat = Show only what this seat knew, counted from 1. By default everything.
help-option-reviewed = The seat to review, counted from 1.
games-players = { $fewest }–{ $most } players

did-you-mean = Did you mean { $close }?
there-are = Choose from: { $known }.
no-such-command = there is no command “{ $command }”. { $hint }
no-such-switch = there is no option { $option } here. { $hint }
switch-without-value = { $option } needs a value.
missing = { $what } is missing.
wrong-number = { $name }: give a whole number from { $least } to { $most }.
wrong-switch = { $name }: give true or false.
too-much = unexpected extra argument “{ $word }”.
not-one-of = there is no “{ $value }”. { $hint }
wrong-players = --players { $value }: { $game } is for { $fewest } to { $most } players.
wrong-seed = --seed: give a number or one line of text.
wrong-seat = --seat { $value }: this game has seats 1 to { $players }.
option-without-value = --option { $option }: write it as name=value.
no-such-option = --option { $option }: there is no such option. { $hint }
option-twice = --option { $option } is given twice; put several words into one, separated by commas.
options-together = --option { $option } and { $other } exclude each other; give only one of them.
option-only-with = --option { $option } works only with { $other }.
option-for-players = --option { $option } is only for { $players } players.
wrong-option = --option { $problem }
wrong-deck = --deck: { $problem }.
wrong-value = --option { $option }={ $value }: allowed: { $allowed }.
allowed-several = any of { $words }
allowed-counts = at most { $words }, separated by commas
allowed-number = { $least } to { $most }
allowed-text = a word
no-such-level = --bots { $level }: there is no such level. { $hint }
wrong-number-of-bots = --bots: you gave { $given } levels; give one for all, or one for each of your { $rivals } rivals.
file-problem = { $kind ->
        [missing] { $file }: there is no such file or folder.
        [folder] { $file } is a folder; give a file.
        [denied] { $file }: permission denied.
        [other-file] { $file } already exists and is not a saved game; choose another name.
       *[unknown] { $file }: { $problem }
    }
no-game = { $file } is not a saved game.
wrong-game = { $file }, line { $line }: { $problem }

## the store

help-backup = Copy a server’s store to a file; the server may keep running.
help-export = Write the people and closed tables of a store to a text file; with --secrets, everything.
help-import = Load what was exported into a store.
help-option-store = The store: a file or postgres://…; by default what SNY_STORE says, or a file of your own.
help-option-secrets = Include open tables, and the hashes by which devices are recognised.
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
store-imported = Imported: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } and { $people ->
        [one] { $people } person.
       *[other] { $people } people.
    }

## the server

help-serve = Host tables for browsers and terminals: one port, and one file that stores everything.
help-verify = Check a saved game: its moves, its deals, and the promise made before the first one.
help-option-host = The address to listen on; 127.0.0.1 is this machine only. [SNY_HOST]
help-option-port = The port to listen on. [SNY_PORT]
help-option-lan = Let in phones and computers on the same network, and show a QR code. [SNY_LAN]
help-option-lobby = Whether public tables are listed. [SNY_LOBBY]
help-option-open_ = Whether to open a browser. [SNY_OPEN]
help-option-workers = The number of processes in which bots think. [SNY_WORKERS]
help-option-warm_up = Compile the search of every game when the server starts, so that the first hint comes soon. [SNY_WARM_UP]
help-option-origins = A site whose pages may use this server; can be repeated. [SNY_ORIGINS]
help-option-proxy = Trust the addresses reported by a proxy in front. [SNY_PROXY]
help-option-own_bots = A bot of your own for the card games, as name=module:function; tables offer it by that name; can be repeated. [SNY_BOTS]
serve-wrong-bot = --bot { $bot }: write it as name=module:function, with a name that no level and no other bot has.
help-option-admin_token = A token for /metrics and for the reason why the server is not ready; without one, only this machine may ask. [SNY_ADMIN_TOKEN]
help-option-keep = The number of days to keep closed tables; 0: for ever. [SNY_KEEP]
help-option-crowd = Lift the limits for each address, where many people share one, as in a school. [SNY_CROWD]
help-option-log = The format of the log. [SNY_LOG]
help-option-bus = NATS, through which several nodes share one PostgreSQL store, such as nats://127.0.0.1:4222. [SNY_BUS]
help-option-node = The name of this node in logs and metrics. [SNY_NODE]
help-option-processes = The number of nodes behind one port, to use all cores of this machine; the store must be PostgreSQL. [SNY_PROCESSES]
help-cluster = Start several nodes with a NATS and a PostgreSQL of their own on this machine, to see how they work together; nothing is kept without --store.
serve-nodes-store = { $store }: several nodes need a PostgreSQL store. Give one with --store postgres://…
serve-processes-linux = --processes needs Linux, where several processes can share a port. Start one server instead.
cluster-opened = { $nodes ->
        [one] One node
       *[other] { $nodes } nodes
    } on this machine (store: { $store }, bus: { $bus }; Ctrl-C stops them):
cluster-cannot = Cannot start the nodes: { $problem }.
serve-opened = The table is set: { $link }  (store: { $store }; Ctrl-C stops the server)
serve-phones = On a phone on the same network, scan this code:
serve-taken = Cannot use { $host }, port { $port } ({ $problem }). Choose another port with --port.
serve-origin = --origin { $origin }: write an origin like https://games.example or http://192.168.1.5:8080.
serve-no-store = Cannot create { $store } ({ $problem }). Choose another place with --store.
verify-moves = { $verdict ->
        [yes] { $detail ->
            [one] The only move is legal.
           *[other] All { $detail } moves are legal.
        }
       *[no] The game cannot be replayed: { $detail }
    }
verify-deals = { $verdict ->
        [yes] { $detail ->
            [one] The only deal follows from the seed.
           *[other] All { $detail } deals follow from the seed.
        }
        [no] The deals do NOT follow from the seed.
       *[none] The game started from a position, so its first deal cannot be checked.
    }
verify-version = { $verdict ->
        [yes] It was dealt by this version of sny ({ $detail }).
        [no] It was dealt by another version of sny, whose rules or cards may have been different ({ $detail }).
       *[none] It was dealt by another version of sny, and this one deals the same ({ $detail }).
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
       *[none] So it cannot be checked where the seed comes from.
    }
verify-end = { $verdict ->
        [yes] The game was played to its end; winners: { $detail }.
       *[none] The game was not played to its end.
    }
verify-passed = Everything about this game is in order.
verify-failed = Something about this game is NOT in order.
help-join = Sit down at a table on a server: give the link to a table, or a server’s address to open a new one.
help-option-name = The name that others see. [SNY_NAME]
help-option-password = The table’s password, if it has one. [SNY_PASSWORD]
help-option-game = The game of a new table.
help-option-own_bot = Let a bot of your own play instead of you.
join-come-back = Your seat is kept. To come back, type:
join-bot-words = Bots of your own can join tables of card games only.
join-bot-over = The match is over. Winners: { $winners }.
help-option-settings = A setting of a new table, such as clock=quick or hints=on; can be repeated.
help-option-watch = Only watch, without a seat.
no-such-setting = --setting { $setting }: there is no such setting. { $hint }
wrong-setting = --setting { $setting }={ $value }: allowed: { $allowed }.
your-dream = Your dream
join-watching = You are watching.
help-option-fill = Start at once, with bots of this level in the free seats.
player-named = { $name }
    .of = { $name }’s
join-guest = Guest
join-seated = You sit in seat { $seat }. Others can join by this link: { $link }
join-start = Press Enter to start; bots take the free seats.
join-wait = The host will start the game.
join-full = no seat is free at this table, or the game has started
join-no-link = { $link } is not the link to a table or a server’s address. A link looks like http://192.168.1.5:8765/t/JY2cOWIKiY-NCyZp, an address like http://192.168.1.5:8765.
join-refused = Refused: { $problem }
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
    .about = One dreams and guesses; spirits give clues, and not all are honest.

client-menu = Menu
client-close = Close
client-cancel = Cancel
client-keep = Save
client-done = Done
client-settings = Settings
client-rules = Rules
client-me = My games
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
client-missing-text = This page does not exist. Find the games on the home page.
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
client-lock-text = Anyone who comes by the link must enter it. Without it nobody sees the game.
client-have-code = I have a code
client-code-label = A link to a table, or a code
client-code-go = Go in
client-code-aloud = Or read out the code:
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
client-problem-full = The server has no room for more just now. Try again in a few minutes.
client-problem-storage = The server cannot save anything just now. Try again in a moment; if it goes on, tell whoever runs the server.
client-problem-missing = That is not here. Perhaps the link is incomplete.
client-problem-code = This code no longer works. Ask for a new one in the settings of the other device.
client-problem-name = A name has 1 to 24 visible characters. Choose another.
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
client-forget-text = Your name, your devices and what you wrote will be deleted. Games you played stay, without your name.
client-forget-sure = Yes, forget it for good
client-linked = Welcome, { $name }!
client-linked-text = This device is yours now too. Your tables are on the home page.
client-link-failed = This code no longer works
client-link-failed-text = Ask for a new one in the settings of the other device.
client-qr = QR code of the link

client-joining = On the way to the table…
client-lost = No connection. Trying again…
client-lost-storage = The server cannot save the game. Trying again; if it goes on, tell whoever runs it.
client-lost-stopping = The server is restarting. We shall be back in a moment…
client-server-away = The server is not answering. Still trying…
client-password-title = This table is locked
client-password-label = Password
client-password-text = Ask whoever invited you for the password.
client-password-wrong = That’s not it. Try again.
client-password-later = Too many wrong passwords from here. Try again in { $seconds } s.
client-bye-missing = There is no such table. Perhaps the link is incomplete.
client-bye-unknown = This device is not known here any more. Reload the page.
client-bye-banned = You were asked to leave this table. You can open another from the home page.
client-bye-closed = This table is closed. Open another from the home page.
client-bye-private = This table is private: only its players can come in.
client-bye-unreadable = This table was saved by another version of the game, and this one cannot read it. Nothing is lost; whoever runs the server can help.
client-bye-version = The game has been updated. Please reload this page.
client-table-of = { $game }: a table
client-gathering = Who’s coming?
client-next-match = match { $match }
client-tab-invite = Invite
client-tab-seats = Seats
client-tab-rules = Rules
client-invite-text = Whoever opens the link can sit down. Nobody needs an account.
client-invite-locked = They need both the link and the password. Share the password separately.
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
client-sofa = The table on a TV, the hands on phones
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
client-promise = Promise:
client-line-label = Anything you like
client-line-add = Shuffle it in
client-fair-after = The table’s secret is out now: anyone can check the deal.
client-game-text = The game as text
client-host-chooses = The host chooses; you see every change.
client-host-starts = The host starts the game.
client-choose-seat = Choose a free seat, or watch.
client-no-seat = Every seat is taken. You can watch, or ask the host for a seat.
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
client-clock-relaxed = relaxed
client-clock-quick = quick
client-clock-left = { $mine ->
        [yes] Your time left: { $seconds } s
       *[no] Time left: { $seconds } s
    }
client-clock-warning = Your time is almost up.
client-pace = The bots play
client-pace-quick = quickly
client-pace-usual = normally
client-pace-slow = slowly
client-hints-setting = On your turn you may ask what the bots think.
client-undo-setting = Only if everyone agrees, and only before anything is revealed.

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
client-leave-text = A bot will play for you after a while. The seat stays yours: come back by the link or from the home page.
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
client-hints-note = What the bots think, knowing only what you may know and playing the rest out many times in their heads. The best chance comes first.
client-hints-thinking = The bots are thinking…
client-hints-warming = The bots are warming up; the hint will appear by itself.
client-hints-none = The bots have nothing to say about this.
client-hint-chance_to_be_lowest = lowest score in { $value } %
client-hint-chance_to_win = wins in { $value } %
client-hint-expected_ravens = about { $value } ravens
client-hint-expected_points = about { $value } points
client-hint-expected_cats = about { $value } cats
client-hint-level = the bot “{ $level }” would play this
client-undo = Undo
client-undo-asked = { $name } wants to undo a move
client-undo-asked-text = Nothing has been revealed to anyone yet.
client-undo-yes = All right
client-undo-no = No
client-chat = Chat
client-chat-unread = { $count ->
        [0] Chat
        [one] Chat, { $count } new
       *[other] Chat, { $count } new
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
client-refused-full = This table can hold no more. Play on, and open a new one afterwards.
client-refused-rate = That was a lot of messages at once. Wait a moment, then write again.
client-refused-seat = That is not your seat. Choose a free one, or watch.
client-refused-text = That cannot be read. Write it another way.
client-refused-option = That cannot be played here. Choose another value.
client-refused-illegal = You can’t do that now. What you can do is lit up.

## the simulator

help-sim = Let bots play many games: a table of results, and a report with plots.
help-tournament = Let every bot play against every other, and rate them.
help-option-lineup = The players, seat by seat: levels, or module:function for a bot of your own.
help-option-contenders = The bots that meet, each named once: levels, or module:function for a bot of your own.
help-option-table_players = The number of players at a table; by default as few as possible.
help-option-games = The least number of games; every deal is played from all seats.
help-option-compare = Play each deal once with each value of an option, as NAME=VALUE,VALUE (or separated by ;).
help-option-jobs = The number of processes; by default one for each core.
help-option-cluster = Play on the workers of this Dask scheduler, such as tcp://host:8786.
help-option-run_seed = A number or word that decides all chance; by default 1.
help-option-report = The report, an HTML file.
help-option-json = Also write the summary to this file.
help-option-csv = Also write every game to this file, one line for each seat.
help-option-parquet = The same as a Parquet file, for many games.
help-option-only_scores = Count only wins and scores: whole games in compiled code, for careful and thinker.
help-option-results = Where the games are stored, so that a run can be continued; by default beside the report.

sim-bots-missing = --bots: say who plays, separated by commas. Choose from: { $known }.
sim-wrong-bots = --bots: you gave { $given }; { $game } is for { $fewest } to { $most } players.
sim-wrong-number = { $option } { $value }: give a whole number, at least 1.
sim-wrong-compare = --compare { $value }: write it as name=value,value with at least two different values.
sim-compare-given = --compare { $option }: this option is already set by --option; drop one of the two.
sim-same-file = { $file } is given twice; each output needs a file of its own.
compiling = Compiling the thinker for { $game }, once
missing-extra = this needs { $package }, which is not installed. Type: { $install }
sim-problem = { $problem }.
sim-workers-lost = { $problem }. What was played is saved; the same command continues from there.
sim-interrupted = Interrupted. { $deals ->
        [one] { $deals } deal is
       *[other] { $deals } deals are
    } saved in { $file }; the same command continues from there.
sim-nothing = A bot failed in every deal, so there is nothing to count.
sim-printed-deck = printed
sim-few-deals = Only { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }: with fewer than fifty, intervals are too narrow and differences may be chance.
sim-progress = deals
sim-playing = { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } of { $each ->
        [one] { $each } game
       *[other] { $each } games
    }, saved in { $file }
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
sim-usual-options = default
sim-fact-compared = Compared
sim-fact-seed = Seed
sim-fact-version = Made by
sim-fact-command = Command
sim-plots = Distributions and comparisons
sim-how-to-read = In brackets: 95 % confidence intervals, from resampling whole deals with replacement. Every deal is played from all seats. A shared win counts as a share of one. Differences are paired by deal; those significant at 95 % are marked, each judged by itself. Dashed lines show an even share. Seats are counted in the order of play.
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
sim-changes = Change from the first variant
sim-length = Turns in a game
sim-won = games won
sim-place = mean place
sim-final = final score
sim-rounds = rounds in a game
sim-turns = turns in a round
sim-actions = actions in a game
sim-stopped = games that did not end

## the client: review

client-review = Review
client-review-open = Review
client-review-table = To the table
client-review-download = The game as a file
client-review-moves = Moves
client-review-fair = fair deal
client-review-teach = What could you have known?
client-review-teach-server = Only for games on a server
client-review-eyes = Seen by
client-review-eyes-spectator = a spectator
client-review-eyes-all = everybody
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
client-review-fair-text = Before the deal the table published a fingerprint of its secret. The deal follows from that secret and from the players’ own lines, so nobody could choose it.
client-review-fair-server = What the server found
client-review-fair-own = What this browser computed by itself
client-review-own-lines = { $right ->
        [yes] Every player’s line was fixed before yours was opened.
       *[no] Some line was NOT fixed before yours was opened.
    }
client-review-own-promise = { $right ->
        [yes] The fingerprint of the secret is { $digest }, as promised.
       *[no] The fingerprint of the secret is { $digest }, which is NOT what was promised.
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

## learning

help-train = Train a player by self-play; needs torch (sny[train]), and preferably a GPU.
help-option-learnt_players = The numbers of players to learn, in one network.
help-option-minutes = How many minutes to learn.
help-option-out = Where to write the player; a checkpoint and the learning curve are written beside it.
help-option-against = Learn to beat this player instead: careful, or a trained file.
help-option-start = Start from the networks of a trained file.
help-option-resume = Resume from the checkpoint beside the file.

## the client: games on this device alone, without a network

client-server-away-here = Offline. You can still play here.
client-needs-server = Needs a connection
client-open-here = Play on this device
client-tables-here = On this device
client-table-here = This table is on this device alone. Give everybody a seat and pass the device round; nobody else can come in.
client-fair-here = This device shuffled and dealt by itself, so there is nobody else whose promise could be checked. The whole game is still recorded.
client-review-fair-device = What this device found
client-offline = Without a network
client-offline-text = Bots, rules and the referee can be kept on this device. Then you can play every game on a train or in a tent, too.
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
