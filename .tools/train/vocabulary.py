"""Word indices, from the training sentences."""

import torch
from translator import FIRST, PAD


def numbered(words):
    return {word: number for number, word in enumerate(sorted(words), FIRST)}


def padded(rows):
    longest = max(len(row) for row in rows)
    return torch.tensor([[*row, *[PAD] * (longest - len(row))] for row in rows])


class Vocabulary:
    def __init__(self, sentences):
        self.english = numbered({word for english, _, _ in sentences for word in english})
        self.french = numbered({word for _, french, _ in sentences for word in french})

    def numbers(self, sentences):
        """English and French as matrices of word indices, a row per sentence, padded with PAD."""
        source = padded([[self.english[word] for word in english] for english, _, _ in sentences])
        target = padded([[self.french[word] for word in french] for _, french, _ in sentences])
        return source, target

    def counts(self):
        return {"englishWords": len(self.english), "frenchWords": len(self.french)}
