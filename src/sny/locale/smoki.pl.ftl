### Smoki: to, co mówi tylko ta gra, po polsku.

smoki-about = Odkryte i zakryte krainy: układaj niskie, łącz jednakowe w kolumny i zbieraj żetony smoka.
smoki-title = { $scoring ->
        [points] Smoki · runda { $round } · do { $limit } punktów
        [rounds] Smoki · runda { $round } z { $rounds }
       *[tokens] Smoki · runda { $round } · do 3 żetonów
    }
smoki-closed = zakryty
smoki-open = odkryte
smoki-hand = w ręku
smoki-open-pile = Odkryty stos { $pile } od wierzchu: { $cards }
smoki-tokens = { $number ->
        [one] { $number } żeton
        [few] { $number } żetony
       *[many] { $number } żetonów
    }
smoki-card-number = { $number }
smoki-card--2 = -2
smoki-card-nest = Krucze gniazdo
    .face = Gniazdo
    .mark = 9g
smoki-card-circle = Kruczy krąg
    .face = Krąg
    .mark = 10k
smoki-card-reflection = Odbicie w wodzie
    .face =
        Odbicie
        w wodzie
    .mark = odb
smoki-card-attack = Atak kruka
    .face = Atak
    .mark = 9a
smoki-phase-reveal = Odkryj jedną kartę swojego snu. Którą?
smoki-phase-turn = Twoja kolej: weź kartę z odkrytego stosu albo dobierz z zakrytego.
smoki-phase-hand = { $hand_is ->
        [circle] Masz w ręku: { $hand }. Musi trafić do snu i rusza w krąg. Na które miejsce?
       *[other] { $taken ->
            [yes] Masz w ręku: { $hand }. Na które miejsce snu trafi?
           *[no] Masz w ręku: { $hand }. Włóż ją do snu albo odłóż.
        }
    }
smoki-phase-lay = Z miejsca { $place } schodzi { $removed }. Na który stos?
smoki-phase-circle = Krąg obszedł stół i tobie zostaje { $hand }. Pod który stos ją wsuwasz?
smoki-phase-nest = Krucze gniazdo: zamień miejscami dwie inne karty swojego snu. Która jest pierwsza?
smoki-phase-with = Z którą zamieniasz kartę { $pointed }?
smoki-phase-attack = Atak kruka: którą swoją kartę oddajesz rywalowi?
smoki-phase-for = Którą kartę rywala bierzesz w zamian za swoją kartę { $pointed }?
smoki-action-turn = odkryj tę kartę (rząd.kolumna)
smoki-action-draw = dobierz kartę z zakrytego stosu
smoki-action-take = weź kartę z odkrytego stosu ({ $tops })
smoki-action-put = włóż ją do snu na to miejsce (rząd.kolumna)
smoki-action-discard = odłóż ją na ten odkryty stos
smoki-action-onto = odłóż ją na ten stos
smoki-action-under = wsuń ją pod ten stos
smoki-action-skip = nie zamieniaj niczego
smoki-action-nest = ta karta (rząd.kolumna)
smoki-action-with = z tą kartą (rząd.kolumna)
smoki-action-attack = oddaj tę kartę (rząd.kolumna)
smoki-action-for = za tę kartę (gracz.rząd.kolumna)
smoki-verb-turn = odkryj, odkrywam
smoki-verb-draw = dobierz, dobieram, ciągnij, zakryta
smoki-verb-take = weź, bierz, biorę
smoki-verb-put = włóż, połóż, kładę
smoki-verb-discard = odłóż, odrzuć, odkładam
smoki-verb-onto = na, odłóż
smoki-verb-under = pod, wsuń
smoki-verb-skip = nie, zostaw, pomiń
smoki-verb-nest = gniazdo, zamień
smoki-verb-with = z, i
smoki-verb-attack = atak, oddaj, atakuj
smoki-verb-for = za
smoki-event-dealt = { $first_is ->
        [you] Runda { $round }. Zaczynasz.
       *[other] Runda { $round }. Zaczyna { $first }.
    }
smoki-event-opened = Odkryty stos { $pile }: { $card }
smoki-event-turned = { $mine ->
        [yes] odkrywasz { $card } na miejscu { $place }
       *[no] odkrywa { $card } na miejscu { $place }
    }
smoki-event-drew = { $mine ->
        [yes] dobierasz
       *[no] dobiera
    }{ $known ->
        [yes] {" "}{ $card }
       *[no] {""}
    }
smoki-event-took = { $mine ->
        [yes] bierzesz { $card } ze stosu { $pile }
       *[no] bierze { $card } ze stosu { $pile }
    }
smoki-event-removed = { $mine ->
        [yes] zdejmujesz { $card } z { $place }
       *[no] zdejmuje { $card } z { $place }
    }
smoki-event-discarded = { $mine ->
        [yes] odkładasz
       *[no] odkłada
    }{ $place ->
        [0] {" "}{ $card }
       *[other] {""}
    } na stos { $pile }
smoki-event-handed = { $to_is ->
        [you] { $card } idzie do ciebie
       *[other] { $card } idzie dalej, bierze { $to }
    }
smoki-event-put = { $mine ->
        [yes] kładziesz tam { $card }
       *[no] kładzie tam { $card }
    }
smoki-event-tucked = { $mine ->
        [yes] wsuwasz { $card } pod stos { $pile }
       *[no] wsuwa { $card } pod stos { $pile }
    }
smoki-event-swapped = { $mine ->
        [yes] zamieniasz
       *[no] zamienia
    } { $owner_is ->
        [self] swoją kartę { $place }
        [you] twoją kartę { $place }
       *[other] kartę { $place } { $owner_of }
    } i { $other_owner_is ->
        [self] swoją kartę { $other_place }
        [you] twoją kartę { $other_place }
       *[other] kartę { $other_place } { $other_owner_of }
    }
smoki-event-skipped = { $mine ->
        [yes] niczego nie zamieniasz
       *[no] niczego nie zamienia
    }
smoki-event-gathered = Zakryty stos się skończył; odkryte potasowano w nowy ({ $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }).
smoki-event-ended = { $mine ->
        [yes] kończysz rundę
       *[no] kończy rundę
    }
smoki-event-revealed = karta { $place } to { $card }
smoki-event-counted = { $reason ->
        [vanished] { $card } na { $place } znika
        [reflected] { $card } na { $place } kopiuje { $value }
       *[value] { $value } na { $place }
    }
smoki-event-scored = { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    } za rundę
smoki-event-awarded = żeton smoka (razem { $tokens })
smoki-event-totalled = razem { $total }
smoki-event-won = { $mine ->
        [yes] wygrywasz partię
       *[no] wygrywa partię
    }
smoki-ended = { $mine ->
        [yes] Kończysz rundę: czyjś sen leży cały odkryty. Wszyscy się budzą.
       *[no] { $player } kończy rundę: czyjś sen leży cały odkryty. Wszyscy się budzą.
    }
smoki-worth = razem { $score }
smoki-awarded = { $many ->
        [one] Najlżejszy sen i żeton smoka: { $players }.
       *[other] Najlżejsze sny i żetony smoka: { $players }.
    }
smoki-legend = × znika cała kolumna; =5 to odbicie, które kopiuje 5
smoki-option-attack = cztery Ataki kruka w talii
smoki-option-piles = liczba odkrytych stosów
smoki-option-scoring = na co się gra
smoki-option-limit = suma, która kończy partię (tylko z scoring=points)
smoki-option-rounds = liczba rund (tylko z scoring=rounds)
smoki-option-first = miejsce gracza, który zaczyna
smoki-option-deck = inna liczba kopii, według rodzajów
smoki-option-memory = pomoc dla pamięci: całe odkryte stosy
smoki-scoring-tokens = do trzech żetonów
smoki-scoring-points = na punkty
smoki-scoring-rounds = na rundy

## W symulatorze

sim-smoki-score = punkty w rundzie
sim-smoki-ends = zakończone rundy
sim-smoki-end-turn = w której własnej turze koniec rundy
sim-smoki-end-score = punkty przy zakończeniu rundy
sim-smoki-end-beaten = rundy zakończone bez najniższego wyniku
sim-smoki-taken = odkryte karty brane w turze
sim-smoki-swaps = użyte gniazda i ataki w rundzie
sim-smoki-skips = pominięte krainy kruków w rundzie

## W przeglądarce

client-smoki-your-dream = Twój sen
client-smoki-attack = Atak kruka
    .note = Cztery karty więcej: zamień się kartą z rywalem.
client-smoki-piles = Odkryte stosy
client-smoki-scoring = Gramy
client-smoki-limit = do
client-smoki-rounds = tyle rund
client-smoki-first = Kto zaczyna
client-smoki-memory = Pomoc dla pamięci
    .note = Widać, co leży pod wierzchem odkrytych stosów.
client-smoki-key-pile = odkryty stos { $pile }
client-smoki-key-skip = niczego nie zamieniaj
client-smoki-card-in-full = { $name }, { $value }
client-smoki-place = { $place ->
        [1] góra, lewa
        [2] góra, środek
        [3] góra, prawa
        [4] dół, lewa
        [5] dół, środek
       *[6] dół, prawa
    }
client-smoki-card = { $mine ->
        [yes] Twoja karta, { $place }: { $card }
       *[no] { $player }, { $place }: { $card }
    }
client-smoki-so-far = { $points } pkt{ $hidden ->
        [0] {""}
        [one] , { $hidden } zakryta
        [few] , { $hidden } zakryte
       *[many] , { $hidden } zakrytych
    }
client-smoki-points = pkt
client-smoki-and-hidden = { $hidden ->
        [one] i { $hidden } zakryta
        [few] i { $hidden } zakryte
       *[many] i { $hidden } zakrytych
    }
client-smoki-total = razem { $total }
client-smoki-dream-of = { $mine ->
        [yes] Twój sen: { $sofar }
       *[no] Sen: { $player }, { $sofar }
    }
client-smoki-dream = { $mine ->
        [yes] Twój sen
       *[no] { $player }
    } ({ $standing }){ $turn ->
        [yes] , na ruchu
       *[no] {""}
    }: góra { $upper }; dół { $lower }. Razem { $sofar }{ $gone ->
        [0] .
        [one] ; znika kolumna { $columns }.
       *[other] ; znikają kolumny { $columns }.
    }
client-smoki-piles-label = Stosy
client-smoki-closed = { $cards ->
        [one] Zakryty stos, { $cards } karta
        [few] Zakryty stos, { $cards } karty
       *[many] Zakryty stos, { $cards } kart
    }
client-smoki-closed-short = zakryty · { $cards }
client-smoki-open-short = { $only ->
        [yes] odkryty
       *[no] odkryty { $pile }
    }
client-smoki-pile = { $only ->
        [yes] Odkryty stos
       *[no] Odkryty stos { $pile }
    }{ $cards ->
        [0] , pusty
       *[other] , na wierzchu: { $card }
    }
client-smoki-pile-holds = Odkryty stos { $pile }: { $cards }
client-smoki-holds = { $mine ->
        [yes] Masz w ręku: { $card }
       *[no] W ręku, { $player }: { $card }
    }
client-smoki-hand-where = Wskaż miejsce w swoim śnie albo odkryty stos.
client-smoki-reveal-wait = Gramy, gdy każdy odkryje jedną kartę.
client-smoki-ask-hand-circle = Krąg musi trafić do snu. Na które miejsce?
client-smoki-ask-circle = Krąg obszedł stół. Pod który stos: { $hand }?
client-smoki-ask-nest = Gniazdo: zamień dwie swoje karty. Która pierwsza?
client-smoki-ask-with = A która druga?
client-smoki-ask-attack = Atak kruka: którą swoją kartę oddajesz?
client-smoki-ask-for = Którą kartę rywala bierzesz?
client-smoki-hidden-card = zakrytą kartę
client-smoki-would-turn = Tę kartę zobaczą wszyscy.
client-smoki-would-take = Bierzesz { $card }; musi trafić do snu.
client-smoki-would-put = { $pair ->
        [yes] { $hand } za { $card }: para, razem 0.
       *[no] { $hand } za { $card }.
    }
client-smoki-would-discard = Odkładasz { $hand } na stos { $pile } i kończysz turę.
client-smoki-would-with = Zamieniasz { $first } i { $card }.
client-smoki-would-for = Oddajesz { $first }, bierzesz { $card }.
client-smoki-do-turn = Odkryj: { $place }
client-smoki-do-draw = Weź zakrytą kartę
client-smoki-do-take = Weź ze stosu { $pile }
client-smoki-do-put = Zastąp: { $place }
client-smoki-do-discard = Odłóż na { $pile }
client-smoki-do-onto = Zdjęta na { $pile }
client-smoki-do-under = Pod stos { $pile }
client-smoki-do-skip = Niczego nie zamieniam
client-smoki-do-nest = Pierwsza: { $place }
client-smoki-do-with = Zamień z: { $place }
client-smoki-do-attack = Oddaj: { $place }
client-smoki-do-for = Weź: { $place } { $player }
client-smoki-pad-tokens = smoki
client-smoki-reveal-order = Sny w kolejności liczenia; kto zakończył rundę, ostatni
client-smoki-ends = kończy
client-smoki-fewest = najmniej
client-smoki-not-yet = jeszcze zakryty
client-smoki-counting = { $mine ->
        [yes] Teraz twój sen…
       *[no] Teraz sen: { $player }…
    }
client-smoki-lightest = Najlżejszy sen: { $players }.
