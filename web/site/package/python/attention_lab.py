"""Checks an attention implementation in a test, with the command of the npm package `attention-lab`.

    from attention_lab import assert_attention

    def test_my_attention():
        q, k, v = torch.randn(4, 8), torch.randn(5, 8), torch.randn(5, 6)
        out, weights = my_attention(q, k, v)
        assert_attention("scaled-dot-product", {"query": q, "key": k, "value": v, "weights": weights, "output": out})

Needs NumPy, and Node 20 or later on the PATH. The package is looked for beside this file, in `node_modules` of the working
directory and of those above it, and in ATTENTION_LAB, the path of its folder.
"""

import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import numpy

__all__ = ["assert_attention", "check_attention"]

_COMMAND = Path("command/attention-lab.mjs")


def assert_attention(lesson, arrays, options=None, names=None, strict=False):
    """Fails with a table of the steps if an array differs from what the lesson computes.

    `arrays`: NumPy arrays, tensors or nested lists by name, inputs included. `options`: options of the lesson, such as
    `{"mask": "causal"}`. `names`: what arrays with unknown names stand for, such as `{"y": "output"}`. `strict`: also fails if
    an array was not compared, since its name is unknown. `lesson` may be None: then what fits the arrays best is taken.
    """
    result = check_attention(lesson, arrays, options, names, strict)
    if not result["passes"]:
        raise AssertionError("\n" + result["text"])


def check_attention(lesson, arrays, options=None, names=None, strict=False):
    """The result as a dictionary: `passes`, `text`, and `report` with every step and diagnosis."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "arrays.npz"
        numpy.savez(file, **{name: _as_numpy(array) for name, array in arrays.items()})
        command = [_node(), str(_package() / _COMMAND), "check", str(file), "--json"]
        command += [] if lesson is None else ["--lesson", lesson]
        command += ["--strict"] if strict else []
        command += ["--options", json.dumps(options or {})]
        for name, matrix in (names or {}).items():
            command += ["--name", f"{name}={matrix}"]
        done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    if done.returncode not in (0, 1):
        text = json.loads(done.stdout)["text"] if done.stdout else done.stderr.strip()
        raise ValueError(text or f"attention-lab exits with {done.returncode}")
    return json.loads(done.stdout)


def _as_numpy(array):
    """NumPy has no bfloat16, so such tensors become float32; their numbers still tell how they were rounded."""
    if hasattr(array, "detach"):
        array = array.detach().cpu()
        array = (array.float() if str(array.dtype) == "torch.bfloat16" else array).numpy()
    return numpy.asarray(array)


def _node():
    node = shutil.which("node")
    if node is None:
        raise FileNotFoundError("node is not on the PATH: Node 20 or later expected")
    return node


def _package():
    here = Path(__file__).resolve().parent
    places = [here.parent, *(folder / "node_modules/attention-lab" for folder in (Path.cwd(), *Path.cwd().parents))]
    if "ATTENTION_LAB" in os.environ:
        places.insert(0, Path(os.environ["ATTENTION_LAB"]))
    for place in places:
        if (place / _COMMAND).is_file():
            return place
    raise FileNotFoundError("the npm package attention-lab is not found: install it from its folder, or name that in ATTENTION_LAB")
