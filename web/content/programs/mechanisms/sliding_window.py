def sliding_window(
    query: "n d_k",
    key: "n d_k",
    value: "n d_v",
    *,
    window_left: "0..63" = 1,
    window_right: "0..63" = 1,
):
    r"""Sliding-window attention

    Each query looks at its neighbours only, and no table of all pairs is made: a column for each distance is enough.

    Source: Beltagy et al. 2020, section 3.1
    Sizes: n = 6, d_k = 4, d_v = 4
    Tokens: n = query
    Symbols: offsets = o, band_scores_ = S^B, scaled_band_scores = \tilde{S}^B, band_weights = A^B
    """
    # How far each column of the band is from the query: negative before it, positive after it.
    offsets = array([[o - window_left for o in range(window_left + 1 + window_right)]])

    # Row i has the dot products of query i with the keys around it; minus infinity where there is no key.
    band_scores_ = band_scores(query, key, window_left, window_right)
    scaled_band_scores = band_scores_ / sqrt(d_k)

    # Shares within the band.
    band_weights = softmax(scaled_band_scores)

    # The values in the window, mixed by these shares.
    context = band_context(band_weights, value, window_left)
    return context
