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


def attend(x, y, masks, p, n_heads, bias, scale, fully_masked, group):
    w_q, w_k, w_v = p[0], p[1], p[2]
    b_q, b_k, b_v, w_o, b_o = p[3], p[4], p[5], p[6], p[7]
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
    contexts = []
    for head in range(n_heads):
        contexts.append(one_head(query, key, value, head, n_heads, masks, scale, fully_masked))

    # The heads side by side, mixed by the last matrix.
    concat_ = concat(contexts, axis=1)
    if bias:
        output_product = concat_ @ w_o
        output = output_product + b_o
    else:
        output = concat_ @ w_o
    return output


def normalise(x, gain, shift, norm_kind, epsilon, group):
    if norm_kind == "layer":
        # Of each row, the mean is taken away.
        mean_ = mean(x, axis=1)
        centred = x - mean_

        # The mean of the squares is the variance; its root is the size that the row is divided by.
        squares = centred * centred
        variance = mean(squares, axis=1)
        deviation = sqrt(variance, epsilon=epsilon)
        normalised = centred / deviation

        # A gain and a shift for each column are learned.
        gained = normalised * gain
        normed = gained + shift
    else:
        # Each row is divided by the root of the mean of its squares; nothing is taken away.
        input_squares = x * x
        mean_square = mean(input_squares, axis=1)
        root_mean_square = sqrt(mean_square, epsilon=epsilon)
        normalised = x / root_mean_square
        normed = normalised * gain
    return normed


def transform(x, p, activation, group):
    w_1, b_1, w_2, b_2 = p[0], p[1], p[2], p[3]

    # Each column of the hidden layer weighs all numbers of a token.
    hidden_product = x @ w_1
    pre_activation = hidden_product + b_1

    # A function of each number: without it, both layers would be one.
    if activation == "relu":
        hidden = relu(pre_activation)
    elif activation == "gelu":
        hidden = gelu(pre_activation)
    elif activation == "gelu_tanh":
        hidden = gelu(pre_activation, approximate="tanh")
    else:
        hidden = silu(pre_activation)

    # What was found is mixed into the width of a token again.
    ffn_product = hidden @ w_2
    ffn_output = ffn_product + b_2
    return ffn_output


def decode(x, memory, masks, memory_masks, p, n_heads, norm_, activation, bias, norm_kind, epsilon, scale, fully_masked, group=""):
    self_p, norm_1, cross, norm_2, ffn, norm_3 = p[0], p[1], p[2], p[3], p[4], p[5]
    if norm_ == "pre":
        x_normed = normalise(x, norm_1[0], norm_1[1], norm_kind, epsilon, "norm_1")
    else:
        x_normed = x
    attended = attend(x_normed, x_normed, masks, self_p, n_heads, bias, scale, fully_masked, "self")

    # What came in stays: what was found is added to it.
    residual_1 = x + attended
    if norm_ == "pre":
        found = residual_1
        found_normed = normalise(found, norm_2[0], norm_2[1], norm_kind, epsilon, "norm_2")
    else:
        found = normalise(residual_1, norm_1[0], norm_1[1], norm_kind, epsilon, "norm_1")
        found_normed = found
    asked = attend(found_normed, memory, memory_masks, cross, n_heads, bias, scale, fully_masked, "cross")

    # What was found in the source is added, too.
    residual_2 = found + asked
    if norm_ == "pre":
        both = residual_2
        both_normed = normalise(both, norm_3[0], norm_3[1], norm_kind, epsilon, "norm_3")
    else:
        both = normalise(residual_2, norm_2[0], norm_2[1], norm_kind, epsilon, "norm_2")
        both_normed = both
    transformed = transform(both_normed, ffn, activation, "ffn")

    # The same again for the feed-forward network.
    residual_3 = both + transformed
    if norm_ == "pre":
        decoded = residual_3
    else:
        decoded = normalise(residual_3, norm_3[0], norm_3[1], norm_kind, epsilon, "norm_3")
    return decoded


def decoder_layer(
    x: "m d_model",
    memory: "n d_model",  # what the encoder made of the source
    self__w_q: "d_model n_heads*d_k",
    self__w_k: "d_model n_heads*d_k",
    self__w_v: "d_model n_heads*d_v",
    self__b_q: "1 n_heads*d_k",
    self__b_k: "1 n_heads*d_k",
    self__b_v: "1 n_heads*d_v",
    self__w_o: "n_heads*d_v d_model",
    self__b_o: "1 d_model",
    norm_1__gain: "1 d_model",
    norm_1__shift: "1 d_model",
    cross__w_q: "d_model n_heads*d_k",
    cross__w_k: "d_model n_heads*d_k",
    cross__w_v: "d_model n_heads*d_v",
    cross__b_q: "1 n_heads*d_k",
    cross__b_k: "1 n_heads*d_k",
    cross__b_v: "1 n_heads*d_v",
    cross__w_o: "n_heads*d_v d_model",
    cross__b_o: "1 d_model",
    norm_2__gain: "1 d_model",
    norm_2__shift: "1 d_model",
    ffn__w_1: "d_model d_ff",
    ffn__b_1: "1 d_ff",
    ffn__w_2: "d_ff d_model",
    ffn__b_2: "1 d_model",
    norm_3__gain: "1 d_model",
    norm_3__shift: "1 d_model",
    mask: "m m",  # 0 where a query may look, -inf where it may not
    *,
    n_heads: "1..16" = 2,
    norm_: "post | pre" = "post",
    activation: "relu | gelu | gelu_tanh | silu" = "relu",
    bias: bool = False,
    norm_kind: "layer | rms" = "layer",
    epsilon: "1e-12..1" = 1e-5,
    mask_: "none | causal | causal_bottom_right | padding | window | block | custom" = "causal",
    valid_len: "0..256" = 2,
    window_left: "-1..256" = 1,
    window_right: "-1..256" = 1,
    block_size: "1..256" = 2,
    fully_masked: "zeros | nan" = "zeros",
):
    r"""A layer of a decoder

    Tokens look at those before them, then at the source, then each is worked on alone.

    Source: Vaswani et al. 2017, section 3.1
    Sizes: m = 3, n = 3, d_model = 4, d_k = 2, d_v = 2, d_ff = 6
    Symbols: x = X, memory = Z, residual_3 = R_3, key_transposed = K^{\top}, concat_ = \bar{C},
        output_product = O', query_product = Q', key_product = K', value_product = V',
        centred = \tilde{X}, squares = \tilde{X}^{2}, deviation = \sigma, normalised = \hat{X},
        gained = G, normed = N, hidden_product = U', pre_activation = U, ffn_product = F', ffn_output = F
    """
    if mask_ == "causal":
        mask = causal_mask(m, m)
    if mask_ == "causal_bottom_right":
        mask = causal_mask(m, m, m - m)
    if mask_ == "padding":
        mask = padding_mask(m, m, valid_len)
    if mask_ == "window":
        before = window_left if window_left >= 0 else m
        after = window_right if window_right >= 0 else m
        mask = window_mask(m, m, before, after)
    if mask_ == "block":
        mask = block_mask(m, m, block_size)
    masks = [] if mask_ == "none" else [mask]
    parameters = [
        [self__w_q, self__w_k, self__w_v, self__b_q, self__b_k, self__b_v, self__w_o, self__b_o],
        [norm_1__gain, norm_1__shift],
        [cross__w_q, cross__w_k, cross__w_v, cross__b_q, cross__b_k, cross__b_v, cross__w_o, cross__b_o],
        [norm_2__gain, norm_2__shift],
        [ffn__w_1, ffn__b_1, ffn__w_2, ffn__b_2],
        [norm_3__gain, norm_3__shift],
    ]
    return decode(x, memory, masks, [], parameters, n_heads, norm_, activation, bias, norm_kind, epsilon, 0, fully_masked)
