def similarity_attention(
    query: "m d_k",
    key: "n d_k",
    value: "n d_v",
    w_a: "d_k d_k",
    w_q: "d_k d_a",
    w_k: "d_k d_a",
    v_a: "d_a 1",
    *,
    similarity: "dot | scaled_dot | cosine | general | additive | concat" = "dot",
    temperature: "1e-3..1e6" = 1.0,
):
    r"""Attention with six similarities

    What fits is a matter of choice: dot products, angles, a matrix in between, or a small network.

    Sizes: m = 3, n = 3, d_k = 4, d_v = 4, d_a = 2
    Symbols: key_transposed = K^{\top}, w_a = W_a, v_a = v, projected_query = \hat{Q},
        projected_key = \hat{K}, pairs = P, w_pairs = W, projected_pairs = Z, summed_pairs = Z_{+},
        hidden_pairs = H, energies = e, cosine_scores = \cos, norm_products = N,
        divisors = N_{\varepsilon}, tempered_scores = S_{\tau}
    """
    if similarity == "additive":
        # A network scores each pair: what it makes of the key and of the query is added, bent by tanh and read off by v.
        projected_key = key @ w_k
        projected_query = query @ w_q
        summed_pairs = pair_sum(projected_query, projected_key)
        hidden_pairs = tanh(summed_pairs)
        energies = hidden_pairs @ v_a
        scores = reshape(energies, m, n)
    elif similarity == "concat":
        # The same network, on each query and key side by side.
        pairs = pair_concat(query, key)
        w_pairs = concat([w_q, w_k], axis=0)
        projected_pairs = pairs @ w_pairs
        hidden_pairs = tanh(projected_pairs)
        energies = hidden_pairs @ v_a
        scores = reshape(energies, m, n)
    else:
        if similarity == "general":
            # A learned matrix says which columns are compared with which.
            projected_query = query @ w_a
        else:
            projected_query = query
        key_transposed = key.T

        # The dot product of each query with each key.
        scores = projected_query @ key_transposed

    if similarity == "cosine":
        # Divided by both lengths, only the angle counts.
        query_norms = norm(query)
        key_norms = norm(key)
        key_norms_transposed = key_norms.T
        norm_products = query_norms @ key_norms_transposed
        divisors = maximum(norm_products, 1e-8)
        cosine_scores = scores / divisors
        compared = cosine_scores
    elif similarity == "scaled_dot":
        scaled_scores = scores / sqrt(d_k)
        compared = scaled_scores
    else:
        compared = scores

    if temperature != 1:
        tempered_scores = compared / temperature
    else:
        tempered_scores = compared

    # Shares that add up to 1 for each query.
    weights = softmax(tempered_scores)

    # The values, mixed by these shares.
    context = weights @ value
    return context
