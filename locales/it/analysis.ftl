# The analysis board: an engine that thinks along, what it says about a position, and what its numbers and colours mean.

analysis-title = Motore
analysis-how = Scopri chi è in vantaggio e che cosa conviene giocare. Il motore gira nel tuo browser.
analysis-starting = Avvio del motore…
analysis-loading = Caricamento del motore: { $percent }
analysis-depth = Profondità { $depth }, { $rate } posizioni/s
analysis-searched = { $nodes } posizioni, { $rate }/s
analysis-paused = In pausa: il motore gira in un’altra scheda.
analysis-resume = Riprendi qui
analysis-failed = Il motore si è fermato.
analysis-again = Riprova
analysis-go-on = Approfondisci
analysis-over = Qui non c’è nulla da analizzare.
analysis-refused-none = Il motore non è disponibile in questo browser.
analysis-refused-running = Il motore resta disattivato finché questa partita è in corso.
analysis-playing = Il motore resta disattivato mentre giochi a { $game } contro altre persone.
analysis-unknown = ancora nessuna valutazione
analysis-points = { $chance }, { $points } punti
analysis-seen = { $name }, con le carte viste finora
analysis-open = Con tutte le carte scoperte
analysis-lines = Linee
analysis-lines-title = Linee migliori
analysis-threat = Minacce
analysis-no-threat = qui nessuna
analysis-proof-win = vittoria in { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
  }
analysis-proof-loss = sconfitta in { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
  }
analysis-draw = pareggio forzato
analysis-wins = { $name }: vittoria in { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
  }
analysis-evaluation = { $name }: { $chance }
analysis-spoken = { $evaluation }. Mossa migliore: { $move }.
analysis-help = Che cosa significano numeri e colori

## What the numbers and colours mean
analysis-term-chance = Probabilità di vittoria
analysis-about-chance = Quanto è probabile che vinca il giocatore indicato, se da qui in poi tutti giocano bene. Un pareggio vale mezza vittoria.
analysis-term-bar = Barra accanto al tavoliere
analysis-about-bar = La parte piena è la probabilità di vittoria del giocatore in basso.
analysis-term-points = Punti
analysis-about-points = Il punteggio finale che il motore prevede per chi deve muovere.
analysis-term-open = Due numeri
analysis-about-open = Il primo tiene conto solo delle carte viste da chi deve muovere. Il secondo tiene conto di tutte le mani e mostra quanto pesano le carte nascoste.
analysis-term-proof = Punto esclamativo
analysis-about-proof = Il risultato è dimostrato. «Vittoria in 5 mosse» conta le mosse di entrambi i giocatori.
analysis-term-depth = Profondità
analysis-about-depth = Quante mosse in anticipo ha calcolato il motore. Continua ad approfondire mentre guardi, per due minuti al massimo.
analysis-term-lines = Linee
analysis-about-lines = Le continuazioni migliori. Passa il puntatore su una mossa per vederla sul tavoliere; fai clic per giocare la linea fin lì.
analysis-term-arrows = Frecce
analysis-about-arrows = La freccia color ambra è la mossa migliore. Quelle più chiare perdono al massimo 20 punti di probabilità: più sono sottili, più perdono.
analysis-term-threat = Minacce
analysis-about-threat = Contorni rossi: che cosa giocherebbe l’avversario se toccasse a lui.
analysis-term-dots = Pallini sulla curva
analysis-about-dots = Giallo: imprecisione (da 2,5 punti di probabilità). Arancione: errore (da 6). Rosso: errore grave (da 14). Grande: ha avuto conseguenze. Piccolo: l’avversario ha restituito quasi tutto.

## Keys
analysis-key-engine = Attivare o disattivare il motore
analysis-key-threat = Mostrare o nascondere le minacce
analysis-key-step = Mossa precedente e successiva
analysis-key-variation = Passare da una variante all’altra
analysis-key-ends = Prima e ultima mossa
analysis-key-this = Mostrare questa spiegazione
