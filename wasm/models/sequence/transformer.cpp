#include "blocks/attention/positions.h"
#include "blocks/layers/stack.h"
#include "graph/formula.h"
#include "graph/variant.h"

namespace attention {

namespace transformer_variant {

constexpr int max_layers = 3;

/// X + P with positions from 0, in a new group; X alone if the option `positions` is `none`. An odd width
/// omits the last cosine.
template <class T>
Var<T> with_positions(Graph<T>& graph, const std::string& id, Var<T> x) {
  if (graph.choice("positions") == "none") return x;
  graph.enter(id);
  graph.section("positions", "section.positions");
  const Sinusoids<T> parts = sinusoids(graph, x.rows(), x.node().row_dim, {x.cols(), 10000});
  const Var<T> encoding = graph.named(
      "position_encoding", interleave_columns(parts.sines, parts.cosines, x.cols(), x.node().col_dim));
  const Var<T> positioned = graph.named("positioned", add(x, encoding));
  graph.leave();
  return positioned;
}

/// The encoder reads the source; the decoder reads the target and the output of the encoder. Source: n ×
/// d_model, target: m × d_model; the output has a row per token of the target.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "section.tokens");
  const Var<T> source = graph.input("source");
  const Var<T> target = graph.input("target");

  const Var<T> source_vectors = with_positions(graph, "source", source);
  const Var<T> memory = stack(graph, "encoder", source_vectors,
                              [&](Var<T> x) { return encoder_layer(graph, x, std::optional<Var<T>>()); });

  const Var<T> target_vectors = with_positions(graph, "target", target);
  const std::optional<Var<T>> mask = causal_self_mask(graph, target);
  graph.output(stack(graph, "decoder", target_vectors,
                     [&](Var<T> x) { return decoder_layer(graph, x, SourceMemory<T>{memory}, mask); }));
}

/// Limits the sizes: the walk has hundreds of nodes.
void limit_sizes(Schema& schema) {
  constexpr Index max_tokens = 12;
  constexpr Index max_features = 16;
  constexpr Index max_heads = 4;
  for (DimensionSchema& dimension : schema.dimensions)
    dimension.max = dimension.name == "n_heads" ? max_heads
                    : dimension.tokens.empty()  ? max_features
                                                : max_tokens;
  for (OptionSchema& option : schema.options)
    if (option.name == "n_heads") option.max = static_cast<double>(max_heads);
}

Schema schema() {
  Schema schema{
      "transformer",
      formula::joined("\\operatorname{decoder}\\left(Y", formula::plus_unless("positions=none", "P^Y"),
                      ",\\;\\operatorname{encoder}(X", formula::plus_unless("positions=none", "P^X"),
                      "),\\;M\\right)"),
      {queries_dimension(), keys_dimension()},
      {{"source", "X", "n", "d_model", "input", "context_input", "input.source.the_sequence_that_is_read",
        ""},
       {"target", "Y", "m", "d_model", "input", "input",
        "input.target.the_sequence_that_is_written_shifted_right", ""}},
      {{"layers", "option.layers", "choice", {"1", "2", "3"}, std::string("1"), 0, 0, ""},
       {"positions",
        "option.positions.how_tokens_get_to_know_their_place",
        "choice",
        {"sinusoidal", "none"},
        std::string("sinusoidal"),
        0,
        0,
        ""}},
  };
  for (DimensionSchema& dimension : layer_dimensions()) schema.dimensions.push_back(std::move(dimension));
  for (OptionSchema& option : layer_options()) schema.options.push_back(std::move(option));
  append_stack(schema, "encoder", max_layers, encoder_layer_inputs());
  append_stack(schema, "decoder", max_layers, decoder_layer_inputs());
  limit_sizes(schema);
  return schema;
}

}  // namespace transformer_variant

Variant transformer() { return {transformer_variant::schema(), transformer_variant::run<double>}; }

}  // namespace attention
