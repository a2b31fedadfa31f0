# The web app's own texts. What the games, tables and bots say stands in the files beside this one.

app-name = Trilynx
skip-to-content = Ir al contenido
nav-label = Principal
nav-lobby = Sala
nav-rules = Reglas
nav-settings = Ajustes
page-not-found = Esa página no existe. Aquí están los juegos.
connection-lost = Se ha perdido la conexión. Volviendo a intentarlo…
loading = Un momento…

## Home
home-title = Tres juegos. Siéntate y juega.
home-lead = Sin registro ni instalación: elige un juego y haz tu primera jugada.
game-yinsh = YINSH
game-yinsh-about = Los anillos se deslizan y los marcadores se voltean. Cada fila de cinco libera uno de tus anillos; con tres anillos libres, ganas.
game-yinsh-facts = 2 jugadores · media hora · nada oculto
game-lyngk = LYNGK
game-lyngk-about = Construye pilas de cinco colores, reclama dos de ellos y llévate las pilas de cinco.
game-lyngk-facts = 2 jugadores · media hora · nada oculto
game-linko = Linko!
game-linko-about = Pon combinaciones, llévate las de los demás y quédate sin cartas antes que nadie.
game-linko-facts = 2–5 jugadores · media hora · cartas
my-games = Tus partidas
go-on = Continuar
play = Jugar
learn = Reglas

## Before a game
against-whom = ¿Contra quién?
opponent-bot = Un bot
opponent-friend = Amigos
opponent-device = En este dispositivo
opponent-anybody = Quien venga
variant = Variante
variant-yinsh-standard = Se gana con tres anillos
variant-yinsh-blitz = Blitz: se gana con un anillo
variant-lyngk-standard = Pilas de cinco
variant-lyngk-six = Pilas de seis
players = Jugadores
clock = Reloj
bot-level = Nivel { $n }
bot-named = Bot «{ $name }»
bot-for = Bot en lugar de { $name }
friend-how = Recibirás un enlace para enviar. La partida empieza en cuanto se ocupen todos los asientos.
device-how = Compartís este dispositivo y os lo vais pasando.
anybody-how = Buscamos a alguien que quiera jugar a lo mismo ahora.
make-link = Crear el enlace
start = Empezar
find-opponent = Buscar rival
seeking = Buscando rival…
stop = Parar

## A table that waits
waiting-for-players = Faltan jugadores
send-link = Envía este enlace a quien vaya a jugar:
copy = Copiar
copied = Copiado
sit-down = Sentarse
stand-up = Levantarse
seat-open = Asiento libre
seat-bot = Sentar a un bot
close-table = Cerrar la mesa
table-closed = Esta mesa se ha cerrado.
play-another = Otra partida

## At the table
you = Tú
somebody = Alguien
player-number = Jugador { $n }
is-away = ausente
turn-yours = Te toca: { $what }
doing-place = { $name } coloca un anillo
doing-move = { $name } mueve
doing-claim-or-move = { $name } reclama un color o mueve
doing-row = { $name } retira una fila
doing-ring = { $name } retira un anillo
doing-lay = { $name } pone una combinación
doing-attack = { $name } se lleva una combinación o la deja
doing-answer = { $name } recupera una combinación o la descarta
doing-draw = { $name } roba una carta
board-of = Tablero de { $game }
moves = Jugadas
back-to-now = Volver a la partida
all-choices = Todas las opciones ({ $count })
pool = Marcadores junto al tablero: { $count }
rings-won = Anillos retirados: { $count } de { $of }
has-claimed = Reclamado: { $colour }
has-taken = Pila retirada: { $stack }
claim-a-colour = Reclamar un color
time-left = Tiempo restante
periods-left = × { $count }
reset-turn = Empezar el turno de nuevo
takeback = Pedir deshacer
offer-draw = Ofrecer tablas
resign = Rendirse
resign-sure = ¿Rendirse de verdad?
claim-victory = Reclamar la victoria
accept = Aceptar
decline = Rechazar
draw-offered = { $name } ofrece tablas.
takeback-asked = { $name } pide deshacer la última jugada.
understood = Entendido
spectators = Mirando: { $count }
chat = Chat ({ $count })
chat-say = Di algo
chat-send = Enviar
hand-over = Pasa el dispositivo: { $name }
show-my-cards = Mostrar mis cartas
show-known = Mostrar las cartas que todos conocen

## In words
cell-piece = { $point }, { $piece }
cell-empty = { $point }, vacío
cell-picked = { $cell }, elegido
cell-target = { $cell }, destino
cell-start = { $cell }, se puede elegir
picked-spoken = { $point } elegido. Destinos: { $targets }.
piece-ring-white = anillo blanco
piece-ring-black = anillo negro
piece-marker-white = marcador blanco
piece-marker-black = marcador negro
piece-stack = pila de { $height }: { $stack }
stack-on = { $above } sobre { $below }
card-joker = comodín
move-place = Colocar en { $at }
move-way = De { $from } a { $to }
move-row = Retirar la fila de { $first } a { $last }
move-off = Retirar el anillo de { $at }
move-claim = Reclamar: { $colour }
move-lay = Poner { $cards }
move-take = Llevarse la combinación
move-leave = Dejarla
move-reclaim = Recuperarla
move-discard = Descartarla y robar
move-draw-row = Robar { $card } de la fila
move-draw-pile = Robar del mazo
move-spoken = { $name }: { $move }.

## Linko!
ask-attack = { $name } tiene encima { $set }. ¿La quieres?
ask-answer = { $name } te deja tu combinación: { $set }. ¿Y ahora?
top-set = Encima: { $set }
no-set = Todavía no hay nada
earlier-sets = Combinaciones debajo
known-cards = Conocidas: { $cards }
in-hand = Cartas en mano
hand-size = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
score-so-far = puntos { $score }
card-row = Fila descubierta
pile-size = Mazo: { $count }
discard-size = Descartadas: { $count }
my-place = Mi sitio
my-hand = Mi mano
hand-card = { $card }, { $n } de { $of }
choose-a-set = Elige una combinación

## The end
result-you = ¡Has ganado!
result-you-share = ¡Compartes la victoria!
result-wins = { $count ->
    [one] Gana { $names }
   *[other] Comparten la victoria { $names }
}
result-draw = Tablas
result-none = Sin resultado
scores = Puntuación
rematch = Revancha
accept-rematch = Aceptar la revancha
to-rematch = A la revancha
ready = Listo para la siguiente partida

## Lobby
lobby-open = Esperando jugadores
lobby-open-none = Ahora mismo no espera ninguna mesa.
lobby-running = Partidas en curso
lobby-running-none = Ahora mismo nadie juega en público.
people-here = Personas aquí: { $count }
watch = Mirar

## Rules and settings
contents = Contenido
setting-language = Idioma
setting-theme = Aspecto
setting-motion = Movimiento
setting-sound = Sonido
as-browser = Como el navegador
theme-system = Como el sistema
theme-light = Claro
theme-dark = Oscuro
motion-system = Como el sistema
motion-on = Sí
motion-off = No
sound-key = La tecla M lo activa y lo desactiva
sound-on = Sonido activado
sound-off = Sonido desactivado

## What cannot be
not-possible = Ahora mismo no es posible.
