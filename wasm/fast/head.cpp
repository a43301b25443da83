#include "fast/head.h"

#include <algorithm>
#include <cmath>

#include "fast/scores.h"
#include "fast/softmax.h"
#include "fast/tile.h"

namespace attention::fast {
namespace {

/// Keys whose scores are held at once, and panels of queries that share them while they are in the cache.
constexpr int kKeyBlock = 64;
constexpr int kQueryBlock = 4;

/// context = context · rescale + Vᵀ · powers, for one panel of queries and the keys of the span.
[[gnu::noinline]] void mix(const Head& head, Span span, const float* powers, const float* rescale,
                           float* context) {
  const F32x4 left = load(rescale);
  const F32x4 right = load(rescale + kTile);
  const int depth = std::min(span.last, head.shape.n) - span.first;
  for (int column = 0; column < head.shape.d_v; column += kTile, context += kTile * kPanel) {
    const bool is_rest = column + kTile > head.shape.d_v;
    const float* value = is_rest ? head.value_rest + span.first * kTile : head.value.row(span.first) + column;
    Tile tile = scaled_tile(context, left, right);
    accumulate(tile, value, is_rest ? kTile : head.value.stride, powers, depth);
    store_tile(tile, context, kPanel);
  }
}

/// What one panel of queries takes from one block of keys.
void attend_block(const Head& head, int panel, Span span, Progress& progress, float* context) {
  alignas(16) float scores[kKeyBlock * kPanel];
  alignas(16) float largest[kPanel];
  panel_scores(head.shape, head.query.panel(panel), head.key, panel, span, scores, largest);
  softmax_step(scores, span.count(), largest, progress);
  mix(head, span, scores, progress.rescale, context);
}

/// Panels from `first` to before `last`, block of keys by block of keys.
void attend_query_block(const Head& head, int first, int last, Panels context) {
  const int d_v = round_up(head.shape.d_v, kTile);
  Span spans[kQueryBlock];
  Progress progress[kQueryBlock];
  Span all = {head.shape.n, 0};
  for (int p = first; p < last; ++p) {
    const Span span = visible_keys(head.shape, p);
    spans[p - first] = span;
    progress[p - first] = nothing_seen();
    std::fill_n(context.panel(p), d_v * kPanel, 0.0f);
    if (span.count() > 0) all = {std::min(all.first, span.first), std::max(all.last, span.last)};
  }
  for (int key = all.first; key < all.last; key += kKeyBlock)
    for (int p = first; p < last; ++p) {
      const Span& seen = spans[p - first];
      const Span span = {std::max(key, seen.first), std::min(key + kKeyBlock, seen.last)};
      if (span.count() > 0) attend_block(head, p, span, progress[p - first], context.panel(p));
    }
  for (int p = first; p < last; ++p) {
    alignas(16) float factors[kPanel];
    reciprocals(progress[p - first], factors);
    scale_columns(context.panel(p), d_v, factors);
  }
}

}  // namespace

void attend_head(const Head& head, Panels context) {
  const int panels = round_up(head.shape.m, kPanel) / kPanel;
  for (int first = 0; first < panels; first += kQueryBlock)
    attend_query_block(head, first, std::min(first + kQueryBlock, panels), context);
}

float score_factor(int d_k) {
  constexpr double kLog2E = 1.4426950408889634;
  return static_cast<float>(kLog2E / std::sqrt(static_cast<double>(d_k)));
}

}  // namespace attention::fast
