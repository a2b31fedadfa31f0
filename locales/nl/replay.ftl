# Replay, study and review: going through a game, trying other ways, and what a bot says about it.

## Going through a game
replay-title = Naspelen: { $game }
replay-loading = Naspelen
replay-running = Deze partij is nog bezig.
replay-secret = Zolang er kaarten verborgen zijn, zie je elke stelling zoals je die in de partij zag, en kun je geen andere zetten proberen.
replay-steps = Door de partij bladeren
replay-first = Eerste zet
replay-back = Vorige zet
replay-on = Volgende zet
replay-last = Laatste zet
replay-run = Automatisch afspelen
replay-where = Beurt { $n } van { $of }
replay-at-start = Vóór de eerste zet.
replay-no-moves = Nog geen zetten. Doe er een op het bord.
replay-variations = In plaats van: { $move }
replay-promote = Hoofdvariant maken
replay-remove = Vanaf hier wissen
replay-download = Notatie downloaden
replay-study = Analyse vanaf hier
replay-seen-by = Kaarten gezien door
replay-decider = wie aan de beurt is
replay-show-hands = Alle handen tonen
result-replay = Naspelen
result-review = Analyseren
result-analysis = Analysebord

## Free study
study-title = Analysebord: { $game }
study-new = Nieuw: { $game }
study-paste = Notatie of stelling openen
study-paste-how = Plak een notatie, een reeks zetten of een stelling. YINSH-partijen in de officiële notatie of van boardspace.net kunnen ook.
study-paste-empty = Er is nog niets om te openen.
study-open = Openen
study-text = Deze stelling als tekst

## Review. A loss is told in percentage points of the chances to win.
review-title = Partijanalyse
review-how = De sterkste bot bekijkt elke beurt en laat zien waar de partij werd beslist.
review-begin = Deze partij analyseren
review-progress = Geanalyseerd: { $done } van { $all }
review-stopped = Gestopt: { $done } van { $all } geanalyseerd.
review-chances = Winstkansen
review-chances-of = Winstkansen: { $name }
review-slider = Beurt
review-turn = Beurt
review-turn-spoken = Beurt { $n }, { $name }: { $percent }% winstkans
review-percent = { $percent }%
review-as-table = Als tabel tonen
review-player = Speler
review-lost = Verlies
review-solved = zeker
review-loses = kost { $points } procentpunt
review-verdict = { $verdict }: { $lost }
verdict-inaccuracy = onnauwkeurigheid
verdict-mistake = fout
verdict-blunder = blunder
verdict-punished = , bestraft
review-inaccuracies = onnauwkeurigheden
review-mistakes = fouten
review-blunders = blunders
review-move-spoken = { $move }: { $verdict }
review-better = Beter: { $moves } ({ $percent }%)
review-accuracy = Nauwkeurigheid
review-judge = Geanalyseerd door { $bot }, telkens { $nodes } stellingen doorzocht.
review-known-only = Spelers worden alleen beoordeeld op wat ze konden weten.

## Mistakes tried again
try-whose = Wiens fouten?
try-everybody = Van iedereen
try-begin = Leren van fouten ({ $count })
try-mine = Leren van mijn fouten ({ $count })
try-title = Vind een betere zet ({ $n } van { $of })
try-lost = { $name } speelde { $moves }: dat kostte { $points } procentpunt winstkans.
try-asked = Wat zou jij spelen?
try-best = Goed: beter kan niet.
try-good = Goed: dit kost hoogstens { $points } procentpunt.
try-worse = Dat kost { $points } procentpunt winstkans.
try-played = Dat is de zet uit de partij.
try-thinking = Controleren…
try-shown = Dit had de bot gespeeld.
try-unsure = We konden dat niet controleren. Probeer het nog eens.
try-once-more = Opnieuw proberen
try-show = Laat zien
try-next = Volgende
try-found = Gevonden: { $found } van { $of }
try-leave = Terug naar de partij
