# Romanian: a table, whichever game is played at it.

## The page

page-name = Saqqara
page-cancel = Renunță
page-to-lobby = Spre lobby

## The seats of a fork

sitter-me = Eu
sitter-open = Loc liber
sitter-name = Nume

## The table

table-skip = Sari la mutările tale
head-round =
    { $rounds ->
        [none] Runda { $round }
       *[other] Runda { $round } din { $rounds }
    }
connection-connecting = Se conectează…
# Nothing is said while all is well.
connection-open = { "" }
connection-paused = Serverul nu ajunge la datele sale. Își revine singur; nimic nu se pierde.
connection-reconnecting =
    { $isSending ->
        [yes] Se reconectează… alegerea ta e păstrată și va fi trimisă.
       *[no] Se reconectează…
    }
# The title of the browser's tab: who is to move, then the game.
title-page = { $state } – { $game }
title-turn-of = La rând: { $name }
title-others = La mutare: { $names }
title-waiting = Se așteaptă jucători
title-playing = Se joacă
title-over = Partida s-a terminat
title-nothing = Nicio masă
title-damaged = Masă deteriorată
# The number itself stands before it.
seats-points =
    { $count ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }
seats-you = tu
seats-open = loc liber
seats-bot = bot
seats-waking = bot, se pregătește
seats-stands-in = joacă { $level }
seats-bot-plays = { $level } joacă acum pentru { $name }.
seats-plays-again = { $name } joacă din nou.
seats-owes = la mutare
seats-thinks = se gândește
seats-clock = Timp rămas:
seats-sit = Așază-te aici
seats-sit-at = Așază-te aici: locul { $seat }
seats-let-bot-play = Să joace un bot
seats-let-bot-play-for = Să joace un bot pentru { $name }
seats-agreed = De acord să joace un bot: { $names }
seats-mute-name = Ignoră mesajele de la { $name }
seats-unmute-name = Ascultă din nou mesajele de la { $name }
seats-stand-up = Ridică-te
seats-hints =
    { $count ->
        [one] { $count } sfat
        [few] { $count } sfaturi
       *[other] { $count } de sfaturi
    }
presence-away = se uită în altă parte
presence-gone = offline
sit-go = Așază-te
sit-stones = Pietrele tale
sit-nameless = Scrie-ți numele: ceilalți îl vor vedea.
tabs-label = Locurile tale
ask-title = Mutarea ta
# $question is one of the messages imhotep-ask-…, pyramids-ask-… or cli-ask-…
prompt-yours =
    { $name ->
        [none] E rândul tău. { $question }
       *[other] { $name }: { $question }
    }
prompt-waiting = Partida începe de îndată ce toate locurile sunt ocupate.
prompt-over = { trouble-match-over }
prompt-watching = Urmărești partida.
prompt-looking = Privești înapoi.
notation-label = Sau scrie o mutare
notation-play = Joacă
plain-ask = Alege o mutare.
plain-flag =
    { $is ->
        [yes] da
       *[no] nu
    }
# What happened in a game that has no texts here, in the words of its rules: “Ada: advanced, steps 2”.
plain-event =
    { $name ->
        [none] { $event }
       *[other] { $name }: { $event }
    }
deeds-undo = Anulează
deeds-ask-back = Cere retragerea mutării
deeds-take-back = Retrage mutarea
# What the button Undo takes back: the last choice of an unfinished move.
deeds-of-pick = ultima alegere
deeds-of-move =
    { $name ->
        [none] ultima ta mutare
       *[other] mutarea făcută de { $name }
    }
deeds-of-others =
    { $name ->
        [none] ceilalți decid
       *[other] { $name }: mutarea; ceilalți decid
    }
deeds-of-turn =
    { $name ->
        [none] cu tot ce a urmat
       *[other] { $name }: mutarea și tot ce a urmat
    }
deeds-no-back-asked = există o cerere
deeds-no-back-unmoved = încă nimic
deeds-leave = Lasă locul unui bot
deeds-hand-over = Să joace un bot pentru mine
deeds-return = Îmi reiau locul
deeds-fill = Pune boți pe locurile libere
deeds-level = Nivel
back-title = O cerere
# $move is one of the messages imhotep-did-… or pyramids-did-…
back-asked =
    { $move ->
        [none] { $name } ar vrea să retragă o mutare.
       *[other] { $name } ar vrea să retragă o mutare: { $move }.
    }
back-later = Se retrag și toate mutările de după ea, ale oricui.
back-withdraw =
    { $name ->
        [none] Anulează cererea
       *[other] { $name } anulează cererea
    }
back-declined = Ceilalți nu au fost de acord să retragi mutarea.
back-waits =
    { $move ->
        [none]
            { $names ->
                [none] Ai cerut să retragi o mutare.
               *[other] Ai cerut să retragi o mutare. Se așteaptă: { $names }.
            }
       *[other]
            { $names ->
                [none] Ai cerut să retragi o mutare: { $move }.
               *[other] Ai cerut să retragi o mutare: { $move }. Se așteaptă: { $names }.
            }
    }
back-accept =
    { $name ->
        [none] Acceptă
       *[other] { $name } acceptă
    }
back-decline =
    { $name ->
        [none] Refuză
       *[other] { $name } refuză
    }
invite-title = Invită prieteni
invite-about = Cine are acest link se poate așeza la masă.
invite-bots = Toate locurile sunt ocupate. Cine are acest link poate lua locul unui bot.
invite-local = Adresa merge doar pe acest calculator. Pentru prieteni din altă parte, casa trebuie pornită cu { $command }.
invite-link = Link de invitație
invite-copied = Copiat.
invite-select = Selectat: copiază-l de la tastatură.
invited-by =
    { $count ->
        [one] { $names } te invită la o partidă de { $game }
        [few] { $names } te invită la o partidă de { $game }
       *[other] { $names } te invită la o partidă de { $game }
    }
invited-open = Ești invitat la o partidă de { $game }
invited-seats =
    { $free ->
        [one] { $free } loc liber din { $seats }.
        [few] { $free } locuri libere din { $seats }.
       *[other] { $free } de locuri libere din { $seats }.
    }
waiting-title =
    { $free ->
        [one] Masa mai așteaptă { $free } jucător
        [few] Masa mai așteaptă { $free } jucători
       *[other] Masa mai așteaptă { $free } de jucători
    }
waiting-by-link = Aici se poate așeza doar cine a fost invitat prin link. Tu poți privi.
curtain-pass = Dă ecranul mai departe: { $name }
curtain-about = Următoarea alegere e secretă. Nimeni altcineva nu trebuie să se uite.
curtain-raise = Eu sunt { $name }
log-title = Ce s-a întâmplat
log-earlier = Toate mutările în notație
chat-news = Mesaj nou
chat-text = Spune ceva
chat-send = Trimite
facts-title = Această masă
# $time is a span like “20 minutes”; $zero is one of the messages at-zero-…
facts-per-move = { $time } pentru fiecare mutare; apoi { $zero }
facts-per-player =
    { $increment ->
        [0] { $time } pentru fiecare jucător; apoi { $zero }
        [one] { $time } pentru fiecare jucător, plus { $increment } secundă după fiecare mutare; apoi { $zero }
        [few] { $time } pentru fiecare jucător, plus { $increment } secunde după fiecare mutare; apoi { $zero }
       *[other] { $time } pentru fiecare jucător, plus { $increment } de secunde după fiecare mutare; apoi { $zero }
    }
facts-stand-in = după { $time } joacă { $level }
facts-listed = Cine poate intra
facts-open-to-all = oricine
facts-by-link = cine are linkul
facts-spectators = Spectatori
facts-forked = Desprinsă din
facts-forked-at = altă masă, după mutarea { $turn }
origin-before = Ce s-a întâmplat înainte se află acolo.
board-title = Masa
board-laying = Se pregătește masa …
board-hidden = Nu se vede nimic până nu se ridică cortina.
words-title = Poziția în cuvinte
words-show = Poziția în cuvinte
hint-title = Sfat
hint-adviser = Cine te sfătuiește
hint-ask = Cere
hint-about = Sfătuitorul știe doar ce ai voie să știi și tu. Toți cei de la masă pot vedea că ai întrebat.
hint-thinking = { $name } se gândește…
hint-exact = { $name } ți-a calculat mutările până la sfârșitul jocului.
hint-after =
    { $count ->
        [one] { $name } a încercat { $count } continuare.
        [few] { $name } a încercat { $count } continuări.
       *[other] { $name } a încercat { $count } de continuări.
    }
# Where another move shows a better chance than the first.
hint-order = Prima e mutarea pe care ar alege-o { $name }: a fost încercată cel mai des. Șansele celorlalte sunt mai puțin sigure.
# A chance to win in per cent, with the range that it lies in with near certainty.
hint-chance = Șanse de câștig: { $percent }% ({ $low }–{ $high })
hint-points = Puncte așteptate:
hint-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-at-once =
    { $points ->
        [one] { $points } punct imediat
        [few] { $points } puncte imediat
       *[other] { $points } de puncte imediat
    }
hint-if-ended =
    { $points ->
        [one] { $points } punct dacă jocul s-ar încheia acum
        [few] { $points } puncte dacă jocul s-ar încheia acum
       *[other] { $points } de puncte dacă jocul s-ar încheia acum
    }
# What differs from the best move; the number always has one decimal place, so that “points” has one form.
hint-against-best = Față de cea mai bună mutare: { $reasons }.
hint-as-good = Aproape la fel de bună ca cea mai bună mutare.
hint-you-more = primești cu { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } puncte mai mult
hint-you-less = primești cu { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } puncte mai puțin
hint-other-more = { $name } primește cu { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } puncte mai mult
hint-other-less = { $name } primește cu { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } puncte mai puțin
hint-ahead = Cea mai bună mutare: la final ai cu { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } puncte mai mult decât { $name }.
hint-behind = Cea mai bună mutare: la final ai cu { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } puncte mai puțin decât { $name }.
hint-even = Cea mai bună mutare: la final ai tot atâtea puncte ca { $name }.
hint-play = Joacă asta
hint-expects = Ce se așteaptă să urmeze: { $moves }
# One step of what the adviser expects, as in “Ada: loading ship B, space 2”.
hint-step = { $name }: { $move }
key-move = Fă mutarea cu acest număr
key-enter = Alege sau joacă ce e ales
key-back = Un pas înapoi
key-drop = Renunță la ce ai ales
key-hint = Cere un sfat
key-log = Deschide jurnalul
key-look-back = Privește înapoi
# A bot that moves for a player, where the player would be named: “Mason (for Ada) loads a stone.”
seats-bot-for = { $level } (pentru { $name })
deeds-no-back-secret = a fost văzută o carte secretă
away-title = Cât timp ai lipsit
away-more =
    { $count ->
        [one] și { $count } mutare înainte
        [few] și { $count } mutări înainte
       *[other] și { $count } de mutări înainte
    }
away-read = În regulă

## The end, fairness, looking back

end-title = Sfârșitul
end-place = Locul { $place }
end-points = Puncte
# A number of points in the score pad.
end-number = { $number }
end-rematch = Joacă din nou
end-show = Arată rezultatul
fair-title = Noroc cinstit
fair-how = Cum rămâne norocul cinstit
fair-about = Înainte de prima tragere, serverul a ales o sămânță secretă și a arătat acest angajament, amprenta seminței. După partidă dezvăluie sămânța: cine a păstrat angajamentul poate verifica dacă se potrivesc și poate repeta fiecare tragere.
fair-commitment = Angajament
fair-seed = Sămânță
fair-entropy = Contribuțiile jucătorilor
fair-download = Descarcă partida
fair-verify = Verifică
fair-command = Ca să repeți fiecare tragere pe calculatorul tău:
fair-computed = Calculat aici:
fair-seed-fits = Sămânța corespunde angajamentului.
fair-seed-differs = Sămânța nu corespunde angajamentului.
fair-seed-unknown = Acest browser calculează amprente doar pe pagini sigure (https). Folosește comanda de mai jos.
fair-seen-same = Este angajamentul pe care browserul acesta l-a primit la început.
fair-seen-other = Nu este angajamentul pe care browserul acesta l-a primit la început.
fair-seen-unseen = Acest browser n-a văzut începutul partidei; compară cu cineva care l-a văzut.
look-title = Privește înapoi
look-slider = Mutare
look-first = La început
look-link = Copiază linkul
look-more = Mai multe despre această mutare
look-back = Mutare înapoi
look-on = Mutare înainte
look-now = La prezent
look-at-now =
    { $turns ->
        [one] Situația de acum, după { $turns } mutare.
        [few] Situația de acum, după { $turns } mutări.
       *[other] Situația de acum, după { $turns } de mutări.
    }
look-at = După mutarea { $turn } din { $turns }.
fork-title = Desprinde aici
fork-about = O masă nouă, care începe din poziția aceasta.
fork-why-over = Aici jocul s-a încheiat: ramifică de la o mutare anterioară.
fork-why-drawing = Aici se trag cărți: mergi cu o mutare înainte sau înapoi pentru a ramifica.
fork-chance = Norocul de aici încolo
fork-anew = din nou
fork-as-it-fell = ca la această masă
fork-go = Deschide masa nouă
# In the title of the browser’s tab.
rematch-title = { $name } vrea revanșa
rematch-wanted = { rematch-title }.
rematch-waits = Masa pentru revanșă este pregătită.
rematch-accept = Acceptă
rematch-go = Mergi la masă
rematch-watch = Urmărește revanșa
early-title = Încheiere înainte de final
early-concede = Cedează
early-concede-two = Câștigă celălalt jucător. Nu se poate anula.
early-concede-more = Un bot joacă până la capăt în locul tău, iar tu ocupi ultimul loc. Nu se poate anula.
early-concede-bots = Partida se încheie, iar tu ocupi ultimul loc. Nu se poate anula.
early-concede-yes = Da, cedez
early-end = Încheie fără câștigător
early-end-about = Partida se încheie când toți ceilalți sunt de acord.
early-end-alone = Partida se încheie imediat: boții sunt de acord.
early-end-ask = Întreabă-i pe ceilalți
early-end-yes = Da, încheie
early-waits = Ai cerut încheierea partidei. Se așteaptă: { $names }.
early-asked = { $name } dorește să încheie partida fără câștigător.
early-accept = Sunt de acord
early-decline = Jucăm mai departe
early-withdraw = Retrage cererea
early-gave-up = a cedat
early-verdict = A cedat: { $names }.

## Words for any game

card-hidden = o carte ascunsă
points-count =
    { $count ->
        [one] { $count } punct
        [few] { $count } puncte
       *[other] { $count } de puncte
    }

## What happened

event-round = Runda { $round }
event-clock-moved = { $name }: timpul a expirat, așa că un bot a făcut mutarea.
event-round-ends = Runda { $round } se încheie.
event-game-ends = Jocul se încheie.
event-bot-moved =
    { $level ->
        [apprentice] { level-apprentice }
        [mason] { level-mason }
        [architect] { level-architect }
       *[vizier] { level-vizier }
    } a făcut o mutare pentru { $name }.
