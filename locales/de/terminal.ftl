# The terminal: what an engine says on a server, and the full-screen game.

terminal-greeting = Hallo! Ich bin ein Programm. Viel Spaß beim Spiel.
terminal-moves = Züge
terminal-choices = Zur Wahl: { $count }
terminal-you = du
terminal-decides = { $player }: { $decision }
terminal-thinks = { $player } denkt nach …
terminal-won = Gewonnen: { $players }
terminal-draw = Unentschieden
terminal-resigned = { $player } gibt auf.
terminal-hint = Tipp: { $move } ({ $worth })
terminal-advising = Ein guter Zug wird gesucht …
terminal-wins = gewinnt { $percent } von 100 Partien
terminal-sure-win = ein sicherer Sieg
terminal-sure-draw = ein sicheres Unentschieden
terminal-sure-loss = bei bestem Spiel verloren
terminal-taken-back = Zurückgenommen: { $moves }
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen.
terminal-reviewing = Analyse: { $done } von { $all } Zügen. Mit ← blätterst du zurück.
terminal-judged = { $moves }: Chancen { $before } % → { $after } %
terminal-inaccuracy = Ungenau. Besser: { $better }
terminal-mistake = Fehler. Besser: { $better }
terminal-blunder = Grober Fehler. Besser: { $better }
terminal-bot-failed = { $player } ist ausgefallen, die Partie endet hier.
terminal-sure-resign = Aufgeben? Enter: ja. Jede andere Taste: nein.
terminal-sure-quit = Die Partie verlassen? Enter: ja. Jede andere Taste: nein.
terminal-too-small = Das Fenster ist zu klein: Es braucht { $columns } Spalten und { $rows } Zeilen.
terminal-key-help = Hilfe
terminal-key-hint = Tipp
terminal-key-undo = zurück
terminal-key-resign = aufgeben
terminal-key-review = Analyse
terminal-key-quit = Ende
terminal-help =
    Tippe einen Zug oder seinen Anfang, oder wähle mit ↑ und ↓, dann Enter. Mit der Maus: erst den Stein, dann das Ziel anklicken, oder einen Zug in der Liste.
    ← und → blättern durch die Partie, Pos1 und Ende springen an Anfang und Ende.
    Die Rücktaste löscht das letzte Zeichen, Esc die ganze Eingabe.
    F2 fragt den stärksten Bot, F3 nimmt zurück, F4 gibt auf, F5 analysiert eine beendete Partie, F10 oder Strg-C verlässt sie.
    Jede Taste schließt diese Seite.
