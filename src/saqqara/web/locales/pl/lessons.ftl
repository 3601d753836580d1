# Polish: the lessons of both games. docs/contribute/lessons.md tells what the ids mean.

lesson-chapter-first-steps = Gotowość do pierwszej gry
lesson-chapter-sites = Place budowy
lesson-chapter-symbols = Symbole
lesson-chapter-cards = Karty targowiska
lesson-chapter-rounds = Rundy i koniec gry
lesson-chapter-scoring = Nowe piramidy i punkty
lesson-chapter-ideas = Dobre pomysły
lesson-right = Dobrze.
lesson-over = To cała lekcja. Dobra robota!
lesson-wrong-move = W grze można tak zagrać, ale ta lekcja jest o czymś innym. Ruch został cofnięty; spróbuj jeszcze raz.
lesson-read-on = Chwileczkę: najpierw przeczytaj dalej, potem twoja kolej.
lesson-illegal = Zasady teraz na to nie pozwalają.
lesson-illegal-I4-1 = Bierzesz kamienie tylko wtedy, gdy na składzie jest miejsce, a w kamieniołomie są kamienie.
lesson-illegal-I4-2 = Kamień idzie ze składu na wolne pole łodzi, która jeszcze stoi w porcie.
lesson-illegal-I4-3 = Łódź wypływa tylko z minimalnym ładunkiem i tylko na plac budowy, do którego w tej rundzie nie dotarła żadna łódź.
lesson-illegal-I4-4 = Zagrywasz niebieską kartę, która leży przed tobą.
lesson-illegal-I4-5 = Pasujesz tylko wtedy, gdy nic innego nie jest możliwe.
lesson-illegal-I10-5 = Niebieską kartę zagrywasz tylko wtedy, gdy możesz wykonać ją w całości.
lesson-illegal-P4-1 = Pola muszą dokładnie tworzyć kształt, bez ścian i bez pól już skreślonych.
lesson-illegal-P4-2 = Pierwszy kształt zakrywa wejście. Każdy następny styka się bokiem ze skreślonym polem.
lesson-illegal-P4-5 = Czerwony krzyżyk wymaga jednego pojedynczego pola.

## Imhotep: first voyage

lesson-imhotep-first-voyage = Pierwszy rejs
lesson-imhotep-first-voyage-line = Weź kamienie, załaduj łódź, popłyń: tak wygląda tura.
lesson-imhotep-first-voyage-1 = Te kamienie są twoje. Weź 3 z kamieniołomu: na składzie mieści się 5.
lesson-imhotep-first-voyage-1-wrong-load = Ładowanie będzie za chwilę. Najpierw weź kamienie, żeby ci ich nie zabrakło.
lesson-imhotep-first-voyage-2 = Przeciwnik ma kamień na łodzi A. Połóż swój na polu 1, przy dziobie: zostanie wyładowany pierwszy.
lesson-imhotep-first-voyage-2-wrong-behind = Dobra łódź! Ale pole 3 wyładowuje się na końcu. Zajmij pole przy dziobie.
lesson-imhotep-first-voyage-2-wrong-ship = Ta łódź też popłynie, ale łódź A jest prawie gotowa. Połóż kamień na jej polu 1.
lesson-imhotep-first-voyage-2-wrong-full = Skład jest pełny: mieści 5 kamieni. Załaduj teraz jeden z nich.
lesson-imhotep-first-voyage-3 = Łódź A ma 2 kamienie i to wystarczy, by wypłynąć. Popłyń nią do Piramidy.
lesson-imhotep-first-voyage-3-wrong-site = Łódź może płynąć na każdy wolny plac budowy. Tym razem wybierz Piramidę: tam kamień od razu zdobywa punkty.
lesson-imhotep-first-voyage-3-wrong-load = Łódź jest gotowa, a przeciwnik mógłby popłynąć nią gdzie indziej. Popłyń teraz.
lesson-imhotep-first-voyage-4 = Twój kamień był pierwszy i zdobył 2 punkty, kamień przeciwnika 1. Każde pole Piramidy ma własne punkty.
lesson-imhotep-first-voyage-5 = Teraz bez pomocy: załaduj kamień na dowolne wolne pole.
lesson-imhotep-first-voyage-5-wrong-take = Można, a wkrótce będzie trzeba. Ale tym razem spróbuj załadować.
lesson-imhotep-first-voyage-6 = Jedna akcja w turze: weź, załaduj albo popłyń. Gdy wypłyną wszystkie cztery łodzie, runda się kończy. Po sześciu rundach wygrywa ten, kto ma najwięcej punktów.

## Imhotep: the sites, side A

lesson-imhotep-market-a = Targowisko A
lesson-imhotep-market-a-line = Za każdy kamień jedna karta.
lesson-imhotep-market-a-1 = Na Targowisku za każdy kamień bierze się jedną kartę. Kto wyładuje kamień pierwszy, wybiera pierwszy.
lesson-imhotep-market-a-2 = Na łodzi A są dwa kamienie, jeden z nich twój. Popłyń nią na Targowisko.
lesson-imhotep-market-a-2-wrong-site = Tam kamień też się przyda. Ale dziś idziesz na zakupy: popłyń łodzią A na Targowisko.
lesson-imhotep-market-a-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-market-a-3 = Przeciwnik bierze Dźwignię. Teraz wybierz: którą z pozostałych kart chcesz?
lesson-imhotep-market-a-3-wrong-nothing = Można odejść bez karty, ale karta jest coś warta. Weź jedną.
lesson-imhotep-market-a-4 = Czerwone karty działają od razu, niebieskie w późniejszej turze, zielone i fioletowe dają punkty na koniec. Twój kamień wrócił do kamieniołomu.

lesson-imhotep-pyramid-a = Piramida A
lesson-imhotep-pyramid-a-line = Punkty od razu, pole po polu.
lesson-imhotep-pyramid-a-1 = Piramidę buduje się kolumna po kolumnie, a każdy kamień od razu zdobywa punkty. Następne pola dają 4, 3 i 2.
lesson-imhotep-pyramid-a-2 = Na łodzi A twoje dwa kamienie są pierwsze. Popłyń nią do Piramidy.
lesson-imhotep-pyramid-a-2-wrong-ship = Wtedy 4 punkty dostaje przeciwnik: nie ma tam twojego kamienia. Spójrz na łódź A.
lesson-imhotep-pyramid-a-2-wrong-elsewhere = Nie ma tam twojego kamienia, więc ten rejs nic ci nie da. Spójrz na łódź A.
lesson-imhotep-pyramid-a-2-wrong-site = Dobra łódź! Teraz twoje kamienie są najwięcej warte w Piramidzie.
lesson-imhotep-pyramid-a-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-pyramid-a-3 = 4 i 3: razem 7 punktów od razu. Gdy wszystkie 14 pól jest zajętych, każdy następny kamień daje 1.

lesson-imhotep-temple-a = Świątynia A
lesson-imhotep-temple-a-line = Na koniec rundy punktują widoczne kamienie.
lesson-imhotep-temple-a-1 = Na koniec każdej rundy każdy kamień Świątyni widoczny z góry daje 1 punkt. Ty masz jeden, przeciwnik trzy.
lesson-imhotep-temple-a-2 = Nowe kamienie kładzie się na starych, od lewej. Popłyń łodzią D do Świątyni: to ostatnia łódź tej rundy.
lesson-imhotep-temple-a-2-wrong-site = Tam twoje kamienie punktują na koniec gry. W Świątyni zakryją też dwa kamienie przeciwnika.
lesson-imhotep-temple-a-2-wrong-wait = Wtedy przeciwnik mógłby popłynąć tą łodzią gdzie indziej. Zrób to teraz.
lesson-imhotep-temple-a-3 = Teraz trzy widoczne kamienie są twoje: 3 punkty dla ciebie, 1 dla przeciwnika. Punktują co rundę, dopóki nie zostaną zakryte.

lesson-imhotep-chamber-a = Grobowiec A
lesson-imhotep-chamber-a-line = Na koniec gry punktują duże grupy.
lesson-imhotep-chamber-a-1 = Kolumny zapełnia się z góry na dół. Na koniec stykające się kamienie jednego koloru tworzą grupę: 1, 3, 6, 10 albo 15 punktów.
lesson-imhotep-chamber-a-2 = Następne pola stykają się z obiema twoimi grupami. Dowieź tam dwa swoje kamienie.
lesson-imhotep-chamber-a-2-wrong-ship = Tam pierwszy jest kamień przeciwnika i zajmie lepsze pole. Na łodzi B są dwa twoje.
lesson-imhotep-chamber-a-2-wrong-site = Niezły rejs, ale tu czekają na ciebie dwie grupy. Popłyń do Grobowca.
lesson-imhotep-chamber-a-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-chamber-a-3 = Grupa trzech i grupa dwóch: 6 + 3 = 9 punktów zamiast 4. Liczą się wszystkie twoje grupy.

lesson-imhotep-obelisks-a = Obeliski A
lesson-imhotep-obelisks-a-line = Na koniec gry wygrywa najwyższy obelisk.
lesson-imhotep-obelisks-a-1 = Każdy gracz buduje jeden obelisk. Przy dwóch graczach najwyższy daje na koniec 10 punktów, drugi 1.
lesson-imhotep-obelisks-a-2 = Brakuje ci jednego kamienia. Wyjdź na prowadzenie jedną łodzią.
lesson-imhotep-obelisks-a-2-wrong-ship = Ta łódź wiezie po jednym kamieniu każdego z was: dalej byłoby za mało. Znajdź łódź tylko z twoimi kamieniami.
lesson-imhotep-obelisks-a-2-wrong-site = Tam też ładnie. Ale w tej lekcji kamienie są potrzebne na Obeliskach.
lesson-imhotep-obelisks-a-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-obelisks-a-3 = 4 do 3: prowadzisz. Przy równej wysokości punkty byłyby dzielone: po 5.

## Imhotep: the sites, side B

lesson-imhotep-market-b = Targowisko B
lesson-imhotep-market-b-line = Trzy odkryte karty i tajna para.
lesson-imhotep-market-b-1 = Tu odkryte są tylko trzy karty. Dwie następne leżą zakryte: zamiast odkrytej karty można wziąć tę parę.
lesson-imhotep-market-b-2 = Popłyń łodzią C na Targowisko.
lesson-imhotep-market-b-2-wrong-site = Żeby obejrzeć tajną parę, trzeba dowieźć kamień na Targowisko.
lesson-imhotep-market-b-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-market-b-3 = Odkryte karty już znasz. Zaspokój ciekawość: weź parę.
lesson-imhotep-market-b-3-wrong-open = Niezły wybór! Ale tym razem sprawdź, co leży zakryte.
lesson-imhotep-market-b-3-wrong-nothing = Nie trzeba odchodzić bez karty. Weź parę.
lesson-imhotep-market-b-4 = Te dwie widzisz tylko ty. Zatrzymaj jedną; druga zostanie odrzucona.
lesson-imhotep-market-b-5 = Para daje wybór, o którym nikt inny nie wie. Zatrzymana karta leży odkryta przed tobą.

lesson-imhotep-pyramid-b = Piramida B
lesson-imhotep-pyramid-b-line = Trzy małe piramidy z premiami.
lesson-imhotep-pyramid-b-1 = Trzy małe piramidy. Właściciel kamienia wybiera jedną; niektóre pola dają 1 punkt i premię.
lesson-imhotep-pyramid-b-2 = Popłyń łodzią C do Piramidy.
lesson-imhotep-pyramid-b-2-wrong-site = Innym razem. Ta lekcja jest o małych piramidach.
lesson-imhotep-pyramid-b-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-pyramid-b-3 = Skład jest prawie pusty. Środkowa piramida daje 1 punkt i 3 kamienie: buduj tam.
lesson-imhotep-pyramid-b-3-wrong-left = 3 punkty, nieźle! Ale brakuje ci kamieni, a środkowa piramida je daje.
lesson-imhotep-pyramid-b-3-wrong-right = 2 punkty, nieźle! Ale brakuje ci kamieni, a środkowa piramida je daje.
lesson-imhotep-pyramid-b-4 = Premia nigdy nie jest obowiązkowa. Ta oszczędza całą turę: weź ją.
lesson-imhotep-pyramid-b-4-wrong-skip = Można ją pominąć, ale wtedy następna tura pójdzie na branie kamieni.
lesson-imhotep-pyramid-b-5 = Punkt i trzy kamienie w jednej turze. Premia lewej piramidy to wierzchnia karta targowiska, prawej: załadowanie kamienia.

lesson-imhotep-temple-b = Świątynia B
lesson-imhotep-temple-b-line = Na koniec rundy widoczne kamienie dają nagrody.
lesson-imhotep-temple-b-1 = Tu każdy widoczny kamień daje na koniec rundy nagrodę swojego pola: punkt albo kamienie, 2 punkty, kartę.
lesson-imhotep-temple-b-2 = Ostatnia łódź rundy wiezie dwa twoje kamienie. Zakryją dwa pierwsze pola.
lesson-imhotep-temple-b-2-wrong-site = Tam czekałyby do końca gry. W Świątyni dają nagrody od razu.
lesson-imhotep-temple-b-2-wrong-wait = Wtedy przeciwnik mógłby popłynąć tą łodzią gdzie indziej. Popłyń do Świątyni.
lesson-imhotep-temple-b-3 = Twoje pierwsze pole daje wybór: 1 punkt albo 2 kamienie. Skład jest pusty, więc wybierz kamienie.
lesson-imhotep-temple-b-3-wrong-point = Punkt to punkt. Ale przy pustym składzie dwa kamienie oszczędzają turę.
lesson-imhotep-temple-b-4 = Twoje drugie pole dało 2 punkty. Przeciwnik ma punkt i kartę. Nagrody wracają co rundę.

lesson-imhotep-chamber-b = Grobowiec B
lesson-imhotep-chamber-b-line = Na koniec gry każdy rząd liczy się osobno.
lesson-imhotep-chamber-b-1 = Trzy rzędy, na koniec każdy liczy się osobno: przy dwóch graczach najwięcej kamieni w rzędzie daje 5 punktów, drugie miejsce 1.
lesson-imhotep-chamber-b-2 = Następne pole jest w środkowym rzędzie, gdzie jest remis. Która łódź położy tam twój kamień?
lesson-imhotep-chamber-b-2-wrong-order = Tam pierwszy jest kamień przeciwnika i to on zajmie środkowy rząd. Znajdź łódź, na której pierwszy jest twój kamień.
lesson-imhotep-chamber-b-2-wrong-site = Chodzi o Grobowiec: wygraj jego środkowy rząd.
lesson-imhotep-chamber-b-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-chamber-b-3 = Wszystkie trzy rzędy są twoje: 15 punktów, gdyby gra kończyła się teraz. Przy remisie punkty się dzieli.

lesson-imhotep-obelisks-b = Obeliski B
lesson-imhotep-obelisks-b-line = Trzy kamienie tworzą wieżę.
lesson-imhotep-obelisks-b-1 = Dwa twoje kamienie już tu czekają. Z trzecim powstaje wieża na najlepszym wolnym polu: 10 punktów, potem 9, 8 i tak dalej.
lesson-imhotep-obelisks-b-2 = Dowieź trzeci kamień, zanim przeciwnik dowiezie dwa.
lesson-imhotep-obelisks-b-2-wrong-ship = Ta łódź dokończyłaby wieżę przeciwnika. Znajdź łódź ze swoim kamieniem.
lesson-imhotep-obelisks-b-2-wrong-site = Wieża jest teraz warta 10 punktów. Popłyń do Obelisków.
lesson-imhotep-obelisks-b-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-obelisks-b-3 = Pierwsza wieża, 10 punktów od razu. Kamień, który na koniec stoi sam, daje 1.

## Imhotep: market cards

lesson-imhotep-red-cards = Czerwone karty
lesson-imhotep-red-cards-line = Od razu kamień na placu budowy.
lesson-imhotep-red-cards-1 = Na Targowisku za każdy kamień bierze się kartę. Czerwone działają od razu: kamień z kamieniołomu idzie prosto na plac budowy, bez łodzi.
lesson-imhotep-red-cards-2 = { lesson-imhotep-market-b-2 }
lesson-imhotep-red-cards-2-wrong-site = Żeby wziąć kartę, trzeba dowieźć kamień na Targowisko.
lesson-imhotep-red-cards-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-red-cards-3 = Wejście kładzie kamień na Piramidzie, gdzie następne pole daje 4. Weź je.
lesson-imhotep-red-cards-3-wrong-red = To też czerwona karta, ale ten kamień punktowałby dopiero na koniec. Wejście daje teraz 4 punkty.
lesson-imhotep-red-cards-3-wrong-other = Można i tak, ale Wejście daje teraz 4 punkty.
lesson-imhotep-red-cards-4 = 4 punkty od razu, a skład i łodzie zostają nietknięte. Sarkofag prowadzi do Grobowca, Brukowana droga do Obelisków.

lesson-imhotep-hammer = Młotek
lesson-imhotep-hammer-line = Weź kamienie i załaduj jeden, w jednej turze.
lesson-imhotep-hammer-1 = Skład jest pusty. Branie i ładowanie to dwie tury, ale masz Młotek: zagraj go.
lesson-imhotep-hammer-1-wrong-take = Kamienie będą, ale tura się skończy. Z Młotkiem można też jeden załadować.
lesson-imhotep-hammer-1-wrong-sail = Na tej łodzi nie ma twojego kamienia. Zagraj Młotek: da ci kamienie i załaduje jeden.
lesson-imhotep-hammer-2 = Masz 3 nowe kamienie. Załaduj teraz jeden z nich, gdzie chcesz.
lesson-imhotep-hammer-3 = Dwie akcje w jednej turze. Niebieską kartę zagrywa się zamiast akcji, i nie w turze, w której się ją dostaje.

lesson-imhotep-sail = Żagiel
lesson-imhotep-sail-line = Załaduj kamień i popłyń tą łodzią, w jednej turze.
lesson-imhotep-sail-1 = Łodzi B brakuje jednego kamienia. Jeśli go załadujesz, przeciwnik może nią odpłynąć. Żagiel pozwala załadować i popłynąć: zagraj go.
lesson-imhotep-sail-1-wrong-load = Wtedy łódź jest gotowa, a ruch ma przeciwnik. Zagraj raczej Żagiel.
lesson-imhotep-sail-1-wrong-other = To możesz zrobić w każdej turze. Tylko Żagiel daje ci naraz pole przy dziobie łodzi B i rejs: zagraj go.
lesson-imhotep-sail-2 = Załaduj pole przy dziobie łodzi B, żeby twój kamień był pierwszy.
lesson-imhotep-sail-2-wrong-behind = Dobra łódź! Ale miejsce przy dziobie jest wolne: tam twój kamień będzie pierwszy.
lesson-imhotep-sail-2-wrong-ship = Tak też można, ale na łodzi B jest kamień przeciwnika i to ty decydujesz, dokąd trafi.
lesson-imhotep-sail-3 = Następne pole Piramidy daje 4. Popłyń tam łodzią B.
lesson-imhotep-sail-3-wrong-site = Wolne i dozwolone. Ale Piramida daje teraz 4 punkty.
lesson-imhotep-sail-4 = Załadunek i rejs, zanim przeciwnik mógł cokolwiek zrobić. Minimalny ładunek sprawdza się po załadowaniu.

lesson-imhotep-chisel = Dłuto
lesson-imhotep-chisel-line = Załaduj dwa kamienie w jednej turze.
lesson-imhotep-chisel-1 = Łódź B jest pusta, a ty chcesz obu jej pól. Zagraj Dłuto: ładuje dwa kamienie.
lesson-imhotep-chisel-1-wrong-load = Wtedy przeciwnik mógłby zająć drugie pole. Dłuto ładuje oba naraz.
lesson-imhotep-chisel-1-wrong-other = Wtedy przeciwnik mógłby zająć pole na łodzi B. Dłuto ładuje oba twoje kamienie naraz: zagraj je.
lesson-imhotep-chisel-2 = Załaduj pierwszy kamień na łódź B.
lesson-imhotep-chisel-2-wrong-ship = Dłuto i to potrafi. Ale łódź B miała być tylko twoja.
lesson-imhotep-chisel-3 = A teraz drugi, na tę samą łódź.
lesson-imhotep-chisel-3-wrong-ship = Dwie łodzie są dozwolone. Ale chodziło o oba pola łodzi B.
lesson-imhotep-chisel-4 = Własna łódź w jednej turze. Dłuto zawsze ładuje dwa kamienie, na jedną łódź albo na dwie.

lesson-imhotep-lever = Dźwignia
lesson-imhotep-lever-line = Popłyń łodzią i wybierz kolejność wyładunku.
lesson-imhotep-lever-1 = Na łodzi A twój kamień byłby wyładowany ostatni. Dźwignia pozwala popłynąć łodzią i wybrać kolejność: zagraj ją.
lesson-imhotep-lever-1-wrong-sail = Wtedy kamienie przeciwnika będą pierwsze i zdobędą 4 i 3 punkty. Najpierw zagraj Dźwignię.
lesson-imhotep-lever-1-wrong-site = Tam też kamienie przeciwnika byłyby wyładowane pierwsze. Zagraj Dźwignię: wtedy ty wybierasz kolejność.
lesson-imhotep-lever-1-wrong-ship = Na tej łodzi jest tylko twój kamień, więc kolejność nie ma znaczenia. Dźwignia pomoże z łodzią A: zagraj ją.
lesson-imhotep-lever-1-wrong-wait = Wtedy przeciwnik mógłby popłynąć łodzią A tak, jak jest teraz załadowana. Zagraj Dźwignię.
lesson-imhotep-lever-2 = Popłyń łodzią A do Piramidy. Następne pola dają 4, 3 i 2.
lesson-imhotep-lever-2-wrong-site = Dozwolone, ale kolejność najwięcej znaczy teraz w Piramidzie. Popłyń tam łodzią A.
lesson-imhotep-lever-3 = Teraz wybierz: twój kamień jest na polu 3. Wyładuj go pierwszy.
lesson-imhotep-lever-3-wrong-others = To kamień przeciwnika. Twój jest na polu 3.
lesson-imhotep-lever-4 = Zostały dwa pozostałe. Ich kolejność nie ma dla ciebie znaczenia.
lesson-imhotep-lever-5 = 4 punkty za kamień, który był ostatni. Całą kolejność wybiera się przed wyładowaniem pierwszego kamienia.

lesson-imhotep-decorations = Zielone karty
lesson-imhotep-decorations-line = Punkty za wszystkie kamienie na placu budowy.
lesson-imhotep-decorations-1 = Dekoracja daje na koniec 1 punkt za każde 3 kamienie na swoim placu budowy. Liczą się kamienie wszystkich kolorów.
lesson-imhotep-decorations-2 = { lesson-imhotep-market-b-2 }
lesson-imhotep-decorations-2-wrong-site = { lesson-imhotep-red-cards-2-wrong-site }
lesson-imhotep-decorations-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-decorations-3 = Policz kamienie na placach budowy. Która dekoracja jest teraz warta najwięcej?
lesson-imhotep-decorations-3-wrong-temple = 6 kamieni w Świątyni: 2 punkty. Jest lepsza karta.
lesson-imhotep-decorations-3-wrong-chamber = 5 kamieni w Grobowcu: na razie tylko 1 punkt. Jest lepsza karta.
lesson-imhotep-decorations-3-wrong-other = Zielona karta jest tu warta więcej. Policz kamienie na placach budowy.
lesson-imhotep-decorations-4 = 9 kamieni na Piramidzie: już 3 punkty, a każdy trzeci następny kamień dodaje jeden.

lesson-imhotep-statues = Fioletowe karty
lesson-imhotep-statues-line = Posągi: im więcej, tym lepiej.
lesson-imhotep-statues-1 = Posągi punktują na koniec: 1, 3, 6, 10 albo 15 punktów za jeden do pięciu i 2 za każdy następny. Masz dwa.
lesson-imhotep-statues-2 = Popłyń łodzią B na Targowisko.
lesson-imhotep-statues-2-wrong-site = { lesson-imhotep-red-cards-2-wrong-site }
lesson-imhotep-statues-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-statues-3 = Weź trzeci Posąg. Jest wart 3 punkty więcej.
lesson-imhotep-statues-3-wrong-other = Przyda się w innej grze. Ale zbierasz Posągi, a trzeci jest wart 3 punkty więcej.
lesson-imhotep-statues-4 = Trzy Posągi: 6 punktów zamiast 3. Następny dodałby 4.

## Imhotep: rounds and the end

lesson-imhotep-end-of-round = Koniec rundy
lesson-imhotep-end-of-round-line = Czwarta łódź kończy ją od razu.
lesson-imhotep-end-of-round-1 = Trzy łodzie wypłynęły, jedna została. Cztery łodzie, pięć placów budowy: w każdej rundzie jeden plac zostaje bez łodzi.
lesson-imhotep-end-of-round-2 = Popłyń ostatnią łodzią na jeden z dwóch wolnych placów budowy.
lesson-imhotep-end-of-round-2-wrong-wait = Można poczekać. Ale tym razem zakończ rundę.
lesson-imhotep-end-of-round-3 = Runda od razu się kończy. Świątynia dała punkty, łodzie wróciły, na Targowisku są nowe karty. Kamienie na placach budowy i składach zostają.
lesson-imhotep-end-of-round-4 = Ostatnią łodzią płyniesz ty, więc zaczyna przeciwnik: nową rundę rozpoczyna gracz po lewej.

lesson-imhotep-end-of-game = Koniec gry
lesson-imhotep-end-of-game-line = Po sześciu rundach liczy się cała reszta.
lesson-imhotep-end-of-game-1 = Szósta runda i jej ostatnia łódź. Potem liczy się Grobowiec, Obeliski i karty.
lesson-imhotep-end-of-game-2 = Wasze obeliski są równe. Jeszcze jeden kamień decyduje, kto dostanie 10 punktów: popłyń tam łodzią D.
lesson-imhotep-end-of-game-2-wrong-chamber = Tam twój kamień dałby 1 punkt. Na Obeliskach decyduje, kto dostanie 10.
lesson-imhotep-end-of-game-2-wrong-wait = Wtedy przeciwnik mógłby popłynąć z twoim kamieniem gdzie indziej. Użyj go teraz.
lesson-imhotep-end-of-game-3 = Wszystko policzone: Świątynia, Grobowiec, Obeliski, zielone i fioletowe karty. Każda niezagrana niebieska karta daje 1.
lesson-imhotep-end-of-game-4 = Wygrywa ten, kto ma najwięcej punktów, czyli ty. Przy remisie decyduje liczba kamieni na składzie.

lesson-imhotep-wrath = { imhotep-option-wrath }
lesson-imhotep-wrath-line = Wariant: o żadnym placu nie wolno zapomnieć.
lesson-imhotep-wrath-1 = W tym wariancie potrzebny jest kamień na Piramidzie, w Świątyni, w Grobowcu i na Obeliskach. Komu któregoś brakuje, ten traci 5 punktów.
lesson-imhotep-wrath-2 = Ostatnia łódź gry wiezie twój kamień. Gdzie jeszcze nie masz żadnego?
lesson-imhotep-wrath-2-wrong-obelisks = Tam już prowadzisz. Na jednym z czterech placów nie ma twojego kamienia: spójrz jeszcze raz.
lesson-imhotep-wrath-2-wrong-wait = Gra mogłaby się skończyć bez tego. Popłyń tą łodzią teraz.
lesson-imhotep-wrath-3 = Jeden kamień w Grobowcu wystarczy: faraon jest zadowolony. Bez względu na liczbę brakujących placów traci się 5 punktów tylko raz.

## Imhotep: ideas of good play

lesson-imhotep-others-stones = Niech inni pracują dla ciebie
lesson-imhotep-others-stones-line = Kamień przed twoim może pomóc.
lesson-imhotep-others-stones-1 = Następne pola Piramidy dają 1 i 3. Przydałyby się te 3.
lesson-imhotep-others-stones-2 = Na łodziach A i B jest po jednym twoim kamieniu. Która łódź daje ci 3 punkty?
lesson-imhotep-others-stones-2-wrong-first = Tam twój kamień jest pierwszy: dostaje 1, a przeciwnik 3.
lesson-imhotep-others-stones-2-wrong-theirs = Nie ma tam twojego kamienia. Spójrz na łodzie A i B.
lesson-imhotep-others-stones-2-wrong-site = Chodzi o Piramidę: która łódź daje ci jej 3 punkty?
lesson-imhotep-others-stones-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-others-stones-3 = Kamień przeciwnika zajął za ciebie słabsze pole. Możesz płynąć każdą łodzią, więc patrz, gdzie kamienie innych są mało warte.

lesson-imhotep-tempo = Tempo
lesson-imhotep-tempo-line = Gotowa łódź należy do tego, kto nią popłynie.
lesson-imhotep-tempo-1 = Łódź A jest gotowa i wiezie dwa twoje kamienie, w Piramidzie warte 4 i 3. Zmieściłby się trzeci. Ale w turze masz jedną akcję.
lesson-imhotep-tempo-2 = Następny jest przeciwnik. Co robisz?
lesson-imhotep-tempo-2-wrong-load = 2 punkty więcej, gdyby łódź jeszcze tam była. Przeciwnik wysłałby ją na Targowisko.
lesson-imhotep-tempo-2-wrong-wait = Przydatne, ale łódź nie poczeka. Przeciwnik też może nią popłynąć.
lesson-imhotep-tempo-2-wrong-theirs = To rejs przeciwnika. Twój też jest gotowy.
lesson-imhotep-tempo-2-wrong-site = Płyniesz od razu, bardzo dobrze. Ale Piramida daje 7 punktów.
lesson-imhotep-tempo-3 = 7 pewnych punktów. Gdy rejs jest dobry, zrób go teraz: gotową łodzią może popłynąć każdy.

lesson-imhotep-minimum-loads = Minimalny ładunek
lesson-imhotep-minimum-loads-line = Niech łódź przygotuje przeciwnik.
lesson-imhotep-minimum-loads-1 = Łódź z 3 polami potrzebuje 2 kamieni, by wypłynąć. Na łodzi A jest tylko twój kamień; łódź B jest pusta. Żadna nie jest gotowa.
lesson-imhotep-minimum-loads-2 = Skład przeciwnika jest pełny i nie zmieści więcej. Załaduj tak, żeby żadna łódź nie była gotowa.
lesson-imhotep-minimum-loads-2-wrong-ready = Teraz łódź A jest gotowa, a przeciwnik wysłałby ją tam, gdzie nic nie zyskasz. Niech brakuje jej jednego kamienia.
lesson-imhotep-minimum-loads-2-wrong-take = Dobrze widzisz: wtedy łodzie też czekają. Ale wykorzystaj turę i załaduj kamień na łódź B.
lesson-imhotep-minimum-loads-3 = Przeciwnik musi załadować i przygotowuje łódź A dla ciebie. Popłyń nią do Piramidy.
lesson-imhotep-minimum-loads-3-wrong-load = Łódź jest już gotowa. Popłyń, zanim zrobi to przeciwnik.
lesson-imhotep-minimum-loads-3-wrong-site = Płyniesz, bardzo dobrze. Ale w Piramidzie twój kamień jest wart 4.
lesson-imhotep-minimum-loads-4 = Kto ładuje ostatni potrzebny kamień, często robi to dla kogoś innego. Licz, zanim załadujesz.

lesson-imhotep-denying = Blokowanie
lesson-imhotep-denying-line = Plac budowy przyjmuje jedną łódź na rundę.
lesson-imhotep-denying-1 = Na Obeliskach jest remis. Gotowa łódź B wiezie dwa kamienie przeciwnika: w następnej turze tam popłynie.
lesson-imhotep-denying-2 = Każdy plac budowy przyjmuje tylko jedną łódź na rundę. Wyprzedź ją swoją łodzią.
lesson-imhotep-denying-2-wrong-gift = Dokładnie tego chce przeciwnik.
lesson-imhotep-denying-2-wrong-theirs = Dobry sposób na blokadę! Ale łódź C daje ci też prowadzenie.
lesson-imhotep-denying-2-wrong-site = Wtedy Obeliski są otwarte dla łodzi B. Zamknij je.
lesson-imhotep-denying-2-wrong-wait = W następnej turze przeciwnik popłynąłby do Obelisków. Wyprzedź go.
lesson-imhotep-denying-3 = Jeden kamień dał ci prowadzenie i zamknął plac na tę rundę. W grze we dwoje to, co szkodzi przeciwnikowi, jest warte tyle, co to, co pomaga tobie.

lesson-imhotep-counting-obelisks = Liczenie obelisków
lesson-imhotep-counting-obelisks-line = Ile wystarczy?
lesson-imhotep-counting-obelisks-1 = Ostatnia runda, zostały dwie łodzie. Twój obelisk ma 6 kamieni, obelisk przeciwnika 3. Łódź C może dowieźć jeszcze 2.
lesson-imhotep-counting-obelisks-2 = Policz: czy przeciwnik może cię dogonić? Popłyń łodzią D tam, gdzie da najwięcej.
lesson-imhotep-counting-obelisks-2-wrong-obelisks = 3 i 2 to 5: twoje 6 wystarczy. Więcej kamieni nic tam nie da.
lesson-imhotep-counting-obelisks-2-wrong-theirs = Łódź C jest pełna kamieni przeciwnika. Twoje są na łodzi D.
lesson-imhotep-counting-obelisks-2-wrong-chamber = Tak, Obeliski są bezpieczne! Tylko że Piramida daje więcej: 4 i 3.
lesson-imhotep-counting-obelisks-2-wrong-wait = Wtedy przeciwnik mógłby popłynąć twoją łodzią gdzie indziej. Użyj jej teraz.
lesson-imhotep-counting-obelisks-3 = 7 punktów, a 10 za Obeliski też jest pewne. Przewaga, której nikt nie dogoni, nie potrzebuje więcej kamieni.

## Pyramids: first chamber

lesson-pyramids-first-chamber = Pierwsza komnata
lesson-pyramids-first-chamber-line = Od wejścia do złotego grobowca, kształt po kształcie.
lesson-pyramids-first-chamber-1 = Piramida z boku: wejście jest u góry, złoty grobowiec na dole. Skreślasz drogę od jednego do drugiego.
lesson-pyramids-first-chamber-2 = Karta pokazuje narożnik z 3 pól. Skreśl go tak, żeby zakrył wejście i ominął czaszkę.
lesson-pyramids-first-chamber-2-wrong-skull = Pasuje! Ale zakrywa czaszkę, a czaszki kosztują punkty. Obróć kształt tak, żeby ją ominął.
lesson-pyramids-first-chamber-2-wrong-single = Pojedyncze pole zawsze wolno skreślić, ale cały kształt prowadzi dalej.
lesson-pyramids-first-chamber-2-wrong-card = Druga piramida jest tak samo dobra. Zacznij od podświetlonej.
lesson-pyramids-first-chamber-3 = Teraz linia z 3 pól. Musi stykać się bokiem ze skreślonymi polami. Idź w dół, w stronę grobowca.
lesson-pyramids-first-chamber-3-wrong-single = Dozwolone, ale powolne. Skreśl całą linię.
lesson-pyramids-first-chamber-3-wrong-way = Pasuje, ale oddala od grobowca. Poszukaj linii, która kończy się bliżej.
lesson-pyramids-first-chamber-4 = Brakuje tylko dwóch pól, a karta pokazuje linię z 2. Skreśl złoty grobowiec.
lesson-pyramids-first-chamber-4-wrong-tomb = Grobowiec jest w zasięgu! Połóż na nim linię z 2 pól.
lesson-pyramids-first-chamber-5 = Piramida jest zbadana. Weź nową: wybierz dowolną z czterech.
lesson-pyramids-first-chamber-5-wrong-deck = Talia jest dozwolona, ale to niespodzianka. Wybierz piramidę, którą widzisz.
lesson-pyramids-first-chamber-6 = Zbadana piramida jest warta 10 punktów. Każda karta dotyczy wszystkich graczy naraz: nikt nie czeka.

## Pyramids: shapes

lesson-pyramids-shapes = Kształty i obracanie
lesson-pyramids-shapes-line = Obróć, odbij albo skreśl pojedyncze pole.
lesson-pyramids-shapes-1 = Każdy kształt możesz dowolnie obracać i odbijać. Musi tylko pasować: bez ścian i bez pól już skreślonych.
lesson-pyramids-shapes-2 = Połóż L na wejściu podświetlonej piramidy tak, żeby sięgało w dół do czerwonego klejnotu.
lesson-pyramids-shapes-2-wrong-skull = Pasuje! Ale zakrywa czaszkę. Odbij L tak, żeby dłuższy bok szedł w dół.
lesson-pyramids-shapes-2-wrong-single = Całe L się tu mieści, jeśli dobrze je obrócisz.
lesson-pyramids-shapes-2-wrong-card = Tam też pasuje. Ale spróbuj w ciaśniejszej piramidzie.
lesson-pyramids-shapes-3 = Kwadrat z 4 pól nigdzie się nie mieści. Skreśl więc pojedyncze pole: zawsze wolno. Omiń czaszki.
lesson-pyramids-shapes-3-wrong-skull = Dozwolone, ale to czaszka. Są pola, które nic nie kosztują.
lesson-pyramids-shapes-4 = Kształt albo jedno pojedyncze pole: każda karta wymaga jednego z tych dwóch.

## Pyramids: symbols

lesson-pyramids-gems = Klejnoty
lesson-pyramids-gems-line = Czerwony i zielony tworzą parę.
lesson-pyramids-gems-1 = Za każdy klejnot skreślasz jeden w tym kolorze na karcie punktacji. Czerwony i zielony tworzą parę: 5 punktów.
lesson-pyramids-gems-2 = Obróć narożnik tak, żeby zakrył oba klejnoty.
lesson-pyramids-gems-2-wrong-one = Już jeden klejnot! Ale narożnik może zakryć oba.
lesson-pyramids-gems-2-wrong-other = Dozwolone, ale nie tam, gdzie są dwa klejnoty. Zakryj oba.
lesson-pyramids-gems-3 = Para: 5 punktów na koniec. Klejnot bez pary daje tylko 1.

lesson-pyramids-skulls = Czaszki
lesson-pyramids-skulls-line = Każda kosztuje więcej niż poprzednia.
lesson-pyramids-skulls-1 = Za każdą czaszkę skreślasz następną na karcie punktacji. Na koniec odejmuje się najwyższą. Kolejna zmieniłaby u ciebie 2 na 4.
lesson-pyramids-skulls-2 = Tuż pod wejściem jest czaszka. Połóż narożnik na wejściu i omiń ją.
lesson-pyramids-skulls-2-wrong-skull = Pasuje, ale zakrywa czaszkę: 2 punkty mniej. Obróć narożnik.
lesson-pyramids-skulls-2-wrong-single = Ostrożnie, ale powoli. Cały narożnik też ominie czaszkę.
lesson-pyramids-skulls-2-wrong-other = Dozwolone. Ale ta lekcja jest o piramidzie z czaszką przy wejściu.
lesson-pyramids-skulls-3 = Nadal 2. Pierwsze czaszki kosztują mało, późniejsze coraz więcej: aż do 30.

lesson-pyramids-torches = Pochodnie
lesson-pyramids-torches-line = Jedna na rundę.
lesson-pyramids-torches-1 = Pochodnia liczy się w rundzie, w której ją skreślasz: 5 punktów na koniec, ale tylko jedna na rundę. Z pierwszej rundy już ją masz.
lesson-pyramids-torches-2 = Tuż pod tym wejściem jest pochodnia. Weź ją narożnikiem.
lesson-pyramids-torches-2-wrong-past = Tak blisko! Obróć narożnik tak, żeby zakrył też pochodnię.
lesson-pyramids-torches-2-wrong-other = Dozwolone, ale brakuje ci jeszcze pochodni tej rundy. Zdobądź ją.
lesson-pyramids-torches-3 = 5 punktów więcej. Druga pochodnia w tej samej rundzie nic nie daje, więc zostaw ją na następną.

lesson-pyramids-elixir = Eliksiry
lesson-pyramids-elixir-line = Zmazują czaszki.
lesson-pyramids-elixir-1 = Masz cztery czaszki: to kosztuje 6 punktów. Eliksir zmazuje dwie najwyższe.
lesson-pyramids-elixir-2 = Eliksir jest obok wejścia. Skreśl go linią z 2 pól.
lesson-pyramids-elixir-2-wrong-skull = Po tej stronie jest kolejna czaszka. Eliksir jest po drugiej.
lesson-pyramids-elixir-2-wrong-other = Dozwolone, ale eliksir jest teraz dla ciebie wart 4 punkty.
lesson-pyramids-elixir-3 = Dwie czaszki zniknęły: 2 punkty straty zamiast 6. Bez czaszek eliksir nic nie daje, więc nie ma pośpiechu.

lesson-pyramids-red-cross = Czerwone krzyżyki
lesson-pyramids-red-cross-line = Od razu jeszcze jedno pole.
lesson-pyramids-red-cross-1 = Czerwony krzyżyk daje od razu jeszcze jedno pojedyncze pole. Skreśl go linią z 2 pól.
lesson-pyramids-red-cross-1-wrong-other = Dozwolone, ale bez czerwonego krzyżyka. Jest tuż obok wejścia.
lesson-pyramids-red-cross-2 = Twoje dodatkowe pole: czerwony klejnot leży obok skreślonych pól. Z twoim zielonym tworzy parę.
lesson-pyramids-red-cross-2-wrong-skull = To czaszka. Wykorzystaj prezent na klejnot.
lesson-pyramids-red-cross-2-wrong-other = Można, w każdej z twoich piramid. Ale klejnot jest wart więcej.
lesson-pyramids-red-cross-3 = Trzy pola linią z 2 i para klejnotów. Jeśli dodatkowe pole też jest czerwonym krzyżykiem, dostajesz następne.

lesson-pyramids-golden-tomb = Złoty grobowiec
lesson-pyramids-golden-tomb-line = Kończy piramidę.
lesson-pyramids-golden-tomb-1 = Gdy tylko złoty grobowiec jest skreślony, piramida jest zbadana: 10 punktów. Reszty nie trzeba skreślać.
lesson-pyramids-golden-tomb-2 = Linia z 4 pól sięga grobowca, a po drodze jest czerwony klejnot. Skreśl ją.
lesson-pyramids-golden-tomb-2-wrong-other = Dozwolone, ale spójrz na dolny rząd: linia sięga grobowca.
lesson-pyramids-golden-tomb-3 = 10 punktów, a do tego klejnot. Piramida idzie na bok, a ty bierzesz nową. Na koniec piramidy bez skreślonego grobowca nic nie dają.

## Pyramids: new pyramids and points

lesson-pyramids-new-pyramid = Nowa piramida
lesson-pyramids-new-pyramid-line = Kto wybiera pierwszy i co.
lesson-pyramids-new-pyramid-1 = Ty i przeciwnik dotrzecie teraz do grobowca. Niższy numer wybiera pierwszy: twoja 16 jest przed 45.
lesson-pyramids-new-pyramid-2 = Skreśl grobowiec linią z 4 pól.
lesson-pyramids-new-pyramid-2-wrong-other = Dozwolone, ale wtedy cały wybór ma przeciwnik. Skreśl swój grobowiec.
lesson-pyramids-new-pyramid-3 = Ty wybierasz najpierw. Twoja zbadana piramida jest zielona, a druga w tym samym kolorze daje dodatkowe punkty: weź zieloną.
lesson-pyramids-new-pyramid-3-wrong-colour = Ładna piramida, ale w innym kolorze. Zielona pasuje do twojej.
lesson-pyramids-new-pyramid-3-wrong-deck = Wierzch talii jest dozwolony, ale nikt nie zna jego koloru. Weź zieloną.
lesson-pyramids-new-pyramid-4 = Po twoim wyborze uzupełniono karty do czterech, potem wybrał przeciwnik. Patrz na kolor, symbole i długość drogi.

lesson-pyramids-claims = Punkty za kolory
lesson-pyramids-claims-line = Za co drugą piramidę tego samego koloru.
lesson-pyramids-claims-1 = Druga, czwarta i szósta twoja piramida tego samego koloru zdobywa jego następne punkty: 10, potem 6, potem 3. Każde można zdobyć tylko raz.
lesson-pyramids-claims-2 = Masz jedną zbadaną fioletową piramidę. Dokończ drugą narożnikiem.
lesson-pyramids-claims-2-wrong-other = Dozwolone, ale narożnik sięga fioletowego grobowca.
lesson-pyramids-claims-3 = Najpierw weź nową piramidę, jaką chcesz.
lesson-pyramids-claims-3-wrong-deck = Dozwolone. Ale wybierz taką, którą widzisz.
lesson-pyramids-claims-4 = 10 punktów za piramidę i 10 za kolor. Przeciwnik może teraz dostać za fiolet tylko 6.

lesson-pyramids-the-end = Rundy i koniec
lesson-pyramids-the-end-line = Cztery rundy po siedem kart.
lesson-pyramids-the-end-1 = W rundzie jest siedem z ośmiu kart; ósmej nikt nie widzi. To siódma karta czwartej rundy: ostatnia.
lesson-pyramids-the-end-2 = Żaden grobowiec nie jest w zasięgu. Użyj linii z 2 pól, by zdobyć to, co daje najwięcej: czerwony i zielony klejnot.
lesson-pyramids-the-end-2-wrong-other = To daje mniej. Poszukaj dwóch klejnotów obok siebie.
lesson-pyramids-the-end-3 = Piramidy po 10, pochodnie po 5, kolory, pary klejnotów po 5, pojedyncze klejnoty po 1. Najwyższą czaszkę się odejmuje.
lesson-pyramids-the-end-4 = Wygrywa ten, kto ma najwięcej punktów, czyli ty. Przy remisie decyduje zbadana piramida o najniższym numerze.

## Pyramids: ideas of good play

lesson-pyramids-race = Wyścig o kolor
lesson-pyramids-race-line = Bądź tam wcześniej.
lesson-pyramids-race-1 = Ty i przeciwnik macie po jednej fioletowej piramidzie, a druga jest blisko. Tylko jedno z was dostanie 10.
lesson-pyramids-race-2 = Linia z 2 pól może dać parę klejnotów albo fioletowy grobowiec. Co jest lepsze?
lesson-pyramids-race-2-wrong-gems = 5 punktów, nieźle! Ale wtedy 10 za fiolet dostaje przeciwnik, a ty najwyżej 6.
lesson-pyramids-race-2-wrong-other = Pomyśl o wyścigu: przeciwnik też jest prawie u celu.
lesson-pyramids-race-3 = Udało się wam obojgu, a twój numer jest niższy. Weź nową piramidę.
lesson-pyramids-race-3-wrong-deck = { lesson-pyramids-claims-3-wrong-deck }
lesson-pyramids-race-4 = 10 dla ciebie, 6 dla przeciwnika. Patrz, jakie kolory zbierają inni i jak daleko są.

lesson-pyramids-worth-it = Czy warto?
lesson-pyramids-worth-it-line = Policz, zanim ominiesz czaszkę.
lesson-pyramids-worth-it-1 = Za tą czaszką jest zielony klejnot. Masz czerwony, a czaszki na razie żadnej.
lesson-pyramids-worth-it-2 = Klejnot tworzy parę, 4 punkty więcej. Pierwsza czaszka kosztuje 1. Zdecyduj!
lesson-pyramids-worth-it-2-wrong-round = Ostrożnie! Ale policz: 4 punkty za 1 to dobra wymiana. Idź przez czaszkę.
lesson-pyramids-worth-it-3 = 3 punkty do przodu. Przy wielu czaszkach byłoby inaczej: dziewiąta kosztuje o 5 punktów więcej niż ósma.
