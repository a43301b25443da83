def latent_attention(
    x: "n d_model",
    w_q: "d_model h*d_k",
    w_dkv: "d_model c",
    w_uk: "c h*d_k",
    w_uv: "c h*d_v",
    *,
    h: "1..8" = 2,
    turn: bool = False,
    bytes: "1..8" = 2,
):
    r"""Latent attention

    Keys and values of all heads are made from one narrow row per token, and only that row is kept.

    Source: DeepSeek-AI 2024 (DeepSeek-V2), section 2.1
    Sizes: n = 3, d_model = 4, c = 3, d_k = 2, d_v = 2
    Symbols: w_dkv = W^{DKV}, w_uk = W^{UK}, w_uv = W^{UV}, latent = C^{KV}, key_up = W^{UK}, value_up = W^{UV},
        absorbed_query = \tilde{Q}, absorbed_scores = \tilde{S}, absorbed_weights = \tilde{A},
        mixed_latent = \tilde{C}, absorbed_context = \tilde{O}, kept = N, difference = \Delta
    """
    latent = x @ w_dkv

    plain = []
    absorbed = []
    for head in range(h):
        query = x @ w_q[:, head * d_k : (head + 1) * d_k]
        key_up = w_uk[:, head * d_k : (head + 1) * d_k]
        value_up = w_uv[:, head * d_v : (head + 1) * d_v]
        key = latent @ key_up
        value = latent @ value_up
        if turn:
            # Rotary positions turn queries and keys by an angle that grows with their place.
            angles = array([[t * 10000 ** (-2 * k / d_k) for k in range(d_k // 2)] for t in range(n)])
            turned_query = rotate_pairs(query, cos(angles), sin(angles))
            turned_key = rotate_pairs(key, cos(angles), sin(angles))
            scores = turned_query @ turned_key.T
        else:
            scores = query @ key.T
        weights = softmax(scores / sqrt(d_k) + causal_mask(n, n))
        context = weights @ value
        plain.append(context)

        ## Without keys and values
        absorbed_query = query @ key_up.T
        absorbed_scores = absorbed_query @ latent.T
        absorbed_weights = softmax(absorbed_scores / sqrt(d_k) + causal_mask(n, n))
        mixed_latent = absorbed_weights @ latent
        absorbed_context = mixed_latent @ value_up
        absorbed.append(absorbed_context)
    output = concat(plain, axis=1)
    difference = output - concat(absorbed, axis=1)

    ## What is kept
    kept = array([[bytes * h * (d_k + d_v), bytes * (d_k + d_v), bytes * c]])
    return output
