"""`python3 tests/implementations/generate.py` runs all implementations and records what they give in recorded/.

The tests need neither this program nor PyTorch. Each implementation is seeded by its name, so that a new one changes no other.
"""

import io
import json
import struct
import sys
import zlib
from pathlib import Path

import numpy as np
import torch

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

from gallery import CASES  # noqa: E402

import correct  # noqa: E402, F401
import correct_programs  # noqa: E402, F401
import wrong.attention  # noqa: E402, F401
import wrong.heads  # noqa: E402, F401
import wrong.layers  # noqa: E402, F401
import wrong.long_and_fast  # noqa: E402, F401
import wrong.masks  # noqa: E402, F401
import wrong.present_models  # noqa: E402, F401
import wrong.softmax  # noqa: E402, F401
import wrong.two  # noqa: E402, F401


def as_json(arrays):
    return json.dumps({name: array.tolist() for name, array in arrays.items()}).encode()


def as_npz(arrays):
    out = io.BytesIO()
    # In the order in which the first index runs fastest, every other one, and packed.
    turned = {name: np.asfortranarray(array) if at % 2 else array for at, (name, array) in enumerate(arrays.items())}
    np.savez_compressed(out, **turned)
    return out.getvalue()


def as_npz64(arrays):
    out = io.BytesIO()
    np.savez(out, **{name: array.astype(np.float64) for name, array in arrays.items()})
    return out.getvalue()


def as_printed(arrays):
    torch.set_printoptions(profile="full", linewidth=120)
    lines = [f"{name} = {torch.tensor(array)}" for name, array in arrays.items()]
    return "\n".join(lines).encode()


def as_numpy(arrays):
    return "\n\n".join(f">>> {name}\n{array!r}" for name, array in arrays.items()).encode()


def as_safetensors(arrays):
    types = {"float32": "F32", "float64": "F64", "float16": "F16", "bool": "BOOL"}
    header, body = {"__metadata__": {"format": "pt"}}, b""
    for name, array in arrays.items():
        part = np.ascontiguousarray(array).tobytes()
        header[name] = {
            "dtype": types[str(array.dtype)],
            "shape": list(array.shape),
            "data_offsets": [len(body), len(body) + len(part)],
        }
        body += part
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    return struct.pack("<Q", len(text)) + text + body


FORMS = {
    "json": (as_json, "json"),
    "npz": (as_npz, "npz"),
    "npz64": (as_npz64, "npz"),
    "printed": (as_printed, "txt"),
    "numpy": (as_numpy, "txt"),
    "safetensors": (as_safetensors, "safetensors"),
}

index = []
recorded = HERE / "recorded"
for old in recorded.iterdir():
    old.unlink()
for case in CASES:
    torch.manual_seed(zlib.crc32(case["name"].encode()))
    # In float64, an epsilon of 1e-6 shows.
    torch.set_default_dtype(torch.float64 if case["form"] == "npz64" else torch.float32)
    arrays = {name: tensor.detach().numpy() for name, tensor in case["run"]().items()}
    write, ending = FORMS[case["form"]]
    file = f"{case['name']}.{ending}"
    (recorded / file).write_bytes(write(arrays))
    kept = ("name", "what", "lesson", "options", "expected", "first")
    index.append({**{key: case[key] for key in kept}, "file": file})
(HERE / "gallery.json").write_text(json.dumps(index, indent=2) + "\n")
print(f"{len(index)} implementations")
