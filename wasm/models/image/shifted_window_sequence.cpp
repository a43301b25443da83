#include <limits>

#include "blocks/image/pixel_attention.h"
#include "blocks/image/pixels.h"
#include "graph/variant.h"

namespace attention {

namespace {

/// The window of each token of a rolled sequence and the part of it that the token came from: tokens meet
/// only where both agree.
std::vector<Index> parts(const Picture& line, Index window, Index shift) {
  std::vector<Index> out;
  for (Index place = 0; place < line.width; ++place) {
    const bool came_round = shift > 0 && place >= line.width - shift;
    out.push_back(2 * (place / window) + (came_round ? 1 : 0));
  }
  return out;
}

/// C = unroll(softmax(X' X'ᵀ / √d + M) X'), X' the sequence rolled by half a window, M closing all that is
/// not in one window or was not before. The shifted windows of Liu et al. 2021, section 3.2, on a line.
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
  Var<T> closed =
      region_mask(graph.tape, parts(line, window, shift), -std::numeric_limits<double>::infinity());
  closed.node().row_dim = closed.node().col_dim = "places";
  const Var<T> barrier = graph.named("window_mask", closed);

  const Var<T> context = attend_among<T>(graph, shifted, shifted, shifted, {}, barrier);
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

}  // namespace

Variant shifted_window_sequence() { return {schema(), run<double>}; }

}  // namespace attention
