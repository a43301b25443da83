"""Wrong in two places at once, or on another path than the file shows."""

import math

import torch
from gallery import attention_inputs, case

from wrong.layers import encoder_inputs, ffn, norm, norm_inputs, self_attention
from wrong.masks import TRI, scaled, window

MASKS = "masks"
SDPA = "scaled-dot-product"


def attended(i, scores):
    weights = scores.softmax(-1)
    return {**i, "weights": weights, "out": weights @ i["value"]}


def unscaled(i):
    return i["query"] @ i["key"].T


@case(MASKS, "mask=causal + scale_missing", "weights", mask="none")
def causal_and_unscaled():
    i = attention_inputs(m=5)
    return attended(i, unscaled(i).masked_fill(~TRI, float("-inf")))


@case(MASKS, "window_left=3 + scale_missing", "weights", mask="window", window_left=2, window_right=0)
def window_too_wide_and_unscaled():
    i = attention_inputs(m=6, n=6)
    return attended(i, unscaled(i).masked_fill(~window(3, 0), -1e9))


@case(MASKS, "mask=window, window_left=2, window_right=0", "weights", mask="none")
def window_in_place_of_no_mask():
    i = attention_inputs(m=6, n=6)
    return attended(i, scaled(i).masked_fill(~window(2, 0), float("-inf")))


@case(MASKS, "mask=padding, valid_len=4", "weights", mask="none")
def padding_in_place_of_no_mask():
    i = attention_inputs(m=6, n=6)
    return attended(i, scaled(i).masked_fill(torch.arange(6) >= 4, float("-inf")))


@case(MASKS, "mask=block, block_size=3", "context", mask="none")
def blocks_in_place_of_no_mask():
    i = attention_inputs(m=6, n=6)
    at = torch.arange(6) // 3
    masked = scaled(i).masked_fill(at[:, None] != at[None], float("-inf"))
    return {**i, "out": masked.softmax(-1) @ i["value"]}


@case(MASKS, "mask=causal_bottom_right + scale_missing", "weights", mask="causal")
def other_corner_and_unscaled():
    i = attention_inputs(m=3, n=5)
    hidden = torch.triu(torch.ones(3, 5, dtype=torch.bool), 3)
    return attended(i, unscaled(i).masked_fill(hidden, float("-inf")))


@case(MASKS, "fully_masked=nan + mask_inverted", "weights", mask="causal")
def inverted_with_infinity():
    i = attention_inputs(m=5)
    return attended(i, scaled(i).masked_fill(TRI, float("-inf")))


@case(MASKS, "mask_inverted + masked_row_equal", "weights", mask="causal")
def inverted_with_minus_1e9():
    i = attention_inputs(m=5)
    return attended(i, scaled(i).masked_fill(TRI, -1e9))


@case(MASKS, "fully_masked=nan + mask_hides_own_token", "weights", mask="causal")
def own_token_hidden_with_infinity():
    i = attention_inputs(m=5)
    return attended(i, scaled(i).masked_fill(torch.triu(torch.ones(5, 5)) > 0, float("-inf")))


@case(MASKS, "mask_hides_own_token + masked_row_equal", "weights", mask="causal")
def own_token_hidden_with_minus_1e9():
    i = attention_inputs(m=5)
    return attended(i, scaled(i).masked_fill(torch.triu(torch.ones(5, 5)) > 0, -1e9))


@case(MASKS, "fully_masked=nan + scale_missing", "weights")
def nan_in_a_row_without_keys_and_unscaled():
    i = attention_inputs(m=5)
    mask = TRI.clone()
    mask[1] = False
    return {**attended(i, unscaled(i).masked_fill(~mask, float("-inf"))), "mask": mask}


@case(SDPA, "scale_missing + softmax_other_axis", "context")
def unscaled_along_the_wrong_axis():
    i = attention_inputs()
    return {**i, "out": unscaled(i).softmax(0) @ i["value"]}


@case("encoder-layer", "norm=pre + residual_missing", "residual_2", norm="post")
def pre_norm_and_a_residual_missing():
    i = encoder_inputs()
    x = i["x"] + self_attention(i, norm(i, 1, i["x"]))
    return {**i, "residual_2": ffn(i, norm(i, 2, x))}


@case("layer-norm", "epsilon=0.000001 + deviation_of_sample", "normed", form="npz64", epsilon=1e-5)
def annotated_transformer_with_its_epsilon():
    i = norm_inputs()
    centred = i["x"] - i["x"].mean(-1, keepdim=True)
    return {**i, "out": i["gain"] * centred / (i["x"].std(-1, keepdim=True) + 1e-6) + i["shift"]}


@case("masks", "mask_missing", "weights", mask="causal")
def shows_weights_that_it_does_not_use():
    """The output is masked, the weights that are shown are not."""
    i = attention_inputs(m=5)
    out = scaled(i).masked_fill(~TRI, float("-inf")).softmax(-1) @ i["value"]
    return {**i, "weights": scaled(i).softmax(-1), "out": out}
