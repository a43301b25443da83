#include "ops/cells.h"
#include "ops/derivative.h"
#include "ops/terms.h"

namespace attention {

namespace slice_op {

/// The first cell of the slice.
struct Offset {
  Index row = 0;
  Index col = 0;
};

template <class T>
Offset offset(const OpContext<T>& self) {
  const auto& [axis, first, count] = parameters_of<SliceParameters>(self.node);
  return axis == Axis::rows ? Offset{first, 0} : Offset{0, first};
}

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const Matrix<T>& a = self.operand(0);
  const auto [row, col] = offset(self);
  const auto& [axis, first, count] = parameters_of<SliceParameters>(self.node);
  out.resize(axis == Axis::rows ? count : a.rows(), axis == Axis::rows ? a.cols() : count);
  for (Index i = 0; i < out.rows(); ++i)
    map_run(out.cols(), &out(i, 0), [](auto x) { return x; }, &a(row + i, col));
}

template <class T>
Factor source_of(const OpContext<T>& self, Index row, Index col) {
  const Offset from = offset(self);
  return self.factor(0, from.row + row, from.col + col);
}

template <class T>
void terms(const OpContext<T>& self, Index row, Index col, Terms& out) {
  out.add({source_of(self, row, col)});
}

std::optional<Var<double>> derivative(const DerivativeContext& of) {
  return vjp(of, "\\text{zeros around }\\arg{0}");
}

void gradient_kernel(const OpContext<float>& self, const Matrix<float>& grad, const OperandGradients& to) {
  if (!to.is_required(0)) return;
  const auto [row, col] = offset(self);
  Matrix<float>& sum = to[0];
  for (Index i = 0; i < grad.rows(); ++i) {
    float* const run = &sum(row + i, col);
    map_run(grad.cols(), run, [](auto x, auto g) { return x + g; }, run, &grad(i, 0));
  }
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const Cell source = source_of(self, row, col).cell;
  const Message name = display_name(self.operand_node(0));
  return explain_sum(self, row, col, terms<T>,
                     parameters_of<SliceParameters>(self.node).axis == Axis::rows
                         ? Message{"explain.slice.rows", {{"row", source.row + 1}, {"of", name}}}
                         : Message{"explain.slice.columns", {{"column", source.col + 1}, {"of", name}}});
}

/// A single row has no number in the equation: each row would get a formula of its own.
template <class T>
std::string equation(const OpContext<T>& self) {
  const auto& [axis, first, count] = parameters_of<SliceParameters>(self.node);
  if (axis == Axis::columns) return "\\text{this head’s columns of }\\arg{0}";
  if (count == 1) return "\\text{one row of }\\arg{0}";
  return "\\text{rows " + std::to_string(first + 1) + " to " + std::to_string(first + count) +
         " of }\\arg{0}";
}

template <class T>
const Op<T> rows_op = {.name = "slice_rows",
                       .forward = forward<T>,
                       .explain = explain<T>,
                       .equation = equation<T>,
                       .derivative = derivative,
                       .gradient_kernel = gradient_kernel,
                       .terms = terms<T>};
template <class T>
const Op<T> columns_op = {.name = "slice_columns",
                          .forward = forward<T>,
                          .explain = explain<T>,
                          .equation = equation<T>,
                          .derivative = derivative,
                          .gradient_kernel = gradient_kernel,
                          .terms = terms<T>};

}  // namespace slice_op

template <class T>
Var<T> slice(Var<T> a, Axis axis, Index first, Index count, std::string dim) {
  const bool is_rows = axis == Axis::rows;
  if (is_rows)
    check_rows("slice_rows", argument("operand", a), first, count);
  else
    check_columns("slice_columns", argument("operand", a), first, count);
  return a.tape->record({is_rows ? &slice_op::rows_op<T> : &slice_op::columns_op<T>,
                         {a.id},
                         SliceParameters{axis, first, count},
                         is_rows ? dim : a.node().row_dim,
                         is_rows ? a.node().col_dim : dim});
}

template Var<double> slice(Var<double>, Axis, Index, Index, std::string);
template Var<float> slice(Var<float>, Axis, Index, Index, std::string);

}  // namespace attention
