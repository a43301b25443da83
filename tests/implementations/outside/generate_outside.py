"""`python3 tests/implementations/outside/generate_outside.py` runs all programs and records what they give in recorded/.

The tests need neither this program nor PyTorch. Each program is seeded by its name, so that a new one changes no other.
"""

import importlib
import json
import sys
from pathlib import Path

import torch

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

from formats import WRITERS, printed  # noqa: E402
from register import CASES, seed  # noqa: E402

TOPICS = ["scaled_dot_product", "masks", "heads", "recurrent", "positions", "layers", "mechanisms", "public_cases", "printouts"]

recorded = HERE / "recorded"
for old in recorded.iterdir():
    old.unlink()
index = []
for topic in TOPICS:
    importlib.import_module(topic)
for case in CASES:
    seed(case["name"])
    torch.set_default_dtype(case["dtype"])
    form = case["form"]
    if form == "text":
        content, ending = case["run"]().encode(), "txt"
    elif form == "printed":
        content, ending = printed(case["run"]), "txt"
    elif form == "bytes":
        content, ending = case["run"]()
    else:
        write, ending = WRITERS[form]
        content = write(case["run"]())
    file = f"{case['name']}.{ending}"
    assert not (recorded / file).exists(), file
    (recorded / file).write_bytes(content)
    kept = ("name", "what", "lesson", "options", "expected", "contains")
    index.append({**{key: case[key] for key in kept}, "file": file})
(HERE / "outside.json").write_text(json.dumps(index, indent=2) + "\n")
size = sum(path.stat().st_size for path in recorded.iterdir())
print(f"{len(index)} programs, {size:,} bytes")
