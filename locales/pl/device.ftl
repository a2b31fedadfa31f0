# Na tym urządzeniu: partie w przeglądarce, zainstalowana aplikacja, nowe wersje.
settings-device = Na tym urządzeniu
device-about = Partie z botami i na jednym urządzeniu zostają w tej przeglądarce i działają bez sieci.
device-ready = Tutaj wszystko działa bez sieci: boty, partie na jednym urządzeniu, lekcje, zasady i analiza.
device-install = Zainstaluj jako aplikację
device-games = { $n ->
    [0] Nie ma tu jeszcze żadnych partii.
    [one] Jest tu jedna partia.
    [few] Są tu { $n } partie.
   *[many] Jest tu { $n } partii.
}
device-forgets = Ta przeglądarka zapomina je po zamknięciu strony.
device-export = Zapisz do pliku
device-import = Wczytaj z pliku
device-clear = Usuń te partie
device-clear-sure = Usuń je na zawsze
device-keep = Zachowaj je
device-cleared = Partie zostały usunięte.
device-added = { $n ->
    [one] Dodano jedną partię.
    [few] Dodano { $n } partie.
   *[many] Dodano { $n } partii.
}
device-known = { $n ->
    [one] Jedna już tu była.
    [few] { $n } już tu były.
   *[many] { $n } już tu było.
}
device-refused = { $n ->
    [one] Jednej nie udało się odczytać.
   *[other] { $n } nie udało się odczytać.
}
device-not-ours = Ten plik nie pochodzi z Trilynx.
device-without = Tutaj boty myślą na serwerze, więc bez sieci nic nie działa.
update-ready = Jest nowa wersja.
update-now = Załaduj ponownie
update-later = Później
bot-loading = Bot jest w drodze: { $percent }%
