# Lernen durch Spielen: was um die Lektionen herum steht. Die Lektionen selbst liegen im Ordner neben dieser Datei.

nav-learn = Lernen
learn-title = Lernen durch Spielen
learn-lead = Kurze Lektionen, eine Idee nach der anderen. Du ziehst und siehst, was passiert.
learn-go-on = Weiterlernen
lessons-of = { $game } lernen
lessons-done = { $done } von { $all } Lektionen geschafft
lesson-number = Lektion { $n }
lesson-is-done = geschafft
lesson-step = Schritt { $n } von { $all }
lesson-right = Richtig!
lesson-not-yet = Noch nicht ganz.
lesson-hint = Tipp
lesson-hint-move = Probier mal: „{ $move }“
lesson-show = Zeig es mir
lesson-retry = Noch einmal
lesson-again = Schritt neu beginnen
lesson-next-step = Nächster Schritt
lesson-next = Nächste Lektion
lesson-finished = Lektion geschafft!
lesson-all = Alle Lektionen
lesson-rules = In den Regeln: { $clause }
lesson-opponent = Gegner
lesson-opponent-number = Gegner { $n }
lesson-play = Jetzt spielen
rules-quickly = { $game } in 60 Sekunden
rules-turn = So läuft ein Zug
rules-turn-about = immer dieselben drei Schritte
rules-reference = Nachschlagen
rules-reference-about = die Regel zu jedem abgelehnten Zug
rules-clauses = { $n ->
    [one] { $n } Regel
   *[other] { $n } Regeln
}
rules-try = Auf dem Plan ausprobieren
film-picture = Bild { $n } von { $all }
film-play = Abspielen
film-pause = Anhalten
film-back = Zurück
film-on = Weiter
lesson-hint-start = Fang hier an: { $where }
lesson-hint-more = Zug zeigen
lesson-next-up = Als Nächstes: { $lesson }
