# Quello che qualcuno ha giocato: mosse in attesa, filtri, statistiche, partite da vedere, codici di recupero.

## Mosse in attesa
moves-title = Tocca a te
moves-left = tempo rimasto: { $time }
next-game = Prossima partita ({ $count })
key-next-game = Andare alla prossima partita in cui tocca a te

## Mosse pianificate
plan-title = Mosse pianificate
plan-moves = Pianifica mosse
plan-about = Prova sul tavoliere una mossa che ti aspetti e la tua risposta. Se la mossa arriva, la risposta viene giocata subito. Lo vedi solo tu.
plan-full = Hai raggiunto il numero massimo di piani. Eliminane uno per aggiungerne un altro.
plan-expect = Cosa potrebbe giocare { $name }?
plan-answer = Come risponderesti?
plan-over = La partita sarebbe finita.
plan-keep = Salva il piano
plan-back = Indietro di una mossa
plan-cancel = Scarta
plan-delete = Elimina questo piano

## Vacanze
vacation-title = Vacanze
vacation-about = Durante le vacanze il tuo orologio resta fermo nelle partite per corrispondenza; quelli degli avversari vanno avanti. Puoi giocare lo stesso. Nei tornei le vacanze valgono solo se l’organizzatore lo permette, e un tempo già scaduto resta scaduto. Hai fino a 30 giorni interi per anno solare. Le vacanze iniziano subito.
vacation-left = { $days ->
        [one] Ti resta { $days } giorno quest’anno
       *[other] Ti restano { $days } giorni quest’anno
    }
vacation-days = Giorni
vacation-begin = Inizia le vacanze
vacation-end = Termina le vacanze
vacation-end-about = Puoi terminarle prima: il giorno già iniziato conta, gli altri ti restano.
vacation-own = Sei in vacanza fino al giorno { $until }. Fino ad allora il tuo orologio è fermo.
vacation-of = { $name } è in vacanza fino al giorno { $until }. Fino ad allora il suo orologio è fermo.
vacation-until = In vacanza fino al giorno { $until }

## Partite e filtri
history-going = Partite in corso
history-filters = Filtra le partite
history-variant = Variante
history-result = Risultato
history-kind = Tipo
history-unrated = Non classificata
history-players = Avversari
history-people = Persone
history-bots = Bot
history-opponent = Nome dell’avversario
history-from = Dal
history-to = Al
history-clear = Azzera i filtri
history-older = Nessuna delle partite più recenti corrisponde ai filtri. Vuoi cercare in quelle meno recenti?

## Statistiche
statistics-title = Statistiche
statistics-which = Scegli un gioco
statistics-won = Vittorie
statistics-drawn = Pareggi
statistics-lost = Sconfitte
statistics-share = Punteggio
statistics-streak-won = { $count ->
    [one] Serie attuale: { $count } vittoria
   *[other] Serie attuale: { $count } vittorie
}
statistics-streak-drawn = { $count ->
    [one] Serie attuale: { $count } pareggio
   *[other] Serie attuale: { $count } pareggi
}
statistics-streak-lost = { $count ->
    [one] Serie attuale: { $count } sconfitta
   *[other] Serie attuale: { $count } sconfitte
}
statistics-best = Serie di vittorie più lunga: { $count }
statistics-paces = Per gioco e tempo
statistics-kinds = Per avversario
statistics-people = Persone
statistics-seats = In base all’ordine di gioco
statistics-first = Primo a giocare
statistics-second = Secondo a giocare
statistics-endings = Come sono finite le partite
statistics-by-rules = Giocate fino alla fine
statistics-by-resignation = Abbandono
statistics-by-time = Tempo scaduto
statistics-by-agreement = Pareggio concordato
statistics-by-absence = Un giocatore se n’è andato
statistics-met = Avversari più frequenti
statistics-newest = In base alle ultime { $count } partite.

## Partite da vedere
lobby-featured = Da vedere
featured-upset = Sorpresa
featured-close = Testa a testa
featured-strong = Alto livello

## Codici di recupero
recovery-title = Codici di recupero
recovery-about = Se dimentichi la password, con un codice di recupero puoi sceglierne un’altra. Ogni codice si usa una volta sola.
recovery-left = { $count ->
    [0] Non hai nessun codice.
    [one] Ti resta { $count } codice.
   *[other] Ti restano { $count } codici.
}
recovery-make = Crea dieci codici
recovery-replaces = I codici attuali smetteranno di funzionare.
recovery-once = Non vedrai più questi codici. Annotali o salvali adesso.
recovery-save = Salva in un file
forgot-password = Password dimenticata?
recover-about = Inserisci uno dei tuoi codici di recupero e scegli una nuova password. Tutti gli altri browser verranno disconnessi e tutte le passkey eliminate.
recovery-code = Codice di recupero
recover = Imposta la nuova password
recover-wrong = Nome e codice non corrispondono, oppure il codice è già stato usato.

# How two people stand against each other.
meeting-points = Punti in questa serie:
meeting-series = In questa serie: { $one } { $first } – { $second } { $other }
meeting-all = In tutte le partite dal { $day }: { $one } { $first } – { $second } { $other }
meeting-newest = Nelle ultime { $count } partite: { $one } { $first } – { $second } { $other }
meeting-yours = Il tuo bilancio contro { $name }: { $mine } – { $theirs }
accuracy-title = Precisione
accuracy-spoken = { $game }: da { $from } a { $to } in { $games ->
        [one] { $games } partita analizzata
       *[other] { $games } partite analizzate
    }
accuracy-step = Scorri le partite analizzate
accuracy-mean = Media: { $mean }
accuracy-about = Dalle partite che hai analizzato in questo browser. Questi dati li vedi solo tu.
