# Leren door te spelen: wat rond de lessen staat. De lessen zelf liggen in de map naast dit bestand.

nav-learn = Leren
learn-title = Leren door te spelen
learn-lead = Korte lessen, één idee tegelijk. Jij doet de zetten en ziet wat er gebeurt.
learn-go-on = Verder leren
lessons-of = { $game } leren
lessons-done = { $done } van { $all } lessen voltooid
lesson-number = Les { $n }
lesson-is-done = voltooid
lesson-step = Stap { $n } van { $all }
lesson-right = Goed zo!
lesson-not-yet = Nog niet helemaal.
lesson-hint = Hint
lesson-hint-move = Probeer dit: ‘{ $move }’
lesson-show = Laat zien
lesson-retry = Opnieuw proberen
lesson-again = Stap opnieuw doen
lesson-next-step = Volgende stap
lesson-next = Volgende les
lesson-finished = Les voltooid!
lesson-all = Alle lessen
lesson-rules = In de spelregels: { $clause }
lesson-opponent = Tegenspeler
lesson-opponent-number = Tegenspeler { $n }
lesson-play = Nu spelen
rules-quickly = { $game } in 60 seconden
rules-turn = Een beurt
rules-turn-about = altijd dezelfde drie stappen
rules-reference = Naslag
rules-reference-about = mag een zet niet, dan lees je hier waarom
rules-clauses = { $n ->
    [one] { $n } regel
   *[other] { $n } regels
}
rules-try = Probeer het op het bord
film-picture = Beeld { $n } van { $all }
film-play = Afspelen
film-pause = Pauze
film-back = Terug
film-on = Verder
lesson-hint-start = Begin hier: { $where }
lesson-hint-more = Toon de zet
lesson-next-up = Hierna: { $lesson }
