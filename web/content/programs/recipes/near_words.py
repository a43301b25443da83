def near_words(Q: "n d", K: "n d", V: "n d", *, slope: "0..4" = 1):
    """A bias for near words"""
    # How far each key is from each query.
    distance = array([[max(i - j, j - i) for j in range(n)] for i in range(n)])
    # The farther, the more is taken away.
    scores = Q @ K.T / sqrt(d) - slope * distance
    weights = softmax(scores)
    context = weights @ V
    return context
