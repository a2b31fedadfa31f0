# The analysis board: an engine that thinks along, what it says about a position, and what its numbers and colours mean.

analysis-title = Engine
analysis-how = Zie wie er beter voor staat en wat de beste zet is. De engine draait in je browser.
analysis-starting = Engine starten…
analysis-loading = Engine laden: { $percent }
analysis-depth = Diepte { $depth }, { $rate } stellingen/s
analysis-searched = { $nodes } stellingen, { $rate }/s
analysis-paused = Gepauzeerd: de engine draait in een ander tabblad.
analysis-resume = Hier hervatten
analysis-failed = De engine is gestopt.
analysis-again = Opnieuw proberen
analysis-go-on = Dieper rekenen
analysis-over = Hier valt niets te beslissen.
analysis-refused-none = De engine is niet beschikbaar in deze browser.
analysis-refused-running = De engine blijft uit zolang deze partij bezig is.
analysis-playing = De engine blijft uit zolang je { $game } tegen mensen speelt.
analysis-unknown = nog niet bekend
analysis-points = { $chance }, { $points } punten
analysis-seen = { $name }, met de kaarten die al gezien zijn
analysis-open = Met open kaarten
analysis-lines = Varianten
analysis-lines-title = Beste varianten
analysis-threat = Dreigingen
analysis-no-threat = hier geen
analysis-proof-win = winst in { $moves ->
    [one] één zet
   *[other] { $moves } zetten
  }
analysis-proof-loss = verlies in { $moves ->
    [one] één zet
   *[other] { $moves } zetten
  }
analysis-draw = zekere remise
analysis-wins = { $name }: winst in { $moves ->
    [one] één zet
   *[other] { $moves } zetten
  }
analysis-evaluation = { $name }: { $chance }
analysis-spoken = { $evaluation }. Beste zet: { $move }.
analysis-help = Wat de getallen en kleuren betekenen

## What the numbers and colours mean
analysis-term-chance = Winstkans
analysis-about-chance = De kans dat de genoemde speler wint als iedereen vanaf hier goed speelt. Remise telt voor de helft.
analysis-term-bar = Balk bij het bord
analysis-about-bar = Het gevulde deel is de winstkans van de speler onder het bord.
analysis-term-points = Punten
analysis-about-points = De eindscore die de engine verwacht voor de speler aan zet.
analysis-term-open = Twee getallen
analysis-about-open = Het eerste gaat alleen uit van de kaarten die de speler aan zet heeft gezien. Het tweede kent alle handen en laat zien wat de verborgen kaarten uitmaken.
analysis-term-proof = Uitroepteken
analysis-about-proof = De uitslag is bewezen. Bij ‘winst in 5 zetten’ tellen de zetten van beide spelers mee.
analysis-term-depth = Diepte
analysis-about-depth = Hoeveel zetten de engine vooruit heeft gerekend. Zolang je kijkt, rekent hij dieper, hoogstens twee minuten lang.
analysis-term-lines = Varianten
analysis-about-lines = De beste voortzettingen. Wijs een zet aan om hem op het bord te zien; klik erop om de variant tot en met die zet te spelen.
analysis-term-arrows = Pijlen
analysis-about-arrows = Amberkleurig is de beste zet. Blekere pijlen zijn zetten die hoogstens 20 procentpunt kosten: hoe dunner, hoe meer.
analysis-term-threat = Dreigingen
analysis-about-threat = Rode omtrekken: wat de tegenspeler zou spelen als die nu aan de beurt was.
analysis-term-dots = Stippen in de grafiek
analysis-about-dots = Geel: onnauwkeurigheid (vanaf 2,5 procentpunt). Oranje: fout (vanaf 6). Rood: blunder (vanaf 14). Groot: bestraft. Klein: de tegenspeler gaf het grootste deel terug.

## Keys
analysis-key-engine = Engine aan- of uitzetten
analysis-key-threat = Dreigingen tonen of verbergen
analysis-key-step = Vorige en volgende zet
analysis-key-variation = Tussen varianten wisselen
analysis-key-ends = Eerste en laatste zet
analysis-key-this = Deze uitleg tonen
