# Why a move, a position or a record cannot be read: what is expected where something else stands, and what is wrong with a whole record.

## Expected
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
expected-yinsh-move = una mossa: f6 piazza un anello, e5-e9 ne muove uno, xe5-e9 toglie un allineamento, xe5 toglie un anello
expected-yinsh-point = caselle del tavoliere, da a2 a k10
expected-row-order = gli estremi di un allineamento in ordine: prima la lettera minore o, nella stessa colonna, il numero minore
expected-lyngk-move = due caselle del tavoliere come c3-e5, o un colore da acquisire come claim:red
expected-lyngk-point = una casella del tavoliere come e5
expected-lyngk-claim = claim: seguito da ivory, blue, red, green o black
expected-lyngk-column = tutte le caselle della colonna { $column }, separate da virgole ({ $points } in tutto)
expected-lyngk-stack = una pila scritta con 1–{ $most } delle lettere i b r g k w, dal basso verso l’alto
expected-linko-move = una combinazione come 7+7+X, una carta della fila come row:7, oppure take, leave, reclaim, discard, pile
expected-card = una carta: da 1 a 13, o X
expected-card-order = { $cards }, con i numeri in ordine crescente e i jolly alla fine
expected-fitting = numeri di carte che tornano
expected-first-line = la prima riga di una notazione: { $line }
expected-header = un’intestazione come Seat-0: Ann, o una riga vuota prima delle mosse
expected-record-of = una notazione di { $game }
expected-one-of = un numero fino a { $count }, perché il testo contiene altrettante notazioni
expected-rules-version = la versione delle regole, un numero da 1 in su
expected-move-number = { $number }. come numero della prima mossa di questa riga
expected-result = un risultato come *, winners=0 scores=3,1, winners=1 by=resignation (time, agreement, absence, illegal, fault)
expected-hexadecimal = { $digits } cifre esadecimali minuscole
expected-sgf = una mossa come la scrive boardspace.net, per esempio { $example }
expected-other-player = una mossa dell’altro giocatore
expected-sgf-moves = un file di boardspace.net con almeno una mossa
expected-numbered-turn = un turno numerato come 11.h7-g7;xf3-f7;xi9
expected-turn = il turno { $number }

## Wrong with a whole record
record-too-long = una notazione può avere al massimo { $most } byte
record-missing = manca l’intestazione { $key }
record-later-rules = è stata giocata con la versione { $version } delle regole, e questo programma conosce solo le versioni fino alla { $known }
record-other-result = il risultato annotato è { $recorded }, ma le mosse portano a { $played }; forse mancano delle mosse
