#include "core/numeric/elementary.h"
#include "ops/algebra/activation.h"

namespace attention {

namespace {

template <class T>
T cap_of(const OpContext<T>& self) {
  return static_cast<T>(self.node.attributes.factor);
}

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const T cap = cap_of(self);
  out = self.operand(0).unaryExpr([cap](T score) { return cap * elementary::tanh(score / cap); });
}

/// 1 - (y/c)², of y = c tanh(a/c).
std::optional<Var<double>> derivative(const DerivativeContext& of) {
  const Var<double> uncapped = helper(of, scale(of.node, 1 / of.attributes().factor, "\\frac{\\arg{0}}{c}"),
                                      "over_cap", "%/c", "over_cap");
  return times_derivative(of, tanh_derivative(of, uncapped, "\\left(%/c\\right)"));
}

/// d(c tanh(s/c))/ds = 1 - tanh²(s/c).
void gradient_kernel(const OpContext<float>& self, const Matrix<float>& grad, const OperandGradients& to) {
  const float cap = cap_of(self);
  to[0] += grad.cwiseProduct(
      self.node.data.unaryExpr([cap](float capped) { return (1 - capped / cap) * (1 + capped / cap); }));
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const double result = static_cast<double>(self.node.data(row, col));
  return {Reduction::softcap,
          {{{self.factor(0, row, col), constant(static_cast<double>(cap_of(self)))}, result}},
          result,
          {"explain.softcap", {{"of", display_name(self.operand_node(0))}}}};
}

template <class T>
std::string equation(const OpContext<T>&) {
  return "c\\,\\tanh\\left(\\frac{\\arg{0}}{c}\\right)";
}

template <class T>
const Op<T> op = {.name = "softcap",
                  .forward = forward<T>,
                  .explain = explain<T>,
                  .equation = equation<T>,
                  .derivative = derivative,
                  .gradient_kernel = gradient_kernel};

}  // namespace

template <class T>
Var<T> softcap(Var<T> a, double cap) {
  check_positive("softcap", unnamed("cap"), cap);
  Attributes attributes;
  attributes.factor = cap;
  return a.tape->record({&op<T>, {a.id}, std::move(attributes), a.node().row_dim, a.node().col_dim});
}

template Var<double> softcap(Var<double>, double);
template Var<float> softcap(Var<float>, double);

}  // namespace attention
