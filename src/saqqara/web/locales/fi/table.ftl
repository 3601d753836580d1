# Finnish: a table, whichever game is played at it.

## The page

page-name = Saqqara
page-cancel = Peruuta
page-to-lobby = Aulaan

## The seats of a fork

sitter-me = Minä
sitter-open = Vapaa paikka
sitter-name = Nimi

## The table

table-skip = Siirry siirtoihisi
head-round =
    { $rounds ->
        [none] Kierros { $round }
       *[other] Kierros { $round }/{ $rounds }
    }
connection-connecting = Yhdistetään …
# Nothing is said while all is well.
connection-open = { "" }
connection-paused = Palvelin ei saa yhteyttä tallennustilaansa. Peli jatkuu itsestään, eikä mitään katoa.
connection-reconnecting =
    { $isSending ->
        [yes] Yhdistetään uudelleen … valintasi on tallessa ja lähetetään pian.
       *[no] Yhdistetään uudelleen …
    }
# The title of the browser's tab: who is to move, then the game.
title-page = { $state } – { $game }
title-turn-of = Vuorossa { $name }
title-others = Vuorossa { $names }
title-waiting = Odotetaan pelaajia
title-playing = Peli käynnissä
title-over = Peli on päättynyt
title-nothing = Ei pöytää
title-damaged = Vioittunut pöytä
# The number itself stands before it.
seats-points =
    { $count ->
        [one] piste
       *[other] pistettä
    }
seats-you = sinä
seats-open = vapaa paikka
seats-bot = botti
seats-waking =
    { $level ->
        [vizier] lämmittelee: kuin Arkkitehti
        [architect] lämmittelee: heikompi
       *[other] botti lämmittelee
    }
seats-stands-in = { $level } tuuraa
seats-bot-plays = { $level } pelaa nyt pelaajan { $name } puolesta.
seats-plays-again = { $name } pelaa taas.
seats-owes = vuorossa
seats-thinks = miettii
seats-clock = Aikaa jäljellä:
seats-sit = Istu tähän
seats-sit-at = Istu tähän: paikka { $seat }
seats-let-bot-play = Anna botin pelata
seats-let-bot-play-for = Anna botin pelata: { $name }
seats-agreed = Botin kannalla: { $names }
seats-mute-name = Vaimenna: { $name }
seats-unmute-name = Kuuntele: { $name }
seats-stand-up = Nouse ylös
seats-hints =
    { $count ->
        [one] { $count } vihje
       *[other] { $count } vihjettä
    }
# Before the number of points that a player would have if the game ended now.
seats-would-be = loppu nyt
# The same where there is little room.
seats-would-be-short = nyt
presence-away = muualla
presence-gone = yhteys poikki
# Before a sentence that tells the last move.
last-again = Näytä uudelleen:
sit-go = Istuudu
sit-stones = Omat kivesi
sit-nameless = Kirjoita nimesi: muut näkevät sen.
tabs-label = Omat paikkasi
ask-title = Siirtosi
# $question is one of the messages imhotep-ask-…, pyramids-ask-… or cli-ask-…
prompt-yours =
    { $name ->
        [none] Sinun vuorosi. { $question }
       *[other] { $name }: { $question }
    }
prompt-waiting = Peli alkaa heti, kun kaikki paikat on täytetty.
prompt-over = { trouble-match-over }
prompt-watching = Seuraat peliä.
prompt-looking = Katsot kertausta.
notation-label = Tai kirjoita siirto
notation-play = Pelaa
plain-ask = Valitse siirto.
plain-flag =
    { $is ->
        [yes] kyllä
       *[no] ei
    }
# What happened in a game that has no texts here, in the words of its rules: “Ada: advanced, steps 2”.
plain-event =
    { $name ->
        [none] { $event }
       *[other] { $name }: { $event }
    }
deeds-undo = Kumoa
deeds-ask-back = Pyydä lupaa perua
deeds-take-back = Peru siirto
# What the button Undo takes back: the last choice of an unfinished move.
deeds-of-pick = viimeisin valinta
deeds-of-move =
    { $name ->
        [none] viimeisin siirtosi
       *[other] siirto: { $name }
    }
deeds-of-others =
    { $name ->
        [none] muiden on suostuttava
       *[other] siirto: { $name }; muiden on suostuttava
    }
deeds-of-turn =
    { $name ->
        [none] vastauksineen
       *[other] siirto: { $name }, vastauksineen
    }
deeds-no-back-asked = pyyntö on jo tehty
deeds-no-back-unmoved = ei peruttavaa
deeds-leave = Jätä paikka botille
deeds-hand-over = Anna botin pelata puolestani
deeds-return = Jatkan itse
deeds-fill = Täytä vapaat paikat boteilla
deeds-level = Taso
back-title = Pyyntö
# $move is one of the messages imhotep-did-… or pyramids-did-…
back-asked =
    { $move ->
        [none] { $name } haluaisi perua siirron.
       *[other] { $name } haluaisi perua siirron: { $move }.
    }
back-later = Myös kaikki sen jälkeiset siirrot perutaan.
back-withdraw =
    { $name ->
        [none] Peru pyyntö
       *[other] { $name } peruu pyynnön
    }
back-declined = Pyyntöösi ei suostuttu.
back-waits =
    { $move ->
        [none]
            { $names ->
                [none] Pyysit lupaa perua siirto.
               *[other] Pyysit lupaa perua siirto. Odotetaan: { $names }.
            }
       *[other]
            { $names ->
                [none] Pyysit lupaa perua siirto: { $move }.
               *[other] Pyysit lupaa perua siirto: { $move }. Odotetaan: { $names }.
            }
    }
back-accept =
    { $name ->
        [none] Salli
       *[other] { $name } sallii
    }
back-decline =
    { $name ->
        [none] Älä salli
       *[other] { $name } ei salli
    }
invite-title = Kutsu ystäviä
invite-about = Kuka tahansa voi liittyä tällä linkillä.
invite-bots = Pöytä on täynnä, mutta tällä linkillä kuka tahansa voi korvata botin.
invite-local = Linkki toimii vain tällä koneella. Jos haluat kutsua muita, käynnistä palvelin uudelleen komennolla { $command }.
invite-link = Kutsulinkki
invite-copied = Kopioitu.
invite-select = Valittu: kopioi näppäimistöllä.
invited-by =
    { $count ->
        [one] { $names } kutsuu sinut pelaamaan: { $game }
       *[other] { $names } kutsuvat sinut pelaamaan: { $game }
    }
invited-open = Sinut on kutsuttu pelaamaan: { $game }
invited-seats =
    { $free ->
        [one] Vapaana vielä { $free } paikka, yhteensä { $seats }.
       *[other] Vapaana vielä { $free } paikkaa, yhteensä { $seats }.
    }
waiting-title =
    { $free ->
        [one] Odotetaan vielä { $free } pelaajaa
       *[other] Odotetaan vielä { $free } pelaajaa
    }
waiting-by-link = Tähän voi istuutua vain linkillä kutsuttu. Sinä voit katsoa.
curtain-pass = Anna laite pelaajalle { $name }
curtain-about = Seuraava valinta on salainen. Muut eivät saisi katsoa.
curtain-raise = Minä olen { $name }
log-title = Tapahtumat
log-earlier = Kaikki siirrot
log-about = Nuolinäppäimet siirtyvät riviltä toiselle; Enter näyttää pöydän siirron jälkeen.
chat-news = Uusi viesti
chat-text = Sano jotain
chat-send = Lähetä
chat-spectator = Katsoja
chat-among-spectators = Muut katsojat näkevät tämän heti, pelaajat pelin jälkeen.
chat-nameless = Anna nimesi aulassa, niin voit kirjoittaa tähän.
chat-mute-spectators = Vaimenna katsojat
chat-unmute-spectators = Kuuntele katsojia
phrase-title = Pikalauseet
phrase-hello = Hei!
phrase-good-luck = Onnea peliin!
phrase-well-played = Hyvin pelattu!
phrase-thanks = Kiitos!
phrase-your-turn = Sinun vuorosi?
phrase-one-moment = Hetkinen
phrase-oops = Hups!
phrase-good-game = Hyvä peli!
facts-title = Tämä pöytä
# $time is a span like “20 minutes”; $zero is one of the messages at-zero-…
facts-per-move = { $time } siirtoa kohden; sitten { $zero }
facts-per-player =
    { $increment ->
        [0] { $time } pelaajaa kohden; sitten { $zero }
        [one] { $time } pelaajaa kohden, joka siirron jälkeen { $increment } sekunti lisää; sitten { $zero }
       *[other] { $time } pelaajaa kohden, joka siirron jälkeen { $increment } sekuntia lisää; sitten { $zero }
    }
facts-stand-in = { $level } jatkaa, kun on kulunut { $time }
facts-listed = Kuka voi liittyä
facts-open-to-all = kuka tahansa
facts-by-link = kaikki, joilla on linkki
facts-spectators = Katsojia
facts-forked = Jatkuu
facts-forked-at = toisesta pöydästä siirron { $turn } jälkeen
origin-before = Aiemmat siirrot näkyvät siellä.
board-title = Pöytä
board-laying = Pöytää valmistellaan …
board-hidden = Piilossa, kunnes esirippu nousee.
words-title = Tilanne sanoin
words-show = Tilanne sanoin
hint-title = Vihje
hint-adviser = Neuvoja
hint-ask = Pyydä vihje
hint-about = Neuvoja näkee vain sen, minkä sinäkin näet. Kaikki voivat nähdä, montako vihjettä käytät.
hint-thinking = { $name } miettii …
hint-exact = { $name } on laskenut siirtosi pelin loppuun asti.
hint-after =
    { $count ->
        [one] { $name } on tutkinut { $count } mahdollisen pelin.
       *[other] { $name } on tutkinut { $count } mahdollista peliä.
    }
# Where another move shows a better chance than the first.
hint-order = Ensimmäisenä on siirto, jonka { $name } valitsisi: sitä on kokeiltu eniten. Muiden luvut ovat epävarmempia, joten ne voivat näyttää paremmilta.
# Where an exact answer shows more points for another move than for the first.
hint-by-chance = Siirtojen järjestyksen ratkaisee voiton mahdollisuus, eivät pisteet.
# A chance to win in per cent, with the range that it lies in with near certainty.
hint-chance = Voiton mahdollisuus: { $percent }{ "\u00A0" }% ({ $low }–{ $high })
hint-points = Odotetut pisteet:
hint-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-at-once =
    { $points ->
        [one] { $points } piste heti
       *[other] { $points } pistettä heti
    }
hint-if-ended =
    { $points ->
        [one] { $points } piste, jos peli päättyisi nyt
       *[other] { $points } pistettä, jos peli päättyisi nyt
    }
# What differs from the best move; the number always has one decimal place, so that “points” has one form.
hint-against-best = Ensimmäiseen siirtoon verrattuna: { $reasons }.
hint-as-good = Suunnilleen yhtä hyvä kuin ensimmäinen siirto.
hint-you-more = saat { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } pistettä enemmän
hint-you-less = saat { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } pistettä vähemmän
hint-other-more = { $name } saa { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } pistettä enemmän
hint-other-less = { $name } saa { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } pistettä vähemmän
hint-ahead = Ensimmäinen vaihtoehto: lopussa { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } pistettä edellä – { $name }.
hint-behind = Ensimmäinen vaihtoehto: lopussa { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } pistettä jäljessä – { $name }.
hint-even = Ensimmäinen vaihtoehto: lopussa tasoissa – { $name }.
hint-play = Pelaa tämä
hint-expects = Mitä seuraa: { $moves }
# One step of what the adviser expects, as in “Ada: load ship B, space 2”.
hint-step = { $name }: { $move }
key-move = Tee tämännumeroinen siirto
key-enter = Valitse, tai pelaa valintasi
key-back = Askel taaksepäin
key-drop = Tyhjennä valinta
key-hint = Pyydä vihjettä
key-log = Avaa tapahtumat
key-look-back = Katso kertaus
key-close = Sulje vihje tai tapahtumat
key-look-before = Kelaus: siirto taaksepäin
key-look-after = Kelaus: siirto eteenpäin
key-look-first = Kelaus: alkuun
key-look-now = Kelaus: nykyhetkeen
key-look-play = Kelaus: toista tai pysäytä
key-look-close = Kelaus: poistu
# A final move waits until it is confirmed.
prompt-unsure = Tämä siirto on lopullinen. Pelataanko se?
deeds-sure = Pelaa se
deeds-unsure = Ei vielä
settings-title = Asetukset
settings-pace = Liike
settings-calm = Rauhallinen
settings-brisk = Nopea
settings-off = Pois
settings-confirm = Kysy ennen lopullista siirtoa
settings-confirm-about = Siirto, joka päättää vuorosi tai jota ei voi perua, on silloin vahvistettava toisella painalluksella.
# A bot that moves for a player, where the player would be named: “Mason (for Ada) loads a stone.”
seats-bot-for =
    { $you ->
        [yes] { $level } (puolestasi)
       *[no] { $level } (pelaajan { $name } puolesta)
    }
deeds-no-back-secret = salainen kortti on nähty
away-title = Poissa ollessasi
away-more =
    { $count ->
        [one] ja { $count } siirto sitä ennen
       *[other] ja { $count } siirtoa sitä ennen
    }
away-read = Selvä

## The end, fairness, looking back

end-title = Peli päättyi
end-place = { $place }. sija
end-points = Pisteet
# A number of points in the score pad.
end-number = { $number }
end-rematch = Pelaa uudelleen
end-show = Näytä tulos
end-skip = Ohita pistelasku
# $points is how far ahead of the next player.
end-you-win =
    { $points ->
        [one] Voitat { $points } pisteen erolla.
       *[other] Voitat { $points } pisteen erolla.
    }
# The others gave up.
end-you-win-early = Voitit.
end-you-win-tie =
    { $reason ->
        [sled] Tasapisteissä voitat varastolaatan kivien ansiosta.
        [lowest-pyramid] Tasapisteissä voitat: tutkituista pyramideista pienin numero.
       *[other] Tasapisteissä voitat.
    }
end-you-share = Jaat voiton. Toinen voittaja: { $names }.
end-you-behind =
    { $points ->
        [one] Sijoituit { $place }. sijalle, { $points } pisteen päässä voitosta. Voittaja: { $names }.
       *[other] Sijoituit { $place }. sijalle, { $points } pisteen päässä voitosta. Voittaja: { $names }.
    }
# As many points as the winner, but the tie went to somebody else.
end-you-level =
    { $reason ->
        [sled] Tasapisteet: { $names } voittaa varastolaatan kivien ansiosta.
        [lowest-pyramid] Tasapisteet: { $names } voittaa, tutkituista pyramideista pienin numero.
       *[other]
            { $count ->
                [one] Tasapisteet: { $names } voittaa.
               *[other] Tasapisteet: { $names } jakavat voiton.
            }
    }
end-wins-by =
    { $points ->
        [one] { $name } voittaa { $points } pisteen erolla.
       *[other] { $name } voittaa { $points } pisteen erolla.
    }
# Below the score pad: how many moves each player made, and how long they thought.
end-moves = Siirrot
end-time = Käytetty aika
fair-title = Reilu arvonta
fair-how = Näin arvonta pysyy reiluna
fair-about = Ennen ensimmäistä arvontaa palvelin valitsi salaisen siemenen ja näytti tämän sitoumuksen, siemenen sormenjäljen. Pelin jälkeen se paljastaa siemenen: kuka tahansa, joka tallensi sitoumuksen, voi tarkistaa, että ne sopivat yhteen, ja toistaa jokaisen arvonnan.
fair-commitment = Sitoumus
fair-seed = Siemen
fair-entropy = Pelaajien osuudet
fair-download = Lataa pöytäkirja
fair-verify = Tarkista
fair-command = Näin toistat jokaisen arvonnan omalla koneellasi:
fair-computed = Laskettu tässä:
fair-seed-fits = Siemen sopii sitoumukseen.
fair-seed-differs = Siemen ei sovi sitoumukseen.
fair-seed-unknown = Tämä selain voi tarkistaa sen vain suojatuilla sivuilla (https). Käytä alla olevaa komentoa.
fair-seen-same = Tälle selaimelle näytettiin alussa sama sitoumus.
fair-seen-other = Tälle selaimelle näytettiin alussa eri sitoumus.
fair-seen-unseen = Tämä selain ei nähnyt pelin alkua; vertaa jonkun kanssa, joka näki.
look-title = Kertaus
look-slider = Siirto
look-first = Alkuun
look-link = Kopioi linkki
look-more = Lisää tästä siirrosta
look-back = Edellinen siirto
look-on = Seuraava siirto
look-now = Takaisin peliin
look-at-now =
    { $turns ->
        [one] Tilanne nyt, { $turns } siirron jälkeen.
       *[other] Tilanne nyt, { $turns } siirron jälkeen.
    }
look-at = Siirron { $turn }/{ $turns } jälkeen.
look-play = Toista siirrot
look-pause = Pysäytä
look-speed = Nopeus: { $speed }×
fork-title = Jatka tästä
fork-about = Aloita uusi pöytä tästä tilanteesta.
fork-why-over = Tässä peli on jo päättynyt: palaa aiempaan siirtoon ja jatka siitä.
fork-why-drawing = Tässä nostetaan kortteja: siirry yksi siirto eteen tai taakse ja jatka siitä.
fork-chance = Tulevat arvonnat
fork-anew = uudet
fork-as-it-fell = samat kuin tässä pelissä
fork-go = Avaa uusi pöytä
# In the title of the browser’s tab.
rematch-title = { $name } haluaa uusintapelin
rematch-wanted = { rematch-title }.
rematch-waits = Uusintapelin pöytä on valmiina.
# In the waiting room of a rematch: players who have not come yet.
rematch-waiting = Odotetaan: { $names }
rematch-accept = Hyväksy
rematch-go = Siirry pöytään
rematch-watch = Seuraa uusintapeliä
early-title = Lopetus ennen aikojaan
early-concede = Luovuta
early-concede-two = Toinen pelaaja voittaa. Tätä ei voi perua.
early-concede-more = Botti pelaa paikkasi loppuun, ja sinä jäät viimeiseksi. Tätä ei voi perua.
early-concede-bots = Peli päättyy, ja sinä jäät viimeiseksi. Tätä ei voi perua.
early-concede-yes = Kyllä, luovutan
early-end = Lopeta ilman voittajaa
early-end-about = Peli päättyy, kun kaikki muut suostuvat.
early-end-alone = Peli päättyy heti: botit suostuvat.
early-end-ask = Kysy muilta
early-end-yes = Kyllä, lopeta
early-waits = Pyysit lopettamaan pelin. Odotetaan: { $names }.
early-asked = { $name } haluaisi lopettaa pelin ilman voittajaa.
early-accept = Suostun
early-decline = Jatketaan
early-withdraw = Peru pyyntö
early-gave-up = luovutti
early-verdict = Luovutus: { $names }.
early-verdict-you = Luovutit.

## Words for any game

card-hidden = piilossa oleva kortti
points-count =
    { $count ->
        [one] { $count } piste
       *[other] { $count } pistettä
    }

## What happened

event-round = Kierros { $round }
event-clock-moved =
    { $you ->
        [yes] Aikasi loppui
       *[no] { $name }: aika loppui
    }, joten botti teki siirron.
event-round-ends = Kierros { $round } päättyy.
event-game-ends = Peli päättyy.
event-bot-moved =
    { $level ->
        [apprentice] { level-apprentice }
        [mason] { level-mason }
        [architect] { level-architect }
       *[vizier] { level-vizier }
    } { $you ->
        [yes] teki siirron puolestasi.
       *[no] teki siirron pelaajan { $name } puolesta.
    }
