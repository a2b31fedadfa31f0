# Mensajes privados entre amigos.

messages-title = Mensajes
messages-list = Conversaciones
messages-start = Escribe a un amigo
messages-choose = Elige una conversación o escribe a un amigo.
messages-none-title = Escribe a tus amigos
messages-none = Si sigues a alguien y también te sigue, sois amigos y podéis escribiros aquí en privado.
messages-find = Buscar jugadores
messages-sign-up = Con una cuenta puedes seguir a otros jugadores y escribir a tus amigos.
messages-back = Todos los mensajes
messages-with = Mensajes con { $name }
messages-empty = Saluda a { $name }. Esta conversación es privada.
messages-older = Mostrar mensajes anteriores
messages-newest = Últimos mensajes
messages-new = Nuevos
messages-unread = { $count ->
    [one] { $count } mensaje nuevo
   *[other] { $count } mensajes nuevos
}
messages-today = Hoy
messages-yesterday = Ayer
messages-you = Tú: { $text }
messages-own = Tú
messages-label = Mensaje para { $name }
messages-send = Enviar
messages-too-long = Este mensaje es demasiado largo. Puedes enviarlo por partes.
messages-no-friends = { $name } y tú ya no os seguís mutuamente, así que no podéis escribiros. Vuestros mensajes siguen aquí.
messages-deleted = Cuenta eliminada
messages-deleted-about = Esta cuenta se ha eliminado, con todo lo que había escrito.
messages-gone = Esta conversación no está disponible. Solo puedes escribir a alguien si os seguís mutuamente.
messages-report = Denunciar mensaje
