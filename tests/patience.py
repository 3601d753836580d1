"""How long a test waits for something that has to come, before it says that it never came.

Machines that run tests have been seen to lose nine tenths of their time to others for a minute: whoever asserts that
something is quick tests the machine.
"""

PATIENCE_S = 120.0
