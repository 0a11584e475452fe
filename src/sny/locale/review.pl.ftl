### Co mówi omówienie skończonej partii, po polsku.

review-title = { $player }: celność { $accuracy } na 100
review-no-decisions = { $player }: nie było nic do rozstrzygnięcia.
review-counts = { $counts }
review-count = { $word }: { $count }
review-word-brilliant = genialne
review-word-best = najlepsze
review-word-fine = dobre
review-word-slip = niedokładność
review-word-mistake = błąd
review-unit-ravens = { $number ->
        [one] { $number } kruk
        [few] { $number } kruki
        [many] { $number } kruków
       *[other] { $number } kruka
    }
review-unit-points = { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    }
review-unit-percent = { $number } %
review-moment = Ruch { $step }, { $word }: „{ $action }”.
review-moment-better = Lepiej: „{ $best }”, o { $loss } więcej (± { $error }). Szansa na wygraną: { $after } % zamiast { $before } %.
review-moment-brilliant = Mało kto by to znalazł. Szansa na wygraną: { $after } %.
review-parts = { $round ->
        [0] Skąd wziął się wynik
       *[other] Runda { $round }: skąd wziął się wynik
    }
review-part-start = czego można się było spodziewać przed rozdaniem
review-part-deal = szczęście w rozdaniu
review-part-draws = szczęście w twoim dobieraniu
review-part-others_draws = szczęście w dobieraniu innych
review-part-hidden = co leżało zakryte tam, gdzie przyszło ci wybierać
review-part-play = twoja gra, w porównaniu z uważnym graczem
review-part-rivals = jak grali inni
review-part-result = wynik
review-part-error = Szczęście jest oszacowane z dokładnością do ± { $error }.
review-flawless = Ani jednej niedokładności, ani jednego błędu.
review-not-over = { $file } to partia, która się nie skończyła; omówienie powstaje po jej końcu.

review-more-lowest = Masz najmniej w { $mine } na 100 możliwych światów, a po lepszym ruchu w { $better }.
review-more-win = Wygrywasz w { $mine } na 100 możliwych światów, a po lepszym ruchu w { $better }.
review-expected-ravens = Średnio kończysz rundę z liczbą kruków { $mine }, a po lepszym ruchu { $better }.
review-expected-points = Średnio kończysz rundę z liczbą punktów { $mine }, a po lepszym ruchu { $better }.
review-expected-cats = Średnio dochodzisz do liczby kotów { $mine }, a po lepszym ruchu { $better }.

review-sen-open = Twoja karta { $place } to była znana ci { $ravens }, a na odkrytym stosie leżała { $open }.
review-sen-open-unknown = Na odkrytym stosie leżała { $open }; nieznana karta ma średnio { $average } kruka.
review-sen-draw = Na odkrytym stosie leżała { $open }; z nieznanych ci kart ({ $unseen }) niższych jest { $lower }.
review-sen-call-early = Mając około { $ravens } kruków, masz najmniej w { $lowest } na 100 możliwych światów.
review-sen-call-missed = Przy około { $ravens } krukach Pobudka zastaje cię z najniższym wynikiem w { $lowest } na 100 możliwych światów.
review-sen-picky = { $rivals ->
        [one] Jeden gracz obejrzał kolejne swoje karty i je zatrzymał.
        [few] { $rivals } gracze obejrzeli kolejne swoje karty i je zatrzymali.
       *[other] { $rivals } graczy obejrzało kolejne swoje karty i je zatrzymało.
    }
review-sen-covered = Oddajesz { $old }, a twoja karta { $place } to była znana ci { $ravens }.
review-sen-covered-unknown = Oddajesz nieznaną kartę (średnio { $average } kruka), a twoja karta { $place } to była znana ci { $ravens }.
review-sen-covered-low = Oddajesz { $old }, a nieznana karta ma średnio { $average } kruka.
review-sen-hand = W ręce była { $hand }, a twoja karta { $place } to była znana ci { $ravens }.
review-sen-hand-unknown = W ręce była { $hand }; nieznana karta ma średnio { $average } kruka.
review-sen-put-high = Kładziesz { $hand } tam, gdzie leżała znana ci { $ravens }.
review-sen-put-high-unknown = Kładziesz { $hand } w miejsce nieznanej karty, która ma średnio { $average } kruka.
review-sen-unused = W ręce była karta specjalna, a jej działanie było warte więcej.
review-sen-seen-already = Ta karta była ci już znana.

review-smoki-open-pair = Odkryta { $value } sprawia, że kolumna { $column } znika.
review-smoki-took-single = Odkryta { $value } nie tworzy w twoim śnie pary.
review-smoki-pair = { $value } z ręki sprawia, że kolumna { $column } znika.
review-smoki-broke-pair = Rozbijasz parę o wartości { $value } w kolumnie { $column }, która się nie liczyła.
review-smoki-covered-low = Kładziesz { $value } tam, gdzie leżała odkryta { $old }.
review-smoki-left-high = W rzędzie { $row }, w kolumnie { $column } leżała odkryta { $value }.
review-smoki-ended = To odkryło twoją ostatnią kartę i zakończyło rundę: masz najmniej w { $lowest } na 100 możliwych światów.
review-smoki-left-open = Odkryta { $value } sprawia, że następnemu graczowi ({ $rival }) znika kolumna; twoja karta mogła ją przykryć.

review-koty-ended = To zakończyło grę: masz kotów { $own }, a { $rival } ma { $cats }.
review-koty-own-cats = Lepszy ruch od razu daje twojemu snowi { $cats } zamiast { $before } kotów.
review-koty-other-target = { $rival } ma { $cats } kotów, a { $other } tylko { $other_cats }.
review-koty-leader = { $rival } prowadzi z { $cats } kotami, ty masz { $own }.
review-koty-nines = { $rival } ma na tej krainie { $nines } dziewiątki, a każda podwaja leżącego na niej kota.
review-koty-defended = Sądząc po nieznanych ci kartach, { $rival } może się obronić w { $percent } na 100 możliwych światów.
review-koty-exchanged = Tura poszła na wymianę kart.
review-koty-undefended = { $cats ->
        [one] Na tej krainie stawką był jeden kot.
        [few] Na tej krainie stawką były { $cats } koty.
       *[other] Na tej krainie stawką było { $cats } kotów.
    }

review-night = Noc { $round } (śni: { $dreamer }): wskazówki, hasło, które nasuwały, i szansa właściwego hasła
review-night-clue = { $chance ->
    [-1] { $clue } ({ $led })
   *[other] { $clue } ({ $led }, { $chance } %)
    }
review-night-unspoken = Bez wskazówki: { $words }.
review-night-got = odgadnięte
review-night-not-got = nieodgadnięte
review-night-spirit = { $player } ({ $role }): z odpowiedzią zgadzało się { $followed } z { $clues } wskazówek.
review-night-glass = Klepsydra: { $got } s na hasła odgadnięte, { $lost } s na pozostałe.
review-night-missed = Nikt nie odgadł hasła „{ $word }”. Wystarczyłaby wskazówka „{ $clue }”: { $chance } na 100 osób pomyślałoby wtedy najpierw o nim.

## W przeglądarce

client-teach-yours = Twój ruch
client-teach-better = Lepiej
client-teach-chance = Szansa na wygraną: { $chance } %
client-teach-open = Co tam leżało?
client-teach-again = Spróbuj jeszcze raz
client-teach-loss = Strata: { $loss } (± { $error }).
client-teach-instead = Lepiej: { $best } (strata: { $loss }).
client-teach-change = Szansa na wygraną: { $after } % (po najlepszym ruchu { $before } %).
client-teach-curve = Szansa na wygraną: od { $first } % na początku do { $last } % po ostatniej decyzji. Zaznaczone ruchy: { $marks }. Lista poniżej mówi to samo słowami.
client-teach-moments = Chwile, które ważyły
client-teach-all = wszystkie decyzje
client-teach-none-yet = Jak dotąd bez błędu.
client-teach-accuracy = Celność: { $accuracy } na 100
client-teach-nothing = Nie było tu nic do rozstrzygnięcia.
client-teach-luck = Szczęście: { $luck }, twoja gra: { $skill } (oszacowane z dokładnością do ± { $error }).
client-teach-making = Omówienie powstaje: { $percent } %.
client-teach-warming = Serwer dopiero przygotowuje się do omawiania tej gry. Może to potrwać minutę.
client-teach-running = Ta gra jeszcze trwa. Omówienie powstaje po jej końcu.
client-teach-busy = Powstaje już dla ciebie inne omówienie. Poczekaj, aż będzie gotowe.
client-teach-none = Ten serwer nie omawia gier: brakuje na nim Numby (sny[bots]).
client-teach-lost = Omówienia nie udało się dokończyć. Spróbuj jeszcze raz za chwilę.

## Zagadki

client-puzzle = Zagadka
client-puzzle-of = { $game }, zagadka { $number } z { $of }
client-puzzle-call = Pobudka czy gra dalej?
client-puzzle-take = Co wziąć?
client-puzzle-cover = Którą kartę wymienić?
client-puzzle-attack = Kogo zaatakować?
client-puzzle-choose = Co zrobić?
client-puzzle-note = Widzisz tylko to, co widzi ten gracz. Liczy się pierwsza odpowiedź.
client-puzzle-right = Dobrze! Lepszego ruchu nie ma.
client-puzzle-wrong = Nie tym razem. Lepiej: { $best }.
client-puzzle-why-right = Najlepszy z pozostałych ruchów jest gorszy o { $loss }; uważny bot wybrałby: { $usual }.
client-puzzle-why-wrong = Średnio, we wszystkich światach zgodnych z tym, co widać, twój ruch jest gorszy o { $loss }.
client-puzzle-worths = Ile są warte ruchy w porównaniu z najlepszym
client-puzzle-best = najlepszy
client-puzzle-streak = { $days ->
        [0] Seria zacznie się od następnej dobrej odpowiedzi.
        [one] Seria: { $days } dzień z dobrą odpowiedzią.
       *[other] Seria: { $days } dni z dobrą odpowiedzią.
    }
client-puzzle-longest = Najdłuższa: { $days }.
client-puzzle-play-on = Zagraj dalej stąd
client-puzzle-another = Inna zagadka
client-puzzle-board = Stół, jak go widać

## Własna strona

client-me-empty = Nic tu jeszcze o tobie nie ma
client-me-empty-text = Gdy skończy się partia, w którą tu grasz, ta strona pokaże, jak poszło: wyniki, rywali, celność i nawyki.
client-me-results = Wyniki
client-me-game = Gra
client-me-matches = partie
client-me-won = wygrane
client-me-accuracy = celność
client-me-rival = Przeciw
client-me-somebody = ktoś
client-me-play = Jak gram
client-me-over-time = Celność w kolejnych partiach
client-me-curve = { $matches ->
        [one] Celność w jedynej omówionej partii: { $last } na 100.
       *[other] Celność w omówionych partiach ({ $matches }): średnio { $average } na 100, w ostatniej { $last }.
    }
client-me-habits = Nawyki
client-me-habits-text = Potknięcia i błędy jednego rodzaju, ile razy na sto decyzji.
client-me-habit = Nawyk
client-me-own = ja
client-me-strong = mocna gra
client-me-no-habits = Na razie żaden błąd nie zdradza nawyku.
client-me-unmeasured = Żadnej z tych partii jeszcze nie omówiono, więc o twojej grze nic nie można powiedzieć.
client-me-review = { $count ->
        [one] Omów jedyną partię, której jeszcze nie omówiono
        [few] Omów { $count } partie, których jeszcze nie omówiono
       *[many] Omów { $count } partii, których jeszcze nie omówiono
    }
client-me-making = Partie, które czekają na omówienie: { $left }.
client-me-list = Partie
client-me-was-won = wygrana
client-me-was-lost = bez wygranej
client-me-all = Pokaż wszystkie ({ $count })
client-me-kept = Co jest przechowywane
client-me-kept-text = Serwer trzyma to tylko dla ciebie, tak długo, jak przechowuje stoły. Zniknie razem z tobą, gdy każesz o sobie zapomnieć.
client-me-download = Pobierz wszystko
client-me-forget = Zapomnij wszystkie wyniki

review-habit-sen-calls-early = woła „Pobudka!” za wcześnie
review-habit-sen-calls-late = woła „Pobudka!” za późno
review-habit-sen-keeps-unknown = trzyma nieznane karty, choć ma pod ręką niższą
review-habit-sen-keeps-high = trzyma znaną wysoką kartę
review-habit-sen-puts-high = wkłada do snu wysoką kartę
review-habit-sen-wastes-peek = podgląda kartę, którą już zna
review-habit-smoki-misses-pairs = nie widzi pary, po której znika kolumna
review-habit-smoki-breaks-pairs = rozbija parę
review-habit-smoki-takes-singles = bierze odkrytą kartę, która do niczego nie pasuje
review-habit-smoki-leaves-high = zostawia wysokie karty
review-habit-smoki-ends-early = kończy rundę za wcześnie
review-habit-smoki-helps-next = zostawia następnej osobie kartę, która jej pasuje
review-habit-koty-builds-late = nie buduje, choć ma koty pod ręką
review-habit-koty-spares-the-leader = oszczędza tego, kto prowadzi
review-habit-koty-attacks-in-vain = atakuje tam, gdzie łatwo o obronę
review-habit-koty-leaves-open = nie broni się
review-habit-koty-gives-turns-away = traci tury na wymianę kart
review-habit-koty-ends-behind = kończy grę, choć przegrywa
