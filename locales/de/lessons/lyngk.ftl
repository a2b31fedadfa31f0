# Die Lektionen von LYNGK. Eine Lektion hat Titel und Idee; ein Schritt die Aufgabe, das Lob und Antworten auf andere Züge.

any-claim = Du hast eine Farbe gewählt. Das ist erlaubt, aber hier braucht es nur einen Zug.

move = Auf den nächsten Stein
move-idea = Wie Steine ziehen
move-1 = Der Plan ist voll. Zieh einen Stein eine Linie entlang auf einen Nachbarn von anderer Farbe. Noch gehört keine Farbe jemandem, du darfst also jeden Stein ziehen außer den Jokern.
move-1-done = Zwei Steine sind jetzt ein Stapel, und ein Punkt ist leer geworden.
move-2 = Auf g8 liegt nichts mehr, also sehen die Steine ringsum darüber hinweg. Mach einen Zug über einen leeren Punkt.
move-2-done = Bis zum ersten Stein auf der Linie und nicht weiter: Übersprungen wird nichts.
move-2-miss = Das war ein Schritt zum Nachbarn. Fang neben dem leeren Punkt g8 an und zieh über ihn hinweg.

stacks = Stapel bauen
stacks-idea = Höhe und Farben
stacks-1 = Ein Stapel zieht als Ganzes und hat nie eine Farbe doppelt. Zieh den Zweierstapel auf einen Stein in einer dritten Farbe.
stacks-1-done = Drei Steine, drei Farben. Der oberste Stein sagt, wem der Stapel gehört.
stacks-1-miss = So entstand kein Dreierstapel. Der Zweierstapel steht auf c7: Welcher Nachbar hat eine Farbe, die ihm fehlt?
stacks-2 = Ein neutraler Stapel darf auf einen, der nicht höher ist als er selbst. Setz den einen Zweierstapel auf den anderen.
stacks-2-done = Vier Steine, vier Farben. Mit einer gemeinsamen Farbe wäre es verboten gewesen.
stacks-2-miss = Die Stapel auf h6 und h7 sind noch getrennt.
stacks-3 = Ein einzelner neutraler Stein zieht nie auf einen Stapel, aber ein Stapel darf auf einen einzelnen Stein. Bau einen Viererstapel.
stacks-3-done = Niedrig steigt nicht auf hoch, aber hoch darf auf niedrig.
stacks-3-miss = Noch keine vier. Zieh den Dreierstapel auf h8 auf einen einzelnen Stein, den er sieht.

joker = Joker
joker-idea = Steine, die für jede Farbe stehen
joker-1 = Die gesprenkelten Steine sind Joker. Niemand zieht einen Joker für sich allein, aber du darfst auf einen ziehen. Tu es.
joker-1-done = Der Joker steht jetzt für eine Farbe, die dem Stapel fehlt, welche auch immer gebraucht wird.
joker-1-miss = Darunter war kein Joker. Einer liegt allein auf c1.
joker-2 = Joker passen unter alles. Zieh einen Zweierstapel auf einen.
joker-2-done = Drei Steine, und der Joker kann noch jede der drei fehlenden Farben sein.
joker-2-miss = Schau die langen Linien entlang: Auf b2 wartet ein Joker auf einen Zweierstapel.

claim = Eine Farbe wählen
claim-idea = Eine Farbe wird deine
claim-1 = Vor deinem Zug darfst du eine Farbe wählen: eine in einer Runde, zwei in einer Partie. Wähle eine, dann zieh einen Stein dieser Farbe.
claim-1-done = Ab jetzt ziehst nur noch du, was diese Farbe oben hat.
claim-1-miss = Das war ein Zug, ohne zu wählen. Wähle zuerst eine Farbe.
claim-1-other = Du hast eine Farbe gewählt und eine andere gezogen. Erlaubt, aber zieh diesmal deine eigene.
claim-2 = Auf e8 steht ein Viererstapel, und ihr könntet ihn beide ziehen. Wähle die Farbe, die er oben hat, dann mach irgendeinen Zug.
claim-2-done = Jetzt ist er allein deiner, und ein Stein fehlt zum Punkt.
claim-2-other = Das ist nicht die Farbe, die der Stapel auf e8 oben hat.
claim-2-miss = Du hast gezogen, ohne zu wählen, und der Stapel gehört noch allen.

tall = Auf hohe Stapel
tall-idea = Was gewählte Farben dürfen
tall-1 = Blau gehört dir. Eine gewählte Farbe darf auf Stapel jeder Höhe, sogar als einzelner Stein. Zieh einen einzelnen blauen Stein auf einen Stapel.
tall-1-done = Ein neutraler Stein hätte das nicht gedurft.
tall-1-miss = Finde einen einzelnen blauen Stein, der einen Stapel ohne Blau sieht.
tall-2 = Grün gehört dir, Elfenbein deinem Gegner. Hol dir seinen Dreierstapel mit einem einzelnen grünen Stein.
tall-2-done = Der oberste Stein entscheidet: Was seins war, ist deins.
tall-2-miss = Sein Dreierstapel steht auf d7. Welcher grüne Stein ist in der Nähe?

five = Ein Fünferstapel
five-idea = Wie Punkte entstehen
five-1 = Fünf Steine mit deiner Farbe oben sind ein Punkt und verlassen den Plan. Schwarz gehört dir: Vollende so einen Stapel.
five-1-done = Ein Punkt. Der Stapel liegt für immer vor dir.
five-1-miss = Kein Fünferstapel. Ein Viererstapel steht da, in dem Schwarz fehlt: Welcher schwarze Stein sieht ihn?
five-2 = Du darfst in einer Runde wählen und punkten. Wähle die richtige Farbe und vollende einen Fünferstapel.
five-2-done = Gewählt und gepunktet in einer Runde. Dein Gegner konnte nur zusehen.
five-2-other = Mit dieser Farbe vollendest du jetzt nichts. Sieh dir die Viererstapel an, und was sie oben haben.
five-2-miss = Kein Punkt. Einer der Viererstapel hat eine neutrale Farbe oben: Wähle sie, und bring den Stapel zu dem Stein, der ihm fehlt.

block = Im Weg
block-idea = Dem Gegner einen Punkt nehmen
block-1 = Elfenbein und Schwarz gehören dir, Blau und Rot deinem Gegner, und er könnte als Nächstes einen Fünferstapel vollenden. Zieh so, dass das nicht mehr geht.
block-1-done = Der rote Stein auf f5 ist begraben und die Drohung weg.
block-1-miss = Dein Gegner bekommt trotzdem seinen Punkt: Der rote Stein auf f5 erreicht einen Viererstapel. Was kann auf ihn ziehen?
block-2 = Schwarz und Rot gehören dir, Elfenbein und Grün deinem Gegner, und Blau bleibt neutral. Der Viererstapel auf b4 ist in Gefahr. Vollende ihn, mit neutraler Farbe oben.
block-2-done = Fünf unter einer neutralen Farbe bleiben auf dem Plan und zählen für niemanden. Kein Punkt für dich, aber auch keiner für ihn.
block-2-miss = Dein Gegner bekommt trotzdem seinen Punkt. Zieh den Stapel auf b4 selbst: Er ist oben neutral, also darfst du.

lyngk = LYNGK-Punkte
lyngk-idea = Reisen über die eigene Farbe
lyngk-1 = Grün gehört dir. Ein grüner Stein, der zu einem anderen grünen kommt, hält dort nicht an: Er zieht weiter, wohin er will. Mach einen Zug über so einen LYNGK-Punkt.
lyngk-1-done = Der grüne Stein trug deinen weiter, dorthin, wo er allein nie hingekommen wäre.
lyngk-1-miss = Dieser Zug ging geradeaus. Fang in Richtung eines anderen grünen Steins an und bieg dort ab.
lyngk-2 = Ein Zug darf über mehrere LYNGK-Punkte führen, aber über keinen zweimal. Mach einen Zug über zwei.
lyngk-2-done = Drei Strecken in einem Zug. Das Netz deiner Farbe nützt niemandem außer dir.
lyngk-2-miss = Weniger als zwei LYNGK-Punkte. Fang mit dem Stapel auf f7 an; auch e7 und e8 haben Grün oben.
lyngk-3 = Rot und Elfenbein gehören dir. Vollende einen Fünferstapel über einen LYNGK-Punkt.
lyngk-3-done = Ein Punkt aus der Ferne. Geh vor jedem Zug deine Farben über den Plan nach.
lyngk-3-miss = Kein Punkt. Der Stapel auf c7 kann bei e7 abbiegen.

end = Die letzten Züge
end-idea = Was am Ende zählt
end-1 = Noch hat niemand einen Punkt, und kaum ein Zug ist übrig. Schwarz gehört dir. Beende die Partie mit einem Punkt.
end-1-done = Niemand kann mehr ziehen, und du hast mehr Fünferstapel: gewonnen.
end-1-miss = Damit gewinnst du nicht. Der Stapel auf b2 hat vier Steine und Schwarz oben. Ihm fehlt Blau.
end-2 = Ein Punkt für jeden. Dann zählen die Viererstapel unter euren Farben, dann die Dreier, die Zweier und die einzelnen Steine. Schwarz gehört dir. Mach den letzten Zug und gewinne.
end-2-done = Vierer und Dreier sind gleich, aber du hast einen Zweierstapel und dein Gegner keinen.
end-2-miss = Zähl noch einmal: Vierer und Dreier sind gleich. Du brauchst einen Zweierstapel mit Schwarz oben.

game = Deine erste Partie
game-idea = Eine ganze Partie gegen einen freundlichen Bot
game-about = Du weißt alles, was du brauchst. Wähle deine Farben erst, wenn es sich lohnt, und behalte jeden Viererstapel im Auge.
