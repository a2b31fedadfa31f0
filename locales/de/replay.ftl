# Replay, study and review: going through a game, trying other ways, and what a bot says about it.

## Going through a game
replay-title = Nachspielen: { $game }
replay-loading = Nachspielen
replay-running = Diese Partie läuft noch.
replay-secret = Solange Karten verdeckt sind, siehst du jede Stellung so, wie du sie gesehen hast; anderes lässt sich nicht ausprobieren.
replay-steps = Schritte durch die Partie
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-on = Einen Zug weiter
replay-last = Zum Ende
replay-run = Von selbst abspielen
replay-where = Zug { $n } von { $of }
replay-at-start = Vor dem ersten Zug.
replay-no-moves = Noch kein Zug. Spiele einen auf dem Brett.
replay-variations = Statt: { $move }
replay-promote = Zur Hauptvariante machen
replay-remove = Ab hier löschen
replay-download = Aufzeichnung herunterladen
replay-study = Von hier aus studieren
replay-table = Zum Tisch
replay-seen-by = Karten sieht
replay-decider = Wer entscheidet
replay-show-hands = Alle Hände zeigen
result-replay = Nachspielen
result-review = Durchsehen

## Free study
study-title = Studieren: { $game }
study-new = Neu: { $game }
study-paste = Aufzeichnung oder Stellung öffnen
study-paste-how = Füge eine Aufzeichnung, eine Zugfolge oder eine Stellung ein. YINSH-Partien in der Notation des Autors oder von boardspace.net werden auch gelesen.
study-paste-empty = Hier steht noch nichts.
study-open = Öffnen
study-text = Diese Stellung als Text

## Review. A loss is told in percentage points of the chances to win.
review-title = Durchsicht
review-how = Der stärkste Bot sieht sich jeden Zug an und sagt, wo die Partie gekippt ist.
review-begin = Diese Partie durchsehen
review-progress = Angesehen: { $done } von { $all }
review-stopped = Angehalten nach { $done } von { $all }.
review-chances = Chancen
review-chances-of = Chancen: { $name }
review-slider = Zug
review-turn = Zug
review-turn-spoken = Zug { $n }, { $name }: { $percent } %
review-percent = { $percent } %
review-as-table = Die Zahlen als Tabelle
review-player = Spieler
review-lost = Verlust
review-solved = sicher
review-loses = { $points } Punkte verloren
verdict-inaccuracy = Ungenauigkeit
verdict-mistake = Fehler
verdict-blunder = grober Fehler
review-inaccuracies = Ungenauigkeiten
review-mistakes = Fehler
review-blunders = grobe Fehler
review-move-spoken = { $move }: { $verdict }
review-better = Besser: { $moves } ({ $percent } %)
review-accuracy = Genauigkeit
review-judge = Beurteilt von { $bot }, { $nodes } Stellungen für jede.
review-known-only = Jeder wird nach dem beurteilt, was er wissen konnte.

## Mistakes tried again
try-whose = Wessen Fehler?
try-everybody = Alle
try-begin = Noch einmal versuchen ({ $count })
try-title = Finde etwas Besseres ({ $n } von { $of })
try-lost = { $name } spielte { $moves } und verlor { $points } Punkte.
try-asked = Was würdest du spielen?
try-best = Ja: Etwas Besseres wurde nicht gefunden.
try-good = Gut: Das gibt höchstens { $points } Punkte her.
try-worse = Das verliert { $points } Punkte.
try-played = Das wurde gespielt.
try-thinking = Wird angesehen …
try-shown = Das hätte der Bot gespielt.
try-unsure = Niemand konnte es ansehen. Versuche es noch einmal.
try-once-more = Noch einmal
try-show = Zeig es mir
try-next = Weiter
try-found = Gefunden: { $found } von { $of }
try-leave = Zurück zur Partie
