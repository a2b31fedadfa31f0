# Clubs: the list, a new one, and the page of one.

## The list
clubs-lead = Juega torneos con tus amigos, sigue la clasificación de la temporada y charla entre partida y partida.
clubs-search = Buscar un club
clubs-search-hint = Comienzo del nombre
clubs-mine = Mis clubes
clubs-all = Todos los clubes
clubs-found = Clubes encontrados
clubs-more = Mostrar más
clubs-none = No hay clubes cuyo nombre empiece así.
clubs-none-about = Aquí aún no hay clubes. Un club tiene sus propios torneos, una clasificación de temporada y un chat; tú decides quién puede unirse.
clubs-sign-up = Con una cuenta puedes unirte a clubes y crear los tuyos.
club-members = { $count ->
    [one] { $count } miembro
   *[other] { $count } miembros
}
club-unlisted = Oculto
club-admission-open = Abierto a todos
club-admission-request = Previa solicitud
club-admission-invited = Solo por invitación
club-role-owner = Propietario
club-role-organiser = Organizador

## A new one
club-new = Nuevo club
club-name = Nombre
club-name-about = De 3 a 40 caracteres: letras, cifras y espacios.
club-description = Descripción (opcional)
club-admission = Quién puede unirse
club-keep-unlisted = Oculto: solo lo encuentran los miembros y quien tenga el enlace
club-create = Crear club

## Joining and leaving
club-you-owner = Este es tu club.
club-you-organiser = Formas parte de la organización.
club-you-member = Eres miembro del club.
club-join = Unirse al club
club-request = Pedir unirse
club-requested = Has pedido unirte. Falta la respuesta de un organizador.
club-withdraw = Retirar la solicitud
club-by-link-about = Para unirte, pide un enlace de invitación a un organizador.
club-invited-about = Te han invitado.
club-needs-account = Para unirte necesitas una cuenta.
club-leave = Salir del club
club-leave-sure = Sí, salir
club-stay = Quedarse

## The page
club-tab-tournaments = Torneos
club-tab-members = Miembros
club-tab-season = Temporada
club-tables = Partidas de los miembros
club-tournaments-none = Todavía no hay torneos.
club-tournaments-none-yet = Todavía no hay torneos. Crea el primero: solo podrán participar los miembros.
club-members-hidden = Solo los miembros ven quién está en este club.
club-since = miembro desde el { $day }

## Organisers
club-requests = Solicitudes
club-approve = Aceptar
club-approve-whom = Aceptar a { $name }
club-decline = Rechazar
club-decline-whom = Rechazar la solicitud de { $name }
club-promote = Nombrar organizador
club-promote-whom = Nombrar organizador a { $name }
club-demote = Quitar como organizador
club-demote-whom = Quitar a { $name } como organizador
club-remove = Expulsar
club-remove-whom = Expulsar a { $name }
club-hand-over = Ceder el club
club-hand-over-whom = Ceder el club a { $name }
club-hand-over-sure = Sí, ceder el club a { $name }
club-keep = Cancelar
club-invite-link = Enlace de invitación
club-invite-about = Quien tenga una cuenta y este enlace puede unirse directamente.
club-renew = Crear un enlace nuevo (el anterior dejará de funcionar)
club-settings = Ajustes del club
club-save = Guardar
club-close = Disolver el club
club-close-about = El club, su chat y sus temporadas se borran para siempre. Los torneos se conservan.
club-close-sure = Sí, disolverlo
club-acts = Historial
club-somebody = alguien
club-did-create = { $name } ha creado el club
club-did-join = { $name } se ha unido al club
club-did-request = { $name } ha pedido unirse
club-did-withdraw = { $name } ha retirado su solicitud
club-did-leave = { $name } ha salido del club
club-did-approve = { $name } ha aceptado a { $about }
club-did-decline = { $name } ha rechazado la solicitud de { $about }
club-did-remove = { $name } ha expulsado a { $about }
club-did-promote = { $name } ha nombrado organizador a { $about }
club-did-demote = { $name } ha quitado a { $about } como organizador
club-did-hand-over = { $name } ha cedido el club a { $about }
club-did-change = { $name } ha cambiado los ajustes
club-did-renew-invitation = { $name } ha creado un enlace de invitación nuevo
club-did-delete-message = { $name } ha borrado un mensaje de { $about }
club-did-add-season = { $name } ha añadido una temporada
club-did-delete-season = { $name } ha borrado una temporada

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
club-season-rule = Puntos según el puesto: { $points }. Quienes empatan se reparten a partes iguales la suma de los puntos de sus puestos.
club-season-best = { $count ->
    [one] Solo cuenta el mejor torneo de cada jugador.
   *[other] Solo cuentan los { $count } mejores torneos de cada jugador.
}
club-season-none = Todavía no hay temporadas. Una temporada suma los puntos de los torneos que empiezan entre dos fechas.
club-season-new = Nueva temporada
club-season-name = Nombre de la temporada
club-season-from = Primer día
club-season-until = Último día
club-season-count = Mejores torneos que cuentan por jugador (vacío: todos)
club-season-add = Crear temporada
club-season-delete = Borrar temporada

## What is refused
club-forbidden = No puedes hacer eso en este club.
club-full-members = Este club está completo. Un club puede tener como máximo { $limit } miembros.
club-full-requests = Ya hay { $limit } solicitudes pendientes. Inténtalo más tarde.
club-full-clubs = Se puede estar como máximo en { $limit } clubes.
club-full-owned-clubs = Se puede ser propietario de { $limit } clubes como máximo.
club-full-seasons = Un club puede tener como máximo { $limit } temporadas. Borra antes una antigua.
club-taken-name = Ya hay un club con este nombre o con uno muy parecido.
club-taken-member = Ya eres miembro.
club-taken-request = Ya has enviado una solicitud.
club-taken-role = Ya está hecho.
club-unfit-name = Ese nombre no está permitido. Usa de 3 a 40 caracteres: letras latinas (al menos una), cifras y espacios sueltos. Empieza por una letra o una cifra.
club-unfit-description = La descripción es demasiado larga o contiene caracteres que no se pueden mostrar.
