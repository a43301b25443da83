"""NumPy in the place of JAX, where JAX is not installed: it finds wrong expressions, but not wrong names of JAX itself."""

import math
import sys
import types

import numpy as np


def _softmax(x, axis):
    exponentials = np.exp(x - x.max(axis=axis, keepdims=True))
    return exponentials / exponentials.sum(axis=axis, keepdims=True)


def _log_softmax(x, axis):
    shifted = x - x.max(axis=axis, keepdims=True)
    return shifted - np.log(np.exp(shifted).sum(axis=axis, keepdims=True))


def _logsumexp(x, axis, keepdims):
    largest = x.max(axis=axis, keepdims=True)
    shift = np.where(np.isfinite(largest), largest, 0.0)
    with np.errstate(divide="ignore"):
        out = shift + np.log(np.exp(x - shift).sum(axis=axis, keepdims=True))
    return out if keepdims else out.squeeze(axis)


def _gelu(x, approximate):
    if approximate:
        return 0.5 * x * (1 + np.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x**3)))
    return 0.5 * x * (1 + np.vectorize(math.erf)(x / math.sqrt(2)))


def install() -> None:
    """Makes `import jax` and `import jax.numpy` give NumPy."""
    jax = types.ModuleType("jax")
    jax.numpy = np
    jax.config = types.SimpleNamespace(update=lambda name, value: None)
    jax.nn = types.SimpleNamespace(
        softmax=_softmax,
        log_softmax=_log_softmax,
        logsumexp=_logsumexp,
        gelu=_gelu,
        relu=lambda x: np.maximum(x, 0.0),
        sigmoid=lambda x: 1 / (1 + np.exp(-x)),
        silu=lambda x: x / (1 + np.exp(-x)),
    )
    sys.modules["jax"] = jax
    sys.modules["jax.numpy"] = np
