#include "ops/derivative.h"
#include "ops/pairwise/pairs.h"
#include "ops/terms.h"

namespace attention {

namespace pair_sum_op {

/// Row i·n + j is row i of operand 0 plus row j of operand 1.
template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const Matrix<T>& outer = self.operand(0);
  const Matrix<T>& inner = self.operand(1);
  out.resize(outer.rows() * inner.rows(), outer.cols());
  for (Index i = 0; i < outer.rows(); ++i)
    out.middleRows(i * inner.rows(), inner.rows()) = inner.rowwise() + outer.row(i);
}

template <class T>
void terms(const OpContext<T>& self, Index row, Index col, Terms& out) {
  const Index n = self.operand(1).rows();
  out.add({self.factor(1, row % n, col)});
  out.add({self.factor(0, row / n, col)});
}

/// Each row gets the sum of the gradients of its pairs.
std::optional<Var<double>> derivative(const DerivativeContext& of) {
  return vjp(of, "\\sum_{\\text{pairs}}\\arg{0}");
}

void gradient_kernel(const OpContext<float>& self, const Matrix<float>& grad, const OperandGradients& to) {
  const Index n = self.operand(1).rows();
  for (Index i = 0; i < self.operand(0).rows(); ++i) {
    to[0].row(i) += grad.middleRows(i * n, n).colwise().sum();
    to[1] += grad.middleRows(i * n, n);
  }
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const Index n = self.operand(1).rows();
  return explain_sum(self, row, col, terms<T>,
                     {"explain.pair_sum",
                      {{"row", row % n + 1},
                       {"left", display_name(self.operand_node(1))},
                       {"other_row", row / n + 1},
                       {"right", display_name(self.operand_node(0))}}});
}

template <class T>
std::string equation(const OpContext<T>&) {
  return "\\arg{1}_j+\\arg{0}_i";
}

template <class T>
const Op<T> op = {.name = "pair_sum",
                  .forward = forward<T>,
                  .explain = explain<T>,
                  .equation = equation<T>,
                  .derivative = derivative,
                  .gradient_kernel = gradient_kernel,
                  .terms = terms<T>};

}  // namespace pair_sum_op

template <class T>
Var<T> pair_sum(Var<T> outer, Var<T> inner) {
  check_pairs("pair_sum", argument("outer_operand", outer), argument("inner_operand", inner));
  check_same_columns("pair_sum", argument("outer_operand", outer), argument("inner_operand", inner));
  return outer.tape->record({&pair_sum_op::op<T>,
                             {outer.id, inner.id},
                             {},
                             pair_axis(outer.node().row_dim, inner.node().row_dim),
                             outer.node().col_dim});
}

template Var<double> pair_sum(Var<double>, Var<double>);
template Var<float> pair_sum(Var<float>, Var<float>);

}  // namespace attention
