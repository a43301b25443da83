"""Runs programs of one language, a JSON list of {name, text, fails}, in one process: importing PyTorch takes long.

    python3 run_programs.py python|pytorch|jax|modules FILE

Prints a line for each failure, and TOTAL passed failed. With `modules` instead of a language: which libraries are here.
"""

import contextlib
import importlib.util
import io
import json
import pathlib
import sys
import warnings


def outcome(program: dict) -> str:
    """Empty if the program does what it must."""
    printed = io.StringIO()
    try:
        code = compile(program["text"], program["name"], "exec")
        with contextlib.redirect_stdout(printed), warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)
            exec(code, {"__name__": "__main__"})
    except AssertionError as error:
        if program["fails"] is None:
            return f"differs: {error}"
        return "" if program["fails"] in str(error) else f"does not name {program['fails']}: {error}"
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    if program["fails"] is not None:
        return "agrees, although one expected number is wrong"
    return "" if "agree" in printed.getvalue() else "prints nothing"


def main() -> None:
    language, *paths = sys.argv[1:]
    if language == "modules":
        found = [name for name in ("numpy", "torch", "jax") if importlib.util.find_spec(name)]
        print(" ".join(found))
        return
    if language == "jax" and not importlib.util.find_spec("jax"):
        import numpy_as_jax

        numpy_as_jax.install()
    programs = json.loads(pathlib.Path(paths[0]).read_text())
    failures = [(each["name"], reason) for each in programs if (reason := outcome(each))]
    for name, reason in failures:
        print(f"{language}, {name}: " + " ".join(reason.split())[:600])
    print(f"TOTAL {len(programs) - len(failures)} {len(failures)}")


main()
