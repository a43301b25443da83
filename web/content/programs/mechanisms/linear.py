def linear(x: "n d_model", w_o: "d_model d_out", b_o: "1 d_out"):
    """A linear layer

    Sizes: n = 3, d_model = 4, d_out = 4
    Tokens: n = query
    Symbols: output_product = O'
    """
    # Each column of the result weighs all numbers of a row.
    output_product = x @ w_o
    output = output_product + b_o
    return output
