# En este dispositivo: partidas guardadas en el navegador, la aplicación instalada, versiones nuevas.
settings-device = En este dispositivo
device-about = Las partidas contra bots y en el mismo dispositivo se guardan en este navegador y funcionan sin conexión.
device-ready = Aquí todo funciona sin conexión: bots, partidas en el mismo dispositivo, lecciones, reglas y análisis.
device-install = Instalar la aplicación
device-games = { $n ->
    [0] Aún no hay partidas guardadas aquí.
    [one] Aquí hay una partida guardada.
   *[other] Aquí hay { $n } partidas guardadas.
}
device-forgets = Este navegador las olvidará cuando cierres la página.
device-export = Guardar en un archivo
device-import = Cargar desde un archivo
device-clear = Borrar estas partidas
device-clear-sure = Borrarlas para siempre
device-keep = Conservarlas
device-cleared = Las partidas se han borrado.
device-gone-title = Esta partida ya no está
device-gone = Solo estaba guardada en este navegador, y se han borrado sus datos. Elige un juego:
device-added = Partidas y estudios añadidos: { $n }.
device-known = { $n ->
    [one] Una ya estaba aquí.
   *[other] { $n } ya estaban aquí.
}
device-refused = { $n ->
    [one] Una no se ha podido leer.
   *[other] { $n } no se han podido leer.
}
device-not-ours = Este archivo no es de Trilynx.
device-without = Aquí los bots se ejecutan en el servidor, así que nada funciona sin conexión.
device-to-account = Guardar en mi cuenta
kept-added = { $n ->
    [one] Se ha guardado en tu cuenta una partida de este dispositivo.
   *[other] Se han guardado en tu cuenta { $n } partidas de este dispositivo.
}
kept-all = Todas las partidas terminadas de este dispositivo están en tu cuenta.
kept-refused = { $n ->
    [one] Una partida no se ha podido guardar en tu cuenta. Sigue en este dispositivo.
   *[other] { $n } partidas no se han podido guardar en tu cuenta. Siguen en este dispositivo.
}
kept-failed = No se ha podido enviar todo. No se ha perdido nada; vuelve a intentarlo más tarde desde los ajustes.
update-ready = Hay una versión nueva.
update-now = Recargar
update-later = Más tarde
bot-loading = El bot está en camino: { $percent } %

## Un sitio sin servidor
site-people-title = No disponible en este sitio
site-people = Para jugar con otras personas hace falta un servidor, y este sitio no tiene ninguno. Todo lo demás sí funciona.
site-about = Este sitio no tiene servidor: los bots se ejecutan en tu navegador y tus partidas se quedan en él.
site-privacy = Ningún dato tuyo sale de este navegador. Tus partidas y ajustes se quedan aquí hasta que los borres. Quien aloja el sitio puede registrar las peticiones de sus archivos.
site-no-engine = Los bots, las lecciones y el análisis no arrancan en este navegador. Recarga la página o prueba con un navegador más reciente.
unreached-title = Esta página no se ha podido cargar
unreached = Hace falta conexión, y parece que no tienes. Los bots, las lecciones y los ejercicios funcionan sin ella.
unreached-again = Intentar de nuevo
