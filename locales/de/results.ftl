# Wie eine Partie in Zahlen ausging, die Partien eines Matches, die Wertungen eines Gastes und was aus einer Bitte wurde.

## How a game that was played to the end ended
finish-rings = Drei Ringe entfernt.
finish-first-ring = Erster Ring entfernt.
finish-no-markers = Keine Marker mehr da.
finish-no-moves = Keine Züge mehr möglich.
finish-six-stack = Sechserstapel vollendet.
finish-last-card = Letzte Karte gelegt.
finish-no-cards = Keine Karten mehr zu ziehen.

## In numbers
counted-yinsh = Entfernte Ringe
counted-lyngk = Fünferstapel
counted-linko = Punkte
stacks-of = { $height ->
    [5] Fünferstapel
    [4] Viererstapel
    [3] Dreierstapel
    [2] Zweierstapel
   *[1] einzelne Steine
  }
tie-broken = { $height ->
    [4] Gleich viele Fünferstapel; deshalb entschieden die Viererstapel.
    [3] Gleich viele Fünfer- und Viererstapel; deshalb entschieden die Dreierstapel.
    [2] Gleich viele Fünfer-, Vierer- und Dreierstapel; deshalb entschieden die Zweierstapel.
   *[1] Gleich viele Stapel jeder Höhe; deshalb entschieden die einzelnen Steine.
  }
tie-unbroken = Gleich viele Stapel jeder Höhe und gleich viele einzelne Steine: Remis.
pool-empty = Alle Marker liegen auf dem Plan, also entschieden die entfernten Ringe.
pool-empty-draw = Alle Marker liegen auf dem Plan, und gleich viele Ringe wurden entfernt: Remis.
score-said = { $name }: { $score }
scores-said = { $what } { $scores }.
match-games = Partien dieses Matches
match-game = Partie { $n }
guest-ratings = Deine Wertungen
guest-ratings-about = Sie bleiben dir, wenn du in diesem Browser ein Konto anlegst.
draw-waiting = Du hast Remis angeboten. Die Antwort steht noch aus.
draw-declined = Dein Remisangebot wurde abgelehnt.
takeback-waiting = Du hast um Rücknahme gebeten. Die Antwort steht noch aus.
takeback-declined = Die Rücknahme wurde abgelehnt.
taken-back = Zurückgenommen.
card-drawn = Gezogen: { $card }.
turned-over = Umgedreht: { $points }.
stack-taken = Genommen: { $stack }.
study-unreadable = Das lässt sich nicht öffnen. { $why }
rematch-waiting = Du möchtest eine Revanche. Die Antwort steht noch aus.
rematch-offered = { $count ->
    [one] { $names } möchte eine Revanche.
   *[other] { $names } möchten eine Revanche.
  }

## Züge in einer Liste, so kurz wie möglich
short-claim = Farbe: { $colour }
short-row = Reihe: { $card }
short-pile = Stapel
short-take = nehmen
short-leave = lassen
short-reclaim = zurück
short-discard = ablegen
