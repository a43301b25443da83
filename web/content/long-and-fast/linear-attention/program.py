def phi(x):
    # elu(x) + 1, which is never negative
    return maximum(x, 0) + exp(minimum(x, 0))


def linear_attention(
    Q: "n d_k",
    K: "n d_k",
    V: "n d_v",
    strength: "n 1",
    *,
    rule: "add | delta" = "add",
    keep: "0..1" = 1.0,
):
    r"""Linear attention

    A memory of one size holds all that came before, in place of a cache that grows.

    Source: Katharopoulos et al. 2020, Schlag et al. 2021
    Sizes: n = 4, d_k = 3, d_v = 2
    Symbols: strength = \beta, queries = \phi(Q), keys = \phi(K), query = \phi(q), key = \phi(k), value = v,
        memory = S, mass = z, faded = \bar{S}, old = \bar{v}, change = \Delta v, found = r, answer = o, output = O,
        write = \beta, note = U, divisor = w, lookup = o, ages = \Gamma, full = C, difference = \Delta,
        sharp = \bar{A}, exact = \bar{C}, kept = N, scores = P
    """
    queries = phi(Q)
    keys = phi(K)
    if rule == "delta":
        queries = queries / norm(queries)
        keys = keys / norm(keys)
    memory = zeros(d_k, d_v)
    mass = zeros(1, d_k)
    answers = []
    for token in range(n):
        query = queries[token : token + 1]
        key = keys[token : token + 1]
        value = V[token : token + 1]
        write = strength[token : token + 1]
        faded = memory * keep
        if rule == "add":
            note = key.T @ (write * value)
            memory = faded + note
            mass = mass * keep + write * key
            found = query @ memory
            divisor = query @ mass.T
            answer = found / divisor
            answers.append(answer)
        else:
            # What the memory already gives for this key is taken out first.
            old = key @ faded
            change = value - old
            note = key.T @ (write * change)
            memory = faded + note
            lookup = query @ memory
            answers.append(lookup)
    output = concat(answers, axis=0)

    if rule == "add":
        ## The other order of brackets
        ages = array([[keep ** (i - j) if j <= i else 0 for j in range(n)] for i in range(n)])
        scores = queries @ keys.T * strength.T * ages
        weights = scores / sum(scores, axis=-1)
        full = weights @ V
        difference = output - full

    ## With a softmax
    sharp = softmax(Q @ K.T / sqrt(d_k) + log(strength).T + causal_mask(n, n))
    exact = sharp @ V

    ## What is kept
    kept = array([[d_k * d_v + d_k, n * (d_k + d_v)]])
    return output
