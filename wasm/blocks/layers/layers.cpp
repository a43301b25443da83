#include "blocks/layers/layers.h"

namespace attention {

namespace {

template <class Item>
void append(std::vector<Item>& to, std::vector<Item> items) {
  for (Item& each : items) to.push_back(std::move(each));
}

/// Replaces "n_heads*d_k" and "n_heads*d_v" by the names of these heads.
std::string of_heads(const std::string& product, const Heads& heads) {
  const std::string count = heads.count;
  if (product == "n_heads*d_k") return count + "*" + heads.d_k;
  return product == "n_heads*d_v" ? count + "*" + heads.d_v : product;
}

/// Parameters of multi-head attention with input and output of width d_model.
std::vector<InputSchema> attention_inputs(const Heads& heads = {}) {
  std::vector<InputSchema> inputs = projection_inputs({"d_model", "d_model", "d_model"}, "n_heads*");
  append(inputs, output_projection_inputs("d_model"));
  for (InputSchema& input : inputs) {
    input.rows = of_heads(input.rows, heads);
    input.cols = of_heads(input.cols, heads);
  }
  return inputs;
}

}  // namespace

template <class T>
Var<T> attention_group(Graph<T>& graph, const std::string& id, Var<T> x, Var<T> y, std::optional<Var<T>> mask,
                       const Heads& heads) {
  graph.enter(id);
  graph.section("inputs", "section.parameters");
  const Projected<T> projected = project_tokens(graph, x, y, read_parameters(graph));
  const Var<T> output = attend_with_heads(graph, projected, mask, heads);
  graph.leave();
  return output;
}

template <class T>
Var<T> encoder_layer(Graph<T>& graph, Var<T> x, std::optional<Var<T>> mask) {
  const Var<T> attended =
      sub_layer(graph, "1", x, [&](Var<T> rows) { return attention_group(graph, "self", rows, rows, mask); });
  return sub_layer(graph, "2", attended, [&](Var<T> rows) { return feed_forward_group(graph, rows); });
}

template <class T>
Var<T> decoder_layer(Graph<T>& graph, Var<T> x, const SourceMemory<T>& memory, std::optional<Var<T>> mask) {
  const Var<T> attended =
      sub_layer(graph, "1", x, [&](Var<T> rows) { return attention_group(graph, "self", rows, rows, mask); });
  const Var<T> cross_attended = sub_layer(graph, "2", attended, [&](Var<T> rows) {
    return attention_group(graph, "cross", rows, memory.rows, memory.mask, memory.heads);
  });
  return sub_layer(graph, "3", cross_attended, [&](Var<T> rows) { return feed_forward_group(graph, rows); });
}

std::vector<InputSchema> encoder_layer_inputs() {
  std::vector<InputSchema> inputs = grouped("self", attention_inputs());
  append(inputs, grouped("norm_1", norm_inputs("d_model")));
  append(inputs, grouped("ffn", feed_forward_inputs("d_model")));
  append(inputs, grouped("norm_2", norm_inputs("d_model")));
  return inputs;
}

std::vector<InputSchema> decoder_layer_inputs(const Heads& cross) {
  std::vector<InputSchema> inputs = grouped("self", attention_inputs());
  append(inputs, grouped("norm_1", norm_inputs("d_model")));
  append(inputs, grouped("cross", attention_inputs(cross)));
  append(inputs, grouped("norm_2", norm_inputs("d_model")));
  append(inputs, grouped("ffn", feed_forward_inputs("d_model")));
  append(inputs, grouped("norm_3", norm_inputs("d_model")));
  return inputs;
}

std::vector<OptionSchema> layer_options() {
  std::vector<OptionSchema> options = {
      {"n_heads", "option.n_heads", "number", {}, 2.0, 1, static_cast<double>(Limits::heads), ""},
      {"norm", "option.norm", "choice", {"post", "pre"}, std::string("post"), 0, 0, ""},
      activation_option(),
      {"bias", "option.bias", "flag", {}, false, 0, 0, ""},
  };
  append(options, norm_options());
  return options;
}

std::vector<DimensionSchema> layer_dimensions() {
  return {
      feature_dimension("d_model", "dimension.d_model"),
      {"n_heads", "dimension.n_heads", 1, Limits::heads, 2, ""},
      feature_dimension("d_k", "dimension.d_k", 2),
      feature_dimension("d_v", "dimension.d_v", 2),
      feature_dimension("d_ff", "dimension.d_ff", 6),
  };
}

std::vector<InputSchema> grouped(const std::string& group, std::vector<InputSchema> inputs,
                                 const std::string& when) {
  for (InputSchema& input : inputs) {
    input.name = group + "/" + input.name;
    if (!when.empty()) input.when = input.when.empty() ? when : input.when + "&" + when;
  }
  return inputs;
}

template Var<double> attention_group(Graph<double>&, const std::string&, Var<double>, Var<double>,
                                     std::optional<Var<double>>, const Heads&);
template Var<double> encoder_layer(Graph<double>&, Var<double>, std::optional<Var<double>>);
template Var<double> decoder_layer(Graph<double>&, Var<double>, const SourceMemory<double>&,
                                   std::optional<Var<double>>);

template Var<float> attention_group(Graph<float>&, const std::string&, Var<float>, Var<float>,
                                    std::optional<Var<float>>, const Heads&);
template Var<float> encoder_layer(Graph<float>&, Var<float>, std::optional<Var<float>>);
template Var<float> decoder_layer(Graph<float>&, Var<float>, const SourceMemory<float>&,
                                  std::optional<Var<float>>);

}  // namespace attention
