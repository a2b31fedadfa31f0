# On this device: games kept in the browser, the installed app, new versions.
settings-device = On this device
device-about = Games against bots and pass-and-play games are kept in this browser and work offline.
device-ready = Everything here works offline: bots, pass and play, lessons, rules and analysis.
device-install = Install as an app
device-games = { $n ->
    [0] No games are kept here yet.
    [one] One game is kept here.
   *[other] { $n } games are kept here.
}
device-forgets = This browser forgets them when you close the page.
device-export = Save to a file
device-import = Load from a file
device-clear = Delete these games
device-clear-sure = Delete for good
device-keep = Keep them
device-cleared = The games have been deleted.
device-gone-title = This game is gone
device-gone = It was only kept in this browser, and the browser’s storage has been cleared. Pick a game:
device-added = Games and studies added: { $n }.
device-known = { $n ->
    [one] One was here already.
   *[other] { $n } were here already.
}
device-refused = { $n ->
    [one] One couldn’t be read.
   *[other] { $n } couldn’t be read.
}
device-not-ours = This isn’t a file saved from Trilynx.
device-without = Here, bots think on the server, so nothing works offline.
device-to-account = Keep on my account
kept-added = { $n ->
    [one] One game from this device is now on your account.
   *[other] { $n } games from this device are now on your account.
}
kept-all = Your finished games from this device are on your account.
kept-refused = { $n ->
    [one] One game couldn’t be added to your account. It stays on this device.
   *[other] { $n } games couldn’t be added to your account. They stay on this device.
}
kept-failed = Not everything could be sent. Nothing was lost; try again later in Settings.
update-ready = A new version is ready.
update-now = Reload
update-later = Later
bot-loading = The bot is on its way: { $percent }%

## A site without a server
site-people-title = Not on this site
site-people = Playing with other people needs a server, and this site has none. Everything else is here.
site-about = This site has no server: bots think in your browser, and your games stay there.
site-privacy = Nothing about you leaves this browser. Your games and settings stay here until you delete them. Whoever hosts this site may log requests for its files.
site-no-engine = Bots, lessons and analysis can’t start in this browser. Reload the page, or try a newer browser.
unreached-title = This page didn’t load
unreached = It needs a connection, and there doesn’t seem to be one. Bots, lessons and puzzles work offline.
unreached-again = Try again
