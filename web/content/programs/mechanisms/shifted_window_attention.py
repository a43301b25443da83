def region(row, col, height, width, side, shift):
    down = 0 if row < height - side else 1 if row < height - shift else 2
    right = 0 if col < width - side else 1 if col < width - shift else 2
    return 3 * down + right if shift > 0 else 0


def row_of(q, width, side):
    return q // (side * side) // (width // side) * side + q % (side * side) // side


def column_of(q, width, side):
    return q // (side * side) % (width // side) * side + q % (side * side) % side


def rolled_by(X, by, height, width, channels, group=""):
    return take(
        X,
        [
            [
                ((row + by) % height * width + (k // channels + by) % width) * channels + k % channels
                for k in range(width * channels)
            ]
            for row in range(height)
        ],
    )


def bias_of_head(bias_table, index, head, group="bias"):
    heads = bias_table.shape[1]
    position_bias = take(bias_table, [[index[i][j] * heads + head for j in range(len(index))] for i in range(len(index))])
    return position_bias


def part(X, first, count, head, width, group=""):
    cols = X.shape[1]
    return take(X, [[i * cols + head * width + k for k in range(width)] for i in range(first, first + count)])


def one_head(queries, keys, values, position_bias, mask, first, count, head, d_k, d_v, group=""):
    # The rows of this window, and the columns of this head.
    query = part(queries, first, count, head, d_k)
    key = part(keys, first, count, head, d_k)
    value = part(values, first, count, head, d_v)
    key_transposed = key.T

    # The dot product of each query with each key.
    scores = query @ key_transposed

    # Divided by the root of the width, so that wide queries and keys do not give extreme weights.
    scaled_scores = scores / sqrt(d_k)

    # How far apart two pixels are has a learned number.
    biased_scores = scaled_scores + position_bias
    masked_scores = biased_scores + mask

    # Shares that add up to 1 for each query.
    weights = softmax(masked_scores)

    # The values, mixed by these shares.
    context = weights @ value
    return context


def look_up(bias_table, index, n_heads, group="bias"):
    biases = []
    for head in range(n_heads):
        position_bias = take(
            bias_table, [[index[i][j] * n_heads + head for j in range(len(index))] for i in range(len(index))]
        )
        biases.append(position_bias)
    return biases


def one_window(
    query, key, value, biases, window, pixels, n_heads, d_k, d_v, height, width, side, by, barrier, group=""
):
    first = window * pixels
    closed = -inf if barrier == "minus_infinity" else -100

    # What was not beside each other before the shift does not look at each other.
    window_mask_ = region_mask(
        [
            region(row_of(q, width, side), column_of(q, width, side), height, width, side, by)
            for q in range(first, first + pixels)
        ],
        closed,
    )
    contexts = []
    for head in range(n_heads):
        contexts.append(
            one_head(query, key, value, biases[head], window_mask_, first, pixels, head, d_k, d_v)
        )

    # The heads side by side.
    concat_ = concat(contexts, axis=1)
    return concat_


def place_in_windows(row, col, width, side):
    return (row // side * (width // side) + col // side) * side * side + row % side * side + col % side


def shifted_window_attention(
    w_q: "channels n_heads*d_k",
    w_k: "channels n_heads*d_k",
    w_v: "channels n_heads*d_v",
    w_o: "n_heads*d_v d_out",
    x: "height width*channels",  # a feature map: pixels side by side, channels within
    bias_table: "(2*window_-1)*(2*window_-1) n_heads",
    *,
    n_heads: "1..16" = 1,
    window_: "2..8" = 2,
    shift: bool = True,
    barrier: "minus_infinity | minus_100" = "minus_infinity",
):
    r"""Shifted windows

    Pixels look at those in their window; in every second layer the windows are moved by half.

    Source: Liu et al. 2021, section 3.2
    Sizes: height = 4 (2..8), width = 4 (2..8), channels = 2 (1..16), d_k = 2, d_v = 2, d_out = 2
    Given: x
    Symbols: x = X, rolled = X', regions = R, windows = X^{\text{win}}, bias_table = \hat{B},
        bias_index = \Delta, position_bias = B, window_mask_ = M, biased_scores = \bar{S},
        key_transposed = K^{\top}, concat_ = \bar{C}, joined = C, mixed = O^{\text{win}}, merged = O'
    """
    side = window_
    pixels = side * side
    by = side // 2 if shift else 0

    ## Shift
    # The picture moves up and to the left; what leaves it comes in on the other side.
    rolled = rolled_by(x, by, height, width, channels)

    # Which parts were beside each other before that.
    regions = array([[region(row, col, height, width, side, by) for col in range(width)] for row in range(height)])

    ## Windows
    # A row for each pixel, window after window.
    windows = take(
        rolled,
        [
            [(row_of(q, width, side) * width + column_of(q, width, side)) * channels + c for c in range(channels)]
            for q in range(height * width)
        ],
    )

    ## Projections
    # What each pixel asks, what it offers, and what it hands over.
    query = windows @ w_q
    key = windows @ w_k
    value = windows @ w_v

    ## Position bias
    # Which row of the table two pixels of a window share.
    places = [
        [
            (i // side - j // side + side - 1) * (2 * side - 1) + i % side - j % side + side - 1
            for j in range(pixels)
        ]
        for i in range(pixels)
    ]
    bias_index = array(places)
    biases = look_up(bias_table, places, n_heads)

    contexts = []
    for window in range(height * width // pixels):
        contexts.append(
            one_window(
                query, key, value, biases, window, pixels, n_heads, d_k, d_v, height, width, side, by, barrier
            )
        )

    ## Back in place
    joined = concat(contexts, axis=0)
    mixed = joined @ w_o

    # The windows become a map again.
    merged = take(
        mixed,
        [
            [
                place_in_windows(row, k // d_out, width, side) * d_out + k % d_out
                for k in range(width * d_out)
            ]
            for row in range(height)
        ],
    )
    output = rolled_by(merged, -by, height, width, d_out)
    return output
