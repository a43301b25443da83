#include "ops/derivative.h"
#include "ops/terms.h"

namespace attention {

namespace tril_op {

bool is_kept(const OpContext<double>& self, Index row, Index col) {
  return col <= row + parameters_of<TrilParameters>(self.node).offset;
}

void terms(const OpContext<double>& self, Index row, Index col, Terms& out) {
  out.add({is_kept(self, row, col) ? self.factor(0, row, col) : constant(0)});
}

void forward(const OpContext<double>& self, Matrix<double>& out) {
  write_sums(terms, self, out, self.operand(0).rows(), self.operand(0).cols());
}

Explanation explain(const OpContext<double>& self, Index row, Index col) {
  return explain_sum(self, row, col, terms,
                     {is_kept(self, row, col) ? "explain.tril.kept" : "explain.tril.replaced",
                      {{"of", display_name(self.operand_node(0))}}});
}

std::string equation(const OpContext<double>&) { return "\\operatorname{tril}\\left(\\arg{0}\\right)"; }

std::optional<Var<double>> derivative(const DerivativeContext& of) {
  return tril(of.gradient, parameters_of<TrilParameters>(of.node.node()).offset);
}

const Op<double> op = {.name = "tril",
                       .forward = forward,
                       .explain = explain,
                       .equation = equation,
                       .derivative = derivative,
                       .terms = terms};

}  // namespace tril_op

Var<double> tril(Var<double> a, Index offset) {
  return a.tape->record({&tril_op::op, {a.id}, TrilParameters{offset}, a.node().row_dim, a.node().col_dim});
}

}  // namespace attention
