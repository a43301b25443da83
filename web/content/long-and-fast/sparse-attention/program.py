def sparse_attention(
    Q: "n d_k",
    K: "n d_k",
    V: "n d_v",
    index_query: "n d_i",
    index_key: "n d_i",
    *,
    k: "1..64" = 2,
):
    r"""Sparse attention

    A small attention decides which keys are worth reading; the real one reads only those.

    Source: DeepSeek-AI 2025
    Sizes: n = 6, d_k = 2, d_v = 3, d_i = 2
    Tokens: n = query
    Symbols: index_query = Q^I, index_key = K^I, importance = I, chosen = M, full = \bar{A}, full_context = \bar{C}, missed = r, work = N
    """
    importance = relu(index_query @ index_key.T)
    chosen = top_k_mask(importance + causal_mask(n, n), k)
    scores = Q @ K.T / sqrt(d_k)
    weights = softmax(scores + chosen)
    context = weights @ V

    ## With all keys
    full = softmax(scores + causal_mask(n, n))
    full_context = full @ V
    missed = sum(full - full * exp(chosen), axis=-1)

    ## Work
    pairs = n * (n + 1) // 2
    read = min(k, n)
    work = array([[pairs * (d_k + d_v), pairs * d_i, (read * n - read * (read - 1) // 2) * (d_k + d_v)]])
    return context
