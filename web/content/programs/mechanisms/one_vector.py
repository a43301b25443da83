def one_vector(
    x: "n d_model",
    w_q: "d_model d_k",
    w_k: "d_model d_k",
    w_v: "d_model d_v",
    *,
    token: "1..64" = 1,
    convention: "rows | columns" = "rows",
):
    r"""Self-attention, one vector at a time

    What happens to one token, and then to all of them at once; with tokens as rows, or as columns.

    Sizes: n = 4, d_model = 4, d_k = 2, d_v = 2
    Tokens: n = query
    Symbols: x = X, one_token = a_i, one_query = q_i, one_scores = \alpha_i, one_weights = \alpha_i',
        one_context = b_i, key_transposed = K^{\top}
    """
    number = min(token, n)
    if convention == "rows":
        ## One vector
        # The token asks with its query.
        one_token = x[number - 1 : number]
        one_query = one_token @ w_q

        # Every token answers with its key.
        key = x @ w_k
        key_transposed = key.T
        one_scores = one_query @ key_transposed
        one_weights = softmax(one_scores)

        # What they hand over is mixed by the weights.
        value = x @ w_v
        one_context = one_weights @ value

        ## All at once
        # The same for all tokens: a row for each.
        query = x @ w_q
        scores = query @ key_transposed
        weights = softmax(scores)
        context = weights @ value
    else:
        ## Rows become columns
        # The same numbers, with a column for each token.
        x_columns = x.T
        w_q_columns = w_q.T
        w_k_columns = w_k.T
        w_v_columns = w_v.T

        ## One vector
        one_token = x[number - 1 : number]
        one_token_columns = one_token.T
        one_query_columns = w_q_columns @ one_token_columns
        key_columns = w_k_columns @ x_columns
        key_columns_transposed = key_columns.T
        one_scores_columns = key_columns_transposed @ one_query_columns

        # Shares that add up to 1 in the column.
        one_weights_columns = softmax(one_scores_columns, axis=0, fully_masked="nan")
        value_columns = w_v_columns @ x_columns
        one_context_columns = value_columns @ one_weights_columns

        ## All at once
        query_columns = w_q_columns @ x_columns
        scores_columns = key_columns_transposed @ query_columns
        weights_columns = softmax(scores_columns, axis=0, fully_masked="nan")
        context_columns = value_columns @ weights_columns
    return context if convention == "rows" else context_columns
