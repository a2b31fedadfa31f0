# Clubs: the list, a new one, and the page of one.

## The list
clubs-lead = Jugad torneos entre amigos, seguid una temporada y charlad entre partidas.
clubs-search = Buscar un club
clubs-search-hint = Comienzo del nombre
clubs-mine = Mis clubes
clubs-all = Todos los clubes
clubs-found = Clubes encontrados
clubs-more = Mostrar más
clubs-none = Ningún club se llama así.
clubs-none-about = Aquí aún no hay clubes. Un club tiene sus propios torneos, una clasificación de temporada y un chat; tú decides quién puede unirse.
clubs-sign-up = Con una cuenta puedes unirte a clubes y crear los tuyos.
club-members = { $count ->
    [one] { $count } miembro
   *[other] { $count } miembros
}
club-unlisted = No aparece en la lista
club-admission-open = Abierto a todos
club-admission-request = Con solicitud
club-admission-invited = Solo con invitación
club-role-owner = Dueño
club-role-organiser = Organizador

## A new one
club-new = Nuevo club
club-name = Nombre
club-name-about = De 3 a 40 letras, cifras y espacios.
club-description = Descripción (opcional)
club-admission = Quién puede unirse
club-keep-unlisted = Fuera de la lista: solo lo encuentran los miembros y quien tenga el enlace
club-create = Crear club

## Joining and leaving
club-you-owner = Este es tu club.
club-you-organiser = Organizas este club.
club-you-member = Eres miembro.
club-join = Unirme
club-request = Pedir unirme
club-requested = Tu solicitud está pendiente de que la vea un organizador.
club-withdraw = Retirar la solicitud
club-by-link-about = Para unirte necesitas el enlace de un organizador.
club-invited-about = Te han invitado.
club-needs-account = Los miembros necesitan una cuenta.
club-leave = Salir del club
club-leave-sure = Sí, salir
club-stay = Quedarme

## The page
club-tab-tournaments = Torneos
club-tab-members = Miembros
club-tab-season = Temporada
club-tables = Qué juegan los miembros
club-tournaments-none = Aún no hay torneos.
club-tournaments-none-yet = Aún no hay torneos. Crea el primero: solo podrán jugarlo los miembros.
club-members-hidden = Solo los miembros ven quién está en este club.
club-since = desde el { $day }

## Organisers
club-requests = Solicitudes
club-approve = Aceptar
club-approve-whom = Aceptar a { $name }
club-decline = Rechazar
club-decline-whom = Rechazar a { $name }
club-promote = Hacer organizador
club-promote-whom = Hacer organizador a { $name }
club-demote = Volver a miembro
club-demote-whom = Volver a hacer miembro a { $name }
club-remove = Expulsar
club-remove-whom = Expulsar a { $name }
club-hand-over = Ceder el club
club-hand-over-whom = Ceder el club a { $name }
club-hand-over-sure = Sí, { $name } pasa a ser dueño
club-keep = Cancelar
club-invite-link = Enlace de invitación
club-invite-about = Quien tenga una cuenta y este enlace puede unirse al momento.
club-renew = Crear otro enlace
club-settings = Ajustes del club
club-save = Guardar
club-close = Cerrar el club
club-close-about = El club, su chat y sus temporadas se borran para siempre. Los torneos se conservan.
club-close-sure = Sí, cerrarlo
club-acts = Qué ha pasado
club-did-create = { $name } creó el club
club-did-join = { $name } se unió
club-did-request = { $name } pidió unirse
club-did-withdraw = { $name } retiró la solicitud
club-did-leave = { $name } salió del club
club-did-approve = { $name } aceptó a { $about }
club-did-decline = { $name } rechazó a { $about }
club-did-remove = { $name } expulsó a { $about }
club-did-promote = { $name } nombró organizador a { $about }
club-did-demote = { $name } volvió a hacer miembro a { $about }
club-did-hand-over = { $name } cedió el club a { $about }
club-did-change = { $name } cambió los ajustes
club-did-renew-invitation = { $name } creó otro enlace de invitación
club-did-delete-message = { $name } borró un mensaje de { $about }
club-did-add-season = { $name } añadió una temporada
club-did-delete-season = { $name } borró una temporada

## Chat
club-chat = Chat
club-chat-none = Aún no hay mensajes.
club-say = Mensaje al club
club-send = Enviar
club-delete-message = Borrar mensaje

## Seasons
club-season = Temporada
club-season-days = Del { $from } al { $until }
club-season-wins = Victorias
club-season-results = Puestos
club-season-empty = Aún no ha terminado ningún torneo de esta temporada.
club-season-rule = Puntos según el puesto: { $points }. Quienes comparten puesto se reparten los puntos.
club-season-best = { $count ->
    [one] Solo cuenta el mejor torneo de cada uno.
   *[other] Solo cuentan los { $count } mejores torneos de cada uno.
}
club-season-none = Aún no hay temporadas. Una temporada suma los torneos que empiezan entre dos fechas.
club-season-new = Nueva temporada
club-season-name = Nombre de la temporada
club-season-from = Primer día
club-season-until = Último día
club-season-count = Cuántos de los mejores torneos cuentan (vacío: todos)
club-season-add = Crear temporada
club-season-delete = Borrar temporada

## What is refused
club-forbidden = No puedes hacer eso en este club.
club-full-members = El club está completo: tiene { $limit } miembros.
club-full-requests = Ya hay { $limit } solicitudes pendientes. Inténtalo más tarde.
club-full-clubs = Se ha alcanzado el límite de { $limit } clubes.
club-full-seasons = Un club puede tener { $limit } temporadas. Borra antes una antigua.
club-taken-name = Ya hay un club con este nombre o uno muy parecido.
club-taken-member = Ya eres miembro.
club-taken-request = Ya lo has pedido.
club-taken-role = Eso ya está hecho.
club-unfit-name = Este nombre no vale. Usa de 3 a 40 letras latinas, cifras y espacios sueltos, y empieza por letra o cifra.
club-unfit-description = La descripción es demasiado larga o tiene caracteres que no se pueden mostrar.
