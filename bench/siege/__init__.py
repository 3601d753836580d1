"""Attacks on a house that runs and faults that befall it, while an honest guest plays: what each costs both."""
