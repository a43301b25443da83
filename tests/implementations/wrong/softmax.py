"""The softmax and what surrounds it: caps, sinks, overflow, dropout."""

import math

import torch
import torch.nn.functional as F
from gallery import attention_inputs, case, randn, weight

from wrong.heads import inputs, join, project, split
from wrong.masks import TRI

SDPA = "scaled-dot-product"
MULTI = "multi-head"


def scaled(i):
    return i["query"] @ i["key"].T / math.sqrt(8)


@case(SDPA, "dropout", "weights")
def dropout_in_training_mode():
    i = attention_inputs()
    weights = F.dropout(scaled(i).softmax(-1), 0.25, training=True)
    return {**i, "weights": weights, "output": weights @ i["value"]}


@case(MULTI, "dropout", "head_*/weights", form="printed")
def dropout_in_every_head():
    i = inputs()
    q, k, v = (split(each) for each in project(i))
    attn = F.dropout((q @ k.transpose(1, 2) / 2).softmax(-1), 0.1, training=True)
    return {**i, "attn": attn, "out": join(attn @ v) @ i["w_o"]}


@case(SDPA, "dropout", "context")
def dropout_on_the_output():
    i = attention_inputs()
    return {**i, "output": F.dropout(scaled(i).softmax(-1) @ i["value"], 0.5, training=True)}


@case(SDPA, "softmax_plus_one", "weights")
def softmax_one():
    i = attention_inputs()
    e = scaled(i).exp()
    weights = e / (1 + e.sum(-1, keepdim=True))
    return {**i, "weights": weights, "output": weights @ i["value"]}


@case(SDPA, "softmax_sink", "weights")
def sink_logit():
    i = attention_inputs()
    with_sink = torch.cat([scaled(i), torch.full((4, 1), 0.7)], -1).softmax(-1)
    weights = with_sink[:, :-1]
    return {**i, "weights": weights, "output": weights @ i["value"]}


@case(MULTI, "softmax_sink", "head_*/weights")
def a_sink_for_each_head():
    i = inputs()
    q, k, v = (split(each) for each in project(i))
    more = torch.tensor([-0.4, 1.3]).view(2, 1, 1).expand(2, 5, 1)
    attn = torch.cat([q @ k.transpose(1, 2) / 2, more], -1).softmax(-1)[..., :-1]
    return {**i, "attn": attn, "out": join(attn @ v) @ i["w_o"]}


@case(SDPA, "softmax_sink", "context")
def sink_logit_and_shows_the_output_only():
    i = attention_inputs()
    with_sink = torch.cat([scaled(i), torch.full((4, 1), -1.5)], -1).softmax(-1)
    return {**i, "output": with_sink[:, :-1] @ i["value"]}


@case(SDPA, "softmax_epsilon", "weights")
def epsilon_in_the_sum():
    i = attention_inputs()
    s = scaled(i)
    e = (s - s.max(-1, keepdim=True).values).exp()
    return {**i, "weights": e / (e.sum(-1, keepdim=True) + 1e-3)}


@case(SDPA, "softmax_overflows", "weights")
def exp_of_large_scores():
    i = attention_inputs()
    i = {**i, "query": 100 * i["query"]}
    e = scaled(i).exp()
    return {**i, "weights": e / e.sum(-1, keepdim=True)}


@case(SDPA, "softmax_overflows_half", "weights", form="npz", dtype=torch.float16)
def exp_in_half_precision():
    i = {name: tensor.half() for name, tensor in attention_inputs().items()}
    i["query"][0] *= 20
    scores = (i["query"].float() @ i["key"].float().T / math.sqrt(8)).half()
    e = scores.float().exp().half()
    weights = (e.float() / e.float().sum(-1, keepdim=True).half().float()).half()
    return {**i, "weights": weights}


@case(SDPA, "softcap_missing", "weights", softcap=2)
def forgot_the_cap():
    i = attention_inputs()
    return {**i, "weights": scaled(i).softmax(-1)}


@case("masks", "softcap_after_mask", "weights", softcap=3, mask="causal")
def cap_after_the_mask():
    i = attention_inputs(m=5)
    masked = scaled(i).masked_fill(~TRI, float("-inf"))
    weights = (3 * torch.tanh(masked / 3)).softmax(-1)
    return {**i, "weights": weights, "out": weights @ i["value"]}


@case(SDPA, "softcap_before_scale", "weights", softcap=4)
def cap_before_the_scale():
    i = attention_inputs()
    scores = 4 * torch.tanh(i["query"] @ i["key"].T / 4)
    return {**i, "weights": (scores / math.sqrt(8)).softmax(-1)}


def additive_inputs():
    return {
        **{"decoder_states": randn(3, 4), "encoder_states": randn(5, 6)},
        **{"w_h": weight(6, 7), "w_s": weight(4, 7), "v_a": randn(7, 1)},
    }


@case("additive-attention", "score_tanh_missing", "weights")
def additive_scores_without_tanh():
    i = additive_inputs()
    of_h, of_s = i["encoder_states"] @ i["w_h"], i["decoder_states"] @ i["w_s"]
    weights = ((of_s[:, None] + of_h[None]) @ i["v_a"]).squeeze(-1).softmax(-1)
    return {**i, "weights": weights, "context": weights @ i["encoder_states"]}


@case(SDPA, "result_transposed", "context")
def transposed_square_context():
    i = attention_inputs(m=6)
    weights = scaled(i).softmax(-1)
    return {**i, "weights": weights, "context": (weights @ i["value"]).T}
