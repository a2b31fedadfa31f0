# Le lezioni di YINSH. Una lezione ha titolo e idea; un passo ha il compito, ciò che si dice quando riesce e risposte alle altre mosse.

rings = Prima gli anelli
rings-idea = Dove vanno i dieci anelli
rings-1 = Hai gli anelli bianchi, e il bianco comincia. Piazza il tuo primo anello sull’intersezione che preferisci.
rings-1-done = Eccolo. Ora tocca al nero, e così a turno finché ognuno ne ha cinque sulla plancia.
rings-2 = Va bene ogni intersezione libera, anche proprio sul bordo. Prova: piazza il tuo secondo anello sul bordo.
rings-2-done = Permesso, ma di rado saggio: dal centro un anello guarda lungo più linee.
rings-2-miss = Un buon posto, ma non sul bordo. Scegli un’intersezione oltre la quale non c’è nulla.
rings-3 = Ora sei il nero, e nove anelli sono già piazzati. Piazza il decimo dove vuoi.
rings-3-done = L’apertura è completa. Non si piazzano più anelli; d’ora in poi si muovono, e comincia il bianco.

marker = Un anello lascia una pedina
marker-idea = Muoversi lungo una linea
marker-1 = Muovi uno dei tuoi anelli bianchi lungo una linea, su intersezioni libere, fin dove vuoi.
marker-1-done = Dov’era l’anello resta una pedina del tuo colore. Ogni mossa ne aggiunge una alla plancia.
marker-2 = Gli anelli vedono lontano. Porta uno dei tuoi in k10, sul bordo destro, con una sola mossa.
marker-2-done = Da una parte all’altra. Al centro si incrociano tre linee: guarda lungo tutte.
marker-2-miss = Quella non è k10. Ripercorri le linee da lì all’indietro: su una c’è un tuo anello.
marker-3 = Nessun anello salta un anello, perciò quello nero in d6 ti sbarra la strada da d3. Porta comunque un anello in d9, in due mosse.
marker-3-done = Ostacolo aggirato. I tuoi anelli sono muri per il nero, e i suoi per te.
marker-3-miss = Due mosse, e nessun anello in d9. Pensa al contrario: da quali intersezioni si vede d9?

jump = Saltare
jump-idea = Oltre le pedine, e giù subito dietro
jump-1 = Le pedine non fermano un anello: le salta e atterra subito dietro. Salta una pedina.
jump-1-done = Saltata, e la pedina si è girata. Ne saprai di più nella prossima lezione.
jump-1-miss = Una mossa corretta, ma non un salto. Serve una pedina sulla linea dell’anello, con un’intersezione libera subito dietro.
jump-2 = Più pedine affiancate si saltano in un colpo solo. Saltane tre.
jump-2-done = Tre insieme, di qualunque colore. L’anello atterra sulla prima intersezione libera dietro di esse.
jump-2-miss = Non sono tre. Cerca tre pedine in linea che si toccano, con un tuo anello davanti.
jump-3 = Un anello può prima scorrere e poi saltare, ma dopo il salto si ferma. Scorri su un’intersezione libera, poi salta.
jump-3-done = Scorrere, saltare, fermarsi: in una mossa non c’è posto per altro.
jump-3-miss = L’anello è solo scivolato. Cerca una linea con prima intersezioni libere e poi pedine.
jump-3-near = È stato un salto da vicino. Stavolta tra l’anello e le pedine deve esserci qualcosa di libero.

flip = Cambiare campo
flip-idea = Ciò che un anello salta si gira
flip-1 = Ogni pedina saltata mostra l’altra faccia: la nera diventa bianca, la bianca nera. Gira tre pedine nere con una mossa.
flip-1-done = Tre in più per te, e quella lasciata dal tuo anello.
flip-1-miss = Non erano tre nere. Sono affiancate nella colonna f.
flip-2 = Anche le tue pedine si girano. Trova un salto che giri almeno due nere e nessuna delle tue.
flip-2-done = Tutto guadagno. Prima di saltare, guarda entrambi i colori.
flip-2-own = Quel salto ha reso nere anche pedine tue. C’è una linea in cui sono tutte nere.
flip-2-miss = Così non giri due pedine nere. Cercane due affiancate.

row = Cinque in fila
row-idea = Un allineamento fa uscire un anello
row-1 = Cinque pedine affiancate del tuo colore sono un allineamento. Ne hai quattro: aggiungi la quinta, poi togli l’allineamento e un tuo anello.
row-1-done = Un allineamento per te, e un anello fuori dalla plancia. Con tre anelli fuori si vince.
row-1-own = Hai saltato le tue quattro, che sono diventate nere. Sposta invece di lato l’anello in e8: lascia lui la quinta pedina.
row-1-miss = Ancora nessun allineamento. L’anello in e8 sta in fondo alle tue quattro. Che cosa lascia quando se ne va?
row-2 = Qui il nero sta in mezzo alla tua linea. Gira quella pedina, poi togli l’allineamento e un anello.
row-2-done = Una pedina girata completa un allineamento come una nuova.
row-2-miss = La pedina in e5 è ancora nera. Quale dei tuoi anelli può saltarla?

choice = Troppa grazia
choice-idea = Quali cinque, e quale allineamento?
choice-1 = Sei in linea! Ne togli solo cinque, affiancate. Tieni la pedina che sta bene con le altre tre, poi togli un anello.
choice-1-done = e3, f4, g5, h6: con quella rimasta ne hai di nuovo quattro in linea.
choice-1-miss = La pedina rimasta in e8 è sola. Quella in e3 avrebbe avuto compagnia: f4, g5 e h6.
choice-2 = Due allineamenti si incrociano in una pedina: se togli l’uno, spezzi l’altro. Togli quello che ti lascia il resto migliore, poi un anello.
choice-2-done = Ne restano quattro affiancate: il prossimo allineamento è vicino.
choice-2-miss = Ora c’è un buco in mezzo alla colonna g. Al contrario, quattro sarebbero rimaste affiancate.

theirs = Niente per il nero
theirs-idea = Spezzare allineamenti, e non regalarne
theirs-1 = Il nero ne ha quattro nella colonna f, e all’anello in f7 basta scostarsi. Muovi in modo che il nero non possa allineare al prossimo turno.
theirs-1-done = Spezzato. Una pedina girata in mezzo alla linea è quella che fa più male.
theirs-1-miss = Il nero avrebbe comunque il suo allineamento. Salta di traverso la linea, così una delle quattro diventa bianca.
theirs-2 = Due salti fanno il tuo allineamento, ma uno ne fa anche uno nero. Scegli l’altro, poi togli allineamento e anello.
theirs-2-done = Un allineamento per te, e nulla per il nero.
theirs-2-gift = Guarda la linea del numero 4: lì la tua pedina è diventata nera, e il nero ne ha cinque. Toglierebbe un anello anche lui.
theirs-2-miss = Nessun allineamento. Devi girare la pedina nera in e5.

threat = Minacce
threat-idea = La tua prima tattica: due in una volta
threat-1 = Tre in linea, e il tuo anello davanti. Muovi in modo da poter completare un allineamento al prossimo turno.
threat-1-done = Quattro in linea, e l’anello sta già sul quinto punto. Quando va via, l’allineamento c’è: il nero deve reagire.
threat-1-miss = Al prossimo turno non ci sarebbe allineamento. Fa’ che l’anello lasci la quarta pedina e si fermi subito accanto.
threat-2 = Una minaccia si para, due difficilmente. Minaccia due allineamenti con una mossa, poi completa quello che il nero ti lascia.
threat-2-done = Il nero poteva spezzarne uno solo. Così si vince a YINSH.
threat-2-single = Una minaccia, ma il nero può pararla. Alle tue due linee manca una pedina nello stesso punto: e7.
threat-2-miss = Non ne nasce un allineamento. Le tue due linee passano per e7. Lascia lì una pedina, e completa ciò che il nero non spezza.

win = Il terzo anello
win-idea = Come si vince
win-1 = Due dei tuoi anelli sono già fuori. Fa’ un allineamento, toglilo, e togli il terzo anello.
win-1-done = Tre anelli: hai vinto.
win-1-miss = Niente allineamento, niente vittoria. La pedina in f6 ha il colore sbagliato.
win-2 = Due anelli a testa, e il salto che fa il tuo allineamento ne fa anche uno nero. Osa: chi ha mosso toglie per primo.
win-2-done = Il tuo anello è uscito per primo, e la partita è finita prima che il nero potesse rispondere.
win-2-miss = Nessun allineamento. Salta e4 ed e5.

game = La tua prima partita
game-idea = Una partita intera contro un bot gentile
game-about = Sai tutto ciò che serve. Nel blitz vince il primo anello: una buona prima partita di dieci minuti. Oppure gioca subito per tre anelli.
