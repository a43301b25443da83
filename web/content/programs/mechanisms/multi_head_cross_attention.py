def one_head(queries: "m h*d_k", keys: "n h*d_k", values: "n h*d_v", head, h, masks, scale, fully_masked, group=""):
    # The columns of this head.
    query = split(queries, h, axis=1)[head]
    key = split(keys, h, axis=1)[head]
    value = split(values, h, axis=1)[head]
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


def multi_head_cross_attention(
    x: "m d_x",
    y: "n d_y",
    w_q: "d_x n_heads*d_k",
    w_k: "d_y n_heads*d_k",
    w_v: "d_y n_heads*d_v",
    b_q: "1 n_heads*d_k",
    b_k: "1 n_heads*d_k",
    b_v: "1 n_heads*d_v",
    w_o: "n_heads*d_v d_out",
    b_o: "1 d_out",
    mask: "m n",  # 0 where a query may look, -inf where it may not
    *,
    n_heads: "1..16" = 2,
    mask_: "none | causal | causal_bottom_right | padding | window | block | custom" = "none",
    valid_len: "0..256" = 2,
    window_left: "-1..256" = 1,
    window_right: "-1..256" = 1,
    block_size: "1..256" = 2,
    fully_masked: "zeros | nan" = "zeros",
    scale: "-1e6..1e6" = 0.0,
    bias: bool = False,
):
    r"""Multi-head cross-attention

    Several attentions side by side, from one sequence to another.

    Source: Vaswani et al. 2017, section 3.2.2
    Sizes: m = 3, n = 3, d_x = 4, d_y = 4, d_k = 2, d_v = 2, d_out = 4
    Tokens: m = query, n = key
    Symbols: x = X, y = Y, key_transposed = K^{\top}, query_product = Q', key_product = K',
        value_product = V', concat_ = \bar{C}, output_product = O'
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
        contexts.append(one_head(query, key, value, head, n_heads, masks, scale, fully_masked))

    ## Output
    # The heads side by side, mixed by the last matrix.
    concat_ = concat(contexts, axis=1)
    if bias:
        output_product = concat_ @ w_o
        output = output_product + b_o
    else:
        output = concat_ @ w_o
    return output
