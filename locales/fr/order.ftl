# L’ordre : signalements, avertissements, chat coupé, comptes bannis, recours et la page de modération.

report-whom = Signaler { $name }
report-person = Qui ?
report-category = Que se passe-t-il ?
report-category-cheating = Triche ou aide extérieure
report-category-insults = Insultes ou menaces
report-category-spam = Spam ou publicité
report-category-name = Nom choquant
report-category-leaving-games = Parties abandonnées ou bloquées
report-category-other = Autre chose
report-text = Explique-nous (facultatif, sauf pour « Autre chose »)
report-about = Seule la modération voit ton signalement. { $name } n’en saura rien.
report-about-chat = Seule la modération voit ton signalement et ce que { $name } a écrit dans ce chat. { $name } n’en saura rien.
report-send = Envoyer le signalement
report-sent = Merci. La modération va regarder. La page de ton compte montre la suite donnée.
report-too-many = Tu as déjà beaucoup signalé. Laisse à la modération le temps de tout lire.
report-made = signalement du { $day }
report-state-open = En attente
report-state-acted = Des mesures ont été prises
report-state-nothing = Rien trouvé
reports-title = Tes signalements

conduct-title = De la modération
sanction-warning = Avertissement
sanction-mute = Pas de chat jusqu’au { $until }
sanction-ban = Compte banni
sanction-ban-until = Compte banni jusqu’au { $until }
sanction-since = depuis le { $day }
sanction-lifted = Mesure levée
sanction-confirmed = Lu
sanction-confirm = J’ai compris
sanction-close = Fermer

appeal = Faire un recours…
appeal-text = Pourquoi faudrait-il lever cette mesure ?
appeal-about = Tu as droit à un seul recours. La modération le lira et tu verras la réponse ici.
appeal-send = Envoyer le recours
appeal-sent = Ton recours est envoyé. Tu verras la réponse ici.
appeal-kept = Ton recours a été lu. La décision est maintenue.
appeal-lifted = Ton recours a été accepté.

leaving-title = Parties classées que tu as quittées
leaving-paused = Tu as quitté des parties classées récemment : tu ne peux pas en jouer jusqu’au { $until }. Les parties non classées et les tournois te restent ouverts.
leaving-lately = Tu as quitté des parties classées récemment. Si tu en quittes une autre, tu ne pourras plus en jouer pendant un temps, chaque fois plus long.
leaving-aborted = { $count ->
    [one] Tu as annulé { $count } partie classée récemment. Annuler sans cesse compte comme quitter.
   *[other] Tu as annulé { $count } parties classées récemment. Annuler sans cesse compte comme quitter.
}
leaving-back = { $count ->
    [one] Encore une partie classée jouée jusqu’au bout, et la prochaine pause sera plus courte.
   *[other] Encore { $count } parties classées jouées jusqu’au bout, et la prochaine pause sera plus courte.
}
leaving-private = Toi seul vois ceci.

moderation-title = Modération
moderation-reported = Joueurs signalés
moderation-none = Aucun signalement.
moderation-reporters = { $count ->
    [one] par { $count } personne
   *[other] par { $count } personnes
}
moderation-since = depuis le { $day }
moderation-appeals = Recours
moderation-no-appeals = Aucun recours en attente.
fair-play-title = Parties qui sortent du lot
fair-play-none = Rien ne sort du lot.
fair-play-about = Les coups de ces personnes en parties classées rejoignent ceux des bots bien plus souvent que d’habitude à leur classement. Cela ne prouve rien : regarde les parties avant de décider.
fair-play-games = { $games } parties, { $turns } tours
fair-play-thinks = { $seconds } s par tour en moyenne, dispersion { $spread } %
fair-play-look = Bot avec { $nodes } positions : { $share } % identiques, d’habitude { $usual } %
fair-play-game = Partie { $number }
fair-play-dismiss = Rien trouvé
moderation-find = Consulter un compte
moderation-show = Afficher
moderation-recent = Dernières actions
moderation-no-acts = Rien pour l’instant.
moderation-guest = invité
moderation-profile = Profil
moderation-reports = Signalements
moderation-report-by = { $name }, { $when }
moderation-evidence = Ce qui avait été écrit dans ce chat :
moderation-to-table = Ouvrir la partie
moderation-sanctions = Mesures prises
moderation-history = Historique
moderation-act = Décision
decide-dismiss = Rien trouvé
decide-warn = Avertir
decide-mute = Couper le chat
decide-ban = Bannir
act-reason = Motif (montré au joueur)
act-time = Combien de temps ?
act-lift = Lever
act-reopen = Rouvrir les signalements
act-role-first = Ce compte a un rôle. Un administrateur doit d’abord le retirer.
duration-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
duration-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
duration-for-good = Définitivement
logged-dismiss = { $by } a classé les signalements sur { $name } : rien trouvé
logged-reopen = { $by } a rouvert les signalements sur { $name }
logged-warn = { $by } a averti { $name }
logged-warning-lifted = { $by } a retiré un avertissement à { $name }
logged-mute = { $by } a coupé le chat à { $name }
logged-mute-lifted = { $by } a rendu le chat à { $name }
logged-ban = { $by } a banni { $name }
logged-ban-lifted = { $by } a levé le bannissement de { $name }
logged-appeal-kept = { $by } a rejeté le recours de { $name }
logged-dismiss-fair-play = { $by } a regardé les parties de { $name } qui sortaient du lot : rien trouvé
moderation-other = { $by }, { $name } : { $act }
answer-text = Réponse (montrée au joueur, facultative)
answer-lift = Lever
answer-keep = Maintenir
