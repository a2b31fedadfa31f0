# LYNGK: warum ein Zug abgelehnt wird, und warum keine Partie je so aussieht wie eine Stellung.

## Farben, und wie ein Stapel benannt wird
## Die Sätze nehmen diese Wörter, wie sie hier stehen.

lyngk-colour-ivory = Elfenbein
lyngk-colour-blue = Blau
lyngk-colour-red = Rot
lyngk-colour-green = Grün
lyngk-colour-black = Schwarz
lyngk-piece-joker = Joker
lyngk-stack-on-board = der Stapel auf { $at }
lyngk-stack-taken = Stapel { $number } vor Platz { $seat }
lyngk-player-number = Spieler { $number }

## Warum ein Zug abgelehnt wird

lyngk-refusal-joker-is-passive = { $at } ist ein Joker: Ein Joker bewegt sich nur als Teil eines Stapels
lyngk-refusal-opponents-stack = { $at } hat { $colour } oben, und diese Farbe hat dein Gegner gewählt
lyngk-refusal-two-colours-claimed = du hast schon zwei Farben gewählt
lyngk-refusal-already-yours = du hast { $colour } schon gewählt
lyngk-refusal-claimed-by-opponent = dein Gegner hat { $colour } schon gewählt
lyngk-refusal-nothing-to-follow = nach dem Wählen musst du ziehen, und mit { $colour } hättest du keinen Zug
lyngk-refusal-one-claim-a-turn = du hast in diesem Zug schon eine Farbe gewählt: Jetzt musst du ziehen
lyngk-refusal-nothing-there = auf { $at } liegt nichts, was du ziehen könntest
lyngk-refusal-stays-where-it-is = ein Zug von { $at } muss auf einem anderen Stein oder Stapel enden
lyngk-refusal-lands-on-nothing = { $at } ist leer: Ein Zug muss auf einem Stein oder Stapel enden
lyngk-refusal-not-in-line = { $from } und { $to } liegen nicht auf einer Linie
lyngk-refusal-blocked = der Weg von { $from } nach { $to } ist auf { $by } versperrt
lyngk-refusal-repeated-colour = { $from } und { $to } enthalten beide einen Stein in { $colour }, und in einem Stapel kommt jede Farbe nur einmal vor
lyngk-refusal-too-high = der Stapel auf { $to } hätte { $height } Steine, aber mehr als fünf dürfen es nicht sein
lyngk-refusal-single-neutral-onto-stack = { $from } ist ein einzelner Stein und { $colour } ist neutral, also darf er nur auf einen anderen einzelnen Stein, nicht auf den Stapel auf { $to }
lyngk-refusal-neutral-onto-higher = der Stapel auf { $to } ist höher als der auf { $from }, und { $colour } ist neutral
lyngk-refusal-five-stack-stays = der Stapel auf { $at } hat fünf Steine und bleibt, wo er ist
lyngk-refusal-five-stack-blocks = der Stapel auf { $at } hat fünf Steine: Er ist ein Hindernis, und nichts darf auf ihn ziehen
lyngk-refusal-neutral-has-no-lyngk-points = { $from } könnte { $to } nur über andere Steine in { $colour } erreichen, und { $colour } ist neutral: Nur eine gewählte Farbe hat LYNGK-Punkte
lyngk-refusal-other-colours-lyngk-point = { $at } ist für diesen Zug kein LYNGK-Punkt: Alle LYNGK-Punkte eines Zuges müssen { $colour } oben haben
lyngk-refusal-no-lyngk-way = { $from } kann { $to } weder in gerader Linie noch über LYNGK-Punkte in { $colour } erreichen
lyngk-refusal-only-a-lyngk-point = auch { $at } hat { $colour } oben und ist deshalb nur ein LYNGK-Punkt: Der Zug muss von dort weitergehen
lyngk-refusal-joker-is-no-lyngk-point = { $at } ist ein Joker, und ein Joker ist nie ein LYNGK-Punkt
lyngk-refusal-game-over = die Partie ist vorbei: Niemand kann mehr ziehen
lyngk-refusal-too-high-for-six = der Stapel auf { $to } hätte { $height } Steine, aber mehr als sechs dürfen es nicht sein
lyngk-refusal-six-stack-won = die Partie ist vorbei: { $by } hat mit einem Sechserstapel gewonnen
lyngk-refusal-six-stack-stays = der Stapel auf { $at } hat sechs Steine und bleibt, wo er ist
lyngk-refusal-six-stack-blocks = der Stapel auf { $at } hat sechs Steine, und nichts darf auf ihn ziehen

## Was an einer Stellung nicht stimmt

lyngk-problem-wrong-count = statt { $expected } Steinen ({ $piece }) sind es { $found }
lyngk-problem-wrong-starter = noch wurde nicht gezogen, also ist Platz 0 am Zug
lyngk-problem-joker-on-top = { $stack } hat einen Joker oben, aber ein Joker zieht nie auf etwas anderes
lyngk-problem-too-many-claims = Platz { $seat } hat { $count } Farben gewählt, aber mehr als zwei dürfen es nicht sein
lyngk-problem-claimed-twice = { $colour } ist zweimal gewählt, aber jede Farbe kann nur einmal gewählt werden
lyngk-problem-claim-without-colour = Platz { $seat } soll in diesem Zug eine Farbe gewählt haben, hat aber keine
lyngk-problem-claim-without-move = Platz { $seat } hat in diesem Zug eine Farbe gewählt, kann danach aber nicht ziehen
lyngk-problem-claims-outnumber-turns = gewählte Farben: { $claims }, begonnene Züge: { $turns }; aber pro Zug kann man nur eine Farbe wählen
lyngk-problem-repeated-colour = { $stack } hat mehr als einen Stein in { $colour }
lyngk-problem-too-high = { $stack } hat { $height } Steine, aber mehr als fünf dürfen es nicht sein
lyngk-problem-taken-not-five = { $stack } hat { $height } Steine, aber nur Fünferstapel kommen vom Plan
lyngk-problem-taken-top-not-claimed = { $stack } hat eine Farbe oben, die dieser Platz nicht gewählt hat
lyngk-problem-nothing-to-do = Platz { $seat } hat keinen Zug, also ist der andere Platz am Zug
lyngk-problem-not-over = die Partie ist nicht vorbei: Platz { $seat } hat noch einen Zug
lyngk-problem-already-over = die Partie ist vorbei: Niemand hat mehr einen Zug
lyngk-problem-taken-in-six = Platz { $seat } hat mit Stapeln gepunktet, aber in der Variante mit Sechserstapeln bleiben sie auf dem Plan
lyngk-problem-too-high-for-six = { $stack } hat { $height } Steine, aber mehr als sechs dürfen es nicht sein
lyngk-problem-won-in-standard = nur ein Sechserstapel gewinnt sofort, und im Standardspiel gibt es keinen
lyngk-problem-no-six-stack = Platz { $seat } soll gewonnen haben, hat aber keinen Sechserstapel mit einer gewählten Farbe oben

## Themes of puzzles

lyngk-theme-win-in-1 = Gewinn in einem Zug
lyngk-theme-win-in-2 = Gewinn in zwei Zügen
lyngk-theme-win-in-3 = Gewinn in drei Zügen
lyngk-theme-win-in-more = Gewinn in vier oder mehr Zügen
lyngk-theme-only-defence = Einzige Verteidigung
lyngk-theme-take-five = Fünferstapel holen
lyngk-theme-claim-now = Jetzt eine Farbe wählen
lyngk-theme-wait = Noch keine Farbe wählen
lyngk-theme-jump = Über LYNGK-Punkte
lyngk-theme-starve = Gegner ohne Zug
lyngk-theme-tie-break = Kleinere Stapel entscheiden
