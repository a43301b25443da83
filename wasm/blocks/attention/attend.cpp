#include "blocks/attention/attend.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attention {

namespace {

template <class T>
bool is_blocked(T value) {
  return value == -std::numeric_limits<T>::infinity();
}

template <class T>
FullyMaskedRows masked_rows_of(const Graph<T>& graph) {
  const bool nan = graph.has_option("fully_masked") && graph.choice("fully_masked") == "nan";
  return nan ? FullyMaskedRows::nan : FullyMaskedRows::zeros;
}

/// Adds a note to each row of fully masked weights.
template <class T>
void note_masked_rows(Graph<T>& graph, Var<T> masked, Var<T> weights) {
  for (Index i = 0; i < masked.rows(); ++i) {
    const auto row = masked.data().row(i);
    if (!std::all_of(row.begin(), row.end(), is_blocked<T>)) continue;
    graph.note(weights, i,
               masked_rows_of(graph) == FullyMaskedRows::nan ? Message{"note.masked_row_nan"}
                                                             : Message{"note.masked_row"});
  }
}

/// An integer option of the mask.
template <class T>
Index count_option(const Graph<T>& graph, const char* option, Index low) {
  return check_integer(graph.schema.id, option_argument(option), graph.number(option), low, Limits::side);
}

/// The mask named `choice` for m queries and n keys.
template <class T>
Var<T> generated_mask(Graph<T>& graph, const std::string& choice, Index m, Index n) {
  if (choice == "padding") return padding_mask(graph.tape, m, n, count_option(graph, "valid_len", 0));
  if (choice == "block") return block_mask(graph.tape, m, n, count_option(graph, "block_size", 1));
  if (choice == "window")
    return window_mask(graph.tape, m, n, count_option(graph, "window_left", -1),
                       count_option(graph, "window_right", -1));
  return causal_mask(graph.tape, m, n, choice == "causal" ? 0 : n - m);
}

template <class T>
Var<T> bring_into_range(Graph<T>& graph, Var<T> scores, const Scaling& scaling) {
  if (scaling.width != 0) scores = graph.named("scaled_scores", divide_by_root(scores, scaling.width));
  if (scaling.factor != 0)
    scores = graph.named("scaled_scores", scale(scores, scaling.factor, "\\arg{0}\\cdot\\text{scale}"));
  if (scaling.softcap != 0) scores = graph.named("capped_scores", softcap(scores, scaling.softcap));
  return scores;
}

/// Q Kᵀ, scaled and capped.
template <class T>
Var<T> score(Graph<T>& graph, Var<T> query, Var<T> key, const Scaling& scaling) {
  graph.section("scores", "section.scores");
  const Var<T> key_transposed = graph.named("key_transposed", transpose(key));
  return bring_into_range(graph, graph.named("scores", matmul(query, key_transposed)), scaling);
}

/// softmax(S + M) V.
template <class T>
Var<T> weighted_values(Graph<T>& graph, Var<T> scores, Var<T> value, std::optional<Var<T>> barrier) {
  if (barrier) scores = graph.named("masked_scores", mask(scores, *barrier));
  graph.section("weights", "section.weights");
  const Var<T> weights = graph.named("weights", softmax(scores, Each::row, masked_rows_of(graph)));
  if (barrier) note_masked_rows(graph, scores, weights);

  graph.section("context", "section.context");
  return graph.named("context", matmul(weights, value));
}

}  // namespace

template <class T>
Var<T> divide_by_root(Var<T> scores, Index d_k) {
  Var<T> scaled = scale(scores, 1 / std::sqrt(static_cast<double>(d_k)), "\\frac{\\arg{0}}{\\sqrt{d_k}}");
  parameters_of<ScaleParameters>(scaled.node()).radicand = d_k;
  return scaled;
}

template <class T>
Scaling scaling_of(const Graph<T>& graph, Index d_k) {
  Scaling scaling;
  if (graph.has_option("scale")) scaling.factor = graph.number("scale");
  if (scaling.factor == 0) scaling.width = d_k;
  if (graph.has_option("softcap")) scaling.softcap = graph.number("softcap");
  return scaling;
}

template <class T>
std::optional<Var<T>> make_mask(Graph<T>& graph, Var<T> query, Var<T> key) {
  const std::string& choice = graph.choice("mask");
  if (choice == "none") return {};
  graph.section("mask", "section.mask");
  if (choice == "custom") return graph.input("mask");
  Var<T> var = generated_mask(graph, choice, query.rows(), key.rows());
  var.node().row_dim = query.node().row_dim;
  var.node().col_dim = key.node().row_dim;
  return graph.named("mask", var);
}

template <class T>
Var<T> attend(Graph<T>& graph, Var<T> query, Var<T> key, Var<T> value, const Scaling& scaling,
              std::optional<Var<T>> mask) {
  return weighted_values(graph, score(graph, query, key, scaling), value, mask);
}

template <class T>
Var<T> attend(Graph<T>& graph, Var<T> query, Var<T> key, Var<T> value, const Scaling& scaling) {
  const Var<T> scores = score(graph, query, key, scaling);
  return weighted_values(graph, scores, value, make_mask(graph, query, key));
}

template Var<double> divide_by_root(Var<double>, Index);
template Scaling scaling_of(const Graph<double>&, Index);
template std::optional<Var<double>> make_mask(Graph<double>&, Var<double>, Var<double>);
template Var<double> attend(Graph<double>&, Var<double>, Var<double>, Var<double>, const Scaling&,
                            std::optional<Var<double>>);
template Var<double> attend(Graph<double>&, Var<double>, Var<double>, Var<double>, const Scaling&);

template Var<float> divide_by_root(Var<float>, Index);
template Scaling scaling_of(const Graph<float>&, Index);
template std::optional<Var<float>> make_mask(Graph<float>&, Var<float>, Var<float>);
template Var<float> attend(Graph<float>&, Var<float>, Var<float>, Var<float>, const Scaling&,
                           std::optional<Var<float>>);
template Var<float> attend(Graph<float>&, Var<float>, Var<float>, Var<float>, const Scaling&);

}  // namespace attention
