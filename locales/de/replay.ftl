# Replay, study and review: going through a game, trying other ways, and what a bot says about it.

## Going through a game
replay-title = Nachspielen: { $game }
replay-loading = Nachspielen
replay-running = Diese Partie läuft noch.
replay-secret = Solange Karten verdeckt sind, siehst du jede Stellung so, wie du sie in der Partie gesehen hast, und kannst keine anderen Züge ausprobieren.
replay-steps = Durch die Partie gehen
replay-first = Erster Zug
replay-back = Voriger Zug
replay-on = Nächster Zug
replay-last = Letzter Zug
replay-run = Automatisch abspielen
replay-where = Zug { $n } von { $of }
replay-at-start = Vor dem ersten Zug.
replay-no-moves = Noch keine Züge. Spiel einen auf dem Plan.
replay-variations = Statt: { $move }
replay-promote = Zur Hauptvariante machen
replay-remove = Ab hier löschen
replay-download = Aufzeichnung herunterladen
replay-study = Analyse ab hier
replay-seen-by = Karten sieht
replay-decider = wer am Zug ist
replay-show-hands = Alle Hände zeigen
result-replay = Nachspielen
result-review = Analysieren
result-analysis = Analysebrett

## Free study
study-title = Analysebrett: { $game }
study-new = Neu: { $game }
study-paste = Aufzeichnung oder Stellung öffnen
study-paste-how = Füge eine Aufzeichnung, eine Zugfolge oder eine Stellung ein. Auch YINSH-Partien in der offiziellen Notation oder von boardspace.net lassen sich öffnen.
study-paste-empty = Hier steht noch nichts.
study-open = Öffnen
study-text = Diese Stellung als Text

## Review. A loss is told in percentage points of the chances to win.
review-title = Bot-Analyse
review-how = Der stärkste Bot prüft jeden Zug und zeigt, wo sich die Partie entschieden hat.
review-begin = Diese Partie analysieren
review-progress = Analysierte Züge: { $done } von { $all }
review-stopped = Angehalten nach { $done } von { $all } Zügen.
review-chances = Gewinnchancen
review-chances-of = Gewinnchancen: { $name }
review-slider = Zug
review-turn = Zug
review-turn-spoken = Zug { $n }, { $name }: Gewinnchance { $percent } %
review-percent = { $percent } %
review-as-table = Als Tabelle zeigen
review-player = Spieler
review-lost = Verlust
review-solved = sicher
review-loses = { $points } Prozentpunkte verloren
review-verdict = { $verdict }: { $lost }
verdict-inaccuracy = Ungenauigkeit
verdict-mistake = Fehler
verdict-blunder = Grober Fehler
verdict-punished = , bestraft
review-inaccuracies = Ungenauigkeiten
review-mistakes = Fehler
review-blunders = Grobe Fehler
review-move-spoken = { $move }: { $verdict }
review-better = Besser: { $moves } ({ $percent } %)
review-accuracy = Genauigkeit
review-judge = Analysiert von { $bot }, { $nodes } Stellungen pro Zug.
review-known-only = Beurteilt wird nur nach dem, was man wissen konnte.

## Mistakes tried again
try-whose = Wessen Fehler?
try-everybody = Alle
try-begin = Fehler üben ({ $count })
try-mine = Meine Fehler üben ({ $count })
try-title = Finde einen besseren Zug ({ $n } von { $of })
try-lost = { $name } spielte { $moves } und verlor { $points } Prozentpunkte.
try-asked = Was würdest du spielen?
try-best = Richtig: Etwas Besseres gibt es nicht.
try-good = Gut: Das kostet höchstens { $points } Prozentpunkte.
try-worse = Das kostet { $points } Prozentpunkte.
try-played = Das wurde in der Partie gespielt.
try-thinking = Wird geprüft …
try-shown = Das hätte der Bot gespielt.
try-unsure = Das ließ sich nicht prüfen. Bitte versuch es noch einmal.
try-once-more = Noch einmal
try-show = Zeig es mir
try-next = Weiter
try-found = Gefunden: { $found } von { $of }
try-leave = Zurück zur Partie
