#include "ops/ops.h"

namespace attention {

namespace {

template <class T>
void forward(const Application<T>& self, Matrix<T>& out) {
  out = self.operand(0).middleCols(self.node.attributes.first, self.node.attributes.cols);
}

template <class T>
void vjp(const Application<T>& self, const Matrix<T>& grad, const Sinks<T>& to) {
  to[0].middleCols(self.node.attributes.first, self.node.attributes.cols) += grad;
}

template <class T>
Explanation explain(const Application<T>& self, Index row, Index col) {
  const Factor source = self.factor(0, row, self.node.attributes.first + col);
  return {Reduction::sum,
          {{{source}, source.value}},
          source.value,
          "Column " + std::to_string(source.cell.col + 1) + " of " + spoken(self.operand_node(0)) +
              ", which belongs to this head."};
}

template <class T>
std::string equation(const Application<T>&) {
  return "\\text{this head’s columns of }\\arg{0}";
}

template <class T>
const Op<T> op = {"slice_columns", forward<T>, vjp<T>, explain<T>, equation<T>};

}  // namespace

template <class T>
Var<T> slice_columns(Var<T> a, Index first, Index count, std::string col_dim) {
  check_columns("slice_columns", argument("the operand", a), first, count);
  Attributes attributes;
  attributes.first = first;
  attributes.cols = count;
  return a.tape->record({&op<T>, {a.id}, std::move(attributes), a.node().row_dim, std::move(col_dim)});
}

template Var<double> slice_columns(Var<double>, Index, Index, std::string);
template Var<float> slice_columns(Var<float>, Index, Index, std::string);

}  // namespace attention
