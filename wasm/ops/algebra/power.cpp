#include "core/numeric/elementary.h"
#include "ops/unary.h"

namespace attention {

namespace power_op {

struct Power {
  static constexpr const char* name = "power";
  using Parameters = PowerParameters;
  static constexpr auto number = &Parameters::base;
  static constexpr Reduction reduction = Reduction::function;
  static constexpr Function function = Function::power;
  static constexpr GradientKernel gradient_kernel = nullptr;

  static auto value(auto exponent, auto base) { return elementary::pow(base, exponent); }
  static std::vector<Factor> factors(const Factor& exponent, const Factor& base) { return {base, exponent}; }
  static const char* sentence(double) { return "explain.power"; }
  static const char* equation(double) { return "\\text{base}^{\\arg{0}}"; }

  /// d(b^a)/da = ln b · b^a.
  static std::optional<Var<double>> derivative(const DerivativeContext& of) {
    return times_derivative(of,
                            scale(of.node, elementary::log(parameters_of<Parameters>(of.node.node()).base),
                                  "\\ln\\text{base}\\cdot\\arg{0}"));
  }
};

}  // namespace power_op

template <class T>
Var<T> power(double base, Var<T> exponents) {
  check_positive("power", unnamed("base"), base);
  return record_unary<power_op::Power>(exponents, base);
}

template Var<double> power(double, Var<double>);
template Var<float> power(double, Var<float>);

}  // namespace attention
