# Finnish: what a table says after its first picture.

sitter-me = Minä
sitter-open = Vapaa paikka
sitter-name = Nimi
notation-label = Tai kirjoita siirto
notation-play = Pelaa
chat-text = Sano jotain
chat-send = Lähetä
chat-spectator = Katsoja
chat-among-spectators = Muut katsojat näkevät tämän heti, pelaajat pelin jälkeen.
chat-nameless = Anna nimesi aulassa, niin voit kirjoittaa tähän.
chat-mute-spectators = Vaimenna katsojat
chat-unmute-spectators = Kuuntele katsojia
hint-adviser = Neuvoja
# The adviser that is offered first: the judge of reviews, which answers within a second.
hint-judge = { level-pharaoh } (nopea)
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
# What differs from the best move; the number always has one decimal place, so that “points” has one form.
hint-against-best = Ensimmäiseen siirtoon verrattuna: { $reasons }.
hint-as-good = Suunnilleen yhtä hyvä kuin ensimmäinen siirto.
hint-you-more = saat { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } pistettä enemmän
hint-you-less = saat { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } pistettä vähemmän
hint-other-more = { $name } saa { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } pistettä enemmän
hint-other-less = { $name } saa { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } pistettä vähemmän
hint-ahead = Ensimmäinen vaihtoehto: lopussa olet { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } pistettä edellä pelaajaa { $name }.
hint-behind = Ensimmäinen vaihtoehto: lopussa olet { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } pistettä jäljessä pelaajasta { $name }.
hint-even = Ensimmäinen vaihtoehto: lopussa olet tasoissa pelaajan { $name } kanssa.
hint-play = Pelaa tämä
hint-expects = Odotettu jatko: { $moves }
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
key-look-before = Kertaus: siirto taaksepäin
key-look-after = Kertaus: siirto eteenpäin
key-look-first = Kertaus: alkuun
key-look-now = Kertaus: nykyhetkeen
key-look-play = Kertaus: toista tai pysäytä
key-look-close = Kertaus: poistu
settings-title = Asetukset
settings-pace = Liike
settings-calm = Rauhallinen
settings-brisk = Nopea
settings-off = Pois
settings-confirm = Kysy ennen lopullista siirtoa
settings-confirm-about = Siirto, joka päättää vuorosi tai jota ei voi perua, on silloin vahvistettava toisella painalluksella.
away-title = Poissa ollessasi
away-more =
    { $count ->
        [one] ja { $count } siirto sitä ennen
       *[other] ja { $count } siirtoa sitä ennen
    }
away-read = Selvä
end-title = Peli päättyi
end-place = { $place }. sija
# A number of points in the score pad.
end-number = { $number }
end-rematch = Pelaa uudelleen
# $points is how far ahead of the next player.
end-you-win =
    { $points ->
        [one] Voitat { $points } pisteen erolla.
       *[other] Voitat { $points } pisteen erolla.
    }
# The others gave up.
end-you-win-early = Voitat.
end-you-win-tie =
    { $reason ->
        [sled] Tasapisteissä voitat varastolaatan kivien ansiosta.
        [lowest-pyramid] Tasapisteissä voitat: tutkituista pyramideista pienin numero.
       *[other] Tasapisteissä voitat.
    }
end-you-share = Jaat voiton. Samalla sijalla: { $names }.
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
fair-about = Ennen ensimmäistä arvontaa palvelin valitsi salaisen siemenen ja näytti tämän sitoumuksen, siemenen sormenjäljen. Pelin jälkeen se paljastaa siemenen: kuka tahansa, joka tallensi sitoumuksen, voi tarkistaa, että ne vastaavat toisiaan, ja toistaa jokaisen arvonnan.
fair-commitment = Sitoumus
fair-seed = Siemen
fair-entropy = Pelaajien osuudet
fair-verify = Tarkista
fair-command = Näin toistat jokaisen arvonnan omalla koneellasi:
fair-computed = Laskettu tässä:
fair-seed-fits = Siemen vastaa sitoumusta.
fair-seed-differs = Siemen ei vastaa sitoumusta.
fair-seed-unknown = Tämä selain voi tarkistaa sen vain suojatuilla sivuilla (https). Käytä alla olevaa komentoa.
fair-seen-same = Tälle selaimelle näytettiin alussa sama sitoumus.
fair-seen-other = Tälle selaimelle näytettiin alussa eri sitoumus.
fair-seen-unseen = Tämä selain ei nähnyt pelin alkua; vertaa sitoumusta jonkun kanssa, joka näki sen.
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
early-verdict = Luovutus: { $names }.
early-verdict-you = Luovutit.
# $move is one of the messages imhotep-did-… or pyramids-did-…
back-asked =
    { $move ->
        [none] { $name } haluaisi perua siirron.
       *[other] { $name } haluaisi perua siirron: { $move }.
    }
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
facts-counts = vaikuttaa vahvuuslukuihin; lähtijä häviää
facts-unrated = ei enää vaikuta: { $why }
facts-why-hint = vihje
facts-why-taken-back = peruttu siirto
facts-why-not-enough-people = liian vähän ihmisiä
facts-why-fork = jatkuu toisesta pöydästä
facts-why-edition = toinen painos
facts-why-shared-seats = joku pelaa usealla paikalla
facts-why-agreed = päättyi ilman voittajaa
facts-why-unplayed = ei pelattu
facts-why-off = tällä palvelimella ei ole vahvuuslukuja
facts-spectators = Katsojia
facts-forked = Jatkuu
facts-forked-at = toisesta pöydästä siirron { $turn } jälkeen
origin-before = Aiemmat siirrot näkyvät siellä.
rematch-wanted = { rematch-title }.
rematch-waits = Uusintapelin pöytä on valmiina.
# In the waiting room of a rematch: players who have not come yet.
rematch-waiting = Odotetaan: { $names }
rematch-accept = Hyväksy
rematch-go = Siirry pöytään
rematch-watch = Seuraa uusintapeliä
