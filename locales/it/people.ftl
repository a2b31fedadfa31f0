# People and pages: home, options before a game, account, profile, settings, about.

## The frame
title-of = { $screen } · { $app }
title-rules = Regole di { $game }
title-table = Tavolo
lost-title = Pagina non trovata
nav-about = Informazioni su Trilynx
nav-host = Ospitalo tu
nav-privacy = Privacy
nav-account = Accedi
nav-account-of = Il tuo account: { $name }

## Home and own games
learn-quickly = Impara in 3 minuti
all-my-games = Tutte le tue partite
your-turn = Tocca a te

## Before a game
options-title = Opzioni
options-none = come al solito, senza orologio
choose-level = Quanto forte?
wish-match = Incontro
match-none = Una sola partita
match-of = { $rounds ->
    [one] Ognuno comincia una volta
   *[other] Incontro: ognuno comincia { $rounds } volte
}
players-count = { $count } giocatori
begin-colour = Il tuo colore
begin-colour-lot = A sorte
begin-colour-me = Bianco, cominci tu
begin-colour-other = Nero
begin-first = Chi comincia?
begin-first-lot = A sorte
begin-first-me = Tu
begin-first-other = Qualcun altro
pace-fischer = { $minutes } min + { $seconds } s
pace-fischer-short = { $initial } s + { $seconds } s
pace-byoyomi = { $minutes } min, poi { $periods } × { $seconds } s
own-clock = Imposta tu…
own-clock-kind = Tipo
own-clock-fischer = Tempo più incremento
own-clock-byoyomi = Byo-yomi
own-clock-correspondence = Giorni a turno
own-clock-fischer-minutes = Minuti
own-clock-fischer-seconds = Secondi a turno
own-clock-byoyomi-minutes = Minuti
own-clock-byoyomi-periods = Periodi
own-clock-byoyomi-seconds = Secondi ciascuno
own-clock-correspondence-days = Giorni
is-rated = Classificata
rated-about = Il risultato cambia il tuo punteggio.
rated-needs-clock = Solo con l’orologio.
rated-needs-account = Registrati per giocare partite classificate.
listed = Mostra in sala
listed-about = Può sedersi chiunque, non solo chi ha il link.
waited = In attesa da { $seconds } s
wait-in-lobby = Aspetta in sala
wait-in-lobby-about = Apre un tavolo che tutti vedono.

## A table that waits
qr-label = Codice QR del link
qr-about = Oppure inquadra il codice con un telefono.
share-link = Condividi…
seat-bot-which = Bot per un posto libero

## Account
account-title = Il tuo account
account-why = Puoi giocare senza account. Con un account, partite e punteggi ti seguono su ogni dispositivo.
account-name = Nome
name-hint = Da 3 a 20 lettere (a–z), cifre, - e _
name-taken = Questo nome, o uno che sembra uguale, ce l’ha già qualcuno.
name-unfit = Questo nome non va: da 3 a 20 lettere (a–z), cifre, - e _, con una lettera o una cifra all’inizio e alla fine, e nulla che faccia pensare a un bot o a chi gestisce il sito.
password = Password
password-hint = Almeno 8 caratteri. L’ideale: un gestore di password o qualche parola a caso.
password-unfit = Questa password non va: servono da 8 a 128 caratteri e non può essere una di quelle che si provano per prime, come il tuo nome, una parola comune con cifre o una fila di tasti.
password-wrong = Questa non è la tua password.
password-lost = Non c’è e-mail e quindi nessun recupero: conserva bene la password.
show-password = Mostra
sign-in = Accedi
make-account = Crea un account
account-needs-little = Nome e password, nient’altro. Le tue partite da ospite vengono con te.
as-guest = Sei un ospite
as-guest-about = Giochi come «{ $name }». Solo questo browser sa chi sei.
forget-guest = Dimentica questo ospite
forget-guest-sure = Dimenticare? Non ritroverai le tue partite.
signed-in = Hai effettuato l’accesso.
my-profile = Il tuo profilo
sign-out = Esci
sign-out-everywhere = Esci ovunque
change-name = Cambia nome
new-name = Nuovo nome
change-done = Fatto.
change-password = Cambia password
password-now = Password attuale
password-new = Nuova password
password-changed = Fatto. Tutti gli altri browser sono usciti e tutti i token sono revocati.
my-data = I tuoi dati
my-data-about = Tutto ciò che è conservato su di te, con i verbali di tutte le tue partite, in un file.
download-data = Scarica i tuoi dati
delete-account = Elimina l’account…
delete-account-about = È definitivo. Nome, password, punteggi e token vengono eliminati; le tue partite restano, giocate da nessuno in particolare. Se vuoi tenere i tuoi dati, scaricali prima.
delete-account-now = Elimina per sempre
programs = Programmi che giocano
programs-about = Un programma può giocare con questo account. Al posto della password presenta un token.
played-by-program = Con questo account gioca un programma (lo vedono tutti)
tokens = Token
token-label = Per che cosa?
token-label-hint = Una parola per te, per esempio «il mio bot»
token-make = Crea un token
token-made = Creato: { $day }
token-used = ultimo uso: { $day }
token-never = mai usato
token-revoke = Revoca
token-revoke-which = Revoca il token «{ $label }»
token-once = Questo token si vede solo ora. Copialo:

## Profile
nobody-of-this-name = Nessuno con questo nome ha un account qui.
no-games-yet = Non hai ancora giocato.
here-since = Qui dal { $day }
is-program = gioca un programma
no-ratings = Ancora nessuna partita classificata.
class-bullet = Bullet
class-blitz = Blitz
class-rapid = Rapida
class-classical = Classica
class-correspondence = Per corrispondenza
rating-unsure = ± { $deviation }
games-count = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
rating-curve = Andamento del punteggio
rating-which = Quale punteggio
rating-curve-spoken = { $which }: da { $from } a { $to } in { $games ->
        [one] { $games } partita classificata
       *[other] { $games } partite classificate
    }
rating-step = Scorri le partite classificate
as-table = Come tabella
column-day = Data
column-rating = Punteggio
column-game = Partita
private-table = privata
games-title = Partite
filter-game = Gioco
filter-stage = Stato
filter-all = Tutto
stage-playing = In corso
stage-over = Finite
download-records = Scarica tutti i verbali
one-record = Verbale
to-replay = Rivedi
more-games = Altre partite
games-none = Nessuna partita di questo tipo.
outcome-won = Vinta
outcome-shared = Vittoria condivisa
outcome-lost = Persa
outcome-draw = Pareggio
outcome-none = Senza risultato
outcome-decided = Finita
outcome-waiting = In attesa
outcome-playing = In corso
outcome-closed = Chiusa

## Lobby
filter-pace-live = Con orologio
filter-pace-correspondence = Giorni a turno
filter-pace-none = Senza orologio
lobby-open-own = Apri tu un tavolo:
lobby-more = Altre partite

## Settings
settings-lead = Tutto vale subito e resta in questo browser.
settings-look = Aspetto e suono
settings-board = Al tavoliere
setting-coordinates = Coordinate
setting-coordinates-about = Lettere e numeri lungo il bordo del tavoliere
setting-marks = Lettere e segni sulle pedine di LYNGK
setting-marks-about = I colori si distinguono anche senza vedere il colore
setting-known = Carte note in Linko!
setting-known-about = Mostra quali carte degli altri hanno visto tutti
setting-confirm = Conferma le mosse
setting-confirm-about = Una mossa vale solo dopo un secondo tocco

## About
about-what = Trilynx è un posto dove giocare a YINSH, LYNGK e Linko!: contro persone e bot, nel browser, senza iscrizione.
about-promises = Le regole sono esatte, e ciò che non è permesso viene spiegato con il paragrafo che lo dice. Una mossa confermata non va mai persa. Le distribuzioni sono corrette e chiunque può verificarle. Niente pubblicità, niente tracciamento.
about-version = Versione { $version }
about-games = I giochi
about-authors = YINSH e LYNGK sono giochi di Kris Burm, Linko! è un gioco di Wolfgang Kramer e Michael Kiesling. Trilynx è indipendente da loro e dai loro editori e non contiene né i loro testi né le loro illustrazioni. Se i giochi ti piacciono, comprali: su un tavolo sono bellissimi.
about-bots = I bot
about-bots-how = Ogni gioco ha dieci livelli: da uno che sa poco più delle regole a uno che gioca meglio di quasi tutti. I più forti calcolano in anticipo e giudicano le posizioni con reti che hanno imparato giocando contro se stesse.
about-bots-fair = Un bot vede esattamente ciò che può vedere un giocatore al suo posto. In Linko! non conosce nessuna carta coperta.
about-programs-how = Anche i programmi possono giocare qui: via HTTP o WebSocket, con un token di un account. La descrizione dell’interfaccia qui sotto nasce dal programma stesso. I motori da terminale parlano un semplice protocollo a righe: trilynx engine.
about-openapi = Descrizione dell’interfaccia (OpenAPI)
about-host-how = Trilynx è un solo programma e non ha bisogno di altri servizi. Con il codice sorgente, Rust e Node.js, un comando costruisce e serve tutto questo e dice quale indirizzo aprire:
about-host-club = Per un circolo, così che tutta la rete locale possa giocare:
about-host-more = Le partite stanno in un file (SQLite); trilynx backup lo copia mentre si gioca. Per internet metti davanti un proxy con TLS; per molti giocatori le partite può tenerle PostgreSQL. La cartella docs del codice sorgente spiega come.
about-licence = Licenza
about-licence-how = Software libero: MIT o Apache 2.0, a scelta. Puoi usarlo, cambiarlo e passarlo ad altri.
privacy-short = Si conserva il meno possibile, tutto su questo server, e nulla viene ceduto. Ci sono due cookie: uno dice soltanto chi sei, l’altro che da questo browser si è già entrati.
privacy-guest = Ospiti
privacy-guest-how = Un nome inventato e quando sei arrivato la prima volta.
privacy-account = Account
privacy-account-how = Il tuo nome, quando è stato creato l’account, i tuoi punteggi e un hash della password da cui non si può ricavarla. Nessun indirizzo e-mail, nessun nome vero.
privacy-games = Partite
privacy-games-how = Chi ha giocato, ogni mossa e quando è stata fatta, e il risultato. Le partite pubbliche le vedono tutti, quelle private chi conosce il link.
privacy-chat = Chat
privacy-chat-how = Quel che si dice a un tavolo resta con quel tavolo e si mostra a coloro a cui era rivolto.
privacy-sessions = Sessioni
privacy-sessions-how = Un hash del cookie e quando è stato usato l’ultima volta. Finisce 90 giorni dopo la tua ultima visita, se chi ospita non ha scelto altro.
privacy-address = Indirizzi di rete
privacy-address-how = Si contano in memoria per impedire abusi e questo programma non li conserva mai. Un proxy davanti può fare altrimenti: chiedi a chi ospita.
privacy-rights = Puoi scaricare tutto ciò che è conservato su di te ed eliminare l’account in qualsiasi momento:
