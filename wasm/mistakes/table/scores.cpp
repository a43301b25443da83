#include <cmath>

#include "mistakes/table/table.h"

/// The scale of the scores, their cap, and the network that computes them.
namespace attention {

namespace {

using Altered = std::optional<Var<double>>;

bool is_scale_of_scores(const Site& at) { return at.is_op("scale") && at.is_named("scaled_scores"); }

/// The number of columns of Q and K; 0 if the factor is not 1/√d_k.
double width_of_keys(const Site& at) {
  const Node<double>* const key = at.sibling_node("key_transposed");
  if (!is_scale_of_scores(at) || key == nullptr) return 0;
  const double width = static_cast<double>(key->data.rows());
  const double factor = parameters_of<ScaleParameters>(at.node).factor;
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

Altered scaled_after_softmax(const Site& at) {
  if (is_scale_of_scores(at)) return at.operand(0);
  const Node<double>* const scaled = at.sibling_node("scaled_scores");
  if (!is_softmax(at) || scaled == nullptr || std::string(scaled->op->name) != "scale") return {};
  return scale(softmax(at.operand(0)), parameters_of<ScaleParameters>(*scaled).factor, "");
}

bool is_cap(const Site& at) { return at.is_op("softcap") && at.is_named("capped_scores"); }

/// The cap of the scores of this node; 0 if there is none.
double cap_of(const Site& at) {
  const Node<double>* const capped = at.sibling_node("capped_scores");
  return capped == nullptr ? 0 : parameters_of<SoftcapParameters>(*capped).cap;
}

Altered without_cap(const Site& at) {
  if (!is_cap(at)) return {};
  return at.operand(0);
}

/// What is masked becomes -cap, and not -∞.
Altered capped_after_mask(const Site& at) {
  if (is_cap(at)) return at.operand(0);
  if (!at.is_op("mask") || cap_of(at) == 0) return {};
  return softcap(mask(at.operand(0), at.operand(1)), cap_of(at));
}

Altered capped_before_scale(const Site& at) {
  if (is_cap(at)) return at.operand(0);
  if (!is_scale_of_scores(at) || cap_of(at) == 0) return {};
  return scale(softcap(at.operand(0), cap_of(at)), parameters_of<ScaleParameters>(at.node).factor, "");
}

/// vᵀ (W h + U s) in place of vᵀ tanh(W h + U s).
Altered without_tanh(const Site& at) {
  if (!at.is_op("activation") || !at.is_named("hidden_pairs")) return {};
  return at.operand(0);
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
          {"mistake.softcap_missing", without_cap, false, false, true},
          {"mistake.softcap_after_mask", capped_after_mask, false, false, true},
          {"mistake.softcap_before_scale", capped_before_scale, false, false, true},
          {"mistake.score_tanh_missing", without_tanh, false, false, true}};
}

}  // namespace attention
