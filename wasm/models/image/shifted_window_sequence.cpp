#include <limits>

#include "blocks/image/pixel_attention.h"
#include "blocks/image/pixels.h"
#include "graph/variant.h"

namespace attention {

namespace shifted_window_sequence_variant {

/// A region number for each token of a rolled sequence: its window, and whether it was wrapped around. Tokens
/// attend only within a region.
std::vector<Index> parts(const Picture& line, Index window, Index shift) {
  std::vector<Index> out;
  for (Index place = 0; place < line.width; ++place) {
    const bool is_wrapped = shift > 0 && place >= line.width - shift;
    out.push_back(2 * (place / window) + (is_wrapped ? 1 : 0));
  }
  return out;
}

/// C = unroll(softmax(X' X'ᵀ / √d + M) X'), X' the sequence rolled by half a window, M masking all pairs
/// outside a window, or not adjacent before the roll. The shifted windows of Liu et al. 2021, section 3.2, in
/// one dimension.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "section.tokens");
  const Var<T> x = graph.input("x");

  graph.section("windows", "section.shift_and_windows");
  const Index window = graph.size("window");
  const Index shift = graph.flag("shift") ? window / 2 : 0;
  const Picture line{1, graph.size("n"), graph.size("d_model")};
  const auto moved = [&](Index by, const char* rows) {
    Rearrangement to = rolled({graph.size("n"), 1, graph.size("d_model")}, by);
    to.row_dim = rows;
    to.col_dim = "d_model";
    return to;
  };
  const Var<T> shifted = graph.named("rolled", gather(x, moved(shift, "places")));
  Var<T> region =
      region_mask(graph.tape, parts(line, window, shift), -std::numeric_limits<double>::infinity());
  region.node().row_dim = region.node().col_dim = "places";
  const Var<T> window_mask = graph.named("window_mask", region);

  const Var<T> context = attend_with_bias<T>(graph, shifted, shifted, shifted, {}, window_mask);
  graph.section("output", "section.back_in_place");
  graph.output(graph.named("output", gather(context, moved(-shift, "n"))));
}

Schema schema() {
  return {"shifted_window_sequence",
          "C=\\operatorname{softmax}\\left(\\frac{X'X'^{\\top}}{\\sqrt{d_k}}+M\\right)X'",
          {{"n", "dimension.n.number_of_tokens", 1, 64, 8, "query"},
           {"window", "dimension.window", 1, 64, 4, ""},
           {"places", "dimension.places", 1, 64, 8, "", "n"},
           {"n_windows", "dimension.n_windows", 1, 64, 2, "", "n/window"},
           feature_dimension("d_model", "dimension.d_model", 2)},
          {{"x", "X", "n", "d_model", "input", "input", "input.x", ""}},
          {{"window", "option.window", "number", {}, 4.0, 1, 64, ""},
           {"shift", "option.shift", "flag", {}, true, 0, 0, ""}}};
}

}  // namespace shifted_window_sequence_variant

Variant shifted_window_sequence() {
  return {shifted_window_sequence_variant::schema(), shifted_window_sequence_variant::run<double>};
}

}  // namespace attention
