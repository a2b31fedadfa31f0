# Die Lektionen von YINSH. Eine Lektion hat Titel und Idee; ein Schritt die Aufgabe, das Lob und Antworten auf andere Züge.

aim = Worum es geht
aim-idea = Fünf in einer Reihe, drei Ringe, und wie eine Partie beginnt
aim-1 = Fünf Marker deiner Farbe nebeneinander sind eine Reihe. Für jede Reihe entfernst du einen deiner Ringe, und wer drei entfernt hat, gewinnt. Zwei hast du schon. Zieh den weißen Ring auf e8 von den vier weißen Markern weg: Er lässt dort den fünften zurück. Dann entferne die Reihe und einen Ring.
aim-1-done = Das ist das ganze Spiel: drei Reihen, drei Ringe. Alles andere dreht sich darum, schneller zu sein.
aim-1-own = Du bist die Reihe entlanggesprungen, und Springen dreht Marker um. Was, wenn der Ring auf e8 einfach zur Seite zieht?
aim-1-miss = Noch keine Reihe. In der Spalte e liegen vier weiße Marker. Welcher Ring könnte den fünften dazulegen?
aim-2 = So beginnt jede Partie: ein leerer Plan, fünf Ringe für jede Seite und daneben 51 Marker für beide. Weiß fängt an. Such dir einen Schnittpunkt für deinen ersten Ring aus.
aim-2-done = Jetzt setzt Schwarz, dann wieder du, bis alle zehn Ringe stehen.

rings = Zuerst die Ringe
rings-idea = Wohin die zehn Ringe kommen
rings-1 = Jeder leere Schnittpunkt ist erlaubt, auch ganz am Rand. Probier es aus: Setze deinen zweiten Ring an den Rand.
rings-1-done = Erlaubt, aber selten klug: Näher an der Mitte hat ein Ring mehr Linien, auf denen er ziehen kann.
rings-1-miss = Ein guter Platz, aber nicht am Rand. Nimm einen Schnittpunkt, hinter dem nichts mehr kommt.
rings-2 = Jetzt bist du Schwarz, und neun Ringe stehen schon. Setze den zehnten, wohin du magst.
rings-2-done = Die Anfangsstellung steht. Ab jetzt wird nur noch gezogen, und Weiß beginnt.

marker = Ein Ring lässt einen Marker zurück
marker-idea = Eine Linie entlangziehen
marker-1 = Zieh einen deiner weißen Ringe eine Linie entlang, über leere Schnittpunkte, so weit du willst.
marker-1-done = Der Ring hat einen Marker deiner Farbe zurückgelassen. Mit jedem Zug kommt einer dazu.
marker-2 = Ringe kommen weit. Bring einen von deinen in einem einzigen Zug nach k10, an den rechten Rand.
marker-2-done = Quer über den Plan. Auf jedem Schnittpunkt kreuzen sich drei Linien: Schau sie alle entlang.
marker-2-miss = Das ist nicht k10. Geh die Linien von dort rückwärts: Auf einer davon steht ein Ring von dir.
marker-3 = Ein Ring springt nicht über einen Ring, also versperrt der schwarze auf d6 den Weg von d3 nach oben. Bring trotzdem einen Ring nach d9, in zwei Zügen.
marker-3-done = Um das Hindernis herum. Deine Ringe sind Mauern für Schwarz, und die von Schwarz sind Mauern für dich.
marker-3-miss = Zwei Züge, und kein Ring auf d9. Denk rückwärts: Von welchen Schnittpunkten führt eine freie Linie nach d9?

jump = Springen
jump-idea = Über Marker hinweg und gleich dahinter landen
jump-1 = Marker halten einen Ring nicht auf: Er springt darüber und landet gleich dahinter. Spring über einen Marker.
jump-1-done = Drüber, und der Marker ist umgedreht. Mehr dazu in der nächsten Lektion.
jump-1-miss = Ein erlaubter Zug, aber kein Sprung. Auf der Linie des Rings muss ein Marker liegen und gleich dahinter ein Schnittpunkt leer sein.
jump-2 = Liegen mehrere Marker nebeneinander, springt ein Ring in einem Zug über alle. Spring über drei.
jump-2-done = Drei auf einmal, egal in welcher Farbe. Der Ring landet auf dem ersten leeren Schnittpunkt dahinter.
jump-2-miss = Nicht drei. Such drei Marker, die lückenlos auf einer Linie liegen, mit einem deiner Ringe davor.
jump-3 = Ein Ring darf erst gleiten und dann springen, aber nach dem Sprung hält er an. Gleite über einen leeren Schnittpunkt und spring dann.
jump-3-done = Gleiten, springen, anhalten: Mehr passt in keinen Zug.
jump-3-miss = Der Ring ist nur geglitten. Such eine Linie, auf der erst leere Schnittpunkte kommen und dann Marker.
jump-3-near = Du bist gesprungen, ohne vorher zu gleiten. Diesmal soll zwischen Ring und Markern ein leerer Schnittpunkt sein.

flip = Die Seite wechseln
flip-idea = Was ein Ring überspringt, dreht er um
flip-1 = Jeder Marker, über den du springst, wird umgedreht: Aus Schwarz wird Weiß und umgekehrt. Dreh mit einem Zug drei schwarze Marker um.
flip-1-done = Drei mehr für dich, und dazu der, den dein Ring zurückgelassen hat.
flip-1-miss = Das waren nicht drei schwarze. Sie liegen nebeneinander in der Spalte f.
flip-2 = Auch deine eigenen Marker drehen sich um. Finde einen Sprung, der mindestens zwei schwarze umdreht und keinen von deinen.
flip-2-done = Nur Gewinn, kein Verlust. Schau vor jedem Sprung auf beide Farben.
flip-2-own = Dabei sind auch Marker von dir schwarz geworden. Auf einer Linie liegen nur schwarze.
flip-2-miss = Das dreht keine zwei schwarzen Marker um. Such zwei, die nebeneinander liegen.

row = Fünf in einer Reihe
row-idea = Eine Reihe bringt einen Ring vom Plan
row-1 = Fünf Marker deiner Farbe nebeneinander sind eine Reihe. Vier hast du: Füge den fünften hinzu, dann entferne die Reihe und einen deiner Ringe.
row-1-done = Das waren eine Reihe und ein Ring. Sobald du drei Ringe entfernt hast, gewinnst du.
row-1-own = Du bist über deine eigenen vier gesprungen, und sie wurden schwarz. Zieh den Ring auf e8 lieber zur Seite: Er lässt den fünften Marker zurück.
row-1-miss = Noch keine Reihe. Der Ring auf e8 steht am Ende deiner vier. Was lässt er zurück, wenn er zieht?
row-2 = Diesmal sitzt ein schwarzer Marker mitten in deiner Linie. Dreh ihn um, dann entferne die Reihe und einen Ring.
row-2-done = Ein umgedrehter Marker vollendet eine Reihe genauso gut wie ein neuer.
row-2-miss = Der Marker auf e5 ist noch schwarz. Welcher deiner Ringe kann über ihn springen?

choice = Zu viel des Guten
choice-idea = Welche fünf, und welche Reihe?
choice-1 = Sechs auf einer Linie! Du entfernst nur fünf davon, nebeneinander. Behalte den Marker, der am besten zu deinen drei anderen passt, dann entferne einen Ring.
choice-1-done = e3, f4, g5, h6: Mit dem Marker, den du behalten hast, sind es wieder vier auf einer Linie.
choice-1-miss = Der Marker, den du auf e8 behalten hast, liegt allein. Der auf e3 hätte Gesellschaft gehabt: f4, g5 und h6.
choice-2 = Zwei Reihen haben einen Marker gemeinsam: Entfernst du die eine, ist die andere unterbrochen. Mit welcher Wahl stehst du danach besser da? Entferne diese Reihe, dann einen Ring.
choice-2-done = Dir bleiben vier nebeneinander: Die nächste Reihe ist nah.
choice-2-miss = Jetzt klafft eine Lücke mitten in der Spalte g. Andersherum wären dir vier nebeneinander geblieben.

theirs = Nichts für Schwarz
theirs-idea = Reihen verhindern und keine verschenken
theirs-1 = Schwarz hat vier in der Spalte f, und der Ring auf f7 muss nur zur Seite ziehen. Sorge dafür, dass Schwarz im nächsten Zug keine Reihe vollenden kann.
theirs-1-done = Verhindert. Am meisten schmerzt ein umgedrehter Marker mitten in der Linie.
theirs-1-miss = Schwarz könnte die Reihe immer noch vollenden. Spring quer über die Linie, sodass einer der vier weiß wird.
theirs-2 = Zwei Sprünge vollenden deine Reihe, aber einer davon auch eine für Schwarz. Nimm den anderen, dann entferne die Reihe und einen Ring.
theirs-2-done = Eine Reihe für dich, und nichts für Schwarz.
theirs-2-gift = Schau die Linie mit der Zahl 4 entlang: Dort wurde dein Marker schwarz, und jetzt hat Schwarz fünf. Damit darf auch Schwarz einen Ring entfernen.
theirs-2-miss = Keine Reihe. Du musst den schwarzen Marker auf e5 umdrehen.

threat = Drohungen
threat-idea = Deine erste Taktik: zwei auf einmal
threat-1 = Drei auf einer Linie, und dein Ring davor. Zieh so, dass du im nächsten Zug eine Reihe vollenden kannst.
threat-1-done = Vier auf einer Linie, und dein Ring steht schon auf dem fünften Schnittpunkt. Sobald er wegzieht, hast du eine Reihe: Schwarz muss handeln.
threat-1-miss = Im nächsten Zug hättest du keine Reihe. Zieh den Ring auf der Linie nur einen Schnittpunkt weiter: Er lässt den vierten Marker zurück und hält gleich daneben an.
threat-2 = Eine Drohung kann Schwarz abwehren, zwei kaum. Stelle mit einem Zug zwei Drohungen auf, dann vollende die Reihe, die Schwarz dir lässt.
threat-2-done = Schwarz konnte nur eine verhindern. So gewinnt man bei YINSH.
threat-2-single = Das ist eine Drohung, aber Schwarz kann sie abwehren. Deinen beiden Linien fehlt ein Marker auf demselben Schnittpunkt: e7.
threat-2-miss = Daraus wird keine Reihe. Deine beiden Linien laufen durch e7. Lass dort einen Marker zurück und vollende, was Schwarz nicht verhindert.

win = Der dritte Ring
win-idea = Wie man gewinnt
win-1 = Zwei Ringe hast du schon entfernt. Vollende eine Reihe, entferne sie und dann deinen dritten Ring.
win-1-done = Drei Ringe: Du hast gewonnen!
win-1-miss = Keine Reihe, kein Sieg. Der Marker auf f6 hat die falsche Farbe.
win-2 = Ihr habt beide zwei Ringe entfernt, und der Sprung, der deine Reihe vollendet, vollendet auch eine für Schwarz. Trau dich: Wer gezogen hat, entfernt zuerst.
win-2-done = Dein Ring war zuerst weg, und die Partie war vorbei, ehe Schwarz antworten konnte.
win-2-miss = Keine Reihe. Spring über e4 und e5.

combo = Zwei Züge voraus
combo-idea = Eine Reihe vorbereiten, die niemand mehr aufhält
combo-1 = Der schwarze Marker auf e5 unterbricht zwei deiner Linien: Spalte e und die Linie mit der Zahl 5. Dreh ihn um, sodass beide vier haben, und vollende dann die, die Schwarz dir lässt. Entferne die Reihe und einen Ring.
combo-1-done = Ein Sprung, zwei Linien. Achte auf Marker, an denen sich deine Linien kreuzen.
combo-1-single = Das ist nur eine Drohung, und Schwarz kann sie abwehren. Welcher Sprung hilft beiden Linien zugleich?
combo-1-miss = Keine Reihe. Dreh erst den Marker auf e5 um, dann zieh einen Ring, der am Ende von vier Markern steht.
combo-2 = Deine Reihe in Spalte e steht bereit. Zieh den Ring von e8 dorthin, wo im nächsten Zug eine zweite Reihe folgt, die Schwarz nicht verhindern kann. Entferne beide Reihen, jede mit einem Ring.
combo-2-done = Zwei Reihen in zwei Zügen. Der Ring, der die eine Linie vollendet hat, stand schon an der nächsten bereit.
combo-2-one = Eine Reihe, und dann kommt nichts mehr. Auch in Spalte f liegen vier: Zieh direkt daneben und behalte diesen Ring.
combo-2-miss = Das vollendet keine Reihe. Welcher Ring steht am Ende von vier Markern?

wall = Ein Ring im Weg
wall-idea = Verteidigen, ohne zu springen
wall-1 = Der schwarze Ring auf h6 will über g6 springen und den Marker schwarz machen: Das wären fünf in der Spalte g. Landen muss er auf f6. Verhindere das, ohne selbst über etwas zu springen.
wall-1-done = Kein Landeplatz, kein Sprung. Nur an einem Ring kommt ein Ring nicht vorbei.
wall-1-jump = Auch das hält Schwarz auf, aber mit einem Sprung, und Sprünge drehen um. Wo müsste der schwarze Ring landen?
wall-1-miss = Schwarz kann die Reihe immer noch vollenden. Welcher Schnittpunkt muss für den Sprung über g6 frei sein?
wall-2 = Schwarz hat in der Spalte g zwei und zwei mit einer Lücke dazwischen. Bring einen Ring in die Lücke.
wall-2-done = Solange dein Ring dort steht, ist diese Linie tot. Manchmal zieht der beste Ring zehn Züge lang nicht.
wall-2-miss = Die Lücke auf g6 ist noch offen. Welcher deiner Ringe hat freie Bahn dorthin?

back = Hin und zurück
back-idea = Gewinne, die bleiben
back-1 = Zwei deiner Sprünge bringen dir je zwei schwarze Marker. Nach einem davon dreht Schwarz gleich einen zurück. Wähle den Sprung, dessen Gewinn bleibt.
back-1-done = Kein schwarzer Ring kommt an sie heran. Sieh dir die Antwort von Schwarz an, bevor du deine Marker zählst.
back-1-back = Mit dem nächsten Sprung dreht Schwarz etwas davon zurück. Welcher schwarze Ring schaut auf diese Marker, und welches Paar sieht er nicht?
back-1-miss = Das bringt keine zwei schwarzen Marker. Wo liegen zwei nebeneinander?
back-2 = Du hattest vier auf einer Linie, und Schwarz hat gerade den auf e5 umgedreht. Dreh ihn zurück, damit deine Drohung wieder steht.
back-2-done = Wieder vier auf einer Linie, und dein Ring daneben. Wer im richtigen Moment zuletzt springt, behält die Linie.
back-2-miss = e5 ist noch schwarz. Ein Sprung in anderer Richtung hilft: Welcher Ring steht auf einer Linie mit e5?

ring = Welcher Ring gehen darf
ring-idea = Behalte den, der etwas tut
ring-1 = Deine Reihe ist weg, nun entfernst du einen Ring. Einer deiner Ringe hält Schwarz auf. Sorge dafür, dass Schwarz im nächsten Zug keine Reihe vollendet.
ring-1-done = Der Wächter auf f6 bleibt. Frag dich vor dem Entfernen, was ein Ring verhindert.
ring-1-miss = Dieser Ring war der Wächter: Jetzt springt der Ring auf h6 über g6 auf seinen Platz. Welcher Ring hat nichts zu tun?
ring-2 = Wieder entfernst du einen Ring. Behalte den, der deine nächste Reihe vollenden kann.
ring-2-done = Der Ring auf h9 steht am Ende von vier Markern. Darum muss sich Schwarz sofort kümmern.
ring-2-miss = Ohne ihn haben die vier in der Spalte h keinen Ring neben sich. Welcher Ring steht weit weg von allem?

wait = Gut Ding will Weile
wait-idea = Zwei Reihen auf einmal, oder erst die Sicherheit
wait-1 = Ein Sprung vollendet hier zwei Reihen ohne gemeinsamen Marker. Das sind zwei Ringe in einem Zug. Finde ihn, dann entferne beide Reihen und beide Ringe.
wait-1-done = Zwei Ringe mit einem Zug. Eine Reihe, die niemand bedroht, kann auf eine zweite warten.
wait-1-one = Eine Reihe, aber die andere ist zerstört. In beiden Linien liegt ein schwarzer Marker: Welcher Ring springt über beide auf einmal?
wait-1-miss = Keine Reihe. Die schwarzen Marker auf e5 und e6 stören. Wie drehst du beide um?
wait-2 = Deine vier in der Spalte j sind sicher: Kein schwarzer Ring kommt heran. Die vier von Schwarz in der Spalte c werden gleich zur Reihe. Was kommt zuerst? Tu das, dann vollende deine Reihe und entferne sie.
wait-2-done = Nichts für Schwarz, und deine Reihe kam eben einen Zug später. Eine Reihe kostet auch einen Ring, also keine Eile.
wait-2-hasty = Deine Reihe war ohnehin sicher, und jetzt vollendet auch Schwarz eine. Was, wenn du zuerst die andere zerstörst?
wait-2-miss = So behält Schwarz eine Reihe, oder deine geht verloren. Welcher Ring kann quer über die Spalte c springen?

gift = Ein Geschenk für Schwarz
gift-idea = Wann es sich lohnt, eine Reihe zu verschenken
gift-1 = Einer deiner Sprünge vollendet zwei Reihen für dich, aber auch eine für Schwarz. Zwei Ringe gegen einen sind ein gutes Geschäft: Finde den Sprung, dann entferne beide Reihen und beide Ringe.
gift-1-done = Zwei Ringe gegen einen. Du hast zuerst entfernt, und Schwarz spielt mit einem Ring weniger weiter.
gift-1-one = Eine Reihe, und Schwarz bekommt nichts. Das ist der vorsichtige Weg, aber hier sind zwei drin. Welcher Sprung dreht e5 und e6 zusammen um?
gift-1-miss = Keine Reihe für dich. Die schwarzen Marker auf e5 und e6 stören: Welcher Sprung dreht beide um?
gift-2 = Dieselbe Stellung, aber Schwarz hat schon zwei Ringe entfernt und würde mit noch einer Reihe gewinnen. Vollende eine Reihe, ohne eine zu verschenken, dann entferne sie und einen Ring.
gift-2-done = Eine Reihe reicht fürs Erste. Bevor du eine verschenkst, zähl die Ringe.
gift-2-gift = Das vollendet eine Reihe für Schwarz: der dritte Ring, und die Partie ist verloren. Welcher Sprung dreht e5 um, aber nicht e4?
gift-2-miss = Keine Reihe. Welcher deiner Ringe springt über e5, ohne die Spalte e entlangzuziehen?

opening = Wo Ringe hingehören
opening-idea = Platz für dich, keiner für Schwarz
opening-1 = Ein Ring ist so viel wert wie seine Linien. Setze deinen so, dass er auf mindestens 20 Schnittpunkte ziehen könnte.
opening-1-done = Viel Platz. Ringe im Gedränge oder am Rand kommen spät ins Spiel.
opening-1-miss = Weniger als 20. Andere Ringe oder der Rand schneiden ihm die Linien ab. Wo treffen sich drei lange Linien?
opening-2 = Ringe sind Mauern. Setze deinen dorthin, wo drei schwarze Ringe ihn auf freien Linien sehen, damit er alle drei aufhält.
opening-2-done = Drei Linien mit einem Ring geschlossen. Gute Plätze leisten beides: Raum für dich, Mauern für Schwarz.
opening-2-miss = Weniger als drei. Folge den Linien von c3, e9 und h5: Wo kreuzen sie sich?

pool = Der letzte Marker
pool-idea = Was passiert, wenn der Vorrat leer ist
pool-1 = Zwei Marker sind übrig, einer für dich und einer für Schwarz. Sind sie verbraucht, gewinnt, wer mehr Ringe entfernt hat. Du hast einen, Schwarz keinen. Sorge dafür, dass Schwarz mit dem letzten Marker keine Reihe vollendet.
pool-1-done = Der Vorrat ist leer, und ein Ring ist mehr als keiner. Gewonnen, ganz ohne drei Ringe.
pool-1-miss = Der Ring auf i7 geht beiseite, und Spalte i ist eine schwarze Reihe. Welcher deiner Ringe kann dort einen Marker umdrehen?
pool-2 = Ein Ring für jede Seite, und das ist der letzte Marker: Ohne Reihe endet die Partie remis. Eine Reihe bringt fünf Marker in den Vorrat zurück, und es geht weiter. Vollende eine, dann entferne sie und einen Ring.
pool-2-done = Fünf Marker sind wieder im Vorrat, und du führst mit einem Ring.
pool-2-miss = Kein Marker mehr und keine Reihe: Remis. In Spalte j fehlt nur j8. Welcher Ring kann darüber springen?

game = Deine erste Partie
game-idea = Eine ganze Partie gegen einen freundlichen Bot
game-about = Du weißt alles, was du brauchst. Im Blitz gewinnt der erste Ring: gut für eine erste Partie von etwa zehn Minuten. Oder spiel gleich um drei Ringe.
