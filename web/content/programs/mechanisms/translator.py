def one_head(queries: "m h*d_k", keys: "n h*d_k", values: "n h*d_v", head, h, masks, scale, group=""):
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
    weights = softmax(masked_scores)

    # The values, mixed by these shares.
    context = weights @ value
    return context


def attend(x, y, masks, p, n_heads, bias, scale, group):
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
        contexts.append(one_head(query, key, value, head, n_heads, masks, scale))

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


def encode(x, masks, p, n_heads, norm_, activation, bias, norm_kind, epsilon, scale, group=""):
    self_p, norm_1, ffn, norm_2 = p[0], p[1], p[2], p[3]
    if norm_ == "pre":
        x_normed = normalise(x, norm_1[0], norm_1[1], norm_kind, epsilon, "norm_1")
    else:
        x_normed = x
    attended = attend(x_normed, x_normed, masks, self_p, n_heads, bias, scale, "self")

    # What came in stays: what was found is added to it.
    residual_1 = x + attended
    if norm_ == "pre":
        found = residual_1
        found_normed = normalise(found, norm_2[0], norm_2[1], norm_kind, epsilon, "norm_2")
    else:
        found = normalise(residual_1, norm_1[0], norm_1[1], norm_kind, epsilon, "norm_1")
        found_normed = found
    transformed = transform(found_normed, ffn, activation, "ffn")

    # The same again for the feed-forward network.
    residual_2 = found + transformed
    if norm_ == "pre":
        encoded = residual_2
    else:
        encoded = normalise(residual_2, norm_2[0], norm_2[1], norm_kind, epsilon, "norm_2")
    return encoded


def decode(x, memory, masks, memory_masks, p, n_heads, n_cross_heads, norm_, activation, bias, norm_kind, epsilon, scale, group=""):
    self_p, norm_1, cross, norm_2, ffn, norm_3 = p[0], p[1], p[2], p[3], p[4], p[5]
    if norm_ == "pre":
        x_normed = normalise(x, norm_1[0], norm_1[1], norm_kind, epsilon, "norm_1")
    else:
        x_normed = x
    attended = attend(x_normed, x_normed, masks, self_p, n_heads, bias, scale, "self")

    # What came in stays: what was found is added to it.
    residual_1 = x + attended
    if norm_ == "pre":
        found = residual_1
        found_normed = normalise(found, norm_2[0], norm_2[1], norm_kind, epsilon, "norm_2")
    else:
        found = normalise(residual_1, norm_1[0], norm_1[1], norm_kind, epsilon, "norm_1")
        found_normed = found
    asked = attend(found_normed, memory, memory_masks, cross, n_cross_heads, bias, scale, "cross")

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


def embed(x, w_embed, learned_positions, positions, group):
    # A vector for each word.
    word_vectors = x @ w_embed
    if positions == "none":
        embedded = word_vectors
    else:
        # Its place is added.
        positioned = word_vectors + learned_positions
        embedded = positioned
    return embedded


def translator(
    source: "n c_source",
    target: "m c_target",  # shifted right
    source__w_embed: "c_source d_model",
    source__learned_positions: "n d_model",
    encoder_0__self__w_q: "d_model n_heads*d_k",
    encoder_0__self__w_k: "d_model n_heads*d_k",
    encoder_0__self__w_v: "d_model n_heads*d_v",
    encoder_0__self__b_q: "1 n_heads*d_k",
    encoder_0__self__b_k: "1 n_heads*d_k",
    encoder_0__self__b_v: "1 n_heads*d_v",
    encoder_0__self__w_o: "n_heads*d_v d_model",
    encoder_0__self__b_o: "1 d_model",
    encoder_0__norm_1__gain: "1 d_model",
    encoder_0__norm_1__shift: "1 d_model",
    encoder_0__ffn__w_1: "d_model d_ff",
    encoder_0__ffn__b_1: "1 d_ff",
    encoder_0__ffn__w_2: "d_ff d_model",
    encoder_0__ffn__b_2: "1 d_model",
    encoder_0__norm_2__gain: "1 d_model",
    encoder_0__norm_2__shift: "1 d_model",
    encoder_1__self__w_q: "d_model n_heads*d_k",
    encoder_1__self__w_k: "d_model n_heads*d_k",
    encoder_1__self__w_v: "d_model n_heads*d_v",
    encoder_1__self__b_q: "1 n_heads*d_k",
    encoder_1__self__b_k: "1 n_heads*d_k",
    encoder_1__self__b_v: "1 n_heads*d_v",
    encoder_1__self__w_o: "n_heads*d_v d_model",
    encoder_1__self__b_o: "1 d_model",
    encoder_1__norm_1__gain: "1 d_model",
    encoder_1__norm_1__shift: "1 d_model",
    encoder_1__ffn__w_1: "d_model d_ff",
    encoder_1__ffn__b_1: "1 d_ff",
    encoder_1__ffn__w_2: "d_ff d_model",
    encoder_1__ffn__b_2: "1 d_model",
    encoder_1__norm_2__gain: "1 d_model",
    encoder_1__norm_2__shift: "1 d_model",
    encoder_norm__gain: "1 d_model",
    encoder_norm__shift: "1 d_model",
    target__w_embed: "c_target d_model",
    target__learned_positions: "m d_model",
    decoder_0__self__w_q: "d_model n_heads*d_k",
    decoder_0__self__w_k: "d_model n_heads*d_k",
    decoder_0__self__w_v: "d_model n_heads*d_v",
    decoder_0__self__b_q: "1 n_heads*d_k",
    decoder_0__self__b_k: "1 n_heads*d_k",
    decoder_0__self__b_v: "1 n_heads*d_v",
    decoder_0__self__w_o: "n_heads*d_v d_model",
    decoder_0__self__b_o: "1 d_model",
    decoder_0__norm_1__gain: "1 d_model",
    decoder_0__norm_1__shift: "1 d_model",
    decoder_0__cross__w_q: "d_model n_cross_heads*d_k_cross",
    decoder_0__cross__w_k: "d_model n_cross_heads*d_k_cross",
    decoder_0__cross__w_v: "d_model n_cross_heads*d_v_cross",
    decoder_0__cross__b_q: "1 n_cross_heads*d_k_cross",
    decoder_0__cross__b_k: "1 n_cross_heads*d_k_cross",
    decoder_0__cross__b_v: "1 n_cross_heads*d_v_cross",
    decoder_0__cross__w_o: "n_cross_heads*d_v_cross d_model",
    decoder_0__cross__b_o: "1 d_model",
    decoder_0__norm_2__gain: "1 d_model",
    decoder_0__norm_2__shift: "1 d_model",
    decoder_0__ffn__w_1: "d_model d_ff",
    decoder_0__ffn__b_1: "1 d_ff",
    decoder_0__ffn__w_2: "d_ff d_model",
    decoder_0__ffn__b_2: "1 d_model",
    decoder_0__norm_3__gain: "1 d_model",
    decoder_0__norm_3__shift: "1 d_model",
    decoder_1__self__w_q: "d_model n_heads*d_k",
    decoder_1__self__w_k: "d_model n_heads*d_k",
    decoder_1__self__w_v: "d_model n_heads*d_v",
    decoder_1__self__b_q: "1 n_heads*d_k",
    decoder_1__self__b_k: "1 n_heads*d_k",
    decoder_1__self__b_v: "1 n_heads*d_v",
    decoder_1__self__w_o: "n_heads*d_v d_model",
    decoder_1__self__b_o: "1 d_model",
    decoder_1__norm_1__gain: "1 d_model",
    decoder_1__norm_1__shift: "1 d_model",
    decoder_1__cross__w_q: "d_model n_cross_heads*d_k_cross",
    decoder_1__cross__w_k: "d_model n_cross_heads*d_k_cross",
    decoder_1__cross__w_v: "d_model n_cross_heads*d_v_cross",
    decoder_1__cross__b_q: "1 n_cross_heads*d_k_cross",
    decoder_1__cross__b_k: "1 n_cross_heads*d_k_cross",
    decoder_1__cross__b_v: "1 n_cross_heads*d_v_cross",
    decoder_1__cross__w_o: "n_cross_heads*d_v_cross d_model",
    decoder_1__cross__b_o: "1 d_model",
    decoder_1__norm_2__gain: "1 d_model",
    decoder_1__norm_2__shift: "1 d_model",
    decoder_1__ffn__w_1: "d_model d_ff",
    decoder_1__ffn__b_1: "1 d_ff",
    decoder_1__ffn__w_2: "d_ff d_model",
    decoder_1__ffn__b_2: "1 d_model",
    decoder_1__norm_3__gain: "1 d_model",
    decoder_1__norm_3__shift: "1 d_model",
    decoder_norm__gain: "1 d_model",
    decoder_norm__shift: "1 d_model",
    w_u: "d_model c_target",
    *,
    layers: "1 | 2" = "1",
    positions: "learned | none" = "learned",
    mask_: "causal | none" = "causal",
    n_cross_heads: "1..8" = 1,
    scale: "-1e6..1e6" = 0.0,
    source_mask_: "none | padding" = "none",
    valid_len: "1..256" = 2,
    n_heads: "1..8" = 2,
    norm_: "post | pre" = "post",
    activation: "relu | gelu | gelu_tanh | silu" = "relu",
    bias: bool = False,
    norm_kind: "layer | rms" = "layer",
    epsilon: "1e-12..1" = 1e-5,
):
    r"""Translator

    The encoder reads a sentence; the decoder writes it in another language, word by word.

    Source: Vaswani et al. 2017, section 3
    Sizes: m = 4, n = 4, c_source = 6 (1..256), c_target = 6 (1..256), d_k_cross = 4, d_v_cross = 4,
        d_model = 4, d_k = 2, d_v = 2, d_ff = 6 (1..256)
    Learned: source__learned_positions, target__learned_positions
    Symbols: source = X, target = Y, w_embed = E, learned_positions = P, w_u = W^U, word_vectors = X^E,
        positioned = X^P, logits = Z, source_mask = M^X, memory_mask = M^Z, residual_3 = R_3,
        key_transposed = K^{\top}, concat_ = \bar{C}, output_product = O', query_product = Q',
        key_product = K', value_product = V', centred = \tilde{X}, squares = \tilde{X}^{2},
        deviation = \sigma, normalised = \hat{X}, gained = G, normed = N, hidden_product = U',
        pre_activation = U, ffn_product = F', ffn_output = F
    """
    count = 1 if layers == "1" else 2
    of_encoders = [
        [
            [
                encoder_0__self__w_q, encoder_0__self__w_k, encoder_0__self__w_v, encoder_0__self__b_q,
                encoder_0__self__b_k, encoder_0__self__b_v, encoder_0__self__w_o, encoder_0__self__b_o,
            ],
            [encoder_0__norm_1__gain, encoder_0__norm_1__shift],
            [encoder_0__ffn__w_1, encoder_0__ffn__b_1, encoder_0__ffn__w_2, encoder_0__ffn__b_2],
            [encoder_0__norm_2__gain, encoder_0__norm_2__shift],
        ],
        [
            [
                encoder_1__self__w_q, encoder_1__self__w_k, encoder_1__self__w_v, encoder_1__self__b_q,
                encoder_1__self__b_k, encoder_1__self__b_v, encoder_1__self__w_o, encoder_1__self__b_o,
            ],
            [encoder_1__norm_1__gain, encoder_1__norm_1__shift],
            [encoder_1__ffn__w_1, encoder_1__ffn__b_1, encoder_1__ffn__w_2, encoder_1__ffn__b_2],
            [encoder_1__norm_2__gain, encoder_1__norm_2__shift],
        ],
    ]
    of_decoders = [
        [
            [
                decoder_0__self__w_q, decoder_0__self__w_k, decoder_0__self__w_v, decoder_0__self__b_q,
                decoder_0__self__b_k, decoder_0__self__b_v, decoder_0__self__w_o, decoder_0__self__b_o,
            ],
            [decoder_0__norm_1__gain, decoder_0__norm_1__shift],
            [
                decoder_0__cross__w_q, decoder_0__cross__w_k, decoder_0__cross__w_v, decoder_0__cross__b_q,
                decoder_0__cross__b_k, decoder_0__cross__b_v, decoder_0__cross__w_o, decoder_0__cross__b_o,
            ],
            [decoder_0__norm_2__gain, decoder_0__norm_2__shift],
            [decoder_0__ffn__w_1, decoder_0__ffn__b_1, decoder_0__ffn__w_2, decoder_0__ffn__b_2],
            [decoder_0__norm_3__gain, decoder_0__norm_3__shift],
        ],
        [
            [
                decoder_1__self__w_q, decoder_1__self__w_k, decoder_1__self__w_v, decoder_1__self__b_q,
                decoder_1__self__b_k, decoder_1__self__b_v, decoder_1__self__w_o, decoder_1__self__b_o,
            ],
            [decoder_1__norm_1__gain, decoder_1__norm_1__shift],
            [
                decoder_1__cross__w_q, decoder_1__cross__w_k, decoder_1__cross__w_v, decoder_1__cross__b_q,
                decoder_1__cross__b_k, decoder_1__cross__b_v, decoder_1__cross__w_o, decoder_1__cross__b_o,
            ],
            [decoder_1__norm_2__gain, decoder_1__norm_2__shift],
            [decoder_1__ffn__w_1, decoder_1__ffn__b_1, decoder_1__ffn__w_2, decoder_1__ffn__b_2],
            [decoder_1__norm_3__gain, decoder_1__norm_3__shift],
        ],
    ]

    memory = embed(source, source__w_embed, source__learned_positions, positions, "source")
    source_masks = []
    memory_masks = []
    if source_mask_ == "padding":
        # Words of the source that are padding are not looked at.
        source_mask = padding_mask(n, n, min(valid_len, n))
        source_masks.append(source_mask)
    for encoder in range(count):
        memory = encode(memory, source_masks, of_encoders[encoder], n_heads, norm_, activation, bias, norm_kind, epsilon, scale)
    if norm_ == "pre":
        memory = normalise(memory, encoder_norm__gain, encoder_norm__shift, norm_kind, epsilon, "encoder_norm")

    decoded = embed(target, target__w_embed, target__learned_positions, positions, "target")
    masks = []
    if mask_ == "causal":
        # Words that are still to be written stay hidden.
        mask = causal_mask(m, m)
        masks.append(mask)
    if source_mask_ == "padding":
        memory_mask = padding_mask(m, n, min(valid_len, n))
        memory_masks.append(memory_mask)
    for decoder in range(count):
        decoded = decode(
            decoded, memory, masks, memory_masks, of_decoders[decoder], n_heads, n_cross_heads, norm_, activation, bias, norm_kind, epsilon, scale
        )
    if norm_ == "pre":
        decoded = normalise(decoded, decoder_norm__gain, decoder_norm__shift, norm_kind, epsilon, "decoder_norm")

    ## Next word
    # A score for each word that could come next.
    logits = decoded @ w_u
    return logits
