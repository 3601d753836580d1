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
seats-waking = botti, valmistautuu
seats-stands-in = { $level } pelaa
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
presence-away = katsoo muualle
presence-gone = poissa
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
prompt-looking = Katselet aiempaa tilannetta.
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
        [none] muut päättävät
       *[other] siirto: { $name }; muut päättävät
    }
deeds-of-turn =
    { $name ->
        [none] myös sitä seuranneet
       *[other] siirto: { $name }, myös sitä seuranneet
    }
deeds-no-back-asked = pyyntö on auki
deeds-no-back-unmoved = ei vielä mitään
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
back-later = Myös kaikki sen jälkeiset siirrot perutaan, muidenkin.
back-withdraw =
    { $name ->
        [none] Peru pyyntö
       *[other] { $name } peruu pyynnön
    }
back-declined = Muut eivät suostuneet siirron perumiseen.
back-waits =
    { $move ->
        [none]
            { $names ->
                [none] Pyysit saada perua siirron.
               *[other] Pyysit saada perua siirron. Odotetaan: { $names }.
            }
       *[other]
            { $names ->
                [none] Pyysit saada perua siirron: { $move }.
               *[other] Pyysit saada perua siirron: { $move }. Odotetaan: { $names }.
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
invite-about = Kuka tahansa, jolla on tämä linkki, saa istuutua.
invite-bots = Kaikki paikat on täytetty. Tämän linkin haltija saa ottaa botin paikan.
invite-local = Osoite toimii vain tällä koneella. Jos ystävät ovat muualla, talo on käynnistettävä komennolla { $command }.
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
        [one] Vapaana { $free } paikka, paikkoja yhteensä { $seats }.
       *[other] Vapaana { $free } paikkaa, paikkoja yhteensä { $seats }.
    }
waiting-title =
    { $free ->
        [one] Pöytä odottaa vielä { $free } pelaajaa
       *[other] Pöytä odottaa vielä { $free } pelaajaa
    }
waiting-by-link = Tähän saa istuutua vain linkillä kutsuttu. Sinä voit seurata peliä.
curtain-pass = Anna laite pelaajalle { $name }
curtain-about = Seuraava valinta on salainen. Muut eivät saisi katsoa.
curtain-raise = Minä olen { $name }
log-title = Tapahtumat
log-earlier = Kaikki siirrot merkintöinä
chat-news = Uusi viesti
chat-text = Sano jotain
chat-send = Lähetä
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
facts-listed = Kuka saa liittyä
facts-open-to-all = kaikki
facts-by-link = kaikki, joilla on linkki
facts-spectators = Katsojia
facts-forked = Haarautui
facts-forked-at = toisesta pöydästä, siirron { $turn } jälkeen
origin-before = Aiemmat tapahtumat kerrotaan siellä.
board-title = Pöytä
board-laying = Pöytää katetaan …
board-hidden = Mitään ei näy, ennen kuin esirippu nousee.
words-title = Tilanne sanoin
words-show = Tilanne sanoin
hint-title = Vihje
hint-adviser = Kuka neuvoo
hint-ask = Kysy
hint-about = Neuvonantaja tietää vain sen, minkä sinäkin saat tietää. Kaikki pöydässä voivat nähdä, että kysyit.
hint-thinking = { $name } miettii …
hint-exact = { $name } on laskenut siirtosi pelin loppuun asti.
hint-after =
    { $count ->
        [one] { $name } on kokeillut { $count } jatkoa.
       *[other] { $name } on kokeillut { $count } jatkoa.
    }
# Where another move shows a better chance than the first.
hint-order = Ensimmäisenä on siirto, jonka { $name } valitsisi: sitä on kokeiltu eniten. Muiden mahdollisuudet ovat epävarmempia.
# A chance to win in per cent, with the range that it lies in with near certainty.
hint-chance = Voiton mahdollisuus: { $percent } % ({ $low }–{ $high })
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
hint-against-best = Parhaaseen siirtoon verrattuna: { $reasons }.
hint-as-good = Suunnilleen yhtä hyvä kuin paras siirto.
hint-you-more = saat { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } pistettä enemmän
hint-you-less = saat { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } pistettä vähemmän
hint-other-more = { $name } saa { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } pistettä enemmän
hint-other-less = { $name } saa { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } pistettä vähemmän
hint-ahead = Paras siirto: lopussa { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } pistettä edellä – { $name }.
hint-behind = Paras siirto: lopussa { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } pistettä jäljessä – { $name }.
hint-even = Paras siirto: lopussa tasoissa – { $name }.
hint-play = Pelaa tämä
hint-expects = Odotettu jatko: { $moves }
# One step of what the adviser expects, as in “Ada: loading ship B, space 2”.
hint-step = { $name }: { $move }
key-move = Tee tämännumeroinen siirto
key-enter = Valitse, tai pelaa valittu
key-back = Askel taaksepäin
key-drop = Luovu valinnasta
key-hint = Pyydä vihjettä
key-log = Avaa tapahtumat
key-look-back = Kelaa taakse
# A bot that moves for a player, where the player would be named: “Mason (for Ada) loads a stone.”
seats-bot-for = { $level } (pelaajan { $name } puolesta)
deeds-no-back-secret = salainen kortti on nähty
away-title = Poissa ollessasi
away-more =
    { $count ->
        [one] ja { $count } siirto sitä ennen
       *[other] ja { $count } siirtoa sitä ennen
    }
away-read = Selvä

## The end, fairness, looking back

end-title = Loppu
end-place = { $place }. sija
end-points = Pisteet
# A number of points in the score pad.
end-number = { $number }
end-rematch = Pelaa uudelleen
end-show = Näytä tulos
fair-title = Reilu sattuma
fair-how = Näin sattuma pysyy reiluna
fair-about = Ennen ensimmäistä arvontaa palvelin valitsi salaisen siemenen ja näytti tämän sitoumuksen, siemenen sormenjäljen. Pelin jälkeen se paljastaa siemenen: sitoumuksen tallettanut voi tarkistaa, että ne sopivat yhteen, ja toistaa jokaisen arvonnan.
fair-commitment = Sitoumus
fair-seed = Siemen
fair-entropy = Pelaajien osuudet
fair-download = Lataa pöytäkirja
fair-verify = Tarkista
fair-command = Näin toistat jokaisen arvonnan omalla koneellasi:
fair-computed = Laskettu tässä:
fair-seed-fits = Siemen sopii sitoumukseen.
fair-seed-differs = Siemen ei sovi sitoumukseen.
fair-seed-unknown = Tämä selain laskee tiivisteen vain suojatuilla sivuilla (https). Käytä alla olevaa komentoa.
fair-seen-same = Se on sama sitoumus, joka tälle selaimelle näytettiin alussa.
fair-seen-other = Se ei ole sama sitoumus, joka tälle selaimelle näytettiin alussa.
fair-seen-unseen = Tämä selain ei nähnyt pelin alkua; vertaa jonkun kanssa, joka näki.
look-title = Kelaa taakse
look-slider = Siirto
look-first = Alkuun
look-link = Kopioi linkki
look-more = Lisää tästä siirrosta
look-back = Siirto taaksepäin
look-on = Siirto eteenpäin
look-now = Nykyhetkeen
look-at-now =
    { $turns ->
        [one] Tilanne nyt, { $turns } siirron jälkeen.
       *[other] Tilanne nyt, { $turns } siirron jälkeen.
    }
look-at = Siirron { $turn }/{ $turns } jälkeen.
fork-title = Uusi haara
fork-about = Uusi pöytä, joka alkaa tämän pöydän tilanteesta.
fork-why-over = Tässä peli on jo päättynyt: haarauta aiemmasta siirrosta.
fork-why-drawing = Tässä nostetaan kortteja: siirry yksi siirto eteen tai taakse ja haarauta siitä.
fork-chance = Sattuma siitä eteenpäin
fork-anew = uusi
fork-as-it-fell = sama kuin täällä
fork-go = Avaa haara
# In the title of the browser’s tab.
rematch-title = { $name } haluaa uusintapelin
rematch-wanted = { rematch-title }.
rematch-waits = Uusintapelin pöytä on valmiina.
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

## Words for any game

card-hidden = piilossa oleva kortti
points-count =
    { $count ->
        [one] { $count } piste
       *[other] { $count } pistettä
    }

## What happened

event-round = Kierros { $round }
event-clock-moved = { $name }: aika loppui, joten botti teki siirron.
event-round-ends = Kierros { $round } päättyy.
event-game-ends = Peli päättyy.
event-bot-moved =
    { $level ->
        [apprentice] { level-apprentice }
        [mason] { level-mason }
        [architect] { level-architect }
       *[vizier] { level-vizier }
    } teki siirron pelaajan { $name } puolesta.
