# Replay, study and review: going through a game, trying other ways, and what a bot says about it.

## Going through a game
replay-title = Rivedi la partita: { $game }
replay-loading = Rivedi la partita
replay-running = Questa partita è ancora in corso.
replay-secret = Finché ci sono carte nascoste, vedi ogni posizione come l’hai vista durante la partita e non puoi provare altre mosse.
replay-steps = Scorri la partita
replay-first = Prima mossa
replay-back = Mossa precedente
replay-on = Mossa successiva
replay-last = Ultima mossa
replay-run = Riproduzione automatica
replay-where = Turno { $n } di { $of }
replay-at-start = Prima della prima mossa.
replay-no-moves = Ancora nessuna mossa. Giocane una sul tavoliere.
replay-variations = Invece di: { $move }
replay-promote = Rendila la linea principale
replay-remove = Elimina da qui in poi
replay-download = Scarica la notazione
replay-study = Analizza da qui
replay-seen-by = Carte viste da
replay-decider = Chi deve muovere
replay-show-hands = Mostra tutte le mani
result-replay = Rivedi
result-review = Analizza
result-analysis = Tavoliere di analisi

## Free study
study-title = Tavoliere di analisi: { $game }
study-new = Nuova analisi: { $game }
study-paste = Apri una notazione o una posizione
study-paste-how = Incolla una notazione, una serie di mosse o una posizione. Funzionano anche le partite di YINSH nella notazione ufficiale o di boardspace.net.
study-paste-empty = Non c’è ancora nulla da aprire.
study-open = Apri
study-text = Questa posizione come testo

## Review. A loss is told in percentage points of the chances to win.
review-title = Analisi della partita
review-how = Il bot più forte esamina ogni turno e mostra dove si è decisa la partita.
review-begin = Analizza questa partita
review-progress = Turni analizzati: { $done } su { $all }
review-stopped = Analisi interrotta dopo { $done } turni su { $all }.
review-chances = Probabilità di vittoria
review-chances-of = Probabilità di vittoria: { $name }
review-slider = Turno
review-turn = Turno
review-turn-spoken = Turno { $n }, { $name }: { $percent }%
review-percent = { $percent }%
review-as-table = Mostra come tabella
review-player = Giocatore
review-lost = Perdita
review-solved = certo
review-loses = { $points } punti di probabilità persi
review-verdict = { $verdict }: { $lost }
verdict-inaccuracy = imprecisione
verdict-mistake = errore
verdict-blunder = errore grave
verdict-punished = , con conseguenze
review-inaccuracies = imprecisioni
review-mistakes = errori
review-blunders = errori gravi
review-move-spoken = { $move }: { $verdict }
review-better = Meglio: { $moves } ({ $percent }%)
review-accuracy = Precisione
review-judge = Analisi di { $bot }, { $nodes } posizioni esplorate per ogni mossa.
review-known-only = Ognuno è giudicato solo in base a ciò che poteva sapere.

## Mistakes tried again
try-whose = Gli errori di chi?
try-everybody = Di tutti
try-begin = Esercitati sugli errori ({ $count })
try-mine = Esercitati sui tuoi errori ({ $count })
try-title = Trova una mossa migliore ({ $n } di { $of })
try-lost = { $name } ha giocato { $moves } e ha perso { $points } punti di probabilità.
try-asked = Che cosa giocheresti?
try-best = Esatto: non c’è di meglio.
try-good = Bene: costa al massimo { $points } punti di probabilità.
try-worse = Così si perdono { $points } punti di probabilità.
try-played = È la mossa giocata nella partita.
try-thinking = Verifica in corso…
try-shown = Ecco che cosa avrebbe giocato il bot.
try-unsure = Non è stato possibile verificarla. Riprova.
try-once-more = Riprova
try-show = Mostramelo
try-next = Avanti
try-found = Risolti: { $found } su { $of }
try-leave = Torna alla partita
