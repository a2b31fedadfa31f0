# Keeping order: reports, warnings, mutes, bans, appeals, and the moderators’ page.

report-whom = Report { $name }
report-person = Who do you want to report?
report-category = What’s the problem?
report-category-cheating = Cheating or outside help
report-category-insults = Insults or threats
report-category-spam = Spam or advertising
report-category-name = Offensive name
report-category-leaving-games = Leaving or stalling games
report-category-other = Something else
report-text = What happened? (Optional, unless you chose “Something else”)
report-about = Only moderators see your report. { $name } won’t be notified.
report-about-chat = Your report goes only to the moderators, together with what { $name } wrote in this chat. { $name } won’t be notified.
report-about-message = Your report goes only to the moderators, together with this message. They can’t read the rest of your conversation. { $name } won’t be notified.
report-send = Send report
report-sent = Thanks. A moderator will take a look. You’ll see the outcome on your account page.
report-too-many = You’ve already sent a lot of reports. Please wait until the moderators have caught up.
report-made = reported on { $day }
report-state-open = Open
report-state-acted = Action taken
report-state-nothing = No violation found
reports-title = Your reports

conduct-title = From the moderators
sanction-warning = Warning
sanction-mute = No chat until { $until }
sanction-ban = Banned
sanction-ban-until = Banned until { $until }
sanction-networks-until = networks banned until { $until }
sanction-since = issued { $day }
sanction-lifted = Lifted
sanction-confirmed = Confirmed by the player
sanction-confirm = I understand
sanction-close = Close

appeal = Appeal…
appeal-text = Why should the mute or ban be lifted?
appeal-about = You can appeal once. A moderator will read your appeal, and you’ll see the answer here.
appeal-send = Send appeal
appeal-sent = Your appeal has been sent. You’ll see the answer here.
appeal-kept = Your appeal was reviewed. The decision stands.
appeal-lifted = Your appeal was accepted.

leaving-title = Rated games you left
leaving-paused = You’ve left rated games recently, so you can’t play any until { $until }. Unrated games and tournaments stay open to you.
leaving-lately = You’ve left rated games recently. If you leave another, you’ll have to take a break from rated games, longer each time.
leaving-aborted = { $count ->
    [one] You’ve aborted { $count } rated game recently. Aborting repeatedly counts as leaving.
   *[other] You’ve aborted { $count } rated games recently. Aborting repeatedly counts as leaving.
}
leaving-back = { $count ->
    [one] Play one more rated game to the end and your next break will be shorter.
   *[other] Play { $count } more rated games to the end and your next break will be shorter.
}
leaving-private = Only you see this.

moderation-title = Moderation
moderation-reported = Reported players
moderation-none = No reports.
moderation-reporters = { $count ->
    [one] reported by { $count } person
   *[other] reported by { $count } people
}
moderation-since = since { $day }
moderation-appeals = Appeals
moderation-no-appeals = No appeals are waiting.
fair-play-title = Games that stand out
fair-play-none = Nothing stands out.
fair-play-about = In rated games, these players choose the same move as the bot far more often than is usual at their rating. That proves nothing: look at the games before you decide.
fair-play-games = { $games } games, { $turns } turns
fair-play-thinks = { $seconds } s per turn on average, spread { $spread }%
fair-play-away = left the page in { $percent }% of their turns
fair-play-look = Bot with { $nodes } positions: { $share }% same moves, usually { $usual }%
fair-play-game = Game { $number }
fair-play-dismiss = Mark as not suspicious
moderation-find = Look up an account
moderation-show = Show
moderation-recent = Recent actions
moderation-no-acts = Nothing yet.
moderation-guest = guest
moderation-profile = Profile
moderation-reports = Reports
moderation-report-by = { $name }, { $when }
moderation-evidence = What they wrote in that chat:
moderation-to-table = Open the game
moderation-sanctions = Warnings, mutes and bans
moderation-history = History
moderation-act = Decision
decide-dismiss = Dismiss reports
decide-warn = Warn
decide-mute = Mute
decide-ban = Ban
act-reason = Reason (shown to the player)
act-time = For how long?
ban-networks = Networks
ban-networks-off = Ban the account only
ban-networks-addresses = { $networks ->
    [one] Also ban the address it was used from (other accounts there: { $others })
   *[other] Also ban the { $networks } addresses it was used from (other accounts there: { $others })
}
ban-networks-wide = { $networks ->
    [one] Also ban the whole network around it (other accounts there: { $others })
   *[other] Also ban the { $networks } whole networks around it (other accounts there: { $others })
}
ban-networks-about = From a banned network, no one can play as a guest, create an account or use one that’s newer than the ban. Older accounts aren’t affected. A network ban ends with the account’s ban, or after 30 days.
ban-networks-none = No networks to ban: this account hasn’t been used in the last 14 days, or the server can’t tell where its visitors come from.
act-lift = Lift
act-lift-networks = Unban networks
act-reopen = Reopen the reports
act-role-first = This is a moderator’s or host’s account. A host must remove the role first.
duration-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
duration-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
duration-for-good = Permanently
logged-dismiss = { $by } dismissed the reports about { $name }
logged-reopen = { $by } reopened the reports about { $name }
logged-warn = { $by } warned { $name }
logged-warning-lifted = { $by } withdrew { $name }’s warning
logged-mute = { $by } muted { $name }
logged-mute-lifted = { $by } unmuted { $name }
logged-ban = { $by } banned { $name }
logged-ban-lifted = { $by } unbanned { $name }
logged-networks-lifted = { $by } unbanned { $name }’s networks
logged-appeal-kept = { $by } rejected { $name }’s appeal
logged-dismiss-fair-play = { $by } reviewed { $name }’s games that stood out and found nothing
moderation-other = { $by }, { $name }: { $act }
answer-text = Answer (optional, shown to the player)
answer-lift = Accept appeal
answer-keep = Reject appeal
