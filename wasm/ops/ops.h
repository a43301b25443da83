#pragma once

#include "core/check.h"
#include "core/tape.h"

/// The vocabulary: every rule that a tape can hold. One file each, with its value, its derivative, the reason
/// for one cell, and its equation.
namespace attention {

/// A B, the sum over k added in order. A: m × k, B: k × n.
template <class T>
Var<T> matmul(Var<T> a, Var<T> b);

/// Aᵀ. A: m × n.
template <class T>
Var<T> transpose(Var<T> a);

/// factor · A. `equation` is how the variant writes it, with \arg{0} for A.
template <class T>
Var<T> scale(Var<T> a, double factor, std::string equation);

/// A + B, where B has the shape of A or is one row that is added to every row.
template <class T>
Var<T> add(Var<T> a, Var<T> b);

/// A ⊙ B, cell by cell, of one shape.
template <class T>
Var<T> multiply(Var<T> a, Var<T> b);

/// What softmax does with a row that has no finite score: zeros, or NaN as the bare formula gives.
enum class DeadRows { zeros, nan };

/// exp(a_ij - max_i) / Σ_k exp(a_ik - max_i): each row sums to 1.
template <class T>
Var<T> softmax(Var<T> a, DeadRows dead_rows = DeadRows::zeros);

/// cap · tanh(A / cap): scores kept between -cap and cap.
template <class T>
Var<T> softcap(Var<T> a, double cap);

/// S + M, M additive: 0 keeps, -∞ removes. One shape.
template <class T>
Var<T> mask(Var<T> scores, Var<T> mask);

/// rows × cols, -∞ where column j > row i + offset, 0 elsewhere: a token sees itself and what came before.
template <class T>
Var<T> causal_mask(Tape<T>& tape, Index rows, Index cols, Index offset);

/// rows × cols, -∞ from column `valid` on, 0 before: the rest of the keys is padding.
template <class T>
Var<T> padding_mask(Tape<T>& tape, Index rows, Index cols, Index valid);

/// Columns first … first + count - 1 of A.
template <class T>
Var<T> slice_columns(Var<T> a, Index first, Index count, std::string col_dim);

/// The operands side by side. All have the same number of rows.
template <class T>
Var<T> concat_columns(const std::vector<Var<T>>& parts, std::string col_dim);

/// Name and shape of a node, for messages.
template <class T>
Argument argument(const char* fallback, Var<T> var) {
  const Node<T>& node = var.node();
  return {node.id.empty() ? fallback : node.id, var.rows(), var.cols()};
}

/// "Q", or "Q 1" inside the first head, as sentences name it.
template <class T>
std::string spoken(const Node<T>& node) {
  return node.subscript.empty() ? node.title : node.title + " of head " + node.subscript;
}

}  // namespace attention
