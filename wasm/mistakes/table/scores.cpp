#include <cmath>

#include "mistakes/table/table.h"

/// The scale of the scores, and the softmax.
namespace attention {

namespace {

using Altered = std::optional<Var<double>>;

bool is_scale_of_scores(const Site& at) { return at.is_op("scale") && at.is_named("scaled_scores"); }

/// The number of columns of Q and K; 0 if the factor is not 1/√d_k.
double width_of_keys(const Site& at) {
  const Node<double>* const key = at.sibling_node("key_transposed");
  if (!is_scale_of_scores(at) || key == nullptr) return 0;
  const double width = static_cast<double>(key->data.rows());
  const double factor = at.node.attributes.factor;
  return std::abs(factor * factor * width - 1) < 1e-9 ? width : 0;
}

Altered without_scale(const Site& at) {
  if (!is_scale_of_scores(at)) return {};
  return at.operand(0);
}

Altered scaled_by_width(const Site& at) {
  const double width = width_of_keys(at);
  if (width == 0) return {};
  return scale(at.operand(0), 1 / width, "");
}

Altered multiplied_by_root(const Site& at) {
  const double width = width_of_keys(at);
  if (width == 0) return {};
  return scale(at.operand(0), std::sqrt(width), "");
}

/// Each head has its own width; the width of all heads together is another.
Altered scaled_by_all_heads(const Site& at) {
  const double width = width_of_keys(at);
  if (width == 0 || at.node.head == 0 || !at.graph().has_option("n_heads")) return {};
  return scale(at.operand(0), 1 / std::sqrt(width * at.graph().number("n_heads")), "");
}

/// The width of the tokens in place of that of the keys.
Altered scaled_by_d_model(const Site& at) {
  const double width = width_of_keys(at);
  const auto found = at.graph().sizes.find("d_model");
  if (width == 0 || found == at.graph().sizes.end()) return {};
  return scale(at.operand(0), 1 / std::sqrt(static_cast<double>(found->second)), "");
}

Altered scaled_by_length(const Site& at) {
  if (width_of_keys(at) == 0) return {};
  return scale(at.operand(0), 1 / std::sqrt(static_cast<double>(at.node.data.cols())), "");
}

bool is_softmax(const Site& at) { return at.is_op("softmax") || at.is_op("softmax_columns"); }

Altered scaled_after_softmax(const Site& at) {
  if (is_scale_of_scores(at)) return at.operand(0);
  const Node<double>* const scaled = at.sibling_node("scaled_scores");
  if (!is_softmax(at) || scaled == nullptr || std::string(scaled->op->name) != "scale") return {};
  return scale(softmax(at.operand(0)), scaled->attributes.factor, "");
}

Altered softmax_of_other_axis(const Site& at) {
  if (!is_softmax(at)) return {};
  return softmax(at.operand(0), at.is_op("softmax") ? Axis::rows : Axis::columns);
}

Altered without_softmax(const Site& at) {
  if (!is_softmax(at)) return {};
  return at.operand(0);
}

Altered exp_alone(const Site& at) {
  if (!is_softmax(at)) return {};
  return activation(at.operand(0), Function::exp);
}

Altered shares_of_scores(const Site& at) {
  if (!at.is_op("softmax") || !at.operand(0).data().allFinite()) return {};
  return divide(at.operand(0), sum_to(at.operand(0), at.node.data.rows(), 1));
}

Altered only_the_largest(const Site& at) {
  if (!at.is_op("softmax")) return {};
  return hardmax(at.operand(0));
}

Altered softmax_of_all_cells(const Site& at) {
  if (!is_softmax(at)) return {};
  const Var<double> scores = at.operand(0);
  return reshape(softmax(reshape(scores, scores.rows() * scores.cols(), "", "")), scores.cols(), "", "");
}

Altered softmax_twice(const Site& at) {
  if (!at.is_op("softmax")) return {};
  return softmax(softmax(at.operand(0)));
}

Altered logarithm_of_softmax(const Site& at) {
  if (!at.is_op("softmax")) return {};
  return log_softmax(at.operand(0));
}

}  // namespace

std::vector<MistakeKind> score_mistakes() {
  return {{"mistake.scale_missing", without_scale},
          {"mistake.scale_by_d_k", scaled_by_width},
          {"mistake.scale_multiplied", multiplied_by_root},
          {"mistake.scale_by_all_heads", scaled_by_all_heads},
          {"mistake.scale_by_d_model", scaled_by_d_model},
          {"mistake.scale_by_length", scaled_by_length},
          {"mistake.scale_after_softmax", scaled_after_softmax},
          {"mistake.softmax_other_axis", softmax_of_other_axis},
          {"mistake.softmax_missing", without_softmax},
          {"mistake.softmax_not_normalised", exp_alone},
          {"mistake.softmax_without_exp", shares_of_scores},
          {"mistake.softmax_as_maximum", only_the_largest},
          {"mistake.softmax_of_all_cells", softmax_of_all_cells},
          {"mistake.softmax_twice", softmax_twice},
          {"mistake.softmax_logarithm", logarithm_of_softmax}};
}

}  // namespace attention
