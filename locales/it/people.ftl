# People and pages: home, options before a game, account, profile, settings, about.

## The frame
title-of = { $screen } · { $app }
title-rules = Regole di { $game }
title-table = Partita
lost-title = Pagina non trovata
to-home = Pagina iniziale
nav-about = Informazioni su Trilynx
nav-host = Ospita Trilynx
nav-privacy = Privacy
nav-account = Accedi
nav-account-of = Il tuo account: { $name }

## Home and own games
learn-quickly = Impara a giocare
all-my-games = Tutte le tue partite
your-turn = Tocca a te
your-turn-against = Tocca a te contro { $names }
against-names = La tua partita contro { $names }
and-more-games = e altre { $count }
hide-game = Nascondi questa partita
table-hidden = Nascosta su questo dispositivo. Resta tra le tue partite.
undo = Annulla
boards-pause = Metti in pausa la dimostrazione
boards-play = Riprendi la dimostrazione
home-learn = È la prima volta?
home-learn-about = Impara giocando, un’idea alla volta.
bot-ready = Sempre pronto

## Before a game
options-title = Opzioni
options-none = Standard, senza orologio
choose-level = Che livello?
level-of = Livello { $n } di { $of }
level-top = Oltre tutti i livelli
bot-instead = Gioca contro un bot
name-optional = Nome (facoltativo)
options-match = Incontro
match-none = Partita singola
match-of = { $rounds ->
    [one] Ognuno inizia una volta
   *[other] Incontro: ognuno inizia { $rounds } volte
}
players-count = { $count } giocatori
begin-colour = Il tuo colore
begin-colour-lot = A caso
begin-colour-me = Bianco, inizi tu
begin-colour-other = Nero
begin-first = Chi inizia?
begin-first-lot = A caso
begin-first-me = Tu
begin-first-other = Un altro giocatore
pace-fischer = { $minutes } min + { $seconds } s
pace-fischer-short = { $initial } s + { $seconds } s
pace-byoyomi = { $minutes } min, poi { $periods } × { $seconds } s
own-clock = Personalizza…
own-clock-kind = Tipo
own-clock-fischer = Tempo più incremento
own-clock-byoyomi = Byo-yomi
own-clock-correspondence = Giorni per mossa
own-clock-fischer-minutes = Minuti
own-clock-fischer-seconds = Secondi per mossa
own-clock-byoyomi-minutes = Minuti
own-clock-byoyomi-periods = Periodi
own-clock-byoyomi-seconds = Secondi per periodo
own-clock-correspondence-days = Giorni
is-rated = Classificata
rated-about = Il risultato cambia il tuo rating.
rated-needs-clock = Solo con l’orologio.
rated-needs-account = Crea un account per giocare partite classificate.
listed = Mostra in sala
listed-about = Può partecipare chiunque, non solo chi ha il link.
waited = In attesa: { $seconds } s
wait-in-lobby = Aspetta in sala
wait-in-lobby-about = Apre una partita che tutti possono vedere e a cui tutti possono partecipare.

## A table that waits
qr-label = Codice QR del link
qr-about = Oppure inquadra questo codice con un telefono.
share-link = Condividi…
invites-you = { $name } ti invita a una partita di { $game }
your-name = Il tuo nome (facoltativo)
your-name-about = Così ti vedrà { $name }.
own-name-about = Il tuo invito arriva da «{ $name }».
guest-animal = { $animal ->
    [badger] Tasso
    [bear] Orso
    [bee] Ape
    [crane] Gru
    [cricket] Grillo
    [dolphin] Delfino
    [dove] Colomba
    [eagle] Aquila
    [falcon] Falco
    [finch] Fringuello
    [fox] Volpe
    [gecko] Geco
    [hare] Lepre
    [hawk] Astore
    [heron] Airone
    [ibex] Stambecco
    [jay] Ghiandaia
    [kestrel] Gheppio
    [koala] Koala
    [lark] Allodola
    [lemur] Lemure
    [lion] Leone
    [lynx] Lince
    [magpie] Gazza
    [marten] Martora
    [mole] Talpa
    [newt] Tritone
    [otter] Lontra
    [owl] Gufo
    [panda] Panda
    [puffin] Pulcinella
    [raven] Corvo
    [robin] Pettirosso
    [seal] Foca
    [stork] Cicogna
    [swan] Cigno
    [tiger] Tigre
    [turtle] Tartaruga
    [wolf] Lupo
    [wren] Scricciolo
   *[other] { $animal }
}
guest-name-unfit = Questo nome qui non va. Usa da 2 a 20 lettere o cifre, e comincia con una lettera.
learn-first = Prima impara il gioco
no-account-needed = Nessun account, niente da installare.
seat-bot-which = Bot per un posto libero

## Account
account-title = Il tuo account
account-why = Puoi giocare senza account. Con un account, le tue partite e i tuoi rating ti seguono su ogni dispositivo.
account-name = Nome
name-hint = 3–20 caratteri: a–z, cifre, - e _
name-taken = Questo nome non è disponibile: è già in uso o somiglia troppo a un altro.
name-too-short = Troppo corto. Il nome deve avere almeno { $least } caratteri.
name-unfit = Questo nome non è ammesso. Usa 3–20 caratteri (a–z, cifre, - e _), con una lettera o una cifra all’inizio e alla fine, e non spacciarti per un bot o per lo staff.
password = Password
password-hint = Almeno 8 caratteri. L’ideale è un gestore di password, o qualche parola a caso.
password-too-short = Troppo corta. La password deve avere almeno { $least } caratteri.
password-unfit = Questa password non è ammessa. Usa 8–128 caratteri e nulla di facile da indovinare, come il tuo nome, una parola comune con qualche cifra o tasti vicini.
password-wrong = Questa non è la tua password attuale.
password-lost = L’indirizzo e-mail non serve. Una volta creato l’account, genera dei codici di recupero, nel caso dimenticassi la password.
show-password = Mostra
sign-in = Accedi
make-account = Crea account
account-needs-little = Bastano un nome e una password. Le partite che hai giocato come ospite restano tue.
as-guest = Giochi come ospite
as-guest-about = Il tuo nome qui è «{ $name }». Solo questo browser sa chi sei.
forget-guest = Dimentica questo ospite
forget-guest-sure = Dimenticare davvero? Non potrai più ritrovare le tue partite.
signed-in = Hai effettuato l’accesso.
my-profile = Il tuo profilo
sign-out = Esci
sign-out-everywhere = Esci ovunque
change-name = Cambia nome
new-name = Nuovo nome
change-done = Salvato.
change-password = Cambia password
password-now = Password attuale
password-new = Nuova password
password-changed = Password cambiata. Tutti gli altri browser sono stati disconnessi e tutti i token, i codici di recupero e le passkey sono stati revocati.
my-data = I tuoi dati
my-data-about = Tutto ciò che conserviamo su di te, comprese le notazioni di tutte le tue partite, in un unico file.
download-data = Scarica i tuoi dati
delete-account = Elimina account…
delete-account-about = Non si può tornare indietro. Nome, password, rating e token vengono eliminati; le tue partite restano, senza il tuo nome. Se vuoi tenere i tuoi dati, scaricali prima.
delete-account-now = Elimina per sempre
programs = Programmi che giocano
programs-about = Un programma può giocare con questo account. Al posto della tua password usa un token.
played-by-program = Con questo account gioca un programma (lo vedono tutti)
tokens = Token
token-label = A che cosa serve?
token-label-hint = Un appunto per te, per esempio «il mio bot»
token-make = Crea token
token-made = Creato: { $day }
token-used = ultimo uso: { $day }
token-never = mai usato
token-revoke = Revoca
token-revoke-which = Revoca il token «{ $label }»
token-once = Non vedrai più questo token. Copialo adesso:

## Profile
nobody-of-this-name = Qui nessuno ha questo nome.
no-games-yet = Non hai ancora giocato nessuna partita.
here-since = Iscrizione: { $day }
is-program = gioca un programma
no-ratings = Ancora nessuna partita classificata.
profile-private = Solo tu vedi le tue partite private, come quelle contro i bot.
class-bullet = Bullet
class-blitz = Blitz
class-rapid = Rapida
class-classical = Classica
class-correspondence = Corrispondenza
rating-unsure = ± { $deviation }
games-count = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
rating-curve = Andamento del rating
rating-which = Quale rating
rating-curve-spoken = { $which }: da { $from } a { $to } in { $games ->
        [one] { $games } partita classificata
       *[other] { $games } partite classificate
    }
rating-step = Scorri le partite classificate
as-table = Mostra come tabella
column-day = Data
column-rating = Rating
column-game = Partita
private-table = privata
games-title = Partite
filter-game = Gioco
filter-all = Tutto
stage-playing = In corso
download-records = Scarica tutte le notazioni
one-record = Scarica
to-replay = Rivedi
more-games = Mostra altre
games-none = Nessuna partita trovata.
outcome-won = Vinta
outcome-shared = Vittoria condivisa
outcome-lost = Persa
outcome-draw = Pareggio
outcome-none = Nessun risultato
outcome-decided = Finita
outcome-waiting = In attesa
outcome-playing = In corso
outcome-closed = Annullata

## Lobby
filter-pace-live = Con orologio
filter-pace-correspondence = Per corrispondenza
filter-pace-none = Senza orologio
lobby-open-own = Apri tu una partita:
lobby-more = Altre partite in diretta
lobby-quick = Gioca subito
lobby-quick-about = Un tocco e ti troviamo un avversario.
pace-waiting = { $count ->
    [one] { $count } persona in attesa
   *[other] { $count } persone in attesa
}
your-usual = Il solito
lobby-finished = Appena finite
lobby-bots = Sempre qui
lobby-bots-game = Bot per
lobby-bots-all = Tutti i bot e le opzioni
lobby-all-games = Tutti i giochi
lobby-all-paces = Tutti i tempi

## Settings
settings-lead = Le modifiche valgono subito e vengono salvate in questo browser.
settings-look = Aspetto e audio
settings-set = Tavoliere e pedine
material-slate = Ardesia
material-slate-about = Pietra levigata con linee incise
material-oak = Rovere
material-oak-about = Legni caldi con linee pirografate
material-paper = Carta
material-paper-about = Cartoncino ritagliato, quasi piatto
material-night = Notte
material-night-about = Lacca blu in una luce fredda
settings-board = Tavoliere
setting-coordinates = Coordinate
setting-coordinates-about = Lettere e numeri intorno al tavoliere
setting-marks = Simboli sulle pedine di LYNGK
setting-marks-about = Per distinguere le pedine senza affidarsi al colore
setting-known = Carte note in Linko!
setting-known-about = Mostra quali carte in mano agli altri sono già state viste da tutti
setting-confirm = Conferma le mosse
setting-confirm-about = Una mossa vale solo dopo un secondo tocco

## About
about-what = Su Trilynx giochi a YINSH, LYNGK e Linko! nel browser, contro persone o bot, senza iscrizione.
about-promises = Le regole sono esatte, e quando una mossa non è consentita ti mostriamo la regola che lo dice. Una mossa confermata non va mai persa. La distribuzione delle carte è onesta, e chiunque può verificarla. Niente pubblicità, niente tracciamento.
about-version = Versione { $version }
about-games = I giochi
about-authors = YINSH e LYNGK sono giochi di Kris Burm, Linko! è un gioco di Wolfgang Kramer e Michael Kiesling. Trilynx è indipendente dagli autori e dai loro editori e non usa né i loro testi né le loro illustrazioni. Se i giochi ti piacciono, comprali: su un tavolo sono bellissimi.
about-bots = I bot
about-bots-how = Ogni gioco ha dieci livelli, da un bot che sa poco più delle regole a uno che batte la maggior parte delle persone. I più forti guardano avanti e valutano le posizioni con reti neurali addestrate giocando contro sé stesse.
about-bots-fair = Un bot vede esattamente ciò che vedrebbe un giocatore al suo posto. In Linko! non conosce mai una carta coperta.
about-engine = Qui i bot possono girare anche nel tuo browser, quindi puoi giocare contro di loro anche offline.
about-programs-how = Anche i programmi possono giocare qui, via HTTP o WebSocket, con un token del tuo account. La descrizione dell’API qui sotto è generata dal server stesso. I motori da riga di comando parlano un semplice protocollo a righe: trilynx engine.
about-openapi = Descrizione dell’API (OpenAPI)
about-host-how = Trilynx è un unico programma e non ha bisogno di altri servizi. Con il codice sorgente, Rust e Node.js, un solo comando compila tutto, avvia il server e ti dice quale indirizzo aprire:
about-host-club = Per un circolo, così che tutti sulla rete locale possano giocare:
about-host-more = Tutte le partite stanno in un file (SQLite); trilynx backup lo copia mentre si gioca. Su internet, metti davanti un proxy con TLS; per molti giocatori, usa PostgreSQL. La cartella docs nel codice sorgente spiega come fare.
about-licence = Licenza
about-licence-how = Software libero: MIT o Apache 2.0, come preferisci. Usalo, modificalo, condividilo.
privacy-short = Conserviamo il meno possibile, tutto su questo server, e non cediamo nulla. Ci sono due cookie: uno dice chi sei, l’altro ricorda che da questo browser è già stato fatto l’accesso.
privacy-guest = Ospiti
privacy-guest-how = Un nome casuale o quello che hai scelto, e la data della tua prima visita.
privacy-account = Account
privacy-account-how = Il tuo nome, la data d’iscrizione, i tuoi rating, le lezioni completate, le persone che segui o hai bloccato, le tue vacanze, le mosse pianificate, un hash della password e dei codici di recupero, da cui non si possono ricavare, e le tue passkey: il nome, la chiave pubblica, quando le hai aggiunte e quando le hai usate l’ultima volta. Impronte e volto non lasciano mai il tuo dispositivo. Il tuo indirizzo e-mail, solo se ne aggiungi uno: serve a inviarti link, avvisi sul tuo account e riepiloghi. Il tuo nome vero non lo chiediamo.
privacy-games = Partite
privacy-games-how = Chi ha giocato, ogni mossa e quando è stata fatta, e il risultato. Le partite pubbliche le vedono tutti, quelle private chiunque abbia il link.
privacy-fair-play = Gioco corretto
privacy-fair-play-how = Nelle partite classificate a tempo: quanto spesso le tue mosse coincidono con quelle dei bot, quanto rifletti e in quanti dei tuoi turni hai abbandonato la pagina. Lo vedono solo i moderatori.
privacy-chat = Chat
privacy-chat-how = I messaggi restano con la partita in cui sono stati scritti e li vedono solo le persone a cui erano destinati. Se qualcuno li segnala, li vedono anche i moderatori. I messaggi privati tra due amici li vedono solo loro, e se elimini il tuo account viene eliminato anche ciò che hai scritto. Chi gestisce questo server può leggere il database.
privacy-sessions = Sessioni
privacy-sessions-how = Un hash del cookie e la data dell’ultimo uso. Una sessione finisce 90 giorni dopo la tua ultima visita, a meno che chi ospita il sito non abbia scelto diversamente.
privacy-address = Indirizzi IP
privacy-address-how = Contati in memoria per impedire abusi e mai salvati da questo programma. Un proxy davanti al server potrebbe salvarli: chiedi a chi ospita il sito. Degli account si conservano per 14 giorni gli hash delle reti da cui sono stati usati, perché chi è stato bandito non ritorni subito.
privacy-rights = In qualsiasi momento puoi scaricare tutto ciò che conserviamo su di te o eliminare il tuo account:

block = Blocca
block-about = Bloccare { $name }? Non vedrai più i suoi messaggi, fuori dai tornei non vi faremo più giocare insieme e non potrà entrare nelle tue partite. Non riceverà alcun avviso.
unblock = Sblocca
unblock-whom = Sblocca { $name }
blocked-title = Persone bloccate
blocked-about = Non vedi i messaggi di queste persone, fuori dai tornei non ti facciamo giocare con loro e non possono entrare nelle tue partite. Questo elenco lo vedi solo tu.
blocked-since = blocco: { $day }
report = Segnala
