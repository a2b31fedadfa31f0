# L’ordre : signalements, avertissements, chat coupé, comptes bannis, recours et la page de modération.

report-whom = Signaler { $name }
report-person = Qui veux-tu signaler ?
report-category = Quel est le problème ?
report-category-cheating = Triche ou aide extérieure
report-category-insults = Insultes ou menaces
report-category-spam = Spam ou publicité
report-category-name = Nom offensant
report-category-leaving-games = Parties quittées ou ralenties exprès
report-category-other = Autre chose
report-text = Que s’est-il passé ? (Facultatif, sauf pour « Autre chose »)
report-about = Seule la modération voit ton signalement. { $name } n’en saura rien.
report-about-chat = Ton signalement n’est transmis qu’à la modération, avec ce que { $name } a écrit dans cette discussion. { $name } n’en saura rien.
report-about-message = Ton signalement n’est transmis qu’à la modération, avec ce message. Elle ne peut pas lire le reste de votre conversation. { $name } n’en saura rien.
report-send = Envoyer le signalement
report-sent = Merci. La modération va examiner ton signalement. La suite donnée s’affichera sur la page de ton compte.
report-too-many = Tu as déjà envoyé beaucoup de signalements. Laisse à la modération le temps de les traiter.
report-made = signalement du { $day }
report-state-open = En attente
report-state-acted = Des mesures ont été prises
report-state-nothing = Aucune infraction constatée
reports-title = Tes signalements

conduct-title = Messages de la modération
sanction-warning = Avertissement
sanction-mute = Discussion interdite jusqu’au { $until }
sanction-ban = Compte banni
sanction-ban-until = Compte banni jusqu’au { $until }
sanction-networks-until = réseaux bloqués jusqu’au { $until }
sanction-since = décision du { $day }
sanction-lifted = Mesure levée
sanction-confirmed = Confirmé par le joueur
sanction-confirm = J’ai compris
sanction-close = Fermer

appeal = Contester…
appeal-text = Pourquoi faudrait-il lever cette mesure ?
appeal-about = Tu ne peux contester qu’une fois. La modération lira ton message et tu verras la réponse ici.
appeal-send = Envoyer la contestation
appeal-sent = Ta contestation a été envoyée. Tu verras la réponse ici.
appeal-kept = Ta contestation a été examinée. La décision est maintenue.
appeal-lifted = Ta contestation a été acceptée.

leaving-title = Parties classées quittées
leaving-paused = Tu as récemment quitté des parties classées : tu ne peux plus en jouer jusqu’au { $until }. Pendant cette pause, les parties non classées et les tournois te restent ouverts.
leaving-lately = Tu as récemment quitté des parties classées. Si tu en quittes une autre, tu devras faire une pause avant d’en rejouer, plus longue à chaque fois.
leaving-aborted = { $count ->
    [one] Tu as récemment interrompu { $count } partie classée. Interrompre des parties à répétition revient à les quitter.
   *[other] Tu as récemment interrompu { $count } parties classées. Interrompre des parties à répétition revient à les quitter.
}
leaving-back = { $count ->
    [one] Encore une partie classée jouée jusqu’au bout, et la prochaine pause sera plus courte.
   *[other] Encore { $count } parties classées jouées jusqu’au bout, et la prochaine pause sera plus courte.
}
leaving-private = Visible uniquement par toi.

moderation-title = Modération
moderation-reported = Joueurs signalés
moderation-none = Aucun signalement.
moderation-reporters = { $count ->
    [one] signalé par { $count } personne
   *[other] signalé par { $count } personnes
}
moderation-since = depuis le { $day }
moderation-appeals = Contestations
moderation-no-appeals = Aucune contestation en attente.
fair-play-title = Parties inhabituelles
fair-play-none = Rien d’inhabituel.
fair-play-about = Dans les parties classées, les coups de ces personnes coïncident avec ceux des bots bien plus souvent que la normale pour leur niveau. Cela ne prouve rien : regarde les parties avant de décider.
fair-play-games = { $games } parties, { $turns } tours
fair-play-thinks = { $seconds } s par tour en moyenne, dispersion { $spread } %
fair-play-away = page quittée pendant { $percent } % des tours
fair-play-look = Bot avec { $nodes } positions : { $share } % de coups identiques, { $usual } % d’habitude
fair-play-game = Partie { $number }
fair-play-dismiss = Rien de suspect
moderation-find = Chercher un compte
moderation-show = Afficher
moderation-recent = Dernières décisions
moderation-no-acts = Rien pour l’instant.
moderation-guest = invité
moderation-profile = Profil
moderation-reports = Signalements
moderation-report-by = { $name }, { $when }
moderation-evidence = Ses messages dans cette discussion :
moderation-to-table = Ouvrir la partie
moderation-sanctions = Mesures prises
moderation-history = Historique
moderation-act = Décision
decide-dismiss = Classer sans suite
decide-warn = Avertir
decide-mute = Réduire au silence
decide-ban = Bannir
act-reason = Motif (le joueur le lira)
act-time = Pour combien de temps ?
ban-networks = Réseaux
ban-networks-off = Bannir seulement le compte
ban-networks-addresses = { $networks ->
    [one] Bloquer aussi l’adresse utilisée par ce compte (autres comptes à cette adresse : { $others })
   *[other] Bloquer aussi les { $networks } adresses utilisées par ce compte (autres comptes à ces adresses : { $others })
}
ban-networks-wide = { $networks ->
    [one] Bloquer aussi tout le réseau de cette adresse (autres comptes sur ce réseau : { $others })
   *[other] Bloquer aussi les { $networks } réseaux entiers de ces adresses (autres comptes sur ces réseaux : { $others })
}
ban-networks-about = Depuis un réseau bloqué, personne ne peut jouer en invité, créer un compte ni utiliser un compte plus récent que le blocage. Les comptes plus anciens ne sont pas concernés. Le blocage prend fin avec le bannissement du compte, au plus tard après 30 jours.
ban-networks-none = Aucun réseau à bloquer : ce compte n’a pas été utilisé ces 14 derniers jours, ou le serveur ne sait pas d’où viennent ses visiteurs.
act-lift = Lever la mesure
act-lift-networks = Débloquer les réseaux
act-reopen = Rouvrir les signalements
act-role-first = Ce compte est celui d’un modérateur ou d’un hébergeur. Un hébergeur doit d’abord lui retirer ce rôle.
duration-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
duration-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
duration-for-good = Définitivement
logged-dismiss = { $by } a classé sans suite les signalements sur { $name }
logged-reopen = { $by } a rouvert les signalements sur { $name }
logged-warn = { $by } a envoyé un avertissement à { $name }
logged-warning-lifted = { $by } a retiré un avertissement à { $name }
logged-mute = { $by } a réduit { $name } au silence
logged-mute-lifted = { $by } a rendu la parole à { $name }
logged-ban = { $by } a banni { $name }
logged-ban-lifted = { $by } a débanni { $name }
logged-networks-lifted = { $by } a débloqué les réseaux de { $name }
logged-appeal-kept = { $by } a rejeté la contestation envoyée par { $name }
logged-dismiss-fair-play = { $by } a examiné les parties inhabituelles jouées par { $name } : rien de suspect
moderation-other = { $by }, { $name } : { $act }
answer-text = Réponse (le joueur la lira ; facultative)
answer-lift = Accepter la contestation
answer-keep = Rejeter la contestation
