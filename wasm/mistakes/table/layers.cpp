#include <cmath>

#include "mistakes/table/table.h"

/// Biases, activations, norms and residual connections.
namespace attention {

namespace {

using Altered = std::optional<Var<double>>;

Altered without_bias(const Site& at) {
  if (!at.is_op("add") || at.operand_node(1).kind != "bias") return {};
  return at.operand(0);
}

/// Those of queries, keys and values, `in_proj_bias` of PyTorch; that of the output is added.
Altered without_projection_bias(const Site& at) {
  if (!at.is_op("add") || at.operand_node(1).kind != "bias") return {};
  const std::string& name = at.operand_node(1).name;
  if (name != "b_q" && name != "b_k" && name != "b_v") return {};
  return at.operand(0);
}

Altered other_gelu(const Site& at) {
  if (!at.is_op("activation")) return {};
  const Function function = parameters_of<ActivationParameters>(at.node).function;
  if (function == Function::gelu) return activation(at.operand(0), Function::gelu_tanh);
  if (function == Function::gelu_tanh) return activation(at.operand(0), Function::gelu);
  return {};
}

Altered without_activation(const Site& at) {
  if (!at.is_op("activation") || !(at.is_named("hidden") || at.is_named("activated"))) return {};
  return at.operand(0);
}

bool is_root_of_norm(const Site& at) {
  return at.is_op("square_root") && parameters_of<SquareRootParameters>(at.node).epsilon > 0;
}

Altered without_epsilon(const Site& at) {
  if (!is_root_of_norm(at)) return {};
  return square_root(at.operand(0), 0);
}

Altered epsilon_outside_root(const Site& at) {
  if (!is_root_of_norm(at)) return {};
  const Matrix<double> epsilon = Matrix<double>::Constant(
      at.node.data.rows(), at.node.data.cols(), parameters_of<SquareRootParameters>(at.node).epsilon);
  return add(square_root(at.operand(0), 0), at.tape().given(epsilon, "", ""));
}

Altered without_root(const Site& at) {
  if (!is_root_of_norm(at)) return {};
  return at.operand(0);
}

/// Divided by d - 1, as for a sample, not by d.
Altered sample_variance(const Site& at) {
  const double count = at.is_named("variance") ? static_cast<double>(at.operand(0).cols()) : 0;
  if (count < 2) return {};
  return scale(mean(at.operand(0), Each::row), count / (count - 1), "");
}

/// As x.std() + ε of PyTorch: divided by d - 1, and the ε after the root.
Altered deviation_of_sample(const Site& at) {
  return at.is_named("variance") ? sample_variance(at) : epsilon_outside_root(at);
}

Altered without_mean(const Site& at) {
  if (!at.is_named("centred")) return {};
  return at.operand(0);
}

/// Mean and variance of each column, over the tokens.
Altered norm_of_columns(const Site& at) {
  if (at.is_named("centred")) return subtract(at.operand(0), mean(at.operand(0), Each::column));
  if (!at.is_named("normalised")) return {};
  const Var<double> rows = at.operand(0);
  const double epsilon = parameters_of<SquareRootParameters>(at.operand_node(1)).epsilon;
  return divide(rows, square_root(mean(multiply(rows, rows), Each::column), epsilon));
}

/// One mean and one variance for all tokens together.
Altered norm_of_all_cells(const Site& at) {
  const auto constant = [&](double number) {
    return at.tape().given(Matrix<double>::Constant(at.node.data.rows(), at.node.data.cols(), number), "",
                           "");
  };
  if (at.is_named("centred")) return subtract(at.operand(0), constant(at.operand(0).data().mean()));
  if (!at.is_named("normalised")) return {};
  const Var<double> rows = at.operand(0);
  const double epsilon = parameters_of<SquareRootParameters>(at.operand_node(1)).epsilon;
  return divide(rows, constant(std::sqrt(rows.data().array().square().mean() + epsilon)));
}

Altered without_gain(const Site& at) {
  if (!at.is_op("multiply") || at.operand_node(1).kind != "gain") return {};
  return at.operand(0);
}

Altered without_residual(const Site& at) {
  if (!at.is_op("add") || at.node.name.rfind("residual_", 0) != 0) return {};
  return at.operand(1);
}

/// N(x) + f(N(x)) in place of x + f(N(x)).
Altered residual_of_normed(const Site& at) {
  constexpr std::string_view prefix = "residual_";
  if (!at.is_op("add") || at.node.name.rfind(prefix, 0) != 0) return {};
  if (!at.graph().has_option("norm") || at.graph().choice("norm") != "pre") return {};
  const Altered normed = at.sibling("norm_" + at.node.name.substr(prefix.size()) + "/normed");
  if (!normed) return {};
  return add(*normed, at.operand(1));
}

}  // namespace

std::vector<MistakeKind> layer_mistakes() {
  return {{"mistake.bias_missing", without_bias, true},
          {"mistake.projection_biases_missing", without_projection_bias, false, false, true},
          {"mistake.gelu_formula", other_gelu, true},
          {"mistake.activation_missing", without_activation, true},
          {"mistake.epsilon_missing", without_epsilon, true},
          {"mistake.epsilon_outside_root", epsilon_outside_root, true},
          {"mistake.root_missing", without_root, true},
          {"mistake.variance_of_sample", sample_variance, true},
          {"mistake.mean_not_subtracted", without_mean, true},
          {"mistake.norm_of_columns", norm_of_columns},
          {"mistake.gain_missing", without_gain, true},
          {"mistake.residual_missing", without_residual, true},
          {"mistake.deviation_of_sample", deviation_of_sample},
          {"mistake.norm_of_all_cells", norm_of_all_cells},
          {"mistake.residual_of_normed", residual_of_normed, true}};
}

}  // namespace attention
