#include "ops/gradient/gradient_ops.h"
#include "ops/gradient/terms.h"

namespace attention {

namespace {

/// Cell (j, k): a_j (δ_jk - a_k), how fast weight j moves with score k. It is symmetric.
std::vector<Term> terms(const OpContext<double>& self, Index row, Index col) {
  const Index of = self.node.attributes.first;
  const Factor mine = self.factor(0, of, row);
  // One number: as a - a · a, a weight close to 1 would lose what little it can still move.
  if (row == col) return {product_of({mine, constant(1 - mine.value)})};
  return {product_of({mine, self.factor(0, of, col), constant(-1)})};
}

void forward(const OpContext<double>& self, Matrix<double>& out) {
  const Index side = self.operand(0).cols();
  write_sums(terms, self, out, side, side);
}

/// d a_j (δ_jk - a_k): every weight is in its row and its column.
void vjp(const OpContext<double>& self, const Matrix<double>& grad, const OperandGradients<double>& to) {
  const Index of = self.node.attributes.first;
  const Matrix<double> a = self.operand(0).row(of);
  const Matrix<double> both = grad + grad.transpose();
  to[0].row(of) += grad.diagonal().transpose() - a * both;
}

Explanation explain(const OpContext<double>& self, Index row, Index col) {
  Message sentence{row == col ? "explain.softmax_jacobian.own" : "explain.softmax_jacobian.other",
                   {{"weight", row + 1}, {"row", self.node.attributes.first + 1}}};
  if (row != col) sentence.args.push_back({"score", col + 1});
  return sum_explained(self, row, col, terms(self, row, col), std::move(sentence));
}

std::string equation(const OpContext<double>&) {
  return "\\operatorname{diag}\\left(a\\right)-a^{\\top}a,\\;a\\text{ one row of }\\arg{0}";
}

const Op<double> op = {"softmax_jacobian", forward, vjp, explain, equation};

}  // namespace

Var<double> softmax_jacobian(Var<double> weights, Index row) {
  check_cell("softmax_jacobian", argument("weights", weights), static_cast<double>(row), 0);
  Attributes attributes;
  attributes.first = row;
  return weights.tape->record(
      {&op, {weights.id}, std::move(attributes), weights.node().col_dim, weights.node().col_dim});
}

}  // namespace attention
