#include "models/image/patch_embedding.h"

#include "blocks/image/pixels.h"
#include "graph/variant.h"

namespace attention {

namespace patch_embedding_variant {

template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "section.picture_and_parameters");
  graph.output(embed_patches(graph, read_patches(graph)));
}

Schema schema() {
  return {"patch_embedding", "Z_0=\\left[x_{\\text{class}};\\,X\\,E+b\\right]+E_{\\text{pos}}",
          patch_dimensions(), patch_inputs(), patch_options()};
}

}  // namespace patch_embedding_variant

template <class T>
PatchInputs<T> read_patches(Graph<T>& graph) {
  const Var<T> image = graph.input("image");
  const Var<T> w_e = graph.input("w_e");
  const Var<T> b_e = graph.input("b_e");
  const Var<T> class_token = graph.input("class_token");
  std::optional<Var<T>> positions;
  if (graph.reads("position_embeddings")) positions = graph.input("position_embeddings");
  return {image, w_e, b_e, class_token, positions};
}

template <class T>
Var<T> embed_patches(Graph<T>& graph, const PatchInputs<T>& in) {
  graph.section("patches", "section.patches_as_tokens");
  const Picture picture{graph.size("height"), graph.size("width"), graph.size("channels")};
  const Flatten flatten =
      graph.choice("flatten") == "channel_first" ? Flatten::channel_first : Flatten::pixel_first;
  const Var<T> patches =
      graph.named("patches", gather(in.image, patches_as_rows(picture, graph.size("patch"), flatten)));
  const Var<T> projected = graph.named("embedded_product", matmul(patches, in.w_e));
  const Var<T> embedded = graph.named("embedded", add(projected, in.b_e));
  const Var<T> tokens = graph.named("tokens", concat<T>({in.class_token, embedded}, Axis::rows, "n_tokens"));
  return in.positions ? graph.named("z", add(tokens, *in.positions)) : tokens;
}

std::vector<DimensionSchema> patch_dimensions() {
  return {{"height", "dimension.height", 1, 16, 8, ""},
          {"width", "dimension.width", 1, 16, 8, ""},
          {"patch", "dimension.patch", 1, 16, 2, ""},
          {"channels", "dimension.channels", 1, 4, 1, ""},
          {"n_patches", "dimension.n_patches", 1, Limits::side, 16, "", "height/patch*width/patch",
           "width/patch"},
          {"n_tokens", "dimension.n_tokens", 1, Limits::side, 17, "", "height/patch*width/patch+1",
           "width/patch", "class"},
          feature_dimension("d_model", "dimension.d_model")};
}

std::vector<InputSchema> patch_inputs() {
  return {
      {"w_e", "E", "patch*patch*channels", "d_model", "parameter", "input", "input.w_e", ""},
      {"b_e", "b", "1", "d_model", "bias", "input", "input.b_e", ""},
      {"class_token", "x_{\\text{class}}", "1", "d_model", "parameter", "output", "input.class_token", ""},
      {"image", "I", "height", "width*channels", "input", "input", "input.image", ""},
      {"position_embeddings", "E_{\\text{pos}}", "n_tokens", "d_model", "parameter", "context_input",
       "input.position_embeddings", ""},
  };
}

std::vector<OptionSchema> patch_options() {
  return {{"patch", "option.patch", "number", {}, 2.0, 1, 16, ""},
          {"flatten",
           "option.flatten",
           "choice",
           {"pixel_first", "channel_first"},
           std::string("pixel_first"),
           0,
           0,
           ""}};
}

template PatchInputs<double> read_patches(Graph<double>&);
template PatchInputs<float> read_patches(Graph<float>&);
template Var<double> embed_patches(Graph<double>&, const PatchInputs<double>&);
template Var<float> embed_patches(Graph<float>&, const PatchInputs<float>&);

Variant patch_embedding() {
  return {patch_embedding_variant::schema(), patch_embedding_variant::run<double>};
}

}  // namespace attention
