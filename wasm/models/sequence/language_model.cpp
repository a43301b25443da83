#include "blocks/layers/embeddings.h"
#include "blocks/layers/source_padding.h"
#include "blocks/layers/stack.h"
#include "graph/formula.h"
#include "models/trainable.h"

namespace attention {

namespace language_model_variant {

constexpr int max_layers = 2;

std::string layer_group(int layer) { return "layer_" + std::to_string(layer); }

/// Z = layers(X E + P) W^U: the logits of the next word at each position. Vaswani et al. 2017, the decoder
/// without a source; Radford et al. 2018, equation 2. Returns n × c.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "section.tokens");
  const Var<T> words = graph.input("x");
  Var<T> x = embed_words(graph, words);
  const bool is_causal = graph.choice("mask") == "causal";
  // Padding comes last, so a causal mask covers it.
  const std::optional<Var<T>> mask =
      is_causal ? causal_self_mask(graph, words) : source_padding_mask(graph, "source_mask", words, words);
  for (int layer = 0; layer < std::stoi(graph.choice("layers")); ++layer) {
    graph.enter(layer_group(layer), {"layer", layer + 1});
    x = encoder_layer(graph, x, mask);
    graph.leave();
  }
  if (graph.choice("norm") == "pre") x = norm_group(graph, "last_norm", {"last_norm"}, x);
  graph.section("logits", "section.next_token");
  graph.output(graph.named("logits", matmul(x, graph.input("w_u"))));
}

void append(std::vector<InputSchema>& to, std::vector<InputSchema> inputs) {
  for (InputSchema& input : inputs) to.push_back(std::move(input));
}

Schema schema() {
  Schema schema{
      "language_model",
      formula::joined(
          "Z=", formula::layers(formula::joined("X\\,E", formula::plus_when("positions=learned", "P"))),
          "W^U,\\quad ",
          formula::of_each_head(
              formula::when("mask=causal", "{}+M", formula::plus_when("source_mask=padding", "M^X")))),
      {{"n", "dimension.n.number_of_words", 1, 64, 4, "query"},
       {"c", "dimension.c.number_of_words_that_there_are", 1, Limits::side, 6, ""}},
      {{"x", "X", "n", "c", "input", "input", "input.x.one_row_per_word_1_in_its_column", ""}},
      {choice_option("layers", "option.layers.how_many_layers", {"1", "2"}), positions_option(),
       causal_mask_option(), scale_option()},
  };
  for (OptionSchema& option : source_options("mask=none")) schema.options.push_back(std::move(option));
  append(schema.inputs, embedding_inputs("n", "c"));
  for (DimensionSchema& dimension : trained_layer_dimensions())
    schema.dimensions.push_back(std::move(dimension));
  for (OptionSchema& option : trained_layer_options()) schema.options.push_back(std::move(option));
  for (int layer = 0; layer < max_layers; ++layer)
    append(schema.inputs, grouped(layer_group(layer), encoder_layer_inputs(), layer == 0 ? "" : "layers=2"));
  append(schema.inputs, grouped("last_norm", norm_inputs("d_model"), "norm=pre"));
  schema.inputs.push_back({"w_u", "W^U", "d_model", "c", "parameter", "scores", "input.w_u", ""});
  return schema;
}

}  // namespace language_model_variant

Model language_model() {
  return {language_model_variant::schema(), language_model_variant::run<double>,
          language_model_variant::run<float>};
}

}  // namespace attention
