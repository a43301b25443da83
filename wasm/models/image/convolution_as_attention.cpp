#include "blocks/image/pixels.h"
#include "graph/variant.h"

namespace attention {

namespace {

/// Head `number` (from 1): softmax(-α |δ - Δ|²) X, the same for every picture. Returns n × channels.
template <class T>
Var<T> look_one_way(Graph<T>& graph, Var<T> pixels, Var<T> centers, Index number) {
  graph.enter_head(number);
  Var<T> distances = offset_distances(centers, number - 1, graph.size("height"), graph.size("width"));
  distances.node().row_dim = distances.node().col_dim = "n";
  const Var<T> far = graph.named("distances", distances);
  const Var<T> scores = graph.named("scores", scale(far, -graph.number("alpha"), "-\\alpha\\,\\arg{0}"));
  const Var<T> weights = graph.named("weights", softmax(scores));
  const Var<T> context = graph.named("context", matmul(weights, pixels));
  graph.leave_head();
  return context;
}

/// O = concat(C_1 … C_9) W: nine heads whose weights depend on positions alone, W^O being the kernel; beside
/// it the convolution itself. Cordonnier et al. 2020, theorem 1 and lemma 2.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "Picture, kernel and centres");
  const Var<T> image = graph.input("image");
  const Var<T> kernel = graph.input("kernel");
  const Var<T> centers = graph.input("centers");
  if (centers.rows() != 9)
    fail(graph.schema.id, "centers has " + std::to_string(centers.rows()) +
                              " rows: it must have 9, one for each " + "number of a 3 × 3 kernel");

  graph.section("pixels", "Pixels as vectors");
  const Picture picture{graph.size("height"), graph.size("width"), graph.size("channels")};
  const Var<T> pixels = graph.named("pixels", gather(image, pixels_as_rows(picture)));
  std::vector<Var<T>> contexts;
  for (Index number = 1; number <= graph.size("n_heads"); ++number)
    contexts.push_back(look_one_way(graph, pixels, centers, number));

  graph.section("output", "Output");
  const Var<T> joined = graph.named("concat", concat(contexts, Axis::columns, "n_heads*channels"));
  const Var<T> output = graph.named("output", matmul(joined, kernel));
  graph.output(output);

  graph.section("convolution", "The convolution beside it");
  const Border border = graph.choice("border") == "zeros" ? Border::zeros : Border::nearest;
  Var<T> direct = convolve(image, kernel, border);
  direct.node().row_dim = "n";
  direct.node().col_dim = "d_out";
  graph.named("difference", subtract(output, graph.named("convolution", direct)));
}

Schema schema() {
  return {"convolution_as_attention",
          "A convolution made of attention",
          "O=\\operatorname{concat}\\left(C_1,\\dots,C_9\\right)W,\\;"
          "C_k=\\operatorname{softmax}\\left(-\\alpha\\left\\|\\delta-\\Delta_k\\right\\|^2\\right)X",
          "Cordonnier et al. 2020, theorem 1 and lemma 2",
          {{"height", "rows of pixels", 1, 16, 4, ""},
           {"width", "pixels in a row", 1, 16, 4, ""},
           {"channels", "numbers of a pixel", 1, 4, 1, ""},
           {"n", "number of pixels", 1, Limits::side, 16, "", "height*width", "width"},
           {"n_heads", "a head for each number of the kernel", 9, 9, 9, ""},
           {"axes", "down and right", 2, 2, 2, ""},
           {"d_out", "channels of the result", 1, 16, 1, ""}},
          {{"centers", "\\Delta", "n_heads", "axes", "parameter", "query",
            "where each head looks: down, right", ""},
           {"kernel", "W", "n_heads*channels", "d_out", "parameter", "output", "one row per head and channel",
            ""},
           {"image", "I", "height", "width*channels", "input", "input",
            "pixels side by side, channels within", ""}},
          {{"alpha", "how sharply a head looks at one place", "number", {}, 50.0, 0, 1000, ""},
           {"border",
            "what the convolution reads beyond the border",
            "choice",
            {"nearest", "zeros"},
            std::string("nearest"),
            0,
            0,
            ""}}};
}

}  // namespace

Variant convolution_as_attention() { return {schema(), run<double>}; }

}  // namespace attention
