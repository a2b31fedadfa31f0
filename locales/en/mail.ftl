# Mails that the server sends: links to confirm an address or to choose a new password, notices about an account, digests of notifications.
# $name is the name of the account, $site the address of the server.

mail-greeting = Hi { $name },
mail-site = Open Trilynx

mail-confirm-subject = Confirm your email address
mail-confirm-text = This address was added to the account { $name } on { $site }. Please confirm it within 24 hours.
mail-confirm-link = Confirm address
mail-confirm-else = If this wasn’t you, just ignore this email and nothing will happen.

mail-recover-subject = Choose a new password
mail-recover-text = Someone asked for a new password for your account { $name } on { $site }. If it was you, you have an hour to choose one. Doing so signs you out everywhere and removes your passkeys.
mail-recover-link = Choose a new password
mail-recover-else = If this wasn’t you, just ignore this email and your password stays the same.

mail-password-subject = Your password was changed
mail-password-text = The password for your account { $name } on { $site } was changed.
mail-passkeys-subject = Your passkeys were changed
mail-passkeys-text = A passkey for your account { $name } on { $site } was added or removed.
mail-address-subject = Your email address was removed
mail-address-text = Your account { $name } on { $site } no longer uses this email address.
mail-notice-else = If this wasn’t you, set a new password right away on your account page.

mail-digest-subject = { $count ->
    [one] { $count } new notification on Trilynx
   *[other] { $count } new notifications on Trilynx
}
mail-digest-text = Here’s what you haven’t seen yet:
mail-digest-all = All notifications
mail-digest-why = You get this email at most once a day because you turned on the daily summary.
mail-digest-stop = Unsubscribe
