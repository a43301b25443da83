"""Several heads: right, and wrong in one place."""

import math

import torch
import torch.nn.functional as F
from register import program
from torch import nn

MULTI_HEAD = "multi-head"


def split(x, heads):
    n, width = x.shape
    return x.view(n, heads, width // heads).transpose(0, 1)


def attend(q, k, v, scale=None):
    attn = torch.softmax(q @ k.transpose(-2, -1) / (scale or math.sqrt(q.size(-1))), -1)
    return attn, attn @ v


class SelfAttention(nn.Module):
    """Four Linear layers, as in most tutorials."""

    def __init__(self, d_model=16):
        super().__init__()
        self.q_proj, self.k_proj = nn.Linear(d_model, d_model, bias=False), nn.Linear(d_model, d_model, bias=False)
        self.v_proj, self.out_proj = nn.Linear(d_model, d_model, bias=False), nn.Linear(d_model, d_model, bias=False)

    def projected(self, x):
        return self.q_proj(x), self.k_proj(x), self.v_proj(x)


def module_of_torch(d_model=32, heads=4, **kept):
    mha = nn.MultiheadAttention(d_model, heads, batch_first=True, **kept).eval()
    # The biases of a new module are 0, those of a trained one are not.
    nn.init.normal_(mha.in_proj_bias, std=0.3)
    nn.init.normal_(mha.out_proj.bias, std=0.3)
    return mha


@program("c02_multihead_attention", form="safetensors", lesson=MULTI_HEAD)
def multihead_attention():
    """The state of nn.MultiheadAttention with its weights per head."""
    mha, x = module_of_torch(), torch.randn(1, 6, 32)
    out, weights = mha(x, x, x, average_attn_weights=False)
    return {"x": x, **mha.state_dict(), "attn_weights": weights, "attn_output": out}


@program("c02_multihead_attention_without_lesson", form="safetensors", expected=("agrees", "refused"), contains="multi-head")
def multihead_attention_without_lesson():
    """The same, and no word about the lesson: it is guessed or named."""
    mha, x = module_of_torch(), torch.randn(1, 6, 32)
    out, weights = mha(x, x, x, average_attn_weights=False)
    return {"x": x, **mha.state_dict(), "attn_weights": weights, "attn_output": out}


@program("c03_einsum_heads", lesson=MULTI_HEAD)
def einsum_heads():
    """Weights with an axis for the heads, (d_model, heads, d_k)."""
    x = torch.randn(2, 5, 12)
    w_q, w_k, w_v = (torch.randn(12, 3, 4) / 12**0.5 for _ in range(3))
    w_o = torch.randn(3, 4, 12) / 12**0.5
    q, k, v = (torch.einsum("bnd,dhk->bhnk", x, w) for w in (w_q, w_k, w_v))
    scores = torch.einsum("bhmk,bhnk->bhmn", q, k) / math.sqrt(4)
    attn = scores.softmax(-1)
    out = torch.einsum("bhmn,bhnk,hkd->bmd", attn, v, w_o)
    return {"x": x, "w_q": w_q, "w_k": w_k, "w_v": w_v, "w_o": w_o, "scores": scores, "attn": attn, "out": out}


@program("c03_einsum_heads_first", lesson=MULTI_HEAD)
def einsum_heads_first():
    """Weights (heads, d_model, d_k)."""
    x = torch.randn(5, 12)
    W_q, W_k, W_v = (torch.randn(3, 12, 4) / 12**0.5 for _ in range(3))
    W_o = torch.randn(3, 4, 12) / 12**0.5
    q, k, v = (torch.einsum("nd,hdk->hnk", x, w) for w in (W_q, W_k, W_v))
    scores = q @ k.transpose(1, 2) / 2
    attn = scores.softmax(-1)
    out = torch.einsum("hnk,hkd->nd", attn @ v, W_o)
    return {"x": x, "W_q": W_q, "W_k": W_k, "W_v": W_v, "W_o": W_o, "scores": scores, "attn": attn, "out": out}


@program("c06_grouped_queries", form="safetensors", lesson=MULTI_HEAD, n_heads=4)
def grouped_queries():
    """As in Llama: four heads of queries, two of keys and values."""
    x = torch.randn(5, 16)
    wq, wk, wv, wo = nn.Linear(16, 16, False), nn.Linear(16, 8, False), nn.Linear(16, 8, False), nn.Linear(16, 16, False)
    q, k, v = split(wq(x), 4), split(wk(x), 2), split(wv(x), 2)
    k, v = k.repeat_interleave(2, dim=0), v.repeat_interleave(2, dim=0)
    attn, context = attend(q, k, v)
    out = wo(context.transpose(0, 1).reshape(5, 16))
    weights = {"wq.weight": wq.weight, "wk.weight": wk.weight, "wv.weight": wv.weight, "wo.weight": wo.weight}
    return {"x": x, **weights, "attn": attn, "out": out}


@program("c06_grouped_queries_projected")
def grouped_queries_projected():
    """The same from the projected heads, without a word about the lesson."""
    q, k, v = torch.randn(1, 4, 5, 8), torch.randn(1, 2, 5, 8), torch.randn(1, 2, 5, 8)
    attn, context = attend(q, k.repeat_interleave(2, 1), v.repeat_interleave(2, 1))
    return {"q": q, "k": k, "v": v, "attn_weights": attn, "attn_output": context}


@program("c13_nano_gpt", form="safetensors", lesson=MULTI_HEAD, mask="causal", n_heads=4)
def nano_gpt():
    """The attention of nanoGPT: one Linear for q, k and v."""
    c_attn, c_proj, x = nn.Linear(16, 48, bias=False), nn.Linear(16, 16, bias=False), torch.randn(1, 6, 16)
    q, k, v = (part.view(1, 6, 4, 4).transpose(1, 2) for part in c_attn(x).split(16, dim=2))
    att = (q @ k.transpose(-2, -1)) * (1.0 / math.sqrt(k.size(-1)))
    att = F.softmax(att.masked_fill(torch.tril(torch.ones(6, 6)) == 0, float("-inf")), dim=-1)
    y = c_proj((att @ v).transpose(1, 2).contiguous().view(1, 6, 16))
    return {"x": x, "c_attn.weight": c_attn.weight, "c_proj.weight": c_proj.weight, "att": att, "y": y}


@program("c13_gpt2_conv1d", form="safetensors", lesson=MULTI_HEAD, mask="causal", n_heads=4)
def gpt2_conv1d():
    """The attention of GPT-2 in transformers, whose Conv1D stores its weights as X W needs them, with biases."""
    x = torch.randn(1, 6, 16)
    weight, bias = torch.randn(16, 48) / 4, torch.randn(48) / 4
    proj, proj_bias = torch.randn(16, 16) / 4, torch.randn(16) / 4
    q, k, v = (part.view(1, 6, 4, 4).transpose(1, 2) for part in (x @ weight + bias).split(16, dim=2))
    att = q @ k.transpose(-2, -1) / math.sqrt(4)
    att = F.softmax(att.masked_fill(torch.triu(torch.ones(6, 6), 1) == 1, torch.finfo(att.dtype).min), dim=-1)
    y = (att @ v).transpose(1, 2).reshape(1, 6, 16) @ proj + proj_bias
    state = {"c_attn.weight": weight, "c_attn.bias": bias, "c_proj.weight": proj, "c_proj.bias": proj_bias}
    return {"hidden_states": x, **state, "attn_weights": att, "attn_output": y}


@program("c16_three_widths", lesson="multi-head-three")
def three_widths():
    """nn.MultiheadAttention with kdim and vdim."""
    mha = nn.MultiheadAttention(16, 4, kdim=12, vdim=10, batch_first=True).eval()
    nn.init.normal_(mha.in_proj_bias, std=0.3)
    query, key, value = torch.randn(1, 4, 16), torch.randn(1, 6, 12), torch.randn(1, 6, 10)
    out, weights = mha(query, key, value, average_attn_weights=False)
    return {"query": query, "key": key, "value": value, **mha.state_dict(), "attn_weights": weights, "attn_output": out}


@program("c17_averaged_weights", lesson=MULTI_HEAD, n_heads=4)
def averaged_weights():
    """What nn.MultiheadAttention returns by default: the mean of all heads."""
    mha, x = module_of_torch(), torch.randn(1, 6, 32)
    attn_output, attn_output_weights = mha(x, x, x)
    return {"x": x, **mha.state_dict(), "attn_output": attn_output, "attn_output_weights": attn_output_weights}


@program(
    "m03_root_of_d_model",
    expected=("mistake.scale_by_d_model", "mistake.scale_by_all_heads"),
    lesson=MULTI_HEAD,
)
def root_of_d_model():
    m, x = SelfAttention(24), torch.randn(6, 24)
    q, k, v = (split(t, 4) for t in m.projected(x))
    attn, context = attend(q, k, v, math.sqrt(24))
    return {"x": x, **m.state_dict(), "attn": attn, "out": m.out_proj(context.transpose(0, 1).reshape(6, 24))}


@program("m15_heads_by_view", expected="mistake.heads_reshaped", lesson=MULTI_HEAD)
def heads_by_view():
    """view(heads, n, d_k) without a transpose."""
    m, x = SelfAttention(), torch.randn(6, 16)
    q, k, v = (t.view(4, 6, 4) for t in m.projected(x))
    attn, context = attend(q, k, v)
    return {"x": x, **m.state_dict(), "attn": attn, "out": m.out_proj(context.transpose(0, 1).reshape(6, 16))}


@program("m15_heads_by_view_output_only", expected="mistake.heads_reshaped", lesson=MULTI_HEAD, n_heads=4)
def heads_by_view_output_only():
    m, x = SelfAttention(), torch.randn(6, 16)
    q, k, v = (t.view(4, 6, 4) for t in m.projected(x))
    _, context = attend(q, k, v)
    return {"x": x, **m.state_dict(), "out": m.out_proj(context.transpose(0, 1).reshape(6, 16))}


def joined(join):
    m, x = SelfAttention(), torch.randn(6, 16)
    attn, context = attend(*(split(t, 4) for t in m.projected(x)))
    return {"x": x, **m.state_dict(), "attn": attn, "out": m.out_proj(join(context))}


@program("m16_heads_joined_without_transpose", expected="mistake.heads_joined_by_rows", lesson=MULTI_HEAD)
def heads_joined_without_transpose():
    return joined(lambda context: context.reshape(6, 16))


@program("m16_heads_joined_in_turns", expected="mistake.heads_joined_in_turns", lesson=MULTI_HEAD)
def heads_joined_in_turns():
    return joined(lambda context: context.permute(1, 2, 0).reshape(6, 16))


@program("m16_heads_joined_in_reversed_order", expected="mistake.heads_joined_backwards", lesson=MULTI_HEAD)
def heads_joined_in_reversed_order():
    return joined(lambda context: torch.cat(list(context)[::-1], dim=-1))


@program("m17_no_output_projection", expected="mistake.output_projection_missing", lesson=MULTI_HEAD)
def no_output_projection():
    m, x = SelfAttention(), torch.randn(6, 16)
    attn, context = attend(*(split(t, 4) for t in m.projected(x)))
    return {"x": x, **m.state_dict(), "attn": attn, "out": context.transpose(0, 1).reshape(6, 16)}


@program("m18_in_proj_bias_forgotten", expected="mistake.projection_biases_missing", lesson=MULTI_HEAD)
def in_proj_bias_forgotten():
    """in_proj_weight without its bias; the bias of the output is there."""
    mha, x = module_of_torch(), torch.randn(6, 32)
    q, k, v = (split(x @ w.T, 4) for w in mha.in_proj_weight.chunk(3))
    attn, context = attend(q, k, v)
    out = mha.out_proj(context.transpose(0, 1).reshape(6, 32))
    return {"x": x, **mha.state_dict(), "attn_weights": attn, "attn_output": out}


@program("m34_groups_by_repeat", expected="mistake.groups_in_turns")
def groups_by_repeat():
    """repeat in place of repeat_interleave."""
    q, k, v = torch.randn(1, 4, 5, 8), torch.randn(1, 2, 5, 8), torch.randn(1, 2, 5, 8)
    attn, context = attend(q, k.repeat(1, 2, 1, 1), v.repeat(1, 2, 1, 1))
    return {"q": q, "k": k, "v": v, "attn_weights": attn, "attn_output": context}


@program("m34_groups_by_repeat_with_weights", expected="mistake.groups_in_turns", form="safetensors", lesson=MULTI_HEAD, n_heads=4)
def groups_by_repeat_with_weights():
    x = torch.randn(5, 16)
    wq, wk, wv, wo = nn.Linear(16, 16, False), nn.Linear(16, 8, False), nn.Linear(16, 8, False), nn.Linear(16, 16, False)
    q, k, v = split(wq(x), 4), split(wk(x), 2), split(wv(x), 2)
    attn, context = attend(q, k.repeat(2, 1, 1), v.repeat(2, 1, 1))
    out = wo(context.transpose(0, 1).reshape(5, 16))
    weights = {"wq.weight": wq.weight, "wk.weight": wk.weight, "wv.weight": wv.weight, "wo.weight": wo.weight}
    return {"x": x, **weights, "attn": attn, "out": out}


@program("m34_groups_by_repeat_without_lesson", expected="mistake.groups_in_turns", form="safetensors")
def groups_by_repeat_without_lesson():
    return groups_by_repeat_with_weights()


@program("c_cross_attention_x_in_y_in")
def cross_attention_x_in_y_in():
    mha = nn.MultiheadAttention(16, 2, batch_first=True).eval()
    x_in, y_in = torch.randn(1, 4, 16), torch.randn(1, 6, 16)
    out, weights = mha(x_in, y_in, y_in)
    return {"x_in": x_in, "y_in": y_in, **mha.state_dict(), "attn": weights, "out": out}
