"""What present models use, correct, in the styles of several libraries."""

import math

import torch
import torch.nn.functional as F
from gallery import case, randn
from wrong.long_and_fast import half, rounding_inputs, sparse_case, tile_inputs, window_inputs, within
from wrong.present_models import (
    cache_inputs,
    capped_inputs,
    differential_inputs,
    distance_inputs,
    grouped_inputs,
    latent_inputs,
    rotary_inputs,
    t5_bucket,
)

inf = float("inf")


def causal(n):
    return torch.ones(n, n, dtype=torch.bool).tril()


@case("rotary-positions")
def rotary_by_complex_numbers():
    """As Llama of Meta: pairs of neighbours are complex numbers."""
    i = rotary_inputs()
    turns = torch.polar(torch.ones(5, 3), torch.outer(torch.arange(5.0), 100.0 ** -(torch.arange(0, 6, 2) / 6)))
    q, k = (torch.view_as_real(torch.view_as_complex(i[n].view(5, 3, 2)) * turns).flatten(1) for n in ("query", "key"))
    weights = (q @ k.T / math.sqrt(6)).masked_fill(~causal(5), -inf).softmax(-1)
    return {**i, "rotated_query": q, "rotated_key": k, "weights": weights, "context": weights @ i["value"]}


@case("rotary-positions", pairing="halves", base=10000)
def rotary_of_hugging_face():
    """rotate_half, with a cache: each key is turned once, at its own place."""
    i = rotary_inputs()
    inverse = 1.0 / 10000 ** (torch.arange(0, 6, 2) / 6)
    rows, keys = [], torch.empty(0, 6)
    for t in range(5):
        angles = torch.cat((t * inverse, t * inverse))
        turned = [
            x * angles.cos() + torch.cat((-x[3:], x[:3])) * angles.sin() for x in (i["query"][t], i["key"][t])
        ]
        keys = torch.cat((keys, turned[1][None]))
        rows.append((turned[0] @ keys.T / math.sqrt(6)).softmax(-1) @ i["value"][: t + 1])
    return {**i, "rotated_key": keys, "context": torch.stack(rows)}


@case("capped-scores")
def caps_like_gemma():
    i = capped_inputs()
    scores = (6.0 * i["query"]) @ i["key"].T * 4**-0.5
    shown = torch.tanh(scores / 4.0) * 4.0
    weights = shown.masked_fill(~causal(5), torch.finfo(torch.float32).min).softmax(-1)
    q, k = (F.normalize(x, dim=-1) for x in (i["query"], i["key"]))
    normed_weights = (q @ k.T * i["g"]).masked_fill(~causal(5), -inf).softmax(-1)
    return {
        **{**i, "scores": scores, "capped": shown, "capped_weights": weights, "capped_context": weights @ i["value"]},
        **{"normed_weights": normed_weights, "normed_context": normed_weights @ i["value"]},
    }


@case("distance-bias")
def three_biases():
    i = distance_inputs()
    places = torch.arange(6)
    scores = i["query"] @ i["key"].T / 2
    slopes = 2.0 ** -torch.arange(1.0, 9.0)
    alibi = slopes[0] * (places[None, :] - places[:, None])
    index = t5_bucket(places[None, :] - places[:, None])
    grid = torch.stack(torch.meshgrid(torch.arange(2), torch.arange(2), indexing="ij")).flatten(1)
    offsets = (grid[:, :, None] - grid[:, None, :]).permute(1, 2, 0) + 1
    table = i["swin_table"].squeeze(1)[3 * offsets[..., 0] + offsets[..., 1]]
    return {
        **{**i, "slope_weights": (scores + alibi).masked_fill(~causal(6), -inf).softmax(-1)},
        **{"bucket_index": index, "bucket_weights": (scores + i["t5_table"][index].squeeze(-1)).softmax(-1)},
        "pixel_weights": (i["pixels"] @ i["pixels"].T / math.sqrt(3) + table).softmax(-1),
    }


@case("grouped-queries", form="npz")
def grouped_like_llama():
    """Pools the heads of each group, then expands keys and values (repeat_kv)."""
    i = grouped_inputs()
    k, v = (
        (i["x"] @ i[n].view(8, 2, 2, 2).mean(2).flatten(1)).view(5, 2, 2).transpose(0, 1) for n in ("w_k", "w_v")
    )
    k, v = (x[:, None].expand(2, 2, 5, 2).reshape(4, 5, 2) for x in (k, v))
    q = (i["x"] @ i["w_q"]).view(5, 4, 2).transpose(0, 1)
    weights = (q @ k.transpose(1, 2) / math.sqrt(2)).softmax(-1)
    context = weights @ v
    return {
        **{**i, "query": q, "weights": weights, "context": context},
        "output": context.transpose(0, 1).flatten(1) @ i["w_o"],
    }


@case("grouped-queries", g=1)
def one_group_like_palm():
    i = grouped_inputs()
    k, v = (i["x"] @ i[n].view(8, 4, 2).mean(1) for n in ("w_k", "w_v"))
    q = (i["x"] @ i["w_q"]).view(5, 4, 2)
    weights = (torch.einsum("qhd,kd->hqk", q, k) / math.sqrt(2)).softmax(-1)
    return {**i, "weights": weights, "output": torch.einsum("hqk,kd->qhd", weights, v).flatten(1) @ i["w_o"]}


@case("key-value-cache")
def generates_with_a_cache():
    i = cache_inputs()
    keys, values, rows = torch.empty(0, 4), torch.empty(0, 3), []
    for token in i["x"]:
        keys = torch.cat((keys, (token @ i["w_k"])[None]))
        values = torch.cat((values, (token @ i["w_v"])[None]))
        rows.append((token @ i["w_q"] @ keys.T / 2).softmax(-1) @ values)
    q, k, v = (i["x"] @ i[n] for n in ("w_q", "w_k", "w_v"))
    weights = (q @ k.T / 2).masked_fill(~causal(5), -inf).softmax(-1)
    return {**i, "output": torch.stack(rows), "all_weights": weights, "full_output": weights @ v}


@case("latent-attention")
def latent_in_both_forms():
    i = latent_inputs()
    up_k, up_v, w_q = (i[n].view(i[n].shape[0], 2, -1).transpose(0, 1) for n in ("w_uk", "w_uv", "w_q"))
    latent, q = i["x"] @ i["w_dkv"], i["x"] @ w_q
    plain = (q @ (latent @ up_k).transpose(1, 2) / 2).masked_fill(~causal(5), -inf).softmax(-1)
    absorbed = torch.einsum("hqd,hcd,kc->hqk", q, up_k, latent) / 2
    absorbed = absorbed.masked_fill(~causal(5), -inf).softmax(-1)
    return {
        **{**i, "latent": latent, "weights": plain, "absorbed_weights": absorbed},
        **{"absorbed_context": absorbed @ latent @ up_v},
        "output": (plain @ (latent @ up_v)).transpose(0, 1).flatten(1),
    }


@case("differential-gated")
def differential_and_gated():
    i = differential_inputs()
    q, k = (i[n].view(5, 2, 2).transpose(0, 1) for n in ("Q", "K"))
    one, two = (q @ k.transpose(1, 2) / math.sqrt(2)).masked_fill(~causal(5), -inf).softmax(-1)
    difference = one - 0.7 * two
    return {
        **{**i, "difference": difference, "context": difference @ i["V"]},
        "gated": one @ i["V"] * i["G"].sigmoid(),
    }


@case("windows-and-sinks")
def window_and_sink_like_gpt_oss():
    """The sink is one more column of logits, dropped after the softmax."""
    i = window_inputs()
    scores = i["query"] @ i["key"].T / 2
    inside = scores.masked_fill(~within(2, 0), -inf)
    first = within(2, 0) | (causal(7) & (torch.arange(7) < 1)[None])
    kept = scores.masked_fill(~first, -inf).softmax(-1)
    shares = torch.cat((inside, i["sink"].expand(7, 1)), dim=-1)
    shares = (shares - shares.max(-1, keepdim=True).values).softmax(-1)[:, :-1]
    return {
        **{**i, "window_weights": inside.softmax(-1), "kept_weights": kept, "kept_context": kept @ i["value"]},
        **{"sink_weights": shares, "sink_context": shares @ i["value"]},
    }


@case("tiles", size=3)
def online_softmax_that_divides_in_every_tile():
    """As FlashAttention 1 does: the output is right after each tile."""
    i = tile_inputs()
    largest, total, out = torch.full((3, 1), -inf), torch.zeros(3, 1), torch.zeros(3, 3)
    for k, v in zip(i["K"].split(3), i["V"].split(3)):
        s = i["Q"] @ k.T / 2
        new = torch.maximum(largest, s.amax(-1, keepdim=True))
        p = (s - new).exp()
        more = total * (largest - new).exp() + p.sum(-1, keepdim=True)
        out = (out * total * (largest - new).exp() + p @ v) / more
        largest, total = new, more
    return {**i, "output": out}


def positive_keys():
    return {"Q": randn(5, 4), "K": randn(5, 4), "V": randn(5, 3), "strength": torch.rand(5, 1)}


@case("linear-attention", keep=0.75)
def linear_by_a_mask_of_powers():
    i = positive_keys()
    q, k = (F.elu(i[n]) + 1 for n in ("Q", "K"))
    ages = torch.arange(5)[:, None] - torch.arange(5)[None, :]
    weights = q @ k.T * i["strength"].T * torch.where(ages >= 0, 0.75 ** ages.clamp(min=0), torch.tensor(0.0))
    weights = weights / weights.sum(-1, keepdim=True)
    return {**i, "weights": weights, "output": weights @ i["V"]}


@case("linear-attention", rule="delta", keep=0.75)
def gated_delta_rule():
    i = positive_keys()
    q, k = (F.normalize(F.elu(i[n]) + 1, dim=-1) for n in ("Q", "K"))
    state, rows, states = torch.zeros(4, 3), [], []
    for t in range(5):
        state = 0.75 * state
        state = state + i["strength"][t] * torch.outer(k[t], i["V"][t] - k[t] @ state)
        states.append(state)
        rows.append(q[t] @ state)
    return {**i, "memory": torch.stack(states), "output": torch.stack(rows)}


@case("sparse-attention", k=3)
def gathers_the_chosen_keys():
    """Reads the chosen keys and values alone, as a kernel does."""
    i, importance = sparse_case()
    rows = []
    for t in range(7):
        chosen = importance[t, : t + 1].relu().topk(min(3, t + 1)).indices
        rows.append((i["Q"][t] @ i["K"][chosen].T / 2).softmax(-1) @ i["V"][chosen])
    return {**i, "importance": importance, "context": torch.stack(rows)}


def attention_in(i, to, mask):
    scores = to(to(i["Q"] @ i["K"].T / 2) + mask)
    powers = to(to(scores - scores.amax(-1, keepdim=True)).exp())
    weights = to(powers / to(powers.sum(-1, keepdim=True)))
    return {**i, "weights": weights, "context": to(weights @ i["V"])}


@case("rounding", hide="infinity", padding=0)
def step_by_step_in_half():
    return attention_in(rounding_inputs(), half, torch.full((5, 5), -inf).triu(1))


@case("rounding", kind="bfloat16", hide="billion", padding=1)
def step_by_step_in_bfloat16():
    i = {name: x.bfloat16().float() for name, x in rounding_inputs().items()}
    hidden = torch.full((5, 5), -1e9).triu(1)
    hidden[:, 0] = -1e9
    return attention_in(i, lambda x: x.bfloat16().float(), hidden)
