#include "ops/broadcast.h"
#include "ops/cells.h"
#include "ops/ops.h"

namespace attention {

namespace {

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  map_broadcast(out, [](auto a, auto b) { return a - b; }, self.operand(0), self.operand(1));
}

template <class T>
void vjp(const OpContext<T>&, const Matrix<T>& grad, const OperandGradients<T>& to) {
  add_gathered(to, 1, [](auto g, auto) { return -g; }, grad, grad);
  pass_on(to, 0, grad);
}

/// a + (-1 · b), which is a - b to the last bit.
template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const Matrix<T>& b = self.operand(1);
  const Factor left = self.factor(0, row, col);
  const Factor right = self.factor(1, place(row, b.rows()), place(col, b.cols()));
  return {Reduction::sum,
          {{{left}, left.value}, {{right, constant(-1)}, -right.value}},
          static_cast<double>(self.node.data(row, col)),
          {std::string("explain.subtract.") + broadcast_form(self.operand(0), b),
           {{"left", display_name(self.operand_node(0))}, {"right", display_name(self.operand_node(1))}}}};
}

template <class T>
std::string equation(const OpContext<T>&) {
  return "\\arg{0}-\\arg{1}";
}

template <class T>
const Op<T> op = {"subtract", forward<T>, vjp<T>, explain<T>, equation<T>};

}  // namespace

template <class T>
Var<T> subtract(Var<T> a, Var<T> b) {
  check_broadcastable("subtract", argument("left_operand", a), argument("right_operand", b));
  return a.tape->record({&op<T>, {a.id, b.id}, {}, a.node().row_dim, a.node().col_dim});
}

template Var<double> subtract(Var<double>, Var<double>);
template Var<float> subtract(Var<float>, Var<float>);

}  // namespace attention
