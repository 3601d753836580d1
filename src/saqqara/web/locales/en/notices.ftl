# The switch for notices on this device, and why it cannot be used.

notices-switch = Tell me when it is my turn
notices-on = This device tells you, even while no page is open.
notices-off = This device can tell you, even while no page is open. The browser asks you first.
notices-blocked = This browser blocks notices. Allow them for this address in its settings.
notices-unsupported = This browser has no notices.
notices-install = On an iPhone or iPad, add Saqqara to the home screen first and open it there.
notices-insecure = Notices need https. Open this server at its https address.
notices-none = This server sends no notices.
notices-failed = The browser could not switch notices on. Try again later.
