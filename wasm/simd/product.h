#pragma once

#include <cstddef>

namespace attention::simd {

using Count = std::ptrdiff_t;

/// Numbers in memory, read as a matrix: how far it is to the next row, and to the next column.
struct Grid {
  const float* at;
  Count to_row;
  Count to_col;
};

/// Where a result goes: how far it is to the next row, whose numbers are side by side; and whether it is
/// added to what is there.
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

/// Every cell is the sum over depth in order, rounded after each product and each sum: the same bits on every
/// machine, and those of the plain loop. Only where the step of B to its next column is not 1, the last
/// rows % 4 rows are four sums, of every fourth product each, which are added up in the end: the same bits on
/// every machine as well. One of the steps of A must be 1, and so must one of those of B.
void multiply(const Product& product);

/// Are no more than so many of the numbers other than 0?
bool is_sparse(const float* numbers, Count count, Count most);

/// The same as multiply where most of A is 0, as in rows with a single 1: what is 0 is left out. One of the
/// steps of A must be 1, and so must that of B to its next column.
void multiply_sparse(const Product& product);

}  // namespace attention::simd
