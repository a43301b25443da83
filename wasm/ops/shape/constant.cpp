#include "ops/ops.h"

namespace attention {

namespace constant_op {

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const Attributes& a = self.node.attributes;
  out = Matrix<T>::NullaryExpr(a.rows, a.cols, [&a](Index i, Index j) {
    return static_cast<T>(a.cells[static_cast<std::size_t>(i * a.cols + j)]);
  });
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  return {
      Reduction::given, {}, static_cast<double>(self.node.data(row, col)), {self.node.attributes.sentence}};
}

template <class T>
std::string equation(const OpContext<T>& self) {
  return self.node.attributes.equation;
}

template <class T>
const Op<T> op = {
    .name = "constant_matrix", .forward = forward<T>, .explain = explain<T>, .equation = equation<T>};

}  // namespace constant_op

template <class T>
Var<T> constant_matrix(Tape<T>& tape, Rearrangement to) {
  Attributes attributes;
  attributes.rows = to.rows;
  attributes.cols = to.cols;
  attributes.cells = std::move(to.source);
  attributes.equation = std::move(to.equation);
  attributes.sentence = std::move(to.sentence);
  return tape.record(
      {&constant_op::op<T>, {}, std::move(attributes), std::move(to.row_dim), std::move(to.col_dim)});
}

template Var<double> constant_matrix(Tape<double>&, Rearrangement);
template Var<float> constant_matrix(Tape<float>&, Rearrangement);

}  // namespace attention
