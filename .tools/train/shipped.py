"""Writes the data of the lesson as a TypeScript module: a sentence pair, its states, and the score network."""

import json
import math

#: Multiples of 1/16 are short decimals, and their sums and products are exact in floating point: the two computations of the
#: scores in the lesson then give equal results, whatever the order of addition.
PER_UNIT = 16


def rounded(matrix):
    """Adding 0 turns -0.0 into 0."""
    return [[round(number * PER_UNIT) / PER_UNIT + 0.0 for number in row] for row in matrix.tolist()]


def alignment(inputs):
    """For each target word, the index of the source word with the highest score, from the rounded numbers in plain Python."""

    def times(row, matrix):
        return [math.fsum(x * y for x, y in zip(row, column)) for column in zip(*matrix)]

    def score(s, h):
        read = zip(times(h, inputs["w_h"]), times(s, inputs["w_s"]), inputs["v_a"])
        return math.fsum(v * math.tanh(x + y) for x, y, (v,) in read)

    rows = [[score(s, h) for h in inputs["encoder_states"]] for s in inputs["decoder_states"]]
    return [row.index(max(row)) for row in rows]


def numbers(model, vocabulary, pair):
    """The inputs of the engine's variant. Rows are states, so PyTorch's weight matrices are transposed."""
    run = model.follow(*vocabulary.numbers([pair]))
    return {
        "decoder_states": rounded(run.states[0]),
        "encoder_states": rounded(run.h[0]),
        "w_h": rounded(model.w_h.weight.T),
        "w_s": rounded(model.w_s.weight.T),
        "v_a": rounded(model.v_a.weight.T),
    }


def quoted(words):
    return "[" + ", ".join(f"'{word}'" for word in words) + "]"


def lines(matrix):
    return "\n".join(f"    {json.dumps([int(x) if x == int(x) else x for x in row])}," for row in matrix)


def module(model, vocabulary, pair, counts):
    english, french, sources = pair
    inputs = numbers(model, vocabulary, pair)
    if alignment(inputs) != list(sources):
        raise SystemExit(f"the weights lie on {alignment(inputs)} and not on {sources}")
    matrices = "\n".join(f"  {name}: [\n{lines(matrix)}\n  ]," for name, matrix in inputs.items())
    measured = "\n".join(f"  {name}: {count}," for name, count in counts.items())
    return f"""// Written by .tools/train/alignment.py: do not edit.

/** A sentence pair that the translator did not learn from. */
export const sentences = {{
  query: {quoted(french)},
  key: {quoted(english)},
}};

/** For each French word, the place of the English word that it renders, by the grammar. */
export const sources = {json.dumps(sources)};

/** What the translator learned from, and how it did on sentences that it had not seen. */
export const measured = {{
{measured}
}};

/** The states of the pair and the trained score network, rounded to whole multiples of 1/{PER_UNIT}. */
export const trained = {{
{matrices}
}};
"""
