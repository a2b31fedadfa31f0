# YINSH: warum ein Zug abgelehnt wird, und warum keine Partie je so aussieht wie eine Stellung.

## Die Spieler, und was auf einem Schnittpunkt liegen kann
## Die Sätze nehmen diese Wörter, wie sie hier stehen.

yinsh-colour-white = Weiß
yinsh-colour-black = Schwarz
yinsh-piece-white-ring = ein weißer Ring
yinsh-piece-black-ring = ein schwarzer Ring
yinsh-piece-white-marker = ein weißer Marker
yinsh-piece-black-marker = ein schwarzer Marker

## Warum ein Zug abgelehnt wird

yinsh-refusal-won = die Partie ist vorbei: { $winner } hat mit dem dritten Ring außerhalb des Plans gewonnen
yinsh-refusal-won-in-blitz = die Partie ist vorbei: { $winner } hat die Blitzpartie mit dem ersten Ring außerhalb des Plans gewonnen
yinsh-refusal-no-more-moves = die Partie ist vorbei: kein Ring kann mehr ziehen
yinsh-refusal-rings-to-place = noch sind nicht alle Ringe gesetzt: { $by } muss jetzt einen setzen
yinsh-refusal-all-rings-placed = alle Ringe sind schon gesetzt: jetzt ziehen sie
yinsh-refusal-placed-on-piece = ein Ring wird auf einen leeren Schnittpunkt gesetzt, und auf { $at } liegt { $piece }
yinsh-refusal-no-ring-there = { $by } muss einen Ring ziehen, und auf { $from } ist keiner
yinsh-refusal-moves-foreign-ring = der Ring auf { $from } gehört { $owner }, und am Zug ist { $by }
yinsh-refusal-ring-stays = der Ring auf { $from } muss auf einen anderen Schnittpunkt ziehen
yinsh-refusal-not-straight = ein Ring zieht in gerader Linie, und { $from } und { $to } liegen nicht auf einer
yinsh-refusal-lands-on-piece = ein Ring muss auf einem leeren Schnittpunkt stehen bleiben, und auf { $to } liegt { $piece }
yinsh-refusal-jumps-ring = ein Ring darf über Marker springen, aber nicht über Ringe, und auf { $over } steht einer
yinsh-refusal-goes-on-after-markers = nach einem Sprung über Marker muss ein Ring auf dem ersten leeren Schnittpunkt stehen bleiben: auf { $stop }, nicht auf { $to }
yinsh-refusal-row-first = { $by } hat eine Reihe und muss sie jetzt vom Plan nehmen
yinsh-refusal-ring-first = { $by } hat eine Reihe genommen und muss jetzt einen Ring vom Plan nehmen
yinsh-refusal-no-row-to-take = Marker kommen nur als Fünferreihe vom Plan, und es gibt keine
yinsh-refusal-no-ring-to-take = ein Ring kommt nur nach einer Reihe vom Plan
yinsh-refusal-row-not-straight = eine Reihe ist gerade, und { $first } und { $last } liegen nicht auf einer Linie
yinsh-refusal-row-not-five = genau fünf Marker kommen vom Plan, und { $first } bis { $last } hat die Länge { $points }
yinsh-refusal-foreign-row = diese Reihe gehört { $owner }, und { $by } muss jetzt eine eigene Reihe vom Plan nehmen
yinsh-refusal-piece-in-row = in einer Reihe von { $by } liegen nur eigene Marker, und auf { $at } liegt { $piece }
yinsh-refusal-gap-in-row = die fünf Marker einer Reihe liegen nebeneinander, und { $at } ist leer
yinsh-refusal-takes-no-ring = { $by } muss einen Ring vom Plan nehmen, und auf { $at } ist keiner
yinsh-refusal-takes-foreign-ring = der Ring auf { $at } gehört { $owner }, und { $by } muss einen eigenen vom Plan nehmen

## Was an einer Stellung nicht stimmt

yinsh-problem-too-many-markers = { $markers } Marker liegen auf dem Plan, und es gibt nur 51
yinsh-problem-too-many-rings = Ringe von { $colour } auf dem Plan: { $on_board }, vom Plan genommen: { $removed }, und es gibt nur fünf
yinsh-problem-rings-missing = Ringe von { $colour } auf dem Plan: { $on_board }, vom Plan genommen: { $removed }, und wenn alle gesetzt sind, müssen es zusammen fünf sein
yinsh-problem-all-rings-placed = alle zehn Ringe sind gesetzt, also kann die Phase nicht „place“ sein
yinsh-problem-placed-out-of-turn = gesetzte Ringe von Weiß: { $white }, von Schwarz: { $black }, also kann nicht { $turn } mit Setzen an der Reihe sein
yinsh-problem-markers-while-placing = { $markers } Marker liegen auf dem Plan, aber sie kommen erst, wenn alle Ringe gesetzt sind
yinsh-problem-removed-while-placing = Ringe sind vom Plan genommen (Weiß: { $white }, Schwarz: { $black }), bevor alle gesetzt sind
yinsh-problem-too-many-removed = { $colour } hat { $removed } Ringe vom Plan genommen, aber der dritte beendet die Partie
yinsh-problem-too-many-removed-in-blitz = { $colour } hat { $removed } Ringe vom Plan genommen, aber im Blitz beendet der erste die Partie
yinsh-problem-two-winners = beide Spieler haben so viele Ringe vom Plan genommen, wie zum Sieg nötig sind, aber wer es zuerst tut, beendet die Partie
yinsh-problem-already-won = { $winner } hat drei Ringe vom Plan genommen, also ist die Partie vorbei
yinsh-problem-already-won-in-blitz = { $winner } hat einen Ring vom Plan genommen, also ist die Blitzpartie vorbei
yinsh-problem-winner-not-last = { $winner } hat durch das Wegnehmen eines Rings gewonnen, also lag die letzte Entscheidung (turn) bei { $winner }
yinsh-problem-pool-empty = der Vorrat ist leer und keine Reihe wegzunehmen, also ist die Partie vorbei
yinsh-problem-nobody-can-move = keiner der beiden kann einen Ring ziehen, also ist die Partie vorbei
yinsh-problem-not-over = die Partie ist nicht vorbei: niemand hat genug Ringe vom Plan genommen, und ein Ring kann noch ziehen
yinsh-problem-must-pass = { $turn } kann keinen Ring ziehen, also ist der Gegner am Zug
yinsh-problem-black-moves-first = noch ist kein Ring gezogen, also ist Weiß am Zug
yinsh-problem-row-left-on-board = die Reihe { $first }-{ $last } von { $colour } müsste schon vom Plan genommen sein
yinsh-problem-no-row-to-take = { $colour } hat keine Reihe, die vom Plan zu nehmen wäre
yinsh-problem-row-not-returned = der Vorrat hat { $pool } Marker, aber die fünf der eben genommenen Reihe müssten dort sein
