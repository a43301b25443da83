#include "kernels/attention/attend.h"

#include "kernels/attention/head.h"
#include "kernels/tiles/workspace.h"

namespace attention::kernels {
namespace {

/// `columns` rows for every 8 of `count` tokens.
Panels allocate_panels(Workspace& workspace, int count, int columns) {
  const int stride = columns * kPanel;
  return {workspace.allocate(static_cast<long>(round_up(count, kPanel) / kPanel) * stride), stride};
}

struct Buffers {
  Panels query;
  Panels key;
  Panels context;
  float* value_tail;
};

Buffers allocate_buffers(Workspace& workspace, const Shape& shape) {
  Buffers buffers;
  buffers.query = allocate_panels(workspace, shape.m, shape.d_k);
  buffers.key = allocate_panels(workspace, shape.n, shape.d_k);
  buffers.context = allocate_panels(workspace, shape.m, round_up(shape.d_v, kTile));
  buffers.value_tail = workspace.allocate(shape.d_v % kTile == 0 ? 0 : static_cast<long>(shape.n) * kTile);
  return buffers;
}

void pack_tail(const Shape& shape, Rows value, float* to) {
  const int tiled = shape.d_v / kTile * kTile;
  for (int j = 0; j < shape.n; ++j, to += kTile)
    for (int i = 0; i < kTile; ++i) to[i] = tiled + i < shape.d_v ? value.row(j)[tiled + i] : 0;
}

}  // namespace

long attend_workspace(const Shape& shape) {
  Workspace counter;
  allocate_buffers(counter, shape);
  return counter.used;
}

void attend(const Shape& shape, Rows query, Rows key, Rows value, WritableRows context, float* workspace) {
  Workspace memory{workspace};
  const Buffers buffers = allocate_buffers(memory, shape);
  pack_transposed(query, shape.m, shape.d_k, score_factor(shape.d_k), buffers.query);
  pack_transposed(key, shape.n, shape.d_k, 1, buffers.key);
  if (shape.d_v % kTile != 0) pack_tail(shape, value, buffers.value_tail);
  attend_head({shape, buffers.query, buffers.key, value, buffers.value_tail}, buffers.context);
  unpack_transposed(buffers.context, shape.m, shape.d_v, context);
}

}  // namespace attention::kernels
