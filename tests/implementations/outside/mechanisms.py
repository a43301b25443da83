"""Mechanisms that no lesson has, or none with heads: read in another way, or refused with what to do; never blamed."""

import math

import torch
from positions import angles, rope_half, rope_interleaved
from register import program

HEADS, TOKENS, WIDTH = 2, 5, 4
D_MODEL = HEADS * WIDTH


def rope(x, turn=rope_half):
    """Each head by itself."""
    return torch.stack([rope(head, turn) for head in x]) if x.dim() > 2 else turn(x)


def tables(n=TOKENS, d=WIDTH):
    """As in transformers: each angle in both halves."""
    at = torch.cat([angles(n, d)] * 2, -1)
    return {"cos": at.cos(), "sin": at.sin()}


def attend(q, k, v, bias=0.0, scale=None):
    scores = q @ k.transpose(-1, -2) * (1 / math.sqrt(q.shape[-1]) if scale is None else scale)
    attn = torch.softmax(scores + bias, -1)
    return scores, attn, attn @ v


def heads_of(*counts):
    return [torch.randn(count, TOKENS, WIDTH) for count in counts or (HEADS,) * 3]


def repeated(x, times):
    return x.repeat_interleave(times, 0)


def joined(x):
    return x.transpose(0, 1).reshape(TOKENS, -1)


def split(x):
    return x.reshape(TOKENS, -1, WIDTH).transpose(0, 1)


def weights(key_heads=HEADS):
    widths = [D_MODEL, key_heads * WIDTH, key_heads * WIDTH, D_MODEL]
    return {f"{part}_proj.weight": torch.randn(width, D_MODEL) / 3 for part, width in zip("qkvo", widths)}


def projected(x, w):
    return [split(x @ w[f"{part}_proj.weight"].T) for part in "qkv"]


def results(attn, context, w=None):
    return {"attn": attn, "out": context if w is None else joined(context) @ w["o_proj.weight"].T}


def causal():
    return torch.full((TOKENS, TOKENS), -math.inf).triu(1)


@program("r01_rotary_heads", "json")
def rotary_heads():
    """Queries, keys and values of all heads: each head is an example."""
    q, k, v = heads_of()
    _, attn, out = attend(rope(q), rope(k), v)
    return {"q": q, "k": k, "v": v, **tables(), "q_rot": rope(q), "k_rot": rope(k), **results(attn, out)}


@program("r01_rotary_heads_joined", "json")
def rotary_heads_joined():
    q, k, v = heads_of()
    _, attn, out = attend(rope(q), rope(k), v, causal())
    arrays = {"query_states": q, "key_states": k, "value_states": v, **tables(), "q_embed": rope(q), "k_embed": rope(k)}
    return {**arrays, "attn_weights": attn, "attn_output": joined(out)}


@program("r01_rotary_batch", "npz")
def rotary_batch():
    """(batch, tokens, heads, width), as FlashAttention has it."""
    runs = [heads_of(3, 3, 3) for _ in range(2)]
    q, k, v = (torch.stack([run[at] for run in runs]) for at in range(3))
    qr, kr = rope(q), rope(k)
    _, attn, out = attend(qr, kr, v)
    arrays = {"q": q, "k": k, "v": v, "q_rot": qr, "k_rot": kr, "out": out}
    return {**{name: array.transpose(1, 2) for name, array in arrays.items()}, **tables(), "attn": attn}


@program("r01_rotary_neighbours", "json")
def rotary_neighbours():
    """The names of Llama, with complex numbers as pairs."""
    xq, xk, xv = heads_of()
    at = angles(TOKENS, WIDTH)
    xq_out, xk_out = rope(xq, rope_interleaved), rope(xk, rope_interleaved)
    scores, _, output = attend(xq_out, xk_out, xv)
    pairs = torch.stack([at.cos(), at.sin()], -1)
    return {"xq": xq, "xk": xk, "xv": xv, "freqs_cis": pairs, "xq_out": xq_out, "xk_out": xk_out, "scores": scores, "output": output}


@program("r01_rotary_theta", "json")
def rotary_theta():
    q, k, v = heads_of()
    return {"q": q, "k": k, "v": v, "rope_theta": 10000.0, "num_heads": HEADS, "attn": attend(rope(q), rope(k), v)[1]}


@program("r01_rotary_of_positions", "json", lesson="positions", expected="option.positions=rotary, pairing=half")
def rotary_of_positions():
    """The lesson as it opens has sinusoidal positions, with the same angles."""
    q, k, v = (x[0, :4] for x in heads_of(1, 1, 1))
    return {"q": q, "k": k, "v": v, **tables(4), **results(*attend(rope(q), rope(k), v)[1:])}


@program("r01_rotary_wrong_cosine", "json", expected="two_paths", contains="does not follow from cos")
def rotary_wrong_cosine():
    """One number of the table is not the copy of the other."""
    q, k, v = heads_of()
    table = tables()
    table["cos"][3, 1] += 0.1
    return {"q": q, "k": k, "v": v, **table, **results(*attend(rope(q), rope(k), v)[1:])}


@program("r01_rotary_one_head", "json", lesson="scaled-dot-product", expected="refused", contains=("cos, sin", "positions = rotary"))
def rotary_one_head():
    """A lesson without positions."""
    q, k, v = (x[0] for x in heads_of(1, 1, 1))
    return {"q": q, "k": k, "v": v, **tables(), **results(*attend(rope(q), rope(k), v)[1:])}


@program("r01_rotary_without_scale", "json", expected="mistake.scale_missing")
def rotary_without_scale():
    q, k, v = heads_of()
    _, attn, out = attend(rope(q), rope(k), v, scale=1)
    return {"q": q, "k": k, "v": v, **tables(), "q_rot": rope(q), "k_rot": rope(k), **results(attn, out)}


def llama(key_heads=HEADS, lesson_names=False):
    x, w = torch.randn(TOKENS, D_MODEL), weights(key_heads)
    q, k, v = projected(x, w)
    q, k = rope(q), rope(k)
    _, attn, context = attend(q, *(repeated(each, HEADS // key_heads) for each in (k, v)), causal())
    return {"hidden_states": x, **w}, q, k, results(attn, context, w)


@program("r02_llama", "json", expected="refused", contains=("several heads", "each head"))
def llama_attention():
    """From tokens and weights: no lesson has rotary positions with heads."""
    given, q, k, found = llama()
    return {**given, **tables(), "q_rot": q, "k_rot": k, **found}


@program("r02_llama_of_multi_head", "json", lesson="multi-head", expected="refused", contains=("cos, sin", "each head"))
def llama_of_multi_head():
    given, _, _, found = llama()
    return {**given, **tables(), **found}


@program("r02_llama_theta", "json", expected="refused", contains=("rope_theta", "each head"))
def llama_theta():
    given, _, _, found = llama()
    return {**given, "rope_theta": 10000.0, "num_attention_heads": HEADS, **found}


@program("r02_llama_rotated_states", "json", lesson="multi-head", expected="refused", contains="cos, sin")
def llama_rotated_states():
    """query_states after the rotation, as the variable is overwritten in some versions."""
    given, q, k, found = llama()
    return {**given, **tables(), "query_states": q, "key_states": k, **found}


@program("r02_llama_groups", "json", expected="refused", contains=("cos, sin", "repeat keys and values"))
def llama_groups():
    given, q, k, found = llama(key_heads=1)
    return {**given, **tables(), "num_key_value_heads": 1, "num_attention_heads": HEADS, "q_rot": q, "k_rot": k, **found}


@program("r02_llama_inv_freq", "npz", expected="refused", contains="inv_freq")
def llama_inv_freq():
    given, _, _, found = llama()
    return {**{f"self_attn.{name}" if "proj" in name else name: array for name, array in given.items()}, "self_attn.rotary_emb.inv_freq": torch.ones(2), **found}


def groups(names=("q", "k", "v")):
    q, k, v = heads_of(4, 2, 2)
    _, attn, out = attend(rope(q), repeated(rope(k), 2), repeated(v, 2))
    return q, k, v, results(attn, out)


@program("r03_rotary_groups", "json", expected="refused", contains=("cos, sin", "repeat keys and values"))
def rotary_groups():
    q, k, v, found = groups()
    return {"q": q, "k": k, "v": v, **tables(), "q_rot": rope(q), "k_rot": rope(k), **found}


@program("r03_rotary_groups_repeated", "json")
def rotary_groups_repeated():
    """The cure."""
    q, k, v, found = groups()
    return {"q": q, "k": repeated(k, 2), "v": repeated(v, 2), **tables(), **found}


@program("r03_rotary_groups_rotated", "json")
def rotary_groups_rotated():
    """The other cure: only what is multiplied."""
    q, k, v, found = groups()
    return {"query": rope(q), "key": rope(k), "v": v, **found}


@program("r04_rotary_part", "json", expected="refused", contains=("rotary_dim", "names query and key"))
def rotary_part():
    """As GPT-J: half of each query is turned."""
    q, k, v = heads_of()
    turned = [torch.cat([rope(x[..., :2]), x[..., 2:]], -1) for x in (q, k)]
    return {"q": q, "k": k, "v": v, "rotary_dim": 2, **results(*attend(*turned, v)[1:])}


def with_bias(name, bias, from_tokens, scale=None):
    x, w = torch.randn(TOKENS, D_MODEL), weights()
    q, k, v = projected(x, w) if from_tokens else heads_of()
    _, attn, context = attend(q, k, v, bias, scale)
    given = {"x": x, **w} if from_tokens else {"q": q, "k": k, "v": v}
    return {**given, **name(bias), **results(attn, context, w if from_tokens else None)}


for bias_name in ["position_bias", "relative_position_bias", "rel_pos_bias", "alibi_bias", "bias"]:

    @program(f"r05_{bias_name}", "json")
    def bias_of_tokens(bias_name=bias_name):
        """A bias for each head is read as a mask."""
        return with_bias(lambda bias: {bias_name: bias}, torch.randn(HEADS, TOKENS, TOKENS), True)


@program("r05_position_bias_of_t5", "json")
def position_bias_of_t5():
    """Without a scale, and with an axis for the batch."""
    return {**with_bias(lambda bias: {"position_bias": bias[None]}, torch.randn(HEADS, TOKENS, TOKENS), True, scale=1), "scale": 1.0}


@program("r05_bias_table_of_t5", "json", expected="refused", contains=("relative_attention_bias", "name mask"))
def bias_table_of_t5():
    table = torch.randn(8, HEADS)
    at = (torch.arange(TOKENS)[None] - torch.arange(TOKENS)[:, None]).clamp(-3, 3) + 3
    return with_bias(lambda _: {"relative_attention_bias.weight": table}, table[at].permute(2, 0, 1), True, scale=1)


@program("r05_slopes", "json", expected="refused", contains=("alibi_slopes", "name mask"))
def slopes_of_alibi():
    slopes = torch.tensor([1 / 16, 1 / 256])
    distance = -(torch.arange(TOKENS)[:, None] - torch.arange(TOKENS)[None]).abs()
    return with_bias(lambda _: {"alibi_slopes": slopes}, slopes[:, None, None] * distance, False)


@program("r05_relative_keys", "json", expected="refused", contains=("rel_pos_emb", "name mask"))
def relative_keys():
    """As Shaw et al.: a vector for each distance."""
    q, k, v = heads_of()
    vectors = torch.randn(TOKENS, TOKENS, WIDTH)
    bias = torch.einsum("hid,ijd->hij", q, vectors) / math.sqrt(WIDTH)
    return {"q": q, "k": k, "v": v, "rel_pos_emb": vectors, **results(*attend(q, k, v, bias)[1:])}


def capped(q, k, v, cap=2.0):
    attn = torch.softmax(cap * torch.tanh(attend(q, k, v)[0] / cap), -1)
    return attn, attn @ v


@program("r06_softcap", "json", expected="refused", contains=("attn_logit_softcapping", "scaled_dot_product"))
def softcap_of_tokens():
    x, w = torch.randn(TOKENS, D_MODEL), weights()
    return {"x": x, **w, "attn_logit_softcapping": 2.0, **results(*capped(*projected(x, w)), w)}


@program("r06_softcap_heads", "json")
def softcap_heads():
    """The cure."""
    q, k, v = heads_of()
    return {"q": q, "k": k, "v": v, "softcap": 2.0, **results(*capped(q, k, v))}


@program("r06_softcap_groups", "json", expected="refused", contains=("softcap", "repeat keys and values"))
def softcap_groups():
    q, k, v = heads_of(4, 2, 2)
    return {"q": q, "k": k, "v": v, "softcap": 2.0, **results(*capped(q, repeated(k, 2), repeated(v, 2)))}


def with_sink(q, k, v, sink):
    scores = torch.cat([attend(q, k, v)[0], sink[:, None, None].expand(-1, TOKENS, 1)], -1)
    return torch.softmax(scores, -1)


@program("r07_sinks", "json", expected="refused", contains=("sinks", "last column"))
def learned_sink():
    """As gpt-oss: a learned score for each head."""
    x, w, sink = torch.randn(TOKENS, D_MODEL), weights(), torch.randn(HEADS)
    q, k, v = projected(x, w)
    attn = with_sink(q, k, v, sink)[..., :-1]
    return {"x": x, **w, "self_attn.sinks": sink, **results(attn, attn @ v, w)}


@program("r07_sinks_as_key", "json")
def sink_as_key():
    """The cure."""
    (q, k, v), sink = heads_of(), torch.randn(HEADS)
    attn = with_sink(q, k, v, sink)
    none = torch.zeros(HEADS, 1, WIDTH)
    mask = torch.zeros(HEADS, TOKENS, TOKENS + 1)
    mask[..., -1] = sink[:, None]
    return {"q": q, "k": torch.cat([k, none], 1), "v": torch.cat([v, none], 1), "mask": mask, **results(attn, attn[..., :-1] @ v)}


def window():
    at = torch.arange(TOKENS)
    distance = at[:, None] - at[None]
    return torch.where((distance >= 0) & (distance < 2), 0.0, -math.inf)


def with_window(**values):
    x, w = torch.randn(TOKENS, D_MODEL), weights()
    return {"x": x, **w, **values, **results(*attend(*projected(x, w), window())[1:], w)}


@program("r08_window", "json", expected="refused", contains=("sliding_window", "window_left"))
def sliding_window():
    """Whether 2 counts the token itself differs from library to library."""
    return with_window(sliding_window=2)


@program("r08_window_stated", "json", lesson="multi-head", mask="window", window_left=1, window_right=0)
def sliding_window_stated():
    """The cure."""
    return with_window(sliding_window=2)


@program("r08_window_of_flash", "json", expected="refused", contains=("window_size", "window_left"))
def window_of_flash():
    (q, k, v) = heads_of()
    return {"q": q, "k": k, "v": v, "window_size": torch.tensor([1, 0]), **results(*attend(q, k, v, window())[1:])}


def rms(x, gain):
    return x / (x.pow(2).mean(-1, keepdim=True) + 1e-6).sqrt() * gain


@program("r09_normed_queries", "json", expected="refused", contains=("q_norm", "names query and key"))
def normed_queries():
    """As Qwen 3."""
    x, w, (one, two) = torch.randn(TOKENS, D_MODEL), weights(), torch.rand(2, WIDTH) + 0.5
    q, k, v = projected(x, w)
    found = results(*attend(rms(q, one), rms(k, two), v)[1:], w)
    return {"x": x, **w, "q_norm.weight": one, "k_norm.weight": two, **found}


@program("r09_normed_queries_given", "json")
def normed_queries_given():
    """The cure."""
    q, k, v = heads_of()
    q, k = rms(q, 1), rms(k, 1)
    return {"query": q, "key": k, "v": v, **results(*attend(q, k, v)[1:])}


@program("r10_cache", "json", expected="refused", contains=("k_cache", "those of the cache first"))
def cache():
    (k_old, v_old), (q, k, v) = heads_of(HEADS, HEADS), (x[:, :1] for x in heads_of())
    found = results(*attend(q, torch.cat([k_old, k], 1), torch.cat([v_old, v], 1))[1:])
    return {"q": q, "k": k, "v": v, "k_cache": k_old, "v_cache": v_old, **found}


@program("r11_gate", "json", expected="refused", contains=("gate", "Leave out"))
def gate_of_heads():
    (q, k, v), gate = heads_of(), torch.rand(HEADS, TOKENS, WIDTH)
    _, attn, context = attend(q, k, v)
    return {"q": q, "k": k, "v": v, "gate": gate, **results(attn, context * gate)}


@program("r11_swiglu", "json", lesson="feed-forward", expected="refused", contains=("gate_proj", "Leave out"))
def swiglu():
    x, (gate, up), down = torch.randn(TOKENS, 4), torch.randn(2, 6, 4) / 2, torch.randn(4, 6) / 2
    out = (torch.nn.functional.silu(x @ gate.T) * (x @ up.T)) @ down.T
    return {"x": x, "gate_proj.weight": gate, "up_proj.weight": up, "down_proj.weight": down, "out": out}


@program("r12_temperature_of_heads", "json", expected="refused", contains=("logit_scale", "multiplied by it"))
def temperature_of_heads():
    (q, k, v), scale = heads_of(), torch.tensor([1.5, 0.5])[:, None, None]
    return {"q": q, "k": k, "v": v, "logit_scale": scale, **results(*attend(q * scale, k, v)[1:])}


@program("r12_feature_map", "json", expected="refused", contains=("phi_q", "softmax"))
def feature_map():
    q, k, v = heads_of()
    one, two = (torch.nn.functional.elu(x) + 1 for x in (q, k))
    attn = torch.nn.functional.normalize(one @ two.transpose(-1, -2), p=1, dim=-1)
    return {"q": q, "k": k, "v": v, "phi_q": one, "phi_k": two, **results(attn, attn @ v)}


@program("r12_talking_heads", "json", expected="refused", contains=("talking_heads", "what comes before"))
def talking_heads():
    (q, k, v), mix = heads_of(), torch.randn(HEADS, HEADS)
    attn = torch.einsum("hg,gij->hij", mix, attend(q, k, v)[1])
    return {"q": q, "k": k, "v": v, "talking_heads": mix, **results(attn, attn @ v)}


@program("r12_head_mask", "json", expected="refused", contains=("head_mask", "what comes before"))
def head_mask():
    """One factor for each head, which is no mask of keys."""
    (q, k, v), factors = heads_of(), torch.tensor([1.0, 0.0])
    attn = attend(q, k, v)[1] * factors[:, None, None]
    return {"q": q, "k": k, "v": v, "head_mask": factors, **results(attn, attn @ v)}


@program("r13_unknown_input", "json", expected="differs", contains=("noise", "may be right"))
def unknown_input():
    """A name that says nothing: the numbers differ, and the report says why that may be."""
    (q, k, v), noise = heads_of(), torch.randn(HEADS, TOKENS, TOKENS)
    return {"q": q, "k": k, "v": v, "noise": noise, **results(*attend(q, k, v, noise)[1:])}


@program("r14_key_heads", "json")
def key_heads():
    """As multi-query attention, with the number of heads that each has."""
    x, w = torch.randn(TOKENS, D_MODEL), weights(key_heads=1)
    q, k, v = projected(x, w)
    found = results(*attend(q, repeated(k, HEADS), repeated(v, HEADS))[1:], w)
    return {"x": x, **w, "num_attention_heads": HEADS, "num_key_value_heads": 1, **found}


@program("r15_layer_norm", "json")
def layer_norm():
    """The parameters of nn.LayerNorm, without a path."""
    x, weight, bias = torch.randn(TOKENS, 6), torch.rand(6) + 0.5, torch.randn(6)
    return {"x": x, "weight": weight, "bias": bias, "output": torch.nn.functional.layer_norm(x, (6,), weight, bias)}


@program("r15_rms_norm", "json", lesson="layer_norm", norm_kind="rms", epsilon=1e-6)
def rms_norm():
    x, weight = torch.randn(TOKENS, 6), torch.rand(6) + 0.5
    return {"x": x, "weight": weight, "output": rms(x, weight)}


@program("r15_layer_norm_without_parameters", "json", expected="mistake.bias_missing + mistake.gain_missing", lesson="layer_norm")
def layer_norm_without_parameters():
    """They are in the file, and were not used."""
    x, weight, bias = torch.randn(TOKENS, 6), torch.rand(6) + 0.5, torch.randn(6)
    return {"x": x, "weight": weight, "bias": bias, "output": torch.nn.functional.layer_norm(x, (6,))}


NO_MEAN = "norm_kind = rms, epsilon = 0.000001"


@program("r15_rms_norm_without_options", "json", contains=NO_MEAN, dtype=torch.float64)
def rms_norm_without_options():
    """Nobody states that there is no mean, or which epsilon: the numbers tell."""
    x, weight = torch.randn(TOKENS, 6), torch.rand(6) + 0.5
    return {"x": x, "weight": weight, "output": rms(x, weight)}


@program("r15_layer_norm_of_keras", "json", contains="epsilon = 0.001")
def layer_norm_of_keras():
    x, weight, bias = torch.randn(TOKENS, 6), torch.rand(6) + 0.5, torch.randn(6)
    return {"x": x, "weight": weight, "bias": bias, "output": torch.nn.functional.layer_norm(x, (6,), weight, bias, eps=1e-3)}
