#include "blocks/image/pixel_attention.h"
#include "blocks/image/pixels.h"
#include "graph/variant.h"

namespace attention {

namespace {

/// C = softmax((X W^Q)(X W^K)ᵀ / √d_k) X W^V, X holding one row for each pixel of a picture: n × channels
/// with n = height · width.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "Picture and parameters");
  const Var<T> image = graph.input("image");
  const Var<T> w_q = graph.input("w_q");
  const Var<T> w_k = graph.input("w_k");
  const Var<T> w_v = graph.input("w_v");

  graph.section("pixels", "Pixels as vectors");
  const Picture picture{graph.size("height"), graph.size("width"), graph.size("channels")};
  const Var<T> pixels = graph.named("pixels", gather(image, pixels_as_rows(picture)));

  const Projections<T> of = project_all(graph, pixels, w_q, w_k, w_v);
  graph.output(attend_among(graph, of.query, of.key, of.value));
}

Schema schema() {
  return {
      "image_self_attention",
      "Self-attention over pixels",
      "C=\\operatorname{softmax}\\left(\\frac{(X\\,W^Q)(X\\,W^K)^{\\top}}{\\sqrt{d_k}}\\right)X\\,W^V",
      "Vaswani et al. 2017, equation 1; pixels as tokens: Cordonnier et al. 2020, section 2",
      {{"height", "rows of pixels", 1, 16, 5, ""},
       {"width", "pixels in a row", 1, 16, 10, ""},
       {"channels", "numbers of a pixel", 1, 16, 3, ""},
       {"n", "number of pixels", 1, Limits::side, 50, "", "height*width", "width"},
       feature_dimension("d_k", "width of queries and keys", 3),
       feature_dimension("d_v", "width of values", 3)},
      {{"w_q", "W^Q", "channels", "d_k", "parameter", "query", "turns pixels into queries", ""},
       {"w_k", "W^K", "channels", "d_k", "parameter", "key", "turns pixels into keys", ""},
       {"w_v", "W^V", "channels", "d_v", "parameter", "value", "turns pixels into values", ""},
       {"image", "I", "height", "width*channels", "input", "input", "pixels side by side, channels within",
        ""}},
      {},
  };
}

}  // namespace

Variant image_self_attention() { return {schema(), run<double>}; }

}  // namespace attention
