### Koty: what only this game says, in English.

koty-about = Cats and claws: match cats, gather nines and fight for the cats of rivals; in teams if you like.
koty-title = Koty · { $pile } to draw · { $discards } discarded{ $teams ->
        [on] {" "}· partner: { $partner }
       *[off] {""}
    }
koty-hand = Your hand
koty-seen = seen
koty-known-hands = Known to be in hand: { $cards }
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
koty-action-exchange = exchange your whole hand
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
        [yes] exchange your whole hand
       *[no] exchanges their whole hand
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
koty-tie-by-nines = The cats are tied, so the nines decide.
koty-option-night = night cards, how many of each
koty-option-teams = teams of two, for 4 or 6 players
koty-option-first = the seat that begins
koty-option-deck = other numbers of cards, by kind
koty-option-full_lands = number of full lands that end the game

## In the simulator

sim-koty-ends = games ended by three full lands
sim-koty-end-turn = own turn of ending the game
sim-koty-nines = nines at the end
sim-koty-attacks = attacks in a game
sim-koty-defences = defences in a game
sim-koty-repeats = attacks repeated in a game
sim-koty-exchanged = cards exchanged in a game
sim-koty-night = night cards used in a game

## In the browser

client-koty-night = Night cards in the deck
client-koty-night-moth = moves a cat from any land to another
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
client-koty-pile = pile: { $cards }
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
client-koty-known = Known to be in hand, { $player }: { $cards }
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
client-koty-do-exchange = Exchange the whole hand
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
