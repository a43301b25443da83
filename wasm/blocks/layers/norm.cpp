#include "blocks/layers/norm.h"

namespace attention {

namespace {

/// Ids of the nodes of divide_by_size.
struct SizeNames {
  const char* squares;
  const char* mean;
  const char* root;
};

/// Divides each row by its root mean square, which is the standard deviation if the mean is 0.
template <class T>
Var<T> divide_by_size(Graph<T>& graph, Var<T> x, const SizeNames& names) {
  const Var<T> squares = graph.named(names.squares, multiply(x, x));
  const Var<T> means = graph.named(names.mean, mean(squares, Each::row));
  const Var<T> root = graph.named(names.root, square_root(means, graph.number("epsilon")));
  graph.section("normalised", "section.normalise");
  return graph.named("normalised", divide(x, root));
}

template <class T>
Var<T> without_mean(Graph<T>& graph, Var<T> x) {
  return graph.named("centred", subtract(x, graph.named("mean", mean(x, Each::row))));
}

}  // namespace

template <class T>
NormParameters<T> read_norm(Graph<T>& graph) {
  const Var<T> gain = graph.input("gain");
  if (!graph.reads("shift")) return {gain, {}};
  return {gain, graph.input("shift")};
}

template <class T>
Var<T> normalise(Graph<T>& graph, Var<T> x, const NormParameters<T>& parameters) {
  graph.section("statistics", "section.mean_and_size");
  const Var<T> rows =
      graph.choice("norm_kind") == "rms"
          ? divide_by_size(graph, x, {"input_squares", "mean_square", "root_mean_square"})
          : divide_by_size(graph, without_mean(graph, x), {"squares", "variance", "deviation"});
  if (!parameters.shift) return graph.named("normed", multiply(rows, parameters.gain));
  const Var<T> gained = graph.named("gained", multiply(rows, parameters.gain));
  return graph.named("normed", add(gained, *parameters.shift));
}

template <class T>
Var<T> norm_group(Graph<T>& graph, const std::string& id, Group group, Var<T> x) {
  graph.enter(id, std::move(group));
  graph.section("inputs", "section.gain_and_shift");
  const Var<T> normed = normalise(graph, x, read_norm(graph));
  graph.leave();
  return normed;
}

std::vector<InputSchema> norm_inputs(const std::string& dim) {
  return {
      {"gain", "\\gamma", "1", dim, "gain", "inner", "input.gain", ""},
      {"shift", "\\beta", "1", dim, "bias", "inner", "input.shift", "norm_kind=layer"},
  };
}

std::vector<OptionSchema> norm_options() {
  return {
      {"norm_kind", "option.norm_kind", "choice", {"layer", "rms"}, std::string("layer"), 0, 0, ""},
      {"epsilon", "option.epsilon", "number", {}, 1e-5, 1e-12, 1, ""},
  };
}

template NormParameters<double> read_norm(Graph<double>&);
template NormParameters<float> read_norm(Graph<float>&);
template Var<double> normalise(Graph<double>&, Var<double>, const NormParameters<double>&);
template Var<float> normalise(Graph<float>&, Var<float>, const NormParameters<float>&);
template Var<double> norm_group(Graph<double>&, const std::string&, Group, Var<double>);
template Var<float> norm_group(Graph<float>&, const std::string&, Group, Var<float>);

}  // namespace attention
