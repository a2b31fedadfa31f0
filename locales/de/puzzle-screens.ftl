# Puzzles: what there is to solve, a puzzle on the board, and what came of it.

## What there is
puzzles-title = Aufgaben
puzzles-lead = Eine Stellung, ein richtiger Zug. Finde ihn auf dem Plan.
puzzles-of = { $game }-Aufgaben
puzzles-about = { $puzzles } Aufgaben mit Wertungen von { $least } bis { $most }.
puzzles-more = Themen
puzzle-mode-daily = Aufgabe des Tages
puzzle-mode-training = Training
puzzle-mode-streak = Serie
puzzle-mode-again = Noch einmal
puzzle-training-about = Eine nach der anderen, auf deinem Niveau.
puzzle-streak-about = Immer schwerer, bis zum ersten Fehler.
puzzle-again-about = Die Aufgaben, die du nicht gelöst hast.
puzzle-again-count = { $count ->
    [0] Keine
   *[other] { $count }
}
puzzle-streak-best = Rekord: { $best }
puzzle-themes = Themen
puzzle-themes-about = Übe eine Idee nach der anderen. Das Thema zu kennen hilft, deshalb zählen diese Aufgaben halb.
puzzle-solve = Lösen
puzzle-look-again = Noch einmal ansehen
puzzle-not-solved = Nicht gelöst
puzzle-none = Du kennst sie alle
puzzle-none-about = Von dieser Sorte gibt es für dich keine neue Aufgabe.
puzzle-none-again = Nichts zu wiederholen
puzzle-none-again-about = Hier landen Aufgaben, die du nicht löst.

## The task
puzzle-proof-proved = bewiesen
puzzle-proof-judged = laut Engine
puzzle-goal-win = { $turns ->
    [1] Gewinne mit diesem Zug.
    [2] Gewinne in zwei Zügen.
    [3] Gewinne in drei Zügen.
   *[other] Gewinne in { $turns } Zügen.
}
puzzle-goal-win-about = Egal, wie dein Gegner antwortet.
puzzle-goal-win-about-many = Egal, wie die anderen antworten.
puzzle-goal-defend = Finde die einzige Verteidigung.
puzzle-goal-defend-about = Jeder andere Zug verliert.
puzzle-goal-best = Finde den besten Zug.
puzzle-goal-best-about = Einer ist klar besser als alle anderen.
puzzle-before = Der letzte Zug
puzzle-just-played = zuletzt { $move }
puzzle-go-on = Richtig! Weiter so.
puzzle-rating = Aufgabe { $rating }
puzzle-own-rating = Du { $rating }
puzzle-themes-later = Themen nach der Lösung

## Help
puzzle-hint-piece = Schau auf { $piece }.
puzzle-hint-move = Probier mal: „{ $move }“
puzzle-hint-counts = Mit Hilfe zählt die Aufgabe als nicht gelöst.
puzzle-hint-streak = Der erste Tipp beendet die Serie nicht.
puzzle-solution = Lösung

## The end. A line is a list of turns in our notation.
puzzle-wrong = Falscher Zug
puzzle-wrong-title = Der ist es nicht.
puzzle-wrong-plain = Hier gibt es einen stärkeren Zug.
puzzle-wrong-line = Die Antwort: { $line }.
puzzle-chances = Der beste Zug gewinnt in { $best } der Fälle, der nächstbeste in { $second }.
puzzle-solved = Gelöst
puzzle-solved-helped = Mit Hilfe gelöst
puzzle-solved-win = Das gewinnt.
puzzle-solved-defend = Die einzige Verteidigung.
puzzle-solved-best = Der beste Zug.
puzzle-shown = Lösung
puzzle-then = { $before }, dann { $next }
puzzle-not-counted = Diese Aufgabe kanntest du schon, deshalb zählt sie nicht.
puzzle-next = Nächste Aufgabe
puzzle-analyse = Analysieren
puzzle-streak = Serie
puzzle-streak-new = Neue Serie
puzzle-streak-over = Serie zu Ende: { $streak }. Dein Rekord: { $best }.

## Sharing and reporting
puzzle-share = Teilen
puzzle-report = Fehler melden
puzzle-report-what = Was stimmt mit dieser Aufgabe nicht?
puzzle-report-second-solution = Ein anderer Zug ist genauso gut
puzzle-report-not-winning = Die Lösung funktioniert nicht
puzzle-report-unclear = Ich verstehe sie nicht
puzzle-report-send = Senden
puzzle-report-thanks = Danke. Die Aufgabe wird noch einmal geprüft.
