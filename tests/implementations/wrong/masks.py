"""Masked attention, wrong in one place."""

import math

import torch
from gallery import attention_inputs, case

MASKS = "masks"
TRI = torch.tril(torch.ones(5, 5, dtype=torch.bool))


def scaled(i):
    return i["query"] @ i["key"].T / math.sqrt(8)


@case(MASKS, "mask_missing", "weights", mask="causal")
def forgot_the_mask():
    i = attention_inputs(m=5)
    weights = scaled(i).softmax(-1)
    return {**i, "weights": weights, "out": weights @ i["value"]}


@case(MASKS, "mask_inverted", "weights")
def masked_fill_with_the_wrong_polarity():
    i = attention_inputs(m=5)
    keep = torch.zeros(5, 5).masked_fill(~TRI, float("-inf"))
    weights = torch.nan_to_num(scaled(i).masked_fill(TRI, float("-inf")).softmax(-1))
    return {**i, "mask": keep, "weights": weights, "out": weights @ i["value"]}


@case(MASKS, "mask_after_softmax", "weights", mask="causal")
def masks_the_weights():
    i = attention_inputs(m=5)
    weights = scaled(i).softmax(-1) * TRI
    return {**i, "weights": weights, "out": weights @ i["value"]}


@case(MASKS, "mask_with_zero", "weights", mask="causal")
def multiplies_the_scores_by_the_mask():
    i = attention_inputs(m=5)
    masked = scaled(i) * TRI
    return {**i, "weights": masked.softmax(-1)}


@case(MASKS, "mask_with_zero", "context", mask="causal")
def fills_with_1e_9_in_place_of_minus_1e9():
    i = attention_inputs(m=5)
    return {**i, "out": scaled(i).masked_fill(~TRI, 1e-9).softmax(-1) @ i["value"]}


@case(MASKS, "mask_hides_own_token", "masked_scores", mask="causal")
def triu_without_diagonal_1():
    i = attention_inputs(m=5)
    hidden = torch.triu(torch.ones(5, 5, dtype=torch.bool))
    masked = scaled(i).masked_fill(hidden, float("-inf"))
    return {**i, "masked_scores": masked, "weights": torch.nan_to_num(masked.softmax(-1))}


@case(MASKS, "mask_shows_next_token", "weights", mask="causal")
def triu_with_diagonal_2():
    i = attention_inputs(m=5)
    hidden = torch.triu(torch.ones(5, 5, dtype=torch.bool), diagonal=2)
    return {**i, "weights": scaled(i).masked_fill(hidden, -1e9).softmax(-1)}


@case(MASKS, "mask_transposed", "weights", mask="causal")
def lower_triangle_hidden():
    i = attention_inputs(m=5)
    return {**i, "weights": scaled(i).masked_fill(~TRI.T, -1e9).softmax(-1)}


@case(MASKS, "mask_added_as_numbers", "weights", mask="causal")
def adds_a_mask_of_ones():
    i = attention_inputs(m=5)
    return {**i, "weights": (scaled(i) + TRI.float()).softmax(-1)}


def window(before, after, m=6):
    at = torch.arange(m)
    return (at[None] >= at[:, None] - before) & (at[None] <= at[:, None] + after)


def windowed(before, after):
    i = attention_inputs(m=6, n=6)
    weights = scaled(i).masked_fill(~window(before, after), -1e9).softmax(-1)
    return {**i, "weights": weights, "out": weights @ i["value"]}


@case(MASKS, "window_more_before", "weights", mask="window", window_left=2, window_right=0)
def window_with_one_key_too_many():
    return windowed(3, 0)


@case(MASKS, "window_fewer_before", "weights", mask="window", window_left=2, window_right=0)
def window_that_counts_the_token():
    return windowed(1, 0)


@case(MASKS, "window_more_after", "weights", mask="window", window_left=1, window_right=1)
def window_with_one_key_too_many_after():
    return windowed(1, 2)


@case(MASKS, "window_fewer_after", "weights", mask="window", window_left=1, window_right=1)
def window_without_the_next():
    return windowed(1, 0)


@case(MASKS, "mask_zero_times_infinity", "weights", mask="causal")
def mask_times_minus_infinity():
    """As (1 - mask) * -1e9 gives it in float16, where -1e9 is -inf."""
    i = attention_inputs(m=5)
    masked = scaled(i) + (~TRI).float() * float("-inf")
    return {**i, "weights": masked.softmax(-1), "out": masked.softmax(-1) @ i["value"]}


@case(MASKS, "fully_masked=nan", "weights")
def nan_in_a_row_without_keys():
    i = attention_inputs(m=5)
    mask = TRI.clone()
    mask[2] = False
    weights = scaled(i).masked_fill(~mask, float("-inf")).softmax(-1)
    return {**i, "mask": mask, "weights": weights, "out": weights @ i["value"]}


@case(MASKS, "masked_row_equal", "weights")
def equal_weights_in_a_row_without_keys():
    i = attention_inputs(m=5)
    mask = TRI.clone()
    mask[2] = False
    weights = scaled(i).masked_fill(~mask, -1e9).softmax(-1)
    return {**i, "mask": mask, "weights": weights, "out": weights @ i["value"]}


def attended_with(i, number, dtype):
    """A number is added to what is hidden, and row 3 has nothing else."""
    mask = TRI.clone()
    mask[2] = False
    weights = (scaled(i).to(dtype) + (~mask).to(dtype) * number).softmax(-1)
    return {**i, "mask": mask, "weights": weights, "out": weights @ i["value"].to(dtype)}


@case(MASKS, "masked_row_unmasked", "weights", form="npz64")
def minus_1e9_in_double_precision():
    return attended_with(attention_inputs(m=5), -1e9, torch.float64)


@case(MASKS, "masked_row_unmasked_1e4", "weights", form="npz64")
def minus_1e4_in_double_precision():
    return attended_with(attention_inputs(m=5), -1e4, torch.float64)


@case(MASKS, "masked_row_unmasked_float", "weights")
def minus_1e4_in_single_precision():
    return attended_with(attention_inputs(m=5), -1e4, torch.float32)
