# Romanian: the lessons of both games. docs/contribute/lessons.md tells what the ids mean.

lesson-chapter-first-steps = Gata pentru primul joc
lesson-chapter-sites = Locațiile
lesson-chapter-symbols = Simboluri
lesson-chapter-cards = Cărți surpriză
lesson-chapter-rounds = Rundele și sfârșitul
lesson-chapter-scoring = Piramide noi și puncte
lesson-chapter-ideas = Idei de joc bun
lesson-right = Bine făcut.
lesson-over = Asta a fost toată lecția. Bine făcut!
lesson-wrong-move = Într-un joc poți face asta, dar lecția e despre altceva. Mutarea a fost retrasă; mai încearcă.
lesson-read-on = O clipă: citește întâi mai departe, apoi e rândul tău.
lesson-illegal = Regulile nu permit asta acum.
lesson-illegal-I4-1 = Iei pietre doar cât timp mai e loc în depozit și mai sunt pietre în carieră.
lesson-illegal-I4-2 = O piatră merge din depozit pe un loc liber al unei bărci care e încă în port.
lesson-illegal-I4-3 = O barcă pleacă doar cu încărcătura minimă și doar spre o locație la care n-a ajuns nicio barcă în această rundă.
lesson-illegal-I4-4 = Joci o carte albastră care se află în fața ta.
lesson-illegal-I4-5 = Spui pas doar când nimic altceva nu e posibil.
lesson-illegal-I10-5 = Joci o carte albastră doar dacă poți face tot ce spune.
lesson-illegal-P4-1 = Câmpurile trebuie să formeze exact forma, fără ziduri și fără câmpuri deja bifate.
lesson-illegal-P4-2 = Prima formă acoperă intrarea. Fiecare formă următoare atinge pe o latură un câmp bifat.
lesson-illegal-P4-5 = Crucea roșie cere un singur câmp.

## Imhotep: first voyage

lesson-imhotep-first-voyage = Prima călătorie
lesson-imhotep-first-voyage-line = Ia pietre, încarcă o barcă, condu-o: așa arată o tură.
lesson-imhotep-first-voyage-1 = Aceste pietre sunt ale tale. Ia 3 dintre ele din carieră: în depozit încap 5.
lesson-imhotep-first-voyage-1-wrong-load = Încărcarea vine imediat. Ia mai întâi pietre, ca să ai destule.
lesson-imhotep-first-voyage-2 = Adversarul a încărcat barca A. Pune o piatră pe locul 1, în față: va fi descărcată prima.
lesson-imhotep-first-voyage-2-wrong-behind = Barca potrivită! Dar locul 3 se descarcă ultimul. Ia locul din față.
lesson-imhotep-first-voyage-2-wrong-ship = Și barca aceea va pleca, dar barca A e aproape gata. Pune piatra pe locul ei 1.
lesson-imhotep-first-voyage-2-wrong-full = Depozitul e plin: are loc pentru 5 pietre. Încarcă acum una dintre ele.
lesson-imhotep-first-voyage-3 = Barca A are 2 pietre, destule ca să plece. Condu-o la Piramidă.
lesson-imhotep-first-voyage-3-wrong-site = O barcă poate merge la orice locație liberă. De data asta alege Piramida: acolo piatra aduce puncte imediat.
lesson-imhotep-first-voyage-3-wrong-load = Barca e gata, iar adversarul ar putea s-o conducă în altă parte. Condu-o acum.
lesson-imhotep-first-voyage-4 = Piatra ta a fost prima și a adus 2 puncte, cea a adversarului 1. Fiecare câmp al Piramidei are punctele lui.
lesson-imhotep-first-voyage-5 = Acum fără ajutor: încarcă o piatră pe orice loc liber.
lesson-imhotep-first-voyage-5-wrong-take = Ai putea, iar curând va trebui. Dar de data asta încearcă să încarci.
lesson-imhotep-first-voyage-6 = O acțiune pe tură: ia, încarcă sau condu. Când au plecat toate cele patru bărci, runda se încheie. După șase runde câștigă cine are cele mai multe puncte.

## Imhotep: the sites, side A

lesson-imhotep-market-a = Piața A
lesson-imhotep-market-a-line = Fiecare piatră ia o carte.
lesson-imhotep-market-a-1 = La Piață fiecare piatră ia o carte. Cine descarcă primul alege primul.
lesson-imhotep-market-a-2 = Barca A duce două pietre, una dintre ele a ta. Condu-o la Piață.
lesson-imhotep-market-a-2-wrong-site = Și acolo piatra ta ar fi binevenită. Dar azi mergi la cumpărături: condu barca A la Piață.
lesson-imhotep-market-a-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-market-a-3 = Adversarul a luat Pârghia. Acum alege: pe care dintre celelalte cărți o vrei?
lesson-imhotep-market-a-3-wrong-nothing = Poți pleca fără carte, dar o carte valorează ceva. Ia una.
lesson-imhotep-market-a-4 = Cărțile roșii au efect imediat, cele albastre într-o tură următoare, cele verzi și violet aduc puncte la final. Piatra ta e din nou în carieră.

lesson-imhotep-pyramid-a = Piramida A
lesson-imhotep-pyramid-a-line = Puncte imediat, câmp cu câmp.
lesson-imhotep-pyramid-a-1 = Piramida se construiește coloană cu coloană, iar fiecare piatră aduce puncte imediat. Următoarele câmpuri aduc 4, 3 și 2.
lesson-imhotep-pyramid-a-2 = Pe barca A, cele două pietre ale tale sunt primele. Condu-o la Piramidă.
lesson-imhotep-pyramid-a-2-wrong-ship = Atunci cele 4 puncte merg la adversar: nu ai nicio piatră pe ea. Uită-te la barca A.
lesson-imhotep-pyramid-a-2-wrong-elsewhere = Nu ai nicio piatră pe ea, deci drumul acela nu-ți aduce nimic. Uită-te la barca A.
lesson-imhotep-pyramid-a-2-wrong-site = Barca potrivită! Dar la Piramidă pietrele tale valorează acum cel mai mult.
lesson-imhotep-pyramid-a-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-pyramid-a-3 = 4 și 3: în total 7 puncte imediat. Când toate cele 14 câmpuri sunt pline, fiecare piatră în plus aduce 1.

lesson-imhotep-temple-a = Templul A
lesson-imhotep-temple-a-line = La încheierea rundei aduc puncte pietrele vizibile.
lesson-imhotep-temple-a-1 = La încheierea fiecărei runde, orice piatră din Templu care se vede de sus aduce 1 punct. Tu ai una, adversarul are trei.
lesson-imhotep-temple-a-2 = Pietrele noi se pun peste cele vechi, din stânga. Condu barca D la Templu: e ultima din această rundă.
lesson-imhotep-temple-a-2-wrong-site = Acolo pietrele tale aduc puncte la sfârșitul jocului. La Templu acoperă și două ale adversarului.
lesson-imhotep-temple-a-2-wrong-wait = Atunci adversarul ar putea conduce barca în altă parte. Condu-o acum.
lesson-imhotep-temple-a-3 = Acum trei pietre vizibile sunt ale tale: 3 puncte pentru tine, 1 pentru adversar. Aduc din nou puncte în fiecare rundă, până când sunt acoperite.

lesson-imhotep-chamber-a = Camera mortuară A
lesson-imhotep-chamber-a-line = La sfârșitul jocului aduc puncte grupurile mari.
lesson-imhotep-chamber-a-1 = Coloanele se umplu de sus în jos. La final, pietrele de aceeași culoare care se ating formează un grup: 1, 3, 6, 10 sau 15 puncte.
lesson-imhotep-chamber-a-2 = Următoarele câmpuri ating ambele tale grupuri. Du acolo două pietre de-ale tale.
lesson-imhotep-chamber-a-2-wrong-ship = Acolo piatra adversarului e prima și ia câmpul mai bun. Barca B are două de-ale tale.
lesson-imhotep-chamber-a-2-wrong-site = O călătorie bună, dar aici te așteaptă două grupuri. Mergi la Camera mortuară.
lesson-imhotep-chamber-a-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-chamber-a-3 = Un grup de trei și unul de două: 6 + 3 = 9 puncte în loc de 4. Toate grupurile tale contează.

lesson-imhotep-obelisks-a = Obelisc A
lesson-imhotep-obelisks-a-line = La sfârșitul jocului câștigă cel mai înalt.
lesson-imhotep-obelisks-a-1 = Fiecare jucător construiește un obelisc. La final, în doi jucători, cel mai înalt aduce 10 puncte, celălalt 1.
lesson-imhotep-obelisks-a-2 = Ești cu o piatră în urmă. Treci la conducere cu o singură barcă.
lesson-imhotep-obelisks-a-2-wrong-ship = Barca aceea aduce câte o piatră pentru fiecare: ai rămâne în urmă. Caută o barcă doar cu pietre de-ale tale.
lesson-imhotep-obelisks-a-2-wrong-site = Frumos și acolo. Dar lecția are nevoie de pietre la Obelisc.
lesson-imhotep-obelisks-a-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-obelisks-a-3 = 4 la 3: conduci. Dacă ar fi la fel de înalte, ați împărți: câte 5 puncte.

## Imhotep: the sites, side B

lesson-imhotep-market-b = Piața B
lesson-imhotep-market-b-line = Trei cărți deschise și o pereche secretă.
lesson-imhotep-market-b-1 = Aici doar trei cărți stau cu fața în sus. Alte două stau cu fața în jos: în locul unei cărți deschise, o piatră poate lua această pereche.
lesson-imhotep-market-b-2 = Condu barca C la Piață.
lesson-imhotep-market-b-2-wrong-site = Ca să vezi perechea secretă, piatra ta trebuie să ajungă la Piață.
lesson-imhotep-market-b-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-market-b-3 = Cărțile deschise le știi. Dă curs curiozității: ia perechea.
lesson-imhotep-market-b-3-wrong-open = O alegere bună! Dar de data asta află ce stă cu fața în jos.
lesson-imhotep-market-b-3-wrong-nothing = Nu e nevoie să pleci fără carte. Ia perechea.
lesson-imhotep-market-b-4 = Doar tu le vezi pe acestea două. Păstrează una; cealaltă se decartează.
lesson-imhotep-market-b-5 = Perechea îți dă o alegere de care nu știe nimeni altcineva. Cartea păstrată stă deschisă în fața ta.

lesson-imhotep-pyramid-b = Piramida B
lesson-imhotep-pyramid-b-line = Trei piramide mici, cu bonusuri.
lesson-imhotep-pyramid-b-1 = Trei piramide mici. Proprietarul fiecărei pietre alege una; unele câmpuri aduc 1 punct și un bonus.
lesson-imhotep-pyramid-b-2 = Condu barca C la Piramidă.
lesson-imhotep-pyramid-b-2-wrong-site = Altă dată. Lecția aceasta e despre piramidele mici.
lesson-imhotep-pyramid-b-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-pyramid-b-3 = Depozitul tău e aproape gol. Piramida din mijloc aduce 1 punct și 3 pietre: construiește acolo.
lesson-imhotep-pyramid-b-3-wrong-left = 3 puncte, nu e rău! Dar ai puține pietre, iar piramida din mijloc îți dă.
lesson-imhotep-pyramid-b-3-wrong-right = 2 puncte, nu e rău! Dar ai puține pietre, iar piramida din mijloc îți dă.
lesson-imhotep-pyramid-b-4 = Un bonus nu e niciodată obligatoriu. Acesta te scutește de o tură întreagă: ia-l.
lesson-imhotep-pyramid-b-4-wrong-skip = Poți renunța la el, dar atunci tura următoare se duce pe luat pietre.
lesson-imhotep-pyramid-b-5 = Un punct și trei pietre într-o tură. Bonusul piramidei din stânga e prima carte surpriză din teanc, al celei din dreapta e încărcarea unei pietre.

lesson-imhotep-temple-b = Templul B
lesson-imhotep-temple-b-line = La încheierea rundei, pietrele vizibile aduc răsplăți.
lesson-imhotep-temple-b-1 = Aici fiecare piatră vizibilă aduce la încheierea rundei răsplata câmpului ei: un punct sau pietre, 2 puncte, o carte.
lesson-imhotep-temple-b-2 = Ultima barcă a rundei duce două pietre de-ale tale. Ele vor acoperi primele două câmpuri.
lesson-imhotep-temple-b-2-wrong-site = Acolo ar aștepta sfârșitul jocului. La Templu aduc răsplăți imediat.
lesson-imhotep-temple-b-2-wrong-wait = Atunci adversarul ar putea conduce barca în altă parte. Condu-o la Templu.
lesson-imhotep-temple-b-3 = Primul tău câmp îți dă de ales: 1 punct sau 2 pietre. Depozitul e gol, așa că alege pietrele.
lesson-imhotep-temple-b-3-wrong-point = Un punct e un punct. Dar cu depozitul gol, două pietre te scutesc de o tură.
lesson-imhotep-temple-b-4 = Al doilea câmp al tău a adus 2 puncte. Adversarul a primit un punct și o carte. Răsplățile vin din nou în fiecare rundă.

lesson-imhotep-chamber-b = Camera mortuară B
lesson-imhotep-chamber-b-line = La sfârșitul jocului fiecare rând se numără separat.
lesson-imhotep-chamber-b-1 = Trei rânduri, iar la final fiecare se numără separat: în doi jucători, cele mai multe pietre pe un rând aduc 5 puncte, locul doi 1.
lesson-imhotep-chamber-b-2 = Următorul câmp e pe rândul din mijloc, unde sunteți la egalitate. Ce barcă pune acolo piatra ta?
lesson-imhotep-chamber-b-2-wrong-order = Acolo piatra adversarului e prima și ia rândul din mijloc. Caută o barcă pe care piatra ta e prima.
lesson-imhotep-chamber-b-2-wrong-site = E vorba despre Camera mortuară: câștigă rândul ei din mijloc.
lesson-imhotep-chamber-b-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-chamber-b-3 = Toate cele trei rânduri sunt ale tale: 15 puncte dacă s-ar termina acum. La egalitate, punctele se împart.

lesson-imhotep-obelisks-b = Obelisc B
lesson-imhotep-obelisks-b-line = Trei pietre fac o coloană.
lesson-imhotep-obelisks-b-1 = Două pietre de-ale tale așteaptă aici. A treia face o coloană pe cel mai bun câmp liber: 10 puncte, apoi 9, 8 și așa mai departe.
lesson-imhotep-obelisks-b-2 = Adu a treia piatră, înainte ca adversarul să aducă două.
lesson-imhotep-obelisks-b-2-wrong-ship = Barca aceea ar termina coloana adversarului. Caută una cu piatra ta.
lesson-imhotep-obelisks-b-2-wrong-site = Coloana valorează acum 10 puncte. Mergi la Obelisc.
lesson-imhotep-obelisks-b-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-obelisks-b-3 = Prima coloană, 10 puncte imediat. O piatră rămasă singură la final aduce 1.

## Imhotep: market cards

lesson-imhotep-red-cards = Cărți roșii
lesson-imhotep-red-cards-line = O piatră la o locație, imediat.
lesson-imhotep-red-cards-1 = La Piață fiecare piatră ia o carte. Cele roșii au efect imediat: o piatră din carieră merge direct la o locație, fără barcă.
lesson-imhotep-red-cards-2 = { lesson-imhotep-market-b-2 }
lesson-imhotep-red-cards-2-wrong-site = Ca să iei o carte, piatra ta trebuie să ajungă la Piață.
lesson-imhotep-red-cards-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-red-cards-3 = Intrarea pune o piatră la Piramidă, unde următorul câmp aduce 4. Ia-o.
lesson-imhotep-red-cards-3-wrong-red = Tot o carte roșie, dar piatra aceea ar aduce puncte abia la final. Intrarea aduce 4 puncte acum.
lesson-imhotep-red-cards-3-wrong-other = Poți face asta, dar Intrarea aduce 4 puncte acum.
lesson-imhotep-red-cards-4 = 4 puncte imediat, iar depozitul și bărcile au rămas neatinse. Sarcofagul merge la Camera mortuară, Calea pavată la Obelisc.

lesson-imhotep-hammer = Ciocanul
lesson-imhotep-hammer-line = Ia pietre și încarcă una, într-o singură tură.
lesson-imhotep-hammer-1 = Depozitul tău e gol. Să iei și să încarci ar cere două ture, dar ai Ciocanul: joacă-l.
lesson-imhotep-hammer-1-wrong-take = Primești pietrele, dar tura s-a terminat. Cu Ciocanul poți și încărca una.
lesson-imhotep-hammer-1-wrong-sail = Pe barca aceea nu ai nicio piatră. Joacă Ciocanul: îți aduce pietre și încarcă una.
lesson-imhotep-hammer-2 = Ai luat 3 pietre. Acum încarcă una dintre ele, unde vrei.
lesson-imhotep-hammer-3 = Două acțiuni într-o tură. O carte albastră se joacă în locul acțiunii, și nu în tura în care o primești.

lesson-imhotep-sail = Vela
lesson-imhotep-sail-line = Încarcă o piatră și condu acea barcă, într-o singură tură.
lesson-imhotep-sail-1 = Bărcii B îi lipsește o piatră. Dacă o încarci, adversarul o poate conduce de acolo. Vela te lasă să încarci și să pleci: joac-o.
lesson-imhotep-sail-1-wrong-load = Atunci barca e gata, iar adversarul e la rând. Joacă mai bine Vela.
lesson-imhotep-sail-1-wrong-other = Asta poți face în orice tură. Numai Vela îți dă deodată locul din față al bărcii B și drumul: joac-o.
lesson-imhotep-sail-2 = Încarcă locul din față al bărcii B, ca piatra ta să fie prima.
lesson-imhotep-sail-2-wrong-behind = Barca potrivită! Dar locul din față e liber: acolo piatra ta e prima.
lesson-imhotep-sail-2-wrong-ship = Merge și așa, dar pe barca B e piatra adversarului, iar tu hotărăști unde ajunge.
lesson-imhotep-sail-3 = Următorul câmp al Piramidei aduce 4. Condu acolo barca B.
lesson-imhotep-sail-3-wrong-site = Liber și permis. Dar Piramida aduce 4 puncte acum.
lesson-imhotep-sail-4 = Încărcată și plecată înainte ca adversarul să facă ceva. Încărcătura minimă se verifică după încărcare.

lesson-imhotep-chisel = Dalta
lesson-imhotep-chisel-line = Încarcă două pietre într-o singură tură.
lesson-imhotep-chisel-1 = Barca B e goală, iar tu vrei ambele ei locuri. Joacă Dalta: încarcă două pietre.
lesson-imhotep-chisel-1-wrong-load = Atunci adversarul ar putea lua celălalt loc. Dalta le încarcă pe amândouă deodată.
lesson-imhotep-chisel-1-wrong-other = Atunci adversarul ar putea lua un loc pe barca B. Dalta încarcă amândouă pietrele tale deodată: joac-o.
lesson-imhotep-chisel-2 = Încarcă prima piatră pe barca B.
lesson-imhotep-chisel-2-wrong-ship = Dalta poate și asta. Dar voiai barca B doar pentru tine.
lesson-imhotep-chisel-3 = Și acum a doua, pe aceeași barcă.
lesson-imhotep-chisel-3-wrong-ship = Două bărci sunt permise. Dar voiai ambele locuri ale bărcii B.
lesson-imhotep-chisel-4 = O barcă a ta într-o singură tură. Dalta încarcă mereu două pietre, pe o barcă sau pe două.

lesson-imhotep-lever = Pârghia
lesson-imhotep-lever-line = Condu o barcă și alege ordinea de descărcare.
lesson-imhotep-lever-1 = Pe barca A piatra ta ar fi descărcată ultima. Pârghia te lasă să conduci o barcă și să alegi ordinea: joac-o.
lesson-imhotep-lever-1-wrong-sail = Atunci pietrele adversarului sunt primele și iau 4 și 3 puncte. Joacă mai întâi Pârghia.
lesson-imhotep-lever-1-wrong-site = Și acolo pietrele adversarului ar fi descărcate primele. Joacă Pârghia: atunci tu alegi ordinea.
lesson-imhotep-lever-1-wrong-ship = Pe barca aceea e doar o piatră de-a ta, deci ordinea nu contează. Pârghia ajută la barca A: joac-o.
lesson-imhotep-lever-1-wrong-wait = Atunci adversarul ar putea conduce barca A așa cum e încărcată acum. Joacă Pârghia.
lesson-imhotep-lever-2 = Condu barca A la Piramidă. Următoarele câmpuri aduc 4, 3 și 2.
lesson-imhotep-lever-2-wrong-site = Permis, dar la Piramidă ordinea contează acum cel mai mult. Condu acolo barca A.
lesson-imhotep-lever-3 = Acum alege: piatra ta e pe locul 3. Descarc-o prima.
lesson-imhotep-lever-3-wrong-others = Aceea e piatra adversarului. A ta e pe locul 3.
lesson-imhotep-lever-4 = Au rămas celelalte două. Ordinea lor nu contează pentru tine.
lesson-imhotep-lever-5 = 4 puncte pentru piatra care era ultima. Toată ordinea se alege înainte de a descărca prima piatră.

lesson-imhotep-decorations = Cărți verzi
lesson-imhotep-decorations-line = Puncte pentru toate pietrele unei locații.
lesson-imhotep-decorations-1 = Un Ornament aduce la final 1 punct pentru fiecare 3 pietre de la locația lui. Contează pietrele de orice culoare.
lesson-imhotep-decorations-2 = { lesson-imhotep-market-b-2 }
lesson-imhotep-decorations-2-wrong-site = { lesson-imhotep-red-cards-2-wrong-site }
lesson-imhotep-decorations-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-decorations-3 = Numără pietrele de la locații. Care Ornament valorează acum cel mai mult?
lesson-imhotep-decorations-3-wrong-temple = 6 pietre la Templu: 2 puncte. Există unul mai bun.
lesson-imhotep-decorations-3-wrong-chamber = 5 pietre în Camera mortuară: doar 1 punct până acum. Există unul mai bun.
lesson-imhotep-decorations-3-wrong-other = O carte verde valorează mai mult aici. Numără pietrele de la locații.
lesson-imhotep-decorations-4 = 9 pietre la Piramidă: deja 3 puncte, iar la fiecare a treia piatră în plus încă unul.

lesson-imhotep-statues = Cărți violet
lesson-imhotep-statues-line = Statui: cu cât mai multe, cu atât mai bine.
lesson-imhotep-statues-1 = Statuile aduc puncte la final: 1, 3, 6, 10 sau 15 pentru una până la cinci și 2 pentru fiecare în plus. Tu ai două.
lesson-imhotep-statues-2 = Condu barca B la Piață.
lesson-imhotep-statues-2-wrong-site = { lesson-imhotep-red-cards-2-wrong-site }
lesson-imhotep-statues-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-statues-3 = Ia a treia Statuie. Valorează încă 3 puncte.
lesson-imhotep-statues-3-wrong-other = Utilă în alt joc. Dar tu strângi Statui, iar a treia valorează încă 3 puncte.
lesson-imhotep-statues-4 = Trei Statui: 6 puncte în loc de 3. Următoarea ar mai aduce 4.

## Imhotep: rounds and the end

lesson-imhotep-end-of-round = Sfârșitul rundei
lesson-imhotep-end-of-round-line = A patra barcă o încheie imediat.
lesson-imhotep-end-of-round-1 = Trei bărci au plecat, una a rămas. Patru bărci, cinci locații: în fiecare rundă o locație rămâne fără barcă.
lesson-imhotep-end-of-round-2 = Condu ultima barcă la una dintre cele două locații libere.
lesson-imhotep-end-of-round-2-wrong-wait = Ai putea aștepta. Dar de data asta încheie tu runda.
lesson-imhotep-end-of-round-3 = Runda s-a încheiat imediat. Templul a adus puncte, bărcile s-au întors, la Piață sunt cărți noi. Pietrele de la locații și din depozite rămân.
lesson-imhotep-end-of-round-4 = Tu ai condus ultima barcă, așa că începe adversarul: runda următoare pornește cu jucătorul din stânga.

lesson-imhotep-end-of-game = Sfârșitul jocului
lesson-imhotep-end-of-game-line = După șase runde se numără tot restul.
lesson-imhotep-end-of-game-1 = A șasea rundă și ultima ei barcă. Apoi se numără Camera mortuară, Obeliscul și cărțile.
lesson-imhotep-end-of-game-2 = Obeliscurile voastre sunt la fel de înalte. Încă o piatră decide cine ia cele 10 puncte: condu acolo barca D.
lesson-imhotep-end-of-game-2-wrong-chamber = Acolo piatra ta ar aduce 1 punct. La Obelisc decide cine ia cele 10.
lesson-imhotep-end-of-game-2-wrong-wait = Atunci adversarul ar putea duce piatra ta în altă parte. Folosește-o acum.
lesson-imhotep-end-of-game-3 = Totul e numărat: Templul, Camera mortuară, Obeliscul, cărțile verzi și violet. Fiecare carte albastră rămasă aduce 1.
lesson-imhotep-end-of-game-4 = Câștigă cine are cele mai multe puncte, adică tu. La egalitate decide numărul de pietre din depozit.

lesson-imhotep-wrath = { imhotep-option-wrath }
lesson-imhotep-wrath-line = O variantă: nicio locație nu poate fi uitată.
lesson-imhotep-wrath-1 = În această variantă ai nevoie de o piatră la Piramidă, la Templu, la Camera mortuară și la Obelisc. Dacă îți lipsește vreuna, pierzi 5 puncte.
lesson-imhotep-wrath-2 = Ultima barcă a jocului duce piatra ta. Unde nu ai încă niciuna?
lesson-imhotep-wrath-2-wrong-obelisks = Acolo conduci deja. Una dintre cele patru locații nu are nicio piatră de-a ta: mai uită-te o dată.
lesson-imhotep-wrath-2-wrong-wait = Jocul s-ar putea termina fără ea. Condu tu barca.
lesson-imhotep-wrath-3 = O piatră în Camera mortuară ajunge: faraonul e mulțumit. Oricâte locații ar lipsi, costă 5 puncte, o singură dată.

## Imhotep: ideas of good play

lesson-imhotep-others-stones = Lasă-i pe alții să lucreze pentru tine
lesson-imhotep-others-stones-line = O piatră înaintea ta poate ajuta.
lesson-imhotep-others-stones-1 = Următoarele câmpuri ale Piramidei aduc 1 și 3. Ți-ar plăcea cele 3.
lesson-imhotep-others-stones-2 = Și pe barca A, și pe barca B e câte o piatră a ta. Care barcă îți aduce cele 3 puncte?
lesson-imhotep-others-stones-2-wrong-first = Acolo piatra ta e prima: ia 1, iar adversarul 3.
lesson-imhotep-others-stones-2-wrong-theirs = Nu ai nicio piatră pe ea. Uită-te la bărcile A și B.
lesson-imhotep-others-stones-2-wrong-site = E vorba despre Piramidă: care barcă îți aduce cele 3 puncte ale ei?
lesson-imhotep-others-stones-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-others-stones-3 = Piatra adversarului a umplut câmpul slab în locul tău. Poți conduce orice barcă, așa că uită-te unde valorează puțin pietrele altora.

lesson-imhotep-tempo = Tempoul
lesson-imhotep-tempo-line = O barcă pregătită e a celui care o conduce.
lesson-imhotep-tempo-1 = Barca A e gata cu două pietre de-ale tale, la Piramidă 4 și 3 puncte. Ar mai încăpea una. Dar ai o singură acțiune pe tură.
lesson-imhotep-tempo-2 = Urmează adversarul. Ce faci?
lesson-imhotep-tempo-2-wrong-load = Încă 2 puncte, dacă barca ar mai fi acolo. Adversarul ar trimite-o la Piață.
lesson-imhotep-tempo-2-wrong-wait = Util, dar barca nu așteaptă. O poate conduce și adversarul.
lesson-imhotep-tempo-2-wrong-theirs = Aceea e călătoria adversarului. Și a ta e gata.
lesson-imhotep-tempo-2-wrong-site = Pleci imediat, foarte bine. Dar Piramida aduce 7 puncte.
lesson-imhotep-tempo-3 = 7 puncte sigure. Când o călătorie e bună, fă-o acum: oricine poate conduce o barcă gata de plecare.

lesson-imhotep-minimum-loads = Încărcătura minimă
lesson-imhotep-minimum-loads-line = Lasă adversarul să pregătească barca.
lesson-imhotep-minimum-loads-1 = O barcă cu 3 locuri are nevoie de 2 pietre ca să plece. Pe barca A e doar piatra ta; barca B e goală. Nicio barcă nu e gata.
lesson-imhotep-minimum-loads-2 = Depozitul adversarului e plin și nu mai primește. Încarcă astfel încât nicio barcă să nu fie gata.
lesson-imhotep-minimum-loads-2-wrong-ready = Acum barca A e gata, iar adversarul ar trimite-o unde nu câștigi nimic. Las-o să-i lipsească o piatră.
lesson-imhotep-minimum-loads-2-wrong-take = Bine văzut: și așa bărcile așteaptă. Dar folosește tura ca să încarci o piatră pe barca B.
lesson-imhotep-minimum-loads-3 = Adversarul a trebuit să încarce și a pregătit barca A pentru tine. Condu-o la Piramidă.
lesson-imhotep-minimum-loads-3-wrong-load = Barca e gata acum. Condu-o înaintea adversarului.
lesson-imhotep-minimum-loads-3-wrong-site = Pleci, foarte bine. Dar la Piramidă piatra ta valorează 4.
lesson-imhotep-minimum-loads-4 = Cine încarcă ultima piatră de care are nevoie o barcă o încarcă adesea pentru altul. Numără înainte să încarci.

lesson-imhotep-denying = Blocarea
lesson-imhotep-denying-line = O locație primește o barcă pe rundă.
lesson-imhotep-denying-1 = La Obelisc sunteți la egalitate. Barca B e gata cu două pietre ale adversarului: în tura următoare va merge acolo.
lesson-imhotep-denying-2 = Fiecare locație primește o singură barcă pe rundă. Ajunge acolo înainte, cu o barcă a ta.
lesson-imhotep-denying-2-wrong-gift = Exact asta vrea adversarul.
lesson-imhotep-denying-2-wrong-theirs = Un mod bun de a bloca! Dar barca C te și trece la conducere.
lesson-imhotep-denying-2-wrong-site = Atunci Obeliscul rămâne deschis pentru barca B. Închide-l.
lesson-imhotep-denying-2-wrong-wait = Adversarul ar merge la Obelisc în tura următoare. Ajunge înaintea lui.
lesson-imhotep-denying-3 = O piatră ți-a dat conducerea și a închis locația pentru această rundă. În doi, ce îi dăunează adversarului valorează cât ceea ce te ajută pe tine.

lesson-imhotep-counting-obelisks = Numără obeliscurile
lesson-imhotep-counting-obelisks-line = Cât ajunge?
lesson-imhotep-counting-obelisks-1 = Ultima rundă, au rămas două bărci. Obeliscul tău are 6 pietre, al adversarului 3. Barca C ar mai putea aduce 2.
lesson-imhotep-counting-obelisks-2 = Numără: te mai poate ajunge adversarul? Condu barca D unde aduce cel mai mult.
lesson-imhotep-counting-obelisks-2-wrong-obelisks = 3 și 2 fac 5: cele 6 ale tale ajung. Mai multe pietre acolo nu aduc nimic.
lesson-imhotep-counting-obelisks-2-wrong-theirs = Barca C e plină de pietrele adversarului. Ale tale sunt pe barca D.
lesson-imhotep-counting-obelisks-2-wrong-chamber = Ai văzut că Obeliscul e sigur! Numai că Piramida aduce mai mult: 4 și 3.
lesson-imhotep-counting-obelisks-2-wrong-wait = Atunci adversarul ar putea conduce barca ta în altă parte. Folosește-o acum.
lesson-imhotep-counting-obelisks-3 = 7 puncte, iar cele 10 de la Obelisc sunt și ele sigure. Un avans pe care nimeni nu-l ajunge nu cere alte pietre.

## Pyramids: first chamber

lesson-pyramids-first-chamber = Prima încăpere
lesson-pyramids-first-chamber-line = De la intrare la mormântul de aur, formă cu formă.
lesson-pyramids-first-chamber-1 = O piramidă văzută din lateral: intrarea e sus, mormântul de aur jos. Bifezi un drum de la una la celălalt.
lesson-pyramids-first-chamber-2 = Cartea arată un colț de 3 câmpuri. Bifează-l astfel încât să acopere intrarea și să ocolească craniul.
lesson-pyramids-first-chamber-2-wrong-skull = Încape! Dar acoperă craniul, iar craniile costă puncte. Rotește forma ca să-l ocolească.
lesson-pyramids-first-chamber-2-wrong-single = Un singur câmp e mereu permis, dar forma întreagă te duce mai departe.
lesson-pyramids-first-chamber-2-wrong-card = A doua ta piramidă e la fel de bună. Începe cu cea luminată.
lesson-pyramids-first-chamber-3 = Acum o linie de 3. Trebuie să atingă pe o latură ce e bifat. Mergi în jos, spre mormânt.
lesson-pyramids-first-chamber-3-wrong-single = E permis, dar lent. Bifează toată linia.
lesson-pyramids-first-chamber-3-wrong-way = Încape, dar te îndepărtează de mormânt. Caută o linie care se termină mai aproape.
lesson-pyramids-first-chamber-4 = Mai lipsesc doar două câmpuri, iar cartea arată o linie de 2. Bifează mormântul de aur.
lesson-pyramids-first-chamber-4-wrong-tomb = Mormântul e la îndemână! Pune linia de 2 peste el.
lesson-pyramids-first-chamber-5 = Ai explorat piramida. Ia una nouă: alege oricare dintre cele patru.
lesson-pyramids-first-chamber-5-wrong-deck = Teancul e permis, dar e o surpriză. Alege o piramidă pe care o vezi.
lesson-pyramids-first-chamber-6 = O piramidă explorată valorează 10 puncte. Fiecare carte e pentru toți jucătorii în același timp: nimeni nu așteaptă.

## Pyramids: shapes

lesson-pyramids-shapes = Forme și rotire
lesson-pyramids-shapes-line = Rotește, oglindește sau ia un singur câmp.
lesson-pyramids-shapes-1 = Poți roti și oglindi fiecare formă cum vrei. Trebuie doar să încapă: fără ziduri, nimic bifat de două ori.
lesson-pyramids-shapes-2 = Pune L-ul peste intrarea piramidei luminate, astfel încât să ajungă jos la nestemata roșie.
lesson-pyramids-shapes-2-wrong-skull = Încape! Dar acoperă un craniu. Oglindește L-ul, ca latura lungă să meargă în jos.
lesson-pyramids-shapes-2-wrong-single = L-ul întreg încape aici, dacă îl rotești bine.
lesson-pyramids-shapes-2-wrong-card = Încape și acolo. Dar încearcă piramida mai îngustă.
lesson-pyramids-shapes-3 = Pătratul de 4 nu încape nicăieri. Atunci bifează un singur câmp: e mereu permis. Ocolește craniile.
lesson-pyramids-shapes-3-wrong-skull = Permis, dar acela e un craniu. Sunt câmpuri care nu costă nimic.
lesson-pyramids-shapes-4 = Forma sau un singur câmp: fiecare carte îți cere una dintre cele două.

## Pyramids: symbols

lesson-pyramids-gems = Nestemate
lesson-pyramids-gems-line = Una roșie și una verde fac o pereche.
lesson-pyramids-gems-1 = Pentru fiecare nestemată bifezi una de culoarea ei pe fișa de scor. Una roșie și una verde fac o pereche: 5 puncte.
lesson-pyramids-gems-2 = Rotește colțul ca să acopere ambele nestemate.
lesson-pyramids-gems-2-wrong-one = Deja o nestemată! Dar colțul le poate acoperi pe amândouă.
lesson-pyramids-gems-2-wrong-other = Permis, dar nu unde sunt cele două nestemate. Acoperă-le pe amândouă.
lesson-pyramids-gems-3 = O pereche: 5 puncte la final. O nestemată fără pereche aduce doar 1.

lesson-pyramids-skulls = Cranii
lesson-pyramids-skulls-line = Fiecare costă mai mult decât cel dinainte.
lesson-pyramids-skulls-1 = Pentru fiecare craniu îl bifezi pe următorul de pe fișa de scor. La final se scade cel mai mare. Următorul ar însemna pentru tine 4 în loc de 2.
lesson-pyramids-skulls-2 = Chiar sub intrare e un craniu. Pune colțul peste intrare și ocolește-l.
lesson-pyramids-skulls-2-wrong-skull = Încape, dar acoperă craniul: 2 puncte mai puțin. Rotește colțul.
lesson-pyramids-skulls-2-wrong-single = Prudent, dar lent. Și colțul întreg ocolește craniul.
lesson-pyramids-skulls-2-wrong-other = Permis. Dar lecția e despre piramida cu craniul la intrare.
lesson-pyramids-skulls-3 = Tot 2. Primele cranii costă puțin, următoarele tot mai mult: până la 30.

lesson-pyramids-torches = Torțe
lesson-pyramids-torches-line = Una pe rundă.
lesson-pyramids-torches-1 = O torță contează pentru runda în care o bifezi: 5 puncte la final, dar una singură pe rundă. Pe cea din prima rundă o ai.
lesson-pyramids-torches-2 = Chiar sub această intrare e o torță. Ia-o cu colțul.
lesson-pyramids-torches-2-wrong-past = Atât de aproape! Rotește colțul ca să acopere și torța.
lesson-pyramids-torches-2-wrong-other = Permis, dar torța acestei runde încă lipsește. Ia-o.
lesson-pyramids-torches-3 = Încă 5 puncte. A doua torță din aceeași rundă n-ar conta, așa că las-o pentru următoarea.

lesson-pyramids-elixir = Elixire
lesson-pyramids-elixir-line = Șterg cranii.
lesson-pyramids-elixir-1 = Ai patru cranii: asta costă 6 puncte. Un elixir le șterge pe cele mai mari două.
lesson-pyramids-elixir-2 = Elixirul e lângă intrare. Bifează-l cu linia de 2.
lesson-pyramids-elixir-2-wrong-skull = Pe partea aceea e încă un craniu. Elixirul e pe cealaltă.
lesson-pyramids-elixir-2-wrong-other = Permis, dar elixirul valorează acum 4 puncte pentru tine.
lesson-pyramids-elixir-3 = Două cranii au dispărut: 2 puncte pierdute în loc de 6. Fără cranii un elixir nu face nimic, așa că nu te grăbi.

lesson-pyramids-red-cross = Cruci roșii
lesson-pyramids-red-cross-line = Încă un câmp, imediat.
lesson-pyramids-red-cross-1 = O cruce roșie îți dă imediat încă un câmp. Bifeaz-o cu linia de 2.
lesson-pyramids-red-cross-1-wrong-other = Permis, dar fără crucea roșie. E chiar lângă intrare.
lesson-pyramids-red-cross-2 = Câmpul tău în plus: nestemata roșie e lângă ce e bifat. Face pereche cu cea verde a ta.
lesson-pyramids-red-cross-2-wrong-skull = Acela e un craniu. Folosește darul pentru nestemată.
lesson-pyramids-red-cross-2-wrong-other = Posibil, în oricare dintre piramidele tale. Dar nestemata valorează mai mult.
lesson-pyramids-red-cross-3 = Trei câmpuri cu o linie de 2 și o pereche de nestemate. Dacă și câmpul în plus e o cruce roșie, mai primești unul.

lesson-pyramids-golden-tomb = Mormântul de aur
lesson-pyramids-golden-tomb-line = Încheie o piramidă.
lesson-pyramids-golden-tomb-1 = De îndată ce mormântul de aur e bifat, piramida e explorată: 10 puncte. Restul nu trebuie bifat.
lesson-pyramids-golden-tomb-2 = Linia de 4 ajunge la mormânt, cu o nestemată roșie pe drum. Bifeaz-o.
lesson-pyramids-golden-tomb-2-wrong-other = Permis, dar uită-te la rândul de jos: linia ajunge la mormânt.
lesson-pyramids-golden-tomb-3 = 10 puncte și o nestemată pe deasupra. Piramida se pune deoparte, iar tu iei una nouă. La final, piramidele fără mormântul bifat nu aduc nimic.

## Pyramids: new pyramids and points

lesson-pyramids-new-pyramid = O piramidă nouă
lesson-pyramids-new-pyramid-line = Cine alege primul și ce.
lesson-pyramids-new-pyramid-1 = Tu și adversarul ajungeți acum amândoi la un mormânt. Numărul mai mic alege primul: 16 al tău e înainte de 45.
lesson-pyramids-new-pyramid-2 = Bifează mormântul cu linia de 4.
lesson-pyramids-new-pyramid-2-wrong-other = Permis, dar atunci adversarul are toată alegerea. Bifează mormântul tău.
lesson-pyramids-new-pyramid-3 = Tu alegi primul. Piramida ta explorată e verde, iar a doua de aceeași culoare aduce puncte în plus: ia-o pe cea verde.
lesson-pyramids-new-pyramid-3-wrong-colour = O piramidă frumoasă, dar de altă culoare. Cea verde se potrivește cu a ta.
lesson-pyramids-new-pyramid-3-wrong-deck = Prima carte din teanc e permisă, dar nimeni nu-i știe culoarea. Ia-o pe cea verde.
lesson-pyramids-new-pyramid-4 = După alegerea ta s-au completat cele patru, apoi a ales adversarul. Uită-te la culoare, la simboluri și la lungimea drumului.

lesson-pyramids-claims = Puncte pentru culori
lesson-pyramids-claims-line = Pentru fiecare a doua piramidă de o culoare.
lesson-pyramids-claims-1 = A doua, a patra și a șasea piramidă de o culoare ia următoarele puncte ale culorii: 10, apoi 6, apoi 3. Fiecare o singură dată.
lesson-pyramids-claims-2 = Ai explorat o piramidă mov. Termin-o pe a doua cu colțul.
lesson-pyramids-claims-2-wrong-other = Permis, dar colțul ajunge la mormântul mov.
lesson-pyramids-claims-3 = Ia mai întâi o piramidă nouă, oricare vrei.
lesson-pyramids-claims-3-wrong-deck = Permis. Dar alege una pe care o vezi.
lesson-pyramids-claims-4 = 10 puncte pentru piramidă și 10 pentru culoare. Adversarul mai poate lua doar 6 pentru mov.

lesson-pyramids-the-end = Rundele și finalul
lesson-pyramids-the-end-line = Patru runde de șapte cărți.
lesson-pyramids-the-end-1 = O rundă are șapte dintre cele opt cărți; a opta rămâne nevăzută. Aceasta e a șaptea carte a rundei a patra: ultima.
lesson-pyramids-the-end-2 = Niciun mormânt nu e la îndemână. Folosește linia de 2 pentru ce aduce cel mai mult: o nestemată roșie și una verde.
lesson-pyramids-the-end-2-wrong-other = Asta aduce mai puțin. Caută două nestemate una lângă alta.
lesson-pyramids-the-end-3 = Piramide câte 10, torțe câte 5, culori, perechi de nestemate câte 5, nestemate singure câte 1. Cel mai mare craniu se scade.
lesson-pyramids-the-end-4 = Câștigă cine are cele mai multe puncte, adică tu. La egalitate decide piramida explorată cu cel mai mic număr.

## Pyramids: ideas of good play

lesson-pyramids-race = Cursa pentru o culoare
lesson-pyramids-race-line = Ajunge înainte.
lesson-pyramids-race-1 = Tu și adversarul aveți câte o piramidă mov, iar amândoi sunteți aproape de a doua. Doar unul ia cele 10.
lesson-pyramids-race-2 = Linia de 2 îți poate aduce o pereche de nestemate sau mormântul mov. Ce e mai bine?
lesson-pyramids-race-2-wrong-gems = 5 puncte, nu e rău! Dar atunci adversarul ia cele 10 pentru mov, iar tu cel mult 6.
lesson-pyramids-race-2-wrong-other = Gândește-te la cursă: și adversarul e aproape acolo.
lesson-pyramids-race-3 = Ați reușit amândoi, iar numărul tău e mai mic. Ia o piramidă nouă.
lesson-pyramids-race-3-wrong-deck = { lesson-pyramids-claims-3-wrong-deck }
lesson-pyramids-race-4 = 10 pentru tine, 6 pentru adversar. Urmărește ce culori strâng ceilalți și cât de departe au ajuns.

lesson-pyramids-worth-it = Merită?
lesson-pyramids-worth-it-line = Numără înainte să ocolești un craniu.
lesson-pyramids-worth-it-1 = În spatele acestui craniu e o nestemată verde. Ai una roșie și niciun craniu până acum.
lesson-pyramids-worth-it-2 = Nestemata face o pereche, încă 4 puncte. Primul tău craniu costă 1. Hotărăște!
lesson-pyramids-worth-it-2-wrong-round = Prudent! Dar numără: 4 puncte pentru 1 e un schimb bun. Treci prin craniu.
lesson-pyramids-worth-it-3 = Cu 3 puncte mai bine. Cu multe cranii ar fi altfel: al nouălea costă cu 5 puncte mai mult decât al optulea.
