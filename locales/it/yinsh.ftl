# YINSH: why a move is refused, and why no game ever looks like a set-up.

## The players, and what can stand on a space
## Sentences take these as they stand.

yinsh-colour-white = Bianco
yinsh-colour-black = Nero
yinsh-piece-white-ring = un anello bianco
yinsh-piece-black-ring = un anello nero
yinsh-piece-white-marker = una pedina bianca
yinsh-piece-black-marker = una pedina nera

## Why a move is refused

yinsh-refusal-won = la partita è finita: il { $winner } ha vinto togliendo il terzo anello
yinsh-refusal-won-in-blitz = la partita è finita: il { $winner } ha vinto il blitz togliendo un anello
yinsh-refusal-no-more-moves = la partita è finita: nessun anello può più muoversi
yinsh-refusal-rings-to-place = non tutti gli anelli sono stati piazzati: adesso il { $by } deve piazzarne uno
yinsh-refusal-all-rings-placed = tutti gli anelli sono stati piazzati: d’ora in poi si muovono
yinsh-refusal-placed-on-piece = un anello si piazza su una casella vuota, ma in { $at } c’è { $piece }
yinsh-refusal-no-ring-there = il { $by } deve muovere un anello, ma in { $from } non ce n’è nessuno
yinsh-refusal-moves-foreign-ring = l’anello in { $from } è del { $owner }, ma tocca al { $by }
yinsh-refusal-ring-stays = l’anello in { $from } deve andare su un’altra casella
yinsh-refusal-not-straight = un anello si muove solo in linea retta: { $from } e { $to } non sono sulla stessa linea
yinsh-refusal-lands-on-piece = un anello deve fermarsi su una casella vuota, ma in { $to } c’è { $piece }
yinsh-refusal-jumps-ring = un anello può saltare le pedine, ma non gli anelli: in { $over } ce n’è uno
yinsh-refusal-goes-on-after-markers = dopo aver saltato delle pedine, un anello deve fermarsi sulla prima casella vuota: { $stop }, non { $to }
yinsh-refusal-row-first = il { $by } ha un allineamento e adesso deve toglierlo
yinsh-refusal-ring-first = il { $by } ha tolto un allineamento e adesso deve togliere un anello
yinsh-refusal-no-row-to-take = le pedine lasciano il tavoliere solo in un allineamento di cinque, ma non ce n’è nessuno
yinsh-refusal-no-ring-to-take = un anello si toglie solo dopo un allineamento
yinsh-refusal-row-not-straight = un allineamento è diritto: { $first } e { $last } non sono sulla stessa linea
yinsh-refusal-row-not-five = un allineamento ha esattamente cinque pedine, ma da { $first } a { $last } le caselle sono { $points }
yinsh-refusal-foreign-row = quell’allineamento è del { $owner }: il { $by } toglie prima uno dei propri
yinsh-refusal-piece-in-row = un allineamento del { $by } ha solo pedine di questo colore, ma in { $at } c’è { $piece }
yinsh-refusal-gap-in-row = le cinque pedine di un allineamento sono affiancate, ma { $at } è vuota
yinsh-refusal-takes-no-ring = il { $by } deve togliere un anello, ma in { $at } non ce n’è nessuno
yinsh-refusal-takes-foreign-ring = l’anello in { $at } è del { $owner }, ma il { $by } deve toglierne uno dei propri

## What is wrong with a set-up

yinsh-problem-too-many-markers = sul tavoliere ci sono { $markers } pedine, ma il gioco ne ha solo 51
yinsh-problem-too-many-rings = anelli del { $colour }: { $on_board } sul tavoliere e { $removed } tolti, ma sono soltanto cinque
yinsh-problem-rings-missing = anelli del { $colour }: { $on_board } sul tavoliere e { $removed } tolti, che dovrebbero fare cinque una volta piazzati tutti
yinsh-problem-all-rings-placed = tutti e dieci gli anelli sono stati piazzati, quindi la fase non può essere «place»
yinsh-problem-placed-out-of-turn = anelli piazzati: { $white } dal Bianco e { $black } dal Nero, quindi non può toccare al { $turn } piazzarne uno
yinsh-problem-markers-while-placing = pedine sul tavoliere: { $markers }, ma arrivano solo quando tutti gli anelli sono stati piazzati
yinsh-problem-removed-while-placing = sono stati tolti anelli (Bianco: { $white }, Nero: { $black }) prima che tutti fossero piazzati
yinsh-problem-too-many-removed = il { $colour } ha tolto { $removed } anelli, ma il terzo mette fine alla partita
yinsh-problem-too-many-removed-in-blitz = il { $colour } ha tolto { $removed } anelli, ma nel blitz il primo mette fine alla partita
yinsh-problem-two-winners = entrambi i giocatori hanno tolto abbastanza anelli per vincere, ma il primo che ci riesce mette fine alla partita
yinsh-problem-already-won = il { $winner } ha tolto tre anelli, quindi la partita è finita
yinsh-problem-already-won-in-blitz = il { $winner } ha tolto un anello, quindi il blitz è finito
yinsh-problem-winner-not-last = il { $winner } ha vinto togliendo un anello, quindi l’ultima decisione (turn) è stata del { $winner }
yinsh-problem-pool-empty = la riserva è vuota e non c’è nessun allineamento da togliere, quindi la partita è finita
yinsh-problem-nobody-can-move = nessuno dei due giocatori può muovere un anello, quindi la partita è finita
yinsh-problem-not-over = la partita non è finita: nessuno ha tolto abbastanza anelli, e un anello può ancora muoversi
yinsh-problem-must-pass = il { $turn } non può muovere nessun anello, quindi tocca all’avversario
yinsh-problem-black-moves-first = nessun anello si è ancora mosso, quindi tocca al Bianco
yinsh-problem-row-left-on-board = l’allineamento { $first }-{ $last } del { $colour } dovrebbe essere già stato tolto
yinsh-problem-no-row-to-take = il { $colour } non ha nessun allineamento da togliere
yinsh-problem-row-not-returned = pedine nella riserva: { $pool }, ma dovrebbero esserci le cinque dell’allineamento appena tolto

## Themes of puzzles

yinsh-theme-win-in-1 = Vittoria in una mossa
yinsh-theme-win-in-2 = Vittoria in due mosse
yinsh-theme-win-in-3 = Vittoria in tre mosse
yinsh-theme-only-defence = Unica difesa
yinsh-theme-row-now = Fare un allineamento
yinsh-theme-two-rows = Due allineamenti
yinsh-theme-break-row = Spezzare una minaccia
yinsh-theme-flip-five = Girare per allineare
yinsh-theme-choice-in-six = Quali cinque?
yinsh-theme-which-ring = Quale anello?
yinsh-theme-quiet = Mossa tranquilla
