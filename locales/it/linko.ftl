# Linko!: why a move is refused, and why no game ever looks like a set-up.

linko-player-number = il giocatore { $number }

## Why a move is refused

linko-refusal-no-cards = { $seat } deve calare almeno una carta: non si può passare
linko-refusal-two-values = { $lower } e { $higher } non hanno lo stesso valore: una combinazione è fatta di carte di uno stesso valore e di jolly, oppure di soli jolly
linko-refusal-not-in-hand = { $seat } non ha { $missing } per questa combinazione
linko-refusal-over-by-last-card = la partita è finita: { $seat } ha calato la sua ultima carta
linko-refusal-nothing-attacked = nessuna combinazione è attaccata: { $seat } deve calare una combinazione
linko-refusal-nothing-left = nessuna combinazione attaccata è stata lasciata a chi la possiede: { $seat } deve calare una combinazione
linko-refusal-attack-undecided = { $attacker } deve prima decidere se prendere o lasciare la combinazione { $set } che { $owner } ha calato
linko-refusal-answer-undecided = { $owner } deve prima decidere se riprendere o scartare la combinazione { $set }, lasciata dall’attaccante
linko-refusal-no-card-owed = nessuno deve pescare: { $seat } deve calare una combinazione
linko-refusal-draw-unfinished = { $owner } deve prima pescare, una carta alla volta; carte ancora dovute: { $owed }
linko-refusal-pile-empty = il mazzo è vuoto: la carta si pesca dalla fila
linko-refusal-not-in-row = nella fila non c’è nessun { $card }: c’è { $row }
linko-refusal-over-by-drawing = la partita è finita: la fila e il mazzo sono vuoti

## What is wrong with a set-up

linko-problem-players = giocano da 2 a 5 persone, non { $players }
linko-problem-first = il posto { $first } non può cominciare: i posti vanno da 0 a { $last }
linko-problem-turn = non può essere il turno del posto { $turn }: i posti vanno da 0 a { $last }
linko-problem-seats-listed = posti nel campo { $field }: { $found }, ma il numero di giocatori è { $players }
linko-problem-miscounted = la carta { $card } è presente { $found ->
        [one] { $found } volta
       *[other] { $found } volte
    } invece di { $right }
linko-problem-pile-too-large = il mazzo ha { $found } carte, ma la distribuzione gliene lascia { $most }
linko-problem-no-set = { $cards } davanti al posto { $seat } non è una combinazione: le sue carte numerate non hanno lo stesso valore
linko-problem-empty-hand = il posto { $seat } non ha carte in mano, ma non ha appena finito la partita calando l’ultima
linko-problem-nothing-laid = è il turno del posto { $turn }, che ha calato una combinazione, ma davanti non ne ha nessuna
linko-problem-owner = il posto { $owner } non può essere attaccato: non è un avversario del posto { $turn }
linko-problem-not-attacked = { $laid } non attacca { $top } del posto { $owner }: si attaccano altrettante carte di valore più basso
linko-problem-owed = carte dovute: { $owed }, il che è impossibile dopo un attacco di queste dimensioni ({ $count })
linko-problem-row-too-large = la fila ha { $found } carte: al massimo sono sei
linko-problem-row-too-small = carte nella fila: { $found }; finché restano carte nel mazzo, adesso sono almeno { $least }
linko-problem-nothing-to-draw = la fila e il mazzo sono vuoti, quindi la partita è finita
linko-problem-not-over = la partita non è finita: il giocatore di turno ha carte in mano, e nella fila o nel mazzo resta qualche carta
linko-problem-known-not-held = per quanto si sa, il posto { $seat } avrebbe in mano { $cards }, ma non è così
