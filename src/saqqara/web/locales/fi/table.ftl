# Finnish: a table, whichever game is played at it.

## The page

page-name = Saqqara
page-cancel = Peruuta
page-to-lobby = Aulaan

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
        [pharaoh] lämmittelee: kuin Arkkitehti
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
back-later = Myös kaikki sen jälkeiset siirrot perutaan.
curtain-pass = Anna laite pelaajalle { $name }
curtain-about = Seuraava valinta on salainen. Muut eivät saisi katsoa.
curtain-raise = Minä olen { $name }
log-title = Tapahtumat
log-earlier = Kaikki siirrot
log-about = Nuolinäppäimet siirtyvät riviltä toiselle; Enter näyttää pöydän siirron jälkeen.
chat-news = Uusi viesti
phrase-title = Pikalauseet
phrase-hello = Hei!
phrase-good-luck = Onnea peliin!
phrase-well-played = Hyvin pelattu!
phrase-thanks = Kiitos!
phrase-your-turn = Sinun vuorosi?
phrase-one-moment = Hetkinen
phrase-oops = Hups!
phrase-good-game = Hyvä peli!
board-title = Pöytä
board-laying = Pöytää valmistellaan …
board-hidden = Piilossa, kunnes esirippu nousee.
words-title = Tilanne sanoin
words-show = Tilanne sanoin
hint-title = Vihje
hint-if-ended =
    { $points ->
        [one] { $points } piste, jos peli päättyisi nyt
       *[other] { $points } pistettä, jos peli päättyisi nyt
    }
# A final move waits until it is confirmed.
prompt-unsure = Tämä siirto on lopullinen. Pelataanko se?
deeds-sure = Pelaa se
deeds-unsure = Ei vielä
# A bot that moves for a player, where the player would be named: “Mason (for Ada) loads a stone.”
seats-bot-for =
    { $you ->
        [yes] { $level } (puolestasi)
       *[no] { $level } (pelaajan { $name } puolesta)
    }
deeds-no-back-secret = salainen kortti on nähty
deeds-no-back-rated = vahvuuslukupeli vain botteja vastaan

## The end, fairness, looking back

end-points = Pisteet
end-show = Näytä tulos
end-skip = Ohita pistelasku
# In the title of the browser’s tab.
rematch-title = { $name } haluaa uusintapelin
early-gave-up = luovutti

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
        [scribe] { level-scribe }
        [mason] { level-mason }
        [architect] { level-architect }
        [vizier] { level-vizier }
       *[pharaoh] { level-pharaoh }
    } { $you ->
        [yes] teki siirron puolestasi.
       *[no] teki siirron pelaajan { $name } puolesta.
    }
