def kv_cache(
    x: "n d_model",
    w_q: "d_model d_k",
    w_k: "d_model d_k",
    w_v: "d_model d_v",
    *,
    bytes: "1..8" = 2,
):
    r"""The cache of keys and values

    A model that writes token by token keeps the keys and values of what it has written. Nothing is lost: the rows
    are those of one causal pass over the whole text.

    Source: Shazeer 2019, section 2.4
    Symbols: token = x, new_query = q, new_key = k, new_value = v, context = c, cached_keys = K, cached_values = V,
    all_weights = A, full_output = O', difference = O-O', rows_without_cache = r, cache_bytes = b
    """
    keys = []
    values = []
    contexts = []
    for step in range(n):
        token = x[step : step + 1]
        new_query = token @ w_q
        # One new row each; the older ones are not computed again.
        new_key = token @ w_k
        new_value = token @ w_v
        keys.append(new_key)
        values.append(new_value)
        cached_keys = concat(keys, axis=0)
        cached_values = concat(values, axis=0)
        # No mask: what comes later does not exist yet.
        scores = new_query @ cached_keys.T / sqrt(d_k)
        weights = softmax(scores)
        context = weights @ cached_values
        contexts.append(context)
    output = concat(contexts, axis=0)

    ## All at once
    query = x @ w_q
    key = x @ w_k
    value = x @ w_v
    masked_scores = query @ key.T / sqrt(d_k) + causal_mask(n, n)
    all_weights = softmax(masked_scores)
    full_output = all_weights @ value
    difference = output - full_output

    ## What it costs
    # Without a cache, the key and the value of every earlier token are computed again.
    rows_without_cache = array([[t + 1 for t in range(n)]])
    # A key and a value for each token so far.
    cache_bytes = array([[(t + 1) * (d_k + d_v) * bytes for t in range(n)]])
    return output
