# Replay, study and review: going through a game, trying other ways, and what a bot says about it.

## Going through a game
replay-title = Naspelen: { $game }
replay-loading = Naspelen
replay-running = Deze partij is nog bezig.
replay-secret = Zolang er kaarten verborgen zijn, zie je elke stelling zoals je haar toen zag; iets anders proberen kan niet.
replay-steps = Stappen door de partij
replay-first = Naar het begin
replay-back = Eén zet terug
replay-on = Eén zet verder
replay-last = Naar het einde
replay-run = Vanzelf afspelen
replay-where = Zet { $n } van { $of }
replay-at-start = Voor de eerste zet.
replay-no-moves = Nog geen zet. Speel er een op het bord.
replay-variations = In plaats van: { $move }
replay-promote = Hoofdvariant van maken
replay-remove = Vanaf hier wissen
replay-download = Notatie downloaden
replay-study = Vanaf hier bestuderen
replay-table = Naar de tafel
replay-seen-by = Kaarten gezien door
replay-decider = Wie beslist
replay-show-hands = Alle handen tonen
result-replay = Naspelen
result-review = Analyseren

## Free study
study-title = Studie: { $game }
study-new = Nieuw: { $game }
study-paste = Notatie of stelling openen
study-paste-how = Plak een notatie, een reeks zetten of een stelling. YINSH-partijen in de notatie van de auteur of van boardspace.net worden ook gelezen.
study-paste-empty = Er staat nog niets.
study-open = Openen
study-text = Deze stelling als tekst

## Review. A loss is told in percentage points of the chances to win.
review-title = Analyse
review-how = De sterkste bot bekijkt elke beurt en zegt waar de partij kantelde.
review-begin = Deze partij analyseren
review-progress = Beurten bekeken: { $done } van { $all }
review-stopped = Gestopt na { $done } van { $all } beurten.
review-chances = Kansen
review-chances-of = Kansen van { $name }
review-slider = Beurt
review-turn = Beurt
review-turn-spoken = Beurt { $n }, { $name }: { $percent } %
review-percent = { $percent } %
review-as-table = De getallen als tabel
review-player = Speler
review-lost = Verlies
review-solved = zeker
review-loses = { $points } punten verloren
verdict-inaccuracy = onnauwkeurigheid
verdict-mistake = fout
verdict-blunder = blunder
review-inaccuracies = onnauwkeurigheden
review-mistakes = fouten
review-blunders = blunders
review-move-spoken = { $move }: { $verdict }
review-better = Beter: { $moves } ({ $percent } %)
review-accuracy = Nauwkeurigheid
review-judge = Beoordeeld door { $bot }, { $nodes } stellingen per stelling.
review-known-only = Iedereen wordt beoordeeld op wat te weten viel.

## Mistakes tried again
try-whose = Wiens fouten?
try-everybody = Van iedereen
try-begin = Opnieuw proberen ({ $count })
try-title = Vind iets beters ({ $n } van { $of })
try-lost = { $name } speelde { $moves } en verloor { $points } punten.
try-asked = Wat zou jij spelen?
try-best = Ja: er is niets beters gevonden.
try-good = Goed: dat geeft hoogstens { $points } punten weg.
try-worse = Dat verliest { $points } punten.
try-played = Dat is wat er gespeeld werd.
try-thinking = Wordt bekeken …
try-shown = Dit had de bot gespeeld.
try-unsure = Niemand kon het bekijken. Probeer het nog eens.
try-once-more = Nog eens
try-show = Laat het zien
try-next = Volgende
try-found = Gevonden: { $found } van { $of }
try-leave = Terug naar de partij
