def word_similarity(
    x: "n d_model",
    combination: "1 n",  # how much of each word is added up
    *,
    unit_length: bool = False,
):
    r"""Similarity of words

    Dot products and angles between word vectors, and what a sum of words is near to.

    Source: Mikolov et al. 2013, section 4
    Sizes: n = 4, d_model = 3
    Tokens: n = query
    Learned: combination
    Symbols: x = X, combination = g, unit_vectors = \hat{X}, unit_vectors_transposed = \hat{X}^{\top},
        x_transposed = X^{\top}, dot_products = D, cosines = C, combined = t, combined_unit = \hat{t},
        combined_cosines = c
    """
    ## Lengths
    # The length of a vector is the root of the sum of its squares.
    squared_lengths = sum_of_squares(x)
    lengths = sqrt(squared_lengths)
    unit_vectors = x / lengths
    unit_vectors_transposed = unit_vectors.T

    ## Similarity
    if unit_length:
        dot_products = unit_vectors @ unit_vectors_transposed
    else:
        # Long vectors have large dot products, whatever they mean.
        x_transposed = x.T
        dot_products = x @ x_transposed

    # Between vectors of length 1, the dot product is the cosine of the angle.
    cosines = unit_vectors @ unit_vectors_transposed

    ## Adding and subtracting words
    # A sum of words is a vector, too.
    if unit_length:
        combined = combination @ unit_vectors
    else:
        combined = combination @ x
    combined_squared_length = sum_of_squares(combined)
    combined_length = sqrt(combined_squared_length)
    combined_unit = combined / combined_length

    # Which word it is nearest to.
    combined_cosines = combined_unit @ unit_vectors_transposed
    return combined_cosines
