"""Scaled dot-product attention, wrong in one place."""

import math

import torch
from gallery import attention_inputs, case, randn

SDPA = "scaled-dot-product"


@case(SDPA, "scale_missing", "weights")
def forgot_the_scale():
    i = attention_inputs()
    scores = i["query"] @ i["key"].T
    weights = scores.softmax(-1)
    return {**i, "scores": scores, "weights": weights, "output": weights @ i["value"]}


@case(SDPA, "scale_missing", "context")
def forgot_the_scale_and_shows_the_output_only():
    i = attention_inputs()
    return {**i, "out": torch.softmax(i["query"] @ i["key"].T, -1) @ i["value"]}


@case(SDPA, "scale_by_d_k", "scaled_scores")
def divides_by_d_k():
    i = attention_inputs()
    scores = i["query"] @ i["key"].T
    scaled = scores / i["key"].shape[-1]
    attn = scaled.softmax(-1)
    return {**i, "scores": scores, "scaled": scaled, "attn": attn, "out": attn @ i["value"]}


@case(SDPA, "scale_multiplied", "weights", form="npz")
def multiplies_by_the_root():
    i = attention_inputs()
    q, k, v = i.values()
    attn = ((q @ k.T) * math.sqrt(k.shape[-1])).softmax(-1)
    return {"q": q, "k": k, "v": v, "attn": attn, "out": attn @ v}


@case(SDPA, "scale_by_length", "weights")
def divides_by_the_root_of_the_number_of_keys():
    i = attention_inputs()
    weights = (i["query"] @ i["key"].T / math.sqrt(len(i["key"]))).softmax(-1)
    return {**i, "weights": weights}


@case(SDPA, "scale_after_softmax", "weights")
def scales_the_weights():
    i = attention_inputs()
    weights = (i["query"] @ i["key"].T).softmax(-1) / math.sqrt(8)
    return {**i, "weights": weights, "output": weights @ i["value"]}


@case(SDPA, "softmax_other_axis", "weights", form="npz")
def softmax_over_dim_0():
    i = attention_inputs()
    scores = i["query"] @ i["key"].T / math.sqrt(8)
    weights = torch.softmax(scores, dim=0)
    return {**i, "scaled_scores": scores, "weights": weights, "output": weights @ i["value"]}


@case(SDPA, "softmax_other_axis", "context")
def softmax_over_queries_of_a_batch():
    i = {name: tensor[None] for name, tensor in attention_inputs().items()}
    weights = torch.softmax(i["query"] @ i["key"].transpose(1, 2) / math.sqrt(8), dim=1)
    return {**i, "out": weights @ i["value"]}


@case(SDPA, "softmax_of_all_cells", "weights")
def softmax_of_the_flat_scores():
    i = attention_inputs()
    scores = i["query"] @ i["key"].T / math.sqrt(8)
    return {**i, "weights": scores.flatten().softmax(0).view_as(scores)}


@case(SDPA, "softmax_not_normalised", "weights")
def exp_without_a_sum():
    i = attention_inputs()
    return {**i, "weights": torch.exp(i["query"] @ i["key"].T / math.sqrt(8))}


@case(SDPA, "softmax_twice", "weights")
def softmax_of_weights():
    i = attention_inputs()
    weights = (i["query"] @ i["key"].T / math.sqrt(8)).softmax(-1).softmax(-1)
    return {**i, "weights": weights, "output": weights @ i["value"]}


@case(SDPA, "softmax_logarithm", "weights")
def log_softmax_for_softmax():
    i = attention_inputs()
    return {**i, "weights": torch.log_softmax(i["query"] @ i["key"].T / math.sqrt(8), -1)}


@case(SDPA, "scores_transposed", "scores")
def keys_times_queries():
    i = attention_inputs(m=5)
    scores = i["key"] @ i["query"].T
    return {**i, "scores": scores, "weights": (scores / math.sqrt(8)).softmax(-1)}


@case(SDPA, "transposed", "scores")
def keys_times_fewer_queries():
    i = attention_inputs()
    scores = i["key"] @ i["query"].T
    return {**i, "scores": scores}


@case(SDPA, "softmax_other_axis", "weights")
def typed_inputs():
    """Inputs with one digit are exact, so that a small difference shows."""
    i = {name: (tensor * 4).round() / 2 for name, tensor in attention_inputs().items()}
    weights = (i["query"] @ i["key"].T / math.sqrt(8)).softmax(0)
    return {**i, "weights": weights}


@case(SDPA, "keys_not_transposed", "weights")
def no_transpose_of_square_keys():
    i = attention_inputs(m=8, n=8, d_k=8)
    return {**i, "weights": (i["query"] @ i["key"] / math.sqrt(8)).softmax(-1)}


@case(SDPA, "products_of_columns", "weights")
def einsum_over_the_wrong_index():
    i = attention_inputs(m=8, n=8, d_k=8)
    weights = (torch.einsum("ni,nj->ij", i["query"], i["key"]) / math.sqrt(8)).softmax(-1)
    return {**i, "weights": weights, "out": weights @ i["value"]}


@case(SDPA, "keys_for_values", "context")
def weights_times_keys():
    i = attention_inputs(d_v=8)
    weights = (i["query"] @ i["key"].T / math.sqrt(8)).softmax(-1)
    return {**i, "weights": weights, "context": weights @ i["key"]}


@case(SDPA, "values_for_keys", "weights")
def scores_against_values():
    i = attention_inputs(d_v=8)
    weights = (i["query"] @ i["value"].T / math.sqrt(8)).softmax(-1)
    return {**i, "weights": weights, "context": weights @ i["value"]}


@case(SDPA, "queries_for_keys", "weights")
def queries_with_themselves():
    i = attention_inputs(m=5)
    attn = (i["query"] @ i["query"].T / math.sqrt(8)).softmax(-1)
    return {**i, "attn": attn}


@case(SDPA, "weights_transposed", "context")
def transposed_weights():
    i = attention_inputs(m=5)
    weights = (i["query"] @ i["key"].T / math.sqrt(8)).softmax(-1)
    return {**i, "out": weights.T @ i["value"]}


@case(SDPA, "values_transposed", "context")
def transposed_values():
    i = attention_inputs(m=5, n=6, d_v=6)
    weights = (i["query"] @ i["key"].T / math.sqrt(8)).softmax(-1)
    return {**i, "out": weights @ i["value"].T}


@case(SDPA, "scale_missing", "weights", form="printed")
def forgot_the_scale_and_prints_four_digits():
    i = attention_inputs()
    weights = (i["query"] @ i["key"].T).softmax(-1)
    return {**i, "attention weights": weights, "output": weights @ i["value"]}


@case(SDPA, "softmax_as_maximum", "weights")
def hard_attention():
    i = attention_inputs()
    scores = i["query"] @ i["key"].T / math.sqrt(8)
    return {**i, "weights": torch.nn.functional.one_hot(scores.argmax(-1), 5).float()}


@case(SDPA, None, "weights")
def a_mistake_that_nobody_knows():
    """Wrong, but in no usual way: to be answered by silence."""
    i = attention_inputs()
    weights = torch.sigmoid(i["query"] @ i["key"].T / 3 + 0.37)
    return {**i, "weights": weights, "output": weights @ i["value"]}


@case(SDPA, None, "weights")
def random_numbers():
    """Nothing computed: to be answered by silence."""
    i = attention_inputs()
    return {**i, "weights": randn(4, 5).softmax(-1)}
