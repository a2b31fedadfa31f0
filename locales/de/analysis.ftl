# The analysis board: an engine that thinks along, what it says about a position, and what its numbers and colours mean.

analysis-title = Engine
analysis-how = Sieh, wer besser steht und welcher Zug der beste ist. Die Engine läuft in deinem Browser.
analysis-starting = Engine startet …
analysis-loading = Engine wird geladen: { $percent }
analysis-depth = Tiefe { $depth }, { $rate } Stellungen/s
analysis-searched = { $nodes } Stellungen, { $rate }/s
analysis-paused = Angehalten: Die Engine läuft in einem anderen Tab.
analysis-resume = Hier fortsetzen
analysis-failed = Die Engine läuft nicht mehr.
analysis-again = Neu starten
analysis-go-on = Tiefer rechnen
analysis-over = Hier gibt es nichts zu entscheiden.
analysis-refused-none = In diesem Browser ist keine Engine verfügbar.
analysis-refused-running = Solange diese Partie läuft, bleibt die Engine aus.
analysis-playing = Solange du { $game } gegen Menschen spielst, bleibt die Engine aus.
analysis-unknown = noch nicht bekannt
analysis-points = { $chance }, { $points } Punkte
analysis-seen = { $name }, mit den bisher gesehenen Karten
analysis-open = Mit offenen Karten
analysis-lines = Varianten
analysis-lines-title = Beste Varianten
analysis-threat = Drohungen
analysis-no-threat = hier keine
analysis-proof-win = Sieg in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
  }
analysis-proof-loss = Niederlage in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
  }
analysis-draw = sicheres Remis
analysis-wins = { $name }: Sieg in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
  }
analysis-evaluation = { $name }: { $chance }
analysis-spoken = { $evaluation }. Bester Zug: { $move }.
analysis-help = Was die Zahlen und Farben bedeuten

## What the numbers and colours mean
analysis-term-chance = Gewinnchance
analysis-about-chance = Wie wahrscheinlich der angezeigte Spieler gewinnt, wenn ab hier alle gut spielen. Ein Remis zählt halb.
analysis-term-bar = Balken am Plan
analysis-about-bar = Der gefüllte Teil ist die Gewinnchance des Spielers, dessen Name unter dem Plan steht.
analysis-term-points = Punkte
analysis-about-points = So viele Punkte erwartet die Engine am Ende für den Spieler am Zug.
analysis-term-open = Zwei Zahlen
analysis-about-open = Die erste rechnet nur mit den Karten, die der Spieler am Zug gesehen hat. Die zweite kennt alle Hände und zeigt, was die verdeckten Karten ausmachen.
analysis-term-proof = Ausrufezeichen
analysis-about-proof = Das Ergebnis ist bewiesen. Bei „Sieg in 5 Zügen“ zählen die Züge beider Seiten mit.
analysis-term-depth = Tiefe
analysis-about-depth = Wie viele Züge die Engine vorausgerechnet hat. Solange du zuschaust, rechnet sie tiefer, höchstens zwei Minuten lang.
analysis-term-lines = Varianten
analysis-about-lines = Die besten Fortsetzungen. Zeig auf einen Zug, um ihn auf dem Plan zu sehen; ein Klick spielt die Variante bis dorthin.
analysis-term-arrows = Pfeile
analysis-about-arrows = Bernsteinfarben ist der beste Zug. Blassere Pfeile zeigen Züge, die höchstens 20 Prozentpunkte kosten: je dünner, desto mehr.
analysis-term-threat = Drohungen
analysis-about-threat = Rote Umrisse: was der Gegner spielen würde, wenn er jetzt am Zug wäre.
analysis-term-dots = Punkte auf der Kurve
analysis-about-dots = Gelb: Ungenauigkeit (ab 2,5 Prozentpunkten). Orange: Fehler (ab 6). Rot: grober Fehler (ab 14). Groß: bestraft. Klein: Der Gegner hat das meiste zurückgegeben.

## Keys
analysis-key-engine = Engine ein- oder ausschalten
analysis-key-threat = Drohungen ein- oder ausblenden
analysis-key-step = Voriger und nächster Zug
analysis-key-variation = Zwischen Varianten wechseln
analysis-key-ends = Erster und letzter Zug
analysis-key-this = Diese Erklärung zeigen
