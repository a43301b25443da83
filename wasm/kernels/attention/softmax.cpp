#include "kernels/attention/softmax.h"

#include <limits>

#include "kernels/tiles/simd_names.h"
#include "simd/exp2.h"

namespace attention::kernels {
namespace {

constexpr float kNone = -std::numeric_limits<float>::infinity();

/// Replaces four columns of scores by 2^(score − shift), and returns their sums.
F32x4 exponentiate(float* scores, int keys, F32x4 shift) {
  const Exp2 exp2;
  F32x4 sum = splat(0.0f);
  for (int j = 0; j < keys; ++j, scores += kPanel) {
    const F32x4 power = exp2(load(scores) - shift);
    store(scores, power);
    sum += power;
  }
  return sum;
}

/// A query that has seen no key yet must not compute −∞ − −∞.
F32x4 finite(F32x4 largest) { return largest == splat(kNone) ? splat(0.0f) : largest; }

F32x4 reciprocal(F32x4 sum) { return sum == splat(0.0f) ? sum : splat(1.0f) / sum; }

}  // namespace

Progress nothing_seen() {
  Progress progress;
  for (int i = 0; i < kPanel; i += kTile) {
    store(progress.largest + i, splat(kNone));
    store(progress.sum + i, splat(0.0f));
    store(progress.rescale + i, splat(0.0f));
  }
  return progress;
}

// Out of line, like every loop that takes long: V8 replaces a function's first, slow code only between two
// calls of it.
[[gnu::noinline]] void softmax_step(float* scores, int keys, const float* largest, Progress& progress) {
  const Pair before = load_pair(progress.largest);
  const Pair now = larger(load_pair(largest), before);
  const Pair shift = {finite(now.left), finite(now.right)};
  const Pair sum = load_pair(progress.sum);
  const Exp2 exp2;
  const Pair rescale = {exp2(before.left - shift.left), exp2(before.right - shift.right)};
  // One half after the other: both at once need more registers than there are.
  const Pair added = {exponentiate(scores, keys, shift.left),
                      exponentiate(scores + kTile, keys, shift.right)};
  store_pair(progress.largest, now);
  store_pair(progress.rescale, rescale);
  store_pair(progress.sum, {sum.left * rescale.left + added.left, sum.right * rescale.right + added.right});
}

Pair reciprocals(const Progress& progress) {
  const Pair sum = load_pair(progress.sum);
  return {reciprocal(sum.left), reciprocal(sum.right)};
}

}  // namespace attention::kernels
