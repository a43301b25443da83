def differential_and_gated(
    Q: "n 2*d",
    K: "n 2*d",
    V: "n d_v",
    G: "n d_v",
    *,
    factor: "0..1" = 0.7,
):
    r"""Differential and gated attention

    Two ways to be rid of what a softmax must give away: subtract a second map, or close a gate after the mixture.

    Source: Ye et al. 2025, Qiu et al. 2025
    Sizes: n = 5, d = 2, d_v = 2
    Tokens: n = query
    Symbols: difference = D, factor = \lambda, gate = \sigma(G), plain = \bar{C}, gated = \hat{C}, totals = \Sigma
    """
    maps = []
    for part in range(2):
        query = Q[:, part * d : (part + 1) * d]
        key = K[:, part * d : (part + 1) * d]
        scores = query @ key.T / sqrt(d)
        weights = softmax(scores + causal_mask(n, n))
        maps.append(weights)
    difference = maps[0] - maps[1] * factor
    totals = sum(difference, axis=-1)
    context = difference @ V

    ## With a gate
    plain = maps[0] @ V
    gate = sigmoid(G)
    gated = plain * gate
    return context, gated
