"""Both games as environments of PettingZoo: `imhotep_v0` and `pyramids_v0`.

```python
from saqqara.environments.pettingzoo import imhotep_v0

env = imhotep_v0.env(seats=3, sides="ABABA", reward="places")
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    action = None if termination or truncation else env.action_space(agent).sample(observation["action_mask"])
    env.step(action)
```

PettingZoo's registry has them as `saqqara/imhotep-v0` and `saqqara/pyramids-v0`, once this package is imported:
`pettingzoo.make("aec", "saqqara/imhotep-v0", seats=3)`.
"""

from __future__ import annotations

import pettingzoo

_PACKAGE = "saqqara.environments.pettingzoo"

if hasattr(pettingzoo, "register") and "saqqara/imhotep-v0" not in pettingzoo.aec_registry:  # since 1.27
    pettingzoo.register("aec", "saqqara/imhotep-v0", entry_point=f"{_PACKAGE}.imhotep_v0:env")
    pettingzoo.register("aec", "saqqara/pyramids-v0", entry_point=f"{_PACKAGE}.pyramids_v0:env")
    pettingzoo.register("parallel", "saqqara/pyramids-v0", entry_point=f"{_PACKAGE}.pyramids_v0:parallel_env")
