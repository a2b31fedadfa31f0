# The terminal: what an engine says on a server, and the full-screen game.

terminal-greeting = Ciao! Sono un programma. Buona partita!
terminal-moves = Mosse
terminal-choices = Scelte: { $count }
terminal-you = tu
terminal-decides = { $player }: { $decision }
terminal-thinks = { $player } sta pensando …
terminal-won = Vince: { $players }
terminal-draw = Patta
terminal-resigned = { $player } abbandona.
terminal-hint = Suggerimento: { $move } ({ $worth })
terminal-advising = Cerco una buona mossa …
terminal-wins = vince { $percent } partite su 100
terminal-sure-win = vittoria sicura
terminal-sure-draw = patta sicura
terminal-sure-loss = persa contro il gioco migliore
terminal-taken-back = Mosse annullate: { $moves }
terminal-nothing-to-undo = Non c’è nulla da annullare.
terminal-reviewing = Analisi: { $done } turni su { $all }. Torna indietro con ← per leggerla.
terminal-judged = { $moves }: probabilità { $before } % → { $after } %
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
    Backspace cancella l’ultimo segno, Esc tutto.
    F2 chiede al bot più forte, F3 annulla, F4 abbandona, F5 analizza una partita finita, F10 o Ctrl-C esce.
    Un tasto qualsiasi chiude questa pagina.
