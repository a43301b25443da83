#include "blocks/layers/embeddings.h"
#include "blocks/layers/source_padding.h"
#include "blocks/layers/stack.h"
#include "graph/formula.h"
#include "models/trainable.h"

namespace attention {

namespace translator_variant {

constexpr int max_layers = 2;
constexpr Heads cross_heads = {"n_cross_heads", "d_k_cross", "d_v_cross"};

/// Embeds the words of one language, in a group with its parameters.
template <class T>
Var<T> embed_group(Graph<T>& graph, const std::string& id, Var<T> words) {
  graph.enter(id);
  graph.section("inputs", "section.words_as_vectors");
  const Var<T> out = embed_words(graph, words);
  graph.leave();
  return out;
}

/// Z = decoder(Y E^Y + P^Y, encoder(X E^X + P^X)) W^U: the logits of each target word. X: n × c_source, Y: m
/// × c_target, the target shifted right; returns m × c_target. Vaswani et al. 2017, section 3, with learned
/// positions.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "section.tokens");
  const Var<T> source = graph.input("source");
  const Var<T> source_vectors = embed_group(graph, "source", source);
  const std::optional<Var<T>> source_mask = source_padding_mask(graph, "source_mask", source, source);
  const Var<T> memory =
      stack(graph, "encoder", source_vectors, [&](Var<T> x) { return encoder_layer(graph, x, source_mask); });

  graph.section("target_words", "section.tokens_written_so_far");
  const Var<T> target = graph.input("target");
  const Var<T> target_vectors = embed_group(graph, "target", target);
  std::optional<Var<T>> mask;
  if (graph.choice("mask") == "causal") mask = causal_self_mask(graph, target);
  const SourceMemory<T> source_memory{memory, source_padding_mask(graph, "memory_mask", target, source),
                                      cross_heads};
  const Var<T> decoded = stack(graph, "decoder", target_vectors,
                               [&](Var<T> x) { return decoder_layer(graph, x, source_memory, mask); });

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
      causal_mask_option(),
      {"n_cross_heads", "option.n_cross_heads", "number", {}, 1.0, 1, 8, ""},
      scale_option(),
  };
  for (OptionSchema& option : source_options()) out.push_back(std::move(option));
  for (OptionSchema& option : trained_layer_options()) out.push_back(std::move(option));
  return out;
}

/// Adds the mask to the arguments of a stack.
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
  append_stack(schema, "encoder", max_layers, encoder_layer_inputs());
  append(grouped("target", embedding_inputs("m", "c_target")));
  append_stack(schema, "decoder", max_layers, decoder_layer_inputs(cross_heads));
  append({{"w_u", "W^U", "d_model", "c_target", "parameter", "scores", "input.w_u", ""}});
  return schema;
}

}  // namespace translator_variant

Model translator() {
  return {translator_variant::schema(), translator_variant::run<double>, translator_variant::run<float>};
}

}  // namespace attention
