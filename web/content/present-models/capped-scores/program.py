def unit(x):
    return x / maximum(norm(x), 1e-12)


def capped_scores(
    Q: "n d_k",
    K: "n d_k",
    V: "n d_v",
    g: "1 1",
    *,
    factor: "0.5..20" = 6.0,
    cap: "0.5..100" = 4.0,
):
    r"""Capped scores and normed queries

    Long queries and keys make large scores, and large scores leave a single weight of nearly 1. A cap bounds the scores;
    norms take the lengths out of them.

    Source: Gemma Team 2024 (Gemma 2), section 2; Henry et al. 2020; Dehghani et al. 2023, section 2
    Symbols: grown_query = Q', lengths = \lVert Q'\rVert, capped = \check{S}, capped_weights = \check{A},
    capped_context = \check{C}, unit_query = \hat{Q}, unit_key = \hat{K}, cosines = \cos,
    normed_scores = \hat{S}, normed_weights = \hat{A}, normed_context = \hat{C}
    Learned: g
    """
    # In training, queries and keys can grow longer and longer.
    grown_query = Q * factor
    lengths = norm(grown_query)
    scores = grown_query @ K.T / sqrt(d_k)
    weights = softmax(scores + causal_mask(n, n))
    context = weights @ V

    ## A cap
    capped = cap * tanh(scores / cap)
    # After the cap: a cap on −∞ would let the future in again.
    capped_weights = softmax(capped + causal_mask(n, n))
    capped_context = capped_weights @ V

    ## Normed queries and keys
    unit_query = unit(grown_query)
    unit_key = unit(K)
    cosines = unit_query @ unit_key.T
    normed_scores = cosines * g
    normed_weights = softmax(normed_scores + causal_mask(n, n))
    normed_context = normed_weights @ V
    return normed_context
