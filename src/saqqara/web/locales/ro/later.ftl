# Romanian: what a table says after its first picture.

sitter-me = Eu
sitter-open = Loc liber
sitter-name = Nume
notation-label = Sau scrie o mutare
notation-play = Joacă
chat-text = Spune ceva
chat-send = Trimite
chat-spectator = Spectator
chat-among-spectators = Ceilalți spectatori citesc imediat, jucătorii după joc.
chat-nameless = Ca să scrii aici, introdu-ți numele în lobby.
chat-mute-spectators = Ignoră mesajele spectatorilor
chat-unmute-spectators = Ascultă din nou mesajele spectatorilor
hint-adviser = Sfătuitor
# The adviser that is offered first: the judge of reviews, which answers within a second.
hint-judge = { level-pharaoh } (rapid)
hint-ask = Cere un sfat
hint-about = Sfătuitorul vede doar ce vezi și tu. Toți pot vedea câte sfaturi ceri.
hint-thinking = { $name } se gândește…
hint-exact = { $name } ți-a calculat mutările până la sfârșitul jocului.
hint-after =
    { $count ->
        [one] { $name } a analizat { $count } partidă posibilă.
        [few] { $name } a analizat { $count } partide posibile.
       *[other] { $name } a analizat { $count } de partide posibile.
    }
# Where another move shows a better chance than the first.
hint-order = Prima e mutarea pe care ar alege-o { $name }: a fost încercată cel mai des. Cifrele celorlalte sunt mai puțin sigure, așa că pot părea mai bune.
# Where an exact answer shows more points for another move than for the first.
hint-by-chance = Mutările sunt ordonate după șansa de câștig, nu după puncte.
# A chance to win in per cent, with the range that it lies in with near certainty.
hint-chance = Șanse de câștig: { $percent }% ({ $low }–{ $high })
hint-points = Puncte estimate:
hint-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-at-once =
    { $points ->
        [one] { $points } punct imediat
        [few] { $points } puncte imediat
       *[other] { $points } de puncte imediat
    }
# What differs from the best move; the number always has one decimal place, so that “points” has one form.
hint-against-best = Față de prima mutare: { $reasons }.
hint-as-good = Aproape la fel de bună ca prima mutare.
hint-you-more = primești cu { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } puncte mai mult
hint-you-less = primești cu { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } puncte mai puțin
hint-other-more = { $name } primește cu { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } puncte mai mult
hint-other-less = { $name } primește cu { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } puncte mai puțin
hint-ahead = Prima alegere: la final ai cu { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } puncte mai mult decât { $name }.
hint-behind = Prima alegere: la final ai cu { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } puncte mai puțin decât { $name }.
hint-even = Prima alegere: la final ai tot atâtea puncte ca { $name }.
hint-play = Joacă asta
hint-expects = Ce urmează probabil: { $moves }
# One step of what the adviser expects, as in “Ada: load ship B, space 2”.
hint-step = { $name }: { $move }
key-move = Fă mutarea cu acest număr
key-enter = Alege sau joacă ce ai ales
key-back = Un pas înapoi
key-drop = Renunță la ce ai ales
key-hint = Cere un sfat
key-log = Deschide jurnalul
key-look-back = Vezi reluarea
key-close = Închide sfatul sau jurnalul
key-look-before = Privind înapoi: o mutare înapoi
key-look-after = Privind înapoi: o mutare înainte
key-look-first = Privind înapoi: la început
key-look-now = Privind înapoi: la prezent
key-look-play = Privind înapoi: redă sau oprește
key-look-close = Privind înapoi: ieși
settings-title = Setări
settings-pace = Mișcare
settings-calm = Liniștită
settings-brisk = Rapidă
settings-off = Oprită
settings-confirm = Întreabă înaintea unei mutări definitive
settings-confirm-about = O mutare care îți încheie tura sau nu poate fi retrasă cere atunci încă o apăsare.
away-title = Cât timp ai lipsit
away-more =
    { $count ->
        [one] și { $count } mutare înainte
        [few] și { $count } mutări înainte
       *[other] și { $count } de mutări înainte
    }
away-read = În regulă
end-title = Joc încheiat
end-place = Locul { $place }
# A number of points in the score pad.
end-number = { $number }
end-rematch = Joacă din nou
# $points is how far ahead of the next player.
end-you-win =
    { $points ->
        [one] Câștigi la { $points } punct diferență.
        [few] Câștigi la { $points } puncte diferență.
       *[other] Câștigi la { $points } de puncte diferență.
    }
# The others gave up.
end-you-win-early = Câștigi.
end-you-win-tie =
    { $reason ->
        [sled] Câștigi la egalitate, datorită pietrelor din depozit.
        [lowest-pyramid] Câștigi la egalitate, datorită piramidei explorate cu cel mai mic număr.
       *[other] Câștigi la egalitate.
    }
end-you-share = Împarți victoria cu { $names }.
end-you-behind =
    { $points ->
        [one] Ai ieșit pe locul { $place }, la { $points } punct de { $names }.
        [few] Ai ieșit pe locul { $place }, la { $points } puncte de { $names }.
       *[other] Ai ieșit pe locul { $place }, la { $points } de puncte de { $names }.
    }
# As many points as the winner, but the tie went to somebody else.
end-you-level =
    { $reason ->
        [sled] Egalitate la puncte: câștigă { $names }, datorită pietrelor din depozit.
        [lowest-pyramid] Egalitate la puncte: câștigă { $names }, datorită piramidei explorate cu cel mai mic număr.
       *[other]
            { $count ->
                [one] Egalitate la puncte: câștigă { $names }.
                [few] Egalitate la puncte: { $names } împart victoria.
               *[other] Egalitate la puncte: { $names } împart victoria.
            }
    }
end-wins-by =
    { $points ->
        [one] { $name } câștigă la { $points } punct diferență.
        [few] { $name } câștigă la { $points } puncte diferență.
       *[other] { $name } câștigă la { $points } de puncte diferență.
    }
# Below the score pad: how many moves each player made, and how long they thought.
end-moves = Mutări
end-time = Timp folosit
fair-title = Trageri cinstite
fair-how = Cum rămân tragerile cinstite
fair-about = Înainte de prima tragere, serverul a ales o sămânță secretă și a arătat acest angajament, amprenta seminței. După joc dezvăluie sămânța: oricine a păstrat angajamentul poate verifica dacă se potrivesc și poate repeta fiecare tragere.
fair-commitment = Angajament
fair-seed = Sămânță
fair-entropy = Contribuțiile jucătorilor
fair-verify = Verifică
fair-command = Ca să repeți fiecare tragere pe calculatorul tău:
fair-computed = Calculat aici:
fair-seed-fits = Sămânța corespunde angajamentului.
fair-seed-differs = Sămânța nu corespunde angajamentului.
fair-seed-unknown = Acest browser poate verifica doar pe pagini sigure (https). Folosește comanda de mai jos.
fair-seen-same = La început, acest browser a primit același angajament.
fair-seen-other = La început, acest browser a primit alt angajament.
fair-seen-unseen = Acest browser n-a văzut începutul partidei; compară cu cineva care l-a văzut.
look-title = Reluare
look-slider = Mutare
look-first = La început
look-link = Copiază linkul
look-more = Mai multe despre această mutare
look-back = Mutarea anterioară
look-on = Mutarea următoare
look-now = Înapoi la joc
look-at-now =
    { $turns ->
        [one] Poziția de acum, după { $turns } mutare.
        [few] Poziția de acum, după { $turns } mutări.
       *[other] Poziția de acum, după { $turns } de mutări.
    }
look-at = După mutarea { $turn } din { $turns }.
look-play = Redă mutările
look-pause = Oprește
look-speed = Viteză: { $speed }×
fork-title = Continuă de aici
fork-about = Deschide o masă nouă din această poziție.
fork-why-over = Aici jocul s-a încheiat: mergi la o mutare anterioară ca să continui de acolo.
fork-why-drawing = Aici se trag cărți: mergi cu o mutare înainte sau înapoi ca să continui.
fork-chance = Tragerile următoare
fork-anew = noi
fork-as-it-fell = aceleași ca aici
fork-go = Deschide masa nouă
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
early-verdict = A cedat: { $names }.
early-verdict-you = Ai cedat.
# $move is one of the messages imhotep-did-… or pyramids-did-…
back-asked =
    { $move ->
        [none] { $name } ar vrea să retragă o mutare.
       *[other] { $name } ar vrea să retragă o mutare: { $move }.
    }
back-withdraw =
    { $name ->
        [none] Anulează cererea
       *[other] { $name } anulează cererea
    }
back-declined = Cererea ta a fost refuzată.
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
invite-about = Oricine are acest link poate intra.
invite-bots = Masa e plină, dar oricine are acest link poate înlocui un bot.
invite-local = Linkul merge doar pe acest calculator. Ca să inviți pe altcineva, repornește serverul cu { $command }.
invite-link = Link de invitație
invite-copied = Copiat.
invite-select = Selectat: copiază-l de la tastatură.
invited-by =
    { $count ->
        [one] { $names } te invită la o partidă de { $game }
        [few] { $names } te invită la o partidă de { $game }
       *[other] { $names } te invită la o partidă de { $game }
    }
invited-open = Ai o invitație la o partidă de { $game }
invited-seats =
    { $free ->
        [one] Mai este { $free } loc liber din { $seats }.
        [few] Mai sunt { $free } locuri libere din { $seats }.
       *[other] Mai sunt { $free } de locuri libere din { $seats }.
    }
waiting-title =
    { $free ->
        [one] Se mai așteaptă { $free } jucător
        [few] Se mai așteaptă { $free } jucători
       *[other] Se mai așteaptă { $free } de jucători
    }
waiting-by-link = Aici se pot așeza doar cei invitați prin link. Tu poți privi.
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
facts-stand-in = după { $time } continuă { $level }
facts-listed = Cine poate intra
facts-open-to-all = oricine
facts-by-link = oricine are linkul
facts-counts = contează pentru ratinguri; cine pleacă pierde
facts-unrated = nu mai contează: { $why }
facts-why-hint = un sfat
facts-why-taken-back = o mutare retrasă
facts-why-not-enough-people = prea puțini oameni
facts-why-fork = continuă de la altă masă
facts-why-edition = altă ediție
facts-why-shared-seats = cineva joacă pe mai multe locuri
facts-why-agreed = încheiată fără câștigător
facts-why-unplayed = nejucată
facts-why-off = acest server nu are ratinguri
facts-spectators = Spectatori
facts-forked = Continuă de la
facts-forked-at = altă masă, după mutarea { $turn }
origin-before = Mutările de dinainte sunt la masa aceea.
rematch-wanted = { rematch-title }.
rematch-waits = Masa pentru revanșă este pregătită.
# In the waiting room of a rematch: players who have not come yet.
rematch-waiting = Se așteaptă: { $names }
rematch-accept = Acceptă
rematch-go = Mergi la masă
rematch-watch = Urmărește revanșa
