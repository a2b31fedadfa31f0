# Email: the panel of the account page, and the pages behind the links in emails.

email-title = Email
email-about = Optional. With a confirmed address, you can choose a new password if you forget yours, and we’ll let you know when your password, passkeys or address change. No one else sees your address.
email-address = Email address
email-malformed = That doesn’t look like an email address.
email-limited = That’s too many emails for one day. Please try again tomorrow.
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
email-digest-about = Notifications you haven’t seen yet, at most once a day

email-recover-about = If your account has a confirmed email address, we can send you a link to choose a new password.
email-recover-send = Send link
email-recover-sent = If { $name } has a confirmed email address, a link is on its way. It works for an hour.

email-confirm-title = Confirm your email address
email-confirm-text = Confirm that the address we sent this link to is yours.
email-confirm-act = Confirm
email-confirm-done = Your email address is confirmed.
email-confirm-many = This address is already used by { $most } accounts, the most allowed.
email-recover-title = Choose a new password
email-recover-for = For your account { $name }. All other browsers will be signed out and all passkeys removed.
email-recover-act = Save and sign in
email-recover-done = Your new password is set, and you’re signed in.
email-unsubscribe-title = Unsubscribe from the daily summary
email-unsubscribe-text = You’ll stop getting summaries by email. You can turn them back on at any time on your account page.
email-unsubscribe-act = Unsubscribe
email-unsubscribe-done = You won’t get any more summaries.
email-void = This link no longer works. You can ask for a new one on your account page.
email-to-account = To your account
