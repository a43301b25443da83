#pragma once

#include <optional>
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
template <class T>
struct Var;
struct OperandGradients;
struct DerivativeContext;

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

/// A function that is kept for one scalar type alone: tables for the other do not refer to it.
template <bool is_kept, class Function>
struct KeptIf {
  constexpr KeptIf() = default;
  constexpr KeptIf(Function) {}
};
template <class Function>
struct KeptIf<true, Function> {
  constexpr KeptIf() = default;
  constexpr KeptIf(Function of) : function(of) {}
  Function function = nullptr;
};

/// The gradient of one operand as a node made of ops, given that of the result; nothing where no gradient
/// comes to it, or where an earlier slot, being the same node, has had it already.
using Derivative = std::optional<Var<double>> (*)(const DerivativeContext&);
/// The same for all operands, in float and by hand: adds to the gradients of the operands.
using GradientKernel = void (*)(const OpContext<float>&, const Matrix<float>& grad, const OperandGradients&);

/// How a node is computed, why one cell has its number, how it is written, and its derivative.
template <class T>
struct Op {
  const char* name;
  /// Writes the numbers of the node over whatever was there.
  void (*forward)(const OpContext<T>&, Matrix<T>& out);
  Explanation (*explain)(const OpContext<T>&, Index row, Index col);
  /// LaTeX of the right-hand side; \arg{k} stands for the symbol of operand k.
  std::string (*equation)(const OpContext<T>&);
  KeptIf<std::is_same_v<T, double>, Derivative> derivative{};
  /// Where training spends its time. A test holds each of them to the derivative.
  KeptIf<std::is_same_v<T, float>, GradientKernel> gradient_kernel{};
  /// Of an op whose cells are sums of products: the products of a cell.
  void (*terms)(const OpContext<T>&, Index row, Index col, Terms& out) = nullptr;
};

/// A group of the graph: {"self"}, or {"encoder", 2} for the second of several; 0 where they are not counted.
struct Group {
  std::string kind;
  Index number = 0;
};

/// One application of an op. The names are for the reader; the arithmetic needs none of them.
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
  /// What a helper node of a derivative is: "jacobian".
  std::string part{};
};

}  // namespace attention
