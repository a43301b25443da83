def softmax_alone(
    scores: "m n",  # one row for each query, one column for each key
    *,
    temperature: "1e-3..1e6" = 1.0,
    fully_masked: "zeros | nan" = "zeros",
):
    """Softmax

    Shares of one out of any numbers, row by row.

    Source: Bridle 1990
    Sizes: m = 3, n = 3
    """
    if temperature != 1:
        # A temperature above 1 brings the scores closer together, one below 1 drives them apart.
        scaled_scores = scores / temperature
    else:
        scaled_scores = scores

    # Each score becomes a share: e to its power, divided by the sum of all of its row.
    weights = softmax(scaled_scores, fully_masked=fully_masked)
    return weights
