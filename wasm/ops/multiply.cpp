#include "ops/ops.h"

namespace attention {

namespace {

template <class T>
Matrix<T> forward(const Application<T>& self) {
  return self.operand(0).cwiseProduct(self.operand(1));
}

template <class T>
std::vector<Matrix<T>> vjp(const Application<T>& self, const Matrix<T>& grad) {
  return {grad.cwiseProduct(self.operand(1)), grad.cwiseProduct(self.operand(0))};
}

template <class T>
Explanation explain(const Application<T>& self, Index row, Index col) {
  const double result = static_cast<double>(self.node.data(row, col));
  return {Reduction::sum,
          {{{self.factor(0, row, col), self.factor(1, row, col)}, result}},
          result,
          "The same cell of " + spoken(self.operand_node(0)) + " times the same cell of " +
              spoken(self.operand_node(1)) + "."};
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
  check_same_shape("multiply", argument("the left operand", a), argument("the right operand", b));
  return a.tape->record({&op<T>, {a.id, b.id}, {}, a.node().row_dim, a.node().col_dim});
}

template Var<double> multiply(Var<double>, Var<double>);
template Var<float> multiply(Var<float>, Var<float>);

}  // namespace attention
