# Puzzles: what there is to solve, a puzzle on the board, and what came of it.

## What there is
puzzles-title = Puzzels
puzzles-lead = Eén stelling, één goede zet. Vind hem op het bord.
puzzles-of = { $game }-puzzels
puzzles-about = { $puzzles } puzzels, met ratings van { $least } tot { $most }.
puzzles-more = Thema’s
puzzle-mode-daily = Puzzel van de dag
puzzle-mode-training = Training
puzzle-mode-streak = Reeks
puzzle-mode-again = Nog een keer
puzzle-training-about = Puzzels op jouw niveau, de een na de ander.
puzzle-streak-about = Steeds moeilijker, tot je eerste fout.
puzzle-again-about = De puzzels die je niet hebt opgelost.
puzzle-again-count = { $count ->
    [0] Geen
   *[other] { $count }
}
puzzle-streak-best = Record: { $best }
puzzle-themes = Thema’s
puzzle-themes-about = Oefen één idee tegelijk. Het thema kennen helpt, dus deze tellen voor de helft.
puzzle-solve = Oplossen
puzzle-look-again = Nog eens bekijken
puzzle-not-solved = Niet opgelost
puzzle-none = Je hebt ze allemaal gehad
puzzle-none-about = Er is voor jou geen nieuwe puzzel van dit soort.
puzzle-none-again = Niets om over te doen
puzzle-none-again-about = Puzzels die je niet oplost, komen hier terecht.

## The task
puzzle-proof-proved = bewezen
puzzle-proof-judged = volgens de engine
puzzle-goal-win = { $turns ->
    [1] Win deze beurt.
    [2] Win in twee beurten.
    [3] Win in drie beurten.
   *[other] Win in { $turns } beurten.
}
puzzle-goal-win-about = Wat je tegenspeler ook antwoordt.
puzzle-goal-win-about-many = Wat de anderen ook antwoorden.
puzzle-goal-defend = Vind de enige verdediging.
puzzle-goal-defend-about = Elke andere zet verliest.
puzzle-goal-best = Vind de beste zet.
puzzle-goal-best-about = Eén is duidelijk beter dan alle andere.
puzzle-before = De laatste zet
puzzle-just-played = speelde net { $move }
puzzle-go-on = Goed! Ga door.
puzzle-rating = Puzzel { $rating }
puzzle-own-rating = Jij { $rating }
puzzle-themes-later = Thema’s na de oplossing

## Help
puzzle-hint-piece = Kijk naar { $piece }.
puzzle-hint-move = Probeer dit: ‘{ $move }’
puzzle-hint-counts = Met hulp telt de puzzel als niet opgelost.
puzzle-hint-streak = De eerste hint breekt je reeks niet af.
puzzle-solution = Oplossing

## The end. A line is a list of turns in our notation.
puzzle-wrong = Verkeerde zet
puzzle-wrong-title = Deze is het niet.
puzzle-wrong-plain = Hier kan het sterker.
puzzle-wrong-line = Het antwoord: { $line }.
puzzle-chances = De beste zet wint in { $best } van de gevallen, de op een na beste in { $second }.
puzzle-solved = Opgelost
puzzle-solved-helped = Opgelost met hulp
puzzle-solved-win = Dat wint.
puzzle-solved-defend = De enige verdediging.
puzzle-solved-best = De beste zet.
puzzle-shown = Oplossing
puzzle-then = { $before }, dan { $next }
puzzle-not-counted = Deze kende je al, dus hij telt niet.
puzzle-next = Volgende puzzel
puzzle-analyse = Analyseren
puzzle-streak = reeks
puzzle-streak-new = Nieuwe reeks
puzzle-streak-over = Reeks voorbij: { $streak }. Jouw record: { $best }.

## Sharing and reporting
puzzle-share = Delen
puzzle-report = Fout melden
puzzle-report-what = Wat klopt er niet aan deze puzzel?
puzzle-report-second-solution = Een andere zet is net zo goed
puzzle-report-not-winning = De oplossing werkt niet
puzzle-report-unclear = Ik snap hem niet
puzzle-report-send = Versturen
puzzle-report-thanks = Bedankt. De puzzel wordt opnieuw gecontroleerd.
