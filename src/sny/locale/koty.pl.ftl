### Koty: to, co mówi tylko ta gra, po polsku.

koty-about = Koty i pazury: łącz koty w pary, zbieraj dziewiątki i walcz o koty rywali; także w drużynach.
koty-title = Koty · w stosie { $pile } · odrzucone { $discards }{ $teams ->
        [on] {" "}· partner: { $partner }
       *[off] {""}
    }
koty-hand = Twoja ręka
koty-seen = jawna
koty-known-hands = Na ręku, jak wszyscy wiedzą: { $cards }
koty-friend-key = p
koty-twin-key = b
koty-joker-note = na końcu p (przyjaciel) albo b (bliźniak)
koty-joker-as = jokerem jako { $card }
koty-cats = { $number ->
        [one] { $number } kot
        [few] { $number } koty
       *[many] { $number } kotów
    }
koty-card-blue-1 = niebieski 1
    .whom = niebieskiego 1
    .with = niebieskim 1
    .face = niebieski
koty-card-blue-8 = niebieski 8
    .whom = niebieskiego 8
    .with = niebieskim 8
    .face = niebieski
koty-card-yellow-2 = żółty 2
    .whom = żółtego 2
    .with = żółtym 2
    .face = żółty
koty-card-yellow-7 = żółty 7
    .whom = żółtego 7
    .with = żółtym 7
    .face = żółty
koty-card-green-3 = zielony 3
    .whom = zielonego 3
    .with = zielonym 3
    .face = zielony
koty-card-green-6 = zielony 6
    .whom = zielonego 6
    .with = zielonym 6
    .face = zielony
koty-card-pink-4 = różowy 4
    .whom = różowego 4
    .with = różowym 4
    .face = różowy
koty-card-pink-5 = różowy 5
    .whom = różowego 5
    .with = różowym 5
    .face = różowy
koty-card-raven = kruk
    .whom = kruka
    .with = krukiem
    .face = Kruk
koty-card-joker = joker
    .whom = jokera
    .with = jokerem
    .face = Joker
koty-card-moth = ćma
    .whom = ćmę
    .with = ćmą
    .face = Ćma
koty-card-bat = nietoperz
    .whom = nietoperza
    .with = nietoperzem
    .face = Nietoperz
koty-card-owl = sowa
    .whom = sowę
    .with = sową
    .face = Sowa
koty-card-dragon = smok
    .whom = smoka
    .with = smokiem
    .face = Smok
koty-phase-turn = Twoja kolej: podaj kartę i krainę, na przykład a1, a u rywala a2.3.
koty-phase-defend = { $owner_is ->
        [you] { $attacker } atakuje { $card } twojego { $cat } z krainy { $land }. Bronisz się?
       *[other] { $attacker } atakuje { $card } { $cat } z krainy { $land } { $owner }. Bronisz partnera?
    }
koty-phase-repeat = Atak odparty. Powtarzasz go?
koty-phase-friends = Przyjaciele przynoszą dziewiątkę. Do której krainy trafi?
koty-phase-twins = Bliźniaki są twoje. Do której krainy trafią?
koty-phase-raven = Nietoperz przynosi kruka, który będzie dziewiątką. Do której krainy trafi?
koty-phase-dragon = Kruki przegonione, a smok staje się dziewiątką. W której krainie?
koty-phase-moth = Dokąd ćma niesie { $lifted }?
koty-action-exchange = wymień całą rękę
koty-action-play = { $on ->
        [friend] na przyjaciela { $choices }
        [twin] na bliźniaka { $choices }
        [cat] na kota { $choices }
        [raven] przegoń kruka { $choices }
       *[free] połóż { $choices }
    }
koty-action-attack = { $on ->
        [twin] atakuj bliźniaka { $choices }
        [cat] atakuj { $choices }
       *[friend] atakuj przyjaciela { $choices }
    }
koty-action-cover = zakryj { $choices }
koty-action-moth = przenieś kota z { $choices }
koty-action-to = do tej krainy (gracz.kraina)
koty-action-bat = zabierz kruka z { $choices }
koty-action-dragon = przegoń wszystkie kruki
koty-action-put = do tej krainy
koty-action-defend = broń, karta: { $choices }
koty-action-repeat = powtórz atak, karta: { $choices }
koty-action-pass = odpuść
koty-verb-exchange = wymień, wymiana, wymieniam
koty-verb-play = zagraj, połóż, gram
koty-verb-attack = atak, atakuj, atakuję
koty-verb-cover = zakryj, zakrywam
koty-verb-moth = ćma
koty-verb-to = do, na
koty-verb-bat = nietoperz
koty-verb-dragon = smok
koty-verb-put = do, połóż
koty-verb-defend = broń, obrona, bronię
koty-verb-repeat = powtórz, ponów
koty-verb-pass = odpuść, pas, nie
koty-event-dealt = { $first_is ->
        [you] Karty rozdane. Zaczynasz.
       *[other] Karty rozdane. Zaczyna { $first }.
    }
koty-event-shuffled = Stos dobierania się skończył; odrzucone potasowano w nowy ({ $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }).
koty-event-drew = { $known ->
        [yes] { $mine ->
            [yes] dobierasz { $card_whom }
           *[no] dobiera { $card_whom }
        }
       *[no] {""}
    }
    .several = { $known ->
        [yes] { $mine ->
            [yes] dobierasz: { $cards }
           *[no] dobiera: { $cards }
        }
       *[no] {""}
    }
koty-event-exchanged = { $mine ->
        [yes] odrzucasz { $card_whom }
       *[no] odrzuca { $card_whom }
    }
    .several = { $mine ->
        [yes] wymieniasz rękę
       *[no] wymienia rękę
    } ({ $cards })
koty-event-played = { $owner_is ->
        [self] { $mine ->
            [yes] kładziesz
           *[no] kładzie
        } { $card_whom } { $meeting ->
            [friends] na przyjacielu w krainie { $land }
            [twins] na bliźniaku w krainie { $land }
           *[none] w krainie { $land }
        }
        [you] zakrywa { $card_with } twoją krainę { $land }
       *[other] { $mine ->
            [yes] zakrywasz
           *[no] zakrywa
        } { $card_with } krainę { $land } { $owner_of }
    }
koty-event-attacked = { $mine ->
        [yes] atakujesz
       *[no] atakuje
    } { $card_with } { $meeting ->
        [friends] przyjaciela
       *[twins] bliźniaka
    } w { $owner_is ->
        [you] twojej krainie { $land }
       *[other] krainie { $land } { $owner_of }
    }
koty-event-defended = { $owner_is ->
        [self] { $mine ->
            [yes] bronisz się
           *[no] broni się
        } { $card_with }
        [you] broni { $card_with } twojej krainy { $land }
       *[other] { $mine ->
            [yes] bronisz
           *[no] broni
        } { $card_with } krainy { $land } { $owner_of }
    }
koty-event-repeated = { $mine ->
        [yes] powtarzasz atak { $card_with }
       *[no] powtarza atak { $card_with }
    }
koty-event-passed = { $mine ->
        [yes] odpuszczasz
       *[no] odpuszcza
    }
koty-event-took = { $mine ->
        [yes] zabierasz na rękę { $card_whom }
       *[no] zabiera na rękę { $card_whom }
    }
koty-event-used = { $mine ->
        [yes] zagrywasz { $card_whom }
       *[no] zagrywa { $card_whom }
    }
koty-event-lifted = z krainy { $land } schodzi { $card }
koty-event-laid = do krainy { $land } trafia { $card }
koty-event-turned = nowa dziewiątka w krainie { $land } ({ $card })
koty-event-gained = nowa dziewiątka w krainie { $land }
koty-event-lost = przepada { $card }, bo nie ma miejsca na dziewiątkę
koty-event-discarded = { $land ->
        [0] {""}
       *[other] znika { $card }
    }
    .several = znikają: { $cards }
koty-event-ended = { $seat_is ->
        [nobody] Karty się skończyły, a z nimi gra.
       *[self] trzy pełne krainy kończą grę
    }
koty-event-counted = kraina { $land }: { $worth }
koty-event-scored = { $cats ->
        [one] { $cats } kot
        [few] { $cats } koty
       *[many] { $cats } kotów
    }, { $nines ->
        [one] { $nines } dziewiątka
        [few] { $nines } dziewiątki
       *[many] { $nines } dziewiątek
    }
koty-event-won = { $mine ->
        [yes] wygrywasz
       *[no] wygrywa
    }
koty-three-full-lands = { $mine ->
        [yes] Masz trzy pełne krainy: koniec snu. Liczymy koty.
       *[no] { $player } ma trzy pełne krainy: koniec snu. Liczymy koty.
    }
koty-cards-ran-out = Karty się skończyły: koniec snu. Liczymy koty.
koty-results-land = kraina { $land }
koty-results-cats = koty
koty-results-nines = dziewiątki
koty-results-team = drużyna
koty-tie-by-nines = Remis w kotach rozstrzygają dziewiątki.
koty-option-night = karty nocy, ile których
koty-option-teams = drużyny po dwie osoby, dla 4 lub 6 graczy
koty-option-first = miejsce gracza, który zaczyna
koty-option-deck = inna liczba kopii, według rodzajów
koty-option-full_lands = liczba pełnych krain, które kończą grę

## W symulatorze

sim-koty-ends = gry zakończone trzema pełnymi krainami
sim-koty-end-turn = w której własnej turze koniec gry
sim-koty-nines = dziewiątki na końcu
sim-koty-attacks = ataki w grze
sim-koty-defences = obrony w grze
sim-koty-repeats = powtórzone ataki w grze
sim-koty-exchanged = wymienione karty w grze
sim-koty-night = użyte karty nocy w grze

## W przeglądarce

client-koty-night = Karty nocy w talii
client-koty-night-moth = przenosi kota z dowolnej krainy do innej
client-koty-night-bat = zabiera kruka rywala jako dziewiątkę
client-koty-night-owl = łapie atakującą kartę
client-koty-night-dragon = przegania kruki, zostaje dziewiątką
client-koty-teams = Drużyny po dwie osoby
    .note = Partnerzy siedzą naprzeciw; ich koty liczą się razem.
client-koty-first = Kto zaczyna
client-koty-letter-blue = N
client-koty-letter-yellow = Ż
client-koty-letter-green = Z
client-koty-letter-pink = R
client-koty-key-card = { $number }. karta z ręki
client-koty-key-land = twoja kraina { $number }
client-koty-key-pass = nie broń się albo nie atakuj dalej
client-koty-your-turn = Twoja kolej: wybierz kartę z ręki.
client-koty-defend = { $mine ->
        [yes] Bronisz { $cat } z krainy { $land }?
       *[no] Bronisz { $cat }, kota z twojej drużyny?
    }
client-koty-ask-friends = Do której krainy trafi dziewiątka?
client-koty-ask-twins = Do której krainy trafią bliźniaki?
client-koty-ask-raven = Kruk będzie dziewiątką. W której krainie?
client-koty-ask-dragon = Smok będzie dziewiątką. W której krainie?
client-koty-choose-land = Grasz: { $card }. Dotknij oświetlonej krainy.
client-koty-joker-as = Kogo zastępuje joker?
client-koty-card-first = Najpierw wybierz kartę z ręki.
client-koty-no-use = Tej karty nie da się teraz zagrać.
client-koty-sign-friend = przyjaciel
client-koty-sign-twin = bliźniak
client-koty-sign-free = połóż
client-koty-yours = Twoje krainy i ręka
client-koty-attacks = atakuje
client-koty-team = drużyna { $team }
client-koty-partner = partner, drużyna { $team }
client-koty-hand-of = { $cards ->
        [one] { $cards } karta na ręku
        [few] { $cards } karty na ręku
       *[many] { $cards } kart na ręku
    }
client-koty-lands-of = { $cats ->
        [one] Krainy: { $player }, { $cats } kot
        [few] Krainy: { $player }, { $cats } koty
       *[many] Krainy: { $player }, { $cats } kotów
    }
client-koty-piles-label = Stosy
client-koty-pile = stos { $cards }
client-koty-discards = odrzucone { $cards }
client-koty-piles = Stos dobierania: { $pile }. Odrzucone: { $discards }, na wierzchu { $top }.
client-koty-land = { $mine ->
        [yes] Twoja kraina { $land }: { $holds }
       *[no] { $player }, kraina { $land }: { $holds }
    }
client-koty-land-holds = { $has ->
        [yes] { $nines ->
            [0] { $top }
            [one] { $top } na { $nines } dziewiątce
           *[other] { $top } na { $nines } dziewiątkach
        }
       *[no] { $nines ->
            [0] pusta
            [one] { $nines } dziewiątka
            [few] { $nines } dziewiątki
           *[many] { $nines } dziewiątek
        }
    }{ $worth ->
        [0] {""}
       *[other] , warta { $worth }
    }
client-koty-land-known = { $held } (znane pod spodem: { $cards })
client-koty-in-hand = Twoja ręka: { $cards }
client-koty-in-play = W grze: { $card }
client-koty-known = Znane karty na ręku, { $player }: { $cards }
client-koty-dream = { $mine ->
        [yes] Twój sen
       *[no] { $player }
    }{ $team ->
        [none] {""}
       *[other] , drużyna { $team }
    }{ $partner ->
        [yes] , gra z tobą
       *[no] {""}
    } ({ $cats ->
        [one] { $cats } kot
        [few] { $cats } koty
       *[many] { $cats } kotów
    }){ $turn ->
        [yes] , na ruchu
       *[no] {""}
    }: { $lands }
client-koty-would-change = { $mine ->
        [yes] Twoja kraina { $land } będzie warta { $after } zamiast { $before }.
       *[no] Kraina { $land } ({ $player }) będzie warta { $after } zamiast { $before }.
    }
client-koty-would-friend = Oba koty znikną, a ty bierzesz dziewiątkę.
client-koty-would-twin = Jeden będzie dziewiątką, drugi na niej.
client-koty-would-attack-friend = Bez obrony oba znikną, a ty bierzesz dziewiątkę.
client-koty-would-attack-twin = Bez obrony oba są twoje: jeden jako dziewiątka.
client-koty-would-exchange = Odrzucasz wszystkie cztery i dobierasz nowe.
client-koty-would-moth = Ćma zabierze tego kota. Potem wskażesz, dokąd.
client-koty-would-bat = Kruk będzie twoją dziewiątką.
client-koty-would-dragon = Wszystkie kruki odlecą, a smok będzie dziewiątką.
client-koty-would-repeat = Ten sam atak jeszcze raz.
client-koty-would-defend = Obie karty znikną, a kot zostaje.
client-koty-would-owl = Sowa zabiera atakującą kartę. Koniec ataku.
client-koty-gives-up = Koniec ataku i twojej tury.
client-koty-gives = { $meeting ->
        [twins] { $attacker } zabiera { $mine ->
            [yes] twojego { $cat }
           *[no] z twojej drużyny { $cat }
        }
       *[friends] { $mine ->
            [yes] tracisz { $cat }
           *[no] twoja drużyna traci { $cat }
        }, { $attacker } bierze dziewiątkę
    }
client-koty-do-exchange = Wymień całą rękę
client-koty-do-play = Zagraj na krainę { $land }
client-koty-do-attack = Atakuj: { $player }, kraina { $land }
client-koty-do-cover = Zakryj: { $player }, kraina { $land }
client-koty-do-moth = Zabierz tego kota
client-koty-do-to = { $mine ->
        [yes] Do twojej krainy { $land }
       *[no] { $player }, kraina { $land }
    }
client-koty-do-bat = Zabierz tego kruka
client-koty-do-dragon = Przegoń wszystkie kruki
client-koty-do-put = Do krainy { $land }
client-koty-do-defend = Broń się { $card }
client-koty-do-repeat = Atakuj znowu { $card }
client-koty-do-pass = Nie bronię się
client-koty-do-as = Jako { $card }
client-koty-do-what = { $action } ({ $card })
client-koty-no-repeat = Już nie atakuję
client-koty-nines = { $nines ->
        [one] { $nines } dziewiątka
        [few] { $nines } dziewiątki
       *[many] { $nines } dziewiątek
    }
client-koty-team-sum = razem { $cats }
client-koty-reveal-order = Sny w kolejności liczenia; kto wygrał, na końcu
client-koty-counting = { $mine ->
        [yes] Teraz twoje koty…
       *[no] Teraz koty: { $player }…
    }
client-koty-won = Najwięcej kotów: { $players }, { $cats }.
client-koty-full = { $full ->
        [one] { $full } pełna kraina
        [few] { $full } pełne krainy
       *[other] { $full } pełnych krain
    }
client-koty-near = { $full ->
        [0] Nikt nie ma jeszcze pełnej krainy. Trzy kończą grę.
       *[other] { $mine ->
            [yes] Masz { $full } z 3 pełnych krain, które kończą grę.
           *[no] { $player } ma { $full } z 3 pełnych krain, które kończą grę.
        }
    }
