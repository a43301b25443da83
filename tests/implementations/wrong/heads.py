"""Multi-head attention, wrong in one place."""

import math

import torch
from gallery import case, projections, randn, weight

MULTI = "multi-head"
CROSS = "multi-head-cross"
HEADS = 2


def inputs():
    return {**projections(), "w_o": weight(8, 8)}


def split(x):
    return x.view(5, HEADS, 4).transpose(0, 1)


def attend(q, k, v, width=4):
    weights = (q @ k.transpose(-1, -2) / math.sqrt(width)).softmax(-1)
    return weights, weights @ v


def project(i):
    return [i["x"] @ i[name] for name in ("w_q", "w_k", "w_v")]


def join(context):
    return context.transpose(0, 1).reshape(5, -1)


@case(MULTI, "heads_reshaped", "head_*/weights")
def view_without_transpose():
    i = inputs()
    q, k, v = (each.view(HEADS, 5, 4) for each in project(i))
    weights, context = attend(q, k, v)
    return {**i, "attn": weights, "out": join(context) @ i["w_o"]}


@case(MULTI, "heads_interleaved", "head_*/query")
def head_is_the_last_axis():
    i = inputs()
    q, k, v = (each.view(5, 4, HEADS).permute(2, 0, 1) for each in project(i))
    weights, context = attend(q, k, v)
    return {**i, "q": q, "k": k, "v": v, "attn": weights, "out": join(context) @ i["w_o"]}


@case(MULTI, "heads_joined_by_rows", "concat")
def reshape_of_heads_first():
    i = inputs()
    weights, context = attend(*(split(each) for each in project(i)))
    concat = context.reshape(5, 8)
    return {**i, "attn": weights, "concat": concat, "out": concat @ i["w_o"]}


@case(MULTI, "heads_joined_by_rows", "output")
def reshape_of_heads_first_and_shows_the_output_only():
    i = inputs()
    _, context = attend(*(split(each) for each in project(i)))
    return {**i, "out": context.reshape(5, 8) @ i["w_o"]}


@case(MULTI, "scale_by_all_heads", "head_*/weights")
def divides_by_the_root_of_d_model():
    i = inputs()
    weights, context = attend(*(split(each) for each in project(i)), width=8)
    return {**i, "attn": weights[None], "out": (join(context) @ i["w_o"])[None]}


@case(MULTI, "output_projection_missing", "output")
def forgot_the_output_projection():
    i = inputs()
    weights, context = attend(*(split(each) for each in project(i)))
    return {**i, "attn": weights, "output": join(context)}


@case(MULTI, "projections_transposed", "query")
def linear_weights_without_transpose():
    i = inputs()
    q, k, v = (i["x"] @ i[name].T for name in ("w_q", "w_k", "w_v"))
    weights, context = attend(split(q), split(k), split(v))
    return {**i, "q": q, "attn": weights, "out": join(context) @ i["w_o"].T}


@case(MULTI, "projections_transposed", "output")
def output_projection_transposed():
    i = inputs()
    weights, context = attend(*(split(each) for each in project(i)))
    return {**i, "attn": weights, "out": join(context) @ i["w_o"].T}


@case(MULTI, "projection_missing", "output")
def values_without_projection():
    i = inputs()
    q, k, _ = project(i)
    weights, context = attend(split(q), split(k), split(i["x"]))
    return {**i, "attn": weights, "out": join(context) @ i["w_o"]}


@case(MULTI, "bias_missing", "output", bias=True)
def forgot_the_last_bias():
    i = {**inputs(), **{name: randn(8) for name in ("b_q", "b_k", "b_v", "b_o")}}
    q, k, v = (x + i[b] for x, b in zip(project(i), ("b_q", "b_k", "b_v")))
    weights, context = attend(split(q), split(k), split(v))
    return {**i, "attn": weights, "out": join(context) @ i["w_o"]}


@case(CROSS, "keys_of_own_tokens", "key")
def self_attention_for_cross_attention():
    i = {**projections(), "y": randn(5, 8), "w_o": weight(8, 8)}
    q, k, v = project(i)
    weights, context = attend(split(q), split(k), split(v))
    return {**i, "key": k, "value": v, "attn": weights, "out": join(context) @ i["w_o"]}


@case(MULTI, "softmax_other_axis", "head_*/weights", form="safetensors")
def softmax_over_heads_axis_of_queries():
    i = inputs()
    q, k, v = (split(each) for each in project(i))
    weights = (q @ k.transpose(-1, -2) / 2).softmax(1)
    return {**i, "attn": weights, "out": join(weights @ v) @ i["w_o"]}


@case(MULTI, "heads_joined_backwards", "concat")
def concatenates_from_the_last_head():
    i = inputs()
    weights, context = attend(*(split(each) for each in project(i)))
    concat = torch.cat(list(context.flip(0)), -1)
    return {**i, "attn": weights, "concat": concat, "out": concat @ i["w_o"]}


@case(MULTI, "heads_share_projection", "head_*/weights")
def one_small_projection_for_all_heads():
    i = inputs()
    own = i["x"].view(5, HEADS, 4).transpose(0, 1)
    q, k, v = (own @ i[name][:4, :4] for name in ("w_q", "w_k", "w_v"))
    weights, context = attend(q, k, v)
    return {**i, "attn": weights, "out": join(context) @ i["w_o"]}


@case(MULTI, "projection_biases_missing", "head_*/weights", bias=True)
def forgot_in_proj_bias():
    i = {**inputs(), **{name: randn(8) for name in ("b_q", "b_k", "b_v", "b_o")}}
    weights, context = attend(*(split(each) for each in project(i)))
    return {**i, "attn": weights, "out": join(context) @ i["w_o"] + i["b_o"]}
