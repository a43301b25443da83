#include "kernels/attention/scores.h"

#include <algorithm>
#include <limits>

#include "kernels/tiles/tile.h"

namespace attention::kernels {
namespace {

constexpr float kMinusInfinity = -std::numeric_limits<float>::infinity();

[[gnu::noinline]] void products(const float* query, Panels keys, int d_k, Span span, float* to,
                                float* largest) {
  Pair most = {splat(kMinusInfinity), splat(kMinusInfinity)};
  for (int key = span.first; key < span.last; key += kTile, to += kTile * kPanel) {
    auto tile = zero_tile<kTile>();
    accumulate(tile, keys.panel(key / kPanel) + key % kPanel, kPanel, query, d_k);
    most = largest_of(tile, most);
    store_tile(tile, to, kPanel);
  }
  store_pair(largest, most);
}

/// Whether all 8 queries see every key of the span.
bool is_inside(const Shape& shape, int first_query, Span span) {
  return span.first - (first_query + kPanel - 1) >= shape.band.low &&
         span.last - 1 - first_query <= shape.band.high && span.last <= shape.n;
}

F32x4 masked_score(F32x4 score, I32x4 distance, Band band) {
  const I32x4 is_visible = (distance >= splat(band.low)) & (distance <= splat(band.high));
  return is_visible ? score : splat(kMinusInfinity);
}

[[gnu::noinline]] void mask(const Shape& shape, int first_query, Span span, float* scores, float* largest) {
  const int beyond = std::min(span.last, shape.n);
  Pair most = {splat(kMinusInfinity), splat(kMinusInfinity)};
  for (int key = span.first; key < span.last; ++key, scores += kPanel) {
    // Padding keys of the last tile are at an invisible distance.
    const int distance = key < beyond ? key - first_query : 2 * kUnbounded;
    const I32x4 left = splat(distance) - I32x4{0, 1, 2, 3};
    const Pair score = {masked_score(load(scores), left, shape.band),
                        masked_score(load(scores + kTile), left - splat(kTile), shape.band)};
    most = larger(score, most);
    store_pair(scores, score);
  }
  store_pair(largest, most);
}

}  // namespace

Span visible_keys(const Shape& shape, int panel) {
  const int first_query = panel * kPanel;
  const int last_query = std::min(first_query + kPanel, shape.m) - 1;
  const int first = std::clamp(first_query + shape.band.low, 0, shape.n) / kTile * kTile;
  const int last = round_up(std::clamp(last_query + shape.band.high + 1, 0, shape.n), kTile);
  return {first, std::max(first, last)};
}

void panel_scores(const Shape& shape, const float* query, Panels keys, int panel, Span span, float* to,
                  float* largest) {
  products(query, keys, shape.d_k, span, to, largest);
  const int first_query = panel * kPanel;
  if (!is_inside(shape, first_query, span)) mask(shape, first_query, span, to, largest);
}

}  // namespace attention::kernels
