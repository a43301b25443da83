#include "ops/cells.h"
#include "ops/derivative.h"
#include "ops/terms.h"
#include "simd/row_reductions.h"

namespace attention {

namespace cross_entropy_op {

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
void terms(const OpContext<T>& self, Index row, Index, Terms& out) {
  for (Index k = 0; k < self.operand(0).cols(); ++k)
    out.add({constant(-1), self.factor(0, row, k), self.factor(1, row, k)});
}

std::optional<Var<double>> derivative(const DerivativeContext& of) {
  return vjp(of, "-\\arg{0}\\odot\\arg{1}");
}

void gradient_kernel(const OpContext<float>& self, const Matrix<float>& grad, const OperandGradients& to) {
  for (const std::size_t k : {0u, 1u}) {
    if (!to.is_required(k)) continue;
    Matrix<float>& sum = to[k];
    for (Index i = 0; i < grad.rows(); ++i) {
      const float share = grad(i, 0);
      const auto less = [share](auto before, auto other) {
        return before - broadcast_like(other, share) * other;
      };
      map_run(sum.cols(), &sum(i, 0), less, &sum(i, 0), &self.operand(1 - k)(i, 0));
    }
  }
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  return explain_sum(self, row, col, terms<T>,
                     {"explain.cross_entropy",
                      {{"row", row + 1},
                       {"left", display_name(self.operand_node(0))},
                       {"right", display_name(self.operand_node(1))}}});
}

template <class T>
std::string equation(const OpContext<T>&) {
  return "-\\sum_k \\arg{0}\\odot\\arg{1}";
}

template <class T>
const Op<T> op = {.name = "cross_entropy",
                  .forward = forward<T>,
                  .explain = explain<T>,
                  .equation = equation<T>,
                  .derivative = derivative,
                  .gradient_kernel = gradient_kernel,
                  .terms = terms<T>};

}  // namespace cross_entropy_op

template <class T>
Var<T> cross_entropy(Var<T> targets, Var<T> log_probabilities) {
  check_same_shape("cross_entropy", argument("targets", targets), argument("logarithms", log_probabilities));
  return targets.tape->record(
      {&cross_entropy_op::op<T>, {targets.id, log_probabilities.id}, {}, targets.node().row_dim, "1"});
}

template Var<double> cross_entropy(Var<double>, Var<double>);
template Var<float> cross_entropy(Var<float>, Var<float>);

}  // namespace attention
