"""Tables for people: the server that browsers, scripts and bots talk to.  `katabasis serve` starts it."""
