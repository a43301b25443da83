#include "simd/transpose.h"

#include "ops/derivative.h"
#include "ops/terms.h"

namespace attention {

namespace transpose_op {

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const Matrix<T>& a = self.operand(0);
  out.resize(a.cols(), a.rows());
  if constexpr (std::is_same_v<T, float>)
    simd::transpose(a.data(), a.rows(), a.cols(), out.data(), false);
  else
    out = a.transpose();
}

template <class T>
void terms(const OpContext<T>& self, Index row, Index col, Terms& out) {
  out.add({self.factor(0, col, row)});
}

std::optional<Var<double>> derivative(const DerivativeContext& of) { return transpose(of.gradient); }

void gradient_kernel(const OpContext<float>&, const Matrix<float>& grad, const OperandGradients& to) {
  if (!to.is_required(0)) return;
  const bool adds = !to.is_first(0);
  simd::transpose(grad.data(), grad.rows(), grad.cols(), to[0].data(), adds);
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  return explain_sum(self, row, col, terms<T>,
                     {"explain.transpose",
                      {{"row", col + 1}, {"column", row + 1}, {"of", display_name(self.operand_node(0))}}});
}

template <class T>
std::string equation(const OpContext<T>&) {
  return "\\arg{0}\\text{ with rows as columns}";
}

template <class T>
const Op<T> op = {.name = "transpose",
                  .forward = forward<T>,
                  .explain = explain<T>,
                  .equation = equation<T>,
                  .derivative = derivative,
                  .gradient_kernel = gradient_kernel,
                  .terms = terms<T>};

}  // namespace transpose_op

template <class T>
Var<T> transpose(Var<T> a) {
  return a.tape->record({&transpose_op::op<T>, {a.id}, {}, a.node().col_dim, a.node().row_dim});
}

template Var<double> transpose(Var<double>);
template Var<float> transpose(Var<float>);

}  // namespace attention
