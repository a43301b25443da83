#include "simd/row_reductions.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <limits>

#include "simd/exp.h"

namespace attention::simd {

namespace {

/// start + Σ_k f(a_k, b_k, …) of 4 · `fours` rows; each vector holds one sum of each of four rows. Several
/// vectors hide the latency of the additions.
template <Count fours, class F, class... From>
void sum_side_by_side(Count cols, float start, float* to, F f, const From*... from) {
  F32x4 sums[fours];
  for (F32x4& each : sums) each = splat(start);
  Count k = 0;
  for (; k + 4 <= cols; k += 4)
    for (Count four = 0; four < fours; ++four) {
      F32x4 columns[4];
      for (Count i = 0; i < 4; ++i) columns[i] = f(load(from + (4 * four + i) * cols + k)...);
      transpose(columns);
      for (const F32x4 column : columns) sums[four] += column;
    }
  for (Count four = 0; four < fours; ++four) store(to + 4 * four, sums[four]);
  for (Count i = 0; i < 4 * fours; ++i)
    for (Count rest = k; rest < cols; ++rest) to[i] += f(from[i * cols + rest]...);
}

/// The same for any number of rows.
template <class F, class... From>
void sum_rows(Count rows, Count cols, float start, float* to, F f, const From*... from) {
  Count i = 0;
  for (; i + 8 <= rows; i += 8) sum_side_by_side<2>(cols, start, to + i, f, from + i * cols...);
  for (; i + 4 <= rows; i += 4) sum_side_by_side<1>(cols, start, to + i, f, from + i * cols...);
  for (; i < rows; ++i) {
    float sum = start;
    for (Count k = 0; k < cols; ++k) sum += f(from[i * cols + k]...);
    to[i] = sum;
  }
}

/// Multiplies scalars or vectors by a factor.
struct Scaled {
  float factor;
  float operator()(float x) const { return x * factor; }
  F32x4 operator()(F32x4 x) const { return x * splat(factor); }
};

/// Whether all four are -∞, compared as bits.
bool are_masked(const float* four) {
  constexpr std::uint64_t two_infinities = 0xff800000ff800000;
  std::uint64_t bits[2];
  std::memcpy(bits, four, sizeof bits);
  return bits[0] == two_infinities && bits[1] == two_infinities;
}

void divide(float* row, Count cols, float by) {
  if (by == 0) return;
  Count k = 0;
  for (; k + 4 <= cols; k += 4) store(row + k, load(row + k) / splat(by));
  for (; k < cols; ++k) row[k] /= by;
}

}  // namespace

float largest(const float* row, Count count) {
  float out = -std::numeric_limits<float>::infinity();
  Count k = 0;
  if (count >= 4) {
    F32x4 most = splat(out);
    for (; k + 4 <= count; k += 4) most = larger(load(row + k), most);
    for (int lane = 0; lane < 4; ++lane) out = most[lane] > out ? most[lane] : out;
  }
  for (; k < count; ++k) out = row[k] > out ? row[k] : out;
  return out;
}

void exp_shifted(const float* row, Count count, float largest, float* to) {
  const bool has_finite = largest != -std::numeric_limits<float>::infinity();
  Count k = 0;
  for (; k + 4 <= count; k += 4)
    store(to + k, has_finite && are_masked(row + k) ? F32x4{} : exp(load(row + k) - splat(largest)));
  for (; k < count; ++k) to[k] = exp(row[k] - largest);
}

void sums(const float* numbers, Count rows, Count cols, float* to) {
  sum_rows(rows, cols, 0, to, [](auto x) { return x; }, numbers);
}

// Sums start from -0, the neutral element; +0 would turn a sum of -0 into +0.

void means(const float* numbers, Count rows, Count cols, float* to) {
  sum_rows(rows, cols, -0.0f, to, Scaled{1 / static_cast<float>(cols)}, numbers);
}

void cross_entropies(const float* targets, const float* logs, Count rows, Count cols, float* to) {
  sum_rows(rows, cols, -0.0f, to, [](auto target, auto log) { return -target * log; }, targets, logs);
}

void divide_by_sums(float* numbers, Count rows, Count cols) {
  constexpr Count most = 8;
  float totals[most];
  for (Count first = 0; first < rows; first += most) {
    const Count count = std::min(most, rows - first);
    float* const from = numbers + first * cols;
    sums(from, count, cols, totals);
    for (Count i = 0; i < count; ++i) divide(from + i * cols, cols, totals[i]);
  }
}

}  // namespace attention::simd
