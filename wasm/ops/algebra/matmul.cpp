#include "ops/derivative.h"
#include "ops/terms.h"
#include "simd/product.h"

namespace attention {

namespace matmul_op {

simd::Grid grid(const Matrix<float>& m) { return {m.data(), m.cols(), 1}; }
simd::Grid transposed_grid(const Matrix<float>& m) { return {m.data(), 1, m.cols()}; }
simd::Target target(Matrix<float>& m, bool adds) { return {m.data(), m.cols(), adds}; }

/// Mostly zeros, as in one-hot rows.
bool is_sparse(const OpContext<float>& self) {
  const Matrix<float>& a = self.operand(0);
  return self.operand_node(0).operands.empty() && a.cols() > 1 &&
         simd::is_sparse(a.data(), a.size(), a.rows());
}

/// The same order of additions as in double, four columns at a time.
void multiply(const OpContext<float>& self, Matrix<float>& out) {
  const Matrix<float>& a = self.operand(0);
  const Matrix<float>& b = self.operand(1);
  out.resize(a.rows(), b.cols());
  const simd::Product product{a.rows(), a.cols(), b.cols(), grid(a), grid(b), target(out, false)};
  is_sparse(self) ? simd::multiply_sparse(product) : simd::multiply(product);
}

void gradient_kernel(const OpContext<float>& self, const Matrix<float>& grad, const OperandGradients& to) {
  const Matrix<float>& a = self.operand(0);
  const Matrix<float>& b = self.operand(1);
  if (to.is_required(0)) {
    const bool adds = !to.is_first(0);
    simd::multiply({a.rows(), b.cols(), a.cols(), grid(grad), transposed_grid(b), target(to[0], adds)});
  }
  if (!to.is_required(1)) return;
  const bool adds = !to.is_first(1);
  const simd::Product product{a.cols(),           a.rows(),   b.cols(),
                              transposed_grid(a), grid(grad), target(to[1], adds)};
  is_sparse(self) ? simd::multiply_sparse(product) : simd::multiply(product);
}

/// Adds in order of k, so that every cell is exactly the sum of its explanation. Starts from -0, the neutral
/// element: +0 would turn a sum of -0 into +0.
template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const Matrix<T>& a = self.operand(0);
  const Matrix<T>& b = self.operand(1);
  if constexpr (std::is_same_v<T, float>) return multiply(self, out);
  out.setConstant(a.rows(), b.cols(), T(-0.0));
  // Plain loops: optimized for size, Eigen's row expressions take twice as long.
  T* sums = out.data();
  for (Index i = 0; i < a.rows(); ++i, sums += b.cols()) {
    const T* row = b.data();
    for (Index k = 0; k < a.cols(); ++k, row += b.cols()) {
      const T factor = a(i, k);
      for (Index j = 0; j < b.cols(); ++j) sums[j] += factor * row[j];
    }
  }
}

template <class T>
void terms(const OpContext<T>& self, Index row, Index col, Terms& out) {
  for (Index k = 0; k < self.operand(0).cols(); ++k)
    out.add({self.factor(0, row, k), self.factor(1, k, col)});
}

/// dA = G Bᵀ, dB = Aᵀ G.
std::optional<Var<double>> derivative(const DerivativeContext& of) {
  if (of.slot == 0) return matmul(of.gradient, transposed(of, of.operand(1)));
  return matmul(transposed(of, of.operand(0)), of.gradient);
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  Explanation out = explain_sum(self, row, col, terms<T>,
                                {"explain.matmul",
                                 {{"row", row + 1},
                                  {"left", display_name(self.operand_node(0))},
                                  {"column", col + 1},
                                  {"right", display_name(self.operand_node(1))}}});
  out.names_cell = true;
  return out;
}

template <class T>
std::string equation(const OpContext<T>&) {
  return "\\arg{0}\\,\\arg{1}";
}

template <class T>
const Op<T> op = {.name = "matmul",
                  .forward = forward<T>,
                  .explain = explain<T>,
                  .equation = equation<T>,
                  .derivative = derivative,
                  .gradient_kernel = gradient_kernel,
                  .terms = terms<T>};

}  // namespace matmul_op

template <class T>
Var<T> matmul(Var<T> a, Var<T> b) {
  check_multiplicable("matmul", argument("left_operand", a), argument("right_operand", b));
  return a.tape->record({&matmul_op::op<T>, {a.id, b.id}, {}, a.node().row_dim, b.node().col_dim});
}

template Var<double> matmul(Var<double>, Var<double>);
template Var<float> matmul(Var<float>, Var<float>);

}  // namespace attention
