"""Bahdanau's and Luong's attention: right, and wrong in one place."""

import torch
from register import program
from torch import nn

ADDITIVE = "additive-attention"


class Bahdanau(nn.Module):
    def __init__(self, names=("w_s", "w_h", "v_a"), hidden=16, width=10):
        super().__init__()
        query, keys, score = names
        setattr(self, query, nn.Linear(hidden, width, bias=False))
        setattr(self, keys, nn.Linear(hidden, width, bias=False))
        setattr(self, score, nn.Linear(width, 1, bias=False))
        self.names = names

    def forward(self, state, encoder_outputs, squash=torch.tanh):
        query, keys, score = (getattr(self, name) for name in self.names)
        energy = score(squash(query(state)[:, None] + keys(encoder_outputs)[None])).squeeze(-1)
        alpha = torch.softmax(energy, dim=-1)
        return energy, alpha, alpha @ encoder_outputs


@program("c04_bahdanau", lesson=ADDITIVE)
def bahdanau():
    """The names of the tutorial of PyTorch: Wa, Ua, Va."""
    m = Bahdanau(("Wa", "Ua", "Va"))
    hidden, encoder_outputs = torch.randn(3, 16), torch.randn(6, 16)
    scores, weights, context = m(hidden, encoder_outputs)
    arrays = {"decoder_hidden": hidden, "encoder_outputs": encoder_outputs, **m.state_dict()}
    return {**arrays, "scores": scores, "attn_weights": weights, "context": context}


@program("c04_bahdanau_names_of_the_page", lesson=ADDITIVE)
def bahdanau_names_of_the_page():
    """nn.Linear with the letters of the paper, stored as Wᵀ."""
    m = Bahdanau()
    s, h = torch.randn(3, 16), torch.randn(6, 16)
    energy, alpha, context = m(s, h)
    return {"decoder_states": s, "encoder_states": h, **m.state_dict(), "energy": energy, "alpha": alpha, "context": context}


@program("c04_bahdanau_of_d2l", lesson=ADDITIVE, form="json")
def bahdanau_of_d2l():
    """The names of Dive into Deep Learning; keys are the values too."""
    m = Bahdanau(("W_q", "W_k", "w_v"))
    queries, keys = torch.randn(2, 16), torch.randn(5, 16)
    _, weights, out = m(queries, keys)
    return {"queries": queries, "keys": keys, "values": keys, **m.state_dict(), "attention_weights": weights, "output": out}


@program("c05_luong_general", lesson="luong-attention", score="general")
def luong_general():
    """score = sᵀ W h, the Linear applied to the states of the encoder: its weight is W itself."""
    attn, hidden, encoder_outputs = nn.Linear(16, 16, bias=False), torch.randn(3, 16), torch.randn(6, 16)
    scores = hidden @ attn(encoder_outputs).T
    attn_weights = scores.softmax(-1)
    arrays = {"decoder_hidden": hidden, "encoder_outputs": encoder_outputs, "attn.weight": attn.weight}
    return {**arrays, "scores": scores, "attn_weights": attn_weights, "context": attn_weights @ encoder_outputs}


@program("c05_luong_general_of_the_query", lesson="luong-attention", score="general")
def luong_general_of_the_query():
    """The Linear applied to the state of the decoder: its weight is Wᵀ."""
    Wa, s, h = nn.Linear(16, 16, bias=False), torch.randn(3, 16), torch.randn(6, 16)
    scores = Wa(s) @ h.T
    alpha = scores.softmax(-1)
    return {"decoder_states": s, "encoder_states": h, "Wa.weight": Wa.weight, "scores": scores, "alpha": alpha, "context": alpha @ h}


@program("m28_additive_without_tanh", lesson=ADDITIVE, expected="mistake.score_tanh_missing")
def additive_without_tanh():
    m = Bahdanau()
    s, h = torch.randn(3, 16), torch.randn(6, 16)
    energy, alpha, context = m(s, h, squash=lambda sum_of_both: sum_of_both)
    return {"decoder_states": s, "encoder_states": h, **m.state_dict(), "energy": energy, "alpha": alpha, "context": context}
