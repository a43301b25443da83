#!/usr/bin/env python3
"""Generates web/lessons/models/trained-alignment.ts: the states and the score network of the lesson on additive attention.

    /usr/bin/python3 .tools/train/alignment.py

needs PyTorch (Debian: python3-torch, with the system's Python) and some minutes. Trains a small translator on the sentences of
grammar.py, without word alignments. The file is committed; this is needed only to generate it again. With fixed seeds and one
thread, the same version of PyTorch writes the same bytes on the same kind of processor.
"""

import random
from pathlib import Path

import shipped
import torch
from grammar import sentence, translate
from measure import Measure
from torch.nn.functional import cross_entropy
from torch.nn.utils import clip_grad_norm_
from translator import PAD, Translator
from vocabulary import Vocabulary

TARGET = Path(__file__).parents[2] / "web/lessons/models/trained-alignment.ts"
SHOWN = translate(("the", None, None, "european", "economic", "area", "grows", "."))
#: Training sentences do not contain these words in a row, so that the sentence of the lesson is held out.
UNSEEN = "european economic area"

SIZES = {"word": 8, "d_h": 8, "d_s": 8, "d_a": 8}
#: Sizes of the training, validation and test sets. Validation chooses between the starts.
LEARNED_FROM, CHOOSING, HELD_OUT = 10000, 1000, 1000
STEPS, BATCH, RATE = 2500, 128, 0.015
#: Standard deviation of noise added to the encoder states in training, which makes each state encode its own word more clearly.
NOISE = 0.1
#: Random seeds: results of such a small network vary between initializations.
STARTS = range(1, 7)


def draw(count):
    """Draws different sentences, except those held out for the lesson."""
    source = random.Random(0)
    found = {}
    while len(found) < count:
        english, french, sources = translate(sentence(source))
        if UNSEEN not in " ".join(english):
            found[english] = (english, french, sources)
    return list(found.values())


def learn(model, source, target):
    optimiser = torch.optim.Adam(model.parameters(), RATE)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, RATE, STEPS)
    for _ in range(STEPS):
        some = torch.randint(len(source), (BATCH,))
        x, y = source[some], target[some]
        scores = model.follow(x, y, NOISE).scores
        loss = cross_entropy(scores.flatten(0, 1), y.flatten(), ignore_index=PAD)
        optimiser.zero_grad()
        loss.backward()
        clip_grad_norm_(model.parameters(), 1)
        optimiser.step()
        schedule.step()


def trained(start, vocabulary, sentences):
    torch.manual_seed(start)
    model = Translator(len(vocabulary.english), len(vocabulary.french), SIZES)
    learn(model, *vocabulary.numbers(sentences))
    return model


def best(models, vocabulary, sentences):
    """The model with the most sentences that are translated and aligned without an error."""
    measured = [Measure.of(model, vocabulary, sentences) for model in models]
    print(*measured, sep="\n")
    return max(zip(models, measured), key=lambda pair: pair[1].faultless)[0]


def main():
    torch.set_num_threads(1)
    torch.use_deterministic_algorithms(True)
    drawn = draw(LEARNED_FROM + CHOOSING + HELD_OUT)
    learned_from, others = drawn[:LEARNED_FROM], drawn[LEARNED_FROM:]
    vocabulary = Vocabulary(learned_from)
    models = [trained(start, vocabulary, learned_from) for start in STARTS]
    with torch.no_grad():
        model = best(models, vocabulary, others[:CHOOSING])
        measured = Measure.of(model, vocabulary, others[CHOOSING:])
        counts = {"learnedFrom": LEARNED_FROM, "starts": len(STARTS), **vocabulary.counts(), **measured.counts()}
        TARGET.write_text(shipped.module(model, vocabulary, SHOWN, counts), encoding="utf-8")
    print("chosen, on others:", measured)


main()
