#include "blocks/image/pixel_attention.h"
#include "blocks/image/pixels.h"
#include "graph/variant.h"

namespace attention {

namespace image_self_attention_variant {

/// C = softmax((X W^Q)(X W^K)ᵀ / √d_k) X W^V, where X has one row per pixel of a picture: n × channels with n
/// = height · width.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "section.picture_and_parameters");
  const Var<T> image = graph.input("image");
  const Var<T> w_q = graph.input("w_q");
  const Var<T> w_k = graph.input("w_k");
  const Var<T> w_v = graph.input("w_v");

  graph.section("pixels", "section.pixels_as_vectors");
  const Picture picture{graph.size("height"), graph.size("width"), graph.size("channels")};
  const Var<T> pixels = graph.named("pixels", gather(image, pixels_as_rows(picture)));

  const Projections<T> of = project_all(graph, pixels, w_q, w_k, w_v);
  graph.output(attend_with_bias(graph, of.query, of.key, of.value));
}

Schema schema() {
  return {
      "image_self_attention",
      "C=\\operatorname{softmax}\\left(\\frac{(X\\,W^Q)(X\\,W^K)^{\\top}}{\\sqrt{d_k}}\\right)X\\,W^V",
      {{"height", "dimension.height", 1, 16, 5, ""},
       {"width", "dimension.width", 1, 16, 10, ""},
       {"channels", "dimension.channels", 1, 16, 3, ""},
       {"n", "dimension.n.number_of_pixels", 1, Limits::side, 50, "", "height*width", "width"},
       feature_dimension("d_k", "dimension.d_k.width_of_queries_and_keys", 3),
       feature_dimension("d_v", "dimension.d_v.width_of_values", 3)},
      {{"w_q", "W^Q", "channels", "d_k", "parameter", "query", "input.w_q.turns_pixels_into_queries", ""},
       {"w_k", "W^K", "channels", "d_k", "parameter", "key", "input.w_k.turns_pixels_into_keys", ""},
       {"w_v", "W^V", "channels", "d_v", "parameter", "value", "input.w_v.turns_pixels_into_values", ""},
       {"image", "I", "height", "width*channels", "input", "input", "input.image", ""}},
      {},
  };
}

}  // namespace image_self_attention_variant

Variant image_self_attention() {
  return {image_self_attention_variant::schema(), image_self_attention_variant::run<double>};
}

}  // namespace attention
