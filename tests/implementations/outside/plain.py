"""Attention in NumPy for the small cases, and texts of arrays."""

import numpy as np


def softmax(scores):
    """Rows without any key are NaN, as in torch."""
    with np.errstate(invalid="ignore"):
        e = np.exp(scores - scores.max(-1, keepdims=True))
        return e / e.sum(-1, keepdims=True)


def hidden(keep):
    """A mask to add: 0 keeps, −∞ hides."""
    return np.where(keep, 0.0, -np.inf)


def text(digits=9, **arrays):
    """`name = [[…]]`, a line for each."""

    def number(value):
        if isinstance(value, (bool, np.bool_)):
            return str(bool(value)).lower()
        return np.format_float_positional(value, digits, trim="-") if np.isfinite(value) else str(value)

    def nested(array):
        return "[" + ", ".join(map(nested, array)) + "]" if np.ndim(array) else number(array)

    return "\n".join(f"{name} = {nested(np.asarray(array))}" for name, array in arrays.items()) + "\n"


def column(*numbers):
    return np.array(numbers, float)[:, None]
