def bucket(offset, buckets, furthest):
    """Near offsets have a bucket each; far ones share, by the logarithm of the distance."""
    half = buckets // 2
    side = half if offset > 0 else 0
    distance = abs(offset)
    exact = half // 2
    if distance < exact:
        return side + distance
    far = exact + floor(log(distance / exact) / log(furthest / exact) * (half - exact))
    return side + min(far, half - 1)


def place(i, j, w):
    """How far pixel i lies below and to the right of pixel j, as one number from 0."""
    down = i // w - j // w + w - 1
    right = i % w - j % w + w - 1
    return down * (2 * w - 1) + right


def distance_bias(
    query: "n d_k",
    key: "n d_k",
    t5_table: "buckets 1",
    pixels: "w*w d_p",
    swin_table: "(2*w-1)*(2*w-1) 1",
    *,
    head: "1..16" = 1,
    heads: "1..16" = 8,
    buckets: "4..64" = 8,
    furthest: "3..128" = 8,
    w: "1..6" = 2,
):
    r"""Distance as a bias

    No position is added to a token. A number for the distance is added to each score: by a rule, or from a learned
    table.

    Source: Press et al. 2022, section 3
    Symbols: t5_table = b, pixels = X, swin_table = \hat{B}, slope_bias = B, slope_scores = S^B, slope_weights = A^B,
    bucket_index = \beta, bucket_bias = B^T, bucket_weights = A^T,
    offset_index = \Delta, table_bias = B^W, pixel_scores = S^P, pixel_weights = A^P
    Learned: t5_table, swin_table
    """
    assert head <= heads, "there are fewer heads than that"
    assert furthest > buckets // 4, "the last bucket must lie beyond the exact ones"
    scores = query @ key.T / sqrt(d_k)
    weights = softmax(scores + causal_mask(n, n))

    ## A price per step
    # 1/2 for the first of eight heads, 1/4 for the second … 1/256 for the last.
    slope = 2 ** (-8 * head / heads)
    slope_bias = array([[-slope * abs(i - j) for j in range(n)] for i in range(n)])
    slope_scores = scores + slope_bias
    slope_weights = softmax(slope_scores + causal_mask(n, n))

    ## Buckets
    bucket_index = array([[bucket(j - i, buckets, furthest) for j in range(n)] for i in range(n)])
    bucket_bias = take(t5_table, [[bucket(j - i, buckets, furthest) for j in range(n)] for i in range(n)])
    bucket_weights = softmax(scores + bucket_bias)

    ## A table for an image
    offset_index = array([[place(i, j, w) for j in range(w * w)] for i in range(w * w)])
    table_bias = take(swin_table, [[place(i, j, w) for j in range(w * w)] for i in range(w * w)])
    pixel_scores = pixels @ pixels.T / sqrt(d_p)
    pixel_weights = softmax(pixel_scores + table_bias)
    return slope_weights, bucket_weights, pixel_weights
