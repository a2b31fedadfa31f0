# L’allenatore della prima partita contro i bot, e i suggerimenti. Si caricano quando servono.
coach-title = Allenatore
coach-quiet = Ti seguo. Gioca con calma.
coach-off = Basta consigli
hint-more = Mostra la mossa
hint-begin = Inizia qui: { $at }. Vedi come si prosegue?
hint-whole = Una buona mossa: «{ $move }»

## YINSH
coach-yinsh-phase-place = Piazza gli anelli ben distanziati. Vicino al centro arrivano più lontano; affiancati si intralciano.
coach-yinsh-phase-move = Lo scopo: allineare cinque pedine del tuo colore. A ogni allineamento togli un tuo anello, ed è così che si vince.
coach-yinsh-phase-row = Le cinque pedine tornano nella riserva e l’allineamento sparisce. A te resta l’anello che togli.
coach-yinsh-phase-ring = Togli l’anello che ti serve di meno: uno bloccato, o lontano dalle tue pedine.
coach-yinsh-first-marker = La tua prima pedina. Non si muove mai, ma ogni anello che la salta la gira.
coach-yinsh-flipped-mine = Le pedine che hai saltato si sono girate, tutte: guadagni quelle dell’avversario, ma perdi le tue.
coach-yinsh-flipped-theirs = L’avversario ha saltato delle pedine e le ha girate. Non costruire dove può arrivare il suo prossimo salto.
coach-yinsh-four-mine = Quattro in linea! Ancora una e hai un allineamento. Guarda come aggiungerla, o quale girare.
coach-yinsh-four-theirs = Attenzione, l’avversario ne ha quattro in linea. Girane una con un salto, o porta un anello sulla casella che manca.
coach-yinsh-row-mine = Cinque in linea, ottimo! Ora togli l’allineamento.
coach-yinsh-row-theirs = L’avversario ha un allineamento e toglie un anello. Poi avrà un anello in meno da muovere.
coach-yinsh-ring-mine = Quell’anello conta a tuo favore. Il prezzo: continui con un anello in meno.
coach-yinsh-ring-theirs = Quell’anello conta per l’avversario. Il prezzo: continua con un anello in meno.
coach-yinsh-few-markers = Restano poche pedine. Quando finiscono, vince chi ha tolto più anelli.

## LYNGK
coach-lyngk-phase-claim-or-move = Non c’è fretta di acquisire: hai solo due colori a partita. Aspetta che uno sia in cima a pile promettenti.
coach-lyngk-phase-move = Lo scopo: una pila di cinque colori diversi con uno dei tuoi in cima.
coach-lyngk-two = Una pila di due. Il colore in cima decide di chi è; finché nessuno lo acquisisce, potete muoverla entrambi.
coach-lyngk-three = Tre colori diversi. Tieni a mente quali due mancano e dove si trovano.
coach-lyngk-four = Una pila di quattro! Una pedina del colore che manca e sono cinque. Chi ci arriva prima?
coach-lyngk-joker = In quella pila c’è un jolly. Vale qualsiasi colore, quindi la pila è più facile da completare.
coach-lyngk-claimed-mine = Quel colore ora è tuo: ciò che lo ha in cima lo muovi solo tu, e può andare su pile di qualsiasi altezza.
coach-lyngk-claimed-theirs = L’avversario ha acquisito un colore. Non puoi più muovere ciò che lo ha in cima, ma puoi andarci sopra con le tue pedine.
coach-lyngk-linked-mine = Hai viaggiato sul tuo colore: è la regola-LYNGK. Rende forte anche un colore sparso.
coach-lyngk-linked-theirs = L’avversario ha viaggiato sul suo colore: è la regola-LYNGK. Copri le pedine lungo il percorso per tagliare la rete.
coach-lyngk-neutral-five = Cinque colori, ma quello in cima non è di nessuno: la pila resta sul tavoliere e non dà punti.
coach-lyngk-five-mine = Una pila di cinque con il tuo colore in cima: un punto per te!
coach-lyngk-five-theirs = L’avversario ha completato una pila di cinque: un punto. Tieni d’occhio le pile di quattro che i suoi colori possono raggiungere.

## Linko!
coach-linko-phase-lay = Le carte davanti a te danno punti, quelle in mano ne costano. Cala più carte uguali insieme: fai più punti, e pochi possono soffiartele.
coach-linko-phase-attack = Prendi le carte se vanno con quelle che hai in mano. Se non le prendi, decide chi le ha calate.
coach-linko-phase-answer = Riprendi le tue carte per calarle di nuovo, oppure scartale e pescane altre.
coach-linko-phase-draw = Nella fila vedi che cosa peschi. Cerca carte uguali alle tue.
coach-linko-single = Una carta singola si cala in fretta e si perde in fretta: qualsiasi carta più alta la batte.
coach-linko-big-set = Una combinazione grande. Per soffiartela servono altrettante carte, e più alte.
coach-linko-joker = Il jolly prende il valore delle carte con cui lo cali. I jolly da soli battono tutto.
coach-linko-attacked = La tua combinazione ne attacca una con altrettante carte, ma più basse: quella attaccata lascia il tavolo.
coach-linko-attacked-me = La tua combinazione in cima è sotto attacco: altrettante carte, e più alte. In ogni caso lascia il tavolo.
coach-linko-took = Ora queste carte sono tue. In mano ognuna costa un punto: calale presto.
coach-linko-taken-from-me = Ti hanno preso le carte. Ne peschi altrettante: scegli quelle che vanno con la tua mano.
coach-linko-left = Non l’hai presa. Chi l’ha calata la riprende, oppure la scarta e pesca carte nuove.
coach-linko-reclaimed = Hai ripreso le tue carte. Puoi calarle di nuovo, magari con una in più.
coach-linko-discarded = Quelle carte non tornano più. Forse le nuove ti saranno più utili.
coach-linko-drew = Con carte uguali a quelle che hai fai combinazioni più grandi.
coach-linko-few-mine = Ti restano poche carte! Appena cali l’ultima, la partita finisce.
coach-linko-few-theirs = Qualcuno ha quasi finito le carte. Quando cala l’ultima, la partita finisce: cala più carte che puoi.
