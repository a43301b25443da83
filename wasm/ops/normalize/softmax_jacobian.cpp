#include "ops/derivative.h"
#include "ops/terms.h"

namespace attention {

namespace softmax_jacobian_op {

/// Cell (j, k): da_j/ds_k = a_j (δ_jk - a_k). Symmetric.
void terms(const OpContext<double>& self, Index row, Index col, Terms& out) {
  const Index of = parameters_of<SoftmaxJacobianParameters>(self.node).row;
  const Factor mine = self.factor(0, of, row);
  // 1 - a as one factor: a - a · a would cancel for weights close to 1.
  if (row == col) return out.add({mine, constant(1 - mine.value)});
  out.add({mine, self.factor(0, of, col), constant(-1)});
}

void forward(const OpContext<double>& self, Matrix<double>& out) {
  const Index side = self.operand(0).cols();
  write_sums(terms, self, out, side, side);
}

/// diag(G) - a (G + Gᵀ): each weight is in its row and its column.
std::optional<Var<double>> derivative(const DerivativeContext& of) {
  const Index side = of.gradient.cols();
  std::vector<Index> diagonal;
  for (Index k = 0; k < side; ++k) diagonal.push_back(k * side + k);
  const Var<double> row =
      slice(of.operand(0), Axis::rows, parameters_of<SoftmaxJacobianParameters>(of.node.node()).row, 1, "1");
  const Var<double> on_diagonal = gather(of.gradient, {1, side, std::move(diagonal), "1", "", "", ""});
  const Var<double> both = matmul(row, add(of.gradient, transpose(of.gradient)));
  return vjp(subtract(on_diagonal, both), row, of.operand(0).id, "");
}

Explanation explain(const OpContext<double>& self, Index row, Index col) {
  Message sentence{
      row == col ? "explain.softmax_jacobian.own" : "explain.softmax_jacobian.other",
      {{"weight", row + 1}, {"row", parameters_of<SoftmaxJacobianParameters>(self.node).row + 1}}};
  if (row != col) sentence.args.push_back({"score", col + 1});
  return explain_sum(self, row, col, terms, std::move(sentence));
}

std::string equation(const OpContext<double>&) {
  return "\\operatorname{diag}\\left(a\\right)-a^{\\top}a,\\;a\\text{ one row of }\\arg{0}";
}

const Op<double> op = {.name = "softmax_jacobian",
                       .forward = forward,
                       .explain = explain,
                       .equation = equation,
                       .derivative = derivative};

}  // namespace softmax_jacobian_op

Var<double> softmax_jacobian(Var<double> weights, Index row) {
  check_cell("softmax_jacobian", argument("weights", weights), static_cast<double>(row), 0);
  return weights.tape->record({&softmax_jacobian_op::op,
                               {weights.id},
                               SoftmaxJacobianParameters{row},
                               weights.node().col_dim,
                               weights.node().col_dim});
}

void add_softmax_row_nodes(const DerivativeContext& of, Index row) {
  const auto of_row = [&](Var<double> made, const char* part, const char* symbol) {
    made = helper(of, made, part, symbol, part);
    made.node().title.args.push_back({"row", row + 1});
    return made;
  };
  const Var<double> jacobian = of_row(softmax_jacobian(of.node, row), "jacobian", "J");
  const Var<double> gradients =
      of_row(slice(of.gradient, Axis::rows, row, 1, "1"), "gradient_row", "\\mathrm{d}a");
  of_row(matmul(gradients, jacobian), "row_through_jacobian", "\\mathrm{d}s");
}

}  // namespace attention
