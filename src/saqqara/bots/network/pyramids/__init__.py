"""The network for Pyramids: it judges one seat at a time, by what lies before it and what is open to all.

Seats affect each other little, so one small network sees each seat by itself, two cards of the same kind each time.
Positions are judged at rest only: all seats have marked and replaced, and the next expedition card is still unseen.
"""
