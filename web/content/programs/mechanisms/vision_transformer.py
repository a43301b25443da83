def one_head(queries: "n h*d_k", keys: "n h*d_k", values: "n h*d_v", head, h, group=""):
    # The columns of this head.
    query = split(queries, h, axis=1)[head]
    key = split(keys, h, axis=1)[head]
    value = split(values, h, axis=1)[head]
    key_transposed = key.T

    # The dot product of each query with each key.
    scores = query @ key_transposed

    # Divided by the root of the width, so that wide queries and keys do not give extreme weights.
    scaled_scores = scores / sqrt(d_k)

    # Shares that add up to 1 for each query.
    weights = softmax(scaled_scores)

    # The values, mixed by these shares.
    context = weights @ value
    return context


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


def vision_transformer(
    w_e: "patch*patch*channels d_model",
    b_e: "1 d_model",
    class_token: "1 d_model",
    image: "height width*channels",
    position_embeddings: "height/patch*width/patch+1 d_model",
    w_q: "d_model n_heads*d_k",
    w_k: "d_model n_heads*d_k",
    w_v: "d_model n_heads*d_v",
    w_o: "n_heads*d_v d_out",
    *,
    n_heads: "1..16" = 2,
    patch: "1..16" = 2,
    flatten: "pixel_first | channel_first" = "pixel_first",
):
    r"""Attention over patches

    The patches of a picture look at each other, as words do.

    Source: Dosovitskiy et al. 2021, equations 1 and 2, appendix A
    Sizes: height = 8 (1..16), width = 8 (1..16), channels = 1 (1..4), d_model = 4, d_k = 2, d_v = 2, d_out = 4
    Learned: class_token, position_embeddings
    Given: image
    Symbols: image = I, patches = X, w_e = E, b_e = b, class_token = x_{\text{class}},
        position_embeddings = E_{\text{pos}}, embedded_product = Z', embedded = Z, tokens = Z^+, z = Z_0,
        key_transposed = K^{\top}, concat_ = \bar{C}
    """
    tokens = embed_patches(w_e, b_e, class_token, image, patch, flatten)

    # Each token learns where it stands.
    z = tokens + position_embeddings

    # What each patch asks, what it offers, and what it hands over.
    query = z @ w_q
    key = z @ w_k
    value = z @ w_v
    contexts = []
    for head in range(n_heads):
        contexts.append(one_head(query, key, value, head, n_heads))

    ## Output
    # The heads side by side, mixed by the last matrix.
    concat_ = concat(contexts, axis=1)
    output = concat_ @ w_o
    return output
