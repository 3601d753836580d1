# Norwegian bokmål: a table, whichever game is played at it.

## The page

page-name = Saqqara
page-cancel = Avbryt
page-to-lobby = Til lobbyen

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
title-over = Spillet er slutt
title-nothing = Ikke noe bord
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
seats-waking =
    { $level ->
        [pharaoh] varmer opp: som Arkitekt
        [vizier] varmer opp: som Arkitekt
        [architect] varmer opp: litt svakere
       *[other] bot, varmer opp
    }
seats-stands-in = { $level } spiller i stedet
seats-bot-plays = { $level } spiller for { $name } nå.
seats-plays-again = { $name } spiller igjen.
seats-owes = har turen
seats-thinks = tenker
seats-clock = Tid igjen:
seats-sit = Sitt her
seats-sit-at = Sitt her: plass { $seat }
seats-let-bot-play = La en bot spille
seats-let-bot-play-for = La en bot spille for { $name }
seats-agreed = Enige om å la en bot spille: { $names }
seats-mute-name = Demp { $name }
seats-unmute-name = Hør { $name } igjen
seats-stand-up = Forlat plassen
seats-hints =
    { $count ->
        [one] { $count } hint
       *[other] { $count } hint
    }
# Before the number of points that a player would have if the game ended now.
seats-would-be = slutt nå
# The same where there is little room.
seats-would-be-short = nå
presence-away = borte
presence-gone = frakoblet
# Before a sentence that tells the last move.
last-again = Vis igjen:
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
prompt-waiting = Spillet starter så snart alle plassene er tatt.
prompt-over = { trouble-match-over }
prompt-watching = Du ser på.
prompt-looking = Du ser reprisen.
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
        [none] de andre må godta
       *[other] trekket til { $name }; de andre må godta
    }
deeds-of-turn =
    { $name ->
        [none] med svarene
       *[other] trekket til { $name } med svarene
    }
deeds-no-back-asked = du har alt spurt
deeds-no-back-unmoved = ingenting å angre
deeds-leave = Overlat plassen til en bot
deeds-hand-over = La en bot spille for meg
deeds-return = Ta plassen tilbake
deeds-fill = Fyll ledige plasser med boter
deeds-level = Nivå
back-title = Forespørsel
back-later = Alle trekk etter det angres også.
curtain-pass = Gi videre til { $name }
curtain-about = Det neste valget er hemmelig. Ingen andre bør se på.
curtain-raise = Jeg er { $name }
log-title = Spillogg
log-earlier = Alle trekk
log-about = Piltastene går fra linje til linje; Enter ser tilbake på trekket.
chat-news = Ny melding
phrase-title = Ferdige fraser
phrase-hello = Hei!
phrase-good-luck = Lykke til!
phrase-well-played = Godt spilt!
phrase-thanks = Takk!
phrase-your-turn = Din tur?
phrase-one-moment = Et øyeblikk
phrase-oops = Ops!
phrase-good-game = Takk for spillet!
board-title = Bordet
board-laying = Gjør klar bordet …
board-hidden = Skjult til teppet går opp.
words-title = Stillingen i ord
words-show = Stillingen i ord
hint-title = Hint
hint-if-ended =
    { $points ->
        [one] { $points } poeng hvis spillet sluttet nå
       *[other] { $points } poeng hvis spillet sluttet nå
    }
# A final move waits until it is confirmed.
prompt-unsure = Dette trekket er endelig. Vil du spille det?
deeds-sure = Spill det
deeds-unsure = Ikke ennå
# A bot that moves for a player, where the player would be named: “Mason (for Ada) loads a stone.”
seats-bot-for =
    { $you ->
        [yes] { $level } (for deg)
       *[no] { $level } (for { $name })
    }
deeds-no-back-secret = et hemmelig kort er sett
deeds-no-back-rated = med rating, bare mot boter

## The end, fairness, looking back

end-points = Poeng
end-show = Vis resultatet
end-skip = Hopp over tellingen
# In the title of the browser’s tab.
rematch-title = { $name } vil ha omkamp
early-gave-up = ga opp

## Words for any game

card-hidden = et skjult kort
points-count =
    { $count ->
        [one] { $count } poeng
       *[other] { $count } poeng
    }

## What happened

event-round = Runde { $round }
event-clock-moved =
    { $you ->
        [yes] Tiden din var ute
       *[no] { $name }: tiden var ute
    }, så en bot gjorde trekket.
event-round-ends = Runde { $round } er slutt.
event-game-ends = Spillet er slutt.
event-bot-moved =
    { $level ->
        [apprentice] { level-apprentice }
        [scribe] { level-scribe }
        [mason] { level-mason }
        [architect] { level-architect }
        [vizier] { level-vizier }
       *[pharaoh] { level-pharaoh }
    } { $you ->
        [yes] gjorde et trekk for deg.
       *[no] gjorde et trekk for { $name }.
    }
