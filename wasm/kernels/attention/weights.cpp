#include "kernels/attention/weights.h"

#include <algorithm>

#include "kernels/attention/head.h"
#include "kernels/attention/scores.h"
#include "kernels/attention/softmax.h"
#include "kernels/tiles/workspace.h"

namespace attention::kernels {
namespace {

struct Buffers {
  /// 8 queries.
  Panels query;
  /// Scores, a row per key, a column per query.
  float* scores;
  /// The same as 8 rows of weights.
  float* rows;
};

Buffers allocate_buffers(Workspace& workspace, const Shape& shape) {
  Buffers buffers;
  buffers.query = {workspace.allocate(static_cast<long>(shape.d_k) * kPanel), shape.d_k * kPanel};
  buffers.scores = workspace.allocate(static_cast<long>(round_up(shape.n, kTile)) * kPanel);
  buffers.rows = workspace.allocate(static_cast<long>(shape.n) * kPanel);
  return buffers;
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
void panel_weights(const Shape& shape, Rows query, Panels keys, int panel, const Buffers& buffers,
                   WritableRows to) {
  const int first = panel * kPanel;
  const int count = std::min(shape.m - first, kPanel);
  for (int i = 0; i < count; ++i) std::fill_n(to.row(i), shape.n, 0.0f);
  const Span span = visible_keys(shape, panel);
  if (span.count() <= 0) return;
  pack_transposed({query.row(first), query.stride}, count, shape.d_k, score_factor(shape.d_k), buffers.query);
  alignas(16) float largest[kPanel];
  panel_scores(shape, buffers.query.data, keys, panel, span, buffers.scores, largest);
  OnlineSoftmax softmax = initial_softmax();
  softmax_step(buffers.scores, span.count(), largest, softmax);
  scale_columns(buffers.scores, span.count(), reciprocals(softmax));
  const int width = std::min(span.last, shape.n) - span.first;
  unpack_transposed({buffers.scores, 0}, count, width, {to.data + span.first, to.stride});
}

/// The maximum of each block of `rows` × `step` numbers.
void max_pool(const float* from, int rows, int n, int step, float* to) {
  std::fill_n(to, (n + step - 1) / step, 0.0f);
  for (int i = 0; i < rows; ++i)
    for (int j = 0; j < n; ++j) to[j / step] = std::max(to[j / step], from[static_cast<long>(i) * n + j]);
}

}  // namespace

long packed_keys_size(int n, int d_k) { return static_cast<long>(round_up(n, kPanel)) * d_k; }

long weights_workspace(const Shape& shape) {
  Workspace counter;
  allocate_buffers(counter, shape);
  return counter.used;
}

void pack_keys(Rows key, int n, int d_k, float* to) { pack_transposed(key, n, d_k, 1, {to, d_k * kPanel}); }

void weights(const Shape& shape, Rows query, float* packed_keys, WritableRows to, float* workspace) {
  Workspace memory{workspace};
  const Buffers buffers = allocate_buffers(memory, shape);
  for (int i = 0; i < shape.m; i += kPanel)
    panel_weights(shape, query, keys_of(shape, packed_keys), i / kPanel, buffers, {to.row(i), to.stride});
}

void largest_weights(const Shape& shape, Rows query, float* packed_keys, int step, WritableRows to,
                     float* workspace) {
  Workspace memory{workspace};
  const Buffers buffers = allocate_buffers(memory, shape);
  for (int i = 0; i < shape.m; i += kPanel) {
    panel_weights(shape, query, keys_of(shape, packed_keys), i / kPanel, buffers, {buffers.rows, shape.n});
    const int count = std::min(shape.m - i, kPanel);
    for (int row = 0; row < count; row += step)
      max_pool(buffers.rows + static_cast<long>(row) * shape.n, std::min(step, count - row), shape.n, step,
               to.row((i + row) / step));
  }
}

}  // namespace attention::kernels
