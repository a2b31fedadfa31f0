# At the board: previews, motion, diagrams, sharing, keys.

## What a move would do
preview-flips = { $count ->
    [one] Dreht { $count } Marker um
   *[other] Dreht { $count } Marker um
}
preview-row = Ergibt eine Reihe von { $first } bis { $last }
preview-way = Über { $points }
preview-result = Wird: { $piece }
preview-attacks = Dieser Satz greift an: { $names }.
preview-attacks-nobody = Dieser Satz greift niemanden an.
would-be-attacked = würde angegriffen

## What was played, after a name: "Player 2: took the set."
played-place = Ring auf { $at } gesetzt
played-row = Reihe { $first } bis { $last } entfernt
played-off = Ring auf { $at } entfernt
played-claim = { $colour } gewählt
played-lay = { $cards } gelegt
played-take = Satz genommen
played-leave = Satz nicht genommen
played-reclaim = Satz zurückgenommen
played-discard = Satz abgelegt
played-draw-row = { $card } aus der Reihe gezogen
played-draw-pile = vom Nachziehstapel gezogen

## Deciding
what-to-do = Was jetzt geschieht
ask-draw = Zieh eine Karte: eine offene oder verdeckt vom Nachziehstapel.
ask-draw-row = Zieh eine der offenen Karten.
confirm-move = Spielen
change-move = Anders wählen
game-is-over = Die Partie ist vorbei
had-to-pass = { $name } hatte keinen Zug und musste passen.
you-had-to-pass = Du hattest keinen Zug und musstest passen.
light-network = Mein LYNGK-Netz zeigen
claim-draw = Remis beanspruchen
claim-bot = Einen Bot weiterspielen lassen
step-back = Einen Zug zurück
step-on = Einen Zug weiter

## Sharing
share = Diese Stellung teilen
copy-link = Link kopieren
copy-image = Als Bild kopieren
save-image = Als { $kind } speichern
hand-on = Senden …

## Keys
key-help = Tasten
key-points = Auf dem Plan von Punkt zu Punkt; sonst mit links und rechts durch die Partie
key-pick = Auswählen, setzen, ziehen
key-effect = Vorlesen lassen, was der Zug zu diesem Punkt bewirkt
key-drop = Auswahl aufheben, Meldung schließen
key-step = Durch die Partie zurück und weiter
key-reset = Zug neu beginnen
key-confirm = Gewählten Zug spielen
key-network = LYNGK-Netz zeigen
key-sound = Ton an und aus
key-this = Diese Liste

## Diagrams in the rules
diagram-of = Diagramm zu { $clause }
diagram-try = Probier es aus: man kann hier ziehen.
diagram-may = Erlaubt: { $move }
diagram-may-not = Nicht erlaubt: { $move }
diagram-again = Zurück zum Anfang
diagram-loading = Das Diagramm wird aufgebaut …
print-rules = Drucken
