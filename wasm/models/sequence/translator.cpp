#include "blocks/layers/embeddings.h"
#include "blocks/layers/source_padding.h"
#include "blocks/layers/stack.h"
#include "graph/formula.h"
#include "models/trainable.h"

namespace attention {

namespace {

constexpr int most_layers = 2;
constexpr Heads cross_heads = {"n_cross_heads", "d_k_cross", "d_v_cross"};

/// One side of the translation, its parameters in a group of its own.
template <class T>
Var<T> embed_side(Graph<T>& graph, const std::string& id, Var<T> words) {
  graph.enter(id);
  graph.section("inputs", "section.words_as_vectors");
  const Var<T> out = embed_words(graph, words);
  graph.leave();
  return out;
}

/// Z = decoder(Y E^Y + P^Y, encoder(X E^X + P^X)) W^U: for each place of the target one number for each word
/// that may stand there. X: n × c_source, Y: m × c_target, the target shifted right; returns m × c_target.
/// Vaswani et al. 2017, section 3, with learned positions.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "section.tokens");
  const Var<T> source = graph.input("source");
  const Var<T> read = embed_side(graph, "source", source);
  const std::optional<Var<T>> source_mask = padding_of(graph, "source_mask", source, source);
  const Var<T> memory =
      stack(graph, "encoder", read, [&](Var<T> x) { return encoder_layer(graph, x, source_mask); });

  graph.section("target_words", "section.tokens_written_so_far");
  const Var<T> target = graph.input("target");
  const Var<T> written = embed_side(graph, "target", target);
  std::optional<Var<T>> mask;
  if (graph.choice("mask") == "causal") mask = look_back_only(graph, target);
  const SourceMemory<T> seen{memory, padding_of(graph, "memory_mask", target, source), cross_heads};
  const Var<T> decoded =
      stack(graph, "decoder", written, [&](Var<T> x) { return decoder_layer(graph, x, seen, mask); });

  graph.section("logits", "section.next_token");
  graph.output(graph.named("logits", matmul(decoded, graph.input("w_u"))));
}

std::vector<DimensionSchema> dimensions() {
  const Index side = Limits::side;
  std::vector<DimensionSchema> out = {
      {"m", "dimension.m.number_of_words_that_are_written", 1, 64, 4, "query"},
      {"n", "dimension.n.number_of_words_that_are_read", 1, 64, 4, "key"},
      {"c_source", "dimension.c_source", 1, side, 6, ""},
      {"c_target", "dimension.c_target", 1, side, 6, ""},
      {"n_cross_heads", "dimension.n_cross_heads", 1, 8, 1, ""},
      feature_dimension("d_k_cross", "dimension.d_k_cross"),
      feature_dimension("d_v_cross", "dimension.d_v_cross"),
  };
  for (DimensionSchema& dimension : trained_layer_dimensions()) out.push_back(std::move(dimension));
  return out;
}

std::vector<OptionSchema> options() {
  std::vector<OptionSchema> out = {
      choice_option("layers", "option.layers", {"1", "2"}),
      positions_option(),
      look_ahead_option(),
      {"n_cross_heads", "option.n_cross_heads", "number", {}, 1.0, 1, 8, ""},
      scale_option(),
  };
  for (OptionSchema& option : source_options()) out.push_back(std::move(option));
  for (OptionSchema& option : trained_layer_options()) out.push_back(std::move(option));
  return out;
}

/// Masks stand beside what is read under them.
consteval auto under(const auto& condition, const auto& mask) {
  return formula::when(condition, formula::joined("{},\\;", mask), "");
}

consteval auto formula_of_both() {
  const auto source = formula::joined("X\\,E^X", formula::plus_unless("positions=none", "P^X"),
                                      under("source_mask=padding", "M^X"));
  const auto target =
      formula::joined("Y\\,E^Y", formula::plus_unless("positions=none", "P^Y"), under("mask=causal", "M"));
  return formula::joined("Z=\\operatorname{decoder}\\left(", target, ",\\;\\operatorname{encoder}(", source,
                         ")", under("source_mask=padding", "M^Z"),
                         "\\right)W^U,\\quad \\tilde{S}_i=", formula::scaled("Q_i\\,K_i^{\\top}"));
}

Schema schema() {
  Schema schema{
      "translator",
      formula_of_both(),
      dimensions(),
      {{"source", "X", "n", "c_source", "input", "context_input", "input.source", ""},
       {"target", "Y", "m", "c_target", "input", "input", "input.target", ""}},
      options(),
  };
  const auto append = [&schema](std::vector<InputSchema> inputs) {
    for (InputSchema& input : inputs) schema.inputs.push_back(std::move(input));
  };
  append(grouped("source", embedding_inputs("n", "c_source")));
  append_stack(schema, "encoder", most_layers, encoder_layer_inputs());
  append(grouped("target", embedding_inputs("m", "c_target")));
  append_stack(schema, "decoder", most_layers, decoder_layer_inputs(cross_heads));
  append({{"w_u", "W^U", "d_model", "c_target", "parameter", "scores", "input.w_u", ""}});
  return schema;
}

}  // namespace

Model translator() { return {schema(), run<double>, run<float>}; }

}  // namespace attention
