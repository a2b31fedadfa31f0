# The terminal: what an engine says on a server, and the full-screen game.

terminal-greeting = Ciao! Sono un programma. Buona partita!
terminal-moves = Mosse
terminal-choices = Scelte: { $count }
terminal-you = tu
terminal-decides = { $player }: { $decision }
terminal-thinks = { $player } sta pensando…
terminal-won = Vince: { $players }
terminal-draw = Pareggio
terminal-resigned = { $player } abbandona.
terminal-hint = Suggerimento: { $move } ({ $worth })
terminal-advising = Cerco una buona mossa…
terminal-wins = vince { $percent } partite su 100
terminal-sure-win = vittoria sicura
terminal-sure-draw = pareggio sicuro
terminal-sure-loss = persa contro un gioco perfetto
terminal-taken-back = Mosse annullate: { $moves }
terminal-nothing-to-undo = Non c’è nulla da annullare.
terminal-reviewing = Analisi: { $done } turni su { $all }. Torna indietro con ← per leggerla.
terminal-judged = { $moves }: probabilità { $before }% → { $after }%
terminal-inaccuracy = Imprecisione. Meglio: { $better }
terminal-mistake = Errore. Meglio: { $better }
terminal-blunder = Errore grave. Meglio: { $better }
terminal-bot-failed = { $player } si è bloccato e la partita finisce qui.
terminal-sure-resign = Abbandonare? Invio: sì. Altro tasto: no.
terminal-sure-quit = Uscire dalla partita? Invio: sì. Altro tasto: no.
terminal-too-small = La finestra è troppo piccola: servono { $columns } colonne e { $rows } righe.
terminal-key-help = aiuto
terminal-key-hint = consiglio
terminal-key-undo = annulla
terminal-key-resign = abbandona
terminal-key-review = analisi
terminal-key-quit = esci
terminal-help =
    Scrivi una mossa o il suo inizio, o sceglila con ↑ e ↓, poi premi Invio. Con il mouse fai clic sul pezzo e sulla destinazione, o su una mossa della lista.
    ← e → scorrono la partita, Inizio e Fine vanno all’inizio e alla fine.
    Mentre scrivi, ← → Inizio Fine spostano il cursore, Backspace e Canc cancellano, Esc svuota la riga e Ctrl-P richiama ciò che hai scritto prima.
    F2 chiede consiglio al bot più forte, F3 annulla, F4 abbandona, F5 analizza una partita finita, F10 o Ctrl-C esce.
    Un tasto qualsiasi chiude questa pagina.

## Games on a server
terminal-chat = Chat
terminal-live-waiting = In attesa di giocatori. Gli altri possono entrare da { $link }
terminal-live-closed = Questa partita è stata annullata.
terminal-live-lost = Connessione persa. Riconnessione in corso…
terminal-live-away = { $player } è assente. Reclama la vittoria: /claim
terminal-live-draw = { $player } propone il pareggio. F7: accetta, F8: rifiuta
terminal-live-takeback = { $player } chiede di tornare alla mossa { $number }. F7: accetta, F8: rifiuta
terminal-live-rematch = { $player } propone la rivincita. F7: accetta, F8: rifiuta
terminal-live-hint = Suggerimento: { $move }
terminal-live-goes-on = La partita continua su { $link }
terminal-live-left = Trovi la partita su { $link }
terminal-by-resignation = per abbandono
terminal-by-time = per tempo scaduto
terminal-by-agreement = di comune accordo
terminal-by-absence = per assenza dell’avversario
terminal-by-abort = La partita è stata interrotta.
terminal-key-draw = pareggio
terminal-key-yes = accetta
terminal-key-no = rifiuta
terminal-live-help = Su un server: scrivi / e un messaggio per chattare con gli altri. /draw propone il pareggio, /rematch la rivincita, /abort interrompe una partita appena iniziata, /claim reclama la vittoria se un avversario non torna. F3 chiede di annullare una mossa, F6 propone il pareggio, F7 accetta una richiesta e F8 la rifiuta.

## A game line by line
terminal-line-you = Sei { $player }.
terminal-line-people = Giocatori umani: { $players }.
terminal-line-against = Contro { $players }.
terminal-line-limit-time = { $seconds } s per mossa.
terminal-line-limit-nodes = { $nodes } posizioni per mossa.
terminal-line-begin = Scrivi una mossa, o help.
terminal-line-commitment = Impegno della distribuzione: { $commitment }
terminal-line-over = La partita è finita.
terminal-line-hand-over = Prossima decisione: { $player }. Passa il dispositivo, poi premi Invio.
terminal-line-no-move = Nessuna mossa possibile inizia con { $text }.
terminal-line-several = { $text } può indicare più mosse.
terminal-line-played = Giocato: { $move }
terminal-line-resignation = l’abbandono
terminal-line-name-file = Indica un file: save FILE
terminal-line-saved = Partita salvata in { $file }. D’ora in poi verrà salvata dopo ogni mossa.
terminal-line-progress = … { $seconds } s, { $nodes } posizioni
terminal-line-progress-depth = … { $seconds } s, profondità { $depth }, { $nodes } posizioni
terminal-line-exists = { $file } esiste già. Indica un nuovo file.
terminal-line-cannot-write = Impossibile scrivere { $file }: { $error }
terminal-line-fault = mossa { $number }, { $move }: { $message }
terminal-line-unreadable = mossa { $number }: { $message }
terminal-line-move = Mossa { $number }, { $player }: { $move }
terminal-line-at-end = Scrivi save FILE per salvare la partita, undo per annullare, quit per uscire.
terminal-line-is-over = La partita è finita. Scrivi save FILE, undo o quit.
terminal-line-kept = La partita è salvata in { $file }. Per rivederla: trilynx replay { $file }
terminal-line-not-kept = La partita non è salvata. Con --save FILE lo è dopo ogni mossa.
terminal-line-one = C’è una sola scelta: { $move }
terminal-line-few = { $count } mosse: { $moves }
terminal-line-many = { $count } mosse: { $groups }; scrivi `moves` per vederle tutte
terminal-line-clauses = Le regole di { $book }:
terminal-line-name-clause = Indicane una: rules { $clause }
terminal-line-see-help = Scrivi help per vedere gli altri comandi.
terminal-line-help =
    Una mossa nella nostra notazione, o il suo inizio se non è ambiguo; le maiuscole non contano. Inoltre:
    moves: tutte le mosse possibili; moves e5: quelle che iniziano con e5
    hint: che cosa farebbe il bot più forte
    undo: annulla l’ultima decisione di una persona e ciò che è seguito
    board: disegna di nuovo il tavoliere
    rules REGOLA: che cosa dice una regola; rules da solo le elenca
    position: questa posizione in una riga, per quanto puoi saperne
    save FILE: salva la partita in un nuovo file, subito e poi dopo ogni mossa
    resign: abbandona la partita
    quit: esce dal programma
