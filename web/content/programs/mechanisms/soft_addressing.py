def soft_addressing(
    query: "m d_k",
    key: "n d_k",
    value: "n d_v",
    *,
    temperature: "0..1e6" = 1.0,
):
    r"""A dictionary that is looked up softly

    A dictionary gives the value of the one key that fits. Attention gives a mixture of all values; the lower the temperature, the
    nearer it comes to the dictionary.

    Sizes: m = 1, n = 4, d_k = 3, d_v = 2
    Symbols: key_transposed = K^{\top}, hard_weights = A_0, hard_context = C_0,
        tempered_scores = S_{\tau}, weights_difference = A-A_0
    """
    key_transposed = key.T

    # How well each key fits the query.
    scores = query @ key_transposed

    ## Hard lookup
    # All weight on the best key, as a dictionary does.
    hard_weights = hardmax(scores)
    hard_context = hard_weights @ value

    ## Soft lookup
    if temperature == 0:
        weights = hardmax(scores)
    else:
        # A low temperature drives the scores apart.
        tempered_scores = scores / temperature
        weights = softmax(tempered_scores)
    context = weights @ value

    ## Soft against hard
    # How much weight went to other keys than the best.
    weights_difference = weights - hard_weights
    return context
