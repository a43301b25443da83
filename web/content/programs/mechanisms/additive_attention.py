def additive_attention(
    decoder_states: "m d_s",
    encoder_states: "n d_h",
    w_h: "d_h d_a",
    w_s: "d_s d_a",
    v_a: "d_a 1",
    b_a: "1 d_a",
    *,
    form: "split | concat | both" = "split",
    softmax_over: "source | target" = "source",
    bias: bool = False,
):
    r"""Additive attention

    A small network scores each pair of states.

    Source: Bahdanau et al. 2015, appendix A.1.2
    Sizes: m = 3, n = 4, d_s = 2, d_h = 2, d_a = 3
    Symbols: decoder_states = s, encoder_states = h, v_a = v, b_a = b, projected_decoder = \hat{s},
        projected_encoder = \hat{h}, form_difference = \Delta, biased_pairs = Z_b, pairs = P,
        w_pairs = W, projected_pairs = Z, summed_pairs = Z_{+}, hidden_pairs = H, energies = e,
        scores_transposed = S^{\top}, target_shares = B^{\top}, crossed_shares = B, ones_ = \mathbf{1},
        row_sums = B\,\mathbf{1}
    """
    if form != "split":
        # Both states side by side, for every pair.
        pairs = pair_concat(decoder_states, encoder_states, first="inner")
        w_pairs = concat([w_h, w_s], axis=0)
        projected_pairs = pairs @ w_pairs
        summed = projected_pairs
    if form != "concat":
        # The same from fewer products: each state is multiplied once, and the results are added for every pair.
        projected_encoder = encoder_states @ w_h
        projected_decoder = decoder_states @ w_s
        summed_pairs = pair_sum(projected_decoder, projected_encoder)
        summed = summed_pairs
    if form == "both":
        form_difference = summed_pairs - projected_pairs
    if bias:
        biased_pairs = summed + b_a
    else:
        biased_pairs = summed

    # Bent by tanh, and read off by v: a number for each pair.
    hidden_pairs = tanh(biased_pairs)
    energies = hidden_pairs @ v_a
    scores = reshape(energies, m, n)

    if softmax_over == "source":
        # Shares over the source: they add up to 1 for each word that is written.
        weights = softmax(scores)
    else:
        # Along the wrong axis, the shares of a word that is written do not add up to 1.
        scores_transposed = scores.T
        target_shares = softmax(scores_transposed)
        crossed_shares = target_shares.T
        ones_ = ones(n, 1)
        row_sums = crossed_shares @ ones_
        weights = crossed_shares

    # The states of the source, mixed by these shares.
    context = weights @ encoder_states
    return context
