"""Measures a translator on held-out sentences."""

from dataclasses import dataclass

from translator import PAD
from vocabulary import padded


@dataclass(frozen=True)
class Measure:
    #: Number of sentences, and of those translated without an error.
    sentences: int
    sentences_right: int
    #: Number of French words, and of those with the largest weight on the aligned English word, with teacher forcing.
    words: int
    words_aligned: int
    #: Number of sentences without a wrong or misaligned word.
    faultless: int

    @classmethod
    def of(cls, model, vocabulary, sentences):
        source, target = vocabulary.numbers(sentences)
        # From 1, since padding is 0.
        places = padded([[place + 1 for place in places] for _, _, places in sentences])
        real = target != PAD
        written = model.write(source, target.shape[1])
        right = ((written == target) | ~real).all(1)
        largest = model.follow(source, target).weights.argmax(2) + 1
        aligned = (largest == places) & real
        return cls(
            sentences=len(sentences),
            sentences_right=int(right.sum()),
            words=int(real.sum()),
            words_aligned=int(aligned.sum()),
            faultless=int((right & (aligned | ~real).all(1)).sum()),
        )

    def counts(self):
        return {
            "sentences": self.sentences,
            "sentencesRight": self.sentences_right,
            "words": self.words,
            "wordsAligned": self.words_aligned,
        }
