# What a chat or a social network shows of a link: a title and one sentence.

preview-site = { $games } online
preview-site-about = Speel tegen vrienden, mensen online of bots. Gratis en zonder account.
preview-invite = { $name } nodigt je uit voor { $game }
preview-invite-about = Open de link en speel mee. Je hebt geen account nodig.
preview-live = { $names }: { $game }, live
preview-live-about = Volg de partij zet voor zet.
preview-finished = { $names }: { $game }
preview-finished-about = Speel de partij na en zie waar het kantelde.
preview-lesson = Leer { $game }
preview-lesson-about = Korte interactieve lessen, één idee per les.
preview-rules = De regels van { $game }
preview-rules-about = De regels, met voorbeelden die je meteen kunt proberen.
preview-study = { $game }: analysebord
preview-study-about = Een stelling om te verkennen: probeer zetten, volg varianten, deel wat je vindt.
preview-play = Speel { $game }
preview-play-about = Tegen vrienden, iemand online of een bot. Gratis en zonder account.
preview-puzzle = { $game }: puzzel
preview-puzzle-about = Maar één zet is goed. Vind jij hem?
preview-saved-study = { $name }
preview-saved-study-about = Een studie met varianten, opmerkingen en pijlen: blader er zet voor zet doorheen.
