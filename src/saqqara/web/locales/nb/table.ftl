# Norwegian bokmål: a table, whichever game is played at it.

## The page

page-name = Saqqara
page-cancel = Avbryt
page-to-lobby = Til lobbyen

## The seats of a fork

sitter-me = Jeg
sitter-open = Ledig plass
sitter-name = Navn

## The table

table-skip = Hopp til trekkene dine
head-round =
    { $rounds ->
        [none] Runde { $round }
       *[other] Runde { $round } av { $rounds }
    }
connection-connecting = Kobler til …
# Nothing is said while all is well.
connection-open = { "" }
connection-paused = Serveren når ikke lageret sitt. Den fortsetter av seg selv; ingenting går tapt.
connection-reconnecting =
    { $isSending ->
        [yes] Kobler til igjen … valget ditt er tatt vare på og blir sendt.
       *[no] Kobler til igjen …
    }
# The title of the browser's tab: who is to move, then the game.
title-page = { $state } – { $game }
title-turn-of = Tur: { $name }
title-others = Tur: { $names }
title-waiting = Venter på spillere
title-playing = Spilles nå
title-over = Spillet er over
title-nothing = Intet bord
title-damaged = Skadet bord
# The number itself stands before it.
seats-points =
    { $count ->
        [one] poeng
       *[other] poeng
    }
seats-you = du
seats-open = ledig plass
seats-bot = bot
seats-waking = bot, gjør seg klar
seats-stands-in = { $level } spiller
seats-bot-plays = { $level } spiller for { $name } nå.
seats-plays-again = { $name } spiller igjen.
seats-owes = har turen
seats-thinks = tenker
seats-clock = Tid igjen:
seats-sit = Sitt her
seats-sit-at = Sitt her: plass { $seat }
seats-let-bot-play = La en bot spille
seats-let-bot-play-for = La en bot spille for { $name }
seats-agreed = Vil la en bot spille: { $names }
seats-mute-name = Demp { $name }
seats-unmute-name = Hør { $name } igjen
seats-stand-up = Forlat plassen
seats-hints =
    { $count ->
        [one] { $count } hint
       *[other] { $count } hint
    }
presence-away = ser bort
presence-gone = borte
sit-go = Sett deg
sit-stones = Dine steiner
sit-nameless = Skriv navnet ditt: de andre ser det.
tabs-label = Plassene dine
ask-title = Ditt trekk
# $question is one of the messages imhotep-ask-…, pyramids-ask-… or cli-ask-…
prompt-yours =
    { $name ->
        [none] Din tur. { $question }
       *[other] { $name }: { $question }
    }
prompt-waiting = Spillet begynner så snart alle plassene er tatt.
prompt-over = { trouble-match-over }
prompt-watching = Du ser på.
prompt-looking = Du ser tilbake.
notation-label = Eller skriv et trekk
notation-play = Spill
plain-ask = Velg et trekk.
plain-flag =
    { $is ->
        [yes] ja
       *[no] nei
    }
# What happened in a game that has no texts here, in the words of its rules: “Ada: advanced, steps 2”.
plain-event =
    { $name ->
        [none] { $event }
       *[other] { $name }: { $event }
    }
deeds-undo = Angre
deeds-ask-back = Be om å få angre
deeds-take-back = Ta tilbake
# What the button Undo takes back: the last choice of an unfinished move.
deeds-of-pick = det siste valget
deeds-of-move =
    { $name ->
        [none] ditt siste trekk
       *[other] trekket til { $name }
    }
deeds-of-others =
    { $name ->
        [none] de andre bestemmer
       *[other] trekket til { $name }; de andre bestemmer
    }
deeds-of-turn =
    { $name ->
        [none] og det som fulgte
       *[other] trekket til { $name } og det som fulgte
    }
deeds-no-back-asked = et ønske er åpent
deeds-no-back-unmoved = ingenting ennå
deeds-leave = Overlat plassen til en bot
deeds-hand-over = La en bot spille for meg
deeds-return = Ta plassen tilbake
deeds-fill = Fyll ledige plasser med boter
deeds-level = Nivå
back-title = En forespørsel
# $move is one of the messages imhotep-did-… or pyramids-did-…
back-asked =
    { $move ->
        [none] { $name } vil gjerne angre et trekk.
       *[other] { $name } vil gjerne angre et trekk: { $move }.
    }
back-later = Alt som er spilt etter det, også av de andre, angres med.
back-withdraw =
    { $name ->
        [none] Trekk tilbake
       *[other] { $name } trekker det tilbake
    }
back-declined = De andre gikk ikke med på å ta trekket tilbake.
back-waits =
    { $move ->
        [none]
            { $names ->
                [none] Du har bedt om å få angre et trekk.
               *[other] Du har bedt om å få angre et trekk. Venter på { $names }.
            }
       *[other]
            { $names ->
                [none] Du har bedt om å få angre et trekk: { $move }.
               *[other] Du har bedt om å få angre et trekk: { $move }. Venter på { $names }.
            }
    }
back-accept =
    { $name ->
        [none] Godta
       *[other] { $name } godtar
    }
back-decline =
    { $name ->
        [none] Avslå
       *[other] { $name } avslår
    }
invite-title = Inviter venner
invite-about = Alle som har denne lenken, kan sette seg.
invite-bots = Alle plasser er tatt. Den som har denne lenken, kan overta plassen til en bot.
invite-local = Adressen virker bare på denne maskinen. For venner andre steder må huset startes med { $command }.
invite-link = Invitasjonslenke
invite-copied = Kopiert.
invite-select = Markert: kopier med tastaturet.
invited-by =
    { $count ->
        [one] { $names } inviterer deg til et parti { $game }
       *[other] { $names } inviterer deg til et parti { $game }
    }
invited-open = Du er invitert til et parti { $game }
invited-seats =
    { $free ->
        [one] { $free } av { $seats } plasser er ledig.
       *[other] { $free } av { $seats } plasser er ledige.
    }
waiting-title =
    { $free ->
        [one] Bordet venter på { $free } spiller til
       *[other] Bordet venter på { $free } spillere til
    }
waiting-by-link = Bare den som er invitert med lenke, kan sette seg her. Du kan se på.
curtain-pass = Gi videre til { $name }
curtain-about = Det neste valget er hemmelig. Ingen andre bør se på.
curtain-raise = Jeg er { $name }
log-title = Dette har skjedd
log-earlier = Alle trekk i notasjon
chat-news = Ny melding
chat-text = Si noe
chat-send = Send
facts-title = Dette bordet
# $time is a span like “20 minutes”; $zero is one of the messages at-zero-…
facts-per-move = { $time } for hvert trekk; deretter { $zero }
facts-per-player =
    { $increment ->
        [0] { $time } for hver spiller; deretter { $zero }
        [one] { $time } for hver spiller, { $increment } sekund ekstra etter hvert trekk; deretter { $zero }
       *[other] { $time } for hver spiller, { $increment } sekunder ekstra etter hvert trekk; deretter { $zero }
    }
facts-stand-in = { $level } spiller videre etter { $time }
facts-listed = Hvem kan bli med
facts-open-to-all = alle
facts-by-link = alle som har lenken
facts-spectators = Ser på
facts-forked = Gren fra
facts-forked-at = et annet bord, etter trekk { $turn }
origin-before = Det som skjedde før, står der.
board-title = Bordet
board-laying = Bordet dekkes …
board-hidden = Ingenting å se før teppet går opp.
words-title = Stillingen i ord
words-show = Stillingen i ord
hint-title = Hint
hint-adviser = Hvem gir råd
hint-ask = Spør
hint-about = Rådgiveren vet bare det du kan vite. Alle ved bordet kan se at du har spurt.
hint-thinking = { $name } tenker …
hint-exact = { $name } har regnet ut trekkene dine helt til spillets slutt.
hint-after =
    { $count ->
        [one] { $name } har prøvd { $count } fortsettelse.
       *[other] { $name } har prøvd { $count } fortsettelser.
    }
# Where another move shows a better chance than the first.
hint-order = Først står trekket som { $name } ville valgt: det er prøvd oftest. Sjansene for de andre er mer usikre.
# A chance to win in per cent, with the range that it lies in with near certainty.
hint-chance = Vinnersjanse: { $percent } % ({ $low }–{ $high })
hint-points = Ventede poeng:
hint-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-at-once =
    { $points ->
        [one] { $points } poeng med en gang
       *[other] { $points } poeng med en gang
    }
hint-if-ended =
    { $points ->
        [one] { $points } poeng hvis spillet sluttet nå
       *[other] { $points } poeng hvis spillet sluttet nå
    }
# What differs from the best move; the number always has one decimal place, so that “points” has one form.
hint-against-best = Mot det beste trekket: { $reasons }.
hint-as-good = Omtrent like godt som det beste trekket.
hint-you-more = du får { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } poeng mer
hint-you-less = du får { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } poeng mindre
hint-other-more = { $name } får { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } poeng mer
hint-other-less = { $name } får { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } poeng mindre
hint-ahead = Det beste trekket: til slutt ligger du { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } poeng foran { $name }.
hint-behind = Det beste trekket: til slutt ligger du { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } poeng bak { $name }.
hint-even = Det beste trekket: til slutt ligger du likt med { $name }.
hint-play = Spill dette
hint-expects = Ventet fortsettelse: { $moves }
# One step of what the adviser expects, as in “Ada: loading ship B, space 2”.
hint-step = { $name }: { $move }
key-move = Gjør trekket med dette nummeret
key-enter = Velg, eller spill det som er valgt
key-back = Ett steg tilbake
key-drop = Slipp det som er valgt
key-hint = Be om et hint
key-log = Åpne loggen
key-look-back = Se tilbake
# A bot that moves for a player, where the player would be named: “Mason (for Ada) loads a stone.”
seats-bot-for = { $level } (for { $name })
deeds-no-back-secret = et hemmelig kort er sett
away-title = Mens du var borte
away-more =
    { $count ->
        [one] og { $count } trekk før det
       *[other] og { $count } trekk før det
    }
away-read = Greit

## The end, fairness, looking back

end-title = Slutt
end-place = { $place }. plass
end-points = Poeng
# A number of points in the score pad.
end-number = { $number }
end-rematch = Spill igjen
end-show = Vis resultatet
fair-title = Ærlig trekning
fair-how = Slik holdes trekningen ærlig
fair-about = Før den første trekningen valgte serveren et hemmelig frø og viste denne forpliktelsen, som er frøets fingeravtrykk. Etter spillet viser den frøet: den som har tatt vare på forpliktelsen, kan kontrollere at de stemmer overens, og gjenta hver trekning.
fair-commitment = Forpliktelse
fair-seed = Frø
fair-entropy = Bidrag fra spillerne
fair-download = Last ned protokoll
fair-verify = Kontroller
fair-command = Slik gjentar du hver trekning på din egen maskin:
fair-computed = Regnet ut her:
fair-seed-fits = Frøet stemmer med forpliktelsen.
fair-seed-differs = Frøet stemmer ikke med forpliktelsen.
fair-seed-unknown = Denne nettleseren kan bare kontrollere på sikre sider (https). Bruk kommandoen nedenfor.
fair-seen-same = Dette er forpliktelsen som denne nettleseren fikk se ved starten.
fair-seen-other = Dette er ikke forpliktelsen som denne nettleseren fikk se ved starten.
fair-seen-unseen = Denne nettleseren så ikke starten av spillet; sammenlign med noen som gjorde det.
look-title = Se tilbake
look-slider = Trekk
look-first = Til begynnelsen
look-link = Kopier lenke
look-more = Mer om dette trekket
look-back = Ett trekk tilbake
look-on = Ett trekk fram
look-now = Tilbake til nå
look-at-now =
    { $turns ->
        [one] Slik står det nå, etter { $turns } trekk.
       *[other] Slik står det nå, etter { $turns } trekk.
    }
look-at = Etter trekk { $turn } av { $turns }.
fork-title = Ny gren her
fork-about = Et nytt bord som begynner der dette sto.
fork-why-over = Her er spillet slutt: forgren fra et tidligere trekk.
fork-why-drawing = Her trekkes det kort: gå ett trekk fram eller tilbake for å forgrene.
fork-chance = Tilfeldighet videre
fork-anew = på nytt
fork-as-it-fell = slik det gikk her
fork-go = Åpne grenen
# In the title of the browser’s tab.
rematch-title = { $name } vil ha omkamp
rematch-wanted = { rematch-title }.
rematch-waits = Bordet til omkampen er klart.
rematch-accept = Godta
rematch-go = Gå til bordet
rematch-watch = Se omkampen
early-title = Avslutt før tiden
early-concede = Gi opp
early-concede-two = Den andre vinner. Dette kan ikke angres.
early-concede-more = En bot spiller plassen din til slutt, og du blir sist. Dette kan ikke angres.
early-concede-bots = Spillet er over, og du blir sist. Dette kan ikke angres.
early-concede-yes = Ja, jeg gir opp
early-end = Avslutt uten vinner
early-end-about = Spillet er over når alle de andre er enige.
early-end-alone = Spillet er over med én gang: botene er enige.
early-end-ask = Spør de andre
early-end-yes = Ja, avslutt
early-waits = Du har bedt om å avslutte spillet. Venter på { $names }.
early-asked = { $name } vil avslutte spillet uten vinner.
early-accept = Jeg er enig
early-decline = Spill videre
early-withdraw = Trekk forespørselen
early-gave-up = ga opp
early-verdict = { $names } ga opp.

## Words for any game

card-hidden = et skjult kort
points-count =
    { $count ->
        [one] { $count } poeng
       *[other] { $count } poeng
    }

## What happened

event-round = Runde { $round }
event-clock-moved = { $name }: tiden var ute, så en bot gjorde trekket.
event-round-ends = Runde { $round } er slutt.
event-game-ends = Spillet er slutt.
event-bot-moved =
    { $level ->
        [apprentice] { level-apprentice }
        [mason] { level-mason }
        [architect] { level-architect }
       *[vizier] { level-vizier }
    } gjorde et trekk for { $name }.
