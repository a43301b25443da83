#include "ops/derivative.h"
#include "ops/terms.h"

namespace attention {

namespace add_number_op {

void terms(const OpContext<double>& self, Index row, Index col, Terms& out) {
  out.add({self.factor(0, row, col)});
  out.add({constant(parameters_of<AddNumberParameters>(self.node).number)});
}

void forward(const OpContext<double>& self, Matrix<double>& out) {
  write_sums(terms, self, out, self.operand(0).rows(), self.operand(0).cols());
}

Explanation explain(const OpContext<double>& self, Index row, Index col) {
  return explain_sum(self, row, col, terms,
                     {"explain.add_number", {{"of", display_name(self.operand_node(0))}}});
}

std::string equation(const OpContext<double>&) { return "\\arg{0}+c"; }

std::optional<Var<double>> derivative(const DerivativeContext& of) { return vjp(of, "\\arg{0}"); }

const Op<double> op = {.name = "add_number",
                       .forward = forward,
                       .explain = explain,
                       .equation = equation,
                       .derivative = derivative,
                       .terms = terms};

}  // namespace add_number_op

Var<double> add_number(Var<double> a, double number) {
  return a.tape->record(
      {&add_number_op::op, {a.id}, AddNumberParameters{number}, a.node().row_dim, a.node().col_dim});
}

}  // namespace attention
