# People and pages: home, options before a game, account, profile, settings, about.

## The frame
title-of = { $screen } · { $app }
title-rules = Regeln von { $game }
title-table = Tisch
lost-title = Seite nicht gefunden
nav-about = Über Trilynx
nav-host = Selbst hosten
nav-privacy = Datenschutz
nav-account = Anmelden
nav-account-of = Dein Konto: { $name }

## Home and own games
learn-quickly = In 3 Minuten lernen
all-my-games = Alle deine Spiele
your-turn = Du bist dran

## Before a game
options-title = Optionen
options-none = wie üblich, ohne Uhr
choose-level = Wie stark?
wish-match = Match
match-none = Ein einzelnes Spiel
match-of = { $rounds ->
    [one] Jeder beginnt einmal
   *[other] Match: Jeder beginnt { $rounds }-mal
}
players-count = { $count } Personen
begin-colour = Deine Farbe
begin-colour-lot = Wird ausgelost
begin-colour-me = Weiß, du beginnst
begin-colour-other = Schwarz
begin-first = Wer beginnt?
begin-first-lot = Wird ausgelost
begin-first-me = Du
begin-first-other = Jemand anders
pace-fischer = { $minutes } min + { $seconds } s
pace-fischer-short = { $initial } s + { $seconds } s
pace-byoyomi = { $minutes } min, dann { $periods } × { $seconds } s
own-clock = Selbst einstellen …
own-clock-kind = Art
own-clock-fischer = Zeit plus Zuschlag
own-clock-byoyomi = Byo-yomi
own-clock-correspondence = Tage je Zug
own-clock-fischer-minutes = Minuten
own-clock-fischer-seconds = Sekunden je Zug
own-clock-byoyomi-minutes = Minuten
own-clock-byoyomi-periods = Perioden
own-clock-byoyomi-seconds = Sekunden je Periode
own-clock-correspondence-days = Tage
is-rated = Gewertet
rated-about = Das Ergebnis ändert deine Wertung.
rated-needs-clock = Nur mit Uhr.
rated-needs-account = Mit einem Konto kannst du gewertet spielen.
listed = In der Lobby zeigen
listed-about = Jeder darf Platz nehmen, nicht nur, wer den Link hat.
waited = Wartezeit: { $seconds } s
wait-in-lobby = In der Lobby warten
wait-in-lobby-about = Eröffnet einen Tisch, den alle sehen.

## A table that waits
qr-label = QR-Code des Links
qr-about = Oder den Code mit dem Handy scannen.
share-link = Teilen …
seat-bot-which = Bot für einen freien Platz

## Account
account-title = Dein Konto
account-why = Du kannst ohne Konto spielen. Mit einem hast du deine Spiele und Wertungen auf jedem Gerät.
account-name = Name
name-hint = 3 bis 20 Buchstaben (a–z), Ziffern, - und _
name-taken = Diesen Namen hat schon jemand, oder einen, der genauso aussieht.
name-unfit = Dieser Name geht nicht: 3 bis 20 Buchstaben (a–z), Ziffern, - und _, am Anfang und am Ende ein Buchstabe oder eine Ziffer, und nichts, was nach einem Bot oder der Leitung aussieht.
password = Passwort
password-hint = Mindestens 8 Zeichen. Am besten ein Passwortmanager oder ein paar zufällige Wörter.
password-unfit = Dieses Passwort geht nicht: Es braucht 8 bis 128 Zeichen und darf keines sein, das andere zuerst probieren, etwa dein Name, ein gängiges Wort mit Ziffern oder eine Tastenreihe.
password-wrong = Das ist nicht dein Passwort.
password-lost = Es gibt keine E-Mail und darum kein Zurücksetzen: Bewahre dein Passwort gut auf.
show-password = Zeigen
sign-in = Anmelden
make-account = Konto anlegen
account-needs-little = Name und Passwort, sonst nichts. Deine Spiele als Gast kommen mit.
as-guest = Du bist Gast
as-guest-about = Du spielst als „{ $name }“. Nur dieser Browser weiß, wer du bist.
forget-guest = Diesen Gast vergessen
forget-guest-sure = Vergessen? Deine Spiele findest du dann nicht wieder.
signed-in = Du bist angemeldet.
my-profile = Dein Profil
sign-out = Abmelden
sign-out-everywhere = Überall abmelden
change-name = Namen ändern
new-name = Neuer Name
change-done = Erledigt.
change-password = Passwort ändern
password-now = Bisheriges Passwort
password-new = Neues Passwort
password-changed = Erledigt. Alle anderen Browser sind abgemeldet und alle Tokens widerrufen.
my-data = Deine Daten
my-data-about = Alles, was über dich gespeichert ist, mit den Aufzeichnungen aller deiner Spiele, in einer Datei.
download-data = Deine Daten herunterladen
delete-account = Konto löschen …
delete-account-about = Das ist endgültig. Name, Passwort, Wertungen und Tokens werden gelöscht; deine Spiele bleiben, gespielt von niemand Bestimmtem. Lade vorher deine Daten herunter, wenn du sie behalten willst.
delete-account-now = Endgültig löschen
programs = Programme, die spielen
programs-about = Ein Programm kann mit diesem Konto spielen. Es zeigt statt des Passworts ein Token vor.
played-by-program = Mit diesem Konto spielt ein Programm (das sehen alle)
tokens = Tokens
token-label = Wofür?
token-label-hint = Ein Stichwort für dich, zum Beispiel „mein Bot“
token-make = Token erstellen
token-made = Erstellt { $day }
token-used = zuletzt benutzt { $day }
token-never = nie benutzt
token-revoke = Widerrufen
token-revoke-which = Das Token „{ $label }“ widerrufen
token-once = Dieses Token wird nur jetzt gezeigt. Kopiere es:

## Profile
nobody-of-this-name = Hier hat niemand dieses Namens ein Konto.
no-games-yet = Du hast noch nicht gespielt.
here-since = Dabei seit { $day }
is-program = von einem Programm gespielt
no-ratings = Noch keine gewerteten Spiele.
class-bullet = Bullet
class-blitz = Blitz
class-rapid = Schnell
class-classical = Klassisch
class-correspondence = Fernspiel
rating-unsure = ± { $deviation }
games-count = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
rating-curve = Verlauf der Wertung
rating-which = Welche Wertung
rating-curve-spoken = { $which }: von { $from } auf { $to } in { $games ->
        [one] { $games } gewerteten Spiel
       *[other] { $games } gewerteten Spielen
    }
rating-step = Durch die gewerteten Spiele gehen
as-table = Als Tabelle
column-day = Datum
column-rating = Wertung
column-game = Spiel
private-table = privat
games-title = Spiele
filter-game = Spiel
filter-stage = Stand
filter-all = Alle
stage-playing = Laufend
stage-over = Beendet
download-records = Alle Aufzeichnungen herunterladen
one-record = Aufzeichnung
to-replay = Nachspielen
more-games = Mehr Spiele
games-none = Keine solchen Spiele.
outcome-won = Gewonnen
outcome-shared = Geteilter Sieg
outcome-lost = Verloren
outcome-draw = Unentschieden
outcome-none = Ohne Ergebnis
outcome-decided = Beendet
outcome-waiting = Wartet
outcome-playing = Läuft
outcome-closed = Aufgelöst

## Lobby
filter-pace-live = Mit Uhr
filter-pace-correspondence = Tage je Zug
filter-pace-none = Ohne Uhr
lobby-open-own = Selbst einen Tisch eröffnen:
lobby-more = Weitere Spiele

## Settings
settings-lead = Alles gilt sofort und bleibt in diesem Browser.
settings-look = Aussehen und Ton
settings-board = Am Spielplan
setting-coordinates = Koordinaten
setting-coordinates-about = Buchstaben und Zahlen am Rand des Spielplans
setting-marks = Buchstaben und Zeichen auf LYNGK-Steinen
setting-marks-about = So lassen sich die Farben auch ohne Farbe unterscheiden
setting-known = Bekannte Karten in Linko!
setting-known-about = Zeigt, welche Karten der anderen alle gesehen haben
setting-confirm = Züge bestätigen
setting-confirm-about = Ein Zug gilt erst nach einem zweiten Tippen

## About
about-what = Trilynx ist ein Ort, um YINSH, LYNGK und Linko! zu spielen: gegen Menschen und Bots, im Browser, ohne Anmeldung.
about-promises = Die Regeln sind genau, und was nicht erlaubt ist, wird mit dem Absatz erklärt, in dem es steht. Ein bestätigter Zug geht nie verloren. Das Austeilen ist fair und von jedem nachprüfbar. Keine Werbung, kein Ausspähen.
about-version = Version { $version }
about-games = Die Spiele
about-authors = YINSH und LYNGK sind Spiele von Kris Burm, Linko! ist ein Spiel von Wolfgang Kramer und Michael Kiesling. Trilynx ist von ihnen und ihren Verlagen unabhängig und enthält weder ihre Texte noch ihre Bilder. Wenn dir die Spiele gefallen, kauf sie: Auf dem Tisch sind sie wunderschön.
about-bots = Die Bots
about-bots-how = Jedes Spiel hat zehn Stufen: von einer, die kaum mehr als die Regeln kennt, bis zu einer, die besser spielt als die meisten Menschen. Die starken rechnen voraus und beurteilen Stellungen mit Netzen, die aus Spielen gegen sich selbst gelernt haben.
about-bots-fair = Ein Bot sieht genau das, was ein Spieler auf seinem Platz sehen darf. In Linko! kennt er keine verdeckte Karte.
about-programs-how = Auch Programme dürfen hier spielen: über HTTP oder einen WebSocket, mit einem Token eines Kontos. Die Beschreibung der Schnittstelle unten entsteht aus dem Programm selbst. Engines im Terminal sprechen ein einfaches Zeilenprotokoll: trilynx engine.
about-openapi = Beschreibung der Schnittstelle (OpenAPI)
about-host-how = Trilynx ist ein einziges Programm und braucht keinen anderen Dienst. Mit dem Quelltext, Rust und Node.js baut und startet ein Befehl all das hier und sagt, welche Adresse du öffnen sollst:
about-host-club = Für einen Verein, damit alle im lokalen Netz mitspielen können:
about-host-more = Die Spiele liegen in einer Datei (SQLite); trilynx backup kopiert sie, während gespielt wird. Fürs Internet gehört ein Proxy mit TLS davor; für viele Spieler kann PostgreSQL die Spiele aufbewahren. Wie, steht im Ordner docs des Quelltexts.
about-licence = Lizenz
about-licence-how = Freie Software: MIT oder Apache 2.0, wie du magst. Du darfst sie benutzen, ändern und weitergeben.
privacy-short = Es wird so wenig wie möglich gespeichert, alles auf diesem Server, und nichts weitergegeben. Es gibt zwei Cookies: Eines sagt nur, wer du bist, das andere, dass dieser Browser schon einmal angemeldet war.
privacy-guest = Gäste
privacy-guest-how = Ein erfundener Name und wann du zum ersten Mal da warst.
privacy-account = Konten
privacy-account-how = Dein Name, wann das Konto angelegt wurde, deine Wertungen und ein Hash deines Passworts, aus dem es sich nicht berechnen lässt. Keine E-Mail-Adresse, kein richtiger Name.
privacy-games = Spiele
privacy-games-how = Wer gespielt hat, jeder Zug und wann er gemacht wurde, und das Ergebnis. Öffentliche Spiele können alle sehen, private nur, wer den Link kennt.
privacy-chat = Chat
privacy-chat-how = Was an einem Tisch gesagt wird, bleibt bei diesem Tisch und wird denen gezeigt, zu denen es gesagt wurde.
privacy-sessions = Sitzungen
privacy-sessions-how = Ein Hash des Cookies und wann es zuletzt benutzt wurde. Es gilt bis 90 Tage nach deinem letzten Besuch, falls der Betreiber nichts anderes gewählt hat.
privacy-address = Netzadressen
privacy-address-how = Werden im Arbeitsspeicher gezählt, um Missbrauch zu verhindern, und von diesem Programm nie gespeichert. Ein Proxy davor kann das anders halten: Frag den Betreiber.
privacy-rights = Du kannst jederzeit alles herunterladen, was über dich gespeichert ist, und dein Konto löschen:
