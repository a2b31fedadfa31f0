# The lessons of LYNGK. A lesson has a title and an idea; a step its task, what is said when it is done, and answers to other moves.

any-claim = Hai acquisito un colore. È permesso, ma qui serve solo una mossa.

aim = Di che cosa si tratta
aim-idea = Pile di cinque con il tuo colore in cima
aim-1 = All’inizio c’è una pedina su ognuna delle 43 caselle, e i colori non sono di nessuno. Questa partita è già cominciata: il rosso è tuo. Cinque colori diversi con il tuo in cima sono un punto. La pila in h6 ha quattro pedine e il rosso in cima: muovila sulla pedina avorio in i7.
aim-1-done = Un punto! Le pedine bianche sono i jolly: valgono il colore che manca.
aim-1-miss = Non sono cinque. Alla pila in h6 manca una sola pedina: dov’è quella avorio?
aim-2 = Quando nessuno può più muovere, vince chi ha più pile di cinque. Siete uno pari, e il verde e il blu sono tuoi. Vinci la partita.
aim-2-done = Due punti a uno e nessuna mossa rimasta: hai vinto.
aim-2-miss = Così finisce senza un secondo punto. Quali due pile fanno cinque colori insieme?

move = Sulla prima pedina
move-idea = Come si muovono le pedine
move-1 = Il tavoliere è pieno: una pedina su ogni casella, dove le linee si incrociano. Muovi una pedina qualsiasi lungo una linea su una vicina di un altro colore. I colori non sono ancora di nessuno, quindi puoi muovere qualsiasi pedina tranne i jolly.
move-1-done = Le due pedine ora sono una pila, e la casella di partenza è vuota.
move-2 = g8 ora è vuota, quindi le pedine intorno possono attraversarla. Fai una mossa che attraversi una casella vuota.
move-2-done = Fino alla prima pedina della linea, e non oltre: non si può saltare nulla.
move-2-miss = Era un passo verso una vicina. Muovi una pedina accanto a g8 e attraversa quella casella vuota.

stacks = Costruire pile
stacks-idea = Altezza e colori
stacks-1 = Una pila si muove tutta intera e non contiene mai due volte lo stesso colore. Muovi la pila di due su una pedina di un terzo colore.
stacks-1-done = Tre pedine, tre colori. La pedina in cima decide di chi è la pila.
stacks-1-miss = Non è venuta una pila di tre. La pila di due è in c7: quale vicina ha un colore che le manca?
stacks-2 = Un colore che non è di nessuno è neutrale. Una pila con un colore neutrale in cima può andare solo su una pila alta al massimo quanto lei. Muovi una pila di due sull’altra.
stacks-2-done = Quattro pedine, quattro colori. Con un colore in comune, la mossa non sarebbe stata consentita.
stacks-2-miss = Le pile in h6 e h7 sono ancora separate.
stacks-3 = Una pedina neutrale singola non può andare su una pila, ma una pila può andare su una pedina singola. Forma una pila di quattro.
stacks-3-done = Un colore neutrale non sale su una pila più alta, ma può scendere su una più bassa.
stacks-3-miss = Non ancora quattro. Muovi la pila di tre in h8 su una pedina singola che può raggiungere.

joker = Jolly
joker-idea = Pedine che valgono qualsiasi colore
joker-1 = Le pedine bianche sono i jolly. Nessuno può muovere un jolly da solo, ma puoi andarci sopra. Prova.
joker-1-done = Il jolly ora vale un colore che manca alla pila, quello che ti servirà.
joker-1-miss = Lì non c’era un jolly. Ce n’è uno in c1.
joker-2 = Un jolly può stare sotto qualsiasi pedina o pila. Muovici sopra una pila di due.
joker-2-done = Tre pedine, e il jolly può ancora essere uno qualsiasi dei tre colori mancanti.
joker-2-miss = Guarda lungo le linee lunghe: in b2 un jolly aspetta una pila di due.

claim = Acquisire
claim-idea = Fare tuo un colore
claim-1 = Prima di muovere puoi acquisire un colore: uno per turno, due per partita. Acquisiscine uno, poi muovi una pedina di quel colore.
claim-1-done = D’ora in poi solo tu puoi muovere pedine e pile con questo colore in cima.
claim-1-miss = Hai mosso senza acquisire. Acquisisci prima un colore.
claim-1-other = Hai acquisito un colore e ne hai mosso un altro. È permesso, ma questa volta muovi il tuo.
claim-2 = In e8 c’è una pila di quattro che potete muovere entrambi. Acquisisci il colore che ha in cima, poi fai la mossa che vuoi.
claim-2-done = Ora è soltanto tua, e al punto manca una pedina.
claim-2-other = Non è il colore in cima alla pila in e8.
claim-2-miss = Hai mosso senza acquisire, quindi potete ancora muovere entrambi quella pila.

tall = Sulle pile alte
tall-idea = Che cosa può fare un colore acquisito
tall-1 = Il blu è tuo. Un colore acquisito può andare su pile di qualsiasi altezza, anche con una pedina singola. Muovi una pedina blu singola su una pila.
tall-1-done = Una pedina neutrale non avrebbe potuto farlo.
tall-1-miss = Trova una pedina blu singola che possa raggiungere una pila senza blu.
tall-2 = Il verde è tuo, l’avorio è del tuo avversario. Conquista la sua pila di tre con una pedina verde singola.
tall-2-done = Decide la pedina in cima: ciò che era dell’altro ora è tuo.
tall-2-miss = La sua pila di tre è in d7. Quale pedina verde è lì vicino?

five = Una pila di cinque
five-idea = Come si fanno punti
five-1 = Una pila di cinque con il tuo colore in cima dà un punto e lascia il tavoliere. Il nero è tuo: completa una pila così.
five-1-done = Un punto! Quella pila è tua per sempre.
five-1-miss = Nessuna pila di cinque. C’è una pila di quattro senza nero: quale pedina nera può raggiungerla?
five-2 = Puoi acquisire e fare punto nello stesso turno. Acquisisci il colore giusto e completa una pila di cinque.
five-2-done = Acquisizione e punto nello stesso turno. Al tuo avversario non è rimasto che guardare.
five-2-other = Questo colore adesso non completa nessuna pila. Guarda le pile di quattro e i colori che hanno in cima.
five-2-miss = Nessun punto. Una delle pile di quattro ha in cima un colore neutrale: acquisiscilo, e muovi la pila sulla pedina che le manca.

block = Mettersi di traverso
block-idea = Impedire all’avversario di fare punti
block-1 = L’avorio e il nero sono tuoi. Il blu e il rosso sono del tuo avversario, che al prossimo turno potrebbe completare una pila di cinque. Fai una mossa che lo impedisca.
block-1-done = La pedina rossa in f5 è sepolta, e la minaccia con lei.
block-1-miss = Il tuo avversario può ancora fare punto: la pedina rossa in f5 può raggiungere una pila di quattro. Che cosa può andarle sopra?
block-2 = Il nero e il rosso sono tuoi, l’avorio e il verde sono del tuo avversario, e il blu resta neutrale. La pila di quattro in b4 è in pericolo. Completala con il suo colore neutrale in cima.
block-2-done = Una pila di cinque con un colore neutrale in cima resta sul tavoliere e non conta per nessuno. Nessun punto per te, ma nemmeno per l’altro.
block-2-miss = Il tuo avversario può ancora fare punto. Muovi proprio la pila in b4: in cima ha un colore neutrale, quindi puoi.

lyngk = Punti-LYNGK
lyngk-idea = Viaggiare sul tuo colore
lyngk-1 = Il verde è tuo. Quando una pedina verde ne raggiunge un’altra, non si ferma lì: riparte, in qualsiasi direzione. Fai una mossa che passi per un punto-LYNGK così.
lyngk-1-done = Il punto-LYNGK ha portato la tua pedina su una casella che in linea retta non avrebbe raggiunto.
lyngk-1-miss = Quella mossa è andata dritta. Dirigiti verso un’altra pedina verde, e svolta lì.
lyngk-2 = Una mossa può passare per più punti-LYNGK, ma mai due volte per lo stesso. Fai una mossa che passi per due.
lyngk-2-done = Tre tappe in una mossa. Nessuno tranne te può usare la rete del tuo colore.
lyngk-2-miss = Meno di due punti-LYNGK. Parti dalla pila in f7; anche e7 ed e8 hanno il verde in cima.
lyngk-3 = Il rosso e l’avorio sono tuoi. Completa una pila di cinque passando per un punto-LYNGK.
lyngk-3-done = Un punto da lontano. Prima di ogni mossa, segui i tuoi colori sul tavoliere.
lyngk-3-miss = Nessun punto. La pila in c7 può svoltare in e7.

end = Le ultime mosse
end-idea = Che cosa conta alla fine
end-1 = Nessuno ha ancora fatto punti, e non restano quasi più mosse. Il nero è tuo. Chiudi la partita con un punto.
end-1-done = Non ci sono più mosse, e tu hai più pile di cinque: hai vinto!
end-1-miss = Così non vinci. La pila in b2 ha quattro pedine e il nero in cima. Le manca il blu.
end-2 = Un punto a testa: ora contano le tue pile di quattro, poi quelle di tre, di due, e le pedine singole. Il nero è tuo. Fai l’ultima mossa e vinci.
end-2-done = Parità nelle pile di quattro e di tre, ma tu hai una pila di due, e il tuo avversario nessuna.
end-2-miss = Conta di nuovo: nelle pile di quattro e di tre siete pari. Ti serve una pila di due con il nero in cima.

choose = Quando acquisire
choose-idea = Due colori per tutta la partita
choose-1 = Puoi acquisire solo due colori, per sempre, e così riveli i tuoi piani. Prima costruisci: senza acquisire, fai una pila di almeno tre che il tuo avversario non possa completare.
choose-1-done = Tre pedine, e i tuoi piani restano segreti.
choose-1-early = Hai acquisito un colore. È permesso, ma che cosa ti dà adesso che non ti darebbe più tardi?
choose-1-danger = Il tuo avversario potrebbe acquisire un colore e completare subito quella pila. A quale pila mancherebbe una pedina in più?
choose-1-miss = È una pila di due. Quale pila di due raggiunge una pedina singola di un terzo colore?
choose-2 = Nessun colore è ancora acquisito. Acquisisci quello più spesso in cima: più mosse e una rete più grande per te. Poi fai la mossa che vuoi.
choose-2-done = Sette pedine e pile che ora puoi muovere solo tu.
choose-2-other = Quel colore è in cima meno spesso. Riconta: quale vedi di più?
choose-2-miss = Hai mosso senza acquisire. Quale colore vorresti tenere per te?

four = Quattro è una minaccia
four-idea = Pile che nessuno ferma
four-1 = Il rosso è tuo, il blu del tuo avversario. Fai una pila di quattro che potrai completare al prossimo turno, qualunque cosa faccia il tuo avversario.
four-1-done = Ora la pedina che manca è sempre a portata. Una pila di quattro con il tuo colore in cima è una promessa.
four-1-miss = Il tuo avversario potrebbe impedirlo, o completarla prima. Guarda la pila in g8: e se ci andasse sopra una pedina rossa?
four-2 = Il verde e l’avorio sono tuoi, il blu del tuo avversario. Una pila di quattro può servire anche all’altro. Fanne una con il tuo colore in cima che il tuo avversario non possa completare.
four-2-done = Quattro pedine, e solo tu puoi aggiungere la quinta.
four-2-danger = Il tuo avversario potrebbe completarla, magari acquisendo un colore. Che cosa le manca, e chi può portarlo?
four-2-miss = Non è una pila di quattro con il tuo colore in cima. Dove c’è una pila di tre senza uno dei tuoi colori?

wild = I jolly sono preziosi
wild-idea = La pedina che va sempre bene
wild-1 = Il rosso è tuo, e alla tua pila di quattro in c4 manca il nero. Nessuna pedina nera è a portata, ma qualcos’altro sì. Fai punto.
wild-1-done = Il jolly valeva il nero. Ce ne sono solo tre: ricorda dove sono.
wild-1-miss = Nessun punto. Che cosa, accanto a c4, può valere il nero?
wild-2 = Il nero e il verde sono tuoi, l’avorio del tuo avversario. Alla sua pila di quattro in d5 manca solo il jolly accanto. Fai in modo che non faccia punto.
wild-2-done = Via il jolly, via il punto. Un jolly aiuta chi lo usa per primo.
wild-2-miss = La pila in d5 fa ancora punto andando in d6. Quale delle tue pile arriva prima al jolly?

cut = Tagliare la rete
cut-idea = Un punto-LYNGK coperto non porta da nessuna parte
cut-1 = Il blu è tuo, il nero e l’avorio del tuo avversario. La sua pila in h5 farebbe punto passando per punti-LYNGK neri. Tagliale la strada.
cut-1-done = La pedina nera in e2 è coperta e non è più un punto-LYNGK. Tutto ciò che sta dietro è irraggiungibile.
cut-1-miss = Il tuo avversario passa ancora. Segui le pedine nere da h5: quale puoi coprire?
cut-2 = Ancora una volta: il rosso e l’avorio sono del tuo avversario, e la sua pila in e8 raggiunge la pila in d3 attraverso pedine avorio. Fermala.
cut-2-done = Di lì non si passa più. Prima di ogni turno segui i colori del tuo avversario come i tuoi.
cut-2-miss = Può ancora fare punto. Copri una pedina avorio sulla sua strada, o metti al sicuro la pila in d3: dove può andare?

forced = Nessuna scelta
forced-idea = Quando devi acquisire, e quando vai avanti solo tu
forced-1 = Niente di neutrale può più muoversi. Non puoi passare finché un colore acquisito ti darebbe una mossa, quindi devi acquisire. Un solo colore vince: sceglilo e muovi.
forced-1-done = Nessuna pila di cinque, quindi decidono quelle di quattro. Tu ne hai una, e il tuo avversario non ha alcun colore.
forced-1-other = Con quel colore l’ultima mossa non vince. Quale ti permette di fare una pila di quattro?
forced-2 = Due pari. Il tuo avversario non ha mosse: passa, e tu vai avanti finché non ne hai più nemmeno tu. Il rosso e l’avorio sono tuoi. Gioca per vincere.
forced-2-done = Un punto, un’ultima mossa e la partita è tua. Avere ancora mosse quando l’altro non ne ha vale molto.
forced-2-miss = Ora la pila in a3 non sarà mai completata. Quale colore le manca, e quale pedina doveva andarci?

six = Pile di sei
six-idea = La variante per esperti
six-1 = In questa variante le pile di cinque restano sul tavoliere, e una pila di sei con il tuo colore in cima vince all’istante. Il sesto colore è il bianco: un jolly. Il verde è tuo. Vinci.
six-1-done = Sei pedine, una delle quali è un jolly: la partita finisce all’istante.
six-1-miss = Nessuna pila di sei. In d7 ce n’è una di cinque con il verde in cima: che cosa ha accanto?
six-2 = Il blu e l’avorio sono tuoi, il nero del tuo avversario. La sua pila in e2 sta per diventare di sei. Impediscilo.
six-2-done = Il jolly se n’è andato. In questa variante tieni d’occhio ogni jolly e ogni pila che ne contiene uno.
six-2-miss = Vince ancora andando da e2 in d3. Quella pila è tua: dove può andare?

game = La tua prima partita
game-idea = Una partita intera contro un bot indulgente
game-about = Sai tutto ciò che ti serve. Acquisisci i colori solo quando conviene, e tieni d’occhio ogni pila di quattro.
