# Messages privés entre amis.

messages-title = Messages
messages-list = Conversations
messages-start = Écrire à un ami
messages-choose = Choisis une conversation ou écris à un ami.
messages-none-title = Écris à tes amis
messages-none = Deux personnes sont amies quand elles se suivent mutuellement. Elles peuvent alors s’écrire ici en privé.
messages-find = Trouver des joueurs
messages-sign-up = Avec un compte, tu peux suivre d’autres joueurs et écrire à tes amis.
messages-back = Tous les messages
messages-with = Messages avec { $name }
messages-empty = Dis bonjour à { $name }. Cette conversation est privée.
messages-older = Afficher les messages plus anciens
messages-newest = Derniers messages
messages-new = Nouveau
messages-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
messages-today = Aujourd’hui
messages-yesterday = Hier
messages-you = Toi : { $text }
messages-own = Toi
messages-label = Message pour { $name }
messages-send = Envoyer
messages-too-long = Ce message est trop long. Tu peux l’envoyer en plusieurs fois.
messages-no-friends = { $name } et toi ne vous suivez plus mutuellement : vous ne pouvez plus vous écrire. Vos messages restent ici.
messages-deleted = Compte supprimé
messages-deleted-about = Ce compte a été supprimé, avec tout ce qu’il avait écrit.
messages-gone = Cette conversation n’est pas disponible. Pour écrire à quelqu’un, il faut que vous vous suiviez mutuellement.
messages-report = Signaler le message
