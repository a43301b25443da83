#include "ops/ops.h"

namespace attention {

namespace {

/// Calls visit(operand, its first row in the result) for each operand, top to bottom.
template <class T, class Visit>
void for_each_block(const OpContext<T>& self, Visit visit) {
  Index first = 0;
  for (std::size_t k = 0; k < self.node.operands.size(); ++k) {
    visit(k, first);
    first += self.operand(k).rows();
  }
}

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  Index rows = 0;
  for_each_block(self, [&](std::size_t k, Index) { rows += self.operand(k).rows(); });
  out.resize(rows, self.operand(0).cols());
  for_each_block(self, [&](std::size_t k, Index first) {
    out.middleRows(first, self.operand(k).rows()) = self.operand(k);
  });
}

template <class T>
void vjp(const OpContext<T>& self, const Matrix<T>& grad, const OperandGradients<T>& to) {
  for_each_block(
      self, [&](std::size_t k, Index first) { to[k] += grad.middleRows(first, self.operand(k).rows()); });
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  Explanation out{Reduction::sum, {}, static_cast<double>(self.node.data(row, col)), {}};
  for_each_block(self, [&](std::size_t k, Index first) {
    if (row < first || row >= first + self.operand(k).rows()) return;
    const Factor source = self.factor(k, row - first, col);
    out.terms.push_back({{source}, source.value});
    out.sentence = {"explain.concat.rows",
                    {{"row", row - first + 1}, {"of", display_name(self.operand_node(k))}}};
  });
  return out;
}

/// A long list is not written out: its first two say how it goes on.
template <class T>
std::string equation(const OpContext<T>& self) {
  constexpr std::size_t longest = 12;
  if (self.node.operands.size() > longest) return "\\arg{0},\\;\\arg{1},\\;\\dots\\text{ below each other}";
  std::string list;
  for (std::size_t k = 0; k < self.node.operands.size(); ++k)
    list += (k == 0 ? "\\arg{" : ",\\;\\arg{") + std::to_string(k) + "}";
  return list + "\\text{ below each other}";
}

template <class T>
const Op<T> op = {"concat_rows", forward<T>, vjp<T>, explain<T>, equation<T>};

}  // namespace

template <class T>
Var<T> concat_rows(const std::vector<Var<T>>& parts, std::string row_dim) {
  if (parts.empty()) fail("concat_rows", {"error.nothing_to_set_below"});
  std::vector<int> operands;
  for (const Var<T>& part : parts) {
    check_same_columns("concat_rows", argument("first_operand", parts.front()), argument("operand", part));
    operands.push_back(part.id);
  }
  return parts.front().tape->record(
      {&op<T>, std::move(operands), {}, std::move(row_dim), parts.front().node().col_dim});
}

template Var<double> concat_rows(const std::vector<Var<double>>&, std::string);
template Var<float> concat_rows(const std::vector<Var<float>>&, std::string);

}  // namespace attention
