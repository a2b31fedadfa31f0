# Wie eine Partie in Zahlen ausging, die Partien eines Matchs, die Wertungen eines Gastes und was aus einer Bitte wurde.

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
    [4] Gleich viele Fünferstapel, also entschieden die Viererstapel.
    [3] Gleich viele Fünfer- und Viererstapel, also entschieden die Dreierstapel.
    [2] Gleich viele Fünfer-, Vierer- und Dreierstapel, also entschieden die Zweierstapel.
   *[1] Gleich viele Stapel jeder Höhe, also entschieden die einzelnen Steine.
  }
tie-unbroken = Gleich viele Stapel jeder Höhe und gleich viele einzelne Steine: Remis.
pool-empty = Es gewinnt, wer mehr Ringe entfernt hat.
pool-empty-draw = Beide haben gleich viele Ringe entfernt: Remis.
score-said = { $name }: { $score }
scores-said = { $what } { $scores }.
match-games = Partien dieses Matchs
match-game = Partie { $n }
guest-ratings = Deine Wertungen
guest-ratings-about = Du behältst sie, wenn du in diesem Browser ein Konto erstellst.
draw-waiting = Du hast Remis angeboten. Die Antwort steht noch aus.
draw-declined = Dein Remisangebot wurde abgelehnt.
takeback-waiting = Du hast um Zugrücknahme gebeten. Die Antwort steht noch aus.
takeback-declined = Deine Bitte um Zugrücknahme wurde abgelehnt.
taken-back = Zug zurückgenommen.
card-drawn = Du hast { $set } gezogen.
turned-over = Umgedreht: { $points }.
stack-taken = Punkt: { $stack }.
study-unreadable = Das lässt sich nicht öffnen. { $why }
rematch-waiting = Du hast um Revanche gebeten. Die Antwort steht noch aus.
rematch-offered = { $count ->
    [one] { $names } möchte eine Revanche.
   *[other] { $names } möchten eine Revanche.
  }

## Züge in einer Liste, so kurz wie möglich
short-claim = wählt { $colour }
short-row = Reihe { $card }
short-pile = Stapel
short-take = nehmen
short-leave = nicht nehmen
short-reclaim = zurücknehmen
short-discard = abwerfen
