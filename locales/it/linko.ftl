# Linko!: why a move is refused, and why no game ever looks like a set-up.

linko-player-number = il giocatore { $number }

## Why a move is refused

linko-refusal-no-cards = { $seat } deve calare almeno una carta: non si può passare
linko-refusal-two-values = { $lower } e { $higher } hanno valori diversi: una combinazione è fatta di carte di uno stesso valore e di jolly, o di soli jolly
linko-refusal-not-in-hand = { $seat } non ha in mano { $missing } per questa combinazione
linko-refusal-over-by-last-card = la partita è finita: { $seat } ha calato la sua ultima carta
linko-refusal-nothing-attacked = nessuna combinazione è sotto attacco: { $seat } deve calare una combinazione
linko-refusal-nothing-left = nessuna combinazione attaccata è stata restituita a chi l’aveva calata: { $seat } deve calare una combinazione
linko-refusal-attack-undecided = { $attacker } deve prima decidere se prendere { $set }, la combinazione che { $owner } ha calato
linko-refusal-answer-undecided = { $owner } deve prima decidere se riprendere la combinazione { $set } o scartarla
linko-refusal-no-card-owed = nessuno deve pescare: { $seat } deve calare una combinazione
linko-refusal-draw-unfinished = { $owner } deve prima pescare, una carta alla volta; carte ancora da pescare: { $owed }
linko-refusal-pile-empty = il mazzo è vuoto: pesca dalla fila
linko-refusal-not-in-row = nella fila non c’è nessun { $card }, solo { $row }
linko-refusal-over-by-drawing = la partita è finita: la fila e il mazzo sono vuoti

## What is wrong with a set-up

linko-problem-players = Linko! è per 2–5 giocatori, non per { $players }
linko-problem-first = il posto { $first } non può iniziare: i posti vanno da 0 a { $last }
linko-problem-turn = non può essere il turno del posto { $turn }: i posti vanno da 0 a { $last }
linko-problem-seats-listed = posti elencati nel campo { $field }: { $found }, ma numero di giocatori: { $players }
linko-problem-miscounted = la carta { $card } compare { $found ->
        [one] { $found } volta
       *[other] { $found } volte
    } invece di { $right }
linko-problem-pile-too-large = il mazzo ha { $found } carte, ma dopo la distribuzione ne ha al massimo { $most }
linko-problem-no-set = { $cards } davanti al posto { $seat } non è una combinazione: le sue carte numerate hanno valori diversi
linko-problem-empty-hand = il posto { $seat } non ha carte in mano, ma non ha appena chiuso la partita calando l’ultima
linko-problem-nothing-laid = è il turno del posto { $turn }, che ha calato una combinazione, ma davanti non ne ha nessuna
linko-problem-owner = il posto { $owner } non può essere attaccato: non è un avversario del posto { $turn }
linko-problem-not-attacked = { $laid } non attacca { $top } del posto { $owner }: per attaccare servono lo stesso numero di carte e un valore più alto
linko-problem-owed = dopo un attacco di queste dimensioni ({ $count }) le carte da pescare non possono essere { $owed }
linko-problem-row-too-large = la fila ha { $found } carte, ma il massimo è sei
linko-problem-row-too-small = carte nella fila: { $found }, ma finché ne restano nel mazzo adesso dovrebbero essere almeno { $least }
linko-problem-nothing-to-draw = la fila e il mazzo sono vuoti, quindi la partita è finita
linko-problem-not-over = la partita non è finita: il giocatore di turno ha carte in mano, e nella fila o nel mazzo c’è ancora una carta
linko-problem-known-not-held = secondo le carte note, il posto { $seat } dovrebbe avere in mano { $cards }, ma non è così

## Themes of puzzles

linko-theme-attack = Attaccare
linko-theme-hold = Non attaccare
linko-theme-bait = Esca
linko-theme-lay = Che cosa calare
linko-theme-draw = Che cosa pescare
linko-theme-take = Prendere o no
linko-theme-count = Tutto è noto
