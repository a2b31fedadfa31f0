# At the board: previews, motion, diagrams, sharing, keys.

## What a move would do
preview-flips = { $count ->
    [one] Dreht { $count } Marker um
   *[other] Dreht { $count } Marker um
}
preview-row = Vollendet eine Reihe von { $first } bis { $last }
preview-way = Über { $points }
preview-result = Ergibt: { $piece }
piece-stuck = Damit kannst du gerade nicht ziehen.
joker-note = Ein Joker springt für jede Farbe ein. Einzeln zieht er nie, nur als Teil eines Stapels.
preview-attacks = Dieser Satz greift { $names } an.
preview-attacks-nobody = Dieser Satz greift niemanden an.
would-be-attacked = wird angegriffen

## What was played, after a name: "Player 2: took the set."
played-place = Ring auf { $at } gesetzt
played-way = { $from } nach { $to }
played-row = Reihe { $first } bis { $last } entfernt
played-off = Ring auf { $at } entfernt
played-claim = { $colour } gewählt
played-lay = { $set } gelegt
played-take = Satz genommen
played-leave = Satz nicht genommen
played-reclaim = Satz zurückgenommen
played-discard = Satz abgeworfen
played-draw-row = { $set } aus der Reihe gezogen
played-draw-pile = vom Nachziehstapel gezogen

## Deciding
what-to-do = Aktuelle Entscheidung
ask-draw = Zieh eine Karte: eine aus der Reihe oder die oberste vom Nachziehstapel.
ask-draw-row = Zieh eine Karte aus der Reihe.
confirm-move = Zug bestätigen
change-move = Zug ändern
game-is-over = Partie beendet
had-to-pass = { $name } hatte keinen möglichen Zug und musste passen.
you-had-to-pass = Du hattest keinen möglichen Zug und musstest passen.
light-network = Meine LYNGK-Verbindungen zeigen
marks-offer = Sind die Farben schwer zu unterscheiden?
marks-offer-yes = Symbole zeigen
marks-offer-no = Nein, danke
claim-draw = Remis beanspruchen
claim-bot = Bot übernehmen lassen
step-back = Voriger Zug
step-on = Nächster Zug

## Sharing
share = Diese Stellung teilen
copy-link = Link kopieren
copy-image = Bild kopieren
save-image = Als { $kind } speichern
hand-on = Teilen über …

## Keys
key-help = Tastaturkürzel
key-points = Auf dem Plan bewegen; sonst mit links und rechts durch die Partie gehen
key-pick = Auswählen, setzen oder ziehen
key-effect = Vorlesen, was ein Zug auf diesen Schnittpunkt bewirkt
key-drop = Auswahl aufheben oder Meldung schließen
key-step = In der Partie zurück- und vorgehen
key-reset = Zug neu beginnen
key-confirm = Zug bestätigen
key-network = LYNGK-Verbindungen ein- oder ausblenden
key-sound = Ton ein- oder ausschalten
key-this = Diese Liste zeigen

## Diagrams in the rules
diagram-of = Diagramm zu { $clause }
diagram-try = Probier es aus: Du kannst hier ziehen.
diagram-may = Erlaubt: „{ $move }“
diagram-may-not = Nicht erlaubt: „{ $move }“
diagram-again = Zurücksetzen
diagram-loading = Diagramm wird geladen …
print-rules = Drucken
