# E-mails envoyés par le serveur : liens pour confirmer une adresse ou choisir un nouveau mot de passe, alertes sur le compte, récapitulatifs.
# $name est le nom du compte, $site l’adresse du serveur.

mail-greeting = Bonjour { $name },
mail-site = Ouvrir Trilynx

mail-confirm-subject = Confirme ton adresse e-mail
mail-confirm-text = Cette adresse a été ajoutée au compte { $name } sur { $site }. Confirme-la dans les 24 heures.
mail-confirm-link = Confirmer l’adresse
mail-confirm-else = Tu n’as rien demandé ? Ignore simplement cet e-mail, il ne se passera rien.

mail-recover-subject = Choisis un nouveau mot de passe
mail-recover-text = Quelqu’un a demandé un nouveau mot de passe pour ton compte { $name } sur { $site }. Si c’est toi, tu as une heure pour le choisir. Tous tes navigateurs seront alors déconnectés et tes clés d’accès supprimées.
mail-recover-link = Choisir un nouveau mot de passe
mail-recover-else = Tu n’as rien demandé ? Ignore simplement cet e-mail, ton mot de passe ne changera pas.

mail-password-subject = Ton mot de passe a été modifié
mail-password-text = Le mot de passe de ton compte { $name } sur { $site } a été modifié.
mail-passkeys-subject = Tes clés d’accès ont été modifiées
mail-passkeys-text = Une clé d’accès de ton compte { $name } sur { $site } a été ajoutée ou supprimée.
mail-address-subject = Ton adresse e-mail a été supprimée
mail-address-text = Ton compte { $name } sur { $site } n’utilise plus cette adresse e-mail.
mail-notice-else = Si tu n’es pas à l’origine de ce changement, choisis tout de suite un nouveau mot de passe sur la page de ton compte.

mail-digest-subject = { $count ->
    [one] { $count } nouvelle notification sur Trilynx
   *[other] { $count } nouvelles notifications sur Trilynx
}
mail-digest-text = Voici ce que tu n’as pas encore vu :
mail-digest-all = Toutes les notifications
mail-digest-why = Tu reçois cet e-mail, au maximum une fois par jour, parce que tu as activé le récapitulatif quotidien.
mail-digest-stop = Se désabonner
