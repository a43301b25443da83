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


def embed_patches(w_e: "patch*patch*channels d_model", b_e, class_token, image: "height width*channels", patch, flatten, group=""):
    across = width // patch
    count = height // patch * across
    size = patch * patch

    # A row for each patch: its pixels, row by row. Each cell is taken from its place in the picture.
    if flatten == "pixel_first":
        patches = take(
            image,
            [
                [
                    ((p // across * patch + k // channels // patch) * width + p % across * patch + k // channels % patch)
                    * channels
                    + k % channels
                    for k in range(size * channels)
                ]
                for p in range(count)
            ],
        )
    else:
        patches = take(
            image,
            [
                [
                    ((p // across * patch + k % size // patch) * width + p % across * patch + k % size % patch) * channels
                    + k // size
                    for k in range(size * channels)
                ]
                for p in range(count)
            ],
        )

    # Each patch becomes a token.
    embedded_product = patches @ w_e
    embedded = embedded_product + b_e

    # A token that stands for the whole picture goes first.
    tokens = concat([class_token, embedded], axis=0)
    return tokens


def image_classifier(
    w_e: "patch*patch*channels d_model",
    b_e: "1 d_model",
    class_token: "1 d_model",
    image: "height width*channels",
    position_embeddings: "height/patch*width/patch+1 d_model",
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
    w_u: "d_model c",
    *,
    layers: "1 | 2" = "1",
    positions: "learned | none" = "learned",
    scale: "-1e6..1e6" = 0.0,
    patch: "1..16" = 2,
    flatten: "pixel_first | channel_first" = "pixel_first",
    n_heads: "1..8" = 2,
    norm_: "post | pre" = "post",
    activation: "relu | gelu | gelu_tanh | silu" = "relu",
    bias: bool = False,
    norm_kind: "layer | rms" = "layer",
    epsilon: "1e-12..1" = 1e-5,
):
    r"""Image classifier

    What a picture shows: the token that stands for all of it looks at the patches.

    Source: Dosovitskiy et al. 2021, equations 1 to 4
    Sizes: height = 8 (1..16), width = 8 (1..16), channels = 1 (1..4), d_model = 4, d_k = 2, d_v = 2, d_ff = 6 (1..256), c = 3
    Learned: class_token, position_embeddings
    Given: image
    Symbols: image = I, patches = X, w_e = E, b_e = b, class_token = x_{\text{class}},
        position_embeddings = E_{\text{pos}}, embedded_product = Z', embedded = Z, tokens = Z^+, z = Z_0,
        w_u = W^U, class_row = z_{\text{class}}, logits = Z, key_transposed = K^{\top},
        concat_ = \bar{C}, output_product = O', query_product = Q', key_product = K', value_product = V',
        centred = \tilde{X}, squares = \tilde{X}^{2}, deviation = \sigma, normalised = \hat{X},
        gained = G, normed = N, hidden_product = U', pre_activation = U, ffn_product = F', ffn_output = F
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

    rows = embed_patches(w_e, b_e, class_token, image, patch, flatten)
    if positions == "learned":
        # Each token learns where it stands.
        z = rows + position_embeddings
        rows = z
    for encoder in range(count):
        rows = encode(rows, [], of_encoders[encoder], n_heads, norm_, activation, bias, norm_kind, epsilon, scale)
    if norm_ == "pre":
        rows = normalise(rows, encoder_norm__gain, encoder_norm__shift, norm_kind, epsilon, "encoder_norm")

    ## Class
    # The token that stands for the picture.
    class_row = rows[0:1]

    # A score for each class.
    logits = class_row @ w_u
    return logits
