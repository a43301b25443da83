#include "ops/ops.h"
#include "simd/product.h"

namespace attention {

namespace {

simd::Grid grid(const Matrix<float>& m) { return {m.data(), m.cols(), 1}; }
simd::Grid turned(const Matrix<float>& m) { return {m.data(), 1, m.cols()}; }
simd::Target target(Matrix<float>& m, bool adds) { return {m.data(), m.cols(), adds}; }

/// Rows with a single 1, as words are given: then there is little to multiply.
bool is_sparse(const OpContext<float>& self) {
  const Matrix<float>& a = self.operand(0);
  return self.operand_node(0).operands.empty() && a.cols() > 1 &&
         simd::is_sparse(a.data(), a.size(), a.rows());
}

/// The same sums as in double, four columns at a time.
void multiply(const OpContext<float>& self, Matrix<float>& out) {
  const Matrix<float>& a = self.operand(0);
  const Matrix<float>& b = self.operand(1);
  out.resize(a.rows(), b.cols());
  const simd::Product product{a.rows(), a.cols(), b.cols(), grid(a), grid(b), target(out, false)};
  is_sparse(self) ? simd::multiply_sparse(product) : simd::multiply(product);
}

void pull_back(const OpContext<float>& self, const Matrix<float>& grad, const OperandGradients<float>& to) {
  const Matrix<float>& a = self.operand(0);
  const Matrix<float>& b = self.operand(1);
  if (to.wants(0)) {
    const bool adds = !to.is_first(0);
    simd::multiply({a.rows(), b.cols(), a.cols(), grid(grad), turned(b), target(to[0], adds)});
  }
  if (!to.wants(1)) return;
  const bool adds = !to.is_first(1);
  const simd::Product product{a.cols(), a.rows(), b.cols(), turned(a), grid(grad), target(to[1], adds)};
  is_sparse(self) ? simd::multiply_sparse(product) : simd::multiply(product);
}

/// Row by row, k in order: every cell is exactly the sum that its explanation writes down, whatever the
/// vector width. It starts from -0, which changes no number that is added to it; +0 would turn a sum of -0
/// into +0.
template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const Matrix<T>& a = self.operand(0);
  const Matrix<T>& b = self.operand(1);
  if constexpr (std::is_same_v<T, float>) return multiply(self, out);
  out.setConstant(a.rows(), b.cols(), T(-0.0));
  for (Index i = 0; i < a.rows(); ++i)
    for (Index k = 0; k < a.cols(); ++k) out.row(i).noalias() += a(i, k) * b.row(k);
}

/// dA = G Bᵀ, dB = Aᵀ G.
template <class T>
void vjp(const OpContext<T>& self, const Matrix<T>& grad, const OperandGradients<T>& to) {
  const Matrix<T>& a = self.operand(0);
  const Matrix<T>& b = self.operand(1);
  if constexpr (std::is_same_v<T, float>) return pull_back(self, grad, to);
  for (Index i = 0; i < grad.rows(); ++i)
    for (Index k = 0; k < a.cols(); ++k) {
      to[0](i, k) += grad.row(i).dot(b.row(k));
      to[1].row(k).noalias() += a(i, k) * grad.row(i);
    }
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  Explanation out{Reduction::sum, {}, static_cast<double>(self.node.data(row, col)), {}};
  out.terms.reserve(static_cast<std::size_t>(self.operand(0).cols()));
  for (Index k = 0; k < self.operand(0).cols(); ++k) {
    const Factor a = self.factor(0, row, k);
    const Factor b = self.factor(1, k, col);
    // In T, as forward does, so that a float tape explains its own rounding.
    out.terms.push_back({{a, b}, static_cast<double>(static_cast<T>(a.value) * static_cast<T>(b.value))});
  }
  out.sentence = {"explain.matmul",
                  {{"row", row + 1},
                   {"left", display_name(self.operand_node(0))},
                   {"column", col + 1},
                   {"right", display_name(self.operand_node(1))}}};
  return out;
}

template <class T>
std::string equation(const OpContext<T>&) {
  return "\\arg{0}\\,\\arg{1}";
}

template <class T>
const Op<T> op = {"matmul", forward<T>, vjp<T>, explain<T>, equation<T>};

}  // namespace

template <class T>
Var<T> matmul(Var<T> a, Var<T> b) {
  check_multiplicable("matmul", argument("left_operand", a), argument("right_operand", b));
  return a.tape->record({&op<T>, {a.id, b.id}, {}, a.node().row_dim, b.node().col_dim});
}

template Var<double> matmul(Var<double>, Var<double>);
template Var<float> matmul(Var<float>, Var<float>);

}  // namespace attention
