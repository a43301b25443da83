#include "blocks/attention/positions.h"
#include "blocks/layers/stack.h"
#include "graph/formula.h"
#include "graph/variant.h"

namespace attention {

namespace {

constexpr int most_layers = 3;

/// X + P, the rows arange from 0, in a group of their own; X alone when the option says so. Of an odd width
/// the last pair keeps its sine and leaves its cosine out.
template <class T>
Var<T> with_positions(Graph<T>& graph, const std::string& id, Var<T> x) {
  if (graph.choice("positions") == "none") return x;
  graph.enter(id);
  graph.section("positions", "section.positions");
  const Waves<T> parts = waves(graph, x.rows(), x.node().row_dim, {x.cols(), 10000});
  const Var<T> encoding = graph.named(
      "position_encoding", interleave_columns(parts.sines, parts.cosines, x.cols(), x.node().col_dim));
  const Var<T> positioned = graph.named("positioned", add(x, encoding));
  graph.leave();
  return positioned;
}

/// The encoder reads the source, the decoder the target so far and what the encoder made of the source.
/// Source: n × d_model, target: m × d_model; the output has a row per token of the target.
template <class T>
void run(Graph<T>& graph) {
  graph.section("inputs", "section.tokens");
  const Var<T> source = graph.input("source");
  const Var<T> target = graph.input("target");

  const Var<T> read = with_positions(graph, "source", source);
  const Var<T> memory = stack(graph, "encoder", read,
                              [&](Var<T> x) { return encoder_layer(graph, x, std::optional<Var<T>>()); });

  const Var<T> written = with_positions(graph, "target", target);
  const std::optional<Var<T>> mask = look_back_only(graph, target);
  graph.output(stack(graph, "decoder", written,
                     [&](Var<T> x) { return decoder_layer(graph, x, SourceMemory<T>{memory}, mask); }));
}

/// A walk of some hundred nodes stays quick only while they are small.
void keep_small(Schema& schema) {
  constexpr Index most_tokens = 12;
  constexpr Index most_features = 16;
  constexpr Index most_heads = 4;
  for (DimensionSchema& dimension : schema.dimensions)
    dimension.max = dimension.name == "n_heads" ? most_heads
                    : dimension.tokens.empty()  ? most_features
                                                : most_tokens;
  for (OptionSchema& option : schema.options)
    if (option.name == "n_heads") option.max = static_cast<double>(most_heads);
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
  append_stack(schema, "encoder", most_layers, encoder_layer_inputs());
  append_stack(schema, "decoder", most_layers, decoder_layer_inputs());
  keep_small(schema);
  return schema;
}

}  // namespace

Variant transformer() { return {schema(), run<double>}; }

}  // namespace attention
