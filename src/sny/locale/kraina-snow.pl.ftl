### Kraina snów: to, co mówi tylko ta gra, po polsku.

kraina-snow-about = Słowa w nocy: jedna osoba śni i zgaduje, duchy szepczą wskazówki, a niektóre z nich kłamią.
kraina-snow-title = Kraina snów · noc { $round } z { $rounds }
kraina-snow-clock = Czas płynie tylko, gdy ktoś mówi: rywal mówi { $theirs } s, a ty { $yours } s.
kraina-snow-clock-live = Gra toczy się w czasie rzeczywistym: kto w porę nic nie powie, zostaje pominięty.
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
kraina-snow-ask-story = Opowiedz sen i wymień wszystkie hasła, które udało się odgadnąć. Pusty wiersz kończy.
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
    Duch, na którego przyszła kolej, wpisuje jedno słowo: wskazówkę. Śniący wpisuje jedno słowo: odpowiedź.
    pas: bez wskazówki albo oddanie karty. Enter (albo dalej): czekaj na to, co będzie dalej.
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
        [yes] { $verdict ->
            [spoken] { $seat_is ->
                [you] Twoja wskazówka jest niedozwolona.
               *[other] { $seat }: wskazówka jest niedozwolona.
            }
           *[typed] { $seat_is ->
                [you] Twoja wskazówka „{ $clue }”
               *[other] { $seat }: wskazówka „{ $clue }”
            } { $verdict ->
                [challenge] przepada w głosowaniu
                [one-word] jest niedozwolona: { $reason } (zasada C1)
                [root] jest niedozwolona: { $reason } (zasada C2)
                [sound] jest niedozwolona: { $reason } (zasada C3)
                [translation] jest niedozwolona: { $reason } (zasada C4)
               *[other] jest niedozwolona: { $reason }
            }.
        } { $seat_is ->
            [you] Bierzesz { $word } jako kartę karną.
           *[other] Karta { $word } jest teraz kartą karną.
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
kraina-snow-penalties = karty karne
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
kraina-snow-option-first = miejsce gracza, który śni jako pierwszy
kraina-snow-option-glass = sekundy w klepsydrze
kraina-snow-option-turn = sekundy do pominięcia milczącego ducha (0 to nigdy)
kraina-snow-option-last_guess = sekundy na ostatnią odpowiedź
kraina-snow-option-story = sekundy na opowieść (0 to bez limitu)
kraina-snow-option-challenge = duchy mogą się sprzeciwić wskazówce
kraina-snow-option-overrule = duchy głosują nad odrzuconą wskazówką
kraina-snow-option-gentle = niedozwolone wskazówki są odrzucane i nic nie kosztują
kraina-snow-option-spoken = wskazówki i odpowiedzi mówi się na głos, a ocenia je stół
kraina-snow-option-memory = pomoc dla pamięci śniącego
kraina-snow-option-pack = inne hasła
kraina-snow-pack-children = dla dzieci
kraina-snow-pack-kitchen = kuchnia
kraina-snow-pack-own = własny zestaw

## W symulatorze

sim-kraina-snow-dreamer = punkty jako śniący
sim-kraina-snow-fairy = punkty jako wróżka
sim-kraina-snow-devil = punkty jako diablik
sim-kraina-snow-imp = punkty jako chochlik
sim-kraina-snow-clues = wskazówki w nocy
sim-kraina-snow-guesses = odpowiedzi w grze
sim-kraina-snow-guessed-right = trafne odpowiedzi
sim-kraina-snow-penalties = karty karne w nocy

## W przeglądarce

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
client-kraina-snow-spoken = Na głos, na jednym urządzeniu
    .note = Wskazówki i odpowiedzi mówi się w pokoju. Jedno urządzenie pilnuje hasła, klepsydry, stron i punktów.
client-kraina-spoken-here = Na ten ekran patrzą wszyscy prócz śniącego ({ $dreamer }).
client-kraina-spoken-turn = { $speaker }: jedno słowo.
client-kraina-spoken-next = Padła wskazówka: dalej
client-kraina-spoken-illegal = Niedozwolona
client-kraina-spoken-right = Odgadnięte
client-kraina-spoken-wrong = Źle albo pas
client-kraina-spoken-missed = Źle
client-kraina-spoken-none = Bez odpowiedzi
client-kraina-spoken-last = Klepsydra pusta. Czy { $dreamer } zgaduje jeszcze raz?
client-kraina-spoken-told = { $seat } zgaduje: { $side ->
        [yellow] dobrze!
       *[blue] źle. To było { $word }.
    }
client-kraina-spoken-story = Dotknijcie każdego hasła, które padnie we śnie ({ $dreamer }).
client-kraina-spoken-named = Hasła snu
client-kraina-spoken-done = Koniec snu
client-kraina-spoken-none-right = Tej nocy żadne hasło nie zostało odgadnięte.
client-kraina-spoken-eyes = Śni { $dreamer }: zasłoń oczy, a urządzenie idzie do pozostałych.
client-kraina-snow-pack = Hasła
client-kraina-snow-pack-usual = 440 haseł gry
client-pack-bots = Boty znają 440 haseł gry. Przy innych pasują, więc własnym zestawem lepiej grać z ludźmi.
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
client-kraina-snow-memory = Pomoc dla pamięci
    .note = Śniący widzi swoje wcześniejsze odpowiedzi.
client-kraina-less = kary
client-kraina-snow-kind-dreamer = śniący
client-kraina-snow-kind-word = karta z hasłem
client-kraina-snow-kind-word-yellow = odgadnięte
client-kraina-snow-kind-word-blue = chybione
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
client-kraina-dreamer-how = Usłyszysz wskazówki, każda to jedno słowo. Zgaduj, kiedy chcesz. W dzień opowiedz sen i wymień w nim wszystkie odgadnięte hasła.
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
client-kraina-ask-vote = Sprzeciw wobec „{ $clue }”. Czy to dozwolone?
client-kraina-ask-vote-wait = Sprzeciw wobec „{ $clue }”. Głosują inni.
client-kraina-ask-vote-dreamer = Jest sprzeciw wobec wskazówki; klepsydra stoi.
client-kraina-ask-story = Opowiedz sen i wymień w nim wszystkie odgadnięte hasła.
client-kraina-ask-story-hear = { $dreamer } opowiada sen: na razie { $named } z { $all } haseł.
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
client-kraina-story-free = Złe słowa nic nie kosztują.
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
            [yes] Padły wszystkie hasła: masz 2 punkty więcej.
           *[no] { $player } wymienia wszystkie: 2 punkty więcej.
        }
        [some] { $mine ->
            [yes] Z { $all } haseł padło { $named }.
           *[no] { $player } wymienia { $named } z { $all }.
        }
       *[none] Żadne hasło nie zostało odgadnięte.
    }
client-kraina-ends = Duchy i punkty
client-kraina-not-yet-shown = jeszcze nieodsłonięte
client-kraina-fined = { $cards ->
        [one] karta karna { $words }
       *[other] karty karne { $words }
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
client-kraina-key-pass = pas (naciśnij dwa razy)
client-kraina-key-challenge = sprzeciw wobec ostatniej wskazówki
client-kraina-key-legal = głos: wolno
client-kraina-key-illegal = głos: nie wolno
client-kraina-dream-of = { $mine ->
        [yes] To był twój sen
       *[no] Sen, który opowiada { $player }
    }
client-kraina-dream-read = Dalej, do haseł
