def next_state(token, before, cell, w_update, u_update, w_reset, u_reset, w_candidate, u_candidate, group=""):
    if cell == "gru":
        # How much of the state is renewed, from the word and from the state before it.
        update_token = token @ w_update
        update_memory = before @ u_update
        update_sum = update_token + update_memory
        update = sigmoid(update_sum)

        # How much of the state before is read for that.
        reset_token = token @ w_reset
        reset_memory = before @ u_reset
        reset_sum = reset_token + reset_memory
        reset = sigmoid(reset_sum)
        recalled = reset * before
    else:
        recalled = before

    # What the new state could be.
    candidate_token = token @ w_candidate
    candidate_memory = recalled @ u_candidate
    candidate_sum = candidate_token + candidate_memory
    if cell == "gru":
        candidate = tanh(candidate_sum)
        keep = 1 - update
        kept = keep * before
        taken = update * candidate

        # A part of the old state is kept, and a part of the candidate taken.
        state = kept + taken
    else:
        state = tanh(candidate_sum)
    return state


def recurrent_attention(
    x: "n d_x",
    initial_state: "1 d_h",
    w_update: "d_x d_h",
    u_update: "d_h d_h",
    w_reset: "d_x d_h",
    u_reset: "d_h d_h",
    w_candidate: "d_x d_h",
    u_candidate: "d_h d_h",
    decoder_states: "m d_s",
    w_h: "d_h d_a",
    w_s: "d_s d_a",
    v_a: "d_a 1",
    *,
    cell: "gru | tanh" = "gru",
):
    r"""Attention over the states of a recurrent network

    Words are read one after the other; attention looks at all states, not at the last one only.

    Source: Bahdanau et al. 2015, section 3; Cho et al. 2014
    Sizes: n = 3 (1..12), m = 2 (1..12), d_x = 2, d_h = 2, d_s = 2, d_a = 2
    Tokens: n = key, m = query
    Symbols: x = X, initial_state = h_0, decoder_states = s, encoder_states = h, v_a = v,
        projected_decoder = \hat{s}, projected_encoder = \hat{h}, summed_pairs = Z_{+}, hidden_pairs = H,
        energies = e
    """
    states = []
    before = initial_state
    for step in range(n):
        # One word after the other.
        token = x[step : step + 1]
        before = next_state(token, before, cell, w_update, u_update, w_reset, u_reset, w_candidate, u_candidate)
        states.append(before)

    ## States
    # All states, a row for each word.
    encoder_states = concat(states, axis=0)

    # A network scores each pair of states.
    projected_encoder = encoder_states @ w_h
    projected_decoder = decoder_states @ w_s
    summed_pairs = pair_sum(projected_decoder, projected_encoder)
    hidden_pairs = tanh(summed_pairs)
    energies = hidden_pairs @ v_a
    scores = reshape(energies, m, n)

    # Shares over the words that were read.
    weights = softmax(scores)

    # The states, mixed by these shares.
    context = weights @ encoder_states
    return context
