# Notifications : la cloche, sa page, et ce dont on veut être prévenu.

notices-title = Notifications
notices-unread = { $count ->
    [one] { $count } nouvelle notification
   *[other] { $count } nouvelles notifications
}
notices-none = Rien pour l’instant. Quand ce sera à toi de jouer ou que quelqu’un te défiera, tu le verras ici.
notices-read-all = Tout marquer comme lu
notice-new = Nouveau

notice-time-short = Ton temps contre { $names } est bientôt écoulé
notice-round-starts = { $name } : la ronde { $round } a commencé
notice-game-over = Ta partie contre { $names } est terminée
notice-message = { $name } t’a écrit
notices-somebody = quelqu’un

notices-choice = Me prévenir pour
notices-choice-about = Pas de notification pour les parties contre des bots ni pour celles qui sont ouvertes à l’écran.
notice-kind-your-turn = Mon tour
notice-kind-your-turn-about = Dans les parties sans pendule ou avec des jours par tour
notice-kind-time-short = Temps presque écoulé
notice-kind-time-short-about = Quand 80 % du temps d’un tour est écoulé
notice-kind-challenge = Défis
notice-kind-round-starts = Rondes de tournoi
notice-kind-round-starts-about = Quand une ronde commence et que ma table est prête
notice-kind-game-over = Parties terminées
notice-kind-game-over-about = Quand une partie se termine en mon absence
notice-kind-message = Messages
notice-kind-message-about = Quand un ami m’écrit
notices-to-messages = Messages

notices-push-title = Sur cet appareil
notices-push-about = Reçois des notifications même si Trilynx n’est pas ouvert.
notices-push-on = Les notifications sont activées dans ce navigateur.
notices-push-turn-on = Activer les notifications
notices-push-turn-off = Désactiver
notices-push-denied = Ce navigateur bloque les notifications de Trilynx. Tu peux les autoriser pour ce site dans les paramètres du navigateur.
notices-push-unsupported = Ce navigateur ne peut pas afficher de notifications. Sur iPhone ou iPad, ajoute d’abord Trilynx à l’écran d’accueil.
notices-push-offer = Te prévenir quand c’est à toi de jouer, même si Trilynx n’est pas ouvert ?
notices-push-decline = Non merci
notices-quiet = Ne pas déranger
notices-quiet-about = Pendant ces heures, les notifications attendent ; tu les reçois ensuite.
notices-quiet-from = de
notices-quiet-until = à
