# Puzzles: what there is to solve, a puzzle on the board, and what came of it.

## What there is
puzzles-title = Problèmes
puzzles-lead = Une position, un seul bon coup. À toi de le trouver.
puzzles-of = Problèmes de { $game }
puzzles-about = { $puzzles } problèmes, cotés de { $least } à { $most }.
puzzles-more = Thèmes
puzzle-mode-daily = Problème du jour
puzzle-mode-training = Entraînement
puzzle-mode-streak = Série
puzzle-mode-again = À reprendre
puzzle-training-about = Des problèmes à ton niveau, l’un après l’autre.
puzzle-streak-about = De plus en plus durs, jusqu’à la première erreur.
puzzle-again-about = Ceux que tu n’as pas résolus.
puzzle-again-count = { $count ->
    [0] Aucun
   *[other] { $count }
}
puzzle-streak-best = Record : { $best }
puzzle-themes = Thèmes
puzzle-themes-about = Travaille une idée à la fois. Connaître le thème aide : ces problèmes comptent pour moitié.
puzzle-solve = Résoudre
puzzle-look-again = Revoir
puzzle-not-solved = Pas résolu
puzzle-none = Tu les as tous vus
puzzle-none-about = Il n’y a plus de nouveau problème de ce genre pour toi.
puzzle-none-again = Rien à reprendre
puzzle-none-again-about = Les problèmes que tu ne résous pas se retrouvent ici.

## The task
puzzle-proof-proved = prouvé
puzzle-proof-judged = jugé par le moteur
puzzle-goal-win = { $turns ->
    [1] Gagne en un coup.
    [2] Gagne en deux coups.
    [3] Gagne en trois coups.
   *[other] Gagne en { $turns } coups.
}
puzzle-goal-win-about = Quelle que soit la réponse adverse.
puzzle-goal-win-about-many = Quelles que soient les réponses des autres.
puzzle-goal-defend = Trouve la seule défense.
puzzle-goal-defend-about = Tous les autres coups perdent.
puzzle-goal-best = Trouve le meilleur coup.
puzzle-goal-best-about = Il y en a un nettement meilleur que les autres.
puzzle-before = Le dernier coup
puzzle-just-played = vient de jouer { $move }
puzzle-go-on = Exact ! Continue.
puzzle-rating = Problème { $rating }
puzzle-own-rating = Toi { $rating }
puzzle-themes-later = Thèmes après la solution

## Help
puzzle-hint-piece = Regarde { $piece }.
puzzle-hint-move = Essaie ceci : « { $move } »
puzzle-hint-counts = Avec de l’aide, le problème compte comme non résolu.
puzzle-hint-streak = Le premier indice n’arrête pas ta série.
puzzle-solution = Solution

## The end. A line is a list of turns in our notation.
puzzle-wrong = Mauvais coup
puzzle-wrong-title = Ce n’est pas ça.
puzzle-wrong-plain = Il y a plus fort ici.
puzzle-wrong-line = La réponse : { $line }.
puzzle-chances = Le meilleur coup gagne dans { $best } des cas, le suivant dans { $second }.
puzzle-solved = Résolu
puzzle-solved-helped = Résolu avec de l’aide
puzzle-solved-win = C’est gagné.
puzzle-solved-defend = La seule défense.
puzzle-solved-best = Le meilleur coup.
puzzle-shown = Solution
puzzle-then = { $before }, puis { $next }
puzzle-not-counted = Tu connaissais déjà ce problème : il ne compte pas.
puzzle-next = Problème suivant
puzzle-analyse = Analyser
puzzle-streak = série
puzzle-streak-new = Nouvelle série
puzzle-streak-over = Fin de la série : { $streak }. Ton record : { $best }.

## Sharing and reporting
puzzle-share = Partager
puzzle-report = Signaler une erreur
puzzle-report-what = Qu’est-ce qui ne va pas ?
puzzle-report-second-solution = Un autre coup marche aussi bien
puzzle-report-not-winning = La solution ne marche pas
puzzle-report-unclear = Je ne comprends pas
puzzle-report-send = Envoyer
puzzle-report-thanks = Merci. Le problème sera vérifié à nouveau.
