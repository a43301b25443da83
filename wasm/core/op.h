#pragma once

#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "core/explain.h"
#include "core/matrix.h"
#include "core/message.h"
#include "core/parameters.h"

namespace attention {

template <class T>
class Tape;
template <class T>
struct Node;
template <class T>
struct Var;
struct OperandGradients;
struct DerivativeContext;

/// The arguments of the functions of an op: the node and its tape.
template <class T>
struct OpContext {
  const Tape<T>& tape;
  const Node<T>& node;

  const Matrix<T>& operand(std::size_t k) const;
  const Node<T>& operand_node(std::size_t k) const;
  /// Cell (row, col) of operand k with its number, as a factor of a term.
  Factor factor(std::size_t k, Index row, Index col) const;
};

/// A function pointer that exists for one scalar type only, so that the other type does not link the
/// function.
template <bool is_enabled, class Function>
struct EnabledIf {
  constexpr EnabledIf() = default;
  constexpr EnabledIf(Function) {}
};
template <class Function>
struct EnabledIf<true, Function> {
  constexpr EnabledIf() = default;
  constexpr EnabledIf(Function of) : function(of) {}
  Function function = nullptr;
};

/// The gradient of one operand as a node, given that of the result. Empty where it is zero, or where an
/// earlier slot with the same node has returned the sum for both.
using Derivative = std::optional<Var<double>> (*)(const DerivativeContext&);
/// Adds the gradients of all operands, hand-written in float.
using GradientKernel = void (*)(const OpContext<float>&, const Matrix<float>& grad, const OperandGradients&);

/// An op: its value, explanation, equation and derivative.
template <class T>
struct Op {
  const char* name;
  /// Computes the node into `out`, which may have any size and contents.
  void (*forward)(const OpContext<T>&, Matrix<T>& out);
  Explanation (*explain)(const OpContext<T>&, Index row, Index col);
  /// LaTeX of the right-hand side; \arg{k} stands for the symbol of operand k.
  std::string (*equation)(const OpContext<T>&);
  EnabledIf<std::is_same_v<T, double>, Derivative> derivative{};
  /// For training. A test compares each with `derivative`.
  EnabledIf<std::is_same_v<T, float>, GradientKernel> gradient_kernel{};
  /// The products of a cell, for ops whose cells are sums of products.
  void (*terms)(const OpContext<T>&, Index row, Index col, Terms& out) = nullptr;
};

/// A group of the graph: {"self"}, or {"encoder", 2} for the second of several; 0 where there is only one.
struct Group {
  std::string kind;
  Index number = 0;
};

/// One application of an op. The names are for display only.
template <class T>
struct Node {
  const Op<T>* op;
  std::vector<int> operands;
  OpParameters parameters;
  /// Names of the dimensions along the rows and along the columns: "m", "d_k", "n_heads*d_v".
  std::string row_dim;
  std::string col_dim;
  Matrix<T> data{};

  std::string id{};
  /// The id without groups, head and step: "scores".
  std::string name{};
  std::string symbol{};
  std::string subscript{};
  /// LaTeX of the right-hand side in place of that of the op, if it is not empty; \node{k} stands for the
  /// symbol of node k.
  std::string equation{};
  /// If it is empty, the title is the text `title.<name>`: see `title_of`.
  Message title{};
  std::string kind{};
  std::string role{};
  std::string section{};
  /// The number of the head, from 1; 0 outside heads.
  Index head = 0;
  /// The enclosing groups, outermost first; the last may be the step of a recurrence, {"step", 3}.
  std::vector<Group> groups{};

  /// The node whose gradient, or part of it, this is; otherwise -1.
  int gradient_of = -1;
  /// The node that the gradient was propagated from, and its operand slot; -1 where several are summed. For a
  /// helper node of a derivative, `via` is the node that it is named after.
  int via = -1;
  int slot = -1;
  /// Kind of helper node of a derivative: "jacobian"; "partial" for one of several parts of a gradient.
  std::string part{};
};

/// The parameters of a node whose op has those of type `Of`.
template <class Of, class T>
const Of& parameters_of(const Node<T>& node) {
  return std::get<Of>(node.parameters);
}
template <class Of, class T>
Of& parameters_of(Node<T>& node) {
  return std::get<Of>(node.parameters);
}

}  // namespace attention
