# The switch for notices on this device, and why it cannot be used.

notices-switch = Si fra når det er min tur
notices-on = Denne enheten sier fra, også når ingen side er åpen.
notices-off = Denne enheten kan si fra, også når ingen side er åpen. Nettleseren spør deg først.
notices-blocked = Nettleseren blokkerer varsler. Tillat dem for denne adressen i innstillingene.
notices-unsupported = Denne nettleseren har ikke varsler.
notices-install = På iPhone eller iPad må du først legge Saqqara til på Hjem-skjermen og åpne den derfra.
notices-insecure = Varsler krever https. Åpne denne serveren på https-adressen.
notices-none = Denne serveren sender ikke varsler.
notices-failed = Nettleseren klarte ikke å slå på varsler. Prøv igjen senere.
