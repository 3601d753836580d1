# Romanian. The same messages are in every language; a test compares them. What the values are is said in en/common.ftl.
#
# Names of players cannot be inflected, so they stand in the nominative: before a verb that has no gender, or after a
# colon. What an assumed figure counts is told by an abbreviation (“pct.”): such figures come as text, without a plural.

## Every page

page-skip = Sari la conținut
page-home = Saqqara: spre lobby
page-theme = Temă
page-close = Închide
page-unofficial = O ediție neoficială a două jocuri de societate. Fără legătură cu editorii lor.
list-last = { $before } și { $last }

## Names

you-name = Numele tău
person-guest = Oaspete { $number }
# On your own screen, where you have chosen no name.
person-guest-you = Oaspete (tu)
person-a-guest = Un oaspete
# Your own seat, on your own screen.
seats-you-name = Tu

## What is agreed at a table

imhotep-option-sides = Locații (A standard, B avansat)
imhotep-option-wrath = Mânia faraonului
imhotep-option-wrath-about = Cine nu are la final nicio piatră la Piramidă, la Templu, la Camera mortuară sau la Obelisc pierde 5 puncte.
new-clock = Ceas
new-absent = Dacă pleacă un jucător
new-listed = Publică
new-rated = Cu rating
clock-none = Fără ceas
at-zero-bot-moves-once = un bot face acea mutare
at-zero-bot-takes-over = un bot preia jocul
sitter-bot = Bot: { $level }
sitter-who = Cine ocupă locul { $seat }, { $colour }
sitter-name-of = Numele jucătorului de pe locul { $seat }
level-apprentice = Ucenic
level-scribe = Scrib
level-mason = Pietrar
level-architect = Arhitect
level-vizier = Vizir
level-pharaoh = Faraon
colour-black = negru
colour-white = alb
colour-brown = maro
colour-gray = gri
game-imhotep = Imhotep
game-imhotep-about = Încarcă bărcile, alege-le docul și clădește cinci monumente în șase runde.
game-pyramids = Silver & Gold: Pyramids
game-pyramids-about = Bifează încăperi, ferește-te de cranii și întrece-i pe ceilalți la mormintele de aur.

## Tables and seats

your-turn = E rândul tău
seats-title = Jucători
seats-free = Locul { $seat }
# Two players with the same name are told apart by the colour of their stones.
seats-namesake = { $player } ({ $colour })
invite-copy = Copiază
chat-title = Chat
facts-edition = Ediție
facts-shipped = cea care vine cu Saqqara
look-review = Analiză
fair-download = Descarcă partida

## Who has won

# $reason says what decided a tie.
end-verdict =
    { $reason ->
        [sled]
            { $count ->
                [one] { $names } câștigă, datorită pietrelor din depozit.
                [few] { $names } împart victoria, datorită pietrelor din depozit.
               *[other] { $names } împart victoria, datorită pietrelor din depozit.
            }
        [lowest-pyramid]
            { $count ->
                [one] { $names } câștigă, datorită piramidei explorate cu cel mai mic număr.
                [few] { $names } împart victoria, datorită piramidei explorate cu cel mai mic număr.
               *[other] { $names } împart victoria, datorită piramidei explorate cu cel mai mic număr.
            }
       *[points]
            { $count ->
                [one] { $names } câștigă.
                [few] { $names } împart victoria.
               *[other] { $names } împart victoria.
            }
    }
end-no-winner = Partida s-a încheiat fără câștigător.

## The sites of Imhotep

imhotep-site-market = Piața
imhotep-site-pyramid = Piramida
imhotep-site-temple = Templu
imhotep-site-chamber = Camera mortuară
imhotep-site-obelisks = Obelisc

## What went wrong

trouble-unreachable = Serverul nu răspunde. Verifică-ți conexiunea.
# $message is English, from the house.
trouble-bad-message = Serverul n-a înțeles: { $message }
trouble-bad-options = Setările nu merg: { $message }
trouble-unreadable-move = Nu există mutarea: { $message }
trouble-no-token = Serverul nu te cunoaște. Alege-ți mai întâi un nume.
trouble-not-your-seat = Acesta nu e locul tău.
trouble-not-allowed = Nu e permis: { $message }
trouble-no-such-table = Nu există o astfel de masă.
trouble-no-such-review = Nimeni nu a cerut încă această analiză.
trouble-no-such-challenge = Nu există o astfel de provocare.
trouble-no-such-evening = Nu există o astfel de seară.
trouble-no-such-lesson = Nu există o astfel de lecție.
trouble-no-such-puzzle = Nu există o astfel de problemă.
trouble-no-such-page = Nu există o astfel de pagină.
trouble-wrong-method = { trouble-bad-message }
trouble-wrong-host = Serverul nu are această adresă: { $message }
trouble-illegal-move = Nu e posibil: { $message }
trouble-not-your-turn = Nu e rândul tău.
trouble-stale-move = S-a schimbat ceva pe masă; uită-te din nou și mai alege o dată.
trouble-cannot-undo = Nu se poate anula ({ $message }). Le poți cere celorlalți retragerea mutării.
trouble-match-over = Jocul s-a terminat.
trouble-not-now = Nu acum: { $message }
trouble-too-large = E prea mult deodată.
trouble-too-many = Prea multe cereri; așteaptă o clipă.
trouble-fault = Ceva n-a mers pe server. { $message }
trouble-unreadable-table = Înregistrarea acestei mese este deteriorată; o poate repara cine administrează serverul.
trouble-unavailable = Serverul nu e disponibil momentan. Nimic nu s-a pierdut; încearcă din nou.

## The bar

chrome-language = Limbă
chrome-rules = Reguli
chrome-sound = Sunet
chrome-keys = Taste rapide
key-keys = Arată aceste taste
key-space = Spațiu
chrome-menu = Meniu
chrome-tools = Unelte

## The games, for newcomers

game-imhotep-size = 2–4 jucători, circa 40 de minute
game-pyramids-size = 2–4 jucători, circa 20 de minute
pyramids-how-expedition = O formă pentru toți
pyramids-how-expedition-about = Se întoarce o carte. Toți îi folosesc forma în același timp.
pyramids-how-mark = Bifeaz-o
pyramids-how-mark-about = Rotește-o sau întoarce-o și pune-o într-una din cele două piramide ale tale, lipită de câmpurile deja bifate.
pyramids-how-tomb = Ajungi la mormântul de aur
pyramids-how-tomb-about = Ia-ți punctele și o piramidă nouă; primii care fac o pereche de o culoare primesc mai mult.
chrome-read-rules = Citește regulile
app-offline = Fără conexiune. Jocurile tale continuă singure când revine.
app-again = Încearcă din nou
