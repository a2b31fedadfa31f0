# The terminal: what an engine says on a server, and the full-screen game.

terminal-greeting = ¡Hola! Soy un programa. ¡Buena partida!
terminal-moves = Jugadas
terminal-choices = Opciones: { $count }
terminal-you = tú
terminal-decides = { $player }: { $decision }
terminal-thinks = { $player } está pensando …
terminal-won = Gana: { $players }
terminal-draw = Empate
terminal-resigned = { $player } abandona.
terminal-hint = Pista: { $move } ({ $worth })
terminal-advising = Buscando una buena jugada …
terminal-wins = gana { $percent } de cada 100 partidas
terminal-sure-win = victoria segura
terminal-sure-draw = empate seguro
terminal-sure-loss = perdido contra el mejor juego
terminal-taken-back = Jugadas deshechas: { $moves }
terminal-nothing-to-undo = No hay nada que deshacer.
terminal-reviewing = Análisis: { $done } de { $all } turnos. Retrocede con ← para leerlo.
terminal-judged = { $moves }: posibilidades { $before } % → { $after } %
terminal-inaccuracy = Imprecisión. Mejor: { $better }
terminal-mistake = Error. Mejor: { $better }
terminal-blunder = Error grave. Mejor: { $better }
terminal-bot-failed = { $player } ha fallado y la partida termina aquí.
terminal-sure-resign = ¿Abandonar? Intro: sí. Otra tecla: no.
terminal-sure-quit = ¿Salir de la partida? Intro: sí. Otra tecla: no.
terminal-too-small = La ventana es demasiado pequeña: necesita { $columns } columnas y { $rows } filas.
terminal-key-help = ayuda
terminal-key-hint = pista
terminal-key-undo = deshacer
terminal-key-resign = abandonar
terminal-key-review = análisis
terminal-key-quit = salir
terminal-help =
    Escribe una jugada o su comienzo, o márcala con ↑ y ↓, y pulsa Intro. Con el ratón, haz clic en la pieza y en el destino, o en una jugada de la lista.
    ← y → recorren la partida; Inicio y Fin van al principio y al final.
    Retroceso borra el último signo; Esc, todo lo escrito.
    F2 pregunta al bot más fuerte, F3 deshace, F4 abandona, F5 analiza una partida terminada, F10 o Ctrl-C sale.
    Cualquier tecla cierra esta página.
