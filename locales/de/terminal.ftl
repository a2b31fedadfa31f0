# The terminal: what an engine says on a server, and the full-screen game.

terminal-greeting = Hallo! Ich bin ein Programm. Viel Spaß beim Spiel.
terminal-moves = Züge
terminal-choices = Zur Wahl: { $count }
terminal-you = du
terminal-decides = { $player }: { $decision }
terminal-thinks = { $player } denkt nach …
terminal-won = Gewonnen: { $players }
terminal-draw = Remis
terminal-resigned = { $player } gibt auf.
terminal-hint = Tipp: { $move } ({ $worth })
terminal-advising = Ein guter Zug wird gesucht …
terminal-wins = gewinnt { $percent } von 100 Partien
terminal-sure-win = ein sicherer Sieg
terminal-sure-draw = ein sicheres Remis
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
    Beim Tippen bewegen ← → Pos1 Ende den Cursor, Rücktaste und Entf löschen, Esc leert die Zeile, Strg-P holt frühere Eingaben zurück.
    F2 fragt den stärksten Bot, F3 nimmt einen Zug zurück, F4 gibt auf, F5 analysiert eine beendete Partie, F10 oder Strg-C beendet.
    Jede Taste schließt diese Seite.

## Games on a server
terminal-chat = Chat
terminal-live-waiting = Warten auf Mitspieler. Zum Mitspielen: { $link }
terminal-live-closed = Diese Partie wurde abgesagt.
terminal-live-lost = Verbindung unterbrochen. Neuer Versuch …
terminal-live-away = { $player } ist abwesend. Sieg beanspruchen: /claim
terminal-live-draw = { $player } bietet Remis an. F7: annehmen, F8: ablehnen
terminal-live-takeback = { $player } bittet um Zugrücknahme bis Zug { $number }. F7: annehmen, F8: ablehnen
terminal-live-rematch = { $player } möchte eine Revanche. F7: annehmen, F8: ablehnen
terminal-live-hint = Tipp: { $move }
terminal-live-goes-on = Die Partie läuft weiter unter { $link }
terminal-live-left = Du findest die Partie unter { $link }
terminal-by-resignation = durch Aufgabe
terminal-by-time = durch Zeitüberschreitung
terminal-by-agreement = durch Einigung
terminal-by-absence = durch Abwesenheit
terminal-by-abort = Die Partie wurde abgebrochen.
terminal-key-draw = Remis
terminal-key-yes = annehmen
terminal-key-no = ablehnen
terminal-live-help = Auf einem Server: Tippe / und eine Nachricht, um mit den anderen zu chatten. /draw bietet Remis an, /rematch eine Revanche, /abort bricht eine eben begonnene Partie ab, /claim beansprucht den Sieg, wenn ein Gegner wegbleibt. F3 bittet um Zugrücknahme, F6 bietet Remis an, F7 nimmt eine Anfrage an, F8 lehnt sie ab.

## A game line by line
terminal-line-you = Du bist { $player }.
terminal-line-people = Menschen: { $players }.
terminal-line-against = Gegen { $players }.
terminal-line-limit-time = { $seconds } s pro Zug.
terminal-line-limit-nodes = { $nodes } Stellungen pro Zug.
terminal-line-begin = Tippe einen Zug oder help.
terminal-line-commitment = Prüfwert der Verteilung (Commitment): { $commitment }
terminal-line-over = Die Partie ist zu Ende.
terminal-line-hand-over = { $player } ist an der Reihe. Gib das Gerät weiter, dann Enter.
terminal-line-no-move = Kein erlaubter Zug beginnt mit { $text }.
terminal-line-several = { $text } passt auf mehrere Züge.
terminal-line-played = Gespielt: { $move }
terminal-line-resignation = die Aufgabe
terminal-line-name-file = Nenne eine Datei: save DATEI
terminal-line-saved = Gespeichert in { $file }, von nun an nach jedem Zug.
terminal-line-progress = … { $seconds } s, { $nodes } Stellungen
terminal-line-progress-depth = … { $seconds } s, Tiefe { $depth }, { $nodes } Stellungen
terminal-line-exists = { $file } gibt es schon. Nenne eine neue Datei.
terminal-line-cannot-write = { $file } lässt sich nicht schreiben: { $error }
terminal-line-fault = Zug { $number }, { $move }: { $message }
terminal-line-unreadable = Zug { $number }: { $message }
terminal-line-move = Zug { $number }, { $player }: { $move }
terminal-line-at-end = save DATEI speichert die Partie, undo nimmt zurück, quit beendet.
terminal-line-is-over = Die Partie ist zu Ende. Möglich sind save DATEI, undo und quit.
terminal-line-kept = Die Partie ist in { $file } gespeichert. Noch einmal ansehen: trilynx replay { $file }
terminal-line-not-kept = Die Partie ist nicht gespeichert. Mit --save DATEI wird sie nach jedem Zug gespeichert.
terminal-line-one = Es gibt nur eine Möglichkeit: { $move }
terminal-line-few = { $count } Züge: { $moves }
terminal-line-many = { $count } Züge: { $groups }; `moves` zeigt alle
terminal-line-clauses = Die Regeln von { $book }:
terminal-line-name-clause = Nenne eine: rules { $clause }
terminal-line-see-help = help zeigt, was man sonst eingeben kann.
terminal-line-help =
    Ein Zug in unserer Notation oder sein Anfang, wenn der eindeutig ist; Groß- und Kleinschreibung ist egal. Außerdem:
    moves: alle erlaubten Züge; moves e5: die mit e5 beginnen
    hint: was der stärkste Bot täte
    undo: nimmt deine letzte Entscheidung zurück und alles, was darauf folgte
    board: zeichnet den Plan noch einmal
    rules REGEL: der Text einer Regel; rules allein zählt alle auf
    position: diese Stellung als Zeile, soweit du sie kennen darfst
    save DATEI: speichert die Partie in einer neuen Datei, von da an nach jedem Zug
    resign: gibt die Partie auf
    quit: beendet das Programm
