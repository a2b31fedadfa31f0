# The lessons of Linko! A lesson has a title and an idea; a step its task, what is said when it is done, and answers to other moves.

aim = De qué va
aim-idea = Cartas delante de ti, no en la mano
aim-1 = Todos empiezan con 13 cartas. Junto al mazo hay seis más boca arriba: la fila. En cada turno pones una combinación: una carta sola o varias del mismo valor. Al final, cada carta delante de ti da un punto, y cada carta en la mano cuesta uno. Pon la combinación que quieras.
aim-1-done = De momento, la combinación es tuya. Quien ponga el mismo número de cartas, pero más altas, te la puede arrebatar.
aim-2 = Cuando alguien se queda sin cartas, la partida se acaba. Te quedan tres, todas del mismo valor. Ponlas todas y cuenta.
aim-2-done = 13 delante de ti y ninguna en la mano. Tu rival tiene 9 delante y 4 en la mano: son 5.
aim-2-miss = Aún tienes cartas en la mano, así que la partida sigue. ¿Y si pones todos tus 6 juntos?

set = Una combinación
set-idea = Qué puedes poner
set-1 = No tienes que poner todas tus cartas de un valor, pero más cartas son más puntos. Pon una combinación de al menos tres.
set-1-done = Tres puntos de golpe. Las combinaciones nuevas van sobre las anteriores, y solo se puede atacar la superior.
set-1-miss = Esa combinación es más pequeña. Tienes tres 2 y tres 7.
set-2 = También puedes guardarte alguna. Pon exactamente dos de tus 7 y quédate con el tercero.
set-2-done = Dos puntos ahora y un 7 para luego. Cuántas pones decide a quién atacas y quién puede atacarte.
set-2-miss = Eso no es una pareja de 7. ¿Cuántas cartas se piden?

joker = Comodines
joker-idea = Una X va con todo
joker-1 = Un comodín toma el valor de las cartas con las que lo pones. Úsalo para poner una combinación de cuatro.
joker-1-done = Cuatro 7, tan buenos como si fueran de verdad.
joker-1-miss = No son cuatro cartas con un comodín. Parte de tus tres 7.
joker-2 = Los comodines solos superan a todo, incluso al 13. Ataca los dos 13.
joker-2-done = Dos comodines pueden con dos 13.
joker-2-low = El número de cartas es correcto, pero su valor no es mayor que 13.
joker-2-count = Para atacar dos cartas necesitas exactamente dos.

attack = El ataque
attack-idea = El mismo número de cartas, pero de mayor valor
attack-1 = Tu combinación ataca la combinación superior de un rival si tiene el mismo número de cartas y mayor valor. Ataca los dos 6.
attack-1-done = ¡Un ataque! Tú decides qué pasa con los 6: lo verás en la próxima lección.
attack-1-low = El número de cartas es correcto, pero su valor no es mayor que 6.
attack-1-count = Para atacar dos cartas necesitas exactamente dos.
attack-2 = A veces tienes de sobra. Ataca los dos 8 con parte de tus cartas.
attack-2-done = Bastaban dos de tus tres 10, y te guardas uno para luego.
attack-2-low = El número de cartas es correcto, pero su valor no es mayor que 8.
attack-2-count = No son dos cartas. No tienes que poner todos tus 10.
attack-3 = Una combinación puede atacar a varios rivales. Ataca a los dos y decide después qué haces con cada combinación.
attack-3-done = Uno tras otro, en el sentido de las agujas del reloj, y a nadie dos veces en un turno.
attack-3-one = Eso ataca solo a uno de ellos. Tienes algo más alto.
attack-3-miss = Eso no ataca a nadie. Las dos combinaciones superiores tienen tres cartas.

take = Llevársela o no
take-idea = Qué decide quien ataca
take-1 = Tienes dos 9. Ataca con tus 12 los dos 9 de la mesa y llévatelos a la mano.
take-1-done = Cuatro 9 en tu mano, y tu rival roba dos cartas a cambio.
take-1-leave = No te los has llevado. Con ellos tendrías cuatro 9 en la mano.
take-1-miss = Eso no ataca nada. Pon tus dos 12.
take-2 = El final está cerca, y cada carta en tu mano cuesta un punto. Ataca los dos 3, pero no te los lleves.
take-2-done = Tu rival tiene que recuperarlos, o descartarlos y robar dos: en ambos casos pierde cuatro puntos.
take-2-take = Son dos cartas más en tu mano: si la partida acaba ahora, te cuestan dos puntos.
take-2-miss = Eso no ataca nada. Pon tus dos 10.

answer = Bajo ataque
answer-idea = De vuelta a la mano o a la pila de descartes
answer-1 = Han atacado tus dos 11, pero no se los llevan. Tienes otros dos en la mano: recupéralos.
answer-1-done = Cuatro 11. La próxima vez será mucho más difícil atacarlos.
answer-1-miss = Mira la fila: nada de lo que hay vale tanto como los 11.
answer-2 = Han atacado tu 2, pero no se lo llevan. No es una gran pérdida, y en la fila hay un 8 que va con tus otros tres. Descarta el 2 y roba el 8.
answer-2-done = Un 8 por un 2. A veces es una suerte que te ataquen.
answer-2-miss = Ahora vuelves a tener el 2. Descártalo y roba algo mejor.
answer-2-draw = El 2 ya no está, pero no has robado el 8.

draw = Robar
draw-idea = De la fila o del mazo
draw-1 = Se han llevado tus dos 4. Por cada uno robas una carta, de la fila o del mazo. Roba lo que vaya con tus 9.
draw-1-done = Has perdido dos cartas bajas y ahora tienes cuatro 9.
draw-1-miss = Eso no va con tus 9. En la fila hay dos.
draw-2 = Robas tres cartas, de una en una. Asegúrate el comodín y el 10; la tercera puede ser cualquiera.
draw-2-done = Tres 10 y un comodín: una buena combinación de cuatro. La fila no se completa hasta que has robado todas tus cartas.
draw-2-miss = Podrías haber conseguido tanto el comodín como el 10.

safe = Difíciles de superar
safe-idea = Tu primera táctica: combinaciones que se quedan
safe-1 = Las cartas altas son buenas para atacar; muchas cartas juntas, para defender. Pon la combinación más difícil de atacar.
safe-1-done = Solo cinco cartas de un mismo valor más alto atacan a cinco 3. Lo más probable es que conserves estos puntos.
safe-1-miss = Eso es fácil de atacar. ¿Cuál de tus combinaciones tiene tantas cartas que pocos pueden igualarla?
safe-2 = Tu rival tiene tres cartas. Pon una combinación que no pueda atacar de ninguna manera.
safe-2-done = Nadie puede poner cuatro cartas si tiene tres.
safe-2-miss = Contra eso podrían bastar tres cartas. Pon más cartas de las que tiene tu rival.
safe-3 = Todos han visto a tu rival llevarse tres 9. Pon una combinación que esos 9 no puedan atacar.
safe-3-done = Ningún 9 ataca a un 10. Conviene recordar las cartas que has visto pasar a una mano.
safe-3-miss = El mismo número de 9 atacaría esa combinación.

end = El final
end-idea = Poner la última carta y contar
end-1 = Quien pone su última carta termina la partida al instante. Hazlo.
end-1-done = Trece cartas delante de ti y ninguna en la mano. Tu última combinación no ataca a nadie, y nadie la ataca.
end-1-miss = Te queda una carta en la mano, y la partida sigue. Pon los dos 8 juntos.
end-2 = A tu rival le queda una carta y en el próximo turno terminará la partida. Las cartas que tienes delante suman; las de la mano restan. Pon lo que te haga ganar.
end-2-done = 15 delante y 1 en la mano hacen 14. Tu rival tiene 13.
end-2-miss = Te han quedado demasiadas cartas en la mano. Pon todas las que puedas.

round = Varios rivales
round-idea = A quién atacar y a quién temer
round-1 = Sois cuatro en la mesa. Ataca a quien más cartas tiene delante.
round-1-done = Tres puntos menos para quien va en cabeza. Con varios rivales, mira primero quién va ganando.
round-1-other = Eso ataca a alguien, pero no a quien va en cabeza. ¿Quién ha puesto más cartas y cuántas tiene su combinación superior?
round-1-miss = Eso no ataca a nadie. La combinación superior de quien va en cabeza son tres 8: ¿qué los supera?
round-2 = Tres jugadores ponen cartas antes de que te vuelva a tocar. Algunas de sus cartas se conocen: tres 9, dos 12 y un 10. Pon una combinación que nada de eso pueda atacar.
round-2-done = Aguanta, al menos frente a todo lo que sabes. Cuantos más jugadores, más raro es que una combinación sobreviva a la ronda.
round-2-miss = Una de esas combinaciones conocidas se la llevaría. Cuenta otra vez: ¿cuántas cartas tienen y de qué valor?

bait = El cebo
bait-idea = Perder una carta para ganar otra mejor
bait-1 = En la fila hay un comodín, pero solo roba quien pierde una combinación. Se sabe que tu rival tiene un 6. Pon una carta sola que ese 6 ataque y roba el comodín.
bait-1-done = Una carta floja por un comodín. Tu rival se la ha llevado, y tú tienes lo que querías.
bait-1-draw = Has robado otra cosa, y el comodín sigue en la fila. ¿Qué carta valía el sacrificio?
bait-1-miss = El 6 de tu rival no puede atacar eso. ¿A qué cartas sueltas supera?
bait-2 = Tu rival tiene arriba un 1 solo, y en la fila hay dos comodines. Si atacas, puede robar. Los ataques ocurren solos, así que pon una combinación que no ataque a nadie.
bait-2-done = El cebo se queda en el anzuelo. No todo ataque compensa lo que el otro roba.
bait-2-attack = El 1 ya no está, y tu rival puede robar un comodín. ¿Qué podrías poner que no sea una carta sola?

hold = Guardar o poner
hold-idea = Cartas fuertes, al principio y al final
hold-1 = Tu rival tiene muchas cartas, así que hay tiempo. Los comodines valen más en un ataque posterior. Pon al menos tres cartas, pero ningún comodín.
hold-1-done = Tres puntos, y los dos comodines siguen en tu mano.
hold-1-joker = Ese comodín no ha servido para nada especial. ¿Qué tres cartas van juntas sin él?
hold-1-miss = Menos de tres cartas. ¿Qué valor tienes tres veces?
hold-2 = A tu rival le queda una carta: es tu último turno. Ya no merece la pena guardar nada. Pon todas las cartas que puedas.
hold-2-done = Cinco cartas puestas y una en la mano. Al final, un comodín es un punto más.
hold-2-miss = Podrías poner más. Los comodines van con todo: ¿cuántas cartas puedes juntar con los 6?

count = Contar cartas
count-idea = ¿Qué puede atacarte todavía?
count-1 = Hay ocho cartas de cada valor y cinco comodines. Mira bien: todos los 13 y todos los comodines están a la vista. Pon dos o más cartas que nadie pueda atacar.
count-1-done = Nada que supere a los 12 queda en otra mano.
count-1-miss = Puede que queden suficientes cartas más altas. ¿De cuál de tus parejas has visto ya todo lo que la supera?
count-2 = Cuenta otra vez. ¿Cuántos 12 y 13 no has visto, y quedan comodines? Pon dos o más cartas que nadie pueda atacar.
count-2-done = Quedan ocultos dos 12 y dos 13, pero contra tres 11 hacen falta tres. La cantidad también defiende.
count-2-miss = Lo que no ves podría bastar. ¿De qué valor tienes tantas cartas que nadie puede juntar otras tantas más altas?

dry = Nada que robar
dry-idea = La otra forma de acabar
dry-1 = El mazo se ha agotado y en la fila queda una carta. Cuando tampoco esté, la partida acaba al instante. Vas ganando: obliga a tu rival a robar.
dry-1-done = Se ha robado la última carta, y la partida acaba contigo en cabeza.
dry-1-leave = Si no te llevas los 9, tu rival puede recuperarlos y no robar nada. ¿Cuándo está obligado a robar?
dry-1-miss = Eso no ataca nada, así que nadie roba. ¿Cuál de tus combinaciones supera dos 9?
dry-2 = Ahora vas perdiendo, y otra vez queda una sola carta por robar. Necesitas tiempo. Pon una combinación que no ataque a nadie.
dry-2-done = La partida sigue y puedes remontar. Cerca del final, mira el mazo y los puntos antes de atacar.
dry-2-attack = Eso ataca los 9. Si su dueño roba la última carta, la partida se acaba y vas perdiendo. ¿Qué más podrías poner?

match = Un encuentro entero
match-idea = Los puntos de varias partidas se suman
match-1 = En un encuentro se suman los puntos de todas las partidas, y todos empiezan las mismas veces. Esta es la última, y en total llevas 6 puntos de ventaja. Tu rival pondrá su última carta en el próximo turno. Pon lo suficiente para seguir por delante.
match-1-done = 9 contra 13: has perdido esta partida por 4 puntos y has ganado el encuentro por 2.
match-1-miss = Ni con tus 6 puntos superas a tu rival. Cada carta que pones cuenta doble: una más delante de ti y una menos en la mano.
match-2 = Última partida de un encuentro entre tres. Hasta ahora tienes 14 puntos, Rival 1 tiene 22 y Rival 2 tiene 11. Ataca a quien va ganando el encuentro, aunque en esta partida vaya por delante otra persona.
match-2-done = En un encuentro cuenta el total. Rival 1 puede perder esta partida y ganar de todos modos: ahí es donde duele perder puntos.
match-2-other = Eso ataca a Rival 2, que va por delante en esta partida pero está en último lugar en el encuentro. ¿Quién tiene el total más alto?
match-2-miss = Eso no ataca a nadie. Rival 1 tiene arriba dos 4: ¿qué combinación tuya los supera?

game = Tu primera partida
game-idea = Una partida entera contra un bot amable
game-about = Ya sabes todo lo que necesitas. Pon más de una carta cada vez y fíjate en cuántas le quedan a tu rival.
