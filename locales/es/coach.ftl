# El entrenador en la primera partida contra bots, y las pistas. Se cargan cuando alguien las necesita.
coach-title = Entrenador
coach-quiet = Te voy siguiendo. Sin prisa.
coach-off = No quiero más consejos
hint-more = Ver la jugada
hint-begin = Empieza por { $at }. ¿Ves cómo sigue?
hint-whole = Una buena jugada: { $move }.

## YINSH
coach-yinsh-phase-place = Reparte tus anillos. Cerca del centro llegan más lejos; juntos se estorban.
coach-yinsh-phase-move = El objetivo: cinco marcadores tuyos en línea. Con cada fila retiras un anillo; con tres anillos ganas.
coach-yinsh-phase-row = Los cinco marcadores vuelven a la reserva y la línea desaparece. Lo que te queda es el anillo.
coach-yinsh-phase-ring = Retira el anillo que menos hace: encerrado o lejos de tus marcadores.
coach-yinsh-first-marker = Tu primer marcador. No se mueve nunca, pero cada anillo que lo salta le da la vuelta.
coach-yinsh-flipped-mine = Has saltado, y todo lo que había en el camino se ha dado la vuelta: lo suyo pasa a ser tuyo, y lo tuyo, suyo.
coach-yinsh-flipped-theirs = Ha saltado varios marcadores y les ha dado la vuelta. No construyas donde pueda saltar después.
coach-yinsh-four-mine = ¡Cuatro en línea! Uno más y la fila es tuya. Busca cómo llenar el hueco o darle la vuelta.
coach-yinsh-four-theirs = Cuidado, tiene cuatro en línea. Sáltalos para dar la vuelta a alguno, o pon un anillo en el hueco.
coach-yinsh-row-mine = ¡Cinco en línea, muy bien! Ahora retira la fila.
coach-yinsh-row-theirs = Ha hecho una fila y retira un anillo. Ahora tiene un anillo menos para mover.
coach-yinsh-ring-mine = Ese anillo cuenta para ti. El precio: sigues con un anillo menos.
coach-yinsh-ring-theirs = Ha retirado un anillo. Va por delante, pero tú tienes más anillos para jugar.
coach-yinsh-few-markers = Quedan pocos marcadores. Cuando se acaben, gana quien haya retirado más anillos.

## LYNGK
coach-lyngk-phase-claim-or-move = No hay prisa por reclamar. Espera a que un color esté encima de pilas que valgan la pena; solo puedes reclamar dos.
coach-lyngk-phase-move = Buscas cinco colores distintos con uno tuyo encima.
coach-lyngk-two = Una pila de dos. El color de encima dice de quién es; mientras nadie lo reclame, la podéis mover los dos.
coach-lyngk-three = Tres colores distintos. Fíjate en cuáles faltan y dónde están.
coach-lyngk-four = ¡Una pila de cuatro! Con una pieza del color que falta serán cinco. ¿Quién llegará antes?
coach-lyngk-joker = En esa pila hay un comodín. Vale por cualquier color, así que es más fácil completarla.
coach-lyngk-claimed-mine = Ese color ya es tuyo: solo tú mueves lo que lo tiene encima, y puede caer sobre pilas de cualquier altura.
coach-lyngk-claimed-theirs = Ha reclamado un color. Ya no puedes mover lo que lo tiene encima, pero sí poner tus piezas sobre él.
coach-lyngk-linked-mine = Has viajado a través de tu propio color: es la regla LYNGK. Hace fuerte a un color disperso.
coach-lyngk-linked-theirs = Ha viajado a través de su propio color: la regla LYNGK. Cubre las piezas intermedias y cortarás el camino.
coach-lyngk-neutral-five = Cinco colores, pero el de encima no es de nadie. Esa pila se queda y no puntúa para ninguno.
coach-lyngk-five-mine = Una pila de cinco con tu color encima: ¡punto para ti!
coach-lyngk-five-theirs = Ha completado una pila de cinco, y eso es un punto. Vigila las pilas de cuatro que alcanzan sus colores.

## Linko!
coach-linko-phase-lay = Las cartas en la mesa suman, las de la mano restan. Varias iguales de una vez te hacen avanzar, y pocas combinaciones así de grandes las pueden quitar.
coach-linko-phase-attack = Quédate las cartas si encajan con tu mano. Si no, déjalas, y decidirá su dueño.
coach-linko-phase-answer = Recupera tus cartas para volver a ponerlas, o descártalas y roba otras.
coach-linko-phase-draw = La fila enseña lo que hay. Busca cartas que ya tengas.
coach-linko-single = Una carta sola se pone pronto y se pierde pronto: casi cualquier otra le gana.
coach-linko-big-set = Una combinación grande. Para quitártela hacen falta tantas cartas y más altas.
coach-linko-joker = El comodín toma el valor de sus vecinas. Solos, los comodines ganan a todo.
coach-linko-attacked = Tu combinación ataca otra con las mismas cartas, pero más bajas. Tiene que salir de la mesa.
coach-linko-attacked-me = Atacan tu última combinación: las mismas cartas, pero más altas. Pase lo que pase, sale de la mesa.
coach-linko-took = Ahora son tuyas. Cada carta en la mano resta un punto: vuelve a ponerlas pronto.
coach-linko-taken-from-me = Se han llevado tus cartas. Robas otras tantas; elige las que encajen con tu mano.
coach-linko-left = La has dejado. Su dueño la recupera o roba cartas nuevas.
coach-linko-reclaimed = De vuelta en tu mano. Puedes volver a ponerlas, quizá con una más.
coach-linko-discarded = Se fueron para siempre. Quizá las nuevas encajen mejor.
coach-linko-drew = Las cartas iguales a las que tienes hacen combinaciones más grandes.
coach-linko-few-mine = ¡Te quedan pocas cartas! Cuando tu mano esté vacía, la partida termina al momento.
coach-linko-few-theirs = A alguien casi no le quedan cartas. Con la mano vacía termina la partida: pon tus puntos en la mesa.
