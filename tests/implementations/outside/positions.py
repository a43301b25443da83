"""Positions: right, and wrong in one place."""

import math

import torch
from register import program

ROTARY = {"lesson": "positions", "positions": "rotary"}


def angles(n, d):
    return torch.outer(torch.arange(n).float(), 10000.0 ** (-torch.arange(0, d, 2).float() / d))


def rope_half(x):
    """As in transformers: rotate_half."""
    cos, sin = (torch.cat([f(angles(*x.shape))] * 2, -1) for f in (torch.cos, torch.sin))
    a, b = x.chunk(2, -1)
    return x * cos + torch.cat([-b, a], -1) * sin


def rope_interleaved(x):
    """As in the original Llama: complex numbers."""
    pairs = torch.view_as_complex(x.float().reshape(len(x), -1, 2).contiguous())
    return torch.view_as_real(pairs * torch.polar(torch.ones(()), angles(*x.shape))).flatten(1).to(x.dtype)


def attend(q, k, v):
    attn = torch.softmax(q @ k.T / math.sqrt(q.shape[-1]), -1)
    return attn, attn @ v


@program("c07_rope_halves", pairing="half", **ROTARY)
def rope_halves():
    """From queries and keys, without tokens and projections."""
    q, k, v = torch.randn(6, 8), torch.randn(6, 8), torch.randn(6, 8)
    q_rot, k_rot = rope_half(q), rope_half(k)
    attn, out = attend(q_rot, k_rot, v)
    return {"q": q, "k": k, "v": v, "q_rot": q_rot, "k_rot": k_rot, "attn": attn, "out": out}


def sinusoids(n, d):
    by = angles(n, d)
    return torch.stack([by.sin(), by.cos()], -1).reshape(n, -1)


@program("r16_queries_that_have_positions", lesson="positions", contains="q, k, v have the positions already")
def queries_that_have_positions():
    """Five tokens: an odd number. What is given has been computed from the sum of tokens and positions."""
    x = torch.randn(5, 6) + sinusoids(5, 6)
    q, k, v = (x @ torch.randn(6, 4) for _ in range(3))
    attn, out = attend(q, k, v)
    return {"q": q, "k": k, "v": v, "attn": attn, "out": out}


@program("r16_queries_with_positions_not_scaled", lesson="positions", expected="mistake.scale_missing")
def queries_with_positions_not_scaled():
    """The same, wrong."""
    q, k, v = (torch.randn(5, 4) for _ in range(3))
    attn = torch.softmax(q @ k.T, -1)
    return {"q": q, "k": k, "v": v, "attn": attn, "out": attn @ v}


@program("c08_rope_neighbours", pairing="interleaved", **ROTARY)
def rope_neighbours():
    """The names of Llama."""
    xq, xk, xv = torch.randn(6, 8), torch.randn(6, 8), torch.randn(6, 8)
    xq_out, xk_out = rope_interleaved(xq), rope_interleaved(xk)
    attn, out = attend(xq_out, xk_out, xv)
    return {"xq": xq, "xk": xk, "xv": xv, "xq_out": xq_out, "xk_out": xk_out, "attn": attn, "output": out}


def projected(n=6, d_model=12, d_k=8):
    x = torch.randn(n, d_model)
    w_q, w_k, w_v = (torch.randn(d_model, d_k) / math.sqrt(d_model) for _ in range(3))
    return {"x": x, "w_q": w_q, "w_k": w_k, "w_v": w_v}


@program("m19_rope_pairs", expected=("mistake.rotary_pairs", "option.pairing=half"), pairing="interleaved", **ROTARY)
def rope_pairs():
    """Halves where neighbours are asked for."""
    i = projected()
    q_rot, k_rot = rope_half(i["x"] @ i["w_q"]), rope_half(i["x"] @ i["w_k"])
    attn, out = attend(q_rot, k_rot, i["x"] @ i["w_v"])
    return {**i, "q_rot": q_rot, "k_rot": k_rot, "attn": attn, "out": out}


def sinusoids(n, d, first=0, interleaved=True):
    at = torch.arange(first, first + n).float()[:, None] * 10000.0 ** (-torch.arange(0, d, 2).float() / d)
    both = [torch.sin(at), torch.cos(at)]
    return torch.stack(both, -1).reshape(n, d) if interleaved else torch.cat(both, -1)


def with_positions(pe):
    i = projected(6, 8, 8)
    x = i["x"] + pe
    attn, out = attend(x @ i["w_q"], x @ i["w_k"], x @ i["w_v"])
    return {**i, "pe": pe, "attn": attn, "out": out}


@program("m20_positions_from_one", expected=("mistake.positions_from_one", "option.first_index=1"), lesson="positions")
def positions_from_one():
    return with_positions(sinusoids(6, 8, first=1))


@program(
    "m20_positions_from_one_alone", expected=("mistake.positions_from_one", "option.first_index=1"), lesson="positions"
)
def positions_from_one_alone():
    """Tokens and encoding, without the attention that follows."""
    return {"x": torch.randn(6, 8), "pe": sinusoids(6, 8, first=1)}


@program("m21_sines_then_cosines", expected=("mistake.positions_layout", "option.layout=concat"), lesson="positions")
def sines_then_cosines():
    return with_positions(sinusoids(6, 8, interleaved=False))


@program("m21_sines_then_cosines_alone", expected=("mistake.positions_layout", "option.layout=concat"), lesson="positions")
def sines_then_cosines_alone():
    return {"x": torch.randn(6, 8), "pe": sinusoids(6, 8, interleaved=False)}
