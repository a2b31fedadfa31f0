# At the board: previews, motion, diagrams, sharing, keys.

## What a move would do
preview-flips = { $count ->
    [one] Gira { $count } pedina
   *[other] Gira { $count } pedine
}
preview-row = Forma un allineamento da { $first } a { $last }
preview-way = Per { $points }
preview-result = Diventa: { $piece }
preview-attacks = Questa combinazione attacca { $names }.
preview-attacks-nobody = Questa combinazione non attacca nessuno.
would-be-attacked = verrebbe attaccata

## What was played, after a name: "Player 2: took the set."
played-place = anello piazzato su { $at }
played-row = allineamento { $first }–{ $last } tolto
played-off = anello su { $at } tolto
played-claim = colore acquisito: { $colour }
played-lay = combinazione calata: { $cards }
played-take = combinazione presa
played-leave = combinazione non presa
played-reclaim = combinazione ripresa
played-discard = combinazione scartata
played-draw-row = { $card } pescata dalla fila
played-draw-pile = carta pescata dal mazzo

## Deciding
what-to-do = Che cosa succede
ask-draw = Pesca una carta: una di quelle scoperte o una coperta dal mazzo.
ask-draw-row = Pesca una delle carte scoperte.
confirm-move = Gioca
change-move = Scegli di nuovo
game-is-over = La partita è finita
had-to-pass = { $name } non aveva mosse e ha passato.
you-had-to-pass = Non avevi mosse e hai passato.
light-network = Illumina la mia rete LYNGK
claim-draw = Reclama la patta
claim-bot = Fai continuare un bot
step-back = Una mossa indietro
step-on = Una mossa avanti

## Sharing
share = Condividi questa posizione
copy-link = Copia il link
copy-image = Copia come immagine
save-image = Salva come { $kind }
hand-on = Invia …

## Keys
key-help = Tasti
key-points = Da un punto all’altro del tavoliere; altrove sinistra e destra scorrono la partita
key-pick = Scegliere, piazzare, giocare
key-effect = Sentire che cosa farebbe la mossa su questo punto
key-drop = Lasciare ciò che è scelto, chiudere un messaggio
key-step = Scorrere la partita indietro e avanti
key-reset = Ricominciare il turno
key-confirm = Giocare la mossa scelta
key-network = Illuminare la rete LYNGK
key-sound = Suono acceso e spento
key-this = Questo elenco

## Diagrams in the rules
diagram-of = Diagramma di { $clause }
diagram-try = Provalo: qui si può giocare.
diagram-may = Consentito: { $move }
diagram-may-not = Non consentito: { $move }
diagram-again = Torna all’inizio
diagram-loading = Il diagramma si prepara …
print-rules = Stampa
