def capped(Q: "n d", K: "n d", V: "n d", *, cap: "1..50" = 5):
    """Queries and keys of length 1, and scores within a cap"""
    query = Q / norm(Q)
    key = K / norm(K)
    # No score is above the cap, or below minus the cap.
    scores = softcap(query @ key.T * sqrt(d), cap)
    weights = softmax(scores)
    context = weights @ V
    return context
