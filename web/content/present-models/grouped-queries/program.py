def grouped_queries(
    x: "n d_model",
    w_q: "d_model h*d_k",
    w_k: "d_model h*d_k",
    w_v: "d_model h*d_v",
    w_o: "h*d_v d_model",
    *,
    h: "1..8" = 4,
    g: "1..8" = 2,
):
    r"""Grouped-query attention

    Several heads share the keys and values of one group, so that less has to be kept of each token.

    Source: Ainslie et al. 2023, section 2.2
    Sizes: n = 3, d_model = 4, d_k = 2, d_v = 2
    Symbols: queries = Q, joined = \bar{C}, counts = N, cache = \text{KV}, key_weights = \bar{W}^K, value_weights = \bar{W}^V,
        shared_key = \bar{K}, shared_value = \bar{V}, parameter_counts = P
    """
    assert h % g == 0, "the heads must divide into equal groups"
    size = h // g

    # The queries of all heads, side by side.
    queries = x @ w_q

    kept = []
    for group in range(g):
        first, end = group * size, group * size + size
        # The mean of the matrices of the heads of this group.
        key_weights = sum([w_k[:, i * d_k : (i + 1) * d_k] for i in range(first, end)]) / size
        value_weights = sum([w_v[:, i * d_v : (i + 1) * d_v] for i in range(first, end)]) / size
        # The keys and values that the heads of this group share.
        shared_key = x @ key_weights
        shared_value = x @ value_weights
        kept.append(shared_key)
        kept.append(shared_value)

    ## The cache
    # What a model keeps of each token: the keys and values of all groups.
    cache = concat(kept, axis=1)
    # Numbers kept of each token: with groups, and if each head had keys and values of its own.
    counts = array([[g * (d_k + d_v), h * (d_k + d_v)]])

    contexts = []
    for head in range(h):
        start = head // size * (d_k + d_v)
        query = queries[:, head * d_k : (head + 1) * d_k]
        key = cache[:, start : start + d_k]
        value = cache[:, start + d_k : start + d_k + d_v]
        scores = query @ key.T
        scaled_scores = scores / sqrt(d_k)
        weights = softmax(scaled_scores)
        context = weights @ value
        contexts.append(context)

    ## Output
    joined = concat(contexts, axis=1)
    output = joined @ w_o

    ## What is learned
    # Numbers in the matrices of queries, keys, values and the output: with groups, and if each head had keys and values of its own.
    parameter_counts = array([[d_model * (h + g) * (d_k + d_v), d_model * 2 * h * (d_k + d_v)]])
    return output
