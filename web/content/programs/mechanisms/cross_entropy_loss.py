def cross_entropy_loss(
    logits: "n c",
    targets: "n c",  # the right share of each class
    *,
    smoothing: "0..1" = 0.0,
):
    r"""Cross-entropy

    How surprised a prediction is by what was right.

    Source: Szegedy et al. 2016, section 7
    Sizes: n = 3, c = 4
    Tokens: n = query, c = key
    Symbols: logits = Z, targets = T, kept_targets = T', spread = U, smoothed_targets = Y,
        log_shares = L, loss = \ell
    """
    ## Smoothed targets
    # A part of each target is spread over all classes, so that nothing is certain.
    kept_targets = targets * (1 - smoothing)
    spread = array([[smoothing / c for k in range(c)]])
    smoothed_targets = kept_targets + spread

    ## Loss
    # The logarithm of the share that each class gets.
    log_shares = log_softmax(logits)

    # The mean of these logarithms, by the targets: 0 for a certain and right prediction.
    loss = cross_entropy(smoothed_targets, log_shares)
    return loss
