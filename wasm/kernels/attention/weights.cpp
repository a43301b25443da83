#include "kernels/attention/weights.h"

#include <algorithm>

#include "kernels/attention/head.h"
#include "kernels/attention/scores.h"
#include "kernels/attention/softmax.h"
#include "kernels/tiles/workspace.h"

namespace attention::kernels {
namespace {

struct Parts {
  /// 8 queries.
  Panels query;
  /// What they give to every key: a row per key, a column per query.
  float* scores;
  /// The same as 8 rows of weights.
  float* rows;
};

Parts take_parts(Workspace& workspace, const Shape& shape) {
  Parts parts;
  parts.query = {workspace.take(static_cast<long>(shape.d_k) * kPanel), shape.d_k * kPanel};
  parts.scores = workspace.take(static_cast<long>(round_up(shape.n, kTile)) * kPanel);
  parts.rows = workspace.take(static_cast<long>(shape.n) * kPanel);
  return parts;
}

Panels keys_of(const Shape& shape, float* packed) { return {packed, shape.d_k * kPanel}; }

/// Multiplies each column of a panel by its factor.
void scale_columns(float* panel, int rows, const Pair& factors) {
  for (int row = 0; row < rows; ++row, panel += kPanel) {
    const Pair numbers = load_pair(panel);
    store_pair(panel, {numbers.left * factors.left, numbers.right * factors.right});
  }
}

/// The 8 rows of one panel, fewer in the last one.
void panel_weights(const Shape& shape, Rows query, Panels keys, int panel, const Parts& parts,
                   WritableRows to) {
  const int first = panel * kPanel;
  const int count = std::min(shape.m - first, kPanel);
  for (int i = 0; i < count; ++i) std::fill_n(to.row(i), shape.n, 0.0f);
  const Span span = visible_keys(shape, panel);
  if (span.count() <= 0) return;
  pack_transposed({query.row(first), query.stride}, count, shape.d_k, score_factor(shape.d_k), parts.query);
  alignas(16) float largest[kPanel];
  panel_scores(shape, parts.query.data, keys, panel, span, parts.scores, largest);
  Progress progress = nothing_seen();
  softmax_step(parts.scores, span.count(), largest, progress);
  scale_columns(parts.scores, span.count(), reciprocals(progress));
  const int width = std::min(span.last, shape.n) - span.first;
  unpack_transposed({parts.scores, 0}, count, width, {to.data + span.first, to.stride});
}

/// The largest of each `step` numbers of `rows` rows.
void keep_largest(const float* from, int rows, int n, int step, float* to) {
  std::fill_n(to, (n + step - 1) / step, 0.0f);
  for (int i = 0; i < rows; ++i)
    for (int j = 0; j < n; ++j) to[j / step] = std::max(to[j / step], from[static_cast<long>(i) * n + j]);
}

}  // namespace

long packed_keys_size(int n, int d_k) { return static_cast<long>(round_up(n, kPanel)) * d_k; }

long weights_workspace(const Shape& shape) {
  Workspace counter;
  take_parts(counter, shape);
  return counter.used;
}

void pack_keys(Rows key, int n, int d_k, float* to) { pack_transposed(key, n, d_k, 1, {to, d_k * kPanel}); }

void weights(const Shape& shape, Rows query, float* packed_keys, WritableRows to, float* workspace) {
  Workspace memory{workspace};
  const Parts parts = take_parts(memory, shape);
  for (int i = 0; i < shape.m; i += kPanel)
    panel_weights(shape, query, keys_of(shape, packed_keys), i / kPanel, parts, {to.row(i), to.stride});
}

void largest_weights(const Shape& shape, Rows query, float* packed_keys, int step, WritableRows to,
                     float* workspace) {
  Workspace memory{workspace};
  const Parts parts = take_parts(memory, shape);
  for (int i = 0; i < shape.m; i += kPanel) {
    panel_weights(shape, query, keys_of(shape, packed_keys), i / kPanel, parts, {parts.rows, shape.n});
    const int count = std::min(shape.m - i, kPanel);
    for (int row = 0; row < count; row += step)
      keep_largest(parts.rows + static_cast<long>(row) * shape.n, std::min(step, count - row), shape.n, step,
                   to.row((i + row) / step));
  }
}

}  // namespace attention::kernels
