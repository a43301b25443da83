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


def one_direction(words, d_h, cell, p, is_reversed, group):
    n = words.shape[0]
    initial_state = zeros(1, d_h)
    first = n - 1 if is_reversed else 0
    last = -1 if is_reversed else n
    before = initial_state
    states = []
    for step in range(first, last, -1 if is_reversed else 1):
        # One word after the other.
        token = words[step : step + 1]
        before = next_state(token, before, cell, p[0], p[1], p[2], p[3], p[4], p[5])
        states.append(before)

    # All states, in the order of the words.
    ordered = [states[n - 1 - i] for i in range(n)] if is_reversed else states
    direction_states = concat(ordered, axis=0)
    return direction_states


def attention_weights(before, projected_encoder, masks, w_s, v_a, group=""):
    # A network scores each state of the source.
    projected_decoder = before @ w_s
    summed_pairs = pair_sum(projected_decoder, projected_encoder)
    hidden_pairs = tanh(summed_pairs)
    energies = hidden_pairs @ v_a
    scores = energies.T
    if len(masks) > 0:
        masked_scores = scores + masks[0]
    else:
        masked_scores = scores

    # Shares over the source.
    weights = softmax(masked_scores)
    return weights


def write(target, w_embed, first_state, encoder_states, summary, projected, masks, w_s, v_a, w_start, cell, p, group):
    # A vector for each word written so far.
    word_vectors = target @ w_embed

    # The first state comes from the end of the reading.
    start_sum = first_state @ w_start
    start = tanh(start_sum)
    before = start
    all_weights = []
    contexts = []
    states = []
    for step in range(target.shape[0]):
        if len(projected) > 0:
            weights = attention_weights(before, projected[0], masks, w_s, v_a)
            all_weights.append(weights)

            # What was found in the source for this word.
            context = weights @ encoder_states
        else:
            context = summary
        token = word_vectors[step : step + 1]
        token_and_context = concat([token, context], axis=1)
        before = next_state(token_and_context, before, cell, p[0], p[1], p[2], p[3], p[4], p[5])
        states.append(before)
        contexts.append(context)
    if len(projected) > 0:
        weights = concat(all_weights, axis=0)
    context = concat(contexts, axis=0)
    decoder_states = concat(states, axis=0)

    # What was found, beside the state.
    joined_states = concat([context, decoder_states], axis=1)
    return joined_states


def recurrent_translator(
    source: "n c_source",
    target: "m c_target",
    w_embed: "c_source d_model",
    forward__w_update: "d_model d_h",
    forward__u_update: "d_h d_h",
    forward__w_reset: "d_model d_h",
    forward__u_reset: "d_h d_h",
    forward__w_candidate: "d_model d_h",
    forward__u_candidate: "d_h d_h",
    backward__w_update: "d_model d_h",
    backward__u_update: "d_h d_h",
    backward__w_reset: "d_model d_h",
    backward__u_reset: "d_h d_h",
    backward__w_candidate: "d_model d_h",
    backward__u_candidate: "d_h d_h",
    w_h: "2*d_h d_a",
    decoder__w_embed: "c_target d_model",
    decoder__w_update: "d_model+2*d_h d_h",
    decoder__u_update: "d_h d_h",
    decoder__w_reset: "d_model+2*d_h d_h",
    decoder__u_reset: "d_h d_h",
    decoder__w_candidate: "d_model+2*d_h d_h",
    decoder__u_candidate: "d_h d_h",
    decoder__w_s: "d_h d_a",
    decoder__v_a: "d_a 1",
    decoder__w_start: "d_h d_h",
    w_u: "3*d_h c_target",
    *,
    attention: "bahdanau | none" = "bahdanau",
    cell: "gru | tanh" = "gru",
    source_mask_: "none | padding" = "none",
    valid_len: "1..256" = 2,
):
    r"""Recurrent translator

    A sentence is read forwards and backwards; for each word that is written, attention looks at all states.

    Source: Bahdanau et al. 2015, appendix A.2
    Sizes: m = 3 (1..24), n = 3 (1..24), c_source = 5 (1..256), c_target = 5 (1..256), d_model = 3, d_h = 2, d_a = 2
    Symbols: source = X, target = Y, w_embed = E, source_vectors = X^E, word_vectors = X^E,
        initial_state = h_0, direction_states = h, encoder_states = h, last_state = \overrightarrow{h}_n,
        first_state = \overleftarrow{h}_1, summary = \bar{h}, w_h = W_h, w_s = W_s, v_a = v,
        w_start = W^0, start_sum = s_0', start = s_0, projected_encoder = \hat{h},
        projected_decoder = \hat{s}, summed_pairs = Z_{+}, hidden_pairs = H, energies = e,
        token_and_context = [y;c], decoder_states = s, joined_states = [C;s], w_u = W^U, logits = Z,
        source_mask = M^X
    """
    # A vector for each word.
    source_vectors = source @ w_embed
    forwards = [
        forward__w_update,
        forward__u_update,
        forward__w_reset,
        forward__u_reset,
        forward__w_candidate,
        forward__u_candidate,
    ]
    backwards = [
        backward__w_update,
        backward__u_update,
        backward__w_reset,
        backward__u_reset,
        backward__w_candidate,
        backward__u_candidate,
    ]
    cell_parameters = [
        decoder__w_update,
        decoder__u_update,
        decoder__w_reset,
        decoder__u_reset,
        decoder__w_candidate,
        decoder__u_candidate,
    ]
    forward_states = one_direction(source_vectors, d_h, cell, forwards, False, "forward")
    backward_states = one_direction(source_vectors, d_h, cell, backwards, True, "backward")

    ## States of the source
    # Both directions side by side: each state knows what is before and after its word.
    encoder_states = concat([forward_states, backward_states], axis=1)
    words = min(valid_len, n) if source_mask_ == "padding" else n
    last_state = forward_states[words - 1 : words]
    first_state = backward_states[0:1]
    summary = concat([last_state, first_state], axis=1)
    projected = []
    masks = []
    if attention == "bahdanau":
        projected_encoder = encoder_states @ w_h
        projected.append(projected_encoder)
        if source_mask_ == "padding":
            source_mask = padding_mask(1, n, words)
            masks.append(source_mask)
    decoded = write(
        target,
        decoder__w_embed,
        first_state,
        encoder_states,
        summary,
        projected,
        masks,
        decoder__w_s,
        decoder__v_a,
        decoder__w_start,
        cell,
        cell_parameters,
        "decoder",
    )

    ## Next word
    # A score for each word that could come next.
    logits = decoded @ w_u
    return logits
