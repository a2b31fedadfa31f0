# The lessons of LYNGK. A lesson has a title and an idea; a step its task, what is said when it is done, and answers to other moves.

any-claim = Has reclamado un color. Está permitido, pero en esta tarea basta con mover.

aim = De qué va
aim-idea = Pilas de cinco con tu color arriba
aim-1 = Al principio hay una ficha en cada uno de los 43 espacios, y ningún color es de nadie. Esta partida va más adelantada: el rojo es tuyo. Cinco colores distintos con el tuyo arriba son un punto. La pila de h6 tiene cuatro fichas y el rojo arriba: muévela sobre la ficha marfil de i7.
aim-1-done = ¡Un punto! Las fichas blancas son comodines: valen por el color que falte.
aim-1-miss = No son cinco. A la pila de h6 solo le falta una ficha: ¿dónde está la de color marfil?
aim-2 = Cuando nadie puede mover más, gana quien tenga más pilas de cinco. Vais uno a uno, y el verde y el azul son tuyos. Gana la partida.
aim-2-done = Dos puntos contra uno y ninguna jugada más: has ganado.
aim-2-miss = Así acaba sin un segundo punto. ¿Qué dos pilas suman cinco colores?

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
stacks-2 = Un color sin dueño es neutral. Una pila con un color neutral arriba solo puede ir sobre otra que no sea más alta. Mueve una pila de dos sobre la otra.
stacks-2-done = Cuatro fichas, cuatro colores. Con un color en común, la jugada no habría estado permitida.
stacks-2-miss = Las pilas de h6 y h7 siguen separadas.
stacks-3 = Una ficha neutral suelta no puede ir sobre una pila, pero una pila sí puede ir sobre una ficha suelta. Forma una pila de cuatro.
stacks-3-done = Con colores neutrales, lo alto va sobre lo bajo, nunca al revés.
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

choose = Cuándo reclamar
choose-idea = Dos colores para toda la partida
choose-1 = Solo puedes reclamar dos colores, para siempre, y al hacerlo enseñas tus planes. Construye primero: sin reclamar, haz una pila de al menos tres que tu rival no pueda completar.
choose-1-done = Tres fichas, y tus planes siguen siendo tuyos.
choose-1-early = Has reclamado un color. Está permitido, pero ¿qué te da ahora que no te daría más tarde?
choose-1-danger = Tu rival podría reclamar un color y completar esa pila enseguida. ¿Qué pila se queda una ficha más lejos?
choose-1-miss = Es una pila de dos. ¿Qué pila de dos llega a una ficha suelta de un tercer color?
choose-2 = Aún no hay colores reclamados. Reclama el que más veces está arriba: más jugadas y una red mayor para ti. Después haz la jugada que quieras.
choose-2-done = Siete fichas y pilas que ahora solo puedes mover tú.
choose-2-other = Ese color está arriba menos veces. Cuenta otra vez: ¿cuál ves más?
choose-2-miss = Has movido sin reclamar. ¿Qué color querrías solo para ti?

four = Cuatro es una amenaza
four-idea = Pilas que nadie detiene
four-1 = El rojo es tuyo; el azul, de tu rival. Haz una pila de cuatro que puedas completar en tu próximo turno, haga lo que haga tu rival.
four-1-done = Ahora la ficha que falta está siempre a mano. Una pila de cuatro con tu color arriba es una promesa.
four-1-miss = Tu rival podría impedirlo o completarla antes. Mira la pila de g8: ¿y si va encima una ficha roja?
four-2 = El verde y el marfil son tuyos; el azul, de tu rival. Una pila de cuatro también puede ayudar al otro bando. Haz una con tu color arriba que tu rival no pueda completar.
four-2-done = Cuatro fichas, y solo tú puedes añadir la quinta.
four-2-danger = Tu rival podría completarla, quizá reclamando un color. ¿Qué le falta y quién puede llevarlo?
four-2-miss = No es una pila de cuatro con tu color arriba. ¿Dónde hay una pila de tres sin uno de tus colores?

wild = Los comodines valen oro
wild-idea = La ficha que siempre encaja
wild-1 = El rojo es tuyo, y a tu pila de cuatro de c4 le falta el negro. No hay fichas negras al alcance, pero sí otra cosa. Consigue el punto.
wild-1-done = El comodín ha hecho de negro. Solo hay tres, así que recuerda dónde están.
wild-1-miss = No hay punto. ¿Qué hay junto a c4 que pueda hacer de negro?
wild-2 = El negro y el verde son tuyos; el marfil, de tu rival. A su pila de cuatro de d5 solo le falta el comodín de al lado. Impide que puntúe.
wild-2-done = Sin comodín no hay punto. Un comodín ayuda a quien lo usa primero.
wild-2-miss = La pila de d5 aún puntúa si va a d6. ¿Cuál de tus pilas llega antes al comodín?

cut = Cortar la red
cut-idea = Un punto LYNGK tapado no lleva a ninguna parte
cut-1 = El azul es tuyo; el negro y el marfil, de tu rival. Su pila de h5 puntuaría pasando por puntos LYNGK negros. Córtale el camino.
cut-1-done = La ficha negra de e2 está tapada y ya no es un punto LYNGK. Todo lo que hay detrás queda fuera de alcance.
cut-1-miss = Tu rival aún puede pasar. Sigue las fichas negras desde h5: ¿cuál puedes tapar?
cut-2 = Otra vez: el rojo y el marfil son de tu rival, y su pila de e8 llega a la pila de d3 por fichas marfil. Detenla.
cut-2-done = Por ahí ya no se pasa. Antes de cada turno, sigue los colores de tu rival igual que los tuyos.
cut-2-miss = Aún puede puntuar. Tapa una ficha marfil de su camino, o pon a salvo la pila de d3: ¿adónde puede ir?

forced = Sin elección
forced-idea = Cuándo hay que reclamar y cuándo sigues sin rival
forced-1 = Nada neutral puede moverse ya. No puedes pasar si un color reclamado te daría una jugada, así que tienes que reclamar. Solo un color gana: elígelo y mueve.
forced-1-done = No hay pilas de cinco, así que deciden las de cuatro. Tú tienes una, y tu rival no tiene ningún color.
forced-1-other = Con ese color, la última jugada no gana. ¿Cuál te deja hacer una pila de cuatro?
forced-2 = Dos a dos. Tu rival no tiene jugada: pasa, y tú sigues hasta que tampoco tengas ninguna. El rojo y el marfil son tuyos. Juega para ganar.
forced-2-done = Un punto, una última jugada y la partida es tuya. Tener jugadas cuando el otro ya no las tiene vale mucho.
forced-2-miss = La pila de a3 ya no se completará nunca. ¿Qué color le falta y qué ficha tenía que ir allí?

six = Pilas de seis
six-idea = La variante para expertos
six-1 = En esta variante, las pilas de cinco se quedan en el tablero, y una pila de seis con tu color arriba gana al instante. El sexto color es el blanco: un comodín. El verde es tuyo. Gana.
six-1-done = Seis fichas, una de ellas un comodín: la partida se acaba en el acto.
six-1-miss = No hay pila de seis. En d7 hay una de cinco con el verde arriba: ¿qué tiene al lado?
six-2 = El azul y el marfil son tuyos; el negro, de tu rival. Su pila de e2 está a punto de ser de seis. Impídelo.
six-2-done = El comodín se ha ido. En esta variante, vigila cada comodín y cada pila que tenga uno.
six-2-miss = Aún gana moviendo de e2 a d3. Esa pila es tuya: ¿adónde puede ir?

game = Tu primera partida
game-idea = Una partida entera contra un bot amable
game-about = Ya sabes todo lo que necesitas. No reclames antes de que compense y no pierdas de vista ninguna pila de cuatro.
