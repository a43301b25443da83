#pragma once

#include <string_view>
#include <vector>

#include "graph/schema.h"

/// Evaluates size formulas of schemas: "d_k", "n_heads*d_k", "height/patch*width/patch+1". Products and
/// quotients from left to right, before sums.
namespace attention {

/// A size for each dimension of a schema, in its order; NaN where unknown.
using SizeTable = std::vector<double>;

/// Reads a formula operand by operand.
struct FormulaReader {
  std::string_view rest;
  /// The current operand, a dimension or a number, and the operator before it ('+' before the first).
  std::string_view name = {};
  char operation = '+';
  char following = '+';

  bool next();
};

bool is_number(std::string_view name);

/// The index of a dimension in the schema, or -1.
int dimension_index(const Schema& schema, std::string_view name);

/// `missing` replaces unknown sizes.
double formula_value(std::string_view formula, const Schema& schema, const SizeTable& sizes, double missing);

/// Whether a / b is an integer.
bool is_divisible(double a, double b);

}  // namespace attention
