#include "lanes/rows.h"

#include <cstdint>
#include <cstring>
#include <limits>

#include "lanes/exp.h"

namespace attention::lanes {

namespace {

/// Four rows at a time: each addition of a row waits for the one before, and those of the others need not.
void sums_of_four(const float* rows, Count cols, float (&to)[4]) {
  for (float& each : to) each = 0;
  for (Count k = 0; k < cols; ++k)
    for (Count i = 0; i < 4; ++i) to[i] += rows[i * cols + k];
}

/// Are all four -∞? Told by their bits, two at a time.
bool are_masked(const float* four) {
  constexpr std::uint64_t two_infinities = 0xff800000ff800000;
  std::uint64_t bits[2];
  std::memcpy(bits, four, sizeof bits);
  return bits[0] == two_infinities && bits[1] == two_infinities;
}

void divide(float* row, Count cols, float by) {
  if (by == 0) return;
  Count k = 0;
  for (; k + 4 <= cols; k += 4) fast::store(row + k, fast::load(row + k) / splat(by));
  for (; k < cols; ++k) row[k] /= by;
}

}  // namespace

float sum_in_order(const float* row, Count count) {
  float sum = 0;
  for (Count k = 0; k < count; ++k) sum += row[k];
  return sum;
}

float largest(const float* row, Count count) {
  float out = -std::numeric_limits<float>::infinity();
  Count k = 0;
  if (count >= 4) {
    F32x4 most = splat(out);
    for (; k + 4 <= count; k += 4) most = fast::larger(fast::load(row + k), most);
    for (int lane = 0; lane < 4; ++lane) out = most[lane] > out ? most[lane] : out;
  }
  for (; k < count; ++k) out = row[k] > out ? row[k] : out;
  return out;
}

void powers(const float* row, Count count, float largest, float* to) {
  const bool hides = largest != -std::numeric_limits<float>::infinity();
  Count k = 0;
  for (; k + 4 <= count; k += 4)
    fast::store(to + k, hides && are_masked(row + k) ? F32x4{} : exp(fast::load(row + k) - splat(largest)));
  for (; k < count; ++k) to[k] = exp(row[k] - largest);
}

void divide_by_sums(float* numbers, Count rows, Count cols) {
  Count i = 0;
  for (; i + 4 <= rows; i += 4) {
    float totals[4];
    sums_of_four(numbers + i * cols, cols, totals);
    for (Count row = 0; row < 4; ++row) divide(numbers + (i + row) * cols, cols, totals[row]);
  }
  for (; i < rows; ++i) divide(numbers + i * cols, cols, sum_in_order(numbers + i * cols, cols));
}

}  // namespace attention::lanes
