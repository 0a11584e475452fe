### Sen: to, co mówi tylko ta gra, po polsku.

sen-about = Pamięć i nerwy: wymieniaj krainy w ciemno i zbudź wszystkich, gdy masz najmniej kruków.
sen-title = { $rounds ->
        [0] Sen · runda { $round } · do { $limit }
       *[other] Sen · runda { $round } z { $rounds }
    }
sen-closed = zakryty
sen-open = odkryty
sen-hand = w ręku
sen-open-pile = Odkryty stos od wierzchu: { $cards }
sen-card-number = { $number ->
        [one] { $number } kruk
        [few] { $number } kruki
       *[many] { $number } kruków
    }
sen-card-take-two = Weź 2
    .face =
        Weź
        2
sen-card-peek = Podejrzyj 1
    .face =
        Podej-
        rzyj
        1
sen-card-swap = Zamień 2
    .face =
        Zamień
        2
sen-card-choose = Wybierz 1
    .face =
        Wybierz
        1
sen-card-hourglass = Klepsydra
    .face =
        Klep-
        sydra
    .mark = kl
sen-card-in-full = { $ravens ->
        [one] { $name }, { $ravens } kruk
        [few] { $name }, { $ravens } kruki
       *[many] { $name }, { $ravens } kruków
    }
sen-argument-hourglasses = klepsydry
sen-phase-peek = { $peeked ->
        [0] Obejrzyj { $peeks } swoje karty i zapamiętaj je. Od której zaczynasz?
       *[other] Którą oglądasz teraz?
    }
sen-phase-turn = { $pairs ->
        [yes] Twoja kolej: weź kartę, zapowiedz parę albo zawołaj Pobudka!
       *[no] Twoja kolej: weź kartę albo zawołaj Pobudka!
    }
sen-phase-drawn = { $special ->
        [yes] Masz w ręku: { $hand }. Włóż ją do snu, odłóż albo jej użyj.
       *[no] Masz w ręku: { $hand }. Włóż ją do snu albo odłóż.
    }
sen-phase-two = Masz w ręku: 1) { $first }; 2) { $second }. Którą zatrzymujesz?
sen-phase-look = Podejrzyj 1: którą kartę z dowolnego snu oglądasz?
sen-phase-swap = Zamień 2: która karta jest pierwszą z dwóch?
sen-phase-with = { $pointed_owner_is ->
        [you] Z którą zamieniasz swoją kartę { $pointed }?
       *[other] Z którą zamieniasz kartę { $pointed } { $pointed_owner }?
    }
sen-phase-choose = Wybierz kartę z odkrytego stosu; zobaczą ją wszyscy.
sen-phase-chosen = Wybrana karta: { $hand }. Którą swoją kartę nią zastąpisz?
sen-phase-claim = Z którą kartą tworzy parę karta { $pointed }?
sen-phase-name = Karty { $pointed } i { $pointed_too }: po ile mają kruków?
sen-action-peek = obejrzyj swoją kartę { $choices }
sen-action-draw = weź wierzchnią kartę zakrytego stosu
sen-action-call = zawołaj Pobudka! i zakończ rundę
sen-action-take = weź odkrytą kartę ({ $open }) za swoją kartę { $choices }
sen-action-put = połóż ją w miejsce swojej karty { $choices }
sen-action-discard = odłóż ją na odkryty stos
sen-action-use = użyj jej: odłóż ją i wykonaj jej działanie
sen-action-keep = zatrzymaj pierwszą albo drugą
sen-action-look = obejrzyj tę kartę (gracz.karta)
sen-action-swap = ta karta (gracz.karta)
sen-action-with = z tą kartą (gracz.karta)
sen-action-choose = weź tę kartę
sen-action-claim = zapowiedz parę, w niej swoją kartę { $choices }
sen-action-and = i ta karta
sen-action-as = po tyle kruków
sen-verb-peek = obejrzyj, zobacz, podejrzyj
sen-verb-draw = dobierz, ciągnij, zakryta
sen-verb-call = pobudka, zawołaj, zbudź, obudź
sen-verb-take = weź, bierz, biorę, odkryta
sen-verb-put = połóż, włóż, kładę
sen-verb-discard = odłóż, odrzuć, wyrzuć
sen-verb-use = użyj, działaj
sen-verb-keep = zatrzymaj, zostaw
sen-verb-look = podejrzyj, obejrzyj, zobacz
sen-verb-swap = zamień, wymień
sen-verb-with = z, za
sen-verb-choose = wybierz, wybieram
sen-verb-claim = para, zapowiedz, wiem
sen-verb-and = i, oraz
sen-verb-as = po, jako, to
sen-event-dealt = { $first_is ->
        [you] Runda { $round }. Zaczynasz. Odkryty stos: { $card }
       *[other] Runda { $round }. Zaczyna { $first }. Odkryty stos: { $card }
    }
sen-event-peeked = { $mine ->
        [yes] { $known ->
            [yes] twoja karta { $place } to { $card }
           *[no] oglądasz { $many ->
                [yes] swoje karty { $place }
               *[no] swoją kartę { $place }
            }
        }
       *[no] ogląda { $many ->
            [yes] karty { $place }
           *[no] kartę { $place }
        }{ $known ->
            [yes] {" "}({ $card })
           *[no] {""}
        }
    }
sen-event-drew = { $known ->
        [yes] { $mine ->
            [yes] bierzesz zakrytą kartę: { $card }
           *[no] bierze zakrytą kartę: { $card }
        }
       *[no] { $mine ->
            [yes] bierzesz zakrytą kartę
           *[no] bierze zakrytą kartę
        }
    }
sen-event-took = { $mine ->
        [yes] bierzesz odkrytą kartę ({ $card })
       *[no] bierze odkrytą kartę ({ $card })
    }
sen-event-put = { $mine ->
        [yes] kładziesz ją na miejscu { $place }
       *[no] kładzie ją na miejscu { $place }
    }
sen-event-discarded = { $mine ->
        [yes] odkładasz: { $card }
       *[no] odkłada: { $card }
    }
sen-event-used = { $mine ->
        [yes] używasz: { $card }
       *[no] używa: { $card }
    }
sen-event-looked = { $mine ->
        [yes] { $owner_is ->
            [self] { $known ->
                [yes] twoja karta { $place } to { $card }
               *[no] oglądasz swoją kartę { $place }
            }
           *[other] { $known ->
                [yes] karta { $place } { $owner_of } to { $card }
               *[no] oglądasz kartę { $place } { $owner_of }
            }
        }
       *[no] ogląda { $owner_is ->
            [self] swoją kartę { $place }
            [you] twoją kartę { $place }
           *[other] kartę { $place } { $owner_of }
        }{ $known ->
            [yes] {" "}({ $card })
           *[no] {""}
        }
    }
sen-event-swapped = { $mine ->
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
sen-event-chose = { $mine ->
        [yes] wybierasz z odkrytego stosu: { $card }
       *[no] wybiera z odkrytego stosu: { $card }
    }
sen-event-claimed = { $mine ->
        [yes] zapowiadasz
       *[no] zapowiada
    }, że karty { $place } i { $other_place } to { $ravens ->
        [10] klepsydry
        [one] po { $ravens } kruku
        [few] po { $ravens } kruki
       *[many] po { $ravens } kruków
    }
sen-event-turned = karta { $place } to { $card }
sen-event-judged = { $right ->
        [1] racja
       *[0] pomyłka
    }
sen-event-gained = na miejsce { $place } trafia nowa karta, której nikt nie widział
sen-event-called = { $mine ->
        [yes] wołasz Pobudka!
       *[no] woła Pobudka!
    }
sen-event-ended = { $mine ->
        [yes] bierzesz ostatnią zakrytą kartę i runda się kończy
       *[no] bierze ostatnią zakrytą kartę i runda się kończy
    }
sen-event-revealed = karta { $place } to { $card }
sen-event-adjusted = { $reason ->
        [lowest] najmniej kruków
        [zero] najmniej kruków: nic do zapłacenia
        [penalty] nie najmniej kruków: { $points } więcej
        [all-in] same dziewiątki: nic do zapłacenia
        [fifty] { $instead ->
            [1] { $points } zamiast sumy, bo ktoś poszedł na całość
           *[0] { $points } więcej, bo ktoś poszedł na całość
        }
        [all-in-tie] same dziewiątki, ale nie tylko tutaj
       *[nines-tie] najwięcej dziewiątek, ale nie tylko tutaj: liczą się
    }
sen-event-scored = we śnie { $count }, za rundę { $score }, razem { $total }
sen-event-won = { $mine ->
        [yes] wygrywasz partię
       *[no] wygrywa partię
    }
sen-called = { $mine ->
        [yes] Pobudka! Budzisz wszystkich.
       *[no] Pobudka! { $player } budzi wszystkich.
    }
sen-nobody-called = Zakryty stos się skończył: wszyscy się budzą.
sen-results-dream = sen
sen-results-ravens = kruki
sen-results-score = wynik
sen-remark-penalty = nie najmniej: { $points } kary
sen-remark-zero = najmniej: bez punktów
sen-remark-lowest = najmniej
sen-remark-nines = dziewiątki się nie liczą
sen-remark-all-in = na całość: bez punktów
sen-remark-fifty = 50 dla pozostałych
sen-remark-all-in-tie = same dziewiątki, ale nie tylko tutaj
sen-remark-nines-tie = najwięcej dziewiątek, ale nie tylko tutaj: liczą się
sen-remark-hourglasses = klepsydry po { $worth }
sen-option-edition = edycja
sen-option-variants = warianty
sen-option-penalty = kara dla budzącego
sen-option-limit = suma, która kończy partię
sen-option-rounds = liczba rund
sen-option-reward = wynik budzącego, gdy ma najmniej kruków
sen-option-fifty = pięćdziesiąt kruków w Idź na całość!
sen-option-first = miejsce gracza, który zaczyna
sen-option-deck = inna liczba kopii, według rodzajów
sen-option-lands = liczba krain w każdym śnie na początku rundy
sen-option-memory = pomoc dla pamięci
sen-edition-base = podstawowa
sen-edition-jubilee = jubileuszowa
sen-variants-nie-takie-kruki-straszne = Nie takie kruki straszne
sen-variants-idz-na-calosc = Idź na całość!
sen-variants-wiem-co-mam = Wiem, co mam
sen-variants-dlugi-sen = Długi sen
sen-reward-count = tyle, ile kruków
sen-reward-zero = zero
sen-fifty-instead = zamiast wartości snu
sen-fifty-added = dodane do wyniku

## W symulatorze

sim-sen-score = kruki zapisane w rundzie
sim-sen-calls = pobudki w rundzie
sim-sen-call-turn = w której własnej turze pobudka
sim-sen-call-ravens = kruki przy pobudce
sim-sen-call-wrong = pobudki z karą
sim-sen-take-two = użyte „Weź 2” w rundzie
sim-sen-peek = użyte „Podejrzyj 1” w rundzie
sim-sen-swap = użyte „Zamień 2” w rundzie
sim-sen-choose = użyte „Wybierz 1” w rundzie
sim-sen-claims = zapowiedziane pary w rundzie
sim-sen-claim-right = trafnie zapowiedziane pary

## W przeglądarce

client-sen-penalty = Zła pobudka kosztuje
client-sen-limit = Gramy do
client-sen-rounds = albo tyle rund
client-sen-memory = Pomoc dla pamięci
    .note = Widać blado to, co masz prawo pamiętać.
client-sen-first = Kto zaczyna
client-sen-edition = Edycja
client-sen-reward = Dobra pobudka
client-sen-fifty = Pięćdziesiąt kruków w Idź na całość!
client-sen-variants-nie-takie-kruki-straszne = Masz najwięcej dziewiątek? Nie liczą się.
client-sen-variants-idz-na-calosc = Same dziewiątki: ty 0, pozostali po 50.
client-sen-variants-wiem-co-mam = Wskaż w swoim śnie parę: jedna karta mniej.
client-sen-variants-dlugi-sen = Obie talie, po sześć kart, podglądasz trzy.
client-sen-wake = Pobudka!
client-sen-wake-when = przed ruchem
client-sen-call-title = Budzimy wszystkich?
client-sen-call-text = Runda kończy się od razu. Jeśli ktoś ma mniej kruków niż ty, dostajesz { $penalty } kary.
client-sen-sleep-on = Śpię dalej
client-sen-call-late = Pobudka! Tylko na początku tury, przed innym działaniem.
client-sen-call-wait = Pobudka! Tylko na początku twojej tury.
client-sen-your-dream = Twój sen
client-sen-dream-of = { $cards ->
        [one] Sen: { $player }, { $cards } zakryta karta
        [few] Sen: { $player }, { $cards } zakryte karty
       *[many] Sen: { $player }, { $cards } zakrytych kart
    }
client-sen-card = { $mine ->
        [yes] Twoja karta { $place }, { $card }
       *[no] { $player }, karta { $place }, { $card }
    }
client-sen-total = razem { $total }
client-sen-piles-label = Stosy
client-sen-closed = { $cards ->
        [one] Zakryty stos, { $cards } karta
        [few] Zakryty stos, { $cards } karty
       *[many] Zakryty stos, { $cards } kart
    }
client-sen-closed-short = zakryty · { $cards }
client-sen-open = Odkryty stos, na wierzchu: { $card }
client-sen-open-short = odkryty
client-sen-in-hand = W ręku: { $cards }
client-sen-hand-where = Wskaż miejsce w swoim śnie albo odkryty stos.
client-sen-peek = { $peeks ->
        [one] Obejrzyj jeszcze jedną: przytrzymaj, by zobaczyć.
        [few] Obejrzyj { $peeks } swoje karty: przytrzymaj, by zobaczyć.
       *[many] Obejrzyj { $peeks } swoich kart: przytrzymaj, by zobaczyć.
    }
client-sen-peek-wait = Gramy, gdy wszyscy obejrzą.
client-sen-put-back = Niech zostanie
client-sen-pair = Mam parę…
client-sen-pair-which = Która karta jest pierwsza w parze?
client-sen-claim-which = Po ile kruków
client-sen-claim-say = Tak mówię
client-sen-use-take-two = Odłóż i weź 2
client-sen-use-peek = Odłóż i podejrzyj
client-sen-use-swap = Odłóż i zamień
client-sen-use-choose = Odłóż i wybierz
client-sen-do-peek = Obejrzyj { $place }. kartę
client-sen-do-draw = Weź zakrytą kartę
client-sen-do-call = Pobudka!
client-sen-do-take = Zamień { $place }. kartę
    .full = Weź odkrytą w miejsce swojej { $place }. karty
client-sen-do-put = Zamień { $place }. kartę
client-sen-do-discard = Odłóż
client-sen-do-use = Użyj
client-sen-do-keep = { $place ->
        [1] Zatrzymaj pierwszą
       *[other] Zatrzymaj drugą
    }
client-sen-do-look = { $mine ->
        [yes] Obejrzyj swoją { $place }. kartę
       *[no] Obejrzyj { $place }. kartę { $player }
    }
client-sen-do-swap = { $mine ->
        [yes] Twoja { $place }. karta
       *[no] { $place }. karta { $player }
    }
client-sen-do-with = { $mine ->
        [yes] Zamień ze swoją { $place }. kartą
       *[no] Zamień z { $place }. kartą { $player }
    }
client-sen-do-choose = Weź: { $card }
client-sen-do-claim = Para z { $place }. kartą
client-sen-do-and = i { $place }. karta
client-sen-do-as = Po: { $card }
client-sen-place = { $place }: { $card }
client-sen-dream = { $mine ->
        [yes] Twój sen
       *[no] { $player }
    } ({ $total }){ $turn ->
        [yes] , na ruchu
       *[no] {""}
    }: { $cards }
client-sen-piles = { $closed ->
        [one] Zakryty stos: { $closed } karta. Na odkrytym stosie: { $open }.
        [few] Zakryty stos: { $closed } karty. Na odkrytym stosie: { $open }.
       *[many] Zakryty stos: { $closed } kart. Na odkrytym stosie: { $open }.
    }
client-sen-reveal-order = Sny w kolejności odkrywania; budzący na końcu
client-sen-calls = woła
client-sen-not-yet = jeszcze zakryty
client-sen-counting = { $mine ->
        [yes] Teraz twój sen…
       *[no] Teraz sen: { $player }…
    }
client-sen-fate = { $early ->
        [yes] { $mine ->
            [yes] Budzisz za wcześnie: { $extra } kary.
           *[no] { $player } budzi za wcześnie: { $extra } kary.
        }
       *[no] { $mine ->
            [yes] Budzisz w porę: nikt nie ma mniej kruków.
           *[no] { $player } budzi w porę: nikt nie ma mniej kruków.
        }
    }
client-sen-fewest = Najmniej kruków: { $players }.
