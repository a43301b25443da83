#include "ops/derivative.h"
#include "ops/terms.h"

namespace attention {

namespace reshape_op {

/// A view with another shape, in row-major order.
template <class T>
Eigen::Map<const Matrix<T>> in_rows(const Matrix<T>& matrix, Index rows, Index cols) {
  return {matrix.data(), rows, cols};
}

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const Index cols = parameters_of<ReshapeParameters>(self.node).cols;
  out = in_rows(self.operand(0), self.operand(0).size() / cols, cols);
}

template <class T>
Factor source_of(const OpContext<T>& self, Index row, Index col) {
  const Index width = self.operand(0).cols();
  const Index place = row * parameters_of<ReshapeParameters>(self.node).cols + col;
  return self.factor(0, place / width, place % width);
}

template <class T>
void terms(const OpContext<T>& self, Index row, Index col, Terms& out) {
  out.add({source_of(self, row, col)});
}

std::optional<Var<double>> derivative(const DerivativeContext& of) {
  return vjp(of, "\\arg{0}\\text{ in the rows from before}");
}

void gradient_kernel(const OpContext<float>& self, const Matrix<float>& grad, const OperandGradients& to) {
  to[0] += in_rows(grad, self.operand(0).rows(), self.operand(0).cols());
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const Cell source = source_of(self, row, col).cell;
  return explain_sum(
      self, row, col, terms<T>,
      {"explain.reshape",
       {{"row", source.row + 1}, {"column", source.col + 1}, {"of", display_name(self.operand_node(0))}}});
}

template <class T>
std::string equation(const OpContext<T>&) {
  return "\\arg{0}\\text{ as a table}";
}

template <class T>
const Op<T> op = {.name = "reshape",
                  .forward = forward<T>,
                  .explain = explain<T>,
                  .equation = equation<T>,
                  .derivative = derivative,
                  .gradient_kernel = gradient_kernel,
                  .terms = terms<T>};

}  // namespace reshape_op

template <class T>
Var<T> reshape(Var<T> a, Index cols, std::string row_dim, std::string col_dim) {
  check_reshape("reshape", argument("operand", a), cols);
  return a.tape->record(
      {&reshape_op::op<T>, {a.id}, ReshapeParameters{cols}, std::move(row_dim), std::move(col_dim)});
}

template Var<double> reshape(Var<double>, Index, std::string, std::string);
template Var<float> reshape(Var<float>, Index, std::string, std::string);

}  // namespace attention
