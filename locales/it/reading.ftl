# Perché una mossa, una posizione o una partita non si può leggere: che cosa ci si aspetta dove c’è altro, e che cosa non va in una partita intera.

## Ci si aspetta
expected-game = un gioco: { $games }
expected-variant = una variante: { $variants }
expected-once = { $name } una sola volta
expected-at-most = al massimo { $most }
expected-missing-field = anche il campo { $field }, per esempio { $field }={ $example }
expected-no-such-field = solo campi che esistono in { $game }
expected-nothing-more = nulla dopo i campi
expected-field-value = il campo { $field } in questa forma: { $field }={ $example }
expected-number = un numero da 0 a { $most } nel campo { $field }
expected-shorter = una riga di al massimo { $most } byte
expected-yinsh-move = una mossa: f6 posa un anello, e5-e9 ne muove uno, xe5-e9 toglie un allineamento, xe5 toglie un anello
expected-yinsh-point = intersezioni del tabellone, da a2 a k10
expected-row-order = gli estremi di un allineamento, prima il minore: per colonna e poi per numero
expected-lyngk-move = due intersezioni del tabellone come c3-e5, o un colore acquisito come claim:red
expected-lyngk-point = un’intersezione del tabellone come e5
expected-lyngk-claim = claim: seguito da ivory, blue, red, green o black
expected-lyngk-column = tutte le intersezioni della colonna { $column }, separate da virgole; il loro numero è { $points }
expected-lyngk-stack = una pila da 1 a { $most } delle lettere i b r g k w, dal basso verso l’alto
expected-linko-move = una combinazione come 7+7+X, una carta della fila come row:7, oppure take, leave, reclaim, discard, pile
expected-card = una carta: da 1 a 13, o X
expected-card-order = { $cards }: i numeri in ordine crescente e i jolly alla fine
expected-fitting = numeri di carte che concordino
expected-first-line = la prima riga di una partita: { $line }
expected-header = un dato come Seat-0: Ann, o una riga vuota prima delle mosse
expected-record-of = una partita di { $game }
expected-one-of = un numero fino a { $count }, quante sono le partite nel testo
expected-rules-version = la versione delle regole, un numero da 1 in su
expected-move-number = { $number }. come numero della prima mossa di questa riga
expected-result = un risultato come *, winners=0 scores=3,1, winners=1 by=resignation (time, agreement, absence)
expected-hexadecimal = { $digits } cifre esadecimali minuscole
expected-sgf = una mossa come la scrive boardspace.net, per esempio { $example }
expected-other-player = una mossa dell’altro giocatore
expected-sgf-moves = un file di boardspace.net con almeno una mossa
expected-numbered-turn = un turno numerato come 11.h7-g7;xf3-f7;xi9
expected-turn = il turno { $number }

## Che cosa non va in una partita intera
record-too-long = una partita ha al massimo { $most } byte
record-missing = manca il dato { $key }
record-later-rules = è stata giocata con la versione { $version } delle regole, e qui si conoscono solo versioni fino alla { $known }
record-other-result = il risultato indicato è { $recorded }, ma le mosse portano a { $played }; forse mancano mosse
