# Notifications: the bell, the page behind it, and what one wants to be notified of.

notices-title = Notifications
notices-unread = { $count ->
    [one] { $count } new notification
   *[other] { $count } new notifications
}
notices-none = Nothing here. You’ll see it on this page when it’s your turn or someone challenges you.
notices-read-all = Mark all as read
notice-new = New

notice-time-short = Your time against { $names } is running out
notice-round-starts = Round { $round } of { $name } has started
notice-game-over = Your game against { $names } is over
notice-message = { $name } wrote to you
notices-somebody = someone

notices-choice = Notify me about
notices-choice-about = You won’t be notified about games against bots or tables you have open.
notice-kind-your-turn = My turn
notice-kind-your-turn-about = In games without a clock or with days per turn
notice-kind-time-short = Time running out
notice-kind-time-short-about = When 80% of the time for a turn is gone
notice-kind-challenge = Challenges
notice-kind-round-starts = Tournament rounds
notice-kind-round-starts-about = When a round starts and my table is ready
notice-kind-game-over = Finished games
notice-kind-game-over-about = When a game ends while I’m away
notice-kind-message = Messages
notice-kind-message-about = When a friend writes to me
notices-to-messages = Messages

notices-push-title = On this device
notices-push-about = Get notifications even when Trilynx isn’t open.
notices-push-on = Notifications are on in this browser.
notices-push-turn-on = Turn on notifications
notices-push-turn-off = Turn off
notices-push-denied = This browser blocks notifications from Trilynx. You can allow them in the browser’s site settings.
notices-push-unsupported = This browser can’t show notifications. On an iPhone or iPad, add Trilynx to the home screen first.
notices-push-offer = Want to know when it’s your turn, even when Trilynx isn’t open?
notices-push-decline = No thanks
notices-quiet = Quiet hours
notices-quiet-about = Notifications from these hours arrive afterwards.
notices-quiet-from = from
notices-quiet-until = to
