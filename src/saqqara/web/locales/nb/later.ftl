# Norwegian bokmål: what a table says after its first picture.

sitter-me = Jeg
sitter-open = Ledig plass
sitter-name = Navn
notation-label = Eller skriv et trekk
notation-play = Spill
chat-text = Si noe
chat-send = Send
chat-spectator = Tilskuer
chat-among-spectators = Andre tilskuere leser dette med en gang, spillerne etter spillet.
chat-nameless = Skriv inn navnet ditt i lobbyen for å skrive her.
chat-mute-spectators = Demp tilskuerne
chat-unmute-spectators = Hør tilskuerne igjen
hint-adviser = Rådgiver
# The adviser that is offered first: the judge of reviews, which answers within a second.
hint-judge = { level-pharaoh } (rask)
hint-ask = Få et hint
hint-about = Rådgiveren ser bare det du kan se. Alle kan se hvor mange hint du bruker.
hint-thinking = { $name } tenker …
hint-exact = { $name } har regnet ut trekkene dine helt til spillets slutt.
hint-after =
    { $count ->
        [one] { $name } har sett på { $count } mulig parti.
       *[other] { $name } har sett på { $count } mulige partier.
    }
# Where another move shows a better chance than the first.
hint-order = Først står trekket som { $name } ville valgt: det er prøvd oftest. Tallene for de andre er mer usikre, så de kan se bedre ut.
# Where an exact answer shows more points for another move than for the first.
hint-by-chance = Trekkene er ordnet etter sjansen til å vinne, ikke etter poeng.
# A chance to win in per cent, with the range that it lies in with near certainty.
hint-chance = Vinnersjanse: { $percent }{ "\u00A0" }% ({ $low }–{ $high })
hint-points = Forventede poeng:
hint-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-at-once =
    { $points ->
        [one] { $points } poeng med en gang
       *[other] { $points } poeng med en gang
    }
# What differs from the best move; the number always has one decimal place, so that “points” has one form.
hint-against-best = Sammenlignet med det første trekket: { $reasons }.
hint-as-good = Omtrent like godt som det første trekket.
hint-you-more = du får { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } poeng mer
hint-you-less = du får { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } poeng mindre
hint-other-more = { $name } får { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } poeng mer
hint-other-less = { $name } får { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } poeng mindre
hint-ahead = Førstevalget: til slutt ligger du { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } poeng foran { $name }.
hint-behind = Førstevalget: til slutt ligger du { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } poeng bak { $name }.
hint-even = Førstevalget: til slutt ligger du likt med { $name }.
hint-play = Spill dette
hint-expects = Trolig fortsettelse: { $moves }
# One step of what the adviser expects, as in “Ada: load ship B, space 2”.
hint-step = { $name }: { $move }
key-move = Gjør trekket med dette nummeret
key-enter = Velg, eller spill valget ditt
key-back = Ett steg tilbake
key-drop = Fjern valget ditt
key-hint = Be om et hint
key-log = Åpne loggen
key-look-back = Se reprisen
key-close = Lukk hintet eller loggen
key-look-before = Reprise: ett trekk tilbake
key-look-after = Reprise: ett trekk fram
key-look-first = Reprise: til begynnelsen
key-look-now = Reprise: til nå
key-look-play = Reprise: spill av eller stopp
key-look-close = Reprise: avslutt
settings-title = Innstillinger
settings-pace = Bevegelse
settings-calm = Rolig
settings-brisk = Rask
settings-off = Av
settings-confirm = Spør før et endelig trekk
settings-confirm-about = Et trekk som avslutter turen din, eller som ikke kan angres, må da bekreftes med et trykk til.
away-title = Mens du var borte
away-more =
    { $count ->
        [one] og { $count } trekk før det
       *[other] og { $count } trekk før det
    }
away-read = Greit
end-title = Spillet er slutt
end-place = { $place }. plass
# A number of points in the score pad.
end-number = { $number }
end-rematch = Spill igjen
# $points is how far ahead of the next player.
end-you-win =
    { $points ->
        [one] Du vinner med { $points } poeng.
       *[other] Du vinner med { $points } poeng.
    }
# The others gave up.
end-you-win-early = Du vinner.
end-you-win-tie =
    { $reason ->
        [sled] Du vinner ved uavgjort, med flest steiner på lagerbrikken.
        [lowest-pyramid] Du vinner ved uavgjort, med den laveste utforskede pyramiden.
       *[other] Du vinner ved uavgjort.
    }
end-you-share = Du deler seieren med { $names }.
end-you-behind =
    { $points ->
        [one] Du ble nummer { $place }, { $points } poeng bak { $names }.
       *[other] Du ble nummer { $place }, { $points } poeng bak { $names }.
    }
# As many points as the winner, but the tie went to somebody else.
end-you-level =
    { $reason ->
        [sled] Likt på poeng: { $names } vinner, med flest steiner på lagerbrikken.
        [lowest-pyramid] Likt på poeng: { $names } vinner, med den laveste utforskede pyramiden.
       *[other]
            { $count ->
                [one] Likt på poeng: { $names } vinner.
               *[other] Likt på poeng: { $names } deler seieren.
            }
    }
end-wins-by =
    { $points ->
        [one] { $name } vinner med { $points } poeng.
       *[other] { $name } vinner med { $points } poeng.
    }
# Below the score pad: how many moves each player made, and how long they thought.
end-moves = Trekk
end-time = Brukt tid
fair-title = Ærlig trekning
fair-how = Slik holdes trekningen ærlig
fair-about = Før den første trekningen valgte serveren et hemmelig frø og viste denne forpliktelsen, som er frøets fingeravtrykk. Etter spillet viser den frøet: alle som har tatt vare på forpliktelsen, kan kontrollere at de stemmer overens, og gjenta hver trekning.
fair-commitment = Forpliktelse
fair-seed = Frø
fair-entropy = Bidrag fra spillerne
fair-verify = Kontroller
fair-command = Slik gjentar du hver trekning på din egen maskin:
fair-computed = Regnet ut her:
fair-seed-fits = Frøet stemmer med forpliktelsen.
fair-seed-differs = Frøet stemmer ikke med forpliktelsen.
fair-seed-unknown = Denne nettleseren kan bare kontrollere det på sikre sider (https). Bruk kommandoen nedenfor.
fair-seen-same = Denne nettleseren fikk se den samme forpliktelsen ved starten.
fair-seen-other = Denne nettleseren fikk se en annen forpliktelse ved starten.
fair-seen-unseen = Denne nettleseren så ikke starten av spillet; sammenlign med noen som gjorde det.
look-title = Reprise
look-slider = Trekk
look-first = Til begynnelsen
look-link = Kopier lenke
look-more = Mer om dette trekket
look-back = Forrige trekk
look-on = Neste trekk
look-now = Tilbake til spillet
look-at-now =
    { $turns ->
        [one] Stillingen nå, etter { $turns } trekk.
       *[other] Stillingen nå, etter { $turns } trekk.
    }
look-at = Etter trekk { $turn } av { $turns }.
look-play = Spill av trekkene
look-pause = Stopp
look-speed = Hastighet: { $speed }×
fork-title = Spill videre herfra
fork-about = Start et nytt bord fra denne stillingen.
fork-why-over = Her er spillet slutt: gå tilbake til et tidligere trekk for å spille videre derfra.
fork-why-drawing = Her trekkes det kort: gå ett trekk fram eller tilbake for å spille videre.
fork-chance = Senere trekninger
fork-anew = nye
fork-as-it-fell = som i dette spillet
fork-go = Åpne det nye bordet
early-title = Avslutt før tiden
early-concede = Gi opp
early-concede-two = Den andre vinner. Dette kan ikke angres.
early-concede-more = En bot spiller plassen din til slutt, og du blir sist. Dette kan ikke angres.
early-concede-bots = Spillet er slutt, og du blir sist. Dette kan ikke angres.
early-concede-yes = Ja, jeg gir opp
early-end = Avslutt uten vinner
early-end-about = Spillet er slutt når alle de andre er enige.
early-end-alone = Spillet er slutt med en gang: botene er enige.
early-end-ask = Spør de andre
early-end-yes = Ja, avslutt
early-waits = Du har bedt om å avslutte spillet. Venter på { $names }.
early-asked = { $name } vil avslutte spillet uten vinner.
early-accept = Jeg er enig
early-decline = Spill videre
early-withdraw = Trekk forespørselen
early-verdict = { $names } ga opp.
early-verdict-you = Du ga opp.
# $move is one of the messages imhotep-did-… or pyramids-did-…
back-asked =
    { $move ->
        [none] { $name } vil gjerne angre et trekk.
       *[other] { $name } vil gjerne angre et trekk: { $move }.
    }
back-withdraw =
    { $name ->
        [none] Trekk tilbake
       *[other] { $name } trekker det tilbake
    }
back-declined = De andre sa nei.
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
invite-about = Alle som har denne lenken, kan bli med.
invite-bots = Bordet er fullt, men alle som har denne lenken, kan ta over for en bot.
invite-local = Lenken virker bare på denne maskinen. Vil du invitere andre, må du starte serveren på nytt med { $command }.
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
        [one] { $free } av { $seats } plasser er fortsatt ledig.
       *[other] { $free } av { $seats } plasser er fortsatt ledige.
    }
waiting-title =
    { $free ->
        [one] Venter på { $free } spiller til
       *[other] Venter på { $free } spillere til
    }
waiting-by-link = Bare de som er invitert med lenke, kan sette seg her. Du kan se på.
facts-title = Dette bordet
# $time is a span like “20 minutes”; $zero is one of the messages at-zero-…
facts-per-move = { $time } per trekk; deretter { $zero }
facts-per-player =
    { $increment ->
        [0] { $time } per spiller; deretter { $zero }
        [one] { $time } per spiller, pluss { $increment } sekund etter hvert trekk; deretter { $zero }
       *[other] { $time } per spiller, pluss { $increment } sekunder etter hvert trekk; deretter { $zero }
    }
facts-stand-in = { $level } tar over etter { $time }
facts-listed = Hvem kan bli med
facts-open-to-all = alle
facts-by-link = alle som har lenken
facts-counts = teller for ratingene; den som går, taper
facts-unrated = teller ikke lenger: { $why }
facts-why-hint = et hint
facts-why-taken-back = et trekk som ble tatt tilbake
facts-why-not-enough-people = for få mennesker
facts-why-fork = fortsetter fra et annet bord
facts-why-edition = en annen utgave
facts-why-shared-seats = noen spiller flere plasser
facts-why-agreed = avsluttet uten vinner
facts-why-unplayed = ikke spilt
facts-why-off = denne serveren har ingen rating
facts-spectators = Ser på
facts-forked = Fortsetter fra
facts-forked-at = et annet bord, etter trekk { $turn }
origin-before = De tidligere trekkene finner du der.
rematch-wanted = { rematch-title }.
rematch-waits = Bordet til omkampen er klart.
# In the waiting room of a rematch: players who have not come yet.
rematch-waiting = Venter på { $names }
rematch-accept = Godta
rematch-go = Gå til bordet
rematch-watch = Se omkampen
