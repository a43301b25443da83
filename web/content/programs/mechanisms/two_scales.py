def two_scales(query: "m d_k", key: "n d_k", value: "n d_v"):
    r"""Attention with and without the division by the root of the width

    The same queries, keys and values twice: once with the scores as they are, once divided.

    Source: Vaswani et al. 2017, section 3.2.1
    Sizes: m = 3, n = 3, d_k = 4, d_v = 4
    Symbols: key_transposed = K^{\top}, unscaled_weights = A', unscaled_context = C',
        context_change = C-C'
    """
    key_transposed = key.T

    # The dot product of each query with each key.
    scores = query @ key_transposed

    ## Without the division
    # Wide queries and keys have large dot products: one weight takes nearly all.
    unscaled_weights = softmax(scores)
    unscaled_context = unscaled_weights @ value

    ## With the division
    # Divided by the root of the width, the scores keep their spread at any width.
    scaled_scores = scores / sqrt(d_k)
    weights = softmax(scaled_scores)
    context = weights @ value

    ## What it changes
    # How far the two results are apart.
    context_change = context - unscaled_context
    return context_change
