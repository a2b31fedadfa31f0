# The lessons of YINSH. A lesson has a title and an idea; a step its task, what is said when it is done, and answers to other moves.

aim = De qué va
aim-idea = Cinco en fila, tres anillos y cómo empieza una partida
aim-1 = Cinco marcadores de tu color seguidos son una fila. Por cada fila retiras uno de tus anillos, y con tres anillos retirados ganas. Ya has retirado dos. El anillo blanco de e8 deja un marcador donde estaba: apártalo de los cuatro marcadores blancos y retira después la fila y un anillo.
aim-1-done = Eso es todo el juego: tres filas, tres anillos. Lo demás es llegar antes.
aim-1-own = Has saltado a lo largo de la fila, y al saltar se voltean los marcadores. ¿Y si el anillo de e8 simplemente se aparta?
aim-1-miss = Todavía no hay fila. En la columna e hay cuatro marcadores blancos. ¿Qué anillo podría añadir el quinto?
aim-2 = Así empieza toda partida: un tablero vacío, cinco anillos para cada uno y, al lado, 51 marcadores para los dos. Empiezan las blancas. Elige un cruce para tu primer anillo.
aim-2-done = Ahora colocan las negras, luego tú otra vez, hasta que estén los diez anillos.

rings = Primero, los anillos
rings-idea = Dónde van los diez anillos
rings-1 = Sirve cualquier espacio vacío, incluso en el mismo borde. Pruébalo: coloca tu segundo anillo en el borde.
rings-1-done = Se puede, pero pocas veces conviene: cerca del centro, un anillo tiene más líneas por las que moverse.
rings-1-miss = Buen espacio, pero no está en el borde. Elige uno que no tenga nada más allá.
rings-2 = Ahora juegas con negras, y ya hay nueve anillos. Coloca el décimo donde quieras.
rings-2-done = La apertura está completa. Desde ahora los anillos solo se mueven, y empiezan las blancas.

marker = Un anillo deja un marcador
marker-idea = Moverse por una línea
marker-1 = Mueve uno de tus anillos blancos por una línea, a través de espacios vacíos, tan lejos como quieras.
marker-1-done = El anillo ha dejado atrás un marcador de tu color. Cada jugada añade uno al tablero.
marker-2 = Los anillos llegan lejos. Lleva uno de los tuyos a k10, en el borde derecho, en una sola jugada.
marker-2-done = De lado a lado del tablero. En cada espacio se cruzan tres líneas: mira siempre por todas.
marker-2-miss = Eso no es k10. Sigue las líneas hacia atrás desde allí: en una de ellas hay un anillo tuyo.
marker-3 = Un anillo no puede saltar sobre otro, así que el negro de d6 te cierra el paso hacia arriba desde d3. Aun así, lleva un anillo a d9 en dos jugadas.
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
flip-1 = Cada marcador que saltas se voltea: el negro pasa a blanco y el blanco, a negro. Convierte en blancos tres marcadores negros con una sola jugada.
flip-1-done = Tres más para ti, y además el que ha dejado tu anillo.
flip-1-miss = No eran tres negros. Están seguidos en la columna f.
flip-2 = Tus propios marcadores también se voltean. Encuentra un salto que voltee al menos dos negros y ninguno tuyo.
flip-2-done = Todo ganancias. Antes de saltar, fíjate en los dos colores.
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
theirs-2-gift = Mira la línea del número 4: allí tu marcador se ha vuelto negro, y ahora las negras tienen cinco. También ellas retiran un anillo.
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

combo = Dos jugadas por delante
combo-idea = Preparar una fila que nadie pueda parar
combo-1 = El marcador negro de e5 corta dos de tus líneas: la columna e y la línea del número 5. Voltéalo para que las dos tengan cuatro y completa después la que te dejen las negras. Retira la fila y un anillo.
combo-1-done = Un salto, dos líneas. Busca los marcadores donde se cruzan tus líneas.
combo-1-single = Es una sola amenaza, y las negras pueden responder. ¿Qué salto ayuda a las dos líneas a la vez?
combo-1-miss = No hay fila. Voltea primero el marcador de e5 y mueve después un anillo que esté al final de cuatro marcadores.
combo-2 = Tu fila de la columna e está lista. Lleva el anillo de e8 a un espacio desde el que llegue otra fila en el próximo turno, sin que las negras puedan pararla. Retira las dos filas, cada una con un anillo.
combo-2-done = Dos filas en dos turnos. El anillo que remató una línea ya esperaba en la siguiente.
combo-2-one = Una fila, y después nada. La columna f también tiene cuatro: ponte justo al lado y conserva ese anillo.
combo-2-miss = Eso no completa ninguna fila. ¿Qué anillo está al final de cuatro marcadores?

wall = Un anillo en medio
wall-idea = Bloquear sin saltar
wall-1 = El anillo negro de h6 quiere saltar g6 y volverlo negro: serían cinco en la columna g. Tiene que caer en f6. Impídelo sin saltar nada.
wall-1-done = Sin dónde caer, no hay salto. Solo un anillo detiene a otro anillo.
wall-1-jump = Eso también las detiene, pero con un salto, y los saltos voltean. ¿Dónde tendría que caer el anillo negro?
wall-1-miss = Las negras aún pueden completar la fila. ¿Qué espacio tiene que estar libre para saltar g6?
wall-2 = Las negras tienen dos y dos en la columna g, con un hueco en medio. Lleva un anillo al hueco.
wall-2-done = Mientras tu anillo siga ahí, esa línea está muerta. A veces el mejor anillo pasa diez turnos sin moverse.
wall-2-miss = El hueco de g6 sigue abierto. ¿Cuál de tus anillos tiene el camino libre hasta él?

back = Ida y vuelta
back-idea = Ganancias que duran
back-1 = Dos de tus saltos ganan dos marcadores negros cada uno. Tras uno de ellos, las negras recuperan uno enseguida. Elige el salto cuya ganancia dura.
back-1-done = Ningún anillo negro llega a ellos. Mira la respuesta de las negras antes de contar tus marcadores.
back-1-back = Con el próximo salto, las negras recuperan parte. ¿Qué anillo negro apunta a esos marcadores y qué pareja no ve?
back-1-miss = Eso no gana dos marcadores negros. ¿Dónde hay dos seguidos?
back-2 = Tenías cuatro en línea, y las negras acaban de voltear el de e5. Vuelve a voltearlo para que tu amenaza siga en pie.
back-2-done = Otra vez cuatro en línea, y tu anillo al lado. La línea es de quien da el último salto en el momento justo.
back-2-miss = e5 sigue negro. Serviría un salto en otra dirección: ¿qué anillo está en línea con e5?

ring = Qué anillo retirar
ring-idea = Quédate con el que trabaja
ring-1 = Has retirado tu fila y ahora toca retirar un anillo. Uno de los tuyos frena a las negras. Haz que no puedan completar una fila en su próximo turno.
ring-1-done = El guardián de f6 se queda. Antes de retirar un anillo, pregúntate qué estaba impidiendo.
ring-1-miss = Ese anillo era el guardián: ahora h6 salta g6 y cae en su sitio. ¿Qué anillo no tiene nada que hacer?
ring-2 = Otra vez retiras un anillo. Quédate con el que puede completar tu próxima fila.
ring-2-done = El anillo de h9 está al final de cuatro marcadores. Las negras tienen que reaccionar ya.
ring-2-miss = Sin él, los cuatro de la columna h no tienen ningún anillo al lado. ¿Qué anillo está lejos de todo?

wait = Sin prisa
wait-idea = Dos filas a la vez, o primero la seguridad
wait-1 = Aquí un salto completa dos filas sin marcadores en común: dos anillos en un turno. Encuéntralo y retira después las dos filas y dos anillos.
wait-1-done = Dos anillos con una jugada. Una fila que nadie amenaza puede esperar a otra.
wait-1-one = Una fila, pero ha roto la otra. En cada línea hay un marcador negro: ¿qué anillo puede saltar los dos a la vez?
wait-1-miss = No hay fila. Estorban los marcadores negros de e5 y e6. ¿Cómo se voltean los dos?
wait-2 = Tus cuatro de la columna j están a salvo: ningún anillo negro llega. Los cuatro negros de la columna c están a punto de ser fila. ¿Qué va primero? Hazlo; después completa la tuya y retírala.
wait-2-done = Nada para las negras, y tu fila ha llegado un turno más tarde. Una fila también cuesta un anillo, así que no hay prisa.
wait-2-hasty = Tu fila no corría peligro, y ahora las negras completan otra. ¿Y si antes rompes la suya?
wait-2-miss = Así las negras conservan una fila, o pierdes la tuya. ¿Qué anillo puede saltar a través de la columna c?

gift = Un regalo para las negras
gift-idea = Cuándo compensa regalar una fila
gift-1 = Uno de tus saltos completa dos filas tuyas, pero también una negra. Dos anillos por uno es un buen trato: encuentra ese salto y retira después las dos filas y dos anillos.
gift-1-done = Dos anillos contra uno. Tú has retirado primero, y las negras siguen con un anillo menos.
gift-1-one = Una fila, y nada para las negras. Es lo prudente, pero aquí puedes tener dos. ¿Qué salto voltea e5 y e6 a la vez?
gift-1-miss = No tienes fila. Estorban los marcadores negros de e5 y e6: ¿qué salto voltea los dos?
gift-2 = La misma posición, pero las negras ya han retirado dos anillos y ganarían con una fila más. Completa una fila sin regalar ninguna; después retírala y retira un anillo.
gift-2-done = De momento basta con una. Antes de regalar una fila, cuenta los anillos.
gift-2-gift = Eso completa una fila negra: el tercer anillo y la partida perdida. ¿Qué salto voltea e5 sin tocar e4?
gift-2-miss = No hay fila. ¿Cuál de tus anillos puede saltar e5 sin ir por la columna e?

opening = El sitio de los anillos
opening-idea = Libertad para ti, muros para las negras
opening-1 = Un anillo vale lo que valen sus líneas. Coloca el tuyo donde pueda moverse al menos a 20 espacios.
opening-1-done = Mucho sitio. Los anillos apretados o en el borde tardan en entrar en juego.
opening-1-miss = Menos de 20. Otros anillos o el borde le cortan las líneas. ¿Dónde se cruzan tres líneas largas?
opening-2 = Los anillos son muros. Coloca el tuyo donde tres anillos negros lo vean por líneas libres, para frenar a los tres.
opening-2-done = Tres líneas cerradas con un anillo. Un buen sitio sirve para dos cosas: libertad para ti y muros para las negras.
opening-2-miss = Menos de tres. Sigue las líneas de c3, e9 y h5: ¿dónde se cruzan?

pool = El último marcador
pool-idea = Qué pasa cuando se acaba la reserva
pool-1 = Quedan dos marcadores, uno para ti y otro para las negras. Cuando se acaben, ganará quien haya retirado más anillos. Tú llevas uno y las negras, ninguno. Haz que no puedan completar una fila con el último marcador.
pool-1-done = La reserva está vacía, y un anillo es más que ninguno. Ganas sin llegar a tres.
pool-1-miss = El anillo negro de i7 se aparta y completa la columna i. ¿Cuál de tus anillos puede voltear ahí un marcador?
pool-2 = Un anillo por lado, y este es el último marcador: sin fila, la partida acaba en empate. Una fila devuelve cinco marcadores a la reserva y el juego sigue. Completa una; después retírala y retira un anillo.
pool-2-done = Cinco marcadores vuelven a la reserva, y tú llevas un anillo de ventaja.
pool-2-miss = Ni marcadores ni fila: empate. En la columna j solo falta j8. ¿Qué anillo puede saltarlo?

game = Tu primera partida
game-idea = Una partida entera contra un bot amable
game-about = Ya sabes todo lo que necesitas. En blitz gana el primer anillo: una buena primera partida de diez minutos. O ve directamente a por los tres.
