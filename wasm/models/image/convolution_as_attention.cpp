#include "blocks/image/pixels.h"
#include "graph/variant.h"

namespace attention {

namespace convolution_as_attention_variant {

/// Head `number` (from 1): softmax(-α |δ - Δ|²) X, independent of the picture. Returns n × channels.
template <class T>
Var<T> attend_by_offset(Graph<T>& graph, Var<T> pixels, Var<T> centers, Index number) {
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

/// O = concat(C_1 … C_9) W: nine heads whose weights depend on positions alone, with the kernel as W^O;
/// compared with the convolution. Cordonnier et al. 2020, theorem 1 and lemma 2.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "section.picture_kernel_and_centres");
  const Var<T> image = graph.input("image");
  const Var<T> kernel = graph.input("kernel");
  const Var<T> centers = graph.input("centers");
  if (centers.rows() != 9) fail(graph.schema.id, {"error.centers_rows", {{"rows", centers.rows()}}});

  graph.section("pixels", "section.pixels_as_vectors");
  const Picture picture{graph.size("height"), graph.size("width"), graph.size("channels")};
  const Var<T> pixels = graph.named("pixels", gather(image, pixels_as_rows(picture)));
  std::vector<Var<T>> contexts;
  for (Index number = 1; number <= graph.size("n_heads"); ++number)
    contexts.push_back(attend_by_offset(graph, pixels, centers, number));

  graph.section("output", "section.output");
  const Var<T> joined = graph.named("concat", concat(contexts, Axis::columns, "n_heads*channels"));
  const Var<T> output = graph.named("output", matmul(joined, kernel));
  graph.output(output);

  graph.section("convolution", "section.the_convolution_beside_it");
  const Border border = graph.choice("border") == "zeros" ? Border::zeros : Border::nearest;
  Var<T> direct = convolve(image, kernel, border);
  direct.node().row_dim = "n";
  direct.node().col_dim = "d_out";
  graph.named("difference", subtract(output, graph.named("convolution", direct)));
}

Schema schema() {
  return {"convolution_as_attention",
          "O=\\operatorname{concat}\\left(C_1,\\dots,C_9\\right)W,\\;"
          "C_k=\\operatorname{softmax}\\left(-\\alpha\\left\\|\\delta-\\Delta_k\\right\\|^2\\right)X",
          {{"height", "dimension.height", 1, 16, 4, ""},
           {"width", "dimension.width", 1, 16, 4, ""},
           {"channels", "dimension.channels", 1, 4, 1, ""},
           {"n", "dimension.n.number_of_pixels", 1, Limits::side, 16, "", "height*width", "width"},
           {"n_heads", "dimension.n_heads.a_head_for_each_number_of_the_kernel", 9, 9, 9, ""},
           {"axes", "dimension.axes", 2, 2, 2, ""},
           {"d_out", "dimension.d_out.channels_of_the_result", 1, 16, 1, ""}},
          {{"centers", "\\Delta", "n_heads", "axes", "parameter", "query", "input.centers", ""},
           {"kernel", "W", "n_heads*channels", "d_out", "parameter", "output", "input.kernel", ""},
           {"image", "I", "height", "width*channels", "input", "input", "input.image", ""}},
          {{"alpha", "option.alpha", "number", {}, 50.0, 0, 1000, ""},
           {"border", "option.border", "choice", {"nearest", "zeros"}, std::string("nearest"), 0, 0, ""}}};
}

}  // namespace convolution_as_attention_variant

Variant convolution_as_attention() {
  return {convolution_as_attention_variant::schema(), convolution_as_attention_variant::run<double>};
}

}  // namespace attention
