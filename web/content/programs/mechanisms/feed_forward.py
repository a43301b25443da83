def feed_forward(
    x: "n d_model",
    w_1: "d_model d_ff",
    b_1: "1 d_ff",
    w_2: "d_ff d_out",
    b_2: "1 d_out",
    *,
    activation: "relu | gelu | gelu_tanh | silu" = "relu",
):
    """Feed-forward network

    Two layers for each token on its own: wider, bent, and back.

    Source: Vaswani et al. 2017, section 3.3
    Sizes: n = 3, d_model = 4, d_ff = 6, d_out = 4
    Tokens: n = query
    Symbols: x = X, hidden_product = U', pre_activation = U, ffn_product = F', ffn_output = F
    """
    # Each column of the hidden layer weighs all numbers of a token.
    hidden_product = x @ w_1
    pre_activation = hidden_product + b_1

    # A function of each number: without it, both layers would be one.
    if activation == "relu":
        hidden = relu(pre_activation)
    elif activation == "gelu":
        hidden = gelu(pre_activation)
    elif activation == "gelu_tanh":
        hidden = gelu(pre_activation, approximate="tanh")
    else:
        hidden = silu(pre_activation)

    # What was found is mixed into the width of a token again.
    ffn_product = hidden @ w_2
    ffn_output = ffn_product + b_2
    return ffn_output
