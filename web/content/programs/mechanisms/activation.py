def activation(
    x: "n d_model",
    *,
    activation_: "relu | gelu | gelu_tanh | silu | tanh | sigmoid | exp" = "relu",
):
    """An activation

    One function of each number, without which layers on top of each other would be one layer.

    Sizes: n = 3, d_model = 4
    Tokens: n = query
    Symbols: x = X, activated = Y
    """
    if activation_ == "relu":
        # What is below 0 becomes 0.
        activated = relu(x)
    elif activation_ == "gelu":
        # Each number times the share of a normal distribution below it.
        activated = gelu(x)
    elif activation_ == "gelu_tanh":
        activated = gelu(x, approximate="tanh")
    elif activation_ == "silu":
        # Each number times its sigmoid.
        activated = silu(x)
    elif activation_ == "tanh":
        # Between -1 and 1.
        activated = tanh(x)
    elif activation_ == "sigmoid":
        # Between 0 and 1.
        activated = sigmoid(x)
    else:
        activated = exp(x)
    return activated
