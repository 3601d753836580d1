# The switch for notices on this device, and why it cannot be used.

notices-switch = Anunță-mă când îmi vine rândul
notices-on = Acest dispozitiv te anunță chiar și când nicio pagină nu e deschisă.
notices-off = Acest dispozitiv te poate anunța chiar și când nicio pagină nu e deschisă. Browserul îți cere mai întâi acordul.
notices-blocked = Acest browser blochează notificările. Permite-le pentru această adresă în setările lui.
notices-unsupported = Acest browser nu are notificări.
notices-install = Pe iPhone sau iPad, adaugă mai întâi Saqqara pe ecranul principal și deschide-o de acolo.
notices-insecure = Notificările au nevoie de https. Deschide acest server la adresa lui https.
notices-none = Acest server nu trimite notificări.
notices-failed = Browserul nu a putut activa notificările. Încearcă mai târziu.
