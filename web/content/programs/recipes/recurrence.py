def recurrence(Q: "n d", K: "n d", V: "n d", *, decay: "0..1" = 1.0):
    """Token by token, with a state"""
    S = zeros(d, d)
    rows = []
    for step in range(n):
        key = K[step : step + 1]
        value = V[step : step + 1]
        # What is known so far, which a decay below 1 forgets little by little, and this token.
        S = decay * S + key.T @ value
        rows.append(Q[step : step + 1] @ S)
    output = concat(rows, axis=0)
    return output
