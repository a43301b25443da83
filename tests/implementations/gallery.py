"""The register of implementations: each is a function that returns named tensors, its inputs included."""

import torch

CASES = []


def case(lesson, expected=None, first=None, form="json", dtype=torch.float32, **options):
    """Registers an implementation. `expected` is the mistake it makes; None for a correct one."""

    def register(function):
        CASES.append(
            {
                "name": function.__name__,
                "what": (function.__doc__ or "").strip(),
                "lesson": lesson,
                "options": options,
                "expected": expected,
                "first": first,
                "form": form,
                "run": function,
                "dtype": dtype,
            }
        )
        return function

    return register


def randn(*shape):
    return torch.randn(*shape, dtype=torch.get_default_dtype())


def weight(rows, cols):
    return randn(rows, cols) / rows**0.5


def attention_inputs(m=4, n=5, d_k=8, d_v=6):
    return {"query": randn(m, d_k), "key": randn(n, d_k), "value": randn(n, d_v)}


def projections(d_model=8, width=8, x=None):
    return {
        "x": randn(5, d_model) if x is None else x,
        "w_q": weight(d_model, width),
        "w_k": weight(d_model, width),
        "w_v": weight(d_model, width),
    }
