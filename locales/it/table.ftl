# What is said at a table: answers to wishes that are not granted, ends of games, decisions, clocks.

## Why a wish is not granted. $message is the reason of the game, $seconds the time to wait, rounded up; 0 if nobody is away.

refused-rule = Le regole non lo permettono ({ $clause }): { $message }.
refused-unreadable = «{ $found }» qui non si può leggere. Ci si aspetta: { $message }.
refused-record = Riga { $line }{ $at_move ->
    [0] {""}
   *[other] {", "}mossa { $at_move }
  }: { $reason }
refused-impossible = Nessuna partita si presenta così ({ $clause }): { $message }.
refused-options = Non si può giocare con queste opzioni ({ $field }): { $message }.
refused-not-seated = Può farlo solo chi gioca a questo tavolo.
refused-which-seat = Quale dei tuoi posti intendi?
refused-not-opener = Può farlo solo chi ha aperto il tavolo.
refused-not-your-turn = Non è il tuo turno.
refused-stale = Nel frattempo la posizione è cambiata: { $number ->
        [one] è stata giocata { $number } mossa
       *[other] sono state giocate { $number } mosse
    }.
refused-not-started = La partita non è ancora cominciata.
refused-started = La partita è già cominciata.
refused-over = La partita è finita.
refused-not-over = La partita non è ancora finita.
refused-seat-taken = Questo posto è occupato o riservato a qualcun altro.
refused-already-seated = Hai già un posto qui.
refused-no-such-bot = In questo gioco non c’è nessun bot con questo nome.
refused-too-late-to-abort = È tardi per interrompere: tutti hanno già fatto una prima mossa.
refused-nothing-offered = Non c’è nulla a cui rispondere.
refused-offered-already = L’hai già chiesto. Aspetta un po’ prima di chiederlo di nuovo.
refused-not-for-more-players = Il pareggio si può concordare solo in due.
refused-no-such-point = La partita non ha un momento precedente come questo.
refused-nothing-to-reset = In questo turno non c’è nulla da annullare.
refused-nobody-away = { $seconds ->
        [0] Nessuno è assente.
        [one] Aspetta ancora { $seconds } secondo: il tuo avversario potrebbe tornare.
       *[other] Aspetta ancora { $seconds } secondi: il tuo avversario potrebbe tornare.
    }
refused-text = Un messaggio è una sola riga, né vuota né troppo lunga.
refused-table-full = Questo tavolo non può accogliere altro.
refused-too-often = Hai già fatto tutte le richieste possibili in una partita.
refused-needs-account = Per le partite classificate serve un account. Registrati, oppure gioca senza punteggio.
refused-time-up = Il tempo è scaduto.
refused-hidden = In questo gioco ci sono carte coperte, perciò a questo non c’è risposta.
refused-fair-play = Finché si gioca una partita classificata, il motore non dà consigli: né a chi la gioca né sulle sue posizioni. Chiedi di nuovo quando sarà finita.

## What is wrong with a request

error-malformed = Questo non è stato capito: { $message }.
error-too-large = Questo è troppo grande ({ $what }): il limite è { $limit }.
error-limited = Troppe richieste in poco tempo ({ $what }). Aspetta { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }.
error-not-found = Questo non esiste, o non è per te.
error-sign-in = Prima accedi.
error-wrong-password = Nessun account ha questo nome e questa password.
error-both-seated = Stai giocando come ospite a un tavolo dove anche questo account ha un posto, e nessuno può occupare due posti nella stessa partita. Finisci prima quella partita, oppure dimentica questo ospite e rinuncia al suo posto.
error-unfit = Questo non si può usare ({ $what }): { $message }.
error-forbidden = Non puoi farlo.
error-taken = Questo esiste già ({ $what }).
error-refused = Il tavolo dice di no: { $reason }
error-too-slow = La connessione è troppo lenta per seguire la partita. La stiamo ristabilendo.
error-unavailable = Al momento non si può salvare. Non è andato perso nulla; riprova.
error-internal = Il server ha commesso un errore. È stato annotato; riprova.

## How a game ended

ended-rules = giocata fino alla fine
ended-resignation = per abbandono
ended-time = per tempo scaduto
ended-agreement = di comune accordo
ended-absence = per assenza
ended-abort = interrotta

## What is to be decided

decision-place = Piazza un anello
decision-move = Fai una mossa
decision-claim-or-move = Acquisisci un colore o muovi
decision-row = Togli un allineamento
decision-ring = Togli un anello
decision-lay = Cala una combinazione
decision-attack = Prendi la combinazione o lasciala
decision-answer = Riprendi la combinazione o scartala
decision-draw = Pesca una carta

## Clocks

clock-none = Senza orologio
clock-fischer = { $initial_s } s per la partita, { $increment_s } s in più per ogni turno
clock-byoyomi = { $main_s } s per la partita, poi { $periods } × { $period_s } s
clock-correspondence = { $days ->
        [one] { $days } giorno per turno
       *[other] { $days } giorni per turno
    }
