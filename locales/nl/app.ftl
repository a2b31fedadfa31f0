# The web app's own texts. What the games, tables and bots say stands in the files beside this one.

app-name = Trilynx
skip-to-content = Naar de inhoud
nav-label = Hoofdmenu
nav-lobby = Lobby
nav-rules = Spelregels
nav-settings = Instellingen
page-not-found = Deze pagina bestaat niet. Hier zijn de spellen.
connection-lost = De verbinding is weg. Nieuwe poging …
loading = Een ogenblik …

## Home
home-title = Drie spellen. Schuif aan en speel.
home-lead = Geen aanmelding, niets te installeren: kies een spel en doe je eerste zet.
game-yinsh = YINSH
game-yinsh-about = Ringen schuiven, markers draaien om. Elke rij van vijf bevrijdt een van je ringen, en met drie vrije ringen win je.
game-yinsh-facts = 2 spelers · een half uur · niets verborgen
game-lyngk = LYNGK
game-lyngk-about = Bouw stapels in vijf kleuren, claim er twee en neem de stapels van vijf.
game-lyngk-facts = 2 spelers · een half uur · niets verborgen
game-linko = Linko!
game-linko-about = Leg sets, pik die van anderen in en speel als eerste je hand leeg.
game-linko-facts = 2–5 spelers · een half uur · kaarten
my-games = Jouw partijen
go-on = Verder spelen
play = Spelen
learn = Spelregels

## Before a game
against-whom = Tegen wie?
opponent-bot = Een bot
opponent-friend = Vrienden
opponent-device = Op dit apparaat
opponent-anybody = Wie er komt
variant = Variant
variant-yinsh-standard = Drie ringen winnen
variant-yinsh-blitz = Blitz: één ring wint
variant-lyngk-standard = Stapels van vijf
variant-lyngk-six = Stapels van zes
players = Spelers
clock = Klok
bot-level = Niveau { $n }
bot-named = Bot ‘{ $name }’
bot-for = Bot voor { $name }
friend-how = Je krijgt een link om te sturen. De partij begint zodra alle plaatsen bezet zijn.
device-how = Jullie delen dit apparaat en geven het door.
anybody-how = We zoeken iemand die nu hetzelfde wil spelen.
make-link = Link maken
start = Beginnen
find-opponent = Tegenstander zoeken
seeking = Er wordt een tegenstander gezocht …
stop = Stoppen

## A table that waits
waiting-for-players = Er ontbreken nog spelers
send-link = Stuur deze link naar wie meespeelt:
copy = Kopiëren
copied = Gekopieerd
sit-down = Aanschuiven
stand-up = Opstaan
seat-open = Vrije plaats
seat-bot = Een bot laten meespelen
close-table = Tafel opheffen
table-closed = Deze tafel is opgeheven.
play-another = Andere partij

## At the table
you = Jij
somebody = Iemand
player-number = Speler { $n }
is-away = afwezig
turn-yours = Jij bent aan zet: { $what }
doing-place = { $name } plaatst een ring
doing-move = { $name } doet een zet
doing-claim-or-move = { $name } claimt een kleur of doet een zet
doing-row = { $name } neemt een rij weg
doing-ring = { $name } neemt een ring weg
doing-lay = { $name } legt een set
doing-attack = { $name } neemt een set of laat die liggen
doing-answer = { $name } neemt een set terug of legt die af
doing-draw = { $name } trekt een kaart
board-of = Bord van { $game }
moves = Zetten
back-to-now = Terug naar de partij
all-choices = Alle mogelijkheden ({ $count })
pool = Markers naast het bord: { $count }
rings-won = Ringen van het bord: { $count } van { $of }
has-claimed = Geclaimd: { $colour }
has-taken = Genomen: { $stack }
claim-a-colour = Een kleur claimen
time-left = Resterende tijd
periods-left = × { $count }
reset-turn = Beurt opnieuw beginnen
takeback = Vragen om terug te nemen
offer-draw = Remise aanbieden
resign = Opgeven
resign-sure = Echt opgeven?
claim-victory = Winst opeisen
accept = Aannemen
decline = Afwijzen
draw-offered = { $name } biedt remise aan.
takeback-asked = { $name } vraagt om de laatste zet terug te nemen.
understood = Begrepen
spectators = Toeschouwers: { $count }
chat = Chat ({ $count })
chat-say = Zeg iets
chat-send = Versturen
hand-over = Geef het apparaat door: { $name }
show-my-cards = Mijn kaarten tonen
show-known = Kaarten tonen die iedereen kent

## In words
cell-piece = { $point }, { $piece }
cell-empty = { $point }, leeg
cell-picked = { $cell }, gekozen
cell-target = { $cell }, doel
cell-start = { $cell }, te kiezen
picked-spoken = { $point } gekozen. Doelen: { $targets }.
piece-ring-white = witte ring
piece-ring-black = zwarte ring
piece-marker-white = witte marker
piece-marker-black = zwarte marker
piece-stack = stapel van { $height }: { $stack }
stack-on = { $above } op { $below }
card-joker = joker
move-place = Plaatsen op { $at }
move-way = { $from } naar { $to }
move-row = Rij { $first } tot { $last } wegnemen
move-off = Ring op { $at } wegnemen
move-claim = Claimen: { $colour }
move-lay = Leggen: { $cards }
move-take = De set nemen
move-leave = Laten liggen
move-reclaim = Terugnemen
move-discard = Afleggen en trekken
move-draw-row = { $card } uit de rij trekken
move-draw-pile = Van de trekstapel trekken
move-spoken = { $name }: { $move }.

## Linko!
ask-attack = Bij { $name } ligt { $set } bovenop. Wil je die set?
ask-answer = { $name } laat je set liggen: { $set }. Wat nu?
top-set = Bovenop: { $set }
no-set = Nog niets gelegd
earlier-sets = Sets eronder
known-cards = Bekend: { $cards }
in-hand = Kaarten in de hand
hand-size = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
score-so-far = stand { $score }
card-row = Open rij
pile-size = Trekstapel: { $count }
discard-size = Afgelegd: { $count }
my-place = Mijn plaats
my-hand = Mijn hand
hand-card = { $card }, { $n } van { $of }
choose-a-set = Kies een set

## The end
result-you = Je hebt gewonnen!
result-you-share = Je deelt de winst!
result-wins = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de winst
}
result-draw = Remise
result-none = Geen uitslag
scores = Stand
rematch = Revanche
accept-rematch = Revanche aannemen
to-rematch = Naar de revanche
ready = Klaar voor de volgende partij

## Lobby
lobby-open = Wachten op spelers
lobby-open-none = Op dit moment wacht er geen tafel.
lobby-running = Lopende partijen
lobby-running-none = Op dit moment speelt niemand openbaar.
people-here = Mensen hier: { $count }
watch = Kijken

## Rules and settings
contents = Inhoud
setting-language = Taal
setting-theme = Uiterlijk
setting-motion = Beweging
setting-sound = Geluid
as-browser = Zoals de browser
theme-system = Zoals het systeem
theme-light = Licht
theme-dark = Donker
motion-system = Zoals het systeem
motion-on = Aan
motion-off = Uit
sound-key = De M-toets zet het aan en uit
sound-on = Geluid aan
sound-off = Geluid uit

## What cannot be
not-possible = Dat kan nu niet.
