# At a table: what is asked, with a line that teaches; the end; chat; sounds.

## What is asked, and a line that teaches
turn-of = Le toca a { $name }
prompt-yinsh-place = Coloca un anillo
teach-yinsh-place = En cualquier espacio vacío. Cada jugador coloca cinco y después se mueven.
prompt-yinsh-move = Mueve un anillo
teach-yinsh-move = Deja un marcador donde estaba y voltea los que salta.
prompt-yinsh-row = Retira una fila
teach-yinsh-row = Cinco marcadores tuyos en línea: pulsa la fila.
prompt-yinsh-ring = Retira un anillo
teach-yinsh-ring = Uno de los tuyos. Cuenta a tu favor.
prompt-lyngk-claim-or-move = Reclama un color o mueve
teach-lyngk-claim-or-move = El color que reclames solo lo moverás tú. Puedes reclamar dos por partida.
prompt-lyngk-move = Mueve una pila
teach-lyngk-move = En línea recta sobre la primera ficha que encuentre. Sin repetir color en la pila.
table-acts = Acciones
seat-names = Nombres
close = Cerrar

## The end
end-won = Victoria
end-lost = Bien jugado
end-draw = Empate
end-decided = Partida terminada
result-you-score = Has ganado por { $best } a { $worst }
result-wins-score = { $name } gana por { $best } a { $worst }
result-turns = { $turns ->
    [one] En { $turns } turno.
   *[other] En { $turns } turnos.
  }
result-kind = El análisis muestra dónde cambió la partida.
result-rating = Elo
next-level = Siguiente nivel: { $name }

## Chat. A phrase is sent in English and read in every language.
chat-title = Chat
chat-none = Nadie ha escrito nada todavía.
chat-muted = Silenciado: no ves ningún mensaje.
chat-mute = Silenciar el chat en esta partida
chat-phrases = Frases rápidas
phrase-hello = ¡Hola! ¡Que te diviertas!
phrase-good-luck = ¡Buena suerte!
phrase-nice-move = ¡Buena jugada!
phrase-thinking = Déjame pensar…
phrase-oops = ¡Uy!
phrase-good-game = ¡Buena partida!
phrase-thanks = ¡Gracias por la partida!
phrase-rematch = ¿Otra?
phrase-sorry = Lo siento, tengo que irme.

## Sounds
sound-volume = Volumen
sound-haptics = Vibración

## Ayuda contra bots
hint = Pista
key-hint = Pedir una pista contra bots
setting-tips = Consejos en las primeras partidas
setting-tips-about = Un entrenador comenta tu primera partida de cada juego contra bots
sound-low = Avisarme cuando me quede poco tiempo
setting-bot-pace = Velocidad de los bots
bot-pace-quick = Rápida
bot-pace-natural = Natural
bot-pace-slow = Lenta
