#include "ops/cells.h"
#include "ops/ops.h"
#include "simd/row_reductions.h"

namespace attention {

namespace {

/// Each number of a row counts as much as every other.
template <class T>
T share(const Matrix<T>& a) {
  return T{1} / static_cast<T>(a.cols());
}

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const Matrix<T>& a = self.operand(0);
  const T each = share(a);
  out.resize(a.rows(), 1);
  if constexpr (std::is_same_v<T, float>) return simd::means(a.data(), a.rows(), a.cols(), out.data());
  for (Index i = 0; i < a.rows(); ++i) {
    out(i, 0) = a(i, 0) * each;
    for (Index k = 1; k < a.cols(); ++k) out(i, 0) += a(i, k) * each;
  }
}

/// dm_i/da_ik = 1/n, the same for every k.
template <class T>
void vjp(const OpContext<T>& self, const Matrix<T>& grad, const OperandGradients<T>& to) {
  if (!to.wants(0)) return;
  const T each = share(self.operand(0));
  const bool is_first = to.is_first(0);
  Matrix<T>& sum = to[0];
  for (Index i = 0; i < sum.rows(); ++i) {
    const T part = each * grad(i, 0);
    T* const row = &sum(i, 0);
    if (is_first)
      map_run(sum.cols(), row, [part](auto x) { return same_as(x, part); }, row);
    else
      map_run(sum.cols(), row, [part](auto x) { return x + same_as(x, part); }, row);
  }
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index) {
  const Matrix<T>& a = self.operand(0);
  const Factor part = constant(static_cast<double>(share(a)));
  Explanation out{Reduction::sum, {}, static_cast<double>(self.node.data(row, 0)), {}};
  for (Index k = 0; k < a.cols(); ++k)
    out.terms.push_back({{self.factor(0, row, k), part}, static_cast<double>(a(row, k) * share(a))});
  out.sentence = {"explain.mean",
                  {{"row", row + 1}, {"of", display_name(self.operand_node(0))}, {"count", a.cols()}}};
  return out;
}

template <class T>
std::string equation(const OpContext<T>&) {
  return "\\operatorname{mean}\\left(\\arg{0}\\right)";
}

template <class T>
const Op<T> op = {"row_mean", forward<T>, vjp<T>, explain<T>, equation<T>};

}  // namespace

template <class T>
Var<T> row_mean(Var<T> a) {
  return a.tape->record({&op<T>, {a.id}, {}, a.node().row_dim, "1"});
}

template Var<double> row_mean(Var<double>);
template Var<float> row_mean(Var<float>);

}  // namespace attention
