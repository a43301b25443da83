#pragma once

#include <initializer_list>
#include <iterator>
#include <span>
#include <string>
#include <vector>

#include "core/matrix.h"
#include "core/message.h"

namespace attention {

/// One entry of one node of a tape.
struct Cell {
  int node;
  Index row;
  Index col;
};

/// A number inside a term: a cell, or a constant of the op (`cell.node` is -1).
struct Factor {
  Cell cell;
  double value;
};

struct Term {
  std::vector<Factor> factors;
  double value;
};

/// A list of products of factors in contiguous memory, reused from cell to cell.
class Terms {
 public:
  void clear() {
    factors_.clear();
    ends_.clear();
  }
  void add(std::initializer_list<Factor> factors) { add(std::span(factors.begin(), factors.size())); }
  void add(std::span<const Factor> factors) {
    factors_.insert(factors_.end(), factors.begin(), factors.end());
    ends_.push_back(factors_.size());
  }
  std::size_t size() const { return ends_.size(); }
  std::span<const Factor> operator[](std::size_t k) const {
    const std::size_t start = k == 0 ? 0 : ends_[k - 1];
    return std::span<const Factor>(factors_).subspan(start, ends_[k] - start);
  }

 private:
  std::vector<Factor> factors_;
  std::vector<std::size_t> ends_;
};

/// How the terms are combined into the result.
enum class Reduction {
  /// A term is the product of its factors; the result is their sum, added in order from the first.
  sum,
  /// A term is exp(factor 0 - factor 1), factor 1 being the largest score of the row; the result is the
  /// chosen term divided by the sum of the terms, added in order. No terms: a row of -∞ alone gives 0.
  softmax,
  /// Terms as those of a softmax; the result is (the chosen score - the largest) - log(the terms added in
  /// order).
  log_softmax,
  /// Terms exp(factor 0 - factor 1) with the same factor 1, the largest score of the line, or 0 if that is
  /// infinite; the result is factor 1 + log(the terms added in order).
  log_sum_exp,
  /// A term is a score; the result is 1 / (number of terms equal to the largest) if the chosen one is among
  /// them, else 0. Only -∞: 0. Any NaN: NaN.
  hardmax,
  /// A term is a square; the result is the square root of their sum, added in order.
  norm,
  /// One term: factor 1 · tanh(factor 0 / factor 1).
  softcap,
  /// One term: `Explanation::function` of its factors.
  function,
  /// No terms: an input, or a number computed from options.
  given,
};

/// The functions of `Reduction::function`, of a = factor 0 and b = factor 1. Each operation is rounded, in
/// the order written.
enum class Function {
  none,
  /// tanh a
  tanh,
  /// 1 / (1 + exp(-a))
  sigmoid,
  /// a, or 0 where a is not above 0
  relu,
  /// a · (0.5 · (1 + erf(a · √½)))
  gelu,
  /// a · (0.5 · (1 + tanh(√(2/π) · (a + 0.044715 · a³)))), a³ being a · a · a
  gelu_tanh,
  /// a · (1 / (1 + exp(-a)))
  silu,
  /// exp a
  exp,
  /// sin a and cos a, a in radians
  sin,
  cos,
  /// a to the power of b
  power,
  /// √(a + b)
  sqrt_of_sum,
  /// a / b
  quotient,
  /// the larger of a and b; a where a is NaN
  larger,
  /// the natural logarithm of a
  log,
  /// |a|
  absolute,
};

/// The names in keys, options and `FunctionName` of web/engine/types, in the order of `Function`.
constexpr const char* function_names[] = {"",         "tanh",   "sigmoid", "relu",    "gelu",  "gelu_tanh",
                                          "silu",     "exp",    "sin",     "cos",     "power", "sqrt_of_sum",
                                          "quotient", "larger", "log",     "absolute"};
static_assert(std::size(function_names) == static_cast<std::size_t>(Function::absolute) + 1);

inline const char* name_of(Function function) { return function_names[static_cast<std::size_t>(function)]; }

/// How a cell was computed. Combining the terms reproduces the result bit for bit.
struct Explanation {
  Reduction reduction;
  std::vector<Term> terms;
  double result;
  /// The explanation as a sentence.
  Message sentence;
  /// Index of the numerator of a softmax, or of the score of this cell in a hardmax.
  int chosen = -1;
  /// The terms added in order: the denominator of a softmax.
  double total = 0;
  /// For `Reduction::function`.
  Function function = Function::none;
  /// Whether `row` and `column` of the sentence are those of the cell itself, so that a page can name them.
  bool names_cell = false;
};

inline Factor constant(double value) { return {{-1, 0, 0}, value}; }

}  // namespace attention
