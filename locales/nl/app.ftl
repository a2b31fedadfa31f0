# The web app's own texts. What the games, tables and bots say stands in the files beside this one.

app-name = Trilynx
skip-to-content = Naar de inhoud
nav-label = Hoofdmenu
nav-lobby = Lobby
nav-tournaments = Toernooien
nav-puzzles = Puzzels
nav-rules = Spelregels
nav-study = Analyse
nav-menu = Menu
nav-settings = Instellingen
page-not-found = Misschien is de link verouderd of verkeerd getypt. Kies een spel:
connection-lost = Verbinding verbroken. Opnieuw verbinden…
loading = Laden…

## Home
home-title = Drie spellen. Schuif aan en speel.
home-lead = Geen account, geen installatie. Kies een spel en doe je eerste zet.
game-yinsh = YINSH
game-yinsh-about = Verschuif ringen, draai markers om. Voor elke rij van vijf haal je een van je ringen van het bord, en met drie weggehaalde ringen win je.
game-yinsh-line = Maak vijf op een rij, haal een ring weg. Na drie win je.
game-yinsh-facts = 2 spelers · 30 minuten · alles ligt open
game-lyngk = LYNGK
game-lyngk-about = Bouw stapels van vijf kleuren, claim twee kleuren voor jezelf en scoor met elke stapel van vijf waar jouw kleur bovenop ligt.
game-lyngk-line = Stapel vijf kleuren en claim er twee voor jezelf.
game-lyngk-facts = 2 spelers · 30 minuten · alles ligt open
game-linko = Linko!
game-linko-about = Leg sets, kaap de kaarten van anderen en zorg dat jij er de meeste voor je hebt liggen zodra iemand geen kaarten meer heeft.
game-linko-line = Leg sets, kaap sets en houd de meeste kaarten op tafel.
game-linko-facts = 2–5 spelers · 30 minuten · kaartspel
my-games = Jouw partijen
go-on = Verder spelen
go-to-table = Naar de partij
play = Spelen

## Before a game
against-whom = Tegen wie wil je spelen?
opponent-bot = Een bot
opponent-friend = Vrienden
opponent-device = Op één apparaat
opponent-anybody = Online tegenspeler
variant = Variant
variant-yinsh-standard = Winnen met drie ringen
variant-yinsh-blitz = Winnen met één ring
variant-lyngk-standard = Stapels van vijf
variant-lyngk-six = Stapels van zes
players = Spelers
clock = Klok
bot-level = Niveau { $n }
bot-named = Bot ‘{ $name }’
bot-for = { $name } (bot)
friend-how = Je krijgt een link om door te sturen. De partij begint zodra alle plaatsen bezet zijn.
device-how = Jullie spelen samen op dit apparaat en geven het aan elkaar door.
anybody-how = We zoeken iemand die nu hetzelfde wil spelen.
make-link = Uitnodigingslink maken
start = Starten
find-opponent = Tegenspeler zoeken
seeking = Tegenspeler zoeken…
stop = Stoppen

## A table that waits
waiting-for-players = Wachten op spelers
send-link = Nodig anderen uit met deze link:
copy = Kopiëren
copied = Gekopieerd
sit-down = Aanschuiven
stand-up = Plaats vrijgeven
seat-open = Vrije plaats
seat-bot = Bot toevoegen
close-table = Partij annuleren
table-closed = Deze partij is geannuleerd.
play-another = Nieuwe partij

## At the table
you = Jij
somebody = Iemand
player-number = Speler { $n }
is-away = afwezig
turn-yours = Jouw beurt. { $what }.
doing-place = { $name } plaatst een ring
doing-move = { $name } is aan de beurt
doing-claim-or-move = { $name } claimt een kleur of doet een zet
doing-row = { $name } haalt een rij weg
doing-ring = { $name } haalt een ring weg
doing-lay = { $name } legt een set
doing-attack = { $name } beslist: set nemen of niet
doing-answer = { $name } neemt een set terug of legt hem af
doing-draw = { $name } trekt een kaart
board-of = { $game }-bord
moves = Zetten
back-to-now = Naar de laatste zet
all-choices = Alle mogelijke zetten ({ $count })
pool = Markers over: { $count }
rings-won = Ringen weggehaald: { $count } van { $of }
has-claimed = Geclaimd: { $colour }
has-taken = Gescoord: { $stack }
claim-a-colour = Kleur claimen
time-left = Resterende tijd
periods-left = × { $count }
reset-turn = Beurt opnieuw doen
takeback = Zet terugnemen
offer-draw = Remise aanbieden
resign = Opgeven
resign-sure = Echt opgeven?
claim-victory = Overwinning opeisen
accept = Accepteren
decline = Afwijzen
draw-offered = { $name } biedt remise aan.
takeback-asked = { $name } wil een zet terugnemen.
understood = Begrepen
spectators = Toeschouwers: { $count }
chat = Chat ({ $count })
chat-say = Schrijf een bericht
chat-send = Versturen
hand-over = Geef het apparaat aan { $name }
show-my-cards = Mijn kaarten tonen
show-known = Bekende kaarten tonen

## In words
cell-piece = { $point }, { $piece }
cell-empty = { $point }, leeg
cell-picked = { $cell }, geselecteerd
cell-target = { $cell }, mogelijke zet
cell-start = { $cell }, selecteerbaar
picked-spoken = { $point } geselecteerd. Mogelijke zetten: { $targets }.
piece-ring-white = witte ring
piece-ring-black = zwarte ring
piece-marker-white = witte marker
piece-marker-black = zwarte marker
plate-white = Wit
plate-black = Zwart
piece-stack = stapel van { $height }: { $stack }
stack-on = { $above } op { $below }
card-joker = joker
move-place = Ring plaatsen op { $at }
move-way = { $from } naar { $to }
move-row = Rij { $first } tot { $last } weghalen
move-off = Ring op { $at } weghalen
move-claim = Claim { $colour }
move-take = Set nemen
move-leave = Niet nemen
move-reclaim = Terugnemen
move-discard = Afleggen en trekken
move-draw-row = Trek { $set } uit de rij
move-draw-pile = Trek van de trekstapel
move-spoken = { $name }: { $move }.

## Linko!
top-set = Bovenste set: { $set }
no-set = Nog geen sets
earlier-sets = Eerdere sets: { $sets }
set-before-set = { $set }; { $earlier }
known-cards = Bekende kaarten: { $cards }
in-hand = { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
}
card-row = Rij open kaarten
discard-size = Afgelegd: { $count }
my-place = Jouw kant
my-hand = Jouw hand
choose-a-set = Kies een set

## The end
result-you = Je hebt gewonnen!
result-you-share = Je deelt de overwinning!
result-wins = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de overwinning
}
result-draw = Remise
result-none = Partij afgebroken
scores = Scores
rematch = Revanche
accept-rematch = Revanche accepteren
to-rematch = Naar de revanche
to-tournament = Terug naar het toernooi
ready = Klaar voor de volgende partij

## Lobby
lobby-open = Open partijen
lobby-open-none = Op dit moment wacht er niemand.
lobby-running = Lopende partijen
lobby-running-none = Er zijn nu geen lopende partijen.
people-here = Nu online: { $count }
watch = Kijken

## Rules and settings
contents = Inhoud
setting-language = Taal
setting-theme = Thema
setting-motion = Animaties
setting-sound = Geluid
as-browser = Taal van de browser
theme-system = Systeemstandaard
theme-light = Licht
theme-dark = Donker
motion-system = Systeemstandaard
motion-on = Aan
motion-off = Uit
sound-key = Met de M-toets zet je het geluid aan of uit
sound-on = Geluid aan
sound-off = Geluid uit

## What cannot be
not-possible = Dat kan nu niet.
