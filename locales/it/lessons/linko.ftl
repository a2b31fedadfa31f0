# Le lezioni di Linko! Una lezione ha titolo e idea; un passo ha il compito, ciò che si dice quando riesce e risposte alle altre mosse.

set = Una combinazione
set-idea = Che cosa puoi calare
set-1 = Nel tuo turno cali una combinazione: una carta, o più carte dello stesso valore. Scegline una e calala.
set-1-done = Ora è davanti a te. Alla fine ogni carta lì è un punto, e ogni carta in mano te ne costa uno.
set-2 = Non devi calare tutte le carte che hai di un valore, ma più carte sono più punti. Cala una combinazione di almeno tre.
set-2-done = Tre punti in una volta. Le nuove combinazioni vanno sopra le vecchie, e solo quella in cima può essere attaccata.
set-2-miss = Quella combinazione è più piccola. Hai tre 2 e tre 7.

joker = Jolly
joker-idea = Una X va con tutto
joker-1 = Un jolly prende il valore delle carte con cui viene calato. Cala con il suo aiuto una combinazione di quattro.
joker-1-done = Quattro 7, buoni come se ci fosse scritto su tutti.
joker-1-miss = Non sono quattro carte con un jolly. Parti dai tuoi tre 7.
joker-2 = I jolly da soli stanno sopra a tutto, anche al 13. Attacca i due 13.
joker-2-done = Due jolly battono due 13.
joker-2-low = Altrettante carte, ma non più alte del 13.
joker-2-count = Un attacco richiede esattamente tante carte quante sono lì: due.

attack = L’attacco
attack-idea = Altrettante carte, di valore più alto
attack-1 = La tua combinazione attacca quella in cima di un avversario se ha esattamente altrettante carte e un valore più alto. Attacca i due 6.
attack-1-done = Un attacco! Che fine fanno i 6 lo decidi tu: è la prossima lezione.
attack-1-low = Altrettante carte, ma non più alte del 6.
attack-1-count = Per attaccarne due ne servono esattamente due.
attack-2 = A volte ne hai troppe. Attacca i due 8 con una parte di ciò che hai.
attack-2-done = Bastavano due dei tuoi tre 10, e uno resta per dopo.
attack-2-low = Altrettante carte, ma non più alte dell’8.
attack-2-count = Non sono due carte. Non devi calare tutti i tuoi 10.
attack-3 = Una combinazione può attaccare più avversari. Attaccali entrambi, poi decidi di ciascuna delle loro combinazioni.
attack-3-done = Uno dopo l’altro, in senso orario, e nessuno due volte in un turno.
attack-3-one = Così ne attacchi uno solo. Hai qualcosa di più alto.
attack-3-miss = Così non attacchi nessuno. Entrambe le combinazioni in cima hanno tre carte.

take = Prendere o lasciare
take-idea = Che cosa decide l’attaccante
take-1 = Hai due 9. Attacca con i tuoi 12 i due 9 che sono sul tavolo, e prendili in mano.
take-1-done = Quattro 9 nella tua mano, e in cambio il tuo avversario pesca due carte.
take-1-leave = Li hai lasciati. Presi, sarebbero stati quattro 9 nella tua mano.
take-1-miss = Così non attacchi nulla. Cala i tuoi due 12.
take-2 = La fine è vicina, e ogni carta in mano costa un punto. Attacca i due 3, ma lasciali.
take-2-done = Il tuo avversario deve riprenderli, o scartarli e pescarne due: in ogni caso quattro punti in meno.
take-2-take = Due carte in più nella tua mano: se la partita finisce ora, ti costano due punti.
take-2-miss = Così non attacchi nulla. Cala i tuoi due 10.

answer = Attaccato
answer-idea = Di nuovo in mano, oppure via
answer-1 = I tuoi due 11 sono stati attaccati e lasciati. Ne hai altri due in mano: riprendili.
answer-1-done = Quattro 11. La prossima volta saranno molto più difficili da attaccare.
answer-1-miss = Guarda la fila: niente lì vale gli 11.
answer-2 = Il tuo 2 è stato attaccato e lasciato. Non è una gran perdita, e nella fila c’è un 8 per gli altri tre che hai. Scarta il 2, e pesca l’8.
answer-2-done = Un 8 per un 2. Essere attaccati può essere una fortuna.
answer-2-miss = Ora hai di nuovo il 2. Scartalo, e pesca qualcosa di meglio.
answer-2-draw = Il 2 non c’è più, ma non hai pescato l’8.

draw = Pescare
draw-idea = Dalla fila o dal mazzo
draw-1 = I tuoi due 4 sono stati presi. Per ciascuno peschi una carta, dalla fila o dal mazzo. Pesca ciò che va con i tuoi 9.
draw-1-done = Due carte basse perse, quattro 9 guadagnati.
draw-1-miss = Non va con i tuoi 9. La fila ne ha due.
draw-2 = Tre carte da pescare, una dopo l’altra. Fa’ in modo di avere il jolly e il 10; la terza è a piacere.
draw-2-done = Tre 10 e un jolly: una forte combinazione di quattro. La fila si riempie solo quando le hai pescate tutte.
draw-2-miss = Il jolly e il 10 erano lì tutti e due.

safe = Difficile da battere
safe-idea = La tua prima tattica: combinazioni che restano
safe-1 = Le carte alte attaccano bene, ma tante carte reggono bene. Cala la combinazione più difficile da attaccare.
safe-1-done = Solo cinque carte di un valore più alto attaccano cinque 3. Questi punti con ogni probabilità restano.
safe-1-miss = Così è facile da attaccare. Quale tua combinazione è difficile da pareggiare per numero?
safe-2 = Il tuo avversario ha tre carte. Cala una combinazione che non può attaccare in alcun modo.
safe-2-done = Con tre carte nessuno ne cala quattro.
safe-2-miss = Contro questa potrebbero bastare tre carte. Calane più di quante ne ha il tuo avversario.
safe-3 = Il tuo avversario ha preso tre 9 sotto gli occhi di tutti. Cala una combinazione che quei 9 non possono attaccare.
safe-3-done = Nessun 9 attacca un 10. Ciò che entra in mano allo scoperto va ricordato.
safe-3-miss = Altrettanti 9 attaccherebbero questa combinazione.

end = La fine
end-idea = Calare l’ultima carta, e contare
end-1 = Chi cala la sua ultima carta chiude subito la partita. Fallo.
end-1-done = Tredici carte davanti a te e nessuna in mano. La tua ultima combinazione non attacca nessuno, e nessuno la attacca.
end-1-miss = Ti è rimasta una carta in mano, e la partita continua. Cala i due 8 insieme.
end-2 = Al tuo avversario resta una carta, e al prossimo turno chiude la partita. Le carte davanti contano a tuo favore, quelle in mano contro. Cala in modo da vincere.
end-2-done = 15 davanti e 1 in mano fanno 14. Il tuo avversario ha 13.
end-2-miss = Ti sono rimaste troppe carte in mano. Calane quante più puoi.

game = La tua prima partita
game-idea = Una partita intera contro un bot gentile
game-about = Sai tutto ciò che serve. Cala più di una carta alla volta, e guarda quante ne restano all’altro.
