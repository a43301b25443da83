#include "ops/ops.h"

namespace attention {

namespace {

/// The numbers in the same order, row by row, in rows of another length.
template <class T>
Eigen::Map<const Matrix<T>> in_rows(const Matrix<T>& matrix, Index rows, Index cols) {
  return {matrix.data(), rows, cols};
}

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const Index cols = self.node.attributes.cols;
  out = in_rows(self.operand(0), self.operand(0).size() / cols, cols);
}

template <class T>
void vjp(const OpContext<T>& self, const Matrix<T>& grad, const OperandGradients<T>& to) {
  to[0] += in_rows(grad, self.operand(0).rows(), self.operand(0).cols());
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const Index width = self.operand(0).cols();
  const Index place = row * self.node.attributes.cols + col;
  const Factor source = self.factor(0, place / width, place % width);
  return {Reduction::sum,
          {{{source}, source.value}},
          source.value,
          {"explain.reshape",
           {{"row", source.cell.row + 1},
            {"column", source.cell.col + 1},
            {"of", display_name(self.operand_node(0))}}}};
}

template <class T>
std::string equation(const OpContext<T>&) {
  return "\\arg{0}\\text{ as a table}";
}

template <class T>
const Op<T> op = {"fold_rows", forward<T>, vjp<T>, explain<T>, equation<T>};

}  // namespace

template <class T>
Var<T> reshape(Var<T> a, Index cols, std::string row_dim, std::string col_dim) {
  check_foldable("fold_rows", argument("operand", a), cols);
  Attributes attributes;
  attributes.cols = cols;
  return a.tape->record({&op<T>, {a.id}, std::move(attributes), std::move(row_dim), std::move(col_dim)});
}

template Var<double> reshape(Var<double>, Index, std::string, std::string);
template Var<float> reshape(Var<float>, Index, std::string, std::string);

}  // namespace attention
