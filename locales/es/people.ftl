# People and pages: home, options before a game, account, profile, settings, about.

## The frame
title-of = { $screen } · { $app }
title-rules = Reglas de { $game }
title-table = Partida
lost-title = Página no encontrada
to-home = Inicio
nav-about = Acerca de Trilynx
nav-host = Tu propio servidor
nav-privacy = Privacidad
nav-account = Iniciar sesión
nav-account-of = Tu cuenta: { $name }

## Home and own games
learn-quickly = Aprender a jugar
all-my-games = Todas tus partidas
your-turn = Te toca
your-turn-against = Te toca contra { $names }
against-names = Tu partida contra { $names }
and-more-games = y { $count } más
hide-game = Ocultar esta partida
table-hidden = Oculta en este dispositivo. La encontrarás en tus partidas.
undo = Deshacer
boards-pause = Pausar la demostración
boards-play = Reanudar la demostración
home-learn = ¿Es tu primera vez?
home-learn-about = Aprende en el tablero de verdad, paso a paso.
bot-ready = Siempre disponible

## Before a game
options-title = Opciones
options-none = Estándar, sin reloj
choose-level = ¿Qué nivel?
level-of = Nivel { $n } de { $of }
level-top = Por encima de todos los niveles
bot-instead = Mejor contra un bot
name-optional = Nombre (opcional)
options-match = Encuentro
match-none = Una sola partida
match-of = { $rounds ->
    [one] Cada jugador empieza una vez
   *[other] Encuentro: cada jugador empieza { $rounds } veces
}
players-count = { $count } jugadores
begin-colour = Tu color
begin-colour-lot = Al azar
begin-colour-me = Blancas, empiezas tú
begin-colour-other = Negras
begin-first = ¿Quién empieza?
begin-first-lot = Al azar
begin-first-me = Tú
begin-first-other = Otro jugador
pace-fischer = { $minutes } min + { $seconds } s
pace-fischer-short = { $initial } s + { $seconds } s
pace-byoyomi = { $minutes } min, luego { $periods } × { $seconds } s
own-clock = Personalizado…
own-clock-kind = Tipo
own-clock-fischer = Tiempo más incremento
own-clock-byoyomi = Byo-yomi
own-clock-correspondence = Días por turno
own-clock-fischer-minutes = Minutos
own-clock-fischer-seconds = Segundos por turno
own-clock-byoyomi-minutes = Minutos
own-clock-byoyomi-periods = Periodos
own-clock-byoyomi-seconds = Segundos por periodo
own-clock-correspondence-days = Días
is-rated = Con Elo
rated-about = El resultado cambia tu Elo.
rated-needs-clock = Solo con reloj.
rated-needs-account = Regístrate para jugar partidas con Elo.
listed = Mostrar en la sala
listed-about = Puede unirse cualquiera, no solo quien tenga el enlace.
waited = Esperando: { $seconds } s
wait-in-lobby = Esperar en la sala
wait-in-lobby-about = Abre una partida que todos pueden ver y a la que cualquiera puede unirse.

## A table that waits
qr-label = Código QR del enlace
qr-about = O escanea este código con un móvil.
share-link = Compartir…
invites-you = { $name } te invita a una partida de { $game }
your-name = Tu nombre (opcional)
your-name-about = Así te verá { $name } en la partida.
own-name-about = Tu invitación llega de parte de «{ $name }».
guest-animal = { $animal ->
    [badger] Tejón
    [bear] Oso
    [bee] Abeja
    [crane] Grulla
    [cricket] Grillo
    [dolphin] Delfín
    [dove] Paloma
    [eagle] Águila
    [falcon] Halcón
    [finch] Pinzón
    [fox] Zorro
    [gecko] Geco
    [hare] Liebre
    [hawk] Azor
    [heron] Garza
    [ibex] Íbice
    [jay] Arrendajo
    [kestrel] Cernícalo
    [koala] Koala
    [lark] Alondra
    [lemur] Lémur
    [lion] León
    [lynx] Lince
    [magpie] Urraca
    [marten] Marta
    [mole] Topo
    [newt] Tritón
    [otter] Nutria
    [owl] Búho
    [panda] Panda
    [puffin] Frailecillo
    [raven] Cuervo
    [robin] Petirrojo
    [seal] Foca
    [stork] Cigüeña
    [swan] Cisne
    [tiger] Tigre
    [turtle] Tortuga
    [wolf] Lobo
    [wren] Chochín
   *[other] { $animal }
}
guest-name-unfit = Ese nombre no sirve aquí. Usa de 2 a 20 letras o cifras y empieza por una letra.
learn-first = Primero, aprender a jugar
no-account-needed = Sin cuenta y sin instalar nada.
seat-bot-which = Bot para un asiento libre

## Account
account-title = Tu cuenta
account-why = Puedes jugar sin cuenta. Con una, tus partidas y tu Elo te siguen a cualquier dispositivo.
account-name = Nombre
name-hint = De 3 a 20 caracteres: a–z, cifras, - y _
name-taken = Ese nombre no está disponible. Ya lo usa otra persona, o se parece demasiado a otro.
name-too-short = Demasiado corto. El nombre necesita al menos { $least } caracteres.
name-unfit = Ese nombre no está permitido. Usa de 3 a 20 caracteres (a–z, cifras, - y _), empieza y acaba con una letra o una cifra, y no te hagas pasar por un bot ni por el equipo del sitio.
password = Contraseña
password-hint = Al menos 8 caracteres. Lo mejor es un gestor de contraseñas o unas cuantas palabras al azar.
password-too-short = Demasiado corta. La contraseña necesita al menos { $least } caracteres.
password-unfit = Esa contraseña no está permitida. Usa de 8 a 128 caracteres y nada fácil de adivinar, como tu nombre, una palabra común con cifras o teclas contiguas.
password-wrong = Esa no es tu contraseña actual.
password-lost = No hace falta correo electrónico: cuando tengas tu cuenta, crea códigos de recuperación por si olvidas la contraseña.
show-password = Mostrar
sign-in = Iniciar sesión
make-account = Crear cuenta
account-needs-little = Solo un nombre y una contraseña. Conservas las partidas que has jugado en modo invitado.
as-guest = Estás en modo invitado
as-guest-about = Tu nombre es «{ $name }». Solo este navegador sabe quién eres.
forget-guest = Olvidar este perfil de invitado
forget-guest-sure = ¿Seguro? No podrás volver a encontrar tus partidas.
signed-in = Has iniciado sesión.
my-profile = Tu perfil
sign-out = Cerrar sesión
sign-out-everywhere = Cerrar todas las sesiones
change-name = Cambiar nombre
new-name = Nombre nuevo
change-done = Guardado.
change-password = Cambiar contraseña
password-now = Contraseña actual
password-new = Contraseña nueva
password-changed = Contraseña cambiada. Se han cerrado las sesiones de los demás navegadores y se han anulado todos los tokens, códigos de recuperación y llaves de acceso.
my-data = Tus datos
my-data-about = Todo lo que guardamos sobre ti, incluidas todas tus partidas con su notación, en un solo archivo.
download-data = Descargar tus datos
delete-account = Eliminar cuenta…
delete-account-about = No se puede deshacer. Se eliminan tu nombre, tu contraseña, tu Elo y tus tokens; tus partidas se quedan, sin tu nombre. Si quieres conservar tus datos, descárgalos antes.
delete-account-now = Eliminar para siempre
programs = Programas que juegan
programs-about = Un programa puede jugar con esta cuenta. Usa un token en lugar de tu contraseña.
played-by-program = Con esta cuenta juega un programa (todos lo ven)
tokens = Tokens
token-label = ¿Para qué es?
token-label-hint = Una nota para ti, como «mi bot»
token-make = Crear token
token-made = Creado: { $day }
token-used = último uso: { $day }
token-never = sin usar
token-revoke = Revocar
token-revoke-which = Revocar el token «{ $label }»
token-once = No volverás a ver este token. Cópialo ahora:

## Profile
nobody-of-this-name = Aquí no hay nadie con ese nombre.
no-games-yet = Todavía no has jugado ninguna partida.
here-since = En Trilynx desde el { $day }
is-program = es un programa
no-ratings = Todavía no hay partidas con Elo.
profile-private = Solo tú ves tus partidas privadas, como las que juegas contra bots.
class-bullet = Bala
class-blitz = Blitz
class-rapid = Rápidas
class-classical = Clásicas
class-correspondence = Por correspondencia
rating-unsure = ± { $deviation }
games-count = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
rating-curve = Evolución del Elo
rating-which = Qué Elo
rating-curve-spoken = { $which }: de { $from } a { $to } en { $games ->
        [one] { $games } partida con Elo
       *[other] { $games } partidas con Elo
    }
rating-step = Recorrer las partidas con Elo
as-table = Mostrar como tabla
column-day = Fecha
column-rating = Elo
column-game = Partida
private-table = privada
games-title = Partidas
filter-game = Juego
filter-all = Todos
stage-playing = En juego
download-records = Descargar todas las partidas
one-record = Descargar
to-replay = Repetición
more-games = Mostrar más
games-none = No se han encontrado partidas.
outcome-won = Victoria
outcome-shared = Victoria compartida
outcome-lost = Derrota
outcome-draw = Empate
outcome-none = Sin resultado
outcome-decided = Terminada
outcome-waiting = En espera
outcome-playing = En juego
outcome-closed = Cancelada

## Lobby
filter-pace-live = Con reloj
filter-pace-correspondence = Días por turno
filter-pace-none = Sin reloj
lobby-open-own = Abre tu propia partida:
lobby-more = Más partidas en directo
lobby-quick = Jugar ya
lobby-quick-about = Un toque y te buscamos rival.
pace-waiting = { $count ->
    [one] { $count } persona espera
   *[other] { $count } personas esperan
}
your-usual = Como siempre
lobby-finished = Recién terminadas
lobby-bots = Siempre disponibles
lobby-bots-game = Bots para
lobby-bots-all = Todos los bots y opciones
lobby-all-games = Todos los juegos
lobby-all-paces = Todos los ritmos

## Settings
settings-lead = Los cambios se aplican al instante y se guardan en este navegador.
settings-look = Aspecto y sonido
settings-set = Tablero y fichas
material-slate = Pizarra
material-slate-about = Piedra pulida con líneas grabadas
material-oak = Roble
material-oak-about = Maderas cálidas con líneas pirograbadas
material-paper = Papel
material-paper-about = Cartón recortado, casi plano
material-night = Noche
material-night-about = Laca azul bajo una luz fría
settings-board = En el tablero
setting-coordinates = Coordenadas
setting-coordinates-about = Letras y números alrededor del tablero
setting-marks = Símbolos en las fichas de LYNGK
setting-marks-about = Distingue las fichas sin depender del color
setting-known = Cartas conocidas en Linko!
setting-known-about = Muestra las cartas de otras manos que todos han visto
setting-confirm = Confirmar jugadas
setting-confirm-about = Una jugada solo cuenta tras un segundo toque

## About
about-what = Trilynx es un sitio para jugar a YINSH, LYNGK y Linko! en el navegador, contra personas o bots, sin registro.
about-promises = Las reglas son exactas y, cuando una jugada no está permitida, te mostramos la regla que lo impide. Una jugada confirmada nunca se pierde. El reparto es limpio y cualquiera puede comprobarlo. Sin publicidad ni rastreo.
about-version = Versión { $version }
about-games = Los juegos
about-authors = YINSH y LYNGK son creaciones de Kris Burm; Linko!, de Wolfgang Kramer y Michael Kiesling. Trilynx es independiente de los autores y de sus editoriales y no usa ni sus textos ni sus ilustraciones. Si te gustan los juegos, cómpralos: sobre la mesa son preciosos.
about-bots = Los bots
about-bots-how = Cada juego tiene diez niveles, desde uno que sabe poco más que las reglas hasta uno que gana a la mayoría de la gente. Los fuertes calculan por adelantado y valoran las posiciones con redes neuronales entrenadas jugando contra sí mismas.
about-bots-fair = Un bot ve exactamente lo que vería un jugador en su asiento. En Linko! nunca conoce una carta oculta.
about-engine = Aquí los bots también pueden ejecutarse en tu navegador, así que puedes jugar contra ellos sin conexión.
about-programs-how = Aquí también pueden jugar programas, por HTTP o WebSocket, con un token de tu cuenta. La descripción de la API que sigue la genera el propio servidor. Los motores de línea de comandos hablan un protocolo de líneas sencillo: trilynx engine.
about-openapi = Descripción de la API (OpenAPI)
about-host-how = Trilynx es un solo programa y no necesita otros servicios. Con el código fuente, Rust y Node.js, un solo comando lo compila y lo sirve todo y te dice qué dirección abrir:
about-host-club = Para un club, de modo que puedan jugar todos los de la red local:
about-host-more = Todas las partidas se guardan en un solo archivo (SQLite); trilynx backup lo copia mientras se juega. En internet, pon delante un proxy con TLS; para muchos jugadores, usa PostgreSQL. La carpeta docs del código fuente explica cómo.
about-licence = Licencia
about-licence-how = Software libre: MIT o Apache 2.0, como prefieras. Úsalo, cámbialo, compártelo.
privacy-short = Guardamos lo mínimo posible, todo en este servidor, y no cedemos nada a nadie. Hay dos cookies: una dice quién eres; la otra, que en este navegador ya se ha iniciado sesión alguna vez.
privacy-guest = Invitados
privacy-guest-how = Un nombre al azar o el que hayas elegido, y la fecha de tu primera visita.
privacy-account = Cuentas
privacy-account-how = Tu nombre, cuándo te registraste, tu Elo, las lecciones que has completado, a quién sigues o has bloqueado, tus vacaciones y jugadas planeadas, un hash de tu contraseña y de tus códigos de recuperación, a partir del cual no se pueden recuperar, y tus llaves de acceso: su nombre, su clave pública, cuándo las añadiste y cuándo las usaste por última vez. Tu huella y tu cara nunca salen de tu dispositivo. Tu correo electrónico, solo si lo añades, para enviarte enlaces, avisos sobre tu cuenta y resúmenes. Nunca tu nombre real.
privacy-games = Partidas
privacy-games-how = Quién jugó, cada jugada y cuándo se hizo, y el resultado. Las partidas públicas las puede ver cualquiera; las privadas, quien tenga el enlace.
privacy-fair-play = Juego limpio
privacy-fair-play-how = En las partidas puntuadas con reloj: con qué frecuencia tus jugadas coinciden con las de los bots, cuánto piensas y en cuántos de tus turnos dejaste la página. Solo lo ven los moderadores.
privacy-chat = Chat
privacy-chat-how = Los mensajes se quedan en la partida en la que se escribieron y solo se muestran a las personas a las que iban dirigidos. Si alguien los denuncia, también los ve el equipo de moderación. Los mensajes privados solo se muestran a los dos amigos, y al eliminar tu cuenta se borra lo que has escrito. Quien administra este servidor puede leer su base de datos.
privacy-sessions = Sesiones
privacy-sessions-how = Un hash de la cookie y cuándo se usó por última vez. Una sesión termina 90 días después de tu última visita, salvo que quien administra el servidor haya elegido otro plazo.
privacy-address = Direcciones IP
privacy-address-how = Se cuentan en memoria para evitar abusos y este programa nunca las guarda. Un proxy situado delante podría guardarlas: pregunta a quien administra el servidor. De las cuentas se guardan durante 14 días hashes de las redes desde las que se usaron, para que nadie eluda un bloqueo creando otra cuenta.
privacy-rights = Puedes descargar todo lo que guardamos sobre ti, o eliminar tu cuenta, en cualquier momento:

block = Bloquear
block-about = ¿Bloquear a { $name }? No verás sus mensajes, no os emparejaremos fuera de los torneos y no podrá unirse a tus partidas. No recibirá ningún aviso.
unblock = Desbloquear
unblock-whom = Desbloquear a { $name }
blocked-title = Personas bloqueadas
blocked-about = No ves los mensajes de estas personas, no te emparejamos con ellas fuera de los torneos y no pueden unirse a tus partidas. Esta lista solo la ves tú.
blocked-since = desde el { $day }
report = Denunciar
