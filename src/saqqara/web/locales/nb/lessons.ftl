# Norwegian: the lessons of both games. docs/contribute/lessons.md tells what the ids mean.

lesson-chapter-first-steps = Klar for ditt første spill
lesson-chapter-sites = Byggeplassene
lesson-chapter-symbols = Symboler
lesson-chapter-cards = Markedskort
lesson-chapter-rounds = Runder og slutten
lesson-chapter-scoring = Nye pyramider og poeng
lesson-chapter-ideas = Gode ideer
lesson-right = Bra gjort.
lesson-over = Det var hele leksjonen. Bra gjort!
lesson-wrong-move = Det kan du gjøre i et spill, men leksjonen handler om noe annet. Trekket er tatt tilbake; prøv igjen.
lesson-read-on = Et øyeblikk: les videre først, så er det din tur.
lesson-illegal = Reglene tillater ikke det nå.
lesson-illegal-I4-1 = Du tar steiner bare så lenge lagerbrikken har plass og steinbruddet har steiner.
lesson-illegal-I4-2 = En stein går fra lagerbrikken til et ledig felt på et skip som fortsatt er i havnen.
lesson-illegal-I4-3 = Et skip seiler bare med minstelasten om bord, og bare til en byggeplass som ikke har fått skip denne runden.
lesson-illegal-I4-4 = Du spiller et blått kort som ligger foran deg.
lesson-illegal-I4-5 = Du passer bare når ingenting annet er mulig.
lesson-illegal-I10-5 = Du spiller et blått kort bare hvis du kan gjøre alt det sier.
lesson-illegal-P4-1 = Feltene må danne formen nøyaktig, uten vegger og uten felter som er krysset av.
lesson-illegal-P4-2 = Den første formen dekker inngangen. Hver senere form ligger side om side med et felt som er krysset av.
lesson-illegal-P4-5 = Det røde krysset gir deg bare ett enkelt felt.

## Imhotep: first voyage

lesson-imhotep-first-voyage = Din første seilas
lesson-imhotep-first-voyage-line = Ta steiner, last et skip, seil det: slik er en tur.
lesson-imhotep-first-voyage-1 = Disse steinene er dine. Ta 3 av dem fra steinbruddet: lagerbrikken har plass til 5.
lesson-imhotep-first-voyage-1-wrong-load = Lastingen kommer etterpå. Ta steiner først, så du har nok av dem.
lesson-imhotep-first-voyage-2 = Motstanderen har lastet skip A. Legg en stein på felt 1, i baugen: den losses først.
lesson-imhotep-first-voyage-2-wrong-behind = Riktig skip! Men felt 3 losses sist. Ta feltet i baugen.
lesson-imhotep-first-voyage-2-wrong-ship = Det skipet skal også seile, men skip A er nesten klart. Legg steinen på felt 1 der.
lesson-imhotep-first-voyage-2-wrong-full = Lagerbrikken er full: den rommer 5 steiner. Last en av dem nå.
lesson-imhotep-first-voyage-3 = Skip A har 2 steiner, og det er nok til å seile. Seil det til pyramiden.
lesson-imhotep-first-voyage-3-wrong-site = Et skip kan seile til enhver ledig byggeplass. Velg pyramiden denne gangen: der gir steinen poeng med en gang.
lesson-imhotep-first-voyage-3-wrong-load = Skipet er klart, og motstanderen kan seile det et annet sted. Seil det nå.
lesson-imhotep-first-voyage-4 = Steinen din kom først og ga 2 poeng, motstanderens ga 1. Hvert felt i pyramiden har sine egne poeng.
lesson-imhotep-first-voyage-5 = Nå uten hjelp: last en stein på et ledig felt, hvor du vil.
lesson-imhotep-first-voyage-5-wrong-take = Det kunne du gjort, og snart må du. Men prøv å laste denne gangen.
lesson-imhotep-first-voyage-6 = Én handling per tur: ta, last eller seil. Når alle fire skip har seilt, er runden slutt. Etter seks runder vinner den med flest poeng.

## Imhotep: the sites, side A

lesson-imhotep-market-a = Marked A
lesson-imhotep-market-a-line = Hver stein tar ett kort.
lesson-imhotep-market-a-1 = På markedet tar hver stein ett kort. Den som losses først, velger først.
lesson-imhotep-market-a-2 = Skip A har to steiner om bord, og en av dem er din. Seil det til markedet.
lesson-imhotep-market-a-2-wrong-site = Steinen din er velkommen der også. Men i dag skal du på handletur: seil skip A til markedet.
lesson-imhotep-market-a-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-market-a-3 = Motstanderen har tatt Spett. Nå velger du: hvilket av de andre kortene vil du ha?
lesson-imhotep-market-a-3-wrong-nothing = Du kan la være å ta kort, men et kort er verdt noe. Ta ett.
lesson-imhotep-market-a-4 = Røde kort virker med en gang, blå i en senere tur, grønne og lilla gir poeng til slutt. Steinen din er tilbake i steinbruddet.

lesson-imhotep-pyramid-a = Pyramide A
lesson-imhotep-pyramid-a-line = Poeng med en gang, felt for felt.
lesson-imhotep-pyramid-a-1 = Pyramiden bygges kolonne for kolonne, og hver stein gir poeng med en gang. De neste feltene gir 4, 3 og 2.
lesson-imhotep-pyramid-a-2 = På skip A kommer dine to steiner først. Seil det til pyramiden.
lesson-imhotep-pyramid-a-2-wrong-ship = Da får motstanderen de 4 poengene: du har ingen stein om bord. Se på skip A.
lesson-imhotep-pyramid-a-2-wrong-elsewhere = Du har ingen stein om bord, så den turen gir deg ingenting. Se på skip A.
lesson-imhotep-pyramid-a-2-wrong-site = Riktig skip! I pyramiden er steinene dine mest verdt nå.
lesson-imhotep-pyramid-a-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-pyramid-a-3 = 4 og 3: det blir 7 poeng med en gang. Når alle 14 felter er fulle, gir hver ny stein 1.

lesson-imhotep-temple-a = Tempel A
lesson-imhotep-temple-a-line = Ved rundeslutt gir synlige steiner poeng.
lesson-imhotep-temple-a-1 = Ved rundeslutt gir hver stein i tempelet som kan ses ovenfra, 1 poeng. Du har én, motstanderen har tre.
lesson-imhotep-temple-a-2 = Nye steiner legges oppå de gamle, fra venstre. Seil skip D til tempelet: det er det siste i denne runden.
lesson-imhotep-temple-a-2-wrong-site = Der gir steinene dine poeng når spillet er slutt. I tempelet dekker de dessuten to av motstanderens.
lesson-imhotep-temple-a-2-wrong-wait = Da kan motstanderen seile skipet et annet sted. Seil det selv, nå.
lesson-imhotep-temple-a-3 = Nå er tre synlige steiner dine: 3 poeng til deg, 1 til motstanderen. De gir poeng igjen hver runde til noen bygger over dem.

lesson-imhotep-chamber-a = Gravkammer A
lesson-imhotep-chamber-a-line = Når spillet er slutt, gir store grupper poeng.
lesson-imhotep-chamber-a-1 = Kolonnene fylles ovenfra og ned. Til slutt danner steiner i samme farge som ligger inntil hverandre, en gruppe: 1, 3, 6, 10 eller 15 poeng.
lesson-imhotep-chamber-a-2 = De neste feltene ligger inntil begge gruppene dine. Lever to av steinene dine der.
lesson-imhotep-chamber-a-2-wrong-ship = Der kommer motstanderens stein først og tar det beste feltet. Skip B har to av dine.
lesson-imhotep-chamber-a-2-wrong-site = En fin tur, men her venter to grupper på deg. Seil til gravkammeret.
lesson-imhotep-chamber-a-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-chamber-a-3 = En gruppe på tre og en på to: 6 + 3 = 9 poeng i stedet for 4. Alle gruppene dine teller.

lesson-imhotep-obelisks-a = Obelisker A
lesson-imhotep-obelisks-a-line = Den høyeste obelisken vinner når spillet er slutt.
lesson-imhotep-obelisks-a-1 = Hver spiller bygger én obelisk. Til slutt gir den høyeste 10 poeng når dere er to, og den andre 1.
lesson-imhotep-obelisks-a-2 = Du ligger én stein bak. Ta ledelsen med ett eneste skip.
lesson-imhotep-obelisks-a-2-wrong-ship = Det skipet har én stein til hver av dere: du ville fortsatt ligge bak. Finn et skip med bare dine steiner.
lesson-imhotep-obelisks-a-2-wrong-site = Fint der også. Men leksjonen trenger steiner på obeliskene.
lesson-imhotep-obelisks-a-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-obelisks-a-3 = 4 mot 3: du leder. Var begge like høye, ville dere dele: 5 poeng til hver.

## Imhotep: the sites, side B

lesson-imhotep-market-b = Marked B
lesson-imhotep-market-b-line = Tre åpne kort og et hemmelig par.
lesson-imhotep-market-b-1 = Her ligger bare tre kort åpent. To til ligger med bildesiden ned: i stedet for et åpent kort kan en stein ta dette paret.
lesson-imhotep-market-b-2 = Seil skip C til markedet.
lesson-imhotep-market-b-2-wrong-site = Steinen din må til markedet for at du skal se det hemmelige paret.
lesson-imhotep-market-b-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-market-b-3 = De åpne kortene kjenner du. Vær nysgjerrig: ta paret.
lesson-imhotep-market-b-3-wrong-open = Et greit valg! Men denne gangen skal du finne ut hva som ligger skjult.
lesson-imhotep-market-b-3-wrong-nothing = Du trenger ikke gå uten kort. Ta paret.
lesson-imhotep-market-b-4 = Bare du ser disse to. Behold ett; det andre kastes.
lesson-imhotep-market-b-5 = Paret gir deg et valg som ingen andre kjenner. Kortet du beholder, ligger åpent foran deg.

lesson-imhotep-pyramid-b = Pyramide B
lesson-imhotep-pyramid-b-line = Tre små pyramider med bonuser.
lesson-imhotep-pyramid-b-1 = Tre små pyramider. Eieren av hver stein velger én; noen felter gir 1 poeng og en bonus.
lesson-imhotep-pyramid-b-2 = Seil skip C til pyramiden.
lesson-imhotep-pyramid-b-2-wrong-site = En annen gang. Denne leksjonen handler om de små pyramidene.
lesson-imhotep-pyramid-b-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-pyramid-b-3 = Lagerbrikken er nesten tom. Den midterste pyramiden gir 1 poeng og 3 steiner: bygg der.
lesson-imhotep-pyramid-b-3-wrong-left = 3 poeng, ikke verst! Men du mangler steiner, og den midterste pyramiden gir deg noen.
lesson-imhotep-pyramid-b-3-wrong-right = 2 poeng, ikke verst! Men du mangler steiner, og den midterste pyramiden gir deg noen.
lesson-imhotep-pyramid-b-4 = En bonus er aldri et must. Denne sparer deg for en hel tur: ta den.
lesson-imhotep-pyramid-b-4-wrong-skip = Du kan la den ligge, men da må du bruke neste tur på å ta steiner.
lesson-imhotep-pyramid-b-5 = Et poeng og tre steiner på én tur. Den venstre pyramiden gir det øverste markedskortet, den høyre lar deg laste en stein.

lesson-imhotep-temple-b = Tempel B
lesson-imhotep-temple-b-line = Ved rundeslutt gir synlige steiner belønninger.
lesson-imhotep-temple-b-1 = Her gir hver synlige stein belønningen på feltet sitt ved rundeslutt: et poeng eller steiner, 2 poeng, et kort.
lesson-imhotep-temple-b-2 = Rundens siste skip har to av dine steiner. De vil dekke de to første feltene.
lesson-imhotep-temple-b-2-wrong-site = Der må de vente til spillet er slutt. I tempelet gir de belønning med en gang.
lesson-imhotep-temple-b-2-wrong-wait = Da kan motstanderen seile skipet et annet sted. Seil det til tempelet.
lesson-imhotep-temple-b-3 = Det første feltet ditt gir et valg: 1 poeng eller 2 steiner. Lagerbrikken er tom, så velg steinene.
lesson-imhotep-temple-b-3-wrong-point = Et poeng er et poeng. Men med tom lagerbrikke sparer to steiner deg for en tur.
lesson-imhotep-temple-b-4 = Det andre feltet ditt ga 2 poeng. Motstanderen fikk et poeng og et kort. Belønningene kommer igjen hver runde.

lesson-imhotep-chamber-b = Gravkammer B
lesson-imhotep-chamber-b-line = Når spillet er slutt, telles hver rad for seg.
lesson-imhotep-chamber-b-1 = Tre rader, og hver telles for seg til slutt: når dere er to, gir flest steiner i en rad 5 poeng og nest flest 1.
lesson-imhotep-chamber-b-2 = Det neste feltet er i den midterste raden, der dere står likt. Hvilket skip legger din stein der?
lesson-imhotep-chamber-b-2-wrong-order = Der kommer motstanderens stein først og får den midterste raden. Finn et skip der steinen din kommer først.
lesson-imhotep-chamber-b-2-wrong-site = Spørsmålet gjelder gravkammeret: vinn den midterste raden.
lesson-imhotep-chamber-b-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-chamber-b-3 = Alle tre rader er dine: 15 poeng om det var slutt nå. Står dere likt, deler dere poengene.

lesson-imhotep-obelisks-b = Obelisker B
lesson-imhotep-obelisks-b-line = Tre steiner blir et tårn.
lesson-imhotep-obelisks-b-1 = To av dine steiner venter her. Den tredje gjør dem til et tårn på det beste ledige feltet: 10 poeng, så 9, 8 og så videre.
lesson-imhotep-obelisks-b-2 = Lever den tredje steinen din før motstanderen leverer to.
lesson-imhotep-obelisks-b-2-wrong-ship = Det skipet ville fullføre motstanderens tårn. Finn et med din stein.
lesson-imhotep-obelisks-b-2-wrong-site = Tårnet er verdt 10 poeng nå. Seil til obeliskene.
lesson-imhotep-obelisks-b-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-obelisks-b-3 = Det første tårnet, 10 poeng med en gang. En stein som fortsatt står alene til slutt, gir 1.

## Imhotep: market cards

lesson-imhotep-red-cards = Røde kort
lesson-imhotep-red-cards-line = En stein til en byggeplass, med en gang.
lesson-imhotep-red-cards-1 = På markedet tar hver stein ett kort. De røde virker med en gang: en stein fra steinbruddet går rett til en byggeplass, uten skip.
lesson-imhotep-red-cards-2 = { lesson-imhotep-market-b-2 }
lesson-imhotep-red-cards-2-wrong-site = For å ta et kort må steinen din til markedet.
lesson-imhotep-red-cards-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-red-cards-3 = Inngang legger en stein i pyramiden, der det neste feltet gir 4. Ta det.
lesson-imhotep-red-cards-3-wrong-red = Også et rødt kort, men den steinen gir poeng først til slutt. Inngang gir 4 poeng nå.
lesson-imhotep-red-cards-3-wrong-other = Det kan du gjøre, men Inngang gir 4 poeng nå.
lesson-imhotep-red-cards-4 = 4 poeng med en gang, og lagerbrikken og skipene er urørt. Sarkofag går til gravkammeret, Brostein til obeliskene.

lesson-imhotep-hammer = Hammer
lesson-imhotep-hammer-line = Ta steiner og last én, på én tur.
lesson-imhotep-hammer-1 = Lagerbrikken er tom. Å ta og laste krever to turer, men du har Hammer: spill den.
lesson-imhotep-hammer-1-wrong-take = Du får steinene, men så er turen over. Med Hammer kan du laste en også.
lesson-imhotep-hammer-1-wrong-sail = Du har ingen stein om bord på det skipet. Spill Hammer: den gir deg steiner og laster en.
lesson-imhotep-hammer-2 = Du har tatt 3 steiner. Last nå en av dem, hvor du vil.
lesson-imhotep-hammer-3 = To handlinger på én tur. Du spiller et blått kort i stedet for handlingen din, og ikke i turen du får det.

lesson-imhotep-sail = Seil
lesson-imhotep-sail-line = Last en stein og seil det skipet, på én tur.
lesson-imhotep-sail-1 = Skip B mangler én stein. Laster du den, kan motstanderen seile skipet bort. Seil lar deg laste og seile: spill det.
lesson-imhotep-sail-1-wrong-load = Da er skipet klart, og så er det motstanderens tur. Spill heller Seil.
lesson-imhotep-sail-1-wrong-other = Det kan du gjøre i hvilken som helst tur. Bare Seil gir deg baugen på skip B og seilasen samtidig: spill det.
lesson-imhotep-sail-2 = Last feltet i baugen på skip B, så steinen din kommer først.
lesson-imhotep-sail-2-wrong-behind = Riktig skip! Men baugen er ledig: der kommer steinen din først.
lesson-imhotep-sail-2-wrong-ship = Det går også, men på skip B ligger motstanderens stein, og du bestemmer hvor den skal.
lesson-imhotep-sail-3 = Det neste feltet i pyramiden gir 4. Seil skip B dit.
lesson-imhotep-sail-3-wrong-site = Ledig og lov. Men pyramiden gir 4 poeng nå.
lesson-imhotep-sail-4 = Lastet og seilt før motstanderen rakk noe. Minstelasten sjekkes etter lastingen.

lesson-imhotep-chisel = Meisel
lesson-imhotep-chisel-line = Last to steiner på én tur.
lesson-imhotep-chisel-1 = Skip B er tomt, og du vil ha begge feltene. Spill Meisel: den laster to steiner.
lesson-imhotep-chisel-1-wrong-load = Da kan motstanderen ta det andre feltet. Meisel laster begge på én gang.
lesson-imhotep-chisel-1-wrong-other = Da kan motstanderen ta et felt på skip B. Meisel laster begge steinene dine på én gang: spill den.
lesson-imhotep-chisel-2 = Last den første steinen på skip B.
lesson-imhotep-chisel-2-wrong-ship = Det kan Meisel også. Men du ville ha skip B for deg selv.
lesson-imhotep-chisel-3 = Og nå den andre, på samme skip.
lesson-imhotep-chisel-3-wrong-ship = To skip er lov. Men du ville ha begge feltene på skip B.
lesson-imhotep-chisel-4 = Et eget skip på én tur. Meisel laster alltid to steiner, på ett skip eller på to.

lesson-imhotep-lever = Spett
lesson-imhotep-lever-line = Seil et skip og bestem rekkefølgen for lossingen.
lesson-imhotep-lever-1 = På skip A ville steinen din bli losset sist. Spett lar deg seile et skip og bestemme rekkefølgen: spill det.
lesson-imhotep-lever-1-wrong-sail = Da kommer motstanderens steiner først og tar 4 og 3 poeng. Spill Spett først.
lesson-imhotep-lever-1-wrong-site = Der ville også motstanderens steiner bli losset først. Spill Spett: da bestemmer du rekkefølgen.
lesson-imhotep-lever-1-wrong-ship = Det skipet har bare en stein av dine, så rekkefølgen er likegyldig. Spett hjelper med skip A: spill det.
lesson-imhotep-lever-1-wrong-wait = Da kan motstanderen seile skip A slik det er lastet nå. Spill Spett.
lesson-imhotep-lever-2 = Seil skip A til pyramiden. De neste feltene gir 4, 3 og 2.
lesson-imhotep-lever-2-wrong-site = Lov, men i pyramiden betyr rekkefølgen mest nå. Seil skip A dit.
lesson-imhotep-lever-3 = Nå velger du: steinen din ligger på felt 3. Loss den først.
lesson-imhotep-lever-3-wrong-others = Det er motstanderens stein. Din ligger på felt 3.
lesson-imhotep-lever-4 = De to andre er igjen. Rekkefølgen spiller ingen rolle for deg.
lesson-imhotep-lever-5 = 4 poeng for steinen som lå sist. Hele rekkefølgen bestemmes før den første steinen losses.

lesson-imhotep-decorations = Grønne kort
lesson-imhotep-decorations-line = Poeng for alle steiner på en byggeplass.
lesson-imhotep-decorations-1 = En dekorasjon gir poeng til slutt: 1 poeng for hver tredje stein på byggeplassen. Steiner i alle farger teller.
lesson-imhotep-decorations-2 = { lesson-imhotep-market-b-2 }
lesson-imhotep-decorations-2-wrong-site = { lesson-imhotep-red-cards-2-wrong-site }
lesson-imhotep-decorations-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-decorations-3 = Tell steinene på byggeplassene. Hvilken dekorasjon er mest verdt nå?
lesson-imhotep-decorations-3-wrong-temple = 6 steiner i tempelet: 2 poeng. Det finnes en bedre.
lesson-imhotep-decorations-3-wrong-chamber = 5 steiner i gravkammeret: bare 1 poeng så langt. Det finnes en bedre.
lesson-imhotep-decorations-3-wrong-other = Et grønt kort er mer verdt her. Tell steinene på byggeplassene.
lesson-imhotep-decorations-4 = 9 steiner i pyramiden: allerede 3 poeng, og hver tredje nye stein gir ett til.

lesson-imhotep-statues = Lilla kort
lesson-imhotep-statues-line = Statuer: jo flere, desto bedre.
lesson-imhotep-statues-1 = Statuer gir poeng til slutt: 1, 3, 6, 10 eller 15 for én til fem av dem, og 2 for hver til. Du har to.
lesson-imhotep-statues-2 = Seil skip B til markedet.
lesson-imhotep-statues-2-wrong-site = { lesson-imhotep-red-cards-2-wrong-site }
lesson-imhotep-statues-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-statues-3 = Ta din tredje statue. Den gir 3 poeng til.
lesson-imhotep-statues-3-wrong-other = Nyttig i et annet spill. Men du samler statuer, og den tredje gir 3 poeng til.
lesson-imhotep-statues-4 = Tre statuer: 6 poeng i stedet for 3. Den neste ville gi 4 til.

## Imhotep: rounds and the end

lesson-imhotep-end-of-round = Rundeslutt
lesson-imhotep-end-of-round-line = Det fjerde skipet avslutter den med en gang.
lesson-imhotep-end-of-round-1 = Tre skip har seilt, ett er igjen. Fire skip, fem byggeplasser: hver runde får én byggeplass ikke noe skip.
lesson-imhotep-end-of-round-2 = Seil det siste skipet til en av de to ledige byggeplassene.
lesson-imhotep-end-of-round-2-wrong-wait = Du kunne vente. Men avslutt runden selv denne gangen.
lesson-imhotep-end-of-round-3 = Runden er slutt med en gang. Tempelet har gitt poeng, skipene er tilbake, nye kort ligger på markedet. Steiner på byggeplasser og lagerbrikker blir liggende.
lesson-imhotep-end-of-round-4 = Du seilte det siste skipet, så motstanderen begynner: neste runde starter med spilleren til venstre.

lesson-imhotep-end-of-game = Spillets slutt
lesson-imhotep-end-of-game-line = Etter seks runder telles alt det andre.
lesson-imhotep-end-of-game-1 = Den sjette runden, og det siste skipet. Så telles gravkammeret, obeliskene og kortene.
lesson-imhotep-end-of-game-2 = Obeliskene deres er like høye. Én stein til avgjør hvem som får de 10 poengene: seil skip D dit.
lesson-imhotep-end-of-game-2-wrong-chamber = Der ville steinen gi 1 poeng. På obeliskene avgjør den hvem som får de 10.
lesson-imhotep-end-of-game-2-wrong-wait = Da kan motstanderen seile steinen din et annet sted. Bruk den nå.
lesson-imhotep-end-of-game-3 = Alt er talt: tempelet, gravkammeret, obeliskene, grønne og lilla kort. Hvert blått kort du har igjen, gir 1.
lesson-imhotep-end-of-game-4 = Flest poeng vinner, og det er deg. Ved poenglikhet avgjør flest steiner på lagerbrikken.

lesson-imhotep-wrath = { imhotep-option-wrath }
lesson-imhotep-wrath-line = En variant: ingen byggeplass kan glemmes.
lesson-imhotep-wrath-1 = I denne varianten trenger du en stein i pyramiden, i tempelet, i gravkammeret og på obeliskene. Den som mangler en, mister 5 poeng.
lesson-imhotep-wrath-2 = Spillets siste skip har din stein om bord. Hvor har du ingen ennå?
lesson-imhotep-wrath-2-wrong-obelisks = Der leder du allerede. På én av de fire byggeplassene har du ingen stein: se en gang til.
lesson-imhotep-wrath-2-wrong-wait = Spillet kan ende uten den. Seil skipet selv.
lesson-imhotep-wrath-3 = Én stein i gravkammeret er nok: farao er fornøyd. Uansett hvor mange byggeplasser som mangler, koster det 5 poeng én gang.

## Imhotep: ideas of good play

lesson-imhotep-others-stones = La andre arbeide for deg
lesson-imhotep-others-stones-line = En stein foran din kan være til hjelp.
lesson-imhotep-others-stones-1 = De neste feltene i pyramiden gir 1 og 3. Du vil gjerne ha de 3.
lesson-imhotep-others-stones-2 = På både skip A og skip B ligger en av dine steiner. Hvilket skip gir deg de 3 poengene?
lesson-imhotep-others-stones-2-wrong-first = Der kommer steinen din først: den får 1, og motstanderen får 3.
lesson-imhotep-others-stones-2-wrong-theirs = Du har ingen stein om bord. Se på skip A og B.
lesson-imhotep-others-stones-2-wrong-site = Det gjelder pyramiden: hvilket skip gir deg de 3 poengene der?
lesson-imhotep-others-stones-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-others-stones-3 = Motstanderens stein fylte det dårlige feltet for deg. Du kan seile alle skip, så se etter hvor andres steiner er lite verdt.

lesson-imhotep-tempo = Tempo
lesson-imhotep-tempo-line = Et klart skip tilhører den som seiler det.
lesson-imhotep-tempo-1 = Skip A er klart med to av dine steiner, verdt 4 og 3 i pyramiden. Det er plass til en tredje. Men du har én handling per tur.
lesson-imhotep-tempo-2 = Motstanderen er neste. Hva gjør du?
lesson-imhotep-tempo-2-wrong-load = 2 poeng til, om skipet fortsatt var der. Motstanderen ville sende det til markedet.
lesson-imhotep-tempo-2-wrong-wait = Nyttig, men skipet venter ikke. Motstanderen kan også seile det.
lesson-imhotep-tempo-2-wrong-theirs = Det er motstanderens seilas. Din er også klar.
lesson-imhotep-tempo-2-wrong-site = Du seiler med en gang, veldig bra. Men pyramiden gir 7 poeng.
lesson-imhotep-tempo-3 = 7 sikre poeng. Er en seilas god, ta den nå: alle kan seile et skip som er klart.

lesson-imhotep-minimum-loads = Minstelast
lesson-imhotep-minimum-loads-line = La motstanderen gjøre skipet klart.
lesson-imhotep-minimum-loads-1 = Et skip med 3 felter trenger 2 steiner. Din stein er alene på skip A; skip B er tomt. Ingen skip er klare.
lesson-imhotep-minimum-loads-2 = Motstanderens lagerbrikke er full og kan ikke ta flere. Last slik at ingen skip blir klare.
lesson-imhotep-minimum-loads-2-wrong-ready = Nå er skip A klart, og motstanderen ville sende det dit du ikke vinner noe. La det mangle én stein.
lesson-imhotep-minimum-loads-2-wrong-take = Godt sett: også da må skipene vente. Men bruk turen til å laste en stein på skip B.
lesson-imhotep-minimum-loads-3 = Motstanderen måtte laste, og gjorde skip A klart for deg. Seil det til pyramiden.
lesson-imhotep-minimum-loads-3-wrong-load = Skipet er klart nå. Seil det før motstanderen gjør det.
lesson-imhotep-minimum-loads-3-wrong-site = Du seiler, veldig bra. Men i pyramiden er steinen din verdt 4.
lesson-imhotep-minimum-loads-4 = Den som laster den siste steinen et skip trenger, laster den ofte for en annen. Tell før du laster.

lesson-imhotep-denying = Blokkering
lesson-imhotep-denying-line = En byggeplass tar ett skip per runde.
lesson-imhotep-denying-1 = På obeliskene står dere likt. Skip B er klart med to av motstanderens steiner: neste tur seiler det dit.
lesson-imhotep-denying-2 = Hver byggeplass tar bare ett skip per runde. Kom først, med ditt eget skip.
lesson-imhotep-denying-2-wrong-gift = Det er akkurat det motstanderen vil.
lesson-imhotep-denying-2-wrong-theirs = En god måte å blokkere på! Men skip C gir deg dessuten ledelsen.
lesson-imhotep-denying-2-wrong-site = Da er obeliskene åpne for skip B. Steng dem.
lesson-imhotep-denying-2-wrong-wait = Motstanderen ville seile til obeliskene neste tur. Kom først.
lesson-imhotep-denying-3 = Én stein ga deg ledelsen og stengte byggeplassen denne runden. Med to spillere er det som skader motstanderen, like mye verdt som det som hjelper deg.

lesson-imhotep-counting-obelisks = Tell obeliskene
lesson-imhotep-counting-obelisks-line = Hvor mye er nok?
lesson-imhotep-counting-obelisks-1 = Den siste runden, to skip er igjen. Obelisken din har 6 steiner, motstanderens har 3. Skip C kan levere 2 til.
lesson-imhotep-counting-obelisks-2 = Tell: kan motstanderen ta deg igjen? Seil skip D dit det gir mest.
lesson-imhotep-counting-obelisks-2-wrong-obelisks = 3 og 2 er 5: dine 6 er nok. Flere steiner der gir ingenting.
lesson-imhotep-counting-obelisks-2-wrong-theirs = Skip C er fullt av motstanderens steiner. Skip D har dine.
lesson-imhotep-counting-obelisks-2-wrong-chamber = Du har sett at obeliskene er trygge! Men pyramiden gir mer: 4 og 3.
lesson-imhotep-counting-obelisks-2-wrong-wait = Da kan motstanderen seile skipet ditt et annet sted. Bruk det nå.
lesson-imhotep-counting-obelisks-3 = 7 poeng, og obeliskenes 10 er også trygge. En ledelse som ingen kan nå igjen, trenger ikke flere steiner.

## Pyramids: first chamber

lesson-pyramids-first-chamber = Ditt første kammer
lesson-pyramids-first-chamber-line = Fra inngangen til den gylne graven, form for form.
lesson-pyramids-first-chamber-1 = En pyramide fra siden: inngangen er øverst, den gylne graven nederst. Du krysser av en vei fra den ene til den andre.
lesson-pyramids-first-chamber-2 = Kortet viser et hjørne på 3 felter. Kryss det av slik at det dekker inngangen og går rundt hodeskallen.
lesson-pyramids-first-chamber-2-wrong-skull = Det passer! Men det dekker hodeskallen, og hodeskaller koster poeng. Snu formen så den går rundt.
lesson-pyramids-first-chamber-2-wrong-single = Ett enkelt felt er alltid lov, men hele formen fører deg lenger.
lesson-pyramids-first-chamber-2-wrong-card = Den andre pyramiden din er like god. Begynn med den som er uthevet.
lesson-pyramids-first-chamber-3 = Nå en linje på 3. Den må ligge side om side med det som er krysset av. Gå nedover, mot graven.
lesson-pyramids-first-chamber-3-wrong-single = Det er lov, men langsomt. Kryss av hele linjen.
lesson-pyramids-first-chamber-3-wrong-way = Den passer, men den fører bort fra graven. Finn en linje som ender nærmere.
lesson-pyramids-first-chamber-4 = Bare to felter mangler, og kortet viser en linje på 2. Kryss av den gylne graven.
lesson-pyramids-first-chamber-4-wrong-tomb = Graven er innen rekkevidde! Legg linjen på 2 over den.
lesson-pyramids-first-chamber-5 = Du har utforsket pyramiden. Ta en ny: velg hvilken som helst av de fire.
lesson-pyramids-first-chamber-5-wrong-deck = Trekkbunken er lov, men en overraskelse. Velg en pyramide du kan se.
lesson-pyramids-first-chamber-6 = En utforsket pyramide er verdt 10 poeng. Hvert kort gjelder alle spillere samtidig: ingen venter.

## Pyramids: shapes

lesson-pyramids-shapes = Former og vending
lesson-pyramids-shapes-line = Drei, speilvend, eller ta ett enkelt felt.
lesson-pyramids-shapes-1 = Du kan dreie og speilvende alle former som du vil. De må bare passe: ingen vegger, og ikke noe felt to ganger.
lesson-pyramids-shapes-2 = Legg L-en over inngangen i pyramiden som er uthevet, slik at den rekker ned til den røde juvelen.
lesson-pyramids-shapes-2-wrong-skull = Den passer! Men den dekker en hodeskalle. Speilvend L-en, så den lange siden går nedover.
lesson-pyramids-shapes-2-wrong-single = Hele L-en passer her, hvis du snur den riktig.
lesson-pyramids-shapes-2-wrong-card = Den passer der også. Men prøv den trangere pyramiden.
lesson-pyramids-shapes-3 = Firkanten på 4 passer ingen steder. Kryss da av ett enkelt felt: det er alltid lov. La hodeskallene være.
lesson-pyramids-shapes-3-wrong-skull = Lov, men det er en hodeskalle. Det finnes felter som ikke koster noe.
lesson-pyramids-shapes-4 = Formen, eller ett enkelt felt: hvert kort krever ett av de to.

## Pyramids: symbols

lesson-pyramids-gems = Juveler
lesson-pyramids-gems-line = En rød og en grønn blir et par.
lesson-pyramids-gems-1 = For hver juvel krysser du av en i samme farge på poengkortet. En rød og en grønn blir et par: 5 poeng.
lesson-pyramids-gems-2 = Snu hjørnet slik at det dekker begge juvelene.
lesson-pyramids-gems-2-wrong-one = Allerede én juvel! Men hjørnet kan dekke begge.
lesson-pyramids-gems-2-wrong-other = Lov, men ikke der de to juvelene er. Dekk begge.
lesson-pyramids-gems-3 = Et par: 5 poeng til slutt. En juvel uten make gir bare 1.

lesson-pyramids-skulls = Hodeskaller
lesson-pyramids-skulls-line = Hver koster mer enn den forrige.
lesson-pyramids-skulls-1 = For hver hodeskalle krysser du av den neste på poengkortet. Til slutt trekkes den høyeste fra. Din neste ville gjøre det til 4 i stedet for 2.
lesson-pyramids-skulls-2 = Rett under inngangen er det en hodeskalle. Legg hjørnet over inngangen og gå rundt den.
lesson-pyramids-skulls-2-wrong-skull = Det passer, men det dekker hodeskallen: 2 poeng mindre. Snu hjørnet.
lesson-pyramids-skulls-2-wrong-single = Forsiktig, men langsomt. Hele hjørnet går også rundt hodeskallen.
lesson-pyramids-skulls-2-wrong-other = Lov. Men denne leksjonen handler om pyramiden med hodeskallen ved inngangen.
lesson-pyramids-skulls-3 = Fortsatt 2. De første hodeskallene koster lite, senere mer og mer: opptil 30.

lesson-pyramids-torches = Fakler
lesson-pyramids-torches-line = Én per runde.
lesson-pyramids-torches-1 = En fakkel teller for runden du krysser den av i: 5 poeng til slutt, men bare én per runde. Du har den fra første runde.
lesson-pyramids-torches-2 = Rett under denne inngangen er det en fakkel. Ta den med hjørnet.
lesson-pyramids-torches-2-wrong-past = Så nær! Snu hjørnet så det dekker fakkelen også.
lesson-pyramids-torches-2-wrong-other = Lov, men fakkelen for denne runden mangler ennå. Ta den.
lesson-pyramids-torches-3 = 5 poeng til. Enda en fakkel i samme runde ville ikke telle, så spar en til neste runde.

lesson-pyramids-elixir = Eliksirer
lesson-pyramids-elixir-line = De visker ut hodeskaller.
lesson-pyramids-elixir-1 = Du har fire hodeskaller: det koster 6 poeng. En eliksir visker ut de to høyeste.
lesson-pyramids-elixir-2 = Eliksiren står ved siden av inngangen. Kryss den av med linjen på 2.
lesson-pyramids-elixir-2-wrong-skull = På den siden er det enda en hodeskalle. Eliksiren er på den andre.
lesson-pyramids-elixir-2-wrong-other = Lov, men eliksiren er verdt 4 poeng for deg nå.
lesson-pyramids-elixir-3 = To hodeskaller er borte: 2 poeng tapt i stedet for 6. Uten hodeskaller gjør en eliksir ingenting, så ikke skynd deg.

lesson-pyramids-red-cross = Røde kryss
lesson-pyramids-red-cross-line = Ett felt til, med en gang.
lesson-pyramids-red-cross-1 = Et rødt kryss gir deg ett enkelt felt til med en gang. Kryss det av med linjen på 2.
lesson-pyramids-red-cross-1-wrong-other = Lov, men uten det røde krysset. Det er rett ved siden av inngangen.
lesson-pyramids-red-cross-2 = Ekstrafeltet ditt: den røde juvelen ligger ved siden av det som er krysset av. Den blir et par med den grønne du har.
lesson-pyramids-red-cross-2-wrong-skull = Det er en hodeskalle. Bruk gaven på juvelen.
lesson-pyramids-red-cross-2-wrong-other = Mulig, i begge pyramidene dine. Men juvelen er mer verdt.
lesson-pyramids-red-cross-3 = Tre felter med en linje på 2, og et par juveler. Er ekstrafeltet også et rødt kryss, får du enda ett.

lesson-pyramids-golden-tomb = Den gylne graven
lesson-pyramids-golden-tomb-line = Den gjør en pyramide ferdig.
lesson-pyramids-golden-tomb-1 = Så snart den gylne graven er krysset av, er pyramiden utforsket: 10 poeng. Du trenger ikke krysse av resten.
lesson-pyramids-golden-tomb-2 = Linjen på 4 når graven, med en rød juvel på veien. Kryss den av.
lesson-pyramids-golden-tomb-2-wrong-other = Lov, men se på den nederste raden: linjen når graven.
lesson-pyramids-golden-tomb-3 = 10 poeng, og en juvel i tillegg. Pyramiden legges til side, og du tar en ny. Til slutt gir pyramider uten avkrysset grav ingenting.

## Pyramids: new pyramids and points

lesson-pyramids-new-pyramid = En ny pyramide
lesson-pyramids-new-pyramid-line = Hvem velger først, og hva.
lesson-pyramids-new-pyramid-1 = Både du og motstanderen når en grav nå. Det laveste nummeret velger først: din 16 kommer før 45.
lesson-pyramids-new-pyramid-2 = Kryss av graven med linjen på 4.
lesson-pyramids-new-pyramid-2-wrong-other = Lov, men da får motstanderen velge fritt. Kryss av graven din.
lesson-pyramids-new-pyramid-3 = Du velger først. Den utforskede pyramiden din er grønn, og den andre i en farge gir ekstra poeng: ta den grønne.
lesson-pyramids-new-pyramid-3-wrong-colour = En fin pyramide, men i en annen farge. Den grønne passer til din.
lesson-pyramids-new-pyramid-3-wrong-deck = Det øverste kortet i trekkbunken er lov, men ingen vet fargen. Ta den grønne.
lesson-pyramids-new-pyramid-4 = Etter valget ditt ble de fire fylt opp, så valgte motstanderen. Se på farge, symboler og hvor lang veien er.

lesson-pyramids-claims = Poeng for farger
lesson-pyramids-claims-line = Hver andre pyramide i en farge.
lesson-pyramids-claims-1 = Din andre, fjerde og sjette pyramide i en farge tar fargens neste poeng: 10, så 6, så 3. Hver bare én gang.
lesson-pyramids-claims-2 = Du har utforsket én lilla pyramide. Gjør ferdig den andre med hjørnet.
lesson-pyramids-claims-2-wrong-other = Lov, men hjørnet når den lilla graven.
lesson-pyramids-claims-3 = Ta først en ny pyramide, hvilken du vil.
lesson-pyramids-claims-3-wrong-deck = Lov. Men velg en du kan se.
lesson-pyramids-claims-4 = 10 poeng for pyramiden og 10 for fargen. Motstanderen kan nå bare få 6 for lilla.

lesson-pyramids-the-end = Runder og slutten
lesson-pyramids-the-end-line = Fire runder med sju kort.
lesson-pyramids-the-end-1 = En runde har sju av de åtte kortene; det åttende forblir usett. Dette er det sjuende kortet i fjerde runde: det siste.
lesson-pyramids-the-end-2 = Ingen grav er innen rekkevidde. Bruk linjen på 2 til det som gir mest: en rød og en grønn juvel.
lesson-pyramids-the-end-2-wrong-other = Det gir mindre. Se etter to juveler side om side.
lesson-pyramids-the-end-3 = Pyramider 10 hver, fakler 5 hver, farger, par av juveler 5, enslige juveler 1. Den høyeste hodeskallen trekkes fra.
lesson-pyramids-the-end-4 = Flest poeng vinner, og det er deg. Ved poenglikhet avgjør den utforskede pyramiden med lavest nummer.

## Pyramids: ideas of good play

lesson-pyramids-race = Kappløpet om en farge
lesson-pyramids-race-line = Vær der først.
lesson-pyramids-race-1 = Du og motstanderen har én lilla pyramide hver, og begge er nær nummer to. Bare én av dere får de 10.
lesson-pyramids-race-2 = Linjen på 2 kan gi deg et par juveler, eller den lilla graven. Hva er best?
lesson-pyramids-race-2-wrong-gems = 5 poeng, ikke verst! Men da får motstanderen de 10 for lilla, og du høyst 6.
lesson-pyramids-race-2-wrong-other = Tenk på kappløpet: motstanderen er også nesten framme.
lesson-pyramids-race-3 = Begge klarte det, og nummeret ditt er lavest. Ta en ny pyramide.
lesson-pyramids-race-3-wrong-deck = { lesson-pyramids-claims-3-wrong-deck }
lesson-pyramids-race-4 = 10 til deg, 6 til motstanderen. Følg med på hvilke farger de andre samler, og hvor langt de er kommet.

lesson-pyramids-worth-it = Er det verdt det?
lesson-pyramids-worth-it-line = Regn før du går rundt en hodeskalle.
lesson-pyramids-worth-it-1 = Bak denne hodeskallen er det en grønn juvel. Du har en rød og ingen hodeskalle så langt.
lesson-pyramids-worth-it-2 = Juvelen blir et par, 4 poeng til. Din første hodeskalle koster 1. Bestem deg!
lesson-pyramids-worth-it-2-wrong-round = Forsiktig! Men regn: 4 poeng for 1 er et godt bytte. Gå gjennom hodeskallen.
lesson-pyramids-worth-it-3 = 3 poeng bedre. Med mange hodeskaller er det annerledes: den niende koster 5 poeng mer enn den åttende.
