# The lessons of YINSH. A lesson has a title and an idea; a step its task, what is said when it is done, and answers to other moves.

rings = Prima gli anelli
rings-idea = Dove vanno i dieci anelli
rings-1 = Giochi come Bianco, e inizia Bianco. Tutto sta dove le linee si incrociano: quegli incroci sono le caselle. Piazza il tuo primo anello su una qualsiasi.
rings-1-done = Eccolo al suo posto. Poi ne piazza uno Nero, e così a turno finché ognuno ha cinque anelli sul tavoliere.
rings-2 = Va bene qualsiasi casella vuota, anche proprio sul bordo. Prova: piazza il tuo secondo anello sul bordo.
rings-2-done = Si può, ma di rado conviene: più vicino al centro, un anello ha più linee lungo cui muoversi.
rings-2-miss = Una buona casella, ma non sul bordo. Scegline una oltre la quale non c’è nulla.
rings-3 = Ora giochi come Nero, e nove anelli sono già sul tavoliere. Piazza il decimo dove vuoi.
rings-3-done = L’apertura è completa. D’ora in poi gli anelli si muovono soltanto, e inizia Bianco.

marker = Un anello lascia una pedina
marker-idea = Muoversi lungo una linea
marker-1 = Muovi uno dei tuoi anelli bianchi lungo una linea, attraverso caselle vuote, fin dove vuoi.
marker-1-done = L’anello ha lasciato dietro di sé una pedina del tuo colore. Ogni mossa ne aggiunge una sul tavoliere.
marker-2 = Gli anelli vanno lontano. Porta uno dei tuoi in k10, sul bordo destro, con una sola mossa.
marker-2-done = Da una parte all’altra del tavoliere. In ogni casella si incrociano tre linee: guarda lungo tutte.
marker-2-miss = Quella non è k10. Segui le linee a ritroso da lì: su una di esse c’è un tuo anello.
marker-3 = Un anello non può saltare un anello, perciò quello nero in d6 ti sbarra la strada da d3. Porta lo stesso un anello in d9, in due mosse.
marker-3-done = Ostacolo aggirato. I tuoi anelli sono muri per Nero, e quelli di Nero sono muri per te.
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

flip = Cambiare campo
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
row-2 = Questa volta c’è Nero in mezzo alla tua linea. Gira quella pedina, poi togli l’allineamento e un anello.
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

theirs = Niente per Nero
theirs-idea = Spezzare allineamenti, e non regalarne
theirs-1 = Nero ha quattro pedine nella colonna f, e all’anello in f7 basta scostarsi. Fai in modo che Nero non possa completare un allineamento al prossimo turno.
theirs-1-done = Spezzato. È in mezzo a una linea che una pedina girata fa più male.
theirs-1-miss = Nero potrebbe ancora completare l’allineamento. Salta attraverso la linea, così che una delle quattro diventi bianca.
theirs-2 = Due salti completano il tuo allineamento, ma uno ne completa uno anche per Nero. Scegli l’altro, poi togli l’allineamento e un anello.
theirs-2-done = Un allineamento per te, e nulla per Nero.
theirs-2-gift = Guarda lungo il numero 4: lì la tua pedina è diventata nera, e ora Nero ne ha cinque. Anche Nero toglierà un anello.
theirs-2-miss = Nessun allineamento. Devi girare la pedina nera in e5.

threat = Minacce
threat-idea = La tua prima tattica: due in una volta
threat-1 = Tre in linea, e il tuo anello davanti. Muovi in modo da poter completare un allineamento al prossimo turno.
threat-1-done = Quattro in linea, e il tuo anello è già sulla quinta casella. Appena se ne va, hai un allineamento: Nero deve reagire.
threat-1-miss = Al prossimo turno non avresti un allineamento. Muovi l’anello di una sola casella lungo la linea: lascia la quarta pedina e si ferma subito accanto.
threat-2 = Nero può parare una minaccia, difficilmente due. Minaccia due allineamenti con una mossa, poi completa quello che Nero ti lascia.
threat-2-done = Nero poteva spezzarne uno solo. È così che si vince a YINSH.
threat-2-single = È una minaccia, ma Nero può pararla. Alle tue due linee manca una pedina nella stessa casella: e7.
threat-2-miss = Così non si arriva a un allineamento. Le tue due linee passano per e7. Lascia lì una pedina, e completa ciò che Nero non spezza.

win = Il terzo anello
win-idea = Come si vince
win-1 = Hai già tolto due anelli. Completa un allineamento, toglilo, e togli il tuo terzo anello.
win-1-done = Tre anelli: hai vinto!
win-1-miss = Niente allineamento, niente vittoria. La pedina in f6 è del colore sbagliato.
win-2 = Avete tolto due anelli a testa, e il salto che completa il tuo allineamento ne completa uno anche per Nero. Vai: chi ha mosso toglie per primo.
win-2-done = Il tuo anello è uscito per primo, e la partita è finita prima che Nero potesse rispondere.
win-2-miss = Nessun allineamento. Salta e4 ed e5.

game = La tua prima partita
game-idea = Una partita intera contro un bot indulgente
game-about = Sai tutto ciò che ti serve. Nel blitz vince il primo anello: una buona prima partita di dieci minuti. Oppure punta subito ai tre anelli.
