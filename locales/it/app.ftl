# The web app's own texts. What the games, tables and bots say stands in the files beside this one.

app-name = Trilynx
skip-to-content = Vai al contenuto
nav-label = Principale
nav-lobby = Sala
nav-rules = Regole
nav-settings = Impostazioni
page-not-found = Questa pagina non esiste. Ecco i giochi.
connection-lost = La connessione è caduta. Nuovo tentativo…
loading = Un momento…

## Home
home-title = Tre giochi. Siediti e gioca.
home-lead = Niente iscrizione, niente da installare: scegli un gioco e fai la tua prima mossa.
game-yinsh = YINSH
game-yinsh-about = Gli anelli scorrono, le pedine si girano. Ogni allineamento di cinque libera un tuo anello; con tre anelli liberi hai vinto.
game-yinsh-facts = 2 giocatori · mezz’ora · niente di nascosto
game-lyngk = LYNGK
game-lyngk-about = Costruisci pile di cinque colori, acquisiscine due e prenditi le pile da cinque.
game-lyngk-facts = 2 giocatori · mezz’ora · niente di nascosto
game-linko = Linko!
game-linko-about = Cala combinazioni, soffia quelle degli altri e resta senza carte prima di tutti.
game-linko-facts = 2–5 giocatori · mezz’ora · carte
my-games = Le tue partite
go-on = Continua
play = Gioca
learn = Regole

## Before a game
against-whom = Contro chi?
opponent-bot = Un bot
opponent-friend = Amici
opponent-device = Su questo dispositivo
opponent-anybody = Chi capita
variant = Variante
variant-yinsh-standard = Si vince con tre anelli
variant-yinsh-blitz = Blitz: si vince con un anello
variant-lyngk-standard = Pile da cinque
variant-lyngk-six = Pile da sei
players = Giocatori
clock = Orologio
bot-level = Livello { $n }
bot-named = Bot «{ $name }»
bot-for = Bot al posto di { $name }
friend-how = Ricevi un link da mandare. La partita comincia appena tutti i posti sono occupati.
device-how = Condividete questo dispositivo e ve lo passate.
anybody-how = Cerchiamo qualcuno che voglia giocare ora alla stessa cosa.
make-link = Crea il link
start = Comincia
find-opponent = Cerca un avversario
seeking = Ricerca di un avversario…
stop = Ferma

## A table that waits
waiting-for-players = Mancano dei giocatori
send-link = Manda questo link a chi deve giocare:
copy = Copia
copied = Copiato
sit-down = Siediti
stand-up = Alzati
seat-open = Posto libero
seat-bot = Fai sedere un bot
close-table = Chiudi il tavolo
table-closed = Questo tavolo è stato chiuso.
play-another = Un’altra partita

## At the table
you = Tu
somebody = Qualcuno
player-number = Giocatore { $n }
is-away = assente
turn-yours = Tocca a te: { $what }
doing-place = { $name } posa un anello
doing-move = { $name } muove
doing-claim-or-move = { $name } acquisisce un colore o muove
doing-row = { $name } toglie un allineamento
doing-ring = { $name } toglie un anello
doing-lay = { $name } cala una combinazione
doing-attack = { $name } prende una combinazione o la lascia
doing-answer = { $name } riprende una combinazione o la scarta
doing-draw = { $name } pesca una carta
board-of = Tavoliere di { $game }
moves = Mosse
back-to-now = Torna alla partita
all-choices = Tutte le scelte ({ $count })
pool = Pedine accanto al tavoliere: { $count }
rings-won = Anelli tolti: { $count } su { $of }
has-claimed = Colore acquisito: { $colour }
has-taken = Pila presa: { $stack }
claim-a-colour = Acquisisci un colore
time-left = Tempo rimasto
periods-left = × { $count }
reset-turn = Ricomincia il turno
takeback = Chiedi di ritirare
offer-draw = Proponi patta
resign = Abbandona
resign-sure = Abbandonare davvero?
claim-victory = Reclama la vittoria
accept = Accetta
decline = Rifiuta
draw-offered = { $name } propone la patta.
takeback-asked = { $name } chiede di ritirare l’ultima mossa.
understood = Capito
spectators = Spettatori: { $count }
chat = Chat ({ $count })
chat-say = Di’ qualcosa
chat-send = Invia
hand-over = Passa il dispositivo: { $name }
show-my-cards = Mostra le mie carte
show-known = Mostra le carte note a tutti

## In words
cell-piece = { $point }, { $piece }
cell-empty = { $point }, vuoto
cell-picked = { $cell }, scelto
cell-target = { $cell }, destinazione
cell-start = { $cell }, si può scegliere
picked-spoken = { $point } scelto. Destinazioni: { $targets }.
piece-ring-white = anello bianco
piece-ring-black = anello nero
piece-marker-white = pedina bianca
piece-marker-black = pedina nera
piece-stack = pila da { $height }: { $stack }
stack-on = { $above } su { $below }
card-joker = jolly
move-place = Posa in { $at }
move-way = Da { $from } a { $to }
move-row = Togli l’allineamento da { $first } a { $last }
move-off = Togli l’anello in { $at }
move-claim = Acquisisci: { $colour }
move-lay = Cala { $cards }
move-take = Prendi la combinazione
move-leave = Lasciala
move-reclaim = Riprendila
move-discard = Scartala e pesca
move-draw-row = Pesca { $card } dalla fila
move-draw-pile = Pesca dal mazzo
move-spoken = { $name }: { $move }.

## Linko!
ask-attack = { $name } ha in cima { $set }. La vuoi?
ask-answer = { $name } ti lascia la tua combinazione: { $set }. E adesso?
top-set = In cima: { $set }
no-set = Ancora niente
earlier-sets = Combinazioni sotto
known-cards = Note: { $cards }
in-hand = Carte in mano
hand-size = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
score-so-far = punti { $score }
card-row = Fila scoperta
pile-size = Mazzo: { $count }
discard-size = Scartate: { $count }
my-place = Il mio posto
my-hand = La mia mano
hand-card = { $card }, { $n } di { $of }
choose-a-set = Scegli una combinazione

## The end
result-you = Hai vinto!
result-you-share = Condividi la vittoria!
result-wins = { $count ->
    [one] Vince { $names }
   *[other] Vittoria condivisa: { $names }
}
result-draw = Patta
result-none = Senza risultato
scores = Punteggi
rematch = Rivincita
accept-rematch = Accetta la rivincita
to-rematch = Alla rivincita
ready = Avanti con la prossima partita

## Lobby
lobby-open = In attesa di giocatori
lobby-open-none = Al momento nessun tavolo aspetta.
lobby-running = Partite in corso
lobby-running-none = Al momento nessuno gioca in pubblico.
people-here = Persone qui: { $count }
watch = Guarda

## Rules and settings
contents = Indice
setting-language = Lingua
setting-theme = Aspetto
setting-motion = Movimento
setting-sound = Suono
as-browser = Come il browser
theme-system = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
motion-system = Come il sistema
motion-on = Sì
motion-off = No
sound-key = Il tasto M lo accende e lo spegne
sound-on = Suono acceso
sound-off = Suono spento

## What cannot be
not-possible = Ora non è possibile.
