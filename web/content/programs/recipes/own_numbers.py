def own_numbers(K: "n d", Q: "m d" = [[1, 0], [0, 2]], *, slope: "0..4" = 0.5):
    """Numbers and lengths of one's own

    Sizes: n = 5 (2..8)
    Tokens: m = query, n = key
    """
    # The numbers of Q are in the text: 2 rows of 2. K has 5 rows, since n is 5.
    scores = slope * Q @ K.T
    weights = softmax(scores)
    return weights
