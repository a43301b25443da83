#include <algorithm>
#include <limits>

#include "ops/derivative.h"
#include "ops/terms.h"

namespace attention {

namespace top_k_mask_op {

/// How many numbers of the row come before this one: larger ones, and equal ones to the left.
Index rank_of(const Matrix<double>& a, Index row, Index col) {
  Index rank = 0;
  for (Index k = 0; k < a.cols(); ++k)
    if (a(row, k) > a(row, col) || (a(row, k) == a(row, col) && k < col)) ++rank;
  return rank;
}

bool is_kept(const OpContext<double>& self, Index row, Index col) {
  const Matrix<double>& a = self.operand(0);
  const bool is_closed = a(row, col) == -std::numeric_limits<double>::infinity();
  return !is_closed && rank_of(a, row, col) < parameters_of<TopKMaskParameters>(self.node).most;
}

void terms(const OpContext<double>& self, Index row, Index col, Terms& out) {
  out.add({constant(is_kept(self, row, col) ? 0 : -std::numeric_limits<double>::infinity())});
}

void forward(const OpContext<double>& self, Matrix<double>& out) {
  write_sums(terms, self, out, self.operand(0).rows(), self.operand(0).cols());
}

Explanation explain(const OpContext<double>& self, Index row, Index col) {
  return explain_sum(self, row, col, terms,
                     {is_kept(self, row, col) ? "explain.top_k_mask.kept" : "explain.top_k_mask.closed",
                      {{"rank", rank_of(self.operand(0), row, col) + 1},
                       {"row", row + 1},
                       {"most", parameters_of<TopKMaskParameters>(self.node).most},
                       {"of", display_name(self.operand_node(0))}}});
}

std::string equation(const OpContext<double>&) { return "\\operatorname{top}_k\\left(\\arg{0}\\right)"; }

/// The derivative is 0 where it exists.
std::optional<Var<double>> derivative(const DerivativeContext&) { return {}; }

const Op<double> op = {.name = "top_k_mask",
                       .forward = forward,
                       .explain = explain,
                       .equation = equation,
                       .derivative = derivative,
                       .terms = terms};

}  // namespace top_k_mask_op

Var<double> top_k_mask(Var<double> a, Index most) {
  return a.tape->record(
      {&top_k_mask_op::op, {a.id}, TopKMaskParameters{most}, a.node().row_dim, a.node().col_dim});
}

}  // namespace attention
