def rounding(
    Q: "n d_k",
    K: "n d_k",
    V: "n d_v",
    *,
    kind: "float16 | bfloat16 | float32" = "float16",
    hide: "ten_thousand | billion | infinity" = "ten_thousand",
    padding: "0..8" = 1,
    subtract: bool = True,
):
    r"""Rounding

    Attention with 16 bits a number: what a mask adds, what a softmax subtracts, and what is no number any more.

    Source: Micikevicius et al. 2018, section 3.3
    Sizes: n = 3, d_k = 4, d_v = 2
    Symbols: filler = F, shifted = \bar{S}, powers = P, total = \ell, next_context = C', exact = \bar{A},
        difference = \Delta
    """
    filler = array([[-inf if j < padding else 0 for j in range(n)]])
    if hide == "infinity":
        mask = causal_mask(n, n) + filler
    else:
        mask = maximum(causal_mask(n, n) + filler, -10000 if hide == "ten_thousand" else -1000000000)
    scores = round_to(Q @ K.T / sqrt(d_k), kind)
    masked_scores = round_to(scores + mask, kind)
    if subtract:
        shifted = round_to(masked_scores - max(masked_scores, axis=-1), kind)
        powers = round_to(exp(shifted), kind)
    else:
        powers = round_to(exp(masked_scores), kind)
    total = round_to(sum(powers, axis=-1), kind)
    weights = round_to(powers / total, kind)
    context = round_to(weights @ V, kind)

    ## The next layer
    next_context = round_to(weights @ context, kind)

    ## In double precision
    exact = softmax(Q @ K.T / sqrt(d_k) + mask)
    difference = weights - exact
    return context
