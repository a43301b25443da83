#include "ops/derivative.h"
#include "ops/pairwise/pairs.h"
#include "ops/terms.h"

namespace attention {

namespace pair_concat_op {

/// The order of the operands in a row; operand 0 is the outer one.
template <class T>
PairOrder order_of(const OpContext<T>& self) {
  return parameters_of<PairConcatParameters>(self.node).order;
}

/// First column of operand k in the result.
template <class T>
Index first_column(const OpContext<T>& self, std::size_t k) {
  const std::size_t left = order_of(self) == PairOrder::outer_first ? 0 : 1;
  return k == left ? 0 : self.operand(left).cols();
}

/// Calls visit(row of the result, operand, row of that operand) for both operands of every pair.
template <class T, class Visitor>
void for_each_half(const OpContext<T>& self, Visitor visit) {
  const Index n = self.operand(1).rows();
  for (Index row = 0; row < self.operand(0).rows() * n; ++row) {
    visit(row, std::size_t{0}, row / n);
    visit(row, std::size_t{1}, row % n);
  }
}

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  out.resize(self.operand(0).rows() * self.operand(1).rows(),
             self.operand(0).cols() + self.operand(1).cols());
  for_each_half(self, [&](Index row, std::size_t k, Index source) {
    out.row(row).segment(first_column(self, k), self.operand(k).cols()) = self.operand(k).row(source);
  });
}

template <class T>
std::size_t operand_at(const OpContext<T>& self, Index col) {
  const std::size_t right = order_of(self) == PairOrder::outer_first ? 1 : 0;
  return col < first_column(self, right) ? 1 - right : right;
}

template <class T>
Factor source_of(const OpContext<T>& self, Index row, Index col) {
  const Index n = self.operand(1).rows();
  const std::size_t k = operand_at(self, col);
  return self.factor(k, k == 0 ? row / n : row % n, col - first_column(self, k));
}

template <class T>
void terms(const OpContext<T>& self, Index row, Index col, Terms& out) {
  out.add({source_of(self, row, col)});
}

/// Each row gets the sum of the gradients of its pairs.
std::optional<Var<double>> derivative(const DerivativeContext& of) {
  return vjp(of, "\\sum_{\\text{pairs}}\\arg{0}");
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  return explain_sum(self, row, col, terms<T>,
                     {"explain.pair_concat",
                      {{"row", source_of(self, row, col).cell.row + 1},
                       {"of", display_name(self.operand_node(operand_at(self, col)))}}});
}

template <class T>
std::string equation(const OpContext<T>& self) {
  const bool outer_first = order_of(self) == PairOrder::outer_first;
  return outer_first ? "\\left[\\arg{0}_i;\\arg{1}_j\\right]" : "\\left[\\arg{1}_j;\\arg{0}_i\\right]";
}

template <class T>
const Op<T> op = {.name = "pair_concat",
                  .forward = forward<T>,
                  .explain = explain<T>,
                  .equation = equation<T>,
                  .derivative = derivative,
                  .terms = terms<T>};

}  // namespace pair_concat_op

template <class T>
Var<T> pair_concat(Var<T> outer, Var<T> inner, PairOrder order) {
  check_pairs("pair_concat", argument("outer_operand", outer), argument("inner_operand", inner));
  const Node<T>& left = order == PairOrder::outer_first ? outer.node() : inner.node();
  const Node<T>& right = order == PairOrder::outer_first ? inner.node() : outer.node();
  return outer.tape->record({&pair_concat_op::op<T>,
                             {outer.id, inner.id},
                             PairConcatParameters{order},
                             pair_axis(outer.node().row_dim, inner.node().row_dim),
                             left.col_dim + "+" + right.col_dim});
}

template Var<double> pair_concat(Var<double>, Var<double>, PairOrder);
template Var<float> pair_concat(Var<float>, Var<float>, PairOrder);

}  // namespace attention
