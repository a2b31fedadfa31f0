# People and pages: home, options before a game, account, profile, settings, about.

## The frame
title-of = { $screen } · { $app }
title-rules = Reglas de { $game }
title-table = Mesa
lost-title = Página no encontrada
nav-about = Acerca de Trilynx
nav-host = Alójalo tú
nav-privacy = Privacidad
nav-account = Entrar
nav-account-of = Tu cuenta: { $name }

## Home and own games
learn-quickly = Aprender en 3 minutos
all-my-games = Todas tus partidas
your-turn = Te toca

## Before a game
options-title = Opciones
options-none = lo de siempre, sin reloj
choose-level = ¿Qué nivel?
wish-match = Encuentro
match-none = Una sola partida
match-of = { $rounds ->
    [one] Cada uno empieza una vez
   *[other] Encuentro: cada uno empieza { $rounds } veces
}
players-count = { $count } jugadores
begin-colour = Tu color
begin-colour-lot = Por sorteo
begin-colour-me = Blancas, empiezas tú
begin-colour-other = Negras
begin-first = ¿Quién empieza?
begin-first-lot = Por sorteo
begin-first-me = Tú
begin-first-other = Otra persona
pace-fischer = { $minutes } min + { $seconds } s
pace-fischer-short = { $initial } s + { $seconds } s
pace-byoyomi = { $minutes } min, luego { $periods } × { $seconds } s
own-clock = Ajustarlo tú…
own-clock-kind = Tipo
own-clock-fischer = Tiempo más incremento
own-clock-byoyomi = Byo-yomi
own-clock-correspondence = Días por turno
own-clock-fischer-minutes = Minutos
own-clock-fischer-seconds = Segundos por turno
own-clock-byoyomi-minutes = Minutos
own-clock-byoyomi-periods = Periodos
own-clock-byoyomi-seconds = Segundos cada uno
own-clock-correspondence-days = Días
is-rated = Puntuada
rated-about = El resultado cambia tu puntuación.
rated-needs-clock = Solo con reloj.
rated-needs-account = Regístrate para jugar partidas puntuadas.
listed = Mostrar en la sala
listed-about = Puede sentarse cualquiera, no solo quien tenga el enlace.
waited = Esperando desde hace { $seconds } s
wait-in-lobby = Esperar en la sala
wait-in-lobby-about = Abre una mesa que todos ven.

## A table that waits
qr-label = Código QR del enlace
qr-about = O escanea el código con un móvil.
share-link = Compartir…
seat-bot-which = Bot para un asiento libre

## Account
account-title = Tu cuenta
account-why = Puedes jugar sin cuenta. Con una, tus partidas y puntuaciones te siguen a cualquier dispositivo.
account-name = Nombre
name-hint = De 3 a 20 letras (a–z), cifras, - y _
name-taken = Ese nombre, o uno que parece igual, ya lo tiene alguien.
name-unfit = Ese nombre no vale: de 3 a 20 letras (a–z), cifras, - y _, que empiece y acabe con letra o cifra y que no parezca el de un bot o el de quien administra.
password = Contraseña
password-hint = Al menos 8 caracteres. Lo mejor: un gestor de contraseñas o unas cuantas palabras al azar.
password-unfit = Esa contraseña no vale: necesita de 8 a 128 caracteres y no puede ser de las que otros probarían primero, como tu nombre, una palabra común con cifras o una fila de teclas.
password-wrong = Esa no es tu contraseña.
password-lost = No hay correo y por tanto no se puede restablecer: guarda bien tu contraseña.
show-password = Mostrar
sign-in = Entrar
make-account = Crear cuenta
account-needs-little = Nombre y contraseña, nada más. Tus partidas de invitado van contigo.
as-guest = Eres invitado
as-guest-about = Juegas como «{ $name }». Solo este navegador sabe quién eres.
forget-guest = Olvidar a este invitado
forget-guest-sure = ¿Olvidar? No podrás recuperar tus partidas.
signed-in = Has entrado en tu cuenta.
my-profile = Tu perfil
sign-out = Salir
sign-out-everywhere = Salir en todas partes
change-name = Cambiar el nombre
new-name = Nombre nuevo
change-done = Hecho.
change-password = Cambiar la contraseña
password-now = Contraseña actual
password-new = Contraseña nueva
password-changed = Hecho. Se ha cerrado la sesión en los demás navegadores y se han revocado todos los tokens.
my-data = Tus datos
my-data-about = Todo lo que hay guardado sobre ti, con las actas de todas tus partidas, en un archivo.
download-data = Descargar tus datos
delete-account = Borrar la cuenta…
delete-account-about = Es definitivo. Se borran tu nombre, tu contraseña, tus puntuaciones y tus tokens; tus partidas quedan, jugadas por nadie en concreto. Si quieres conservar tus datos, descárgalos antes.
delete-account-now = Borrar para siempre
programs = Programas que juegan
programs-about = Un programa puede jugar con esta cuenta. En lugar de la contraseña presenta un token.
played-by-program = Con esta cuenta juega un programa (todos lo ven)
tokens = Tokens
token-label = ¿Para qué?
token-label-hint = Una palabra para ti, por ejemplo «mi bot»
token-make = Crear un token
token-made = Creado: { $day }
token-used = último uso: { $day }
token-never = sin usar
token-revoke = Revocar
token-revoke-which = Revocar el token «{ $label }»
token-once = Este token solo se muestra ahora. Cópialo:

## Profile
nobody-of-this-name = Aquí nadie con ese nombre tiene cuenta.
no-games-yet = Todavía no has jugado.
here-since = Aquí desde el { $day }
is-program = juega un programa
no-ratings = Aún no hay partidas puntuadas.
class-bullet = Bala
class-blitz = Blitz
class-rapid = Rápida
class-classical = Clásica
class-correspondence = Por correspondencia
rating-unsure = ± { $deviation }
games-count = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
rating-curve = Evolución de la puntuación
rating-which = Qué puntuación
rating-curve-spoken = { $which }: de { $from } a { $to } en { $games ->
        [one] { $games } partida puntuada
       *[other] { $games } partidas puntuadas
    }
rating-step = Recorrer las partidas puntuadas
as-table = Como tabla
column-day = Fecha
column-rating = Puntuación
column-game = Partida
private-table = privada
games-title = Partidas
filter-game = Juego
filter-stage = Estado
filter-all = Todo
stage-playing = En juego
stage-over = Terminadas
download-records = Descargar todas las actas
one-record = Acta
to-replay = Repetición
more-games = Más partidas
games-none = No hay partidas así.
outcome-won = Victoria
outcome-shared = Victoria compartida
outcome-lost = Derrota
outcome-draw = Empate
outcome-none = Sin resultado
outcome-decided = Terminada
outcome-waiting = En espera
outcome-playing = En juego
outcome-closed = Cerrada

## Lobby
filter-pace-live = Con reloj
filter-pace-correspondence = Días por turno
filter-pace-none = Sin reloj
lobby-open-own = Abre tú una mesa:
lobby-more = Más partidas

## Settings
settings-lead = Todo vale al instante y se queda en este navegador.
settings-look = Aspecto y sonido
settings-board = En el tablero
setting-coordinates = Coordenadas
setting-coordinates-about = Letras y números en el borde del tablero
setting-marks = Letras y marcas en las fichas de LYNGK
setting-marks-about = Los colores se distinguen también sin ver el color
setting-known = Cartas conocidas en Linko!
setting-known-about = Muestra qué cartas de los demás han visto todos
setting-confirm = Confirmar las jugadas
setting-confirm-about = Una jugada solo vale tras un segundo toque

## About
about-what = Trilynx es un sitio para jugar a YINSH, LYNGK y Linko!: contra personas y bots, en el navegador, sin registro.
about-promises = Las reglas son exactas, y lo que no está permitido se explica con el párrafo que lo dice. Una jugada confirmada no se pierde nunca. El reparto es limpio y cualquiera puede comprobarlo. Sin publicidad ni rastreo.
about-version = Versión { $version }
about-games = Los juegos
about-authors = YINSH y LYNGK son juegos de Kris Burm; Linko! es un juego de Wolfgang Kramer y Michael Kiesling. Trilynx es independiente de ellos y de sus editoriales y no contiene ni sus textos ni sus ilustraciones. Si te gustan los juegos, cómpralos: sobre la mesa son preciosos.
about-bots = Los bots
about-bots-how = Cada juego tiene diez niveles: desde uno que sabe poco más que las reglas hasta uno que juega mejor que la mayoría de la gente. Los fuertes calculan por adelantado y valoran las posiciones con redes que aprendieron jugando contra sí mismas.
about-bots-fair = Un bot ve exactamente lo que puede ver un jugador en su asiento. En Linko! no conoce ninguna carta oculta.
about-programs-how = Aquí también pueden jugar programas: por HTTP o por un WebSocket, con un token de una cuenta. La descripción de la interfaz sale del propio programa. Los motores de terminal hablan un protocolo de líneas sencillo: trilynx engine.
about-openapi = Descripción de la interfaz (OpenAPI)
about-host-how = Trilynx es un solo programa y no necesita ningún otro servicio. Con su código fuente, Rust y Node.js, una orden construye y sirve todo esto y dice qué dirección hay que abrir:
about-host-club = Para un club, de modo que toda la red local pueda jugar:
about-host-more = Las partidas están en un solo archivo (SQLite); trilynx backup lo copia mientras se juega. Para internet, pon delante un proxy con TLS; para muchos jugadores, PostgreSQL puede guardar las partidas. La carpeta docs del código fuente explica cómo.
about-licence = Licencia
about-licence-how = Software libre: MIT o Apache 2.0, como prefieras. Puedes usarlo, cambiarlo y compartirlo.
privacy-short = Se guarda lo mínimo posible, todo en este servidor, y nada se cede. Hay dos cookies: una solo dice quién eres; la otra, que en este navegador ya se ha iniciado sesión alguna vez.
privacy-guest = Invitados
privacy-guest-how = Un nombre inventado y cuándo viniste por primera vez.
privacy-account = Cuentas
privacy-account-how = Tu nombre, cuándo se creó la cuenta, tus puntuaciones y un hash de tu contraseña del que no se puede deducir. Ni correo electrónico ni nombre real.
privacy-games = Partidas
privacy-games-how = Quién jugó, cada jugada y cuándo se hizo, y el resultado. Las partidas públicas las puede ver cualquiera; las privadas, quien conozca el enlace.
privacy-chat = Chat
privacy-chat-how = Lo que se dice en una mesa se queda con esa mesa y se muestra a quienes iba dirigido.
privacy-sessions = Sesiones
privacy-sessions-how = Un hash de la cookie y cuándo se usó por última vez. Acaba 90 días después de tu última visita, salvo que quien aloja haya elegido otra cosa.
privacy-address = Direcciones de red
privacy-address-how = Se cuentan en memoria para impedir abusos y este programa nunca las guarda. Un proxy delante puede hacerlo: pregunta a quien aloja.
privacy-rights = Puedes descargar todo lo que hay guardado sobre ti y borrar tu cuenta en cualquier momento:
