### To, co czyta gracz, po polsku. Każdy katalog ma te same identyfikatory; pilnują tego testy.

## Osoby

player-you = Ty
    .of = twoja
player-number = Gracz { $number }
    .of = gracza { $number }
rival-2 = Lis
    .of = Lisa
rival-3 = Borsuk
    .of = Borsuka
rival-4 = Wydra
    .of = Wydry
rival-5 = Zając
    .of = Zająca
rival-6 = Jeż
    .of = Jeża
level-random = losowy
level-easy = łatwy
level-medium = średni
level-careful = ostrożny
level-thinker = myśliciel
level-master = mistrz

list-or = { $most } albo { $last }
list-and = { $most } i { $last }
line = { $player }: { $phrases }
event-plain = { $event } ({ $facts })
card-unknown = zakryta karta
switch-on = tak
switch-off = nie

## Rozgrywka

prompt-your-turn = Twoja kolej.
prompt-waiting = { $player } się zastanawia…
press-enter = Naciśnij Enter, by grać dalej.
shown-once = { $line }. Zapamiętaj.
sheet-round = runda { $round }
sheet-total = razem
match-won = { $many ->
        [one] { $mine ->
            [yes] Wygrywasz! Twój wynik: { $total }. Dobrych snów!
           *[no] Wygrywa { $winners }. Wynik: { $total }.
        }
       *[other] Wspólna wygrana: { $winners }. Wynik: { $total }.
    }
match-rivals = Dobry wieczór! Przy stole: { $rivals }.

## Odpowiedzi

command-help = ?, help, pomoc
command-rules = rules, zasady
command-quit = quit, q, exit, koniec, wyjdź
command-hint = hint, podpowiedź
command-all = a, w, wszystko
answer-unknown = Nie rozumiem „{ $answer }”. Wpisz coś z listy, na przykład { $key } albo { $example }; ? pomaga.
answer-close = Nie rozumiem „{ $answer }”. Czy chodziło o: { $close }?
answer-not-now = Teraz nie można zagrać „{ $answer }”. Lista pokazuje, co można.
answer-incomplete = Po „{ $verb }” podaj jeszcze { $choices }, na przykład: { $example }
help-answers =
    Wpisz to, co na liście stoi po lewej, albo działanie tak, jak stoi po prawej.
    Kilka kroków można wpisać naraz, po przecinku. Karty i graczy liczymy od 1: 2.4 to czwarta karta gracza 2.
    Poza tym: zasady pokazuje zasady, podpowiedź – co zrobiłyby boty, koniec kończy (gra zostaje zapisana), a sam Enter rysuje stół od nowa.
help-table = Ten stół: { $options }.
help-live = Wiersz zaczynający się od { $mark } trafia do pozostałych przy stole.
go-on = Czeka tu niedokończona gra (graczy: { $players }, ruchów: { $moves }). Enter: gramy dalej; n: nowa gra:
answer-no = n, nie, no
nothing-to-resume = W { $file } nie ma niedokończonej gry.
farewell = Dobranoc i do następnego snu.
farewell-saved = Dobranoc. Gra jest w pliku { $file }; obejrzysz ją znowu poleceniem: sny replay { $file }
farewell-kept = Dobranoc. Gra jest zapisana; dokończysz ją poleceniem: sny play { $game }

## Oglądanie zapisanej gry

replay-keys = Enter: dalej; w i Enter: wszystko do końca; q i Enter: dość.
replay-unfinished = Tu gra została przerwana.

## Wiersz poleceń

welcome =
    sny: stół do gier o snach.

      sny serve --lan   nakryj stół dla przeglądarek i telefonów w tej sieci
      sny play sen      zagraj w Sen z botami, tu w terminalu
      sny rules sen     przeczytaj zasady
      sny games         zobacz, jakie są gry

    Resztę powie sny --help.
help-sny = Stół do gier o snach: graj z botami, oglądaj zapisane gry, czytaj zasady.
help-games = Jakie są gry.
help-play = Zagraj cały mecz tu w terminalu: ty na miejscu 1, boty na pozostałych.
help-replay = Opowiedz zapisaną grę jeszcze raz, krok po kroku.
help-review = Omawia zapisaną, skończoną grę: co można było wiedzieć na jednym z miejsc i jak tam zagrano.
help-rules = Zasady gry.
help-usage = Użycie:
help-options = Opcje
help-table-options = Opcje stołu { $game }, każda jako --option nazwa=wartość
help-commands = Polecenia
help-options-mark = [OPCJE]
help-command-mark = POLECENIE [ARGUMENTY]…
help-option-help = Pokaż ten opis i zakończ.
help-option-version = Pokaż wersję i zakończ.
help-option-lang = Język; bez tej opcji taki, jak w systemie.
help-option-players = Ilu graczy, razem z tobą.
help-option-options = Opcja stołu z listy poniżej; można podać kilka.
help-option-bots = Kim są boty: poziom albo własny bot jako moduł:funkcja; jeden dla wszystkich albo po jednym dla każdego.
help-option-seed = Liczba lub słowo, od którego zależy los: to samo rozdaje te same karty.
help-option-save = Zapisuj grę w tym pliku, cokolwiek się stanie.
help-option-go_on = Wróć do gry przerwanej ostatnio albo do tej z pliku podanego w --save.
help-option-seat = Tylko to, co wiedziano na tym miejscu, licząc od 1. Bez tej opcji wszystko.
help-option-reviewed = Czyja gra jest omawiana, licząc od 1.
games-players = { $fewest }–{ $most } graczy

did-you-mean = Czy chodziło o { $close }?
there-are = Do wyboru: { $known }.
no-such-command = nie ma polecenia „{ $command }”. { $hint }
no-such-switch = nie ma tu opcji { $option }. { $hint }
switch-without-value = po { $option } trzeba podać wartość.
missing = brakuje: { $what }.
too-much = „{ $word }” to o jedno słowo za dużo.
not-one-of = nie ma „{ $value }”. { $hint }
wrong-players = --players { $value }: w { $game } gra od { $fewest } do { $most } osób.
wrong-seed = --seed: podaj liczbę albo jeden wiersz tekstu.
wrong-seat = --seat { $value }: w tej grze są miejsca od 1 do { $players }.
option-without-value = --option { $option }: napisz ją jako nazwa=wartość.
no-such-option = --option { $option }: nie ma takiej opcji. { $hint }
option-twice = --option { $option } podano dwa razy; kilka słów wpisz w jedną, po przecinku.
options-together = --option { $option } nie łączy się z { $other }; podaj jedną z nich.
option-only-with = --option { $option } ma sens tylko z { $other }.
option-for-players = --option { $option } jest tylko dla { $players } graczy.
wrong-option = --option { $problem }
wrong-value = --option { $option }={ $value }: dozwolone: { $allowed }.
allowed-several = dowolne z: { $words }
allowed-counts = najwyżej { $words }, po przecinku
allowed-number = od { $least } do { $most }
no-such-level = --bots { $level }: nie ma takiego poziomu. { $hint }
wrong-number-of-bots = { $given ->
        [one] --bots: podano { $given } poziom
        [few] --bots: podano { $given } poziomy
       *[many] --bots: podano { $given } poziomów
    }; podaj jeden dla wszystkich albo po jednym dla każdego z rywali, a tych jest { $rivals }.
file-problem = { $kind ->
        [missing] { $file }: nie ma takiego pliku ani folderu.
        [folder] { $file } to folder; podaj plik.
        [denied] { $file }: nie wolno ci tego czytać albo zapisać.
        [other-file] { $file } już istnieje i nie jest zapisaną grą; wybierz inną nazwę.
       *[unknown] { $file }: { $problem }
    }
no-game = { $file } nie jest zapisaną grą.
wrong-game = { $file }, wiersz { $line }: { $problem }

## Sen

sen-about = Pamięć i nerwy: wymieniaj krainy w ciemno i zbudź wszystkich, gdy masz najmniej kruków.
sen-title = { $rounds ->
        [0] Sen · runda { $round } · do { $limit }
       *[other] Sen · runda { $round } z { $rounds }
    }
sen-closed = zakryty
sen-open = odkryty
sen-hand = w ręku
sen-your-dream = 1 Twój sen · { $total }
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
sen-action-use = użyj jej: odłóż ją i niech zadziała
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
sen-event-gained = na miejsce { $place } trafia nowa karta, przez nikogo nie widziana
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
       *[nines-tie] najwięcej dziewiątek, ale remis: liczą się
    }
sen-event-scored = we śnie { $count }, za rundę { $score }, razem { $total }
sen-event-won = { $mine ->
        [yes] wygrywasz mecz
       *[no] wygrywa mecz
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
sen-remark-nines-tie = najwięcej dziewiątek, ale remis: liczą się
sen-remark-hourglasses = klepsydry po { $worth }

sen-option-edition = edycja
sen-option-variants = warianty
sen-option-penalty = kara dla budzącego
sen-option-limit = suma, która kończy mecz
sen-option-rounds = liczba rund
sen-option-reward = wynik budzącego, gdy ma najmniej kruków
sen-option-fifty = pięćdziesiątka w Idź na całość
sen-option-first = miejsce, które zaczyna
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

## Smoki

smoki-about = Odkryte i zakryte krainy: układaj niskie, łącz jednakowe w kolumny i zbieraj żetony smoka.
smoki-title = { $scoring ->
        [points] Smoki · runda { $round } · do { $limit } punktów
        [rounds] Smoki · runda { $round } z { $rounds }
       *[tokens] Smoki · runda { $round } · do 3 żetonów
    }
smoki-closed = zakryty
smoki-open = odkryte
smoki-hand = w ręku
smoki-your-dream = Twój sen
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
smoki-phase-circle = Krąg się zamyka, a tobie zostaje { $hand }. Pod który stos ją wsuwasz?
smoki-phase-nest = Krucze gniazdo: zamień miejscami dwie inne karty swojego snu. Która jest pierwsza?
smoki-phase-with = Z którą zamieniasz kartę { $pointed }?
smoki-phase-attack = Atak kruka: którą swoją kartę oddajesz rywalowi?
smoki-phase-for = Którą kartę rywala bierzesz za swoją kartę { $pointed }?

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
        [yes] wygrywasz mecz
       *[no] wygrywa mecz
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
smoki-option-scoring = do czego się gra
smoki-option-limit = suma, która kończy mecz (tylko z scoring=points)
smoki-option-rounds = liczba rund (tylko z scoring=rounds)
smoki-option-first = miejsce, które zaczyna
smoki-option-memory = pomoc dla pamięci: całe odkryte stosy
smoki-scoring-tokens = do trzech żetonów
smoki-scoring-points = na punkty
smoki-scoring-rounds = na rundy

## Koty

koty-about = Koty i pazury: łącz koty w pary, zbieraj dziewiątki i walcz o koty rywali; także w drużynach.
koty-title = Koty · w stosie { $pile } · odrzucone { $discards }{ $teams ->
        [on] {" "}· partner: { $partner }
       *[off] {""}
    }
koty-hand = Twoja ręka
koty-your-dream = Twój sen
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
koty-phase-repeat = Atak odparty. Ponawiasz go?
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
koty-action-repeat = ponów atak, karta: { $choices }
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
koty-verb-repeat = ponów, powtórz
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
        [yes] ponawiasz atak { $card_with }
       *[no] ponawia atak { $card_with }
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
koty-option-first = miejsce, które zaczyna

## Kraina snów

rival-7 = Wiewiórka
    .of = Wiewiórki
rival-8 = Wilk
    .of = Wilka
rival-9 = Bóbr
    .of = Bobra
rival-10 = Ryś
    .of = Rysia
level-simple = prosty

kraina-snow-about = Słowa w nocy: jedna osoba śni i zgaduje, duchy szepczą wskazówki, a niektóre z nich kłamią.
kraina-snow-title = Kraina snów · noc { $round } z { $rounds }
kraina-snow-clock = Czas płynie tylko, gdy ktoś mówi: rywal mówi { $theirs } s, a ty { $yours } s.
kraina-snow-left = { $left } s
kraina-snow-you-dream = Śnisz z zasłoniętymi oczami: słyszysz tylko wskazówki.
kraina-snow-dreamer = śni
kraina-snow-spirit-fairy = wróżka
    .you = Grasz wróżką: chcesz, żeby hasła były odgadnięte.
kraina-snow-spirit-devil = diablik
    .you = Grasz diablikiem: chcesz, żeby hasła nie były odgadnięte.
kraina-snow-spirit-imp = chochlik
    .you = Grasz chochlikiem: chcesz, żeby haseł odgadniętych i chybionych było po równo.
kraina-snow-turns = Kolejka:
kraina-snow-glass = klepsydra
kraina-snow-word = hasło
kraina-snow-gone = zeszło
kraina-snow-cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
kraina-snow-yellow = żółta
kraina-snow-blue = niebieska
kraina-snow-guesses = twoje odpowiedzi
kraina-snow-clues = wskazówki
kraina-snow-laid-passed = { $word } (pas)
kraina-snow-laid-guessed = { $word } („{ $guess }”)

kraina-snow-ask-ready = Tej nocy śnisz ty. Naciśnij Enter, gdy zasłonisz oczy.
kraina-snow-ask-ready-spirit = Tej nocy śni { $dreamer }. Naciśnij Enter, gdy możemy zaczynać.
kraina-snow-ask-clue = Zostało { $left } s. Twoja kolej: słowo o haśle { $word } albo pas. Enter: milczysz.
kraina-snow-ask-guess = Zostało { $left } s. Zgadnij albo wpisz pas, by oddać kartę. Enter: słuchasz dalej.
kraina-snow-ask-last = Klepsydra się przesypała. Masz jeszcze jedną odpowiedź; Enter zostawia kartę.
kraina-snow-ask-story = Opowiedz sen i wymień to, co udało się odgadnąć. Pusty wiersz kończy.
kraina-snow-ask-more = Opowiadaj dalej. Pusty wiersz kończy.
kraina-snow-ask-challenge = Enter: dalej; sprzeciw: ostatnia wskazówka jest niedozwolona.
kraina-snow-ask-overrule = { $reason } ({ $verdict ->
        [one-word] zasada C1
        [root] zasada C2
        [sound] zasada C3
       *[translation] zasada C4
    }). Czy mimo to przepuścić? Wpisz: dozwolona albo niedozwolona.
kraina-snow-ask-vote = Jest sprzeciw wobec wskazówki „{ $clue }”. Wpisz: dozwolona albo niedozwolona.

kraina-snow-verb-clue = wskazówka, podpowiedź
kraina-snow-verb-guess = zgaduję, zgaduj
kraina-snow-verb-pass = pas, pasuję
kraina-snow-verb-ready = gotowe, ok
kraina-snow-verb-wait = dalej, czekam, czekaj
kraina-snow-verb-done = koniec, gotowe
kraina-snow-verb-challenge = sprzeciw
kraina-snow-verb-legal = dozwolona, vote legal
kraina-snow-verb-illegal = niedozwolona, vote illegal

kraina-snow-not-now = „{ $answer }” – teraz tak nie można; wiersz wyżej mówi, co można.
kraina-snow-no-words-now = „{ $answer }” – teraz nic się nie mówi; naciśnij Enter, by grać dalej, a ? pomaga.
kraina-snow-one-word = „{ $answer }” to więcej niż jedno słowo. Podaj jedno albo napisz przed tym { $verb }, jeśli tak ma być.
kraina-snow-no-word = „{ $answer }” to nie słowo, które da się przekazać. Spróbuj innego.
kraina-snow-no-story = Tego nie da się przekazać. Opowiadaj słowami, i nie za dużo w jednym wierszu.
kraina-snow-no-hurry = Przy tym stole nikogo się nie pomija: daj wskazówkę albo spasuj.
kraina-snow-refused = Niedozwolone: { $reason }. Nikt tego nie słyszy; spróbuj inaczej.
kraina-snow-too-late = Za późno: czas minął, zanim padły te słowa.
kraina-snow-help =
    Duch, na którego przyszła kolej, wpisuje jedno słowo: wskazówkę. Kto śni, wpisuje jedno słowo: odpowiedź.
    pas: bez wskazówki albo oddanie karty. Enter (albo dalej): niech stanie się to, co następne.
    W dzień śniący wpisuje sen, wiersz po wierszu; pusty wiersz albo gotowe kończy opowieść.
    Wskazówka, która wygląda jak polecenie, potrzebuje słowa przed sobą: wskazówka zasady
    Gdzie można się sprzeciwić: sprzeciw, a potem dozwolona albo niedozwolona.
    Poza tym: zasady pokazuje zasady, a wyjdź kończy (gra zostaje zapisana).

kraina-snow-event-round = { $dreamer_is ->
        [you] Noc { $round }: śnisz ty.
       *[other] Noc { $round }: śni { $dreamer }.
    }
kraina-snow-event-role = { $seat_is ->
        [you] Twój duch: { $role }.
       *[other] { $seat } ma ducha: { $role }.
    }
kraina-snow-event-card = { $known ->
        [yes] Hasło na karcie: { $word }
       *[no] Nowa karta.
    }
kraina-snow-event-night = Klepsydra odwrócona: { $seconds } s.
kraina-snow-event-clue = { $seat }: { $clue }
kraina-snow-event-passed = { $seat_is ->
        [you] Pasujesz.
       *[other] { $seat } pasuje.
    }
kraina-snow-event-passed_over = { $seat_is ->
        [you] Milczysz i kolejka idzie dalej.
       *[other] { $seat } milczy i kolejka idzie dalej.
    }
kraina-snow-event-guessed = { $seat_is ->
        [you] Zgadujesz: { $guess }.
       *[other] { $seat } zgaduje: { $guess }.
    }{ $known ->
        [yes] { $side ->
            [yellow] {" "}Dobrze!
           *[blue] {" "}Źle, to było { $word }.
        }
       *[no] {""}
    }
kraina-snow-event-skipped = { $seat_is ->
        [you] Oddajesz kartę.
       *[other] { $seat } oddaje kartę.
    }{ $known ->
        [yes] {" "}To było { $word }.
       *[no] {""}
    }
kraina-snow-event-changed = { $known ->
        [yes] { $seat_is ->
            [you] Twoja wskazówka „{ $clue }”
           *[other] { $seat }: wskazówka „{ $clue }”
        } { $verdict ->
            [challenge] przepada w głosowaniu
            [one-word] jest niedozwolona: { $reason } (zasada C1)
            [root] jest niedozwolona: { $reason } (zasada C2)
            [sound] jest niedozwolona: { $reason } (zasada C3)
            [translation] jest niedozwolona: { $reason } (zasada C4)
           *[other] jest niedozwolona: { $reason }
        }. { $seat_is ->
            [you] Bierzesz { $word } jako kartę kary.
           *[other] Karta { $word } to kara.
        }
       *[no] Karta się zmieniła.
    }
kraina-snow-event-time_up = Klepsydra się przesypała.
kraina-snow-event-day = Nastał dzień.
kraina-snow-event-told = { $seat_is ->
        [you] Opowiadasz: { $story }
       *[other] { $seat } opowiada: { $story }
    }
kraina-snow-event-challenged = { $known ->
        [yes] { $seat_is ->
            [you] Sprzeciwiasz się wskazówce „{ $clue }”.
           *[other] { $seat } sprzeciwia się wskazówce „{ $clue }”.
        }
       *[no] Jest sprzeciw wobec wskazówki; klepsydra stoi.
    }
kraina-snow-event-doubted = { $known ->
        [yes] { $seat_is ->
            [you] Twoja wskazówka „{ $clue }” jest odrzucona: { $reason }. Pozostali mogą ją przepuścić.
           *[other] { $seat }: wskazówka „{ $clue }” jest odrzucona: { $reason }. Głosujcie.
        }
       *[no] Jedna wskazówka budzi wątpliwości; klepsydra stoi.
    }
kraina-snow-event-voted = { $seat_is ->
        [you] Twój głos: { $vote ->
            [illegal] niedozwolona.
           *[legal] dozwolona.
        }
       *[other] { $seat } głosuje: { $vote ->
            [illegal] niedozwolona.
           *[legal] dozwolona.
        }
    }
kraina-snow-event-settled = { $illegal ->
        [yes] Koniec głosowania.
        [no] Koniec głosowania: wskazówka jest dozwolona.
       *[other] Koniec głosowania, czas płynie dalej.
    }
kraina-snow-event-left = { $seat_is ->
        [you] Odchodzisz od stołu.
       *[other] { $seat } odchodzi od stołu.
    }
kraina-snow-event-returned = { $seat_is ->
        [you] Wracasz do stołu.
       *[other] { $seat } wraca do stołu.
    }
kraina-snow-event-won = { $many ->
        [one] { $mine ->
            [yes] Wygrywasz! Twój wynik:
           *[no] Wygrywa { $winners }. Wynik:
        }
       *[other] Wspólna wygrana: { $winners }. Wynik:
    } { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }

kraina-snow-revealed = Koniec nocy { $round }: oto kto był kim.
kraina-snow-named = wymienione we śnie
kraina-snow-nothing = nic
kraina-snow-penalties = karty kary
kraina-snow-aside = duch odłożony
kraina-snow-top = hasło na wierzchu talii
kraina-snow-why-fairy = po 1 za żółtą kartę
kraina-snow-why-devil = po 1 za niebieską kartę
kraina-snow-why-imp = { $apart ->
        [0] po równo: { $more } i jeszcze 2
        [1] różnica 1: liczy się liczniejsza strona
       *[other] { $fewer } do { $more }: liczy się mniej liczna strona
    }
kraina-snow-why-dreamer = { $story ->
        [all] po 1 za żółtą kartę i 2 za wymienienie wszystkich
        [some] po 1 za żółtą kartę; nie wszystkie wymienione
       *[none] brak żółtych kart
    }
kraina-snow-sheet-night = noc
kraina-snow-sheet-penalties = kary
kraina-snow-sheet-result = wynik

kraina-snow-option-lang = język haseł
kraina-snow-lang-pl = polski
kraina-snow-lang-en = angielski
kraina-snow-option-first = miejsce, które śni jako pierwsze
kraina-snow-option-glass = sekundy w klepsydrze
kraina-snow-option-turn = sekundy do pominięcia milczącego ducha (0 to nigdy)
kraina-snow-option-last_guess = sekundy na ostatnią odpowiedź
kraina-snow-option-story = sekundy na opowieść (0 to bez limitu)
kraina-snow-option-challenge = duchy mogą się sprzeciwić wskazówce
kraina-snow-option-overrule = duchy głosują nad odrzuconą wskazówką
kraina-snow-option-gentle = niedozwolone wskazówki są odrzucane i nic nie kosztują
kraina-snow-option-memory = pomoc dla pamięci śniącego
kraina-snow-option-pack = inne hasła
kraina-snow-pack-children = dla dzieci
kraina-snow-pack-kitchen = kuchnia
kraina-snow-pack-own = własny zestaw

## the store

help-backup = Skopiuj to, co przechowuje serwer, do pliku; serwer może przy tym działać.
help-export = Zapisz osoby i zamknięte stoły do pliku tekstowego; z --secrets wszystko.
help-import = Przyjmij to, co zostało tak zapisane.
help-option-store = Gdzie są stoły i osoby: plik albo postgres://…; domyślnie to, co w SNY_STORE, albo twój własny plik.
help-option-secrets = Razem z otwartymi stołami i skrótami, po których rozpoznawane są urządzenia.
help-forget = Zapomnij osobę (imię, urządzenia, czat), stół albo czat stołu. Najpierw zatrzymaj serwer.
store-forgotten = Zapomniano: { $id }.
store-problem = przechowywanie stołów: { $problem }.
store-backed-up = Kopia jest w { $file }.
store-exported = Zapisano w { $file }: { $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
       *[other] { $tables } stołów
    } i { $people ->
        [one] { $people } osobę.
        [few] { $people } osoby.
       *[other] { $people } osób.
    }
store-imported = Przyjęto: { $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
       *[other] { $tables } stołów
    } i { $people ->
        [one] { $people } osobę.
        [few] { $people } osoby.
       *[other] { $people } osób.
    }

## the server

help-serve = Otwiera stoły dla przeglądarek i terminali: jeden port i jeden plik, który wszystko przechowuje.
help-verify = Sprawdza zapisaną grę: ruchy, rozdania i obietnicę złożoną przed pierwszym z nich.
help-option-host = Adres, na którym słuchać; 127.0.0.1 to tylko ten komputer. [SNY_HOST]
help-option-port = Port, na którym słuchać. [SNY_PORT]
help-option-lan = Wpuszcza telefony i komputery z tej samej sieci i pokazuje kod QR. [SNY_LAN]
help-option-lobby = Czy publiczne stoły są na liście. [SNY_LOBBY]
help-option-open_ = Czy otworzyć przeglądarkę. [SNY_OPEN]
help-option-workers = W ilu procesach myślą boty. [SNY_WORKERS]
help-option-warm_up = Od startu serwera przygotuj przeszukiwanie każdej gry, żeby pierwsza podpowiedź przyszła szybko. [SNY_WARM_UP]
help-option-origins = Witryna, której strony mogą używać tego serwera; można podać kilka razy. [SNY_ORIGINS]
help-option-proxy = Wierzy adresom, które podaje pośrednik przed serwerem. [SNY_PROXY]
help-option-own_bots = Własny bot do gier karcianych, pod nazwą, pod którą stoły go proponują.
serve-wrong-bot = --bot { $bot }: napisz nazwa=moduł:funkcja, z nazwą, której nie ma żaden poziom ani inny bot.
help-option-admin_token = Kto go poda, może czytać /metrics i powód, gdy serwer nie jest gotowy; bez niego – tylko z tego komputera. [SNY_ADMIN_TOKEN]
help-option-keep = Ile dni przechowywać zamknięte stoły; 0: bez końca. [SNY_KEEP]
help-option-crowd = Wiele osób przychodzi z jednego adresu, na przykład ze szkoły: bez limitów na adres. [SNY_CROWD]
help-option-log = Jak zapisywać dziennik. [SNY_LOG]
help-option-bus = NATS, przez który kilka węzłów dzieli jedną bazę PostgreSQL, na przykład nats://127.0.0.1:4222. [SNY_BUS]
help-option-node = Nazwa tego węzła w dzienniku i metrykach. [SNY_NODE]
help-option-processes = Ile węzłów uruchomić na jednym porcie, żeby wykorzystać wszystkie rdzenie; zapis musi być w PostgreSQL. [SNY_PROCESSES]
help-cluster = Uruchamia na tym komputerze kilka węzłów z własnym NATS i PostgreSQL, żeby zobaczyć, jak współpracują; bez --store nic nie zostaje.
serve-nodes-store = { $store }: kilka węzłów wymaga zapisu w PostgreSQL. Podaj go przez --store postgres://…
serve-processes-linux = --processes działa tylko na Linuksie, gdzie kilka procesów może dzielić port. Uruchom jeden serwer.
cluster-opened = { $nodes ->
        [one] Jeden węzeł
        [few] { $nodes } węzły
       *[many] { $nodes } węzłów
    } na tym komputerze (zapis w { $store }, szyna { $bus }; Ctrl-C kończy):
cluster-cannot = Nie można uruchomić węzłów: { $problem }.
serve-opened = Stół nakryty: { $link }  (zapis w { $store }; Ctrl-C kończy)
serve-phones = Telefonem z tej samej sieci zeskanuj kod:
serve-taken = Nie można użyć { $host }, port { $port } ({ $problem }). Wybierz inny przez --port.
serve-origin = --origin { $origin }: adres strony zapisuje się jak https://gry.example albo http://192.168.1.5:8080.
serve-no-store = Nie można utworzyć { $store } ({ $problem }). Wybierz inne miejsce przez --store.
verify-moves = { $verdict ->
        [yes] { $detail ->
            [one] Jedyny ruch jest dozwolony.
           *[other] Wszystkie ruchy są dozwolone (razem: { $detail }).
        }
       *[no] Tego zapisu nie da się odtworzyć: { $detail }
    }
verify-deals = { $verdict ->
        [yes] { $detail ->
            [one] Jedyne rozdanie wynika z ziarna.
           *[other] Wszystkie rozdania wynikają z ziarna (razem: { $detail }).
        }
        [no] Rozdania nie są tymi, które wynikają z ziarna.
       *[none] Gra zaczęła się od ustawionej pozycji, więc pierwszego rozdania nie da się sprawdzić.
    }
verify-version = { $verdict ->
        [yes] Rozdawała ta sama wersja sny ({ $detail }).
        [no] Rozdawała inna wersja sny, w której zasady lub karty mogły być inne niż dziś ({ $detail }).
       *[none] Rozdawała inna wersja sny, a dzisiejsza daje to samo ({ $detail }).
    }
verify-promise = { $verdict ->
        [yes] Sekret jest tym, który obiecano przed rozdaniem ({ $detail }).
        [no] Sekret NIE jest tym, który obiecano przed rozdaniem.
       *[none] Nie złożono obietnicy: tej gry nie rozdawał serwer.
    }
verify-seed = { $verdict ->
        [yes] { $detail ->
            [0] Ziarno wynika z sekretu; nikt nie dopisał swojej linijki.
            [one] Ziarno wynika z sekretu i z linijki jednego gracza.
           *[other] Ziarno wynika z sekretu i z linijek graczy (razem: { $detail }).
        }
        [no] Ziarno NIE wynika z sekretu i linijek graczy.
       *[none] Nie da się więc sprawdzić, skąd pochodzi ziarno.
    }
verify-end = { $verdict ->
        [yes] Grę doprowadzono do końca; wygrani: { $detail }.
       *[none] Gry nie doprowadzono do końca.
    }
verify-passed = W tej grze wszystko się zgadza.
verify-failed = Z tą grą jest coś NIE w porządku.
help-join = Siada do stołu na serwerze: podaj odnośnik do stołu albo adres serwera, wtedy do nowego stołu.
help-option-name = Jak inni cię nazywają. [SNY_NAME]
help-option-password = Hasło stołu, jeśli je ma. [SNY_PASSWORD]
help-option-game = Gra przy nowym stole.
help-option-own_bot = Zamiast ciebie gra własny bot.
join-come-back = Twoje miejsce czeka. Aby wrócić, wpisz:
join-bot-words = Własne boty siadają tylko do stołów z grami karcianymi.
join-bot-over = Koniec rozgrywki. Zwycięstwo: { $winners }.
help-option-settings = Jak gra się przy nowym stole, na przykład clock=quick albo hints=on; można podać kilka.
help-option-watch = Tylko oglądaj, bez miejsca przy stole.
wrong-setting = --setting: { $problem }. Są: { $known }.
join-watching = Oglądasz grę.
help-option-fill = Zaczyna od razu; wolne miejsca zajmują boty tego poziomu.
player-named = { $name }
    .of = gracza { $name }
join-guest = Gość
join-seated = Siedzisz na krześle { $seat }. Inni trafią tu przez odnośnik: { $link }
join-start = Enter zaczyna grę; boty zajmą wolne miejsca.
join-wait = Grę zacznie gospodarz.
join-full = przy tym stole nie ma wolnego miejsca albo gra już trwa
join-no-link = { $link } nie jest odnośnikiem do stołu ani adresem serwera. Odnośnik wygląda tak: http://192.168.1.5:8765/t/JY2cOWIKiY-NCyZp, a sam serwer tak: http://192.168.1.5:8765.
join-refused = Tak się nie da: { $problem }
join-chat = { $player } mówi: { $text }
join-away = { $player } odchodzi od stołu.
join-back = { $player } wraca.
join-stood = { $player } opuszcza stół; dalej gra bot.
join-stood-in = Za gracza { $player } gra bot.

## the client

client-of-player = ({ $name })
client-line = { $player } { $phrases }
client-line-you = { $phrases }
client-stand-in = { $mine ->
        [yes] Bot za ciebie
       *[no] Bot ({ $name })
    }
client-waiting = { $count ->
        [0] Chwileczkę…
        [one] { $players } się zastanawia…
       *[other] { $players } się zastanawiają…
    }
client-somebody = ktoś
client-names = Sowa, Ćma, Kometa, Świetlik, Wierzba, Słowik, Koniczyna, Kamyk, Latarnik, Leszczyna, Iskra, Oset, Mżawka, Puszczyk

client-game-sen = Sen
    .about = Cztery zakryte karty: pozbądź się kruków i zawołaj w porę.
client-game-smoki = Smoki
    .about = Dwa rzędy smoków: niskie są dobre, a pary w kolumnie znikają.
client-game-koty = Koty
    .about = Łącz koty w pary, podkradaj cudze i odganiaj kruki.
client-game-kraina-snow = Kraina snów
    .about = Ktoś śpi i zgaduje, duchy podpowiadają, nie zawsze szczerze.

client-menu = Menu
client-close = Zamknij
client-cancel = Anuluj
client-keep = Zapisz
client-done = Gotowe
client-settings = Ustawienia
client-rules = Zasady
client-puzzle-daily = Zagadka dnia
client-gallery = Wszystkie karty
client-to-home = Początek
client-language = Język
client-theme = Wygląd
client-theme-night = Noc
client-theme-dawn = Świt
client-sound = Dźwięk
client-sound-on = Dźwięk włączony
client-sound-off = Dźwięk wyłączony
client-vibration = Wibracje
client-missing = Tu jest tylko mgła
client-missing-text = Nie ma takiej strony. Gry są na pierwszej.
client-back-of-card = rewers

client-home-question = W co dziś śnimy?
client-nobody-yet = Twoje imię
client-you-are = Grasz jako { $name }; zmień imię
client-name-title = Twoje imię
client-name-label = Imię, które zobaczą inni
client-play-bots = Zagraj z botami
client-play-bots-how = { $bots ->
        [one] od razu: ty i { $bots } bot, poziom { $level }
        [few] od razu: ty i { $bots } boty, poziom { $level }
       *[many] od razu: ty i { $bots } botów, poziom { $level }
    }
client-bots-change = Jakie boty
client-bots-level = Jak grają boty
client-players = Ilu graczy
client-open-table = Otwórz stół
client-open-locked = Otwórz stół na hasło
client-lock-text = Kto przyjdzie przez link, musi je podać. Bez niego nikt nie zobaczy gry.
client-have-code = Mam kod
client-code-label = Link do stołu albo kod
client-code-go = Wchodzę
client-code-aloud = Albo podaj kod:
client-code-wrong = Nie ma takiego kodu. Sprawdź go albo poproś o link.
client-own-tables = Twoje stoły
client-lobby = Otwarte stoły
client-nobody = jeszcze nikogo
client-phase-gathering = zbieramy się
client-phase-playing = gra trwa
client-phase-over = po grze
client-phase-closed = zamknięty
client-problem-offline = Serwer nie odpowiada. Sprawdź sieć i spróbuj jeszcze raz.
client-problem-flood = Za dużo naraz. Odczekaj chwilę i spróbuj jeszcze raz.
client-problem-guesses = Za dużo złych kodów. Odczekaj chwilę i spróbuj jeszcze raz.
client-problem-other = Coś się nie udało. Spróbuj jeszcze raz.
client-problem-limit = Na razie za dużo stołów. Dokończ któryś albo spróbuj za chwilę.
client-other-device = Inne urządzenie
client-other-device-text = Graj dalej jako ta sama osoba na innym telefonie albo komputerze.
client-code-make = Pokaż kod
client-code-lasts = { $minutes ->
        [one] Ważny { $minutes } minutę, tylko raz.
        [few] Ważny { $minutes } minuty, tylko raz.
       *[many] Ważny { $minutes } minut, tylko raz.
    }
client-link-question = Czy to ma być urządzenie osoby { $name }?
client-link-text = Będzie grać jako { $name }, a inne urządzenia tej osoby zobaczą te same karty.
client-link-loses = Teraz grasz tu jako { $name }. Możesz do tego wrócić w ustawieniach.
client-link-yes = Tak, gram jako { $name }
client-link-no = Nie, zostaję sobą
client-former = Znów bądź osobą { $name }
client-lost-device = Wyloguj moje inne urządzenia
client-lost-device-text = Gdy telefon się zgubił albo ktoś go pożyczył. To urządzenie pozostaje zalogowane.
client-lost-device-done = { $count ->
    [0] Żadne inne urządzenie nie było zalogowane.
    [one] Wylogowano jedno urządzenie.
    [few] Wylogowano { $count } urządzenia.
   *[other] Wylogowano { $count } urządzeń.
}
client-forget = Zapominanie
client-forget-table = Zapomnij: { $game }
client-forget-me = Zapomnij mnie
client-forget-text = Twoje imię, urządzenia i to, co zostało przez ciebie napisane, znikną. Rozegrane partie zostaną, bez twojego imienia.
client-forget-sure = Tak, zapomnij na zawsze
client-linked = Witaj, { $name }!
client-linked-text = To urządzenie też jest teraz twoje. Twoje stoły są na pierwszej stronie.
client-link-failed = Ten kod już nie działa
client-link-failed-text = Poproś o nowy w ustawieniach drugiego urządzenia.
client-qr = Kod QR z linkiem

client-joining = Idziemy do stołu…
client-lost = Brak połączenia. Próbujemy znowu…
client-server-away = Serwer nie odpowiada. Próbuję dalej…
client-password-title = Ten stół jest na hasło
client-password-label = Hasło
client-password-text = O hasło zapytaj tego, kto cię zaprosił.
client-password-wrong = To nie to hasło. Spróbuj jeszcze raz.
client-password-later = Za dużo złych haseł z tego miejsca. Następne możesz podać za { $seconds } s.
client-bye-missing = Nie ma takiego stołu. Może w linku czegoś brakuje.
client-bye-unknown = Serwer nie pamięta już tego urządzenia. Wczytaj stronę jeszcze raz.
client-bye-banned = Poproszono cię o odejście od tego stołu.
client-bye-closed = Ten stół jest zamknięty. Otwórz inny na pierwszej stronie.
client-bye-private = To prywatny stół: wchodzą tylko ci, którzy przy nim siedzą.
client-bye-unreadable = Ten stół zapisała inna wersja gry i ta nie potrafi go odczytać. Nic nie przepadło; pomóc może osoba, która prowadzi serwer.
client-bye-version = Gra się odnowiła. Wczytaj tę stronę jeszcze raz.
client-table-of = { $game }: stół
client-gathering = kto gra?
client-next-match = mecz { $match }
client-tab-invite = Zaproś
client-tab-seats = Miejsca
client-tab-rules = Zasady
client-invite-text = Kto otworzy link, może usiąść. Nikt nie potrzebuje konta.
client-invite-locked = Potrzebne są link i hasło. Hasło przekaż osobno.
client-copy = Kopiuj
client-copied = Skopiowano
client-share = Wyślij link
client-watchable = Inni mogą patrzeć
    .note = Widzą stół, niczyich tajemnic.
client-public = Na liście stołów
    .note = Może usiąść każdy na tym serwerze.
client-shared-screen = Wspólny ekran
client-free-seat = Wolne miejsce
client-free-seat-text = czeka na kogoś
client-sit = Usiądź
client-stand = { $name } wstaje
client-sits = już siedzi
client-you = ty
client-host = otwiera stół
client-you-host = ty, to twój stół
client-has-line = tasuje razem
client-guest = Gość
client-guest-title = Gość na tym urządzeniu
client-guest-text = Podajecie sobie urządzenie z rąk do rąk. Karty zasłania kurtyna.
client-guest-never = W Krainie snów każdy potrzebuje własnego urządzenia: śniący i duchy widzą w tej samej chwili co innego. Wyślij innym link.
client-guest-of = na urządzeniu: { $name }
client-way-in = Patrz na swoim ekranie
client-bot = bot
client-bot-level = bot, { $level }
client-add-bot = Posadź bota
client-send-bot = Odeślij: { $name }
client-kick = Poproś o odejście
client-people = Kto tu jest
client-spectators = Patrzą
client-watched-by = Patrzą: { $names }
client-nobody-watches = Nikt nie patrzy z boku.
client-chair-free = Zwolnij miejsce
client-host-pass = Oddaj prowadzenie stołu
client-host-pass-title = Oddać prowadzenie: { $name }?
client-host-pass-text = Odtąd zasady i boty wybiera { $name }, zaczyna i zamyka stół też. Z powrotem może ci to oddać tylko { $name }.
client-host-pass-do = Oddaj
client-show = Pokazuj, co widzę
    .note = Tylko { $name }, póki tego nie cofniesz. Wszyscy widzą, że pokazujesz.
client-show-guest = Pokazuj, co widzi { $player }
client-shows-to = pokazuje karty: { $names }
client-you-show = Twoimi oczami patrzy: { $names }
client-look-through = Oczami: { $name }
client-look-aside = Z boku
client-looking-through = Patrzysz oczami: { $name }. Zachowaj to dla siebie.
client-shown-to-you = pokazane tobie
client-close-table = Zamknij stół
client-fair = Uczciwe tasowanie
client-fair-text = Stół już obiecał swój sekret. Dopisz coś od siebie: trafi do tasowania. Do początku gry wszystkie wiersze są zapieczętowane, więc rozdania nie wybierze nikt.
client-promise = Obietnica:
client-line-label = Cokolwiek zechcesz
client-line-add = Wtasuj
client-fair-after = Sekret stołu jest już jawny: każdy może sprawdzić rozdanie.
client-game-text = Zapis gry
client-host-chooses = Wybiera ten, czyj jest stół; zmiany widać od razu.
client-host-starts = Zaczyna ten, czyj jest stół.
client-choose-seat = Wybierz wolne miejsce albo patrz.
client-start = Zaczynamy
client-start-text = { $free ->
        [0] przy stole: { $sit }
        [one] przy stole: { $sit }, wolne miejsce zajmie bot
        [few] przy stole: { $sit }, { $free } wolne miejsca zajmą boty
       *[many] przy stole: { $sit }, { $free } wolnych miejsc zajmą boty
    }
client-by-game = jak w druku
client-at-random = losowo
client-clock = Zegar
client-clock-none = bez
client-clock-relaxed = łagodny
client-clock-quick = szybki
client-clock-left = { $mine ->
        [yes] Twój czas: { $seconds } s
       *[no] Pozostały czas: { $seconds } s
    }
client-clock-warning = Twój czas zaraz się skończy.
client-pace = Boty grają
client-pace-quick = szybko
client-pace-usual = spokojnie
client-pace-slow = powoli
client-hints-setting = Kto jest na ruchu, może zapytać, co myślą boty.
client-undo-setting = Tylko za zgodą wszystkich i zanim coś zobaczą.

client-rivals = Rywale, od twojej lewej
client-moves = Ruchy
client-pad = Notes z punktami
client-pad-total = Notes z punktami; razem { $total }
client-pad-and-log = Notes i przebieg
client-log = Co się działo
client-in-words = Stół słowami
client-watching = patrzysz
client-watching-text = Patrzysz z boku. Tajemnice zostają tajemnicami.
client-leave = Wyjdź
client-stay = Zostaję
client-leave-title = Odejść od stołu?
client-leave-text = Za chwilę zagra za ciebie bot. Miejsce zostaje twoje: wrócisz przez link albo z pierwszej strony.
client-leave-watching = Wrócisz przez link, kiedy zechcesz.
client-again = Jeszcze raz
client-reveal-all = Pokaż od razu
client-reveal-again = Jeszcze raz, powoli
client-next-round = Następna runda
client-to-result = Do wyniku
client-not-now = Tego teraz nie można. Świeci się to, co można.
client-not-your-turn = To jeszcze nie twoja kolej.
client-tap-again = Dotknij jeszcze raz, by potwierdzić, albo wybierz inną.
client-tap-or-hold = Przytrzymaj, by zobaczyć, albo dotknij jeszcze raz.
client-hold-to-look = Przytrzymaj kartę, by ją zobaczyć.
client-take-back = Cofnij wybór
client-only-you = widzisz tylko ty
client-all-see = widzą wszyscy
client-turns-until = { $turns ->
        [0] Zaraz twoja kolej.
        [one] Zaraz twoja kolej.
        [few] Twoja kolej za { $turns } ruchy.
       *[many] Twoja kolej za { $turns } ruchów.
    }
client-away = nieobecność
client-bot-stands-in = na zastępstwie gra bot
client-hints = Podpowiedzi
client-hints-note = Co myślą o tym boty, wiedząc tylko to, co ty, po rozegraniu reszty wiele razy w myślach. Na górze największa szansa.
client-hints-thinking = Boty myślą…
client-hints-warming = Boty się rozgrzewają; podpowiedź przyjdzie sama.
client-hints-none = Boty nie mają tu nic do powiedzenia.
client-hint-chance_to_be_lowest = najniższy wynik w { $value } %
client-hint-chance_to_win = wygrana w { $value } %
client-hint-expected_ravens = średnio kruków: { $value }
client-hint-expected_points = średnio punktów: { $value }
client-hint-expected_cats = średnio kotów: { $value }
client-undo = Cofnij ruch
client-undo-asked = { $name } prosi o cofnięcie ruchu
client-undo-asked-text = Nikt jeszcze niczego nie zobaczył.
client-undo-yes = Zgoda
client-undo-no = Nie
client-chat = Rozmowa
client-chat-unread = { $count ->
        [0] Rozmowa
        [one] Rozmowa, { $count } nowa wiadomość
        [few] Rozmowa, { $count } nowe wiadomości
       *[many] Rozmowa, { $count } nowych wiadomości
    }
client-chat-empty = Jeszcze nikt nic nie powiedział.
client-chat-write = Powiedz coś
client-chat-send = Wyślij
client-chat-about = W sprawie: { $name }
client-chat-hide = Ukryj u mnie
client-chat-show-all = Pokaż znowu wszystkich
client-chat-mute = Odbierz głos
client-chat-unmute = Oddaj głos
client-chat-report = Poproś o odesłanie
client-curtain = Teraz { $name }
client-curtain-text = Podaj urządzenie. Reszta odwraca wzrok.
client-curtain-lift = To ja, { $name }
client-keys = Klawisze
client-key-space = Spacja
client-key-tab = następna rzecz, która się świeci
client-key-enter = potwierdź
client-key-hold = przytrzymaj kartę, by ją zobaczyć
client-key-escape = cofnij wybór
client-key-own-card = twoja karta { $number }
client-key-closed = zakryty stos
client-key-open = odkryty stos
client-key-call = Pobudka!
client-key-use = użyj karty z ręki
client-key-discard = odłóż kartę z ręki
client-notice-sat = { $name } siada do stołu.
client-notice-stood = { $name } wstaje od stołu.
client-notice-away = { $name } znika na chwilę.
client-notice-back = { $name } wraca.
client-notice-renamed = { $before } to teraz { $name }.
client-notice-late = Twój czas minął.
client-notice-undo_asked = { $name } prosi o cofnięcie ruchu.
client-notice-undo_refused = { $name } nie zgadza się na cofnięcie.
client-notice-undone = { $name } cofa ruch.
client-notice-muted = { $name } traci głos.
client-notice-unmuted = { $name } odzyskuje głos.
client-notice-voted = { $name } ma odejść: { $votes } z { $voters } za.
client-notice-kicked = { $name } odchodzi od stołu na prośbę innych.
client-notice-host = Stół prowadzi teraz { $name }.
client-notice-shows = { $shown ->
        [yes] { $name } pokazuje karty: { $whom }.
       *[no] { $name } już nie pokazuje kart: { $whom }.
    }
client-refused-undo = Cofnąć można tylko swój ostatni ruch, zanim ktoś coś zobaczył.
client-refused-taken = Ktoś już tu siedzi. Wybierz inne miejsce.
client-refused-muted = Przy tym stole nie możesz pisać.
client-refused-night = W nocy i podczas opowieści nikt nie rozmawia. Poczekaj do rana.
client-refused-phase = Nie teraz: gra jest już dalej.
client-refused-chairs = Są wolne miejsca. Poczekaj albo posadź boty.
client-refused-person = W pojedynkę nikogo nie wyprosisz. Zapytaj gospodarza.
client-refused-host = To może zrobić tylko ten, czyj jest stół.
client-refused-hints = Teraz nie ma podpowiedzi.
client-refused-unanswered = Stół nie odpowiada. Spróbuj jeszcze raz.
client-refused-illegal = Tego teraz nie można. Świeci się to, co można.

client-sen-penalty = Zła pobudka kosztuje
client-sen-limit = Gramy do
client-sen-rounds = albo tyle rund
client-sen-memory = Pomoc dla pamięci
    .note = Widać blado to, co masz prawo pamiętać.
client-sen-first = Kto zaczyna
client-sen-edition = Talia
client-sen-reward = Dobra pobudka
client-sen-fifty = Pięćdziesiątka w Idź na całość
client-sen-variants-nie-takie-kruki-straszne = Masz najwięcej dziewiątek? Nie liczą się.
client-sen-variants-idz-na-calosc = Same dziewiątki: ty 0, pozostali po 50.
client-sen-variants-wiem-co-mam = Wskaż w swoim śnie parę: jedna karta mniej.
client-sen-variants-dlugi-sen = Obie talie, po sześć kart, podglądasz trzy.
client-sen-wake = Pobudka!
client-sen-wake-when = przed ruchem
client-sen-call-title = Budzimy wszystkich?
client-sen-call-text = Runda kończy się od razu. Jeśli ktoś ma mniej kruków niż ty, dostajesz { $penalty } kary.
client-sen-sleep-on = Śpię dalej
client-sen-call-late = Pobudka! tylko przed innym ruchem.
client-sen-call-wait = Pobudka! na początku twojej kolejki.
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

## the simulator

help-sim = Niech boty zagrają wiele gier: tabela wyników i raport z wykresami.
help-tournament = Niech każdy bot zagra z każdym; do tego ranking.
help-option-lineup = Kto gra, miejsce po miejscu: poziomy albo moduł:funkcja dla własnego bota.
help-option-contenders = Boty, które się spotkają, każdy raz: poziomy albo moduł:funkcja dla własnego bota.
help-option-table_players = Ilu gra przy jednym stole; bez tej opcji najmniej, ilu może.
help-option-games = Ile co najmniej gier: każde rozdanie gra się zawsze ze wszystkich miejsc.
help-option-compare = Zagraj każde rozdanie z każdą wartością opcji: NAZWA=WARTOŚĆ,WARTOŚĆ (można dzielić średnikami).
help-option-jobs = Ile procesów; bez tej opcji po jednym na rdzeń.
help-option-cluster = Graj na komputerach tego klastra Dask, na przykład tcp://host:8786.
help-option-run_seed = Liczba lub słowo, od którego zależy los; bez tej opcji 1.
help-option-report = Raport, plik HTML.
help-option-json = Zapisz podsumowanie także w tym pliku.
help-option-csv = Zapisz wszystkie gry także w tym pliku, wiersz na każde miejsce.
help-option-results = Gdzie trzymać gry, żeby można je było ciągnąć dalej; bez tej opcji obok raportu.

sim-bots-missing = --bots: powiedz, kto gra, po przecinku. Do wyboru: { $known }.
sim-wrong-bots = --bots: podano { $given }, a w { $game } gra od { $fewest } do { $most } osób.
sim-wrong-number = { $option } { $value }: podaj liczbę całkowitą, co najmniej 1.
sim-wrong-compare = --compare { $value }: napisz nazwa=wartość,wartość i podaj co najmniej dwie różne wartości.
sim-compare-given = --compare { $option }: tę opcję podano już przez --option; jedną z nich pomiń.
sim-same-file = { $file } podano dwa razy; każdy wynik potrzebuje własnego pliku.
compiling = Jednorazowe przygotowanie myśliciela do gry { $game }
missing-extra = potrzebny jest pakiet { $package }, a nie ma go w systemie. Wpisz: { $install }
sim-problem = { $problem }.
sim-workers-lost = { $problem }. To, co zagrano, jest zapisane; to samo polecenie ruszy od tego miejsca.
sim-interrupted = Przerwano. { $deals ->
        [one] { $deals } rozdanie czeka
        [few] { $deals } rozdania czekają
       *[many] { $deals } rozdań czeka
    } w pliku { $file }; to samo polecenie ruszy od tego miejsca.
sim-nothing = W każdym rozdaniu zawiódł jakiś bot, więc nie ma czego liczyć.
sim-progress = rozdania
sim-playing = { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
       *[many] { $deals } rozdań
    } po { $each ->
        [one] { $each } grze
        [few] { $each } gry
       *[many] { $each } gier
    }, zapisywane w { $file }
sim-written = Raport: { $file }

sim-html-lang = pl
sim-decimal-mark = ,
sim-percent = { $number } %
sim-percentage-points = { $number } p.p.
sim-interval = { $value } [{ $low }; { $high }]
sim-title = Symulowane gry: { $game }
sim-title-tournament = Turniej: { $game }
sim-played = { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }: { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
       *[many] { $deals } rozdań
    }, każde rozegrane { $each ->
        [one] raz
       *[many] { $each } razy
    }
sim-fact-lineups = Przy stole
sim-fact-options = Opcje
sim-usual-options = zwykłe
sim-fact-compared = Porównanie
sim-fact-seed = Ziarno losu
sim-fact-version = Program
sim-fact-command = Polecenie
sim-plots = Rozkłady i porównania
sim-how-to-read = W nawiasach przedziały ufności 95 %, z losowania całych rozdań ze zwracaniem. Każde rozdanie gra się ze wszystkich miejsc. Wspólna wygrana liczy się jako jej część. Różnice liczy się parami, rozdanie po rozdaniu; wyróżnione są te, które na poziomie 95 % nie są przypadkiem, każda z osobna. Linie przerywane to równy udział. Miejsca liczy się w kolejności gry.
sim-faults = { $faults ->
        [one] { $faults } gra, w której bot zawiódł
        [few] { $faults } gry, w których bot zawiódł
       *[many] { $faults } gier, w których bot zawiódł
    }
sim-fault = { $bot } (miejsce { $seat }, ziarno { $seed }): { $problem }
sim-faults-left-out = Rozdań z takimi grami nie ma w żadnych wynikach.

sim-bots = Boty
sim-tables = Gry
sim-mean = średnio
sim-difference = { $this } wobec { $first }
sim-payoffs = Wiersz kończy przed kolumną
sim-seats = Wygrane według miejsca
sim-seat = { $order ->
        [1] zaczyna
       *[other] miejsce { $order }
    }
sim-ratings = Ranking (OpenSkill)
sim-rating = ocena
sim-changes = Zmiana wobec pierwszego wariantu
sim-length = Tury w grze
sim-won = wygrane gry
sim-place = średnie miejsce
sim-final = wynik końcowy
sim-rounds = rundy w grze
sim-turns = tury w rundzie
sim-actions = ruchy w grze
sim-stopped = gry bez końca

sim-sen-score = kruki zapisane w rundzie
sim-sen-calls = pobudki w rundzie
sim-sen-call-turn = która własna tura przy pobudce
sim-sen-call-ravens = kruki przy pobudce
sim-sen-call-wrong = pobudki z karą
sim-sen-take-two = użyte „Weź 2” w rundzie
sim-sen-peek = użyte „Podejrzyj 1” w rundzie
sim-sen-swap = użyte „Zamień 2” w rundzie
sim-sen-choose = użyte „Wybierz 1” w rundzie
sim-sen-claims = ogłoszone pary w rundzie
sim-sen-claim-right = trafnie ogłoszone pary
sim-smoki-score = punkty w rundzie
sim-smoki-ends = zakończone rundy
sim-smoki-end-turn = która własna tura na końcu
sim-smoki-end-score = punkty przy zakończeniu rundy
sim-smoki-end-beaten = rundy zakończone nie najniżej
sim-smoki-taken = odkryte karty brane w turze
sim-smoki-swaps = użyte gniazda i ataki w rundzie
sim-smoki-skips = pominięte krainy kruków w rundzie
sim-koty-ends = gry zakończone trzema pełnymi krainami
sim-koty-end-turn = która własna tura na końcu
sim-koty-nines = dziewiątki na końcu
sim-koty-attacks = ataki w grze
sim-koty-defences = obrony w grze
sim-koty-repeats = powtórzone ataki w grze
sim-koty-exchanged = wymienione karty w grze
sim-koty-night = użyte karty nocy w grze
sim-kraina-snow-dreamer = punkty jako śniący
sim-kraina-snow-fairy = punkty jako wróżka
sim-kraina-snow-devil = punkty jako diablik
sim-kraina-snow-imp = punkty jako chochlik
sim-kraina-snow-clues = podpowiedzi w nocy
sim-kraina-snow-guesses = odpowiedzi w grze
sim-kraina-snow-guessed-right = trafne odpowiedzi
sim-kraina-snow-penalties = karne karty w nocy


## the client: Smoki

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
client-smoki-ask-circle = Krąg się zamyka. Pod który stos: { $hand }?
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
client-smoki-would-discard = Odkładasz { $hand } na stos { $pile } i koniec kolejki.
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

## the client: Koty

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
client-koty-joker-as = Jako kto wchodzi joker?
client-koty-card-first = Najpierw wybierz kartę z ręki.
client-koty-no-use = Ta karta teraz do niczego się nie przyda.
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
client-koty-pile = talia { $cards }
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
client-koty-gives-up = Koniec ataku i twojej kolejki.
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


## the client: Kraina snów

client-kraina-snow-lang = Język haseł
client-kraina-snow-first = Kto śni pierwszy
client-kraina-snow-glass = Sekundy w klepsydrze
client-kraina-snow-turn = Sekundy na wskazówkę (0: bez pośpiechu)
    .note = Pisanie trwa dłużej niż mówienie: na początek 12. W drukowanej grze jest 5.
client-kraina-snow-last_guess = Sekundy na ostatnią odpowiedź
client-kraina-snow-story = Sekundy na opowieść (0: bez limitu)
client-kraina-snow-challenge = Można się sprzeciwić
    .note = Pozostałe duchy głosują nad wskazówką, którą program przepuścił.
client-kraina-snow-overrule = Głosowanie nad odrzuconą
    .note = Pozostałe duchy mogą przepuścić wskazówkę, którą program odrzucił.
client-kraina-snow-gentle = Łagodnie
    .note = Niedozwolona wskazówka wraca i nic nie kosztuje.
client-kraina-snow-pack = Hasła
client-kraina-snow-pack-usual = 440 haseł gry
client-pack-bots = Boty znają 440 haseł gry. Przy innych pasują, więc we własny zestaw lepiej grać z ludźmi.
client-pack-how = Jedno hasło w wierszu, polskie = angielskie, cztery kolejne tworzą kartę; co najmniej 160 haseł.
client-pack-example = kot = cat
client-pack-file = Z pliku
client-pack-not-yet = Stół zagra tymi hasłami, gdy zostaną sprawdzone.
client-pack-use = Sprawdź i użyj tych haseł
client-pack-fine = Hasła w porządku ({ $words }): stół zagra właśnie nimi.
client-pack-long = To za długie; zestaw ma najwyżej 12 000 znaków.
client-pack-unchecked = Nie udało się sprawdzić haseł; spróbuj za chwilę.
client-pack-line = Wiersz { $line }:
client-pack-fault = { $kind ->
        [equals] „{ $word }” ma więcej niż jeden znak =; napisz kot = cat.
        [alone] „{ $word }” nie ma tłumaczenia; napisz kot = cat.
        [several] „{ $word }” to nie jedno słowo.
        [unfit] „{ $word }” nie jest dla dzieci; wybierz inne słowo.
        [twice] „{ $word }” jest już w wierszu { $number }.
        [uneven] Haseł jest { $word }, a karta ma cztery: brakuje { $number }.
        [few] Za mało haseł ({ $word }): potrzeba co najmniej { $number }.
       *[many] Za dużo haseł ({ $word }): przetasować można najwyżej { $number }.
    }
client-kraina-snow-memory = Pomoc w pamiętaniu
    .note = Kto śni, widzi swoje wcześniejsze odpowiedzi.
client-kraina-less = kary
client-kraina-snow-kind-dreamer = osoba, która śni
client-kraina-snow-kind-word = karta ze słowem
client-kraina-snow-kind-word-yellow = odgadnięte
client-kraina-snow-kind-word-blue = nieodgadnięte
client-kraina-snow-kind-day = dzień
client-kraina-snow-kind-night = noc
client-kraina-yellow = trafione
client-kraina-blue = chybione
client-kraina-seconds = { $seconds } s
client-kraina-now = teraz
client-kraina-next = zaraz
client-kraina-glass-left = { $seconds ->
        [one] Została { $seconds } sekunda
        [few] Zostały { $seconds } sekundy
       *[many] Zostało { $seconds } sekund
    }
client-kraina-glass-stands = { $seconds ->
        [one] Klepsydra stoi, została { $seconds } sekunda
        [few] Klepsydra stoi, zostały { $seconds } sekundy
       *[many] Klepsydra stoi, zostało { $seconds } sekund
    }
client-kraina-order = Duchy w kolejności wskazówek
client-kraina-stage = Karta i jej dwie strony
client-kraina-clues = Wskazówki do tej karty
client-kraina-no-clues = Do tej karty nie ma jeszcze wskazówki.
client-kraina-word = Hasło do odgadnięcia:
client-kraina-word-hidden = Hasło jest ukryte.
client-kraina-reading = Tu nic już nie można zrobić: ta noc dawno minęła.
client-kraina-role = Mój duch
client-kraina-role-hold = Mój duch: przytrzymaj
client-kraina-role-fairy = { $role }: niech zgadną
client-kraina-role-devil = { $role }: niech błądzą
client-kraina-role-imp = { $role }: niech będzie po równo
client-kraina-evening = { $mine ->
        [yes] Tej nocy śnisz ty
       *[no] Tej nocy śni { $player }
    }
client-kraina-dreamer-how = Usłyszysz wskazówki, każda to jedno słowo. Zgaduj, kiedy chcesz. W dzień opowiedz sen ze wszystkim, co udało się odgadnąć.
client-kraina-spirit-how = Zobacz, kim jesteś, ale tak, żeby nikt inny nie widział.
client-kraina-spectator-how = Widzisz to, co mogą wiedzieć wszyscy.
client-kraina-who-ready = Kto jest gotowy
client-kraina-is-ready = już
client-kraina-ready-count = Gotowych: { $ready } z { $players }
client-kraina-cover-eyes = Mam zasłonięte oczy
client-kraina-ask-ready-dreamer = Zasłoń oczy, kiedy możemy zaczynać.
client-kraina-ask-ready-spirit = Możemy zaczynać noc?
client-kraina-ask-wait = Czekamy na: { $waiting }.
client-kraina-ask-clue = Twoja kolej: jedno słowo albo pas.
client-kraina-ask-listen = Wskazówkę daje { $speaker }.
client-kraina-ask-guess = Zgaduj, kiedy chcesz.
client-kraina-ask-last = Klepsydra pusta: ostatnia odpowiedź.
client-kraina-ask-last-wait = Klepsydra pusta. { $dreamer } może zgadnąć jeszcze raz.
client-kraina-ask-overrule = { $reason } ({ $verdict ->
        [one-word] zasada C1
        [root] zasada C2
        [sound] zasada C3
       *[translation] zasada C4
    }). Czy mimo to wolno?
client-kraina-ask-overrule-wait = { $reason } ({ $verdict ->
        [one-word] zasada C1
        [root] zasada C2
        [sound] zasada C3
       *[translation] zasada C4
    }). Pozostali głosują.
client-kraina-ask-vote = Sprzeciw wobec „{ $clue }”. Czy tak wolno?
client-kraina-ask-vote-wait = Sprzeciw wobec „{ $clue }”. Głosują inni.
client-kraina-ask-vote-dreamer = Jest sprzeciw wobec wskazówki; klepsydra stoi.
client-kraina-ask-story = Opowiedz sen, a w nim wszystko, co udało się odgadnąć.
client-kraina-ask-story-hear = { $dreamer } opowiada sen: na razie { $named } z { $all } słów.
client-kraina-ask-story-watch = { $dreamer } opowiada sen.
client-kraina-ask-over = Noc minęła.
client-kraina-moment-yellow = Dobrze!
client-kraina-moment-blue = Nie, to było { $word }.
client-kraina-moment-hidden = Duchy słyszą odpowiedź.
client-kraina-do-ready = Zaczynajmy
client-kraina-do-clue = Mówię
client-kraina-do-guess = Zgaduję
client-kraina-do-pass = Pas
client-kraina-do-challenge = Sprzeciw
client-kraina-do-vote-legal = Wolno
client-kraina-do-vote-illegal = Nie wolno
client-kraina-do-story = Opowiadasz: { $said }
client-kraina-do-done = Koniec snu
client-kraina-clue-label = Twoja wskazówka, jedno słowo
client-kraina-clue-hint = jedno słowo
client-kraina-guess-label = Twoja odpowiedź, jedno słowo
client-kraina-guess-hint = Co to jest?
client-kraina-speak = Powiedz głosem
client-kraina-one-word = To więcej niż jedno słowo. Powiedz tylko jedno.
client-kraina-not-yet = To jeszcze nie twoja kolej. Słowo tu poczeka.
client-kraina-too-late = Za późno: kolej przeszła dalej. Słowo tu poczeka.
client-kraina-pass-sure = Na pewno?
client-kraina-give-up = Pas
client-kraina-leave-card = Zostaw
client-kraina-challenge-last = Sprzeciw wobec „{ $clue }”
client-kraina-votes = { $votes ->
        [one] Na razie { $votes } głos
        [few] Na razie { $votes } głosy
       *[many] Na razie { $votes } głosów
    }
client-kraina-hush = Cicho… zaraz padnie pierwsza wskazówka.
client-kraina-new-card = Nowa karta. Słuchaj…
client-kraina-card-number = Karta { $number }. Teraz mówi { $speaker }.
client-kraina-aloud = Czytanie wskazówek na głos
client-kraina-dark = Zgaś
client-kraina-light = Dotknij, żeby znów widzieć
client-kraina-story-free = Słowa nietrafione nic nie kosztują.
client-kraina-story-lit = Podświetlenia widzicie tylko wy, nie śniący.
client-kraina-story-of = Sen: { $player }
client-kraina-story-empty = Chwila, trzeba przetrzeć oczy…
client-kraina-story-label = Twój sen
client-kraina-story-hint = Śniło mi się, że…
client-kraina-story-more = A potem…
client-kraina-dictate = Dyktuj
client-kraina-dictating = Słucham…
client-kraina-still-telling = { $player } jeszcze opowiada.
client-kraina-sides = Trafione: { $yellow }. Chybione: { $blue }.
client-kraina-reveal-words = Co się śniło tej nocy…
client-kraina-reveal-spirits = Duchy się ujawniają…
client-kraina-reveal-named = { $fate ->
        [all] { $mine ->
            [yes] Padły wszystkie słowa: masz 2 punkty więcej.
           *[no] { $player } wymienia wszystkie: 2 punkty więcej.
        }
        [some] { $mine ->
            [yes] Z { $all } słów padło { $named }.
           *[no] { $player } wymienia { $named } z { $all }.
        }
       *[none] Nie udało się odgadnąć ani słowa.
    }
client-kraina-ends = Duchy i punkty
client-kraina-not-yet-shown = jeszcze nieodsłonięte
client-kraina-fined = { $cards ->
        [one] karna karta { $words }
       *[other] karne karty { $words }
    }
client-kraina-next-night = { $mine ->
        [yes] Następna noc: śnisz ty
       *[no] Następna noc: śni { $player }
    }
client-kraina-in-words-dreamer = { $mine ->
        [yes] Tej nocy śnisz ty.
       *[no] Tej nocy śni { $player }.
    }
client-kraina-in-words-word = Hasło: { $word }.
client-kraina-in-words-clues = Wskazówki do tej karty: { $clues }.
client-kraina-in-words-yellow = Trafione, { $cards }: { $words }
client-kraina-in-words-blue = Chybione, { $cards }: { $words }
client-kraina-in-words-gone = { $cards ->
        [one] Tej nocy zeszła { $cards } karta.
        [few] Tej nocy zeszły { $cards } karty.
       *[many] Tej nocy zeszło { $cards } kart.
    }
client-kraina-in-words-order = Kolejność wskazówek: { $players }.
client-kraina-in-words-story = Dotąd opowiedziane: { $story }
client-kraina-in-words-points = Punkty: { $points }.
client-kraina-key-ready = można zaczynać
client-kraina-key-pass = pas; dwa razy
client-kraina-key-challenge = sprzeciw wobec ostatniej wskazówki
client-kraina-key-legal = głos: wolno
client-kraina-key-illegal = głos: nie wolno

## the client: review

client-review = Powtórka
client-review-open = Powtórka
client-review-table = Do stołu
client-review-download = Gra jako plik
client-review-moves = Ruchy
client-review-fair = tasowanie
client-review-teach = Co można było wiedzieć?
client-review-eyes = Czyimi oczami
client-review-eyes-spectator = widza
client-review-eyes-all = wszystko odkryte
client-review-board = Stół po tym ruchu
client-review-loading = Chwileczkę…
client-review-move = { $move ->
        [0] Przed pierwszym ruchem, wszystkich: { $moves }
       *[other] Ruch { $move } z { $moves }
    }
client-review-missing = Nie ma takiej skończonej gry. Powtórkę można obejrzeć, kiedy gra się skończy.
client-review-private = Tę grę mogą obejrzeć jeszcze raz tylko ci, którzy w nią grali.
client-review-slider = Ruch
client-review-back = Ruch wstecz
client-review-on = Ruch naprzód
client-review-round-back = Poprzednia runda
client-review-round-on = Następna runda
client-review-play = Odtwórz
client-review-pause = Zatrzymaj
client-review-counting = Runda jest liczona.
client-review-fair-title = Czy tasowanie było uczciwe?
client-review-fair-text = Przed rozdaniem stół podał odcisk swojej tajemnicy. Rozdanie wynika z niej i z wierszy dopisanych przez graczy, więc nikt nie mógł go wybrać.
client-review-fair-server = Co sprawdził serwer
client-review-fair-own = Co policzyła sama ta przeglądarka
client-review-own-lines = { $right ->
        [yes] Każdy wiersz był ustalony, zanim ujawniono twój.
       *[no] Któryś wiersz NIE był ustalony, zanim ujawniono twój.
    }
client-review-own-promise = { $right ->
        [yes] Odcisk tajemnicy to { $digest }, zgodnie z obietnicą.
       *[no] Odcisk tajemnicy to { $digest }, a obietnica była INNA.
    }
client-review-own-seed = { $right ->
        [yes] Z tajemnicy i wierszy wychodzi dokładnie ziarno tej gry.
       *[no] Z tajemnicy i wierszy NIE wychodzi ziarno tej gry.
    }
client-review-own-none = Tutaj przeglądarka nie może tego policzyć: wymaga to bezpiecznego połączenia, a bez obietnicy nie ma czego liczyć.

## the client: learning

client-learn = Nauka przy stole

## the client: coming to a table

client-arrive-title = Dobrze, że jesteś!
client-arrive-text = Stół już czeka. Jak inni mają się do ciebie zwracać?
client-arrive-go = Wejdź

## the client: rules at hand

client-rules-law = Pełne zasady
client-rules-glance = Zasady w skrócie

## what a messenger shows of a link

preview-title = Zagraj z nami: { $game }

## the client: an evening together

client-sofa-text = Otwórz ten adres na telewizorze albo laptopie: stanie się stołem, a telefony będą waszymi rękami.
client-reactions = Reakcje
client-since = Od twojej ostatniej kolejki
client-over-ranking = Końcowa kolejność
client-over-turning = { $mine ->
        [yes] Punkt zwrotny: od rundy { $round } to ty prowadzisz.
       *[no] Punkt zwrotny: od rundy { $round } prowadzi { $player }.
    }
client-over-call = { $mine ->
        [yes] Najlepsza pobudka: twoja, { $count ->
            [one] { $count } kruk
            [few] { $count } kruki
           *[other] { $count } kruków
        } w rundzie { $round }.
       *[no] Najlepsza pobudka: { $player }, { $count ->
            [one] { $count } kruk
            [few] { $count } kruki
           *[other] { $count } kruków
        } w rundzie { $round }.
    }
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
client-kraina-dream-of = { $mine ->
        [yes] To był twój sen
       *[no] Sen, który opowiada { $player }
    }
client-kraina-dream-read = Dalej, do słów

## learning

help-train = Wytrenuj gracza, który uczy się w partiach z samym sobą; potrzebny jest torch (sny[train]), a najlepiej i karta graficzna.
help-option-learnt_players = Dla ilu graczy, w jednej sieci.
help-option-minutes = Ile minut ma się uczyć.
help-option-out = Gdzie zapisać gracza; obok powstaną punkt kontrolny i krzywa nauki.
help-option-against = Niech uczy się wygrywać z tym graczem: careful albo wytrenowany plik.
help-option-start = Zacznij od sieci z wytrenowanego pliku.
help-option-resume = Ucz dalej od punktu kontrolnego obok pliku.

# Gry tylko na tym urządzeniu, bez sieci.
client-server-away-here = Brak połączenia. Na tym urządzeniu nadal można grać.
client-needs-server = Wymaga połączenia
client-open-here = Graj na tym urządzeniu
client-tables-here = Na tym urządzeniu
client-table-here = Ten stół jest tylko na tym urządzeniu. Posadźcie wszystkich i podawajcie je sobie; nikt inny się nie dosiądzie.
client-fair-here = To urządzenie samo tasowało i rozdawało, więc nie ma nikogo innego, czyją obietnicę dałoby się sprawdzić. Cała gra jest mimo to zapisana.
client-review-fair-device = Co sprawdziło to urządzenie
client-offline = Bez sieci
client-offline-text = Boty, zasady i sędziego można zachować na tym urządzeniu. Wtedy w każdą grę zagrasz także w pociągu albo pod namiotem.
client-offline-keep = Zachowaj tutaj (do pobrania { $size } MB)
client-offline-fetching = Pobieram…
client-offline-kept = Zachowane na tym urządzeniu ({ $size } MB).
client-offline-remove = Usuń
client-offline-unstored = Ta przeglądarka niczego nie zapamiętuje, więc po zamknięciu strony gra przepadnie.
client-offline-cannot-wasm = Ta przeglądarka nie obsługuje WebAssembly, więc gry wymagają tu połączenia.
client-offline-cannot-insecure = Strona nie została otwarta przez HTTPS, więc przeglądarka niczego nie zachowa i gry wymagają połączenia.
client-offline-cannot-room = Na tym urządzeniu jest za mało miejsca.
client-offline-cannot-storage = Ta przeglądarka niczego tu nie zachowuje, być może okno jest prywatne. Gry wymagają połączenia.
client-offline-cannot-fetch = Pobieranie się nie udało. Spróbuj ponownie, gdy będzie połączenie.
