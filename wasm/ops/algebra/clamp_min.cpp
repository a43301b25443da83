#include <limits>

#include "ops/unary.h"

namespace attention {

namespace clamp_min_op {

struct ClampMin {
  static constexpr const char* name = "clamp_min";
  using Parameters = ClampMinParameters;
  static constexpr auto number = &Parameters::floor;
  static constexpr Reduction reduction = Reduction::function;
  static constexpr Function function = Function::larger;
  static constexpr GradientKernel gradient_kernel = nullptr;

  /// NaN stays NaN.
  static auto value(auto a, auto floor) { return a < floor ? floor : a; }
  static std::vector<Factor> factors(const Factor& a, const Factor& floor) { return {a, floor}; }
  static const char* sentence(double) { return "explain.clamp_min"; }
  static const char* equation(double) { return "\\max\\left(\\arg{0},\\varepsilon\\right)"; }

  static std::optional<Var<double>> derivative(const DerivativeContext& of) {
    return times_derivative(of, step(of.operand(0), parameters_of<Parameters>(of.node.node()).floor, true));
  }
};

}  // namespace clamp_min_op

template <class T>
Var<T> clamp_min(Var<T> a, double floor) {
  if (floor != -std::numeric_limits<double>::infinity()) check_finite("clamp_min", unnamed("floor"), floor);
  return record_unary<clamp_min_op::ClampMin>(a, floor);
}

template Var<double> clamp_min(Var<double>, double);
template Var<float> clamp_min(Var<float>, double);

}  // namespace attention
