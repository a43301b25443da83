def capped_scores(
    query: "n d_k",
    key: "n d_k",
    value: "n d_v",
    g: "1 1",
    *,
    factor: "0.5..20" = 6.0,
    cap: "0.5..100" = 4.0,
    cap_after_mask: bool = False,
):
    r"""Capped scores and normed queries

    Long queries and keys make large scores, and large scores leave a single weight of nearly 1. A cap bounds the scores;
    norms take the lengths out of them.

    Source: Gemma Team 2024, section 2
    Symbols: grown_query = Q', lengths = \lVert Q'\rVert, squashed = T, capped = \check{S}, capped_weights = \check{A},
    capped_context = \check{C}, unit_query = \hat{Q}, key_lengths = \lVert K\rVert, unit_key = \hat{K}, cosines = \cos,
    normed_scores = S^N, normed_weights = A^N, normed_context = C^N
    Learned: g
    """
    # In training, queries and keys can become longer and longer.
    grown_query = query * factor
    lengths = norm(grown_query)
    scores = grown_query @ key.T / sqrt(d_k)
    weights = softmax(scores + causal_mask(n, n))
    context = weights @ value

    ## A cap
    if cap_after_mask:
        # A mistake: the cap makes −cap of −∞.
        squashed = tanh((scores + causal_mask(n, n)) / cap)
        capped = cap * squashed
        capped_weights = softmax(capped)
    else:
        squashed = tanh(scores / cap)
        capped = cap * squashed
        capped_weights = softmax(capped + causal_mask(n, n))
    capped_context = capped_weights @ value

    ## Normed queries and keys
    unit_query = grown_query / maximum(lengths, 1e-12)
    key_lengths = norm(key)
    unit_key = key / maximum(key_lengths, 1e-12)
    cosines = unit_query @ unit_key.T
    normed_scores = cosines * g
    normed_weights = softmax(normed_scores + causal_mask(n, n))
    normed_context = normed_weights @ value
    return normed_context
