# The bots of each game: a name and one sentence.

-level1 = Recién llegado
-level2 = Principiante
-level3 = Aprendiz
-level4 = Jugador ocasional
-level5 = Jugador habitual
-level6 = Aficionado
-level7 = Jugador de club
-level8 = Jugador de torneo
-level9 = Experto
-level10 = Maestro
-random = Azar
-greedy = Una jugada por delante
-tree = Partidas al azar
-hand = Máxima fuerza sin red
-search = Máxima fuerza

## YINSH

bot-yinsh-random-name = { -random }
bot-yinsh-random-about = Hace cualquier jugada legal, lleve adonde lleve.
bot-yinsh-level1-name = { -level1 }
bot-yinsh-level1-about = Conoce las reglas y juega según le apetece: un buen primer rival.
bot-yinsh-level2-name = { -level2 }
bot-yinsh-level2-about = Forma la fila ganadora cuando la tiene delante, y pasa por alto muchas otras cosas.
bot-yinsh-level3-name = { -level3 }
bot-yinsh-level3-about = Tiene una idea de dónde están bien los anillos y los marcadores, pero solo piensa en una jugada.
bot-yinsh-level4-name = { -level4 }
bot-yinsh-level4-about = Te frena cuando estás a punto de ganar, si es posible.
bot-yinsh-level5-name = { -level5 }
bot-yinsh-level5-about = Piensa en tu respuesta, y juega más por intuición que con un plan.
bot-yinsh-level6-name = { -level6 }
bot-yinsh-level6-about = Piensa en tu respuesta y pasa por alto pocas cosas.
bot-yinsh-level7-name = { -level7 }
bot-yinsh-level7-about = Ve tres jugadas por delante, pero no mira todas las jugadas.
bot-yinsh-level8-name = { -level8 }
bot-yinsh-level8-about = Ve cuatro jugadas por delante y rara vez deja escapar una fila.
bot-yinsh-level9-name = { -level9 }
bot-yinsh-level9-about = Ve cinco jugadas por delante y no regala casi nada.
bot-yinsh-level10-name = { -level10 }
bot-yinsh-level10-about = Juega siempre lo que le parece mejor, tras una reflexión breve pero atenta.
bot-yinsh-greedy-name = { -greedy }
bot-yinsh-greedy-about = Hace la jugada tras la cual el tablero tiene mejor aspecto.
bot-yinsh-tree-name = { -tree }
bot-yinsh-tree-about = Juega partidas al azar hasta el final, y elige la jugada que mejor resultado dio en ellas.
bot-yinsh-hand-name = { -hand }
bot-yinsh-hand-about = Piensa tanto tiempo y tan lejos como permite el reloj, y juzga según reglas escritas por personas.
bot-yinsh-search-name = { -search }
bot-yinsh-search-about = Piensa tanto tiempo y tan lejos como permite el reloj.

## LYNGK

bot-lyngk-random-name = { -random }
bot-lyngk-random-about = Hace cualquier jugada legal, lleve adonde lleve.
bot-lyngk-level1-name = { -level1 }
bot-lyngk-level1-about = Conoce las reglas y juega según le apetece: un buen primer rival.
bot-lyngk-level2-name = { -level2 }
bot-lyngk-level2-about = Ve la jugada ganadora cuando la tiene delante, y pasa por alto muchas otras cosas.
bot-lyngk-level3-name = { -level3 }
bot-lyngk-level3-about = Tiene una idea de qué pilas son buenas, pero solo piensa en una jugada.
bot-lyngk-level4-name = { -level4 }
bot-lyngk-level4-about = Te frena cuando estás a punto de ganar, si es posible.
bot-lyngk-level5-name = { -level5 }
bot-lyngk-level5-about = Piensa en tu respuesta, y juega más por intuición que con un plan.
bot-lyngk-level6-name = { -level6 }
bot-lyngk-level6-about = Piensa en tu respuesta y pasa por alto pocas cosas.
bot-lyngk-level7-name = { -level7 }
bot-lyngk-level7-about = Ve tres jugadas por delante, pero no mira todas las jugadas.
bot-lyngk-level8-name = { -level8 }
bot-lyngk-level8-about = Ve cuatro jugadas por delante y le gusta preparar sus pilas.
bot-lyngk-level9-name = { -level9 }
bot-lyngk-level9-about = Ve seis jugadas por delante y no regala casi nada.
bot-lyngk-level10-name = { -level10 }
bot-lyngk-level10-about = Juega siempre lo que le parece mejor, tras una reflexión breve pero atenta.
bot-lyngk-greedy-name = { -greedy }
bot-lyngk-greedy-about = Hace la jugada tras la cual el tablero tiene mejor aspecto.
bot-lyngk-tree-name = { -tree }
bot-lyngk-tree-about = Juega partidas al azar hasta el final, y elige la jugada que mejor resultado dio en ellas.
bot-lyngk-hand-name = { -hand }
bot-lyngk-hand-about = Piensa tanto tiempo y tan lejos como permite el reloj, y juzga según reglas escritas por personas.
bot-lyngk-search-name = { -search }
bot-lyngk-search-about = Piensa tanto tiempo y tan lejos como permite el reloj, y juega los finales sin errores.

## Linko!

bot-linko-random-name = { -random }
bot-linko-random-about = Pone cualquier combinación permitida, pase lo que pase.
bot-linko-level1-name = { -level1 }
bot-linko-level1-about = Conoce las reglas y juega según le apetece: un buen primer rival.
bot-linko-level2-name = { -level2 }
bot-linko-level2-about = Ve cuándo una jugada gana la partida en el acto, y olvida todas las cartas que ha visto.
bot-linko-level3-name = { -level3 }
bot-linko-level3-about = Tiene una idea de qué combinaciones son buenas, y olvida la mayoría de las cartas.
bot-linko-level4-name = { -level4 }
bot-linko-level4-about = Juega a menudo según una regla sencilla, y recuerda algunas cartas.
bot-linko-level5-name = { -level5 }
bot-linko-level5-about = Juega casi siempre según una regla sencilla.
bot-linko-level6-name = { -level6 }
bot-linko-level6-about = Juega según una regla mejor, aunque a su aire.
bot-linko-level7-name = { -level7 }
bot-linko-level7-about = Tiene experiencia, y recuerda la mayoría de las cartas tomadas a la vista de todos.
bot-linko-level8-name = { -level8 }
bot-linko-level8-about = Tiene mucha experiencia, y rara vez olvida una carta.
bot-linko-level9-name = { -level9 }
bot-linko-level9-about = Imagina qué pueden tener los demás, y pone a prueba sus combinaciones contra ello.
bot-linko-level10-name = { -level10 }
bot-linko-level10-about = Imagina muchas manos de los demás, y no olvida nada.
bot-linko-heuristic-name = Regla sencilla
bot-linko-heuristic-about = Juega según una regla sencilla, siempre la misma: con ella se miden los demás bots.
bot-linko-tree-name = { -tree }
bot-linko-tree-about = Juega partidas al azar hasta el final, y elige la jugada que mejor resultado dio en ellas.
bot-linko-tuned-name = Regla afinada
bot-linko-tuned-about = Juega según una regla mejorada en partidas contra sí misma.
bot-linko-search-name = { -search }
bot-linko-search-about = Prueba cada combinación contra tantas manos imaginadas como permite el reloj, y nunca mira las de los demás.
