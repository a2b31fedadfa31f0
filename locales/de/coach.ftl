# Der Trainer in der ersten Partie gegen Bots, und Tipps. Wird geladen, wenn jemand sie braucht.
coach-title = Trainer
coach-quiet = Ich schaue zu. Lass dir Zeit.
coach-off = Keine Tipps mehr
hint-more = Zug zeigen
hint-begin = Fang mit { $at } an. Siehst du, wie es weitergeht?
hint-whole = Ein guter Zug: „{ $move }“

## YINSH
coach-yinsh-phase-place = Verteile deine Ringe. In der Mitte kommen sie weiter; nebeneinander stehen sie sich im Weg.
coach-yinsh-phase-move = Dein Ziel ist eine Reihe: fünf Marker deiner Farbe nebeneinander. Für jede Reihe entfernst du einen deiner Ringe, und so gewinnst du.
coach-yinsh-phase-row = Die fünf Marker kommen zurück in den Vorrat, die Reihe ist also weg. Was zählt, ist der Ring, den du dafür entfernst.
coach-yinsh-phase-ring = Entferne den Ring, der dir am wenigsten nützt: eingeklemmt oder weit weg von deinen Markern.
coach-yinsh-first-marker = Dein erster Marker. Marker bleiben, wo sie sind, aber jeder Ring, der über sie springt, dreht sie um.
coach-yinsh-flipped-mine = Du bist gesprungen und hast alle Marker auf dem Weg umgedreht: Aus Weiß wurde Schwarz und umgekehrt.
coach-yinsh-flipped-theirs = Dein Gegner ist über Marker gesprungen und hat sie umgedreht. Baue nicht dort, wo gleich der nächste Sprung droht.
coach-yinsh-four-mine = Vier auf einer Linie! Noch einer, und du hast eine Reihe. Kannst du die Lücke füllen oder dort einen Marker umdrehen?
coach-yinsh-four-theirs = Vorsicht, dein Gegner hat vier auf einer Linie. Spring darüber, um einen umzudrehen, oder bring einen Ring in die Lücke.
coach-yinsh-row-mine = Fünf auf einer Linie, sehr gut! Entferne jetzt die Reihe.
coach-yinsh-row-theirs = Dein Gegner hat eine Reihe und entfernt dafür einen Ring. Damit bleibt ihm ein Ring weniger zum Ziehen.
coach-yinsh-ring-mine = Dieser Ring zählt für dich. Der Preis: Du spielst mit einem Ring weniger weiter.
coach-yinsh-ring-theirs = Dieser Ring zählt für deinen Gegner. Der Preis: Er spielt mit einem Ring weniger weiter.
coach-yinsh-few-markers = Nur noch wenige Marker sind im Vorrat. Ist er leer, gewinnt, wer mehr Ringe entfernt hat.

## LYNGK
coach-lyngk-phase-claim-or-move = Mit dem Wählen hat es keine Eile. Warte, bis eine Farbe auf lohnenden Stapeln oben liegt; du darfst nur zweimal wählen.
coach-lyngk-phase-move = Dein Ziel: ein Stapel aus fünf verschiedenen Farben, mit einer von deinen oben.
coach-lyngk-two = Ein Zweierstapel. Wem die oberste Farbe gehört, dem gehört der Stapel; solange sie neutral ist, dürft ihr ihn beide ziehen.
coach-lyngk-three = Drei verschiedene Farben. Merk dir, welche zwei fehlen und wo sie liegen.
coach-lyngk-four = Ein Viererstapel! Mit einem Stein der fehlenden Farbe wird er zum Fünferstapel. Wer ist schneller?
coach-lyngk-joker = In diesem Stapel steckt ein Joker. Er kann für jede Farbe stehen, so lässt sich der Stapel leichter vollenden.
coach-lyngk-claimed-mine = Die Farbe gehört jetzt dir: Was sie oben hat, kannst nur noch du ziehen, und zwar auf Stapel jeder Höhe.
coach-lyngk-claimed-theirs = Dein Gegner hat eine Farbe gewählt. Was sie oben hat, kannst du nicht mehr ziehen, aber deine Steine dürfen darauf ziehen.
coach-lyngk-linked-mine = Du bist über deine eigene Farbe weitergezogen: Das ist die LYNGK-Regel. Sie macht auch eine verstreute Farbe stark.
coach-lyngk-linked-theirs = Dein Gegner ist über seine Farbe weitergezogen: die LYNGK-Regel. Bedecke die Steine dazwischen, um ihm den Weg abzuschneiden.
coach-lyngk-neutral-five = Fünf Farben, aber die oberste ist neutral. Der Stapel bleibt auf dem Plan und zählt für niemanden.
coach-lyngk-five-mine = Ein Fünferstapel mit deiner Farbe oben: ein Punkt für dich!
coach-lyngk-five-theirs = Dein Gegner hat einen Fünferstapel vollendet: ein Punkt. Achte auf Viererstapel, die für seine Farben erreichbar sind.

## Linko!
coach-linko-phase-lay = Karten vor dir bringen Punkte, Karten auf der Hand kosten welche. Mehrere gleiche auf einmal bringen dich voran, und große Sätze luchst dir kaum jemand ab.
coach-linko-phase-attack = Nimm die Karten, wenn sie zu deiner Hand passen. Nimmst du sie nicht, entscheidet ihr Besitzer.
coach-linko-phase-answer = Nimm deine Karten zurück, um sie später wieder zu legen, oder wirf sie ab und zieh neue.
coach-linko-phase-draw = In der Reihe siehst du, was du bekommst. Such nach Werten, die du schon auf der Hand hast.
coach-linko-single = Eine einzelne Karte ist schnell gelegt und schnell verloren: Jede höhere schlägt sie.
coach-linko-big-set = Ein großer Satz. Abluchsen kann ihn dir nur, wer gleich viele, aber höhere Karten legt.
coach-linko-joker = Mit Zahlenkarten gelegt, nimmt ein Joker deren Wert an. Joker allein schlagen alles.
coach-linko-attacked = Dein Satz greift einen anderen an, der gleich viele, aber niedrigere Karten hat. Der muss jetzt vom Tisch.
coach-linko-attacked-me = Dein oberster Satz wird angegriffen, mit gleich vielen, aber höheren Karten. Er verlässt in jedem Fall den Tisch.
coach-linko-took = Jetzt gehören sie dir. Jede Karte auf der Hand kostet einen Punkt, also lege sie bald wieder.
coach-linko-taken-from-me = Deine Karten wurden genommen. Du ziehst ebenso viele neue; such dir aus, was zu deiner Hand passt.
coach-linko-left = Du hast den Satz nicht genommen. Sein Besitzer nimmt ihn zurück oder wirft ihn ab und zieht neue Karten.
coach-linko-reclaimed = Die Karten sind zurück auf deiner Hand. Du kannst sie wieder legen, vielleicht mit einer mehr.
coach-linko-discarded = Diese Karten sind endgültig weg. Die neuen passen vielleicht besser.
coach-linko-drew = Karten, die zu deiner Hand passen, ergeben größere Sätze.
coach-linko-few-mine = Du hast nur noch wenige Karten! Ist deine Hand leer, endet die Partie sofort.
coach-linko-few-theirs = Jemand hat kaum noch Karten. Ist diese Hand leer, endet die Partie: Bring deine Karten auf den Tisch.
