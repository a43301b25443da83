def own_mask(Q: "n d", K: "n d", V: "n d"):
    """A mask of one's own: only every second key before"""
    mask = array([[0 if j <= i and (i - j) % 2 == 0 else -inf for j in range(n)] for i in range(n)])
    scores = Q @ K.T / sqrt(d) + mask
    weights = softmax(scores)
    context = weights @ V
    return context
