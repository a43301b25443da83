#include <cmath>

#include "ops/gradient/gradient_ops.h"
#include "ops/gradient/terms.h"

/// The derivative of GELU, a Φ(a), is Φ(a) + a φ(a), φ being the density of the standard normal distribution.
/// That of its tanh formula has the same form: ½ (1 + t) for Φ and ½ (1 - t²) u' for φ, t being tanh u.
namespace attention {

namespace {

constexpr double root_of_half = 0.70710678118654752440;
constexpr double root_of_two_over_pi = 0.79788456080286535588;
constexpr double gelu_cubic = 0.044715;

/// The share Φ of a number that GELU keeps, how fast it grows, and how fast that changes.
struct Share {
  double value;
  double derivative;
  double bend;
};

Share exact_share(double a) {
  const double density = root_of_two_over_pi * 0.5 * std::exp(-0.5 * a * a);
  return {0.5 * (1 + std::erf(a * root_of_half)), density, -a * density};
}

Share tanh_share(double a) {
  const double t = std::tanh(root_of_two_over_pi * (a + gelu_cubic * (a * a * a)));
  const double first = root_of_two_over_pi * (1 + 3 * gelu_cubic * a * a);
  const double second = root_of_two_over_pi * 6 * gelu_cubic * a;
  const double left = 0.5 * (1 - t) * (1 + t);
  return {0.5 * (1 + t), left * first, left * (second - 2 * t * first * first)};
}

Share share_of(const OpContext<double>& self, double a) {
  return self.node.attributes.function == Function::gelu ? exact_share(a) : tanh_share(a);
}

std::vector<Term> terms(const OpContext<double>& self, Index row, Index col) {
  const Factor a = self.factor(0, row, col);
  const Share share = share_of(self, a.value);
  return {product_of({constant(share.value)}), product_of({a, constant(share.derivative)})};
}

void forward(const OpContext<double>& self, Matrix<double>& out) {
  write_sums(terms, self, out, self.operand(0).rows(), self.operand(0).cols());
}

/// d(Φ + a φ)/da = 2 φ + a φ'.
void vjp(const OpContext<double>& self, const Matrix<double>& grad, const OperandGradients<double>& to) {
  to[0] += grad.binaryExpr(self.operand(0), [&](double g, double a) {
    const Share share = share_of(self, a);
    return g * (2 * share.derivative + a * share.bend);
  });
}

Explanation explain(const OpContext<double>& self, Index row, Index col) {
  return sum_explained(self, row, col, terms(self, row, col),
                       {"explain.gelu_derivative", {{"of", display_name(self.operand_node(0))}}});
}

std::string equation(const OpContext<double>&) {
  return "\\Phi\\left(\\arg{0}\\right)+\\arg{0}\\odot\\Phi'\\left(\\arg{0}\\right)";
}

const Op<double> op = {"gelu_slope", forward, vjp, explain, equation};

}  // namespace

Var<double> gelu_derivative(Var<double> a, Function gelu) {
  Attributes attributes;
  attributes.function = gelu;
  return a.tape->record({&op, {a.id}, std::move(attributes), a.node().row_dim, a.node().col_dim});
}

}  // namespace attention
