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
level-careful = ostrożny

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
match-rivals = Dobry wieczór! Grasz przeciw: { $rivals }.

## Odpowiedzi

command-help = ?, help, pomoc
command-rules = rules, zasady
command-quit = quit, q, exit, koniec, wyjdź
command-all = a, w, wszystko
answer-unknown = Nie rozumiem „{ $answer }”. Wpisz coś z listy, na przykład { $key } albo { $example }; ? pomaga.
answer-close = Nie rozumiem „{ $answer }”. Czy chodziło o: { $close }?
answer-not-now = Teraz nie można zagrać „{ $answer }”. Lista pokazuje, co można.
answer-incomplete = Po „{ $verb }” podaj jeszcze { $choices }, na przykład: { $example }
help-answers =
    Wpisz to, co na liście stoi po lewej, albo działanie tak, jak stoi po prawej.
    Kilka kroków można wpisać naraz, po przecinku. Karty i graczy liczymy od 1: 2.4 to czwarta karta gracza 2.
    Poza tym: zasady pokazuje zasady, koniec kończy (i pyta, czy zapisać), a sam Enter rysuje stół od nowa.
help-table = Ten stół: { $options }.
save-as = Zapisać grę? Podaj nazwę pliku albo naciśnij sam Enter:
farewell = Dobranoc i do następnego snu.
farewell-saved = Dobranoc. Gra jest w pliku { $file }; obejrzysz ją znowu poleceniem: sny replay { $file }

## Oglądanie zapisanej gry

replay-keys = Enter: dalej; w i Enter: wszystko do końca; q i Enter: dość.
replay-unfinished = Tu gra została przerwana.

## Wiersz poleceń

welcome =
    sny: stół do gier o snach.

      sny play sen      zagraj w Sen z botami, tu w terminalu
      sny rules sen     przeczytaj zasady
      sny games         zobacz, jakie są gry

    Resztę powie sny --help.
help-sny = Stół do gier o snach: graj z botami, oglądaj zapisane gry, czytaj zasady.
help-games = Jakie są gry.
help-play = Zagraj cały mecz tu w terminalu: ty na miejscu 1, boty na pozostałych.
help-replay = Opowiedz zapisaną grę jeszcze raz, krok po kroku.
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
help-option-bots = Jak dobrze grają boty: jeden poziom dla wszystkich albo po jednym dla każdego.
help-option-seed = Liczba lub słowo, od którego zależy los: to samo rozdaje te same karty.
help-option-save = Zapisuj grę w tym pliku, cokolwiek się stanie.
help-option-seat = Tylko to, co wiedziano na tym miejscu, licząc od 1. Bez tej opcji wszystko.
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
wrong-option = --option { $problem }
wrong-value = --option { $option }={ $value }: dozwolone: { $allowed }.
allowed-several = dowolne z: { $words }
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
sen-remark-penalty = nie najmniej: { $penalty } kary
sen-remark-zero = najmniej: bez punktów
sen-remark-lowest = najmniej
sen-remark-nines = dziewiątki się nie liczą
sen-remark-all-in = na całość: bez punktów
sen-remark-fifty = 50 dla pozostałych
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
