#pragma once

#include <map>
#include <string>
#include <vector>

/// Sizes as schemas write them: "d_k", "n_heads*d_k", "height/patch*width/patch+1". Products and quotients
/// are computed from left to right, before sums.
namespace attention {

/// Sizes that nobody has checked yet.
using SizeValues = std::map<std::string, double>;

struct SizeFormula {
  struct Operand {
    /// What is before it: '+', '-', '*' or '/'; '+' before the first.
    char operation;
    /// A dimension or a number.
    std::string name;
  };
  std::vector<Operand> operands;

  explicit SizeFormula(const std::string& text);

  /// A dimension without a size counts as `missing`.
  double value(const SizeValues& sizes, double missing) const;

  /// The dimensions in it, in order.
  std::vector<std::string> names() const;
};

/// Is a / b a whole number?
bool is_divisible(double a, double b);

}  // namespace attention
