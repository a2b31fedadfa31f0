# Die Lektionen von Linko! Eine Lektion hat Titel und Idee; ein Schritt die Aufgabe, das Lob und Antworten auf andere Züge.

set = Ein Satz
set-idea = Was du legen darfst
set-1 = In jedem Zug legst du einen Satz: eine einzelne Karte oder mehrere mit demselben Wert. Such dir einen aus und lege ihn.
set-1-done = Er liegt jetzt vor dir. Am Ende bringt jede Karte dort einen Punkt, und jede auf deiner Hand kostet einen.
set-2 = Du musst nicht alle Karten eines Werts legen, aber mehr Karten sind mehr Punkte. Lege einen Satz aus mindestens drei.
set-2-done = Drei Punkte auf einmal. Neue Sätze kommen auf die alten, und nur der oberste kann angegriffen werden.
set-2-miss = Dieser Satz ist kleiner. Du hast drei 2en und drei 7en.

joker = Joker
joker-idea = Ein X passt zu allem
joker-1 = Ein Joker nimmt den Wert der Karten an, mit denen du ihn legst. Lege mit ihm einen Satz aus vier.
joker-1-done = Vier 7en, so gut wie echt.
joker-1-miss = Das sind keine vier Karten mit Joker. Fang mit deinen drei 7en an.
joker-2 = Joker allein schlagen alles, sogar die 13. Greif die beiden 13en an.
joker-2-done = Zwei Joker schlagen zwei 13en.
joker-2-low = Die richtige Anzahl, aber nicht höher als 13.
joker-2-count = Um zwei Karten anzugreifen, brauchst du genau zwei.

attack = Der Angriff
attack-idea = Gleich viele Karten, höherer Wert
attack-1 = Dein Satz greift den obersten Satz eines Gegners an, wenn er gleich viele Karten und einen höheren Wert hat. Greif die beiden 6en an.
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
take-2-done = Dein Gegner muss sie zurücknehmen oder abwerfen und zwei ziehen: so oder so vier Punkte schlechter.
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
draw-2-done = Drei 10en und ein Joker: ein starker Satz aus vier. Die Reihe wird erst aufgefüllt, wenn du alle Karten gezogen hast.
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
end-1 = Wer die letzte Handkarte legt, beendet die Partie sofort. Tu es.
end-1-done = Dreizehn Karten vor dir und keine auf der Hand. Dein letzter Satz greift niemanden an, und niemand greift ihn an.
end-1-miss = Dir bleibt eine Karte, und die Partie geht weiter. Lege beide 8en zusammen.
end-2 = Dein Gegner hat noch eine Karte und beendet die Partie im nächsten Zug. Karten vor dir zählen für dich, Karten auf der Hand gegen dich. Lege so, dass du gewinnst.
end-2-done = 15 vor dir und 1 auf der Hand macht 14. Dein Gegner hat 13.
end-2-miss = Du hattest zu viele Karten auf der Hand. Lege so viele, wie du kannst.

game = Deine erste Partie
game-idea = Eine ganze Partie gegen einen freundlichen Bot
game-about = Du weißt alles, was du brauchst. Lege mehr als eine Karte auf einmal, und achte darauf, wie viele Karten dein Gegner noch hat.
