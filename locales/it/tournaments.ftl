# Tournaments: the list, a new one, and the page of one.

## The list
tournaments-title = Tornei
tournaments-lead = Svizzero, girone all’italiana, arena o multitavolo: partecipa o organizza il tuo.
tournaments-mine = I miei tornei
tournaments-announced = In arrivo
tournaments-running = In corso
tournaments-finished = Conclusi
tournaments-none = Ancora nessun torneo. Crea il primo!
tournaments-all-games = Tutti i giochi
tournaments-game = Gioco
tournament-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
tournament-won-by = Vinto da { $names }
tournament-private = Privato
tournament-invited-only = Su invito
tournament-rated = Classificato

## Formats
tournament-format = Formula
tournament-format-swiss = Svizzero
tournament-format-round-robin = Girone all’italiana
tournament-format-arena = Arena
tournament-format-tables = Multitavolo
tournament-about-swiss = A ogni turno incontri un avversario nuovo, con un punteggio vicino al tuo.
tournament-about-round-robin = Tutti giocano contro tutti.
tournament-about-arena = Gioca quante più partite puoi prima che scada il tempo. Dopo due vittorie di fila, le successive valgono il doppio.
tournament-about-tables = A ogni turno giochi a un nuovo tavolo da tre a cinque giocatori.
tournament-rounds = { $count ->
    [one] { $count } turno
   *[other] { $count } turni
}
tournament-minutes = { $count } min
tournament-cycles = { $count ->
    [1] una partita per avversario
   *[other] due partite per avversario
}

## A new one
tournament-new = Nuovo torneo
tournament-name = Nome
tournament-description = Descrizione (facoltativa)
tournament-variant = Variante
tournament-number-rounds = Turni
tournament-number-minutes = Minuti
tournament-twice = Due partite contro ogni avversario
tournament-starts = Inizio
tournament-starts-in = Tra { $minutes } minuti
tournament-starts-own = Scegli data e ora
tournament-clock-minutes = Minuti per giocatore
tournament-clock-seconds = Secondi aggiunti a ogni mossa
tournament-slow = Partite di più giorni: ogni mossa ha il suo limite di tempo
tournament-clock-days = Giorni per mossa
tournament-vacations = Le vacanze fermano l’orologio di chi le prende (i turni del torneo possono allungarsi)
tournament-vacation-pauses = In questo torneo le vacanze fermano l’orologio di chi le prende.
tournament-vacation-ignored = In questo torneo le vacanze non fermano l’orologio.
tournament-break = Pausa tra i turni, in secondi
tournament-check-in = I giocatori confermano la presenza nei cinque minuti prima dell’inizio
tournament-by-invitation = Solo su invito
tournament-keep-private = Nascosto: si trova solo con il link
tournament-make-rated = Classificato (serve un account)
tournament-with-bots = I bot subentrano quando a qualcuno manca un avversario
tournament-create = Crea torneo

## The page
tournament-by = Organizzato da { $name }
tournament-of-club = Club: { $name }
tournament-members-only = Questo torneo è riservato ai membri del club.
tournament-next-check-in = Conferma presenze tra
tournament-next-start = Inizia tra
tournament-next-round = Prossimo turno tra
tournament-next-end = Finisce tra
tournament-paused = In pausa
tournament-over = Concluso
tournament-round-of = Turno { $round } di { $rounds }
tournament-enter = Partecipa
tournament-enter-again = Rientra
tournament-withdraw = Ritirati
tournament-check-in-now = Conferma la presenza
tournament-checked-in = La tua presenza è confermata.
tournament-your-game = La tua partita
tournament-to-table = Vai alla tua partita
tournament-wait-nobody-free = Tutti gli altri stanno giocando. Avrai un avversario appena qualcuno si libera.
tournament-wait-just-met = Hai appena giocato contro l’unica persona libera.
tournament-wait-same-seat = A chi è libero spetta il tuo stesso colore.
tournament-wait-paused = Il torneo è in pausa.
tournament-wait-ending = Il tempo è quasi scaduto: non iniziano più partite.
tournament-you-rest = La tua partita è finita. Il prossimo turno inizia quando saranno finite tutte.
tournament-you-entered = Ci sei! La tua partita si aprirà da sola all’inizio del torneo.
tournament-invite-link = Link d’invito
tournament-ready = La tua partita è pronta: { $name }, turno { $round }
tournament-ready-go = Gioca
tournament-ready-later = Non ora

## Standings, crosstable, rounds, history
tournament-tab-standings = Classifica
tournament-tab-crosstable = Tabellone
tournament-boards = Partite in corso
tournament-tab-pairings = Turni
tournament-tab-history = Cronologia
tournament-place = Posto
tournament-player = Giocatore
tournament-points = Punti
tournament-rating = Rating
tournament-no-games = Ancora nessuna partita.
tournament-tie-buchholz = Buchholz
tournament-tie-buchholz-about = I punti di tutti i tuoi avversari
tournament-tie-sonneborn-berger = Sonneborn-Berger
tournament-tie-sonneborn-berger-about = I punti dei tuoi avversari, pesati in base ai tuoi risultati contro di loro
tournament-tie-direct-encounter = Scontri diretti
tournament-tie-direct-encounter-about = Punti nelle partite tra chi è a pari merito
tournament-tie-wins = Vittorie
tournament-tie-wins-about = Partite giocate e vinte, senza contare riposi e assenze
tournament-tie-score-share = Quota punti
tournament-tie-score-share-about = La tua quota di tutti i punti fatti ai tuoi tavoli
tournament-tie-opponents-points = Punti avversari
tournament-tie-opponents-points-about = I punti di tutti quelli che hanno giocato ai tuoi tavoli
tournament-streak = { $count } vittorie di fila
tournament-left = non gioca più
tournament-bye-full = Riposo: vale una vittoria
tournament-bye-half = Riposo: vale mezzo punto
tournament-bye-rest = Riposo
tournament-absent = assente
tournament-playing = in gioco
tournament-round = Turno { $round }
tournament-why = Perché questi abbinamenti?
tournament-why-schedule = Riga { $row } della tabella di Berger.
tournament-why-swiss = Punti { $one } e { $other }, posti { $first } e { $second } in classifica.
tournament-why-met = Partite già giocate tra loro: { $met }. Non c’era altro abbinamento possibile.
tournament-why-arena = Erano liberi entrambi, con { $one } e { $other } punti.
tournament-why-again = Si erano appena affrontati, ma non c’era nessun altro libero.
tournament-why-table = Punti al tavolo: { $points }.
tournament-seats-balance = I colori sono assegnati in modo che entrambi inizino lo stesso numero di volte.
tournament-seats-alternation = I colori si alternano.
tournament-seats-rank = Cambia colore chi è meglio classificato.
tournament-seats-lot = I colori sono stati sorteggiati.
tournament-bye-why-schedule = Con un numero dispari di giocatori si riposa a rotazione.
tournament-bye-why-odd = Il numero di giocatori è dispari.
tournament-bye-why-late = Iscrizione dopo l’abbinamento del turno.
tournament-result-won = { $winner } batte { $loser }
tournament-result-drawn = { $names }: pareggio
tournament-result-absent = { $names }: non giocata

tournament-did-created = Torneo annunciato
tournament-did-changed = Impostazioni modificate
tournament-did-invited = Invito per { $name }
tournament-did-entered = { $name } partecipa
tournament-did-checked-in = { $name } ha confermato la presenza
tournament-did-withdrew = Ritiro di { $name }
tournament-did-came-back = Rientro di { $name }
tournament-did-started = Torneo iniziato
tournament-did-paired = Turno { $round } abbinato
tournament-did-no-show = Assente: { $name }
tournament-did-ended = Risultato: { $name }
tournament-did-adjudicated = Risultato assegnato: { $name }
tournament-did-excluded = Esclusione di { $name }
tournament-did-readmitted = Riammissione di { $name }
tournament-did-paused = Torneo in pausa
tournament-did-resumed = Torneo ripreso
tournament-did-finished = Torneo concluso
tournament-did-undone = Una decisione è stata annullata

## Organisers
tournament-organise = Organizzazione
tournament-start-now = Inizia ora
tournament-next-round-now = Avvia il prossimo turno
tournament-pause = Metti in pausa
tournament-resume = Riprendi
tournament-finish = Termina il torneo
tournament-undo = Annulla
tournament-exclude = Escludi
tournament-readmit = Riammetti
tournament-adjudicate = Assegna un risultato
tournament-wins = Vince { $name }
tournament-draw = Pareggio
tournament-not-played = Non giocata
tournament-report = Scarica il rapporto (TRF)

## What is refused
tournament-refused-not-organiser = Possono farlo solo gli organizzatori.
tournament-refused-not-invited = A questo torneo si partecipa solo su invito.
tournament-refused-not-member = Possono partecipare solo i membri del club.
tournament-refused-excluded = Gli organizzatori ti hanno escluso dal torneo.
tournament-refused-not-a-player = Non giochi in questo torneo.
tournament-refused-already-so = È già stato fatto.
tournament-refused-full = È stato raggiunto il limite di { $most }.
tournament-refused-not-now = Ora non è possibile.
tournament-refused-round-unfinished = Il turno è ancora in corso.
tournament-refused-last-round = Questo è l’ultimo turno.
tournament-refused-too-few = Servono almeno { $fewest } giocatori.
tournament-refused-not-found = Questa partita o questo giocatore non esiste.
tournament-refused-unsuitable = Controlla questo dato: { $what }.
tournament-refused-not-paused = Prima metti in pausa il torneo.
tournament-refused-rests-on-it = Qualcosa di più recente dipende da questo. Annulla prima quello.
