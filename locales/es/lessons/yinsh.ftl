# The lessons of YINSH. A lesson has a title and an idea; a step its task, what is said when it is done, and answers to other moves.

rings = Primero, los anillos
rings-idea = Dónde van los diez anillos
rings-1 = Juegas con blancas, y las blancas empiezan. Todo va en los cruces de las líneas: son los espacios. Coloca tu primer anillo en el que quieras.
rings-1-done = Ahí está. Ahora colocan las negras, y así por turnos hasta que haya cinco anillos de cada color en el tablero.
rings-2 = Sirve cualquier espacio vacío, incluso en el mismo borde. Pruébalo: coloca tu segundo anillo en el borde.
rings-2-done = Se puede, pero pocas veces conviene: cerca del centro, un anillo tiene más líneas por las que moverse.
rings-2-miss = Buen espacio, pero no está en el borde. Elige uno que no tenga nada más allá.
rings-3 = Ahora juegas con negras, y ya hay nueve anillos. Coloca el décimo donde quieras.
rings-3-done = La apertura está completa. Desde ahora los anillos solo se mueven, y empiezan las blancas.

marker = Un anillo deja un marcador
marker-idea = Moverse por una línea
marker-1 = Mueve uno de tus anillos blancos por una línea, a través de espacios vacíos, tan lejos como quieras.
marker-1-done = El anillo ha dejado atrás un marcador de tu color. Cada jugada añade uno al tablero.
marker-2 = Los anillos llegan lejos. Lleva uno de los tuyos a k10, en el borde derecho, en una sola jugada.
marker-2-done = De lado a lado del tablero. En cada espacio se cruzan tres líneas: mira siempre por todas.
marker-2-miss = Eso no es k10. Sigue las líneas hacia atrás desde allí: en una de ellas hay un anillo tuyo.
marker-3 = Un anillo no puede saltar sobre otro, así que el negro de d6 te cierra el paso hacia arriba desde d3. Lleva de todos modos un anillo a d9, en dos jugadas.
marker-3-done = Rodeando el obstáculo. Tus anillos son muros para las negras, y los suyos lo son para ti.
marker-3-miss = Dos jugadas, y ningún anillo en d9. Piensa al revés: ¿desde qué espacios hay una línea despejada hasta d9?

jump = Saltar
jump-idea = Por encima de los marcadores y justo detrás
jump-1 = Los marcadores no detienen a un anillo: salta por encima y cae justo detrás. Salta sobre un marcador.
jump-1-done = Has saltado, y el marcador se ha volteado. Más sobre eso en la próxima lección.
jump-1-miss = Una jugada legal, pero no un salto. Necesitas un marcador en línea con tu anillo y un espacio vacío justo detrás.
jump-2 = Un anillo salta varios marcadores de una vez si van seguidos. Salta sobre tres.
jump-2-done = Tres de golpe, sean del color que sean. El anillo cae en el primer espacio vacío que hay detrás.
jump-2-miss = No son tres. Busca tres marcadores en línea y sin huecos, con uno de tus anillos delante.
jump-3 = Un anillo puede deslizarse primero y saltar después, pero tras el salto se detiene. Deslízate por un espacio vacío y luego salta.
jump-3-done = Deslizarse, saltar, parar: en una sola jugada no cabe más.
jump-3-miss = Solo te has deslizado. Busca una línea con espacios vacíos primero y marcadores después.
jump-3-near = Has saltado sin deslizarte antes. Esta vez tiene que haber un espacio vacío entre el anillo y los marcadores.

flip = Cambiar de bando
flip-idea = Un anillo voltea lo que salta
flip-1 = Cada marcador que saltas se voltea: el negro pasa a blanco y el blanco, a negro. Vuelve blancos tres marcadores negros en una jugada.
flip-1-done = Tres más para ti, y además el que ha dejado tu anillo.
flip-1-miss = No eran tres negros. Están seguidos en la columna f.
flip-2 = Tus propios marcadores también se voltean. Encuentra un salto que voltee al menos dos negros y ninguno tuyo.
flip-2-done = Todo ganancia. Antes de saltar, fíjate en los dos colores.
flip-2-own = Ese salto ha vuelto negros algunos marcadores tuyos. Hay una línea en la que todos son negros.
flip-2-miss = Eso no voltea dos marcadores negros. Busca dos que vayan seguidos.

row = Cinco en fila
row-idea = Una fila saca un anillo del tablero
row-1 = Cinco marcadores de tu color seguidos son una fila. Tienes cuatro: añade el quinto y retira después la fila y uno de tus anillos.
row-1-done = Ya van una fila y un anillo. Retira tres anillos y ganas la partida.
row-1-own = Has saltado tus propios cuatro y los has vuelto negros. Aparta mejor el anillo de e8: deja el quinto marcador.
row-1-miss = Todavía no hay fila. El anillo de e8 está al final de tus cuatro. ¿Qué deja al moverse?
row-2 = Esta vez hay un marcador negro en medio de tu línea. Voltéalo y retira después la fila y un anillo.
row-2-done = Un marcador volteado completa una fila igual que uno nuevo.
row-2-miss = El marcador de e5 sigue siendo negro. ¿Cuál de tus anillos puede saltarlo?

choice = El lujo de elegir
choice-idea = ¿Qué cinco, y qué fila?
choice-1 = ¡Seis en línea! Solo retiras cinco, seguidos. Conserva el marcador que mejor va con tus otros tres y retira después un anillo.
choice-1-done = e3, f4, g5, h6: con el que has conservado vuelves a tener cuatro en línea.
choice-1-miss = El marcador que has conservado, en e8, está solo. El de e3 habría tenido compañía: f4, g5 y h6.
choice-2 = Dos filas comparten un marcador: si retiras una, rompes la otra. Retira la fila que te deja en mejor posición y después un anillo.
choice-2-done = Te quedan cuatro seguidos: la próxima fila está cerca.
choice-2-miss = Ahora hay un hueco en medio de la columna g. Con la otra fila te habrían quedado cuatro seguidos.

theirs = Nada para las negras
theirs-idea = Romper filas y no regalar ninguna
theirs-1 = Las negras tienen cuatro en la columna f, y al anillo de f7 le basta con apartarse. Impide que completen una fila en su próximo turno.
theirs-1-done = Rota. Lo que más duele es un marcador volteado en mitad de la línea.
theirs-1-miss = Las negras aún podrían completar la fila. Salta a través de la línea para que uno de los cuatro se vuelva blanco.
theirs-2 = Dos saltos completan tu fila, pero uno de ellos completa también una fila negra. Elige el otro y retira después la fila y un anillo.
theirs-2-done = Una fila para ti, y nada para las negras.
theirs-2-gift = Mira a lo largo del número 4: allí tu marcador se ha vuelto negro, y ahora las negras tienen cinco. También ellas retiran un anillo.
theirs-2-miss = No hay fila. Tienes que voltear el marcador negro de e5.

threat = Amenazas
threat-idea = Tu primera táctica: dos a la vez
threat-1 = Tres en línea, y tu anillo delante. Juega de modo que puedas completar una fila en tu próximo turno.
threat-1-done = Cuatro en línea, y tu anillo ya está en el quinto espacio. En cuanto se vaya, tendrás una fila: las negras tienen que actuar.
threat-1-miss = En tu próximo turno no tendrías fila. Mueve el anillo un solo espacio por la línea: deja el cuarto marcador y se para justo al lado.
threat-2 = Las negras pueden parar una amenaza, pero difícilmente dos. Amenaza dos filas con una jugada y completa después la que te dejen.
threat-2-done = Las negras solo podían romper una. Así se ganan las partidas de YINSH.
threat-2-single = Es una amenaza, pero las negras pueden pararla. A tus dos líneas les falta un marcador en el mismo espacio: e7.
threat-2-miss = Así no llegas a una fila. Tus dos líneas pasan por e7. Deja allí un marcador y completa la que las negras no rompan.

win = El tercer anillo
win-idea = Cómo se gana
win-1 = Ya has retirado dos anillos. Completa una fila, retírala y retira tu tercer anillo.
win-1-done = Tres anillos: ¡has ganado!
win-1-miss = Sin fila no hay victoria. El marcador de f6 es del color equivocado.
win-2 = Hay dos anillos retirados por cada lado, y el salto que completa tu fila completa también una negra. Adelante: quien ha movido retira primero.
win-2-done = Tu anillo ha salido primero, y la partida ha terminado antes de que las negras pudieran responder.
win-2-miss = No hay fila. Salta sobre e4 y e5.

game = Tu primera partida
game-idea = Una partida entera contra un bot amable
game-about = Ya sabes todo lo que necesitas. En blitz gana el primer anillo: una buena primera partida de diez minutos. O ve directamente a por los tres.
