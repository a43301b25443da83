#include "core/numeric/elementary.h"
#include "ops/unary.h"

namespace attention {

namespace raise_to_op {

struct RaiseTo {
  static constexpr const char* name = "raise_to";
  using Parameters = RaiseToParameters;
  static constexpr auto number = &Parameters::exponent;
  static constexpr Reduction reduction = Reduction::function;
  static constexpr Function function = Function::power;
  static constexpr GradientKernel gradient_kernel = nullptr;

  static auto value(auto a, auto exponent) { return elementary::pow(a, exponent); }
  static std::vector<Factor> factors(const Factor& a, const Factor& exponent) { return {a, exponent}; }
  static const char* sentence(double) { return "explain.raise_to"; }
  static const char* equation(double) { return "\\arg{0}^{p}"; }

  /// d(a^p)/da = p · a^(p - 1). None of a⁰, which is 1 everywhere: 0 · 0⁻¹ would be no number.
  static std::optional<Var<double>> derivative(const DerivativeContext& of) {
    const double exponent = parameters_of<Parameters>(of.node.node()).exponent;
    if (exponent == 0) return {};
    const Var<double> lower = helper(of, raise_to(of.operand(0), exponent - 1), "lower_power",
                                     raised(of.operand(0).node().symbol, "p-1"), "lower_power");
    return times_derivative(of, scale(lower, exponent, "p\\cdot\\arg{0}"));
  }
};

}  // namespace raise_to_op

Var<double> raise_to(Var<double> a, double exponent) {
  check_finite("raise_to", unnamed("exponent"), exponent);
  return record_unary<raise_to_op::RaiseTo>(a, exponent);
}

}  // namespace attention
