def layer_norm(X):
    # Each row gets the mean 0 and the variance 1.
    centered = X - mean(X, axis=-1)
    variance = mean(centered * centered, axis=-1)
    normed = centered / sqrt(variance + 1e-5)
    return normed


def layer(X: "n d", W_1: "d d_ff", W_2: "d_ff d"):
    """A residual connection, a norm, a hidden layer: what is used twice is a function"""
    attended = softmax(X @ X.T / sqrt(d)) @ X
    x_1 = layer_norm(X + attended)
    hidden = relu(x_1 @ W_1)
    output = layer_norm(x_1 + hidden @ W_2)
    return output
