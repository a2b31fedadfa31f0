# Die Lektionen von Linko! Eine Lektion hat Titel und Idee; ein Schritt die Aufgabe, das Lob und Antworten auf andere Züge.

aim = Worum es geht
aim-idea = Karten vor dir, nicht auf der Hand
aim-1 = Alle beginnen mit 13 Karten. Neben dem Nachziehstapel liegen sechs weitere offen: die Reihe. In jedem Zug legst du einen Satz: eine einzelne Karte oder mehrere vom gleichen Wert. Am Ende bringt jede Karte vor dir einen Punkt, und jede auf deiner Hand kostet einen. Lege irgendeinen Satz.
aim-1-done = Vorerst gehört der Satz dir. Wer gleich viele, aber höhere Karten legt, kann ihn dir abluchsen.
aim-2 = Sobald jemand keine Karten mehr hat, ist die Partie vorbei. Du hast noch drei, alle vom gleichen Wert. Lege sie alle und zähle.
aim-2-done = 13 vor dir, keine auf der Hand. Dein Gegner hat 9 vor sich und 4 auf der Hand: Das macht 5.
aim-2-miss = Du hast noch Karten auf der Hand, also geht es weiter. Was, wenn du alle 6en zusammen legst?

set = Ein Satz
set-idea = Was du legen darfst
set-1 = Du musst nicht alle Karten eines Werts legen, aber mehr Karten sind mehr Punkte. Lege einen Satz aus mindestens drei Karten.
set-1-done = Drei Punkte auf einmal. Neue Sätze kommen auf die alten, und nur der oberste kann angegriffen werden.
set-1-miss = Dieser Satz ist kleiner. Du hast drei 2en und drei 7en.
set-2 = Du darfst auch welche zurückhalten. Lege genau zwei deiner 7en und behalte die dritte.
set-2-done = Zwei Punkte jetzt und eine 7 für später. Wie viele du legst, entscheidet, wen du angreifst und wer dich angreifen kann.
set-2-miss = Das sind nicht zwei 7en. Wie viele Karten sind verlangt?

joker = Joker
joker-idea = Ein X passt zu allem
joker-1 = Ein Joker nimmt den Wert der Karten an, mit denen du ihn legst. Lege mit ihm einen Satz aus vier Karten.
joker-1-done = Vier 7en, so gut wie echt.
joker-1-miss = Das sind keine vier Karten mit Joker. Fang mit deinen drei 7en an.
joker-2 = Joker allein schlagen alles, sogar die 13. Greif die beiden 13en an.
joker-2-done = Zwei Joker schlagen zwei 13en.
joker-2-low = Die richtige Anzahl, aber nicht höher als 13.
joker-2-count = Um zwei Karten anzugreifen, brauchst du genau zwei.

attack = Der Angriff
attack-idea = Gleich viele Karten, höherer Wert
attack-1 = Hat dein Satz gleich viele Karten wie der oberste Satz eines Gegners und einen höheren Wert, greift er ihn an. Greif die beiden 6en an.
attack-1-done = Ein Angriff! Was mit den 6en geschieht, entscheidest du: Darum geht es in der nächsten Lektion.
attack-1-low = Die richtige Anzahl, aber nicht höher als 6.
attack-1-count = Um zwei Karten anzugreifen, brauchst du genau zwei.
attack-2 = Manchmal hast du zu viele. Greif die beiden 8en mit einem Teil deiner Karten an.
attack-2-done = Zwei deiner drei 10en genügten, und eine bleibt dir für später.
attack-2-low = Die richtige Anzahl, aber nicht höher als 8.
attack-2-count = Das sind nicht zwei Karten. Du musst nicht alle 10en legen.
attack-3 = Ein Satz kann mehrere Gegner angreifen. Greif beide an, dann entscheide über jeden ihrer Sätze.
attack-3-done = Im Uhrzeigersinn, nacheinander, und niemanden zweimal in einem Zug.
attack-3-one = Das greift nur einen von beiden an. Du hast etwas Höheres.
attack-3-miss = Das greift niemanden an. Beide obersten Sätze haben drei Karten.

take = Nehmen oder nicht nehmen
take-idea = Was der Angreifer entscheidet
take-1 = Du hast zwei 9en. Greif die beiden 9en auf dem Tisch mit deinen 12en an und nimm sie auf die Hand.
take-1-done = Vier 9en auf deiner Hand, und dein Gegner zieht dafür zwei Karten.
take-1-leave = Du hast sie nicht genommen. Mit ihnen hättest du vier 9en auf der Hand.
take-1-miss = Das greift nichts an. Lege deine beiden 12en.
take-2 = Das Ende ist nah, und jede Karte auf deiner Hand kostet einen Punkt. Greif die beiden 3en an, aber nimm sie nicht.
take-2-done = Dein Gegner muss sie zurücknehmen oder abwerfen und zwei ziehen: So oder so steht er um vier Punkte schlechter da.
take-2-take = Zwei Karten mehr auf deiner Hand: Endet die Partie jetzt, kosten sie dich zwei Punkte.
take-2-miss = Das greift nichts an. Lege deine beiden 10en.

answer = Unter Angriff
answer-idea = Zurück auf die Hand oder auf den Ablagestapel
answer-1 = Deine beiden 11en wurden angegriffen, aber nicht genommen. Zwei weitere hast du auf der Hand: Nimm sie zurück.
answer-1-done = Vier 11en. Nächstes Mal sind sie viel schwerer anzugreifen.
answer-1-miss = Sieh dir die Reihe an: Nichts dort ist die 11en wert.
answer-2 = Deine 2 wurde angegriffen, aber nicht genommen. Um sie ist es nicht schade, und in der Reihe liegt eine 8 zu deinen drei anderen. Wirf die 2 ab und zieh die 8.
answer-2-done = Eine 8 für eine 2. Angegriffen zu werden kann ein Glück sein.
answer-2-miss = Jetzt hast du die 2 wieder. Wirf sie ab und zieh etwas Besseres.
answer-2-draw = Die 2 ist weg, aber die 8 hast du nicht gezogen.

draw = Ziehen
draw-idea = Aus der Reihe oder vom Nachziehstapel
draw-1 = Deine beiden 4en wurden genommen. Für jede ziehst du eine Karte, aus der Reihe oder vom Nachziehstapel. Zieh, was zu deinen 9en passt.
draw-1-done = Zwei kleine Karten verloren, und jetzt hast du vier 9en.
draw-1-miss = Das passt nicht zu deinen 9en. In der Reihe liegen zwei davon.
draw-2 = Du ziehst drei Karten, eine nach der anderen. Sieh zu, dass du den Joker und die 10 bekommst; die dritte ist egal.
draw-2-done = Drei 10en und ein Joker: ein starker Satz aus vier Karten. Die Reihe wird erst aufgefüllt, wenn du alle Karten gezogen hast.
draw-2-miss = Du hättest den Joker und die 10 haben können.

safe = Schwer zu schlagen
safe-idea = Deine erste Taktik: Sätze, die bleiben
safe-1 = Hohe Karten sind gut für den Angriff, viele Karten für die Verteidigung. Lege den Satz, der am schwersten anzugreifen ist.
safe-1-done = Fünf 3en lassen sich nur mit fünf Karten eines höheren Werts angreifen. Diese Punkte bleiben dir höchstwahrscheinlich.
safe-1-miss = Das ist leicht anzugreifen. Welcher deiner Sätze hat so viele Karten, dass kaum jemand mithalten kann?
safe-2 = Dein Gegner hat drei Karten. Lege einen Satz, den sie unmöglich angreifen können.
safe-2-done = Aus drei Karten legt niemand vier.
safe-2-miss = Dagegen könnten drei Karten reichen. Lege mehr Karten, als dein Gegner hat.
safe-3 = Alle haben gesehen, wie dein Gegner drei 9en nahm. Lege einen Satz, den diese 9en nicht angreifen können.
safe-3-done = Keine 9 greift eine 10 an. Merk dir, welche Karten offen auf eine Hand kommen: Es lohnt sich.
safe-3-miss = Gleich viele 9en würden diesen Satz angreifen.

end = Das Ende
end-idea = Die letzte Karte legen und zählen
end-1 = Wer die letzte Handkarte legt, beendet die Partie sofort. Probier es aus.
end-1-done = Dreizehn Karten vor dir und keine auf der Hand. Dein letzter Satz greift niemanden an, und niemand greift ihn an.
end-1-miss = Dir bleibt eine Karte, und die Partie geht weiter. Lege beide 8en zusammen.
end-2 = Dein Gegner hat noch eine Karte und beendet die Partie im nächsten Zug. Karten vor dir zählen für dich, Karten auf der Hand gegen dich. Lege so, dass du gewinnst.
end-2-done = 15 vor dir und 1 auf der Hand macht 14. Dein Gegner hat 13.
end-2-miss = Du hattest zu viele Karten auf der Hand. Lege so viele, wie du kannst.

round = Mehrere Gegner
round-idea = Wen du angreifst und wen du fürchtest
round-1 = Zu viert am Tisch. Greif den Gegner an, der die meisten Karten vor sich hat.
round-1-done = Drei Punkte weniger für den Gegner an der Spitze. Bei mehreren Gegnern schau zuerst, wer vorn liegt.
round-1-other = Das greift jemanden an, aber nicht den Gegner an der Spitze. Wer hat die meisten Karten gelegt, und wie viele hat der oberste Satz?
round-1-miss = Das greift niemanden an. Beim Gegner an der Spitze liegen oben drei 8en: Was schlägt sie?
round-2 = Drei andere legen, bevor du wieder dran bist. Einige ihrer Karten sind bekannt: drei 9en, zwei 12en und eine 10. Lege einen Satz, den nichts davon angreifen kann.
round-2-done = Er bleibt liegen, zumindest nach allem, was du weißt. Je mehr mitspielen, desto seltener übersteht ein Satz die Runde.
round-2-miss = Einer dieser bekannten Sätze würde ihn holen. Zähl noch einmal: Wie viele Karten von welchem Wert haben sie?

bait = Der Köder
bait-idea = Eine Karte verlieren, eine bessere gewinnen
bait-1 = In der Reihe liegt ein Joker, aber ziehen darf nur, wer einen Satz verliert. Du weißt, dass dein Gegner eine 6 hat. Lege eine einzelne Karte, die er mit dieser 6 angreifen kann, und zieh den Joker.
bait-1-done = Eine schwache Karte für einen Joker. Dein Gegner hat sie genommen, und du hast, was du wolltest.
bait-1-draw = Du hast etwas anderes gezogen, und der Joker liegt noch in der Reihe. Welche Karte war das Opfer wert?
bait-1-miss = Diesen Satz kann die 6 deines Gegners nicht angreifen. Wie viele Karten schlägt sie, und von welchem Wert?
bait-2 = Vor deinem Gegner liegt oben eine einzelne 1, und in der Reihe liegen zwei Joker. Greifst du an, darf er vielleicht ziehen. Angriffe geschehen von selbst, also lege einen Satz, der niemanden angreift.
bait-2-done = Der Köder bleibt am Haken. Nicht jeder Angriff ist wert, was dafür gezogen wird.
bait-2-attack = Die 1 ist weg, und dafür kann dein Gegner einen Joker ziehen. Was könntest du legen, das keine einzelne Karte ist?

hold = Behalten oder legen
hold-idea = Starke Karten früh und spät
hold-1 = Dein Gegner hat viele Karten, also ist noch Zeit. Joker sind später in einem Angriff mehr wert. Lege mindestens drei Karten, aber keinen Joker.
hold-1-done = Drei Punkte, und beide Joker sind noch auf deiner Hand.
hold-1-joker = Hier war der Joker verschwendet. Welche drei Karten passen auch ohne ihn zusammen?
hold-1-miss = Weniger als drei Karten. Welchen Wert hast du dreimal?
hold-2 = Dein Gegner hat noch eine Karte: Das ist dein letzter Zug. Jetzt lohnt es sich nicht mehr, etwas zu behalten. Lege so viele Karten wie möglich.
hold-2-done = Fünf Karten gelegt, eine auf der Hand. Am Ende ist ein Joker nur noch ein Punkt.
hold-2-miss = Du könntest mehr legen. Joker passen zu allem: Wie viele Karten kannst du aus den 6en machen?

count = Karten zählen
count-idea = Was kann dich noch angreifen?
count-1 = Es gibt acht Karten von jedem Wert und fünf Joker. Sieh dich um: Alle 13en und alle Joker sind zu sehen. Lege zwei oder mehr Karten, die niemand angreifen kann.
count-1-done = Nichts, was 12en schlägt, ist noch auf einer fremden Hand.
count-1-miss = Dafür könnte es genug höhere Karten geben. Von welchem deiner Paare hast du alles gesehen, was es schlägt?
count-2 = Zähl noch einmal. Wie viele 12en und 13en sind noch verborgen, und gibt es noch Joker? Lege zwei oder mehr Karten, die niemand angreifen kann.
count-2-done = Zwei 12en und zwei 13en sind noch verborgen, aber gegen drei 11en braucht es drei. Viele Karten sind eine Mauer.
count-2-miss = Was du nicht siehst, könnte dafür reichen. Von welchem Wert hast du mehr Karten, als irgendwer höhere haben kann?

dry = Nichts mehr zu ziehen
dry-idea = Wie eine Partie noch enden kann
dry-1 = Der Nachziehstapel ist leer, und in der Reihe liegt noch eine Karte. Ist auch sie weg, endet die Partie sofort. Du liegst vorn: Zwing deinen Gegner zum Ziehen.
dry-1-done = Die letzte Karte ist gezogen, und die Partie endet mit dir an der Spitze.
dry-1-leave = Wenn du die 9en nicht nimmst, kann dein Gegner sie einfach zurücknehmen und zieht nichts. Wann muss er ziehen?
dry-1-miss = Das greift nichts an, also zieht niemand. Welcher deiner Sätze schlägt zwei 9en?
dry-2 = Jetzt liegst du zurück, und wieder ist nur eine Karte zu ziehen. Du brauchst Zeit. Lege einen Satz, der niemanden angreift.
dry-2-done = Die Partie geht weiter, und du kannst aufholen. Sieh kurz vor Schluss auf Stapel und Punkte, bevor du angreifst.
dry-2-attack = Das greift die 9en an. Zieht ihr Besitzer die letzte Karte, ist die Partie vorbei, und du liegst zurück. Was könntest du sonst legen?

match = Ein ganzes Match
match-idea = Punkte aus mehreren Partien werden zusammengezählt
match-1 = In einem Match werden die Punkte aller Partien zusammengezählt, und alle beginnen gleich oft. Das ist die letzte Partie, und du liegst insgesamt 6 Punkte vorn. Dein Gegner legt im nächsten Zug seine letzte Karte. Lege genug, um vorn zu bleiben.
match-1-done = 9 zu 13: Diese Partie hast du mit 4 Punkten Rückstand verloren, das Match mit 2 Punkten Vorsprung gewonnen.
match-1-miss = Selbst mit deinen 6 Punkten ist das nicht mehr, als dein Gegner hat. Jede gelegte Karte zählt doppelt: eine mehr vor dir, eine weniger auf der Hand.
match-2 = Die letzte Partie eines Matchs zu dritt. Bisher hast du 14 Punkte, Gegner 1 hat 22 und Gegner 2 hat 11. Greif den Gegner an, der im Match führt, auch wenn in dieser Partie jemand anders vorn liegt.
match-2-done = Im Match zählt die Summe. Gegner 1 kann diese Partie verlieren und trotzdem gewinnen, also solltest du genau dort Punkte wegnehmen.
match-2-other = Das trifft Gegner 2: in dieser Partie vorn, im Match aber ganz hinten. Wer hat die höchste Summe?
match-2-miss = Das greift niemanden an. Bei Gegner 1 liegen oben zwei 4en: Welcher deiner Sätze schlägt sie?

game = Deine erste Partie
game-idea = Eine ganze Partie gegen einen freundlichen Bot
game-about = Du weißt alles, was du brauchst. Lege mehr als eine Karte auf einmal, und achte darauf, wie viele Karten dein Gegner noch hat.
