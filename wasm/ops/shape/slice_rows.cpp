#include "ops/ops.h"

namespace attention {

namespace {

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  out = self.operand(0).middleRows(self.node.attributes.first, self.node.attributes.rows);
}

template <class T>
void vjp(const OpContext<T>& self, const Matrix<T>& grad, const OperandGradients<T>& to) {
  to[0].middleRows(self.node.attributes.first, self.node.attributes.rows) += grad;
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const Factor source = self.factor(0, self.node.attributes.first + row, col);
  return {Reduction::sum,
          {{{source}, source.value}},
          source.value,
          {"explain.slice.rows", {{"row", source.cell.row + 1}, {"of", display_name(self.operand_node(0))}}}};
}

/// Which rows is told cell by cell: a formula for each would be as many formulas as rows.
template <class T>
std::string equation(const OpContext<T>& self) {
  const Attributes& a = self.node.attributes;
  const std::string first = std::to_string(a.first + 1);
  if (a.rows == 1) return "\\text{one row of }\\arg{0}";
  return "\\text{rows " + first + " to " + std::to_string(a.first + a.rows) + " of }\\arg{0}";
}

template <class T>
const Op<T> op = {"slice_rows", forward<T>, vjp<T>, explain<T>, equation<T>};

}  // namespace

template <class T>
Var<T> slice_rows(Var<T> a, Index first, Index count, std::string row_dim) {
  check_rows("slice_rows", argument("operand", a), first, count);
  Attributes attributes;
  attributes.first = first;
  attributes.rows = count;
  return a.tape->record({&op<T>, {a.id}, std::move(attributes), std::move(row_dim), a.node().col_dim});
}

template Var<double> slice_rows(Var<double>, Index, Index, std::string);
template Var<float> slice_rows(Var<float>, Index, Index, std::string);

}  // namespace attention
