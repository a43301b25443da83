#include "ops/cells.h"
#include "ops/derivative.h"
#include "ops/lines.h"
#include "ops/terms.h"
#include "simd/row_reductions.h"

namespace attention {

namespace mean_op {

template <class T>
Lines lines_of(const OpContext<T>& self) {
  return {self.operand(0), parameters_of<MeanParameters>(self.node).each};
}

/// The weight of each number of a line.
template <class T>
T weight(const OpContext<T>& self) {
  return T{1} / static_cast<T>(lines_of(self).length);
}

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const Lines lines = lines_of(self);
  const T* const a = self.operand(0).data();
  const bool is_of_columns = parameters_of<MeanParameters>(self.node).each == Each::column;
  out.resize(is_of_columns ? 1 : lines.count, is_of_columns ? lines.count : 1);
  if constexpr (std::is_same_v<T, float>)
    if (lines.stride == 1) return simd::means(a, lines.count, lines.length, out.data());
  const T factor = weight(self);
  for (Index i = 0; i < lines.count; ++i) {
    T& sum = out.data()[i];
    sum = a[lines.at(i, 0)] * factor;
    for (Index k = 1; k < lines.length; ++k) sum += a[lines.at(i, k)] * factor;
  }
}

template <class T>
void terms(const OpContext<T>& self, Index row, Index col, Terms& out) {
  const Each each = parameters_of<MeanParameters>(self.node).each;
  const Factor factor = constant(static_cast<double>(weight(self)));
  for (Index k = 0; k < lines_of(self).length; ++k)
    out.add({factor_in_line(self, each, line_of(each, row, col), k), factor});
}

std::optional<Var<double>> derivative(const DerivativeContext& of) {
  return vjp(of, "\\text{an equal part of }\\arg{0}\\text{ for each number of the row}");
}

/// dm_i/da_ik = 1/n, the same for every k.
void gradient_kernel(const OpContext<float>& self, const Matrix<float>& grad, const OperandGradients& to) {
  if (!to.is_required(0)) return;
  const Lines lines = lines_of(self);
  const float factor = weight(self);
  const bool is_first = to.is_first(0);
  float* const sum = to[0].data();
  for (Index i = 0; i < lines.count; ++i) {
    const float part = factor * grad.data()[i];
    float* const first = sum + lines.at(i, 0);
    if (lines.stride != 1)
      for (Index k = 0; k < lines.length; ++k) {
        float& cell = first[k * lines.stride];
        cell = is_first ? part : cell + part;
      }
    else if (is_first)
      map_run(lines.length, first, [part](auto x) { return broadcast_like(x, part); }, first);
    else
      map_run(lines.length, first, [part](auto x) { return x + broadcast_like(x, part); }, first);
  }
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const Each each = parameters_of<MeanParameters>(self.node).each;
  return explain_sum(self, row, col, terms<T>,
                     {each == Each::row ? "explain.mean.row" : "explain.mean.column",
                      {{"line", line_of(each, row, col) + 1},
                       {"of", display_name(self.operand_node(0))},
                       {"count", lines_of(self).length}}});
}

template <class T>
std::string equation(const OpContext<T>&) {
  return "\\operatorname{mean}\\left(\\arg{0}\\right)";
}

template <class T>
const Op<T> op = {.name = "mean",
                  .forward = forward<T>,
                  .explain = explain<T>,
                  .equation = equation<T>,
                  .derivative = derivative,
                  .gradient_kernel = gradient_kernel,
                  .terms = terms<T>};

}  // namespace mean_op

template <class T>
Var<T> mean(Var<T> a, Each each) {
  const bool is_of_columns = each == Each::column;
  return a.tape->record({&mean_op::op<T>,
                         {a.id},
                         MeanParameters{each},
                         is_of_columns ? "1" : a.node().row_dim,
                         is_of_columns ? a.node().col_dim : "1"});
}

template Var<double> mean(Var<double>, Each);
template Var<float> mean(Var<float>, Each);

}  // namespace attention
