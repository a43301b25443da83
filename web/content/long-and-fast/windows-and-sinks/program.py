def windows_and_sinks(
    Q: "n d_k",
    K: "n d_k",
    V: "n d_v",
    sink: "1 1",
    *,
    window: "1..16" = 3,
    first: "0..8" = 1,
):
    r"""Windows and sinks

    A long text is read through a window. Heads that find nothing rest on the first token; where the window loses it,
    something else has to take the weight: the first token, kept, or a score that belongs to no token.

    Source: Xiao et al. 2024, section 3; OpenAI 2025 (gpt-oss); Miller 2023
    Symbols: sink = s, window_scores = S^W, window_weights = A^W, window_context = C^W,
    kept_scores = S^F, kept_weights = A^F, kept_context = C^F,
    shares = P, sink_weights = A^S, sums = \Sigma, sink_context = C^S
    Learned: sink
    """
    scores = Q @ K.T / sqrt(d_k)

    ## The whole text
    masked_scores = scores + causal_mask(n, n)
    weights = softmax(masked_scores)
    context = weights @ V

    ## A window
    # A token sees itself and the tokens just before it.
    window_scores = scores + window_mask(n, n, window - 1, 0)
    window_weights = softmax(window_scores)
    window_context = window_weights @ V

    ## The first tokens stay
    kept_scores = scores + array(
        [[0 if j <= i and (j < first or i - j < window) else -inf for j in range(n)] for i in range(n)]
    )
    kept_weights = softmax(kept_scores)
    kept_context = kept_weights @ V

    ## A sink in the softmax
    # One more score in each row, the same for all.
    shares = softmax(concat([window_scores, ones(n, 1) @ sink], axis=1))
    # The share of the sink is not used.
    sink_weights = shares[:, :n]
    sums = sum(sink_weights, axis=-1)
    sink_context = sink_weights @ V
    return sink_context
