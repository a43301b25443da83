#include "ops/unary.h"

namespace attention {

namespace divide_number_op {

struct DivideNumber {
  static constexpr const char* name = "divide_number";
  using Parameters = DivideNumberParameters;
  static constexpr auto number = &Parameters::number;
  static constexpr Reduction reduction = Reduction::function;
  static constexpr Function function = Function::quotient;
  static constexpr GradientKernel gradient_kernel = nullptr;

  static auto value(auto a, auto c) { return c / a; }
  static std::vector<Factor> factors(const Factor& a, const Factor& c) { return {c, a}; }
  static const char* sentence(double) { return "explain.divide_number"; }
  static const char* equation(double) { return "\\frac{c}{\\arg{0}}"; }

  /// d(c / a)/da = -(c / a) / a.
  static std::optional<Var<double>> derivative(const DerivativeContext& of) {
    const Var<double> ratios =
        helper(of, divide(of.node, of.operand(0)), "over_argument", "r", "over_argument");
    return times_derivative(of, scale(ratios, -1, "-\\arg{0}"));
  }
};

}  // namespace divide_number_op

Var<double> divide_number(double number, Var<double> a) {
  return record_unary<divide_number_op::DivideNumber>(a, number);
}

}  // namespace attention
