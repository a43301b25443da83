def tiles(
    Q: "m d_k",
    K: "n d_k",
    V: "n d_v",
    *,
    size: "1..64" = 2,
    correct: bool = True,
):
    r"""Tiles and the running softmax

    The keys come in tiles, a few at a time. Results so far are corrected when a larger score arrives.

    Source: Dao et al. 2022, Milakov, Gimelshein 2018
    Sizes: m = 2, n = 6, d_k = 4, d_v = 2
    Symbols: largest = m, shares = P, correction = c, total = \ell, mixed = O, output = \hat{O}, full = \bar{O},
        difference = \Delta, stored = N
    """
    largest = zeros(m, 1) - inf
    total = zeros(m, 1)
    mixed = zeros(m, d_v)
    for tile in range(ceil(n / size)):
        scores = Q @ K[tile * size : (tile + 1) * size].T / sqrt(d_k)
        before = largest
        largest = maximum(before, max(scores, axis=-1))
        shares = exp(scores - largest)
        correction = exp(before - largest) if correct else ones(m, 1)
        total = total * correction + sum(shares, axis=-1)
        mixed = mixed * correction + shares @ V[tile * size : (tile + 1) * size]
    output = mixed / total

    ## All at once
    weights = softmax(Q @ K.T / sqrt(d_k))
    full = weights @ V
    difference = output - full

    ## What is stored
    stored = array([[m * n, m * min(size, n)]])
    return output
