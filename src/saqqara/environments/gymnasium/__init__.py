"""Both games as environments of Gymnasium: one seat against bots. Importing this package registers them.

```python
import gymnasium
import saqqara.environments.gymnasium

env = gymnasium.make("saqqara/Imhotep-v0", seats=3, opponents=["random", "mason"])
many = gymnasium.make_vec("saqqara/Pyramids-v0", num_envs=1024)  # against random opponents, in compiled code
```
"""

from __future__ import annotations

import gymnasium

IMHOTEP = "saqqara/Imhotep-v0"
PYRAMIDS = "saqqara/Pyramids-v0"

for _id, _name in ((IMHOTEP, "Imhotep"), (PYRAMIDS, "Pyramids")):
    if _id not in gymnasium.registry:
        gymnasium.register(
            id=_id,
            entry_point=f"saqqara.environments.gymnasium.env:{_name}Env",
            vector_entry_point=f"saqqara.environments.gymnasium.vector_env:{_name}VectorEnv",
        )
