# Der Trainer in der ersten Partie gegen Bots, und Tipps. Wird geladen, wenn jemand sie braucht.
coach-title = Trainer
coach-quiet = Ich schaue zu. Lass dir Zeit.
coach-off = Keine Tipps mehr
hint-more = Zug zeigen
hint-begin = Beginne mit { $at }. Siehst du, wie es weitergeht?
hint-whole = Ein guter Zug: { $move }.

## YINSH
coach-yinsh-phase-place = Verteile deine Ringe. In der Mitte kommen sie weiter; nebeneinander stehen sie sich im Weg.
coach-yinsh-phase-move = Das Ziel sind fünf deiner Marker in einer Linie. Für jede Reihe nimmst du einen Ring vom Brett; mit drei Ringen gewinnst du.
coach-yinsh-phase-row = Die fünf Marker kommen zurück in den Vorrat, die Linie ist also weg. Was dir bleibt, ist der Ring.
coach-yinsh-phase-ring = Gib den Ring her, der am wenigsten leistet: eingeklemmt oder weit weg von deinen Markern.
coach-yinsh-first-marker = Dein erster Marker. Marker ziehen nie, aber jeder Ring, der sie überspringt, dreht sie um.
coach-yinsh-flipped-mine = Du bist gesprungen, also hat sich alles auf dem Weg gedreht: Aus ihrer Farbe wird deine, und aus deiner ihre.
coach-yinsh-flipped-theirs = Da wurden Marker übersprungen und umgedreht. Baue nicht dort, wo als Nächstes gesprungen werden kann.
coach-yinsh-four-mine = Vier in einer Linie! Noch einer, und die Reihe gehört dir. Schau, wie du die Lücke füllst oder drehst.
coach-yinsh-four-theirs = Vorsicht, auf der anderen Seite liegen vier in einer Linie. Spring darüber und dreh einen um, oder stell einen Ring in die Lücke.
coach-yinsh-row-mine = Fünf in einer Linie, sehr gut! Nimm die Reihe jetzt vom Brett.
coach-yinsh-row-theirs = Eine Reihe für die andere Seite, und ein Ring kommt weg. Damit bleibt dort ein Ring weniger zum Ziehen.
coach-yinsh-ring-mine = Dieser Ring zählt für dich. Der Preis: Du spielst mit einem Ring weniger weiter.
coach-yinsh-ring-theirs = Der Ring ist weg. Die andere Seite führt, aber du hast mehr Ringe zum Ziehen.
coach-yinsh-few-markers = Nur noch wenige Marker. Ist der Vorrat leer, gewinnt, wer mehr Ringe vom Brett genommen hat.

## LYNGK
coach-lyngk-phase-claim-or-move = Mit dem Wählen einer Farbe hat es keine Eile. Warte, bis sie auf lohnenden Stapeln liegt; du wählst nur zweimal.
coach-lyngk-phase-move = Dein Ziel: fünf verschiedene Farben, und oben eine von deinen.
coach-lyngk-two = Ein Zweierstapel. Wem die oberste Farbe gehört, dem gehört der Stapel; solange sie neutral ist, dürft ihr ihn beide ziehen.
coach-lyngk-three = Drei verschiedene Farben. Merk dir, welche zwei fehlen und wo sie liegen.
coach-lyngk-four = Ein Viererstapel! Ein Stein der fehlenden Farbe macht fünf daraus. Wer ist schneller?
coach-lyngk-joker = In dem Stapel steckt ein Joker. Er zählt als jede Farbe, so wird der Stapel leichter fertig.
coach-lyngk-claimed-mine = Die Farbe gehört jetzt dir: Was sie obenauf hat, ziehst nur du, und zwar auf Stapel jeder Höhe.
coach-lyngk-claimed-theirs = Eine Farbe ist vergeben. Was sie obenauf hat, kannst du nicht mehr ziehen, aber du darfst deine Steine daraufsetzen.
coach-lyngk-linked-mine = Du bist über deine eigene Farbe gereist: Das ist die LYNGK-Regel. Sie macht auch eine verstreute Farbe stark.
coach-lyngk-linked-theirs = Das war die LYNGK-Regel: eine Reise über die eigene Farbe. Bedeck die Steine dazwischen, dann ist der Weg gekappt.
coach-lyngk-neutral-five = Fünf Farben, aber die oberste gehört niemandem. Der Stapel bleibt liegen und zählt für keinen.
coach-lyngk-five-mine = Ein Fünferstapel mit deiner Farbe oben: dein Punkt!
coach-lyngk-five-theirs = Ein Fünferstapel für die andere Seite, das ist ein Punkt. Achte auf Viererstapel, die ihre Farben erreichen.

## Linko!
coach-linko-phase-lay = Karten vor dir zählen, Karten auf der Hand kosten. Mehrere gleiche auf einmal bringen dich voran, und so große Sätze werden selten gestohlen.
coach-linko-phase-attack = Nimm die Karten, wenn sie zu deiner Hand passen. Sonst lass sie liegen, dann entscheidet, wem sie gehören.
coach-linko-phase-answer = Nimm deine Karten zurück und leg sie noch einmal, oder wirf sie ab und zieh neue.
coach-linko-phase-draw = In der Reihe siehst du, was du bekommst. Such Karten, die du schon hast.
coach-linko-single = Eine einzelne Karte ist schnell gelegt und schnell verloren: Fast jede andere schlägt sie.
coach-linko-big-set = Ein großer Satz. Stehlen kann ihn nur, wer genauso viele und höhere Karten legt.
coach-linko-joker = Der Joker zählt wie seine Nachbarn. Allein schlagen Joker alles.
coach-linko-attacked = Dein Satz greift einen mit gleich vielen, aber niedrigeren Karten an. Der muss nun vom Tisch.
coach-linko-attacked-me = Dein oberster Satz wird angegriffen: gleich viele Karten, nur höher. Er verlässt in jedem Fall den Tisch.
coach-linko-took = Jetzt sind es deine. Karten auf der Hand kosten je einen Punkt, leg sie also bald wieder aus.
coach-linko-taken-from-me = Deine Karten sind weg. Du ziehst gleich viele neue; wähle, was zu deiner Hand passt.
coach-linko-left = Du hast den Satz nicht genommen. Jetzt wird er zurückgenommen oder abgeworfen.
coach-linko-reclaimed = Zurück auf deiner Hand. Du kannst sie wieder legen, vielleicht mit einer mehr.
coach-linko-discarded = Die sind endgültig weg. Die neuen passen vielleicht besser.
coach-linko-drew = Karten, die zu deiner Hand passen, ergeben größere Sätze.
coach-linko-few-mine = Nur noch wenige Karten! Ist deine Hand leer, ist die Partie sofort zu Ende.
coach-linko-few-theirs = Da hat jemand kaum noch Karten. Mit einer leeren Hand endet die Partie: Bring deine Punkte auf den Tisch.
