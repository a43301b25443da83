def image_self_attention(
    w_q: "channels d_k",
    w_k: "channels d_k",
    w_v: "channels d_v",
    image: "height width*channels",
):
    r"""Self-attention of a picture

    Each pixel looks at all pixels.

    Source: Cordonnier et al. 2020, section 2
    Sizes: height = 5 (1..16), width = 10 (1..16), channels = 3 (1..16), d_k = 3, d_v = 3
    Given: image
    Symbols: image = I, pixels = X, key_transposed = K^{\top}
    """
    # A row for each pixel, with its channels.
    pixels = take(image, [[p * channels + c for c in range(channels)] for p in range(height * width)])

    # What each pixel asks, what it offers, and what it hands over.
    query = pixels @ w_q
    key = pixels @ w_k
    value = pixels @ w_v
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
