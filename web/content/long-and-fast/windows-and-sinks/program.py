def windows_and_sinks(
    query: "n d_k",
    key: "n d_k",
    value: "n d_v",
    sink: "1 1",
    *,
    window: "1..16" = 3,
    first: "0..8" = 1,
):
    r"""Windows and sinks

    A long text is read through a window. Heads that find nothing rest on the first token; where the window loses it,
    something else has to take the weight: the first token, kept, or a score that belongs to no token.

    Source: Xiao et al. 2024, section 3.2
    Symbols: sink = s, near = M^W, window_weights = A^W, window_context = C^W,
    near_and_first = M^F, kept_weights = A^F, kept_context = C^F,
    with_sink = [S|s], shares = P, sink_weights = A^S, sums = \Sigma, sink_context = C^S
    Learned: sink
    """
    scores = query @ key.T / sqrt(d_k)

    ## The whole text
    weights = softmax(scores + causal_mask(n, n))
    context = weights @ value

    ## A window
    # A token sees itself and the tokens just before it.
    near = window_mask(n, n, window - 1, 0)
    window_weights = softmax(scores + near)
    window_context = window_weights @ value

    ## The first tokens stay
    # Each token also sees the first ones.
    near_and_first = array(
        [[0 if j <= i and (j < first or i - j < window) else -inf for j in range(n)] for i in range(n)]
    )
    kept_weights = softmax(scores + near_and_first)
    kept_context = kept_weights @ value

    ## A sink in the softmax
    # One more score in each row, the same for all: it belongs to no token.
    with_sink = concat([scores + near, ones(n, 1) @ sink], axis=1)
    shares = softmax(with_sink)
    # The share of the sink is not used.
    sink_weights = shares[:, :n]
    sums = sum(sink_weights, axis=-1)
    sink_context = sink_weights @ value
    return sink_context
