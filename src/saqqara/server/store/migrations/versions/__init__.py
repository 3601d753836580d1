"""The revisions, in order. A revision that was released is never edited: a change is a new revision."""
