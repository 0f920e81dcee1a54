"""How bots judge Agricola."""
