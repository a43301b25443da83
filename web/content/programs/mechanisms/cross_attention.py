def cross_attention(
    x: "m d_x",
    y: "n d_y",
    w_q: "d_x d_k",
    w_k: "d_y d_k",
    w_v: "d_y d_v",
    b_q: "1 d_k",
    b_k: "1 d_k",
    b_v: "1 d_v",
    mask: "m n",  # 0 where a query may look, -inf where it may not
    *,
    mask_: "none | causal | causal_bottom_right | padding | window | block | custom" = "none",
    valid_len: "0..256" = 2,
    window_left: "-1..256" = 1,
    window_right: "-1..256" = 1,
    block_size: "1..256" = 2,
    fully_masked: "zeros | nan" = "zeros",
    scale: "-1e6..1e6" = 0.0,
    bias: bool = False,
):
    r"""Cross-attention

    The tokens of one sequence ask those of another.

    Source: Vaswani et al. 2017, section 3.2.3
    Sizes: m = 3, n = 3, d_x = 4, d_y = 4, d_k = 4, d_v = 4
    Tokens: m = query, n = key
    Symbols: x = X, y = Y, key_transposed = K^{\top}, query_product = Q', key_product = K',
        value_product = V'
    """
    ## Projections
    if bias:
        query_product = x @ w_q
        query = query_product + b_q
        key_product = y @ w_k
        key = key_product + b_k
        value_product = y @ w_v
        value = value_product + b_v
    else:
        # What each token asks, what it offers, and what it hands over.
        query = x @ w_q
        key = y @ w_k
        value = y @ w_v
    key_transposed = key.T

    # The dot product of each query with each key: large where both point the same way.
    scores = query @ key_transposed

    if scale == 0:
        # Divided by the root of the width, so that wide queries and keys do not give extreme weights.
        scaled_scores = scores / sqrt(d_k)
    else:
        scaled_scores = scores * scale

    if mask_ == "causal":
        mask = causal_mask(m, n)
    if mask_ == "causal_bottom_right":
        mask = causal_mask(m, n, n - m)
    if mask_ == "padding":
        mask = padding_mask(m, n, valid_len)
    if mask_ == "window":
        before = window_left if window_left >= 0 else m
        after = window_right if window_right >= 0 else n
        mask = window_mask(m, n, before, after)
    if mask_ == "block":
        mask = block_mask(m, n, block_size)
    if mask_ != "none":
        # What is masked gets minus infinity, which is a share of 0.
        masked_scores = scaled_scores + mask
    else:
        masked_scores = scaled_scores

    # Shares that add up to 1 for each query.
    weights = softmax(masked_scores, fully_masked=fully_masked)

    # The values, mixed by these shares.
    context = weights @ value
    return context
