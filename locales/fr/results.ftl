# Comment une partie s’est terminée en chiffres, les parties d’un match et les classements d’un invité.

## How a game that was played to the end ended
finish-rings = Trois anneaux retirés.
finish-first-ring = Premier anneau retiré.
finish-no-markers = Plus aucun marqueur.
finish-no-moves = Plus aucun coup possible.
finish-six-stack = Pile de six complétée.
finish-last-card = Dernière carte posée.
finish-no-cards = Plus de cartes à piocher.

## In numbers
counted-yinsh = Anneaux retirés
counted-lyngk = Piles de cinq
counted-linko = Points
stacks-of = { $height ->
    [5] piles de cinq
    [4] piles de quatre
    [3] piles de trois
    [2] piles de deux
   *[1] pièces seules
  }
tie-broken = { $height ->
    [4] Autant de piles de cinq : les piles de quatre ont décidé.
    [3] Autant de piles de cinq et de quatre : les piles de trois ont décidé.
    [2] Autant de piles de cinq, de quatre et de trois : les piles de deux ont décidé.
   *[1] Autant de piles de chaque hauteur : les pièces seules ont décidé.
  }
tie-unbroken = Autant de piles de chaque hauteur et de pièces seules : partie nulle.
pool-empty = Tous les marqueurs sont sur le plateau : les anneaux retirés ont décidé.
pool-empty-draw = Tous les marqueurs sont sur le plateau, et autant d’anneaux ont été retirés de part et d’autre : partie nulle.
score-said = { $name } : { $score }
scores-said = { $what } { $scores }.
match-games = Parties de ce match
match-game = Partie { $n }
guest-ratings = Tes classements
guest-ratings-about = Tu les gardes si tu crées un compte dans ce navigateur.
draw-waiting = Tu as proposé la nulle. En attente de la réponse.
draw-declined = Ta proposition de nulle a été refusée.
takeback-waiting = Tu as demandé à reprendre. En attente de la réponse.
takeback-declined = La reprise a été refusée.
taken-back = Coup repris.
card-drawn = Carte piochée : { $card }.
turned-over = Retournés : { $points }.
stack-taken = Pile prise : { $stack }.
study-unreadable = Impossible d’ouvrir ce texte. { $why }
rematch-waiting = Tu as demandé une revanche. En attente de la réponse.
rematch-offered = { $count ->
    [one] { $names } demande une revanche.
   *[other] { $names } demandent une revanche.
  }

## Les coups dans une liste, au plus court
short-claim = couleur : { $colour }
short-row = réserve : { $card }
short-pile = pioche
short-take = prendre
short-leave = laisser
short-reclaim = reprendre
short-discard = défausser
