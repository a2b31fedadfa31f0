# Warum ein Zug, eine Stellung oder eine Aufzeichnung nicht zu lesen ist: was erwartet wird, wo etwas anderes steht, und was an einer ganzen Aufzeichnung nicht stimmt.

## Erwartet
expected-game = ein Spiel: { $games }
expected-variant = eine Variante: { $variants }
expected-once = { $name } nur einmal
expected-at-most = höchstens { $most } davon
expected-missing-field = auch das Feld { $field }, zum Beispiel { $field }={ $example }
expected-no-such-field = nur Felder, die es bei { $game } gibt
expected-nothing-more = nichts nach den Feldern
expected-field-value = das Feld { $field } in dieser Form: { $field }={ $example }
expected-number = eine Zahl von 0 bis { $most } im Feld { $field }
expected-shorter = eine Zeile mit höchstens { $most } Bytes
expected-yinsh-move = ein Zug: f6 setzt einen Ring, e5-e9 zieht einen, xe5-e9 entfernt eine Reihe, xe5 einen Ring
expected-yinsh-point = Schnittpunkte des Plans, von a2 bis k10
expected-row-order = die Enden einer Reihe, der kleinere Schnittpunkt zuerst: nach der Spalte, dann nach der Zahl
expected-lyngk-move = zwei Schnittpunkte des Plans wie c3-e5 oder eine Farbwahl wie claim:red
expected-lyngk-point = ein Schnittpunkt des Plans wie e5
expected-lyngk-claim = claim: und danach ivory, blue, red, green oder black
expected-lyngk-column = alle Schnittpunkte der Spalte { $column }, durch Kommas getrennt (insgesamt { $points })
expected-lyngk-stack = ein Stapel aus 1 bis { $most } der Buchstaben i b r g k w, von unten nach oben
expected-linko-move = ein Satz wie 7+7+X, eine Karte aus der Reihe wie row:7, oder take, leave, reclaim, discard, pile
expected-card = eine Karte: 1 bis 13 oder X
expected-card-order = { $cards }: die Zahlen aufsteigend, Joker am Ende
expected-fitting = Kartenzahlen, die zusammen aufgehen
expected-first-line = die erste Zeile einer Aufzeichnung: { $line }
expected-header = eine Angabe wie Seat-0: Ann oder eine leere Zeile vor den Zügen
expected-record-of = eine Aufzeichnung von { $game }
expected-one-of = eine Nummer bis { $count }, denn so viele Aufzeichnungen hat der Text
expected-rules-version = die Version der Regeln, eine Zahl ab 1
expected-move-number = { $number }. als Nummer des ersten Zuges in dieser Zeile
expected-result = ein Ergebnis wie *, winners=0 scores=3,1, winners=1 by=resignation (time, agreement, absence, illegal, fault)
expected-hexadecimal = { $digits } Hexadezimalziffern in Kleinschreibung
expected-sgf = ein Zug, wie boardspace.net ihn schreibt, zum Beispiel { $example }
expected-other-player = ein Zug der anderen Seite
expected-sgf-moves = eine Datei von boardspace.net mit mindestens einem Zug
expected-numbered-turn = ein nummerierter Zug wie 11.h7-g7;xf3-f7;xi9
expected-turn = Zug { $number }

## Was an einer ganzen Aufzeichnung nicht stimmt
record-too-long = eine Aufzeichnung darf höchstens { $most } Bytes haben
record-missing = die Angabe { $key } fehlt
record-later-rules = gespielt wurde nach Version { $version } der Regeln, und dieses Programm kennt nur Versionen bis { $known }
record-other-result = als Ergebnis ist { $recorded } angegeben, aber die Züge führen zu { $played }; vielleicht fehlen Züge
