"""Masks: right, and wrong in one place."""

import math

import numpy as np
import torch
from register import program
from scaled_dot_product import qkv

CAUSAL = {"lesson": "masks", "mask": "causal"}


def with_rows_without_keys(mistake):
    """The mistake, or it and what became of the row that sees nothing."""
    return (mistake, f"option.fully_masked=nan + {mistake}", f"{mistake} + mistake.masked_row_equal")


INVERTED = with_rows_without_keys("mistake.mask_inverted")
OWN_TOKEN = with_rows_without_keys("mistake.mask_hides_own_token")


@program("c10_sliding_window", lesson="sliding-window", window_left=2, window_right=0)
def sliding_window():
    """As in Mistral: a token sees itself and two before it."""
    q, k, v = qkv(8, 8, 16)
    scores = q @ k.T / math.sqrt(16)
    at = torch.arange(8)
    distance = at[:, None] - at[None, :]
    allowed = (distance >= 0) & (distance <= 2)
    attn = scores.masked_fill(~allowed, float("-inf")).softmax(-1)
    return {"q": q, "k": k, "v": v, "scores": scores, "attn": attn, "out": attn @ v}


@program("m05_softmax_before_mask", expected="mistake.mask_after_softmax", **CAUSAL)
def softmax_before_mask():
    q, k, v = qkv(5, 5, 8)
    attn = torch.softmax(q @ k.T / math.sqrt(8), -1) * torch.tril(torch.ones(5, 5))
    return {"q": q, "k": k, "v": v, "attn": attn, "out": attn @ v}


@program("m06_padding_inverted", expected="mistake.mask_inverted", lesson="masks", mask="padding", valid_len=4)
def padding_inverted():
    q, k, v = qkv(6, 6, 8)
    keep = torch.arange(6) < 4
    scores = (q @ k.T / math.sqrt(8)).masked_fill(keep, -1e9)
    attn = scores.softmax(-1)
    return {"q": q, "k": k, "v": v, "attn": attn, "out": attn @ v}


@program("m06_causal_inverted_1e9", expected=INVERTED, **CAUSAL)
def causal_inverted_1e9():
    """The last row keeps nothing: all −1e9 is as good as no mask but for the shares, which are equal."""
    q, k, v = qkv(5, 5, 8)
    mask = torch.tril(torch.ones(5, 5))
    scores = (q @ k.T / math.sqrt(8)).masked_fill(mask == 1, -1e9)
    attn = scores.softmax(-1)
    return {"q": q, "k": k, "v": v, "attn": attn, "out": attn @ v}


@program("m06_causal_inverted_infinity", expected=INVERTED, **CAUSAL)
def causal_inverted_infinity():
    """The last row is NaN."""
    q, k, v = qkv(5, 5, 8)
    mask = torch.tril(torch.ones(5, 5)).bool()
    attn = (q @ k.T / math.sqrt(8)).masked_fill(mask, float("-inf")).softmax(-1)
    return {"q": q, "k": k, "v": v, "attn": attn, "out": attn @ v}


@program("m07_multiplies_by_the_mask", expected="mistake.mask_with_zero", **CAUSAL)
def multiplies_by_the_mask():
    q, k, v = qkv(5, 5, 8)
    attn = torch.softmax(q @ k.T / math.sqrt(8) * torch.tril(torch.ones(5, 5)), -1)
    return {"q": q, "k": k, "v": v, "attn": attn, "out": attn @ v}


@program("m08_1e9_in_half", expected="mistake.mask_zero_times_infinity", **CAUSAL)
def large_number_in_half():
    """(1 - keep) * -1e9 in float16: -1e9 is −∞ there, and 0 · −∞ is NaN."""
    q, k, v = (np.random.randn(5, 8).astype(np.float16) for _ in range(3))
    keep = np.tril(np.ones((5, 5), dtype=np.float16))
    with np.errstate(all="ignore"):
        scores = q @ k.T / np.float16(math.sqrt(8)) + (1 - keep) * np.float16(-1e9)
        e = np.exp(scores - scores.max(-1, keepdims=True))
        weights = e / e.sum(-1, keepdims=True)
        return {"q": q, "k": k, "v": v, "weights": weights, "out": weights @ v}


@program("m09_diagonal_masked_1e9", expected=OWN_TOKEN, **CAUSAL)
def diagonal_masked_1e9():
    q, k, v = qkv(5, 5, 8)
    future = torch.triu(torch.ones(5, 5)).bool()
    attn = (q @ k.T / math.sqrt(8)).masked_fill(future, -1e9).softmax(-1)
    return {"q": q, "k": k, "v": v, "attn": attn, "out": attn @ v}


@program("m09_diagonal_masked_infinity", expected=OWN_TOKEN, **CAUSAL)
def diagonal_masked_infinity():
    """The first row is NaN."""
    q, k, v = qkv(5, 5, 8)
    future = torch.triu(torch.ones(5, 5)).bool()
    attn = (q @ k.T / math.sqrt(8)).masked_fill(future, -math.inf).softmax(-1)
    return {"q": q, "k": k, "v": v, "attn": attn, "out": attn @ v}


@program("m09_diagonal_masked_zeros", expected="mistake.mask_hides_own_token", **CAUSAL)
def diagonal_masked_zeros():
    """NaN has been replaced by 0."""
    q, k, v = qkv(5, 5, 8)
    future = torch.triu(torch.ones(5, 5)).bool()
    attn = (q @ k.T / math.sqrt(8)).masked_fill(future, -math.inf).softmax(-1).nan_to_num()
    return {"q": q, "k": k, "v": v, "attn": attn, "out": attn @ v}


@program("m10_a_future_token_visible", expected="mistake.mask_shows_next_token", **CAUSAL)
def a_future_token_visible():
    q, k, v = qkv(5, 5, 8)
    future = torch.triu(torch.ones(5, 5), diagonal=2).bool()
    attn = (q @ k.T / math.sqrt(8)).masked_fill(future, -math.inf).softmax(-1)
    return {"q": q, "k": k, "v": v, "attn": attn, "out": attn @ v}


@program(
    "m11_wrong_corner",
    expected=("option.mask=causal", "mistake.mask_other_corner"),
    lesson="masks",
    mask="causal_bottom_right",
)
def wrong_corner():
    """Two new tokens after three cached ones: the first sees only the first key."""
    q, k, v = qkv(2, 5, 8)
    keep = torch.ones(2, 5).tril()
    attn = (q @ k.T / math.sqrt(8)).masked_fill(keep == 0, -math.inf).softmax(-1)
    return {"q": q, "k": k, "v": v, "attn": attn, "out": attn @ v}


@program(
    "m30_window_too_wide",
    expected=("option.window_left=3", "mistake.window_more_before"),
    lesson="sliding-window",
    window_left=2,
    window_right=0,
)
def window_too_wide():
    """<= in place of <."""
    q, k, v = qkv(8, 8, 16)
    at = torch.arange(8)
    distance = at[:, None] - at[None, :]
    attn = (q @ k.T / 4).masked_fill((distance < 0) | (distance > 3), -math.inf).softmax(-1)
    return {"q": q, "k": k, "v": v, "attn": attn, "out": attn @ v}


def layer_with_masks_of_heads():
    """The second head has another mask than the first."""
    heads, n, width = 2, 5, 8
    at = torch.arange(n)
    causal = torch.zeros(n, n).masked_fill(at[:, None] < at, float("-inf"))
    mask = torch.stack([causal, -0.5 * (at[:, None] - at).abs()])
    return torch.nn.TransformerEncoderLayer(width, heads, 16, dropout=0.0, batch_first=True).train(), torch.randn(1, n, width), mask


@program("c_mask_per_head_in_a_layer")
def mask_per_head_in_a_layer():
    """nn.TransformerEncoderLayer with a mask for each head: all that follows the heads is compared, too."""
    layer, x, mask = layer_with_masks_of_heads()
    attn, weights = layer.self_attn(x, x, x, attn_mask=mask, average_attn_weights=False)
    out = layer(x, src_mask=mask)
    return {"x": x, **layer.state_dict(), "src_mask": mask[None], "attn_weights": weights, "attn_output": attn, "output": out}


@program("c_mask_per_head_in_a_layer_wrong", expected="differs", contains="Mistakes were not looked for here")
def mask_per_head_in_a_layer_wrong():
    """The same without residuals."""
    layer, x, mask = layer_with_masks_of_heads()
    attn, weights = layer.self_attn(x, x, x, attn_mask=mask, average_attn_weights=False)
    normed = layer.norm1(attn)
    out = layer.norm2(layer.linear2(torch.relu(layer.linear1(normed))))
    return {"x": x, **layer.state_dict(), "src_mask": mask[None], "attn_weights": weights, "attn_output": attn, "output": out}


def decoder_with_masks_of_heads():
    _, tgt, mask = layer_with_masks_of_heads()
    layer = torch.nn.TransformerDecoderLayer(8, 2, 16, dropout=0.0, batch_first=True).train()
    memory = torch.randn(1, 4, 8)
    hidden = layer.norm1(tgt + layer.self_attn(tgt, tgt, tgt, attn_mask=mask)[0])
    _, weights = layer.multihead_attn(hidden, memory, memory, average_attn_weights=False)
    out = layer(tgt, memory, tgt_mask=mask)
    return {"tgt": tgt, "memory": memory, **layer.state_dict(), "tgt_mask": mask[None], "cross_attn_weights": weights, "output": out}


@program("c_mask_per_head_in_a_decoder")
def mask_per_head_in_a_decoder():
    """The heads of the second attention depend on all heads of the first."""
    return decoder_with_masks_of_heads()


@program("c_mask_per_head_in_a_decoder_wrong", expected="differs")
def mask_per_head_in_a_decoder_wrong():
    """The weights of its second head are those of the first."""
    arrays = decoder_with_masks_of_heads()
    return {**arrays, "cross_attn_weights": arrays["cross_attn_weights"][:, [0, 0]]}


@program("k_ten_percent_more", expected="differs", **CAUSAL)
def ten_percent_more():
    """Every weight is too large, and none was dropped: the zeros are those of the mask."""
    q, k, v = qkv(5, 5, 8)
    attn = (q @ k.T / math.sqrt(8)).masked_fill(torch.triu(torch.ones(5, 5), 1) == 1, float("-inf")).softmax(-1) * 1.1
    return {"q": q, "k": k, "v": v, "attn": attn, "out": attn @ v}


def with_lengths(valid_lens, heads=None, ignored=False):
    """masked_softmax of d2l: keys behind the length of their example get −1e6."""
    lead = (2,) if heads is None else (2, heads)
    q, k, v = torch.randn(*lead, 3, 8), torch.randn(*lead, 5, 8), torch.randn(*lead, 5, 4)
    scores = q @ k.transpose(-2, -1) / math.sqrt(8)
    lens = valid_lens.reshape(2, *[1] * (scores.dim() - 1)) if valid_lens.dim() == 1 else valid_lens[..., None]
    if not ignored:
        scores = scores.masked_fill(torch.arange(5) >= lens, -1e6)
    attn = scores.softmax(-1)
    return {"queries": q, "keys": k, "values": v, "valid_lens": valid_lens, "attn": attn, "out": attn @ v}


@program("c_length_of_each_example")
def length_of_each_example():
    return with_lengths(torch.tensor([2, 4]))


@program("c_length_of_each_query", lesson="scaled-dot-product", mask="padding")
def length_of_each_query():
    return with_lengths(torch.tensor([[1, 3, 5], [2, 2, 4]]))


@program("c_length_of_each_example_with_heads")
def length_of_each_example_with_heads():
    return with_lengths(torch.tensor([2, 4]), heads=3)


@program("c_length_of_each_query_with_heads")
def length_of_each_query_with_heads():
    return with_lengths(torch.tensor([[1, 3, 5], [2, 2, 4]])[:, None], heads=2)


@program("c_length_of_one_example", lesson="scaled-dot-product")
def length_of_one_example():
    found = with_lengths(torch.tensor([2, 4]))
    named = {name: value[1] for name, value in found.items() if name != "valid_lens"}
    return {**named, "key_lengths": torch.tensor([4])}


@program("c_lengths_in_floating_point")
def lengths_in_floating_point():
    found = with_lengths(torch.tensor([2, 4]))
    lengths = found.pop("valid_lens")
    return {**found, "src_lengths": lengths.float()}


@program("k_lengths_one_too_long", expected="option.mask=padding, valid_len=4")
def lengths_one_too_long():
    found = with_lengths(torch.tensor([2, 4]))
    return {**found, "valid_lens": torch.tensor([2, 3])}


@program("k_lengths_ignored", expected="mistake.mask_missing")
def lengths_ignored():
    return with_lengths(torch.tensor([2, 4]), ignored=True)


@program("k_lengths_of_other_examples", expected="refused", contains="valid_lens (4) has no length")
def lengths_of_other_examples():
    return {**with_lengths(torch.tensor([2, 4])), "valid_lens": torch.tensor([2, 4, 1, 1])}
