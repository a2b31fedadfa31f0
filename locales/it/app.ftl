# The web app’s own texts. What the games, tables and bots say stands in the files beside this one.

app-name = Trilynx
skip-to-content = Vai al contenuto
nav-label = Menu principale
nav-lobby = Sala
nav-tournaments = Tornei
nav-puzzles = Problemi
nav-rules = Regole
nav-study = Analisi
nav-menu = Menu
nav-settings = Impostazioni
page-not-found = Il link potrebbe essere vecchio o scritto male. Scegli un gioco:
connection-lost = Connessione persa. Riconnessione in corso…
loading = Caricamento…

## Home
home-title = Tre giochi. Siediti e gioca.
home-lead = Nessuna iscrizione, niente da installare. Scegli un gioco e fai la tua prima mossa.
game-yinsh = YINSH
game-yinsh-about = Muovi gli anelli, gira le pedine. Ogni volta che ne allinei cinque del tuo colore togli un tuo anello dal tavoliere: al terzo vinci.
game-yinsh-line = Allinea cinque pedine e togli un anello. Al terzo vinci.
game-yinsh-facts = 2 giocatori · 30 minuti · nessuna informazione nascosta
game-lyngk = LYNGK
game-lyngk-about = Costruisci pile di colori diversi, acquisisci due colori e fai un punto con ogni pila di cinque che ha in cima uno dei tuoi.
game-lyngk-line = Impila cinque colori e fanne tuoi due.
game-lyngk-facts = 2 giocatori · 30 minuti · nessuna informazione nascosta
game-linko = Linko!
game-linko-about = Cala combinazioni, soffia quelle degli altri e fai in modo di avere più carte di tutti davanti a te quando qualcuno finisce le sue.
game-linko-line = Cala carte, soffiale agli altri. Vince chi ne ha di più davanti a sé.
game-linko-facts = 2–5 giocatori · 30 minuti · carte
my-games = Le tue partite
go-on = Continua
go-to-table = Vai alla partita
play = Gioca

## Before a game
against-whom = Con chi vuoi giocare?
opponent-bot = Un bot
opponent-friend = Amici
opponent-device = Sullo stesso dispositivo
opponent-anybody = Avversario online
variant = Variante
variant-yinsh-standard = Si vince con tre anelli
variant-yinsh-blitz = Si vince con un anello
variant-lyngk-standard = Pile di cinque
variant-lyngk-six = Pile di sei
players = Giocatori
clock = Orologio
bot-level = Livello { $n }
bot-named = Bot «{ $name }»
bot-for = { $name } (bot)
friend-how = Ti diamo un link da mandare. La partita inizia appena tutti i posti sono occupati.
device-how = Si gioca su questo dispositivo, passandoselo a turno.
anybody-how = Cerchiamo qualcuno che voglia giocare adesso la stessa partita.
make-link = Crea link d’invito
start = Inizia
find-opponent = Trova un avversario
seeking = Cerchiamo un avversario…
stop = Interrompi

## A table that waits
waiting-for-players = In attesa di giocatori
send-link = Manda questo link a chi vuoi invitare:
copy = Copia
copied = Copiato
sit-down = Prendi posto
stand-up = Lascia il posto
seat-open = Posto libero
seat-bot = Aggiungi un bot
close-table = Annulla partita
table-closed = Questa partita è stata annullata.
play-another = Nuova partita

## At the table
you = Tu
somebody = Qualcuno
player-number = Giocatore { $n }
is-away = assente
turn-yours = Tocca a te. { $what }
doing-place = { $name } piazza un anello
doing-move = { $name } sceglie una mossa
doing-claim-or-move = { $name } acquisisce un colore o muove
doing-row = { $name } toglie un allineamento
doing-ring = { $name } toglie un anello
doing-lay = { $name } cala una combinazione
doing-attack = { $name } decide se prendere una combinazione
doing-answer = { $name } riprende una combinazione o la scarta
doing-draw = { $name } pesca una carta
board-of = Tavoliere di { $game }
moves = Mosse
back-to-now = Vai all’ultima mossa
all-choices = Tutte le mosse possibili ({ $count })
pool = Pedine rimaste: { $count }
rings-won = Anelli tolti: { $count } su { $of }
has-claimed = Colore acquisito: { $colour }
has-taken = Pila vinta: { $stack }
claim-a-colour = Acquisisci un colore
time-left = Tempo rimasto
periods-left = × { $count }
reset-turn = Ricomincia il turno
takeback = Chiedi di annullare la mossa
offer-draw = Proponi il pareggio
resign = Abbandona
resign-sure = Abbandonare davvero?
claim-victory = Reclama la vittoria
accept = Accetta
decline = Rifiuta
draw-offered = { $name } propone il pareggio.
takeback-asked = { $name } chiede di annullare una mossa.
understood = Ho capito
spectators = Spettatori: { $count }
chat = Chat ({ $count })
chat-say = Scrivi un messaggio
chat-send = Invia
hand-over = Passa il dispositivo a { $name }
show-my-cards = Mostra le mie carte
show-known = Mostra le carte note

## In words
cell-piece = { $point }, { $piece }
cell-empty = { $point }, vuota
cell-picked = { $cell }, selezione attuale
cell-target = { $cell }, mossa possibile
cell-start = { $cell }, si può selezionare
picked-spoken = Selezione: { $point }. Mosse possibili: { $targets }.
piece-ring-white = anello bianco
piece-ring-black = anello nero
piece-marker-white = pedina bianca
piece-marker-black = pedina nera
plate-white = Bianco
plate-black = Nero
piece-stack = pila di { $height }: { $stack }
stack-on = { $above } su { $below }
card-joker = jolly
move-place = Piazza un anello in { $at }
move-way = Da { $from } a { $to }
move-row = Togli l’allineamento da { $first } a { $last }
move-off = Togli l’anello in { $at }
move-claim = Acquisisci { $colour ->
    [avorio] l’avorio
   *[other] il { $colour }
}
move-take = Prendi la combinazione
move-leave = Non prenderla
move-reclaim = Riprendila
move-discard = Scartala e pesca
move-draw-row = Pesca { $set } dalla fila
move-draw-pile = Pesca dal mazzo
move-spoken = { $name }: { $move }.

## Linko!
top-set = In cima: { $set }
no-set = Ancora nessuna combinazione
earlier-sets = Combinazioni precedenti: { $sets }
set-before-set = { $set }; { $earlier }
known-cards = Carte note: { $cards }
in-hand = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
card-row = Fila di carte scoperte
discard-size = Scarti: { $count }
my-place = Il tuo posto
my-hand = La tua mano
choose-a-set = Scegli una combinazione

## The end
result-you = Hai vinto!
result-you-share = Vittoria condivisa!
result-wins = { $count ->
    [one] Vince { $names }
   *[other] Vittoria condivisa: { $names }
}
result-draw = Pareggio
result-none = Partita interrotta
scores = Punteggi
rematch = Rivincita
accept-rematch = Accetta la rivincita
to-rematch = Vai alla rivincita
to-tournament = Torna al torneo
ready = Avanti con la prossima partita

## Lobby
lobby-open = Partite aperte
lobby-open-none = Al momento non ci sono partite aperte.
lobby-running = Partite in diretta
lobby-running-none = Al momento non ci sono partite in diretta.
people-here = Online ora: { $count }
watch = Guarda

## Rules and settings
contents = Indice
setting-language = Lingua
setting-theme = Tema
setting-motion = Animazioni
setting-sound = Audio
as-browser = Come il browser
theme-system = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
motion-system = Come il sistema
motion-on = Attive
motion-off = Disattivate
sound-key = Premi M per attivare o disattivare l’audio
sound-on = Audio attivo
sound-off = Audio disattivato

## What cannot be
not-possible = Adesso non puoi farlo.
