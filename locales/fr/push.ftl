# Notifications que le navigateur affiche sans page ouverte : titres des messages push.

push-your-turn = À toi de jouer contre { $names }
push-time-short = Ton temps contre { $names } est bientôt écoulé
push-challenge = Défi lancé par { $names }
push-message = { $name } t’a écrit
push-round-starts = { $tournament } : la ronde { $round } a commencé
push-game-over = Ta partie contre { $names } est terminée
push-somebody = quelqu’un
