#include "ops/cells.h"
#include "ops/ops.h"

namespace attention {

namespace {

/// Calls visit(operand, its first column in the result) for each operand, left to right.
template <class T, class Visit>
void for_each_block(const OpContext<T>& self, Visit visit) {
  Index first = 0;
  for (std::size_t k = 0; k < self.node.operands.size(); ++k) {
    visit(k, first);
    first += self.operand(k).cols();
  }
}

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  Index cols = 0;
  for_each_block(self, [&](std::size_t k, Index) { cols += self.operand(k).cols(); });
  out.resize(self.operand(0).rows(), cols);
  for_each_block(self, [&](std::size_t k, Index first) {
    const Matrix<T>& part = self.operand(k);
    for (Index i = 0; i < out.rows(); ++i)
      map_run(part.cols(), &out(i, first), [](auto x) { return x; }, &part(i, 0));
  });
}

template <class T>
void vjp(const OpContext<T>& self, const Matrix<T>& grad, const OperandGradients<T>& to) {
  for_each_block(self, [&](std::size_t k, Index first) {
    if (!to.wants(k)) return;
    Matrix<T>& sum = to[k];
    for (Index i = 0; i < grad.rows(); ++i)
      map_run(sum.cols(), &sum(i, 0), [](auto x, auto g) { return x + g; }, &sum(i, 0), &grad(i, first));
  });
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  Explanation out{Reduction::sum, {}, static_cast<double>(self.node.data(row, col)), {}};
  for_each_block(self, [&](std::size_t k, Index first) {
    if (col < first || col >= first + self.operand(k).cols()) return;
    const Factor source = self.factor(k, row, col - first);
    out.terms.push_back({{source}, source.value});
    out.sentence = {"explain.concat.columns",
                    {{"column", col - first + 1}, {"of", display_name(self.operand_node(k))}}};
  });
  return out;
}

template <class T>
std::string equation(const OpContext<T>& self) {
  std::string list;
  for (std::size_t k = 0; k < self.node.operands.size(); ++k)
    list += (k == 0 ? "\\arg{" : ",\\arg{") + std::to_string(k) + "}";
  return "\\operatorname{concat}\\left(" + list + "\\right)";
}

template <class T>
const Op<T> op = {"concat_columns", forward<T>, vjp<T>, explain<T>, equation<T>};

}  // namespace

template <class T>
Var<T> concat_columns(const std::vector<Var<T>>& parts, std::string col_dim) {
  if (parts.empty()) fail("concat_columns", {"error.nothing_to_set_beside"});
  std::vector<int> operands;
  for (const Var<T>& part : parts) {
    check_same_rows("concat_columns", argument("first_operand", parts.front()), argument("operand", part));
    operands.push_back(part.id);
  }
  return parts.front().tape->record(
      {&op<T>, std::move(operands), {}, parts.front().node().row_dim, std::move(col_dim)});
}

template Var<double> concat_columns(const std::vector<Var<double>>&, std::string);
template Var<float> concat_columns(const std::vector<Var<float>>&, std::string);

}  // namespace attention
