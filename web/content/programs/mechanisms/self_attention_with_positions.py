def self_attention_with_positions(
    x: "n d_model",
    learned_positions: "n d_model",
    w_q: "d_model d_k",
    w_k: "d_model d_k",
    w_v: "d_model d_v",
    b_q: "1 d_k",
    b_k: "1 d_k",
    b_v: "1 d_v",
    mask: "n n",  # 0 where a query may look, -inf where it may not
    *,
    positions_: "sinusoidal | learned | rotary | none" = "sinusoidal",
    layout: "interleaved | concat" = "interleaved",
    exponent: "2i/d | i/(d/2-1)" = "2i/d",
    first_index: "0 | 1" = "0",
    odd_width: "refuse | cut" = "refuse",
    pairing: "interleaved | half" = "interleaved",
    base: "1..1e6" = 10000.0,
    start: "0..1e6" = 0,
    mask_: "none | causal | causal_bottom_right | padding | window | block | custom" = "none",
    valid_len: "0..256" = 2,
    window_left: "-1..256" = 1,
    window_right: "-1..256" = 1,
    block_size: "1..256" = 2,
    fully_masked: "zeros | nan" = "zeros",
    scale: "-1e6..1e6" = 0.0,
    bias: bool = False,
):
    r"""Self-attention with positions

    Attention does not see the order of its tokens. Positions are added to the tokens, or turn queries and keys.

    Source: Vaswani et al. 2017, section 3.5; Su et al. 2021, equation 34
    Sizes: n = 4, d_model = 4 (2..64), d_k = 4 (2..64), d_v = 4
    Tokens: n = query
    Learned: learned_positions
    Symbols: x = X, learned_positions = P, exponents = e, angle_sines = \sin\Theta,
        angle_cosines = \cos\Theta, position_encoding = P, position_transposed = P^{\top},
        position_scores = P\,P^{\top}, positioned = X^P, rotated_query = Q^R, rotated_key = K^R,
        key_transposed = K^{\top}, query_product = Q', key_product = K', value_product = V'
    """
    ## Positions
    width = d_k if positions_ == "rotary" else d_model
    first = 1 if first_index == "1" and positions_ == "sinusoidal" else 0
    ends_at_base = exponent == "i/(d/2-1)" and positions_ == "sinusoidal"
    if positions_ == "sinusoidal" or positions_ == "rotary":
        may_cut = positions_ == "sinusoidal" and odd_width == "cut" and layout == "interleaved"
        assert width % 2 == 0 or may_cut, "An odd width has a sine without a cosine: make it even, or cut it."
        # The number of each token.
        positions = array([[start + i] for i in range(n)])
        if ends_at_base:
            exponents = array([[-(first + i) / max(width // 2 - 1, 1) for i in range((width + 1) // 2)]])
        else:
            exponents = array([[-2 * (first + i) / width for i in range((width + 1) // 2)]])

        # Fast waves in the first columns, slow ones in the last.
        frequencies = base**exponents

        # How far each wave has come at each position.
        angles = positions @ frequencies
        angle_sines = sin(angles)
        angle_cosines = cos(angles)
    if positions_ == "sinusoidal":
        # Sines and cosines in turn, or one after the other.
        if layout == "interleaved":
            position_encoding = interleave(angle_sines, angle_cosines, cols=d_model)
        else:
            position_encoding = concat([angle_sines, angle_cosines], axis=1)
    else:
        position_encoding = learned_positions
    if positions_ == "sinusoidal" or positions_ == "learned":
        position_transposed = position_encoding.T

        # How alike positions are to each other.
        position_scores = position_encoding @ position_transposed

        # A token, and where it stands.
        positioned = x + position_encoding
    else:
        positioned = x

    ## Projections
    if bias:
        query_product = positioned @ w_q
        query = query_product + b_q
        key_product = positioned @ w_k
        key = key_product + b_k
        value_product = positioned @ w_v
        value = value_product + b_v
    else:
        # What each token asks, what it offers, and what it hands over.
        query = positioned @ w_q
        key = positioned @ w_k
        value = positioned @ w_v
    if positions_ == "rotary":
        # Each pair of columns is turned by an angle that grows with the position.
        rotated_query = rotate_pairs(query, angle_cosines, angle_sines, pairing=pairing)
        rotated_key = rotate_pairs(key, angle_cosines, angle_sines, pairing=pairing)
    else:
        rotated_query = query
        rotated_key = key
    key_transposed = rotated_key.T

    # The dot product of each query with each key.
    scores = rotated_query @ key_transposed

    if scale == 0:
        # Divided by the root of the width, so that wide queries and keys do not give extreme weights.
        scaled_scores = scores / sqrt(d_k)
    else:
        scaled_scores = scores * scale

    if mask_ == "causal":
        mask = causal_mask(n, n)
    if mask_ == "causal_bottom_right":
        mask = causal_mask(n, n, n - n)
    if mask_ == "padding":
        mask = padding_mask(n, n, valid_len)
    if mask_ == "window":
        before = window_left if window_left >= 0 else n
        after = window_right if window_right >= 0 else n
        mask = window_mask(n, n, before, after)
    if mask_ == "block":
        mask = block_mask(n, n, block_size)
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
