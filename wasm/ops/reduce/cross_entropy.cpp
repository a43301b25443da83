#include "ops/cells.h"
#include "ops/ops.h"
#include "simd/row_reductions.h"

namespace attention {

namespace {

/// -Σ_k q_k log p_k of each row, added in order.
template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const Matrix<T>& targets = self.operand(0);
  const Matrix<T>& logs = self.operand(1);
  out.setConstant(targets.rows(), 1, T(-0.0));
  if constexpr (std::is_same_v<T, float>)
    return simd::cross_entropies(targets.data(), logs.data(), targets.rows(), targets.cols(), out.data());
  for (Index i = 0; i < targets.rows(); ++i)
    for (Index k = 0; k < targets.cols(); ++k) out(i, 0) += -targets(i, k) * logs(i, k);
}

template <class T>
void vjp(const OpContext<T>& self, const Matrix<T>& grad, const OperandGradients<T>& to) {
  for (const std::size_t k : {0u, 1u}) {
    if (!to.wants(k)) continue;
    Matrix<T>& sum = to[k];
    for (Index i = 0; i < grad.rows(); ++i) {
      const T share = grad(i, 0);
      const auto less = [share](auto before, auto other) { return before - same_as(other, share) * other; };
      map_run(sum.cols(), &sum(i, 0), less, &sum(i, 0), &self.operand(1 - k)(i, 0));
    }
  }
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index) {
  Explanation out{Reduction::sum, {}, static_cast<double>(self.node.data(row, 0)), {}};
  for (Index k = 0; k < self.operand(0).cols(); ++k) {
    const Factor target = self.factor(0, row, k);
    const Factor log = self.factor(1, row, k);
    const T value = -static_cast<T>(target.value) * static_cast<T>(log.value);
    out.terms.push_back({{constant(-1), target, log}, static_cast<double>(value)});
  }
  out.sentence = {"explain.cross_entropy",
                  {{"row", row + 1},
                   {"left", display_name(self.operand_node(0))},
                   {"right", display_name(self.operand_node(1))}}};
  return out;
}

template <class T>
std::string equation(const OpContext<T>&) {
  return "-\\sum_k \\arg{0}\\odot\\arg{1}";
}

template <class T>
const Op<T> op = {"cross_entropy", forward<T>, vjp<T>, explain<T>, equation<T>};

}  // namespace

template <class T>
Var<T> cross_entropy(Var<T> targets, Var<T> log_probabilities) {
  check_same_shape("cross_entropy", argument("targets", targets), argument("logarithms", log_probabilities));
  return targets.tape->record({&op<T>, {targets.id, log_probabilities.id}, {}, targets.node().row_dim, "1"});
}

template Var<double> cross_entropy(Var<double>, Var<double>);
template Var<float> cross_entropy(Var<float>, Var<float>);

}  // namespace attention
