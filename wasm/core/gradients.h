#pragma once

#include <vector>

#include "core/op.h"

namespace attention {

/// Gradients of the nodes of a tape, in its order. Kept from one pass to the next, they allocate nothing.
template <class T>
struct Gradients {
  std::vector<Matrix<T>> of{};
  /// Which nodes have a gradient in this pass; what the others hold is left over and means nothing.
  std::vector<bool> has_value{};
  /// Which nodes lead to one whose gradient is asked for: all of them where the list is empty.
  std::vector<bool> required{};
  /// Whose gradients are accumulated from pass to pass: they begin as they are, and the others are released
  /// in the pass. Where the list is empty, all begin anew and stay.
  std::vector<bool> accumulated{};
  /// Memory of released gradients, in the cache when it is used again.
  std::vector<Matrix<T>> buffers{};

  bool is_required(std::size_t id) const { return required.empty() || required[id]; }
  /// Is this gradient released as soon as it is propagated?
  bool is_temporary(std::size_t id) const { return !accumulated.empty() && !accumulated[id]; }
  /// The gradient of a node, of the shape of its numbers, whatever stands in it.
  Matrix<T>& allocate(std::size_t id, const Matrix<T>& data);
  void release(std::size_t id);
};

/// Where a gradient kernel adds the gradients of its operands; operands may be the same node.
struct OperandGradients {
  const Tape<float>& tape;
  Gradients<float>& gradients;
  /// The node that the kernel is of.
  std::size_t node;
  const std::vector<int>& operands;

  /// The gradient of operand k, to be added to: zeros where nothing has come to it yet.
  Matrix<float>& operator[](std::size_t k) const;
  /// A kernel that knows that nobody asks for the gradient of operand k may save its work.
  bool is_required(std::size_t k) const { return gradients.is_required(id(k)); }
  /// Whether nothing has come to operand k yet, and what comes now is to be written over what is left there:
  /// filling everything with zeros first would take time.
  bool is_first(std::size_t k) const;
  /// Makes the matrix that holds the gradient of the node that of operand k, which has its shape, and says
  /// whether it did: where nothing has come to the operand yet, and the gradient of the node is temporary.
  /// This is the last thing that a kernel does.
  bool move_to(std::size_t k) const;

 private:
  std::size_t id(std::size_t k) const { return static_cast<std::size_t>(operands[k]); }
};

extern template struct Gradients<double>;
extern template struct Gradients<float>;

}  // namespace attention
