# Sur cet appareil : parties gardées dans le navigateur, application installée, nouvelles versions.
settings-device = Sur cet appareil
device-about = Les parties contre des bots ou à plusieurs sur le même appareil sont enregistrées dans ce navigateur et fonctionnent sans connexion.
device-ready = Ici, tout fonctionne sans connexion : bots, parties sur le même appareil, leçons, règles et analyse.
device-install = Installer l’application
device-games = { $n ->
    [0] Aucune partie enregistrée ici pour l’instant.
    [one] Une partie est enregistrée ici.
   *[other] { $n } parties sont enregistrées ici.
}
device-forgets = Ce navigateur les oublie quand tu fermes la page.
device-export = Enregistrer dans un fichier
device-import = Charger un fichier
device-clear = Supprimer ces parties
device-clear-sure = Supprimer définitivement
device-keep = Les garder
device-cleared = Les parties ont été supprimées.
device-gone-title = Cette partie n’est plus là
device-gone = Elle n’était gardée que dans ce navigateur, dont les données ont été effacées. Choisis un jeu :
device-added = Parties et études ajoutées : { $n }.
device-known = { $n ->
    [one] Une était déjà là.
   *[other] { $n } étaient déjà là.
}
device-refused = { $n ->
    [one] Une partie est illisible.
   *[other] { $n } parties sont illisibles.
}
device-not-ours = Ce fichier ne vient pas de Trilynx.
device-without = Ici, les bots tournent sur le serveur : sans connexion, rien ne fonctionne.
device-to-account = Enregistrer sur mon compte
kept-added = { $n ->
    [one] Une partie de cet appareil est maintenant sur ton compte.
   *[other] { $n } parties de cet appareil sont maintenant sur ton compte.
}
kept-all = Toutes les parties terminées de cet appareil sont sur ton compte.
kept-refused = { $n ->
    [one] Une partie n’a pas pu être enregistrée sur ton compte. Elle reste sur cet appareil.
   *[other] { $n } parties n’ont pas pu être enregistrées sur ton compte. Elles restent sur cet appareil.
}
kept-failed = L’envoi est incomplet. Rien n’est perdu ; réessaie plus tard depuis les réglages.
update-ready = Une nouvelle version est disponible.
update-now = Recharger
update-later = Plus tard
bot-loading = Le bot arrive : { $percent } %

## Un site sans serveur
site-people-title = Indisponible sur ce site
site-people = Pour jouer avec d’autres personnes, il faut un serveur, et ce site n’en a pas. Tout le reste est là.
site-about = Ce site n’a pas de serveur : les bots tournent dans ton navigateur, et tes parties y restent.
site-privacy = Aucune de tes données ne quitte ce navigateur. Tes parties et tes réglages restent ici jusqu’à ce que tu les supprimes. L’hébergeur du site peut garder une trace des fichiers demandés.
site-no-engine = Les bots, les leçons et l’analyse ne démarrent pas dans ce navigateur. Recharge la page ou essaie avec un navigateur plus récent.
unreached-title = Cette page n’a pas pu être chargée
unreached = Il faut une connexion pour l’afficher, et tu sembles être hors ligne. Les bots, les leçons et les problèmes fonctionnent sans connexion.
unreached-again = Réessayer
