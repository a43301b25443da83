def one_head(queries: "m h*d_k", keys: "n g*d_k", values: "n g*d_v", head, h, g, masks, scale, fully_masked, group=""):
    # The columns of this head, and those of its group.
    query = split(queries, h, axis=1)[head]
    key = split(keys, g, axis=1)[head // (h // g)]
    value = split(values, g, axis=1)[head // (h // g)]
    key_transposed = key.T

    # The dot product of each query with each key.
    scores = query @ key_transposed
    if scale == 0:
        # Divided by the root of the width, so that wide queries and keys do not give extreme weights.
        scaled_scores = scores / sqrt(d_k)
    else:
        scaled_scores = scores * scale
    if len(masks) > 0:
        # What is masked gets minus infinity, which is a share of 0.
        masked_scores = scaled_scores + masks[0]
    else:
        masked_scores = scaled_scores

    # Shares that add up to 1 for each query.
    weights = softmax(masked_scores, fully_masked=fully_masked)

    # The values, mixed by these shares.
    context = weights @ value
    return context


def grouped_query_attention(
    query: "m n_heads*d_k",
    key: "n n_kv_heads*d_k",
    value: "n n_kv_heads*d_v",
    mask: "m n",  # 0 where a query may look, -inf where it may not
    *,
    mask_: "none | causal | causal_bottom_right | padding | window | block | custom" = "none",
    valid_len: "0..256" = 2,
    window_left: "-1..256" = 1,
    window_right: "-1..256" = 1,
    block_size: "1..256" = 2,
    fully_masked: "zeros | nan" = "zeros",
    scale: "-1e6..1e6" = 0.0,
    n_heads: "1..16" = 4,
    n_kv_heads: "1..16" = 2,
):
    r"""Grouped-query attention

    Groups of heads share keys and values, which need less memory then.

    Source: Ainslie et al. 2023, section 2.2
    Sizes: m = 3, n = 3, d_k = 2, d_v = 2
    Symbols: key_transposed = K^{\top}, concat_ = \bar{C}
    """
    assert n_heads % n_kv_heads == 0, "The heads do not divide into groups of equal size."
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
    masks = [] if mask_ == "none" else [mask]

    contexts = []
    for head in range(n_heads):
        contexts.append(one_head(query, key, value, head, n_heads, n_kv_heads, masks, scale, fully_masked))

    ## Output
    # The heads side by side.
    concat_ = concat(contexts, axis=1)
    return concat_
