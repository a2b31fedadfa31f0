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
lyngk-stack-taken = Stapel { $number }, den Platz { $seat } genommen hat,
lyngk-player-number = Person { $number }

## Warum ein Zug abgelehnt wird

lyngk-refusal-joker-is-passive = { $at } ist ein Joker: er bewegt sich nur als Teil eines Stapels
lyngk-refusal-opponents-stack = { $at } hat { $colour } oben, und diese Farbe hat dein Gegner gewählt
lyngk-refusal-two-colours-claimed = du hast schon zwei Farben gewählt
lyngk-refusal-already-yours = du hast { $colour } schon gewählt
lyngk-refusal-claimed-by-opponent = dein Gegner hat { $colour } schon gewählt
lyngk-refusal-nothing-to-follow = eine Farbe wählt man vor einem Zug, und mit { $colour } könntest du danach keinen machen
lyngk-refusal-one-claim-a-turn = du hast in dieser Runde schon eine Farbe gewählt: jetzt mach deinen Zug
lyngk-refusal-nothing-there = auf { $at } ist nichts, was du ziehen könntest
lyngk-refusal-stays-where-it-is = ein Zug von { $at } muss auf einem anderen Stein oder Stapel enden
lyngk-refusal-lands-on-nothing = { $at } ist leer: ein Zug muss auf einem Stein oder Stapel enden
lyngk-refusal-not-in-line = { $from } und { $to } liegen nicht auf einer Linie
lyngk-refusal-blocked = der Weg von { $from } nach { $to } ist bei { $by } versperrt
lyngk-refusal-repeated-colour = in den Stapeln auf { $from } und { $to } ist beide Male ein Stein in { $colour }
lyngk-refusal-too-high = der Stapel auf { $to } hätte { $height } Steine, aber mehr als fünf dürfen es nicht sein
lyngk-refusal-single-neutral-onto-stack = { $from } ist ein einzelner Stein und { $colour } ist neutral, also kann er nur auf einen anderen einzelnen Stein, nicht auf den Stapel auf { $to }
lyngk-refusal-neutral-onto-higher = der Stapel auf { $to } ist höher als der auf { $from }, und { $colour } ist neutral
lyngk-refusal-five-stack-stays = der Stapel auf { $at } hat fünf Steine und bleibt, wo er ist
lyngk-refusal-five-stack-blocks = der Stapel auf { $at } hat fünf Steine: er ist ein Hindernis, und nichts zieht auf ihn
lyngk-refusal-neutral-has-no-lyngk-points = { $from } könnte { $to } nur über andere Steine in { $colour } erreichen, und { $colour } ist neutral: nur eine gewählte Farbe hat LYNGK-Punkte
lyngk-refusal-other-colours-lyngk-point = { $at } ist für diesen Zug kein LYNGK-Punkt: alle müssen { $colour } oben haben
lyngk-refusal-no-lyngk-way = { $to } liegt weder erreichbar in einer Linie mit { $from }, noch führen LYNGK-Punkte in { $colour } dorthin
lyngk-refusal-only-a-lyngk-point = auch { $at } hat { $colour } oben: das ist nur ein LYNGK-Punkt, und der Zug muss von dort weitergehen
lyngk-refusal-joker-is-no-lyngk-point = { $at } ist ein Joker, und ein Joker ist kein LYNGK-Punkt
lyngk-refusal-game-over = die Partie ist vorbei: niemand kann mehr ziehen
lyngk-refusal-too-high-for-six = der Stapel auf { $to } hätte { $height } Steine, aber mehr als sechs dürfen es nicht sein
lyngk-refusal-six-stack-won = die Partie ist vorbei: { $by } hat mit einem Sechserstapel gewonnen
lyngk-refusal-six-stack-stays = der Stapel auf { $at } hat sechs Steine und bleibt, wo er ist
lyngk-refusal-six-stack-blocks = der Stapel auf { $at } hat sechs Steine, und nichts zieht auf ihn

## Was an einer Stellung nicht stimmt

lyngk-problem-wrong-count = die Zahl der Steine ({ $piece }) ist { $found } statt { $expected }
lyngk-problem-wrong-starter = noch ist nichts gezogen, also ist Platz 0 an der Reihe
lyngk-problem-joker-on-top = { $stack } hat einen Joker oben, aber ein Joker wird nie auf etwas gezogen
lyngk-problem-too-many-claims = Platz { $seat } hat { $count } Farben gewählt, darf aber nur zwei wählen
lyngk-problem-claimed-twice = { $colour } ist zweimal gewählt, aber es gibt nur einen Stein, um diese Farbe zu wählen
lyngk-problem-claim-without-colour = Platz { $seat } soll in dieser Runde eine Farbe gewählt haben, hat aber keine
lyngk-problem-claim-without-move = Platz { $seat } hat in dieser Runde eine Farbe gewählt, kann danach aber nicht ziehen
lyngk-problem-claims-outnumber-turns = gewählte Farben: { $claims }, begonnene Runden: { $turns }, aber in einer Runde kann man nur eine Farbe wählen
lyngk-problem-repeated-colour = { $stack } hat mehr als einen Stein in { $colour }
lyngk-problem-too-high = { $stack } hat { $height } Steine, aber mehr als fünf dürfen es nicht sein
lyngk-problem-taken-not-five = { $stack } hat { $height } Steine, aber nur Fünferstapel werden genommen
lyngk-problem-taken-top-not-claimed = { $stack } hat eine Farbe oben, die dieser Platz nicht gewählt hat
lyngk-problem-nothing-to-do = Platz { $seat } kann nichts tun, also ist der andere Platz an der Reihe
lyngk-problem-not-over = die Partie ist nicht vorbei, denn Platz { $seat } kann noch etwas tun
lyngk-problem-already-over = die Partie ist vorbei, denn niemand kann etwas tun
lyngk-problem-taken-in-six = Platz { $seat } hat Stapel genommen, aber in der Variante mit sechs Steinen bleiben sie auf dem Plan
lyngk-problem-too-high-for-six = { $stack } hat { $height } Steine, aber mehr als sechs dürfen es nicht sein
lyngk-problem-won-in-standard = nur ein Sechserstapel gewinnt sofort, und im Standardspiel gibt es keinen
lyngk-problem-no-six-stack = Platz { $seat } soll gewonnen haben, hat aber keinen Sechserstapel mit einer gewählten Farbe oben
