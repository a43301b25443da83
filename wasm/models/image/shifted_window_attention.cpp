#include <limits>

#include "blocks/image/pixel_attention.h"
#include "blocks/image/pixels.h"
#include "graph/variant.h"

namespace attention {

namespace shifted_window_attention_variant {

/// Inputs shared by all windows.
template <class T>
struct Shared {
  Projections<T> of;
  Var<T> regions;
  /// One for each head.
  std::vector<Var<T>> biases;
};

/// B of each head: looks up the table for each pair of positions in a window. Equation 4.
template <class T>
std::vector<Var<T>> look_up_biases(Graph<T>& graph, Var<T> table) {
  graph.section("bias", "section.relative_position_bias");
  const Rearrangement rows = bias_rows(graph.size("window"));
  graph.named("bias_index", constant_matrix(graph.tape, rows));
  std::vector<Var<T>> biases;
  graph.enter("bias");
  for (Index number = 1; number <= graph.size("n_heads"); ++number) {
    graph.enter_head(number);
    biases.push_back(graph.named("position_bias", gather(table, column_at(rows, table.cols(), number - 1))));
  }
  graph.leave_head();
  graph.leave();
  return biases;
}

/// Window `k` (from 0): its rows of Q, K and V, cut into heads, and attention among them. Returns window² ×
/// h·d_v.
template <class T>
Var<T> attend_in_window(Graph<T>& graph, const Shared<T>& shared, Index k) {
  const Index pixels = graph.size("window") * graph.size("window");
  const Index d_k = graph.size("d_k");
  const Index d_v = graph.size("d_v");
  const auto part = [&](const char* id, Var<T> all, Index head, Index width, const char* dim) {
    Rearrangement to = block(all.cols(), k * pixels, pixels, head * width, width);
    to.row_dim = "window*window";
    to.col_dim = dim;
    return graph.named(id, gather(all, std::move(to)));
  };
  graph.section("mask", "section.mask");
  const double barrier =
      graph.choice("barrier") == "minus_100" ? -100 : -std::numeric_limits<double>::infinity();
  Var<T> closed = region_mask(
      graph.tape, regions_in_window(shared.regions.data().template cast<Index>(), graph.size("window"), k),
      barrier);
  closed.node().row_dim = closed.node().col_dim = "window*window";
  const Var<T> mask = graph.named("window_mask", closed);
  std::vector<Var<T>> contexts;
  for (Index head = 0; head < graph.size("n_heads"); ++head) {
    graph.enter_head(head + 1);
    const Var<T> query = part("query", shared.of.query, head, d_k, "d_k");
    const Var<T> key = part("key", shared.of.key, head, d_k, "d_k");
    const Var<T> value = part("value", shared.of.value, head, d_v, "d_v");
    contexts.push_back(
        attend_with_bias<T>(graph, query, key, value, shared.biases[static_cast<std::size_t>(head)], mask));
  }
  graph.leave_head();
  graph.section("heads", "section.heads_side_by_side");
  return graph.named("concat", concat(contexts, Axis::columns, "n_heads*d_v"));
}

/// Multi-head attention within the windows of a map that is rolled by half a window, with a relative position
/// bias; then the inverse roll. x: height × width·channels. Liu et al. 2021, section 3.2, equations 3 (its
/// second half, without norms, residual sums and feed-forward part) and 4.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "section.feature_map_and_parameters");
  const Var<T> x = graph.input("x");
  const Var<T> bias_table = graph.input("bias_table");
  const Var<T> w_q = graph.input("w_q");
  const Var<T> w_k = graph.input("w_k");
  const Var<T> w_v = graph.input("w_v");
  const Var<T> w_o = graph.input("w_o");
  const Picture picture{graph.size("height"), graph.size("width"), graph.size("channels")};
  const Index window = graph.size("window");
  const Index shift = graph.flag("shift") ? window / 2 : 0;

  graph.section("shift", "section.cyclic_shift");
  const Var<T> moved = graph.named("rolled", gather(x, rolled(picture, shift)));
  const Var<T> labels = graph.named("regions", constant_matrix(graph.tape, regions(picture, window, shift)));
  graph.section("windows", "section.windows");
  const Var<T> rows = graph.named("windows", gather(moved, windows_as_rows(picture, window)));

  const Shared<T> shared{project_all(graph, rows, w_q, w_k, w_v), labels, look_up_biases(graph, bias_table)};
  std::vector<Var<T>> contexts;
  for (Index k = 0; k < graph.size("n_windows"); ++k) {
    graph.enter("window_" + std::to_string(k), {"window", k + 1});
    contexts.push_back(attend_in_window(graph, shared, k));
    graph.leave();
  }

  graph.section("output", "section.back_in_place");
  const Var<T> joined = graph.named("joined", concat(contexts, Axis::rows, "n"));
  const Var<T> mixed = graph.named("mixed", matmul(joined, w_o));
  const Picture out{picture.height, picture.width, graph.size("d_out")};
  const Var<T> merged = graph.named("merged", gather(mixed, windows_as_picture(out, window)));
  graph.output(graph.named("output", gather(merged, rolled(out, -shift))));
}

Schema schema() {
  Schema schema{"shifted_window_attention",
                "C_w=\\operatorname{softmax}\\left(\\frac{Q_w\\,K_w^{\\top}}{\\sqrt{d_k}}+B+M_w\\right)V_w",
                {{"height", "dimension.height", 2, 8, 4, ""},
                 {"width", "dimension.width", 2, 8, 4, ""},
                 {"window", "dimension.window.side_of_a_window", 2, 8, 2, ""},
                 {"channels", "dimension.channels", 1, 16, 2, ""},
                 {"n", "dimension.n.number_of_pixels", 4, Limits::side, 16, "", "height*width"},
                 {"n_windows", "dimension.n_windows", 1, Limits::side, 4, "", "height/window*width/window"},
                 {"span", "dimension.span", 3, 15, 3, "", "2*window-1"},
                 {"n_heads", "dimension.n_heads", 1, Limits::heads, 1, ""},
                 feature_dimension("d_k", "dimension.d_k", 2),
                 feature_dimension("d_v", "dimension.d_v", 2),
                 feature_dimension("d_out", "dimension.d_out.channels_of_the_output", 2)},
                head_inputs("channels"),
                {heads_option(1),
                 {"window", "option.window.side_of_a_window", "number", {}, 2.0, 2, 8, ""},
                 {"shift", "option.shift", "flag", {}, true, 0, 0, ""},
                 {"barrier",
                  "option.barrier",
                  "choice",
                  {"minus_infinity", "minus_100"},
                  std::string("minus_infinity"),
                  0,
                  0,
                  ""}}};
  schema.inputs.push_back({"x", "X", "height", "width*channels", "input", "input",
                           "input.x.a_feature_map_pixels_side_by_side_channels_within", ""});
  schema.inputs.push_back(
      {"bias_table", "\\hat{B}", "span*span", "n_heads", "parameter", "mask", "input.bias_table", ""});
  return schema;
}

}  // namespace shifted_window_attention_variant

Variant shifted_window_attention() {
  return {shifted_window_attention_variant::schema(), shifted_window_attention_variant::run<double>};
}

}  // namespace attention
