# The lessons of LYNGK. A lesson has a title and an idea; a step its task, what is said when it is done, and answers to other moves.

any-claim = Has reclamado un color. Está permitido, pero en esta tarea basta con mover.

move = Sobre la ficha vecina
move-idea = Cómo se mueven las fichas
move-1 = El tablero está lleno: hay una ficha en cada espacio, donde se cruzan las líneas. Mueve cualquier ficha por una línea sobre una vecina de otro color. Todavía ningún color tiene dueño, así que puedes mover todas menos los comodines.
move-1-done = Las dos fichas forman ahora una pila, y el espacio que has dejado está vacío.
move-2 = g8 está vacío, así que las fichas de alrededor pueden cruzarlo. Haz una jugada que cruce un espacio vacío.
move-2-done = Hasta la primera ficha de la línea y ni un paso más: no se puede saltar sobre nada.
move-2-miss = Eso ha sido un paso a una vecina. Empieza junto al espacio vacío g8 y crúzalo.

stacks = Formar pilas
stacks-idea = Altura y colores
stacks-1 = Las pilas se mueven enteras y nunca repiten color. Mueve la pila de dos sobre una ficha de un tercer color.
stacks-1-done = Tres fichas, tres colores. La ficha superior dice de quién es la pila.
stacks-1-miss = Así no sale una pila de tres. La pila de dos está en c7: ¿qué vecina tiene un color que a la pila le falta?
stacks-2 = Una pila neutral puede ir sobre otra que no sea más alta. Mueve una pila de dos sobre la otra.
stacks-2-done = Cuatro fichas, cuatro colores. Con un color en común, la jugada no habría estado permitida.
stacks-2-miss = Las pilas de h6 y h7 siguen separadas.
stacks-3 = Una ficha neutral suelta no puede ir sobre una pila, pero una pila sí puede ir sobre una ficha suelta. Forma una pila de cuatro.
stacks-3-done = Lo bajo no puede subir a lo alto, pero lo alto sí puede bajar a lo bajo.
stacks-3-miss = Aún no son cuatro. Mueve la pila de tres de h8 sobre una ficha suelta a la que llegue.

joker = Comodines
joker-idea = Fichas que hacen de cualquier color
joker-1 = Las fichas blancas son comodines. Nadie puede mover un comodín suelto, pero puedes mover otra ficha sobre uno. Pruébalo.
joker-1-done = El comodín hace ahora de un color que le falta a la pila, el que más te convenga.
joker-1-miss = No has movido sobre un comodín. Hay uno en c1.
joker-2 = Un comodín cabe debajo de cualquier cosa. Mueve una pila de dos sobre uno.
joker-2-done = Tres fichas, y el comodín todavía puede ser cualquiera de los tres colores que faltan.
joker-2-miss = Mira por las líneas largas: en b2, un comodín espera una pila de dos.

claim = Reclamar
claim-idea = Hacer tuyo un color
claim-1 = Antes de mover puedes reclamar un color: uno por turno, dos por partida. Reclama uno y mueve después una ficha de ese color.
claim-1-done = Desde ahora, solo tú puedes mover las fichas y pilas que tengan ese color arriba.
claim-1-miss = Has movido sin reclamar. Reclama primero un color.
claim-1-other = Has reclamado un color y has movido otro. Está permitido, pero esta vez mueve el tuyo.
claim-2 = En e8 hay una pila de cuatro que puede mover cualquiera de los dos. Reclama el color que tiene arriba y haz después la jugada que quieras.
claim-2-done = Ahora es solo tuya, y le falta una ficha para ser un punto.
claim-2-other = Ese no es el color que tiene arriba la pila de e8.
claim-2-miss = Has movido sin reclamar, así que cualquiera de los dos puede mover todavía esa pila.

tall = Sobre pilas altas
tall-idea = Qué pueden hacer los colores reclamados
tall-1 = El azul es tuyo. Un color reclamado puede ir sobre pilas de cualquier altura, incluso como ficha suelta. Mueve una ficha azul suelta sobre una pila.
tall-1-done = Una ficha neutral no habría podido.
tall-1-miss = Busca una ficha azul suelta que llegue a una pila sin azul.
tall-2 = El verde es tuyo; el marfil, de tu rival. Hazte con su pila de tres usando una sola ficha verde.
tall-2-done = Decide la ficha superior: lo que era suyo ahora es tuyo.
tall-2-miss = Su pila de tres está en d7. ¿Qué ficha verde hay cerca?

five = Una pila de cinco
five-idea = Cómo se consiguen puntos
five-1 = Una pila de cinco con tu color arriba te da un punto y sale del tablero. El negro es tuyo: completa una pila así.
five-1-done = ¡Un punto! Esa pila es tuya para siempre.
five-1-miss = No hay pila de cinco. Hay una pila de cuatro sin negro: ¿qué ficha negra puede llegar a ella?
five-2 = Puedes reclamar un color y conseguir un punto en el mismo turno. Reclama el color adecuado y completa una pila de cinco.
five-2-done = Color y punto en un mismo turno. Tu rival no ha podido hacer nada más que mirar.
five-2-other = Con ese color no completas ahora ninguna pila. Mira las pilas de cuatro y los colores que tienen arriba.
five-2-miss = Ningún punto. Una de las pilas de cuatro tiene arriba un color neutral: reclámalo y mueve la pila sobre la ficha que le falta.

block = Cerrar el paso
block-idea = Impedir que tu rival consiga puntos
block-1 = El marfil y el negro son tuyos. El azul y el rojo son de tu rival, que podría completar una pila de cinco en el próximo turno. Haz una jugada que lo impida.
block-1-done = La ficha roja de f5 ha quedado enterrada, y se acabó la amenaza.
block-1-miss = Tu rival todavía puede conseguir un punto: la ficha roja de f5 llega a una pila de cuatro. ¿Qué puede ponerse sobre ella?
block-2 = El negro y el rojo son tuyos; el marfil y el verde, de tu rival; el azul sigue neutral. La pila de cuatro de b4 corre peligro. Complétala con su color neutral arriba.
block-2-done = Una pila de cinco con un color neutral arriba se queda donde está y no cuenta para nadie. Ningún punto para ti, pero tampoco para tu rival.
block-2-miss = Tu rival todavía puede conseguir un punto. Mueve la propia pila de b4: arriba es neutral, así que puedes.

lyngk = Puntos LYNGK
lyngk-idea = Viajar por tu propio color
lyngk-1 = El verde es tuyo. Cuando una ficha verde llega a otra verde, no se detiene: sigue en la dirección que quieras. Haz una jugada que pase por un punto LYNGK así.
lyngk-1-done = El punto LYNGK ha llevado tu ficha a un espacio que no habría alcanzado en línea recta.
lyngk-1-miss = Esa jugada ha ido directa. Ve hacia otra ficha verde y gira allí.
lyngk-2 = Una jugada puede pasar por varios puntos LYNGK, pero por ninguno dos veces. Haz una que pase por dos.
lyngk-2-done = Tres tramos en una jugada. Nadie más puede usar la red de tu color.
lyngk-2-miss = Menos de dos puntos LYNGK. Empieza con la pila de f7; e7 y e8 también tienen el verde arriba.
lyngk-3 = El rojo y el marfil son tuyos. Completa una pila de cinco pasando por un punto LYNGK.
lyngk-3-done = Un punto desde lejos. Antes de cada jugada, sigue tus colores por el tablero.
lyngk-3-miss = Ningún punto. La pila de c7 puede girar en e7.

end = Las últimas jugadas
end-idea = Qué cuenta al final
end-1 = Nadie tiene puntos todavía y apenas quedan jugadas. El negro es tuyo. Termina la partida con un punto.
end-1-done = No quedan jugadas y tienes más pilas de cinco: ¡ganas!
end-1-miss = Así no ganas. La pila de b2 tiene cuatro fichas y el negro arriba. Le falta el azul.
end-2 = Hay un punto para cada uno, así que ahora cuentan tus pilas de cuatro; después, las de tres, las de dos y las fichas sueltas. El negro es tuyo. Haz la última jugada y gana.
end-2-done = Hay empate a pilas de cuatro y de tres, pero tú tienes una pila de dos y tu rival no tiene ninguna.
end-2-miss = Cuenta otra vez: hay empate a pilas de cuatro y de tres. Necesitas una pila de dos con el negro arriba.

game = Tu primera partida
game-idea = Una partida entera contra un bot amable
game-about = Ya sabes todo lo que necesitas. No reclames antes de que compense y no pierdas de vista ninguna pila de cuatro.
