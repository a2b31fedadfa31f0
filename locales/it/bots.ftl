# The bots of each game: a name and one sentence.

-level1 = Nuovo arrivato
-level2 = Principiante
-level3 = Apprendista
-level4 = Giocatore occasionale
-level5 = Giocatore abituale
-level6 = Appassionato
-level7 = Giocatore di circolo
-level8 = Giocatore da torneo
-level9 = Esperto
-level10 = Maestro
-random = Caso
-greedy = Una mossa avanti
-tree = Partite a caso
-hand = Piena forza senza rete
-search = Piena forza

## YINSH

bot-yinsh-random-name = { -random }
bot-yinsh-random-about = Fa una mossa lecita qualsiasi, dovunque porti.
bot-yinsh-level1-name = { -level1 }
bot-yinsh-level1-about = Conosce le regole e segue l’estro del momento: un buon primo avversario.
bot-yinsh-level2-name = { -level2 }
bot-yinsh-level2-about = Coglie l’allineamento vincente quando c’è, e si lascia sfuggire molte altre cose.
bot-yinsh-level3-name = { -level3 }
bot-yinsh-level3-about = Ha un’idea di dove anelli e pedine stanno bene, ma pensa a una mossa sola.
bot-yinsh-level4-name = { -level4 }
bot-yinsh-level4-about = Ti ferma quando stai per vincere, se è possibile.
bot-yinsh-level5-name = { -level5 }
bot-yinsh-level5-about = Pensa alla tua risposta, e gioca più d’intuito che secondo un piano.
bot-yinsh-level6-name = { -level6 }
bot-yinsh-level6-about = Pensa alla tua risposta e si lascia sfuggire poco.
bot-yinsh-level7-name = { -level7 }
bot-yinsh-level7-about = Vede tre mosse avanti, ma non guarda tutte le mosse.
bot-yinsh-level8-name = { -level8 }
bot-yinsh-level8-about = Vede quattro mosse avanti e di rado si lascia scappare un allineamento.
bot-yinsh-level9-name = { -level9 }
bot-yinsh-level9-about = Vede cinque mosse avanti e non regala quasi nulla.
bot-yinsh-level10-name = { -level10 }
bot-yinsh-level10-about = Gioca sempre ciò che ritiene migliore, dopo una riflessione breve ma attenta.
bot-yinsh-greedy-name = { -greedy }
bot-yinsh-greedy-about = Fa la mossa dopo la quale il tavoliere ha l’aspetto migliore.
bot-yinsh-tree-name = { -tree }
bot-yinsh-tree-about = Gioca partite a caso fino alla fine, e sceglie la mossa che vi è riuscita meglio.
bot-yinsh-hand-name = { -hand }
bot-yinsh-hand-about = Pensa tanto a lungo e tanto lontano quanto l’orologio permette, e giudica secondo regole scritte da persone.
bot-yinsh-search-name = { -search }
bot-yinsh-search-about = Pensa tanto a lungo e tanto lontano quanto l’orologio permette.

## LYNGK

bot-lyngk-random-name = { -random }
bot-lyngk-random-about = Fa una mossa lecita qualsiasi, dovunque porti.
bot-lyngk-level1-name = { -level1 }
bot-lyngk-level1-about = Conosce le regole e segue l’estro del momento: un buon primo avversario.
bot-lyngk-level2-name = { -level2 }
bot-lyngk-level2-about = Vede una mossa vincente quando c’è, e si lascia sfuggire molte altre cose.
bot-lyngk-level3-name = { -level3 }
bot-lyngk-level3-about = Ha un’idea di quali pile sono buone, ma pensa a una mossa sola.
bot-lyngk-level4-name = { -level4 }
bot-lyngk-level4-about = Ti ferma quando stai per vincere, se è possibile.
bot-lyngk-level5-name = { -level5 }
bot-lyngk-level5-about = Pensa alla tua risposta, e gioca più d’intuito che secondo un piano.
bot-lyngk-level6-name = { -level6 }
bot-lyngk-level6-about = Pensa alla tua risposta e si lascia sfuggire poco.
bot-lyngk-level7-name = { -level7 }
bot-lyngk-level7-about = Vede tre mosse avanti, ma non guarda tutte le mosse.
bot-lyngk-level8-name = { -level8 }
bot-lyngk-level8-about = Vede quattro mosse avanti e ama preparare le sue pile.
bot-lyngk-level9-name = { -level9 }
bot-lyngk-level9-about = Vede sei mosse avanti e non regala quasi nulla.
bot-lyngk-level10-name = { -level10 }
bot-lyngk-level10-about = Gioca sempre ciò che ritiene migliore, dopo una riflessione breve ma attenta.
bot-lyngk-greedy-name = { -greedy }
bot-lyngk-greedy-about = Fa la mossa dopo la quale il tavoliere ha l’aspetto migliore.
bot-lyngk-tree-name = { -tree }
bot-lyngk-tree-about = Gioca partite a caso fino alla fine, e sceglie la mossa che vi è riuscita meglio.
bot-lyngk-hand-name = { -hand }
bot-lyngk-hand-about = Pensa tanto a lungo e tanto lontano quanto l’orologio permette, e giudica secondo regole scritte da persone.
bot-lyngk-search-name = { -search }
bot-lyngk-search-about = Pensa tanto a lungo e tanto lontano quanto l’orologio permette, e gioca i finali senza errori.

## Linko!

bot-linko-random-name = { -random }
bot-linko-random-about = Cala una combinazione lecita qualsiasi, comunque vada.
bot-linko-level1-name = { -level1 }
bot-linko-level1-about = Conosce le regole e segue l’estro del momento: un buon primo avversario.
bot-linko-level2-name = { -level2 }
bot-linko-level2-about = Vede quando una mossa vince subito la partita, e dimentica tutte le carte che ha visto.
bot-linko-level3-name = { -level3 }
bot-linko-level3-about = Ha un’idea di quali combinazioni sono buone, e dimentica la maggior parte delle carte.
bot-linko-level4-name = { -level4 }
bot-linko-level4-about = Gioca spesso secondo una regola semplice, e ricorda alcune carte.
bot-linko-level5-name = { -level5 }
bot-linko-level5-about = Gioca quasi sempre secondo una regola semplice.
bot-linko-level6-name = { -level6 }
bot-linko-level6-about = Gioca secondo una regola migliore, ma spesso fa di testa sua.
bot-linko-level7-name = { -level7 }
bot-linko-level7-about = Ha esperienza, e ricorda la maggior parte delle carte prese allo scoperto.
bot-linko-level8-name = { -level8 }
bot-linko-level8-about = Ha molta esperienza, e di rado dimentica una carta.
bot-linko-level9-name = { -level9 }
bot-linko-level9-about = Immagina che cosa possono avere in mano gli altri, e mette alla prova le sue combinazioni.
bot-linko-level10-name = { -level10 }
bot-linko-level10-about = Immagina molte mani degli altri, e non dimentica nulla.
bot-linko-heuristic-name = Regola semplice
bot-linko-heuristic-about = Gioca secondo una regola semplice, sempre la stessa: con essa si misurano gli altri bot.
bot-linko-tree-name = { -tree }
bot-linko-tree-about = Gioca partite a caso fino alla fine, e sceglie la mossa che vi è riuscita meglio.
bot-linko-tuned-name = Regola affinata
bot-linko-tuned-about = Gioca secondo una regola migliorata in partite contro sé stessa.
bot-linko-search-name = { -search }
bot-linko-search-about = Prova ogni combinazione contro tante mani immaginate quante l’orologio permette, senza mai sbirciare quelle degli altri.
