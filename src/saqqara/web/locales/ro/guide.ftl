# română: ce spune antrenorul în primul joc.

guide-title = O vorbă de la antrenor
guide-got-it = Am înțeles
guide-quiet = Fără sfaturi
guide-imhotep-first-turn = Prima ta tură. Ai puține pietre în depozit: ia altele sau încarcă una pe o barcă. O acțiune, apoi e rândul Ucenicului.
guide-imhotep-can-sail = O barcă are destule pietre ca să plece: vela e sus. Oricine o poate conduce acum la o locație unde n-a ajuns încă nicio barcă în această rundă.
guide-imhotep-others-aboard = Barca aceasta duce și pietre ale Ucenicului. Oriunde o conduci, toate ajung la lucru: alege o locație bună pentru tine și slabă pentru el.
guide-imhotep-market = Piatra ta e la Piață, așa că iei o carte. Cea roșie are efect imediat, cea albastră e o acțiune pentru mai târziu, cea verde și cea violetă aduc puncte la final.
guide-imhotep-blue-card = Ai o carte albastră. S-o joci îți ia toată tura, dar face mai mult decât o acțiune. Nejucată, aduce un singur punct.
guide-imhotep-round-end = A mai rămas o singură barcă. Când pleacă, runda se termină: Templul aduce puncte și vin patru bărci noi.
guide-imhotep-last-round = Ultima rundă. După ea aduc puncte Camera mortuară, Obeliscul și cărțile tale. Pietrele care n-au plecat nu valorează nimic.
guide-pyramids-keep = Păstrează două din aceste patru piramide. Caută puține cranii și un drum scurt de la intrarea de pe margine la mormântul de aur.
guide-pyramids-first-mark = Toți bifează această formă deodată. Începe de la o intrare; o poți roti sau oglindi. Sau bifează în loc de ea un singur câmp.
guide-pyramids-skull = A fost un craniu. Fiecare costă mai mult decât cel dinainte: câteva sunt ieftine, multe dor. Un elixir șterge două.
guide-pyramids-gem = O nestemată. Roșu și verde fac pereche: câte una din fiecare valorează mult mai mult decât două de aceeași culoare.
guide-pyramids-torch = O torță. Aprinde torța acestei runde; încă una în aceeași rundă n-ar aduce nimic.
guide-pyramids-elixir = Un elixir. Șterge cele mai mari două cranii ale tale, deci e cel mai bun când ai multe.
guide-pyramids-tomb = Ai ajuns la mormântul de aur: piramida aceasta e explorată și aduce puncte la final.
guide-pyramids-take = Acum ia o piramidă nouă. Uită-te la culoare: fiecare a doua explorată dintr-o culoare ia cel mai mare bonus rămas.
guide-pyramids-last-round = Ultima rundă. Mai contează doar ce bifezi acum: ajungi la un mormânt, faci o pereche de nestemate, aprinzi ultima torță.
