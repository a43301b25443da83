#include "ops/derivative.h"
#include "ops/terms.h"

namespace attention {

namespace one_minus_op {

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  out = self.operand(0).unaryExpr([](T a) { return T(1) - a; });
}

template <class T>
void terms(const OpContext<T>& self, Index row, Index col, Terms& out) {
  out.add({constant(1)});
  out.add({self.factor(0, row, col), constant(-1)});
}

std::optional<Var<double>> derivative(const DerivativeContext& of) { return vjp(of, "-\\arg{0}"); }

void gradient_kernel(const OpContext<float>&, const Matrix<float>& grad, const OperandGradients& to) {
  to[0] -= grad;
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  return explain_sum(self, row, col, terms<T>,
                     {"explain.one_minus", {{"of", display_name(self.operand_node(0))}}});
}

template <class T>
std::string equation(const OpContext<T>&) {
  return "1-\\arg{0}";
}

template <class T>
const Op<T> op = {.name = "one_minus",
                  .forward = forward<T>,
                  .explain = explain<T>,
                  .equation = equation<T>,
                  .derivative = derivative,
                  .gradient_kernel = gradient_kernel,
                  .terms = terms<T>};

}  // namespace one_minus_op

template <class T>
Var<T> one_minus(Var<T> a) {
  return a.tape->record({&one_minus_op::op<T>, {a.id}, {}, a.node().row_dim, a.node().col_dim});
}

template Var<double> one_minus(Var<double>);
template Var<float> one_minus(Var<float>);

}  // namespace attention
