# The lessons of YINSH. A lesson has a title and an idea; a step its task, what is said when it is done, and answers to other moves.

aim = Di che cosa si tratta
aim-idea = Cinque in fila, tre anelli e come inizia una partita
aim-1 = Cinque pedine affiancate del tuo colore formano un allineamento. Per ogni allineamento togli uno dei tuoi anelli, e con tre anelli tolti vinci. Ne hai già tolti due. L’anello bianco in e8 lascia una pedina dove stava: allontanalo dalle quattro pedine bianche, poi togli l’allineamento e un anello.
aim-1-done = Il gioco è tutto qui: tre allineamenti, tre anelli. Il resto è arrivarci prima.
aim-1-own = Hai saltato lungo l’allineamento, e saltando le pedine si girano. E se l’anello in e8 si spostasse semplicemente di lato?
aim-1-miss = Ancora nessun allineamento. Nella colonna e ci sono quattro pedine bianche. Quale anello potrebbe aggiungere la quinta?
aim-2 = Ogni partita inizia così: il tavoliere vuoto, cinque anelli a testa e, accanto, 51 pedine per entrambi. Inizia il Bianco. Scegli un incrocio per il tuo primo anello.
aim-2-done = Ora tocca al Nero, poi di nuovo a te, finché tutti e dieci gli anelli sono sul tavoliere.

rings = Prima gli anelli
rings-idea = Dove vanno i dieci anelli
rings-1 = Va bene qualsiasi casella vuota, anche proprio sul bordo. Prova: piazza il tuo secondo anello sul bordo.
rings-1-done = Si può, ma di rado conviene: più vicino al centro, un anello ha più linee lungo cui muoversi.
rings-1-miss = Una buona casella, ma non sul bordo. Scegline una oltre la quale non c’è nulla.
rings-2 = Ora giochi con il Nero, e nove anelli sono già sul tavoliere. Piazza il decimo dove vuoi.
rings-2-done = L’apertura è completa. D’ora in poi gli anelli si muovono soltanto, e inizia il Bianco.

marker = Un anello lascia una pedina
marker-idea = Muoversi lungo una linea
marker-1 = Muovi uno dei tuoi anelli bianchi lungo una linea, attraverso caselle vuote, fin dove vuoi.
marker-1-done = L’anello ha lasciato dietro di sé una pedina del tuo colore. Ogni mossa ne aggiunge una sul tavoliere.
marker-2 = Gli anelli vanno lontano. Porta uno dei tuoi in k10, sul bordo destro, con una sola mossa.
marker-2-done = Da una parte all’altra del tavoliere. In ogni casella si incrociano tre linee: guarda lungo tutte.
marker-2-miss = Quella non è k10. Segui le linee a ritroso da lì: su una di esse c’è un tuo anello.
marker-3 = Un anello non può saltare un anello, perciò quello nero in d6 ti sbarra la strada da d3. Porta comunque un anello in d9, in due mosse.
marker-3-done = Ostacolo aggirato. I tuoi anelli sono muri per il Nero, e quelli del Nero sono muri per te.
marker-3-miss = Due mosse, e nessun anello in d9. Pensa a ritroso: da quali caselle la linea verso d9 è libera?

jump = Saltare
jump-idea = Oltre le pedine, e giù subito dietro
jump-1 = Le pedine non fermano un anello: le salta e atterra subito dietro. Salta una pedina.
jump-1-done = Saltata, e la pedina si è girata. Ne saprai di più nella prossima lezione.
jump-1-miss = Una mossa valida, ma non un salto. Ti serve una pedina sulla linea del tuo anello, con una casella vuota subito dietro.
jump-2 = Un anello salta più pedine in un colpo solo, se sono affiancate. Saltane tre.
jump-2-done = Tre in una volta, di qualunque colore. L’anello atterra sulla prima casella vuota dietro di loro.
jump-2-miss = Non sono tre. Cerca tre pedine in linea senza buchi, con un tuo anello davanti.
jump-3 = Un anello può prima scorrere e poi saltare, ma dopo il salto si ferma. Scorri su una casella vuota, poi salta.
jump-3-done = Scorrere, saltare, fermarsi: di più, in una mossa, non si può.
jump-3-miss = Hai soltanto fatto scorrere l’anello. Trova una linea con prima caselle vuote e poi pedine.
jump-3-near = Hai saltato senza prima scorrere. Questa volta parti con una casella vuota tra l’anello e le pedine.

flip = Cambiare colore
flip-idea = Un anello gira ciò che salta
flip-1 = Ogni pedina che salti si gira: la nera diventa bianca, la bianca diventa nera. Fai diventare bianche tre pedine nere con una mossa.
flip-1-done = Tre in più per te, oltre a quella lasciata dal tuo anello.
flip-1-miss = Non sono tre nere. Sono affiancate nella colonna f.
flip-2 = Anche le tue pedine si girano. Trova un salto che giri almeno due pedine nere e nessuna delle tue.
flip-2-done = Tutto guadagno, nessuna perdita. Prima di saltare, guarda entrambi i colori.
flip-2-own = Quel salto ha fatto diventare nere alcune delle tue pedine. C’è una linea in cui sono tutte nere.
flip-2-miss = Così non giri due pedine nere. Cercane due affiancate.

row = Cinque in fila
row-idea = Con un allineamento togli un anello
row-1 = Cinque pedine affiancate del tuo colore formano un allineamento. Ne hai quattro: aggiungi la quinta, poi togli l’allineamento e uno dei tuoi anelli.
row-1-done = Ecco un allineamento e un anello. Togli tre anelli e vinci la partita.
row-1-own = Hai saltato le tue quattro pedine, che sono diventate nere. Sposta di lato invece l’anello in e8: è lui a lasciare la quinta.
row-1-miss = Ancora nessun allineamento. L’anello in e8 sta in fondo alle tue quattro pedine. Che cosa lascia dietro di sé quando si muove?
row-2 = Questa volta c’è una pedina nera in mezzo alla tua linea. Girala, poi togli l’allineamento e un anello.
row-2-done = Girare una pedina completa un allineamento proprio come aggiungerne una.
row-2-miss = La pedina in e5 è ancora nera. Quale dei tuoi anelli può saltarla?

choice = L’imbarazzo della scelta
choice-idea = Quali cinque pedine, quale allineamento?
choice-1 = Sei in linea! Ne togli solo cinque, affiancate. Tieni la pedina che sta meglio con le altre tre, poi togli un anello.
choice-1-done = e3, f4, g5, h6: con quella che hai tenuto, ne hai di nuovo quattro in linea.
choice-1-miss = La pedina che hai tenuto, in e8, è isolata. Quella in e3 avrebbe avuto compagnia: f4, g5 e h6.
choice-2 = Due allineamenti hanno una pedina in comune: se togli l’uno, l’altro si spezza. Togli quello che ti lascia nella posizione migliore, poi un anello.
choice-2-done = Ne hai ancora quattro affiancate: il prossimo allineamento è vicino.
choice-2-miss = Ora c’è un buco in mezzo alla colonna g. L’altra scelta ti avrebbe lasciato quattro pedine affiancate.

theirs = Niente per il Nero
theirs-idea = Spezzare allineamenti, e non regalarne
theirs-1 = Il Nero ha quattro pedine nella colonna f, e all’anello in f7 basta scostarsi. Fai in modo che il Nero non possa completare un allineamento al prossimo turno.
theirs-1-done = Spezzato. È in mezzo a una linea che una pedina girata fa più male.
theirs-1-miss = Il Nero potrebbe ancora completare l’allineamento. Salta attraverso la linea, così che una delle quattro diventi bianca.
theirs-2 = Due salti completano il tuo allineamento, ma uno ne completa uno anche per il Nero. Scegli l’altro, poi togli l’allineamento e un anello.
theirs-2-done = Un allineamento per te, e nulla per il Nero.
theirs-2-gift = Guarda lungo la linea del 4: lì la tua pedina è diventata nera, e ora il Nero ne ha cinque. Anche il Nero toglierà un anello.
theirs-2-miss = Nessun allineamento. Devi girare la pedina nera in e5.

threat = Minacce
threat-idea = La tua prima tattica: due in una volta
threat-1 = Tre in linea, e il tuo anello davanti. Muovi in modo da poter completare un allineamento al prossimo turno.
threat-1-done = Quattro in linea, e il tuo anello è già sulla quinta casella. Appena se ne va, hai un allineamento: il Nero deve reagire.
threat-1-miss = Al prossimo turno non avresti un allineamento. Muovi l’anello di una sola casella lungo la linea: lascia la quarta pedina e si ferma subito accanto.
threat-2 = Il Nero può parare una minaccia, difficilmente due. Minaccia due allineamenti con una mossa, poi completa quello che il Nero ti lascia.
threat-2-done = Il Nero poteva spezzarne uno solo. È così che si vince a YINSH.
threat-2-single = È una minaccia, ma il Nero può pararla. Alle tue due linee manca una pedina nella stessa casella: e7.
threat-2-miss = Così non si arriva a un allineamento. Le tue due linee passano per e7. Lascia lì una pedina, e completa ciò che il Nero non spezza.

win = Il terzo anello
win-idea = Come si vince
win-1 = Hai già tolto due anelli. Completa un allineamento, toglilo, e togli il tuo terzo anello.
win-1-done = Tre anelli: hai vinto!
win-1-miss = Niente allineamento, niente vittoria. La pedina in f6 è del colore sbagliato.
win-2 = Avete tolto due anelli a testa, e il salto che completa il tuo allineamento ne completa uno anche per il Nero. Vai: chi ha mosso toglie per primo.
win-2-done = Il tuo anello è uscito per primo, e la partita è finita prima che il Nero potesse rispondere.
win-2-miss = Nessun allineamento. Salta e4 ed e5.

combo = Due mosse in anticipo
combo-idea = Preparare un allineamento che non si può fermare
combo-1 = La pedina nera in e5 interrompe due tue linee: quella del 5 e la colonna e. Girala, così entrambe ne hanno quattro, poi completa quella che il Nero ti lascia. Togli l’allineamento e un anello.
combo-1-done = Un salto, due linee. Cerca le pedine dove le tue linee si incrociano.
combo-1-single = È una sola minaccia, e il Nero può rispondere. Quale salto aiuta entrambe le linee?
combo-1-miss = Nessun allineamento. Gira prima la pedina in e5, poi muovi un anello che sta in fondo a quattro pedine.
combo-2 = Il tuo allineamento nella colonna e è pronto. Sposta l’anello che è in e8 in modo da completarne un secondo al prossimo turno, senza che il Nero possa fermarti. Togli entrambi gli allineamenti, ciascuno con un anello.
combo-2-done = Due allineamenti in due turni. L’anello che ha chiuso una linea aspettava già in fondo all’altra.
combo-2-one = Un allineamento, e poi più niente. Anche la colonna f ne ha quattro: arriva proprio accanto, e tieni quell’anello.
combo-2-miss = Così non completi nulla. Quale anello sta in fondo a quattro pedine?

wall = Mettersi in mezzo
wall-idea = Bloccare senza saltare
wall-1 = L’anello nero in h6 vuole saltare g6 e farla diventare nera: sarebbero cinque nella colonna g. Deve atterrare in f6. Impediscilo senza saltare nulla.
wall-1-done = Niente atterraggio, niente salto. Solo un anello ferma un anello.
wall-1-jump = Anche così fermi il Nero, ma con un salto, e i salti girano le pedine. Dove dovrebbe atterrare l’anello nero?
wall-1-miss = Il Nero può ancora completare l’allineamento. Quale casella deve restare libera per saltare g6?
wall-2 = Il Nero ha due coppie di pedine nella colonna g, con un vuoto in mezzo. Porta un anello nel vuoto.
wall-2-done = Finché il tuo anello resta lì, quella linea è morta. A volte l’anello migliore non si muove per dieci turni.
wall-2-miss = Il vuoto in g6 è ancora aperto. Quale dei tuoi anelli ha via libera fin lì?

back = Andata e ritorno
back-idea = Guadagni che durano
back-1 = Due dei tuoi salti guadagnano due pedine nere ciascuno. Dopo uno dei due, il Nero ne rigira subito una. Scegli il salto il cui guadagno dura.
back-1-done = Nessun anello nero può raggiungerle. Guarda la risposta del Nero prima di contare le tue pedine.
back-1-back = Con il prossimo salto il Nero se ne riprende una. Quale anello nero punta a queste pedine, e quale coppia non vede?
back-1-miss = Così non guadagni due pedine nere. Dove ce ne sono due affiancate?
back-2 = Avevi quattro pedine in linea, e il Nero ha appena girato quella in e5. Rigirala, così la tua minaccia torna in piedi.
back-2-done = Di nuovo quattro in linea, con il tuo anello accanto. La linea va a chi salta per ultimo al momento giusto.
back-2-miss = e5 è ancora nera. Basta un salto in un’altra direzione: quale anello è in linea con e5?

ring = Quale anello cedere
ring-idea = Tieni quello che lavora
ring-1 = Il tuo allineamento è tolto: ora tocca a un anello. Uno dei tuoi sta trattenendo il Nero. Fai in modo che il Nero non completi nulla al prossimo turno.
ring-1-done = La guardia in f6 resta. Prima di cedere un anello, chiediti che cosa impediva.
ring-1-miss = Quell’anello era la guardia: ora h6 salta g6 e atterra al suo posto. Quale anello non ha niente da fare?
ring-2 = Di nuovo devi togliere un anello. Tieni quello pronto a completare il prossimo allineamento.
ring-2-done = L’anello in h9 sta in fondo a quattro pedine. Il Nero deve occuparsene subito.
ring-2-miss = Senza di lui, le quattro della colonna h non hanno un anello accanto. Quale anello è lontano da tutto?

wait = Non c’è fretta
wait-idea = Due allineamenti insieme, o prima la sicurezza
wait-1 = Qui un salto completa due allineamenti senza pedine in comune: due anelli in un turno. Trovalo, poi togli entrambi gli allineamenti e due anelli.
wait-1-done = Due anelli con una mossa. Un allineamento che nessuno minaccia può aspettarne un altro.
wait-1-one = Un allineamento, ma ha spezzato l’altro. In ogni linea c’è una pedina nera: quale anello può saltarle entrambe insieme?
wait-1-miss = Nessun allineamento. Le pedine nere in e5 ed e6 danno fastidio. Come le giri entrambe?
wait-2 = Le tue quattro nella colonna j sono al sicuro: nessun anello nero ci arriva. Le quattro nere nella colonna c stanno per diventare un allineamento. Che cosa viene prima? Fallo, poi completa il tuo.
wait-2-done = Niente per il Nero, e il tuo allineamento è arrivato un turno dopo. Un allineamento costa anche un anello: non c’è fretta.
wait-2-hasty = Il tuo allineamento non correva rischi, e ora ne completa uno anche il Nero. E se prima spezzassi il suo?
wait-2-miss = Così il Nero conserva un allineamento, o perdi il tuo. Quale anello può saltare attraverso la colonna c?

gift = Un regalo per il Nero
gift-idea = Quando conviene regalare un allineamento
gift-1 = Uno dei tuoi salti completa due allineamenti per te, ma anche uno per il Nero. Due anelli per uno sono un buon affare: trovalo, poi togli entrambi gli allineamenti e due anelli.
gift-1-done = Due anelli a uno. I tuoi sono usciti per primi, e il Nero continua con un anello in meno.
gift-1-one = Un allineamento, e niente per il Nero. È la via prudente, ma qui puoi averne due. Quale salto gira e5 ed e6 insieme?
gift-1-miss = Nessun allineamento per te. Le pedine nere in e5 ed e6 danno fastidio: quale salto le gira entrambe?
gift-2 = La stessa posizione, ma il Nero ha già tolto due anelli e con un altro allineamento vincerebbe. Completane uno senza regalarne, poi toglilo con un anello.
gift-2-done = Per ora ne basta uno. Prima di regalare un allineamento, conta gli anelli.
gift-2-gift = Così completi un allineamento per il Nero: terzo anello, partita persa. Quale salto gira e5 senza toccare e4?
gift-2-miss = Nessun allineamento. Quale dei tuoi anelli può saltare e5 senza andare lungo la colonna e?

opening = Il posto degli anelli
opening-idea = Spazio per te, niente per il Nero
opening-1 = Un anello vale quanto le sue linee. Piazza il tuo dove potrebbe raggiungere almeno 20 caselle.
opening-1-done = Tanto spazio. Gli anelli stretti fra gli altri o sul bordo entrano in gioco tardi.
opening-1-miss = Meno di 20. Altri anelli o il bordo gli accorciano le linee. Dove si incontrano tre linee lunghe?
opening-2 = Gli anelli sono muri. Piazza il tuo dove tre anelli neri lo vedono su linee libere, così li ferma tutti e tre.
opening-2-done = Tre linee chiuse con un anello. Un buon posto fa due lavori: spazio per te, muri per il Nero.
opening-2-miss = Meno di tre. Segui le linee di c3, e9 e h5: dove si incrociano?

pool = L’ultima pedina
pool-idea = Che cosa succede quando la riserva è vuota
pool-1 = Restano due pedine, una per te e una per il Nero. Finite quelle, vince chi ha tolto più anelli. Tu ne hai tolto uno, il Nero nessuno. Fai in modo che il Nero non completi nulla con l’ultima pedina.
pool-1-done = La riserva è vuota, e un anello è più di nessuno. Hai vinto senza mai arrivare a tre.
pool-1-miss = L’anello nero in i7 si fa da parte e completa la colonna i. Quale dei tuoi anelli può girare lì una pedina?
pool-2 = Un anello a testa, e questa è l’ultima pedina: senza un allineamento è pareggio. Un allineamento rimette cinque pedine nella riserva, e si continua. Completane uno, poi toglilo con un anello.
pool-2-done = Cinque pedine tornano nella riserva, e sei avanti di un anello.
pool-2-miss = Niente pedine e nessun allineamento: pareggio. Nella colonna j manca solo j8. Quale anello può saltarla?

game = La tua prima partita
game-idea = Una partita intera contro un bot indulgente
game-about = Sai tutto ciò che ti serve. Nel blitz vince il primo anello: una buona prima partita di dieci minuti. Oppure punta subito ai tre anelli.
