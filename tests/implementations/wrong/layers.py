"""Positions, norms, feed-forward networks and layers, wrong in one place."""

import math

import torch
import torch.nn.functional as F
from gallery import case, projections, randn, weight

NORM = "layer-norm"
FFN = "feed-forward"
ENCODER = "encoder-layer"
ROTARY = {"positions": "rotary"}
EPSILON = 1e-5


def norm_inputs():
    return {"x": randn(4, 8) * 2 + 1, "gain": randn(8), "shift": randn(8)}


@case(NORM, "variance_of_sample", "variance")
def unbiased_variance():
    i = norm_inputs()
    x = i["x"]
    mean, var = x.mean(-1, keepdim=True), x.var(-1, keepdim=True)
    x_hat = (x - mean) / torch.sqrt(var + EPSILON)
    return {**i, "mean": mean, "var": var, "x_hat": x_hat, "out": x_hat * i["gain"] + i["shift"]}


@case(NORM, "deviation_of_sample", "normed", epsilon=0.001)
def annotated_transformer_layer_norm():
    i = norm_inputs()
    x = i["x"]
    centred = x - x.mean(-1, keepdim=True)
    return {**i, "out": i["gain"] * centred / (x.std(-1, keepdim=True) + 1e-3) + i["shift"]}


@case(NORM, "epsilon_missing", "normed", epsilon=0.01)
def no_epsilon():
    i = norm_inputs()
    x = i["x"]
    x_hat = (x - x.mean(-1, keepdim=True)) / x.std(-1, unbiased=False, keepdim=True)
    return {**i, "out": i["gain"] * x_hat + i["shift"]}


@case(NORM, "epsilon_outside_root", "deviation", epsilon=0.01)
def epsilon_after_the_root():
    i = norm_inputs()
    x = i["x"]
    std = x.std(-1, unbiased=False, keepdim=True) + 0.01
    return {**i, "std": std, "out": i["gain"] * (x - x.mean(-1, keepdim=True)) / std + i["shift"]}


@case(NORM, "norm_of_columns", "normed")
def batch_norm_for_layer_norm():
    i = norm_inputs()
    return {**i, "out": F.batch_norm(i["x"], None, None, i["gain"], i["shift"], training=True)}


@case(NORM, "norm_of_all_cells", "normed")
def mean_without_dim():
    i = norm_inputs()
    x = i["x"]
    x_hat = (x - x.mean()) / torch.sqrt(x.var(unbiased=False) + EPSILON)
    return {**i, "out": i["gain"] * x_hat + i["shift"]}


@case(NORM, "epsilon=0.000001", "normed", form="npz64")
def epsilon_of_another_library():
    i = norm_inputs()
    return {**i, "out": F.layer_norm(i["x"], (8,), i["gain"], i["shift"], eps=1e-6)}


def ffn_inputs():
    return {"x": randn(4, 6), "w_1": weight(6, 12), "b_1": randn(12), "w_2": weight(12, 6), "b_2": randn(6)}


@case(FFN, "gelu_formula", "hidden", activation="gelu")
def gelu_by_tanh():
    i = ffn_inputs()
    pre = i["x"] @ i["w_1"] + i["b_1"]
    hidden = 0.5 * pre * (1 + torch.tanh(math.sqrt(2 / math.pi) * (pre + 0.044715 * pre**3)))
    return {**i, "pre_activation": pre, "hidden": hidden, "out": hidden @ i["w_2"] + i["b_2"]}


@case(FFN, "gelu_formula", "ffn_output", activation="gelu_tanh")
def gelu_by_erf():
    i = ffn_inputs()
    return {**i, "out": F.gelu(i["x"] @ i["w_1"] + i["b_1"]) @ i["w_2"] + i["b_2"]}


@case(FFN, "activation_missing", "ffn_output")
def two_linear_layers():
    i = ffn_inputs()
    return {**i, "out": (i["x"] @ i["w_1"] + i["b_1"]) @ i["w_2"] + i["b_2"]}


@case(FFN, "activation=gelu", "hidden")
def gelu_for_relu():
    i = ffn_inputs()
    hidden = F.gelu(i["x"] @ i["w_1"] + i["b_1"])
    return {**i, "hidden": hidden, "out": hidden @ i["w_2"] + i["b_2"]}


@case(FFN, "bias_missing", "ffn_output")
def one_bias_missing():
    i = ffn_inputs()
    hidden = F.relu(i["x"] @ i["w_1"] + i["b_1"])
    return {**i, "hidden": hidden, "out": hidden @ i["w_2"]}


def rotate(x, halves, direction=1, first=0):
    positions = torch.arange(first, first + len(x), dtype=x.dtype)[:, None]
    angles = direction * positions * 10000 ** (-torch.arange(0, x.shape[1], 2, dtype=x.dtype) / x.shape[1])
    cos, sin = angles.cos(), angles.sin()
    if halves:
        one, other = x.chunk(2, -1)
        return torch.cat([one * cos - other * sin, one * sin + other * cos], -1)
    one, other = x[:, ::2], x[:, 1::2]
    return torch.stack([one * cos - other * sin, one * sin + other * cos], -1).flatten(1)


def rotary(i, **how):
    q, k, v = (i["x"] @ i[name] for name in ("w_q", "w_k", "w_v"))
    q, k = rotate(q, **how), rotate(k, **how)
    weights = (q @ k.T / math.sqrt(8)).softmax(-1)
    return {"q_rot": q, "k_rot": k, "attn": weights, "out": weights @ v}


@case("positions", "rotary_pairs", "rotated_query", pairing="interleaved", **ROTARY)
def halves_for_neighbours():
    i = projections()
    return {**i, **rotary(i, halves=True)}


@case("positions", "rotary_pairs", "context", pairing="half", **ROTARY)
def neighbours_for_halves():
    i = projections()
    return {**i, "out": rotary(i, halves=False)["out"]}


@case("positions", "rotary_backwards", "rotated_query", pairing="half", **ROTARY)
def turns_in_the_other_direction():
    i = projections()
    return {**i, **rotary(i, halves=True, direction=-1)}


@case("positions", "positions_from_one", "rotated_query", pairing="half", **ROTARY)
def counts_from_one():
    i = projections()
    return {**i, **rotary(i, halves=True, first=1)}


def rotate_mixed(x, halves):
    """Angles repeated for one pairing, and columns exchanged for the other."""
    angles = torch.arange(len(x))[:, None] * 10000 ** (-torch.arange(0, x.shape[1], 2) / x.shape[1])
    if halves:
        angles = angles.repeat_interleave(2, -1)
        one, other = x.chunk(2, -1)
        turned = torch.cat([-other, one], -1)
    else:
        angles = torch.cat([angles, angles], -1)
        turned = torch.stack([-x[:, 1::2], x[:, ::2]], -1).flatten(1)
    return x * angles.cos() + turned * angles.sin()


def rotary_mixed(halves):
    i = projections()
    q, k, v = (i["x"] @ i[name] for name in ("w_q", "w_k", "w_v"))
    q, k = rotate_mixed(q, halves), rotate_mixed(k, halves)
    weights = (q @ k.T / math.sqrt(8)).softmax(-1)
    return {**i, "q_rot": q, "k_rot": k, "attn": weights, "out": weights @ v}


@case("positions", "rotary_halves_mixed", "rotated_query", pairing="half", **ROTARY)
def rotate_half_with_interleaved_angles():
    return rotary_mixed(halves=True)


@case("positions", "rotary_neighbours_mixed", "rotated_query", pairing="interleaved", **ROTARY)
def neighbours_with_angles_of_halves():
    return rotary_mixed(halves=False)


def sinusoids(n, d, layout="interleaved", exponent=2):
    positions = torch.arange(n)[:, None]
    angles = positions * 10000 ** (-torch.arange(d // 2) * exponent / d)
    if layout == "halves":
        return torch.cat([angles.sin(), angles.cos()], -1)
    return torch.stack([angles.sin(), angles.cos()], -1).flatten(1)


@case("positions", "positions_layout", "position_encoding", positions="sinusoidal")
def sines_then_cosines():
    i = projections()
    pe = sinusoids(5, 8, layout="halves")
    return {**i, "pe": pe, "x_pos": i["x"] + pe}


@case("positions", "positions_half_exponents", "positioned", positions="sinusoidal")
def exponent_without_the_two():
    i = projections()
    return {**i, "positioned": i["x"] + sinusoids(5, 8, exponent=1)}


@case("positions", "positions_tokens_scaled", "positioned", positions="sinusoidal")
def tokens_times_the_root_of_d_model():
    i = projections()
    return {**i, "positioned": i["x"] * math.sqrt(8) + sinusoids(5, 8)}


def encoder_inputs():
    i = {"x": randn(5, 8)}
    for name in ("q", "k", "v", "o"):
        i[f"self.w_{name}"] = weight(8, 8)
    i.update({"ffn.w_1": weight(8, 16), "ffn.b_1": randn(16), "ffn.w_2": weight(16, 8), "ffn.b_2": randn(8)})
    for at in (1, 2):
        i.update({f"norm_{at}.gain": 1 + 0.1 * randn(8), f"norm_{at}.shift": randn(8)})
    return i


def norm(i, at, x):
    return F.layer_norm(x, (8,), i[f"norm_{at}.gain"], i[f"norm_{at}.shift"])


def self_attention(i, x):
    q, k, v = (x @ i[f"self.w_{name}"] for name in "qkv")
    q, k, v = (each.view(5, 2, 4).transpose(0, 1) for each in (q, k, v))
    context = (q @ k.transpose(1, 2) / 2).softmax(-1) @ v
    return context.transpose(0, 1).reshape(5, 8) @ i["self.w_o"]


def ffn(i, x):
    return F.relu(x @ i["ffn.w_1"] + i["ffn.b_1"]) @ i["ffn.w_2"] + i["ffn.b_2"]


@case(ENCODER, "norm_before_layer", "residual_2")
def pre_norm_for_post_norm():
    i = encoder_inputs()
    x = i["x"]
    x = x + self_attention(i, norm(i, 1, x))
    return {**i, "residual_2": x + ffn(i, norm(i, 2, x))}


@case(ENCODER, "residual_missing", "residual_2")
def second_residual_missing():
    i = encoder_inputs()
    attended = self_attention(i, i["x"])
    h = norm(i, 1, i["x"] + attended)
    f = ffn(i, h)
    return {**i, "attn_output": attended, "norm1": h, "ffn": f, "residual_2": f, "out": norm(i, 2, f)}


@case(ENCODER, "residual_missing", "norm_2/normed")
def first_residual_missing_and_shows_the_output_only():
    i = encoder_inputs()
    h = norm(i, 1, self_attention(i, i["x"]))
    return {**i, "out": norm(i, 2, h + ffn(i, h))}


@case(ENCODER, "residual_of_normed", "residual_1", norm="pre")
def residual_from_after_the_norm():
    i = encoder_inputs()
    h = norm(i, 1, i["x"])
    x = h + self_attention(i, h)
    h = norm(i, 2, x)
    return {**i, "residual_1": x, "out": h + ffn(i, h)}


@case(ENCODER, "bias_missing", "norm_2/normed")
def shift_of_the_first_norm_missing():
    i = encoder_inputs()
    h = F.layer_norm(i["x"] + self_attention(i, i["x"]), (8,), i["norm_1.gain"])
    return {**i, "out": norm(i, 2, h + ffn(i, h))}
