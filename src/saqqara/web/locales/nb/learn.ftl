# norsk bokmål: listen over leksjoner og veilederen.

learn-page = Lær – Saqqara
learn-lead = Korte leksjoner på et ekte brett. Stopp når du vil: du kan fortsette der du slapp.
learn-not-kept = Denne nettleseren lagrer ingenting. Framgangen din går tapt når du lukker siden.
learn-stopped = Fortsett der du slapp
learn-comes-next = Din neste leksjon
learn-go-on = Fortsett
learn-step = Trinn { $step } av { $steps }
learn-minutes =
    { $count ->
        [one] { $count } minutt
       *[other] { $count } minutter
    }
learn-minutes-short = { $count } min
learn-done = ferdig
learn-first-game = Ditt første spill
learn-first-game-about = Et ekte spill mot Lærlingen. Veilederen sier fra hver gang noe er nytt.
learn-play = Spill det
learn-of-game = Lær { $game }
learn-coach = Veileder
learn-number = { $chapter }, { $number } av { $count }
learn-do = Gjør det
learn-do-about = Gjør trekket på brettet.
learn-back = Tilbake
learn-skip = Hopp over
learn-next = Neste
learn-again = { app-again }
learn-show = Vis meg
learn-rule = Regel { $rule }
learn-first = Gjør trekket først
learn-restart = En gang til
learn-all = Alle leksjoner
learn-next-lesson = Neste: { $lesson }
learn-leave = Du kan gå når som helst og fortsette der du slapp.
learn-offline = Ingen forbindelse. Leksjoner du har åpnet, virker likevel.
learn-key-next = Neste trinn, eller prøv igjen
learn-key-skip = Hopp over dette trinnet
