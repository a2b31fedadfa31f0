# The web app's own texts. What the games, tables and bots say stands in the files beside this one.

app-name = Trilynx
skip-to-content = Ir al contenido
nav-label = Menú principal
nav-lobby = Sala
nav-tournaments = Torneos
nav-puzzles = Ejercicios
nav-rules = Reglas
nav-study = Análisis
nav-menu = Menú
nav-settings = Ajustes
page-not-found = Puede que el enlace sea antiguo o tenga una errata. Elige un juego:
connection-lost = Se ha perdido la conexión. Reconectando…
loading = Cargando…

## Home
home-title = Tres juegos. Siéntate y juega.
home-lead = Sin registro ni instalaciones. Elige un juego y haz tu primera jugada.
game-yinsh = YINSH
game-yinsh-about = Desliza anillos y voltea marcadores. Cada fila de cinco saca del tablero uno de tus anillos y, con tres fuera, ganas la partida.
game-yinsh-line = Haz cinco en fila y retira un anillo. Con tres retirados, ganas.
game-yinsh-facts = 2 jugadores · 30 minutos · sin información oculta
game-lyngk = LYNGK
game-lyngk-about = Forma pilas de cinco colores, reclama dos para ti y gana un punto con cada pila de cinco que tenga arriba uno de los tuyos.
game-lyngk-line = Reclama dos colores y forma pilas de cinco con uno de ellos arriba.
game-lyngk-facts = 2 jugadores · 30 minutos · sin información oculta
game-linko = Linko!
game-linko-about = Pon combinaciones, arrebata las de los demás y ten delante de ti más cartas que nadie cuando a alguien se le acaben.
game-linko-line = Pon combinaciones, arrebata las ajenas y acaba con más cartas que nadie.
game-linko-facts = 2–5 jugadores · 30 minutos · cartas
my-games = Tus partidas
go-on = Continuar
go-to-table = Ir a la partida
play = Jugar

## Before a game
against-whom = ¿Contra quién quieres jugar?
opponent-bot = Un bot
opponent-friend = Amigos
opponent-device = En el mismo dispositivo
opponent-anybody = Alguien en línea
variant = Variante
variant-yinsh-standard = Se gana con tres anillos
variant-yinsh-blitz = Se gana con un anillo
variant-lyngk-standard = Pilas de cinco
variant-lyngk-six = Pilas de seis
players = Jugadores
clock = Reloj
bot-level = Nivel { $n }
bot-named = Bot «{ $name }»
bot-for = { $name } (bot)
friend-how = Te damos un enlace para compartir. La partida empieza cuando se ocupan todos los asientos.
device-how = Todos juegan en este dispositivo y se lo van pasando.
anybody-how = Buscamos a alguien que quiera jugar a lo mismo ahora.
make-link = Crear enlace de invitación
start = Empezar
find-opponent = Buscar rival
seeking = Buscando rival…
stop = Detener

## A table that waits
waiting-for-players = Esperando jugadores
send-link = Invita a jugar con este enlace:
copy = Copiar
copied = Copiado
sit-down = Ocupar un asiento
stand-up = Dejar el asiento
seat-open = Asiento libre
seat-bot = Añadir un bot
close-table = Cancelar partida
table-closed = Esta partida se ha cancelado.
play-another = Nueva partida

## At the table
you = Tú
somebody = Alguien
player-number = Jugador { $n }
is-away = ausente
turn-yours = Te toca. { $what }
doing-place = { $name } coloca un anillo
doing-move = { $name } elige una jugada
doing-claim-or-move = { $name } reclama un color o mueve
doing-row = { $name } retira una fila
doing-ring = { $name } retira un anillo
doing-lay = { $name } pone una combinación
doing-attack = { $name } decide si se lleva una combinación
doing-answer = { $name } recupera o descarta una combinación
doing-draw = { $name } roba una carta
board-of = Tablero de { $game }
moves = Jugadas
back-to-now = Ir a la última jugada
all-choices = Todas las jugadas legales ({ $count })
pool = Marcadores restantes: { $count }
rings-won = Anillos retirados: { $count } de { $of }
has-claimed = Reclamado: { $colour }
has-taken = Pila conseguida: { $stack }
claim-a-colour = Reclamar un color
time-left = Tiempo restante
periods-left = × { $count }
reset-turn = Reiniciar turno
takeback = Pedir deshacer la jugada
offer-draw = Ofrecer empate
resign = Rendirse
resign-sure = ¿Seguro que te rindes?
claim-victory = Reclamar victoria
accept = Aceptar
decline = Rechazar
draw-offered = { $name } ofrece empate.
takeback-asked = { $name } pide deshacer una jugada.
understood = Entendido
spectators = Espectadores: { $count }
chat = Chat ({ $count })
chat-say = Escribe un mensaje
chat-send = Enviar
hand-over = Pasa el dispositivo a { $name }
show-my-cards = Mostrar mis cartas
show-known = Mostrar cartas conocidas

## In words
cell-piece = { $point }, { $piece }
cell-empty = { $point }, vacío
cell-picked = { $cell }, seleccionado
cell-target = { $cell }, jugada legal
cell-start = { $cell }, se puede seleccionar
picked-spoken = { $point } seleccionado. Jugadas legales: { $targets }.
piece-ring-white = anillo blanco
piece-ring-black = anillo negro
piece-marker-white = marcador blanco
piece-marker-black = marcador negro
plate-white = Blancas
plate-black = Negras
piece-stack = pila de { $height }: { $stack }
stack-on = { $above } sobre { $below }
card-joker = comodín
move-place = Colocar un anillo en { $at }
move-way = De { $from } a { $to }
move-row = Retirar la fila de { $first } a { $last }
move-off = Retirar el anillo de { $at }
move-claim = Reclamar el { $colour }
move-take = Llevarse la combinación
move-leave = No llevársela
move-reclaim = Recuperarla
move-discard = Descartarla y robar
move-draw-row = Robar { $set } de la fila
move-draw-pile = Robar del mazo
move-spoken = { $name }: { $move }.

## Linko!
top-set = Combinación superior: { $set }
no-set = Todavía sin combinaciones
earlier-sets = Combinaciones anteriores: { $sets }
set-before-set = { $set }; { $earlier }
known-cards = Cartas conocidas: { $cards }
in-hand = { $count ->
    [one] { $count } carta en la mano
   *[other] { $count } cartas en la mano
}
card-row = Fila de cartas boca arriba
discard-size = Descartadas: { $count }
my-place = Tu lado
my-hand = Tu mano
choose-a-set = Elige cartas de tu mano

## The end
result-you = ¡Has ganado!
result-you-share = ¡Compartes la victoria!
result-wins = { $count ->
    [one] Gana { $names }
   *[other] Victoria compartida: { $names }
}
result-draw = Empate
result-none = Partida anulada
scores = Puntuación
rematch = Revancha
accept-rematch = Aceptar revancha
to-rematch = Ir a la revancha
to-tournament = Volver al torneo
ready = Continuar con la siguiente partida

## Lobby
lobby-open = Partidas abiertas
lobby-open-none = Ahora mismo nadie espera jugadores.
lobby-running = Partidas en directo
lobby-running-none = Ahora mismo no hay partidas en directo.
people-here = En línea ahora: { $count }
watch = Ver

## Rules and settings
contents = Índice
setting-language = Idioma
setting-theme = Tema
setting-motion = Animaciones
setting-sound = Sonido
as-browser = Según el navegador
theme-system = Según el sistema
theme-light = Claro
theme-dark = Oscuro
motion-system = Según el sistema
motion-on = Activadas
motion-off = Desactivadas
sound-key = Pulsa M para activar o desactivar el sonido
sound-on = Sonido activado
sound-off = Sonido desactivado

## What cannot be
not-possible = Ahora mismo no puedes hacer eso.
