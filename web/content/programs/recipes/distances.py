def distances(Q: "m d", K: "n d"):
    """A matrix made of a formula"""
    # Row i, column j: how far apart they are.
    distance = array([[max(i - j, j - i) for j in range(n)] for i in range(m)])
    # 1 where they are neighbours, else 0.
    near = array([[1 if max(i - j, j - i) <= 1 else 0 for j in range(n)] for i in range(m)])
    scores = Q @ K.T / sqrt(d) - distance + near
    return scores
