#include "ops/cells.h"
#include "ops/lines.h"
#include "ops/ops.h"
#include "simd/row_reductions.h"

namespace attention {

namespace {

template <class T>
Lines lines_of(const OpContext<T>& self) {
  return {self.operand(0), self.node.attributes.axis};
}

/// Each number of a line counts as much as every other.
template <class T>
T share(const OpContext<T>& self) {
  return T{1} / static_cast<T>(lines_of(self).length);
}

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const Lines lines = lines_of(self);
  const T* const a = self.operand(0).data();
  const bool is_by_rows = self.node.attributes.axis == Axis::rows;
  out.resize(is_by_rows ? 1 : lines.count, is_by_rows ? lines.count : 1);
  if constexpr (std::is_same_v<T, float>)
    if (lines.stride == 1) return simd::means(a, lines.count, lines.length, out.data());
  const T each = share(self);
  for (Index i = 0; i < lines.count; ++i) {
    T& sum = out.data()[i];
    sum = a[lines.at(i, 0)] * each;
    for (Index k = 1; k < lines.length; ++k) sum += a[lines.at(i, k)] * each;
  }
}

/// dm_i/da_ik = 1/n, the same for every k.
template <class T>
void vjp(const OpContext<T>& self, const Matrix<T>& grad, const OperandGradients<T>& to) {
  if (!to.wants(0)) return;
  const Lines lines = lines_of(self);
  const T each = share(self);
  const bool is_first = to.is_first(0);
  T* const sum = to[0].data();
  for (Index i = 0; i < lines.count; ++i) {
    const T part = each * grad.data()[i];
    T* const first = sum + lines.at(i, 0);
    if (lines.stride != 1)
      for (Index k = 0; k < lines.length; ++k) {
        T& cell = first[k * lines.stride];
        cell = is_first ? part : cell + part;
      }
    else if (is_first)
      map_run(lines.length, first, [part](auto x) { return same_as(x, part); }, first);
    else
      map_run(lines.length, first, [part](auto x) { return x + same_as(x, part); }, first);
  }
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const Axis axis = self.node.attributes.axis;
  const Index line = line_of(axis, row, col);
  const Lines lines = lines_of(self);
  const T each = share(self);
  Explanation out{Reduction::sum, {}, static_cast<double>(self.node.data(row, col)), {}};
  for (Index k = 0; k < lines.length; ++k) {
    const Factor a = factor_in_line(self, axis, line, k);
    out.terms.push_back(
        {{a, constant(static_cast<double>(each))}, static_cast<double>(static_cast<T>(a.value) * each)});
  }
  out.sentence = {axis == Axis::columns ? "explain.mean.row" : "explain.mean.column",
                  {{"line", line + 1}, {"of", display_name(self.operand_node(0))}, {"count", lines.length}}};
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
Var<T> mean(Var<T> a, Axis axis) {
  const bool is_by_rows = axis == Axis::rows;
  Attributes attributes;
  attributes.axis = axis;
  return a.tape->record({&op<T>,
                         {a.id},
                         std::move(attributes),
                         is_by_rows ? "1" : a.node().row_dim,
                         is_by_rows ? a.node().col_dim : "1"});
}

template Var<double> mean(Var<double>, Axis);
template Var<float> mean(Var<float>, Axis);

}  // namespace attention
