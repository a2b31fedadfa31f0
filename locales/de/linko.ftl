# Linko!: warum ein Zug abgelehnt wird, und warum keine Partie je so aussieht wie eine Stellung.

linko-player-number = Person { $number }

## Warum ein Zug abgelehnt wird

linko-refusal-no-cards = { $seat } muss mindestens eine Karte legen: passen geht nicht
linko-refusal-two-values = { $lower } und { $higher } haben verschiedene Werte: ein Satz sind Karten eines Werts mit Jokern oder nur Joker
linko-refusal-not-in-hand = { $seat } hat für diesen Satz nicht auf der Hand: { $missing }
linko-refusal-over-by-last-card = die Partie ist vorbei: { $seat } hat die letzte Karte gelegt
linko-refusal-nothing-attacked = kein Satz ist angegriffen: { $seat } muss einen Satz legen
linko-refusal-nothing-left = kein angegriffener Satz ist liegen geblieben: { $seat } muss einen Satz legen
linko-refusal-attack-undecided = { $attacker } muss erst entscheiden: { $set } von { $owner } nehmen oder liegen lassen
linko-refusal-answer-undecided = { $owner } muss erst entscheiden: { $set }, vom Angreifer liegen gelassen, zurücknehmen oder ablegen
linko-refusal-no-card-owed = niemand muss ziehen: { $seat } muss einen Satz legen
linko-refusal-draw-unfinished = { $owner } muss erst ziehen, eine Karte nach der anderen; noch zu ziehen: { $owed }
linko-refusal-pile-empty = der Nachziehstapel ist leer: die Karte kommt aus der Reihe
linko-refusal-not-in-row = in der Reihe ist keine { $card }, sondern { $row }
linko-refusal-over-by-drawing = die Partie ist vorbei: die Reihe und der Nachziehstapel sind leer

## Was an einer Stellung nicht stimmt

linko-problem-players = 2 bis 5 spielen mit, nicht { $players }
linko-problem-first = Platz { $first } kann nicht beginnen: die Plätze sind 0 bis { $last }
linko-problem-turn = Platz { $turn } kann nicht an der Reihe sein: die Plätze sind 0 bis { $last }
linko-problem-seats-listed = das Feld { $field } führt { $found } Plätze auf, aber { $players } spielen mit
linko-problem-miscounted = die Karte { $card } ist { $found }-mal da statt { $right }-mal
linko-problem-pile-too-large = Karten im Nachziehstapel: { $found }, aber nach dem Austeilen bleiben für ihn { $most }
linko-problem-no-set = { $cards } vor Platz { $seat } ist kein Satz: die Zahlenkarten haben verschiedene Werte
linko-problem-empty-hand = Platz { $seat } hat keine Karte auf der Hand, hat aber nicht eben die Partie mit der letzten beendet
linko-problem-nothing-laid = Platz { $turn } ist an der Reihe und hat einen Satz gelegt, aber dort liegt keiner
linko-problem-owner = Platz { $owner } kann nicht angegriffen werden: das ist kein Gegner von Platz { $turn }
linko-problem-not-attacked = { $laid } greift { $top } von Platz { $owner } nicht an: angegriffen werden ebenso viele Karten mit niedrigerem Wert
linko-problem-owed = zu ziehende Karten: { $owed }, das kann nach einem Angriff mit { $count } nicht sein
linko-problem-row-too-large = Karten in der Reihe: { $found }, höchstens sechs sind erlaubt
linko-problem-row-too-small = Karten in der Reihe: { $found }, aber solange der Nachziehstapel Karten hat, müssen es jetzt mindestens { $least } sein
linko-problem-nothing-to-draw = die Reihe und der Nachziehstapel sind leer, also ist die Partie vorbei
linko-problem-not-over = die Partie ist nicht vorbei: wer an der Reihe ist, hat Karten auf der Hand, und in der Reihe oder im Nachziehstapel ist noch eine
linko-problem-known-not-held = Platz { $seat } soll bekanntermaßen { $cards } auf der Hand haben, hat es aber nicht
