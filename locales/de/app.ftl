# The web app's own texts. What the games, tables and bots say stands in the files beside this one.

app-name = Trilynx
skip-to-content = Zum Inhalt
nav-label = Hauptmenü
nav-lobby = Lobby
nav-rules = Regeln
nav-settings = Einstellungen
page-not-found = Diese Seite gibt es nicht. Hier sind die Spiele.
connection-lost = Die Verbindung ist weg. Neuer Versuch …
loading = Einen Moment …

## Home
home-title = Drei Spiele. Setz dich und spiel.
home-lead = Keine Anmeldung, keine Installation: Wähle ein Spiel und mach deinen ersten Zug.
game-yinsh = YINSH
game-yinsh-about = Ringe gleiten, Marker wenden sich. Jede Fünferreihe befreit einen deiner Ringe, und drei freie Ringe gewinnen.
game-yinsh-facts = 2 Personen · eine halbe Stunde · nichts verdeckt
game-lyngk = LYNGK
game-lyngk-about = Baue Stapel in fünf Farben, wähle zwei davon für dich und hol dir die Fünferstapel.
game-lyngk-facts = 2 Personen · eine halbe Stunde · nichts verdeckt
game-linko = Linko!
game-linko-about = Lege Sätze, schnapp dir die der anderen und werde als Erster deine Karten los.
game-linko-facts = 2–5 Personen · eine halbe Stunde · Karten
my-games = Deine Spiele
go-on = Weiterspielen
play = Spielen
learn = Regeln

## Before a game
against-whom = Gegen wen?
opponent-bot = Bot
opponent-friend = Freunde
opponent-device = An diesem Gerät
opponent-anybody = Wer gerade kommt
variant = Variante
variant-yinsh-standard = Drei Ringe gewinnen
variant-yinsh-blitz = Blitz: ein Ring gewinnt
variant-lyngk-standard = Fünferstapel
variant-lyngk-six = Sechserstapel
players = Personen
clock = Uhr
bot-level = Stufe { $n }
bot-named = Bot „{ $name }“
bot-for = Bot für { $name }
friend-how = Du bekommst einen Link zum Verschicken. Es geht los, sobald alle Plätze besetzt sind.
device-how = Ihr teilt euch dieses Gerät und gebt es weiter.
anybody-how = Wir suchen jemanden, der jetzt dasselbe spielen möchte.
make-link = Link erstellen
start = Los
find-opponent = Mitspieler suchen
seeking = Mitspieler wird gesucht …
stop = Abbrechen

## A table that waits
waiting-for-players = Es fehlen noch Mitspieler
send-link = Schick diesen Link an alle, die mitspielen sollen:
copy = Kopieren
copied = Kopiert
sit-down = Platz nehmen
stand-up = Aufstehen
seat-open = Freier Platz
seat-bot = Einen Bot mitspielen lassen
close-table = Tisch auflösen
table-closed = Dieser Tisch wurde aufgelöst.
play-another = Neues Spiel

## At the table
you = Du
somebody = Jemand
player-number = Person { $n }
is-away = nicht da
turn-yours = Du bist dran: { $what }
doing-place = { $name } setzt einen Ring
doing-move = { $name } zieht
doing-claim-or-move = { $name } wählt eine Farbe oder zieht
doing-row = { $name } nimmt eine Reihe vom Plan
doing-ring = { $name } nimmt einen Ring vom Plan
doing-lay = { $name } legt einen Satz
doing-attack = { $name } nimmt einen Satz oder lässt ihn liegen
doing-answer = { $name } nimmt einen Satz zurück oder legt ihn ab
doing-draw = { $name } zieht eine Karte
board-of = Spielplan von { $game }
moves = Züge
back-to-now = Zurück zum Spiel
all-choices = Alle Möglichkeiten ({ $count })
pool = Marker neben dem Plan: { $count }
rings-won = Ringe vom Plan: { $count } von { $of }
has-claimed = Gewählt: { $colour }
has-taken = Genommen: { $stack }
claim-a-colour = Farbe wählen
time-left = Restzeit
periods-left = × { $count }
reset-turn = Zug neu beginnen
takeback = Um Rücknahme bitten
offer-draw = Remis anbieten
resign = Aufgeben
resign-sure = Wirklich aufgeben?
claim-victory = Sieg beanspruchen
accept = Annehmen
decline = Ablehnen
draw-offered = { $name } bietet Remis an.
takeback-asked = { $name } möchte den letzten Zug zurücknehmen.
understood = Verstanden
spectators = Zuschauer: { $count }
chat = Chat ({ $count })
chat-say = Etwas sagen
chat-send = Senden
hand-over = Gib das Gerät weiter: { $name }
show-my-cards = Meine Karten zeigen
show-known = Karten zeigen, die alle kennen

## In words
cell-piece = { $point }, { $piece }
cell-empty = { $point }, leer
cell-picked = { $cell }, ausgewählt
cell-target = { $cell }, Ziel
cell-start = { $cell }, wählbar
picked-spoken = { $point } ausgewählt. Ziele: { $targets }.
piece-ring-white = weißer Ring
piece-ring-black = schwarzer Ring
piece-marker-white = weißer Marker
piece-marker-black = schwarzer Marker
piece-stack = Stapel der Höhe { $height }: { $stack }
stack-on = { $above } auf { $below }
card-joker = Joker
move-place = Setzen auf { $at }
move-way = { $from } nach { $to }
move-row = Reihe { $first } bis { $last } nehmen
move-off = Ring auf { $at } nehmen
move-claim = Farbe wählen: { $colour }
move-lay = Legen: { $cards }
move-take = Satz nehmen
move-leave = Liegen lassen
move-reclaim = Zurücknehmen
move-discard = Ablegen und ziehen
move-draw-row = { $card } aus der Reihe ziehen
move-draw-pile = Vom Nachziehstapel ziehen
move-spoken = { $name }: { $move }.

## Linko!
ask-attack = Bei { $name } liegt oben: { $set }. Möchtest du den Satz?
ask-answer = { $name } lässt dir deinen Satz: { $set }. Was nun?
top-set = Oben: { $set }
no-set = Noch nichts gelegt
earlier-sets = Sätze darunter
known-cards = Bekannt: { $cards }
in-hand = Handkarten
hand-size = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
score-so-far = Stand { $score }
card-row = Offene Reihe
pile-size = Nachziehstapel: { $count }
discard-size = Abgelegt: { $count }
my-place = Mein Platz
my-hand = Meine Hand
hand-card = { $card }, { $n } von { $of }
choose-a-set = Wähle einen Satz

## The end
result-you = Du hast gewonnen!
result-you-share = Du teilst dir den Sieg!
result-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
result-draw = Remis
result-none = Ohne Ergebnis
scores = Punktestand
rematch = Revanche
accept-rematch = Revanche annehmen
to-rematch = Zur Revanche
ready = Bereit für das nächste Spiel

## Lobby
lobby-open = Warten auf Mitspieler
lobby-open-none = Gerade wartet kein Tisch.
lobby-running = Laufende Spiele
lobby-running-none = Gerade spielt niemand öffentlich.
people-here = Leute hier: { $count }
watch = Zuschauen

## Rules and settings
contents = Inhalt
setting-language = Sprache
setting-theme = Aussehen
setting-motion = Bewegung
setting-sound = Ton
as-browser = Wie im Browser
theme-system = Wie im System
theme-light = Hell
theme-dark = Dunkel
motion-system = Wie im System
motion-on = An
motion-off = Aus
sound-key = Die Taste M schaltet ihn an und aus
sound-on = Ton an
sound-off = Ton aus

## What cannot be
not-possible = Das geht gerade nicht.
