# Romanian: the start page, and the page that is missing.

page-version = Saqqara { $version }

## The lobby

lobby-page = Saqqara: Imhotep și Pyramids
lobby-title = Clădește ce dăinuie.
lobby-lead = Joacă cu prietenii printr-un link, pe acest dispozitiv sau împotriva boților. Fără cont.
you-saved = Te cheamă { $name }. La mesele la care stai deja rămâne numele vechi.
tables-open = Mese deschise
tables-joinable =
    { $count ->
        [one] E un loc liber la o masă deschisă
        [few] Sunt locuri libere la { $count } mese deschise
       *[other] Sunt locuri libere la { $count } de mese deschise
    }
tables-sit = Așază-te
# $time is a duration, as in “4 minutes”.
tables-waiting = așteaptă de { $time }
tables-fresh = abia deschisă
tables-taken = Altcineva a ocupat locul acela.
tables-none = Acum nu e niciun loc liber. Ca să deschizi o masă, bifează „Publică” la „Mai multe opțiuni” și apasă „Invită prieteni prin link”.

## A new table

new-game = Joc
new-count = Câte locuri
new-stand-in = Un bot îi ia automat locul
new-stand-in-after = După
new-stand-in-level = Nivelul botului înlocuitor
new-company = Setările mesei
new-listed-about = Arată masa în lobby, ca să poată intra oricine. Altfel, doar cei cu linkul.
new-rated-about = Contează pentru ratingul tuturor de la masă. Un sfat sau o mutare retrasă pune capăt acestui lucru; cine pleacă pierde.
new-chat-about = Jucătorii își pot scrie unii altora. Replicile gata făcute, precum „Bine jucat!”, merg la orice masă.
new-chat-usual = Pentru prieteni cu link
new-chat-on = Pornit
new-chat-off = Oprit
clock-per-move = Timp pe mutare
clock-per-player = Timp pe jucător
clock-each-move = Pe mutare
clock-each-player = Pe jucător
clock-unit = Unitate
clock-increment = Secunde adăugate după fiecare mutare
clock-at-zero = Când expiră timpul
unit-seconds = secunde
unit-minutes = minute
unit-hours = ore
unit-days = zile
sitter-name-full =
    { $count ->
        [one] Un nume poate avea cel mult { $count } caracter.
        [few] Un nume poate avea cel mult { $count } caractere.
       *[other] Un nume poate avea cel mult { $count } de caractere.
    }

## Start page

start-play = Joacă aici
start-invite = Invită prieteni prin link
start-invite-short = Invită
start-invite-frees =
    { $seated ->
        [yes] Invitația deschide toate celelalte locuri pentru prieteni.
       *[no] Invitația îți dă primul loc și le deschide pe celelalte pentru prieteni.
    }
start-review = Analizează o partidă din fișier
start-watch = Vezi cum joacă boții
start-watch-short = Privește
start-group-people = Oameni
start-group-bots = Boți, întâi cel mai slab
start-who-me = { seats-you-name }
start-who-here = Cineva pe acest dispozitiv
start-who-open = Prieten prin link
start-player = Jucătorul { $seat }
start-note-open = Intră cu linkul tău
start-note-apprentice = Încă învață: ușor
start-note-scribe = Cunoaște bazele
start-note-mason = Solid
start-note-architect = Puternic
start-note-vizier = Foarte puternic; se gândește mai mult
start-note-pharaoh = Cel mai puternic; autodidact
start-all-a = Toate A
start-all-b = Toate B
start-mix = Amestec
start-steps = Cum decurge o tură
start-more = Mai multe opțiuni: ceas, absenți, chat
start-hints = Sfaturi
start-hints-about = Jucătorii pot cere sfatul unui bot; toți văd cât de des.
start-hints-unrate = După primul sfat partida nu mai contează pentru rating.
start-heading =
    { $count ->
        [2] { $game }, doi jucători
        [3] { $game }, trei jucători
       *[other] { $game }, patru jucători
    }
start-company = La masă: { $names }.
start-you = tu
start-friends =
    { $count ->
        [one] un prieten cu linkul tău
        [few] { $count } prieteni cu linkul tău
       *[other] { $count } de prieteni cu linkul tău
    }
start-with-sides = Fețele { $sides }.
start-with-wrath = Cu Mânia faraonului.
start-newcomer = Prima dată aici?
start-newcomer-about = Apasă „Joacă aici” ca să începi imediat împotriva unui bot. Tabla îți arată ce poți face și ce puncte aduce; apasă pe orice ? ca să afli mai mult.
start-none-yours = Încă niciuna. Apasă „Joacă aici” și Pietrarul se așază imediat cu tine. Partidele tale te vor aștepta aici.
start-none-short = Încă niciuna
start-bring = Ai jucat în altă parte? Adu-ți partidele aici
start-all-games = Toate partidele tale
start-running =
    { $count ->
        [0] Niciuna în curs
        [one] { $count } în curs
        [few] { $count } în curs
       *[other] { $count } în curs
    }
start-key-tab = la următoarea alegere
start-key-arrows = altă opțiune a aceleiași alegeri
start-key-space = apasă, bifează, deschide
start-key-escape = închide ce e deschis
start-first-game = Primul joc
start-turn = În tura ta, faci una dintre acestea
start-turn-take = Iei pietre
start-turn-take-about = Trei din carieră în depozitul tău, în care încap cinci.
start-turn-load = Încarci o piatră
start-turn-load-about = Din depozit pe un loc liber al oricărei bărci.
start-turn-sail = Conduci o barcă
start-turn-sail-about = Orice barcă ce are destule pietre, la un doc liber. Toate pietrele ei ajung acolo la lucru.
start-turn-play = Joci o carte albastră
start-turn-play-about = Cărțile se iau din Piață; fiecare schimbă o dată regulile.
# One sentence about each side of each site.
start-side-market-A = Fiecare piatră ia una din patru cărți cu fața în sus.
start-side-market-B = Trei cărți cu fața în sus, sau te uiți la două ascunse și păstrezi una.
start-side-pyramid-A = O piramidă: fiecare piatră aduce imediat punctele câmpului ei.
start-side-pyramid-B = Trei piramide mici: alegi una, unele câmpuri dau un bonus.
start-side-temple-A = Pietrele vizibile de sus aduc 1 punct după fiecare rundă.
start-side-temple-B = Pietrele vizibile de sus aduc puncte, pietre sau o carte după fiecare rundă.
start-side-chamber-A = La final, cu cât grupul tău de pietre unite e mai mare, cu atât mai bine.
start-side-chamber-B = La final punctează cine are cele mai multe pietre pe fiecare rând.
start-side-obelisks-A = La final, cel mai înalt obelisc aduce cel mai mult.
start-side-obelisks-B = Trei pietre fac o coloană: cu cât mai devreme, cu atât mai multe puncte.
missing-page = Nimic aici – Saqqara
missing-title = Aici nu e nimic.
missing-about = Pagina aceasta n-a fost clădită niciodată sau a luat-o nisipul înapoi.
missing-home = La pagina de start
