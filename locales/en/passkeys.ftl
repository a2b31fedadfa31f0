# Passkeys: signing in with a fingerprint, a face or the PIN of a device.

sign-in-passkey = Sign in with a passkey
passkeys-title = Passkeys
passkeys-about = Sign in with your fingerprint, face or device PIN – no name or password needed. Setting a new password removes all passkeys.
passkeys-most = You have { $most } passkeys, the most an account can have. Remove one to add another.
passkey-label = Passkey name
passkey-label-hint = To tell your passkeys apart, such as “my phone”
passkey-add = Add passkey
passkey-instead = Confirm with a passkey
passkey-made = added { $day }
passkey-used = last used { $day }
passkey-never = never used
passkey-rename = Rename
passkey-rename-which = Rename the passkey “{ $label }”
passkey-save = Save
passkey-remove = Remove
passkey-remove-which = Remove the passkey “{ $label }”
passkey-remove-about = “{ $label }” will no longer sign you in here. Delete it on your device or in your password manager too.
passkey-keep = Cancel

## When it does not work
passkey-stopped-cancelled = Cancelled or timed out. You can try again at any time.
passkey-stopped-already = You already have a passkey on this device.
passkey-stopped-failed = Your browser or device couldn’t use a passkey.
passkey-refused-expired = That took too long. Please try again.
passkey-refused-unknown = We don’t recognise this passkey. It may have been removed.
passkey-refused-invalid = We couldn’t verify this passkey. Try again, or use your password.
passkey-refused-unsupported = We don’t support this kind of passkey.
passkey-refused-unavailable = Passkeys don’t work at this address.
