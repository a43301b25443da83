#include "simd/transpose.h"

#include "ops/ops.h"

namespace attention {

namespace {

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
void vjp(const OpContext<T>&, const Matrix<T>& grad, const OperandGradients<T>& to) {
  if (!to.wants(0)) return;
  const bool adds = !to.is_first(0);
  if constexpr (std::is_same_v<T, float>)
    simd::transpose(grad.data(), grad.rows(), grad.cols(), to[0].data(), adds);
  else
    to[0] += grad.transpose();
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const Factor source = self.factor(0, col, row);
  return {Reduction::sum,
          {{{source}, source.value}},
          source.value,
          {"explain.transpose",
           {{"row", col + 1}, {"column", row + 1}, {"of", display_name(self.operand_node(0))}}}};
}

template <class T>
std::string equation(const OpContext<T>&) {
  return "\\arg{0}\\text{ with rows as columns}";
}

template <class T>
const Op<T> op = {"transpose", forward<T>, vjp<T>, explain<T>, equation<T>};

}  // namespace

template <class T>
Var<T> transpose(Var<T> a) {
  return a.tape->record({&op<T>, {a.id}, {}, a.node().col_dim, a.node().row_dim});
}

template Var<double> transpose(Var<double>);
template Var<float> transpose(Var<float>);

}  // namespace attention
