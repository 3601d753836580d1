# Polish: the rules of both games.

## Rules

# The small panel beside a "?" and the page of the rules. `topic-…` is a title, `topic-…-text` the rule in two to four
# sentences, `topic-…-more` its fine points (on the page only), `topic-…-example` the caption of a small drawing.
# Colours are those of the stones: black, white, brown, gray. Figures come from the edition that is played.

rules-title-imhotep = Zasady gry Imhotep
rules-title-pyramids = Zasady gry Silver & Gold: Pyramids
rules-lead-imhotep = Wszystko, co ten stół wie o grze Imhotep, naszymi słowami. Każda zasada ma numer, żeby można było się na nią powołać.
rules-lead-pyramids = Wszystko, co ten stół wie o grze Pyramids, naszymi słowami. Każda zasada ma numer, żeby można było się na nią powołać.
rules-choice = Wybierz grę
rules-contents = Spis treści
rules-print = Drukuj
rules-numbers =
    { $count ->
        [one] Zasada { $numbers }
        [few] Zasady { $numbers }
        [many] Zasady { $numbers }
       *[other] Zasady { $numbers }
    }
rules-read-on = Czytaj dalej w zasadach
rules-learn = Ucz się, grając
rules-example = Przykład
rules-figures = Liczby z pudełka
rules-more = Szczegóły
rules-top = Do spisu treści
rules-assumed = przyjęte: nie ma tego w instrukcjach, które mamy
rules-assumed-word = przyjęte
rules-assumed-about = Niektóre liczby zostały przyjęte, bo nie ma ich w instrukcjach, które mamy. Noszą ten znak. Jeśli masz pudełko z grą, możesz je poprawić we własnym pliku edycji.
rules-missing = Nie udało się pobrać liczb z pudełka. Spróbuj ponownie, gdy wróci połączenie.

rules-chapter-imhotep-game = Gra
rules-chapter-imhotep-round = Rundy i tury
rules-chapter-imhotep-sites = Place budowy
rules-chapter-imhotep-cards = Karty targowiska
rules-chapter-imhotep-end = Koniec gry
rules-chapter-pyramids-game = { rules-chapter-imhotep-game }
rules-chapter-pyramids-marks = Skreślanie
rules-chapter-pyramids-finds = Co znajdujesz
rules-chapter-pyramids-after = Po każdej ekspedycji
rules-chapter-pyramids-end = { rules-chapter-imhotep-end }

# Imhotep: the game

topic-imhotep-aim = Cel gry
topic-imhotep-aim-text =
    Budujesz na pięciu wielkich placach budowy Egiptu: Targowisko, Piramida, Świątynia, Grobowiec i Obeliski. Kamienie wszystkich graczy podróżują tymi samymi łodziami, a kto płynie łodzią, ten decyduje, dokąd trafi każdy kamień na pokładzie. { $rounds ->
        [one] Po jednej rundzie wygrywa gracz z największą liczbą punktów.
        [few] Po { $rounds } rundach wygrywa gracz z największą liczbą punktów.
        [many] Po { $rounds } rundach wygrywa gracz z największą liczbą punktów.
       *[other] Po { $rounds } rundach wygrywa gracz z największą liczbą punktów.
    }
topic-imhotep-aim-more = Grać mogą od dwóch do czterech osób. Każdy plac budowy ma dwie strony, A i B, które wolno dowolnie łączyć.
topic-imhotep-aim-example = Tą łodzią płyną kamienie czarnego, białego i brązowego. W drogę może ją wysłać każdy, nawet szary, który nie ma na niej żadnego kamienia.

topic-imhotep-set-up = Przygotowanie
topic-imhotep-set-up-text =
    { $stones ->
        [one] Każdy gracz ma { $stones } kamień jednego koloru.
        [few] Każdy gracz ma { $stones } kamienie jednego koloru.
        [many] Każdy gracz ma { $stones } kamieni jednego koloru.
       *[other] Każdy gracz ma { $stones } kamieni jednego koloru.
    } Jeden z nich zaznacza punkty i nie bierze udziału w budowie; pozostałe to twój kamieniołom. Stamtąd na każdy skład trafiają pierwsze kamienie: im później przypada twoja tura, tym więcej masz ich na start.
topic-imhotep-set-up-more = Dla każdej liczby graczy jest siedem kart rund. Jedną z waszych siedmiu usuwa się w ciemno, a reszta zostaje potasowana, więc nikt nie wie dokładnie, jakie łodzie jeszcze przypłyną. Karty targowiska też są tasowane.
topic-imhotep-set-up-example = Czarny zaczyna i ma na starcie tyle kamieni na składzie: { $black }. Biały ma ich { $white }, brązowy { $brown }, a szary { $gray }.

topic-quarry = { imhotep-quarry }
topic-quarry-text = Kamieniołom to twój własny zapas kamieni. Bierzesz je stąd na skład, a czerwona karta pozwala położyć jeden prosto stąd na placu budowy. Kamienie na placach budowy zostają tam na zawsze; do kamieniołomu wraca tylko kamień, który łódź przywiezie na Targowisko.
topic-quarry-example = Kamień białego dociera na Targowisko. Wraca do kamieniołomu białego, a biały może wziąć kartę.

topic-sled = Skład
topic-sled-text =
    { $spaces ->
        [one] Na składzie leżą kamienie, które możesz załadować, najwyżej jeden.
        [few] Na składzie leżą kamienie, które możesz załadować, najwyżej { $spaces }.
        [many] Na składzie leżą kamienie, które możesz załadować, najwyżej { $spaces }.
       *[other] Na składzie leżą kamienie, które możesz załadować, najwyżej { $spaces }.
    } Gdy jest pełny, nie możesz wziąć kolejnych. Kamienie, które leżą na nim na koniec gry, rozstrzygają remis.
topic-sled-example =
    { $count ->
        [one] Brązowy ma na składzie { $stones } z { $spaces } możliwych kamieni: zmieści się jeszcze jeden.
        [few] Brązowy ma na składzie { $stones } z { $spaces } możliwych kamieni: zmieszczą się jeszcze { $count }.
        [many] Brązowy ma na składzie { $stones } z { $spaces } możliwych kamieni: zmieści się jeszcze { $count }.
       *[other] Brązowy ma na składzie { $stones } z { $spaces } możliwych kamieni: zmieści się jeszcze { $count }.
    }

topic-ships = Łodzie
topic-ships-text = W każdej rundzie w porcie stoją cztery łodzie, każda z jednym do czterech pól. Łódź może wypłynąć, gdy ma na pokładzie minimalną liczbę kamieni, obojętnie czyich; poznasz to po podniesionym żaglu. Pole 1 jest przy dziobie i wyładowuje się je jako pierwsze.
topic-ships-example =
    { $minimum ->
        [one] Łódź z trzema polami potrzebuje jednego kamienia. Pierwsza jeszcze czeka, druga jest gotowa.
        [few] Łódź z trzema polami potrzebuje { $minimum } kamieni. Pierwsza jeszcze czeka, druga jest gotowa.
        [many] Łódź z trzema polami potrzebuje { $minimum } kamieni. Pierwsza jeszcze czeka, druga jest gotowa.
       *[other] Łódź z trzema polami potrzebuje { $minimum } kamieni. Pierwsza jeszcze czeka, druga jest gotowa.
    }

# Imhotep: rounds and turns

topic-round = Początek rundy
topic-round-text =
    Następna karta rundy zostaje odkryta i pokazuje, które cztery łodzie przypływają; wszystkie są puste. Potem na Targowisku pojawiają się nowe karty. Gracze rozgrywają tury zgodnie z ruchem wskazówek zegara, a zaczyna pierwszy gracz.
topic-round-more = Gdy potrzebna jest karta targowiska, a talia jest pusta, karty odrzucone są tasowane i stają się talią. Jeśli i ich nie ma, karta się nie pojawia.
topic-round-example = Ta karta rundy sprowadza łodzie o liczbie pól: { $spaces }.

topic-turn = Twoja tura
topic-turn-text = W swojej turze robisz dokładnie jedną z czterech rzeczy: bierzesz kamienie, ładujesz kamień, płyniesz łodzią albo zagrywasz niebieską kartę. Spasować możesz tylko wtedy, gdy żadna z nich nie jest możliwa – i wtedy musisz.
topic-turn-more = Jeśli wszyscy gracze po kolei muszą spasować, runda się kończy. Gdy Świątynia jest już policzona, kamienie, które zostały na łodziach, wracają do swoich kamieniołomów. Następną rundę zaczyna gracz po lewej stronie tego, kto płynął ostatni; jeśli nie płynął nikt – gracz po lewej stronie pierwszego gracza tej rundy.
topic-turn-example = Weź, załaduj, popłyń, zagraj: jedno z tych, a potem kolej na następnego gracza.

topic-take = { imhotep-action-take }
topic-take-text =
    { $take ->
        [one] Przenieś jeden kamień z kamieniołomu na swój skład.
        [few] Przenieś { $take } kamienie z kamieniołomu na swój skład.
        [many] Przenieś { $take } kamieni z kamieniołomu na swój skład.
       *[other] Przenieś { $take } kamieni z kamieniołomu na swój skład.
    } Jeśli na składzie jest mniej miejsca albo w kamieniołomie mniej kamieni, przenosisz tyle, ile się da. Przy pełnym składzie lub pustym kamieniołomie tej akcji wybrać nie można.
topic-take-example =
    { $take ->
        [one] Biały ma na składzie jeden kamień, bierze jeszcze jeden i ma teraz { $now }.
        [few] Biały ma na składzie jeden kamień, bierze jeszcze { $take } i ma teraz { $now }.
        [many] Biały ma na składzie jeden kamień, bierze jeszcze { $take } i ma teraz { $now }.
       *[other] Biały ma na składzie jeden kamień, bierze jeszcze { $take } i ma teraz { $now }.
    }

topic-load = { imhotep-action-load }
topic-load-text = Połóż jeden kamień ze składu na wolnym polu dowolnej łodzi, która jeszcze nie wypłynęła. Pole wybierz z głową: najpierw wyładowuje się kamień przy dziobie, a na większości placów budowy kolejność ma znaczenie.
topic-load-example = Brązowy ładuje pole 2. Kamień czarnego przy dziobie zostanie wyładowany przed nim.

topic-sail = { imhotep-action-sail }
topic-sail-text = Wyślij łódź z minimalną liczbą kamieni do placu budowy, przy którym w tej rundzie nie stoi jeszcze żadna. Możesz wybrać każdą łódź, czy wiezie twoje kamienie, czy nie. Kamienie są wyładowywane jeden po drugim od dziobu, każdy przez swojego właściciela; puste pola się pomija.
topic-sail-example = Ta łódź przybija do Piramidy. Kamień szarego jest przy dziobie i zdobywa { $gray } pkt; potem kamień białego zdobywa { $white } pkt.

topic-play-card = Zagraj niebieską kartę
topic-play-card-text =
    Zamiast każdej innej akcji możesz zagrać jedną niebieską kartę zdobytą we wcześniejszej turze, a potem ją odrzucić. { $points ->
        [one] Niebieska karta, której nie zagrasz, daje na koniec gry jeden punkt.
        [few] Niebieska karta, której nie zagrasz, daje na koniec gry { $points } punkty.
        [many] Niebieska karta, której nie zagrasz, daje na koniec gry { $points } punktów.
       *[other] Niebieska karta, której nie zagrasz, daje na koniec gry { $points } punktów.
    }
topic-play-card-more = Kartę możesz zagrać tylko wtedy, gdy da się zrobić wszystko, co na niej jest. Jedyny wyjątek to Młotek: możesz go zagrać, nawet jeśli nie weźmiesz żadnego kamienia.
topic-play-card-example = Cztery niebieskie karty. Każda pozwala zrobić dwie rzeczy w jednej turze albo jedną rzecz lepiej.

topic-round-end = Koniec rundy
topic-round-end-text = Runda kończy się, gdy tylko czwarta łódź jest wyładowana, więc jeden z pięciu placów budowy zostaje pominięty. Wtedy liczą się punkty za Świątynię, łodzie odpływają, a niewzięte karty targowiska są odrzucane; wszystkie kamienie na placach budowy i składach zostają na miejscu. Następną rundę zaczyna gracz po lewej stronie tego, kto popłynął czwartą łodzią.
topic-round-end-example = Czwartą łodzią popłynął czarny. Po jego lewej stronie siedzi biały i to on zaczyna następną rundę.

# Imhotep: the sites

topic-market-a = Targowisko, strona A
topic-market-a-text =
    Za każdy kamień, który tu dotrze, jego właściciel może wziąć jedną z odkrytych kart, w kolejności wyładunku. Nikt nie musi tego robić. Sam kamień najpierw wraca do kamieniołomu właściciela. Czerwone karty wykonuje się od razu; niebieskie, zielone i fioletowe zostają odkryte przed tobą.
topic-market-a-example = Jako pierwszy wyładowano kamień białego i biały wziął Posąg. Następny jest kamień brązowego: brązowy może wziąć jedną z pozostałych kart.

topic-market-b = Targowisko, strona B
topic-market-b-text =
    Tak jak na stronie A, za każdy kamień można wziąć jedną kartę. Tutaj jednak część kart leży zakryta: zamiast odkrytej karty możesz wziąć je wszystkie, obejrzeć, jedną zatrzymać, a drugą odrzucić odkrytą. Do tego czasu nikt inny ich nie widzi.
topic-market-b-example = Szary bierze zakryte karty i ogląda je w tajemnicy. Zatrzymuje Dźwignię i pokazuje kartę, którą odrzuca.

topic-pyramid-a = Piramida, strona A
topic-pyramid-a-text =
    Kamienie kładzie się w stałej kolejności: kolumna po kolumnie od lewego górnego rogu, a potem poziom na poziomie. Każdy kamień od razu zdobywa punkty swojego pola. { $edge ->
        [one] Gdy Piramida jest gotowa, każdy następny kamień leży przy jej krawędzi i zdobywa jeden punkt.
        [few] Gdy Piramida jest gotowa, każdy następny kamień leży przy jej krawędzi i zdobywa { $edge } punkty.
        [many] Gdy Piramida jest gotowa, każdy następny kamień leży przy jej krawędzi i zdobywa { $edge } punktów.
       *[other] Gdy Piramida jest gotowa, każdy następny kamień leży przy jej krawędzi i zdobywa { $edge } punktów.
    }
topic-pyramid-a-example =
    { $points ->
        [one] Kamień czarnego zajmuje następne pole i od razu zdobywa jeden punkt.
        [few] Kamień czarnego zajmuje następne pole i od razu zdobywa { $points } punkty.
        [many] Kamień czarnego zajmuje następne pole i od razu zdobywa { $points } punktów.
       *[other] Kamień czarnego zajmuje następne pole i od razu zdobywa { $points } punktów.
    }

topic-pyramid-b = Piramida, strona B
topic-pyramid-b-text =
    Stoją tu trzy małe piramidy po pięć kamieni, a właściciel kamienia wybiera jedną z nich. Pole z premią poza punktami pozwala ci od razu coś zrobić, jeśli chcesz: po lewej dobrać wierzchnią kartę targowiska, w środku wziąć kamienie jak w swojej turze, po prawej załadować jeden kamień. { $edge ->
        [one] Gdy wszystkie trzy są gotowe, każdy następny kamień zdobywa jeden punkt.
        [few] Gdy wszystkie trzy są gotowe, każdy następny kamień zdobywa { $edge } punkty.
        [many] Gdy wszystkie trzy są gotowe, każdy następny kamień zdobywa { $edge } punktów.
       *[other] Gdy wszystkie trzy są gotowe, każdy następny kamień zdobywa { $edge } punktów.
    }
topic-pyramid-b-more = Premia niewykorzystana od razu przepada. Jeśli dobierzesz czerwoną kartę, wykonujesz ją natychmiast, a to może dać kolejną premię.
topic-pyramid-b-example =
    { $points ->
        [one] Brązowy wybiera środkową piramidę, zdobywa jeden punkt i może wziąć kamienie z kamieniołomu na skład.
        [few] Brązowy wybiera środkową piramidę, zdobywa { $points } punkty i może wziąć kamienie z kamieniołomu na skład.
        [many] Brązowy wybiera środkową piramidę, zdobywa { $points } punktów i może wziąć kamienie z kamieniołomu na skład.
       *[other] Brązowy wybiera środkową piramidę, zdobywa { $points } punktów i może wziąć kamienie z kamieniołomu na skład.
    }

topic-temple-a = Świątynia, strona A
topic-temple-a-text =
    Świątynię zapełnia się od lewej do prawej, a potem poziom na poziomie. { $points ->
        [one] Na koniec każdej rundy każdy kamień widoczny z góry zdobywa jeden punkt.
        [few] Na koniec każdej rundy każdy kamień widoczny z góry zdobywa { $points } punkty.
        [many] Na koniec każdej rundy każdy kamień widoczny z góry zdobywa { $points } punktów.
       *[other] Na koniec każdej rundy każdy kamień widoczny z góry zdobywa { $points } punktów.
    } Zabudowany kamień nie zdobywa już nic.
topic-temple-a-example = Biały zabudował pierwszy kamień czarnego. Na koniec rundy biały zdobywa { $white } pkt, szary { $gray } pkt, a brązowy { $brown } pkt; czarny nie zdobywa nic.

topic-temple-b = Świątynia, strona B
topic-temple-b-text =
    Świątynię zapełnia się jak na stronie A. Na koniec każdej rundy każdy kamień widoczny z góry daje to, co pokazuje jego pole: punkty, wierzchnią kartę targowiska albo wybór. Wybór to punkty albo kamienie z kamieniołomu na twój skład, co wolisz.
topic-temple-b-more = Pola rozlicza się od lewej do prawej, w takim stanie Świątyni, jaki był na koniec rundy; kamienie dołożone w tym czasie nic w tej rundzie nie zmieniają. Kartę bierze się zawsze. Kamienie możesz wybrać tylko wtedy, gdy da się przenieść choć jeden.
topic-temple-b-example = Kamień czarnego leży na polu z kartą i jest widoczny z góry. Na koniec rundy czarny dobiera wierzchnią kartę targowiska.

topic-chamber-a = Grobowiec, strona A
topic-chamber-a-text = Kamienie zapełniają kolumny po trzy, z góry na dół i od lewej do prawej. Na koniec gry każda grupa twoich kamieni stykających się bokami zdobywa punkty zależne od wielkości. Liczą się wszystkie twoje grupy, nawet pojedyncze kamienie; zetknięcie rogami nie wystarcza.
topic-chamber-a-example = Gdyby gra skończyła się teraz, grupa czterech kamieni szarego dałaby { $four } pkt. Grupy dwóch kamieni dałyby białemu i brązowemu po { $two } pkt.

topic-chamber-b = Grobowiec, strona B
topic-chamber-b-text = Kamienie kładzie się jak na stronie A, ale na koniec gry każdy z trzech rzędów liczy się osobno. Kto ma w rzędzie najwięcej kamieni, zdobywa najwięcej, drugi mniej i tak dalej. Punkty zależą od liczby graczy.
topic-chamber-b-example = Gdyby gra skończyła się teraz, szary miałby najwięcej kamieni w górnym rzędzie i zdobyłby { $first } pkt. Biały byłby tam drugi i zdobyłby { $second } pkt.

topic-obelisks-a = Obeliski, strona A
topic-obelisks-a-text = Każdy gracz buduje jeden obelisk, a każdy kamień go podwyższa. Na koniec gry najwyższy zdobywa najwięcej, następny mniej i tak dalej. Punkty zależą od liczby graczy.
topic-obelisks-a-example = Obelisk białego jest najwyższy i zdobywa { $white } pkt. Czarny i szary mają równe i dzielą się: po { $each } pkt. Brązowy nic nie zbudował i nic nie zdobywa.

topic-obelisks-b = Obeliski, strona B
topic-obelisks-b-text =
    Twoje dwa pierwsze kamienie czekają na polach twojego koloru. Trzeci tworzy ze wszystkich trzech wieżę na najlepszym wolnym polu punktów, które zdobywasz od razu. { $single ->
        [one] Na koniec gry każdy kamień, który nadal stoi sam, zdobywa jeden punkt.
        [few] Na koniec gry każdy kamień, który nadal stoi sam, zdobywa { $single } punkty.
        [many] Na koniec gry każdy kamień, który nadal stoi sam, zdobywa { $single } punktów.
       *[other] Na koniec gry każdy kamień, który nadal stoi sam, zdobywa { $single } punktów.
    }
topic-obelisks-b-more = Po zbudowaniu wieży twoje pola są wolne dla następnej. Gdy wszystkie pola punktów są zajęte, dalsze kamienie zostają pojedyncze.
topic-obelisks-b-example = Trzeci kamień białego utworzył wieżę. Najlepsze pole było już zajęte, więc biały od razu zdobył { $points } pkt.

topic-shared-places = Remisujący gracze
topic-shared-places-text = W Grobowcu B i na Obeliskach A gracze mogą mieć po równo. Wtedy punkty za wszystkie miejsca, które razem zajmują, dodaje się, dzieli na równe części i zaokrągla w dół. Kto nie ma tam kamienia, nie zajmuje miejsca i nie dostaje części.
topic-shared-places-example = Czarny i biały mają w górnym rzędzie tyle samo kamieni. Dzielą się punktami za dwa pierwsze miejsca: z { $sum } pkt dostają po { $each } pkt.

# Imhotep: the market cards

topic-entrance = { imhotep-card-entrance }
topic-entrance-text = Czerwona karta, wykonywana od razu: połóż jeden kamień z kamieniołomu na Piramidzie. Zdobywa tyle, co każdy kamień w tym miejscu. Jeśli twój kamieniołom jest pusty, nic nie kładziesz. Potem kartę się odrzuca.
topic-entrance-example = Szary bierze Wejście i kładzie kamień na następnym polu Piramidy. Zdobywa { $points } pkt.

topic-sarcophagus = { imhotep-card-sarcophagus }
topic-sarcophagus-text = Czerwona karta, wykonywana od razu: połóż jeden kamień z kamieniołomu na następnym polu Grobowca. Jeśli twój kamieniołom jest pusty, nic nie kładziesz. Potem kartę się odrzuca.
topic-sarcophagus-example = Kamień brązowego dołącza do dwóch innych tego koloru. Na koniec gry grupa trzech jest warta { $points } pkt.

topic-path = { imhotep-card-path }
topic-path-text = Czerwona karta, wykonywana od razu: połóż jeden kamień z kamieniołomu na Obeliskach. Jeśli twój kamieniołom jest pusty, nic nie kładziesz. Potem kartę się odrzuca.
topic-path-example = Czarny dokłada kamień i czarny obelisk ma teraz wysokość trzech kamieni.

topic-pyramid-decoration = { imhotep-card-pyramid-decoration }
topic-pyramid-decoration-text =
    Zielona karta, którą zatrzymujesz do końca gry. Policz wszystkie kamienie Piramidy bez względu na kolor, także te przy krawędzi. { $points ->
        [one] Za każde { $stones } z nich zdobywasz jeden punkt; reszta nie daje nic.
        [few] Za każde { $stones } z nich zdobywasz { $points } punkty; reszta nie daje nic.
        [many] Za każde { $stones } z nich zdobywasz { $points } punktów; reszta nie daje nic.
       *[other] Za każde { $stones } z nich zdobywasz { $points } punktów; reszta nie daje nic.
    }
topic-pyramid-decoration-example = Kamienie na Piramidzie: { $count }. Karta daje { $earned } pkt.

topic-temple-decoration = { imhotep-card-temple-decoration }
topic-temple-decoration-text =
    Zielona karta, którą zatrzymujesz do końca gry. Policz wszystkie kamienie Świątyni bez względu na kolor, także te zabudowane. { $points ->
        [one] Za każde { $stones } z nich zdobywasz jeden punkt; reszta nie daje nic.
        [few] Za każde { $stones } z nich zdobywasz { $points } punkty; reszta nie daje nic.
        [many] Za każde { $stones } z nich zdobywasz { $points } punktów; reszta nie daje nic.
       *[other] Za każde { $stones } z nich zdobywasz { $points } punktów; reszta nie daje nic.
    }
topic-temple-decoration-example = Kamienie w Świątyni: { $count }. Karta daje { $earned } pkt.

topic-chamber-decoration = { imhotep-card-chamber-decoration }
topic-chamber-decoration-text =
    Zielona karta, którą zatrzymujesz do końca gry. Policz wszystkie kamienie w Grobowcu bez względu na kolor. { $points ->
        [one] Za każde { $stones } z nich zdobywasz jeden punkt; reszta nie daje nic.
        [few] Za każde { $stones } z nich zdobywasz { $points } punkty; reszta nie daje nic.
        [many] Za każde { $stones } z nich zdobywasz { $points } punktów; reszta nie daje nic.
       *[other] Za każde { $stones } z nich zdobywasz { $points } punktów; reszta nie daje nic.
    }
topic-chamber-decoration-example = Kamienie w Grobowcu: { $count }. Karta daje { $earned } pkt.

topic-obelisk-decoration = { imhotep-card-obelisk-decoration }
topic-obelisk-decoration-text =
    Zielona karta, którą zatrzymujesz do końca gry. Policz wszystkie kamienie na Obeliskach bez względu na kolor, także te w wieżach. { $points ->
        [one] Za każde { $stones } z nich zdobywasz jeden punkt; reszta nie daje nic.
        [few] Za każde { $stones } z nich zdobywasz { $points } punkty; reszta nie daje nic.
        [many] Za każde { $stones } z nich zdobywasz { $points } punktów; reszta nie daje nic.
       *[other] Za każde { $stones } z nich zdobywasz { $points } punktów; reszta nie daje nic.
    }
topic-obelisk-decoration-example = Kamienie na Obeliskach: { $count }. Karta daje { $earned } pkt.

topic-statue = { imhotep-card-statue }
topic-statue-text = Fioletowe karty, które zatrzymujesz do końca gry. Im więcej masz Posągów, tym więcej wart jest każdy z nich.
topic-statue-example = Trzy Posągi dają razem { $points } pkt.

topic-lever = { imhotep-card-lever }
topic-lever-text = Niebieska karta: popłyń jedną łodzią i zdecyduj, w jakiej kolejności wyładować jej kamienie. Jak zawsze potrzeba minimalnej liczby kamieni i wolnego placu budowy. Całą kolejność ustalasz, zanim pierwszy kamień opuści łódź.
topic-lever-example = Przy dziobie leży kamień szarego, ale dzięki Dźwigni najpierw można wyładować kamień białego.

topic-hammer = { imhotep-card-hammer }
topic-hammer-text =
    { $take ->
        [one] Niebieska karta: weź jeden kamień z kamieniołomu na skład, a potem załaduj jeden kamień na łódź.
        [few] Niebieska karta: weź { $take } kamienie z kamieniołomu na skład, a potem załaduj jeden kamień na łódź.
        [many] Niebieska karta: weź { $take } kamieni z kamieniołomu na skład, a potem załaduj jeden kamień na łódź.
       *[other] Niebieska karta: weź { $take } kamieni z kamieniołomu na skład, a potem załaduj jeden kamień na łódź.
    } Jeśli skład jest pełny albo kamieniołom pusty, bierzesz mniej lub nic, ale i tak ładujesz.
topic-hammer-example = Skład brązowego był pusty. Brązowy bierze kamienie ({ $take }) i jeden z nich ładuje przy dziobie.

topic-sail-card = { imhotep-card-sail }
topic-sail-card-text = Niebieska karta: załaduj jeden kamień na łódź i od razu popłyń tą samą łodzią. Jej ładunek liczy się po załadowaniu, więc twój kamień może być tym brakującym.
topic-sail-card-example = Kamień białego dopełnia minimalną liczbę kamieni ({ $minimum }) i łódź od razu wypływa.

topic-chisel = { imhotep-card-chisel }
topic-chisel-text = Niebieska karta: załaduj dokładnie dwa kamienie ze składu, na tę samą łódź albo na dwie różne. Potrzebujesz więc dwóch kamieni na składzie i dwóch wolnych pól.
topic-chisel-example = Czarny ładuje dwa kamienie w jednej turze, po jednym na każdą łódź.

# Imhotep: the end

topic-imhotep-end = Koniec gry
topic-imhotep-end-text =
    Po ostatniej rundzie liczy się Grobowiec i Obeliski, a potem twoje karty: Dekoracje, Posągi i niezagrane niebieskie karty. { $unused ->
        [one] Niezagrana niebieska karta daje jeden punkt.
        [few] Niezagrana niebieska karta daje { $unused } punkty.
        [many] Niezagrana niebieska karta daje { $unused } punktów.
       *[other] Niezagrana niebieska karta daje { $unused } punktów.
    }
topic-imhotep-end-example = Czarny ma trzy Posągi i niezagrane Dłuto: { $statues } i { $unused } to razem { $sum } pkt.

topic-imhotep-tie = Remis
topic-imhotep-tie-text = Wygrywa największa liczba punktów. Przy równej liczbie lepszy jest gracz, który ma więcej kamieni na składzie. Jeśli nadal jest równo, zwycięstwo jest wspólne.
topic-imhotep-tie-example = Czarny i szary mają tyle samo punktów. Szary ma więcej kamieni na składzie i wygrywa.

topic-wrath = { imhotep-option-wrath }
topic-wrath-text =
    Wariant, który możesz wybrać przy otwieraniu stołu. Na koniec gry każdy gracz potrzebuje choć jednego kamienia na Piramidzie, w Świątyni, w Grobowcu i na Obeliskach. { $penalty ->
        [one] Kto gdziekolwiek go nie ma, traci jeden punkt, ale tylko raz.
        [few] Kto gdziekolwiek go nie ma, traci { $penalty } punkty, ale tylko raz.
        [many] Kto gdziekolwiek go nie ma, traci { $penalty } punktów, ale tylko raz.
       *[other] Kto gdziekolwiek go nie ma, traci { $penalty } punktów, ale tylko raz.
    } Wynik może więc spaść poniżej zera.
topic-wrath-example =
    { $penalty ->
        [one] Szary budował wszędzie poza Obeliskami i traci jeden punkt.
        [few] Szary budował wszędzie poza Obeliskami i traci { $penalty } punkty.
        [many] Szary budował wszędzie poza Obeliskami i traci { $penalty } punktów.
       *[other] Szary budował wszędzie poza Obeliskami i traci { $penalty } punktów.
    }

# Pyramids: the game

topic-pyramids-aim = { topic-imhotep-aim }
topic-pyramids-aim-text =
    Wszyscy gracze badają piramidy jednocześnie, każdy na dwóch własnych kartach. Skreślasz ścieżkę od wejścia w dół do złotego grobowca, po drodze zbierasz klejnoty i pochodnie i omijasz czaszki. { $rounds ->
        [one] Po jednej rundzie wygrywa gracz z największą liczbą punktów.
        [few] Po { $rounds } rundach wygrywa gracz z największą liczbą punktów.
        [many] Po { $rounds } rundach wygrywa gracz z największą liczbą punktów.
       *[other] Po { $rounds } rundach wygrywa gracz z największą liczbą punktów.
    }
topic-pyramids-aim-example = Ścieżka od wejścia na górze do złotego grobowca na dole.

topic-pyramid-card = Karty piramid
topic-pyramid-card-text = Każda karta ma numer, jeden z trzech kolorów i komnatę złożoną z pięciu na pięć pól. Ścian nigdy nie można skreślać, a każde inne pole tylko raz. Wejście jest w górnym rzędzie, złoty grobowiec w dolnym. Między nimi leżą klejnoty, czaszki, czerwone krzyżyki, a na niektórych kartach też pochodnie i eliksiry.
topic-pyramid-card-example = Karta { $number }. Znak obok numeru pokazuje jej kolor.

topic-score-card = Karta punktacji
topic-score-card-text = To, co znajdziesz, zapisujesz na karcie punktacji: czerwone i zielone klejnoty, jedną pochodnię na rundę i czaszki. Są na niej też punkty piramid dla każdego koloru, które przypadają najszybszym.
topic-score-card-example = Klejnoty, pochodnie, czaszki i znaki trzech kolorów.

topic-set-up = { pyramids-rule-set-up }
topic-set-up-text =
    { $drawn ->
        [one] Każdy gracz dobiera { $drawn } kartę piramidy, ogląda ją w tajemnicy i zatrzymuje dwie; wszyscy wybierają jednocześnie.
        [few] Każdy gracz dobiera { $drawn } karty piramid, ogląda je w tajemnicy i zatrzymuje dwie; wszyscy wybierają jednocześnie.
        [many] Każdy gracz dobiera { $drawn } kart piramid, ogląda je w tajemnicy i zatrzymuje dwie; wszyscy wybierają jednocześnie.
       *[other] Każdy gracz dobiera { $drawn } kart piramid, ogląda je w tajemnicy i zatrzymuje dwie; wszyscy wybierają jednocześnie.
    } Reszta wraca do talii, którą się tasuje. Potem z talii wykłada się odkryte karty ({ $display }) i tasuje karty ekspedycji.
topic-set-up-example = Masz te karty i zatrzymujesz dwie z nich. Reszta wraca do talii.

# Pyramids: crossing off

topic-expedition = { pyramids-rule-expedition }
topic-expedition-text = Karta ekspedycji pokazuje kształt z dwóch do czterech pól i obowiązuje wszystkich. Karty odkrywa się po jednej, w każdej rundzie tyle: { $turned }; reszta zostaje zakryta. Wszyscy skreślają jednocześnie i nikt nie widzi, co robią inni, dopóki wszyscy nie są gotowi.
topic-expedition-example = Sześć kształtów. Każdy można obrócić i odbić.

topic-mark = { pyramids-rule-mark }
topic-mark-text = Na jednej ze swoich dwóch kart skreśl dokładnie odkryty kształt; możesz go dowolnie obracać i odbijać. Żadne z jego pól nie może być ścianą ani polem już skreślonym. Pierwszy kształt na karcie zakrywa wejście, a każdy następny styka się bokiem z twoją ścieżką. Rogi się nie liczą.
topic-mark-example = Narożnik z trzech pól styka się ze ścieżką i zabiera zielony klejnot.

topic-entrance-field = { pyramids-rule-entrance-field }
topic-entrance-field-text = Każda ścieżka zaczyna się od wejścia w górnym rzędzie komnaty. Dopóki na karcie nic nie jest skreślone, wszystko, co na niej skreślasz, musi je obejmować: kształt albo pojedyncze pole.
topic-entrance-field-example = Kształt L z czterech pól obrócono tak, że obejmuje wejście.

topic-single-field = { pyramids-rule-single-field }
topic-single-field-text = Zamiast kształtu zawsze możesz skreślić jedno pole na którejkolwiek ze swoich kart. Na pustej karcie jest to wejście, a w innym razie pole stykające się bokiem z twoją ścieżką. Jedno z dwojga musisz zrobić: kształt albo pojedyncze pole.
topic-single-field-more = Jeśli nie ma żadnego pola, które możesz skreślić, nie robisz nic.
topic-single-field-example = Tutaj zamiast kształtu skreślono jedno pole z czerwonym klejnotem.

# Pyramids: what you find

topic-golden-tomb = { pyramids-rule-golden-tomb }
topic-golden-tomb-text =
    Skreśl złoty grobowiec, a piramida jest zbadana. { $points ->
        [one] Na koniec gry daje jeden punkt.
        [few] Na koniec gry daje { $points } punkty.
        [many] Na koniec gry daje { $points } punktów.
       *[other] Na koniec gry daje { $points } punktów.
    } Odkładasz kartę, cokolwiek na niej zostało, i bierzesz nową.
topic-golden-tomb-example =
    { $points ->
        [one] Kształt sięga złotego grobowca: ta piramida jest zbadana i daje jeden punkt.
        [few] Kształt sięga złotego grobowca: ta piramida jest zbadana i daje { $points } punkty.
        [many] Kształt sięga złotego grobowca: ta piramida jest zbadana i daje { $points } punktów.
       *[other] Kształt sięga złotego grobowca: ta piramida jest zbadana i daje { $points } punktów.
    }

topic-gems = { pyramids-rule-gems }
topic-gems-text =
    Za każdy skreślony klejnot zapisujesz jeden w jego kolorze na karcie punktacji. { $pair ->
        [one] Na koniec czerwony i zielony klejnot tworzą parę, która daje jeden punkt.
        [few] Na koniec czerwony i zielony klejnot tworzą parę, która daje { $pair } punkty.
        [many] Na koniec czerwony i zielony klejnot tworzą parę, która daje { $pair } punktów.
       *[other] Na koniec czerwony i zielony klejnot tworzą parę, która daje { $pair } punktów.
    } { $single ->
        [one] Klejnot bez pary daje jeden punkt.
        [few] Klejnot bez pary daje { $single } punkty.
        [many] Klejnot bez pary daje { $single } punktów.
       *[other] Klejnot bez pary daje { $single } punktów.
    } Miejsca na klejnoty każdego koloru: { $room }; dalsze nic nie dają.
topic-gems-example =
    { $points ->
        [one] Trzy czerwone i dwa zielone klejnoty to dwie pary i jeden klejnot bez pary: { $points } punkt.
        [few] Trzy czerwone i dwa zielone klejnoty to dwie pary i jeden klejnot bez pary: { $points } punkty.
        [many] Trzy czerwone i dwa zielone klejnoty to dwie pary i jeden klejnot bez pary: { $points } punktów.
       *[other] Trzy czerwone i dwa zielone klejnoty to dwie pary i jeden klejnot bez pary: { $points } punktów.
    }

topic-skulls = { pyramids-rule-skulls }
topic-skulls-text = Za każdą skreśloną czaszkę zapisujesz następną na karcie punktacji, od lewej. Na koniec tracisz wartość najwyższej z nich i tylko tej. Gdy wszystkie są zapisane, dalsze czaszki już nie szkodzą.
topic-skulls-example =
    { $points ->
        [one] Zapisane są cztery czaszki. Czwarta jest najwyższa i kosztuje jeden punkt.
        [few] Zapisane są cztery czaszki. Czwarta jest najwyższa i kosztuje { $points } punkty.
        [many] Zapisane są cztery czaszki. Czwarta jest najwyższa i kosztuje { $points } punktów.
       *[other] Zapisane są cztery czaszki. Czwarta jest najwyższa i kosztuje { $points } punktów.
    }

topic-torches = { pyramids-rule-torches }
topic-torches-text =
    Na karcie punktacji jest jedna pochodnia na każdą rundę. Skreśl pochodnię w komnacie, a zapali się pochodnia tej rundy. { $points ->
        [one] Na koniec daje jeden punkt.
        [few] Na koniec daje { $points } punkty.
        [many] Na koniec daje { $points } punktów.
       *[other] Na koniec daje { $points } punktów.
    } Druga pochodnia w tej samej rundzie nic nie daje, a pominiętej nie można zapalić później.
topic-torches-example =
    { $points ->
        [one] Pochodnia w pierwszej rundzie zapala pochodnię tej rundy i daje jeden punkt.
        [few] Pochodnia w pierwszej rundzie zapala pochodnię tej rundy i daje { $points } punkty.
        [many] Pochodnia w pierwszej rundzie zapala pochodnię tej rundy i daje { $points } punktów.
       *[other] Pochodnia w pierwszej rundzie zapala pochodnię tej rundy i daje { $points } punktów.
    }

topic-elixir = { pyramids-rule-elixir }
topic-elixir-text = Eliksir leczy: zmazuje dwie najwyższe czaszki na twojej karcie punktacji albo mniej, jeśli tylu nie ma. Jeśli jeden kształt obejmuje czaszki i eliksir, czaszki zapisuje się najpierw.
topic-elixir-more = Każdy krok skreślania rozlicza się osobno: eliksir nie czeka na dodatkowe pole, które daje ci czerwony krzyżyk.
topic-elixir-example = Pięć czaszek kosztowałoby { $before } pkt. Eliksir zmazuje dwie z nich, a trzy pozostałe kosztują { $after } pkt.

topic-red-cross = { pyramids-rule-red-cross }
topic-red-cross-text = Za każdy skreślony czerwony krzyżyk od razu skreślasz jeszcze jedno pole na którejkolwiek ze swoich dwóch kart. Jak zawsze musi to być wejście albo pole stykające się z twoją ścieżką. Jeśli i tam jest czerwony krzyżyk, skreślasz dalej.
topic-red-cross-more = Możesz jeszcze użyć karty, na której w tym kroku dotarto do złotego grobowca. Jeśli nie ma pola, które możesz skreślić, czerwony krzyżyk przepada.
topic-red-cross-example = Linia z dwóch pól obejmuje czerwony krzyżyk, więc można skreślić jeszcze jedno pole: tutaj czerwony klejnot.

# Pyramids: after each expedition

topic-new-pyramid = { pyramids-rule-new-pyramid }
topic-new-pyramid-text =
    Gdy wszyscy skreślą już swoje pola, gracze, którzy zbadali piramidę, biorą za nią nową kartę: jedną z odkrytych albo wierzchnią z talii. Pierwszy wybiera ten, kto zbadał najniższy numer. Zanim wybierze następny, odkryte karty uzupełnia się znowu do liczby { $display }.
topic-new-pyramid-more = Jeśli zbadasz dwie naraz, wybierasz obie nowe karty przed wszystkimi innymi. Gdy talia jest pusta, kart się nie dokłada i może się zdarzyć, że nie będzie czego wziąć. Po ostatniej ekspedycji gry nikt nie bierze nowej karty.
topic-new-pyramid-example = W tym samym kroku zbadano karty { $low } i { $high }. Pierwszy wybiera właściciel karty { $low }.

topic-colours = { pyramids-rule-colours }
topic-colours-text = Zbadaj drugą, czwartą albo szóstą piramidę jednego koloru, a zdobędziesz najwyższe punkty tego koloru, które są jeszcze wolne. Każde z nich można zdobyć w grze tylko raz, więc opłaca się pośpieszyć.
topic-colours-more = Punkty zdobywa się po wzięciu nowych kart. Jeśli w jednym kroku zbadano kilka piramid, rozlicza się je według numerów, od najniższego.
topic-colours-example = To twoja druga fioletowa piramida, a nikt nie ma jeszcze punktów za fioletowe: zdobywasz { $first } pkt. Następna osoba z fioletowymi zdobędzie { $second } pkt.

topic-pyramids-round-end = { topic-round-end }
topic-pyramids-round-end-text =
    { $turned ->
        [one] Runda kończy się po jednej karcie ekspedycji.
        [few] Runda kończy się po { $turned } kartach ekspedycji.
        [many] Runda kończy się po { $turned } kartach ekspedycji.
       *[other] Runda kończy się po { $turned } kartach ekspedycji.
    } Potem tasuje się wszystkie karty ekspedycji, także tę, która została zakryta, a następna runda przynosi własną pochodnię. { $rounds ->
        [one] Gra ma jedną rundę.
        [few] Gra ma { $rounds } rundy.
        [many] Gra ma { $rounds } rund.
       *[other] Gra ma { $rounds } rund.
    }
topic-pyramids-round-end-example = W nowej rundzie znów może przyjść każdy kształt.

# Pyramids: the end

topic-game-end = { topic-imhotep-end }
topic-game-end-text =
    Dodaj wszystko, co masz: po { $explored } pkt za każdą zbadaną piramidę, po { $torch } pkt za każdą pochodnię, zdobyte punkty piramid, po { $pair } pkt za każdą parę klejnotów i po { $single } pkt za każdy inny klejnot. Potem odejmij wartość najwyższej czaszki. Niezbadana piramida nic nie daje, ale to, co w niej znajdziesz, się liczy.
topic-game-end-example = Pięć piramid { $pyramids }, dwie pochodnie { $torches }, punkty piramid { $colours }, klejnoty { $gems }, czaszki −{ $skulls }: razem { $total } pkt.

topic-pyramids-tie = { topic-imhotep-tie }
topic-pyramids-tie-text = Wygrywa największa liczba punktów. Przy równej liczbie lepszy jest gracz, który zbadał piramidę o najniższym numerze. Gracze, którzy nie zbadali żadnej i nadal mają po równo, dzielą się miejscem.
topic-pyramids-tie-example = Obaj gracze mają tyle samo punktów. Najniższy numer wśród zbadanych ma karta { $low }, więc wygrywa jej właściciel.

topic-our-deck = Nasze własne karty
topic-our-deck-text = Instrukcja nie pokazuje wszystkich kart z pudełka, więc Saqqara gra 48 komnatami własnego pomysłu. W każdej z nich można dojść od wejścia do każdego pola, które nie jest ścianą. Jeśli masz pudełko z grą, możesz przepisać swoje karty do pliku edycji i nimi grać.
topic-our-deck-example = Karta { $number }, jedna z naszych.

# Printed figures, with their values beside them

figure-in-deck = Karty tego rodzaju
figure-sled-start = Kamienie na składach na starcie, od pierwszego gracza
figure-round-cards-two = Karty rund dla dwóch graczy: pola czterech łodzi
figure-round-cards-three = Karty rund dla trzech graczy
figure-round-cards-four = Karty rund dla czterech graczy
figure-ships-fleet = Pola wszystkich łodzi w pudełku
figure-ships-minimum-load = Minimalna liczba kamieni na łodzi z jednym, dwoma, trzema, czterema polami
figure-market-face-up-a = Odkryte karty
figure-market-face-up-b = { figure-market-face-up-a }
figure-market-face-down-b = Zakryte karty
figure-pyramid-a = Punkty pól w kolejności budowy
figure-pyramid-bonus-points = Punkty pola z premią
figure-pyramid-left = Pola lewej piramidy w kolejności budowy
figure-pyramid-middle = Pola środkowej piramidy
figure-pyramid-right = Pola prawej piramidy
figure-stones-take = Kamienie, które bierzesz
figure-temple-spaces = Pola przy dwóch, trzech, czterech graczach
figure-temple-b = Pola od lewej
figure-temple-choice-points = Punkty do wyboru
figure-temple-choice-stones = Kamienie do wyboru
figure-chamber-groups = Punkty grupy z jednego, dwóch, trzech, czterech, pięciu kamieni
figure-chamber-further-stone = Punkty za każdy dalszy kamień
figure-chamber-rows-two = Punkty w każdym rzędzie, dwóch graczy
figure-chamber-rows-three = Punkty w każdym rzędzie, trzech graczy
figure-chamber-rows-four = Punkty w każdym rzędzie, czterech graczy
figure-obelisks-two = Punkty za wysokość, dwóch graczy
figure-obelisks-three = Punkty za wysokość, trzech graczy
figure-obelisks-four = Punkty za wysokość, czterech graczy
figure-obelisks-towers = Punkty wież, od pierwszej do ostatniej
figure-cards-statues = Punkty za jeden, dwa, trzy, cztery, pięć Posągów
figure-cards-further-statue = Punkty za każdy dalszy Posąg
figure-expeditions-i2 = Linia z dwóch pól: karty
figure-expeditions-i3 = Linia z trzech pól: karty
figure-expeditions-i4 = Linia z czterech pól: karty
figure-expeditions-v3 = Narożnik z trzech pól: karty
figure-expeditions-l4 = L z czterech pól: karty
figure-expeditions-o4 = Kwadrat z czterech pól: karty
figure-score-skulls = Wartości czaszek, od lewej
figure-score-colour = Punkty piramid każdego koloru, od pierwszych do ostatnich
figure-colours-green = Numery zielonych kart
figure-colours-orange = Numery pomarańczowych kart
figure-colours-purple = Numery fioletowych kart
figure-word-card = karta
figure-word-choice = wybór
figure-word-stones = kamienie
figure-word-load = ładuj
