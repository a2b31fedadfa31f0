# Na tym urządzeniu: partie w przeglądarce, zainstalowana aplikacja, nowe wersje.
settings-device = Na tym urządzeniu
device-about = Partie z botami i na jednym urządzeniu są zapisywane w tej przeglądarce i działają bez sieci.
device-ready = Tutaj wszystko działa bez sieci: boty, partie na jednym urządzeniu, lekcje, zasady i analiza.
device-install = Zainstaluj aplikację
device-games = { $n ->
    [0] Nie ma tu jeszcze żadnych partii.
    [one] Jest tu jedna partia.
    [few] Są tu { $n } partie.
   *[many] Jest tu { $n } partii.
}
device-forgets = Ta przeglądarka usunie je, gdy zamkniesz stronę.
device-export = Zapisz do pliku
device-import = Wczytaj z pliku
device-clear = Usuń te partie
device-clear-sure = Usuń na zawsze
device-keep = Zachowaj
device-cleared = Partie zostały usunięte.
device-gone-title = Tej partii już nie ma
device-gone = Była tylko w tej przeglądarce, a jej dane zostały wyczyszczone. Wybierz grę:
device-added = Dodane partie i studia: { $n }.
device-known = { $n ->
    [one] Jedna już tu była.
    [few] { $n } już tu były.
   *[many] { $n } już tu było.
}
device-refused = { $n ->
    [one] Jednej nie udało się odczytać.
    [few] { $n } nie udało się odczytać.
   *[many] { $n } nie udało się odczytać.
}
device-not-ours = Ten plik nie pochodzi z Trilynx.
device-without = Tutaj boty myślą na serwerze, więc bez sieci nic nie działa.
device-to-account = Zapisz na moim koncie
kept-added = { $n ->
    [one] Na twoim koncie zapisano jedną partię z tego urządzenia.
    [few] Na twoim koncie zapisano { $n } partie z tego urządzenia.
   *[many] Na twoim koncie zapisano { $n } partii z tego urządzenia.
}
kept-all = Wszystkie zakończone partie z tego urządzenia są na twoim koncie.
kept-refused = { $n ->
    [one] Jednej partii nie udało się zapisać na twoim koncie. Zostaje na tym urządzeniu.
    [few] { $n } partii nie udało się zapisać na twoim koncie. Zostają na tym urządzeniu.
   *[many] { $n } partii nie udało się zapisać na twoim koncie. Zostają na tym urządzeniu.
}
kept-failed = Nie wszystko udało się wysłać. Nic nie przepadło; spróbuj ponownie później w ustawieniach.
update-ready = Jest nowa wersja.
update-now = Odśwież
update-later = Później
bot-loading = Bot jest w drodze: { $percent }%

## Strona bez serwera
site-people-title = Niedostępne na tej stronie
site-people = Do gry z innymi potrzebny jest serwer, a ta strona go nie ma. Cała reszta działa.
site-about = Ta strona nie ma serwera: boty myślą w twojej przeglądarce, a twoje partie w niej zostają.
site-privacy = Żadne twoje dane nie opuszczają tej przeglądarki. Twoje partie i ustawienia zostają tutaj, dopóki ich nie usuniesz. Ten, kto udostępnia tę stronę, może rejestrować pobieranie jej plików.
site-no-engine = Boty, lekcje i analiza nie uruchamiają się w tej przeglądarce. Odśwież stronę albo użyj nowszej przeglądarki.
unreached-title = Nie udało się wczytać tej strony
unreached = Wymaga połączenia z serwerem, a wygląda na to, że teraz go nie ma. Boty, lekcje i zadania działają także bez niego.
unreached-again = Spróbuj ponownie
