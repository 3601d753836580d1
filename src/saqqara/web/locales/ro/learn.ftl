# română: lista lecțiilor și antrenorul.

learn-page = Învață – Saqqara
learn-lead = Lecții scurte pe o tablă adevărată. Oprește-te când vrei; progresul se păstrează.
learn-not-kept = Acest browser nu păstrează nimic. Progresul se pierde când închizi pagina.
learn-stopped = Continuă de unde ai rămas
learn-comes-next = Următoarea ta lecție
learn-go-on = Continuă
learn-step = Pasul { $step } din { $steps }
learn-minutes =
    { $count ->
        [one] { $count } minut
        [few] { $count } minute
       *[other] { $count } de minute
    }
learn-minutes-short = { $count } min
learn-done = terminată
learn-first-game = Primul tău joc
learn-first-game-about = Un joc adevărat cu Ucenicul. Antrenorul vorbește ori de câte ori apare ceva nou.
learn-play = Joacă-l
learn-of-game = Învață { $game }
learn-coach = Antrenor
learn-number = { $chapter }, { $number } din { $count }
learn-do = Fă-o
learn-do-about = Fă mutarea pe tablă.
learn-back = Înapoi
learn-skip = Omite
learn-next = Înainte
learn-again = { app-again }
learn-show = Arată-mi
learn-rule = Regula { $rule }
learn-first = Fă întâi mutarea
learn-restart = Încă o dată
learn-all = Toate lecțiile
learn-next-lesson = Urmează: { $lesson }
learn-leave = Poți pleca oricând. Progresul se păstrează.
learn-offline = Fără conexiune. Lecțiile pe care le-ai deschis merg și fără.
learn-key-next = Pasul următor sau o nouă încercare
learn-key-skip = Omite acest pas
