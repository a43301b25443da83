def every_op(
    X: "5 4" = [[1.5, -0.25, 0, 3], [2.5, 2.5, -1, 2.5], [7, 0.125, -2, 0.1], [4, 4, 4, 4], [-3, 1, -3, 1]],
    odd: "5 4" = [[0.5, 1, -2, 3], [1, 1, 2, 2], [0, 0, -0.5, 1], [3, 5, 4, 4], [-3, 2, -4, 1]],
):
    """The ops of programs on numbers of every kind: infinite ones, NaN, ties, and ends of the range of a format"""
    infinite = array([[inf, -inf, 0, 1], [1, 0, inf, 2], [-inf, -inf, -inf, -inf], [0, 1, 2, 3], [-inf, 5, 5, 5]])
    nothing = infinite - infinite
    row = odd[1:2]
    column = odd[:, 2:3]
    cell = odd[0:1, 3:4]

    added = X + 2.5
    taken = infinite - 2
    turned = 3 - X
    quotient = 2 / X
    quotient_of_infinite = -2 / infinite
    cubes = X**3
    roots = abs(X) ** 1.5
    inverse = infinite**-1
    inverse_roots = infinite**-0.5
    powers = 1.5**infinite

    with_row = X + row
    with_column = X - column
    with_cell = X * cell
    by_cell = X / cell
    from_cell = cell - X
    spread = column * row
    one_row = row / cell
    one_column = cell + column

    at_most = minimum(infinite, 1.25)
    raised = maximum(infinite, 1.25)
    not_bounded = minimum(infinite, inf)
    not_raised = maximum(nothing, -inf)
    bounded = minimum(X, 1)
    nothing_at_most = minimum(nothing, 1.25)
    larger = maximum(X, odd)
    smaller = minimum(X, infinite)
    larger_of_nothing = maximum(X, nothing)
    smaller_of_nothing = minimum(nothing, odd)
    larger_of_lines = maximum(column, row)
    smaller_of_cell = minimum(cell, X)

    largest_of_rows = max(X, axis=-1)
    largest_of_columns = max(infinite, axis=0)
    smallest_of_rows = min(infinite, axis=-1)
    smallest_of_columns = min(X, axis=0)
    largest_of_nothing = max(nothing, axis=-1)
    smallest_of_nothing = min(nothing, axis=0)
    sum_of_rows = sum(X, axis=-1)
    sum_of_columns = sum(X, axis=0)
    sum_of_one = sum(column, axis=-1)
    sum_of_one_row = sum(row, axis=0)

    logarithms = log(X * X)
    lengths = abs(infinite)

    equal = where(X == odd, X, infinite)
    different = where(X != row, 1, X)
    less = where(X < column, X, -1)
    at_most_equal = where(X <= cell, 1, -inf)
    more = where(infinite > 1, 2, 3)
    at_least_equal = where(infinite >= inf, X, odd)
    never = where(nothing == nothing, odd, 0.5)
    of_lines = where(row < column, column, row)
    by_row = where(row > 0, X, column)
    by_cell_in_rows = where(cell > column, 1, row)
    by_column = where(column >= 0, infinite, cell)

    lower = tril(nothing)
    lower_2 = tril(infinite, 1)
    lower_3 = tril(X, -1)
    kept = top_k_mask(X, 2)
    kept_of_infinite = top_k_mask(infinite, 2)
    kept_of_nothing = top_k_mask(nothing, 1)

    logs_of_rows = logsumexp(X, axis=-1)
    logs_of_columns = logsumexp(infinite, axis=0)
    logs_of_nothing = logsumexp(nothing, axis=-1)
    part = split(X, 2, axis=1)[1]
    parts = split(odd, 5, axis=0)
    squares = sum_of_squares(X)
    capped = softcap(X, 2)
    shares = softmax(X)
    surprise = cross_entropy(shares, log_softmax(odd))
    ones_of_all = infinite**0
    before = window_mask(5, 4, 2, -1)
    after = window_mask(5, 4, -1, 2)
    regions = region_mask([0, 1, 0, 2, 1], -inf)
    barriers = region_mask([0, 0, 1, 1, 1], -100)
    band = band_scores(X, odd, 1, 2)
    shares_of_band = softmax(band)
    mixed_in_band = band_context(shares_of_band, X, 1)
    roots_above = sqrt(squares, epsilon=0.5)
    shares_or_nothing = softmax(infinite, axis=0, fully_masked="nan")
    all_but_one = interleave(X, odd, cols=7)
    pairs_of_rows = pair_concat(row, X, first="inner")
    kernel = array([[i - j for j in range(2)] for i in range(9)])
    convolved = convolve(X, kernel)
    convolved_in_zeros = convolve(X, kernel, border="zeros")
    centers = array([[1, 0], [0, -1]])
    distances = offset_distances(centers, 1, 2, 3)

    # A tie of float16; just above it, where rounding to float32 first would make it a tie; the ends of its range.
    halves = array([[1 + 2**-11, 1 + 2**-11 + 2**-40, 1 + 3 * 2**-11], [65519.99, 65520, -65536], [2**-25, 1.001 * 2**-25, 3 * 2**-25], [0.1, -1.3e-6, inf]])
    in_float16 = round_to(halves, "float16")
    # The same for bfloat16.
    shorter = array([[1 + 2**-8, 1 + 2**-8 + 2**-40, 1 + 3 * 2**-8], [3.39e38, 3.4e38, -3.41e38], [2**-134, 1.001 * 2**-134, 3 * 2**-134], [0.1, -1e-40, -inf]])
    in_bfloat16 = round_to(shorter, "bfloat16")
    longer = array([[1 + 2**-24, 1 + 2**-24 + 2**-50, 1 + 3 * 2**-24], [3.4028235e38, 3.4028236e38, -1e300], [2**-150, 1.001 * 2**-150, 3 * 2**-150], [0.1, -1e-42, inf]])
    in_float32 = round_to(longer, "float32")
    nothing_in_float16 = round_to(nothing, "float16")
    small = round_to(X, "bfloat16")
    return added
