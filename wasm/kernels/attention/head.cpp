#include "kernels/attention/head.h"

#include <algorithm>
#include <cmath>

#include "kernels/attention/scores.h"
#include "kernels/attention/softmax.h"
#include "kernels/tiles/tile.h"

namespace attention::kernels {
namespace {

/// Keys per block of scores, and panels of queries per block of keys, for cache reuse.
constexpr int kKeyBlock = 64;
constexpr int kQueryBlock = 4;

/// A block of the keys visible to one panel of queries.
struct Block {
  Span span;
  bool is_first;
  bool is_last;
};

/// The sum so far: zero before the first block, rescaled after a larger score.
template <int kRows>
Tile<kRows> summed(const float* context, bool is_first, const Pair& rescale) {
  if (is_first) return zero_tile<kRows>();
  const auto tile = load_tile<kRows>(context);
  return all_equal(rescale, 1) ? tile : scaled(tile, rescale);
}

/// The weights of one panel of queries and a block of keys, for products with V.
struct WeightedSum {
  const Block& block;
  const float* exp_shifted;
  int depth;
  Pair rescale;
  Pair reciprocal_sums;
};

/// kColumns columns of V.
template <int kColumns>
void accumulate_columns(const WeightedSum& weighted_sum, const float* value, int stride, float* context) {
  auto tile = summed<kColumns>(context, weighted_sum.block.is_first, weighted_sum.rescale);
  accumulate(tile, value, stride, weighted_sum.exp_shifted, weighted_sum.depth);
  store_tile(weighted_sum.block.is_last ? scaled(tile, weighted_sum.reciprocal_sums) : tile, context, kPanel);
}

/// context = context · rescale + Vᵀ · powers, for one panel of queries and a block of keys; divided by the
/// sums of the powers after the last block.
[[gnu::noinline]] void accumulate_values(const Head& head, const Block& block, const float* exp_shifted,
                                         const OnlineSoftmax& softmax, float* context) {
  const int first = block.span.first;
  const int depth = std::min(block.span.last, head.shape.n) - first;
  const WeightedSum weighted_sum = {block, exp_shifted, depth, load_pair(softmax.rescale),
                                    reciprocals(softmax)};
  const float* value = head.value.row(first);
  // An even number of tall tiles, so that the rest starts at a multiple of kTile.
  const int tall = head.shape.d_v / (2 * kTallTile) * (2 * kTallTile);
  int column = 0;
  for (; column < tall; column += kTallTile)
    accumulate_columns<kTallTile>(weighted_sum, value + column, head.value.stride, context + column * kPanel);
  for (; column + kTile <= head.shape.d_v; column += kTile)
    accumulate_columns<kTile>(weighted_sum, value + column, head.value.stride, context + column * kPanel);
  if (column < head.shape.d_v)
    accumulate_columns<kTile>(weighted_sum, head.value_tail + first * kTile, kTile,
                              context + column * kPanel);
}

/// Attention of one panel of queries to one block of keys.
void attend_block(const Head& head, int panel, const Block& block, OnlineSoftmax& softmax, float* context) {
  alignas(16) float scores[kKeyBlock * kPanel];
  alignas(16) float largest[kPanel];
  panel_scores(head.shape, head.query.panel(panel), head.key, panel, block.span, scores, largest);
  softmax_step(scores, block.span.count(), largest, softmax);
  accumulate_values(head, block, scores, softmax, context);
}

/// Panels in [first, last), one block of keys at a time.
void attend_query_block(const Head& head, int first, int last, Panels context) {
  Span spans[kQueryBlock];
  OnlineSoftmax softmax[kQueryBlock];
  Span all = {head.shape.n, 0};
  for (int p = first; p < last; ++p) {
    const Span span = visible_keys(head.shape, p);
    spans[p - first] = span;
    softmax[p - first] = initial_softmax();
    if (span.count() > 0)
      all = {std::min(all.first, span.first), std::max(all.last, span.last)};
    else
      std::fill_n(context.panel(p), round_up(head.shape.d_v, kTile) * kPanel, 0.0f);
  }
  for (int key = all.first; key < all.last; key += kKeyBlock)
    for (int p = first; p < last; ++p) {
      const Span& visible = spans[p - first];
      const Span span = {std::max(key, visible.first), std::min(key + kKeyBlock, visible.last)};
      const Block block = {span, span.first == visible.first, span.last == visible.last};
      if (span.count() > 0) attend_block(head, p, block, softmax[p - first], context.panel(p));
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
