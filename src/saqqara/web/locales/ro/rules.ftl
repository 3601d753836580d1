# Romanian: the rules of both games.

## Rules

# The small panel beside a "?" and the page of the rules. `topic-…` is a title, `topic-…-text` the rule in two to four
# sentences, `topic-…-more` its fine points (on the page only), `topic-…-example` the caption of a small drawing.
# Colours are those of the stones: black, white, brown, gray. Figures come from the edition that is played.

rules-title-imhotep = Regulile jocului Imhotep
rules-title-pyramids = Regulile jocului Silver & Gold: Pyramids
rules-lead-imhotep = Tot ce știe masa despre Imhotep, cu cuvintele noastre. Fiecare regulă are un număr, ca să te poți referi la ea.
rules-lead-pyramids = Tot ce știe masa despre Pyramids, cu cuvintele noastre. Fiecare regulă are un număr, ca să te poți referi la ea.
rules-choice = Alege un joc
rules-contents = Cuprins
rules-print = Tipărește
rules-numbers =
    { $count ->
        [one] Regula { $numbers }
        [few] Regulile { $numbers }
       *[other] Regulile { $numbers }
    }
rules-read-on = Citește mai mult în reguli
rules-learn = Învață jucând
rules-example = Exemplu
rules-figures = Cifre tipărite
rules-more = Detalii
rules-top = Înapoi la cuprins
rules-assumed = presupus: nu apare în regulamentele pe care le avem
rules-assumed-word = presupus
rules-assumed-about = Unele cifre tipărite sunt presupuse, fiindcă nu apar în regulamentele pe care le avem. Ele poartă acest semn. Dacă ai cutia jocului, le poți corecta într-un fișier de ediție propriu.
rules-missing = Cifrele tipărite nu au putut fi încărcate. Încearcă din nou când ai conexiune.

rules-chapter-imhotep-game = Jocul
rules-chapter-imhotep-round = Runde și ture
rules-chapter-imhotep-sites = Locațiile
rules-chapter-imhotep-cards = Cărțile surpriză
rules-chapter-imhotep-end = Sfârșitul
rules-chapter-pyramids-game = { rules-chapter-imhotep-game }
rules-chapter-pyramids-marks = Bifarea
rules-chapter-pyramids-finds = Ce găsești
rules-chapter-pyramids-after = După fiecare expediție
rules-chapter-pyramids-end = { rules-chapter-imhotep-end }

# Imhotep: the game

topic-imhotep-aim = Scopul jocului
topic-imhotep-aim-text =
    Construiești în cele cinci mari locații ale Egiptului: Piața, Piramida, Templul, Camera mortuară și Obeliscul. Pietrele tuturor călătoresc cu aceleași bărci, iar cine conduce o barcă hotărăște unde ajunge fiecare piatră de pe ea. { $rounds ->
        [one] După o rundă câștigă jucătorul cu cele mai multe puncte.
        [few] După { $rounds } runde câștigă jucătorul cu cele mai multe puncte.
       *[other] După { $rounds } de runde câștigă jucătorul cu cele mai multe puncte.
    }
topic-imhotep-aim-more = Pot juca două până la patru persoane. Fiecare locație are două fețe, A și B, pe care le poți combina cum vrei.
topic-imhotep-aim-example = Negrul, albul și maro au pietre pe această barcă. Oricine o poate trimite la drum, chiar și gri, care nu are nicio piatră pe ea.

topic-imhotep-set-up = Pregătirea
topic-imhotep-set-up-text =
    { $stones ->
        [one] Fiecare jucător are o piatră de aceeași culoare.
        [few] Fiecare jucător are { $stones } pietre de aceeași culoare.
       *[other] Fiecare jucător are { $stones } de pietre de aceeași culoare.
    } Una dintre ele marchează punctele și rămâne în afara jocului; celelalte sunt cariera ta. De acolo primește fiecare depozit primele pietre: cu cât îți vine rândul mai târziu, cu atât pornești cu mai multe.
topic-imhotep-set-up-more = Pentru fiecare număr de jucători există șapte cărți de rundă. Una dintre cele șapte se scoate fără să fie văzută, iar restul se amestecă, așa că nimeni nu știe exact ce bărci mai vin. Se amestecă și cărțile surpriză.
topic-imhotep-set-up-example = Negrul începe și are la pornire atâtea pietre în depozit: { $black }. Albul are { $white }, maro { $brown }, iar gri { $gray }.

topic-quarry = { imhotep-quarry }
topic-quarry-text = Cariera este rezerva ta de pietre. De aici le iei în depozit, iar o carte roșie pune una direct de aici la o locație. Pietrele din locații rămân zidite pentru totdeauna; numai o piatră adusă de o barcă la Piață se întoarce în cariera ta.
topic-quarry-example = Piatra albă ajunge la Piață. Se întoarce în cariera albului, iar albul poate lua o carte.

topic-sled = Depozit
topic-sled-text =
    { $spaces ->
        [one] În depozit stau pietrele pe care le poți încărca, cel mult una.
        [few] În depozit stau pietrele pe care le poți încărca, cel mult { $spaces }.
       *[other] În depozit stau pietrele pe care le poți încărca, cel mult { $spaces }.
    } Când e plin, nu mai poți lua altele. Pietrele rămase în el la sfârșitul jocului decid în caz de egalitate.
topic-sled-example =
    { $count ->
        [one] Maro are în depozit { $stones } din { $spaces } pietre: mai încape una.
        [few] Maro are în depozit { $stones } din { $spaces } pietre: mai încap { $count }.
       *[other] Maro are în depozit { $stones } din { $spaces } pietre: mai încap { $count }.
    }

topic-ships = Bărci
topic-ships-text = În fiecare rundă stau în port patru bărci, cu unul până la patru locuri. O barcă poate pleca de îndată ce are încărcătura minimă, oricui i-ar aparține pietrele; o recunoști după vela ridicată. Locul 1 este în față și se descarcă primul.
topic-ships-example =
    { $minimum ->
        [one] O barcă de trei locuri are nevoie de o piatră. Prima încă așteaptă, a doua e gata de plecare.
        [few] O barcă de trei locuri are nevoie de { $minimum } pietre. Prima încă așteaptă, a doua e gata de plecare.
       *[other] O barcă de trei locuri are nevoie de { $minimum } de pietre. Prima încă așteaptă, a doua e gata de plecare.
    }

# Imhotep: rounds and turns

topic-round = Începutul rundei
topic-round-text = Se întoarce următoarea carte de rundă, care arată ce patru bărci sosesc, toate goale. Apoi se pun cărți noi la Piață. Primul jucător începe, apoi rândul trece în sensul acelor de ceasornic.
topic-round-more = Când e nevoie de o carte surpriză și teancul e gol, cărțile decartate se amestecă și devin noul teanc. Dacă nu sunt nici acestea, nu se mai pune nicio carte.
topic-round-example = Această carte de rundă aduce bărci cu atâtea locuri: { $spaces }.

topic-turn = Rândul tău
topic-turn-text = Când îți vine rândul, faci exact unul din patru lucruri: iei pietre, încarci o piatră, conduci o barcă sau joci o carte albastră. Spui pas numai când niciunul nu e posibil, dar atunci trebuie.
topic-turn-more = Dacă toți jucătorii sunt nevoiți să spună pas unul după altul, runda se încheie. După punctarea Templului, pietrele rămase pe bărci se întorc în carierele lor. Runda următoare o începe jucătorul din stânga celui care a condus ultima barcă; dacă n-a plecat niciuna, cel din stânga primului jucător al acestei runde.
topic-turn-example = Iei, încarci, conduci, joci: una dintre acestea, apoi e rândul următorului.

topic-take = { imhotep-action-take }
topic-take-text =
    { $take ->
        [one] Mută o piatră din carieră în depozitul tău.
        [few] Mută { $take } pietre din carieră în depozitul tău.
       *[other] Mută { $take } de pietre din carieră în depozitul tău.
    } Dacă depozitul are mai puțin loc sau cariera mai puține pietre, muți câte poți. Cu depozitul plin sau cariera goală nu poți alege această acțiune.
topic-take-example =
    { $take ->
        [one] Albul are o piatră în depozit, mai ia una și are acum { $now }.
        [few] Albul are o piatră în depozit, mai ia { $take } și are acum { $now }.
       *[other] Albul are o piatră în depozit, mai ia { $take } și are acum { $now }.
    }

topic-load = { imhotep-action-load }
topic-load-text = Pune o piatră din depozit pe un loc liber al oricărei bărci care n-a plecat încă. Alege locul cu grijă: piatra din față se descarcă prima, iar la cele mai multe locații ordinea contează.
topic-load-example = Maro încarcă locul 2. Piatra neagră din față va fi descărcată înaintea ei.

topic-sail = { imhotep-action-sail }
topic-sail-text = Trimite o barcă ce are încărcătura minimă la o locație unde n-a acostat încă nicio barcă în această rundă. Poți conduce orice barcă, fie că ai pietre pe ea, fie că nu. Pietrele se descarcă una câte una, din față, fiecare de către proprietarul ei; locurile goale se sar.
topic-sail-example = Această barcă acostează la Piramidă. Piatra gri e în față și aduce { $gray } pct., apoi piatra albă aduce { $white } pct.

topic-play-card = Joacă o carte albastră
topic-play-card-text =
    În locul oricărei alte acțiuni poți juca o carte albastră obținută într-o tură anterioară, pe care apoi o decartezi. { $points ->
        [one] O carte albastră pe care n-o joci aduce un punct la sfârșitul jocului.
        [few] O carte albastră pe care n-o joci aduce { $points } puncte la sfârșitul jocului.
       *[other] O carte albastră pe care n-o joci aduce { $points } de puncte la sfârșitul jocului.
    }
topic-play-card-more = Poți juca o carte numai dacă poți face tot ce spune ea. Singura excepție e Ciocanul: îl poți juca chiar dacă nu iei nicio piatră.
topic-play-card-example = Cele patru cărți albastre. Fiecare te lasă să faci două lucruri într-o tură sau un lucru mai bine.

topic-round-end = Sfârșitul rundei
topic-round-end-text = Runda se încheie de îndată ce a patra barcă e descărcată, așa că una dintre cele cinci locații rămâne pe dinafară. Apoi se punctează Templul, bărcile pleacă, iar cărțile surpriză neluate se decartează; toate pietrele din locații și depozite rămân unde sunt. Jucătorul din stânga celui care a condus a patra barcă începe runda următoare.
topic-round-end-example = Negrul a condus a patra barcă. Albul stă în stânga negrului și începe runda următoare.

# Imhotep: the sites

topic-market-a = Piața, fața A
topic-market-a-text = Pentru fiecare piatră sosită aici, proprietarul ei poate lua una dintre cărțile cu fața în sus, în ordinea descărcării. Nimeni nu e obligat. Piatra însăși se întoarce mai întâi în cariera proprietarului. Cărțile roșii se execută imediat; cele albastre, verzi și violet rămân cu fața în sus în fața ta.
topic-market-a-example = Piatra albă a fost descărcată prima, iar albul a luat o Statuie. Urmează piatra maro: maro poate lua una dintre celelalte cărți.

topic-market-b = Piața, fața B
topic-market-b-text = Ca pe fața A, fiecare piatră îi aduce proprietarului o carte. Aici însă unele cărți stau cu fața în jos: în loc de o carte vizibilă le poți lua pe toate acestea, te uiți la ele, păstrezi una și o decartezi pe cealaltă cu fața în sus. Până atunci nu le vede nimeni altcineva.
topic-market-b-example = Gri ia cărțile cu fața în jos și se uită la ele în secret. Păstrează o Pârghie și arată cartea pe care o decartează.

topic-pyramid-a = Piramida, fața A
topic-pyramid-a-text =
    Pietrele se pun într-o ordine fixă: coloană cu coloană din stânga sus, apoi nivel peste nivel. Fiecare piatră aduce imediat punctele câmpului ei. { $edge ->
        [one] Când Piramida e completă, fiecare piatră în plus stă la marginea ei și aduce un punct.
        [few] Când Piramida e completă, fiecare piatră în plus stă la marginea ei și aduce { $edge } puncte.
       *[other] Când Piramida e completă, fiecare piatră în plus stă la marginea ei și aduce { $edge } de puncte.
    }
topic-pyramid-a-example =
    { $points ->
        [one] Piatra neagră ocupă următorul câmp și aduce imediat un punct.
        [few] Piatra neagră ocupă următorul câmp și aduce imediat { $points } puncte.
       *[other] Piatra neagră ocupă următorul câmp și aduce imediat { $points } de puncte.
    }

topic-pyramid-b = Piramida, fața B
topic-pyramid-b-text =
    Aici stau trei piramide mici de câte cinci pietre, iar proprietarul unei pietre alege una dintre ele. Pe lângă puncte, un câmp cu bonus te lasă să faci imediat ceva, dacă vrei: în stânga tragi prima carte surpriză din teanc, în mijloc iei pietre ca la rândul tău, în dreapta încarci o piatră. { $edge ->
        [one] Când toate trei sunt complete, fiecare piatră în plus aduce un punct.
        [few] Când toate trei sunt complete, fiecare piatră în plus aduce { $edge } puncte.
       *[other] Când toate trei sunt complete, fiecare piatră în plus aduce { $edge } de puncte.
    }
topic-pyramid-b-more = Un bonus nefolosit pe loc se pierde. Dacă tragi o carte roșie, o execuți imediat, iar asta îți poate aduce încă un bonus.
topic-pyramid-b-example =
    { $points ->
        [one] Maro alege piramida din mijloc, primește un punct și poate lua pietre din carieră în depozit.
        [few] Maro alege piramida din mijloc, primește { $points } puncte și poate lua pietre din carieră în depozit.
       *[other] Maro alege piramida din mijloc, primește { $points } de puncte și poate lua pietre din carieră în depozit.
    }

topic-temple-a = Templu, fața A
topic-temple-a-text =
    Templul se umple de la stânga la dreapta, apoi nivel peste nivel. { $points ->
        [one] La încheierea fiecărei runde, orice piatră ce se vede de sus aduce un punct.
        [few] La încheierea fiecărei runde, orice piatră ce se vede de sus aduce { $points } puncte.
       *[other] La încheierea fiecărei runde, orice piatră ce se vede de sus aduce { $points } de puncte.
    } O piatră peste care s-a construit nu mai aduce nimic.
topic-temple-a-example = Albul a construit peste prima piatră neagră. La sfârșitul rundei albul primește { $white }, gri { $gray } și maro { $brown }; negrul nu primește nimic.

topic-temple-b = Templu, fața B
topic-temple-b-text = Templul se umple ca pe fața A. La încheierea fiecărei runde, orice piatră ce se vede de sus aduce ce arată câmpul ei: puncte, prima carte surpriză din teanc sau o alegere. La alegere primești fie puncte, fie pietre din carieră în depozit, după cum îți convine.
topic-temple-b-more = Câmpurile se rezolvă de la stânga la dreapta, așa cum arăta Templul la sfârșitul rundei; pietrele adăugate între timp nu schimbă nimic în această rundă. Cartea se ia întotdeauna. Poți alege pietre numai dacă se poate muta măcar una.
topic-temple-b-example = Piatra neagră stă pe câmpul cu cartea și se vede de sus. La sfârșitul rundei negrul trage prima carte surpriză din teanc.

topic-chamber-a = Camera mortuară, fața A
topic-chamber-a-text = Pietrele umplu coloane de câte trei, de sus în jos și de la stânga la dreapta. La sfârșitul jocului, fiecare grup de pietre ale tale care se ating pe o latură aduce puncte după mărime. Contează toate grupurile tale, chiar și pietrele singure; atingerea într-un colț nu ajunge.
topic-chamber-a-example = Dacă jocul s-ar termina acum, grupul gri de patru ar aduce { $four } pct. Grupurile de două le-ar aduce albului și lui maro câte { $two } pct.

topic-chamber-b = Camera mortuară, fața B
topic-chamber-b-text = Pietrele se pun ca pe fața A, dar la sfârșitul jocului fiecare dintre cele trei rânduri se socotește separat. Cine are cele mai multe pietre într-un rând primește cel mai mult, al doilea mai puțin și așa mai departe. Punctele depind de numărul de jucători.
topic-chamber-b-example = Dacă jocul s-ar termina acum, gri ar avea cele mai multe pietre în rândul de sus și ar primi { $first } pct. Albul ar fi acolo al doilea și ar primi { $second } pct.

topic-obelisks-a = Obelisc, fața A
topic-obelisks-a-text = Fiecare jucător construiește un obelisc, pe care fiecare piatră îl înalță. La sfârșitul jocului cel mai înalt aduce cel mai mult, următorul mai puțin și așa mai departe. Punctele depind de numărul de jucători.
topic-obelisks-a-example = Obeliscul alb e cel mai înalt și aduce { $white } pct. Negrul și gri sunt la egalitate și împart: câte { $each } pct. Maro n-a construit niciunul și nu primește nimic.

topic-obelisks-b = Obelisc, fața B
topic-obelisks-b-text =
    Primele tale două pietre așteaptă pe câmpurile culorii tale. A treia face din toate trei o coloană pe cel mai bun câmp de puncte încă liber, ale cărui puncte le primești imediat. { $single ->
        [one] La sfârșitul jocului, fiecare piatră rămasă singură aduce un punct.
        [few] La sfârșitul jocului, fiecare piatră rămasă singură aduce { $single } puncte.
       *[other] La sfârșitul jocului, fiecare piatră rămasă singură aduce { $single } de puncte.
    }
topic-obelisks-b-more = După o coloană, câmpurile tale sunt libere pentru următoarea. Când toate câmpurile de puncte sunt ocupate, pietrele în plus rămân singure.
topic-obelisks-b-example = A treia piatră albă a încheiat o coloană. Cel mai bun câmp era deja ocupat, așa că albul a primit imediat { $points } pct.

topic-shared-places = Jucători la egalitate
topic-shared-places-text = La Camera mortuară B și la Obelisc A jucătorii pot fi la egalitate. Atunci punctele tuturor locurilor pe care le ocupă împreună se adună, se împart egal și se rotunjesc în jos. Cine nu are nicio piatră acolo nu ocupă niciun loc și nu ia parte la împărțire.
topic-shared-places-example = Negrul și albul au la fel de multe pietre în rândul de sus. Împart punctele primelor două locuri: din { $sum } ies câte { $each }.

# Imhotep: the market cards

topic-entrance = { imhotep-card-entrance }
topic-entrance-text = O carte roșie, executată imediat: pune o piatră din carieră la Piramidă. Ea aduce cât orice piatră pusă acolo. Dacă ai cariera goală, nu pui nimic. Apoi cartea se decartează.
topic-entrance-example = Gri ia o Intrare și pune o piatră pe următorul câmp al Piramidei. Ea aduce { $points } pct.

topic-sarcophagus = { imhotep-card-sarcophagus }
topic-sarcophagus-text = O carte roșie, executată imediat: pune o piatră din carieră pe următorul câmp al Camerei mortuare. Dacă ai cariera goală, nu pui nimic. Apoi cartea se decartează.
topic-sarcophagus-example = Piatra maro se alătură altor două de culoarea ei. La sfârșitul jocului grupul de trei valorează { $points } pct.

topic-path = { imhotep-card-path }
topic-path-text = O carte roșie, executată imediat: pune o piatră din carieră la Obelisc. Dacă ai cariera goală, nu pui nimic. Apoi cartea se decartează.
topic-path-example = Negrul adaugă o piatră, iar obeliscul negru are acum înălțimea de trei pietre.

topic-pyramid-decoration = { imhotep-card-pyramid-decoration }
topic-pyramid-decoration-text =
    O carte verde pe care o păstrezi până la sfârșitul jocului. Numără toate pietrele de la Piramidă, indiferent de culoare, și pe cele de la margine. { $points ->
        [one] La fiecare { $stones } dintre ele primești un punct; restul nu aduce nimic.
        [few] La fiecare { $stones } dintre ele primești { $points } puncte; restul nu aduce nimic.
       *[other] La fiecare { $stones } dintre ele primești { $points } de puncte; restul nu aduce nimic.
    }
topic-pyramid-decoration-example = Pietre la Piramidă: { $count }. Cartea aduce { $earned } pct.

topic-temple-decoration = { imhotep-card-temple-decoration }
topic-temple-decoration-text =
    O carte verde pe care o păstrezi până la sfârșitul jocului. Numără toate pietrele de la Templu, indiferent de culoare, și pe cele acoperite. { $points ->
        [one] La fiecare { $stones } dintre ele primești un punct; restul nu aduce nimic.
        [few] La fiecare { $stones } dintre ele primești { $points } puncte; restul nu aduce nimic.
       *[other] La fiecare { $stones } dintre ele primești { $points } de puncte; restul nu aduce nimic.
    }
topic-temple-decoration-example = Pietre la Templu: { $count }. Cartea aduce { $earned } pct.

topic-chamber-decoration = { imhotep-card-chamber-decoration }
topic-chamber-decoration-text =
    O carte verde pe care o păstrezi până la sfârșitul jocului. Numără toate pietrele din Camera mortuară, indiferent de culoare. { $points ->
        [one] La fiecare { $stones } dintre ele primești un punct; restul nu aduce nimic.
        [few] La fiecare { $stones } dintre ele primești { $points } puncte; restul nu aduce nimic.
       *[other] La fiecare { $stones } dintre ele primești { $points } de puncte; restul nu aduce nimic.
    }
topic-chamber-decoration-example = Pietre în Camera mortuară: { $count }. Cartea aduce { $earned } pct.

topic-obelisk-decoration = { imhotep-card-obelisk-decoration }
topic-obelisk-decoration-text =
    O carte verde pe care o păstrezi până la sfârșitul jocului. Numără toate pietrele de la Obelisc, indiferent de culoare, și pe cele din coloane. { $points ->
        [one] La fiecare { $stones } dintre ele primești un punct; restul nu aduce nimic.
        [few] La fiecare { $stones } dintre ele primești { $points } puncte; restul nu aduce nimic.
       *[other] La fiecare { $stones } dintre ele primești { $points } de puncte; restul nu aduce nimic.
    }
topic-obelisk-decoration-example = Pietre la Obelisc: { $count }. Cartea aduce { $earned } pct.

topic-statue = { imhotep-card-statue }
topic-statue-text = Cărți violet pe care le păstrezi până la sfârșitul jocului. Cu cât ai mai multe Statui, cu atât valorează mai mult fiecare.
topic-statue-example = Trei Statui aduc în total { $points } pct.

topic-lever = { imhotep-card-lever }
topic-lever-text = O carte albastră: condu o barcă și hotărăște în ce ordine i se descarcă pietrele. Barca are nevoie, ca de obicei, de încărcătura minimă și de o locație liberă. Fixezi toată ordinea înainte ca prima piatră să părăsească barca.
topic-lever-example = Piatra gri e în față, dar cu Pârghia se poate descărca mai întâi piatra albă.

topic-hammer = { imhotep-card-hammer }
topic-hammer-text =
    { $take ->
        [one] O carte albastră: ia o piatră din carieră în depozit, apoi încarcă o piatră pe o barcă.
        [few] O carte albastră: ia { $take } pietre din carieră în depozit, apoi încarcă o piatră pe o barcă.
       *[other] O carte albastră: ia { $take } de pietre din carieră în depozit, apoi încarcă o piatră pe o barcă.
    } Dacă depozitul e plin sau cariera goală, iei mai puține sau niciuna și tot încarci.
topic-hammer-example = Depozitul lui maro era gol. Maro ia { $take } și încarcă una dintre ele în față.

topic-sail-card = { imhotep-card-sail }
topic-sail-card-text = O carte albastră: încarcă o piatră pe o barcă și condu imediat aceeași barcă. Încărcătura se socotește după ce ai încărcat, așa că piatra ta poate fi chiar cea care lipsea.
topic-sail-card-example = Piatra albă completează încărcătura minimă de { $minimum }, iar barca pleacă imediat.

topic-chisel = { imhotep-card-chisel }
topic-chisel-text = O carte albastră: încarcă exact două pietre din depozit, pe aceeași barcă sau pe două bărci diferite. Ai nevoie deci de două pietre în depozit și de două locuri libere.
topic-chisel-example = Negrul încarcă două pietre într-o singură tură, câte una pe fiecare barcă.

# Imhotep: the end

topic-imhotep-end = Sfârșitul jocului
topic-imhotep-end-text =
    După ultima rundă se socotesc Camera mortuară și Obeliscul, apoi cărțile pe care le ai: Ornamente, Statui și cărți albastre nefolosite. { $unused ->
        [one] O carte albastră nefolosită aduce un punct.
        [few] O carte albastră nefolosită aduce { $unused } puncte.
       *[other] O carte albastră nefolosită aduce { $unused } de puncte.
    }
topic-imhotep-end-example = Negrul are trei Statui și o Daltă pe care n-a jucat-o: { $statues } și { $unused } fac { $sum }.

topic-imhotep-tie = Egalitate
topic-imhotep-tie-text = Câștigă cine are cele mai multe puncte. La egalitate, e în față cine are mai multe pietre în depozit. Dacă și acestea sunt egale, victoria se împarte.
topic-imhotep-tie-example = Negrul și gri au la fel de multe puncte. Gri are mai multe pietre în depozit și câștigă.

topic-wrath = { imhotep-option-wrath }
topic-wrath-text =
    O variantă pe care o poți alege când deschizi o masă. La sfârșitul jocului fiecare are nevoie de cel puțin o piatră la Piramidă, la Templu, la Camera mortuară și la Obelisc. { $penalty ->
        [one] Cine nu are una sau mai multe dintre ele pierde un punct, o singură dată.
        [few] Cine nu are una sau mai multe dintre ele pierde { $penalty } puncte, o singură dată.
       *[other] Cine nu are una sau mai multe dintre ele pierde { $penalty } de puncte, o singură dată.
    } Un total poate deci să scadă sub zero.
topic-wrath-example =
    { $penalty ->
        [one] Gri a construit peste tot, mai puțin la Obelisc, și pierde un punct.
        [few] Gri a construit peste tot, mai puțin la Obelisc, și pierde { $penalty } puncte.
       *[other] Gri a construit peste tot, mai puțin la Obelisc, și pierde { $penalty } de puncte.
    }

# Pyramids: the game

topic-pyramids-aim = { topic-imhotep-aim }
topic-pyramids-aim-text =
    Toți jucătorii explorează piramide în același timp, fiecare pe două cărți proprii. Bifezi un drum de la intrare în jos până la mormântul de aur, aduni pe parcurs nestemate și torțe și te ferești de cranii. { $rounds ->
        [one] După o rundă câștigă jucătorul cu cele mai multe puncte.
        [few] După { $rounds } runde câștigă jucătorul cu cele mai multe puncte.
       *[other] După { $rounds } de runde câștigă jucătorul cu cele mai multe puncte.
    }
topic-pyramids-aim-example = Un drum de la intrarea de sus până la mormântul de aur de jos.

topic-pyramid-card = Cărți de piramidă
topic-pyramid-card-text = Fiecare carte are un număr, una din trei culori și o încăpere de cinci pe cinci câmpuri. Zidurile nu pot fi bifate niciodată, iar orice alt câmp o singură dată. Intrarea e în rândul de sus, mormântul de aur în rândul de jos. Între ele se află nestemate, cranii, cruci roșii și, pe unele cărți, torțe și elixire.
topic-pyramid-card-example = Cartea { $number }. Semnul de lângă număr îi arată culoarea.

topic-score-card = Fișa de scor
topic-score-card-text = Ce găsești se notează pe fișa ta de scor: nestemate roșii și verzi, câte o torță pentru fiecare rundă și cranii. Ea arată și punctele de piramidă ale fiecărei culori, care revin celor mai iuți.
topic-score-card-example = Nestemate, torțe, cranii și semnele celor trei culori.

topic-set-up = { pyramids-rule-set-up }
topic-set-up-text =
    { $drawn ->
        [one] Fiecare jucător trage o carte de piramidă, se uită în secret și păstrează două; toți aleg în același timp.
        [few] Fiecare jucător trage { $drawn } cărți de piramidă, se uită în secret și păstrează două; toți aleg în același timp.
       *[other] Fiecare jucător trage { $drawn } de cărți de piramidă, se uită în secret și păstrează două; toți aleg în același timp.
    } Celelalte se întorc în teanc, care se amestecă. { $display ->
        [one] Apoi se pune pe masă o carte din teanc, cu fața în sus, și se amestecă cărțile de expediție.
        [few] Apoi se pun pe masă { $display } cărți din teanc, cu fața în sus, și se amestecă cărțile de expediție.
       *[other] Apoi se pun pe masă { $display } de cărți din teanc, cu fața în sus, și se amestecă cărțile de expediție.
    }
topic-set-up-example = Ai tras aceste cărți și păstrezi două dintre ele. Celelalte se întorc în teanc.

# Pyramids: crossing off

topic-expedition = { pyramids-rule-expedition }
topic-expedition-text = O carte de expediție arată o formă de două până la patru câmpuri, valabilă pentru toți. Cărțile se întorc una câte una, în total { $turned } pe rundă; celelalte rămân nevăzute. Toți bifează în același timp și nimeni nu vede ce fac ceilalți până nu sunt gata toți.
topic-expedition-example = Cele șase forme. Fiecare poate fi rotită și oglindită.

topic-mark = { pyramids-rule-mark }
topic-mark-text = Pe una din cele două cărți ale tale bifează exact forma întoarsă; o poți roti și oglindi cum vrei. Niciun câmp al ei nu poate fi zid sau deja bifat. Prima formă de pe o carte acoperă intrarea, iar fiecare formă următoare atinge drumul tău pe o latură. Colțurile nu contează.
topic-mark-example = Colțul de trei atinge drumul și ia cu el o nestemată verde.

topic-entrance-field = { pyramids-rule-entrance-field }
topic-entrance-field-text = Orice drum începe de la intrare, în rândul de sus al încăperii. Cât timp pe o carte nu e bifat nimic, ce bifezi acolo trebuie să o acopere: forma sau câmpul singur.
topic-entrance-field-example = L-ul de patru a fost rotit astfel încât să acopere intrarea.

topic-single-field = { pyramids-rule-single-field }
topic-single-field-text = În locul formei poți bifa oricând un singur câmp, pe oricare dintre cărțile tale. Pe o carte goală acesta e intrarea, altfel un câmp care atinge drumul tău pe o latură. Trebuie să faci una din două: forma sau câmpul singur.
topic-single-field-more = Dacă nu există niciun câmp pe care l-ai putea bifa, nu faci nimic.
topic-single-field-example = Aici, în locul formei, e bifat un câmp cu o nestemată roșie.

# Pyramids: what you find

topic-golden-tomb = { pyramids-rule-golden-tomb }
topic-golden-tomb-text =
    Bifează mormântul de aur și piramida e explorată. { $points ->
        [one] La sfârșitul jocului aduce un punct.
        [few] La sfârșitul jocului aduce { $points } puncte.
       *[other] La sfârșitul jocului aduce { $points } de puncte.
    } Pui cartea deoparte, orice ar mai fi rămas pe ea, și iei una nouă.
topic-golden-tomb-example =
    { $points ->
        [one] Forma ajunge la mormântul de aur: această piramidă e explorată și aduce un punct.
        [few] Forma ajunge la mormântul de aur: această piramidă e explorată și aduce { $points } puncte.
       *[other] Forma ajunge la mormântul de aur: această piramidă e explorată și aduce { $points } de puncte.
    }

topic-gems = { pyramids-rule-gems }
topic-gems-text =
    Pentru fiecare nestemată bifată notezi una de culoarea ei pe fișa de scor. { $pair ->
        [one] La final, una roșie și una verde fac o pereche, care aduce un punct.
        [few] La final, una roșie și una verde fac o pereche, care aduce { $pair } puncte.
       *[other] La final, una roșie și una verde fac o pereche, care aduce { $pair } de puncte.
    } { $single ->
        [one] O nestemată fără pereche aduce un punct.
        [few] O nestemată fără pereche aduce { $single } puncte.
       *[other] O nestemată fără pereche aduce { $single } de puncte.
    } { $room ->
        [one] E loc pentru o nestemată de fiecare culoare; cele în plus nu aduc nimic.
        [few] E loc pentru { $room } nestemate de fiecare culoare; cele în plus nu aduc nimic.
       *[other] E loc pentru { $room } de nestemate de fiecare culoare; cele în plus nu aduc nimic.
    }
topic-gems-example =
    { $points ->
        [one] Trei nestemate roșii și două verzi înseamnă două perechi și una singură: { $points } punct.
        [few] Trei nestemate roșii și două verzi înseamnă două perechi și una singură: { $points } puncte.
       *[other] Trei nestemate roșii și două verzi înseamnă două perechi și una singură: { $points } de puncte.
    }

topic-skulls = { pyramids-rule-skulls }
topic-skulls-text = Pentru fiecare craniu bifat îl notezi pe următorul de pe fișa de scor, din stânga. La final pierzi valoarea celui mai mare și numai a lui. Când toate sunt notate, alte cranii nu mai fac rău.
topic-skulls-example =
    { $points ->
        [one] Sunt notate patru cranii. Al patrulea e cel mai mare și costă un punct.
        [few] Sunt notate patru cranii. Al patrulea e cel mai mare și costă { $points } puncte.
       *[other] Sunt notate patru cranii. Al patrulea e cel mai mare și costă { $points } de puncte.
    }

topic-torches = { pyramids-rule-torches }
topic-torches-text =
    Fișa ta de scor are câte o torță pentru fiecare rundă. Bifează o torță într-o încăpere și se aprinde torța acestei runde. { $points ->
        [one] La final aduce un punct.
        [few] La final aduce { $points } puncte.
       *[other] La final aduce { $points } de puncte.
    } Încă o torță în aceeași rundă nu aduce nimic, iar o torță ratată nu mai poate fi aprinsă mai târziu.
topic-torches-example =
    { $points ->
        [one] O torță în prima rundă aprinde torța acelei runde și aduce un punct.
        [few] O torță în prima rundă aprinde torța acelei runde și aduce { $points } puncte.
       *[other] O torță în prima rundă aprinde torța acelei runde și aduce { $points } de puncte.
    }

topic-elixir = { pyramids-rule-elixir }
topic-elixir-text = Elixirul vindecă: șterge cele mai mari două cranii de pe fișa ta de scor sau mai puține, dacă nu sunt atâtea. Dacă o formă acoperă cranii și un elixir, craniile se notează mai întâi.
topic-elixir-more = Fiecare pas al bifării se rezolvă separat: un elixir nu așteaptă câmpul în plus pe care ți-l dă o cruce roșie.
topic-elixir-example = Cinci cranii ar costa { $before } pct. Elixirul șterge două dintre ele, iar cele trei rămase costă { $after } pct.

topic-red-cross = { pyramids-rule-red-cross }
topic-red-cross-text = Pentru fiecare cruce roșie bifată mai bifezi imediat un singur câmp, pe oricare din cele două cărți ale tale. Trebuie, ca întotdeauna, să fie o intrare sau să atingă drumul tău. Dacă și acolo e o cruce roșie, continui.
topic-red-cross-more = O carte pe care ai ajuns la mormântul de aur în acest pas mai poate fi folosită. Dacă nu există niciun câmp pe care l-ai putea bifa, crucea roșie se pierde.
topic-red-cross-example = Linia de două acoperă o cruce roșie, așa că se mai poate bifa un câmp: aici o nestemată roșie.

# Pyramids: after each expedition

topic-new-pyramid = { pyramids-rule-new-pyramid }
topic-new-pyramid-text = După ce au bifat toți, cei care au explorat o piramidă iau în locul ei o carte nouă: una cu fața în sus sau prima din teanc. Cine a explorat numărul cel mai mic alege primul. Înainte să aleagă următorul, cărțile deschise se completează din nou până la { $display }.
topic-new-pyramid-more = Dacă ai explorat două deodată, alegi ambele cărți noi înaintea tuturor. Când teancul e gol, nu se mai adaugă cărți și se poate întâmpla să nu mai fie nimic de luat. După ultima expediție a jocului nimeni nu mai ia o carte nouă.
topic-new-pyramid-example = Cartea { $low } și cartea { $high } au fost explorate în același pas. Proprietarul cărții { $low } alege primul.

topic-colours = { pyramids-rule-colours }
topic-colours-text = Explorează a doua, a patra sau a șasea ta piramidă de o culoare și obții cele mai mari puncte ale acelei culori încă libere. Fiecare se obține o singură dată pe joc, așa că merită să te grăbești.
topic-colours-more = Punctele se obțin după ce au fost luate cărțile noi. Dacă într-un pas au fost explorate mai multe piramide, se rezolvă după numere, cel mai mic întâi.
topic-colours-example = E a doua ta piramidă mov și nimeni n-a obținut încă puncte pentru mov: primești { $first } pct. Următorul la mov primește { $second } pct.

topic-pyramids-round-end = { topic-round-end }
topic-pyramids-round-end-text =
    { $turned ->
        [one] O rundă se încheie după o carte de expediție.
        [few] O rundă se încheie după { $turned } cărți de expediție.
       *[other] O rundă se încheie după { $turned } de cărți de expediție.
    } Apoi se amestecă toate cărțile de expediție, și cea rămasă nevăzută, iar runda următoare vine cu torța ei. { $rounds ->
        [one] Jocul are o rundă.
        [few] Jocul are { $rounds } runde.
       *[other] Jocul are { $rounds } de runde.
    }
topic-pyramids-round-end-example = Într-o rundă nouă poate veni din nou orice formă.

# Pyramids: the end

topic-game-end = { topic-imhotep-end }
topic-game-end-text = Adună ce ai: câte { $explored } pct. pentru fiecare piramidă explorată, câte { $torch } pentru fiecare torță, punctele de piramidă obținute, câte { $pair } pentru fiecare pereche de nestemate și câte { $single } pentru fiecare altă nestemată. Apoi scade valoarea celui mai mare craniu. O piramidă neexplorată nu aduce nimic, dar ce ai găsit în ea contează.
topic-game-end-example = Cinci piramide { $pyramids }, două torțe { $torches }, puncte de piramidă { $colours }, nestemate { $gems }, cranii −{ $skulls }: în total { $total } pct.

topic-pyramids-tie = { topic-imhotep-tie }
topic-pyramids-tie-text = Câștigă cine are cele mai multe puncte. La egalitate, e în față cine a explorat piramida cu numărul cel mai mic. Jucătorii care n-au explorat niciuna și sunt tot la egalitate împart locul.
topic-pyramids-tie-example = Ambii jucători au la fel de multe puncte. Cartea { $low } are cel mai mic număr explorat, așa că proprietarul ei câștigă.

topic-our-deck = Cărțile noastre
topic-our-deck-text = Regulamentul nu arată toate cărțile din cutie, așa că Saqqara se joacă cu 48 de încăperi făcute de noi. În fiecare dintre ele poți ajunge de la intrare la orice câmp care nu e zid. Dacă ai cutia, îți poți copia cărțile într-un fișier de ediție și poți juca cu ele.
topic-our-deck-example = Cartea { $number }, una dintre ale noastre.

# Printed figures, with their values beside them

figure-in-deck = Cărți de acest fel
figure-sled-start = Pietre în depozite la început, întâi primul jucător
figure-round-cards-two = Cărți de rundă pentru doi jucători: locurile celor patru bărci
figure-round-cards-three = Cărți de rundă pentru trei jucători
figure-round-cards-four = Cărți de rundă pentru patru jucători
figure-ships-fleet = Locurile tuturor bărcilor din cutie
figure-ships-minimum-load = Încărcătura minimă a bărcilor cu 1, 2, 3, 4 locuri
figure-market-face-up-a = Cărți cu fața în sus
figure-market-face-up-b = { figure-market-face-up-a }
figure-market-face-down-b = Cărți cu fața în jos
figure-pyramid-a = Punctele câmpurilor, în ordinea construirii
figure-pyramid-bonus-points = Punctele unui câmp cu bonus
figure-pyramid-left = Câmpurile piramidei din stânga, în ordinea construirii
figure-pyramid-middle = Câmpurile piramidei din mijloc
figure-pyramid-right = Câmpurile piramidei din dreapta
figure-stones-take = Pietre pe care le iei
figure-temple-spaces = Câmpuri cu doi, trei, patru jucători
figure-temple-b = Câmpurile, din stânga
figure-temple-choice-points = Punctele unei alegeri
figure-temple-choice-stones = Pietrele unei alegeri
figure-chamber-groups = Punctele unui grup de una, două, trei, patru, cinci pietre
figure-chamber-further-stone = Punctele fiecărei pietre în plus
figure-chamber-rows-two = Puncte în fiecare rând, doi jucători
figure-chamber-rows-three = Puncte în fiecare rând, trei jucători
figure-chamber-rows-four = Puncte în fiecare rând, patru jucători
figure-obelisks-two = Puncte după înălțime, doi jucători
figure-obelisks-three = Puncte după înălțime, trei jucători
figure-obelisks-four = Puncte după înălțime, patru jucători
figure-obelisks-towers = Punctele coloanelor, de la prima la ultima
figure-cards-statues = Punctele pentru una, două, trei, patru, cinci Statui
figure-cards-further-statue = Punctele fiecărei Statui în plus
figure-expeditions-i2 = Linie de două: cărți
figure-expeditions-i3 = Linie de trei: cărți
figure-expeditions-i4 = Linie de patru: cărți
figure-expeditions-v3 = Colț de trei: cărți
figure-expeditions-l4 = L de patru: cărți
figure-expeditions-o4 = Pătrat de patru: cărți
figure-score-skulls = Valorile craniilor, din stânga
figure-score-colour = Puncte de piramidă ale fiecărei culori, de la primele la ultimele
figure-colours-green = Numerele cărților verzi
figure-colours-orange = Numerele cărților portocalii
figure-colours-purple = Numerele cărților mov
figure-word-card = carte
figure-word-choice = alegere
figure-word-stones = pietre
figure-word-load = încarcă
