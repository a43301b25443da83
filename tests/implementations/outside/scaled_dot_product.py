"""Scaled dot-product attention as people write it: right, and wrong in one place."""

import math

import numpy as np
import torch
import torch.nn.functional as F
from register import program


def qkv(m=6, n=6, d=16, d_v=None, batch=None):
    lead = () if batch is None else (batch,)
    return torch.randn(*lead, m, d), torch.randn(*lead, n, d), torch.randn(*lead, n, d_v or d)


def numpy_softmax(x, axis=-1):
    e = np.exp(x - x.max(axis=axis, keepdims=True))
    return e / e.sum(axis=axis, keepdims=True)


@program("c01_sdpa_in_a_batch")
def sdpa_in_a_batch():
    """Batched, with torch."""
    q, k, v = qkv(5, 5, 16, batch=2)
    attn = F.softmax(q @ k.transpose(-2, -1) / math.sqrt(q.size(-1)), dim=-1)
    return {"q": q, "k": k, "v": v, "attn": attn, "out": attn @ v}


@program("c01_sdpa_with_scores")
def sdpa_with_scores():
    """The commonest program of all: its scores are already divided."""
    q, k, v = qkv(8, 8, 16, batch=2)
    scores = q @ k.transpose(-2, -1) / math.sqrt(q.size(-1))
    attn = F.softmax(scores, dim=-1)
    return {"q": q, "k": k, "v": v, "scores": scores, "attn": attn, "out": attn @ v}


@program("c01_sdpa_two_by_two", form="text")
def sdpa_two_by_two():
    """Typed by hand, with scores after the scaling."""
    return (
        "q=[[1,0],[0,1]]\nk=[[2,0],[0,1]]\nv=[[1,2],[3,4]]\nscores=[[1.41421356,0],[0,0.70710678]]\n"
        "weights=[[0.80443,0.19557],[0.33024,0.66976]]\n"
    )


@program("c11_softcap", lesson="scaled-dot-product", softcap=5.0)
def softcap():
    """As in Gemma 2: the cap between scale and softmax."""
    q, k, v = qkv(7, 7, 16)
    scores = torch.matmul(q * 2, k.t()) * 16**-0.5
    logits = 5.0 * torch.tanh(scores / 5.0)
    attn_weights = torch.softmax(logits, dim=-1)
    return {
        "q": q * 2,
        "k": k,
        "v": v,
        "scores": scores,
        "logits": logits,
        "attn_weights": attn_weights,
        "attn_output": attn_weights @ v,
    }


@program("c12_float16")
def float16():
    """NumPy in float16 throughout."""
    q, k, v = (np.random.randn(6, 16).astype(np.float16) for _ in range(3))
    scores = (q @ k.T / np.sqrt(np.float16(16))).astype(np.float16)
    weights = numpy_softmax(scores).astype(np.float16)
    return {"q": q, "k": k, "v": v, "scores": scores, "weights": weights, "out": weights @ v}


@program("c12_bfloat16", form="safetensors")
def bfloat16():
    """Torch in bfloat16 throughout."""
    q, k, v = (t.bfloat16() for t in qkv(6, 6, 16))
    scores = q @ k.t() / math.sqrt(16)
    weights = torch.softmax(scores, dim=-1)
    return {"q": q, "k": k, "v": v, "scores": scores, "weights": weights, "out": weights @ v}


@program("c14_print_of_tensors", form="printed")
def print_of_tensors():
    """Four digits on the screen."""
    q, k, v = qkv(4, 4, 8)
    scores = q @ k.t() / math.sqrt(8)
    weights = scores.softmax(-1)
    for name, tensor in [("q", q), ("k", k), ("v", v), ("scores", scores), ("weights", weights)]:
        print(f"{name}: {tensor}")
    print("output:", weights @ v)


@program("c14_print_with_shapes", form="printed")
def print_with_shapes():
    """The shape before each array, as people print while they look for a mistake."""
    q, k, v = qkv(4, 4, 4)
    weights = (q @ k.t() / 2).softmax(-1)
    for name, tensor in [("q", q), ("k", k), ("v", v), ("weights", weights), ("out", weights @ v)]:
        print(f"{name} shape: {tuple(tensor.shape)}")
        print(tensor.numpy())


@program("m01_no_scale", expected="mistake.scale_missing")
def no_scale():
    q, k, v = qkv(6, 6, 16)
    scores = q @ k.T
    attn = torch.softmax(scores, -1)
    return {"q": q, "k": k, "v": v, "scores": scores, "attn": attn, "out": attn @ v}


@program("m01_no_scale_output_only", form="json", expected="mistake.scale_missing")
def no_scale_output_only():
    q, k, v = qkv(5, 7, 8)
    return {"query": q, "key": k, "value": v, "output": torch.softmax(q @ k.T, -1) @ v}


@program("m02_divides_by_d_k", expected="mistake.scale_by_d_k")
def divides_by_d_k():
    q, k, v = qkv(6, 6, 16)
    scores = q @ k.T / q.shape[-1]
    attn = torch.softmax(scores, -1)
    return {"q": q, "k": k, "v": v, "scores": scores, "attn": attn, "out": attn @ v}


@program("m04_softmax_axis", expected="mistake.softmax_other_axis")
def softmax_axis():
    """dim=1 of a batch is the queries."""
    q, k, v = qkv(6, 6, 16, batch=2)
    scores = torch.bmm(q, k.transpose(1, 2)) / math.sqrt(16)
    attn = torch.softmax(scores, dim=1)
    return {"q": q, "k": k, "v": v, "scores": scores, "attn": attn, "out": torch.bmm(attn, v)}


@program("m12_keys_for_values", expected="mistake.keys_for_values")
def keys_for_values():
    q, k, v = qkv(6, 6, 16)
    attn = torch.softmax(q @ k.T / 4, -1)
    return {"q": q, "k": k, "v": v, "attn": attn, "out": attn @ k}


@program("m13_q_and_k_swapped", expected="mistake.scores_transposed")
def q_and_k_swapped():
    q, k, v = qkv(6, 6, 16)
    scores = k @ q.T / math.sqrt(16)
    attn = torch.softmax(scores, -1)
    return {"q": q, "k": k, "v": v, "scores": scores, "attn": attn, "out": attn @ v}


@program("m14_weights_transposed", expected="mistake.weights_transposed")
def weights_transposed():
    q, k, v = qkv(6, 6, 16)
    scores = q @ k.T / math.sqrt(16)
    attn = torch.softmax(scores, -1)
    return {"q": q, "k": k, "v": v, "scores": scores, "attn": attn, "out": attn.T @ v}


@program("m31_exp_overflows", expected="mistake.softmax_overflows")
def exp_overflows():
    """exp of a large score is infinite in float32, and ∞ / ∞ is NaN."""
    q, k, v = qkv(6, 6, 16)
    q, k = q * 8, k * 8
    scores = q @ k.T / math.sqrt(16)
    e = torch.exp(scores)
    weights = e / e.sum(-1, keepdim=True)
    return {"q": q, "k": k, "v": v, "scores": scores, "weights": weights, "out": weights @ v}


@program("m32_context_transposed", expected=("transposed", "mistake.result_transposed"))
def context_transposed():
    """4 × 3 and not 3 × 4."""
    q, k, v = qkv(3, 5, 8, d_v=4)
    attn = torch.softmax(q @ k.T / math.sqrt(8), -1)
    return {"q": q, "k": k, "v": v, "attn": attn, "out": (attn @ v).T}


@program("m32_weights_transposed_for_values", expected="mistake.weights_transposed")
def weights_transposed_for_values():
    """Aᵀ V runs where there are as many queries as keys."""
    q, k, v = qkv(4, 4, 8, d_v=3)
    attn = torch.softmax(q @ k.T / math.sqrt(8), -1)
    return {"q": q, "k": k, "v": v, "attn": attn, "context": attn.T @ v}


@program("m32_square_context_transposed", expected="mistake.result_transposed")
def square_context_transposed():
    q, k, v = qkv(4, 4, 4)
    attn = torch.softmax(q @ k.T / 2, -1)
    return {"q": q, "k": k, "v": v, "attn": attn, "context": (attn @ v).T}


@program("m33_dropout_on", expected="mistake.dropout")
def dropout_on():
    """train() is on: some weights are 0, the others are divided by 1 - p."""
    q, k, v = qkv(6, 6, 16)
    scores = q @ k.T / math.sqrt(16)
    attn = F.dropout(torch.softmax(scores, -1), p=0.1)
    return {"q": q, "k": k, "v": v, "scores": scores, "attn": attn, "out": attn @ v}


@program("c_keys_transposed", form="printed")
def keys_transposed():
    """A print of k.T, and none of k: as many queries as widths, so that only the name tells."""
    q, k, v = qkv(4, 4, 4)
    attn = torch.softmax(q @ k.T / math.sqrt(4), -1)
    for name, tensor in [("q", q), ("k.T", k.T), ("v", v), ("attn", attn), ("out", attn @ v)]:
        print(name, tensor, sep="\n")


@program("c_keys_transposed_beside_keys")
def keys_transposed_beside_keys():
    q, k, v = qkv(4, 5, 4)
    attn = torch.softmax(q @ k.T / math.sqrt(4), -1)
    return {"q": q, "k": k, "k_t": k.T, "v": v, "attn": attn, "out": attn @ v}


def cross(d_memory, d_v, wrong=False):
    x, memory = torch.randn(3, 6), torch.randn(4, d_memory)
    w_q, w_k, w_v = torch.randn(6, 6) / 3, torch.randn(d_memory, 6) / 3, torch.randn(d_memory, d_v) / 3
    attn = torch.softmax(x @ w_q @ (memory @ w_k).T / (1 if wrong else math.sqrt(6)), -1)
    return {"x": x, "memory": memory, "w_q": w_q, "w_k": w_k, "w_v": w_v, "attn": attn, "y": attn @ memory @ w_v}


@program("c_result_called_y", lesson="cross-attention")
def result_called_y():
    """The mechanism has an input of that name."""
    return cross(8, 5)


@program("c_result_called_y_of_the_same_width")
def result_called_y_of_the_same_width():
    return cross(6, 6)


@program("k_result_called_y_wrong", lesson="cross-attention", expected="mistake.scale_missing")
def result_called_y_wrong():
    return cross(6, 6, wrong=True)


@program("k_result_called_y_and_no_memory", lesson="cross-attention", expected="refused", contains="cannot be judged without y")
def result_called_y_and_no_memory():
    """Its width is not that of the weights, so that it is not the input."""
    return {name: array for name, array in cross(8, 5).items() if name != "memory"}


def with_one_digit(scale):
    """np.set_printoptions(precision=1) for everything, the inputs too."""
    rng = np.random.default_rng(8)
    q, k, v = 2 * rng.normal(size=(5, 4)), 2 * rng.normal(size=(5, 4)), rng.normal(size=(5, 3))
    attn = numpy_softmax(q @ k.T / scale)
    with np.printoptions(precision=1, suppress=True, floatmode="fixed"):
        for name, array in [("q", q), ("k", k), ("v", v), ("attn", attn), ("out", attn @ v)]:
            print(name, array, sep="\n")


@program("k_one_digit", form="printed", expected="refused", contains="Too few digits")
def one_digit():
    with_one_digit(2)


@program("k_one_digit_without_scale", form="printed", expected="refused", contains="Too few digits")
def one_digit_without_scale():
    """Its numbers are within what the digits of the inputs leave open."""
    with_one_digit(1)
