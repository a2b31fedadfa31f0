# En este dispositivo: partidas guardadas en el navegador, la aplicación instalada, versiones nuevas.
settings-device = En este dispositivo
device-about = Las partidas contra bots y en un mismo dispositivo se guardan en este navegador y funcionan sin conexión.
device-ready = Aquí todo funciona sin conexión: bots, partidas en un mismo dispositivo, lecciones, reglas y análisis.
device-install = Instalar como aplicación
device-games = { $n ->
    [0] Aún no hay partidas guardadas aquí.
    [one] Aquí hay una partida guardada.
   *[other] Aquí hay { $n } partidas guardadas.
}
device-forgets = Este navegador las olvida al cerrar la página.
device-export = Guardar en un archivo
device-import = Cargar desde un archivo
device-clear = Borrar estas partidas
device-clear-sure = Borrarlas para siempre
device-keep = Conservarlas
device-cleared = Las partidas se han borrado.
device-added = { $n ->
    [one] Se ha añadido una partida.
   *[other] Se han añadido { $n } partidas.
}
device-known = { $n ->
    [one] Una ya estaba aquí.
   *[other] { $n } ya estaban aquí.
}
device-refused = { $n ->
    [one] Una no se ha podido leer.
   *[other] { $n } no se han podido leer.
}
device-not-ours = Este archivo no se guardó desde Trilynx.
device-without = Aquí los bots piensan en el servidor, así que nada funciona sin conexión.
update-ready = Hay una versión nueva.
update-now = Recargar
update-later = Más tarde
bot-loading = El bot está en camino: { $percent } %
