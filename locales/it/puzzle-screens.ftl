# Puzzles: what there is to solve, a puzzle on the board, and what came of it.

## What there is
puzzles-title = Problemi
puzzles-lead = Una posizione, una sola mossa giusta. Trovala sul tavoliere.
puzzles-of = Problemi di { $game }
puzzles-about = { $puzzles } problemi, con rating da { $least } a { $most }.
puzzles-more = Temi
puzzle-mode-daily = Problema del giorno
puzzle-mode-training = Allenamento
puzzle-mode-streak = Serie
puzzle-mode-again = Da riprovare
puzzle-training-about = Problemi al tuo livello, uno dopo l’altro.
puzzle-streak-about = Sempre più difficili, fino al primo errore.
puzzle-again-about = Quelli che non hai risolto.
puzzle-again-count = { $count ->
    [0] Nessuno
   *[other] { $count }
}
puzzle-streak-best = Record: { $best }
puzzle-themes = Temi
puzzle-themes-about = Allena un’idea alla volta. Conoscere il tema aiuta, perciò questi problemi valgono la metà.
puzzle-solve = Risolvi
puzzle-look-again = Rivedi
puzzle-not-solved = Non risolto
puzzle-none = Li hai visti tutti
puzzle-none-about = Non ci sono altri problemi nuovi di questo tipo per te.
puzzle-none-again = Niente da riprovare
puzzle-none-again-about = Qui trovi i problemi che non risolvi.

## The task
puzzle-proof-proved = dimostrato
puzzle-proof-judged = secondo il motore
puzzle-goal-win = { $turns ->
    [1] Vinci in una mossa.
    [2] Vinci in due mosse.
    [3] Vinci in tre mosse.
   *[other] Vinci in { $turns } mosse.
}
puzzle-goal-win-about = Qualunque sia la risposta avversaria.
puzzle-goal-win-about-many = Qualunque cosa rispondano gli altri.
puzzle-goal-defend = Trova l’unica difesa.
puzzle-goal-defend-about = Ogni altra mossa perde.
puzzle-goal-best = Trova la mossa migliore.
puzzle-goal-best-about = Ce n’è una nettamente migliore delle altre.
puzzle-before = L’ultima mossa
puzzle-just-played = ha appena giocato { $move }
puzzle-go-on = Giusto! Continua.
puzzle-rating = Problema { $rating }
puzzle-own-rating = Tu { $rating }
puzzle-themes-later = Temi dopo la soluzione

## Help
puzzle-hint-piece = Guarda { $piece }.
puzzle-hint-move = Prova così: «{ $move }»
puzzle-hint-counts = Con un aiuto, il problema conta come non risolto.
puzzle-hint-streak = Il primo suggerimento non interrompe la serie.
puzzle-solution = Soluzione

## The end. A line is a list of turns in our notation.
puzzle-wrong = Mossa sbagliata
puzzle-wrong-title = Non è questa.
puzzle-wrong-plain = Qui c’è di meglio.
puzzle-wrong-line = La risposta: { $line }.
puzzle-chances = Vittorie con la mossa migliore: { $best }; con la seconda: { $second }.
puzzle-solved = Risolto
puzzle-solved-helped = Risolto con un aiuto
puzzle-solved-win = Così si vince.
puzzle-solved-defend = L’unica difesa.
puzzle-solved-best = La mossa migliore.
puzzle-shown = Soluzione
puzzle-then = { $before }, poi { $next }
puzzle-not-counted = Questo lo conoscevi già, perciò non conta.
puzzle-next = Prossimo problema
puzzle-analyse = Analizza
puzzle-streak = serie
puzzle-streak-new = Nuova serie
puzzle-streak-over = Serie finita: { $streak }. Il tuo record: { $best }.

## Sharing and reporting
puzzle-share = Condividi
puzzle-report = Segnala un errore
puzzle-report-what = Che cosa non va in questo problema?
puzzle-report-second-solution = Un’altra mossa funziona altrettanto bene
puzzle-report-not-winning = La soluzione non funziona
puzzle-report-unclear = Non lo capisco
puzzle-report-send = Invia
puzzle-report-thanks = Grazie. Il problema verrà ricontrollato.
