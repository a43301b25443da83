#pragma once

#include <vector>

#include "core/op.h"

namespace attention {

/// Gradients of the nodes of a tape, in its order. Reused from pass to pass without allocating.
template <class T>
struct Gradients {
  std::vector<Matrix<T>> of{};
  /// Which nodes have a gradient in this pass; the matrices of the others are unspecified.
  std::vector<bool> has_value{};
  /// Which nodes depend on a requested node. Empty means all.
  std::vector<bool> required{};
  /// Nodes whose gradients are accumulated over passes; all others are released during a pass. Empty: nothing
  /// is accumulated and all gradients are kept.
  std::vector<bool> accumulated{};
  /// Free list of released matrices; the last released, likely still in cache, is reused first.
  std::vector<Matrix<T>> buffers{};

  bool is_required(std::size_t id) const { return required.empty() || required[id]; }
  /// Whether this gradient is released once it has been propagated.
  bool is_temporary(std::size_t id) const { return !accumulated.empty() && !accumulated[id]; }
  /// The gradient of a node, with the shape of `data` and unspecified contents.
  Matrix<T>& allocate(std::size_t id, const Matrix<T>& data);
  void release(std::size_t id);
};

/// The operand gradients that a gradient kernel adds to. Operands may be the same node.
struct OperandGradients {
  const Tape<float>& tape;
  Gradients<float>& gradients;
  /// The node of the kernel.
  std::size_t node;
  const std::vector<int>& operands;

  /// The gradient of operand k, to be added to; zeros on first use.
  Matrix<float>& operator[](std::size_t k) const;
  /// Whether the gradient of operand k is needed at all.
  bool is_required(std::size_t k) const { return gradients.is_required(id(k)); }
  /// True on first use of operand k: the kernel then overwrites its gradient instead of adding, which saves
  /// zeroing.
  bool is_first(std::size_t k) const;
  /// Moves the gradient of the node to operand k of the same shape, if that has none yet and the gradient of
  /// the node is temporary. Returns whether it did. Must be the last call of a kernel.
  bool move_to(std::size_t k) const;

 private:
  std::size_t id(std::size_t k) const { return static_cast<std::size_t>(operands[k]); }
};

extern template struct Gradients<double>;
extern template struct Gradients<float>;

}  // namespace attention
