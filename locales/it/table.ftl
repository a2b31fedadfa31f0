# What is said at a table: answers to requests that are refused, ends of games, decisions, clocks.

## Why a request is refused. $message is the reason of the game, $seconds the time to wait, rounded up; 0 if nobody is away.

refused-rule = Le regole non lo permettono ({ $clause }): { $message }.
refused-unreadable = «{ $found }» qui non è valido. Ci aspettavamo: { $message }.
refused-record = Riga { $line }{ $at_move ->
    [0] {""}
   *[other] {", "}mossa { $at_move }
  }: { $reason }
refused-impossible = Questa posizione non può presentarsi in una partita ({ $clause }): { $message }.
refused-options = Questa partita non si può giocare con queste opzioni ({ $field }): { $message }.
refused-not-seated = Può farlo solo chi gioca questa partita.
refused-which-seat = Quale dei tuoi posti intendi?
refused-not-opener = Può farlo solo chi ha creato la partita.
refused-not-your-turn = Non è il tuo turno.
refused-study-text = Riga { $line }, colonna { $column }: impossibile leggere { $found }
refused-stale = La posizione è cambiata: { $number ->
        [one] è stata giocata { $number } mossa
       *[other] sono state giocate { $number } mosse
    }.
refused-not-started = La partita non è ancora iniziata.
refused-started = La partita è già iniziata.
refused-over = La partita è finita.
refused-not-over = La partita non è ancora finita.
refused-seat-taken = Questo posto è occupato o riservato a qualcun altro.
refused-already-seated = Hai già un posto in questa partita.
refused-no-such-bot = In questo gioco non c’è nessun bot con questo nome.
refused-too-late-to-abort = Troppo tardi per interrompere: tutti hanno fatto la prima mossa.
refused-nothing-offered = Non c’è nessuna proposta a cui rispondere.
refused-offered-already = L’hai già chiesto. Aspetta un po’ prima di chiederlo di nuovo.
refused-not-for-more-players = Il pareggio si può concordare solo in una partita a due.
refused-no-such-point = Non puoi tornare così indietro: la partita non ha quella mossa.
refused-nothing-to-reset = In questo turno non hai fatto nulla che si possa annullare.
refused-nobody-away = { $seconds ->
        [0] Nessuno è assente.
        [one] Aspetta ancora { $seconds } secondo: il tuo avversario potrebbe tornare.
       *[other] Aspetta ancora { $seconds } secondi: il tuo avversario potrebbe tornare.
    }
refused-text = Un messaggio deve stare su una sola riga e non può essere vuoto né troppo lungo.
refused-table-full = Questa partita non accetta più messaggi né richieste.
refused-too-often = Hai già fatto tutte le richieste possibili in una partita.
refused-needs-account = Per le partite classificate serve un account. Creane uno, oppure gioca senza rating.
refused-left-games = Di recente hai lasciato a metà partite classificate, perciò potrai giocarne di nuovo solo tra { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h
    }. Nel frattempo puoi giocare partite non classificate e tornei.
refused-nothing-to-plan = Puoi pianificare mosse solo nelle partite per corrispondenza, mentre tocca all’avversario.
refused-plan-unfinished = Un piano deve finire con un tuo turno completo.
refused-plan-ambiguous = Hai già pianificato un’altra risposta a queste mosse. Elimina prima quel piano.
refused-time-up = Il tempo è scaduto.
refused-hidden = In questo gioco ci sono carte nascoste, perciò non possiamo rispondere.
refused-fair-play = Finché una partita classificata è in corso, il motore non dà consigli, né a chi la gioca né sulle sue posizioni. Chiedi di nuovo quando sarà finita.

## What is wrong with a request

error-malformed = Non abbiamo capito: { $message }.
error-too-large = È troppo grande ({ $what }): il limite è { $limit }.
error-limited = Troppe richieste in poco tempo ({ $what }). Aspetta { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }.
error-not-found = Non esiste, o non hai accesso.
error-sign-in = Prima devi accedere.
error-wrong-password = Nome o password errati.
error-passkey = Impossibile usare questa passkey.
error-banned = Questo account è sospeso: { $reason }
error-banned-until = Questo account è sospeso fino al giorno { $until }: { $reason }
error-network-banned = Al momento dalla tua rete non sono ammessi nuovi giocatori. Gli account creati prima del blocco possono ancora accedere.
error-network-banned-until = Fino al giorno { $until } dalla tua rete non sono ammessi nuovi giocatori. Gli account creati prima del blocco possono ancora accedere.
error-muted = Non puoi usare la chat: { $reason }
error-muted-until = Non puoi usare la chat fino al giorno { $until }: { $reason }
error-too-new = Non puoi ancora inviare link. Prima gioca qualche partita.
error-not-friends = Potete scrivervi solo finché vi seguite a vicenda.
error-listed-word = Questo server non ammette la parola «{ $word }».
error-tournament = Al momento non è possibile in questo torneo.
error-both-seated = Come ospite stai giocando una partita in cui anche questo account ha un posto, e nessuno può occupare due posti nella stessa partita. Finisci prima quella partita, oppure dimentica questo ospite e rinuncia al suo posto.
error-unfit = Non si può usare ({ $what }): { $message }.
error-forbidden = Non hai il permesso di farlo.
error-taken = Esiste già ({ $what }).
error-refused = Non è possibile: { $reason }
error-too-slow = La tua connessione è troppo lenta per stare al passo. Riconnessione in corso.
error-unavailable = Al momento non possiamo salvare. Non è andato perso nulla; riprova.
error-internal = Qualcosa è andato storto da parte nostra. L’abbiamo registrato; riprova.

## How a game ended

ended-rules = giocata fino alla fine
ended-resignation = per abbandono
ended-time = tempo scaduto
ended-agreement = pareggio concordato
ended-absence = un giocatore se n’è andato
ended-abort = partita interrotta

## What is to be decided

decision-place = Piazza un anello
decision-move = Fai una mossa
decision-claim-or-move = Acquisisci un colore o muovi
decision-row = Togli un allineamento
decision-ring = Togli un anello
decision-lay = Cala una combinazione
decision-attack = Prendi la combinazione, oppure no
decision-answer = Riprendi la combinazione o scartala
decision-draw = Pesca una carta

## Clocks

clock-none = Senza orologio
clock-fischer = { $initial_s } s + { $increment_s } s per mossa
clock-byoyomi = { $main_s } s, poi { $periods } × { $period_s } s
clock-correspondence = { $days ->
        [one] { $days } giorno per mossa
       *[other] { $days } giorni per mossa
    }
