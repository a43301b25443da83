"""The register of programs: each returns named arrays, or prints them, as somebody who does not know the page would."""

import zlib

import numpy as np
import torch

CASES = []

AGREES = "agrees"


def program(name, form="npz", lesson=None, expected=AGREES, contains=(), dtype=torch.float32, **options):
    """Registers a program.

    `lesson` and `options` are what somebody passes who has read the help once: mostly nothing.
    `expected` lists what counts as right: "agrees", a mistake ("mistake.scale_missing"), an option ("option.mask=causal"),
    "differs" without any explanation, or "refused". The report or the refusal says each of `contains`, unless it agrees where
    something else counts as right, too.
    """

    def register(function):
        CASES.append(
            {
                "name": name,
                "what": " ".join((function.__doc__ or "").split()),
                "form": form,
                "lesson": lesson,
                "options": options,
                "expected": [expected] if isinstance(expected, str) else list(expected),
                "contains": [contains] if isinstance(contains, str) else list(contains),
                "run": function,
                "dtype": dtype,
            }
        )
        return function

    return register


def seed(name):
    """The same random numbers for a program whatever stands beside it."""
    number = zlib.crc32(name.encode())
    torch.manual_seed(number)
    np.random.seed(number % 2**32)
