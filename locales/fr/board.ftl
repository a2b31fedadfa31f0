# At the board: previews, motion, diagrams, sharing, keys.

## What a move would do
preview-flips = { $count ->
    [one] Retourne { $count } marqueur
   *[other] Retourne { $count } marqueurs
}
preview-row = Complète un alignement de { $first } à { $last }
preview-way = Via { $points }
preview-result = Forme : { $piece }
piece-stuck = Cette pièce ne peut pas bouger pour l’instant.
joker-note = Un joker remplace n’importe quelle couleur. Il ne se déplace jamais seul, uniquement dans une pile.
preview-attacks = Cette combinaison attaque { $names }.
preview-attacks-nobody = Cette combinaison n’attaque personne.
would-be-attacked = sera attaquée

## What was played, after a name: "Player 2: took the set."
played-place = anneau placé en { $at }
played-way = de { $from } à { $to }
played-row = alignement de { $first } à { $last } retiré
played-off = anneau en { $at } retiré
played-claim = couleur réclamée ({ $colour })
played-lay = combinaison posée ({ $set })
played-take = combinaison prise
played-leave = combinaison non prise
played-reclaim = combinaison reprise
played-discard = combinaison défaussée
played-draw-row = carte de la réserve piochée ({ $set })
played-draw-pile = carte cachée piochée

## Deciding
what-to-do = Décision en cours
ask-draw = Pioche une carte : visible dans la réserve, ou cachée dans la pioche.
ask-draw-row = Pioche une carte dans la réserve.
confirm-move = Confirmer le coup
change-move = Changer de coup
game-is-over = Partie terminée
had-to-pass = { $name } n’avait aucun coup possible et a passé.
you-had-to-pass = Tu n’avais aucun coup possible et tu as passé.
light-network = Afficher mes liaisons LYNGK
marks-offer = Les couleurs sont difficiles à distinguer ?
marks-offer-yes = Afficher des symboles
marks-offer-no = Non merci
claim-draw = Réclamer la nulle
claim-bot = Laisser un bot prendre la suite
step-back = Coup précédent
step-on = Coup suivant

## Sharing
share = Partager cette position
copy-link = Copier le lien
copy-image = Copier l’image
save-image = Enregistrer en { $kind }
hand-on = Partager via…

## Keys
key-help = Raccourcis clavier
key-points = Se déplacer sur le plateau ; ailleurs, gauche et droite font défiler les coups
key-pick = Choisir, placer ou jouer
key-effect = Écouter ce que ferait un coup vers cette intersection
key-drop = Annuler la sélection ou fermer un message
key-step = Reculer et avancer dans la partie
key-reset = Recommencer le tour
key-confirm = Confirmer le coup
key-network = Afficher ou masquer les liaisons LYNGK
key-sound = Activer ou couper le son
key-this = Afficher cette liste

## Diagrams in the rules
diagram-of = Schéma de { $clause }
diagram-try = Essaie : tu peux déplacer les pièces.
diagram-may = Permis : « { $move } »
diagram-may-not = Interdit : « { $move } »
diagram-again = Réinitialiser
diagram-loading = Chargement du schéma…
print-rules = Imprimer
