# Finnish. The same messages are in every language; a test compares them.
#
# Values: $name, $names, $who and $other are names of players; lists are put together in the language. A value that is
# missing is the variant [none], a yes or no is [yes] or [no]. Messages that begin with `imhotep-to-` or
# `imhotep-where-` say where something goes, with the case that belongs to it, and stand inside other messages as they
# are. Names cannot be inflected: sentences are built so that the nominative fits.

## Every page

page-skip = Siirry sisältöön
page-home = Saqqara: aulaan
page-theme = Teema
page-close = Sulje
page-unofficial = Kahden lautapelin epävirallinen versio. Ei yhteyttä pelien julkaisijoihin.
list-last = { $before } ja { $last }

## Names

you-name = Nimesi
person-guest = Vieras { $number }
# On your own screen, where you have chosen no name.
person-guest-you = Vieras (sinä)
person-a-guest = Vieras
# Your own seat, on your own screen.
seats-you-name = Sinä

## What is agreed at a table

imhotep-option-sides = Puolet (A perus, B haastava)
imhotep-option-wrath = Faaraon viha
imhotep-option-wrath-about = Pelaaja, jolta lopussa puuttuu kivi pyramidista, temppelistä, hautakammiosta tai obeliskeista, menettää 5 pistettä.
new-clock = Kello
new-absent = Jos pelaaja lähtee
new-listed = Julkinen
new-rated = Vahvuuslukupeli
clock-none = Ei kelloa
at-zero-bot-moves-once = botti tekee sen yhden siirron
at-zero-bot-takes-over = botti ottaa paikan
sitter-bot = Botti: { $level }
sitter-who = Kuka istuu paikalla { $seat }, { $colour }
sitter-name-of = Pelaajan nimi paikalla { $seat }
level-apprentice = Oppilas
level-scribe = Kirjuri
level-mason = Muurari
level-architect = Arkkitehti
level-vizier = Visiiri
level-pharaoh = Faarao
colour-black = musta
colour-white = valkoinen
colour-brown = ruskea
colour-gray = harmaa
game-imhotep = Imhotep
game-imhotep-about = Lastaa laivoja, valitse niiden satama ja rakenna viisi monumenttia kuudessa kierroksessa.
game-pyramids = Silver & Gold: Pyramids
game-pyramids-about = Rastita kammioita, väistele pääkalloja ja ehdi ensimmäisenä kultahaudoille.

## Tables and seats

your-turn = Sinun vuorosi
seats-title = Pelaajat
seats-free = Paikka { $seat }
# Two players with the same name are told apart by the colour of their stones.
seats-namesake = { $player } ({ $colour })
invite-copy = Kopioi
chat-title = Chat
facts-edition = Painos
facts-shipped = Saqqaran mukana tuleva
look-review = Analyysi
fair-download = Lataa pöytäkirja

## Who has won

# $reason says what decided a tie.
end-verdict =
    { $reason ->
        [sled]
            { $count ->
                [one] { $names } voittaa varastolaatan kivien ansiosta.
               *[other] { $names } jakavat voiton varastolaatan kivien ansiosta.
            }
        [lowest-pyramid]
            { $count ->
                [one] { $names } voittaa: tutkituista pyramideista pienin numero.
               *[other] { $names } jakavat voiton: tutkituista pyramideista pienin numero.
            }
       *[points]
            { $count ->
                [one] { $names } voittaa.
               *[other] { $names } jakavat voiton.
            }
    }
end-no-winner = Peli päättyi ilman voittajaa.

## The sites of Imhotep

imhotep-site-market = Tori
imhotep-site-pyramid = Pyramidi
imhotep-site-temple = Temppeli
imhotep-site-chamber = Hauta{ "\u00AD" }kammio
imhotep-site-obelisks = Obeliskit

## What went wrong

trouble-unreachable = Palvelimeen ei saada yhteyttä. Tarkista verkkoyhteytesi.
# $message is English, from the house.
trouble-bad-message = Palvelin ei ymmärtänyt: { $message }
trouble-bad-options = Nämä asetukset eivät käy: { $message }
trouble-unreadable-move = Sellaista siirtoa ei ole: { $message }
trouble-no-token = Palvelin ei tunne sinua. Valitse ensin nimi.
trouble-not-your-seat = Se ei ole sinun paikkasi.
trouble-not-allowed = Ei sallittu: { $message }
trouble-no-such-table = Sellaista pöytää ei ole.
trouble-no-such-review = Kukaan ei ole vielä pyytänyt tätä analyysia.
trouble-no-such-challenge = Tällaista haastetta ei ole.
trouble-no-such-evening = Tällaista iltaa ei ole.
trouble-no-such-lesson = Tällaista oppituntia ei ole.
trouble-no-such-puzzle = Tällaista tehtävää ei ole.
trouble-no-such-page = Sellaista sivua ei ole.
trouble-wrong-method = { trouble-bad-message }
trouble-wrong-host = Palvelimella ei ole tätä osoitetta: { $message }
trouble-illegal-move = Ei mahdollista: { $message }
trouble-not-your-turn = Nyt ei ole sinun vuorosi.
trouble-stale-move = Pöydän tilanne on muuttunut; katso ja valitse uudelleen.
trouble-cannot-undo = Ei voi kumota ({ $message }). Voit pyytää muilta, että siirto perutaan.
trouble-match-over = Peli on päättynyt.
trouble-not-now = Ei nyt: { $message }
trouble-too-large = Tuo on liikaa kerralla.
trouble-too-many = Liian monta pyyntöä; odota hetki.
trouble-fault = Palvelimella meni jokin vikaan. { $message }
trouble-unreadable-table = Tämän pöydän tiedot ovat vioittuneet; palvelimen ylläpitäjä voi korjata ne.
trouble-unavailable = Palvelin ei ole juuri nyt käytettävissä. Mitään ei ole kadonnut; yritä uudelleen.

## The bar

chrome-language = Kieli
chrome-rules = Säännöt
chrome-sound = Ääni
chrome-keys = Pikanäppäimet
key-keys = Näytä nämä pikanäppäimet
key-space = Väli
chrome-menu = Valikko
chrome-tools = Työkalut

## The games, for newcomers

game-imhotep-size = 2–4 pelaajaa, noin 40 minuuttia
game-pyramids-size = 2–4 pelaajaa, noin 20 minuuttia
pyramids-how-expedition = Sama kuvio kaikille
pyramids-how-expedition-about = Kortti käännetään. Kaikki käyttävät sen kuviota yhtä aikaa.
pyramids-how-mark = Rastita se
pyramids-how-mark-about = Kierrä tai peilaa se ja sijoita toiseen pyramideistasi niin, että se koskettaa jo rastitettuja ruutuja.
pyramids-how-tomb = Pääse kultahaudalle
pyramids-how-tomb-about = Saat pisteitä ja otat uuden pyramidin; ensimmäiset, jotka saavat samanvärisen parin valmiiksi, saavat lisäpisteitä.
chrome-read-rules = Lue säännöt
app-offline = Ei yhteyttä. Pelisi jatkuvat itsestään, kun yhteys palaa.
app-again = Yritä uudelleen
