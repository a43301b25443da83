#include "ops/cells.h"
#include "ops/ops.h"

namespace attention {

namespace {

template <class T>
bool broadcasts(const OpContext<T>& self) {
  return self.operand(1).rows() != self.operand(0).rows();
}

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  map_broadcast(out, [](auto a, auto b) { return a + b; }, self.operand(0), self.operand(1));
}

/// A row that was added to every row gathers the gradient of every row.
template <class T>
void vjp(const OpContext<T>& self, const Matrix<T>& grad, const OperandGradients<T>& to) {
  const auto first = [](auto g, auto) { return g; };
  if (std::is_same_v<T, double> && broadcasts(self))
    to[1] += grad.colwise().sum();
  else
    add_gathered(to, 1, first, grad, grad);
  pass_on(to, 0, grad);
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const Factor left = self.factor(0, row, col);
  const Factor right = self.factor(1, broadcasts(self) ? 0 : row, col);
  return {Reduction::sum,
          {{{left}, left.value}, {{right}, right.value}},
          static_cast<double>(self.node.data(row, col)),
          {broadcasts(self) ? "explain.add.column" : "explain.add.cell",
           {{"left", display_name(self.operand_node(0))}, {"right", display_name(self.operand_node(1))}}}};
}

template <class T>
std::string equation(const OpContext<T>&) {
  return "\\arg{0}+\\arg{1}";
}

template <class T>
const Op<T> op = {"add", forward<T>, vjp<T>, explain<T>, equation<T>};

}  // namespace

template <class T>
Var<T> add(Var<T> a, Var<T> b) {
  check_row_broadcastable("add", argument("left_operand", a), argument("right_operand", b));
  return a.tape->record({&op<T>, {a.id, b.id}, {}, a.node().row_dim, a.node().col_dim});
}

template Var<double> add(Var<double>, Var<double>);
template Var<float> add(Var<float>, Var<float>);

}  // namespace attention
