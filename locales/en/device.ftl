# On this device: games kept in the browser, the installed app, new versions.
settings-device = On this device
device-about = Games against bots and on one device are kept in this browser, and work without a network.
device-ready = Everything here works without a network: bots, games on one device, lessons, rules and analysis.
device-install = Install as an app
device-games = { $n ->
    [0] No games are kept here yet.
    [one] One game is kept here.
   *[other] { $n } games are kept here.
}
device-forgets = This browser forgets them when you close the page.
device-export = Save to a file
device-import = Load from a file
device-clear = Remove these games
device-clear-sure = Remove them for good
device-keep = Keep them
device-cleared = The games are gone.
device-added = { $n ->
    [one] One game added.
   *[other] { $n } games added.
}
device-known = { $n ->
    [one] One was here already.
   *[other] { $n } were here already.
}
device-refused = { $n ->
    [one] One couldn’t be read.
   *[other] { $n } couldn’t be read.
}
device-not-ours = This isn’t a file saved from Trilynx.
device-without = On this server bots think on the server, so nothing works without a network.
update-ready = A new version is ready.
update-now = Reload
update-later = Later
bot-loading = The bot is on its way: { $percent } %
