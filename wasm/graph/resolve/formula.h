#pragma once

#include <string_view>
#include <vector>

#include "graph/schema.h"

/// Sizes as schemas write them: "d_k", "n_heads*d_k", "height/patch*width/patch+1". Products and quotients
/// are computed from left to right, before sums.
namespace attention {

/// A size for each dimension of a schema, in its order; NaN where it is not known.
using SizeTable = std::vector<double>;

/// Reads a formula operand by operand.
struct FormulaReader {
  std::string_view rest;
  /// A dimension or a number, and what is before it: '+', '-', '*' or '/'; '+' before the first.
  std::string_view name = {};
  char operation = '+';
  char following = '+';

  bool next();
};

bool is_number(std::string_view name);

/// The place of a dimension in the schema, or -1.
int dimension_index(const Schema& schema, std::string_view name);

/// A dimension without a size counts as `missing`.
double formula_value(std::string_view formula, const Schema& schema, const SizeTable& sizes, double missing);

/// Is a / b a whole number?
bool is_divisible(double a, double b);

}  // namespace attention
