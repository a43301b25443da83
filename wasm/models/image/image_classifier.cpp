#include "blocks/layers/embeddings.h"
#include "blocks/layers/stack.h"
#include "graph/formula.h"
#include "models/image/patch_embedding.h"
#include "models/trainable.h"

namespace attention {

namespace image_classifier_variant {

constexpr int max_layers = 2;

/// Z = layers(z_0) W^U for the class token: the logits of the classes. The picture: height × width·channels;
/// returns 1 × c. Dosovitskiy et al. 2021, equations 1 to 4, its last layer without a bias.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "section.picture_and_parameters");
  const Var<T> tokens = embed_patches(graph, read_patches(graph));
  const Var<T> encoded = stack(graph, "encoder", tokens,
                               [&](Var<T> x) { return encoder_layer(graph, x, std::optional<Var<T>>()); });

  graph.section("logits", "section.class");
  const Var<T> summary = graph.named("class_row", slice(encoded, Axis::rows, 0, 1, "1"));
  graph.output(graph.named("logits", matmul(summary, graph.input("w_u"))));
}

std::vector<DimensionSchema> dimensions() {
  std::vector<DimensionSchema> out = patch_dimensions();
  for (DimensionSchema& dimension : trained_layer_dimensions()) {
    if (dimension.name == "d_model") continue;
    out.push_back(std::move(dimension));
  }
  out.push_back({"c", "dimension.c", 1, 64, 3, ""});
  return out;
}

Schema schema() {
  Schema schema{
      "image_classifier",
      formula::joined(
          "Z=",
          formula::layers(formula::joined("\\left[x_{\\text{class}};\\,X\\,E+b\\right]",
                                          formula::plus_when("positions=learned", "E_{\\text{pos}}"))),
          "_1\\,W^U,\\quad ", formula::of_each_head("")),
      dimensions(),
      patch_inputs(),
      {choice_option("layers", "option.layers.how_many_layers", {"1", "2"}), positions_option(),
       scale_option()},
  };
  for (InputSchema& input : schema.inputs)
    if (input.name == "position_embeddings") input.when = "positions=learned";
  for (OptionSchema& option : patch_options()) schema.options.push_back(std::move(option));
  for (OptionSchema& option : trained_layer_options()) schema.options.push_back(std::move(option));
  append_stack(schema, "encoder", max_layers, encoder_layer_inputs());
  schema.inputs.push_back(
      {"w_u", "W^U", "d_model", "c", "parameter", "scores", "input.w_u.one_column_per_class", ""});
  return schema;
}

}  // namespace image_classifier_variant

Model image_classifier() {
  return {image_classifier_variant::schema(), image_classifier_variant::run<double>,
          image_classifier_variant::run<float>};
}

}  // namespace attention
