def basic_self_attention(x: "n d_model"):
    r"""Self-attention without parameters

    The tokens are queries, keys and values at once.

    Sizes: n = 4, d_model = 3
    Tokens: n = query
    Symbols: x_transposed = X^{\top}
    """
    x_transposed = x.T

    # Each token is compared with each.
    scores = x @ x_transposed

    # Shares that add up to 1 for each token.
    weights = softmax(scores)

    # Each token becomes a mixture of all.
    context = weights @ x
    return context
