def layer_norm(
    x: "n d_model",
    gain: "1 d_model",
    shift: "1 d_model",
    *,
    norm_kind: "layer | rms" = "layer",
    epsilon: "1e-12..1" = 1e-5,
):
    r"""Layer norm

    Each row gets the mean 0 and the size 1, then a learned gain and shift.

    Source: Ba et al. 2016, equation 4
    Sizes: n = 3, d_model = 4
    Tokens: n = query
    Symbols: x = X, centred = \tilde{X}, squares = \tilde{X}^{2}, deviation = \sigma,
        normalised = \hat{X}, gained = G, normed = N
    """
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
