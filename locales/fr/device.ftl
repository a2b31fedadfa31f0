# Sur cet appareil : parties gardées dans le navigateur, application installée, nouvelles versions.
settings-device = Sur cet appareil
device-about = Les parties contre des bots et à plusieurs sur un appareil restent dans ce navigateur et marchent sans réseau.
device-ready = Ici, tout marche sans réseau : bots, parties sur un appareil, leçons, règles et analyse.
device-install = Installer comme application
device-games = { $n ->
    [0] Aucune partie n’est gardée ici pour l’instant.
    [one] Une partie est gardée ici.
   *[other] { $n } parties sont gardées ici.
}
device-forgets = Ce navigateur les oublie quand tu fermes la page.
device-export = Enregistrer dans un fichier
device-import = Charger un fichier
device-clear = Effacer ces parties
device-clear-sure = Les effacer pour de bon
device-keep = Les garder
device-cleared = Les parties sont effacées.
device-added = { $n ->
    [one] Une partie ajoutée.
   *[other] { $n } parties ajoutées.
}
device-known = { $n ->
    [one] Une était déjà là.
   *[other] { $n } étaient déjà là.
}
device-refused = { $n ->
    [one] Une partie est illisible.
   *[other] { $n } parties sont illisibles.
}
device-not-ours = Ce fichier ne vient pas de Trilynx.
device-without = Ici, les bots réfléchissent sur le serveur : rien ne marche sans réseau.
update-ready = Une nouvelle version est prête.
update-now = Recharger
update-later = Plus tard
bot-loading = Le bot arrive : { $percent } %
