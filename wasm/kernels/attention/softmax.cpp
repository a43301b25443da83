#include "kernels/attention/softmax.h"

#include <limits>

#include "kernels/tiles/simd_names.h"
#include "simd/exp2.h"

namespace attention::kernels {
namespace {

constexpr float kMinusInfinity = -std::numeric_limits<float>::infinity();

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

/// Avoids −∞ − −∞ for a query without a visible key so far.
F32x4 finite(F32x4 largest) { return largest == splat(kMinusInfinity) ? splat(0.0f) : largest; }

F32x4 reciprocal(F32x4 sum) { return sum == splat(0.0f) ? sum : splat(1.0f) / sum; }

}  // namespace

OnlineSoftmax initial_softmax() {
  OnlineSoftmax softmax;
  for (int i = 0; i < kPanel; i += kTile) {
    store(softmax.largest + i, splat(kMinusInfinity));
    store(softmax.sum + i, splat(0.0f));
    store(softmax.rescale + i, splat(0.0f));
  }
  return softmax;
}

// Not inlined, like every long loop: V8 replaces baseline code only between calls.
[[gnu::noinline]] void softmax_step(float* scores, int keys, const float* largest, OnlineSoftmax& softmax) {
  const Pair before = load_pair(softmax.largest);
  const Pair now = larger(load_pair(largest), before);
  const Pair shift = {finite(now.left), finite(now.right)};
  const Pair sum = load_pair(softmax.sum);
  const Exp2 exp2;
  const Pair rescale = {exp2(before.left - shift.left), exp2(before.right - shift.right)};
  // One half after the other: both at once would spill registers.
  const Pair added = {exponentiate(scores, keys, shift.left),
                      exponentiate(scores + kTile, keys, shift.right)};
  store_pair(softmax.largest, now);
  store_pair(softmax.rescale, rescale);
  store_pair(softmax.sum, {sum.left * rescale.left + added.left, sum.right * rescale.right + added.right});
}

Pair reciprocals(const OnlineSoftmax& softmax) {
  const Pair sum = load_pair(softmax.sum);
  return {reciprocal(sum.left), reciprocal(sum.right)};
}

}  // namespace attention::kernels
