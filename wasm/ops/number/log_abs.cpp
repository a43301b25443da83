#include <cmath>

#include "core/numeric/elementary.h"
#include "ops/unary.h"

/// log and |·|: activations that only programs use, and that the small build does not need.
namespace attention {

namespace log_abs_op {

struct Log {
  static constexpr const char* name = "activation";
  static constexpr Reduction reduction = Reduction::function;
  static constexpr Function function = Function::log;
  static constexpr GradientKernel gradient_kernel = nullptr;

  static auto value(auto a, auto) { return elementary::log(a); }
  static std::vector<Factor> factors(const Factor& a, const Factor&) { return {a}; }
  static const char* sentence(double) { return "explain.activation.log"; }
  static const char* equation(double) { return "\\log\\left(\\arg{0}\\right)"; }

  /// d log a / da = 1 / a.
  static std::optional<Var<double>> derivative(const DerivativeContext& of) {
    return divide(of.gradient, of.operand(0));
  }
};

struct Abs {
  static constexpr const char* name = "activation";
  static constexpr Reduction reduction = Reduction::function;
  static constexpr Function function = Function::absolute;
  static constexpr GradientKernel gradient_kernel = nullptr;

  static auto value(auto a, auto) { return std::abs(a); }
  static std::vector<Factor> factors(const Factor& a, const Factor&) { return {a}; }
  static const char* sentence(double) { return "explain.activation.absolute"; }
  static const char* equation(double) { return "\\left|\\arg{0}\\right|"; }

  /// The sign: 1 above 0, -1 below, 0 at 0.
  static std::optional<Var<double>> derivative(const DerivativeContext& of) {
    const Var<double> below = one_minus(step(of.operand(0), 0, true));
    return times_derivative(of, subtract(step(of.operand(0), 0, false), below));
  }
};

template <class Description>
Var<double> record(Var<double> a) {
  Attributes attributes;
  attributes.function = Description::function;
  return a.tape->record(
      {&unary_op<double, Description>, {a.id}, std::move(attributes), a.node().row_dim, a.node().col_dim});
}

}  // namespace log_abs_op

Var<double> logarithm(Var<double> a) { return log_abs_op::record<log_abs_op::Log>(a); }
Var<double> absolute(Var<double> a) { return log_abs_op::record<log_abs_op::Abs>(a); }

}  // namespace attention
