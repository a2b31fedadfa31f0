# The web app's own texts. What the games, tables and bots say stands in the files beside this one.

app-name = Trilynx
skip-to-content = Zum Inhalt
nav-label = Hauptmenü
nav-lobby = Lobby
nav-tournaments = Turniere
nav-puzzles = Aufgaben
nav-rules = Regeln
nav-study = Analyse
nav-menu = Menü
nav-settings = Einstellungen
page-not-found = Vielleicht ist der Link veraltet oder enthält einen Tippfehler. Wähle ein Spiel:
connection-lost = Verbindung unterbrochen. Neuer Versuch …
loading = Wird geladen …

## Home
home-title = Drei Spiele. Nimm Platz und spiel.
home-lead = Ohne Anmeldung, ohne Installation. Wähle ein Spiel und mach deinen ersten Zug.
game-yinsh = YINSH
game-yinsh-about = Zieh Ringe, dreh Marker um. Für jede Fünferreihe kommt einer deiner Ringe vom Plan. Sind es drei, hast du gewonnen.
game-yinsh-line = Bilde Fünferreihen. Jede kostet einen Ring, die dritte gewinnt.
game-yinsh-facts = 2 Spieler · 30 Minuten · alles liegt offen
game-lyngk = LYNGK
game-lyngk-about = Baue Stapel aus fünf Farben, wähle zwei Farben für dich und punkte mit jedem Fünferstapel, der deine Farbe oben hat.
game-lyngk-line = Staple fünf Farben und wähle zwei davon für dich.
game-lyngk-facts = 2 Spieler · 30 Minuten · alles liegt offen
game-linko = Linko!
game-linko-about = Lege Sätze, luchse den anderen ihre Karten ab und sorge dafür, dass die meisten vor dir liegen, sobald jemand keine mehr auf der Hand hat.
game-linko-line = Lege Karten, luchse anderen ihre ab und hab am Ende die meisten vor dir.
game-linko-facts = 2–5 Spieler · 30 Minuten · Kartenspiel
my-games = Deine Partien
go-on = Weiterspielen
go-to-table = Zur Partie
play = Spielen

## Before a game
against-whom = Gegen wen möchtest du spielen?
opponent-bot = Bot
opponent-friend = Freunde
opponent-device = Am selben Gerät
opponent-anybody = Online-Gegner
variant = Variante
variant-yinsh-standard = Drei Ringe zum Sieg
variant-yinsh-blitz = Ein Ring zum Sieg
variant-lyngk-standard = Fünferstapel
variant-lyngk-six = Sechserstapel
players = Spieler
clock = Uhr
bot-level = Stufe { $n }
bot-named = Bot „{ $name }“
bot-for = { $name } (Bot)
friend-how = Du bekommst einen Link zum Verschicken. Es geht los, sobald alle Plätze besetzt sind.
device-how = Ihr spielt an diesem Gerät und reicht es weiter.
anybody-how = Wir suchen jemanden, der jetzt dasselbe spielen möchte.
make-link = Einladungslink erstellen
start = Starten
find-opponent = Gegner suchen
seeking = Gegner wird gesucht …
stop = Abbrechen

## A table that waits
waiting-for-players = Es fehlen noch Mitspieler
send-link = Lade andere mit diesem Link ein:
copy = Kopieren
copied = Kopiert
sit-down = Platz nehmen
stand-up = Platz freigeben
seat-open = Freier Platz
seat-bot = Bot hinzufügen
close-table = Partie absagen
table-closed = Diese Partie wurde abgesagt.
play-another = Neue Partie

## At the table
you = Du
somebody = Jemand
player-number = Spieler { $n }
is-away = abwesend
turn-yours = Du bist dran: { $what }
doing-place = { $name } setzt einen Ring
doing-move = { $name } ist am Zug
doing-claim-or-move = { $name } wählt eine Farbe oder zieht
doing-row = { $name } entfernt eine Reihe
doing-ring = { $name } entfernt einen Ring
doing-lay = { $name } legt einen Satz
doing-attack = { $name } entscheidet: Satz nehmen oder nicht
doing-answer = { $name } nimmt einen Satz zurück oder wirft ihn ab
doing-draw = { $name } zieht eine Karte
board-of = { $game }-Spielplan
moves = Züge
back-to-now = Zum letzten Zug
all-choices = Alle möglichen Züge ({ $count })
pool = Marker übrig: { $count }
rings-won = Entfernte Ringe: { $count } von { $of }
has-claimed = Gewählt: { $colour }
has-taken = Punkt: { $stack }
claim-a-colour = Farbe wählen
time-left = Restzeit
periods-left = × { $count }
reset-turn = Zug neu beginnen
takeback = Um Zugrücknahme bitten
offer-draw = Remis anbieten
resign = Aufgeben
resign-sure = Wirklich aufgeben?
claim-victory = Sieg beanspruchen
accept = Annehmen
decline = Ablehnen
draw-offered = { $name } bietet Remis an.
takeback-asked = { $name } bittet um Zugrücknahme.
understood = Alles klar
spectators = Zuschauer: { $count }
chat = Chat ({ $count })
chat-say = Nachricht schreiben
chat-send = Senden
hand-over = Gib das Gerät an { $name } weiter
show-my-cards = Meine Karten zeigen
show-known = Bekannte Karten zeigen

## In words
cell-piece = { $point }, { $piece }
cell-empty = { $point }, leer
cell-picked = { $cell }, ausgewählt
cell-target = { $cell }, möglicher Zug
cell-start = { $cell }, auswählbar
picked-spoken = { $point } ausgewählt. Mögliche Züge: { $targets }.
piece-ring-white = weißer Ring
piece-ring-black = schwarzer Ring
piece-marker-white = weißer Marker
piece-marker-black = schwarzer Marker
plate-white = Weiß
plate-black = Schwarz
piece-stack = Stapel aus { $height } Steinen: { $stack }
stack-on = { $above } auf { $below }
card-joker = Joker
move-place = Ring auf { $at } setzen
move-way = { $from } nach { $to }
move-row = Reihe { $first } bis { $last } entfernen
move-off = Ring auf { $at } entfernen
move-claim = { $colour } wählen
move-take = Satz nehmen
move-leave = Nicht nehmen
move-reclaim = Zurücknehmen
move-discard = Abwerfen und ziehen
move-draw-row = { $set } aus der Reihe ziehen
move-draw-pile = Vom Nachziehstapel ziehen
move-spoken = { $name }: { $move }.

## Linko!
top-set = Oberster Satz: { $set }
no-set = Noch keine Sätze
earlier-sets = Frühere Sätze: { $sets }
set-before-set = { $set }; { $earlier }
known-cards = Bekannte Karten: { $cards }
in-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
card-row = Reihe der offenen Karten
discard-size = Abgeworfen: { $count }
my-place = Deine Seite
my-hand = Deine Hand
choose-a-set = Tippe auf deine Karten

## The end
result-you = Du hast gewonnen!
result-you-share = Geteilter Sieg!
result-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
result-draw = Remis
result-none = Partie abgebrochen
scores = Punktestand
rematch = Revanche
accept-rematch = Revanche annehmen
to-rematch = Zur Revanche
to-tournament = Zum Turnier
ready = Bereit für die nächste Partie

## Lobby
lobby-open = Offene Partien
lobby-open-none = Gerade wartet niemand auf Mitspieler.
lobby-running = Laufende Partien
lobby-running-none = Gerade läuft keine Partie.
people-here = Jetzt online: { $count }
watch = Zuschauen

## Rules and settings
contents = Inhalt
setting-language = Sprache
setting-theme = Farbschema
setting-motion = Animationen
setting-sound = Ton
as-browser = Browserstandard
theme-system = Systemstandard
theme-light = Hell
theme-dark = Dunkel
motion-system = Systemstandard
motion-on = Ein
motion-off = Aus
sound-key = Mit der Taste M schaltest du den Ton ein und aus
sound-on = Ton ein
sound-off = Ton aus

## What cannot be
not-possible = Das geht gerade nicht.
