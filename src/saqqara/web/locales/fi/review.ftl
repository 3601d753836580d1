# Finnish: the review of a game, on its page and in the terminal.

## The page

review-title = { look-review }
review-players =
    { $count ->
        [one] { $count } pelaaja
       *[other] { $count } pelaajaa
    }
review-print = Tulosta
# Who has judged the moves, and how closely.
review-judge = Arvioija: { $judge }, { $count } simulaatiota siirtoa kohden. Luvut ovat arvioita: jokaisella on vaihteluväli.

## A record from elsewhere

review-no-such-game = Sellaista peliä ei ole.
review-drop-title = Analysoi peli
review-drop-about = Pudota päättyneen pelin pöytäkirja tähän tai valitse tiedosto.
review-drop-choose = Valitse tiedosto
review-drop-now = Pudota pöytäkirja analysoitavaksi
review-drop-where = Pelin pöytäkirjan voi ladata, kun peli on ohi, kohdasta ”{ fair-title }”.
review-drop-large = Tiedosto on liian suuri pelin pöytäkirjaksi.
review-drop-not-a-record = Tämä tiedosto ei ole pelin pöytäkirja.
review-drop-incomplete = Osa tästä pöytäkirjasta puuttuu.
review-drop-edition = Tämä pöytäkirja on tehty eri painoksella tai eri säännöillä kuin tällä palvelimella.
review-drop-unverified = Tämä pöytäkirja ei täsmää: siirto, arvonta tai tulos on väärin.
review-drop-unfinished = Tätä peliä ei pelattu loppuun.
review-drop-in-progress = Tämä peli on vielä kesken. Sen voi analysoida, kun se on ohi.
review-drop-bad = Tätä pöytäkirjaa ei voi analysoida.

## Grades

grade-best = paras
grade-good = hyvä
grade-inaccuracy = epätarkkuus
grade-mistake = virhe
grade-blunder = paha virhe
grade-only = ainoa siirto

## The chart

review-wins = Voiton mahdollisuus
review-points = Odotetut pisteet
review-view-switch = Mahdollisuudet tai pisteet
review-percent = { $number }{ "\u00A0" }%
# What the chart shows, for those who do not see it; $shares: a list of names with their figures.
review-chart = { $what }, siirtoja { $turns }. Siirron { $turn } jälkeen: { $shares }.
review-share = { $name } { $value }
review-as-table = Näytä taulukkona
review-coming = Tulossa
# $low and $high are figures with their unit.
review-between = välillä { $low }–{ $high }, 95{ "\u00A0" }%:n varmuudella
review-exact = tarkka
review-glance = ensi silmäys
# A switch: every figure shows the range in which it lies.
review-ranges = Näytä vaihteluvälit
review-range = { $low } – { $high }
# As in ±1.2 beside a figure.
review-margin = ±{ $number }

## While it is made

review-begins = { $judge } silmäilee peliä …
review-compiles = Tämä painos on täällä uusi: sen sääntöjen valmistelu vie noin minuutin …
review-waits =
    { $count ->
        [one] { $count } analyysi on jonossa ennen tätä.
       *[other] { $count } analyysia on jonossa ennen tätä.
    }
review-failed = Analyysia ei saatu valmiiksi.
review-running = { $judge } käy peliä läpi: siirto { $turn }/{ $turns }. Katsele sillä välin ympärillesi.
review-stop = Pysäytä
review-go-on = Jatka
review-stopped = Analyysi pysähtyi siirtoon { $turn }. Tähänastinen säilyy.
# 0 seconds: how long it takes is not known yet.
review-later =
    { $seconds ->
        [0] Valmis, kun koko peli on käyty läpi.
       *[other] Valmis, kun koko peli on käyty läpi, noin { $seconds } sekunnin kuluttua.
    }
review-done = Analyysi on valmis.
review-retry = Yritä uudelleen
review-outdated = Tämä analyysi on tehty ohjelman aiemmalla versiolla.
review-again = Analysoi uudelleen

## Turning points

review-turning = Käännekohdat
review-turning-none = Mikään siirto ei juuri muuttanut tulosta.
review-turning-next = Seuraava käännekohta
review-turning-previous = Edellinen käännekohta
review-turning-show = Siirto { $turn }, näytä
# The chance of the player who moved, before and after.
review-change = { $before } → { $after }{ "\u00A0" }%
review-draw = Arvonta
# $move is one of the messages imhotep-did-… or pyramids-did-…
review-better = Parempi: { $move }.
# $reasons: a list of the messages review-costs and review-gives.
review-reasons = Parhaaseen siirtoon verrattuna { $reasons }.
# $where is one of the messages imhotep-earned-…, pyramids-earned-… or review-source; the number always has one decimal place, so that “points” has one form.
review-costs =
    { $you ->
        [yes] menetät
       *[no] { $name } menettää
    } { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } pistettä { $where }
review-gives =
    { $you ->
        [yes] saat
       *[no] { $name } saa
    } { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } pistettä lisää { $where }
# A source of points of a game that has no texts here.
review-source = ({ $source })

## The board and the better move

review-board = Pöytä siirron { $turn } jälkeen
review-at = Siirto { $turn }/{ $turns }
review-last = Loppuun
review-judge-would = Mitä { $judge } tekisi
review-judge-same = { $judge } tekisi samoin.
review-judge-near = { $judge } valitsisi: { $move }. Ero on pieni.
review-no-choice = Muuta siirtoa ei tässä ollut.
review-chance-decides = Tässä ratkaisee sattuma.
review-instead = Siirron sijaan: { $move }
# What a move cost the player who made it, compared with the best one.
review-cost =
    { $gains ->
        [yes] Se maksoi { $percent }{ "\u00A0" }% voiton mahdollisuudesta, mutta toi { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pistettä enemmän.
        [untold] Se maksoi { $percent }{ "\u00A0" }% voiton mahdollisuudesta.
       *[no] Se maksoi { $percent }{ "\u00A0" }% voiton mahdollisuudesta ja { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pistettä.
    }
# The range of that; $wins and $points as in 27.1% to 31.3%.
review-cost-range = Hinta: { $wins } voiton mahdollisuudesta, { $points } pistettä (95{ "\u00A0" }%:n varmuudella)
review-cost-exact = Hinta: tarkka
review-line-play = Toista jatko
review-line-back = Takaisin peliin
review-line-at = Parempi jatko: siirto { $step }/{ $steps }
review-puzzle = Tee tästä tehtävä
review-puzzle-asking = Etsitään todistusta …
review-puzzle-cannot = Tästä ei saa tehtävää: yhtä parasta siirtoa ei voi todistaa tässä.

## Moves

review-tally = Siirrot arvosanoittain: { $name }
review-whose = Kenen siirrot
review-accuracy = Tarkkuus
review-accuracy-about = 100: jokainen siirto oli parhaan veroinen. Luku laskee sitä mukaa, mitä siirrot maksoivat voiton mahdollisuudesta.

## Luck and skill

review-luck = Onni ja taito
review-luck-wins = Mistä kunkin voiton mahdollisuus syntyi. Osien summa on tarkalleen tulos.
review-luck-points = Mistä kunkin pelaajan pisteet syntyivät. Osien summa on tarkalleen tulos.
review-part-start = Alku
review-part-luck = Onni
review-part-own = Omat siirrot
review-part-others = Muiden siirrot
review-part-end = Tulos
review-draws = Ratkaisevat arvonnat
review-draws-none = Mikään arvonta ei muuttanut paljon.
review-lucky =
    { $you ->
        [yes] Sinulla oli onnea
       *[no] Onnekas: { $name }
    }
review-unlucky =
    { $you ->
        [yes] Sinulla oli huonoa onnea
       *[no] Epäonninen: { $name }
    }

## Your mistakes again

review-try =
    { $you ->
        [yes] Korjaa virheesi
       *[no] Korjaa virheet: { $name }
    }
review-try-about =
    { $count ->
        [one] { $count } siirto tehtävänä, noin { $minutes } min.
       *[other] { $count } siirtoa tehtävinä, noin { $minutes } min.
    }
review-try-go = Yritä
review-try-none =
    { $you ->
        [yes] Ei mitään kerrattavaa: löysit joka kerta hyvän siirron.
       *[no] Ei mitään kerrattavaa: { $name } löysi joka kerta hyvän siirron.
    }
review-try-number = Tehtävä { $number }/{ $count }
review-try-find = Pelattiin: { $move }. Etsi laudalta parempi siirto.
review-try-right = Oikein: näin { $judge } pelaisi.
review-try-good = Hyvä: melkein paras. Se maksaa vain { $percent }{ "\u00A0" }% voiton mahdollisuudesta.
review-try-wrong = Ei aivan: se maksaa { $percent }{ "\u00A0" }% voiton mahdollisuudesta.
review-try-same = Juuri niin pelattiin.
review-try-unknown = { $judge } suosii muita siirtoja.
review-try-asking = { $judge } arvioi siirtoa …
review-try-answer = Näytä vastaus
review-try-shown = Vastaus: { $move }.
review-try-next = Seuraava
review-try-finish = Lopeta
review-try-done = Ensi yrittämällä löytyi { $right }/{ $count }.
