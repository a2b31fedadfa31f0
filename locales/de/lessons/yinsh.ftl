# Die Lektionen von YINSH. Eine Lektion hat Titel und Idee; ein Schritt die Aufgabe, das Lob und Antworten auf andere Züge.

rings = Zuerst die Ringe
rings-idea = Wohin die zehn Ringe kommen
rings-1 = Du hast die weißen Ringe, und Weiß beginnt. Setze deinen ersten Ring auf einen Schnittpunkt deiner Wahl.
rings-1-done = Da steht er. Als Nächstes kommt Schwarz, und so geht es reihum, bis jeder fünf auf dem Plan hat.
rings-2 = Jeder leere Schnittpunkt ist recht, auch ganz am Rand. Probier es aus: Setze deinen zweiten Ring an den Rand.
rings-2-done = Erlaubt, aber selten klug: Aus der Mitte sieht ein Ring mehr Linien entlang.
rings-2-miss = Ein guter Platz, aber nicht am Rand. Nimm einen Schnittpunkt, hinter dem nichts mehr kommt.
rings-3 = Jetzt bist du Schwarz, und neun Ringe stehen schon. Setze den zehnten, wohin du magst.
rings-3-done = Die Eröffnung ist fertig. Gesetzt wird nicht mehr; ab jetzt wird gezogen, und Weiß fängt an.

marker = Ein Ring lässt einen Marker zurück
marker-idea = Eine Linie entlang ziehen
marker-1 = Zieh einen deiner weißen Ringe eine Linie entlang, über leere Schnittpunkte, so weit du willst.
marker-1-done = Wo der Ring war, bleibt ein Marker deiner Farbe. Mit jedem Zug kommt einer dazu.
marker-2 = Ringe sehen weit. Bring einen von deinen in einem Zug nach k10, an den rechten Rand.
marker-2-done = Quer über den Plan. In der Mitte kreuzen sich je drei Linien: Schau sie alle entlang.
marker-2-miss = Das ist nicht k10. Geh die Linien von dort rückwärts: Auf einer steht ein Ring von dir.
marker-3 = Kein Ring springt über einen Ring, also versperrt der schwarze auf d6 den Weg von d3 nach oben. Bring trotzdem einen Ring nach d9, in zwei Zügen.
marker-3-done = Um das Hindernis herum. Deine Ringe sind Mauern für Schwarz, und die schwarzen für dich.
marker-3-miss = Zwei Züge, und kein Ring auf d9. Denk rückwärts: Von welchen Schnittpunkten aus sieht man d9?

jump = Springen
jump-idea = Über Marker hinweg und dahinter landen
jump-1 = Marker halten einen Ring nicht auf: Er springt darüber und landet gleich dahinter. Spring über einen Marker.
jump-1-done = Drüber, und der Marker hat sich gewendet. Mehr davon in der nächsten Lektion.
jump-1-miss = Ein richtiger Zug, aber kein Sprung. Auf der Linie des Rings muss ein Marker liegen und gleich dahinter nichts.
jump-2 = Mehrere Marker nebeneinander werden in einem Satz übersprungen. Spring über drei.
jump-2-done = Drei auf einmal, egal welcher Farbe. Der Ring landet auf dem ersten leeren Schnittpunkt dahinter.
jump-2-miss = Nicht drei. Such drei Marker auf einer Linie, die sich berühren, mit einem Ring von dir davor.
jump-3 = Ein Ring darf erst gleiten und dann springen, aber nach dem Sprung steht er. Gleite über einen leeren Schnittpunkt und spring dann.
jump-3-done = Gleiten, springen, stehen: Mehr passt in keinen Zug.
jump-3-miss = Da ist der Ring nur geglitten. Such eine Linie, auf der erst leere Schnittpunkte kommen und dann Marker.
jump-3-near = Das war ein Sprung aus nächster Nähe. Diesmal muss zwischen Ring und Markern etwas frei sein.

flip = Die Seite wechseln
flip-idea = Was ein Ring überspringt, wendet sich
flip-1 = Jeder übersprungene Marker zeigt seine andere Seite: Schwarz wird Weiß, Weiß wird Schwarz. Wende drei schwarze Marker mit einem Zug.
flip-1-done = Drei mehr für dich, und dazu der, den dein Ring zurückließ.
flip-1-miss = Das waren nicht drei schwarze. Sie liegen nebeneinander in der Spalte f.
flip-2 = Auch deine eigenen Marker wenden sich. Finde einen Sprung, der mindestens zwei schwarze wendet und keinen von deinen.
flip-2-done = Nur Gewinn, kein Verlust. Schau dir vor dem Sprung beide Farben an.
flip-2-own = Dabei sind auch Marker von dir schwarz geworden. Auf einer Linie liegen nur schwarze.
flip-2-miss = Das wendet keine zwei schwarzen Marker. Such zwei, die nebeneinander liegen.

row = Fünf in einer Reihe
row-idea = Eine Reihe bringt einen Ring vom Plan
row-1 = Fünf Marker deiner Farbe nebeneinander sind eine Reihe. Vier hast du: Füge den fünften hinzu, dann nimm die Reihe und einen deiner Ringe vom Plan.
row-1-done = Eine Reihe für dich und ein Ring neben dem Plan. Drei Ringe dort gewinnen.
row-1-own = Du bist über deine eigenen vier gesprungen, und sie wurden schwarz. Lass den Ring auf e8 lieber zur Seite gehen: Er hinterlässt den fünften Marker.
row-1-miss = Noch keine Reihe. Der Ring auf e8 steht am Ende deiner vier. Was lässt er zurück, wenn er geht?
row-2 = Hier sitzt Schwarz mitten in deiner Linie. Wende diesen Marker, dann nimm die Reihe und einen Ring vom Plan.
row-2-done = Ein gewendeter Marker vollendet eine Reihe so gut wie ein neuer.
row-2-miss = Der Marker auf e5 ist noch schwarz. Welcher deiner Ringe kann über ihn springen?

choice = Zu viel des Guten
choice-idea = Welche fünf, und welche Reihe?
choice-1 = Sechs in einer Linie! Du nimmst nur fünf davon, nebeneinander. Behalte den Marker, der gut zu deinen drei anderen passt, dann nimm einen Ring.
choice-1-done = e3, f4, g5, h6: Mit dem, der blieb, hast du wieder vier in einer Linie.
choice-1-miss = Der Marker, der auf e8 blieb, ist allein. Der auf e3 hätte Freunde gehabt: f4, g5 und h6.
choice-2 = Zwei Reihen kreuzen sich in einem Marker: Nimmst du die eine, ist die andere zerrissen. Nimm die Reihe, die dir den besseren Rest lässt, dann einen Ring.
choice-2-done = Vier nebeneinander sind übrig: Die nächste Reihe ist nah.
choice-2-miss = Jetzt klafft ein Loch mitten in der Spalte g. Andersherum wären vier nebeneinander geblieben.

theirs = Nicht für Schwarz
theirs-idea = Reihen sprengen und keine verschenken
theirs-1 = Schwarz hat vier in der Spalte f, und der Ring auf f7 muss nur beiseitegehen. Zieh so, dass Schwarz nächstes Mal keine Reihe machen kann.
theirs-1-done = Gesprengt. Am meisten schmerzt ein gewendeter Marker mitten in der Linie.
theirs-1-miss = Schwarz bekäme seine Reihe trotzdem. Spring quer über die Linie, sodass einer der vier weiß wird.
theirs-2 = Zwei Sprünge machen deine Reihe, aber einer davon auch eine für Schwarz. Wähle den anderen, dann nimm Reihe und Ring vom Plan.
theirs-2-done = Eine Reihe für dich, und nichts für Schwarz.
theirs-2-gift = Sieh dir die Linie der Zahl 4 an: Dort wurde dein Marker schwarz, und Schwarz hat fünf. So käme auch ein schwarzer Ring vom Plan.
theirs-2-miss = Keine Reihe. Du musst den schwarzen Marker auf e5 wenden.

threat = Drohungen
threat-idea = Deine erste Taktik: zwei auf einmal
threat-1 = Drei in einer Linie, und dein Ring davor. Zieh so, dass du beim nächsten Mal eine Reihe vollenden könntest.
threat-1-done = Vier in einer Linie, und der Ring steht schon auf dem fünften Punkt. Geht er, ist die Reihe da: Schwarz muss handeln.
threat-1-miss = Nächstes Mal käme keine Reihe zustande. Lass den Ring den vierten Marker hinterlassen und gleich daneben stehen bleiben.
threat-2 = Eine Drohung lässt sich abwehren, zwei kaum. Drohe mit einem Zug zwei Reihen an, dann vollende die, die Schwarz dir lässt.
threat-2-done = Schwarz konnte nur eine sprengen. So gewinnt man bei YINSH.
threat-2-single = Eine Drohung, aber Schwarz kann sie abwehren. Deinen beiden Linien fehlt ein Marker auf demselben Punkt: e7.
threat-2-miss = Daraus wird keine Reihe. Deine beiden Linien laufen durch e7. Lass dort einen Marker, und vollende, was Schwarz nicht sprengt.

win = Der dritte Ring
win-idea = Wie man gewinnt
win-1 = Zwei deiner Ringe sind schon vom Plan. Mach eine Reihe, nimm sie herunter und den dritten Ring dazu.
win-1-done = Drei Ringe: Du hast gewonnen.
win-1-miss = Keine Reihe, kein Sieg. Der Marker auf f6 hat die falsche Farbe.
win-2 = Zwei Ringe für jeden, und der Sprung zu deiner Reihe macht auch eine für Schwarz. Trau dich: Wer gezogen hat, nimmt zuerst.
win-2-done = Dein Ring war zuerst herunter, und die Partie vorbei, ehe Schwarz antworten konnte.
win-2-miss = Keine Reihe. Spring über e4 und e5.

game = Deine erste Partie
game-idea = Eine ganze Partie gegen einen freundlichen Bot
game-about = Du weißt alles, was du brauchst. Im Blitz gewinnt der erste Ring: eine gute erste Partie von zehn Minuten. Oder spiel gleich um drei Ringe.
