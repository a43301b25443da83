#include "ops/derivative.h"
#include "ops/terms.h"

namespace attention {

namespace interleave_columns_op {

/// Even columns come from the first operand, odd ones from the second.
template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const Index cols = parameters_of<InterleaveColumnsParameters>(self.node).cols;
  out = Matrix<T>::NullaryExpr(self.operand(0).rows(), cols, [&self](Index i, Index j) {
    return self.operand(static_cast<std::size_t>(j % 2))(i, j / 2);
  });
}

template <class T>
void terms(const OpContext<T>& self, Index row, Index col, Terms& out) {
  out.add({self.factor(static_cast<std::size_t>(col % 2), row, col / 2)});
}

/// A column that was omitted gets no gradient.
std::optional<Var<double>> derivative(const DerivativeContext& of) {
  return vjp(of, "\\text{every second column of }\\arg{0}");
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const std::size_t from = static_cast<std::size_t>(col % 2);
  return explain_sum(
      self, row, col, terms<T>,
      {"explain.interleave", {{"column", col / 2 + 1}, {"of", display_name(self.operand_node(from))}}});
}

template <class T>
std::string equation(const OpContext<T>&) {
  return "\\text{columns of }\\arg{0}\\text{ and }\\arg{1}\\text{ in turns}";
}

template <class T>
const Op<T> op = {.name = "interleave_columns",
                  .forward = forward<T>,
                  .explain = explain<T>,
                  .equation = equation<T>,
                  .derivative = derivative,
                  .terms = terms<T>};

}  // namespace interleave_columns_op

template <class T>
Var<T> interleave_columns(Var<T> even, Var<T> odd, Index cols, std::string col_dim) {
  check_same_shape("interleave_columns", argument("even_columns", even), argument("odd_columns", odd));
  check_integer("interleave_columns", unnamed("number_of_columns"), static_cast<double>(cols),
                2 * even.cols() - 1, 2 * even.cols());
  return even.tape->record({&interleave_columns_op::op<T>,
                            {even.id, odd.id},
                            InterleaveColumnsParameters{cols},
                            even.node().row_dim,
                            std::move(col_dim)});
}

template Var<double> interleave_columns(Var<double>, Var<double>, Index, std::string);
template Var<float> interleave_columns(Var<float>, Var<float>, Index, std::string);

}  // namespace attention
