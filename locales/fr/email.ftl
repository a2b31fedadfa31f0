# E-mail : le panneau de la page du compte et les pages derrière les liens.

email-title = E-mail
email-about = Facultatif. Avec une adresse confirmée, tu peux choisir un nouveau mot de passe si tu oublies le tien, et nous te prévenons si ton mot de passe, tes clés d’accès ou ton adresse changent. Ton adresse n’est visible que par toi.
email-address = Adresse e-mail
email-malformed = Cette adresse e-mail ne semble pas valide.
email-limited = Trop d’e-mails ont été demandés. Réessaie demain.
email-send = Confirmer par e-mail
email-sent = Nous t’avons envoyé un lien. Ouvre-le dans les 24 heures pour confirmer l’adresse.
email-again = Renvoyer le lien
email-other = Changer d’adresse
email-remove = Supprimer l’adresse
email-remove-about = Sans adresse, tu ne pourras pas recevoir de lien si tu oublies ton mot de passe.
email-cancel = Annuler
email-confirmed = confirmée
email-unconfirmed = pas encore confirmée
email-digest = Récapitulatif quotidien
email-digest-about = Tes notifications non lues, une fois par jour au maximum

email-recover-about = Si ton compte a une adresse e-mail confirmée, nous pouvons t’envoyer un lien pour choisir un nouveau mot de passe.
email-recover-send = Envoyer le lien
email-recover-sent = Si le compte { $name } a une adresse e-mail confirmée, un lien vient d’y être envoyé. Il est valable une heure.

email-confirm-title = Confirme ton adresse e-mail
email-confirm-text = Confirme que l’adresse à laquelle nous avons envoyé ce lien est bien la tienne.
email-confirm-act = Confirmer
email-confirm-done = Ton adresse e-mail est confirmée.
email-confirm-many = { $most } comptes utilisent déjà cette adresse, c’est le maximum.
email-recover-title = Choisis un nouveau mot de passe
email-recover-for = Pour ton compte { $name }. Tous les autres navigateurs seront déconnectés et toutes les clés d’accès supprimées.
email-recover-act = Valider et se connecter
email-recover-done = Ton nouveau mot de passe est enregistré et ta session est ouverte.
email-unsubscribe-title = Se désabonner du récapitulatif quotidien
email-unsubscribe-text = Tu ne recevras plus de récapitulatif par e-mail. Tu pourras le réactiver sur la page de ton compte.
email-unsubscribe-act = Se désabonner
email-unsubscribe-done = Tu ne recevras plus de récapitulatif.
email-void = Ce lien n’est plus valable. Tu peux en demander un autre sur la page de ton compte.
email-to-account = Accéder à mon compte
