# Las lecciones de LYNGK. Una lección tiene título e idea; un paso, su tarea, lo que se dice al lograrla y respuestas a otras jugadas.

any-claim = Has reclamado un color. Está permitido, pero aquí basta con mover.

move = Sobre la ficha siguiente
move-idea = Cómo se mueven las fichas
move-1 = El tablero está lleno. Mueve una ficha por una línea sobre una vecina de otro color. Todavía ningún color es de nadie, así que puedes mover cualquiera menos los comodines.
move-1-done = Dos fichas forman ahora una pila, y ha quedado un punto vacío.
move-2 = En g8 ya no hay nada, así que las fichas de alrededor ven más allá. Haz un movimiento que cruce un punto vacío.
move-2-done = Hasta la primera ficha de la línea y no más: nada se salta.
move-2-miss = Ha sido un paso a una vecina. Empieza junto al punto vacío g8 y crúzalo.

stacks = Construir pilas
stacks-idea = Altura y colores
stacks-1 = Una pila se mueve entera y nunca tiene un color dos veces. Mueve la pila de dos sobre una ficha de un tercer color.
stacks-1-done = Tres fichas, tres colores. La ficha de arriba dice de quién es la pila.
stacks-1-miss = Así no sale una pila de tres. La pila de dos está en c7: ¿qué vecina tiene un color que le falta?
stacks-2 = Una pila neutral puede ir sobre otra que no sea más alta que ella. Pon una pila de dos sobre la otra.
stacks-2-done = Cuatro fichas, cuatro colores. Con un color en común habría estado prohibido.
stacks-2-miss = Las pilas de h6 y h7 siguen separadas.
stacks-3 = Una ficha neutral suelta nunca va sobre una pila, pero una pila puede ir sobre una ficha suelta. Haz una pila de cuatro.
stacks-3-done = Lo bajo no sube a lo alto, pero lo alto puede bajar a lo bajo.
stacks-3-miss = Aún no son cuatro. Mueve la pila de tres de h8 sobre una ficha suelta que vea.

joker = Comodines
joker-idea = Fichas que valen por cualquier color
joker-1 = Las fichas jaspeadas son comodines. Nadie mueve un comodín suelto, pero puedes mover sobre uno. Hazlo.
joker-1-done = El comodín vale ahora por un color que le falta a la pila, el que haga falta.
joker-1-miss = Debajo no había ningún comodín. Hay uno solo en c1.
joker-2 = Los comodines caben debajo de todo. Mueve una pila de dos sobre uno.
joker-2-done = Tres fichas, y el comodín aún puede ser cualquiera de los tres colores que faltan.
joker-2-miss = Mira por las líneas largas: en b2 un comodín espera una pila de dos.

claim = Reclamar
claim-idea = Hacer tuyo un color
claim-1 = Antes de mover puedes reclamar un color: uno por turno, dos por partida. Reclama uno y luego mueve una ficha de ese color.
claim-1-done = Desde ahora solo tú mueves lo que tenga ese color arriba.
claim-1-miss = Has movido sin reclamar. Reclama primero un color.
claim-1-other = Has reclamado un color y movido otro. Está permitido, pero esta vez mueve el tuyo.
claim-2 = En e8 hay una pila de cuatro, y cualquiera de los dos podría moverla. Reclama el color que tiene arriba y luego mueve lo que quieras.
claim-2-done = Ahora es solo tuya, y le falta una ficha para ser un punto.
claim-2-other = Ese no es el color que la pila de e8 tiene arriba.
claim-2-miss = Has movido sin reclamar, y la pila sigue siendo de todos.

tall = Sobre pilas altas
tall-idea = Lo que pueden los colores reclamados
tall-1 = El azul es tuyo. Un color reclamado va sobre pilas de cualquier altura, incluso como ficha suelta. Mueve una ficha azul suelta sobre una pila.
tall-1-done = Una ficha neutral no habría podido.
tall-1-miss = Encuentra una ficha azul suelta que vea una pila sin azul.
tall-2 = El verde es tuyo; el marfil, de tu rival. Quítale su pila de tres con una sola ficha verde.
tall-2-done = Decide la ficha de arriba: lo que era suyo es tuyo.
tall-2-miss = Su pila de tres está en d7. ¿Qué ficha verde tiene cerca?

five = Una pila de cinco
five-idea = Cómo se hacen puntos
five-1 = Cinco fichas con tu color arriba son un punto y dejan el tablero. El negro es tuyo: completa una pila así.
five-1-done = Un punto. La pila se queda delante de ti para siempre.
five-1-miss = No hay pila de cinco. Hay una de cuatro sin negro: ¿qué ficha negra la ve?
five-2 = Puedes reclamar y puntuar en un mismo turno. Reclama el color adecuado y completa una pila de cinco.
five-2-done = Reclamar y puntuar en un turno. Tu rival solo pudo mirar.
five-2-other = Con ese color no completas ninguna pila ahora. Mira las pilas de cuatro y lo que tienen arriba.
five-2-miss = Ningún punto. Una de las pilas de cuatro tiene arriba un color neutral: reclámalo y lleva la pila a la ficha que le falta.

block = Estorbar
block-idea = Quitarle un punto a tu rival
block-1 = El marfil y el negro son tuyos; el azul y el rojo, de tu rival, que podría completar una pila de cinco en su turno. Juega de modo que ya no pueda.
block-1-done = La ficha roja de f5 ha quedado enterrada, y se acabó la amenaza.
block-1-miss = Tu rival consigue su punto igualmente: la ficha roja de f5 llega a una pila de cuatro. ¿Qué puede ir sobre ella?
block-2 = El negro y el rojo son tuyos; el marfil y el verde, de tu rival; el azul sigue neutral. La pila de cuatro de b4 corre peligro. Complétala con su color neutral arriba.
block-2-done = Cinco bajo un color neutral se quedan en el tablero y no cuentan para nadie. Ningún punto para ti, pero tampoco para tu rival.
block-2-miss = Tu rival consigue su punto igualmente. Mueve la propia pila de b4: arriba es neutral, así que puedes.

lyngk = Puntos LYNGK
lyngk-idea = Viajar por tu propio color
lyngk-1 = El verde es tuyo. Una ficha verde que llega a otra verde no se queda allí: sigue en la dirección que quiera. Haz un movimiento que pase por un punto LYNGK así.
lyngk-1-done = La ficha verde llevó la tuya hasta donde sola no habría llegado.
lyngk-1-miss = Ese movimiento fue recto. Empieza hacia otra ficha verde y gira allí.
lyngk-2 = Un movimiento puede pasar por varios puntos LYNGK, pero por ninguno dos veces. Haz uno que pase por dos.
lyngk-2-done = Tres tramos en un movimiento. La red de tu color no le sirve a nadie más.
lyngk-2-miss = Menos de dos puntos LYNGK. Empieza con la pila de f7; e7 y e8 también tienen el verde arriba.
lyngk-3 = El rojo y el marfil son tuyos. Completa una pila de cinco pasando por un punto LYNGK.
lyngk-3-done = Un punto desde lejos. Antes de mover, recorre tus colores por el tablero.
lyngk-3-miss = Ningún punto. La pila de c7 puede girar en e7.

end = Los últimos movimientos
end-idea = Lo que cuenta al final
end-1 = Nadie tiene puntos todavía y apenas quedan movimientos. El negro es tuyo. Termina la partida con un punto.
end-1-done = Ya nadie puede mover, y tienes más pilas de cinco: ganas.
end-1-miss = Así no ganas. La pila de b2 tiene cuatro fichas y el negro arriba. Le falta el azul.
end-2 = Un punto cada uno. Entonces cuentan las pilas de cuatro bajo vuestros colores, luego las de tres, las de dos y las fichas sueltas. El negro es tuyo. Haz el último movimiento y gana.
end-2-done = Hay empate a cuatros y a treses, pero tú tienes una pila de dos y tu rival ninguna.
end-2-miss = Cuenta otra vez: cuatros y treses están igualados. Necesitas una pila de dos con el negro arriba.

game = Tu primera partida
game-idea = Una partida entera contra un bot amable
game-about = Ya sabes todo lo necesario. Reclama tus colores cuando valga la pena, y no pierdas de vista ninguna pila de cuatro.
