#include <limits>

#include "ops/derivative.h"
#include "ops/terms.h"

namespace attention {

namespace clamp_max_op {

/// NaN stays NaN.
void terms(const OpContext<double>& self, Index row, Index col, Terms& out) {
  const Factor a = self.factor(0, row, col);
  out.add({a.value > parameters_of<ClampMaxParameters>(self.node).ceiling
               ? constant(parameters_of<ClampMaxParameters>(self.node).ceiling)
               : a});
}

void forward(const OpContext<double>& self, Matrix<double>& out) {
  write_sums(terms, self, out, self.operand(0).rows(), self.operand(0).cols());
}

Explanation explain(const OpContext<double>& self, Index row, Index col) {
  const bool is_kept = !(self.operand(0)(row, col) > parameters_of<ClampMaxParameters>(self.node).ceiling);
  return explain_sum(self, row, col, terms,
                     {is_kept ? "explain.clamp_max.kept" : "explain.clamp_max.replaced",
                      {{"of", display_name(self.operand_node(0))}}});
}

std::string equation(const OpContext<double>&) { return "\\min\\left(\\arg{0},c\\right)"; }

std::optional<Var<double>> derivative(const DerivativeContext& of) { return vjp(of, "\\arg{0}"); }

const Op<double> op = {.name = "clamp_max",
                       .forward = forward,
                       .explain = explain,
                       .equation = equation,
                       .derivative = derivative,
                       .terms = terms};

}  // namespace clamp_max_op

Var<double> clamp_max(Var<double> a, double ceiling) {
  if (ceiling != std::numeric_limits<double>::infinity())
    check_finite("clamp_max", unnamed("ceiling"), ceiling);
  return a.tape->record(
      {&clamp_max_op::op, {a.id}, ClampMaxParameters{ceiling}, a.node().row_dim, a.node().col_dim});
}

}  // namespace attention
