# The lessons of Linko! A lesson has a title and an idea; a step its task, what is said when it is done, and answers to other moves.

aim = Di che cosa si tratta
aim-idea = Carte davanti a te, non in mano
aim-1 = Tutti iniziano con 13 carte. Accanto al mazzo ce ne sono altre sei scoperte: la fila. Nel tuo turno cali una combinazione: una carta singola o più carte dello stesso valore. Alla fine ogni carta davanti a te dà un punto, e ogni carta in mano ne costa uno. Cala la combinazione che vuoi.
aim-1-done = Per ora sono tue. Chi cala altrettante carte più alte può soffiartele.
aim-2 = Quando qualcuno resta senza carte, la partita finisce. Te ne restano tre, tutte dello stesso valore. Calale tutte e conta.
aim-2-done = 13 davanti a te e nessuna in mano. Il tuo avversario ne ha 9 davanti e 4 in mano: fa 5.
aim-2-miss = Hai ancora carte in mano, quindi si continua. E se calassi tutti i 6 insieme?

set = Una combinazione
set-idea = Che cosa puoi calare
set-1 = Non devi calare tutte le carte che hai di un valore, ma più carte cali, più punti fai. Cala una combinazione di almeno tre.
set-1-done = Tre punti in una volta. Le nuove combinazioni vanno sopra le vecchie, e solo quella in cima può essere attaccata.
set-1-miss = Questa combinazione è più piccola. Hai tre 2 e tre 7.
set-2 = Puoi anche tenerne qualcuna. Cala esattamente due dei tuoi 7 e tieni il terzo.
set-2-done = Due punti adesso e un 7 per dopo. Quante carte cali decide chi attacchi e chi può attaccarti.
set-2-miss = Non è una coppia di 7. Quante carte sono richieste?

joker = Jolly
joker-idea = Una X va con tutto
joker-1 = Un jolly prende il valore delle carte con cui lo cali. Usalo per calare una combinazione di quattro.
joker-1-done = Quattro 7, buoni come quelli veri.
joker-1-miss = Non sono quattro carte con un jolly. Parti dai tuoi tre 7.
joker-2 = I jolly da soli battono tutto, anche il 13. Attacca i due 13.
joker-2-done = Due jolly battono due 13.
joker-2-low = Il numero di carte è giusto, ma non sono più alte del 13.
joker-2-count = Per attaccare due carte te ne servono esattamente due.

attack = L’attacco
attack-idea = Stesso numero di carte, valore più alto
attack-1 = La tua combinazione attacca quella in cima di un avversario se ha lo stesso numero di carte e un valore più alto. Attacca i due 6.
attack-1-done = Un attacco! Decidi tu che fine fanno i 6: è la prossima lezione.
attack-1-low = Il numero di carte è giusto, ma non sono più alte del 6.
attack-1-count = Per attaccare due carte te ne servono esattamente due.
attack-2 = A volte ne hai troppe. Attacca i due 8 con una parte delle tue carte.
attack-2-done = Bastavano due dei tuoi tre 10, e uno te lo tieni per dopo.
attack-2-low = Il numero di carte è giusto, ma non sono più alte dell’8.
attack-2-count = Non sono due carte. Non devi calare tutti i tuoi 10.
attack-3 = Una combinazione può attaccare più avversari. Attaccali entrambi, poi decidi per ciascuna delle loro combinazioni.
attack-3-done = In senso orario, uno dopo l’altro, e nessuno due volte in un turno.
attack-3-one = Così ne attacchi uno solo. Hai qualcosa di più alto.
attack-3-miss = Così non attacchi nessuno. Entrambe le combinazioni in cima hanno tre carte.

take = Prendere o non prendere
take-idea = Che cosa decide chi attacca
take-1 = Hai due 9. Attacca con i tuoi 12 i due 9 sul tavolo, e prendili in mano.
take-1-done = Quattro 9 nella tua mano, e in cambio il tuo avversario pesca due carte.
take-1-leave = Non li hai presi. Con quelli avresti quattro 9 in mano.
take-1-miss = Così non attacchi nulla. Cala i tuoi due 12.
take-2 = La fine è vicina, e ogni carta in mano ti costa un punto. Attacca i due 3, ma non prenderli.
take-2-done = Il tuo avversario deve riprenderli, oppure scartarli e pescarne due: in ogni caso quattro punti in meno.
take-2-take = Sono due carte in più nella tua mano: se la partita finisce ora, ti costano due punti.
take-2-miss = Così non attacchi nulla. Cala i tuoi due 10.

answer = Sotto attacco
answer-idea = Di nuovo in mano, o tra gli scarti
answer-1 = I tuoi due 11 sono stati attaccati, ma non presi. Ne hai altri due in mano: riprendili.
answer-1-done = Quattro 11. La prossima volta sarà molto più difficile attaccarli.
answer-1-miss = Guarda la fila: lì nulla vale gli 11.
answer-2 = Il tuo 2 è stato attaccato, ma non preso. Non è una gran perdita, e nella fila c’è un 8 che va con gli altri tre. Scarta il 2 e pesca l’8.
answer-2-done = Un 8 per un 2. Subire un attacco può essere una fortuna.
answer-2-miss = Ora hai di nuovo il 2. Scartalo e pesca qualcosa di meglio.
answer-2-draw = Il 2 non c’è più, ma non hai pescato l’8.

draw = Pescare
draw-idea = Dalla fila o dal mazzo
draw-1 = I tuoi due 4 sono stati presi. Per ciascuno peschi una carta, dalla fila o dal mazzo. Pesca ciò che va con i tuoi 9.
draw-1-done = Hai perso due carte basse e ora hai in mano quattro 9.
draw-1-miss = Non va con i tuoi 9. Nella fila ce ne sono due.
draw-2 = Peschi tre carte, una alla volta. Assicurati il jolly e il 10; la terza può essere una qualsiasi.
draw-2-done = Tre 10 e un jolly: una forte combinazione di quattro. La fila si completa solo quando hai pescato tutte le tue carte.
draw-2-miss = Potevi avere sia il jolly sia il 10.

safe = Difficile da battere
safe-idea = La tua prima tattica: combinazioni che restano
safe-1 = Le carte alte servono per attaccare, tante carte per difendersi. Cala la combinazione più difficile da attaccare.
safe-1-done = Solo cinque carte di uno stesso valore più alto attaccano cinque 3. Questi punti con ogni probabilità restano.
safe-1-miss = Questa è facile da attaccare. Quale delle tue combinazioni ha così tante carte che pochi potrebbero calarne altrettante?
safe-2 = Il tuo avversario ha tre carte. Cala una combinazione che non possa attaccare in nessun modo.
safe-2-done = Con tre carte nessuno ne cala quattro.
safe-2-miss = Contro questa, tre carte potrebbero bastare. Cala più carte di quante ne ha il tuo avversario.
safe-3 = Tutti hanno visto il tuo avversario prendere tre 9. Cala una combinazione che quei 9 non possano attaccare.
safe-3-done = Nessun 9 attacca un 10. Conviene ricordare le carte che si sono viste entrare in una mano.
safe-3-miss = Altrettanti 9 attaccherebbero questa combinazione.

end = La fine
end-idea = Calare l’ultima carta, e contare
end-1 = Chi cala la sua ultima carta chiude subito la partita. Fallo.
end-1-done = Tredici carte davanti a te e nessuna in mano. La tua ultima combinazione non attacca nessuno, e nessuno la attacca.
end-1-miss = Ti è rimasta una carta, e la partita continua. Cala insieme tutti e due gli 8.
end-2 = Al tuo avversario resta una carta, e al prossimo turno chiude la partita. Le carte davanti a te contano a tuo favore, quelle in mano contro di te. Cala in modo da vincere.
end-2-done = 15 davanti e 1 in mano fanno 14. Il tuo avversario ha 13.
end-2-miss = Ti sono rimaste troppe carte in mano. Calane il più possibile.

round = Più avversari
round-idea = Chi attaccare e chi temere
round-1 = Siete in quattro al tavolo. Attacca chi ha più carte davanti a sé.
round-1-done = Tre punti in meno per chi è in testa. Con più avversari, guarda prima chi sta vincendo.
round-1-other = Così attacchi qualcuno, ma non chi è in testa. Chi ha calato più carte, e quante ne ha la combinazione in cima?
round-1-miss = Così non attacchi nessuno. Chi è in testa ha in cima tre 8: che cosa li batte?
round-2 = Tre giocatori calano prima che tocchi di nuovo a te. Alcune loro carte sono note: tre 9, due 12 e un 10. Cala una combinazione che nulla di tutto questo possa attaccare.
round-2-done = Resiste, almeno contro tutto ciò che sai. Più si è, più è raro che una combinazione sopravviva al giro.
round-2-miss = Una di quelle combinazioni note la attaccherebbe. Riconta: quante carte hanno, e di quale valore?

bait = L’esca
bait-idea = Perdere una carta per averne una migliore
bait-1 = Nella fila c’è un jolly, ma pesca solo chi perde una combinazione. Si sa che il tuo avversario ha un 6. Cala una carta singola che quel 6 attaccherà, e pesca il jolly.
bait-1-done = Una carta debole per un jolly. Il tuo avversario l’ha presa, e tu hai ciò che volevi.
bait-1-draw = Hai pescato altro, e il jolly è ancora nella fila. Quale carta valeva il sacrificio?
bait-1-miss = Il 6 del tuo avversario non può attaccarla. Quante carte batte, e di quale valore?
bait-2 = Il tuo avversario ha in cima un 1 singolo, e nella fila ci sono due jolly. Se attacchi, può pescare. Gli attacchi avvengono da sé, quindi cala una combinazione che non attacchi nessuno.
bait-2-done = L’esca resta all’amo. Non ogni attacco vale ciò che l’altro pesca.
bait-2-attack = L’1 è andato, e il tuo avversario può pescare un jolly. Che cosa potresti calare che non sia una carta singola?

hold = Tenere o calare
hold-idea = Carte forti, presto e tardi
hold-1 = Il tuo avversario ha molte carte, quindi c’è tempo. I jolly varranno di più in un attacco. Cala almeno tre carte, ma nessun jolly.
hold-1-done = Tre punti, ed entrambi i jolly sono ancora in mano.
hold-1-joker = Quel jolly non è servito a nulla di speciale. Quali tre carte vanno insieme anche senza?
hold-1-miss = Meno di tre carte. Quale valore hai tre volte?
hold-2 = Al tuo avversario resta una carta: è il tuo ultimo turno. Ormai non conviene tenere nulla. Cala più carte che puoi.
hold-2-done = Cinque carte calate, una in mano. Alla fine un jolly è solo un punto in più.
hold-2-miss = Potresti calarne di più. I jolly vanno con tutto: quante carte puoi mettere insieme con i 6?

count = Contare le carte
count-idea = Che cosa può ancora attaccarti?
count-1 = Ci sono otto carte per ogni valore e cinque jolly. Guardati intorno: tutti i 13 e tutti i jolly sono in vista. Cala due o più carte che nessuno possa attaccare.
count-1-done = In mano ad altri non resta nulla che batta i 12.
count-1-miss = Potrebbero esserci abbastanza carte più alte. Di quale delle tue coppie hai già visto tutto ciò che la batte?
count-2 = Conta di nuovo. Quanti 12 e 13 non hai visto, e restano jolly? Cala due o più carte che nessuno possa attaccare.
count-2-done = Restano nascosti due 12 e due 13, ma contro tre 11 ne servono tre. Il numero è un muro.
count-2-miss = Ciò che non vedi potrebbe bastare. Di quale valore hai così tante carte che nessuno può averne altrettante più alte?

dry = Più nulla da pescare
dry-idea = L’altro modo in cui finisce una partita
dry-1 = Il mazzo è esaurito, e nella fila resta una carta. Quando non c’è più nemmeno quella, la partita finisce subito. Sei in testa: costringi il tuo avversario a pescare.
dry-1-done = L’ultima carta è pescata, e la partita finisce con te in testa.
dry-1-leave = Se non prendi i 9, il tuo avversario può riprenderseli senza pescare. Quando è obbligato a pescare?
dry-1-miss = Così non attacchi nulla e nessuno pesca. Quale delle tue combinazioni batte due 9?
dry-2 = Ora sei indietro, e di nuovo resta una sola carta da pescare. Ti serve tempo. Cala una combinazione che non attacchi nessuno.
dry-2-done = La partita continua e puoi rimontare. Verso la fine, guarda il mazzo e i punti prima di attaccare.
dry-2-attack = Così attacchi i 9. Se il loro proprietario pesca l’ultima carta, la partita finisce e tu sei indietro. Che altro potresti calare?

match = Un incontro intero
match-idea = I punti di più partite si sommano
match-1 = In un incontro si sommano i punti di tutte le partite, e tutti iniziano lo stesso numero di volte. Questa è l’ultima, e in totale hai 6 punti di vantaggio. Al prossimo turno l’avversario cala la sua ultima carta. Cala abbastanza carte da restare avanti.
match-1-done = 9 a 13: hai perso questa partita di 4 punti e vinto l’incontro di 2.
match-1-miss = Nemmeno con i tuoi 6 punti superi l’avversario. Ogni carta calata conta doppio: una in più davanti a te, una in meno in mano.
match-2 = Ultima partita di un incontro a tre. Finora tu hai 14 punti, Avversario 1 ne ha 22 e Avversario 2 ne ha 11. Attacca chi guida l’incontro, anche se in questa partita è in testa un altro.
match-2-done = In un incontro conta il totale. Avversario 1 può perdere questa partita e vincere lo stesso: i punti vanno tolti a chi guida l’incontro.
match-2-other = Così colpisci Avversario 2, in testa in questa partita ma ultimo nell’incontro. Chi ha il totale più alto?
match-2-miss = Così non attacchi nessuno. Avversario 1 ha in cima due 4: quale tua combinazione li batte?

game = La tua prima partita
game-idea = Una partita intera contro un bot indulgente
game-about = Sai tutto ciò che ti serve. Cala più di una carta alla volta, e tieni d’occhio quante ne restano al tuo avversario.
