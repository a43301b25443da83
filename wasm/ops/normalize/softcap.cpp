#include "core/elementary.h"
#include "ops/ops.h"

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

/// d(c tanh(s/c))/ds = 1 - tanh²(s/c).
template <class T>
void vjp(const OpContext<T>& self, const Matrix<T>& grad, const OperandGradients<T>& to) {
  const T cap = cap_of(self);
  to[0] += grad.cwiseProduct(
      self.node.data.unaryExpr([cap](T capped) { return (1 - capped / cap) * (1 + capped / cap); }));
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
const Op<T> op = {"softcap", forward<T>, vjp<T>, explain<T>, equation<T>};

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
