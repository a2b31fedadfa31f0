# How a game ended in numbers, the games of a match, the ratings of a guest, and what came of what one asked for.

## How a game that was played to the end ended
finish-rings = Trois anneaux retirés.
finish-first-ring = Premier anneau retiré.
finish-no-markers = Plus aucun marqueur.
finish-no-moves = Plus aucun coup possible.
finish-six-stack = Pile de six complétée.
finish-last-card = Dernière carte posée.
finish-no-cards = Plus aucune carte à piocher.

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
tie-broken = Égalité { $height ->
    [4] en piles de cinq : les piles de quatre ont fait la différence.
    [3] en piles de cinq et de quatre : les piles de trois ont fait la différence.
    [2] en piles de cinq, de quatre et de trois : les piles de deux ont fait la différence.
   *[1] en piles de cinq, de quatre, de trois et de deux : les pièces seules ont fait la différence.
  }
tie-unbroken = Égalité à toutes les hauteurs de pile : partie nulle.
pool-empty = Le joueur qui a retiré le plus d’anneaux gagne.
pool-empty-draw = Les deux joueurs ont retiré autant d’anneaux : partie nulle.
score-said = { $name } : { $score }
scores-said = { $what } { $scores }.
match-games = Parties de ce match
match-game = Partie { $n }
guest-ratings = Tes classements
guest-ratings-about = Tu les gardes si tu crées un compte dans ce navigateur.
draw-waiting = Tu as proposé la nulle. En attente d’une réponse.
draw-declined = Ta proposition de nulle a été refusée.
takeback-waiting = Tu as demandé à reprendre un coup. En attente d’une réponse.
takeback-declined = Ta demande de reprise a été refusée.
taken-back = Coup repris.
card-drawn = Tu as pioché { $set }.
turned-over = Marqueurs retournés : { $points }.
stack-taken = Pile gagnée : { $stack }.
study-unreadable = Impossible d’ouvrir ce texte. { $why }
rematch-waiting = Tu as demandé une revanche. En attente d’une réponse.
rematch-offered = { $count ->
    [one] { $names } demande une revanche.
   *[other] { $names } demandent une revanche.
  }

## Moves in a list, as short as can be
short-claim = réclamer { $colour }
short-row = réserve { $card }
short-pile = pioche
short-take = prendre
short-leave = ne pas prendre
short-reclaim = reprendre
short-discard = défausser
