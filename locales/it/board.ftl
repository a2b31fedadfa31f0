# At the board: previews, motion, diagrams, sharing, keys.

## What a move would do
preview-flips = { $count ->
    [one] Gira { $count } pedina
   *[other] Gira { $count } pedine
}
preview-row = Completa un allineamento da { $first } a { $last }
preview-way = Passa per { $points }
preview-result = Risultato: { $piece }
piece-stuck = Questo pezzo ora non può muoversi.
joker-note = Un jolly vale qualsiasi colore. Non si muove mai da solo, ma solo dentro una pila.
preview-attacks = Questa combinazione attacca { $names }.
preview-attacks-nobody = Questa combinazione non attacca nessuno.
would-be-attacked = verrà attaccata

## What was played, after a name: "Player 2: took the set."
played-place = anello piazzato in { $at }
played-way = da { $from } a { $to }
played-row = allineamento tolto, da { $first } a { $last }
played-off = anello tolto da { $at }
played-claim = colore acquisito ({ $colour })
played-lay = combinazione calata ({ $set })
played-take = combinazione presa
played-leave = combinazione non presa
played-reclaim = combinazione ripresa
played-discard = combinazione scartata
played-draw-row = carta pescata dalla fila ({ $set })
played-draw-pile = carta pescata dal mazzo

## Deciding
what-to-do = Decisione in corso
ask-draw = Pesca una carta: sceglila dalla fila o prendi la prima del mazzo.
ask-draw-row = Pesca una carta dalla fila.
confirm-move = Conferma mossa
change-move = Cambia mossa
game-is-over = Partita finita
had-to-pass = { $name } non aveva mosse possibili e ha passato.
you-had-to-pass = Non avevi mosse possibili e hai passato.
light-network = Mostra le mie connessioni LYNGK
marks-offer = Fai fatica a distinguere i colori?
marks-offer-yes = Mostra i simboli
marks-offer-no = No, grazie
claim-draw = Reclama il pareggio
claim-bot = Fai continuare un bot
step-back = Mossa precedente
step-on = Mossa successiva

## Sharing
share = Condividi questa posizione
copy-link = Copia link
copy-image = Copia immagine
save-image = Salva come { $kind }
hand-on = Condividi tramite…

## Keys
key-help = Scorciatoie da tastiera
key-points = Spostarsi sul tavoliere; altrove, sinistra e destra scorrono la partita
key-pick = Selezionare, piazzare o giocare
key-effect = Ascoltare che cosa farebbe una mossa su questa casella
key-drop = Annullare la selezione o chiudere un messaggio
key-step = Scorrere la partita avanti e indietro
key-reset = Ricominciare il turno
key-confirm = Confermare la mossa
key-network = Mostrare o nascondere le connessioni LYNGK
key-sound = Attivare o disattivare l’audio
key-this = Mostrare questo elenco

## Diagrams in the rules
diagram-of = Diagramma di { $clause }
diagram-try = Prova: puoi muovere i pezzi.
diagram-may = Consentito: «{ $move }»
diagram-may-not = Non consentito: «{ $move }»
diagram-again = Ripristina
diagram-loading = Caricamento del diagramma…
print-rules = Stampa
