# Las lecciones de YINSH. Una lección tiene título e idea; un paso, su tarea, lo que se dice al lograrla y respuestas a otras jugadas.

rings = Primero, los anillos
rings-idea = Dónde van los diez anillos
rings-1 = Llevas los anillos blancos, y las blancas empiezan. Coloca tu primer anillo en la intersección que quieras.
rings-1-done = Ahí está. Ahora colocan las negras, y así por turnos hasta que cada uno tenga cinco en el tablero.
rings-2 = Sirve cualquier intersección libre, incluso en el mismo borde. Pruébalo: coloca tu segundo anillo en el borde.
rings-2-done = Permitido, pero pocas veces sensato: desde el centro un anillo mira por más líneas.
rings-2-miss = Buen sitio, pero no está en el borde. Elige una intersección que no tenga nada más allá.
rings-3 = Ahora llevas las negras, y ya hay nueve anillos. Coloca el décimo donde te apetezca.
rings-3-done = La apertura está completa. Ya no se colocan más anillos; desde ahora se mueven, y empiezan las blancas.

marker = Un anillo deja un marcador
marker-idea = Moverse por una línea
marker-1 = Mueve uno de tus anillos blancos por una línea, sobre intersecciones libres, tan lejos como quieras.
marker-1-done = Donde estaba el anillo queda un marcador de tu color. Cada jugada añade uno al tablero.
marker-2 = Los anillos ven lejos. Lleva uno de los tuyos a k10, en el borde derecho, en una sola jugada.
marker-2-done = De un lado a otro. En el centro se cruzan tres líneas: mira a lo largo de todas.
marker-2-miss = Eso no es k10. Sigue las líneas desde allí hacia atrás: en una de ellas hay un anillo tuyo.
marker-3 = Ningún anillo salta sobre otro, así que el negro de d6 te cierra el paso hacia arriba desde d3. Lleva de todos modos un anillo a d9, en dos jugadas.
marker-3-done = Rodeando el obstáculo. Tus anillos son muros para las negras, y los suyos para ti.
marker-3-miss = Dos jugadas, y ningún anillo en d9. Piensa al revés: ¿desde qué intersecciones se ve d9?

jump = Saltar
jump-idea = Por encima de los marcadores y justo detrás
jump-1 = Los marcadores no detienen a un anillo: los salta y cae justo detrás. Salta un marcador.
jump-1-done = Por encima, y el marcador se ha volteado. Más sobre eso en la próxima lección.
jump-1-miss = Una jugada correcta, pero sin salto. Debe haber un marcador en la línea del anillo y una intersección libre justo detrás.
jump-2 = Varios marcadores contiguos se saltan de una vez. Salta tres.
jump-2-done = Tres de golpe, sean del color que sean. El anillo cae en la primera intersección libre que hay detrás.
jump-2-miss = No son tres. Busca tres marcadores en línea que se toquen, con un anillo tuyo delante.
jump-3 = Un anillo puede deslizarse primero y saltar después, pero tras el salto se detiene. Deslízate sobre una intersección libre y luego salta.
jump-3-done = Deslizarse, saltar, parar: en una jugada no cabe más.
jump-3-miss = Solo te has deslizado. Busca una línea con intersecciones libres primero y marcadores después.
jump-3-near = Ha sido un salto desde muy cerca. Esta vez tiene que haber algo libre entre el anillo y los marcadores.

flip = Cambiar de bando
flip-idea = Lo que un anillo salta se voltea
flip-1 = Cada marcador que saltas muestra su otra cara: el negro pasa a blanco y el blanco a negro. Voltea tres marcadores negros en una jugada.
flip-1-done = Tres más para ti, y el que ha dejado tu anillo.
flip-1-miss = No eran tres negros. Están uno junto a otro en la columna f.
flip-2 = Tus propios marcadores también se voltean. Encuentra un salto que voltee al menos dos negros y ninguno tuyo.
flip-2-done = Todo ganancia. Antes de saltar, mira los dos colores.
flip-2-own = Ese salto ha vuelto negros también marcadores tuyos. Hay una línea en la que solo los hay negros.
flip-2-miss = Eso no voltea dos marcadores negros. Busca dos que estén uno junto a otro.

row = Cinco en fila
row-idea = Una fila saca un anillo del tablero
row-1 = Cinco marcadores contiguos de tu color son una fila. Tienes cuatro: añade el quinto y luego retira la fila y uno de tus anillos.
row-1-done = Una fila para ti y un anillo fuera del tablero. Con tres anillos fuera se gana.
row-1-own = Has saltado tus propios cuatro y se han vuelto negros. Mejor aparta el anillo de e8 a un lado: deja el quinto marcador.
row-1-miss = Aún no hay fila. El anillo de e8 está al final de tus cuatro. ¿Qué deja al marcharse?
row-2 = Aquí hay un negro en medio de tu línea. Voltea ese marcador y luego retira la fila y un anillo.
row-2-done = Un marcador volteado completa una fila igual que uno nuevo.
row-2-miss = El marcador de e5 sigue negro. ¿Cuál de tus anillos puede saltarlo?

choice = Demasiado de lo bueno
choice-idea = ¿Qué cinco, y qué fila?
choice-1 = ¡Seis en línea! Solo retiras cinco, uno junto a otro. Conserva el marcador que encaja con tus otros tres y luego retira un anillo.
choice-1-done = e3, f4, g5, h6: con el que ha quedado vuelves a tener cuatro en línea.
choice-1-miss = El marcador que ha quedado en e8 está solo. El de e3 habría tenido compañía: f4, g5 y h6.
choice-2 = Dos filas se cruzan en un marcador: si retiras una, rompes la otra. Retira la fila que te deja el mejor resto y luego un anillo.
choice-2-done = Quedan cuatro contiguos: la próxima fila está cerca.
choice-2-miss = Ahora hay un hueco en medio de la columna g. Al revés habrían quedado cuatro contiguos.

theirs = Nada para las negras
theirs-idea = Romper filas y no regalar ninguna
theirs-1 = Las negras tienen cuatro en la columna f, y al anillo de f7 le basta con apartarse. Juega de modo que no puedan hacer fila en su turno.
theirs-1-done = Rota. Lo que más duele es un marcador volteado en mitad de la línea.
theirs-1-miss = Las negras harían su fila igualmente. Salta a través de la línea para que uno de los cuatro se vuelva blanco.
theirs-2 = Dos saltos hacen tu fila, pero uno de ellos hace también una negra. Elige el otro y luego retira fila y anillo.
theirs-2-done = Una fila para ti, y nada para las negras.
theirs-2-gift = Mira la línea del número 4: allí tu marcador se ha vuelto negro, y ya son cinco. También saldría un anillo negro.
theirs-2-miss = No hay fila. Tienes que voltear el marcador negro de e5.

threat = Amenazas
threat-idea = Tu primera táctica: dos a la vez
threat-1 = Tres en línea, y tu anillo delante. Juega de modo que en tu próximo turno puedas completar una fila.
threat-1-done = Cuatro en línea, y el anillo ya está en el quinto punto. Cuando se vaya, habrá fila: las negras tienen que actuar.
threat-1-miss = En tu próximo turno no habría fila. Haz que el anillo deje el cuarto marcador y se pare justo al lado.
threat-2 = Una amenaza se para; dos, difícilmente. Amenaza dos filas con una jugada y luego completa la que te dejen las negras.
threat-2-done = Las negras solo podían romper una. Así se ganan las partidas de YINSH.
threat-2-single = Una amenaza, pero las negras pueden pararla. A tus dos líneas les falta un marcador en el mismo sitio: e7.
threat-2-miss = De ahí no sale ninguna fila. Tus dos líneas pasan por e7. Deja allí un marcador y completa la que las negras no rompan.

win = El tercer anillo
win-idea = Cómo se gana
win-1 = Ya has retirado dos anillos. Haz una fila, retírala y saca el tercer anillo.
win-1-done = Tres anillos: has ganado.
win-1-miss = Sin fila no hay victoria. El marcador de f6 tiene el color equivocado.
win-2 = Dos anillos cada uno, y el salto que hace tu fila hace también una negra. Atrévete: quien ha movido retira primero.
win-2-done = Tu anillo salió primero, y la partida acabó antes de que las negras pudieran responder.
win-2-miss = No hay fila. Salta e4 y e5.

game = Tu primera partida
game-idea = Una partida entera contra un bot amable
game-about = Ya sabes todo lo necesario. En blitz gana el primer anillo: una buena primera partida de diez minutos. O juega ya a tres anillos.
