# suomi: oppituntien luettelo ja valmentaja.

learn-page = Opettele – Saqqara
learn-lead = Lyhyitä oppitunteja oikealla pelilaudalla. Lopeta milloin haluat: voit jatkaa siitä, mihin jäit.
learn-not-kept = Tämä selain ei tallenna mitään. Edistymisesi katoaa, kun suljet sivun.
learn-stopped = Jatka siitä, mihin jäit
learn-comes-next = Seuraava oppituntisi
learn-go-on = Jatka
learn-step = Vaihe { $step }/{ $steps }
learn-minutes =
    { $count ->
        [one] { $count } minuutti
       *[other] { $count } minuuttia
    }
learn-minutes-short = { $count } min
learn-done = tehty
learn-first-game = Ensimmäinen pelisi
learn-first-game-about = Oikea peli Oppilasta vastaan. Valmentaja kertoo aina, kun jokin on uutta.
learn-play = Pelaa se
learn-of-game = Opettele: { $game }
learn-coach = Valmentaja
learn-number = { $chapter }, { $number }/{ $count }
learn-do = Tee se
learn-do-about = Tee siirto pelilaudalla.
learn-back = Takaisin
learn-skip = Ohita
learn-next = Seuraava
learn-again = { app-again }
learn-show = Näytä
learn-rule = Sääntö { $rule }
learn-first = Tee ensin siirto
learn-restart = Uudestaan
learn-all = Kaikki oppitunnit
learn-next-lesson = Seuraavaksi: { $lesson }
learn-leave = Voit lähteä milloin vain ja jatkaa siitä, mihin jäit.
learn-offline = Ei yhteyttä. Avaamasi oppitunnit toimivat ilman yhteyttäkin.
learn-key-next = Seuraava vaihe tai uusi yritys
learn-key-skip = Ohita tämä vaihe
