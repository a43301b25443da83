#include <cmath>

#include "core/numeric/elementary.h"
#include "ops/derivative.h"
#include "ops/terms.h"

/// The derivative of GELU(a) = a Φ(a) is Φ(a) + a φ(a), φ being the density of the standard normal
/// distribution. The tanh approximation has ½ (1 + t) for Φ and ½ (1 - t²) u' for φ, with t = tanh u. The
/// second derivative is 2 φ + a φ' in both.
namespace attention {

namespace gelu_derivative_op {

constexpr double root_of_half = 0.70710678118654752440;
constexpr double root_of_two_over_pi = 0.79788456080286535588;
constexpr double gelu_cubic = 0.044715;

/// Φ(a), or its tanh approximation, with two derivatives.
struct Cdf {
  double value;
  double derivative;
  double second_derivative;
};

Cdf normal_cdf(double a) {
  const double density = root_of_two_over_pi * 0.5 * elementary::exp(-0.5 * a * a);
  return {0.5 * (1 + std::erf(a * root_of_half)), density, -a * density};
}

Cdf tanh_cdf(double a) {
  const double t = elementary::tanh(root_of_two_over_pi * (a + gelu_cubic * (a * a * a)));
  const double first = root_of_two_over_pi * (1 + 3 * gelu_cubic * a * a);
  const double second = root_of_two_over_pi * 6 * gelu_cubic * a;
  const double left = 0.5 * (1 - t) * (1 + t);
  return {0.5 * (1 + t), left * first, left * (second - 2 * t * first * first)};
}

Cdf cdf_of(const OpContext<double>& self, double a) {
  return parameters_of<GeluDerivativeParameters>(self.node).gelu == Function::gelu ? normal_cdf(a)
                                                                                   : tanh_cdf(a);
}

void terms(const OpContext<double>& self, Index row, Index col, Terms& out) {
  const Factor a = self.factor(0, row, col);
  const Cdf cdf = cdf_of(self, a.value);
  if (parameters_of<GeluDerivativeParameters>(self.node).order == 1) {
    out.add({constant(cdf.value)});
    out.add({a, constant(cdf.derivative)});
  } else {
    out.add({constant(2), constant(cdf.derivative)});
    out.add({a, constant(cdf.second_derivative)});
  }
}

void forward(const OpContext<double>& self, Matrix<double>& out) {
  write_sums(terms, self, out, self.operand(0).rows(), self.operand(0).cols());
}

std::optional<Var<double>> derivative(const DerivativeContext& of) {
  const auto& [gelu, order] = parameters_of<GeluDerivativeParameters>(of.node.node());
  return times_derivative(of, gelu_derivative(of.operand(0), gelu, order + 1));
}

Explanation explain(const OpContext<double>& self, Index row, Index col) {
  return explain_sum(self, row, col, terms,
                     {"explain.gelu_derivative", {{"of", display_name(self.operand_node(0))}}});
}

std::string equation(const OpContext<double>&) {
  return "\\Phi\\left(\\arg{0}\\right)+\\arg{0}\\odot\\Phi'\\left(\\arg{0}\\right)";
}

const Op<double> op = {.name = "gelu_derivative",
                       .forward = forward,
                       .explain = explain,
                       .equation = equation,
                       .derivative = derivative,
                       .terms = terms};

}  // namespace gelu_derivative_op

Var<double> gelu_derivative(Var<double> a, Function gelu, Index order) {
  check_integer("gelu_derivative", unnamed("order"), static_cast<double>(order), 1, 2);
  return a.tape->record({&gelu_derivative_op::op,
                         {a.id},
                         GeluDerivativeParameters{gelu, order},
                         a.node().row_dim,
                         a.node().col_dim});
}

}  // namespace attention
