#include "ops/broadcast.h"
#include "ops/cells.h"
#include "ops/ops.h"

namespace attention {

namespace {

template <class T>
void forward(const Application<T>& self, Matrix<T>& out) {
  map_broadcast(out, [](auto a, auto b) { return a * b; }, self.operand(0), self.operand(1));
}

template <class T>
void vjp(const Application<T>& self, const Matrix<T>& grad, const Sinks<T>& to) {
  const auto product = [](auto g, auto other) { return g * other; };
  add_broadcast(to, 0, product, grad, self.operand(1));
  add_gathered(to, 1, product, grad, self.operand(0));
}

template <class T>
Explanation explain(const Application<T>& self, Index row, Index col) {
  const Matrix<T>& b = self.operand(1);
  const double result = static_cast<double>(self.node.data(row, col));
  const Factor right = self.factor(1, place(row, b.rows()), place(col, b.cols()));
  return {Reduction::sum,
          {{{self.factor(0, row, col), right}, result}},
          result,
          "The same cell of " + spoken(self.operand_node(0)) + " times " +
              broadcast_words(self.operand(0), b) + spoken(self.operand_node(1)) + "."};
}

template <class T>
std::string equation(const Application<T>&) {
  return "\\arg{0}\\odot\\arg{1}";
}

template <class T>
const Op<T> op = {"multiply", forward<T>, vjp<T>, explain<T>, equation<T>};

}  // namespace

template <class T>
Var<T> multiply(Var<T> a, Var<T> b) {
  check_broadcastable("multiply", argument("the left operand", a), argument("the right operand", b));
  return a.tape->record({&op<T>, {a.id, b.id}, {}, a.node().row_dim, a.node().col_dim});
}

template Var<double> multiply(Var<double>, Var<double>);
template Var<float> multiply(Var<float>, Var<float>);

}  // namespace attention
