#include "models/blocks.h"
#include "models/trained.h"

namespace attention {

namespace {

constexpr int most_layers = 2;

std::string layer_group(int layer) { return "layer_" + std::to_string(layer); }

/// X E, plus a learned row for each place where the option says so. X: n × c, a 1 in the column of the word;
/// E: c × d_model.
template <class T>
Var<T> embed(Walk<T>& walk) {
  walk.section("inputs", "Words");
  const Var<T> x = walk.input("x");
  const Var<T> vectors = walk.named("word_vectors", matmul(x, walk.input("w_embed")));
  if (walk.choice("positions") == "none") return vectors;
  return walk.named("positioned", add(vectors, walk.input("learned_positions")));
}

/// A word sees itself and what came before, unless the option lets it look ahead.
template <class T>
std::optional<Var<T>> look_back_only(Walk<T>& walk, Var<T> x) {
  if (walk.choice("mask") == "none") return {};
  walk.section("mask", "Mask");
  return walk.named("mask", causal_mask(walk.tape, x.rows(), x.rows(), 0));
}

/// Z = layers(X E + P) W^U: for each place one number for each word that may come next. Vaswani et al. 2017,
/// the decoder without a source; Radford et al. 2018, equation 2. Returns n × c.
template <class T>
void run(Walk<T>& walk) {
  Var<T> x = embed(walk);
  const std::optional<Var<T>> mask = look_back_only(walk, x);
  for (int layer = 0; layer < std::stoi(walk.choice("layers")); ++layer) {
    walk.enter(layer_group(layer), "Layer " + std::to_string(layer + 1));
    x = encoder_layer(walk, x, mask);
    walk.leave();
  }
  if (walk.choice("norm") == "pre") x = norm_group(walk, "last_norm", "Last norm", x);
  walk.section("logits", "Next word");
  walk.output(walk.named("logits", matmul(x, walk.input("w_u"))));
}

void append(std::vector<InputSchema>& to, std::vector<InputSchema> inputs) {
  for (InputSchema& input : inputs) to.push_back(std::move(input));
}

Schema schema() {
  Schema schema{
      "language_model",
      "Causal language model",
      "Z=\\operatorname{layers}(X\\,E+P)\\,W^U",
      "Vaswani et al. 2017, section 3; Radford et al. 2018, equation 2",
      {{"n", "number of words", 1, 64, 8, "query"}, {"c", "number of words that there are", 1, 64, 8, ""}},
      {{"x", "X", "n", "c", "input", "input", "one row per word, 1 in its column", ""},
       {"w_embed", "E", "c", "d_model", "parameter", "input", "the vector of each word", ""},
       {"learned_positions", "P", "n", "d_model", "parameter", "inner", "added to each place",
        "positions=learned"}},
      {choice_option("layers", "how many layers", {"1", "2"}),
       choice_option("positions", "how words get to know their place", {"learned", "none"}),
       choice_option("mask", "what a word may see", {"causal", "none"}), scale_option()},
  };
  for (DimensionSchema& dimension : layer_dimensions()) schema.dimensions.push_back(std::move(dimension));
  for (OptionSchema& option : layer_options()) schema.options.push_back(std::move(option));
  for (int layer = 0; layer < most_layers; ++layer)
    append(schema.inputs, grouped(layer_group(layer), encoder_layer_inputs(), layer == 0 ? "" : "layers=2"));
  append(schema.inputs, grouped("last_norm", norm_inputs("d_model"), "norm=pre"));
  schema.inputs.push_back({"w_u", "W^U", "d_model", "c", "parameter", "scores", "one column per word", ""});
  return schema;
}

}  // namespace

Model language_model() { return {schema(), run<double>, run<float>}; }

}  // namespace attention
