# Email: the panel of the account page, and the pages behind the links in emails.

email-title = Email
email-about = Optional. With a confirmed address you can choose a new password if you forget yours, and you’re told when your password, passkeys or address change. Nobody else sees it.
email-address = Email address
email-malformed = That doesn’t look like an email address.
email-limited = That’s too many emails for now. Please try again tomorrow.
email-send = Send confirmation link
email-sent = We’ve sent you a link. Open it within 24 hours to confirm the address.
email-again = Send again
email-other = Use another address
email-remove = Remove address
email-remove-about = Without an address we can’t send you a link if you forget your password.
email-cancel = Cancel
email-confirmed = confirmed
email-unconfirmed = not confirmed yet
email-digest = Daily summary
email-digest-about = At most once a day: what you haven’t seen yet

email-recover-about = If your account has a confirmed email address, we can send you a link to choose a new password.
email-recover-send = Send link
email-recover-sent = If { $name } has a confirmed email address, a link is on its way. It works for an hour.

email-confirm-title = Confirm your email address
email-confirm-text = Is this your address? Then confirm it.
email-confirm-act = Confirm
email-confirm-done = Your email address is confirmed.
email-confirm-many = { $most } accounts already use this address; there can’t be more.
email-recover-title = Choose a new password
email-recover-for = For your account { $name }. All browsers will be signed out and all passkeys removed.
email-recover-act = Save and sign in
email-recover-done = Your new password is set, and you’re signed in.
email-unsubscribe-title = End the daily summary
email-unsubscribe-text = You’ll no longer get summaries by email. You can turn them on again on your account page.
email-unsubscribe-act = Unsubscribe
email-unsubscribe-done = You won’t get any more summaries.
email-void = This link no longer works. You can ask for a new one on your account page.
email-to-account = To your account
