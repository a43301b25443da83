#include "kernels/attention/head.h"

#include <algorithm>
#include <cmath>

#include "kernels/attention/scores.h"
#include "kernels/attention/softmax.h"
#include "kernels/tiles/tile.h"

namespace attention::kernels {
namespace {

/// Keys whose scores are held at once, and panels of queries that share them while they are in the cache.
constexpr int kKeyBlock = 64;
constexpr int kQueryBlock = 4;

/// A block of the keys that one panel of queries sees.
struct Block {
  Span span;
  bool is_first;
  bool is_last;
};

/// What is summed so far: nothing before the first block, and rescaled where a larger score has turned up.
template <int kRows>
Tile<kRows> summed(const float* context, bool is_first, const Pair& rescale) {
  if (is_first) return zero_tile<kRows>();
  const auto tile = load_tile<kRows>(context);
  return all_equal(rescale, 1) ? tile : scaled(tile, rescale);
}

/// One panel of queries and a block of keys, as every product with V needs them.
struct Mixing {
  const Block& block;
  const float* exp_shifted;
  int depth;
  Pair rescale;
  Pair shares;
};

/// Some columns of V, with `stride` numbers from row to row.
template <int kColumns>
void mix_columns(const Mixing& mixing, const float* value, int stride, float* context) {
  auto tile = summed<kColumns>(context, mixing.block.is_first, mixing.rescale);
  accumulate(tile, value, stride, mixing.exp_shifted, mixing.depth);
  store_tile(mixing.block.is_last ? scaled(tile, mixing.shares) : tile, context, kPanel);
}

/// context = context · rescale + Vᵀ · powers, for one panel of queries and a block of keys; divided by the
/// sums of the powers at last.
[[gnu::noinline]] void mix(const Head& head, const Block& block, const float* exp_shifted,
                           const Progress& progress, float* context) {
  const int first = block.span.first;
  const int depth = std::min(block.span.last, head.shape.n) - first;
  const Mixing mixing = {block, exp_shifted, depth, load_pair(progress.rescale), reciprocals(progress)};
  const float* value = head.value.row(first);
  // An even number of tall tiles, so that what is left starts where a usual one does.
  const int tall = head.shape.d_v / (2 * kTallTile) * (2 * kTallTile);
  int column = 0;
  for (; column < tall; column += kTallTile)
    mix_columns<kTallTile>(mixing, value + column, head.value.stride, context + column * kPanel);
  for (; column + kTile <= head.shape.d_v; column += kTile)
    mix_columns<kTile>(mixing, value + column, head.value.stride, context + column * kPanel);
  if (column < head.shape.d_v)
    mix_columns<kTile>(mixing, head.value_rest + first * kTile, kTile, context + column * kPanel);
}

/// What one panel of queries takes from one block of keys.
void attend_block(const Head& head, int panel, const Block& block, Progress& progress, float* context) {
  alignas(16) float scores[kKeyBlock * kPanel];
  alignas(16) float largest[kPanel];
  panel_scores(head.shape, head.query.panel(panel), head.key, panel, block.span, scores, largest);
  softmax_step(scores, block.span.count(), largest, progress);
  mix(head, block, scores, progress, context);
}

/// Panels from `first` to before `last`, block of keys by block of keys.
void attend_query_block(const Head& head, int first, int last, Panels context) {
  Span spans[kQueryBlock];
  Progress progress[kQueryBlock];
  Span all = {head.shape.n, 0};
  for (int p = first; p < last; ++p) {
    const Span span = visible_keys(head.shape, p);
    spans[p - first] = span;
    progress[p - first] = nothing_seen();
    if (span.count() > 0)
      all = {std::min(all.first, span.first), std::max(all.last, span.last)};
    else
      std::fill_n(context.panel(p), round_up(head.shape.d_v, kTile) * kPanel, 0.0f);
  }
  for (int key = all.first; key < all.last; key += kKeyBlock)
    for (int p = first; p < last; ++p) {
      const Span& seen = spans[p - first];
      const Span span = {std::max(key, seen.first), std::min(key + kKeyBlock, seen.last)};
      const Block block = {span, span.first == seen.first, span.last == seen.last};
      if (span.count() > 0) attend_block(head, p, block, progress[p - first], context.panel(p));
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

}  // namespace attention::kernels
