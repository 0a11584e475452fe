## the coach of a first round

client-learn-coach = Kruk, który podpowiada
client-learn-fold = Schowaj kruka
client-learn-unfold = Co mówi kruk?
client-learn-leave = Graj dalej bez kruka
client-learn-yours = Twój ruch. To, co można zrobić, świeci.
client-learn-watch = Popatrz przez chwilę.
client-learn-over = To była cała runda i wiesz już, jak to działa. Teraz ze znajomymi?
client-learn-sen-peek = To twoje cztery karty. Teraz możesz podejrzeć dwie z nich, a potem już nie: przytrzymaj jedną.
client-learn-sen-peek-again = Zapamiętaj ją, bo znów leży zakryta. Teraz podejrzyj jeszcze jedną.
client-learn-sen-turn = Twoja kolej. Dotknij zakrytego stosu: dobraną kartę widzisz tylko ty.
client-learn-sen-open = Możesz też wziąć odkrytą kartę: { $card }. Dotknij jej, a potem swojej karty, którą zastąpi. Wszyscy widzą, gdzie leży.
client-learn-sen-call = Myślisz, że nikt nie ma mniej kruków? Zamiast dobierać, zawołaj Pobudka! Runda kończy się od razu, a pomyłka kosztuje.
client-learn-sen-remember = Mało kruków to dobrze. Twoja karta, której nie znasz, ma ich przeciętnie około 5: warto położyć tam niską.
client-learn-sen-drawn = W ręku: { $card }. Dotknij swojej karty, żeby ją zastąpić, albo odłóż tę na odkryty stos.
client-learn-sen-special = W ręku: { $card }. Odłóż ją i użyj albo weź do snu jak każdą inną.
client-learn-sen-two = Masz dwie dobrane karty. Wybierz tę, którą chcesz zagrać.
client-learn-sen-look = Podejrzyj jedną kartę: dowolną z tych, które świecą, swoją albo cudzą. Przytrzymaj ją.
client-learn-sen-swap = Dwie karty zamienią się miejscami i nikt ich nie zobaczy. Wybierz pierwszą.
client-learn-sen-with = I drugą: dotknij karty, z którą ma się zamienić.
client-learn-sen-choose = Weź jedną z tych kart z odkrytego stosu. Wszyscy widzą którą.
client-learn-sen-chosen = Ta karta idzie do twojego snu. Dotknij swojej karty, którą zastąpi.
client-learn-sen-wait = Teraz gra { $player }. To, co inni biorą i odkładają, zdradza coś o ich snach.
client-learn-sen-reveal = Wszystkie sny są odkrywane, a kruki liczone. Najlepiej mieć ich najmniej; kto zawołał Pobudka!, płaci, jeśli ktoś ma mniej.
client-learn-smoki-turn-up = Przed tobą sześć krain i nawet ty ich nie znasz. Odkryj jedną.
client-learn-smoki-turn = Twoja kolej. Weź kartę z zakrytego stosu, którą najpierw obejrzysz, albo wierzchnią z odkrytego.
client-learn-smoki-take = To, co weźmiesz z odkrytego stosu, musi trafić do twojego snu. Niskie liczby są dobre.
client-learn-smoki-hand = W ręku: { $card }. Połóż ją w miejsce dowolnej swojej krainy albo odłóż na odkryty stos.
client-learn-smoki-must = W ręku: { $card }. Musi trafić do twojego snu. Wybierz krainę, którą zastąpi.
client-learn-smoki-onto = Usunięta kraina leży teraz odkryta. Wybierz dla niej odkryty stos.
client-learn-smoki-under = Kruczy krąg obszedł stół i ostatnia karta jest twoja: wsuń ją pod odkryty stos.
client-learn-smoki-nest = Krucze gniazdo: dwie krainy twojego snu mogą zamienić się miejscami. Wybierz pierwszą albo zostaw je.
client-learn-smoki-with = I drugą: wybierz krainę, z którą ma się zamienić.
client-learn-smoki-column = Dwie równe krainy w jednej kolumnie znikają i nic nie kosztują. Szukaj pary do tego, co leży odkryte.
client-learn-smoki-end = Runda kończy się, gdy czyjś sen leży cały odkryty. Miej wtedy najmniej punktów.
client-learn-smoki-wait = Teraz gra { $player }. To, co trafi na odkryty stos, możesz potem wziąć.
client-learn-smoki-reveal = Wszystkie krainy są odkrywane. Równe w kolumnie znikają, reszta się sumuje: najlepiej mieć najmniej punktów.
client-learn-koty-place = To twoje cztery krainy, a niżej ręka. Dotknij kota, a potem pustej krainy: kot jest wart tyle, ile na nim napisano.
client-learn-koty-friends = Przyjaciele: { $card } w ręku i { $top } na twojej krainie, jeden kolor i razem dziewięć. Zagraj go tam: oba odejdą, a ty zyskasz dziewiątkę.
client-learn-koty-twins = Bliźniaki: na twojej krainie i w ręku masz takiego samego kota ({ $card }). Zagraj go tam: jeden stanie się dziewiątką, a drugi położy się na niej. Dziewiątka pod spodem podwaja to, co na niej leży.
client-learn-koty-on-nine = Możesz położyć kota na swojej dziewiątce: każda dziewiątka pod nim go podwaja.
client-learn-koty-attack = Możesz zaatakować: przyjacielem albo bliźniakiem cudzego kota. Dotknij świecącej karty i zobacz, w którą krainę mierzy.
client-learn-koty-cover = Krainę rywala z dziewiątką na wierzchu można zakryć. Pod krukiem nie jest nic warta.
client-learn-koty-joker = Joker zastępuje przyjaciela albo bliźniaka kota, na którego go zagrasz. To ty wybierasz którego.
client-learn-koty-put = Do twojego snu przychodzi nowa dziewiątka. Wybierz dla niej jedną ze świecących krain.
client-learn-koty-defend = Atakują cię! Świecąca karta obroni krainę. Albo odpuść.
client-learn-koty-helpless = Atakują cię, a żadna twoja karta nie może się bronić. Następnym razem się uda.
client-learn-koty-repeat = Twój atak odparto. Możesz go powtórzyć taką samą kartą albo przestać.
client-learn-koty-exchange = Nic nie pasuje? Możesz wymienić całą rękę; to jest wtedy twoja tura.
client-learn-koty-end = Gra kończy się, gdy ktoś ma trzy krainy po trzy dziewiątki. Wygrywa, kto ma najwięcej kotów.
client-learn-koty-wait = Teraz gra { $player }. Jeśli ktoś zaatakuje twojego kota, dostaniesz pytanie.
client-learn-koty-reveal = Koniec gry i liczenie kotów: kraina liczy się jak to, co na wierzchu, podwojone za każdą dziewiątkę pod spodem.
client-learn-go = Zaczynamy
client-learn-card = { $name }. { $does }
client-learn-kraina-snow-ready = To noc próbna, bez klepsydry: nie ma pośpiechu. Jesteś duchem, a twoja karta mówi, na czym ci zależy. Gdy ją obejrzysz, zgłoś gotowość.
client-learn-kraina-snow-clue = Twoja kolej. Hasło widzą wszyscy prócz śniącego. Napisz jedno słowo, które służy twojemu celowi; niedozwolone wróci do ciebie i nic tu nie kosztuje.
client-learn-kraina-snow-guessed = Śniący zgaduje. Karta odgadnięta leży po żółtej stronie, chybiona po niebieskiej, a śniący nie wie, która gdzie.
client-learn-kraina-snow-again = Nowe hasło i znów twoja kolej. Pomyśl o swojej stronie: lepiej, żeby śniący trafił czy nie?
client-learn-kraina-snow-wait = Teraz { $player }. Śniący może zgadywać w każdej chwili, raz na kartę.
client-learn-kraina-snow-end = Tak wygląda noc. Gdy piasek się przesypie, śniący opowiada swój sen i wymienia odgadnięte hasła; potem wszyscy pokazują, kim byli, i liczymy punkty.

## the rules at a glance

client-glance-aim = O co chodzi
client-glance-turn = Twoja kolej
client-glance-counts = Koniec rundy
client-glance-pairs = Pary znikają
client-glance-friends = Przyjaciele
client-glance-twins = Bliźniaki
client-glance-nine = Dziewiątki
client-glance-attack = Atak
client-glance-cover = Zakrywanie
client-glance-clues = Wskazówki
client-glance-day = Dzień
client-glance-specials = Karty specjalne
client-glance-spirits = Duchy

client-glance-sen-aim = Przed tobą leżą cztery zakryte karty: twój sen. Miej w nim jak najmniej kruków. Grę wygrywa najniższa suma.
client-glance-sen-turn = Zrób jedno z trzech. Weź kartę z zakrytego stosu, którą widzisz tylko ty: połóż ją w miejsce jednej ze swoich albo odłóż. Albo weź odkrytą kartę do snu. Albo zawołaj Pobudka!
client-glance-sen-counts = Pobudka! od razu kończy rundę i wszystkie sny zostają odkryte. Jeśli ktoś ma mniej kruków niż budzący, budzący dolicza sobie karę, zwykle 5.
client-glance-smoki-aim = Przed tobą leży sześć zakrytych krain, w dwóch rzędach po trzy. Runda kończy się, gdy czyjś sen jest cały odkryty. Miej wtedy najmniej punktów: najlepsza kraina to −2.
client-glance-smoki-turn = Weź kartę z zakrytego stosu i połóż ją w swoim śnie albo na odkrytym stosie. Albo weź odkrytą kartę: ta musi trafić do snu. Kraina, którą zastępuje, trafia na odkryty stos.
client-glance-smoki-pairs = Dwie równe krainy, jedna nad drugą, nie liczą się wcale, choćby były najwyższe.
client-glance-koty-aim = Masz najwyżej cztery krainy. Gra kończy się, gdy ktoś ma trzy krainy po trzy dziewiątki. Wygrywa ten, kto ma wtedy najwięcej kotów.
client-glance-koty-friends = Ten sam kolor, razem dziewięć. Zagraj jednego na drugiego: oba odchodzą, a ty dostajesz dziewiątkę.
client-glance-koty-twins = Zupełnie jednakowe. Zagraj jednego na drugiego: jeden staje się dziewiątką, a drugi na niej leży.
client-glance-koty-nine = Dziewiątka liczy się za 9. Pod kotem sama się nie liczy, ale go podwaja: z trzema dziewiątkami kot jest wart osiem razy tyle.
client-glance-koty-attack = Zagraj na kota rywala jego przyjaciela albo bliźniaka. Rywal może się obronić taką samą kartą albo jokerem.
client-glance-koty-cover = Połóż kruka albo małego kota na dziewiątce, która leży na wierzchu krainy rywala. Pod krukiem cała kraina nie liczy się wcale.
client-glance-kraina-snow-aim = Jedno z was śni i zgaduje hasła. Reszta to duchy z tajnym celem: po kolei dają wskazówki z jednego słowa, póki sypie się piasek. Każdy śni raz; wygrywa ten, kto ma najwięcej punktów.
client-glance-kraina-snow-clues = Jedno słowo. Nie samo hasło ani słowo z jego rodziny, nic podobnie brzmiącego, żadne tłumaczenie: to kosztuje kartę i punkt.
client-glance-kraina-snow-day = Karta odgadnięta leży po żółtej stronie, chybiona po niebieskiej, a śniący nie wie, która gdzie. W dzień opowiada swój sen: kto wymieni wszystkie żółte hasła, ma 2 punkty więcej.

client-does-close = Dotknij, żeby grać dalej
client-does-sen-number = { $value ->
        [0] Ani jednego kruka: najlepsza karta tej nocy.
        [one] Liczy się za { $value } kruka. Im mniej kruków, tym lepiej.
        [few] Liczy się za { $value } kruki. Im mniej kruków, tym lepiej.
       *[other] Liczy się za { $value } kruków. Im mniej kruków, tym lepiej.
    }
client-does-sen-take-two = Odłóż ją zaraz po dobraniu: obejrzyj dwie następne karty i graj dalej jedną z nich. We śnie liczy się za { $value } kruków.
client-does-sen-peek = Odłóż ją zaraz po dobraniu: obejrzyj dowolną kartę w dowolnym śnie. We śnie liczy się za { $value } kruków.
client-does-sen-swap = Odłóż ją zaraz po dobraniu: dwie karty zamieniają się miejscami w ciemno, najwyżej jedna z nich jest twoja. We śnie liczy się za { $value } kruków.
client-does-sen-choose = Odłóż ją zaraz po dobraniu: weź do snu dowolną kartę z odkrytego stosu. We śnie liczy się za { $value } kruki. Tylko w talii jubileuszowej.
client-does-sen-hourglass = Parzysta liczba klepsydr we śnie nie liczy się wcale; przy nieparzystej każda liczy się za 9. Tylko w talii jubileuszowej.
client-does-smoki-number = Liczy się za { $value }. Niskie liczby są dobre, a dwie równe krainy w kolumnie nie liczą się wcale.
client-does-smoki-nest = Kładąc je w swoim śnie, możesz zamienić miejscami dwie inne swoje krainy. Liczy się za { $value }.
client-does-smoki-circle = Musi trafić do twojego snu. Kraina, którą zastępuje, trafia na to samo miejsce we śnie sąsiada, i tak dookoła stołu. Liczy się za { $value }.
client-does-smoki-reflection = Liczy się tyle, co kraina po lewej albo po prawej, ta niższa. Nigdy nie tworzy pary.
client-does-smoki-attack = Kładąc go w swoim śnie, możesz zamienić inną swoją krainę z krainą rywala. Liczy się za { $value }. Tylko gdy gra się z atakami kruka.
client-does-koty-cat = Liczy się za { $value } i podwaja się za każdą dziewiątkę pod spodem. Przyjaciel to { $friend } tego samego koloru, bliźniak to drugi { $value }.
client-does-koty-nine = Na wierzchu krainy liczy się za 9, a kota, który na niej leży, podwaja.
    .title = dziewiątka
client-does-koty-raven = Połóż go na dziewiątce na wierzchu krainy rywala: cała kraina nie liczy się wcale. Kruk zagrany na twojego kruka: oba odchodzą.
client-does-koty-joker = Zastępuje przyjaciela albo bliźniaka kota, na którego go zagrasz. Odpiera każdy atak i przegania kruka z twojej krainy.
client-does-koty-moth = Przenosi kota z dowolnego snu do innej krainy w dowolnym śnie. Nikt nie może temu zapobiec.
client-does-koty-bat = Zabiera kruka z krainy rywala: teraz to twoja dziewiątka.
client-does-koty-owl = Odpowiada na atak: atakująca karta trafia do twojej ręki i jest po ataku.
client-does-koty-dragon = Przegania wszystkie kruki ze stołu i staje się twoją dziewiątką.
client-does-kraina-snow-fairy = Pomaga śniącemu: punkt za każdą kartę po żółtej stronie.
client-does-kraina-snow-devil = Zwodzi śniącego: punkt za każdą kartę po niebieskiej stronie.
client-does-kraina-snow-imp = Chce, żeby obie strony były równe. Wtedy ma punkt za każdą żółtą kartę i 2 więcej; im dalej od równowagi, tym mniej.
