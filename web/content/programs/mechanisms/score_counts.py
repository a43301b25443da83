def score_counts(
    decoder_states: "m d_s",
    encoder_states: "n d_h",
    w_s: "d_s d_a",
    w_h: "d_h d_a",
    v_a: "d_a 1",
    w_f: "d_s d_k",
    w_g: "d_h d_k",
):
    r"""A network for every pair, or two maps and a product

    The same number of scores, by very different numbers of evaluations.

    Sizes: m = 3, n = 4, d_s = 2, d_h = 2, d_a = 2, d_k = 2
    Symbols: decoder_states = s, encoder_states = h, v_a = v, pairs = P, w_pairs = W,
        projected_pairs = Z, hidden_pairs = H, energies = e, mapped_query = F, mapped_key = G,
        mapped_key_transposed = G^{\top}, product_scores = S', query_count = M, key_count = N
    """
    ## A network for every pair
    # Both states side by side, m times n of them.
    pairs = pair_concat(decoder_states, encoder_states, first="inner")
    w_pairs = concat([w_h, w_s], axis=0)
    projected_pairs = pairs @ w_pairs
    hidden_pairs = tanh(projected_pairs)
    energies = hidden_pairs @ v_a
    scores = reshape(energies, m, n)

    ## Two maps and one product
    # Each state goes through a layer once: m plus n of them.
    mapped_query_product = decoder_states @ w_f
    mapped_query = tanh(mapped_query_product)
    mapped_key_product = encoder_states @ w_g
    mapped_key = tanh(mapped_key_product)
    mapped_key_transposed = mapped_key.T

    # All scores in one product.
    product_scores = mapped_query @ mapped_key_transposed

    ## Evaluations
    query_count = array([[m]])
    key_count = array([[n]])
    pair_evaluations = query_count * key_count
    map_evaluations = query_count + key_count
    return product_scores
