## the coach of a first round

client-learn-coach = The coach
client-learn-fold = Fold the coach away
client-learn-unfold = What does the coach say?
client-learn-leave = Play on without the coach
client-learn-yours = Your move. What can be done is lit.
client-learn-watch = Watch for a moment.
client-learn-over = That was a whole round, and you know how it goes. Now with friends?
client-learn-sen-peek = These are your four cards. You may look at two of them now, and at no others: hold one.
client-learn-sen-peek-again = Remember it, for it lies face down again. Now look at one more.
client-learn-sen-turn = Your turn. Tap the closed pile: the card you draw is seen by you alone.
client-learn-sen-open = You may also take the open card: { $card }. Tap it, then the card of yours that it replaces. Everybody sees where it goes.
client-learn-sen-call = Do you think that nobody has fewer ravens? Then call Pobudka! instead of drawing. The round ends at once, and being wrong costs.
client-learn-sen-remember = Few ravens are good. A card of yours that you have never seen has about 5 of them: a low one is worth putting there.
client-learn-sen-drawn = In your hand: { $card }. Tap a card of yours to put it in its place, or lay it on the open pile.
client-learn-sen-special = In your hand: { $card }. Lay it down and use it, or put it into your dream like any other card.
client-learn-sen-two = You have drawn two cards. Choose the one that you want to go on with.
client-learn-sen-look = Look at one card: any of those that are lit, your own or another’s. Hold it.
client-learn-sen-swap = Two cards change places, and nobody looks at them. Choose the first.
client-learn-sen-with = And the second: tap the card that it changes places with.
client-learn-sen-choose = Take one of these from the open pile. Everybody sees which.
client-learn-sen-chosen = This card goes into your dream. Tap the card of yours that it replaces.
client-learn-sen-wait = { $player } is on turn. What others take and lay down tells you something about their dreams.
client-learn-sen-reveal = All dreams are turned up and the ravens are counted. The fewest are best; whoever called pays if somebody has fewer.
client-learn-smoki-turn-up = Six lands lie before you, and not even you know them. Turn one up.
client-learn-smoki-turn = Your turn. Take a card from the closed pile, which you see first, or the top of an open pile.
client-learn-smoki-take = Whatever you take from an open pile must go into your dream. Low numbers are good.
client-learn-smoki-hand = In your hand: { $card }. Put it in the place of any land of yours, or lay it on an open pile.
client-learn-smoki-must = In your hand: { $card }. It must go into your dream. Choose the land that it replaces.
client-learn-smoki-onto = The land that had to go lies face up now. Choose the open pile for it.
client-learn-smoki-under = The raven circle went round, and its last card is yours: put it under an open pile.
client-learn-smoki-nest = A raven nest: two lands of your dream may change places. Choose the first, or leave them.
client-learn-smoki-with = And the second: choose the land that it changes places with.
client-learn-smoki-column = Two equal lands in one column vanish and count nothing. Look for a partner for what lies open.
client-learn-smoki-end = The round ends when somebody’s dream lies entirely open. Be the one with the fewest points then.
client-learn-smoki-wait = { $player } is on turn. What they lay on an open pile, you may take.
client-learn-smoki-reveal = All lands are turned up. Equal ones in a column vanish, the rest is added up: the fewest points are best.
client-learn-koty-place = These are your four lands, and below is your hand. Tap a cat, then an empty land: the cat counts as much as its number.
client-learn-koty-friends = Friends: { $card } in your hand and { $top } on your land, of one colour and together nine. Play it there: both leave, and you gain a nine.
client-learn-koty-twins = Twins: the cat on your land and one in your hand are alike ({ $card }). Play it there: one becomes a nine, and the other lies on it. A nine below doubles what lies on it.
client-learn-koty-on-nine = You may put a cat on a nine of yours: every nine below it doubles the cat.
client-learn-koty-attack = You can attack: with the friend or the twin of a rival’s cat. Tap a lit card and see which land it aims at.
client-learn-koty-cover = A rival’s land with a nine on top can be covered. Under a raven it is worth nothing.
client-learn-koty-joker = A joker stands for the friend or the twin of a cat that it is played on. You say which.
client-learn-koty-put = A new nine comes into your dream. Choose one of the lit lands for it.
client-learn-koty-defend = You are attacked! A lit card defends your land. Or let it go.
client-learn-koty-helpless = You are attacked, and no card of yours can defend. Better luck next time.
client-learn-koty-repeat = Your attack was beaten off. You may repeat it with a card like the first, or stop.
client-learn-koty-exchange = Does nothing fit? You may exchange your whole hand; that is your turn.
client-learn-koty-end = The game ends when somebody has three lands with three nines each. Most cats win.
client-learn-koty-wait = { $player } is on turn. If one of your cats is attacked, you will be asked.
client-learn-koty-reveal = The game is over, and the cats are counted: a land counts what lies on top, doubled for every nine below.

## the rules at a glance

client-glance-aim = The aim
client-glance-turn = Your turn
client-glance-counts = The end of a round
client-glance-pairs = Pairs vanish
client-glance-friends = Friends
client-glance-twins = Twins
client-glance-nine = Nines
client-glance-attack = Attack
client-glance-cover = Cover
client-glance-clues = Clues
client-glance-day = The morning
client-glance-specials = Special cards
client-glance-spirits = The spirits

client-glance-sen-aim = Four cards lie face down before you: your dream. Have as few ravens in it as you can. The lowest total wins the game.
client-glance-sen-turn = Do one thing. Draw a closed card, which only you see: put it in the place of one of yours, or lay it down. Or take the open card into your dream. Or call Pobudka!
client-glance-sen-counts = Pobudka! ends the round at once, and all dreams are turned up. If somebody has fewer ravens than the caller, the caller pays a penalty, usually 5.
client-glance-smoki-aim = Six lands lie face down before you, in two rows of three. The round ends when somebody’s lie entirely open. Have the fewest points then: −2 is the best land.
client-glance-smoki-turn = Draw a closed card and put it into your dream or on an open pile. Or take an open card: that one must go into your dream. The land it replaces goes on an open pile.
client-glance-smoki-pairs = Two equal lands one above the other count nothing, however high they are.
client-glance-koty-aim = You have up to four lands. The game ends when somebody has three lands with three nines each, and then the most cats win.
client-glance-koty-friends = One colour, together nine. Play one on the other: both leave, and a new nine is yours.
client-glance-koty-twins = Exactly alike. Play one on the other: one becomes a nine, and the other lies on it.
client-glance-koty-nine = A nine counts 9. Under a cat it counts nothing itself, but doubles the cat: three nines make it worth eight times as much.
client-glance-koty-attack = Play the friend or the twin of a rival’s cat on it. They can beat you off with a card like yours, or with a joker.
client-glance-koty-cover = Lay a raven or a small cat on a nine at the top of a rival’s land. Under a raven the whole land counts nothing.
client-glance-kraina-snow-aim = One of you sleeps and guesses words. The others are spirits with a secret aim and give clues of one word, in turn, until the sand has run out. Everybody sleeps once; the most points win.
client-glance-kraina-snow-clues = One word. Not the word itself or one of its family, nothing that sounds like it, no translation: that costs you the card and a point.
client-glance-kraina-snow-day = A right guess lies on the yellow side, a wrong one on the blue side, and the dreamer is not told which. In the morning they tell their dream: whoever names all yellow words has 2 points more.

client-does-close = Tap to go on
client-does-sen-number = { $value ->
        [0] No raven at all: the best card of the night.
        [one] Counts { $value } raven. Few ravens are good.
       *[other] Counts { $value } ravens. Few ravens are good.
    }
client-does-sen-take-two = Lay it down when you draw it: look at the next two cards and go on with one of them. In a dream it counts { $value } ravens.
client-does-sen-peek = Lay it down when you draw it: look at any one card of any dream. In a dream it counts { $value } ravens.
client-does-sen-swap = Lay it down when you draw it: two cards change places unseen, at most one of them yours. In a dream it counts { $value } ravens.
client-does-sen-choose = Lay it down when you draw it: take any card of the open pile into your dream. In a dream it counts { $value } ravens. Jubilee deck only.
client-does-sen-hourglass = An even number of hourglasses in a dream counts nothing; of an odd number each counts 9. Jubilee deck only.
client-does-smoki-number = Counts { $value }. Low numbers are good, and two equal lands in a column count nothing.
client-does-smoki-nest = When you put it into your dream you may exchange two other lands of yours. Counts { $value }.
client-does-smoki-circle = It must go into your dream. What it replaces goes to the same place of your neighbour’s dream, and so on round the table. Counts { $value }.
client-does-smoki-reflection = Counts as much as the land to its left or right, whichever is lower. It never makes a pair.
client-does-smoki-attack = When you put it into your dream you may exchange another land of yours with one of a rival’s. Counts { $value }. Only where the table plays with it.
client-does-koty-cat = Counts { $value }, doubled for every nine below it. Its friend is the { $friend } of the same colour, its twin another { $value }.
client-does-koty-nine = Counts 9 at the top of a land, and doubles a cat that lies on it.
    .title = nine
client-does-koty-raven = Lay it on a nine at the top of a rival’s land: that land counts nothing. A raven played on a raven of yours: both leave.
client-does-koty-joker = Stands for the friend or the twin of the cat it is played on. It beats off any attack, and drives a raven from your own land.
client-does-koty-moth = Moves a cat from any dream to another land, in any dream. Nobody can prevent it.
client-does-koty-bat = Takes a raven from a rival’s land: it is a nine of yours now.
client-does-koty-owl = Answers an attack: the attacking card goes into your hand, and the attack is over.
client-does-koty-dragon = Drives away every raven at the table, and becomes a nine of yours.
client-does-kraina-snow-fairy = Helps the dreamer: a point for every card on the yellow side.
client-does-kraina-snow-devil = Misleads the dreamer: a point for every card on the blue side.
client-does-kraina-snow-imp = Wants both sides even. Then it has a point for every yellow card and 2 more; the further apart they are, the less.
