#include "blocks/attention/projections.h"
#include "blocks/image/pixel_attention.h"
#include "graph/variant.h"
#include "models/image/patch_embedding.h"

namespace attention {

namespace vision_transformer_variant {

/// Head `number` (from 1): its columns of Q, K and V, and attention among all tokens.
template <class T>
Var<T> attend_with_head(Graph<T>& graph, const Projections<T>& of, Index number) {
  const Index d_k = graph.size("d_k");
  const Index d_v = graph.size("d_v");
  const Index before = number - 1;
  graph.enter_head(number);
  const Var<T> query = graph.named("query", slice(of.query, Axis::columns, before * d_k, d_k, "d_k"));
  const Var<T> key = graph.named("key", slice(of.key, Axis::columns, before * d_k, d_k, "d_k"));
  const Var<T> value = graph.named("value", slice(of.value, Axis::columns, before * d_v, d_v, "d_v"));
  const Var<T> context = attend_with_bias(graph, query, key, value);
  graph.leave_head();
  return context;
}

/// O = concat(C_1 … C_h) W^O over the tokens z_0 of a picture: the attention of one layer of the encoder,
/// without its norms, its residual sum and its feed-forward part. Dosovitskiy et al. 2021, equations 1 and 2,
/// appendix A.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "section.picture_and_parameters");
  const PatchInputs<T> read = read_patches(graph);
  const Var<T> w_q = graph.input("w_q");
  const Var<T> w_k = graph.input("w_k");
  const Var<T> w_v = graph.input("w_v");
  const Var<T> w_o = graph.input("w_o");

  const Projections<T> of = project_all(graph, embed_patches(graph, read), w_q, w_k, w_v);
  std::vector<Var<T>> contexts;
  for (Index number = 1; number <= graph.size("n_heads"); ++number)
    contexts.push_back(attend_with_head(graph, of, number));

  graph.section("output", "section.output");
  const Var<T> joined = graph.named("concat", concat(contexts, Axis::columns, "n_heads*d_v"));
  graph.output(graph.named("output", matmul(joined, w_o)));
}

Schema schema() {
  Schema schema{"vision_transformer",
                "O=\\operatorname{concat}\\left(C_1,\\dots,C_h\\right)W^O,\\;"
                "Z_0=\\left[x_{\\text{class}};\\,X\\,E+b\\right]+E_{\\text{pos}}",
                patch_dimensions(), patch_inputs(), patch_options()};
  for (DimensionSchema& each : head_dimensions()) schema.dimensions.push_back(std::move(each));
  for (InputSchema& each : head_inputs("d_model")) schema.inputs.push_back(std::move(each));
  schema.options.insert(schema.options.begin(), heads_option());
  return schema;
}

}  // namespace vision_transformer_variant

Variant vision_transformer() {
  return {vision_transformer_variant::schema(), vision_transformer_variant::run<double>};
}

}  // namespace attention
