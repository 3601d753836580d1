# Norwegian bokmål: what only the terminal says.

# Whoever draws cards at random.
cli-nature = Tilfeldigheten

## Imhotep: what is asked

cli-ask-action = velg én handling.
cli-ask-hammer-load = last én stein (Hammer).
cli-ask-sail-load = last én stein på et skip som da kan seile (Seil).
cli-ask-sail-sail = hvor skal det lastede skipet? (Seil)
cli-ask-chisel-first = last den første av to steiner (Meisel).
cli-ask-chisel-second = last den andre steinen (Meisel).
cli-ask-lever-sail = seil et skip (Spett).
cli-ask-lever-order = hvilken stein losses nå? (Spett)
cli-ask-market = du har en stein på markedet: ta et kort, eller la være.
cli-ask-keep = behold ett av de to kortene.
cli-ask-pyramid = til hvilken pyramide skal steinen din?
cli-ask-pyramid-by-card = til hvilken pyramide skal steinen din? (Inngang)
cli-ask-bonus-card = trekke det øverste markedskortet som bonus?
cli-ask-bonus-stones = ta steiner til lagerbrikken din som bonus?
cli-ask-bonus-load = laste én stein som bonus?
cli-ask-temple = tempelet belønner en av steinene dine: poeng eller steiner?
cli-move-pass = Pass: ingenting annet er mulig
cli-move-skip = La bonusen være

## Pyramids: what is asked

cli-expedition =
    { $all ->
        [none] Ekspedisjon { $number }
       *[other] Ekspedisjon { $number } av { $all }
    }
cli-card-short =
    { $colour ->
        [green] { $card } grønn
        [orange] { $card } oransje
        [purple] { $card } lilla
       *[none] { $card }
    }
cli-ask-mark = kryss av formen ({ $shape }), dreid eller speilvendt, eller ett enkelt felt.
cli-ask-cross = rødt kryss: kryss av ett felt til ({ $count } gjenstår).
cli-ask-take =
    { $count ->
        [one] ta { $count } nytt kort, et åpent eller fra trekkbunken.
       *[other] ta { $count } nye kort, åpne eller fra trekkbunken.
    }
cli-ask-keep-two = behold to av dine fire kort.

## Playing

# Words in `…` are typed as they are, in every language.
cli-welcome = Velkommen til { $game }. Skriv nummeret på et trekk, eller selve trekket. `help` viser alle kommandoene, `quit` avslutter spillet.
cli-shared-keyboard =
    { $count ->
        [one] { $count } person spiller ved dette tastaturet. For å spille mot en bot: { $command }
       *[other] { $count } personer deler dette tastaturet. For å spille mot en bot: { $command }
    }
# Whose stones are whose, as in “Black is you and White is mason.”
cli-is-bot = { $name } er { $bot }
cli-is-you = { $name } er deg
cli-is-here = { $name } er ved dette tastaturet
cli-seats-differ = Dette spillet har { $seats } plasser, men --players nevner { $players }. Mennesker spiller på alle plassene.
cli-compiling = Kompilerer nivåene (én gang for hver versjon, rundt et halvt minutt)
cli-thinks = { $name } tenker
# What went wrong with a bot; $detail is English.
cli-bot-failed =
    { $kind ->
        [crashed] { $name } ({ $bot }) krasjet: { $detail }. Et tilfeldig trekk ble spilt i stedet.
        [illegal] { $name } ({ $bot }) gjorde ikke noe lovlig trekk: { $detail }. Et tilfeldig trekk ble spilt i stedet.
        [late] { $name } ({ $bot }) var for sen: { $detail }. Et tilfeldig trekk ble spilt i stedet.
        [flooded] { $name } ({ $bot }) skrev for mye: { $detail }. Et tilfeldig trekk ble spilt i stedet.
       *[often] { $name } ({ $bot }) har sviktet for ofte til å bli spurt igjen. Et tilfeldig trekk ble spilt i stedet.
    }
cli-curtain-imhotep = Gi skjermen videre til { $name }. Trykk Enter for å se de to kortene.
cli-curtain-pyramids = Gi skjermen videre til { $name }. Trykk Enter for å se de fire kortene dine.
cli-curtain-plain = Gi skjermen videre til { $name }. Trykk Enter for å fortsette.
# Somebody is asked although it is the turn of $other.
cli-asked-in-turn = { $name } (i turen til { $other }): { $question }
cli-decided =
    { $count ->
        [one] ({ $names } har bestemt seg)
       *[other] ({ $names } har bestemt seg)
    }
cli-others =
    { $count ->
        [one] … og { $count } til: skriv `more`
       *[other] … og { $count } til: skriv `more`
    }
# A line in English follows, which says why.
cli-not-understood = Ukjent trekk eller kommando. Skriv `help` for å se alle.
cli-not-possible = Ikke mulig.
cli-no-such-number = velg et nummer fra 1 til { $last }, ikke { $number }
cli-undo-bot = { $name } er en bot ({ $bot }); du kan bare angre trekk gjort av mennesker
cli-undo-nobody = ingen har gjort noe trekk ennå
cli-undo-you = du har ikke gjort noe trekk ennå
cli-undo-unmoved = { $name } har ikke gjort noe trekk ennå
cli-undo-late = det er for sent å angre dette trekket: noen har gjort et trekk, eller et kort er avslørt siden
cli-undo-replies = Trekket ditt og svarene er angret.
cli-undo-name = `undo` tar navnet på en spiller ({ $names }) eller ingenting, ikke { $typed }
cli-saved =
    { $count ->
        [one] Lagret { $count } trekk i { $path }
       *[other] Lagret { $count } trekk i { $path }
    }
cli-save-what = `save` trenger en fil, som i: save game.record
cli-save-taken = { $path } finnes alt og er ingen protokoll
cli-open-what = `open` trenger en fil, som i: open game.record
cli-open-no-record = { $path } er ingen protokoll
cli-open-over = { $path }: dette spillet er slutt; les det med `{ $command }`
cli-open-by-hand = { $path }: trekningene gjøres for hånd; et spill i terminalen trenger trekninger fra et frø
cli-check = Kontroller hver trekning og hvert trekk: { $command }
cli-read-again = Les spillet på nytt: { $command }
cli-goodbye = Ha det bra.
cli-nothing-saved = Ingen trekk ble gjort, så ingenting ble lagret. `{ $command }` starter et nytt spill.
cli-go-on = For å spille videre: start `{ $command }` og skriv `open { $path }`
cli-kept = Protokollen for spillet er i { $path }
cli-not-kept = Protokollen kunne verken lagres her eller i mappen for midlertidige filer.

## The table

cli-player = Spiller
# The heading over the points that players would have if the game ended now: short.
cli-if-ended = Hvis slutt nå
cli-start-player = startspiller { $name }
cli-harbour = Havn (baugen til venstre)
cli-site =
    { $ship ->
        [none] { $site } { $side }
       *[other] { $site } { $side }, skip { $ship } fortøyd
    }
cli-unloads = losser
cli-times = { $count } × { $card }
cli-stones-from-quarry =
    { $count ->
        [one] { $count } stein fra steinbruddet
       *[other] { $count } steiner fra steinbruddet
    }
cli-top-card = trekk det øverste markedskortet
# A space of a ship or of the market, and what lies there.
cli-space = felt { $space }, { $what }
# A field of a small pyramid: which one, its points, and its bonus.
cli-field =
    { $bonus ->
        [card]
            { $points ->
                [one] { $pyramid }, { $points } poeng og et kort
               *[other] { $pyramid }, { $points } poeng og et kort
            }
        [stones]
            { $points ->
                [one] { $pyramid }, { $points } poeng og steiner
               *[other] { $pyramid }, { $points } poeng og steiner
            }
        [load]
            { $points ->
                [one] { $pyramid }, { $points } poeng og lasting
               *[other] { $pyramid }, { $points } poeng og lasting
            }
       *[none]
            { $points ->
                [one] { $pyramid }, { $points } poeng
               *[other] { $pyramid }, { $points } poeng
            }
    }
# The notes below stand in frames of 36 columns: the shorter the better.
cli-row = rad { $number }
cli-by-row = til slutt, per rad: { $points }
cli-groups = til slutt, grupper: { $points } +{ $further }
cli-by-height = til slutt, høyde: { $points }
cli-tower-points = poeng
cli-towers = tårn
cli-single-stones = enslige
cli-tower-rule =
    { $points ->
        [one] 3 blir et tårn; enslig { $points } poeng
       *[other] 3 blir et tårn; enslig { $points } poeng
    }
cli-built-next = poeng straks, ( ) er neste
cli-edge =
    { $points ->
        [one] kant, { $points } poeng hver
       *[other] kant, { $points } poeng hver
    }
# C, S and L stand on the fields.
cli-bonus-letters =
    { $points ->
        [one] { $points } poeng og C kort, S stein, L last
       *[other] { $points } poeng og C kort, S stein, L last
    }
cli-level = nivå { $number }
cli-brings = gir
cli-temple-points =
    { $points ->
        [one] hver runde { $points } poeng for hver stein synlig ovenfra, som [ ]
       *[other] hver runde { $points } poeng for hver stein synlig ovenfra, som [ ]
    }
# ? and C stand on the fields.
cli-temple-bonuses = hver runde, hvis synlig ovenfra: ? poeng eller steiner ({ $points } eller { $stones }), C et kort
cli-no-pair = uten par
cli-card-red = stein straks
cli-card-green = { $points } per { $stones } steiner
cli-card-lever = seil, bytt om
cli-card-hammer = { imhotep-card-effect-hammer }
cli-card-sail = last 1, seil
cli-card-chisel = last 2

# What is printed on the fields of a chamber: at most six letters.
cli-field-E = INNG.
cli-field-T = GRAV
cli-field-r = r juv.
cli-field-g = g juv.
cli-field-s = skalle
cli-field-x = kryss
cli-field-t = fakkel
cli-field-e = eliks.
# The letters stand on the fields.
cli-legend = E inngang, T grav, r g juvel, s skalle, x kryss, t fakkel, e eliksir, ## vegg, XX krysset
cli-card = Kort { $card }
cli-no-cards = ingen kort å se
cli-display = Åpne kort
cli-display-cards = Åpne kort: { $cards } (`board` tegner alt)
cli-gems = { $red } røde { $green } grønne
cli-colours-left = Fargepoeng igjen: { $points }
# The list of moves: fields of a card.
cli-single = { $card } enkelt
cli-shape = { $card } form
cli-top-of-deck = øverst i trekkbunken

## The end, records, advice

cli-points-with = poeng fra
cli-total = sum
cli-place = plass
cli-tie-imhotep = steiner på lagerbrikken
cli-tie-pyramids = laveste pyramide
cli-unfinished = Spillet er ikke ferdig.
cli-record-game = Spill
cli-record-players =
    { $count ->
        [one] { $count } spiller
       *[other] { $count } spillere
    }
cli-record-edition = { $edition } ({ $hash }), regelversjon { $version }
cli-record-played = Spilt
cli-record-moves =
    { $count ->
        [one] { $date }, { $count } trekk
       *[other] { $date }, { $count } trekk
    }
cli-record-chance = Trekning
cli-record-by-hand = trukket for hånd
cli-record-committed = forpliktet som { $commitment }
cli-record-result = Resultat
# $level is the name of a bot; 95 % ranges are those of the estimates.
cli-hint =
    { $count ->
        [one] { $level } gir { $name } råd etter { $count } simulering; 95 %-intervaller i parentes
       *[other] { $level } gir { $name } råd etter { $count } simuleringer; 95 %-intervaller i parentes
    }
cli-hint-exact = { $level } har regnet ut trekkene til { $name } helt til spillets slutt
cli-hint-move = trekk
cli-hint-wins = seire
cli-hint-points = poeng
# $line is a row of moves in notation.
cli-hint-line = Ventet fortsettelse: { $line }
cli-hint-drawn = (trukket: { $move })
cli-hint-percent = { $number } %

## Reviews

cli-review-reviewing = Analyserer
# $level is the name of a bot.
cli-review-judge =
    { $count ->
        [one] Vurdert av { $level } med { $count } simulering for hvert trekk.
       *[other] Vurdert av { $level } med { $count } simuleringer for hvert trekk.
    }
# Headings over the columns of a table: short.
cli-review-grade = karakter
cli-review-lost =
    { $what ->
        [percent] tap %
       *[points] tap poeng
    }
# What was done or drawn; $name is a player or “Draw”.
cli-review-at = Trekk { $turn }, { $name }: { $what }
cli-review-chance = Vinnersjanse, { $name }: { $before } → { $after }
# What a draw changed: numbers with their signs.
cli-review-changed = ({ $percent } vinnersjanse, { $points } poeng)
# Over a table of means.
cli-review-means =
    { $count ->
        [one] { $count } spill
       *[other] Gjennomsnitt av { $count } spill
    }
cli-review-done = { $count } av { $all } spill er analysert.
cli-review-written = Siden ligger i { $path }.

## Help

# Typed as they are, in every language: market, pyramid, temple, chamber, obelisks, chisel, hammer, sail, lever, middle,
# right, accept, load b2, skip, hint vizier, undo.

cli-help-turn = DIN TUR
cli-help-turn-about =
    { $rounds ->
        [one] én handling; runden slutter når fire skip har seilt, spillet slutter etter { $rounds } runde
       *[other] én handling; runden slutter når fire skip har seilt, spillet slutter etter { $rounds } runder
    }
cli-help-take =
    { $stones ->
        [one] opptil { $stones } stein fra steinbruddet til lagerbrikken, som har plass til { $spaces }
       *[other] opptil { $stones } steiner fra steinbruddet til lagerbrikken, som har plass til { $spaces }
    }
cli-help-load = en stein fra lagerbrikken til felt 2 på skip b, regnet fra baugen
cli-help-sail = et hvilket som helst skip med nok steiner, uansett eier, til en ledig byggeplass (market, pyramid, temple, chamber, obelisks), der steinene losses fra baugen av
cli-help-play = et blått kort fra en tidligere tur: chisel (last 2), hammer (ta, last 1), sail (last 1 og seil det skipet), lever (seil, loss i din rekkefølge)
cli-help-pass = bare når ingenting annet er mulig
cli-help-asked = NÅR DU SPØRRES
cli-help-asked-about = om steinene dine, også i andres tur
cli-help-card = marked: kortet på felt 2, eller ingen; røde virker straks
cli-help-pair = marked B: se på paret med bildesiden ned, behold det første eller andre
cli-help-pyramid = pyramider B: eller middle, right; så accept, load b2 eller skip
cli-help-point = tempel B: poeng eller steiner ({ $points } eller { $stones }) for en synlig stein
cli-help-unload = spett: steinen på felt 3 er den neste
cli-help-commands = KOMMANDOER
cli-help-commands-about = et nummer spiller trekket med det nummeret i listen
cli-help-help = denne siden
cli-help-board = tegn hele bordet på nytt
cli-help-more = list opp alle trekk, uansett hvor mange
cli-help-log = spillet så langt i ord
cli-help-hint = de beste trekkene slik Farao ser dem etter omtrent et sekund, og hvorfor andre er svakere; hint vizier: slik Vesiren ser dem
cli-help-undo = angre det siste trekket, hvis ingenting er avslørt siden, og alene mot boter sammen med svarene deres; undo { $name }: det siste til { $name }
cli-help-save = skriv protokollen for spillet så langt
cli-help-open = forlat dette spillet og fortsett et annet fra en protokoll
cli-help-quit = avslutt spillet; en protokoll blir lagret
cli-help-expeditions = EKSPEDISJONER
cli-help-expeditions-about = { $rounds } runder på { $cards }; alle krysser av samme form samtidig, i hemmelighet
cli-help-mark = formen på kort 12, dreid eller speilvendt, på felter som verken er vegg eller krysset av
cli-help-mark-single = eller ett enkelt felt, alltid tillatt
cli-help-mark-where = det første på et kort dekker inngangen, senere berører noe som er krysset av før, side mot side
cli-help-keep = ved starten: to av de fire kortene dine
cli-help-take-card = for en utforsket pyramide: et åpent kort eller det øverste i trekkbunken
cli-help-symbols = SYMBOLER
cli-help-symbols-about = på et felt som krysses av; i listen over trekk står de bak det, som i (rs)
cli-help-gems = juveler: { $pair } for hvert par av rød og grønn, { $single } for en alene
cli-help-torch = fakkelen for denne runden: { $points }
cli-help-skull = den neste hodeskallen; den høyeste teller: { $points }
cli-help-elixir = eliksir: de to høyeste hodeskallene viskes ut
cli-help-cross = rødt kryss: straks ett felt til på et av kortene
cli-help-tomb = grav, pyramiden er utforsket: { $points }
cli-help-colours = fargepoeng
cli-help-colours-about = { $points } til den neste som har 2, 4 eller 6 utforskede pyramider i en farge

# What a mark of Pyramids brings; the numbers count what the player has so far.
cli-fields-crossed =
    { $gains ->
        [none] { $name } krysser av { $fields } på { $card }.
       *[other] { $name } krysser av { $fields } på { $card }: { $gains }.
    }
cli-gain-gem =
    { $gem ->
        [red] rød juvel nr. { $count }
       *[green] grønn juvel nr. { $count }
    }
cli-gain-torch = fakkelen for runde { $round }
cli-gain-skull = hodeskalle nr. { $count }
cli-gain-elixir =
    { $count ->
        [one] eliksir ({ $count } hodeskalle igjen)
       *[other] eliksir ({ $count } hodeskaller igjen)
    }
cli-gain-red-cross =
    { $count ->
        [one] rødt kryss
       *[other] { $count } røde kryss
    }

## Leksjoner

cli-learn-step = Trinn { $step } av { $steps }
cli-learn-how = For å begynne eller fortsette: { $command }
cli-learn-one = En leksjon du velger selv, for eksempel: { $command }
cli-learn-you = Du spiller { $name }.
cli-learn-reading = Enter går videre. Også: back, skip, quit.
cli-learn-doing = Skriv et nummer eller et trekk. Også: show, back, skip, help, quit.
cli-learn-shown = Vist: { $move }
cli-learn-next = Neste leksjon: { $title }. Enter går videre, quit avslutter.
cli-learn-all-done = Du er ferdig med alle leksjonene i { $game }.
cli-learn-first = dette er det første trinnet
cli-learn-not-kept = Framgangen din kan ikke lagres: { $reason }
cli-learn-first-game = Ditt første spill, med veilederen ved din side: { $command }
cli-first-game-how = Veilederen sier fra når noe er nytt. Også: quiet, wake.
cli-first-game-quiet = Veilederen er stille. Vekk veilederen: wake.
cli-first-game-wake = Veilederen er våken.

## Oppgaver

cli-puzzle-title = Oppgave { $id }: { $game }
cli-puzzle-level = Svakeste bot som løser den: { $level }
cli-puzzle-counts-margin = { $name } har trekket. Det som teller: poengene til { $name } ved slutten, minus poengene til den beste motstanderen.
cli-puzzle-counts-first = { $name } har trekket. Det som teller: førsteplassen for { $name } ved slutten.
cli-puzzle-moves =
    { $count ->
        [one] Den krever { $count } trekk.
       *[other] Den krever { $count } trekk.
    }
cli-puzzle-how = Skriv et nummer eller et trekk. Også: answer, more, help, quit.
cli-puzzle-right = Riktig.
cli-puzzle-wrong-margin = { $move } er ikke best: det koster { $points } poeng. Prøv igjen.
cli-puzzle-wrong-first = { $move } er ikke best: det koster { $percent } % av førsteplassen. Prøv igjen.
cli-puzzle-solved = Løst. Alle trekk, og hva de fører til:
cli-puzzle-answer = Løsningen: { $moves }. Alle første trekk, og hva de fører til:
cli-puzzle-move = Trekk
cli-puzzle-lead = Forsprang
# The command stays as it is.
cli-puzzle-record = `saqqara puzzle record { $id } --out FILE` lagrer forløpet av det spillet.
cli-puzzle-streak = Dager på rad: { $count }.
