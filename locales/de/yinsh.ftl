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

yinsh-refusal-won = die Partie ist vorbei: { $winner } hat den dritten Ring entfernt und damit gewonnen
yinsh-refusal-won-in-blitz = die Partie ist vorbei: { $winner } hat einen Ring entfernt und damit die Blitzpartie gewonnen
yinsh-refusal-no-more-moves = die Partie ist vorbei: Kein Ring kann mehr ziehen
yinsh-refusal-rings-to-place = noch sind nicht alle Ringe gesetzt: { $by } muss jetzt einen setzen
yinsh-refusal-all-rings-placed = alle Ringe sind gesetzt: Ab jetzt ziehen sie
yinsh-refusal-placed-on-piece = ein Ring wird auf einen leeren Schnittpunkt gesetzt, und auf { $at } liegt { $piece }
yinsh-refusal-no-ring-there = { $by } muss einen Ring ziehen, und auf { $from } liegt keiner
yinsh-refusal-moves-foreign-ring = der Ring auf { $from } gehört { $owner }, und am Zug ist { $by }
yinsh-refusal-ring-stays = der Ring auf { $from } muss auf einen anderen Schnittpunkt ziehen
yinsh-refusal-not-straight = ein Ring zieht in gerader Linie, und { $from } und { $to } liegen nicht auf einer Linie
yinsh-refusal-lands-on-piece = ein Ring muss auf einem leeren Schnittpunkt anhalten, und auf { $to } liegt { $piece }
yinsh-refusal-jumps-ring = ein Ring darf über Marker springen, aber nicht über Ringe, und auf { $over } liegt ein Ring
yinsh-refusal-goes-on-after-markers = nach einem Sprung über Marker muss ein Ring auf dem ersten leeren Schnittpunkt anhalten: auf { $stop }, nicht auf { $to }
yinsh-refusal-row-first = { $by } hat eine Reihe und muss sie jetzt entfernen
yinsh-refusal-ring-first = { $by } hat eine Reihe entfernt und muss jetzt einen Ring entfernen
yinsh-refusal-no-row-to-take = Marker kommen nur als Fünferreihe vom Plan, und es gibt keine
yinsh-refusal-no-ring-to-take = ein Ring wird nur nach einer Reihe entfernt
yinsh-refusal-row-not-straight = eine Reihe ist gerade, und { $first } und { $last } liegen nicht auf einer Linie
yinsh-refusal-row-not-five = eine Reihe hat genau fünf Marker, und { $first } bis { $last } umfasst { $points }
yinsh-refusal-foreign-row = diese Reihe gehört { $owner }: { $by } entfernt zuerst eine eigene Reihe
yinsh-refusal-piece-in-row = in einer Reihe von { $by } liegen nur eigene Marker, und auf { $at } liegt { $piece }
yinsh-refusal-gap-in-row = die fünf Marker einer Reihe liegen nebeneinander, und { $at } ist leer
yinsh-refusal-takes-no-ring = { $by } muss einen Ring entfernen, und auf { $at } liegt keiner
yinsh-refusal-takes-foreign-ring = der Ring auf { $at } gehört { $owner }, und { $by } muss einen eigenen Ring entfernen

## Was an einer Stellung nicht stimmt

yinsh-problem-too-many-markers = auf dem Plan liegen { $markers } Marker, aber das Spiel hat nur 51
yinsh-problem-too-many-rings = { $colour } hat { $on_board } Ringe auf dem Plan und { $removed } entfernt, aber es gibt nur fünf
yinsh-problem-rings-missing = { $colour } hat { $on_board } Ringe auf dem Plan und { $removed } entfernt, aber zusammen müssten es fünf sein, sobald alle gesetzt sind
yinsh-problem-all-rings-placed = alle zehn Ringe sind gesetzt, also kann die Phase nicht „place“ sein
yinsh-problem-placed-out-of-turn = gesetzte Ringe: Weiß { $white }, Schwarz { $black }; also kann jetzt nicht { $turn } einen Ring setzen
yinsh-problem-markers-while-placing = auf dem Plan liegen { $markers } Marker, aber sie kommen erst ins Spiel, wenn alle Ringe gesetzt sind
yinsh-problem-removed-while-placing = Ringe wurden entfernt (Weiß: { $white }, Schwarz: { $black }), bevor alle gesetzt waren
yinsh-problem-too-many-removed = { $colour } hat { $removed } Ringe entfernt, aber schon der dritte beendet die Partie
yinsh-problem-too-many-removed-in-blitz = { $colour } hat { $removed } Ringe entfernt, aber im Blitz beendet schon der erste die Partie
yinsh-problem-two-winners = beide haben genug Ringe entfernt, um zu gewinnen, aber wer das zuerst schafft, beendet die Partie
yinsh-problem-already-won = { $winner } hat drei Ringe entfernt, also ist die Partie vorbei
yinsh-problem-already-won-in-blitz = { $winner } hat einen Ring entfernt, also ist die Blitzpartie vorbei
yinsh-problem-winner-not-last = { $winner } hat durch das Entfernen eines Rings gewonnen, also lag die letzte Entscheidung (turn) bei { $winner }
yinsh-problem-pool-empty = der Vorrat ist leer, und es gibt keine Reihe zu entfernen, also ist die Partie vorbei
yinsh-problem-nobody-can-move = keine Seite kann einen Ring ziehen, also ist die Partie vorbei
yinsh-problem-not-over = die Partie ist nicht vorbei: Niemand hat genug Ringe entfernt, und ein Ring kann noch ziehen
yinsh-problem-must-pass = { $turn } kann keinen Ring ziehen, also ist die andere Seite am Zug
yinsh-problem-black-moves-first = noch hat kein Ring gezogen, also ist Weiß am Zug
yinsh-problem-row-left-on-board = die Reihe { $first }-{ $last } von { $colour } müsste schon entfernt sein
yinsh-problem-no-row-to-take = { $colour } hat keine Reihe zu entfernen
yinsh-problem-row-not-returned = im Vorrat sind { $pool } Marker, aber die fünf der eben entfernten Reihe müssten dabei sein

## Themes of puzzles

yinsh-theme-win-in-1 = Gewinn in einem Zug
yinsh-theme-win-in-2 = Gewinn in zwei Zügen
yinsh-theme-win-in-3 = Gewinn in drei Zügen
yinsh-theme-only-defence = Einzige Verteidigung
yinsh-theme-row-now = Reihe vollenden
yinsh-theme-two-rows = Zwei Reihen auf einmal
yinsh-theme-break-row = Drohung abwehren
yinsh-theme-flip-five = Reihe durch Umdrehen
yinsh-theme-choice-in-six = Welche fünf?
yinsh-theme-which-ring = Welcher Ring?
yinsh-theme-quiet = Stiller Zug
