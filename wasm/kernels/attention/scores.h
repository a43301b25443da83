#pragma once

#include "kernels/tiles/panels.h"

namespace attention::kernels {

/// The keys in [first, last); `first` is a multiple of 4.
struct Span {
  int first;
  int last;

  int count() const { return last - first; }
};

/// The keys visible to any of the 8 queries of a panel, in whole tiles. May be empty.
Span visible_keys(const Shape& shape, int panel);

/// K Qᵀ for one panel of queries and a span of keys, into `to`: a row per key, a column per query. Both in
/// panels with `d_k` rows, Q with log₂e / √d_k in it. Keys outside the band of a query get −∞. `largest`
/// becomes the largest score of each query.
void panel_scores(const Shape& shape, const float* query, Panels keys, int panel, Span span, float* to,
                  float* largest);

}  // namespace attention::kernels
