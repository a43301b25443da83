def heads(Q: "n h*d", K: "n h*d", V: "n h*d", *, h: "1..8" = 2):
    """Several heads side by side"""
    contexts = []
    for head in range(h):
        # The columns of this head.
        query = Q[:, head * d : (head + 1) * d]
        key = K[:, head * d : (head + 1) * d]
        value = V[:, head * d : (head + 1) * d]
        weights = softmax(query @ key.T / sqrt(d))
        contexts.append(weights @ value)
    # The heads side by side again.
    output = concat(contexts, axis=1)
    return output
