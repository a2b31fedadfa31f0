# The lessons of Linko! A lesson has a title and an idea; a step its task, what is said when it is done, and answers to other moves.

set = Una combinazione
set-idea = Che cosa puoi calare
set-1 = A ogni turno cali una combinazione: una carta sola, o più d’una dello stesso valore. Scegli quella che vuoi e calala.
set-1-done = Ora è davanti a te. Alla fine ogni carta lì dà un punto, e ogni carta rimasta in mano ne costa uno.
set-2 = Non devi calare tutte le carte che hai di un valore, ma più carte sono più punti. Cala una combinazione di almeno tre.
set-2-done = Tre punti in una volta. Le nuove combinazioni vanno sopra le vecchie, e solo quella in cima può essere attaccata.
set-2-miss = Questa combinazione è più piccola. Hai tre 2 e tre 7.

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

game = La tua prima partita
game-idea = Una partita intera contro un bot indulgente
game-about = Sai tutto ciò che ti serve. Cala più di una carta alla volta, e tieni d’occhio quante ne restano al tuo avversario.
