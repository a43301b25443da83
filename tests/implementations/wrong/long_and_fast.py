"""Long texts and fast programs, wrong in one place: windows, sinks, tiles, linear and sparse attention, rounding."""

import math

import torch
from gallery import case, randn

WINDOW = "windows-and-sinks"
TILES = "tiles"
LINEAR = "linear-attention"
SPARSE = "sparse-attention"
ROUNDING = "rounding"

inf = float("inf")


def causal(n):
    return torch.full((n, n), -inf).triu(1)


def window_inputs(n=7):
    return {"query": randn(n, 4), "key": randn(n, 4), "value": randn(n, 3), "sink": randn(1, 1)}


def window_scores(i):
    return i["query"] @ i["key"].T / math.sqrt(4)


def within(before, after, n=7):
    """Which keys each query sees: so many before it, and after it."""
    ahead = torch.arange(n)[None, :] - torch.arange(n)[:, None]
    return (ahead >= -before) & (ahead <= after)


def windowed(i, seen):
    weights = window_scores(i).masked_fill(~seen, -inf).softmax(-1)
    return {**i, "window_weights": weights, "window_context": weights @ i["value"]}


@case(WINDOW, "window_more_before", "window_weights")
def three_keys_before_the_token():
    return windowed(window_inputs(), within(3, 0))


@case(WINDOW, "window_fewer_before", "window_weights")
def window_minus_two():
    return windowed(window_inputs(), within(1, 0))


@case(WINDOW, "window_more_after", "window_weights")
def window_up_to_the_next_token():
    return windowed(window_inputs(), within(2, 1))


@case(WINDOW, "sees-both-sides", "window_weights")
def window_by_absolute_distance():
    return windowed(window_inputs(), within(2, 2))


@case(WINDOW, "first-tokens-hidden", "kept_weights")
def forgets_the_first_tokens():
    i = window_inputs()
    weights = window_scores(i).masked_fill(~within(2, 0), -inf).softmax(-1)
    return {**i, "kept_weights": weights, "kept_context": weights @ i["value"]}


def with_sink(i, weights):
    return {**i, "sink_weights": weights, "sink_context": weights @ i["value"]}


@case(WINDOW, "sink-left-out", "sink_weights")
def cuts_the_sink_off_before_the_softmax():
    i = window_inputs()
    logits = torch.cat((window_scores(i).masked_fill(~within(2, 0), -inf), i["sink"].expand(7, 1)), -1)
    return with_sink(i, logits[:, :-1].softmax(-1))


@case(WINDOW, "sink-without-exp", "sink_weights")
def adds_the_sink_as_it_is():
    i = window_inputs()
    i["sink"] = i["sink"].abs() + 0.5
    powers = window_scores(i).masked_fill(~within(2, 0), -inf).exp()
    return with_sink(i, powers / (powers.sum(-1, keepdim=True) + i["sink"]))


def tile_inputs(m=3, n=7):
    return {"Q": randn(m, 4), "K": randn(n, 4), "V": randn(n, 3)}


def online(i, corrects_sum=True, corrects_output=True, tiles=4, divides=True):
    largest = torch.full((3, 1), -inf)
    total, out = torch.zeros(3, 1), torch.zeros(3, 3)
    for k, v in list(zip(i["K"].split(2), i["V"].split(2)))[:tiles]:
        scores = i["Q"] @ k.T / 2
        new = torch.maximum(largest, scores.max(-1, keepdim=True).values)
        old = (largest - new).exp()
        p = (scores - new).exp()
        total = total * (old if corrects_sum else 1) + p.sum(-1, keepdim=True)
        out = out * (old if corrects_output else 1) + p @ v
        largest = new
    return {**i, "output": out / total if divides else out}


@case(TILES, "nothing-corrected", "output")
def never_rescales():
    return online(tile_inputs(), False, False)


@case(TILES, "output-not-corrected", "output")
def rescales_the_sum_only():
    return online(tile_inputs(), corrects_output=False)


@case(TILES, "sum-not-corrected", "output")
def rescales_the_output_only():
    return online(tile_inputs(), corrects_sum=False)


@case(TILES, "last-tile-missing", "output")
def drops_the_rest():
    return online(tile_inputs(), tiles=7 // 2)


@case(TILES, "not-divided-at-the-end", "output")
def returns_the_accumulator():
    return online(tile_inputs(), divides=False)


def linear_inputs(n=5):
    return {"Q": randn(n, 4), "K": randn(n, 4), "V": randn(n, 3), "strength": torch.rand(n, 1)}


def elu_1(x):
    return torch.nn.functional.elu(x) + 1


def recurrent(i, phi=elu_1, divides=True, reads_first=False, sum_first=False, keep=1.0, fades_last=False):
    q, k = phi(i["Q"]), phi(i["K"])
    state, mass, rows = torch.zeros(4, 3), torch.zeros(4), []
    for t in range(5):
        before, mass_before = state * keep, mass * keep
        if fades_last:
            before, mass_before = state, mass
        state = before + torch.outer(k[t], i["strength"][t] * i["V"][t])
        mass = mass_before + i["strength"][t] * k[t]
        if fades_last:
            state, mass = state * keep, mass * keep
        found = q[t] @ (before if reads_first else state)
        weight = q[t] @ (mass_before if reads_first or sum_first else mass)
        rows.append(found / weight if divides else found)
    return {**i, "output": torch.stack(rows)}


@case(LINEAR, "not-divided", "output")
def linear_without_the_sum():
    return recurrent(linear_inputs(), divides=False)


@case(LINEAR, "read-before-written", "output")
def reads_the_state_first():
    return recurrent(linear_inputs(), reads_first=True)


@case(LINEAR, "sum-before-written", "output")
def sums_the_keys_too_late():
    return recurrent(linear_inputs(), sum_first=True)


@case(LINEAR, "no-feature-map", "output")
def raw_queries_and_keys():
    return recurrent(linear_inputs(), phi=lambda x: x)


@case(LINEAR, "elu-without-1", "output")
def elu_alone():
    return recurrent(linear_inputs(), phi=torch.nn.functional.elu)


@case(LINEAR, "new-one-fades", "token_*/memory", keep=0.75)
def decays_after_writing():
    i = linear_inputs()
    q, k = elu_1(i["Q"]), elu_1(i["K"])
    state, states = torch.zeros(4, 3), []
    for t in range(5):
        state = 0.75 * (state + torch.outer(k[t], i["strength"][t] * i["V"][t]))
        states.append(state)
    return {**i, "memory": torch.stack(states)}


def delta(i, takes_out=True, norms=True, reads_first=False):
    unit = (lambda x: torch.nn.functional.normalize(x, dim=-1)) if norms else (lambda x: x)
    q = torch.nn.functional.normalize(elu_1(i["Q"]), dim=-1)
    k = unit(elu_1(i["K"]))
    state, rows = torch.zeros(4, 3), []
    for t in range(5):
        old = k[t] @ state if takes_out else 0
        new = state + torch.outer(k[t], i["strength"][t] * (i["V"][t] - old))
        rows.append(q[t] @ (state if reads_first else new))
        state = new
    return {**i, "output": torch.stack(rows)}


@case(LINEAR, "nothing-taken-out", "output", rule="delta")
def writes_without_taking_out():
    return delta(linear_inputs(), takes_out=False)


@case(LINEAR, "keys-of-any-length", "output", rule="delta")
def norms_the_queries_only():
    return delta(linear_inputs(), norms=False)


@case(LINEAR, "read-before-written", "output", rule="delta")
def delta_reads_first():
    return delta(linear_inputs(), reads_first=True)


def sparse_inputs(n=7):
    return {
        **{"Q": randn(n, 4), "K": randn(n, 4), "V": randn(n, 3)},
        **{"index_query": randn(n, 2), "index_key": randn(n, 2)},
    }


def top(scores, k=2, dim=-1):
    best = scores.topk(k, dim=dim).indices
    return torch.full_like(scores, -inf).scatter(dim, best, 0.0)


def sparse(i, chosen):
    weights = (i["Q"] @ i["K"].T / 2 + chosen).softmax(-1)
    return {**i, "weights": weights, "context": weights @ i["V"]}


def sparse_case():
    """No two of the first keys may be of equal importance, or it is chance which of them are chosen."""
    i = sparse_inputs()
    i["index_query"], i["index_key"] = i["index_query"].abs() + 0.1, i["index_key"].abs() + 0.1
    return i, i["index_query"] @ i["index_key"].T


@case(SPARSE, "mask-after-choice", "weights")
def chooses_among_later_keys():
    i, importance = sparse_case()
    return sparse(i, top(importance.relu()) + causal(7))


@case(SPARSE, "relu-missing", "importance")
def indexer_without_relu():
    i = sparse_inputs()
    return {**i, "importance": i["index_query"] @ i["index_key"].T}


@case(SPARSE, "chosen-by-keys", "weights")
def topk_of_dim_0():
    i, importance = sparse_case()
    return sparse(i, top(importance.relu() + causal(7), dim=0) + causal(7))


@case(SPARSE, "set-to-0-after-softmax", "weights")
def multiplies_the_weights_by_the_choice():
    i, importance = sparse_case()
    chosen = top(importance.relu() + causal(7)) == 0
    weights = (i["Q"] @ i["K"].T / 2 + causal(7)).softmax(-1) * chosen
    return {**i, "weights": weights, "context": weights @ i["V"]}


@case(SPARSE, "chosen-by-the-scores", "weights")
def topk_of_the_scores():
    i, _ = sparse_case()
    scores = i["Q"] @ i["K"].T / 2 + causal(7)
    return sparse(i, top(scores) + causal(7))


@case(SPARSE, "one-key-more", "weights")
def threshold_below_the_last_chosen():
    i, importance = sparse_case()
    masked = importance + causal(7)
    line = masked.sort(-1, descending=True).values[:, 2:3]
    return sparse(i, torch.zeros(7, 7).masked_fill(masked < line, -inf) + causal(7))


def half(x):
    return x.half().float()


def rounding_inputs(n=5, size=1.0):
    return {"Q": half(randn(n, 4) * size), "K": half(randn(n, 4) * size), "V": half(randn(n, 2))}


def in_half(i, hidden, padding=1, subtracts=True, rows=True):
    n = len(i["Q"])
    mask = torch.where((torch.arange(n)[None, :] < padding) | (torch.arange(n)[None, :] > torch.arange(n)[:, None]), hidden, 0.0)
    scores = half(half(i["Q"] @ i["K"].T / 2) + half(mask))
    if subtracts:
        scores = half(scores - (scores.max(-1, keepdim=True).values if rows else scores.max()))
    powers = half(scores.exp())
    weights = half(powers / half(powers.sum(-1, keepdim=True)))
    return {**i, "weights": weights, "context": half(weights @ i["V"])}


@case(ROUNDING, "minus-a-billion or minus-infinity", "weights")
def masks_with_minus_1e9_in_half():
    return in_half(rounding_inputs(size=4.0), -1e9)


@case(ROUNDING, "minus-a-billion or minus-infinity", "weights")
def masks_with_infinity_in_half():
    return in_half(rounding_inputs(size=4.0), -inf)


@case(ROUNDING, "minus-ten-thousand", "weights", hide="infinity")
def masks_with_minus_1e4_in_half():
    return in_half(rounding_inputs(), -1e4)


@case(ROUNDING, "maximum-not-subtracted", "weights", padding=0, hide="infinity")
def exponentials_of_large_scores_in_half():
    return in_half(rounding_inputs(size=4.0), -inf, padding=0, subtracts=False)


@case(ROUNDING, "one-maximum-for-all", "weights", padding=0, hide="infinity")
def subtracts_one_maximum():
    return in_half(rounding_inputs(size=4.0), -inf, padding=0, rows=False)
