def turn(x, cosines, sines, pairing):
    if pairing == "neighbours":
        return rotate_pairs(x, cosines, sines, pairing="interleaved")
    if pairing == "halves":
        return rotate_pairs(x, cosines, sines, pairing="half")
    # A mistake: columns are paired by halves, but the angles stand as they do for neighbours.
    d = x.shape[1]
    return x * interleave(cosines, cosines) + concat([-x[:, d // 2 :], x[:, : d // 2]], axis=1) * interleave(sines, sines)


def rotary_positions(
    query: "n d_k",
    key: "n d_k",
    value: "n d_v",
    *,
    pairing: "neighbours | halves | mixed" = "neighbours",
    base: "2..1000000" = 100,
    start: "0..1000" = 0,
    stretch: "1..8" = 1,
):
    r"""Rotary positions

    Queries and keys are turned, so that a score depends on how far apart two tokens are.

    Source: Su et al. 2021, section 3.2.2
    Symbols: positions = t, frequencies = \omega, angles = \Theta, cosines = \cos\Theta, sines = \sin\Theta,
    rotated_query = Q^R, rotated_key = K^R, query_lengths = \lVert Q\rVert, rotated_lengths = \lVert Q^R\rVert
    """
    assert d_k % 2 == 0, "pairs of columns are turned: d_k must be even"
    ## Angles
    # Stretched positions are closer together than whole numbers.
    positions = array([[(start + t) / stretch] for t in range(n)])
    frequencies = array([[base ** (-2 * k / d_k) for k in range(d_k // 2)]])
    angles = positions @ frequencies
    cosines = cos(angles)
    sines = sin(angles)
    ## Turned queries and keys
    # Two columns are a point in a plane. It is turned by the angle of its token.
    rotated_query = turn(query, cosines, sines, pairing)
    rotated_key = turn(key, cosines, sines, pairing)

    ## Lengths
    # Turning changes no length.
    query_lengths = norm(query)
    rotated_lengths = norm(rotated_query)

    scores = rotated_query @ rotated_key.T / sqrt(d_k)
    weights = softmax(scores + causal_mask(n, n))
    context = weights @ value
    return context
