def shifted_window_sequence(
    x: "n d_model",
    *,
    window: "1..64" = 4,
    shift: bool = True,
):
    r"""Shifted windows on a line

    Tokens look at those in their window. In every second layer the windows are moved by half, so that neighbours meet.

    Source: Liu et al. 2021, section 3.2
    Sizes: n = 8, d_model = 2
    Tokens: n = query
    Symbols: x = X, rolled = X', window_mask_ = M, key_transposed = K^{\top}
    """
    ## Shift and windows
    by = window // 2 if shift else 0

    # The tokens move to the left, those at the start to the end.
    rolled = take(x, [(i + by) % n for i in range(n)], axis=0)

    # Other windows stay hidden, and so does what has come round from the start.
    window_mask_ = region_mask([2 * (p // window) + (1 if by > 0 and p >= n - by else 0) for p in range(n)], -inf)
    key_transposed = rolled.T

    # The dot product of each query with each key.
    scores = rolled @ key_transposed

    # Divided by the root of the width, so that wide queries and keys do not give extreme weights.
    scaled_scores = scores / sqrt(d_model)
    masked_scores = scaled_scores + window_mask_

    # Shares that add up to 1 for each query.
    weights = softmax(masked_scores)

    # The values, mixed by these shares.
    context = weights @ rolled

    ## Back in place
    output = take(context, [(i - by) % n for i in range(n)], axis=0)
    return output
