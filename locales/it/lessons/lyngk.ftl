# Le lezioni di LYNGK. Una lezione ha titolo e idea; un passo ha il compito, ciò che si dice quando riesce e risposte alle altre mosse.

any-claim = Hai acquisito un colore. È permesso, ma qui basta una mossa.

move = Sulla pedina vicina
move-idea = Come si muovono le pedine
move-1 = La plancia è piena. Muovi una pedina lungo una linea su una vicina di altro colore. Nessun colore è ancora di qualcuno, quindi puoi muoverle tutte tranne i jolly.
move-1-done = Due pedine sono ora una pila, e un punto è rimasto vuoto.
move-2 = In g8 non c’è più nulla, quindi le pedine intorno vedono oltre. Fa’ una mossa che attraversi un punto vuoto.
move-2-done = Fino alla prima pedina della linea, e non oltre: non si salta nulla.
move-2-miss = Era un passo verso una vicina. Parti da accanto al punto vuoto g8, e attraversalo.

stacks = Costruire pile
stacks-idea = Altezza e colori
stacks-1 = Una pila si muove intera e non ha mai due volte lo stesso colore. Porta la pila da due su una pedina di un terzo colore.
stacks-1-done = Tre pedine, tre colori. La pedina in cima dice di chi è la pila.
stacks-1-miss = Non ne è nata una pila da tre. Quella da due sta in c7: quale vicina ha un colore che le manca?
stacks-2 = Una pila neutrale può andare su una che non sia più alta di lei. Metti una pila da due sull’altra.
stacks-2-done = Quattro pedine, quattro colori. Con un colore in comune sarebbe stato vietato.
stacks-2-miss = Le pile in h6 e h7 sono ancora separate.
stacks-3 = Una pedina neutrale singola non va mai su una pila, ma una pila può andare su una pedina singola. Fa’ una pila da quattro.
stacks-3-done = Il basso non sale sull’alto, ma l’alto può scendere sul basso.
stacks-3-miss = Non sono ancora quattro. Porta la pila da tre in h8 su una pedina singola che vede.

joker = Jolly
joker-idea = Pedine che valgono ogni colore
joker-1 = Le pedine screziate sono jolly. Nessuno muove un jolly da solo, ma puoi andarci sopra. Fallo.
joker-1-done = Il jolly vale ora un colore che manca alla pila, quello che servirà.
joker-1-miss = Sotto non c’era un jolly. Ce n’è uno solo soletto in c1.
joker-2 = I jolly stanno sotto a tutto. Porta una pila da due su uno di essi.
joker-2-done = Tre pedine, e il jolly può ancora essere uno qualsiasi dei tre colori mancanti.
joker-2-miss = Guarda lungo le linee lunghe: in b2 un jolly aspetta una pila da due.

claim = Acquisire
claim-idea = Fare tuo un colore
claim-1 = Prima di muovere puoi acquisire un colore: uno per turno, due per partita. Acquisiscine uno, poi muovi una pedina di quel colore.
claim-1-done = D’ora in poi solo tu muovi ciò che ha quel colore in cima.
claim-1-miss = Hai mosso senza acquisire. Acquisisci prima un colore.
claim-1-other = Hai acquisito un colore e ne hai mosso un altro. È permesso, ma stavolta muovi il tuo.
claim-2 = In e8 c’è una pila da quattro che potreste muovere entrambi. Acquisisci il colore che ha in cima, poi muovi ciò che vuoi.
claim-2-done = Ora è soltanto tua, e manca una pedina al punto.
claim-2-other = Non è il colore che la pila in e8 ha in cima.
claim-2-miss = Hai mosso senza acquisire, e la pila è ancora di tutti.

tall = Sulle pile alte
tall-idea = Che cosa possono i colori acquisiti
tall-1 = Il blu è tuo. Un colore acquisito va su pile di ogni altezza, anche come pedina singola. Porta una pedina blu singola su una pila.
tall-1-done = Una pedina neutrale non avrebbe potuto.
tall-1-miss = Trova una pedina blu singola che veda una pila senza blu.
tall-2 = Il verde è tuo, l’avorio del tuo avversario. Prendigli la pila da tre con una sola pedina verde.
tall-2-done = Decide la pedina in cima: ciò che era suo è tuo.
tall-2-miss = La sua pila da tre sta in d7. Quale pedina verde è lì vicino?

five = Una pila da cinque
five-idea = Come si fanno punti
five-1 = Cinque pedine con il tuo colore in cima sono un punto e lasciano la plancia. Il nero è tuo: completa una pila così.
five-1-done = Un punto. La pila resta davanti a te per sempre.
five-1-miss = Nessuna pila da cinque. Ce n’è una da quattro senza nero: quale pedina nera la vede?
five-2 = Puoi acquisire e fare punto nello stesso turno. Acquisisci il colore giusto, e completa una pila da cinque.
five-2-done = Acquisizione e punto in un turno. Il tuo avversario ha potuto solo guardare.
five-2-other = Con questo colore adesso non completi nulla. Guarda le pile da quattro, e che cosa hanno in cima.
five-2-miss = Nessun punto. Una delle pile da quattro ha in cima un colore neutrale: acquisiscilo, e porta la pila sulla pedina che le manca.

block = Di traverso
block-idea = Togliere un punto all’avversario
block-1 = L’avorio e il nero sono tuoi, il blu e il rosso del tuo avversario, che al prossimo turno potrebbe completare una pila da cinque. Muovi in modo che non possa più.
block-1-done = La pedina rossa in f5 è sepolta, e con lei la minaccia.
block-1-miss = Il tuo avversario fa comunque il suo punto: la pedina rossa in f5 arriva a una pila da quattro. Che cosa può andarle sopra?
block-2 = Il nero e il rosso sono tuoi, l’avorio e il verde del tuo avversario, e il blu resta neutrale. La pila da quattro in b4 è in pericolo. Completala, con il suo colore neutrale in cima.
block-2-done = Cinque sotto un colore neutrale restano sulla plancia e non contano per nessuno. Nessun punto per te, ma nemmeno per lui.
block-2-miss = Il tuo avversario fa comunque il suo punto. Muovi proprio la pila in b4: in cima è neutrale, quindi puoi.

lyngk = Punti-LYNGK
lyngk-idea = Viaggiare sul proprio colore
lyngk-1 = Il verde è tuo. Una pedina verde che arriva a un’altra verde non si ferma lì: riparte, in qualsiasi direzione. Fa’ una mossa che passi per un punto-LYNGK così.
lyngk-1-done = La pedina verde ha portato la tua dove da sola non sarebbe arrivata.
lyngk-1-miss = Quella mossa è andata dritta. Parti verso un’altra pedina verde, e svolta lì.
lyngk-2 = Una mossa può passare per più punti-LYNGK, ma per nessuno due volte. Fanne una che passi per due.
lyngk-2-done = Tre tratti in una mossa. La rete del tuo colore non serve a nessun altro.
lyngk-2-miss = Meno di due punti-LYNGK. Comincia dalla pila in f7; anche e7 ed e8 hanno il verde in cima.
lyngk-3 = Il rosso e l’avorio sono tuoi. Completa una pila da cinque passando per un punto-LYNGK.
lyngk-3-done = Un punto da lontano. Prima di ogni mossa, segui i tuoi colori sulla plancia.
lyngk-3-miss = Nessun punto. La pila in c7 può svoltare in e7.

end = Le ultime mosse
end-idea = Che cosa conta alla fine
end-1 = Nessuno ha ancora punti, e non resta quasi nessuna mossa. Il nero è tuo. Chiudi la partita con un punto.
end-1-done = Nessuno può più muovere, e tu hai più pile da cinque: hai vinto.
end-1-miss = Così non vinci. La pila in b2 ha quattro pedine e il nero in cima. Le manca il blu.
end-2 = Un punto a testa. Allora contano le pile da quattro sotto i vostri colori, poi quelle da tre, da due, e le pedine singole. Il nero è tuo. Fa’ l’ultima mossa, e vinci.
end-2-done = Parità nelle pile da quattro e da tre, ma tu ne hai una da due, e il tuo avversario nessuna.
end-2-miss = Conta di nuovo: le pile da quattro e da tre sono pari. Ti serve una pila da due con il nero in cima.

game = La tua prima partita
game-idea = Una partita intera contro un bot gentile
game-about = Sai tutto ciò che serve. Acquisisci i tuoi colori quando conviene, e tieni d’occhio ogni pila da quattro.
