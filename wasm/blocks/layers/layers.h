#pragma once

#include <optional>

#include "blocks/attention/projections.h"
#include "blocks/layers/feed_forward.h"
#include "blocks/layers/norm.h"
#include "graph/formula.h"

/// Parts of encoders and decoders. Each is a group that includes its parameters: "self/w_q", "norm_1/mean",
/// and "encoder_0/self/head_1/weights" inside a stack.
namespace attention {

/// One sub-layer with its residual connection and its norm, as the option `norm` places it: after the sum,
/// norm(x + body(x)), Vaswani et al. 2017, section 3.1; or before the body, x + body(norm(x)), Xiong et al.
/// 2020, figure 1. X: n × d_model; returns the same shape.
template <class T, class Body>
Var<T> sub_layer(Graph<T>& graph, const std::string& number, Var<T> x, Body body) {
  const bool before = graph.choice("norm") == "pre";
  const auto norm = [&](Var<T> rows) {
    return norm_group(graph, "norm_" + number, {"norm", std::stol(number)}, rows);
  };
  const Var<T> found = body(before ? norm(x) : x);
  graph.section("add_" + number, "section.add");
  const Var<T> sum = graph.named("residual_" + number, add(x, found));
  return before ? sum : norm(sum);
}

/// The same in LaTeX.
inline constexpr auto sub_layer_formula =
    formula::when("norm=post", "\\operatorname{norm}\\left(X+\\operatorname{sublayer}(X)\\right)",
                  "X+\\operatorname{sublayer}\\left(\\operatorname{norm}(X)\\right)");

/// Multi-head attention: queries from X (m × d_model), keys and values from Y (n × d_model).
template <class T>
Var<T> attention_group(Graph<T>& graph, const std::string& id, Var<T> x, Var<T> y, std::optional<Var<T>> mask,
                       const Heads& heads = {});

/// Self-attention, then the feed-forward network, each a sub-layer. X: n × d_model; returns the same shape.
/// Vaswani et al. 2017, section 3.1, encoder.
template <class T>
Var<T> encoder_layer(Graph<T>& graph, Var<T> x, std::optional<Var<T>> mask);

/// What a decoder layer reads of the source: the output of the encoder, n × d_model, its mask, and the
/// dimensions of the cross-attention.
template <class T>
struct SourceMemory {
  Var<T> rows;
  std::optional<Var<T>> mask = {};
  Heads heads = {};
};

/// Masked self-attention, attention to the memory, then the feed-forward network, each a sub-layer. X: m ×
/// d_model; returns the same shape. Vaswani et al. 2017, section 3.1, decoder.
template <class T>
Var<T> decoder_layer(Graph<T>& graph, Var<T> x, const SourceMemory<T>& memory, std::optional<Var<T>> mask);

/// Inputs of encoder_layer and of decoder_layer.
std::vector<InputSchema> encoder_layer_inputs();
std::vector<InputSchema> decoder_layer_inputs(const Heads& cross = {});
/// `norm`, `activation`, `bias` and the options of a norm.
std::vector<OptionSchema> layer_options();
/// d_model, n_heads, d_k, d_v and d_ff.
std::vector<DimensionSchema> layer_dimensions();

/// The inputs with the prefix of a group and, if given, the condition `when` added.
std::vector<InputSchema> grouped(const std::string& group, std::vector<InputSchema> inputs,
                                 const std::string& when = "");

}  // namespace attention
