# El entrenador en la primera partida contra bots, y las pistas. Se cargan cuando alguien las necesita.
coach-title = Entrenador
coach-quiet = Sigo tu partida. Tómate tu tiempo.
coach-off = Desactivar consejos
hint-more = Mostrar la jugada
hint-begin = Empieza aquí: { $at }. ¿Ves cómo sigue?
hint-whole = Una buena jugada: «{ $move }»

## YINSH
coach-yinsh-phase-place = Reparte tus anillos por el tablero. Cerca del centro llegan más lejos; juntos se estorban.
coach-yinsh-phase-move = El objetivo: cinco marcadores tuyos en línea. Por cada fila retiras uno de tus anillos, y así se gana.
coach-yinsh-phase-row = Los cinco marcadores vuelven a la reserva y la fila desaparece. Lo que cuenta a tu favor es el anillo.
coach-yinsh-phase-ring = Retira el anillo que menos te sirva: uno encerrado o lejos de tus marcadores.
coach-yinsh-first-marker = Tu primer marcador. Nunca se mueve, pero se voltea cada vez que un anillo lo salta.
coach-yinsh-flipped-mine = Al saltar has volteado todos los marcadores del camino: los de tu rival pasan a ser tuyos, y los tuyos, suyos.
coach-yinsh-flipped-theirs = Al saltar, tu rival ha volteado marcadores. No construyas donde pueda saltar en su próximo turno.
coach-yinsh-four-mine = ¡Cuatro en línea! Uno más y la fila es tuya. Busca cómo añadir o voltear el que falta.
coach-yinsh-four-theirs = Cuidado: tu rival tiene cuatro en línea. Voltea alguno de un salto o lleva un anillo al hueco.
coach-yinsh-row-mine = ¡Cinco en línea, muy bien! Ahora retira la fila.
coach-yinsh-row-theirs = Tu rival tiene una fila y retira un anillo. A cambio, seguirá con uno menos.
coach-yinsh-ring-mine = Ese anillo cuenta a tu favor. El precio: sigues con uno menos.
coach-yinsh-ring-theirs = Ese anillo cuenta a favor de tu rival. El precio: sigue con uno menos.
coach-yinsh-few-markers = Quedan pocos marcadores. Cuando se acaben, ganará quien haya retirado más anillos.

## LYNGK
coach-lyngk-phase-claim-or-move = Reclama sin prisa: espera a que un color esté arriba en pilas que merezcan la pena. Solo puedes reclamar dos.
coach-lyngk-phase-move = El objetivo: una pila de cinco colores distintos con uno de los tuyos arriba.
coach-lyngk-two = Una pila de dos. El color de arriba dice de quién es; mientras nadie lo reclame, cualquiera de los dos puede moverla.
coach-lyngk-three = Tres colores distintos. Recuerda qué dos faltan y dónde están.
coach-lyngk-four = ¡Una pila de cuatro! Con una ficha del color que falta serán cinco. ¿Quién llegará antes?
coach-lyngk-joker = En esa pila hay un comodín. Vale por cualquier color, así que es más fácil completarla.
coach-lyngk-claimed-mine = Ya es tuyo: solo tú mueves lo que tenga ese color arriba, y puede ir sobre pilas de cualquier altura.
coach-lyngk-claimed-theirs = Tu rival ha reclamado un color. Ya no puedes mover nada que lo tenga arriba, pero sí ponerle encima tus fichas.
coach-lyngk-linked-mine = Has viajado por tu propio color: es la regla LYNGK. Así gana fuerza un color disperso.
coach-lyngk-linked-theirs = Tu rival ha viajado por su propio color: es la regla LYNGK. Tapa las fichas intermedias para cortarle el camino.
coach-lyngk-neutral-five = Cinco colores, pero el de arriba no es de nadie. Esa pila se queda donde está y no da ningún punto.
coach-lyngk-five-mine = Una pila de cinco con tu color arriba: ¡punto para ti!
coach-lyngk-five-theirs = Tu rival ha completado una pila de cinco: un punto. Vigila las pilas de cuatro a las que llegan sus colores.

## Linko!
coach-linko-phase-lay = Las cartas delante de ti suman; las de la mano restan. Pon varias iguales a la vez: avanzas más y es más difícil que te las arrebaten.
coach-linko-phase-attack = Llévate las cartas si encajan con tu mano. Si no te las llevas, decide su dueño.
coach-linko-phase-answer = Recupera tus cartas para volver a ponerlas, o descártalas y roba otras.
coach-linko-phase-draw = En la fila ves qué robas. Busca cartas iguales a las que ya tienes.
coach-linko-single = Una carta sola se pone rápido y se pierde rápido: cualquiera más alta la supera.
coach-linko-big-set = Una combinación grande. Para arrebatártela hace falta el mismo número de cartas, y más altas.
coach-linko-joker = Un comodín toma el valor de las cartas con las que lo pones. Los comodines solos superan a todo.
coach-linko-attacked = Tu combinación ataca otra con el mismo número de cartas y menor valor, que tiene que salir de la mesa.
coach-linko-attacked-me = Han atacado tu combinación superior: el mismo número de cartas, pero más altas. Pase lo que pase, sale de la mesa.
coach-linko-took = Ahora son tuyas. Cada carta en la mano resta un punto: ponlas pronto.
coach-linko-taken-from-me = Se han llevado tus cartas. Robas otras tantas; elige las que encajen con tu mano.
coach-linko-left = No te la has llevado. Su dueño la recupera, o la descarta y roba cartas nuevas.
coach-linko-reclaimed = Tus cartas vuelven a tu mano. Puedes ponerlas otra vez, quizá con una más.
coach-linko-discarded = Esas cartas ya no vuelven. Quizá las nuevas encajen mejor.
coach-linko-drew = Con cartas iguales a las que ya tienes harás combinaciones más grandes.
coach-linko-few-mine = ¡Te quedan pocas cartas! En cuanto pongas la última, termina la partida.
coach-linko-few-theirs = A alguien casi no le quedan cartas. Cuando ponga la última, terminará la partida: pon todas las que puedas.
