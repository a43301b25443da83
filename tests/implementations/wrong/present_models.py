"""What present models use, wrong in one place: rotary positions, capped scores, biases by distance, groups, caches, latent rows."""

import math

import torch
from gallery import case, randn, weight

ROTARY = "rotary-positions"
CAPPED = "capped-scores"
DISTANCE = "distance-bias"
GROUPED = "grouped-queries"
CACHE = "key-value-cache"
LATENT = "latent-attention"
DIFFERENTIAL = "differential-gated"

inf = float("inf")


def causal(n):
    return torch.full((n, n), -inf).triu(1)


def rotary_inputs(n=5, d=6):
    return {"query": randn(n, d), "key": randn(n, d), "value": randn(n, d)}


def angles_of(positions, d, base=100.0):
    inverse = 1.0 / base ** (torch.arange(0, d, 2) / d)
    return torch.outer(positions.to(inverse.dtype), inverse)


def rotate_half(x):
    one, two = x.chunk(2, dim=-1)
    return torch.cat((-two, one), dim=-1)


def rotate_every_two(x):
    return torch.stack((-x[..., 1::2], x[..., ::2]), dim=-1).flatten(-2)


def turn_neighbours(x, angles):
    both = angles.repeat_interleave(2, dim=-1)
    return x * both.cos() + rotate_every_two(x) * both.sin()


def attend(q, k, v):
    scores = q @ k.T / math.sqrt(q.shape[-1])
    weights = (scores + causal(len(q))).softmax(-1)
    return scores, weights, weights @ v


def rotary(i, q, k, v=None):
    scores, weights, context = attend(q, k, i["value"] if v is None else v)
    return {**i, "rotated_query": q, "rotated_key": k, "scores": scores, "weights": weights, "context": context}


@case(ROTARY, "rotary_halves_mixed", "rotated_query")
def rotate_half_with_angles_of_neighbours():
    i = rotary_inputs()
    both = angles_of(torch.arange(5), 6).repeat_interleave(2, dim=-1)
    q, k = (x * both.cos() + rotate_half(x) * both.sin() for x in (i["query"], i["key"]))
    return rotary(i, q, k)


@case(ROTARY, "rotary_neighbours_mixed", "rotated_query")
def rotate_every_two_with_angles_of_halves():
    i = rotary_inputs()
    angles = angles_of(torch.arange(5), 6)
    both = torch.cat((angles, angles), dim=-1)
    q, k = (x * both.cos() + rotate_every_two(x) * both.sin() for x in (i["query"], i["key"]))
    return rotary(i, q, k)


@case(ROTARY, "rotary_halves_mixed", "context")
def rotate_half_with_angles_of_neighbours_and_shows_the_output_only():
    i = rotary_inputs()
    both = angles_of(torch.arange(5), 6).repeat_interleave(2, dim=-1)
    q, k = (x * both.cos() + rotate_half(x) * both.sin() for x in (i["query"], i["key"]))
    return {**i, "context": attend(q, k, i["value"])[2]}


@case(ROTARY, "rotary_pairs", "rotated_query")
def rotary_halves_for_neighbours():
    i = rotary_inputs()
    angles = angles_of(torch.arange(5), 6)
    both = torch.cat((angles, angles), dim=-1)
    q, k = (x * both.cos() + rotate_half(x) * both.sin() for x in (i["query"], i["key"]))
    return rotary(i, q, k)


@case(ROTARY, "values-turned", "context")
def turns_values_too():
    i = rotary_inputs()
    angles = angles_of(torch.arange(5), 6)
    return rotary(i, *(turn_neighbours(i[name], angles) for name in ("query", "key", "value")))


@case(ROTARY, "rotary_missing", "scores")
def turns_queries_only():
    i = rotary_inputs()
    return rotary(i, turn_neighbours(i["query"], angles_of(torch.arange(5), 6)), i["key"])


@case(ROTARY, "rotary_backwards", "rotated_query")
def turns_by_complex_conjugates():
    i = rotary_inputs()
    angles = angles_of(torch.arange(5), 6)
    turns = torch.polar(torch.ones_like(angles), angles).conj()

    def turned(x):
        pairs = torch.view_as_complex(x.reshape(5, 3, 2).contiguous())
        return torch.view_as_real(pairs * turns).flatten(-2)

    return rotary(i, turned(i["query"]), turned(i["key"]))


@case(ROTARY, "exponent-without-2", "angles")
def frequencies_of_single_columns():
    i = rotary_inputs()
    angles = torch.outer(torch.arange(5.0), 100.0 ** -(torch.arange(3) / 6))
    return {
        **rotary(i, turn_neighbours(i["query"], angles), turn_neighbours(i["key"], angles)),
        "angles": angles,
    }


@case(ROTARY, "each-token-at-0 or rotary_missing", "context")
def decodes_without_the_offset_of_the_cache():
    """One token a call: each call makes its positions anew."""
    i = rotary_inputs()
    cache, turned, rows = [], [], []
    for q, k in zip(i["query"].split(1), i["key"].split(1)):
        angles = angles_of(torch.arange(q.shape[0]), 6)
        cache.append(turn_neighbours(k, angles))
        turned.append(turn_neighbours(q, angles))
        keys = torch.cat(cache)
        rows.append((turned[-1] @ keys.T / math.sqrt(6)).softmax(-1) @ i["value"][: len(keys)])
    return {**i, "rotated_query": torch.cat(turned), "rotated_key": torch.cat(cache), "context": torch.cat(rows)}


@case(ROTARY, "last-token-at-0", "rotated_query")
def one_step_after_a_prompt_without_the_offset():
    i = rotary_inputs()
    positions = torch.cat((torch.arange(4), torch.arange(1)))
    angles = angles_of(positions, 6)
    return rotary(i, turn_neighbours(i["query"], angles), turn_neighbours(i["key"], angles))


def capped_inputs(n=5, d=4):
    return {"query": randn(n, d), "key": randn(n, d), "value": randn(n, 3), "g": torch.full((1, 1), 5.0)}


FACTOR, CAP = 6.0, 4.0


def capped_scores_of(i):
    return FACTOR * i["query"] @ i["key"].T / 2


def capped(i, scores, shown):
    weights = (shown + causal(5)).softmax(-1)
    return {**i, "scores": scores, "capped": shown, "capped_weights": weights, "capped_context": weights @ i["value"]}


@case(CAPPED, "cap-after-mask", "capped_weights")
def caps_the_masked_scores():
    i = capped_inputs()
    scores = capped_scores_of(i)
    weights = (CAP * torch.tanh((scores + causal(5)) / CAP)).softmax(-1)
    return {**i, "scores": scores, "capped_weights": weights, "capped_context": weights @ i["value"]}


@case(CAPPED, "not-multiplied-again", "capped")
def tanh_without_the_cap_in_front():
    i = capped_inputs()
    scores = capped_scores_of(i)
    return capped(i, scores, torch.tanh(scores / CAP))


@case(CAPPED, "not-divided-first", "capped")
def tanh_of_undivided_scores():
    i = capped_inputs()
    scores = capped_scores_of(i)
    return capped(i, scores, CAP * torch.tanh(scores))


@case(CAPPED, "cut-off", "capped")
def clamp_for_tanh():
    i = capped_inputs()
    scores = capped_scores_of(i)
    return capped(i, scores, scores.clamp(-CAP, CAP))


@case(CAPPED, "cap-before-scale", "capped")
def caps_unscaled_scores():
    i = capped_inputs()
    unscaled = FACTOR * i["query"] @ i["key"].T
    return capped(i, unscaled / 2, CAP * torch.tanh(unscaled / CAP) / 2)


def normed(i, cosines, logits):
    weights = (logits + causal(5)).softmax(-1)
    return {**i, "cosines": cosines, "normed_scores": logits, "normed_weights": weights, "normed_context": weights @ i["value"]}


@case(CAPPED, "keys-not-normed", "cosines")
def norms_queries_only():
    i = capped_inputs()
    cosines = torch.nn.functional.normalize(FACTOR * i["query"], dim=-1) @ i["key"].T
    return normed(i, cosines, cosines * i["g"])


@case(CAPPED, "normed-columns", "cosines")
def norms_over_the_tokens():
    i = capped_inputs()
    q, k = (torch.nn.functional.normalize(x, dim=0) for x in (FACTOR * i["query"], i["key"]))
    return normed(i, q @ k.T, q @ k.T * i["g"])


@case(CAPPED, "scaled-as-well", "normed_scores")
def normed_and_scaled():
    i = capped_inputs()
    q, k = (torch.nn.functional.normalize(x, dim=-1) for x in (i["query"], i["key"]))
    return normed(i, q @ k.T, q @ k.T * i["g"] / math.sqrt(4))


def distance_inputs(n=6):
    return {
        **{"query": randn(n, 4), "key": randn(n, 4), "t5_table": randn(8, 1)},
        **{"pixels": randn(4, 3), "swin_table": randn(9, 1)},
    }


def alibi(i, bias, scores=None):
    scores = i["query"] @ i["key"].T / 2 if scores is None else scores
    return {**i, "slope_bias": bias, "slope_scores": scores + bias, "slope_weights": (scores + bias + causal(6)).softmax(-1)}


def distances(n=6):
    return (torch.arange(n)[:, None] - torch.arange(n)[None, :]).abs()


@case(DISTANCE, "slope-sign", "slope_bias")
def slopes_up():
    return alibi(distance_inputs(), 0.5 * distances())


@case(DISTANCE, "slopes-from-0", "slope_bias")
def first_slope_is_1():
    slopes = 2.0 ** -(8 / 8 * torch.arange(8))
    return alibi(distance_inputs(), -slopes[0] * distances())


@case(DISTANCE, "slopes-reversed", "slope_bias")
def slopes_from_the_flattest():
    slopes = (2.0 ** -torch.arange(1, 9)).flip(0)
    return alibi(distance_inputs(), -slopes[0] * distances())


@case(DISTANCE, "bias-before-scale", "slope_weights")
def divides_the_bias_too():
    i = distance_inputs()
    logits = (i["query"] @ i["key"].T - 0.5 * distances()) / math.sqrt(4)
    return {**i, "slope_weights": (logits + causal(6)).softmax(-1)}


def t5_bucket(relative, buckets=8, furthest=8, bidirectional=True):
    """As in the library of the authors; relative is the position of the key minus that of the query."""
    result = torch.zeros_like(relative)
    if bidirectional:
        buckets //= 2
        result = result + (relative > 0).long() * buckets
        relative = relative.abs()
    else:
        relative = -torch.min(relative, torch.zeros_like(relative))
    exact = buckets // 2
    large = exact + (torch.log(relative.float() / exact) / math.log(furthest / exact) * (buckets - exact)).clamp(-1, 1e6).long()
    large = torch.min(large, torch.full_like(large, buckets - 1))
    return result + torch.where(relative < exact, relative, large)


def t5(i, index):
    bias = i["t5_table"][index, 0]
    scores = i["query"] @ i["key"].T / 2
    return {**i, "bucket_index": index, "bucket_bias": bias, "bucket_weights": (scores + bias).softmax(-1)}


@case(DISTANCE, "distance-reversed", "bucket_index")
def query_minus_key():
    places = torch.arange(6)
    return t5(distance_inputs(), t5_bucket(places[:, None] - places[None, :]))


@case(DISTANCE, "distance-reversed", "bucket_weights")
def query_minus_key_and_shows_the_weights_only():
    places = torch.arange(6)
    found = t5(distance_inputs(), t5_bucket(places[:, None] - places[None, :]))
    return {name: found[name] for name in found if name not in ("bucket_index", "bucket_bias")}


@case(DISTANCE, "buckets-of-one-side", "bucket_index")
def buckets_of_a_decoder():
    places = torch.arange(6)
    return t5(distance_inputs(), t5_bucket(places[None, :] - places[:, None], bidirectional=False))


def swin(i, index):
    bias = i["swin_table"][index.flatten(), 0].view(4, 4)
    weights = (i["pixels"] @ i["pixels"].T / math.sqrt(3) + bias).softmax(-1)
    return {**i, "table_bias": bias, "pixel_weights": weights}


def swin_offsets():
    grid = torch.stack(torch.meshgrid(torch.arange(2), torch.arange(2), indexing="ij")).flatten(1)
    return (grid[:, :, None] - grid[:, None, :]).permute(1, 2, 0) + 1


@case(DISTANCE, "rows-and-columns-swapped", "table_bias")
def multiplies_the_column_offset():
    offsets = swin_offsets()
    return swin(distance_inputs(), offsets[..., 0] + 3 * offsets[..., 1])


@case(DISTANCE, "pixels-reversed", "table_bias")
def key_minus_query_of_pixels():
    offsets = 2 - swin_offsets()
    return swin(distance_inputs(), 3 * offsets[..., 0] + offsets[..., 1])


def grouped_inputs(n=5, d_model=8, heads=4, d_k=2):
    names = ("w_q", "w_k", "w_v")
    return {
        "x": randn(n, d_model),
        **{name: weight(d_model, heads * d_k) for name in names},
        "w_o": weight(heads * d_k, d_model),
    }


def pooled(w, groups=2, heads=4, d_k=2, reduce=torch.mean):
    return reduce(w.view(8, groups, heads // groups, d_k), dim=2).reshape(8, groups * d_k)


def grouped(i, repeat, w_k=None, w_v=None, groups=2):
    def split(x, count):
        return x.view(5, count, 2).transpose(0, 1)

    q = split(i["x"] @ i["w_q"], 4)
    k = split(i["x"] @ (pooled(i["w_k"]) if w_k is None else w_k), groups)
    v = split(i["x"] @ (pooled(i["w_v"]) if w_v is None else w_v), groups)
    weights = (q @ repeat(k).transpose(-1, -2) / math.sqrt(2)).softmax(-1)
    context = weights @ repeat(v)
    return {**i, "query": q, "weights": weights, "context": context, "output": context.transpose(0, 1).reshape(5, 8) @ i["w_o"]}


def by_blocks(x):
    return x.repeat_interleave(2, dim=0)


@case(GROUPED, "groups-in-turns", "head_*/weights")
def repeats_the_groups():
    return grouped(grouped_inputs(), lambda x: x.repeat(2, 1, 1))


@case(GROUPED, "groups-in-turns", "output")
def repeats_the_groups_and_shows_the_output_only():
    found = grouped(grouped_inputs(), lambda x: x.repeat(2, 1, 1))
    return {name: found[name] for name in found if name not in ("query", "weights", "context")}


@case(GROUPED, "first-head-of-group", "head_*/weights")
def keeps_the_first_head():
    i = grouped_inputs()
    first = [i[name].view(8, 2, 2, 2)[:, :, 0].reshape(8, 4) for name in ("w_k", "w_v")]
    return grouped(i, by_blocks, *first)


@case(GROUPED, "sum-in-place-of-mean", "head_*/weights")
def adds_the_heads_of_a_group():
    i = grouped_inputs()
    return grouped(i, by_blocks, pooled(i["w_k"], reduce=torch.sum), pooled(i["w_v"], reduce=torch.sum))


@case(GROUPED, "one-query-for-all", "head_*/weights")
def one_query_projection_for_all_heads():
    i = grouped_inputs()
    q = i["x"] @ i["w_q"][:, :2]
    k, v = (by_blocks((i["x"] @ pooled(i[name])).view(5, 2, 2).transpose(0, 1)) for name in ("w_k", "w_v"))
    weights = (q @ k.transpose(-1, -2) / math.sqrt(2)).softmax(-1)
    context = weights @ v
    return {**i, "weights": weights, "context": context, "output": context.transpose(0, 1).reshape(5, 8) @ i["w_o"]}


@case(GROUPED, "one-group-for-all", "head_*/weights")
def broadcasts_the_first_group():
    return grouped(grouped_inputs(), lambda x: x[:1].expand(4, -1, -1))


@case(GROUPED, "dropout", "head_*/weights")
def grouped_with_dropout_on():
    i = grouped_inputs()
    found = grouped(i, by_blocks)
    weights = torch.nn.Dropout(0.25)(found["weights"])
    v = by_blocks((i["x"] @ pooled(i["w_v"])).view(5, 2, 2).transpose(0, 1))
    context = weights @ v
    return {**found, "weights": weights, "context": context, "output": context.transpose(0, 1).reshape(5, 8) @ i["w_o"]}


def cache_inputs(n=5, d=6):
    return {"x": randn(n, d), "w_q": weight(d, 4), "w_k": weight(d, 4), "w_v": weight(d, 3)}


@case(CACHE, "corner-at-the-start", "output")
def tril_of_one_row():
    """A causal mask of shape 1 × t, which is aligned to the first key."""
    i = cache_inputs()
    keys, values, rows = torch.empty(0, 4), torch.empty(0, 3), []
    for token in i["x"].split(1):
        keys = torch.cat((keys, token @ i["w_k"]))
        values = torch.cat((values, token @ i["w_v"]))
        scores = token @ i["w_q"] @ keys.T / math.sqrt(4)
        allowed = torch.ones(1, len(keys)).tril().bool()
        rows.append(scores.masked_fill(~allowed, -inf).softmax(-1) @ values)
    return {**i, "output": torch.cat(rows)}


@case(CACHE, "last-key-twice", "output")
def expands_the_newest_row():
    i = cache_inputs()
    rows = []
    for at, token in enumerate(i["x"].split(1)):
        keys, values = (torch.zeros(at + 1, width) for width in (4, 3))
        keys[:], values[:] = token @ i["w_k"], token @ i["w_v"]
        rows.append((token @ i["w_q"] @ keys.T / 2).softmax(-1) @ values)
    return {**i, "output": torch.cat(rows)}


def at_once(i, mask):
    q, k, v = (i["x"] @ i[name] for name in ("w_q", "w_k", "w_v"))
    weights = (q @ k.T / 2 + mask).softmax(-1)
    return {**i, "all_weights": weights, "full_output": weights @ v}


@case(CACHE, "own-token-hidden", "all_weights")
def masks_the_diagonal_of_the_whole_text():
    return at_once(cache_inputs(), torch.full((5, 5), -inf).triu(0))


@case(CACHE, "mask_missing", "all_weights")
def whole_text_without_a_mask():
    return at_once(cache_inputs(), torch.zeros(5, 5))


@case(CACHE, "values-not-counted", "cache_bytes")
def counts_the_keys_only():
    i = cache_inputs()
    return {**i, "cache_bytes": torch.arange(1, 6)[None] * 4 * 2}


def latent_inputs(n=5, d_model=6, heads=2, c=3):
    return {
        **{"x": randn(n, d_model), "w_q": weight(d_model, heads * 4), "w_dkv": weight(d_model, c)},
        **{"w_uk": weight(c, heads * 4), "w_uv": weight(c, heads * 2)},
    }


def by_head(w, heads=2):
    return w.view(w.shape[0], heads, -1).permute(1, 0, 2)


def absorbed(i, scale):
    latent = i["x"] @ i["w_dkv"]
    q = i["x"] @ by_head(i["w_q"]) @ by_head(i["w_uk"]).transpose(-1, -2)
    scores = q @ latent.T
    weights = (scores * scale + causal(5)).softmax(-1)
    context = weights @ latent @ by_head(i["w_uv"])
    return {
        **{**i, "latent": latent, "absorbed_query": q, "absorbed_scores": scores},
        **{"absorbed_weights": weights, "absorbed_context": context},
    }


@case(LATENT, "scaled-by-latent", "head_*/absorbed_weights")
def divides_by_the_root_of_the_latent_width():
    return absorbed(latent_inputs(), 3**-0.5)


@case(LATENT, "scale-missing-when-absorbed", "head_*/absorbed_weights")
def absorbs_the_keys_and_forgets_the_scale():
    return absorbed(latent_inputs(), 1.0)


def latent_plain(i, up_k, up_v, turn=None):
    latent = i["x"] @ i["w_dkv"]
    q, k, v = i["x"] @ by_head(i["w_q"]), latent @ up_k, latent @ up_v
    if turn is not None:
        q, k = turn(q, k)
    weights = (q @ k.transpose(-1, -2) / 2 + causal(5)).softmax(-1)
    return {**i, "latent": latent, "weights": weights, "output": (weights @ v).transpose(0, 1).reshape(5, -1)}


@case(LATENT, "one-up-projection", "head_*/weights")
def one_up_projection_for_all_heads():
    i = latent_inputs()
    return latent_plain(i, i["w_uk"][:, :4].expand(2, -1, -1), i["w_uv"][:, :2].expand(2, -1, -1))


@case(LATENT, "queries-turned-only", "head_*/weights", turn=True)
def turns_the_queries_of_latent_attention_only():
    i = latent_inputs()
    angles = angles_of(torch.arange(5), 4, 10000.0)
    return latent_plain(i, by_head(i["w_uk"]), by_head(i["w_uv"]), lambda q, k: (turn_neighbours(q, angles), k))


def differential_inputs(n=5, d=2):
    return {"Q": randn(n, 2 * d), "K": randn(n, 2 * d), "V": randn(n, 3), "G": randn(n, 3)}


def two_maps(i, scale=2**-0.5):
    q, k = (i[name].view(5, 2, 2).transpose(0, 1) for name in ("Q", "K"))
    return (q @ k.transpose(-1, -2) * scale + causal(5)).softmax(-1)


def differential(i, difference):
    return {**i, "difference": difference, "context": difference @ i["V"]}


@case(DIFFERENTIAL, "lambda-missing", "difference")
def subtracts_all_of_the_second_map():
    i = differential_inputs()
    one, two = two_maps(i)
    return differential(i, one - two)


@case(DIFFERENTIAL, "maps-added", "difference")
def adds_the_second_map():
    i = differential_inputs()
    one, two = two_maps(i)
    return differential(i, one + 0.7 * two)


@case(DIFFERENTIAL, "maps-swapped", "difference")
def subtracts_the_first_map():
    i = differential_inputs()
    one, two = two_maps(i)
    return differential(i, two - 0.7 * one)


@case(DIFFERENTIAL, "scores-subtracted", "difference")
def one_softmax_of_the_difference():
    i = differential_inputs()
    q, k = (i[name].view(5, 2, 2).transpose(0, 1) for name in ("Q", "K"))
    one, two = q @ k.transpose(-1, -2) / math.sqrt(2)
    return differential(i, (one - 0.7 * two + causal(5)).softmax(-1))


@case(DIFFERENTIAL, "width-of-both", "difference")
def divides_by_the_root_of_both_widths():
    i = differential_inputs()
    one, two = two_maps(i, 1 / math.sqrt(i["Q"].shape[-1]))
    return differential(i, one - 0.7 * two)


@case(DIFFERENTIAL, "made-to-sum-to-1", "context")
def divides_the_rows_by_their_sums():
    i = differential_inputs()
    one, two = two_maps(i)
    difference = one - 0.7 * two
    return {**i, "difference": difference, "context": difference / difference.sum(-1, keepdim=True) @ i["V"]}


@case(DIFFERENTIAL, "gate-without-sigmoid", "gated")
def multiplies_by_the_gate_as_it_is():
    i = differential_inputs()
    return {**i, "gated": two_maps(i)[0] @ i["V"] * i["G"]}


@case(DIFFERENTIAL, "values-gated", "gated")
def gates_the_values():
    i = differential_inputs()
    return {**i, "gated": two_maps(i)[0] @ (i["V"] * i["G"].sigmoid())}
