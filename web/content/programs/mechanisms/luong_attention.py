def luong_attention(
    decoder_states: "m d_h",
    encoder_states: "n d_h",
    w_a: "d_h d_h",
    w_s: "d_h d_a",
    w_h: "d_h d_a",
    v_a: "d_a 1",
    w_cc: "d_h d_out",
    w_cs: "d_h d_out",
    *,
    score: "dot | general | concat" = "dot",
):
    r"""Luong attention

    What was found in the source, and the state that looked for it, become one state.

    Source: Luong et al. 2015, section 3.1
    Sizes: m = 3, n = 4, d_h = 2, d_a = 3, d_out = 2
    Symbols: decoder_states = s, encoder_states = h, encoder_transposed = h^{\top}, w_a = W_a, v_a = v,
        w_cc = W_c^{C}, w_cs = W_c^{s}, w_c = W_c, projected_decoder = \hat{s}, pairs = P, w_pairs = W,
        projected_pairs = Z, hidden_pairs = H, energies = e, joined_states = [C;s], output_product = O',
        attentional_state = \tilde{s}
    """
    if score == "concat":
        # A network scores each pair of states.
        pairs = pair_concat(decoder_states, encoder_states)
        w_pairs = concat([w_s, w_h], axis=0)
        projected_pairs = pairs @ w_pairs
        hidden_pairs = tanh(projected_pairs)
        energies = hidden_pairs @ v_a
        scores = reshape(energies, m, n)
    else:
        if score == "general":
            # A learned matrix says what is compared with what.
            projected_decoder = decoder_states @ w_a
        else:
            projected_decoder = decoder_states
        encoder_transposed = encoder_states.T

        # How well each state of the source fits.
        scores = projected_decoder @ encoder_transposed

    # Shares over the source.
    weights = softmax(scores)

    # The states of the source, mixed by these shares.
    context = weights @ encoder_states

    ## Attentional state
    # What was found stands beside the state that looked for it; a layer makes one state of both.
    w_c = concat([w_cc, w_cs], axis=0)
    joined_states = concat([context, decoder_states], axis=1)
    output_product = joined_states @ w_c
    attentional_state = tanh(output_product)
    return attentional_state
