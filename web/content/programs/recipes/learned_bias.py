def learned_bias(X: "n d", W_q: "d d_k", b_q: "1 d_k", W_k: "d d_k"):
    """Projections with a bias that is learned"""
    # One row is added to each row.
    Q = X @ W_q + b_q
    K = X @ W_k
    scores = Q @ K.T / sqrt(d_k)
    weights = softmax(scores)
    return weights
