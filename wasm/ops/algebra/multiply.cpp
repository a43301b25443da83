#include "ops/broadcast.h"
#include "ops/cells.h"
#include "ops/ops.h"

namespace attention {

namespace {

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  map_broadcast(out, [](auto a, auto b) { return a * b; }, self.operand(0), self.operand(1));
}

/// What comes to a factor by the left and by the right of a product with itself, one after the other.
template <class T>
void pull_back_square(const Matrix<T>& factor, const Matrix<T>& grad, const OperandGradients<T>& to) {
  if (!to.wants(0)) return;
  const bool is_first = to.is_first(0);
  T* const sum = to[0].data();
  const auto twice = [](auto g, auto a) { return g * a + g * a; };
  const auto added = [](auto before, auto g, auto a) { return before + g * a + g * a; };
  if (is_first)
    map_run(grad.size(), sum, twice, grad.data(), factor.data());
  else
    map_run(grad.size(), sum, added, sum, grad.data(), factor.data());
}

template <class T>
void vjp(const OpContext<T>& self, const Matrix<T>& grad, const OperandGradients<T>& to) {
  if (to.operands[0] == to.operands[1]) return pull_back_square(self.operand(0), grad, to);
  const auto product = [](auto g, auto other) { return g * other; };
  add_broadcast(to, 0, product, grad, self.operand(1));
  add_gathered(to, 1, product, grad, self.operand(0));
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const Matrix<T>& b = self.operand(1);
  const double result = static_cast<double>(self.node.data(row, col));
  const Factor right = self.factor(1, place(row, b.rows()), place(col, b.cols()));
  return {Reduction::sum,
          {{{self.factor(0, row, col), right}, result}},
          result,
          {std::string("explain.multiply.") + broadcast_form(self.operand(0), b),
           {{"left", display_name(self.operand_node(0))}, {"right", display_name(self.operand_node(1))}}}};
}

template <class T>
std::string equation(const OpContext<T>&) {
  return "\\arg{0}\\odot\\arg{1}";
}

template <class T>
const Op<T> op = {"multiply", forward<T>, vjp<T>, explain<T>, equation<T>};

}  // namespace

template <class T>
Var<T> multiply(Var<T> a, Var<T> b) {
  check_broadcastable("multiply", argument("left_operand", a), argument("right_operand", b));
  return a.tape->record({&op<T>, {a.id, b.id}, {}, a.node().row_dim, a.node().col_dim});
}

template Var<double> multiply(Var<double>, Var<double>);
template Var<float> multiply(Var<float>, Var<float>);

}  // namespace attention
