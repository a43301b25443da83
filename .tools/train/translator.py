"""A small version of the translator of Bahdanau et al. 2015: bidirectional GRU encoder and GRU decoder."""

from typing import NamedTuple

import torch
from torch import nn
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence

#: Indices of padding, of the start token, and of the first word.
PAD, START, FIRST = 0, 1, 2


class Run(NamedTuple):
    """Encoder states, a row per English word; logits, previous decoder states and weights, a row per French word."""

    h: torch.Tensor
    scores: torch.Tensor
    states: torch.Tensor
    weights: torch.Tensor


class Translator(nn.Module):
    def __init__(self, english, french, sizes):
        super().__init__()
        word, half, state, network = sizes["word"], sizes["d_h"] // 2, sizes["d_s"], sizes["d_a"]
        self.english = nn.Embedding(FIRST + english, word)
        self.french = nn.Embedding(FIRST + french, word)
        self.encoder = nn.GRU(word, half, batch_first=True, bidirectional=True)
        self.first_state = nn.Linear(half, state)
        self.w_h = nn.Linear(2 * half, network, bias=False)
        self.w_s = nn.Linear(state, network, bias=False)
        self.v_a = nn.Linear(network, 1, bias=False)
        self.decoder = nn.GRUCell(word + 2 * half, state)
        self.output = nn.Linear(state + word + 2 * half, FIRST + french)

    def encode(self, source):
        """h, a row per word, and s_0, computed from the backward state at the first word."""
        lengths = (source != PAD).sum(1)
        packed = pack_padded_sequence(self.english(source), lengths, batch_first=True, enforce_sorted=False)
        h, _ = pad_packed_sequence(self.encoder(packed)[0], batch_first=True)
        return h, torch.tanh(self.first_state(h[:, 0, h.shape[2] // 2 :]))

    def weights(self, s, h, source):
        """The weights of the source words: softmax of vᵀ tanh(W_h h_j + W_s s)."""
        scores = self.v_a(torch.tanh(self.w_h(h) + self.w_s(s)[:, None])).squeeze(2)
        return torch.softmax(scores.masked_fill(source == PAD, -torch.inf), 1)

    def step(self, s, h, source, before):
        """One decoder step: the logits of all French words, the next state, and the attention weights."""
        weights = self.weights(s, h, source)
        context = (weights[:, None] @ h).squeeze(1)
        word = self.french(before)
        after = self.decoder(torch.cat([word, context], 1), s)
        return self.output(torch.cat([after, word, context], 1)), after, weights

    def follow(self, source, target, noise=0.0):
        """Runs the decoder with teacher forcing."""
        h, s = self.encode(source)
        before = torch.full_like(target[:, 0], START)
        h = h + noise * torch.randn_like(h)
        rows = []
        for word in target.unbind(1):
            scores, after, weights = self.step(s, h, source, before)
            rows.append((scores, s, weights))
            s, before = after, word
        return Run(h, *(torch.stack(parts, 1) for parts in zip(*rows)))

    def write(self, source, length):
        """Greedy decoding."""
        h, s = self.encode(source)
        before = torch.full_like(source[:, 0], START)
        words = []
        for _ in range(length):
            scores, s, _ = self.step(s, h, source, before)
            before = scores.argmax(1)
            words.append(before)
        return torch.stack(words, 1)
