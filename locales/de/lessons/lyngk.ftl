# Die Lektionen von LYNGK. Eine Lektion hat Titel und Idee; ein Schritt die Aufgabe, das Lob und Antworten auf andere Züge.

any-claim = Du hast eine Farbe gewählt. Das ist erlaubt, aber hier brauchst du nur zu ziehen.

aim = Worum es geht
aim-idea = Fünferstapel mit deiner Farbe oben
aim-1 = Am Anfang liegt auf jedem der 43 Schnittpunkte ein Stein, und niemandem gehört eine Farbe. Diese Partie läuft schon länger: Rot gehört dir. Ein Stapel aus fünf verschiedenen Farben mit deiner oben ist ein Punkt. Der Stapel auf h6 hat vier Steine und Rot oben: Zieh ihn auf den elfenbeinfarbenen Stein auf i7.
aim-1-done = Ein Punkt! Weiße Steine sind Joker: Sie stehen für jede Farbe, die fehlt.
aim-1-miss = Das sind keine fünf. Dem Stapel auf h6 fehlt nur noch ein Stein: Wo liegt der elfenbeinfarbene?
aim-2 = Wenn niemand mehr ziehen kann, gewinnt, wer mehr Fünferstapel hat. Es steht eins zu eins, und dir gehören Grün und Blau. Gewinne die Partie.
aim-2-done = Zwei Punkte gegen einen, und kein Zug mehr übrig: gewonnen.
aim-2-miss = So endet es ohne zweiten Punkt. Welche zwei Stapel ergeben zusammen fünf Farben?

move = Auf den nächsten Stein
move-idea = Wie Steine ziehen
move-1 = Der Plan ist voll: Auf jedem Schnittpunkt der Linien liegt ein Stein. Zieh einen davon eine Linie entlang auf einen Nachbarn in einer anderen Farbe. Noch gehört niemandem eine Farbe, du darfst also jeden Stein ziehen außer den Jokern.
move-1-done = Die beiden Steine sind jetzt ein Stapel, und der Schnittpunkt, von dem du kamst, ist leer.
move-2 = g8 ist jetzt leer, also können die Steine ringsum darüber hinwegziehen. Mach einen Zug über einen leeren Schnittpunkt.
move-2-done = Bis zum ersten Stein auf der Linie und nicht weiter: Du kannst nichts überspringen.
move-2-miss = Das war ein Schritt zum Nachbarn. Fang neben dem leeren Schnittpunkt g8 an und zieh über ihn hinweg.

stacks = Stapel bauen
stacks-idea = Höhe und Farben
stacks-1 = Ein Stapel zieht als Ganzes und hat nie eine Farbe doppelt. Zieh den Zweierstapel auf einen Stein in einer dritten Farbe.
stacks-1-done = Drei Steine, drei Farben. Der oberste Stein sagt, wem der Stapel gehört.
stacks-1-miss = So entsteht kein Dreierstapel. Der Zweierstapel steht auf c7: Welcher Nachbar hat eine Farbe, die ihm noch fehlt?
stacks-2 = Eine Farbe, die niemandem gehört, ist neutral. Ein Stapel mit neutraler Farbe oben darf nur auf einen Stapel ziehen, der nicht höher ist als er selbst. Zieh den einen Zweierstapel auf den anderen.
stacks-2-done = Vier Steine, vier Farben. Mit einer gemeinsamen Farbe wäre der Zug nicht erlaubt gewesen.
stacks-2-miss = Die Stapel auf h6 und h7 sind noch getrennt.
stacks-3 = Ein einzelner neutraler Stein darf nicht auf einen Stapel, aber ein Stapel darf auf einen einzelnen Stein. Baue einen Viererstapel.
stacks-3-done = Niedrig darf nicht auf Hoch, aber Hoch auf Niedrig.
stacks-3-miss = Noch keine vier. Zieh den Dreierstapel auf h8 auf einen einzelnen Stein, den er erreicht.

joker = Joker
joker-idea = Steine, die für jede Farbe stehen
joker-1 = Die weißen Steine sind Joker. Einen einzelnen Joker kann niemand ziehen, aber du darfst auf einen ziehen. Probier es aus.
joker-1-done = Der Joker steht jetzt für irgendeine Farbe, die dem Stapel fehlt, je nachdem, welche du brauchst.
joker-1-miss = Das war kein Joker. Auf c1 liegt einer.
joker-2 = Ein Joker passt unter alles. Zieh einen Zweierstapel auf einen.
joker-2-done = Drei Steine, und der Joker kann noch jede der drei fehlenden Farben sein.
joker-2-miss = Schau die langen Linien entlang: Auf b2 wartet ein Joker auf einen Zweierstapel.

claim = Eine Farbe wählen
claim-idea = Wie eine Farbe deine wird
claim-1 = Bevor du ziehst, darfst du eine Farbe wählen: eine pro Zug, zwei pro Partie. Wähle eine, dann zieh einen Stein dieser Farbe.
claim-1-done = Ab jetzt kannst nur noch du ziehen, was diese Farbe oben hat.
claim-1-miss = Du hast gezogen, ohne zu wählen. Wähle zuerst eine Farbe.
claim-1-other = Du hast eine Farbe gewählt und eine andere gezogen. Das ist erlaubt, aber zieh diesmal deine eigene.
claim-2 = Auf e8 steht ein Viererstapel, den ihr beide ziehen könntet. Wähle die Farbe, die er oben hat, dann mach irgendeinen Zug.
claim-2-done = Jetzt gehört er dir allein, und nur ein Stein fehlt noch zum Punkt.
claim-2-other = Das ist nicht die Farbe, die der Stapel auf e8 oben hat.
claim-2-miss = Du hast gezogen, ohne zu wählen, also könnt ihr den Stapel noch beide ziehen.

tall = Auf hohe Stapel
tall-idea = Was gewählte Farben können
tall-1 = Blau gehört dir. Eine gewählte Farbe darf auf Stapel jeder Höhe, sogar als einzelner Stein. Zieh einen einzelnen blauen Stein auf einen Stapel.
tall-1-done = Ein neutraler Stein hätte das nicht gedurft.
tall-1-miss = Finde einen einzelnen blauen Stein, der einen Stapel ohne Blau erreicht.
tall-2 = Grün gehört dir, Elfenbein deinem Gegner. Übernimm den gegnerischen Dreierstapel mit einem einzelnen grünen Stein.
tall-2-done = Der oberste Stein entscheidet: Der Stapel hat die Seite gewechselt.
tall-2-miss = Der gegnerische Dreierstapel steht auf d7. Welcher grüne Stein ist in der Nähe?

five = Ein Fünferstapel
five-idea = Wie du punktest
five-1 = Ein Fünferstapel mit deiner Farbe oben bringt einen Punkt und verlässt den Plan. Schwarz gehört dir: Vollende so einen Stapel.
five-1-done = Ein Punkt! Der Stapel gehört dir für immer.
five-1-miss = Kein Fünferstapel. In einem Viererstapel fehlt Schwarz: Welcher schwarze Stein kann ihn erreichen?
five-2 = Du darfst im selben Zug wählen und punkten. Wähle die richtige Farbe und vollende einen Fünferstapel.
five-2-done = Gewählt und gepunktet in einem Zug. Dein Gegner konnte nur zusehen.
five-2-other = Mit dieser Farbe vollendest du jetzt keinen Stapel. Sieh dir die Viererstapel an und die Farben, die sie oben haben.
five-2-miss = Kein Punkt. Einer der Viererstapel hat eine neutrale Farbe oben: Wähle sie und zieh den Stapel auf den Stein, der ihm fehlt.

block = Im Weg
block-idea = Gegnerische Punkte verhindern
block-1 = Elfenbein und Schwarz gehören dir, Blau und Rot deinem Gegner, der im nächsten Zug einen Fünferstapel vollenden könnte. Zieh so, dass das nicht mehr geht.
block-1-done = Der rote Stein auf f5 ist begraben und die Drohung weg.
block-1-miss = Dein Gegner kann noch punkten: Der rote Stein auf f5 erreicht einen Viererstapel. Was kann auf ihn ziehen?
block-2 = Schwarz und Rot gehören dir, Elfenbein und Grün deinem Gegner, und Blau bleibt neutral. Der Viererstapel auf b4 ist in Gefahr. Vollende ihn mit seiner neutralen Farbe oben.
block-2-done = Ein Fünferstapel mit neutraler Farbe oben bleibt auf dem Plan und zählt für niemanden. Kein Punkt für dich, aber auch keiner für die Gegenseite.
block-2-miss = Dein Gegner kann noch punkten. Zieh den Stapel auf b4 selbst: Er ist oben neutral, also darfst du das.

lyngk = LYNGK-Punkte
lyngk-idea = Weiter über die eigene Farbe
lyngk-1 = Grün gehört dir. Erreicht ein grüner Stein einen anderen grünen, hält er dort nicht an: Er zieht weiter, in eine beliebige Richtung. Mach einen Zug über so einen LYNGK-Punkt.
lyngk-1-done = Über den LYNGK-Punkt kam dein Stein an einen Ort, den er in gerader Linie nicht erreicht hätte.
lyngk-1-miss = Dieser Zug ging geradeaus. Zieh auf einen anderen grünen Stein zu und bieg dort ab.
lyngk-2 = Ein Zug darf über mehrere LYNGK-Punkte führen, aber über keinen zweimal. Mach einen Zug über zwei davon.
lyngk-2-done = Drei Etappen in einem Zug. Das Netz deiner Farbe kann niemand benutzen außer dir.
lyngk-2-miss = Weniger als zwei LYNGK-Punkte. Fang mit dem Stapel auf f7 an; auch e7 und e8 haben Grün oben.
lyngk-3 = Rot und Elfenbein gehören dir. Vollende einen Fünferstapel über einen LYNGK-Punkt.
lyngk-3-done = Ein Punkt aus der Ferne. Verfolge vor jedem Zug deine Farben über den Plan.
lyngk-3-miss = Kein Punkt. Der Stapel auf c7 kann auf e7 abbiegen.

end = Die letzten Züge
end-idea = Was am Ende zählt
end-1 = Noch hat niemand einen Punkt, und es gibt kaum noch Züge. Schwarz gehört dir. Beende die Partie mit einem Punkt.
end-1-done = Es gibt keine Züge mehr, und du hast mehr Fünferstapel: Du hast gewonnen!
end-1-miss = Damit gewinnst du nicht. Der Stapel auf b2 hat vier Steine und Schwarz oben. Ihm fehlt Blau.
end-2 = Beide haben einen Punkt, also zählen jetzt eure Viererstapel, dann die Dreierstapel, die Zweierstapel und die einzelnen Steine. Schwarz gehört dir. Mach den letzten Zug und gewinne.
end-2-done = Bei den Vierern und Dreiern steht es gleich, aber du hast einen Zweierstapel und dein Gegner keinen.
end-2-miss = Zähl noch einmal: Bei den Vierern und Dreiern steht es gleich. Du brauchst einen Zweierstapel mit Schwarz oben.

choose = Wann du wählst
choose-idea = Zwei Farben für die ganze Partie
choose-1 = Du kannst nur zwei Farben wählen. Die Wahl ist endgültig und verrät, was du vorhast. Baue also zuerst: Mach ohne zu wählen einen Stapel aus mindestens drei Steinen, den dein Gegner nicht vollenden kann.
choose-1-done = Drei Steine, und deine Pläne kennst nur du.
choose-1-early = Du hast eine Farbe gewählt. Das ist erlaubt, aber was bringt sie dir jetzt, was sie dir später nicht brächte?
choose-1-danger = Dein Gegner könnte eine Farbe wählen und diesen Stapel sofort vollenden. Welchem Stapel fehlt danach noch ein Stein mehr?
choose-1-miss = Das ist ein Zweierstapel. Welcher Zweierstapel erreicht einen einzelnen Stein einer dritten Farbe?
choose-2 = Noch ist keine Farbe gewählt. Wähle die, die am häufigsten oben liegt: mehr Züge und ein größeres Netz für dich. Dann mach irgendeinen Zug.
choose-2-done = Sieben Steine und Stapel, die jetzt nur noch du ziehen kannst.
choose-2-other = Diese Farbe liegt seltener oben. Zähl noch einmal: Welche siehst du am häufigsten?
choose-2-miss = Du hast gezogen, ohne zu wählen. Welche Farbe hättest du gern für dich allein?

four = Vier sind eine Drohung
four-idea = Stapel, die niemand aufhält
four-1 = Rot gehört dir, Blau deinem Gegner. Mach einen Viererstapel, den du im nächsten Zug vollenden kannst, was dein Gegner auch tut.
four-1-done = Jetzt ist der fehlende Stein immer in Reichweite. Ein Viererstapel mit deiner Farbe oben ist ein Versprechen.
four-1-miss = Das könnte dein Gegner verhindern oder selbst vollenden. Sieh dir den Stapel auf g8 an: Was, wenn ein roter Stein darauf zieht?
four-2 = Grün und Elfenbein gehören dir, Blau deinem Gegner. Ein Viererstapel kann auch der anderen Seite helfen. Mach einen mit deiner Farbe oben, den dein Gegner nicht vollenden kann.
four-2-done = Vier Steine, und nur du kannst den fünften bringen.
four-2-danger = Dein Gegner könnte ihn vollenden, vielleicht, indem er zuerst eine Farbe wählt. Was fehlt noch, und wer kann es bringen?
four-2-miss = Das ist kein Viererstapel mit deiner Farbe oben. Wo steht ein Dreierstapel, dem eine deiner Farben fehlt?

wild = Joker sind kostbar
wild-idea = Der Stein, der immer passt
wild-1 = Rot gehört dir, und deinem Viererstapel auf c4 fehlt Schwarz. Kein schwarzer Stein ist erreichbar, aber etwas anderes. Hol dir den Punkt.
wild-1-done = Der Joker stand für Schwarz. Es gibt nur drei davon, also merk dir, wo sie liegen.
wild-1-miss = Kein Punkt. Was neben c4 könnte für Schwarz stehen?
wild-2 = Schwarz und Grün gehören dir, Elfenbein deinem Gegner. Seinem Viererstapel auf d5 fehlt nur der Joker daneben. Sorge dafür, dass er nicht punktet.
wild-2-done = Der Joker ist weg und mit ihm der Punkt. Ein Joker hilft der Seite, die ihn zuerst benutzt.
wild-2-miss = Der Stapel auf d5 punktet immer noch, wenn er auf d6 zieht. Welcher deiner Stapel erreicht den Joker vorher?

cut = Das Netz zerschneiden
cut-idea = Ein bedeckter LYNGK-Punkt führt nirgendwohin
cut-1 = Blau gehört dir, Schwarz und Elfenbein deinem Gegner. Sein Stapel auf h5 könnte über schwarze LYNGK-Punkte einen Fünferstapel vollenden. Schneide ihm den Weg ab.
cut-1-done = Der schwarze Stein auf e2 ist bedeckt und kein LYNGK-Punkt mehr. Alles dahinter ist unerreichbar.
cut-1-miss = Dein Gegner kommt immer noch durch. Folge den schwarzen Steinen von h5 aus: Welchen kannst du bedecken?
cut-2 = Noch einmal: Rot und Elfenbein gehören deinem Gegner, und sein Stapel auf e8 erreicht über elfenbeinfarbene Steine den Stapel auf d3. Halte ihn auf.
cut-2-done = Kein Durchkommen. Verfolge vor jedem Zug nicht nur deine Farben, sondern auch die deines Gegners.
cut-2-miss = Er kann noch punkten. Bedecke einen elfenbeinfarbenen Stein auf seinem Weg, oder bring den Stapel auf d3 in Sicherheit: Wohin kann er?

forced = Keine Wahl
forced-idea = Wann du wählen musst und wann du allein weiterziehst
forced-1 = Nichts Neutrales kann mehr ziehen. Passen darfst du nicht, solange dir eine gewählte Farbe einen Zug verschafft, also musst du wählen. Nur eine Farbe gewinnt: Wähle sie und zieh.
forced-1-done = Keine Fünferstapel, also entscheiden die Viererstapel. Du hast einen, und dein Gegner hat gar keine Farbe.
forced-1-other = Mit dieser Farbe gewinnt der letzte Zug nicht. Mit welcher Farbe kannst du einen Viererstapel bauen?
forced-2 = Zwei zu zwei. Dein Gegner hat keinen Zug, also passt er, und du ziehst allein weiter, bis auch du keinen mehr hast. Rot und Elfenbein gehören dir. Zieh so, dass du gewinnst.
forced-2-done = Ein Punkt, ein letzter Zug, und die Partie gehört dir. Noch ziehen zu können, wenn die andere Seite nicht mehr kann, ist viel wert.
forced-2-miss = Jetzt wird der Stapel auf a3 nie mehr fertig. Welche Farbe fehlt ihm, und welcher Stein hätte dorthin gehört?

six = Sechserstapel
six-idea = Die Variante für Geübte
six-1 = In dieser Variante bleiben Fünferstapel auf dem Plan, und ein Sechserstapel mit deiner Farbe oben gewinnt sofort. Die sechste Farbe ist Weiß: ein Joker. Grün gehört dir. Gewinne.
six-1-done = Sechs Steine, einer davon ein Joker: Die Partie ist auf der Stelle vorbei.
six-1-miss = Keine sechs. Auf d7 steht ein Fünferstapel mit Grün oben: Was liegt daneben?
six-2 = Blau und Elfenbein gehören dir, Schwarz deinem Gegner. Sein Stapel auf e2 wird gleich zum Sechserstapel. Verhindere es.
six-2-done = Der Joker ist weitergezogen. Behalte in dieser Variante jeden Joker im Auge und jeden Stapel, in dem einer steckt.
six-2-miss = Er gewinnt immer noch mit dem Zug von e2 auf d3. Dieser Stapel gehört dir: Wohin kann er?

game = Deine erste Partie
game-idea = Eine ganze Partie gegen einen freundlichen Bot
game-about = Du weißt alles, was du brauchst. Wähle eine Farbe erst, wenn es sich lohnt, und behalte jeden Viererstapel im Auge.
