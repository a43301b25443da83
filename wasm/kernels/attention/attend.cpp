#include "kernels/attention/attend.h"

#include "kernels/attention/head.h"
#include "kernels/tiles/workspace.h"

namespace attention::kernels {
namespace {

/// `columns` rows of numbers for every 8 of `count` tokens.
Panels take_panels(Workspace& workspace, int count, int columns) {
  const int stride = columns * kPanel;
  return {workspace.take(static_cast<long>(round_up(count, kPanel) / kPanel) * stride), stride};
}

struct Parts {
  Panels query;
  Panels key;
  Panels context;
  float* value_rest;
};

Parts take_parts(Workspace& workspace, const Shape& shape) {
  Parts parts;
  parts.query = take_panels(workspace, shape.m, shape.d_k);
  parts.key = take_panels(workspace, shape.n, shape.d_k);
  parts.context = take_panels(workspace, shape.m, round_up(shape.d_v, kTile));
  parts.value_rest = workspace.take(shape.d_v % kTile == 0 ? 0 : static_cast<long>(shape.n) * kTile);
  return parts;
}

void pack_rest(const Shape& shape, Rows value, float* to) {
  const int whole = shape.d_v / kTile * kTile;
  for (int j = 0; j < shape.n; ++j, to += kTile)
    for (int i = 0; i < kTile; ++i) to[i] = whole + i < shape.d_v ? value.row(j)[whole + i] : 0;
}

}  // namespace

long attend_workspace(const Shape& shape) {
  Workspace counter;
  take_parts(counter, shape);
  return counter.used;
}

void attend(const Shape& shape, Rows query, Rows key, Rows value, WritableRows context, float* workspace) {
  Workspace memory{workspace};
  const Parts parts = take_parts(memory, shape);
  pack_transposed(query, shape.m, shape.d_k, score_factor(shape.d_k), parts.query);
  pack_transposed(key, shape.n, shape.d_k, 1, parts.key);
  if (shape.d_v % kTile != 0) pack_rest(shape, value, parts.value_rest);
  attend_head({shape, parts.query, parts.key, value, parts.value_rest}, parts.context);
  unpack_transposed(parts.context, shape.m, shape.d_v, context);
}

}  // namespace attention::kernels
