#pragma once

#include <cstddef>

namespace attention::simd {

using Count = std::ptrdiff_t;

/// A strided matrix view: `to_row` and `to_col` are the strides.
struct Grid {
  const float* at;
  Count to_row;
  Count to_col;
};

/// The result: a view with contiguous rows, and whether to add to its contents.
struct Target {
  float* at;
  Count to_row;
  bool adds;
};

/// C = A B, or C += A B. A: rows × depth; B: depth × cols; C: rows × cols.
struct Product {
  Count rows;
  Count depth;
  Count cols;
  Grid a;
  Grid b;
  Target c;
};

/// Every cell is the sum over depth in order, rounded after each product and each addition: bit-identical on
/// every machine, and to the plain loop. Exception: if B.to_col is not 1, the last rows % 4 rows use four
/// partial sums, also bit-identical on every machine. One stride of A and one of B must be 1.
void multiply(const Product& product);

/// Whether at most `most` numbers are nonzero.
bool is_sparse(const float* numbers, Count count, Count most);

/// The same as multiply for mostly zero A, as one-hot rows: skips zeros. One stride of A must be 1, and
/// B.to_col.
void multiply_sparse(const Product& product);

}  // namespace attention::simd
