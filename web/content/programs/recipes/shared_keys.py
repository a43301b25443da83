def shared_keys(Q: "n h*d", K: "n d", V: "n d", *, h: "1..8" = 2):
    """Heads that share their keys and values"""
    contexts = []
    for head in range(h):
        # A query of each head, and one key and one value for all.
        query = Q[:, head * d : (head + 1) * d]
        weights = softmax(query @ K.T / sqrt(d))
        contexts.append(weights @ V)
    output = concat(contexts, axis=1)
    return output
