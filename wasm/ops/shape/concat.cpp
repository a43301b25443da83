#include "ops/cells.h"
#include "ops/derivative.h"
#include "ops/terms.h"

namespace attention {

namespace concat_op {

template <class T>
bool is_by_rows(const OpContext<T>& self) {
  return parameters_of<ConcatParameters>(self.node).axis == Axis::rows;
}

/// Calls visit(operand, its first row in the result, its first column there) for each operand in order.
template <class T, class Visitor>
void for_each_block(const OpContext<T>& self, Visitor visit) {
  Index first = 0;
  for (std::size_t k = 0; k < self.node.operands.size(); ++k) {
    visit(k, is_by_rows(self) ? first : 0, is_by_rows(self) ? 0 : first);
    first += is_by_rows(self) ? self.operand(k).rows() : self.operand(k).cols();
  }
}

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  Index rows = 0;
  Index cols = 0;
  for_each_block(self, [&](std::size_t k, Index row, Index col) {
    rows = row + self.operand(k).rows();
    cols = col + self.operand(k).cols();
  });
  out.resize(rows, cols);
  for_each_block(self, [&](std::size_t k, Index row, Index col) {
    const Matrix<T>& part = self.operand(k);
    for (Index i = 0; i < part.rows(); ++i)
      map_run(part.cols(), &out(row + i, col), [](auto x) { return x; }, &part(i, 0));
  });
}

/// A cell of an operand.
struct Source {
  std::size_t operand;
  Index row;
  Index col;
};

template <class T>
Source source_of(const OpContext<T>& self, Index row, Index col) {
  Source found{};
  for_each_block(self, [&](std::size_t k, Index first_row, Index first_col) {
    const bool has_begun = row >= first_row && col >= first_col;
    if (has_begun) found = {k, row - first_row, col - first_col};
  });
  return found;
}

template <class T>
void terms(const OpContext<T>& self, Index row, Index col, Terms& out) {
  const auto [k, i, j] = source_of(self, row, col);
  out.add({self.factor(k, i, j)});
}

std::optional<Var<double>> derivative(const DerivativeContext& of) {
  return vjp(of, "\\text{its part of }\\arg{0}");
}

void gradient_kernel(const OpContext<float>& self, const Matrix<float>& grad, const OperandGradients& to) {
  for_each_block(self, [&](std::size_t k, Index row, Index col) {
    if (!to.is_required(k)) return;
    Matrix<float>& sum = to[k];
    for (Index i = 0; i < sum.rows(); ++i)
      map_run(sum.cols(), &sum(i, 0), [](auto x, auto g) { return x + g; }, &sum(i, 0), &grad(row + i, col));
  });
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const auto [k, i, j] = source_of(self, row, col);
  const Message name = display_name(self.operand_node(k));
  return explain_sum(self, row, col, terms<T>,
                     is_by_rows(self) ? Message{"explain.concat.rows", {{"row", i + 1}, {"of", name}}}
                                      : Message{"explain.concat.columns", {{"column", j + 1}, {"of", name}}});
}

template <class T>
std::string listed(const OpContext<T>& self, const std::string& separator) {
  std::string list = "\\arg{0}";
  for (std::size_t k = 1; k < self.node.operands.size(); ++k)
    list += separator + "\\arg{" + std::to_string(k) + "}";
  return list;
}

/// A long list of rows is abbreviated.
template <class T>
std::string equation(const OpContext<T>& self) {
  constexpr std::size_t longest = 12;
  if (!is_by_rows(self)) return "\\operatorname{concat}\\left(" + listed(self, ",") + "\\right)";
  if (self.node.operands.size() > longest) return "\\arg{0},\\;\\arg{1},\\;\\dots\\text{ below each other}";
  return listed(self, ",\\;") + "\\text{ below each other}";
}

template <class T>
const Op<T> rows_op = {.name = "concat_rows",
                       .forward = forward<T>,
                       .explain = explain<T>,
                       .equation = equation<T>,
                       .derivative = derivative,
                       .gradient_kernel = gradient_kernel,
                       .terms = terms<T>};
template <class T>
const Op<T> columns_op = {.name = "concat_columns",
                          .forward = forward<T>,
                          .explain = explain<T>,
                          .equation = equation<T>,
                          .derivative = derivative,
                          .gradient_kernel = gradient_kernel,
                          .terms = terms<T>};

template <class T>
void check_fit(Axis axis, Var<T> first, Var<T> part) {
  const auto check = axis == Axis::rows ? check_same_columns : check_same_rows;
  check(axis == Axis::rows ? "concat_rows" : "concat_columns", argument("first_operand", first),
        argument("operand", part));
}

}  // namespace concat_op

template <class T>
Var<T> concat(const std::vector<Var<T>>& parts, Axis axis, std::string dim) {
  const bool is_rows = axis == Axis::rows;
  if (parts.empty())
    fail(is_rows ? "concat_rows" : "concat_columns",
         {is_rows ? "error.nothing_to_set_below" : "error.nothing_to_set_beside"});
  std::vector<int> operands;
  for (const Var<T>& part : parts) {
    concat_op::check_fit(axis, parts.front(), part);
    operands.push_back(part.id);
  }
  const Node<T>& first = parts.front().node();
  return parts.front().tape->record({is_rows ? &concat_op::rows_op<T> : &concat_op::columns_op<T>,
                                     std::move(operands), ConcatParameters{axis},
                                     is_rows ? dim : first.row_dim, is_rows ? first.col_dim : dim});
}

template Var<double> concat(const std::vector<Var<double>>&, Axis, std::string);
template Var<float> concat(const std::vector<Var<float>>&, Axis, std::string);

}  // namespace attention
