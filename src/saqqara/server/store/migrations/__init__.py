"""How a database grows from one version of Saqqara to the next. Each step is a revision in `versions/`."""
