#include "kernels/attention/multi_head.h"

#include <algorithm>

#include "kernels/attention/head.h"
#include "kernels/tiles/multiply.h"
#include "kernels/tiles/workspace.h"

namespace attention::kernels {
namespace {

/// Each head gets whole tiles: columns of zeros are put beside those of W_q, W_k and W_v, and rows of zeros
/// below those of W_o, so that nothing else needs to know.
struct Widths {
  /// Columns of a head, with and without what fills them up.
  int head;
  int tiles;
  /// Of all heads together, in whole panels.
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

Panels take_panels(Workspace& workspace, int columns, int rows) {
  const int stride = rows * kPanel;
  return {workspace.take(static_cast<long>(round_up(columns, kPanel) / kPanel) * stride), stride};
}

Packed take_packed(Workspace& workspace, const MultiHead& shape) {
  const int all = widths_of(shape).all;
  Packed packed;
  for (Panels* each : {&packed.w_q, &packed.w_k, &packed.w_v})
    *each = take_panels(workspace, all, shape.d_model);
  packed.w_o = take_panels(workspace, shape.d_model, all);
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

struct Parts {
  Panels x;
  Panels query;
  Panels key;
  Panels context;
  float* value;
  float* output;
};

Parts take_parts(Workspace& workspace, const MultiHead& shape) {
  const long n = round_up(shape.n, kPanel);
  const int all = widths_of(shape).all;
  Parts parts;
  parts.x = take_panels(workspace, shape.n, shape.d_model);
  for (Panels* each : {&parts.query, &parts.key, &parts.context})
    *each = take_panels(workspace, shape.n, all);
  parts.value = workspace.take(n * all);
  parts.output = workspace.take(n * round_up(shape.d_model, kPanel));
  return parts;
}

/// Each head reads its rows of the panels of Qᵀ and Kᵀ and its columns of V, and writes its rows of the
/// context.
void attend_heads(const MultiHead& shape, const Parts& parts) {
  const Widths widths = widths_of(shape);
  const Shape one = {shape.n, shape.n, widths.tiles, widths.tiles, shape.band};
  for (int head = 0; head < shape.n_heads; ++head) {
    const int rows = head * widths.tiles * kPanel;
    const auto of_head = [rows](Panels panels) { return Panels{panels.data + rows, panels.stride}; };
    const Rows value = {parts.value + head * widths.tiles, widths.all};
    attend_head({one, of_head(parts.query), of_head(parts.key), value, nullptr}, of_head(parts.context));
  }
}

}  // namespace

long packed_parameters_size(const MultiHead& shape) {
  Workspace counter;
  take_packed(counter, shape);
  return counter.used;
}

long multi_head_workspace(const MultiHead& shape) {
  Workspace counter;
  take_parts(counter, shape);
  return counter.used;
}

void pack_parameters(const MultiHead& shape, const Parameters& parameters, float* to) {
  Workspace memory{to};
  const Packed packed = take_packed(memory, shape);
  pack_heads(shape, parameters.w_q, score_factor(widths_of(shape).head), packed.w_q);
  pack_heads(shape, parameters.w_k, 1, packed.w_k);
  pack_heads(shape, parameters.w_v, 1, packed.w_v);
  pack_output(shape, parameters.w_o, packed.w_o);
}

void multi_head(const MultiHead& shape, Rows x, float* packed_parameters, WritableRows output,
                float* workspace) {
  Workspace parameters{packed_parameters};
  Workspace memory{workspace};
  const Packed w = take_packed(parameters, shape);
  const Parts parts = take_parts(memory, shape);
  const int tokens = round_up(shape.n, kPanel) / kPanel;
  const int inner = widths_of(shape).all / kPanel;
  const int outer = round_up(shape.d_model, kPanel) / kPanel;
  pack_transposed(x, shape.n, shape.d_model, 1, parts.x);
  multiply_transposed(w.w_q, inner, parts.x, tokens, shape.d_model, in_panels(parts.query));
  multiply_transposed(w.w_k, inner, parts.x, tokens, shape.d_model, in_panels(parts.key));
  multiply_transposed(parts.x, tokens, w.w_v, inner, shape.d_model, in_rows(parts.value, inner * kPanel));
  attend_heads(shape, parts);
  // The last panel may have room for more heads than there are, and nobody has written there.
  const int context = shape.n_heads * widths_of(shape).tiles;
  multiply_transposed(parts.context, tokens, w.w_o, outer, context, in_rows(parts.output, outer * kPanel));
  for (int i = 0; i < shape.n; ++i)
    std::copy_n(parts.output + static_cast<long>(i) * outer * kPanel, shape.d_model, output.row(i));
}

}  // namespace attention::kernels
