# L’allenatore della prima partita contro i bot, e i suggerimenti. Si caricano quando servono.
coach-title = Allenatore
coach-quiet = Ti seguo. Gioca con calma.
coach-off = Basta consigli
hint-more = Mostra la mossa
hint-begin = Comincia da { $at }. Vedi come continua?
hint-whole = Una buona mossa: { $move }.

## YINSH
coach-yinsh-phase-place = Distribuisci i tuoi anelli. Vicino al centro arrivano più lontano; affiancati si intralciano.
coach-yinsh-phase-move = L’obiettivo: cinque tue pedine in linea. Per ogni fila togli un anello; con tre anelli vinci.
coach-yinsh-phase-row = Le cinque pedine tornano nella riserva e la linea sparisce. Quello che ti resta è l’anello.
coach-yinsh-phase-ring = Togli l’anello che serve meno: bloccato, o lontano dalle tue pedine.
coach-yinsh-first-marker = La tua prima pedina. Non si muove mai, ma ogni anello che la salta la gira.
coach-yinsh-flipped-mine = Hai saltato, e tutto ciò che stava sul percorso si è girato: il loro colore diventa il tuo, e il tuo il loro.
coach-yinsh-flipped-theirs = Alcune pedine sono state saltate e girate. Non costruire dove può arrivare il prossimo salto.
coach-yinsh-four-mine = Quattro in linea! Ancora una e la fila è tua. Guarda come riempire il buco o girarlo.
coach-yinsh-four-theirs = Attenzione, l’avversario ha quattro in linea. Saltale per girarne una, o metti un anello nel buco.
coach-yinsh-row-mine = Cinque in linea, ottimo! Ora togli la fila.
coach-yinsh-row-theirs = L’avversario ha fatto una fila e toglie un anello. Ora ha un anello in meno da muovere.
coach-yinsh-ring-mine = Quell’anello conta per te. Il prezzo: continui con un anello in meno.
coach-yinsh-ring-theirs = L’avversario ha tolto un anello. È in vantaggio, ma tu hai più anelli per giocare.
coach-yinsh-few-markers = Restano poche pedine. Quando finiscono, vince chi ha tolto più anelli.

## LYNGK
coach-lyngk-phase-claim-or-move = Non c’è fretta di acquisire. Aspetta che un colore sia in cima a pile che ne valgano la pena; ne acquisisci solo due.
coach-lyngk-phase-move = Punti a cinque colori diversi con uno dei tuoi in cima.
coach-lyngk-two = Una pila di due. Il colore in cima dice di chi è; finché nessuno lo acquisisce, potete muoverla entrambi.
coach-lyngk-three = Tre colori diversi. Tieni a mente quali mancano e dove si trovano.
coach-lyngk-four = Una pila di quattro! Un pezzo del colore che manca e diventano cinque. Chi arriva prima?
coach-lyngk-joker = In quella pila c’è un jolly. Vale come qualsiasi colore, quindi è più facile completarla.
coach-lyngk-claimed-mine = Quel colore ora è tuo: solo tu muovi ciò che ce l’ha in cima, e può posarsi su pile di qualsiasi altezza.
coach-lyngk-claimed-theirs = L’avversario ha acquisito un colore. Non puoi più muovere ciò che ce l’ha in cima, ma puoi metterci sopra i tuoi pezzi.
coach-lyngk-linked-mine = Hai viaggiato lungo il tuo colore: è la regola LYNGK. Rende forte un colore sparso.
coach-lyngk-linked-theirs = L’avversario ha viaggiato lungo il suo colore: la regola LYNGK. Copri i pezzi in mezzo per tagliare la strada.
coach-lyngk-neutral-five = Cinque colori, ma quello in cima non è di nessuno. Quella pila resta e non vale per nessuno.
coach-lyngk-five-mine = Una pila di cinque con il tuo colore in cima: punto tuo!
coach-lyngk-five-theirs = L’avversario ha completato una pila di cinque, ed è un punto. Tieni d’occhio le pile di quattro che i suoi colori raggiungono.

## Linko!
coach-linko-phase-lay = Le carte sul tavolo valgono, quelle in mano costano. Più carte uguali insieme ti fanno avanzare, e poche combinazioni così grandi possono prenderle.
coach-linko-phase-attack = Prendi le carte se stanno bene con la tua mano. Altrimenti lasciale, e deciderà chi le ha calate.
coach-linko-phase-answer = Riprendi le tue carte per calarle di nuovo, oppure scartale e pescane altre.
coach-linko-phase-draw = La fila mostra che cosa prendi. Cerca carte che hai già.
coach-linko-single = Una carta sola si cala in fretta e si perde in fretta: quasi ogni altra la batte.
coach-linko-big-set = Una combinazione grande. Per prenderla servono altrettante carte, e più alte.
coach-linko-joker = Il jolly prende il valore delle vicine. Da soli, i jolly battono tutto.
coach-linko-attacked = La tua combinazione ne attacca una con altrettante carte, ma più basse. Deve lasciare il tavolo.
coach-linko-attacked-me = La tua ultima combinazione è attaccata: altrettante carte, ma più alte. In ogni caso lascia il tavolo.
coach-linko-took = Ora sono tue. Ogni carta in mano costa un punto: calale presto.
coach-linko-taken-from-me = Ti hanno preso le carte. Ne peschi altrettante; scegli quelle che stanno bene con la tua mano.
coach-linko-left = L’hai lasciata. Chi l’ha calata la riprende, o pesca carte nuove.
coach-linko-reclaimed = Di nuovo nella tua mano. Puoi calarle ancora, magari con una in più.
coach-linko-discarded = Perse per sempre. Forse le nuove staranno meglio.
coach-linko-drew = Carte uguali a quelle che hai fanno combinazioni più grandi.
coach-linko-few-mine = Ti restano poche carte! Appena la tua mano è vuota, la partita finisce.
coach-linko-few-theirs = Qualcuno non ha quasi più carte. Con una mano vuota la partita finisce: metti i tuoi punti sul tavolo.
