#pragma once

#include <string>
#include <vector>

#include "core/matrix.h"

namespace attention {

/// One entry of one node of a tape.
struct Cell {
  int node;
  Index row;
  Index col;
};

/// A number inside a term: a cell, or a constant of the rule (`cell.node` is -1).
struct Factor {
  Cell cell;
  double value;
};

struct Term {
  std::vector<Factor> factors;
  double value;
};

/// How the terms make the result.
enum class Reduction {
  /// A term is the product of its factors; the result is their sum, added in order from the first.
  sum,
  /// A term is exp(factor 0 - factor 1), factor 1 being the largest score of the row; the result is the
  /// chosen term divided by the sum of the terms, added in order. No terms: a row of -∞ alone gives 0.
  softmax,
  /// One term: factor 1 · tanh(factor 0 / factor 1).
  softcap,
  /// No terms: an input, or a number that follows from an option.
  given,
};

/// Why a cell has its number. The terms give it back to the last bit.
struct Explanation {
  Reduction reduction;
  std::vector<Term> terms;
  double result;
  /// In words, without numbers.
  std::string sentence;
  /// Index of the numerator of a softmax.
  int chosen = -1;
  /// The terms added in order: the denominator of a softmax.
  double total = 0;
};

inline Factor constant(double value) { return {{-1, 0, 0}, value}; }

}  // namespace attention
