#pragma once

#include <deque>
#include <string>
#include <type_traits>
#include <vector>

#include "core/explain.h"
#include "core/matrix.h"
#include "core/message.h"

namespace attention {

template <class T>
class Tape;
template <class T>
struct Node;

/// Along the rows is from one row to the next, as axis 0 of an array.
enum class Axis { rows, columns };

/// The numbers of a rule that are not matrices. Each op says which of them it reads.
struct Attributes {
  double factor = 1;
  Index rows = 0;
  Index cols = 0;
  Index first = 0;
  Index last = 0;
  Axis axis = Axis::columns;
  Function function = Function::none;
  /// For each cell of the result, row by row, a number that its rule reads: where it comes from, what it is.
  std::vector<Index> cells{};
  /// LaTeX of the right-hand side, where the op leaves it to the variant.
  std::string equation{};
  /// The key of what is said about a cell, where the op leaves it to the variant.
  std::string sentence{};
};

/// A node seen by its own rule: its operands and attributes.
template <class T>
struct OpContext {
  const Tape<T>& tape;
  const Node<T>& node;

  const Matrix<T>& operand(std::size_t k) const;
  const Node<T>& operand_node(std::size_t k) const;
  /// Cell (row, col) of operand k with its number, as a factor of a term.
  Factor factor(std::size_t k, Index row, Index col) const;
};

/// Gradients of the nodes of a tape, in its order. Kept from one pass to the next, they allocate nothing.
template <class T>
struct Gradients {
  std::vector<Matrix<T>> of{};
  /// Which nodes have met a gradient in this pass; what the others hold is left over and means nothing.
  std::vector<bool> reached{};
  /// Which nodes lead to one whose gradient is asked for: all of them where the list is empty.
  std::vector<bool> wanted{};
  /// Whose gradients are summed up from pass to pass: they begin as they are, and the others are gone after
  /// the pass. Where the list is empty, all begin anew and stay.
  std::vector<bool> summed{};
  /// What held gradients that are gone: the next ones find it in the cache.
  std::vector<Matrix<T>> spare{};

  /// Is this gradient gone as soon as it has been passed on?
  bool passes(std::size_t id) const { return !summed.empty() && !summed[id]; }
  /// The gradient of a node, of the shape of its numbers, whatever stands in it.
  Matrix<T>& shaped(std::size_t id, const Matrix<T>& data);
  /// Takes back what holds a gradient that was passed on.
  void release(std::size_t id);
};

/// Where a rule adds the gradients of its operands; operands may be the same node.
template <class T>
struct OperandGradients {
  const Tape<T>& tape;
  Gradients<T>& gradients;
  /// The node that the rule is of.
  std::size_t from;
  const std::vector<int>& operands;

  /// The gradient of operand k, to be added to: zeros where nothing has come to it yet.
  Matrix<T>& operator[](std::size_t k) const;
  /// Does anybody ask for what comes to operand k? A rule that knows it may save its work.
  bool wants(std::size_t k) const;
  /// Whether nothing has come to operand k yet, and what comes now is to be written over what is left there.
  /// Only in float, which training runs in: filling everything with zeros first would take time. In double,
  /// which explains every cell, each sum begins with 0.
  bool is_first(std::size_t k) const;
  /// Makes the matrix that holds the gradient of the node that of operand k, which has its shape, and says
  /// whether it did: where nothing has come to the operand yet, and the gradient of the node is gone after
  /// its rule. This is the last thing that a rule does. Only in float, for the reason above.
  bool move_to(std::size_t k) const;
};

/// A rule: how it computes, how it is differentiated, why one cell has its number, how it is written.
template <class T>
struct Op {
  const char* name;
  /// Writes the numbers of the node over whatever was there.
  void (*forward)(const OpContext<T>&, Matrix<T>& out);
  /// Adds to the gradient of each operand what comes to it by this node, given the gradient of the node.
  void (*vjp)(const OpContext<T>&, const Matrix<T>& grad, const OperandGradients<T>& to);
  Explanation (*explain)(const OpContext<T>&, Index row, Index col);
  /// LaTeX of the right-hand side; \arg{k} stands for the symbol of operand k.
  std::string (*equation)(const OpContext<T>&);
};

/// A group of the walk: {"self"}, or {"encoder", 2} for the second of several; 0 where they are not counted.
struct Group {
  std::string kind;
  Index number = 0;
};

/// One application of a rule. The names are for the reader; the arithmetic needs none of them.
template <class T>
struct Node {
  const Op<T>* op;
  std::vector<int> operands;
  Attributes attributes;
  /// Names of the dimensions along the rows and along the columns: "m", "d_k", "n_heads*d_v".
  std::string row_dim;
  std::string col_dim;
  Matrix<T> data{};

  std::string id{};
  /// The id without groups, head and step: "scores".
  std::string name{};
  std::string symbol{};
  std::string subscript{};
  Message title{};
  std::string kind{};
  std::string role{};
  std::string section{};
  /// The number of the head, from 1; 0 outside heads.
  Index head = 0;
  /// The groups that it lies in, outermost first, with the step of a recurrence as the last: {"step", 3}.
  std::vector<Group> groups{};

  /// The node whose gradient this one is, or a part of; -1 for all others.
  int gradient_of = -1;
  /// The only node that the gradient came back through, and the operand of it; -1 where several are summed.
  int via = -1;
  int slot = -1;
  /// What a node of the backward pass is that is computed beside the gradients: "jacobian".
  std::string part{};
};

/// A node under construction: what variants compute with.
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

/// All applications in order. Operands always come before the nodes that read them.
template <class T>
class Tape {
 public:
  Tape() = default;
  Tape(const Tape&) = delete;
  Tape& operator=(const Tape&) = delete;

  /// Computes a node with its rule and appends it.
  Var<T> record(Node<T> node);
  /// Computes every node again, in the matrices that are there: after given numbers have changed.
  void replay();
  /// The same for some nodes, in their order, those without operands too.
  void replay(const std::vector<int>& some);
  /// Appends a node whose numbers are given.
  Var<T> given(Matrix<T> data, std::string row_dim, std::string col_dim);

  int size() const { return static_cast<int>(nodes_.size()); }
  const Node<T>& node(int id) const { return nodes_[static_cast<std::size_t>(id)]; }
  Node<T>& node(int id) { return nodes_[static_cast<std::size_t>(id)]; }
  OpContext<T> context_of(int id) const { return {*this, node(id)}; }

  /// d(Σ seed ⊙ data(of)) / d(data) for every node, by reverse accumulation; nodes that do not matter get
  /// zeros.
  std::vector<Matrix<T>> backward(int of, const Matrix<T>& seed) const;
  /// The same into gradients that are there, as far as they are wanted.
  void backward(int of, const Matrix<T>& seed, Gradients<T>& into) const;
  /// Gradients of these nodes alone, zeros now, to be summed up from pass to pass.
  Gradients<T> sums_for(const std::vector<int>& nodes) const;
  /// d(Σ data(of)²) / d(data) for every node.
  std::vector<Matrix<T>> backward_of_squares(int of) const;

 private:
  // A deque: a Var handed out stays valid while the tape grows.
  std::deque<Node<T>> nodes_;
  Index cells_ = 0;
};

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
Matrix<T>& OperandGradients<T>::operator[](std::size_t k) const {
  const std::size_t id = static_cast<std::size_t>(operands[k]);
  Matrix<T>& sum = gradients.of[id];
  if (gradients.reached[id]) return sum;
  gradients.reached[id] = true;
  return gradients.shaped(id, tape.node(operands[k]).data).setZero();
}

template <class T>
bool OperandGradients<T>::wants(std::size_t k) const {
  return gradients.wanted.empty() || gradients.wanted[static_cast<std::size_t>(operands[k])];
}

template <class T>
bool OperandGradients<T>::is_first(std::size_t k) const {
  const std::size_t id = static_cast<std::size_t>(operands[k]);
  if (std::is_same_v<T, double> || gradients.reached[id]) return false;
  gradients.reached[id] = true;
  gradients.shaped(id, tape.node(operands[k]).data);
  return true;
}

template <class T>
bool OperandGradients<T>::move_to(std::size_t k) const {
  const std::size_t id = static_cast<std::size_t>(operands[k]);
  if (std::is_same_v<T, double> || gradients.reached[id] || !gradients.passes(from)) return false;
  gradients.reached[id] = true;
  gradients.of[id].swap(gradients.of[from]);
  return true;
}

template <class T>
Factor OpContext<T>::factor(std::size_t k, Index row, Index col) const {
  return {{node.operands[k], row, col}, static_cast<double>(operand(k)(row, col))};
}

}  // namespace attention
