# Apprendre en jouant : ce qui entoure les leçons. Les leçons sont dans le dossier à côté de ce fichier.

nav-learn = Apprendre
learn-title = Apprendre en jouant
learn-lead = Des leçons courtes, une idée chacune. Tu joues, les règles répondent.
learn-go-on = Continuer d’apprendre
lessons-of = Apprendre { $game }
lessons-done = { $done } leçons sur { $all } terminées
lesson-number = Leçon { $n }
lesson-is-done = terminée
lesson-step = Étape { $n } sur { $all }
lesson-right = Bravo !
lesson-not-yet = Pas tout à fait.
lesson-hint = Un indice
lesson-hint-move = Essaie ceci : { $move }
lesson-show = Montre-moi
lesson-retry = Réessayer
lesson-again = Recommencer l’étape
lesson-next-step = Étape suivante
lesson-next = Leçon suivante
lesson-finished = Leçon terminée.
lesson-all = Toutes les leçons
lesson-rules = Dans les règles : { $clause }
lesson-opponent = Adversaire
lesson-opponent-number = Adversaire { $n }
lesson-play = Jouer maintenant
