# polski: co trener mówi w pierwszej grze.

guide-title = Słowo od trenera
guide-got-it = Jasne
guide-quiet = Bez podpowiedzi
guide-imhotep-first-turn = Twoja pierwsza tura. Masz w składzie mało kamieni: weź więcej albo załaduj jeden na łódź. Jedna akcja i kolej na Ucznia.
guide-imhotep-can-sail = Jedna z łodzi ma dość kamieni, by wypłynąć: żagiel jest w górze. Teraz każdy może nią popłynąć na plac, na który w tej rundzie nie dotarła jeszcze żadna łódź.
guide-imhotep-others-aboard = Na tej łodzi są też kamienie Ucznia. Dokądkolwiek nią popłyniesz, wszystkie trafią na budowę: wybierz plac dobry dla ciebie, a słaby dla niego.
guide-imhotep-market = Twój kamień jest na Targowisku, więc bierzesz kartę. Czerwona działa od razu, niebieska to akcja na później, zielona i fioletowa dają punkty na koniec.
guide-imhotep-blue-card = Masz niebieską kartę. Zagranie jej to cała twoja tura, ale daje więcej niż jedna akcja. Niezagrana jest warta tylko jeden punkt.
guide-imhotep-round-end = Została tylko jedna łódź. Gdy wypłynie, runda się skończy: Świątynia da punkty i przypłyną cztery nowe łodzie.
guide-imhotep-last-round = Ostatnia runda. Po niej punkty dają Grobowiec, Obeliski i karty. Kamienie, które nie wypłynęły, nic nie są warte.
guide-pyramids-keep = Zatrzymaj dwie z tych czterech piramid. Szukaj małej liczby czaszek i krótkiej drogi od wejścia na brzegu do złotego grobowca.
guide-pyramids-first-mark = Wszyscy naraz skreślają ten kształt. Zacznij od wejścia; możesz go obrócić lub odbić. Albo skreśl zamiast tego tylko jedno pole.
guide-pyramids-skull = To była czaszka. Każda kolejna kosztuje więcej: kilka to niewiele, ale dużo boli. Eliksir zmazuje dwie.
guide-pyramids-gem = Klejnot. Czerwony z zielonym tworzą parę: po jednym z każdego jest warte dużo więcej niż dwa tego samego koloru.
guide-pyramids-torch = Pochodnia. Zapala pochodnię tej rundy; druga w tej samej rundzie nic by nie dała.
guide-pyramids-elixir = Eliksir. Zmazuje dwie twoje najwyższe czaszki, więc najwięcej daje, gdy masz ich dużo.
guide-pyramids-tomb = Złoty grobowiec zdobyty: ta piramida jest zbadana i na koniec da punkty.
guide-pyramids-take = Teraz weź nową piramidę. Patrz na kolor: co druga zbadana w danym kolorze zdobywa najwyższą pozostałą premię.
guide-pyramids-last-round = Ostatnia runda. Liczy się już tylko to, co teraz skreślisz: dotrzyj do grobowca, dobierz parę klejnotów, zapal ostatnią pochodnię.
