### To, co czyta gracz, po polsku. Każdy katalog ma te same identyfikatory; pilnują tego testy.
### Jedna rzecz ma jedną nazwę; lista jest w ARCHITECTURE.md (budzący, wskazówka, hasło, karta karna, miejsce, pomoc dla pamięci…).

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
rival-7 = Wiewiórka
    .of = Wiewiórki
rival-8 = Wilk
    .of = Wilka
rival-9 = Bóbr
    .of = Bobra
rival-10 = Ryś
    .of = Rysia
level-random = losowy
level-simple = prosty
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
    Poza tym: zasady – pokaż zasady; podpowiedź – co zrobiłyby boty; koniec – wyjdź (gra zostaje zapisana); sam Enter rysuje stół od nowa.
help-table = Ten stół: { $options }.
help-live = Wiersz zaczynający się od { $mark } trafia do pozostałych przy stole.
go-on = Czeka tu niedokończona gra (graczy: { $players }, ruchów: { $moves }). Enter: gramy dalej; n: nowa gra:
answer-no = n, nie, no
not-live = --live działa tylko w grach z własnym zegarem: { $games }.
nothing-to-resume = W { $file } nie ma niedokończonej gry.
farewell = Dobranoc i do następnego snu.
farewell-saved = Dobranoc. Gra jest w pliku { $file }; obejrzysz ją znowu poleceniem: sny replay { $file }
farewell-kept = Dobranoc. Gra jest zapisana; dokończysz ją poleceniem: sny play { $game }

## Oglądanie zapisanej gry

replay-keys = Enter: dalej; w i Enter: wszystko do końca; q i Enter: koniec.
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
help-games = Pokaż, jakie są gry.
help-play = Zagraj całą partię tu w terminalu: ty na miejscu 1, boty na pozostałych.
help-replay = Odtwórz zapisaną grę krok po kroku.
help-review = Omów zapisaną, skończoną grę: co można było wiedzieć na jednym z miejsc i jak tam zagrano.
help-rules = Pokaż zasady gry.
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
help-option-deck = Plik TOML z opcjami i własną talią: wiersze takie jak lands = 5, a pod [deck] takie jak "9" = 12.
help-option-bots = Kim są boty: poziom albo własny bot jako moduł:funkcja; jeden dla wszystkich albo po jednym dla każdego.
help-option-seed = Liczba albo słowo, od którego zależy los: z tym samym ziarnem rozdane zostaną te same karty.
help-option-save = Zapisuj grę na bieżąco w tym pliku.
help-option-go_on = Wróć do gry przerwanej ostatnio albo do tej z pliku podanego w --save.
help-option-live = Gra w czasie rzeczywistym, w grach z własnym zegarem (kraina-snow).
help-option-seat = Pokaż tylko to, co wiedziano na tym miejscu, licząc od 1. Bez tej opcji wszystko.
help-option-reviewed = Czyja gra jest omawiana, licząc od 1.
games-players = { $fewest }–{ $most } graczy

did-you-mean = Czy chodziło o { $close }?
there-are = Do wyboru: { $known }.
no-such-command = nie ma polecenia „{ $command }”. { $hint }
no-such-switch = nie ma tu opcji { $option }. { $hint }
switch-without-value = po { $option } trzeba podać wartość.
missing = brakuje: { $what }.
wrong-number = { $name }: podaj liczbę całkowitą od { $least } do { $most }.
wrong-switch = { $name }: podaj true albo false.
too-much = zbędne słowo: „{ $word }”.
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
wrong-deck = --deck: { $problem }.
wrong-value = --option { $option }={ $value }: dozwolone: { $allowed }.
allowed-several = dowolne z: { $words }
allowed-counts = najwyżej { $words }, po przecinku
allowed-number = od { $least } do { $most }
allowed-text = słowo
no-such-level = --bots { $level }: nie ma takiego poziomu. { $hint }
wrong-number-of-bots = { $given ->
        [one] --bots: podano { $given } poziom
        [few] --bots: podano { $given } poziomy
       *[many] --bots: podano { $given } poziomów
    }; podaj jeden dla wszystkich albo po jednym dla każdego z rywali, a tych jest { $rivals }.
file-problem = { $kind ->
        [missing] { $file }: nie ma takiego pliku ani folderu.
        [folder] { $file } to folder; podaj plik.
        [denied] { $file }: brak uprawnień do odczytu albo zapisu.
        [other-file] { $file } już istnieje i nie jest zapisaną grą; wybierz inną nazwę.
       *[unknown] { $file }: { $problem }
    }
no-game = { $file } nie jest zapisaną grą.
wrong-game = { $file }, wiersz { $line }: { $problem }

## the store

help-backup = Skopiuj to, co przechowuje serwer, do pliku; serwer może przy tym działać.
help-export = Zapisz osoby i zamknięte stoły do pliku tekstowego; z --secrets wszystko.
help-import = Wczytaj to, co zapisano poleceniem export.
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
store-imported = Wczytano: { $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
       *[other] { $tables } stołów
    } i { $people ->
        [one] { $people } osobę.
        [few] { $people } osoby.
       *[other] { $people } osób.
    }

## the server

help-serve = Otwórz stoły dla przeglądarek i terminali: jeden port i jeden plik, który wszystko przechowuje.
help-verify = Sprawdź zapisaną grę: ruchy, rozdania i obietnicę złożoną przed pierwszym z nich.
help-option-host = Adres, na którym słuchać; 127.0.0.1 to tylko ten komputer. [SNY_HOST]
help-option-port = Port, na którym słuchać. [SNY_PORT]
help-option-lan = Wpuść telefony i komputery z tej samej sieci i pokaż kod QR. [SNY_LAN]
help-option-lobby = Czy publiczne stoły są na liście. [SNY_LOBBY]
help-option-open_ = Czy otworzyć przeglądarkę. [SNY_OPEN]
help-option-workers = W ilu procesach myślą boty. [SNY_WORKERS]
help-option-warm_up = Od startu serwera przygotuj przeszukiwanie każdej gry, żeby pierwsza podpowiedź przyszła szybko. [SNY_WARM_UP]
help-option-origins = Witryna, której strony mogą używać tego serwera; można podać kilka razy. [SNY_ORIGINS]
help-option-proxy = Ufaj adresom, które podaje pośrednik przed serwerem. [SNY_PROXY]
help-option-own_bots = Twój własny bot do gier karcianych: nazwa=moduł:funkcja; pod tą nazwą będzie można go posadzić przy stołach; można podać kilka razy. [SNY_BOTS]
serve-wrong-bot = --bot { $bot }: napisz nazwa=moduł:funkcja, z nazwą, której nie ma żaden poziom ani inny bot.
help-option-admin_token = Kto go poda, może czytać /metrics i powód, gdy serwer nie jest gotowy; bez niego – tylko z tego komputera. [SNY_ADMIN_TOKEN]
help-option-keep = Ile dni przechowywać zamknięte stoły; 0: bez końca. [SNY_KEEP]
help-option-crowd = Wiele osób przychodzi z jednego adresu, na przykład ze szkoły: bez limitów na adres. [SNY_CROWD]
help-option-log = Jak zapisywać dziennik. [SNY_LOG]
help-option-bus = NATS, przez który kilka węzłów dzieli jedną bazę PostgreSQL, na przykład nats://127.0.0.1:4222. [SNY_BUS]
help-option-node = Nazwa tego węzła w dzienniku i metrykach. [SNY_NODE]
help-option-processes = Ile węzłów uruchomić na jednym porcie, żeby wykorzystać wszystkie rdzenie; zapis musi być w PostgreSQL. [SNY_PROCESSES]
help-cluster = Uruchom na tym komputerze kilka węzłów z własnym NATS i PostgreSQL, żeby zobaczyć, jak współpracują; bez --store nic nie zostaje.
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
            [0] Ziarno wynika z sekretu; nikt nie dopisał swojego wiersza.
            [one] Ziarno wynika z sekretu i z wiersza jednego gracza.
           *[other] Ziarno wynika z sekretu i z wierszy graczy (razem: { $detail }).
        }
        [no] Ziarno NIE wynika z sekretu i wierszy graczy.
       *[none] Nie da się więc sprawdzić, skąd pochodzi ziarno.
    }
verify-end = { $verdict ->
        [yes] Grę doprowadzono do końca; wygrani: { $detail }.
       *[none] Gry nie doprowadzono do końca.
    }
verify-passed = W tej grze wszystko się zgadza.
verify-failed = Z tą grą jest coś NIE w porządku.
help-join = Usiądź do stołu na serwerze: podaj odnośnik do stołu albo adres serwera, a wtedy powstanie nowy stół.
help-option-name = Imię, które zobaczą inni. [SNY_NAME]
help-option-password = Hasło stołu, jeśli je ma. [SNY_PASSWORD]
help-option-game = Gra przy nowym stole.
help-option-own_bot = Niech zamiast ciebie gra twój własny bot.
join-come-back = Twoje miejsce czeka. Aby wrócić, wpisz:
join-bot-words = Własne boty siadają tylko do stołów z grami karcianymi.
join-bot-over = Koniec partii. Zwycięstwo: { $winners }.
help-option-settings = Jak gra się przy nowym stole, na przykład clock=quick albo hints=on; można podać kilka.
help-option-watch = Tylko oglądaj, bez miejsca przy stole.
no-such-setting = --setting { $setting }: nie ma takiego ustawienia. { $hint }
wrong-setting = --setting { $setting }={ $value }: dozwolone: { $allowed }.
your-dream = Twój sen
join-watching = Oglądasz grę.
help-option-fill = Zacznij od razu; wolne miejsca zajmą boty tego poziomu.
player-named = { $name }
    .of = gracza { $name }
join-guest = Gość
join-seated = Siedzisz na miejscu { $seat }. Inni trafią tu przez odnośnik: { $link }
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
    .about = Ktoś śni i zgaduje, duchy dają wskazówki, nie zawsze szczere.

client-menu = Menu
client-close = Zamknij
client-cancel = Anuluj
client-keep = Zapisz
client-done = Gotowe
client-settings = Ustawienia
client-rules = Zasady
client-me = Moje gry
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
client-problem-full = Na serwerze nie ma teraz miejsca na więcej. Spróbuj za kilka minut.
client-problem-storage = Serwer nie może teraz niczego zapisać. Spróbuj za chwilę; jeśli to nie minie, powiedz o tym osobie, która prowadzi serwer.
client-problem-missing = Tego tu nie ma. Może w linku czegoś brakuje.
client-problem-code = Ten kod już nie działa. Poproś o nowy w ustawieniach drugiego urządzenia.
client-problem-name = Imię ma od 1 do 24 widocznych znaków. Wpisz inne.
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
client-lost-storage = Serwer nie może zapisać gry. Próbujemy znowu; jeśli to nie minie, powiedz o tym osobie, która go prowadzi.
client-lost-stopping = Serwer uruchamia się ponownie. Zaraz tu wrócimy…
client-server-away = Serwer nie odpowiada. Próbuję dalej…
client-password-title = Ten stół jest na hasło
client-password-label = Hasło
client-password-text = O hasło zapytaj tego, kto cię zaprosił.
client-password-wrong = To nie to hasło. Spróbuj jeszcze raz.
client-password-later = Za dużo złych haseł z tego miejsca. Następne możesz podać za { $seconds } s.
client-bye-missing = Nie ma takiego stołu. Może w linku czegoś brakuje.
client-bye-unknown = Serwer nie pamięta już tego urządzenia. Wczytaj stronę jeszcze raz.
client-bye-banned = Poproszono cię o odejście od tego stołu. Na pierwszej stronie możesz otworzyć inny.
client-bye-closed = Ten stół jest zamknięty. Otwórz inny na pierwszej stronie.
client-bye-private = To prywatny stół: wchodzą tylko ci, którzy przy nim siedzą.
client-bye-unreadable = Ten stół zapisała inna wersja gry i ta nie potrafi go odczytać. Nic nie przepadło; pomóc może osoba, która prowadzi serwer.
client-bye-version = Gra się odnowiła. Wczytaj tę stronę jeszcze raz.
client-table-of = { $game }: stół
client-gathering = kto gra?
client-next-match = partia { $match }
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
client-host = gospodarz
client-you-host = ty, gospodarz stołu
client-has-line = dopisano wiersz
client-guest = Gość
client-guest-title = Gość na tym urządzeniu
client-guest-text = Podajecie sobie urządzenie z rąk do rąk. Karty zasłania kurtyna.
client-sofa = Stół na telewizorze, karty w telefonach
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
client-host-pass = Zrób gospodarzem
client-host-pass-title = Nowy gospodarz: { $name }?
client-host-pass-text = Odtąd zasady i boty wybiera { $name }, zaczyna i zamyka stół też. Z powrotem może ci to oddać tylko { $name }.
client-host-pass-do = Zrób gospodarzem
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
client-fair-text = Stół już obiecał swój sekret. Dopisz własny wiersz: trafi do tasowania. Do początku gry wszystkie wiersze są zapieczętowane, więc rozdania nie wybierze nikt.
client-promise = Obietnica:
client-line-label = Cokolwiek zechcesz
client-line-add = Wtasuj
client-fair-after = Sekret stołu jest już jawny: każdy może sprawdzić rozdanie.
client-game-text = Zapis gry
client-host-chooses = Wybiera gospodarz stołu; zmiany widać od razu.
client-host-starts = Grę zaczyna gospodarz stołu.
client-choose-seat = Wybierz wolne miejsce albo patrz.
client-no-seat = Wszystkie miejsca są zajęte. Możesz patrzeć albo poprosić gospodarza o miejsce.
client-start = Zaczynamy
client-start-text = { $free ->
        [0] przy stole: { $sit }
        [one] przy stole: { $sit }, wolne miejsce zajmie bot
        [few] przy stole: { $sit }, { $free } wolne miejsca zajmą boty
       *[many] przy stole: { $sit }, { $free } wolnych miejsc zajmą boty
    }
client-by-game = jak w instrukcji
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
client-undo-setting = Tylko za zgodą wszystkich i zanim ktokolwiek coś zobaczy.

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
client-hints-note = Co sądzą boty, które wiedzą tylko tyle co ty i wiele razy rozgrywają resztę w myślach. Na górze największa szansa.
client-hints-thinking = Boty myślą…
client-hints-warming = Boty się rozgrzewają; podpowiedź przyjdzie sama.
client-hints-none = Boty nie mają tu nic do powiedzenia.
client-hint-chance_to_be_lowest = najniższy wynik w { $value } %
client-hint-chance_to_win = wygrana w { $value } %
client-hint-expected_ravens = średnio kruków: { $value }
client-hint-expected_points = średnio punktów: { $value }
client-hint-expected_cats = średnio kotów: { $value }
client-hint-level = tak zagrałby bot „{ $level }”
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
client-notice-host = Nowy gospodarz stołu: { $name }.
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
client-refused-host = To może zrobić tylko gospodarz stołu.
client-refused-hints = Teraz nie ma podpowiedzi.
client-refused-unanswered = Stół nie odpowiada. Spróbuj jeszcze raz.
client-refused-full = Ten stół więcej nie pomieści. Grajcie dalej, a potem otwórzcie nowy.
client-refused-rate = Za dużo wiadomości naraz. Odczekaj chwilę i napisz jeszcze raz.
client-refused-seat = To nie jest twoje miejsce. Wybierz wolne albo patrz.
client-refused-text = Tego nie da się odczytać. Napisz to inaczej.
client-refused-option = Tak się tu nie gra. Wybierz inną wartość.
client-refused-illegal = Tego teraz nie można. Świeci się to, co można.

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
help-option-parquet = To samo jako plik Parquet, przy wielu grach.
help-option-only_scores = Licz tylko wygrane i wyniki: całe gry w skompilowanym kodzie, dla careful i thinker.
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
sim-printed-deck = z instrukcji
sim-few-deals = Tylko { $deals ->
        [one] jedno rozdanie
        [few] { $deals } rozdania
       *[many] { $deals } rozdań
    }: poniżej pięćdziesięciu przedziały są za wąskie, a różnice mogą być przypadkiem.
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
sim-stopped = gry niedokończone

## the client: review

client-review = Powtórka
client-review-open = Powtórka
client-review-table = Do stołu
client-review-download = Gra jako plik
client-review-moves = Ruchy
client-review-fair = tasowanie
client-review-teach = Co można było wiedzieć?
client-review-teach-server = Tylko dla gier z serwera
client-review-eyes = Czyimi oczami
client-review-eyes-spectator = widza
client-review-eyes-all = wszystkich
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
client-review-fair-text = Przed rozdaniem stół podał odcisk swojego sekretu. Rozdanie wynika z niego i z wierszy dopisanych przez graczy, więc nikt nie mógł go wybrać.
client-review-fair-server = Co sprawdził serwer
client-review-fair-own = Co policzyła sama ta przeglądarka
client-review-own-lines = { $right ->
        [yes] Każdy wiersz był ustalony, zanim ujawniono twój.
       *[no] Któryś wiersz NIE był ustalony, zanim ujawniono twój.
    }
client-review-own-promise = { $right ->
        [yes] Odcisk sekretu to { $digest }, zgodnie z obietnicą.
       *[no] Odcisk sekretu to { $digest }, a obietnica była INNA.
    }
client-review-own-seed = { $right ->
        [yes] Z sekretu i wierszy wynika dokładnie ziarno tej gry.
       *[no] Z sekretu i wierszy NIE wynika ziarno tej gry.
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
client-since = Od twojej ostatniej tury
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

## learning

help-train = Wytrenuj gracza, który uczy się w partiach z samym sobą; potrzebny jest torch (sny[train]), a najlepiej też karta graficzna.
help-option-learnt_players = Dla ilu graczy, w jednej sieci.
help-option-minutes = Ile minut ma się uczyć.
help-option-out = Gdzie zapisać gracza; obok powstaną punkt kontrolny i krzywa nauki.
help-option-against = Niech uczy się wygrywać z tym graczem: careful albo wytrenowany plik.
help-option-start = Zacznij od sieci z wytrenowanego pliku.
help-option-resume = Ucz dalej od punktu kontrolnego obok pliku.

## the client: games on this device alone, without a network

client-server-away-here = Bez sieci. Tutaj nadal można grać.
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
