#include "ops/ops.h"

namespace attention {

namespace constant_op {

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const ConstantMatrixParameters& a = parameters_of<ConstantMatrixParameters>(self.node);
  out = Matrix<T>::NullaryExpr(a.rows, a.cols, [&a](Index i, Index j) {
    return static_cast<T>(a.numbers[static_cast<std::size_t>(i * a.cols + j)]);
  });
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  return {Reduction::given,
          {},
          static_cast<double>(self.node.data(row, col)),
          {parameters_of<ConstantMatrixParameters>(self.node).sentence}};
}

template <class T>
std::string equation(const OpContext<T>& self) {
  return parameters_of<ConstantMatrixParameters>(self.node).equation;
}

template <class T>
const Op<T> op = {
    .name = "constant_matrix", .forward = forward<T>, .explain = explain<T>, .equation = equation<T>};

}  // namespace constant_op

template <class T>
Var<T> constant_matrix(Tape<T>& tape, Rearrangement to) {
  ConstantMatrixParameters parameters{to.rows, to.cols, std::move(to.source), std::move(to.equation),
                                      std::move(to.sentence)};
  return tape.record(
      {&constant_op::op<T>, {}, std::move(parameters), std::move(to.row_dim), std::move(to.col_dim)});
}

template Var<double> constant_matrix(Tape<double>&, Rearrangement);
template Var<float> constant_matrix(Tape<float>&, Rearrangement);

}  // namespace attention
