#include "kernels/attention/multi_head.h"

#include <algorithm>

#include "kernels/attention/head.h"
#include "kernels/tiles/multiply.h"
#include "kernels/tiles/workspace.h"

namespace attention::kernels {
namespace {

/// Each head is zero-padded to whole tiles: columns of W_q, W_k and W_v, and rows of W_o.
struct Widths {
  /// Columns of a head, without and with padding.
  int head;
  int tiles;
  /// Of all heads, in whole panels.
  int all;
};

Widths widths_of(const MultiHead& shape) {
  const int head = shape.d_model / shape.n_heads;
  const int tiles = round_up(head, kTile);
  return {head, tiles, round_up(shape.n_heads * tiles, kPanel)};
}

struct Packed {
  Panels w_q;
  Panels w_k;
  Panels w_v;
  Panels w_o;
};

Panels allocate_panels(Workspace& workspace, int columns, int rows) {
  const int stride = rows * kPanel;
  return {workspace.allocate(static_cast<long>(round_up(columns, kPanel) / kPanel) * stride), stride};
}

Packed allocate_packed(Workspace& workspace, const MultiHead& shape) {
  const int all = widths_of(shape).all;
  Packed packed;
  for (Panels* each : {&packed.w_q, &packed.w_k, &packed.w_v})
    *each = allocate_panels(workspace, all, shape.d_model);
  packed.w_o = allocate_panels(workspace, shape.d_model, all);
  return packed;
}

/// Columns of W_q, W_k or W_v, with zeros between the heads.
void pack_heads(const MultiHead& shape, const float* from, float factor, Panels to) {
  const Widths widths = widths_of(shape);
  for (int column = 0; column < widths.all; ++column) {
    const int head = column / widths.tiles;
    const int inside = column % widths.tiles;
    const bool is_real = head < shape.n_heads && inside < widths.head;
    float* panel = to.panel(column / kPanel) + column % kPanel;
    for (int row = 0; row < shape.d_model; ++row)
      panel[row * kPanel] =
          is_real ? from[static_cast<long>(row) * shape.d_model + head * widths.head + inside] * factor : 0;
  }
}

/// Rows of W_o, with zeros between the heads.
void pack_output(const MultiHead& shape, const float* from, Panels to) {
  const Widths widths = widths_of(shape);
  for (int p = 0; p < round_up(shape.d_model, kPanel) / kPanel; ++p)
    std::fill_n(to.panel(p), widths.all * kPanel, 0.0f);
  for (int head = 0; head < shape.n_heads; ++head) {
    const Rows rows = {from + static_cast<long>(head) * widths.head * shape.d_model, shape.d_model};
    pack(rows, widths.head, shape.d_model, {to.data + head * widths.tiles * kPanel, to.stride});
  }
}

struct Buffers {
  Panels x;
  Panels query;
  Panels key;
  Panels context;
  float* value;
  float* output;
};

Buffers allocate_buffers(Workspace& workspace, const MultiHead& shape) {
  const long n = round_up(shape.n, kPanel);
  const int all = widths_of(shape).all;
  Buffers buffers;
  buffers.x = allocate_panels(workspace, shape.n, shape.d_model);
  for (Panels* each : {&buffers.query, &buffers.key, &buffers.context})
    *each = allocate_panels(workspace, shape.n, all);
  buffers.value = workspace.allocate(n * all);
  buffers.output = workspace.allocate(n * round_up(shape.d_model, kPanel));
  return buffers;
}

/// Each head reads its rows of the panels of Qᵀ and Kᵀ and its columns of V, and writes its rows of the
/// context.
void attend_heads(const MultiHead& shape, const Buffers& buffers) {
  const Widths widths = widths_of(shape);
  const Shape one = {shape.n, shape.n, widths.tiles, widths.tiles, shape.band};
  for (int head = 0; head < shape.n_heads; ++head) {
    const int rows = head * widths.tiles * kPanel;
    const auto of_head = [rows](Panels panels) { return Panels{panels.data + rows, panels.stride}; };
    const Rows value = {buffers.value + head * widths.tiles, widths.all};
    attend_head({one, of_head(buffers.query), of_head(buffers.key), value, nullptr},
                of_head(buffers.context));
  }
}

}  // namespace

long packed_parameters_size(const MultiHead& shape) {
  Workspace counter;
  allocate_packed(counter, shape);
  return counter.used;
}

long multi_head_workspace(const MultiHead& shape) {
  Workspace counter;
  allocate_buffers(counter, shape);
  return counter.used;
}

void pack_parameters(const MultiHead& shape, const Parameters& parameters, float* to) {
  Workspace memory{to};
  const Packed packed = allocate_packed(memory, shape);
  pack_heads(shape, parameters.w_q, score_factor(widths_of(shape).head), packed.w_q);
  pack_heads(shape, parameters.w_k, 1, packed.w_k);
  pack_heads(shape, parameters.w_v, 1, packed.w_v);
  pack_output(shape, parameters.w_o, packed.w_o);
}

void multi_head(const MultiHead& shape, Rows x, float* packed_parameters, WritableRows output,
                float* workspace) {
  Workspace parameters{packed_parameters};
  Workspace memory{workspace};
  const Packed w = allocate_packed(parameters, shape);
  const Buffers buffers = allocate_buffers(memory, shape);
  const int tokens = round_up(shape.n, kPanel) / kPanel;
  const int inner = widths_of(shape).all / kPanel;
  const int outer = round_up(shape.d_model, kPanel) / kPanel;
  pack_transposed(x, shape.n, shape.d_model, 1, buffers.x);
  multiply_transposed(w.w_q, inner, buffers.x, tokens, shape.d_model, in_panels(buffers.query));
  multiply_transposed(w.w_k, inner, buffers.x, tokens, shape.d_model, in_panels(buffers.key));
  multiply_transposed(buffers.x, tokens, w.w_v, inner, shape.d_model, in_rows(buffers.value, inner * kPanel));
  attend_heads(shape, buffers);
  // The last panel may extend beyond the heads; that part is uninitialized.
  const int context = shape.n_heads * widths_of(shape).tiles;
  multiply_transposed(buffers.context, tokens, w.w_o, outer, context,
                      in_rows(buffers.output, outer * kPanel));
  for (int i = 0; i < shape.n; ++i)
    std::copy_n(buffers.output + static_cast<long>(i) * outer * kPanel, shape.d_model, output.row(i));
}

}  // namespace attention::kernels
