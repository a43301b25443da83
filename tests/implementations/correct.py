"""Correct implementations in several styles: none of them may be blamed."""

import math

import torch
import torch.nn.functional as F
from gallery import attention_inputs, case, projections, randn, weight
from torch import nn
from wrong.layers import encoder_inputs, ffn, ffn_inputs, norm, norm_inputs, rotate, self_attention, sinusoids

SDPA = "scaled-dot-product"


@case(SDPA)
def plain():
    i = attention_inputs()
    scores = i["query"] @ i["key"].T
    scaled = scores / math.sqrt(8)
    weights = scaled.softmax(-1)
    return {**i, "scores": scores, "scaled_scores": scaled, "weights": weights, "out": weights @ i["value"]}


@case(SDPA, form="npz")
def einsum_in_a_batch():
    q, k, v = (each[None] for each in attention_inputs().values())
    attn = torch.einsum("bnd,bmd->bnm", q / math.sqrt(8), k).softmax(-1)
    return {"q": q, "k": k, "v": v, "attn": attn, "out": torch.einsum("bnm,bmd->bnd", attn, v)}


@case(SDPA)
def scores_of_a_long_sequence_in_wide_vectors():
    i = attention_inputs(m=40, n=48, d_k=64, d_v=64)
    return {**i, "out": (i["query"] @ i["key"].T / 8).softmax(-1) @ i["value"]}


@case(SDPA)
def softmax_by_hand_with_large_scores():
    i = {name: 6 * tensor for name, tensor in attention_inputs().items()}
    scores = i["query"] @ i["key"].T / math.sqrt(8)
    e = torch.exp(scores - scores.max(-1, keepdim=True).values)
    weights = e / e.sum(-1, keepdim=True)
    return {**i, "weights": weights, "out": weights @ i["value"]}


@case(SDPA, form="printed")
def prints_four_digits():
    i = attention_inputs()
    weights = (i["query"] @ i["key"].T / math.sqrt(8)).softmax(-1)
    return {**i, "scores": i["query"] @ i["key"].T, "attn": weights, "out": weights @ i["value"]}


@case(SDPA, form="numpy")
def prints_numpy():
    i = attention_inputs()
    weights = (i["query"] @ i["key"].T / math.sqrt(8)).softmax(-1)
    return {**i, "attn": weights, "out": weights @ i["value"]}


@case(SDPA, form="npz", dtype=torch.float16)
def half_precision():
    """Each step rounded to float16, as on a GPU."""
    i = {name: tensor.half() for name, tensor in attention_inputs().items()}
    scores = (i["query"].float() @ i["key"].float().T / math.sqrt(8)).half()
    weights = scores.float().softmax(-1).half()
    return {**i, "weights": weights, "out": (weights.float() @ i["value"].float()).half()}


@case(SDPA, form="npz64")
def double_precision():
    i = {name: tensor.double() for name, tensor in attention_inputs().items()}
    weights = (i["query"] @ i["key"].T / math.sqrt(8)).softmax(-1)
    return {**i, "weights": weights, "out": weights @ i["value"]}


@case("masks", form="npz")
def boolean_mask_that_keeps():
    i = attention_inputs(m=5)
    mask = torch.rand(5, 5) > 0.4
    mask.fill_diagonal_(True)
    scores = (i["query"] @ i["key"].T / math.sqrt(8)).masked_fill(~mask, float("-inf"))
    return {**i, "attn_mask": mask, "attn": scores.softmax(-1), "out": scores.softmax(-1) @ i["value"]}


@case("masks", form="npz")
def boolean_mask_that_hides():
    i = attention_inputs(m=5)
    hidden = torch.rand(5, 5) > 0.6
    hidden.fill_diagonal_(False)
    scores = (i["query"] @ i["key"].T / math.sqrt(8)).masked_fill(hidden, float("-inf"))
    return {**i, "mask": hidden, "attn": scores.softmax(-1), "out": scores.softmax(-1) @ i["value"]}


@case("masks", mask="causal")
def causal_with_large_negative_numbers():
    i = attention_inputs(m=5)
    masked = i["query"] @ i["key"].T / math.sqrt(8) - 1e9 * torch.triu(torch.ones(5, 5), 1)
    return {**i, "masked": masked, "weights": masked.softmax(-1), "out": masked.softmax(-1) @ i["value"]}


@case("masks", form="npz")
def functional_attention():
    """What F.scaled_dot_product_attention gives with a causal mask."""
    i = attention_inputs(m=5)
    mask = torch.tril(torch.ones(5, 5, dtype=torch.bool))
    attention = getattr(F, "scaled_dot_product_attention", None) or F._scaled_dot_product_attention
    out = attention(i["query"][None], i["key"][None], i["value"][None], attn_mask=mask)
    return {**i, "mask": mask, "out": (out[0] if isinstance(out, tuple) else out)}


def module_arrays(mha, **arrays):
    return {**arrays, **{name: tensor.detach() for name, tensor in mha.state_dict().items()}}


@case("multi-head", form="safetensors", bias=True)
def multihead_attention_module():
    mha = nn.MultiheadAttention(8, 4, batch_first=True)
    nn.init.normal_(mha.in_proj_bias)
    nn.init.normal_(mha.out_proj.bias)
    x = randn(1, 5, 8)
    out, attn = mha(x, x, x, average_attn_weights=False)
    return module_arrays(mha, x=x, attn=attn.detach(), out=out.detach())


@case("multi-head", form="npz", bias=True, n_heads=2)
def multihead_attention_module_with_mean_weights():
    mha = nn.MultiheadAttention(8, 2, batch_first=True)
    x = randn(1, 5, 8)
    out, attn = mha(x, x, x)
    return module_arrays(mha, x=x, attn=attn.detach(), out=out.detach())


@case("multi-head-cross", form="npz")
def heads_as_views():
    i = {**projections(), "y": randn(6, 8), "w_o": weight(8, 8)}
    q = (i["x"] @ i["w_q"]).view(5, 2, 4)
    k, v = ((i["y"] @ i[name]).view(6, 2, 4) for name in ("w_k", "w_v"))
    attn = torch.einsum("ihd,jhd->hij", q, k).div(2).softmax(-1)
    out = torch.einsum("hij,jhd->ihd", attn, v).reshape(5, 8) @ i["w_o"]
    return {**i, "q": q, "k": k, "v": v, "attn": attn[None], "out": out[None]}


@case("self-attention", form="printed")
def projections_printed():
    i = projections()
    q, k, v = (i["x"] @ i[name] for name in ("w_q", "w_k", "w_v"))
    attn = (q @ k.T / math.sqrt(8)).softmax(-1)
    return {**i, "Q": q, "K": k, "V": v, "attention_weights": attn, "context": attn @ v}


@case("layer-norm")
def functional_layer_norm():
    i = norm_inputs()
    return {**i, "out": F.layer_norm(i["x"], (8,), i["gain"], i["shift"])}


@case("feed-forward", activation="gelu")
def functional_feed_forward():
    i = ffn_inputs()
    return {
        "x": i["x"],
        **{"fc1.weight": i["w_1"].T.contiguous(), "fc1.bias": i["b_1"]},
        **{"fc2.weight": i["w_2"].T.contiguous(), "fc2.bias": i["b_2"]},
        "out": F.linear(F.gelu(F.linear(i["x"], i["w_1"].T, i["b_1"])), i["w_2"].T, i["b_2"]),
    }


@case("positions", positions="rotary", pairing="half")
def rotary_halves():
    i = projections()
    q, k, v = (i["x"] @ i[name] for name in ("w_q", "w_k", "w_v"))
    q, k = rotate(q, halves=True), rotate(k, halves=True)
    attn = (q @ k.T / math.sqrt(8)).softmax(-1)
    return {**i, "q_rope": q, "k_rope": k, "attn": attn, "out": attn @ v}


@case("positions", positions="sinusoidal")
def sinusoidal_positions():
    i = projections()
    x = i["x"] + sinusoids(5, 8)
    attn = (x @ i["w_q"] @ (x @ i["w_k"]).T / math.sqrt(8)).softmax(-1)
    return {**i, "pe": sinusoids(5, 8), "x_pos": x, "attn": attn, "out": attn @ (x @ i["w_v"])}


@case("encoder-layer", form="npz")
def encoder_layer_by_hand():
    i = encoder_inputs()
    h = norm(i, 1, i["x"] + self_attention(i, i["x"]))
    return {**i, "norm1": h, "out": norm(i, 2, h + ffn(i, h))}


@case("encoder-layer", form="safetensors", bias=True, norm="pre", n_heads=2)
def encoder_layer_module():
    layer = nn.TransformerEncoderLayer(8, 2, 16, dropout=0, batch_first=True, norm_first=True)
    x = randn(1, 5, 8)
    return module_arrays(layer, x=x, out=layer(x).detach())
