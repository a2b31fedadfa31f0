# People and pages: home, options before a game, account, profile, settings, about.

## The frame
title-of = { $screen } · { $app }
title-rules = { $game }-Regeln
title-table = Partie
lost-title = Seite nicht gefunden
to-home = Startseite
nav-about = Über Trilynx
nav-host = Selbst hosten
nav-privacy = Datenschutz
nav-account = Anmelden
nav-account-of = Dein Konto: { $name }

## Home and own games
learn-quickly = Spielen lernen
all-my-games = Alle deine Partien
your-turn = Du bist dran
your-turn-against = Du bist dran gegen { $names }
against-names = Deine Partie gegen { $names }
and-more-games = und { $count } weitere
hide-game = Diese Partie ausblenden
table-hidden = Auf diesem Gerät ausgeblendet. Unter „Deine Partien“ findest du sie noch.
undo = Rückgängig
boards-pause = Vorführung anhalten
boards-play = Vorführung fortsetzen
home-learn = Neu hier?
home-learn-about = Lerne beim Spielen, Schritt für Schritt.
bot-ready = Sofort bereit

## Before a game
options-title = Optionen
options-none = Standard, ohne Uhr
choose-level = Wie stark?
level-of = Stufe { $n } von { $of }
level-top = Über allen Stufen
bot-instead = Lieber gegen einen Bot
name-optional = Name (optional)
options-match = Match
match-none = Einzelne Partie
match-of = { $rounds ->
    [one] Match: Alle beginnen einmal
   *[other] Match: Alle beginnen { $rounds }-mal
}
players-count = { $count } Spieler
begin-colour = Deine Farbe
begin-colour-lot = Zufällig
begin-colour-me = Weiß, du beginnst
begin-colour-other = Schwarz
begin-first = Wer beginnt?
begin-first-lot = Zufällig
begin-first-me = Du
begin-first-other = Jemand anders
pace-fischer = { $minutes } min + { $seconds } s
pace-fischer-short = { $initial } s + { $seconds } s
pace-byoyomi = { $minutes } min, dann { $periods } × { $seconds } s
own-clock = Eigene Uhr …
own-clock-kind = Art
own-clock-fischer = Zeit plus Zuschlag
own-clock-byoyomi = Byo-yomi
own-clock-correspondence = Tage pro Zug
own-clock-fischer-minutes = Minuten
own-clock-fischer-seconds = Sekunden pro Zug
own-clock-byoyomi-minutes = Minuten
own-clock-byoyomi-periods = Perioden
own-clock-byoyomi-seconds = Sekunden pro Periode
own-clock-correspondence-days = Tage
is-rated = Gewertet
rated-about = Das Ergebnis verändert deine Wertung.
rated-needs-clock = Nur mit Uhr.
rated-needs-account = Erstelle ein Konto, um gewertete Partien zu spielen.
listed = In der Lobby zeigen
listed-about = Alle können mitspielen, nicht nur, wer den Link hat.
waited = Wartezeit: { $seconds } s
wait-in-lobby = In der Lobby warten
wait-in-lobby-about = Eröffnet eine Partie, die alle sehen und bei der alle mitspielen können.

## A table that waits
qr-label = QR-Code zum Link
qr-about = Oder scanne diesen Code mit dem Handy.
share-link = Teilen …
invites-you = { $name } lädt dich zu einer Partie { $game } ein
your-name = Dein Name (optional)
your-name-about = Unter diesem Namen sieht dich { $name }.
own-name-about = Deine Einladung kommt von „{ $name }“.
guest-animal = { $animal ->
    [badger] Dachs
    [bear] Bär
    [bee] Biene
    [crane] Kranich
    [cricket] Grille
    [dolphin] Delfin
    [dove] Taube
    [eagle] Adler
    [falcon] Falke
    [finch] Fink
    [fox] Fuchs
    [gecko] Gecko
    [hare] Hase
    [hawk] Habicht
    [heron] Reiher
    [ibex] Steinbock
    [jay] Häher
    [kestrel] Turmfalke
    [koala] Koala
    [lark] Lerche
    [lemur] Lemur
    [lion] Löwe
    [lynx] Luchs
    [magpie] Elster
    [marten] Marder
    [mole] Maulwurf
    [newt] Molch
    [otter] Otter
    [owl] Eule
    [panda] Panda
    [puffin] Papageitaucher
    [raven] Rabe
    [robin] Rotkehlchen
    [seal] Robbe
    [stork] Storch
    [swan] Schwan
    [tiger] Tiger
    [turtle] Schildkröte
    [wolf] Wolf
    [wren] Zaunkönig
   *[other] { $animal }
}
guest-name-unfit = Dieser Name geht hier nicht. Nimm 2–20 Buchstaben oder Ziffern, vorn einen Buchstaben.
learn-first = Erst das Spiel lernen
no-account-needed = Kein Konto, keine Installation.
seat-bot-which = Bot für einen freien Platz

## Account
account-title = Dein Konto
account-why = Du kannst ohne Konto spielen. Mit Konto hast du deine Partien und Wertungen auf jedem Gerät.
account-name = Name
name-hint = 3–20 Zeichen: a–z, Ziffern, - und _
name-taken = Dieser Name ist nicht verfügbar: Er oder ein sehr ähnlicher ist schon vergeben.
name-too-short = Zu kurz. Ein Name braucht mindestens { $least } Zeichen.
name-unfit = Dieser Name ist nicht erlaubt. Nimm 3–20 Zeichen (a–z, Ziffern, - und _), am Anfang und am Ende einen Buchstaben oder eine Ziffer, und gib dich nicht als Bot oder als Teil des Teams aus.
password = Passwort
password-hint = Mindestens 8 Zeichen. Am besten aus einem Passwortmanager oder aus ein paar zufälligen Wörtern.
password-too-short = Zu kurz. Ein Passwort braucht mindestens { $least } Zeichen.
password-unfit = Dieses Passwort ist nicht erlaubt. Nimm 8–128 Zeichen und nichts, was leicht zu erraten ist, etwa deinen Namen, ein gängiges Wort mit Ziffern oder benachbarte Tasten.
password-wrong = Das ist nicht dein aktuelles Passwort.
password-lost = Eine E-Mail-Adresse brauchst du nicht. Erstelle am besten, sobald du angemeldet bist, Wiederherstellungscodes für den Fall, dass du dein Passwort vergisst.
show-password = Anzeigen
sign-in = Anmelden
make-account = Konto erstellen
account-needs-little = Nur ein Name und ein Passwort. Die Partien, die du als Gast gespielt hast, nimmst du mit.
as-guest = Du bist Gast
as-guest-about = Du spielst als „{ $name }“. Nur dieser Browser weiß, wer du bist.
forget-guest = Diesen Gast vergessen
forget-guest-sure = Wirklich vergessen? Deine Partien findest du dann nicht mehr wieder.
signed-in = Du bist angemeldet.
my-profile = Dein Profil
sign-out = Abmelden
sign-out-everywhere = Überall abmelden
change-name = Namen ändern
new-name = Neuer Name
change-done = Gespeichert.
change-password = Passwort ändern
password-now = Aktuelles Passwort
password-new = Neues Passwort
password-changed = Passwort geändert. Alle anderen Browser wurden abgemeldet, alle bisherigen Tokens, Wiederherstellungscodes und Passkeys sind ungültig.
my-data = Deine Daten
my-data-about = Alles, was wir über dich speichern, samt den Aufzeichnungen aller deiner Partien, in einer Datei.
download-data = Deine Daten herunterladen
delete-account = Konto löschen …
delete-account-about = Das lässt sich nicht rückgängig machen. Name, Passwort, Wertungen und Tokens werden gelöscht; deine Partien bleiben, aber ohne deinen Namen. Lade vorher deine Daten herunter, wenn du sie behalten willst.
delete-account-now = Endgültig löschen
programs = Programme, die spielen
programs-about = Ein Programm kann mit diesem Konto spielen. Statt deines Passworts benutzt es ein Token.
played-by-program = Mit diesem Konto spielt ein Programm (das sehen alle)
tokens = Tokens
token-label = Wofür ist es?
token-label-hint = Eine Notiz für dich, zum Beispiel „mein Bot“
token-make = Token erstellen
token-made = Erstellt: { $day }
token-used = zuletzt benutzt: { $day }
token-never = nie benutzt
token-revoke = Widerrufen
token-revoke-which = Token „{ $label }“ widerrufen
token-once = Du siehst dieses Token nur jetzt. Kopiere es:

## Profile
nobody-of-this-name = Hier heißt niemand so.
no-games-yet = Du hast noch keine Partie gespielt.
here-since = Dabei seit { $day }
is-program = von einem Programm gespielt
no-ratings = Noch keine gewerteten Partien.
profile-private = Private Partien, etwa gegen Bots, siehst nur du.
class-bullet = Bullet
class-blitz = Blitz
class-rapid = Schnell
class-classical = Klassisch
class-correspondence = Fernpartie
rating-unsure = ± { $deviation }
games-count = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
rating-curve = Verlauf der Wertung
rating-which = Welche Wertung
rating-curve-spoken = { $which }: von { $from } auf { $to } in { $games ->
        [one] { $games } gewerteten Partie
       *[other] { $games } gewerteten Partien
    }
rating-step = Durch die gewerteten Partien gehen
as-table = Als Tabelle zeigen
column-day = Datum
column-rating = Wertung
column-game = Partie
private-table = privat
games-title = Partien
filter-game = Spiel
filter-all = Alle
stage-playing = Läuft
download-records = Alle Aufzeichnungen herunterladen
one-record = Herunterladen
to-replay = Nachspielen
more-games = Mehr zeigen
games-none = Keine Partien gefunden.
outcome-won = Gewonnen
outcome-shared = Geteilter Sieg
outcome-lost = Verloren
outcome-draw = Remis
outcome-none = Kein Ergebnis
outcome-decided = Beendet
outcome-waiting = Wartet
outcome-playing = Läuft
outcome-closed = Abgesagt

## Lobby
filter-pace-live = Mit Uhr
filter-pace-correspondence = Tage pro Zug
filter-pace-none = Ohne Uhr
lobby-open-own = Eröffne selbst eine Partie:
lobby-more = Weitere laufende Partien
lobby-quick = Sofort spielen
lobby-quick-about = Einmal tippen, und wir suchen einen Gegner.
pace-waiting = { $count ->
    [one] { $count } Person wartet
   *[other] { $count } Personen warten
}
your-usual = Wie zuletzt
lobby-finished = Gerade beendet
lobby-bots = Immer da
lobby-bots-game = Bots für
lobby-bots-all = Alle Bots und Optionen
lobby-all-games = Alle Spiele
lobby-all-paces = Alle Bedenkzeiten

## Settings
settings-lead = Änderungen gelten sofort und werden in diesem Browser gespeichert.
settings-look = Aussehen und Ton
settings-set = Spielplan und Steine
material-slate = Schiefer
material-slate-about = Geschliffener Stein mit gravierten Linien
material-oak = Eiche
material-oak-about = Warmes Furnier mit eingebrannten Linien
material-paper = Papier
material-paper-about = Geschnittener Karton, fast flach
material-night = Nacht
material-night-about = Blauer Lack in kühlem Licht
settings-board = Am Spielplan
setting-coordinates = Koordinaten
setting-coordinates-about = Buchstaben und Zahlen am Rand des Spielplans
setting-marks = Symbole auf LYNGK-Steinen
setting-marks-about = So lassen sich die Steine auch ohne Farben unterscheiden
setting-known = Bekannte Karten in Linko!
setting-known-about = Zeigt Handkarten der anderen, die schon alle gesehen haben
setting-confirm = Züge bestätigen
setting-confirm-about = Ein Zug gilt erst nach dem zweiten Tippen

## About
about-what = Auf Trilynx spielst du YINSH, LYNGK und Linko! im Browser, gegen Menschen oder Bots und ohne Anmeldung.
about-promises = Die Regeln sind genau, und ist ein Zug nicht erlaubt, zeigen wir dir die Regel dazu. Ein bestätigter Zug geht nie verloren. Das Austeilen ist fair, und alle können es nachprüfen. Keine Werbung, kein Tracking.
about-version = Version { $version }
about-games = Die Spiele
about-authors = YINSH und LYNGK sind Spiele von Kris Burm, Linko! ist ein Spiel von Wolfgang Kramer und Michael Kiesling. Trilynx ist unabhängig von den Autoren und ihren Verlagen und verwendet weder ihre Texte noch ihre Bilder. Wenn dir die Spiele gefallen, kauf sie: Auf dem Tisch sind sie wunderschön.
about-bots = Die Bots
about-bots-how = Jedes Spiel hat zehn Stufen, von einer, die kaum mehr als die Regeln kennt, bis zu einer, die die meisten Menschen schlägt. Die starken rechnen voraus und beurteilen Stellungen mit neuronalen Netzen, die durch Partien gegen sich selbst trainiert wurden.
about-bots-fair = Ein Bot sieht genau das, was ein Mensch auf seinem Platz sehen würde. In Linko! kennt er nie eine verdeckte Karte.
about-engine = Hier können die Bots auch in deinem Browser denken, deshalb kannst du auch offline gegen sie spielen.
about-programs-how = Auch Programme können hier spielen, über HTTP oder WebSocket, mit einem Token aus deinem Konto. Die API-Beschreibung unten wird vom Server selbst erzeugt. Engines auf der Kommandozeile sprechen ein einfaches Zeilenprotokoll: trilynx engine.
about-openapi = API-Beschreibung (OpenAPI)
about-host-how = Trilynx ist ein einziges Programm und braucht keine anderen Dienste. Hast du den Quelltext, Rust und Node.js, dann baut und startet ein einziger Befehl alles und nennt dir die Adresse zum Öffnen:
about-host-club = Für einen Verein, damit alle im lokalen Netz mitspielen können:
about-host-more = Alle Partien liegen in einer Datei (SQLite); trilynx backup kopiert sie auch während des Spielbetriebs. Im Internet gehört ein Proxy mit TLS davor; für viele Spieler nimmst du PostgreSQL. Wie das geht, steht im Ordner docs des Quelltexts.
about-licence = Lizenz
about-licence-how = Freie Software: MIT oder Apache 2.0, ganz wie du magst. Du darfst sie benutzen, ändern und weitergeben.
privacy-short = Wir speichern so wenig wie möglich, alles auf diesem Server, und geben nichts weiter. Es gibt zwei Cookies: Eines sagt, wer du bist, das andere, dass dieser Browser schon einmal angemeldet war.
privacy-guest = Gäste
privacy-guest-how = Ein zufälliger oder der von dir gewählte Name und wann du zum ersten Mal hier warst.
privacy-account = Konten
privacy-account-how = Dein Name, wann du das Konto erstellt hast, deine Wertungen, welche Lektionen du geschafft hast, wem du folgst und wen du blockiert hast, deine Urlaube und geplanten Züge sowie Hashes deines Passworts und deiner Wiederherstellungscodes, aus denen sich weder das Passwort noch die Codes zurückgewinnen lassen. Von Passkeys: ihr Name, ihr öffentlicher Schlüssel und wann du sie hinzugefügt und zuletzt benutzt hast; Fingerabdruck und Gesicht verlassen dein Gerät nie. Deine E-Mail-Adresse nur, wenn du sie angibst: Dorthin schicken wir Links zum Bestätigen oder für ein neues Passwort, Hinweise zu deinem Konto und Zusammenfassungen. Nach deinem echten Namen fragen wir nicht.
privacy-games = Partien
privacy-games-how = Wer gespielt hat, jeder Zug und sein Zeitpunkt sowie das Ergebnis. Öffentliche Partien können alle sehen, private alle, die den Link haben.
privacy-fair-play = Faires Spiel
privacy-fair-play-how = In gewerteten Partien mit Uhr: wie oft deine Züge denen der Bots gleichen, wie lange du nachdenkst und in wie vielen deiner Züge du die Seite verlassen hast. Das sehen nur Moderatoren.
privacy-chat = Chat
privacy-chat-how = Nachrichten bleiben bei der Partie, in der sie geschrieben wurden, und sind nur für die sichtbar, an die sie gerichtet waren. Werden sie gemeldet, sieht sie auch die Moderation. Private Nachrichten sehen sonst nur die beiden, die sich schreiben. Löschst du dein Konto, wird auch gelöscht, was du geschrieben hast. Wer diesen Server betreibt, kann allerdings dessen Datenbank lesen.
privacy-sessions = Sitzungen
privacy-sessions-how = Ein Hash des Cookies und wann es zuletzt benutzt wurde. Eine Sitzung endet 90 Tage nach deinem letzten Besuch, sofern der Betreiber nichts anderes eingestellt hat.
privacy-address = IP-Adressen
privacy-address-how = Sie werden im Arbeitsspeicher gezählt, um Missbrauch zu verhindern, und von diesem Programm nie gespeichert. Ein Proxy davor könnte sie speichern: Frag den Betreiber. Von Konten werden 14 Tage lang Hashes der Netze aufbewahrt, aus denen sie benutzt wurden, damit Gesperrte nicht einfach wiederkommen.
privacy-rights = Du kannst jederzeit alles herunterladen, was wir über dich speichern, oder dein Konto löschen:

block = Blockieren
block-about = { $name } blockieren? Du siehst keine Nachrichten mehr von dieser Person, ihr werdet einander außerhalb von Turnieren nicht mehr zugeteilt, und sie kann deinen Partien nicht beitreten. Sie erfährt nichts davon.
unblock = Blockierung aufheben
unblock-whom = Blockierung von { $name } aufheben
blocked-title = Blockierte Personen
blocked-about = Du siehst keine Nachrichten dieser Personen, sie werden dir außerhalb von Turnieren nicht als Gegner zugeteilt, und sie können deinen Partien nicht beitreten. Nur du siehst diese Liste.
blocked-since = blockiert seit { $day }
report = Melden
