#include "ops/ops.h"

namespace attention {

namespace {

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  out = self.operand(0).unaryExpr([](T a) { return T(1) - a; });
}

template <class T>
void vjp(const OpContext<T>&, const Matrix<T>& grad, const OperandGradients<T>& to) {
  to[0] -= grad;
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const Factor part = self.factor(0, row, col);
  return {Reduction::sum,
          {{{constant(1)}, 1}, {{part, constant(-1)}, -part.value}},
          static_cast<double>(self.node.data(row, col)),
          {"explain.complement", {{"of", display_name(self.operand_node(0))}}}};
}

template <class T>
std::string equation(const OpContext<T>&) {
  return "1-\\arg{0}";
}

template <class T>
const Op<T> op = {"complement", forward<T>, vjp<T>, explain<T>, equation<T>};

}  // namespace

template <class T>
Var<T> one_minus(Var<T> a) {
  return a.tape->record({&op<T>, {a.id}, {}, a.node().row_dim, a.node().col_dim});
}

template Var<double> one_minus(Var<double>);
template Var<float> one_minus(Var<float>);

}  // namespace attention
