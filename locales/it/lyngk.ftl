# LYNGK: why a move is refused, and why no game ever looks like a set-up.

## Colours, and how a stack is named
## Sentences take these as they stand.

lyngk-colour-ivory = avorio
lyngk-colour-blue = blu
lyngk-colour-red = rosso
lyngk-colour-green = verde
lyngk-colour-black = nero
lyngk-piece-joker = jolly
lyngk-stack-on-board = la pila in { $at }
lyngk-stack-taken = la pila { $number } vinta dal posto { $seat }
lyngk-player-number = il giocatore { $number }

## Why a move is refused

lyngk-refusal-joker-is-passive = { $at } è un jolly: un jolly si muove solo come parte di una pila
lyngk-refusal-opponents-stack = il tuo avversario ha acquisito { $colour ->
        [avorio] l’avorio
       *[other] il { $colour }
    }, il colore in cima in { $at }
lyngk-refusal-two-colours-claimed = hai già acquisito due colori
lyngk-refusal-already-yours = hai già acquisito { $colour ->
        [avorio] l’avorio
       *[other] il { $colour }
    }
lyngk-refusal-claimed-by-opponent = il tuo avversario ha già acquisito { $colour ->
        [avorio] l’avorio
       *[other] il { $colour }
    }
lyngk-refusal-nothing-to-follow = dopo aver acquisito devi muovere, e con { $colour ->
        [avorio] l’avorio
       *[other] il { $colour }
    } non avresti nessuna mossa
lyngk-refusal-one-claim-a-turn = hai già acquisito un colore in questo turno: adesso fai la tua mossa
lyngk-refusal-nothing-there = in { $at } non c’è nulla da muovere
lyngk-refusal-stays-where-it-is = una mossa da { $at } deve finire su un’altra pedina o pila
lyngk-refusal-lands-on-nothing = { $at } è vuota: una mossa deve finire su una pedina o su una pila
lyngk-refusal-not-in-line = { $from } e { $to } non sono sulla stessa linea
lyngk-refusal-blocked = il percorso da { $from } a { $to } è bloccato in { $by }
lyngk-refusal-repeated-colour = { $from } e { $to } contengono entrambe una pedina dello stesso colore ({ $colour }), e in una pila ogni colore può esserci una volta sola
lyngk-refusal-too-high = la pila in { $to } avrebbe { $height } pedine, ma il massimo è cinque
lyngk-refusal-single-neutral-onto-stack = la pedina in { $from } è singola e di colore neutrale ({ $colour }): può andare solo su un’altra pedina singola, non sulla pila in { $to }
lyngk-refusal-neutral-onto-higher = la pila in { $to } è più alta di quella in { $from }, e { $colour ->
        [avorio] l’avorio
       *[other] il { $colour }
    } è neutrale
lyngk-refusal-five-stack-stays = la pila in { $at } ha cinque pedine e resta dov’è
lyngk-refusal-five-stack-blocks = la pila in { $at } ha cinque pedine: è un ostacolo, e nulla può andarci sopra
lyngk-refusal-neutral-has-no-lyngk-points = da { $from } si arriva in { $to } solo passando per altre pedine dello stesso colore ({ $colour }), e quel colore è neutrale: solo un colore acquisito ha punti-LYNGK
lyngk-refusal-other-colours-lyngk-point = { $at } non è un punto-LYNGK per questa mossa: tutti devono avere in cima { $colour ->
        [avorio] l’avorio
       *[other] il { $colour }
    }
lyngk-refusal-no-lyngk-way = da { $from } non si arriva in { $to } né in linea retta né passando per punti-LYNGK di questo colore ({ $colour })
lyngk-refusal-only-a-lyngk-point = anche { $at } ha in cima { $colour ->
        [avorio] l’avorio
       *[other] il { $colour }
    }, quindi è solo un punto-LYNGK: la mossa deve proseguire da lì
lyngk-refusal-joker-is-no-lyngk-point = { $at } è un jolly, e un jolly non è mai un punto-LYNGK
lyngk-refusal-game-over = la partita è finita: nessuno può più muovere
lyngk-refusal-too-high-for-six = la pila in { $to } avrebbe { $height } pedine, ma il massimo è sei
lyngk-refusal-six-stack-won = la partita è finita: { $by } ha vinto con una pila di sei
lyngk-refusal-six-stack-stays = la pila in { $at } ha sei pedine e resta dov’è
lyngk-refusal-six-stack-blocks = la pila in { $at } ha sei pedine, e nulla può andarci sopra

## What is wrong with a set-up

lyngk-problem-wrong-count = numero di pedine di questo tipo ({ $piece }): { $found } invece di { $expected }
lyngk-problem-wrong-starter = non si è ancora mosso nulla, quindi tocca al posto 0
lyngk-problem-joker-on-top = { $stack } ha un jolly in cima, ma un jolly non va mai sopra a nulla
lyngk-problem-too-many-claims = colori acquisiti dal posto { $seat }: { $count }, ma il massimo è due
lyngk-problem-claimed-twice = { $colour ->
        [avorio] l’avorio
       *[other] il { $colour }
    } è stato acquisito due volte, ma ogni colore si può acquisire una volta sola
lyngk-problem-claim-without-colour = il posto { $seat } avrebbe acquisito un colore in questo turno, ma non ne ha nessuno
lyngk-problem-claim-without-move = il posto { $seat } ha acquisito un colore in questo turno, ma poi non ha mosse
lyngk-problem-claims-outnumber-turns = colori acquisiti: { $claims }, turni iniziati: { $turns }, ma in un turno si può acquisire un solo colore
lyngk-problem-repeated-colour = { $stack } ha più di una pedina dello stesso colore ({ $colour })
lyngk-problem-too-high = { $stack } ha { $height } pedine, ma il massimo è cinque
lyngk-problem-taken-not-five = { $stack } ha { $height ->
        [one] { $height } pedina
       *[other] { $height } pedine
    }, ma solo le pile di cinque lasciano il tavoliere
lyngk-problem-taken-top-not-claimed = { $stack } ha in cima un colore che questo posto non ha acquisito
lyngk-problem-nothing-to-do = il posto { $seat } non ha mosse, quindi tocca all’altro posto
lyngk-problem-not-over = la partita non è finita: il posto { $seat } ha ancora una mossa
lyngk-problem-already-over = la partita è finita: nessuno ha mosse
lyngk-problem-taken-in-six = il posto { $seat } ha vinto delle pile, ma nella variante con sei pedine restano sul tavoliere
lyngk-problem-too-high-for-six = { $stack } ha { $height } pedine, ma il massimo è sei
lyngk-problem-won-in-standard = solo una pila di sei fa vincere all’istante, e nel gioco standard non ce ne sono
lyngk-problem-no-six-stack = il posto { $seat } avrebbe vinto, ma non ha nessuna pila di sei con in cima un colore acquisito

## Themes of puzzles

lyngk-theme-win-in-1 = Vittoria in una mossa
lyngk-theme-win-in-2 = Vittoria in due mosse
lyngk-theme-win-in-3 = Vittoria in tre mosse
lyngk-theme-win-in-more = Vittoria in quattro mosse o più
lyngk-theme-only-defence = Unica difesa
lyngk-theme-take-five = Prendere una pila di cinque
lyngk-theme-claim-now = Acquisire subito
lyngk-theme-wait = Non acquisire ancora
lyngk-theme-jump = Tramite punti-LYNGK
lyngk-theme-starve = Lasciare senza mosse
lyngk-theme-tie-break = Decidono le pile minori
