#include "ops/broadcast.h"
#include "ops/derivative.h"
#include "ops/terms.h"

namespace attention {

namespace expand_op {

void terms(const OpContext<double>& self, Index row, Index col, Terms& out) {
  const Matrix<double>& a = self.operand(0);
  out.add({self.factor(0, place(row, a.rows()), place(col, a.cols()))});
}

void forward(const OpContext<double>& self, Matrix<double>& out) {
  const auto& [rows, cols] = parameters_of<ExpandParameters>(self.node);
  write_sums(terms, self, out, rows, cols);
}

Explanation explain(const OpContext<double>& self, Index row, Index col) {
  return explain_sum(self, row, col, terms, {"explain.expand", {{"of", display_name(self.operand_node(0))}}});
}

std::string equation(const OpContext<double>&) { return "\\arg{0}"; }

std::optional<Var<double>> derivative(const DerivativeContext& of) {
  return sum_to(of.gradient, of.operand(0).rows(), of.operand(0).cols());
}

const Op<double> op = {.name = "expand",
                       .forward = forward,
                       .explain = explain,
                       .equation = equation,
                       .derivative = derivative,
                       .terms = terms};

}  // namespace expand_op

Var<double> expand(Var<double> a, Index rows, Index cols) {
  check_broadcastable("expand", {unnamed("result"), rows, cols}, argument("operand", a));
  return a.tape->record(
      {&expand_op::op, {a.id}, ExpandParameters{rows, cols}, a.node().row_dim, a.node().col_dim});
}

}  // namespace attention
