# At the board: previews, motion, diagrams, sharing, keys.

## What a move would do
preview-flips = { $count ->
    [one] Retourne { $count } marqueur
   *[other] Retourne { $count } marqueurs
}
preview-row = Forme un alignement de { $first } à { $last }
preview-way = Par { $points }
preview-result = Devient : { $piece }
preview-attacks = Cette combinaison attaque { $names }.
preview-attacks-nobody = Cette combinaison n’attaque personne.
would-be-attacked = serait attaquée

## What was played, after a name: "Player 2: took the set."
played-place = anneau placé sur { $at }
played-row = alignement { $first }–{ $last } retiré
played-off = anneau retiré de { $at }
played-claim = couleur réclamée : { $colour }
played-lay = combinaison posée : { $cards }
played-take = combinaison prise
played-leave = combinaison non prise
played-reclaim = combinaison reprise
played-discard = combinaison défaussée
played-draw-row = { $card } piochée dans la réserve
played-draw-pile = carte tirée de la pioche

## Deciding
what-to-do = Ce qui se passe
ask-draw = Prends une carte : une carte visible, ou une carte cachée de la pioche.
ask-draw-row = Prends une des cartes visibles.
confirm-move = Jouer
change-move = Choisir autre chose
game-is-over = La partie est finie
had-to-pass = { $name } ne pouvait pas jouer et a passé son tour.
you-had-to-pass = Tu n’avais aucun coup possible : tu as passé.
light-network = Éclairer mon réseau LYNGK
claim-draw = Réclamer la nulle
claim-bot = Laisser un bot continuer
step-back = Un coup en arrière
step-on = Un coup en avant

## Sharing
share = Partager cette position
copy-link = Copier le lien
copy-image = Copier l’image
save-image = Enregistrer en { $kind }
hand-on = Envoyer …

## Keys
key-help = Touches
key-points = D’un point à l’autre sur le plateau ; ailleurs, gauche et droite parcourent la partie
key-pick = Choisir, placer, jouer
key-effect = Entendre ce que ferait le coup vers ce point
key-drop = Lâcher ce qui est choisi, fermer un message
key-step = Parcourir la partie en arrière et en avant
key-reset = Recommencer le tour
key-confirm = Jouer le coup choisi
key-network = Éclairer le réseau LYNGK
key-sound = Son activé ou coupé
key-this = Cette liste

## Diagrams in the rules
diagram-of = Schéma de { $clause }
diagram-try = Essaie : on peut jouer ici.
diagram-may = Permis : { $move }
diagram-may-not = Interdit : { $move }
diagram-again = Revenir au début
diagram-loading = Le schéma se prépare …
print-rules = Imprimer
