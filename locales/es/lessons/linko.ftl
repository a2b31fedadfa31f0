# Las lecciones de Linko! Una lección tiene título e idea; un paso, su tarea, lo que se dice al lograrla y respuestas a otras jugadas.

set = Una combinación
set-idea = Qué puedes poner
set-1 = En tu turno pones una combinación: una carta, o varias del mismo valor. Elige la que quieras y ponla.
set-1-done = Ahora está delante de ti. Al final, cada carta de ahí es un punto, y cada una de la mano te cuesta uno.
set-2 = No hace falta poner todas las que tienes de un valor, pero más cartas son más puntos. Pon una combinación de al menos tres.
set-2-done = Tres puntos de golpe. Las combinaciones nuevas van sobre las anteriores, y solo se puede atacar la de arriba.
set-2-miss = Esa combinación es más pequeña. Tienes tres 2 y tres 7.

joker = Comodines
joker-idea = Una X va con todo
joker-1 = Un comodín toma el valor de las cartas con las que se pone. Pon con su ayuda una combinación de cuatro.
joker-1-done = Cuatro 7, tan buenos como si lo dijeran todos.
joker-1-miss = No son cuatro cartas con un comodín. Parte de tus tres 7.
joker-2 = Los comodines solos están por encima de todo, incluso del 13. Ataca los dos 13.
joker-2-done = Dos comodines ganan a dos 13.
joker-2-low = Tantas cartas como hay, pero no más altas que el 13.
joker-2-count = Un ataque necesita exactamente tantas cartas como hay: dos.

attack = El ataque
attack-idea = Tantas cartas, pero de más valor
attack-1 = Tu combinación ataca la de arriba de un rival si tiene exactamente tantas cartas y un valor más alto. Ataca los dos 6.
attack-1-done = ¡Un ataque! Qué pasa con los 6 lo decides tú: eso viene en la próxima lección.
attack-1-low = Tantas cartas como hay, pero no más altas que el 6.
attack-1-count = Para atacar dos hacen falta exactamente dos.
attack-2 = A veces tienes de sobra. Ataca los dos 8 con parte de lo que tienes.
attack-2-done = Bastaban dos de tus tres 10, y uno queda para luego.
attack-2-low = Tantas cartas como hay, pero no más altas que el 8.
attack-2-count = No son dos cartas. No hace falta poner todos tus 10.
attack-3 = Una combinación puede atacar a varios rivales. Ataca a los dos y luego decide sobre cada una de sus combinaciones.
attack-3-done = Uno tras otro, en el sentido de las agujas del reloj, y a nadie dos veces en un turno.
attack-3-one = Eso ataca solo a uno de ellos. Tienes algo más alto.
attack-3-miss = Eso no ataca a nadie. Las dos combinaciones de arriba tienen tres cartas.

take = Llevársela o dejarla
take-idea = Lo que decide el atacante
take-1 = Tienes dos 9. Ataca con tus 12 los dos 9 que hay en la mesa y llévatelos a la mano.
take-1-done = Cuatro 9 en tu mano, y tu rival roba dos cartas a cambio.
take-1-leave = Los has dejado. De haberlos cogido, tendrías cuatro 9 en la mano.
take-1-miss = Eso no ataca nada. Pon tus dos 12.
take-2 = El final está cerca, y cada carta en la mano cuesta un punto. Ataca los dos 3, pero déjalos.
take-2-done = Tu rival tiene que recuperarlos, o descartarlos y robar dos: de una forma u otra, cuatro puntos peor.
take-2-take = Dos cartas más en tu mano: si la partida acaba ahora, te cuestan dos puntos.
take-2-miss = Eso no ataca nada. Pon tus dos 10.

answer = Atacado
answer-idea = De vuelta a la mano, o fuera
answer-1 = Te han atacado y dejado tus dos 11. Tienes otros dos en la mano: recupéralos.
answer-1-done = Cuatro 11. La próxima vez serán mucho más difíciles de atacar.
answer-1-miss = Mira la fila: nada de lo que hay vale lo que los 11.
answer-2 = Te han atacado y dejado tu 2. No es gran pérdida, y en la fila hay un 8 para tus otros tres. Descarta el 2 y roba el 8.
answer-2-done = Un 8 por un 2. Que te ataquen puede ser una suerte.
answer-2-miss = Ahora vuelves a tener el 2. Descártalo y roba algo mejor.
answer-2-draw = El 2 ya no está, pero no has robado el 8.

draw = Robar
draw-idea = De la fila o del mazo
draw-1 = Se han llevado tus dos 4. Por cada uno robas una carta, de la fila o del mazo. Roba lo que va con tus 9.
draw-1-done = Dos cartas bajas perdidas, cuatro 9 ganados.
draw-1-miss = Eso no va con tus 9. En la fila hay dos.
draw-2 = Tres cartas que robar, una tras otra. Procura conseguir el comodín y el 10; la tercera da igual.
draw-2-done = Tres 10 y un comodín: una combinación fuerte de cuatro. La fila solo se completa cuando has robado todas.
draw-2-miss = El comodín y el 10 estaban los dos a tu alcance.

safe = Difíciles de batir
safe-idea = Tu primera táctica: combinaciones que se quedan
safe-1 = Las cartas altas atacan bien, pero muchas cartas aguantan bien. Pon la combinación más difícil de atacar.
safe-1-done = A cinco 3 solo los atacan cinco cartas de un valor más alto. Lo más probable es que estos puntos se queden.
safe-1-miss = Eso se ataca fácilmente. ¿Qué combinación tuya cuesta más igualar en número?
safe-2 = Tu rival tiene tres cartas. Pon una combinación que no pueda atacar de ninguna manera.
safe-2-done = Con tres cartas nadie pone cuatro.
safe-2-miss = Contra eso podrían bastar tres cartas. Pon más de las que tiene tu rival.
safe-3 = Tu rival se llevó tres 9 a la vista de todos. Pon una combinación que esos 9 no puedan atacar.
safe-3-done = Ningún 9 ataca a un 10. Lo que llega a una mano a la vista conviene recordarlo.
safe-3-miss = Otros tantos 9 atacarían esa combinación.

end = El final
end-idea = Poner la última carta, y contar
end-1 = Quien pone su última carta termina la partida al instante. Hazlo.
end-1-done = Trece cartas delante de ti y ninguna en la mano. Tu última combinación no ataca a nadie, y nadie la ataca.
end-1-miss = Te ha quedado una carta en la mano, y la partida sigue. Pon los dos 8 juntos.
end-2 = A tu rival le queda una carta y terminará la partida en su turno. Las cartas de delante cuentan a tu favor; las de la mano, en contra. Pon lo que te haga ganar.
end-2-done = 15 delante y 1 en la mano hacen 14. Tu rival tiene 13.
end-2-miss = Te han quedado demasiadas cartas en la mano. Pon tantas como puedas.

game = Tu primera partida
game-idea = Una partida entera contra un bot amable
game-about = Ya sabes todo lo necesario. Pon más de una carta cada vez, y fíjate en cuántas le quedan al otro.
