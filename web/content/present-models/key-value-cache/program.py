def kv_cache(
    X: "n d_model",
    W_q: "d_model d_k",
    W_k: "d_model d_k",
    W_v: "d_model d_v",
    *,
    bytes: "1..8" = 2,
):
    r"""The cache of keys and values

    A model that writes token by token keeps the keys and values of what it has written. Nothing is lost: the rows
    are those of one causal pass over the whole text.

    Source: Shazeer 2019, section 2.4
    Symbols: x = x, query = q, key = k, value = v, context = c, cached_keys = K, cached_values = V,
    all_weights = A, full_output = O', difference = O-O', rows_without_cache = r, cache_bytes = b
    """
    keys = []
    values = []
    contexts = []
    for step in range(n):
        x = X[step : step + 1]
        query = x @ W_q
        # One new row each; the older ones are not computed again.
        key = x @ W_k
        value = x @ W_v
        keys.append(key)
        values.append(value)
        cached_keys = concat(keys, axis=0)
        cached_values = concat(values, axis=0)
        # No mask: what comes later does not exist yet.
        scores = query @ cached_keys.T / sqrt(d_k)
        weights = softmax(scores)
        context = weights @ cached_values
        contexts.append(context)
    output = concat(contexts, axis=0)

    ## All at once
    Q = X @ W_q
    K = X @ W_k
    V = X @ W_v
    masked_scores = Q @ K.T / sqrt(d_k) + causal_mask(n, n)
    all_weights = softmax(masked_scores)
    full_output = all_weights @ V
    difference = output - full_output

    ## What it costs
    # Without a cache, the key and the value of every earlier token are computed again.
    rows_without_cache = array([[t + 1 for t in range(n)]])
    # A key and a value for each token so far.
    cache_bytes = array([[(t + 1) * (d_k + d_v) * bytes for t in range(n)]])
    return output
