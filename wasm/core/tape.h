#pragma once

#include <deque>
#include <string>
#include <vector>

#include "core/gradients.h"
#include "core/numeric/rounding.h"
#include "core/op.h"

namespace attention {

/// A handle to a node: the values that variants compute with.
template <class T>
struct Var {
  Tape<T>* tape;
  int id;

  const Node<T>& node() const { return tape->node(id); }
  Node<T>& node() { return tape->node(id); }
  const Matrix<T>& data() const { return node().data; }
  Index rows() const { return data().rows(); }
  Index cols() const { return data().cols(); }
};

/// All nodes in topological order: operands come before the nodes that read them.
template <class T>
class Tape {
 public:
  Tape() = default;
  Tape(const Tape&) = delete;
  Tape& operator=(const Tape&) = delete;

  /// Computes a node and appends it.
  Var<T> record(Node<T> node);
  /// Recomputes every node in place, after inputs have changed.
  void replay();
  /// Recomputes these nodes in the given order, including nodes without operands.
  void replay(const std::vector<int>& some);
  /// Appends an input.
  Var<T> given(Matrix<T> data, std::string row_dim, std::string col_dim);

  /// Makes the numbers of all nodes that are recorded from now on inexact. Inputs stay as they are.
  void round_with(const Rounding& rounding) { rounding_ = rounding; }
  const Rounding& rounding() const { return rounding_; }

  int size() const { return static_cast<int>(nodes_.size()); }
  const Node<T>& node(int id) const { return nodes_[static_cast<std::size_t>(id)]; }
  Node<T>& node(int id) { return nodes_[static_cast<std::size_t>(id)]; }
  OpContext<T> context_of(int id) const { return {*this, node(id)}; }

  /// d(Σ seed ⊙ data(of)) / d(data) for every node, by reverse accumulation; zeros for nodes that `of` does
  /// not depend on. Double uses the derivatives of the ops, which record temporary nodes; float, for
  /// training, uses gradient kernels.
  std::vector<Matrix<T>> backward(int of, const Matrix<T>& seed);
  /// The same into existing gradients, for required nodes only.
  void backward(int of, const Matrix<T>& seed, Gradients<T>& into);
  /// Zero gradients of these nodes only, accumulated over passes.
  Gradients<T> accumulators_for(const std::vector<int>& nodes) const;
  /// d(Σ data(of)²) / d(data) for every node.
  std::vector<Matrix<T>> backward_of_squares(int of);

 private:
  class ScratchNodes;
  /// Adds the contributions of a node to the gradients of its operands.
  void propagate(int id, Gradients<T>& into);

  // A deque keeps references to nodes valid while the tape grows.
  std::deque<Node<T>> nodes_;
  Index cells_ = 0;
  Rounding rounding_{};
};

template <>
void Tape<double>::propagate(int id, Gradients<double>& into);
template <>
void Tape<float>::propagate(int id, Gradients<float>& into);

extern template class Tape<double>;
extern template class Tape<float>;

template <class T>
const Node<T>& OpContext<T>::operand_node(std::size_t k) const {
  return tape.node(node.operands[k]);
}

template <class T>
const Matrix<T>& OpContext<T>::operand(std::size_t k) const {
  return operand_node(k).data;
}

template <class T>
Factor OpContext<T>::factor(std::size_t k, Index row, Index col) const {
  return {{node.operands[k], row, col}, static_cast<double>(operand(k)(row, col))};
}

}  // namespace attention
