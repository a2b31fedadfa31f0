# The terminal: what an engine says on a server, and the full-screen game.

terminal-greeting = ¡Hola! Soy un programa. ¡Buena partida!
terminal-moves = Jugadas
terminal-choices = Opciones: { $count }
terminal-you = tú
terminal-decides = { $player }: { $decision }
terminal-thinks = { $player }: pensando…
terminal-won = Victoria: { $players }
terminal-draw = Empate
terminal-resigned = Rendición: { $player }.
terminal-hint = Pista: { $move } ({ $worth })
terminal-advising = Buscando una buena jugada…
terminal-wins = gana { $percent } de cada 100 partidas
terminal-sure-win = victoria segura
terminal-sure-draw = empate seguro
terminal-sure-loss = derrota si el rival no falla
terminal-taken-back = Jugadas deshechas: { $moves }
terminal-nothing-to-undo = No hay nada que deshacer.
terminal-reviewing = Análisis: { $done } de { $all } turnos. Retrocede con ← para leerlo.
terminal-judged = { $moves }: probabilidad de ganar { $before } % → { $after } %
terminal-inaccuracy = Imprecisión. Mejor: { $better }
terminal-mistake = Error. Mejor: { $better }
terminal-blunder = Error grave. Mejor: { $better }
terminal-bot-failed = { $player }: fallo del bot. La partida termina aquí.
terminal-sure-resign = ¿Rendirse? Intro: sí. Otra tecla: no.
terminal-sure-quit = ¿Salir de la partida? Intro: sí. Otra tecla: no.
terminal-too-small = La ventana es demasiado pequeña: necesita { $columns } columnas y { $rows } filas.
terminal-key-help = ayuda
terminal-key-hint = pista
terminal-key-undo = deshacer
terminal-key-resign = rendirse
terminal-key-review = análisis
terminal-key-quit = salir
terminal-help =
    Escribe una jugada o su comienzo, o márcala con ↑ y ↓, y pulsa Intro. Con el ratón, haz clic en la ficha y en el destino, o en una jugada de la lista.
    ← y → recorren la partida; Inicio y Fin van al principio y al final.
    Mientras escribes, ← → Inicio Fin mueven el cursor, Retroceso y Supr borran, Esc vacía la línea y Ctrl-P recupera lo que escribiste antes.
    F2: pista del bot más fuerte; F3: deshacer; F4: rendirse; F5: analizar una partida terminada; F10 o Ctrl-C: salir.
    Cualquier tecla cierra esta página.

## Games on a server
terminal-chat = Chat
terminal-live-waiting = Esperando jugadores. Los demás pueden unirse en { $link }
terminal-live-closed = Esta partida se ha cancelado.
terminal-live-lost = Conexión perdida. Reconectando…
terminal-live-away = { $player }: sin conexión. Reclamar victoria: /claim
terminal-live-draw = Empate ofrecido por { $player }. F7: aceptar, F8: rechazar
terminal-live-takeback = Pedido por { $player }: volver a la jugada { $number }. F7: aceptar, F8: rechazar
terminal-live-rematch = Revancha pedida por { $player }. F7: aceptar, F8: rechazar
terminal-live-hint = Pista: { $move }
terminal-live-goes-on = La partida continúa en { $link }
terminal-live-left = Puedes ver la partida en { $link }
terminal-by-resignation = por rendición
terminal-by-time = por tiempo
terminal-by-agreement = de mutuo acuerdo
terminal-by-absence = por ausencia
terminal-by-abort = La partida se ha anulado.
terminal-key-draw = empate
terminal-key-yes = aceptar
terminal-key-no = rechazar
terminal-live-help = En un servidor: escribe / y un mensaje para chatear con los demás. /draw ofrece empate, /rematch propone la revancha, /abort anula una partida recién empezada, /claim reclama la victoria si un rival no vuelve. F3 pide deshacer una jugada, F6 ofrece empate, F7 acepta una petición y F8 la rechaza.

## A game line by line
terminal-line-you = Eres { $player }.
terminal-line-people = Personas: { $players }.
terminal-line-against = Contra { $players }.
terminal-line-limit-time = { $seconds } s por jugada.
terminal-line-limit-nodes = { $nodes } posiciones por jugada.
terminal-line-begin = Escribe una jugada o help.
terminal-line-commitment = Compromiso del reparto: { $commitment }
terminal-line-over = La partida ha terminado.
terminal-line-hand-over = Siguiente decisión: { $player }. Pasa el dispositivo y pulsa Intro.
terminal-line-no-move = Ninguna jugada legal empieza por { $text }.
terminal-line-several = { $text } puede referirse a varias jugadas.
terminal-line-played = Jugado: { $move }
terminal-line-resignation = la rendición
terminal-line-name-file = Indica un archivo: save ARCHIVO
terminal-line-saved = Guardada en { $file }; a partir de ahora se guarda tras cada jugada.
terminal-line-progress = … { $seconds } s, { $nodes } posiciones
terminal-line-progress-depth = … { $seconds } s, profundidad { $depth }, { $nodes } posiciones
terminal-line-exists = { $file } ya existe. Indica un archivo nuevo.
terminal-line-cannot-write = No se puede escribir { $file }: { $error }
terminal-line-fault = jugada { $number }, { $move }: { $message }
terminal-line-unreadable = jugada { $number }: { $message }
terminal-line-move = Jugada { $number }, { $player }: { $move }
terminal-line-at-end = Escribe save ARCHIVO para guardar la partida, undo para deshacer, quit para salir.
terminal-line-is-over = La partida ha terminado. Escribe save ARCHIVO, undo o quit.
terminal-line-kept = La partida está guardada en { $file }. Para volver a verla: trilynx replay { $file }
terminal-line-not-kept = La partida no está guardada. Con --save ARCHIVO se guarda tras cada jugada.
terminal-line-one = Solo hay una opción: { $move }
terminal-line-few = { $count } jugadas: { $moves }
terminal-line-many = { $count } jugadas: { $groups }; escribe `moves` para verlas todas
terminal-line-clauses = Las reglas de { $book }:
terminal-line-name-clause = Indica una: rules { $clause }
terminal-line-see-help = Escribe help para ver qué más puedes escribir.
terminal-line-help =
    Una jugada en nuestra notación, o su comienzo si está claro; no importan las mayúsculas. Además:
    moves: todas las jugadas legales; moves e5: las que empiezan por e5
    hint: lo que haría el bot más fuerte
    undo: deshace la última decisión de una persona y lo que siguió
    board: dibuja otra vez el tablero
    rules REGLA: lo que dice una regla; rules, sin más, las enumera
    position: esta posición en una línea, hasta donde puedes conocerla
    save ARCHIVO: guarda la partida en un archivo nuevo y, desde entonces, tras cada jugada
    resign: rendirse
    quit: salir del programa
