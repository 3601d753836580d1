# The switch for notices on this device, and why it cannot be used.

notices-switch = Kerro, kun on minun vuoroni
notices-on = Tämä laite kertoo siitä, vaikka mikään sivu ei olisi auki.
notices-off = Tämä laite voi kertoa siitä, vaikka mikään sivu ei olisi auki. Selain kysyy ensin luvan.
notices-blocked = Tämä selain estää ilmoitukset. Salli ne tälle osoitteelle selaimen asetuksissa.
notices-unsupported = Tässä selaimessa ei ole ilmoituksia.
notices-install = Lisää Saqqara iPhonessa tai iPadissa ensin Koti-valikkoon ja avaa se sieltä.
notices-insecure = Ilmoitukset vaativat https-yhteyden. Avaa tämä palvelin sen https-osoitteesta.
notices-none = Tämä palvelin ei lähetä ilmoituksia.
notices-failed = Selain ei voinut ottaa ilmoituksia käyttöön. Yritä myöhemmin uudelleen.
