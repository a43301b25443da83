def dot_product(
    query: "m d_k",
    key: "n d_k",
    value: "n d_v",
    mask: "m n",  # 0 where a query may look, -inf where it may not
    *,
    mask_: "none | causal | causal_bottom_right | padding | window | block | custom" = "none",
    valid_len: "0..256" = 2,
    window_left: "-1..256" = 1,
    window_right: "-1..256" = 1,
    block_size: "1..256" = 2,
    fully_masked: "zeros | nan" = "zeros",
):
    r"""Dot-product attention

    Each query is compared with all keys, and gets a mixture of the values.

    Source: Luong et al. 2015, section 3.1
    Sizes: m = 3, n = 3, d_k = 4, d_v = 4
    Symbols: key_transposed = K^{\top}
    """
    key_transposed = key.T

    # The dot product of each query with each key: large where both point the same way.
    scores = query @ key_transposed

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
        masked_scores = scores + mask
    else:
        masked_scores = scores

    # Shares that add up to 1 for each query.
    weights = softmax(masked_scores, fully_masked=fully_masked)

    # The values, mixed by these shares.
    context = weights @ value
    return context
