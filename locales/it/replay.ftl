# Replay, study and review: going through a game, trying other ways, and what a bot says about it.

## Going through a game
replay-title = Rivedi la partita: { $game }
replay-loading = Rivedi la partita
replay-running = Questa partita è ancora in corso.
replay-secret = Finché ci sono carte nascoste, ogni posizione appare come l’hai vista e non si può provare altro.
replay-steps = Passi nella partita
replay-first = All’inizio
replay-back = Una mossa indietro
replay-on = Una mossa avanti
replay-last = Alla fine
replay-run = Riproduzione automatica
replay-where = Mossa { $n } di { $of }
replay-at-start = Prima della prima mossa.
replay-no-moves = Ancora nessuna mossa. Giocane una sul tabellone.
replay-variations = Invece di: { $move }
replay-promote = Rendi linea principale
replay-remove = Elimina da qui in poi
replay-download = Scarica la partita
replay-study = Studia da qui
replay-table = Al tavolo
replay-seen-by = Carte viste da
replay-decider = Chi decide
replay-show-hands = Mostra tutte le mani
result-replay = Rivedi
result-review = Analizza

## Free study
study-title = Studio: { $game }
study-new = Nuovo: { $game }
study-paste = Apri una partita o una posizione
study-paste-how = Incolla una partita, una serie di mosse o una posizione. Si leggono anche partite di YINSH nella notazione dell’autore o di boardspace.net.
study-paste-empty = Non c’è ancora nulla da aprire.
study-open = Apri
study-text = Questa posizione come testo

## Review. A loss is told in percentage points of the chances to win.
review-title = Analisi
review-how = Il bot più forte guarda ogni turno e dice dove la partita è cambiata.
review-begin = Analizza questa partita
review-progress = Turni esaminati: { $done } di { $all }
review-stopped = Fermata dopo { $done } turni su { $all }.
review-chances = Probabilità
review-chances-of = Probabilità di { $name }
review-slider = Turno
review-turn = Turno
review-turn-spoken = Turno { $n }, { $name }: { $percent } %
review-percent = { $percent } %
review-as-table = I numeri in tabella
review-player = Giocatore
review-lost = Perdita
review-solved = certo
review-loses = { $points } punti persi
verdict-inaccuracy = imprecisione
verdict-mistake = errore
verdict-blunder = errore grave
review-inaccuracies = imprecisioni
review-mistakes = errori
review-blunders = errori gravi
review-move-spoken = { $move }: { $verdict }
review-better = Meglio: { $moves } ({ $percent } %)
review-accuracy = Precisione
review-judge = Giudicato da { $bot }, { $nodes } posizioni per ciascuna.
review-known-only = Ognuno è giudicato in base a ciò che poteva sapere.

## Mistakes tried again
try-whose = Errori di chi?
try-everybody = Di tutti
try-begin = Riprova ({ $count })
try-title = Trova di meglio ({ $n } di { $of })
try-lost = { $name } ha giocato { $moves } e perso { $points } punti.
try-asked = Che cosa giocheresti?
try-best = Sì: non è stato trovato nulla di meglio.
try-good = Bene: cede al massimo { $points } punti.
try-worse = Così si perdono { $points } punti.
try-played = È ciò che è stato giocato.
try-thinking = Lo sto guardando …
try-shown = Ecco che cosa avrebbe giocato il bot.
try-unsure = Nessuno ha potuto guardarlo. Riprova.
try-once-more = Ancora una volta
try-show = Fammi vedere
try-next = Avanti
try-found = Trovati: { $found } di { $of }
try-leave = Torna alla partita
