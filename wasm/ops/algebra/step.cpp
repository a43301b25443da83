#include "ops/derivative.h"
#include "ops/terms.h"

/// The derivative of clamp_min and ReLU: 1 above the floor, else 0.
namespace attention {

namespace step_op {

bool is_above_floor(const OpContext<double>& self, Index row, Index col) {
  const double a = self.operand(0)(row, col);
  const auto& [floor, includes_floor] = parameters_of<StepParameters>(self.node);
  // NaN passes through clamp_min, but not through ReLU.
  return includes_floor ? !(a < floor) : a > floor;
}

void terms(const OpContext<double>& self, Index row, Index col, Terms& out) {
  out.add({constant(is_above_floor(self, row, col) ? 1 : 0)});
}

void forward(const OpContext<double>& self, Matrix<double>& out) {
  write_sums(terms, self, out, self.operand(0).rows(), self.operand(0).cols());
}

Explanation explain(const OpContext<double>& self, Index row, Index col) {
  return explain_sum(self, row, col, terms,
                     is_above_floor(self, row, col)
                         ? Message{"explain.step.kept", {{"of", display_name(self.operand_node(0))}}}
                         : Message{"explain.step.replaced", {{"of", display_name(self.operand_node(0))}}});
}

std::string equation(const OpContext<double>& self) {
  return parameters_of<StepParameters>(self.node).includes_floor
             ? "1\\text{ where }\\arg{0}\\ge\\varepsilon\\text{, else }0"
             : "1\\text{ where }\\arg{0}>0\\text{, else }0";
}

/// The derivative is 0 where it exists.
std::optional<Var<double>> derivative(const DerivativeContext&) { return {}; }

const Op<double> op = {.name = "step",
                       .forward = forward,
                       .explain = explain,
                       .equation = equation,
                       .derivative = derivative,
                       .terms = terms};

}  // namespace step_op

Var<double> step(Var<double> a, double floor, bool includes_floor) {
  return a.tape->record(
      {&step_op::op, {a.id}, StepParameters{floor, includes_floor}, a.node().row_dim, a.node().col_dim});
}

}  // namespace attention
