# Learning by playing: what stands round the lessons. The lessons themselves are in the folder beside this file.

nav-learn = Apprendre
learn-title = Apprendre en jouant
learn-lead = Des leçons courtes, une idée à la fois. Tu joues et tu vois ce qui se passe.
learn-go-on = Continuer à apprendre
lessons-of = Apprendre { $game }
lessons-done = Leçons terminées : { $done } sur { $all }
lesson-number = Leçon { $n }
lesson-is-done = terminée
lesson-step = Étape { $n } sur { $all }
lesson-right = Bravo !
lesson-not-yet = Pas tout à fait.
lesson-hint = Indice
lesson-hint-move = Essaie ceci : « { $move } »
lesson-show = Montre-moi
lesson-retry = Réessayer
lesson-again = Recommencer l’étape
lesson-next-step = Étape suivante
lesson-next = Leçon suivante
lesson-finished = Leçon terminée !
lesson-all = Toutes les leçons
lesson-rules = Dans les règles : { $clause }
lesson-opponent = Adversaire
lesson-opponent-number = Adversaire { $n }
lesson-play = Jouer maintenant
rules-quickly = { $game } en 60 secondes
rules-turn = Un tour
rules-turn-about = toujours les trois mêmes étapes
rules-reference = Référence
rules-reference-about = chaque refus renvoie à la règle en cause
rules-clauses = { $n ->
    [one] { $n } règle
   *[other] { $n } règles
}
rules-try = Apprendre en jouant
film-picture = Image { $n } sur { $all }
film-play = Lire
film-pause = Pause
film-back = Retour
film-on = Suite
lesson-hint-start = Commence ici : { $where }
lesson-hint-more = Montrer le coup
lesson-next-up = Ensuite : { $lesson }
