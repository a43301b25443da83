#pragma once

#include <type_traits>

#include "core/tape.h"
#include "simd/f32x4.h"

/// Element-wise loops over a function `f` that accepts scalars and SIMD vectors. Plain loops in double; four
/// cells per instruction in float, which training uses.
namespace attention {

/// out_i = f(a_i, b_i, …) for `count` numbers. `out` may alias an operand.
template <class T, class F, class... From>
void map_run(Index count, T* out, F f, const From*... from) {
  Index i = 0;
  if constexpr (std::is_same_v<T, float>) {
    const auto four = [&](Index at) __attribute__((always_inline)) {
      simd::store(out + at, f(simd::load(from + at)...));
    };
    // Unrolled by four: the overhead of one iteration is about the cost of adding four cells.
    for (; i + 16 <= count; i += 16) four(i), four(i + 4), four(i + 8), four(i + 12);
    for (; i + 4 <= count; i += 4) four(i);
  }
  for (; i < count; ++i) out[i] = f(from[i]...);
}

/// out = f(A, B, …) for matrices of the same shape.
template <class T, class F, class... More>
void map_cells(Matrix<T>& out, F f, const Matrix<T>& first, const More&... more) {
  out.resize(first.rows(), first.cols());
  map_run(out.size(), out.data(), f, first.data(), more.data()...);
}

/// A scalar broadcast to the type of the first argument.
template <class T>
T broadcast_like(T, T number) {
  return number;
}
inline simd::F32x4 broadcast_like(simd::F32x4, float number) { return simd::splat(number); }

/// Binds the second argument of f to a constant.
template <class F, class T>
auto bind_second(F f, T second) {
  return [f, second](auto first) { return f(first, broadcast_like(first, second)); };
}

/// out = f(A, B), where B has the shape of A, or one row or one column.
template <class T, class F>
void map_broadcast(Matrix<T>& out, F f, const Matrix<T>& a, const Matrix<T>& b) {
  if (a.rows() == b.rows() && a.cols() == b.cols()) return map_cells(out, f, a, b);
  out.resize(a.rows(), a.cols());
  for (Index i = 0; i < a.rows(); ++i) {
    const T* const row = b.data() + (b.rows() == 1 ? 0 : i * b.cols());
    if (b.cols() == 1)
      map_run(a.cols(), &out(i, 0), bind_second(f, *row), &a(i, 0));
    else
      map_run(a.cols(), &out(i, 0), f, &a(i, 0), row);
  }
}

/// Adds f(A, B, …) to the gradient of operand k; overwrites it on first use.
template <class F, class... More>
void add_cells(const OperandGradients& to, std::size_t k, F f, const Matrix<float>& first,
               const More&... more) {
  if (!to.is_required(k)) return;
  const bool is_first = to.is_first(k);
  Matrix<float>& sum = to[k];
  if (is_first) return map_run(sum.size(), sum.data(), f, first.data(), more.data()...);
  const auto added = [f](auto before, auto... each) { return before + f(each...); };
  map_run(sum.size(), sum.data(), added, sum.data(), first.data(), more.data()...);
}

/// The same with f(A, B), where B has the shape of A, or one row or one column.
template <class F>
void add_broadcast(const OperandGradients& to, std::size_t k, F f, const Matrix<float>& a,
                   const Matrix<float>& b) {
  if (a.rows() == b.rows() && a.cols() == b.cols()) return add_cells(to, k, f, a, b);
  if (!to.is_required(k)) return;
  const bool is_first = to.is_first(k);
  Matrix<float>& sum = to[k];
  if (is_first) return map_broadcast(sum, f, a, b);
  const auto added = [f](auto before, auto x, auto y) { return before + f(x, y); };
  for (Index i = 0; i < a.rows(); ++i) {
    float* const row = &sum(i, 0);
    const float* const other = b.data() + (b.rows() == 1 ? 0 : i * b.cols());
    if (b.cols() != 1) {
      map_run(a.cols(), row, added, row, &a(i, 0), other);
      continue;
    }
    const float second = *other;
    const auto with = [added, second](auto before, auto x) {
      return added(before, x, broadcast_like(x, second));
    };
    map_run(a.cols(), row, with, row, &a(i, 0));
  }
}

/// before + Σ f(a_i, b_i), in four partial sums.
template <class F>
float sum_run(float before, Index count, F f, const float* a, const float* b) {
  Index i = 0;
  simd::F32x4 sums{};
  for (; i + 4 <= count; i += 4) sums += f(simd::load(a + i), simd::load(b + i));
  before += (sums[0] + sums[2]) + (sums[1] + sums[3]);
  for (; i < count; ++i) before += f(a[i], b[i]);
  return before;
}

/// sum_j += Σ_i f(a_ij, b_ij). The sums of sixteen columns are kept in registers over all rows.
template <class F>
void add_rows(Matrix<float>& sum, F f, const Matrix<float>& a, const Matrix<float>& b) {
  Index j = 0;
  const auto at = [&](Index i, Index col) __attribute__((always_inline)) {
    const Index place = i * a.cols() + col;
    return f(simd::load(a.data() + place), simd::load(b.data() + place));
  };
  float* const to = sum.data();
  for (; j + 16 <= a.cols(); j += 16) {
    simd::F32x4 s_0 = simd::load(to + j), s_1 = simd::load(to + j + 4);
    simd::F32x4 s_2 = simd::load(to + j + 8), s_3 = simd::load(to + j + 12);
    for (Index i = 0; i < a.rows(); ++i)
      s_0 += at(i, j), s_1 += at(i, j + 4), s_2 += at(i, j + 8), s_3 += at(i, j + 12);
    simd::store(to + j, s_0), simd::store(to + j + 4, s_1);
    simd::store(to + j + 8, s_2), simd::store(to + j + 12, s_3);
  }
  for (; j + 4 <= a.cols(); j += 4) {
    simd::F32x4 s = simd::load(to + j);
    for (Index i = 0; i < a.rows(); ++i) s += at(i, j);
    simd::store(to + j, s);
  }
  for (; j < a.cols(); ++j)
    for (Index i = 0; i < a.rows(); ++i) sum(0, j) += f(a(i, j), b(i, j));
}

/// Adds f(A, B) to the gradient of operand k, summed over the axes along which it was broadcast.
template <class F>
void add_reduced(const OperandGradients& to, std::size_t k, F f, const Matrix<float>& a,
                 const Matrix<float>& b) {
  const Matrix<float>& operand = to.tape.node(to.operands[k]).data;
  if (operand.rows() == a.rows() && operand.cols() == a.cols()) return add_cells(to, k, f, a, b);
  if (!to.is_required(k)) return;
  Matrix<float>& sum = to[k];
  if (sum.cols() != 1) return add_rows(sum, f, a, b);
  for (Index i = 0; i < a.rows(); ++i) {
    float& cell = sum(sum.rows() == 1 ? 0 : i, 0);
    cell = sum_run(cell, a.cols(), f, &a(i, 0), &b(i, 0));
  }
}

/// Adds the gradient of a node to that of operand k. Must be the last call of a kernel: where possible the
/// matrix is moved instead of copied.
inline void move_or_add(const OperandGradients& to, std::size_t k, const Matrix<float>& grad) {
  if (!to.is_required(k) || to.move_to(k)) return;
  add_cells(to, k, [](auto g) { return g; }, grad);
}

/// The same with f(G, A, …) of the gradient G, in place where the matrix is moved.
template <class F, class... More>
void move_or_add(const OperandGradients& to, std::size_t k, F f, const Matrix<float>& grad,
                 const More&... more) {
  if (!to.is_required(k)) return;
  if (!to.move_to(k)) return add_cells(to, k, f, grad, more...);
  Matrix<float>& own = to[k];
  map_run(own.size(), own.data(), f, own.data(), more.data()...);
}

}  // namespace attention
