# norsk bokmål: hva veilederen sier i det første spillet.

guide-title = Et ord fra veilederen
guide-got-it = Skjønner
guide-quiet = Ikke si mer
guide-imhotep-first-turn = Din første tur. Du har få steiner på lageret: ta flere, eller last én på et skip. Én handling, så er det Lærlingens tur.
guide-imhotep-can-sail = Et skip har nok steiner til å seile: seilet er oppe. Alle kan seile det nå, til en byggeplass som ikke har fått skip denne runden.
guide-imhotep-others-aboard = Dette skipet har også Lærlingens steiner om bord. Hvor du enn seiler det, brukes alle: velg en byggeplass som er god for deg og dårlig for Lærlingen.
guide-imhotep-market = Steinen din er på markedet, så du tar et kort. Rødt virker med en gang, blått er en handling til senere, grønt og lilla gir poeng til slutt.
guide-imhotep-blue-card = Du har et blått kort. Å spille det er hele turen din, og det gjør mer enn én handling. Uspilt gir det bare ett poeng.
guide-imhotep-round-end = Bare ett skip er igjen. Når det seiler, er runden slutt: tempelet gir poeng, og fire nye skip kommer.
guide-imhotep-last-round = Den siste runden. Etter den gir gravkammeret, obeliskene og kortene poeng. Steiner som aldri seilte, er ingenting verdt.
guide-pyramids-keep = Behold to av disse fire pyramidene. Se etter få hodeskaller og kort vei fra inngangen i kanten til den gylne graven.
guide-pyramids-first-mark = Alle krysser av denne formen samtidig. Begynn ved en inngang; snu eller speilvend den som du vil. Eller kryss av bare ett felt i stedet.
guide-pyramids-skull = Det var en hodeskalle. Hver av dem koster mer enn den forrige: noen få er billige, mange svir. En eliksir visker ut to.
guide-pyramids-gem = En juvel. Rød og grønn danner par: én av hver er verdt langt mer enn to i samme farge.
guide-pyramids-torch = En fakkel. Den tenner fakkelen for denne runden; en til i samme runde ville ikke gi noe.
guide-pyramids-elixir = En eliksir. Den visker ut de to høyeste hodeskallene dine, så den er mest verdt når du har mange.
guide-pyramids-tomb = Du har nådd den gylne graven: denne pyramiden er utforsket og gir poeng til slutt.
guide-pyramids-take = Ta nå en ny pyramide. Se på fargen: hver andre du utforsker i en farge, tar den høyeste bonusen som er igjen.
guide-pyramids-last-round = Den siste runden. Bare det du krysser av nå, teller: nå en grav, lag juvelpar, tenn den siste fakkelen.
