# Norwegian bokmål: the rules of both games.

## Rules

# The small panel beside a "?" and the page of the rules. `topic-…` is a title, `topic-…-text` the rule in two to four
# sentences, `topic-…-more` its fine points (on the page only), `topic-…-example` the caption of a small drawing.
# Colours are those of the stones: black, white, brown, gray. Figures come from the edition that is played.

rules-title-imhotep = Regler for Imhotep
rules-title-pyramids = Regler for Silver & Gold: Pyramids
rules-lead-imhotep = Alt bordet vet om Imhotep, med våre egne ord. Hver regel har et nummer, så du kan vise til den.
rules-lead-pyramids = Alt bordet vet om Pyramids, med våre egne ord. Hver regel har et nummer, så du kan vise til den.
rules-choice = Velg et spill
rules-contents = Innhold
rules-print = Skriv ut
rules-numbers =
    { $count ->
        [one] Regel { $numbers }
       *[other] Regler { $numbers }
    }
rules-read-on = Les mer i reglene
rules-learn = Lær ved å spille
rules-example = Eksempel
rules-figures = Trykte tall
rules-more = Detaljer
rules-top = Tilbake til innholdet
rules-assumed = antatt: ikke trykt i regelbøkene vi har
rules-assumed-word = antatt
rules-assumed-about = Noen av de trykte tallene er antatt, fordi de ikke står i regelbøkene vi har. De er merket slik. Hvis du eier esken, kan du rette dem i din egen utgavefil.
rules-missing = De trykte tallene kunne ikke hentes. Prøv igjen når du er på nett.

rules-chapter-imhotep-game = Spillet
rules-chapter-imhotep-round = Runder og turer
rules-chapter-imhotep-sites = Byggeplassene
rules-chapter-imhotep-cards = Markedskortene
rules-chapter-imhotep-end = Slutten
rules-chapter-pyramids-game = { rules-chapter-imhotep-game }
rules-chapter-pyramids-marks = Å krysse av
rules-chapter-pyramids-finds = Det du finner
rules-chapter-pyramids-after = Etter hver ekspedisjon
rules-chapter-pyramids-end = { rules-chapter-imhotep-end }

# Imhotep: the game

topic-imhotep-aim = Målet
topic-imhotep-aim-text =
    Du bygger på Egypts fem store byggeplasser: marked, pyramide, tempel, gravkammer og obelisker. Steinene til alle spillerne reiser med de samme skipene, og den som seiler et skip, bestemmer hvor hver stein om bord havner. { $rounds ->
        [one] Etter én runde vinner den som har flest poeng.
       *[other] Etter { $rounds } runder vinner den som har flest poeng.
    }
topic-imhotep-aim-more = Dere kan være to til fire spillere. Hver byggeplass har to sider, A og B, og dere kan blande dem som dere vil.
topic-imhotep-aim-example = Svart, hvit og brun deler dette skipet. Alle kan sende det av gårde, også grå, som ikke har noen stein om bord.

topic-imhotep-set-up = Forberedelser
topic-imhotep-set-up-text =
    Hver spiller har { $stones } steiner i én farge. Én av dem viser poengene og er ikke med i spillet; resten er steinbruddet ditt. Derfra får hver lagerbrikke sine første steiner: jo senere du kommer i rekkefølgen, desto flere begynner du med.
topic-imhotep-set-up-more = Det er sju rundekort for hvert antall spillere. Ett av disse sju tas ut usett, og resten stokkes, så ingen vet nøyaktig hvilke skip som gjenstår. Markedskortene stokkes også.
topic-imhotep-set-up-example = Svart begynner og starter med { $black } steiner på lagerbrikken, hvit med { $white }, brun med { $brown } og grå med { $gray }.

topic-quarry = { imhotep-quarry }
topic-quarry-text = Steinbruddet er ditt eget forråd av steiner. Herfra tar du dem til lagerbrikken, og et rødt kort legger én herfra rett på en byggeplass. Steiner på byggeplassene er bygd inn for godt; bare en stein som et skip leverer på markedet, kommer tilbake til steinbruddet.
topic-quarry-example = Den hvite steinen når markedet. Den går tilbake til steinbruddet, og hvit kan ta et kort.

topic-sled = Lagerbrikke
topic-sled-text =
    { $spaces ->
        [one] På lagerbrikken ligger steinene du kan laste, høyst én.
       *[other] På lagerbrikken ligger steinene du kan laste, høyst { $spaces }.
    } Når den er full, kan du ikke ta flere. Steiner som ligger igjen der når spillet er slutt, avgjør ved poenglikhet.
topic-sled-example =
    { $count ->
        [one] Brun har { $stones } steiner på en lagerbrikke for { $spaces }: det er plass til én til.
       *[other] Brun har { $stones } steiner på en lagerbrikke for { $spaces }: det er plass til { $count } til.
    }

topic-ships = Skip
topic-ships-text = I hver runde ligger fire skip i havnen, med ett til fire felter hver. Et skip kan seile når det har minstelasten sin, uansett hvem som eier steinene; du ser det på at seilet er heist. Felt 1 er i baugen og losses først.
topic-ships-example =
    { $minimum ->
        [one] Et skip med tre felter trenger én stein. Det første venter ennå, det andre er klart.
       *[other] Et skip med tre felter trenger { $minimum } steiner. Det første venter ennå, det andre er klart.
    }

# Imhotep: rounds and turns

topic-round = En runde begynner
topic-round-text =
    Det neste rundekortet snus og viser hvilke fire skip som kommer, alle tomme. Så legges nye kort ut på markedet. Spillerne har tur med klokka, og startspilleren begynner.
topic-round-more = Når det trengs et markedskort og trekkbunken er tom, stokkes kastebunken og blir ny trekkbunke. Er begge tomme, legges det ikke ut noe kort.
topic-round-example = Dette rundekortet gir skip med { $spaces } felter.

topic-turn = Din tur
topic-turn-text = I din tur gjør du nøyaktig én av fire ting: tar steiner, laster en stein, seiler et skip eller spiller et blått kort. Du kan bare passe når ingen av de fire er mulig, og da må du.
topic-turn-more = Hvis alle må passe etter hverandre, slutter runden. Når tempelet har gitt poeng, går steiner som fortsatt er om bord, tilbake til steinbruddene sine. Neste runde begynner med spilleren til venstre for den som seilte sist; har ingen seilt, med spilleren til venstre for startspilleren i denne runden.
topic-turn-example = Ta, laste, seile, spille: én av disse, og så er det neste spillers tur.

topic-take = { imhotep-action-take }
topic-take-text =
    { $take ->
        [one] Flytt én stein fra steinbruddet ditt til lagerbrikken din.
       *[other] Flytt { $take } steiner fra steinbruddet ditt til lagerbrikken din.
    } Har lagerbrikken mindre plass eller steinbruddet færre steiner, flytter du så mange du kan. Med full lagerbrikke eller tomt steinbrudd kan du ikke velge denne handlingen.
topic-take-example =
    { $take ->
        [one] Hvit har én stein på lagerbrikken, tar én til og har nå { $now }.
       *[other] Hvit har én stein på lagerbrikken, tar { $take } til og har nå { $now }.
    }

topic-load = { imhotep-action-load }
topic-load-text = Legg én stein fra lagerbrikken på et hvilket som helst ledig felt på et skip som ikke har seilt ennå. Velg feltet med omhu: steinen i baugen losses først, og på de fleste byggeplassene har rekkefølgen noe å si.
topic-load-example = Brun laster felt 2. Den svarte steinen i baugen losses før den.

topic-sail = { imhotep-action-sail }
topic-sail-text = Send et skip som har minstelasten sin, til en byggeplass der ingen skip har lagt til i denne runden. Du kan seile et hvilket som helst skip, med eller uten egne steiner om bord. Steinene losses én for én fra baugen, hver av sin eier; tomme felter hoppes over.
topic-sail-example = Dette skipet legger til ved pyramiden. Den grå steinen ligger i baugen og gir { $gray }; så gir den hvite steinen { $white }.

topic-play-card = Spill et blått kort
topic-play-card-text =
    I stedet for en annen handling kan du spille ett blått kort som du har fått i en tidligere tur, og så kaste det. { $points ->
        [one] Et blått kort du aldri spiller, gir ett poeng når spillet er slutt.
       *[other] Et blått kort du aldri spiller, gir { $points } poeng når spillet er slutt.
    }
topic-play-card-more = Du kan bare spille et kort hvis du kan gjøre alt det sier. Eneste unntak er Hammer: den kan du spille selv om du ikke får tatt noen stein.
topic-play-card-example = De fire blå kortene. Hvert av dem lar deg gjøre to ting i én tur, eller én ting på en bedre måte.

topic-round-end = Rundeslutt
topic-round-end-text = Runden er over så snart det fjerde skipet er losset, så én av de fem byggeplassene blir stående utenfor. Da gir tempelet poeng, skipene drar, og markedskort som ingen tok, kastes; alle steiner på byggeplasser og lagerbrikker blir der de er. Spilleren til venstre for den som seilte det fjerde skipet, begynner neste runde.
topic-round-end-example = Svart seilte det fjerde skipet. Hvit sitter til venstre for svart og begynner neste runde.

# Imhotep: the sites

topic-market-a = Marked, side A
topic-market-a-text =
    Hver stein som kommer hit, lar eieren ta ett av de åpne kortene, i den rekkefølgen steinene losses. Ingen er nødt til å ta noe. Selve steinen går først tilbake til steinbruddet. Røde kort utføres med en gang; blå, grønne og lilla blir liggende åpent foran deg.
topic-market-a-example = Den hvite steinen ble losset først, og hvit tok en Statue. Den brune steinen er neste: brun kan ta et av de andre kortene.

topic-market-b = Marked, side B
topic-market-b-text =
    Som på side A lar hver stein eieren ta ett kort. Men her ligger noen kort med bildesiden ned: i stedet for et åpent kort kan du ta alle disse, se på dem, beholde ett og kaste det andre åpent. Før det får ingen andre se dem.
topic-market-b-example = Grå tar kortene som ligger med bildesiden ned, og ser på dem i hemmelighet. Grå beholder et Spett og viser kortet som kastes.

topic-pyramid-a = Pyramide, side A
topic-pyramid-a-text =
    Steinene legges i fast rekkefølge, kolonne for kolonne fra øverst til venstre, og så nivå for nivå. Hver stein gir poengene på feltet sitt med en gang. { $edge ->
        [one] Når pyramiden er ferdig, legges hver ny stein ved kanten og gir ett poeng.
       *[other] Når pyramiden er ferdig, legges hver ny stein ved kanten og gir { $edge } poeng.
    }
topic-pyramid-a-example =
    { $points ->
        [one] Den svarte steinen dekker det neste feltet og gir straks ett poeng.
       *[other] Den svarte steinen dekker det neste feltet og gir straks { $points } poeng.
    }

topic-pyramid-b = Pyramide, side B
topic-pyramid-b-text =
    Her står tre små pyramider på fem steiner, og eieren av en stein velger en av dem. I tillegg til poengene lar et bonusfelt deg gjøre noe med en gang, om du vil: trekke det øverste markedskortet til venstre, ta steiner som i din tur i midten, laste én stein til høyre. { $edge ->
        [one] Når alle tre er ferdige, gir hver ny stein ett poeng.
       *[other] Når alle tre er ferdige, gir hver ny stein { $edge } poeng.
    }
topic-pyramid-b-more = En bonus som ikke brukes med en gang, går tapt. Er kortet du trekker rødt, utfører du det straks, og det kan gi en ny bonus.
topic-pyramid-b-example =
    { $points ->
        [one] Brun velger den midtre pyramiden, får ett poeng og kan ta steiner fra steinbruddet til lagerbrikken.
       *[other] Brun velger den midtre pyramiden, får { $points } poeng og kan ta steiner fra steinbruddet til lagerbrikken.
    }

topic-temple-a = Tempel, side A
topic-temple-a-text =
    Tempelet fylles fra venstre mot høyre, og så nivå for nivå. { $points ->
        [one] Ved rundeslutt gir hver stein som kan ses ovenfra, ett poeng.
       *[other] Ved rundeslutt gir hver stein som kan ses ovenfra, { $points } poeng.
    } En stein som er bygd over, gir ikke noe lenger.
topic-temple-a-example = Hvit har bygd over den første svarte steinen. Ved rundeslutt får hvit { $white }, grå { $gray } og brun { $brown }; svart får ingenting.

topic-temple-b = Tempel, side B
topic-temple-b-text =
    Tempelet fylles som på side A. Ved rundeslutt gir hver stein som kan ses ovenfra, det feltet viser: poeng, det øverste markedskortet eller et valg. Et valg betyr poeng eller steiner fra steinbruddet til lagerbrikken, det du helst vil ha.
topic-temple-b-more = Feltene gjøres opp fra venstre mot høyre, slik tempelet sto da runden sluttet; steiner som kommer til imens, endrer ingenting i denne runden. Kortet må alltid tas. Du kan bare velge steiner hvis minst én kan flyttes.
topic-temple-b-example = Den svarte steinen ligger på feltet med kortet og kan ses ovenfra. Ved rundeslutt trekker svart det øverste markedskortet.

topic-chamber-a = Gravkammer, side A
topic-chamber-a-text = Steinene fyller kolonner på tre, ovenfra og ned og fra venstre mot høyre. Når spillet er slutt, gir hver gruppe av dine steiner som berører hverandre side mot side, poeng etter størrelsen. Alle gruppene dine teller, også enslige steiner; å møtes i et hjørne er ikke nok.
topic-chamber-a-example = Hvis spillet sluttet nå, ville den grå gruppen på fire gi { $four }. Gruppene på to ville gi hvit og brun { $two } hver.

topic-chamber-b = Gravkammer, side B
topic-chamber-b-text = Steinene legges som på side A, men når spillet er slutt, telles hver av de tre radene for seg. Den som har flest steiner i en rad, får mest, nummer to får mindre, og så videre. Poengene avhenger av hvor mange som spiller.
topic-chamber-b-example = Hvis spillet sluttet nå, ville grå ha flest steiner i øverste rad og få { $first }. Hvit ville være nummer to der og få { $second }.

topic-obelisks-a = Obelisker, side A
topic-obelisks-a-text = Hver spiller bygger én obelisk, og hver stein gjør den høyere. Når spillet er slutt, gir den høyeste mest, den neste mindre, og så videre. Poengene avhenger av hvor mange som spiller.
topic-obelisks-a-example = Den hvite obelisken er høyest og gir { $white }. Svart og grå står likt og deler: { $each } hver. Brun har ikke bygd noen og får ingenting.

topic-obelisks-b = Obelisker, side B
topic-obelisks-b-text =
    De to første steinene dine venter på feltene i din farge. Den tredje gjør alle tre til et tårn på det beste poengfeltet som fortsatt er ledig, og du får poengene med en gang. { $single ->
        [one] Når spillet er slutt, gir hver stein som fortsatt står alene, ett poeng.
       *[other] Når spillet er slutt, gir hver stein som fortsatt står alene, { $single } poeng.
    }
topic-obelisks-b-more = Etter et tårn er feltene dine ledige for det neste. Når alle poengfeltene er tatt, blir nye steiner stående enslige.
topic-obelisks-b-example = Den tredje hvite steinen har gitt et tårn. Det beste feltet var alt tatt, så hvit fikk straks { $points }.

topic-shared-places = Når spillere står likt
topic-shared-places-text = I gravkammeret B og på obeliskene A kan spillere stå likt. Poengene for alle plassene de opptar, legges da sammen, fordeles likt og rundes ned. Den som ikke har noen stein der, får ingen plass og ingen andel.
topic-shared-places-example = Svart og hvit har like mange steiner i øverste rad. De deler poengene for de to første plassene: { $sum } blir { $each } hver.

# Imhotep: the market cards

topic-entrance = { imhotep-card-entrance }
topic-entrance-text = Et rødt kort som utføres med en gang: legg én stein fra steinbruddet ditt i pyramiden. Den gir det enhver stein gir der. Er steinbruddet tomt, legger du ingenting. Så kastes kortet.
topic-entrance-example = Grå tar en Inngang og legger en stein på det neste feltet i pyramiden. Den gir { $points }.

topic-sarcophagus = { imhotep-card-sarcophagus }
topic-sarcophagus-text = Et rødt kort som utføres med en gang: legg én stein fra steinbruddet ditt på det neste feltet i gravkammeret. Er steinbruddet tomt, legger du ingenting. Så kastes kortet.
topic-sarcophagus-example = Den brune steinen slutter seg til to andre i samme farge. Når spillet er slutt, er gruppen på tre verdt { $points }.

topic-path = { imhotep-card-path }
topic-path-text = Et rødt kort som utføres med en gang: legg én stein fra steinbruddet ditt på obeliskene. Er steinbruddet tomt, legger du ingenting. Så kastes kortet.
topic-path-example = Svart legger til en stein, og den svarte obelisken er nå tre steiner høy.

topic-pyramid-decoration = { imhotep-card-pyramid-decoration }
topic-pyramid-decoration-text =
    Et grønt kort som du beholder til spillet er slutt. Tell alle steiner i pyramiden, uansett farge, også dem ved kanten. { $points ->
        [one] For hver { $stones }. stein får du ett poeng; det som blir til overs, gir ingenting.
       *[other] For hver { $stones }. stein får du { $points } poeng; det som blir til overs, gir ingenting.
    }
topic-pyramid-decoration-example = Det er { $count } steiner i pyramiden: kortet gir { $earned }.

topic-temple-decoration = { imhotep-card-temple-decoration }
topic-temple-decoration-text =
    Et grønt kort som du beholder til spillet er slutt. Tell alle steiner i tempelet, uansett farge, også dem som er bygd over. { $points ->
        [one] For hver { $stones }. stein får du ett poeng; det som blir til overs, gir ingenting.
       *[other] For hver { $stones }. stein får du { $points } poeng; det som blir til overs, gir ingenting.
    }
topic-temple-decoration-example = Det er { $count } steiner i tempelet: kortet gir { $earned }.

topic-chamber-decoration = { imhotep-card-chamber-decoration }
topic-chamber-decoration-text =
    Et grønt kort som du beholder til spillet er slutt. Tell alle steiner i gravkammeret, uansett farge. { $points ->
        [one] For hver { $stones }. stein får du ett poeng; det som blir til overs, gir ingenting.
       *[other] For hver { $stones }. stein får du { $points } poeng; det som blir til overs, gir ingenting.
    }
topic-chamber-decoration-example = Det er { $count } steiner i gravkammeret: kortet gir { $earned }.

topic-obelisk-decoration = { imhotep-card-obelisk-decoration }
topic-obelisk-decoration-text =
    Et grønt kort som du beholder til spillet er slutt. Tell alle steiner på obeliskene, uansett farge, også dem i tårn. { $points ->
        [one] For hver { $stones }. stein får du ett poeng; det som blir til overs, gir ingenting.
       *[other] For hver { $stones }. stein får du { $points } poeng; det som blir til overs, gir ingenting.
    }
topic-obelisk-decoration-example = Det er { $count } steiner på obeliskene: kortet gir { $earned }.

topic-statue = { imhotep-card-statue }
topic-statue-text = Lilla kort som du beholder til spillet er slutt. Jo flere statuer du har, desto mer er hver av dem verdt.
topic-statue-example = Tre statuer gir til sammen { $points }.

topic-lever = { imhotep-card-lever }
topic-lever-text = Et blått kort: seil ett skip, og bestem i hvilken rekkefølge steinene losses. Skipet trenger minstelasten sin og en ledig byggeplass som ellers. Du fastsetter hele rekkefølgen før den første steinen forlater skipet.
topic-lever-example = Den grå steinen ligger i baugen, men med Spett kan den hvite losses først.

topic-hammer = { imhotep-card-hammer }
topic-hammer-text =
    { $take ->
        [one] Et blått kort: ta én stein fra steinbruddet ditt til lagerbrikken, og last så én stein på et skip.
       *[other] Et blått kort: ta { $take } steiner fra steinbruddet ditt til lagerbrikken, og last så én stein på et skip.
    } Er lagerbrikken full eller steinbruddet tomt, tar du færre eller ingen og laster likevel.
topic-hammer-example = Den brune lagerbrikken var tom. Brun tar { $take } og laster én av dem i baugen.

topic-sail-card = { imhotep-card-sail }
topic-sail-card-text = Et blått kort: last én stein på et skip og seil det samme skipet med en gang. Lasten telles etter at du har lastet, så steinen din kan være den som manglet.
topic-sail-card-example = Den hvite steinen fyller opp minstelasten på { $minimum }, og skipet seiler straks.

topic-chisel = { imhotep-card-chisel }
topic-chisel-text = Et blått kort: last nøyaktig to steiner fra lagerbrikken, på samme skip eller på to forskjellige. Du trenger altså to steiner på lagerbrikken og to ledige felter.
topic-chisel-example = Svart laster to steiner i én tur, én på hvert skip.

# Imhotep: the end

topic-imhotep-end = Spillets slutt
topic-imhotep-end-text =
    Etter siste runde telles gravkammeret og obeliskene, og så kortene du har: dekorasjoner, statuer og ubrukte blå kort. { $unused ->
        [one] Et ubrukt blått kort gir ett poeng.
       *[other] Et ubrukt blått kort gir { $unused } poeng.
    }
topic-imhotep-end-example = Svart har tre statuer og en Meisel som aldri ble spilt: { $statues } og { $unused } blir { $sum }.

topic-imhotep-tie = Uavgjort
topic-imhotep-tie-text = Flest poeng vinner. Står spillere likt, er den foran som har flest steiner på lagerbrikken. Er det fortsatt likt, deler de seieren.
topic-imhotep-tie-example = Svart og grå har like mange poeng. Grå har flest steiner på lagerbrikken og vinner.

topic-wrath = { imhotep-option-wrath }
topic-wrath-text =
    En variant som du kan velge når du åpner et bord. Når spillet er slutt, må hver spiller ha minst én stein både i pyramiden, tempelet, gravkammeret og på obeliskene. { $penalty ->
        [one] Den som mangler én eller flere av dem, mister ett poeng, men bare én gang.
       *[other] Den som mangler én eller flere av dem, mister { $penalty } poeng, men bare én gang.
    } En poengsum kan altså havne under null.
topic-wrath-example =
    { $penalty ->
        [one] Grå har bygd overalt unntatt på obeliskene og mister ett poeng.
       *[other] Grå har bygd overalt unntatt på obeliskene og mister { $penalty } poeng.
    }

# Pyramids: the game

topic-pyramids-aim = { topic-imhotep-aim }
topic-pyramids-aim-text =
    Alle spillerne utforsker pyramider samtidig, hver på to egne kort. Du krysser av en sti fra inngangen ned til den gylne graven, samler juveler og fakler på veien og holder deg unna hodeskaller. { $rounds ->
        [one] Etter én runde vinner den som har flest poeng.
       *[other] Etter { $rounds } runder vinner den som har flest poeng.
    }
topic-pyramids-aim-example = En sti fra inngangen øverst til den gylne graven nederst.

topic-pyramid-card = Pyramidekort
topic-pyramid-card-text = Hvert kort har et nummer, en av tre farger og et kammer på fem ganger fem felter. Vegger kan aldri krysses av, og alle andre felter bare én gang. Inngangen er i øverste rad, den gylne graven i nederste. Imellom ligger juveler, hodeskaller, røde kryss og, på noen kort, fakler og eliksirer.
topic-pyramid-card-example = Kort { $number }. Tegnet ved siden av nummeret viser fargen.

topic-score-card = Poengkort
topic-score-card-text = Det du finner, noteres på poengkortet ditt: røde og grønne juveler, én fakkel for hver runde, og hodeskaller. Det viser også pyramidepoengene for hver farge, som går til de raskeste.
topic-score-card-example = Juveler, fakler, hodeskaller og tegnene for de tre fargene.

topic-set-up = { pyramids-rule-set-up }
topic-set-up-text =
    Hver spiller trekker { $drawn } pyramidekort, ser på dem i hemmelighet og beholder to; alle velger samtidig. De andre går tilbake i trekkbunken, som stokkes. Så legges { $display } kort fra trekkbunken åpent ut, og ekspedisjonskortene stokkes.
topic-set-up-example = Du har trukket disse kortene og beholder to av dem. De andre går tilbake i trekkbunken.

# Pyramids: crossing off

topic-expedition = { pyramids-rule-expedition }
topic-expedition-text = Et ekspedisjonskort viser en form på to til fire felter, og den gjelder for alle. Kortene snus ett for ett, { $turned } i hver runde; resten forblir usett. Alle krysser av samtidig, og ingen ser hva de andre gjør før alle er klare.
topic-expedition-example = De seks formene. Hver av dem kan dreies og speilvendes.

topic-mark = { pyramids-rule-mark }
topic-mark-text = Kryss av nøyaktig den formen som ble snudd, på ett av de to kortene dine; drei og speilvend den som du vil. Ingen av feltene kan være vegg eller allerede være krysset av. Den første formen på et kort dekker inngangen, og hver senere berører stien din side mot side. Hjørner teller ikke.
topic-mark-example = Hjørnet på tre berører stien og tar med seg en grønn juvel.

topic-entrance-field = { pyramids-rule-entrance-field }
topic-entrance-field-text = Hver sti begynner ved inngangen, i øverste rad av kammeret. Så lenge ingenting er krysset av på et kort, må det du krysser av der, dekke den: formen eller det enkle feltet.
topic-entrance-field-example = L-en på fire er dreid slik at den dekker inngangen.

topic-single-field = { pyramids-rule-single-field }
topic-single-field-text = I stedet for formen kan du alltid krysse av ett enkelt felt, på et av kortene dine. På et tomt kort er det inngangen, ellers et felt side mot side med stien din. Én av de to må du gjøre, formen eller det enkle feltet.
topic-single-field-more = Finnes det ikke noe felt i det hele tatt som du kan krysse av, gjør du ingenting.
topic-single-field-example = Her er ett felt med en rød juvel krysset av i stedet for formen.

# Pyramids: what you find

topic-golden-tomb = { pyramids-rule-golden-tomb }
topic-golden-tomb-text =
    Kryss av den gylne graven, og pyramiden er utforsket. { $points ->
        [one] Den gir ett poeng når spillet er slutt.
       *[other] Den gir { $points } poeng når spillet er slutt.
    } Du legger kortet til side, uansett hva som er igjen på det, og tar et nytt.
topic-golden-tomb-example =
    { $points ->
        [one] Formen når den gylne graven: denne pyramiden er utforsket og gir ett poeng.
       *[other] Formen når den gylne graven: denne pyramiden er utforsket og gir { $points } poeng.
    }

topic-gems = { pyramids-rule-gems }
topic-gems-text =
    For hver juvel du krysser av, noterer du én i samme farge på poengkortet. { $pair ->
        [one] Til slutt utgjør en rød og en grønn juvel et par, som gir ett poeng.
       *[other] Til slutt utgjør en rød og en grønn juvel et par, som gir { $pair } poeng.
    } { $single ->
        [one] En juvel uten make gir ett poeng.
       *[other] En juvel uten make gir { $single } poeng.
    } Det er plass til { $room } juveler i hver farge; flere enn det gir ingenting.
topic-gems-example = Tre røde og to grønne juveler er to par og én enkelt juvel: { $points } poeng.

topic-skulls = { pyramids-rule-skulls }
topic-skulls-text = For hver hodeskalle du krysser av, noterer du den neste på poengkortet, fra venstre. Til slutt mister du verdien av den høyeste, og bare den. Når alle er notert, gjør ikke flere hodeskaller noen skade.
topic-skulls-example =
    { $points ->
        [one] Fire hodeskaller er notert. Den fjerde er høyest og koster ett poeng.
       *[other] Fire hodeskaller er notert. Den fjerde er høyest og koster { $points } poeng.
    }

topic-torches = { pyramids-rule-torches }
topic-torches-text =
    Poengkortet ditt har én fakkel for hver runde. Kryss av en fakkel i et kammer, og fakkelen for denne runden er tent. { $points ->
        [one] Den gir ett poeng til slutt.
       *[other] Den gir { $points } poeng til slutt.
    } En fakkel til i samme runde gir ingenting, og en fakkel du har gått glipp av, kan ikke tennes senere.
topic-torches-example =
    { $points ->
        [one] En fakkel i første runde tenner fakkelen for den runden og gir ett poeng.
       *[other] En fakkel i første runde tenner fakkelen for den runden og gir { $points } poeng.
    }

topic-elixir = { pyramids-rule-elixir }
topic-elixir-text = En eliksir leger: den visker ut de to høyeste hodeskallene på poengkortet, eller færre hvis det ikke er så mange. Dekker én form både hodeskaller og en eliksir, noteres hodeskallene først.
topic-elixir-more = Hvert steg i avkryssingen gjøres opp for seg: en eliksir venter ikke på det ekstra feltet som et rødt kryss gir deg.
topic-elixir-example = Fem hodeskaller ville koste { $before }. Eliksiren visker ut to av dem, og de tre som er igjen, koster { $after }.

topic-red-cross = { pyramids-rule-red-cross }
topic-red-cross-text = For hvert røde kryss du krysser av, krysser du straks av ett enkelt felt til, på et av de to kortene dine. Det må være en inngang eller berøre stien din, som ellers. Er også det et rødt kryss, fortsetter du.
topic-red-cross-more = Et kort der du har nådd den gylne graven i dette steget, kan fortsatt brukes. Finnes det ikke noe felt du kan krysse av, går det røde krysset tapt.
topic-red-cross-example = Linjen på to dekker et rødt kryss, så ett felt til kan krysses av: her en rød juvel.

# Pyramids: after each expedition

topic-new-pyramid = { pyramids-rule-new-pyramid }
topic-new-pyramid-text =
    Når alle har krysset av, tar de som har utforsket en pyramide, et nytt kort for den: et åpent, eller det øverste i trekkbunken. Den som har utforsket det laveste nummeret, velger først. Før neste spiller velger, fylles de åpne kortene opp til { $display } igjen.
topic-new-pyramid-more = Har du utforsket to på én gang, velger du begge de nye kortene før noen andre. Når trekkbunken er tom, legges det ikke til kort, og det kan hende at det ikke er noe igjen å ta. Etter den siste ekspedisjonen i spillet tar ingen noe nytt kort.
topic-new-pyramid-example = Kort { $low } og kort { $high } er utforsket i samme steg. Eieren av kort { $low } velger først.

topic-colours = { pyramids-rule-colours }
topic-colours-text = Utforsk din andre, fjerde eller sjette pyramide i en farge, og du sikrer deg de høyeste poengene i den fargen som fortsatt er ledige. Hvert av dem kan bare sikres én gang i spillet, så det lønner seg å være rask.
topic-colours-more = Poengene sikres etter at de nye kortene er tatt. Ble flere pyramider utforsket i ett steg, gjøres de opp etter nummer, det laveste først.
topic-colours-example = Din andre lilla pyramide, og ingen har sikret seg poeng for lilla ennå: du får { $first }. Den neste som sikrer seg lilla, får { $second }.

topic-pyramids-round-end = { topic-round-end }
topic-pyramids-round-end-text =
    { $turned ->
        [one] En runde slutter etter ett ekspedisjonskort.
       *[other] En runde slutter etter { $turned } ekspedisjonskort.
    } Så stokkes alle ekspedisjonskortene, også det som forble usett, og neste runde har sin egen fakkel. { $rounds ->
        [one] Spillet har én runde.
       *[other] Spillet har { $rounds } runder.
    }
topic-pyramids-round-end-example = I en ny runde kan hver form komme igjen.

# Pyramids: the end

topic-game-end = { topic-imhotep-end }
topic-game-end-text =
    Legg sammen det du har: { $explored } poeng for hver utforsket pyramide, { $torch } for hver fakkel, pyramidepoengene du har sikret deg, { $pair } for hvert par juveler og { $single } for hver av de andre juvelene. Trekk så fra verdien av din høyeste hodeskalle. En pyramide du ikke har utforsket, gir ingenting, men det du fant i den, teller.
topic-game-end-example = Fem pyramider { $pyramids }, to fakler { $torches }, pyramidepoeng { $colours }, juveler { $gems }, hodeskaller −{ $skulls }: { $total } poeng.

topic-pyramids-tie = { topic-imhotep-tie }
topic-pyramids-tie-text = Flest poeng vinner. Står spillere likt, er den foran som har utforsket pyramiden med det laveste nummeret. Spillere som ikke har utforsket noen og fortsatt står likt, deler plassen.
topic-pyramids-tie-example = Begge spillerne har like mange poeng. Kort { $low } er det laveste nummeret som ble utforsket, så eieren vinner.

topic-our-deck = Våre egne kort
topic-our-deck-text = Regelboken viser ikke alle kortene i esken, så Saqqara spiller med 48 egenlagde kamre. I hvert av dem kan du komme fra inngangen til alle felter som ikke er vegg. Hvis du eier esken, kan du skrive kortene dine inn i en utgavefil og spille med dem.
topic-our-deck-example = Kort { $number }, et av våre.

# Printed figures, with their values beside them

figure-in-deck = Kort av dette slaget
figure-sled-start = Steiner på lagerbrikkene ved starten, startspilleren først
figure-round-cards-two = Rundekort for to spillere: felter på de fire skipene
figure-round-cards-three = Rundekort for tre spillere
figure-round-cards-four = Rundekort for fire spillere
figure-ships-fleet = Felter på alle skipene i esken
figure-ships-minimum-load = Minstelast for skip med ett, to, tre, fire felter
figure-market-face-up-a = Åpne kort
figure-market-face-up-b = { figure-market-face-up-a }
figure-market-face-down-b = Kort med bildesiden ned
figure-pyramid-a = Poeng på feltene, i byggerekkefølge
figure-pyramid-bonus-points = Poeng på et bonusfelt
figure-pyramid-left = Felter i venstre pyramide, i byggerekkefølge
figure-pyramid-middle = Felter i midtre pyramide
figure-pyramid-right = Felter i høyre pyramide
figure-stones-take = Steiner du tar
figure-temple-spaces = Felter med to, tre, fire spillere
figure-temple-b = Feltene fra venstre
figure-temple-choice-points = Poeng ved et valg
figure-temple-choice-stones = Steiner ved et valg
figure-chamber-groups = Poeng for en gruppe på én, to, tre, fire, fem steiner
figure-chamber-further-stone = Poeng for hver stein til
figure-chamber-rows-two = Poeng i hver rad, to spillere
figure-chamber-rows-three = Poeng i hver rad, tre spillere
figure-chamber-rows-four = Poeng i hver rad, fire spillere
figure-obelisks-two = Poeng etter høyde, to spillere
figure-obelisks-three = Poeng etter høyde, tre spillere
figure-obelisks-four = Poeng etter høyde, fire spillere
figure-obelisks-towers = Poeng for tårnene, fra første til siste
figure-cards-statues = Poeng for én, to, tre, fire, fem statuer
figure-cards-further-statue = Poeng for hver statue til
figure-expeditions-i2 = Linje på to: kort
figure-expeditions-i3 = Linje på tre: kort
figure-expeditions-i4 = Linje på fire: kort
figure-expeditions-v3 = Hjørne på tre: kort
figure-expeditions-l4 = L på fire: kort
figure-expeditions-o4 = Firkant på fire: kort
figure-score-skulls = Verdiene av hodeskallene, fra venstre
figure-score-colour = Pyramidepoeng for hver farge, fra første til siste
figure-colours-green = Numrene på de grønne kortene
figure-colours-orange = Numrene på de oransje kortene
figure-colours-purple = Numrene på de lilla kortene
figure-word-card = kort
figure-word-choice = valg
figure-word-stones = steiner
figure-word-load = last
