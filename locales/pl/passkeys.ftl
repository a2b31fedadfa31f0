# Klucze dostępu: logowanie odciskiem palca, twarzą albo kodem PIN urządzenia.

sign-in-passkey = Zaloguj się kluczem dostępu
passkeys-title = Klucze dostępu
passkeys-about = Loguj się odciskiem palca, twarzą albo kodem PIN urządzenia – bez nazwy i hasła. Ustawienie nowego hasła usuwa wszystkie klucze dostępu.
passkeys-most = Liczba twoich kluczy dostępu to { $most }: więcej konto mieć nie może. Usuń któryś, aby dodać inny.
passkey-label = Nazwa klucza
passkey-label-hint = Żeby je odróżnić, na przykład „mój telefon”
passkey-add = Dodaj klucz dostępu
passkey-instead = Użyj klucza dostępu
passkey-made = dodany { $day }
passkey-used = ostatnio użyty { $day }
passkey-never = nieużywany
passkey-rename = Zmień nazwę
passkey-rename-which = Zmień nazwę klucza dostępu „{ $label }”
passkey-save = Zapisz
passkey-remove = Usuń
passkey-remove-which = Usuń klucz dostępu „{ $label }”
passkey-remove-about = Kluczem „{ $label }” nie zalogujesz się już tutaj. Usuń go też z urządzenia albo z menedżera haseł.
passkey-keep = Anuluj

## When it does not work
passkey-stopped-cancelled = Anulowano albo upłynął czas. Możesz spróbować ponownie w każdej chwili.
passkey-stopped-already = Masz już klucz dostępu na tym urządzeniu.
passkey-stopped-failed = Przeglądarka lub urządzenie nie może użyć klucza dostępu.
passkey-refused-expired = To trwało zbyt długo. Spróbuj ponownie.
passkey-refused-unknown = Nie znamy tego klucza dostępu. Mógł zostać usunięty.
passkey-refused-invalid = Nie udało się sprawdzić tego klucza dostępu. Spróbuj ponownie albo użyj hasła.
passkey-refused-unsupported = Nie obsługujemy tego rodzaju kluczy dostępu.
passkey-refused-unavailable = Pod tym adresem klucze dostępu nie działają.
