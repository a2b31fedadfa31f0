# E-mail : le panneau de la page du compte et les pages derrière les liens.

email-title = E-mail
email-about = Facultatif. Avec une adresse confirmée, tu peux choisir un nouveau mot de passe si tu oublies le tien, et nous te prévenons quand ton mot de passe, tes clés d’accès ou ton adresse changent. Personne d’autre ne la voit.
email-address = Adresse e-mail
email-malformed = Cela ne ressemble pas à une adresse e-mail.
email-limited = Trop d’e-mails pour l’instant. Réessaie demain.
email-send = Envoyer le lien de confirmation
email-sent = Nous t’avons envoyé un lien. Ouvre-le dans les 24 heures pour confirmer l’adresse.
email-again = Renvoyer
email-other = Utiliser une autre adresse
email-remove = Retirer l’adresse
email-remove-about = Sans adresse, nous ne pourrons pas t’envoyer de lien si tu oublies ton mot de passe.
email-cancel = Annuler
email-confirmed = confirmée
email-unconfirmed = pas encore confirmée
email-digest = Récapitulatif quotidien
email-digest-about = Une fois par jour au plus : ce que tu n’as pas encore vu

email-recover-about = Si ton compte a une adresse e-mail confirmée, nous pouvons t’envoyer un lien pour choisir un nouveau mot de passe.
email-recover-send = Envoyer le lien
email-recover-sent = Si { $name } a une adresse e-mail confirmée, un lien est en route. Il est valable une heure.

email-confirm-title = Confirme ton adresse e-mail
email-confirm-text = C’est ton adresse ? Alors confirme-la.
email-confirm-act = Confirmer
email-confirm-done = Ton adresse e-mail est confirmée.
email-confirm-many = { $most } comptes utilisent déjà cette adresse ; il ne peut pas y en avoir plus.
email-recover-title = Choisis un nouveau mot de passe
email-recover-for = Pour ton compte { $name }. Tous les navigateurs seront déconnectés et toutes les clés d’accès supprimées.
email-recover-act = Enregistrer et se connecter
email-recover-done = Ton nouveau mot de passe est enregistré, et tu as de nouveau accès à ton compte.
email-unsubscribe-title = Arrêter le récapitulatif quotidien
email-unsubscribe-text = Tu ne recevras plus de récapitulatifs par e-mail. Tu peux les réactiver sur la page de ton compte.
email-unsubscribe-act = Se désabonner
email-unsubscribe-done = Tu ne recevras plus de récapitulatifs.
email-void = Ce lien n’est plus valable. Tu peux en demander un autre sur la page de ton compte.
email-to-account = Vers ton compte
