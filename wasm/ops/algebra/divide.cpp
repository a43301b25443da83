#include "ops/broadcast.h"
#include "ops/cells.h"
#include "ops/ops.h"

namespace attention {

namespace {

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  map_broadcast(out, [](auto a, auto b) { return a / b; }, self.operand(0), self.operand(1));
}

/// -Σ_j (g_ij / b_i) (a/b)_ij, with the division where it is done once.
template <class T>
void gather_rows(const OpContext<T>& self, const Matrix<T>& grad, Matrix<T>& to) {
  const Matrix<T>& b = self.operand(1);
  const auto product = [](auto g, auto ratio) { return g * ratio; };
  for (Index i = 0; i < grad.rows(); ++i) {
    const Index row = place(i, b.rows());
    to(row, 0) -= add_run(T{0}, grad.cols(), product, &grad(i, 0), &self.node.data(i, 0)) / b(row, 0);
  }
}

/// d(a/b)/da = 1/b, d(a/b)/db = -(a/b)/b; a divisor that serves many cells gathers from all of them.
template <class T>
void vjp(const OpContext<T>& self, const Matrix<T>& grad, const OperandGradients<T>& to) {
  const Matrix<T>& b = self.operand(1);
  add_broadcast(to, 0, [](auto g, auto divisor) { return g / divisor; }, grad, b);
  if (!to.wants(1)) return;
  Matrix<T>& sink = to[1];
  if (std::is_same_v<T, float> && b.cols() == 1) return gather_rows(self, grad, sink);
  for (Index i = 0; i < grad.rows(); ++i)
    for (Index j = 0; j < grad.cols(); ++j) {
      const Index row = place(i, b.rows());
      const Index col = place(j, b.cols());
      sink(row, col) -= grad(i, j) / b(row, col) * self.node.data(i, j);
    }
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const Matrix<T>& b = self.operand(1);
  const double result = static_cast<double>(self.node.data(row, col));
  const Factor divisor = self.factor(1, place(row, b.rows()), place(col, b.cols()));
  Explanation why = {
      Reduction::function,
      {{{self.factor(0, row, col), divisor}, result}},
      result,
      {"explain.divide",
       {{"left", display_name(self.operand_node(0))}, {"right", display_name(self.operand_node(1))}}}};
  why.function = Function::quotient;
  return why;
}

template <class T>
std::string equation(const OpContext<T>&) {
  return "\\frac{\\arg{0}}{\\arg{1}}";
}

template <class T>
const Op<T> op = {"divide", forward<T>, vjp<T>, explain<T>, equation<T>};

}  // namespace

template <class T>
Var<T> divide(Var<T> a, Var<T> b) {
  check_broadcastable("divide", argument("dividend", a), argument("divisor", b));
  return a.tape->record({&op<T>, {a.id, b.id}, {}, a.node().row_dim, a.node().col_dim});
}

template Var<double> divide(Var<double>, Var<double>);
template Var<float> divide(Var<float>, Var<float>);

}  // namespace attention
