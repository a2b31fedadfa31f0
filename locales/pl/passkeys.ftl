# Klucze dostępu: logowanie odciskiem palca, twarzą albo kodem PIN urządzenia.

sign-in-passkey = Zaloguj się kluczem dostępu
passkeys-title = Klucze dostępu
passkeys-about = Loguj się odciskiem palca, twarzą albo kodem PIN urządzenia – bez nazwy i hasła. Ustawienie nowego hasła usuwa wszystkie klucze dostępu.
passkeys-most = Masz już tyle kluczy dostępu, ile może mieć konto ({ $most }). Usuń któryś, aby dodać inny.
passkey-label = Nazwa klucza
passkey-label-hint = Pozwoli ci rozpoznać klucz, na przykład „mój telefon”
passkey-add = Dodaj klucz dostępu
passkey-instead = Potwierdź kluczem
passkey-made = dodany { $day }
passkey-used = ostatnio użyty { $day }
passkey-never = nieużywany
passkey-rename = Zmień nazwę
passkey-rename-which = Zmień nazwę klucza dostępu „{ $label }”
passkey-save = Zapisz
passkey-remove = Usuń
passkey-remove-which = Usuń klucz dostępu „{ $label }”
passkey-remove-about = Nie zalogujesz się tu już kluczem „{ $label }”. Usuń go też z urządzenia albo menedżera haseł.
passkey-keep = Anuluj

## When it does not work
passkey-stopped-cancelled = Anulowano albo minął czas. Możesz spróbować ponownie w każdej chwili.
passkey-stopped-already = Masz już klucz dostępu na tym urządzeniu.
passkey-stopped-failed = Nie udało się użyć klucza dostępu w tej przeglądarce lub na tym urządzeniu.
passkey-refused-expired = To trwało zbyt długo. Spróbuj ponownie.
passkey-refused-unknown = Nie znamy tego klucza dostępu. Mógł zostać usunięty.
passkey-refused-invalid = Nie udało się sprawdzić tego klucza dostępu. Spróbuj ponownie albo użyj hasła.
passkey-refused-unsupported = Nie obsługujemy tego rodzaju kluczy dostępu.
passkey-refused-unavailable = Pod tym adresem klucze dostępu nie działają.
