#include <limits>

#include "mistakes/table/table.h"

/// Masks: 0 keeps a score, -∞ removes it.
namespace attention {

namespace {

using Altered = std::optional<Var<double>>;

constexpr double removed = -std::numeric_limits<double>::infinity();

/// 1 where the mask keeps a score, 0 where it removes it.
Var<double> kept(Var<double> mask) { return activation(mask, Function::exp); }

Altered ignored(const Site& at) {
  if (!at.is_op("mask")) return {};
  return at.operand(0);
}

Altered after_softmax(const Site& at) {
  if (at.is_op("mask")) return at.operand(0);
  if (!at.is_op("softmax") || std::string(at.operand_node(0).op->name) != "mask") return {};
  return multiply(softmax(at.operand(0)), kept(at.at(at.operand_node(0).operands[1])));
}

/// A score of 0 still has exp(0) = 1.
Altered zero_for_infinity(const Site& at) {
  if (!at.is_op("mask")) return {};
  return multiply(at.operand(0), kept(at.operand(1)));
}

Altered inverted(const Site& at) {
  if (!at.is_op("mask")) return {};
  const Matrix<double> flipped =
      at.operand(1).data().unaryExpr([](double barrier) { return barrier == 0 ? removed : 0.0; });
  return mask(at.operand(0), at.tape().given(flipped, "", ""));
}

/// 1 where the mask keeps a score and 0 where it removes it, added to the scores.
Altered added_as_numbers(const Site& at) {
  if (!at.is_op("mask")) return {};
  return add(at.operand(0), kept(at.operand(1)));
}

Altered transposed_mask(const Site& at) {
  if (!at.is_op("mask") || at.node.data.rows() != at.node.data.cols()) return {};
  return mask(at.operand(0), transpose(at.operand(1)));
}

/// A causal mask with its diagonal moved by `offset`.
Altered moved_diagonal(const Site& at, Index offset) {
  if (!at.is_op("mask") || std::string(at.operand_node(1).op->name) != "causal_mask") return {};
  const Node<double>& causal = at.operand_node(1);
  return mask(at.operand(0), causal_mask(at.tape(), causal.data.rows(), causal.data.cols(),
                                         parameters_of<CausalMaskParameters>(causal).offset + offset));
}

/// A token does not see itself.
Altered hides_own_token(const Site& at) { return moved_diagonal(at, -1); }

Altered shows_next_token(const Site& at) { return moved_diagonal(at, 1); }

/// A window that begins `first` and ends `last` keys later.
Altered moved_window(const Site& at, Index first, Index last) {
  if (!at.is_op("mask") || std::string(at.operand_node(1).op->name) != "window_mask") return {};
  const Node<double>& window = at.operand_node(1);
  const Index begin = parameters_of<WindowMaskParameters>(window).first + first;
  const Index end = parameters_of<WindowMaskParameters>(window).last + last;
  const Matrix<double> moved = Matrix<double>::NullaryExpr(
      at.node.data.rows(), at.node.data.cols(),
      [&](Index row, Index col) { return col >= row + begin && col <= row + end ? 0.0 : removed; });
  return mask(at.operand(0), at.tape().given(moved, "", ""));
}

Altered one_key_more_before(const Site& at) { return moved_window(at, -1, 0); }
Altered one_key_fewer_before(const Site& at) { return moved_window(at, 1, 0); }
Altered one_key_more_after(const Site& at) { return moved_window(at, 0, 1); }
Altered one_key_fewer_after(const Site& at) { return moved_window(at, 0, -1); }

/// (1 - keep) · (-∞): in float16, -1e9 is -∞, and 0 · (-∞) is NaN.
Altered zero_times_infinity(const Site& at) {
  if (!at.is_op("mask")) return {};
  const Matrix<double> products = at.operand(1).data().unaryExpr(
      [](double barrier) { return barrier == 0 ? std::numeric_limits<double>::quiet_NaN() : barrier; });
  return mask(at.operand(0), at.tape().given(products, "", ""));
}

}  // namespace

std::vector<MistakeKind> mask_mistakes() {
  return {{"mistake.mask_missing", ignored},
          {"mistake.mask_after_softmax", after_softmax},
          {"mistake.mask_with_zero", zero_for_infinity},
          {"mistake.mask_inverted", inverted},
          {"mistake.mask_hides_own_token", hides_own_token},
          {"mistake.mask_shows_next_token", shows_next_token},
          {"mistake.mask_transposed", transposed_mask},
          {"mistake.mask_added_as_numbers", added_as_numbers},
          {"mistake.window_more_before", one_key_more_before, false, false, true},
          {"mistake.window_fewer_before", one_key_fewer_before, false, false, true},
          {"mistake.window_more_after", one_key_more_after, false, false, true},
          {"mistake.window_fewer_after", one_key_fewer_after, false, false, true},
          {"mistake.mask_zero_times_infinity", zero_times_infinity, false, false, true}};
}

}  // namespace attention
