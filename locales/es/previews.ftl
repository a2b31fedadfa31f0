# What a chat or a social network shows of a link: a title and one sentence.

preview-site = { $games } en línea
preview-site-about = Juega con amigos, con gente en línea o contra bots. Gratis y sin registrarte.
preview-invite = { $name } te invita a jugar a { $game }
preview-invite-about = Abre el enlace y juega. No necesitas cuenta.
preview-live = { $names }: { $game }, en directo
preview-live-about = Sigue la partida jugada a jugada.
preview-finished = { $names }: { $game }
preview-finished-about = Repasa la partida y mira dónde se decidió.
preview-lesson = Aprende { $game }
preview-lesson-about = Lecciones breves e interactivas, una idea en cada una.
preview-rules = Reglas de { $game }
preview-rules-about = Las reglas, con ejemplos que puedes probar al momento.
preview-study = { $game }: tablero de análisis
preview-study-about = Una posición para explorar: prueba jugadas, sigue variantes y comparte lo que encuentres.
preview-play = Juega a { $game }
preview-play-about = Con un amigo, con alguien en línea o contra un bot. Gratis y sin registrarte.
preview-puzzle = { $game }: ejercicio
preview-puzzle-about = Solo una jugada es correcta. ¿La encuentras?
preview-saved-study = { $name }
preview-saved-study-about = Un estudio con variantes, comentarios y flechas: recórrelo jugada a jugada.
