def no_looking_ahead(Q: "n d", K: "n d", V: "n d", *, causal: bool = True):
    """No looking ahead"""
    scores = Q @ K.T / sqrt(d)
    if causal:
        # A later key gets minus infinity, whose share is 0.
        scores = scores + causal_mask(n, n)
    weights = softmax(scores)
    context = weights @ V
    return context
