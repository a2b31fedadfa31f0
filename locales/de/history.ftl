# Was jemand gespielt hat: Züge, auf die gewartet wird, Filter, Statistik, sehenswerte Partien, Wiederherstellungscodes.

## Züge, auf die gewartet wird
moves-title = Hier bist du dran
moves-left = noch { $time }
next-game = Nächste Partie ({ $count })
key-next-game = Zur nächsten Partie, in der du dran bist

## Vorausgeplante Züge
plan-title = Geplante Züge
plan-moves = Züge planen
plan-about = Probier auf dem Spielplan einen Zug aus, den du erwartest, und deine Antwort darauf. Kommt dieser Zug, wird deine Antwort sofort gespielt. Das siehst nur du.
plan-full = Mehr Pläne kannst du in dieser Partie nicht speichern. Lösch einen, um Platz zu schaffen.
plan-expect = Was könnte { $name } spielen?
plan-answer = Was antwortest du?
plan-over = Damit wäre die Partie zu Ende.
plan-keep = Plan speichern
plan-back = Einen Zug zurück
plan-cancel = Verwerfen
plan-delete = Diesen Plan löschen

## Urlaub
vacation-title = Urlaub
vacation-about = Im Urlaub steht deine Uhr in Partien mit Tagen pro Zug still; die Uhren deiner Gegner laufen weiter. Ziehen kannst du trotzdem. In Turnieren gilt der Urlaub nur, wenn der Veranstalter es erlaubt, und eine abgelaufene Uhr bleibt abgelaufen. Du hast 30 ganze Tage pro Kalenderjahr; ein Urlaub beginnt sofort.
vacation-left = { $days ->
        [one] Noch { $days } Urlaubstag in diesem Jahr
       *[other] Noch { $days } Urlaubstage in diesem Jahr
    }
vacation-days = Tage
vacation-begin = Urlaub antreten
vacation-end = Urlaub beenden
vacation-end-about = Du kannst ihn vorzeitig beenden. Der angebrochene Tag zählt, die übrigen behältst du.
vacation-own = Du bist bis { $until } im Urlaub. So lange steht deine Uhr still.
vacation-of = { $name } ist bis { $until } im Urlaub. So lange steht die Uhr still.
vacation-until = Im Urlaub bis { $until }

## Partien und Filter
history-going = Laufende Partien
history-filters = Partien filtern
history-variant = Variante
history-result = Ergebnis
history-kind = Art
history-unrated = Ungewertet
history-players = Gegner
history-people = Menschen
history-bots = Bots
history-opponent = Name des Gegners
history-from = Von
history-to = Bis
history-clear = Filter zurücksetzen
history-older = Keine der neuesten Partien passt zu den Filtern. In älteren weitersuchen?

## Statistik
statistics-title = Statistik
statistics-which = Spiel wählen
statistics-won = Gewonnen
statistics-drawn = Remis
statistics-lost = Verloren
statistics-share = Quote
statistics-streak-won = { $count ->
    [one] Aktuelle Serie: { $count } Sieg
   *[other] Aktuelle Serie: { $count } Siege
}
statistics-streak-drawn = Aktuelle Serie: { $count } Remis
statistics-streak-lost = { $count ->
    [one] Aktuelle Serie: { $count } Niederlage
   *[other] Aktuelle Serie: { $count } Niederlagen
}
statistics-best = Längste Siegesserie: { $count }
statistics-paces = Nach Spiel und Bedenkzeit
statistics-kinds = Nach Gegner
statistics-people = Menschen
statistics-seats = Nach Zugreihenfolge
statistics-first = Selbst begonnen
statistics-second = Gegner begann
statistics-endings = So endeten die Partien
statistics-by-rules = Zu Ende gespielt
statistics-by-resignation = Aufgabe
statistics-by-time = Zeit abgelaufen
statistics-by-agreement = Remis vereinbart
statistics-by-absence = Partie verlassen
statistics-met = Häufigste Gegner
statistics-newest = Auf Grundlage der letzten { $count } Partien.

## Sehenswerte Partien
lobby-featured = Sehenswert
featured-upset = Überraschung
featured-close = Knappes Ergebnis
featured-strong = Starke Spieler

## Wiederherstellungscodes
recovery-title = Wiederherstellungscodes
recovery-about = Wenn du dein Passwort vergisst, kannst du mit einem Wiederherstellungscode ein neues festlegen. Jeder Code gilt nur einmal.
recovery-left = { $count ->
    [0] Du hast keine Codes.
    [one] Du hast noch { $count } Code.
   *[other] Du hast noch { $count } Codes.
}
recovery-make = Zehn Codes erstellen
recovery-replaces = Deine bisherigen Codes gelten dann nicht mehr.
recovery-once = Du siehst diese Codes nur jetzt. Schreib sie auf oder speichere sie.
recovery-save = Als Datei speichern
forgot-password = Passwort vergessen?
recover-about = Gib einen deiner Wiederherstellungscodes ein und wähle ein neues Passwort. Alle anderen Browser werden abgemeldet und alle Passkeys entfernt.
recovery-code = Wiederherstellungscode
recover = Neues Passwort festlegen
recover-wrong = Name und Code passen nicht zusammen, oder der Code wurde schon benutzt.

# How two people stand against each other.
meeting-points = Punkte in dieser Serie:
meeting-series = In dieser Serie: { $one } { $first } – { $second } { $other }
meeting-all = In allen Partien seit { $day }: { $one } { $first } – { $second } { $other }
meeting-newest = In den letzten { $count } Partien: { $one } { $first } – { $second } { $other }
meeting-yours = Deine Bilanz gegen { $name }: { $mine } – { $theirs }
accuracy-title = Genauigkeit
accuracy-spoken = { $game }: von { $from } auf { $to } in { $games ->
        [one] { $games } analysierten Partie
       *[other] { $games } analysierten Partien
    }
accuracy-step = Durch die analysierten Partien gehen
accuracy-mean = Durchschnitt { $mean }
accuracy-about = Aus den Partien, die du in diesem Browser analysiert hast. Das siehst nur du.
