# How a game ended in numbers, the games of a match, the ratings of a guest, and what came of what one asked for.

## How a game that was played to the end ended
finish-rings = Tre anelli tolti.
finish-first-ring = Primo anello tolto.
finish-no-markers = Pedine finite.
finish-no-moves = Nessuna mossa possibile.
finish-six-stack = Pila di sei completata.
finish-last-card = Ultima carta calata.
finish-no-cards = Nessuna carta da pescare.

## In numbers
counted-yinsh = Anelli tolti
counted-lyngk = Pile di cinque
counted-linko = Punti
stacks-of = { $height ->
    [5] pile di cinque
    [4] pile di quattro
    [3] pile di tre
    [2] pile di due
   *[1] pedine singole
  }
tie-broken = Parità { $height ->
    [4] nelle pile di cinque: hanno deciso le pile di quattro.
    [3] nelle pile di cinque e di quattro: hanno deciso le pile di tre.
    [2] nelle pile di cinque, di quattro e di tre: hanno deciso le pile di due.
   *[1] nelle pile di cinque, di quattro, di tre e di due: hanno deciso le pedine singole.
  }
tie-unbroken = Parità nelle pile di ogni altezza: pareggio.
pool-empty = Vince chi ha tolto più anelli.
pool-empty-draw = Entrambi hanno tolto lo stesso numero di anelli: pareggio.
score-said = { $name }: { $score }
scores-said = { $what } { $scores }.
match-games = Partite di questo incontro
match-game = Partita { $n }
guest-ratings = I tuoi rating
guest-ratings-about = Li conservi se crei un account in questo browser.
draw-waiting = Hai proposto il pareggio. In attesa di una risposta.
draw-declined = La tua proposta di pareggio è stata rifiutata.
takeback-waiting = Hai chiesto di annullare la mossa. In attesa di una risposta.
takeback-declined = La tua richiesta di annullare la mossa è stata rifiutata.
taken-back = Mossa annullata.
card-drawn = Hai pescato { $set }.
turned-over = Pedine girate: { $points }.
stack-taken = Pila vinta: { $stack }.
study-unreadable = Impossibile aprire questo testo. { $why }
rematch-waiting = Hai chiesto la rivincita. In attesa di una risposta.
rematch-offered = { $count ->
    [one] { $names } vuole la rivincita.
   *[other] { $names } vogliono la rivincita.
  }

## Moves in a list, as short as can be
short-claim = acquisisce { $colour }
short-row = fila { $card }
short-pile = mazzo
short-take = presa
short-leave = non presa
short-reclaim = ripresa
short-discard = scartata
