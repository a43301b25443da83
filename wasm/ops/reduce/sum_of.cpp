#include "ops/derivative.h"
#include "ops/terms.h"

namespace attention {

namespace sum_of_op {

void terms(const OpContext<double>& self, Index row, Index col, Terms& out) {
  for (std::size_t k = 0; k < self.node.operands.size(); ++k) out.add({self.factor(k, row, col)});
}

void forward(const OpContext<double>& self, Matrix<double>& out) {
  write_sums(terms, self, out, self.operand(0).rows(), self.operand(0).cols());
}

Explanation explain(const OpContext<double>& self, Index row, Index col) {
  return explain_sum(self, row, col, terms, {"explain.sum_of"});
}

std::string equation(const OpContext<double>& self) {
  std::string list = "\\arg{0}";
  for (std::size_t k = 1; k < self.node.operands.size(); ++k) list += "+\\arg{" + std::to_string(k) + "}";
  return list;
}

std::optional<Var<double>> derivative(const DerivativeContext& of) { return vjp(of, "\\arg{0}"); }

const Op<double> op = {.name = "sum_of",
                       .forward = forward,
                       .explain = explain,
                       .equation = equation,
                       .derivative = derivative,
                       .terms = terms};

}  // namespace sum_of_op

Var<double> sum_of(const std::vector<Var<double>>& parts) {
  std::vector<int> operands;
  for (const Var<double>& part : parts) {
    check_same_shape("sum_of", argument("first_part", parts.front()), argument("part", part));
    operands.push_back(part.id);
  }
  const Node<double>& first = parts.front().node();
  return parts.front().tape->record({&sum_of_op::op, std::move(operands), {}, first.row_dim, first.col_dim});
}

}  // namespace attention
