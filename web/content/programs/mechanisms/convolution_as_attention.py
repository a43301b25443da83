def convolution_as_attention(
    centers: "n_heads axes",  # where each head looks: rows down, columns to the right
    kernel: "n_heads*channels d_out",
    image: "height width*channels",
    *,
    alpha: "0..1000" = 50.0,
    border: "nearest | zeros" = "nearest",
):
    r"""A convolution as attention

    Nine heads, each of which looks at one neighbour, do what a convolution does.

    Source: Cordonnier et al. 2020, theorem 1
    Sizes: height = 4 (1..16), width = 4 (1..16), channels = 1 (1..4), n_heads = 9 (9..9), axes = 2 (2..2), d_out = 1 (1..16)
    Given: image
    Symbols: image = I, pixels = X, centers = \Delta, kernel = W, distances = D, concat_ = \bar{C},
        convolution = Y, difference = O-Y
    """
    assert n_heads == 9, "Nine heads, one for each number of the kernel."

    ## Pixels
    # A row for each pixel, with its channels.
    pixels = take(image, [[p * channels + c for c in range(channels)] for p in range(height * width)])
    contexts = []
    for head in range(n_heads):
        # How far each pixel is from where the head looks, squared.
        distances = offset_distances(centers, head, height, width)

        # Near pixels have large scores.
        scores = distances * -alpha
        weights = softmax(scores)
        context = weights @ pixels
        contexts.append(context)

    ## Output
    # The kernel mixes what the heads found.
    concat_ = concat(contexts, axis=1)
    output = concat_ @ kernel

    ## The convolution beside it
    convolution = convolve(image, kernel, border=border)

    # What is left of the difference.
    difference = output - convolution
    return output
