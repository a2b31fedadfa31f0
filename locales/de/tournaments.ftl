# Tournaments: the list, a new one, and the page of one.

## The list
tournaments-title = Turniere
tournaments-lead = Schweizer System, Rundenturnier, Arena oder wechselnde Tische: Mach mit oder veranstalte dein eigenes Turnier.
tournaments-mine = Meine Turniere
tournaments-announced = Demnächst
tournaments-running = Laufend
tournaments-finished = Beendet
tournaments-none = Noch keine Turniere. Leg das erste an.
tournaments-all-games = Alle Spiele
tournaments-game = Spiel
tournament-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
tournament-won-by = Gewonnen von { $names }
tournament-private = Privat
tournament-invited-only = Auf Einladung
tournament-rated = Gewertet

## Formats
tournament-format = Modus
tournament-format-swiss = Schweizer System
tournament-format-round-robin = Rundenturnier
tournament-format-arena = Arena
tournament-format-tables = Wechselnde Tische
tournament-about-swiss = In jeder Runde spielst du gegen jemand Neues mit ähnlicher Punktzahl.
tournament-about-round-robin = Alle spielen gegen alle.
tournament-about-arena = Spiel so viele Partien wie möglich, bis die Zeit um ist. Nach zwei Siegen in Folge zählt jeder weitere Sieg doppelt.
tournament-about-tables = In jeder Runde sitzt du an einem neuen Tisch mit drei bis fünf Spielern.
tournament-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
tournament-minutes = { $count } min
tournament-cycles = { $count ->
    [1] eine Partie pro Gegner
   *[other] zwei Partien pro Gegner
}

## A new one
tournament-new = Neues Turnier
tournament-name = Name
tournament-description = Beschreibung (optional)
tournament-variant = Variante
tournament-number-rounds = Runden
tournament-number-minutes = Minuten
tournament-twice = Zwei Partien gegen jeden Gegner
tournament-starts = Beginn
tournament-starts-in = In { $minutes } Minuten
tournament-starts-own = Datum und Uhrzeit wählen
tournament-clock-minutes = Minuten pro Spieler
tournament-clock-seconds = Zuschlag pro Zug in Sekunden
tournament-slow = Mehrtägige Partien, mit Bedenkzeit pro Zug
tournament-clock-days = Tage pro Zug
tournament-vacations = Urlaub hält die Uhr eines Spielers an (Runden können länger dauern)
tournament-vacation-pauses = Urlaub hält in diesem Turnier die Uhr an.
tournament-vacation-ignored = Urlaub hält in diesem Turnier die Uhr nicht an.
tournament-break = Pause zwischen den Runden in Sekunden
tournament-check-in = Spieler checken in den letzten fünf Minuten vor Beginn ein
tournament-by-invitation = Nur auf Einladung
tournament-keep-private = Privat: nur mit dem Link zu finden
tournament-make-rated = Gewertet (nur mit Konto)
tournament-with-bots = Bots springen ein, wenn jemandem ein Gegner fehlt
tournament-create = Turnier anlegen

## The page
tournament-by = Veranstaltet von { $name }
tournament-of-club = Club: { $name }
tournament-members-only = Dieses Clubturnier ist nur für Mitglieder.
tournament-next-check-in = Einchecken möglich in
tournament-next-start = Beginnt in
tournament-next-round = Nächste Runde in
tournament-next-end = Endet in
tournament-paused = Unterbrochen
tournament-over = Beendet
tournament-round-of = Runde { $round } von { $rounds }
tournament-enter = Mitspielen
tournament-enter-again = Wieder mitspielen
tournament-withdraw = Aussteigen
tournament-check-in-now = Einchecken
tournament-checked-in = Du bist eingecheckt.
tournament-your-game = Deine Partie
tournament-to-table = Zu deiner Partie
tournament-wait-nobody-free = Alle anderen spielen gerade. Sobald jemand frei ist, bekommst du einen Gegner.
tournament-wait-just-met = Frei ist nur, wer gerade schon gegen dich gespielt hat.
tournament-wait-same-seat = Alle, die gerade frei sind, müssten dieselbe Farbe bekommen wie du.
tournament-wait-paused = Das Turnier ist unterbrochen.
tournament-wait-ending = Die Zeit ist fast um. Es beginnen keine Partien mehr.
tournament-you-rest = Deine Partie ist vorbei. Die nächste Runde beginnt, sobald alle Partien beendet sind.
tournament-you-entered = Du bist dabei. Deine Partie öffnet sich automatisch, wenn das Turnier beginnt.
tournament-invite-link = Einladungslink
tournament-ready = Deine Partie ist bereit: { $name }, Runde { $round }
tournament-ready-go = Spielen
tournament-ready-later = Nicht jetzt

## Standings, crosstable, rounds, history
tournament-tab-standings = Tabelle
tournament-tab-crosstable = Kreuztabelle
tournament-boards = Laufende Partien
tournament-tab-pairings = Runden
tournament-tab-history = Verlauf
tournament-place = Platz
tournament-player = Spieler
tournament-points = Punkte
tournament-rating = Wertung
tournament-no-games = Noch keine Partien.
tournament-tie-buchholz = Buchholz
tournament-tie-buchholz-about = Die Punkte aller Gegner
tournament-tie-sonneborn-berger = Sonneborn-Berger
tournament-tie-sonneborn-berger-about = Die Punkte der Gegner, gewichtet mit den gegen sie erzielten Punkten
tournament-tie-direct-encounter = Direkter Vergleich
tournament-tie-direct-encounter-about = Punkte aus den Partien der Punktgleichen untereinander
tournament-tie-wins = Siege
tournament-tie-wins-about = Gespielte und gewonnene Partien, ohne Freilose und kampflose Siege
tournament-tie-score-share = Punkteanteil
tournament-tie-score-share-about = Anteil an allen Punkten, die an deinen Tischen erzielt wurden
tournament-tie-opponents-points = Gegnerpunkte
tournament-tie-opponents-points-about = Die Punkte aller, die mit dir am Tisch saßen
tournament-streak = { $count } Siege in Folge
tournament-left = nicht mehr dabei
tournament-bye-full = Freilos: zählt wie ein Sieg
tournament-bye-half = Freilos: zählt einen halben Punkt
tournament-bye-rest = Spielfrei
tournament-absent = nicht angetreten
tournament-playing = spielt
tournament-round = Runde { $round }
tournament-why = Warum diese Paarungen?
tournament-why-schedule = Zeile { $row } der Berger-Tabelle.
tournament-why-swiss = Punkte { $one } und { $other }, Plätze { $first } und { $second }.
tournament-why-met = Bisherige Partien gegeneinander: { $met }. Eine andere Paarung war nicht möglich.
tournament-why-arena = Beide waren frei, mit { $one } und { $other } Punkten.
tournament-why-again = Sie haben gerade gegeneinander gespielt, aber sonst war niemand frei.
tournament-why-table = Punkte am Tisch: { $points }.
tournament-seats-balance = Die Farben sind so verteilt, dass beide gleich oft beginnen.
tournament-seats-alternation = Die Farben wechseln sich ab.
tournament-seats-rank = Wer besser platziert ist, wechselt die Farbe.
tournament-seats-lot = Die Farben wurden ausgelost.
tournament-bye-why-schedule = Bei ungerader Spielerzahl setzen alle reihum aus.
tournament-bye-why-odd = Die Zahl der Spieler ist ungerade.
tournament-bye-why-late = Erst nach der Auslosung der Runde dazugekommen.
tournament-result-won = { $winner } gewinnt gegen { $loser }
tournament-result-drawn = { $names }: Remis
tournament-result-absent = { $names }: nicht gespielt

tournament-did-created = Turnier angekündigt
tournament-did-changed = Einstellungen geändert
tournament-did-invited = { $name } eingeladen
tournament-did-entered = { $name } spielt mit
tournament-did-checked-in = { $name } hat eingecheckt
tournament-did-withdrew = { $name } ist ausgestiegen
tournament-did-came-back = { $name } ist wieder dabei
tournament-did-started = Turnier gestartet
tournament-did-paired = Runde { $round } ausgelost
tournament-did-no-show = Nicht angetreten: { $name }
tournament-did-ended = Ergebnis: { $name }
tournament-did-adjudicated = Ergebnis von der Turnierleitung: { $name }
tournament-did-excluded = { $name } ausgeschlossen
tournament-did-readmitted = { $name } wieder zugelassen
tournament-did-paused = Unterbrochen
tournament-did-resumed = Fortgesetzt
tournament-did-finished = Turnier beendet
tournament-did-undone = Eine Entscheidung der Turnierleitung wurde zurückgenommen

## Organisers
tournament-organise = Turnierleitung
tournament-start-now = Jetzt starten
tournament-next-round-now = Nächste Runde jetzt starten
tournament-pause = Unterbrechen
tournament-resume = Fortsetzen
tournament-finish = Turnier beenden
tournament-undo = Zurücknehmen
tournament-exclude = Ausschließen
tournament-readmit = Wieder zulassen
tournament-adjudicate = Ergebnis festlegen
tournament-wins = { $name } gewinnt
tournament-draw = Remis
tournament-not-played = Nicht gespielt
tournament-report = Turnierbericht herunterladen (TRF)

## What is refused
tournament-refused-not-organiser = Das kann nur die Turnierleitung.
tournament-refused-not-invited = An diesem Turnier kannst du nur mit Einladung teilnehmen.
tournament-refused-not-member = Nur Mitglieder des Clubs können teilnehmen.
tournament-refused-excluded = Die Turnierleitung hat dich ausgeschlossen.
tournament-refused-not-a-player = Du spielst in diesem Turnier nicht mit.
tournament-refused-already-so = Das ist schon erledigt.
tournament-refused-full = Das Maximum von { $most } ist erreicht.
tournament-refused-not-now = Das geht gerade nicht.
tournament-refused-round-unfinished = Die Runde läuft noch.
tournament-refused-last-round = Das ist die letzte Runde.
tournament-refused-too-few = Es müssen mindestens { $fewest } Spieler sein.
tournament-refused-not-found = Diese Partie oder diesen Spieler gibt es nicht.
tournament-refused-unsuitable = Bitte prüfe diese Angabe: { $what }.
tournament-refused-not-paused = Unterbrich zuerst das Turnier.
tournament-refused-rests-on-it = Etwas Späteres hängt davon ab. Nimm das zuerst zurück.
