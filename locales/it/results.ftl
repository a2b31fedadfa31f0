# Come è finita una partita in numeri, le partite di un incontro e i punteggi di un ospite.

## How a game that was played to the end ended
finish-rings = Tre anelli tolti.
finish-first-ring = Primo anello tolto.
finish-no-markers = Segnalini finiti.
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
tie-broken = { $height ->
    [4] Pari pile di cinque: hanno deciso le pile di quattro.
    [3] Pari pile di cinque e di quattro: hanno deciso le pile di tre.
    [2] Pari pile di cinque, di quattro e di tre: hanno deciso le pile di due.
   *[1] Pari pile di ogni altezza: hanno deciso le pedine singole.
  }
tie-unbroken = Pari pile di ogni altezza e pari pedine singole: patta.
pool-empty = Tutte le pedine sono sul tavoliere, perciò hanno deciso gli anelli tolti.
pool-empty-draw = Tutte le pedine sono sul tavoliere e gli anelli tolti sono pari: patta.
score-said = { $name }: { $score }
scores-said = { $what } { $scores }.
match-games = Partite di questo incontro
match-game = Partita { $n }
guest-ratings = I tuoi punteggi
guest-ratings-about = Li conservi se crei un account in questo browser.
draw-waiting = Hai offerto la patta. In attesa della risposta.
draw-declined = La tua offerta di patta è stata rifiutata.
takeback-waiting = Hai chiesto di ritirare. In attesa della risposta.
takeback-declined = La richiesta di ritirare è stata rifiutata.
taken-back = Mossa ritirata.
card-drawn = Carta pescata: { $card }.
turned-over = Girate: { $points }.
stack-taken = Pila presa: { $stack }.
study-unreadable = Questo testo non si può aprire. { $why }
rematch-waiting = Hai chiesto la rivincita. In attesa della risposta.
rematch-offered = { $count ->
    [one] { $names } vuole la rivincita.
   *[other] { $names } vogliono la rivincita.
  }

## Le mosse in un elenco, il più brevi possibile
short-claim = colore: { $colour }
short-row = fila: { $card }
short-pile = mazzo
short-take = prendere
short-leave = lasciare
short-reclaim = riprendere
short-discard = scartare
