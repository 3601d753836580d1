# The switch for notices on this device, and why it cannot be used.

notices-switch = Powiadom mnie, gdy jest mój ruch
notices-on = To urządzenie cię powiadomi, nawet gdy żadna strona nie jest otwarta.
notices-off = To urządzenie może cię powiadamiać, nawet gdy żadna strona nie jest otwarta. Przeglądarka najpierw zapyta o zgodę.
notices-blocked = Ta przeglądarka blokuje powiadomienia. Zezwól na nie dla tego adresu w jej ustawieniach.
notices-unsupported = Ta przeglądarka nie obsługuje powiadomień.
notices-install = Na iPhonie lub iPadzie najpierw dodaj Saqqarę do ekranu początkowego i otwórz ją stamtąd.
notices-insecure = Powiadomienia wymagają https. Otwórz ten serwer pod adresem https.
notices-none = Ten serwer nie wysyła powiadomień.
notices-failed = Przeglądarka nie mogła włączyć powiadomień. Spróbuj później.
