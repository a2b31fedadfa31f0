# Linko!: warum ein Zug abgelehnt wird, und warum keine Partie je so aussieht wie eine Stellung.

linko-player-number = Spieler { $number }

## Warum ein Zug abgelehnt wird

linko-refusal-no-cards = { $seat } muss mindestens eine Karte legen: Passen ist nicht erlaubt
linko-refusal-two-values = { $lower } und { $higher } haben verschiedene Werte: Ein Satz besteht aus Karten eines Werts und Jokern oder nur aus Jokern
linko-refusal-not-in-hand = { $seat } fehlt für diesen Satz: { $missing }
linko-refusal-over-by-last-card = die Partie ist vorbei: { $seat } hat die letzte Handkarte gelegt
linko-refusal-nothing-attacked = kein Satz wird angegriffen: { $seat } muss einen Satz legen
linko-refusal-nothing-left = über keinen angegriffenen Satz ist mehr zu entscheiden: { $seat } muss einen Satz legen
linko-refusal-attack-undecided = { $attacker } muss erst entscheiden, ob { $set } von { $owner } genommen wird
linko-refusal-answer-undecided = { $owner } muss erst entscheiden: { $set } zurücknehmen oder abwerfen
linko-refusal-no-card-owed = niemand muss ziehen: { $seat } muss einen Satz legen
linko-refusal-draw-unfinished = { $owner } muss erst ziehen, eine Karte nach der anderen; noch zu ziehen: { $owed }
linko-refusal-pile-empty = der Nachziehstapel ist leer: Zieh aus der Reihe
linko-refusal-not-in-row = { $card } liegt nicht in der Reihe, dort liegt nur { $row }
linko-refusal-over-by-drawing = die Partie ist vorbei: Reihe und Nachziehstapel sind leer

## Was an einer Stellung nicht stimmt

linko-problem-players = Linko! ist für 2 bis 5 Spieler, nicht für { $players }
linko-problem-first = Platz { $first } kann nicht beginnen: Es gibt die Plätze 0 bis { $last }
linko-problem-turn = Platz { $turn } kann nicht am Zug sein: Es gibt die Plätze 0 bis { $last }
linko-problem-seats-listed = das Feld { $field } führt { $found } Plätze auf, aber es gibt { $players } Spieler
linko-problem-miscounted = die Karte { $card } ist { $found }-mal da statt { $right }-mal
linko-problem-pile-too-large = der Nachziehstapel hat { $found } Karten, aber nach dem Austeilen sind es höchstens { $most }
linko-problem-no-set = { $cards } vor Platz { $seat } ist kein Satz: Die Zahlenkarten haben verschiedene Werte
linko-problem-empty-hand = Platz { $seat } hat keine Karten auf der Hand, hat die Partie aber nicht eben mit der letzten beendet
linko-problem-nothing-laid = Platz { $turn } ist am Zug und hat einen Satz gelegt, aber davor liegt keiner
linko-problem-owner = Platz { $owner } kann nicht angegriffen werden: Das ist kein Gegner von Platz { $turn }
linko-problem-not-attacked = { $laid } greift { $top } von Platz { $owner } nicht an: Ein Angriff braucht gleich viele Karten und einen höheren Wert
linko-problem-owed = nach einem Angriff mit { $count } Karten können nicht { $owed } zu ziehen sein
linko-problem-row-too-large = die Reihe hat { $found } Karten, aber mehr als sechs dürfen es nicht sein
linko-problem-row-too-small = die Reihe hat { $found } Karten, aber solange der Nachziehstapel Karten hat, müssten es jetzt mindestens { $least } sein
linko-problem-nothing-to-draw = Reihe und Nachziehstapel sind leer, also ist die Partie vorbei
linko-problem-not-over = die Partie ist nicht vorbei: Wer am Zug ist, hat Karten auf der Hand, und in Reihe oder Nachziehstapel liegt noch eine Karte
linko-problem-known-not-held = bei Platz { $seat } gilt { $cards } als bekannt, ist aber nicht auf der Hand

## Themes of puzzles

linko-theme-attack = Angreifen
linko-theme-hold = Nicht angreifen
linko-theme-bait = Köder
linko-theme-lay = Was legen?
linko-theme-draw = Was ziehen?
linko-theme-take = Nehmen oder nicht
linko-theme-count = Alles ist bekannt
