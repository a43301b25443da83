#include "ops/gradient/gradient_ops.h"
#include "ops/gradient/terms.h"

namespace attention {

namespace {

std::vector<Term> terms(const OpContext<double>& self, Index row, Index col) {
  std::vector<Term> out;
  for (std::size_t k = 0; k < self.node.operands.size(); ++k)
    out.push_back(product_of({self.factor(k, row, col)}));
  return out;
}

void forward(const OpContext<double>& self, Matrix<double>& out) {
  write_sums(terms, self, out, self.operand(0).rows(), self.operand(0).cols());
}

Explanation explain(const OpContext<double>& self, Index row, Index col) {
  return sum_explained(self, row, col, terms(self, row, col), {"explain.sum_of"});
}

std::string equation(const OpContext<double>& self) {
  std::string list = "\\arg{0}";
  for (std::size_t k = 1; k < self.node.operands.size(); ++k) list += "+\\arg{" + std::to_string(k) + "}";
  return list;
}

const Op<double> op = {"sum_of", forward, vjp_of_terms<terms>, explain, equation};

}  // namespace

Var<double> sum_of(const std::vector<Var<double>>& parts) {
  std::vector<int> operands;
  for (const Var<double>& part : parts) {
    check_same_shape("sum_of", argument("first_part", parts.front()), argument("part", part));
    operands.push_back(part.id);
  }
  const Node<double>& first = parts.front().node();
  return parts.front().tape->record({&op, std::move(operands), {}, first.row_dim, first.col_dim});
}

}  // namespace attention
