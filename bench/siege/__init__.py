"""Attacks on a house that runs, while an honest guest plays: what each of them costs the house and the guest."""
