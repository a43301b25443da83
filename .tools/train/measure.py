"""How well a translator does on sentences that it did not learn from."""

from dataclasses import dataclass

from translator import PAD
from vocabulary import padded


@dataclass(frozen=True)
class Measure:
    #: Sentences, and those that it translates on its own without one wrong word.
    sentences: int
    sentences_right: int
    #: French words, and those whose largest weight lies on the English word that they render, while it writes the right French.
    words: int
    words_aligned: int
    #: Sentences without a wrong word and without a word that is not aligned.
    faultless: int

    @classmethod
    def of(cls, model, vocabulary, sentences):
        source, target = vocabulary.numbers(sentences)
        # Numbers from 1, so that what is filled up is no place.
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
