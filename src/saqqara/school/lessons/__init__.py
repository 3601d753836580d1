"""Lessons: a position, and steps that are read or played on it. `docs/contribute/lessons.md` says how to write one.

Each game has a folder with one file a lesson, numbered in teaching order.
"""
