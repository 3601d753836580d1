# Norwegian: the review of a game, on its page and in the terminal.

## The page

review-title = { look-review }
review-players =
    { $count ->
        [one] { $count } spiller
       *[other] { $count } spillere
    }
review-print = Skriv ut
# Who has judged the moves, and how closely.
review-judge = Vurdert av { $judge }, { $count } simuleringer for hvert trekk. Tallene er anslag: hvert av dem viser sitt intervall.

## A record from elsewhere

review-no-such-game = Det finnes ikke noe slikt spill.
review-drop-title = Analyser et spill
review-drop-about = Slipp protokollen fra et ferdig spill her, eller velg filen.
review-drop-choose = Velg fil
review-drop-now = Slipp protokollen for å analysere den
review-drop-where = Protokollen kan lastes ned når spillet er over, under «{ fair-title }».
review-drop-large = Denne filen er for stor til å være protokollen fra et spill.
review-drop-not-a-record = Denne filen er ikke protokollen fra et spill.
review-drop-incomplete = En del av denne protokollen mangler.
review-drop-edition = Denne protokollen er laget med en annen utgave eller andre regler enn denne serveren har.
review-drop-unverified = Denne protokollen stemmer ikke: Et trekk, en trekning eller resultatet er feil.
review-drop-unfinished = Dette spillet ble ikke spilt ferdig.
review-drop-in-progress = Dette spillet pågår ennå. Det kan analyseres når det er over.
review-drop-bad = Denne protokollen kan ikke analyseres.

## Grades

grade-best = best
grade-good = bra
grade-inaccuracy = unøyaktighet
grade-mistake = feil
grade-blunder = tabbe
grade-only = eneste trekk

## The chart

review-wins = Vinnersjanse
review-points = Forventede poeng
review-view-switch = Sjanser eller poeng
review-percent = { $number }{ "\u00A0" }%
# What the chart shows, for those who do not see it; $shares: a list of names with their figures.
review-chart = { $what } gjennom { $turns } trekk. Etter trekk { $turn }: { $shares }.
review-share = { $name } { $value }
review-as-table = Vis som tabell
review-coming = Kommer senere
# $low and $high are figures with their unit.
review-between = mellom { $low } og { $high }, med 95{ "\u00A0" }% sikkerhet
review-exact = nøyaktig
review-glance = et første blikk
# A switch: every figure shows the range in which it lies.
review-ranges = Vis intervaller
review-range = { $low } til { $high }
# As in ±1.2 beside a figure.
review-margin = ±{ $number }

## While it is made

review-begins = { $judge } tar et første blikk på spillet …
review-compiles = Denne utgaven er ny her: det tar omtrent ett minutt å gjøre reglene klare …
review-waits =
    { $count ->
        [one] { $count } analyse kommer først.
       *[other] { $count } analyser kommer først.
    }
review-failed = Analysen kunne ikke fullføres.
review-running = { $judge } går gjennom spillet: trekk { $turn } av { $turns }. Se deg om imens.
review-stop = Stopp
review-go-on = Fortsett
review-stopped = Analysen stoppet ved trekk { $turn }. Det som er her, blir stående.
# 0 seconds: how long it takes is not known yet.
review-later =
    { $seconds ->
        [0] Klart når hele spillet er gjennomgått.
       *[other] Klart når hele spillet er gjennomgått, om omtrent { $seconds } sekunder.
    }
review-done = Analysen er klar.
review-retry = Prøv igjen
review-outdated = Denne analysen er laget med en tidligere versjon av programmet.
review-again = Analyser på nytt

## Turning points

review-turning = Vendepunkter
review-turning-none = Ingen trekk endret resultatet mye.
review-turning-next = Neste vendepunkt
review-turning-previous = Forrige vendepunkt
review-turning-show = Trekk { $turn }, vis det
# The chance of the player who moved, before and after.
review-change = { $before } → { $after }{ "\u00A0" }%
review-draw = Trekning
# $move is one of the messages imhotep-did-… or pyramids-did-…
review-better = Bedre: { $move }.
# $reasons: a list of the messages review-costs and review-gives.
review-reasons = Sammenlignet med det beste trekket { $reasons }.
# $where is one of the messages imhotep-earned-…, pyramids-earned-… or review-source; the number always has one decimal place, so that “points” has one form.
review-costs =
    { $you ->
        [yes] taper du
       *[no] taper { $name }
    } { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } poeng { $where }
review-gives =
    { $you ->
        [yes] får du
       *[no] får { $name }
    } { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } poeng mer { $where }
# A source of points of a game that has no texts here.
review-source = ({ $source })

## The board and the better move

review-board = Bordet etter trekk { $turn }
review-at = Trekk { $turn } av { $turns }
review-last = Til slutten
review-judge-would = Hva { $judge } ville gjort
review-judge-same = { $judge } ville gjort det samme.
review-judge-near = { $judge } ville valgt: { $move }. Forskjellen er liten.
review-no-choice = Det fantes ikke noe annet trekk her.
review-chance-decides = Her avgjør tilfeldighetene.
review-instead = I stedet for: { $move }
# What a move cost the player who made it, compared with the best one.
review-cost =
    { $gains ->
        [yes] Det kostet { $percent }{ "\u00A0" }% vinnersjanse, men ga { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } poeng mer.
        [untold] Det kostet { $percent }{ "\u00A0" }% vinnersjanse.
       *[no] Det kostet { $percent }{ "\u00A0" }% vinnersjanse og { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } poeng.
    }
# The range of that; $wins and $points as in 27.1% to 31.3%.
review-cost-range = Kostnad: { $wins } vinnersjanse, { $points } poeng (95{ "\u00A0" }% sikkerhet)
review-cost-exact = Kostnad: nøyaktig
review-line-play = Vis varianten
review-line-back = Tilbake til spillet
review-line-at = Den bedre varianten: trekk { $step } av { $steps }
review-puzzle = Gjør dette til en oppgave
review-puzzle-asking = Leter etter et bevis …
review-puzzle-cannot = Dette kan ikke bli en oppgave: her kan det ikke bevises at ett trekk er best.

## Moves

review-tally = Trekkene etter karakter: { $name }
review-whose = Hvem sine trekk
review-accuracy = Nøyaktighet
review-accuracy-about = 100: hvert trekk var like godt som det beste. Tallet synker med vinnersjansen som trekkene kostet.

## Luck and skill

review-luck = Flaks og ferdighet
review-luck-wins = Hvordan hver vinnersjanse ble til. Delene gir nøyaktig resultatet til sammen.
review-luck-points = Hvordan poengene til hver spiller ble til. Delene gir nøyaktig resultatet til sammen.
review-part-start = Start
review-part-luck = Flaks
review-part-own = Egne trekk
review-part-others = Andres trekk
review-part-end = Resultat
review-draws = Trekningene som betydde noe
review-draws-none = Ingen trekning endret mye.
review-lucky =
    { $you ->
        [yes] Flaks for deg
       *[no] Flaks for { $name }
    }
review-unlucky =
    { $you ->
        [yes] Uflaks for deg
       *[no] Uflaks for { $name }
    }

## Your mistakes again

review-try =
    { $you ->
        [yes] Prøv feilene dine på nytt
       *[no] Prøv feilene på nytt: { $name }
    }
review-try-about =
    { $count ->
        [one] { $count } trekk som en oppgave, omtrent { $minutes } min.
       *[other] { $count } trekk som oppgaver, omtrent { $minutes } min.
    }
review-try-go = Prøv dem
review-try-none =
    { $you ->
        [yes] Ingenting å gjenta: du fant et godt trekk hver gang.
       *[no] Ingenting å gjenta: { $name } fant et godt trekk hver gang.
    }
review-try-number = Oppgave { $number } av { $count }
review-try-find = Spilt: { $move }. Finn et bedre trekk på brettet.
review-try-right = Riktig: det ville { $judge } spilt.
review-try-good = Bra: nesten det beste. Det koster bare { $percent }{ "\u00A0" }% vinnersjanse.
review-try-wrong = Ikke helt: det koster { $percent }{ "\u00A0" }% vinnersjanse.
review-try-same = Det er det som ble spilt.
review-try-unknown = { $judge } foretrekker andre trekk.
review-try-asking = { $judge } ser på trekket …
review-try-answer = Vis svaret
review-try-shown = Svaret: { $move }.
review-try-next = Neste
review-try-finish = Avslutt
review-try-done = { $right } av { $count } funnet på første forsøk.
