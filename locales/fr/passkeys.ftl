# Clés d’accès : se connecter avec son empreinte, son visage ou le code d’un appareil.

sign-in-passkey = Se connecter avec une clé d’accès
passkeys-title = Clés d’accès
passkeys-about = Connecte-toi avec ton empreinte, ton visage ou le code de ton appareil, sans nom ni mot de passe. Changer de mot de passe supprime toutes les clés d’accès.
passkeys-most = Tu as { $most } clés d’accès, le maximum pour un compte. Supprimes-en une pour en ajouter une autre.
passkey-label = Nom de la clé d’accès
passkey-label-hint = Pour les distinguer, par exemple « mon téléphone »
passkey-add = Ajouter une clé d’accès
passkey-instead = Utiliser une clé d’accès
passkey-made = ajoutée le { $day }
passkey-used = dernière utilisation : { $day }
passkey-never = jamais utilisée
passkey-rename = Renommer
passkey-rename-which = Renommer la clé d’accès « { $label } »
passkey-save = Enregistrer
passkey-remove = Supprimer
passkey-remove-which = Supprimer la clé d’accès « { $label } »
passkey-remove-about = « { $label } » ne te permettra plus de te connecter ici. Supprime-la aussi de ton appareil ou de ton gestionnaire de mots de passe.
passkey-keep = Annuler

## Quand cela ne marche pas
passkey-stopped-cancelled = Opération annulée ou délai dépassé. Tu peux réessayer quand tu veux.
passkey-stopped-already = Tu as déjà une clé d’accès sur cet appareil.
passkey-stopped-failed = Ton navigateur ou ton appareil n’a pas pu utiliser de clé d’accès.
passkey-refused-expired = Le délai est dépassé. Réessaie.
passkey-refused-unknown = Nous ne reconnaissons pas cette clé d’accès. Elle a peut-être été supprimée.
passkey-refused-invalid = Nous n’avons pas pu vérifier cette clé d’accès. Réessaie ou utilise ton mot de passe.
passkey-refused-unsupported = Ce type de clé d’accès n’est pas pris en charge.
passkey-refused-unavailable = Les clés d’accès ne fonctionnent pas à cette adresse.
