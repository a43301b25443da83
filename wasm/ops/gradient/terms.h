#pragma once

#include <algorithm>

#include "core/tape.h"

/// A rule whose every cell is a sum of products needs to say only what its terms are. Its value, its
/// derivative and its explanation follow.
namespace attention {

using Terms = std::vector<Term> (*)(const OpContext<double>&, Index row, Index col);

inline Term product_of(std::vector<Factor> factors) {
  double value = factors.front().value;
  for (std::size_t k = 1; k < factors.size(); ++k) value *= factors[k].value;
  return {std::move(factors), value};
}

/// The first, then the second added to it, and so on: as explanations are added again.
inline double added_up(const std::vector<Term>& terms) {
  double sum = terms.front().value;
  for (std::size_t k = 1; k < terms.size(); ++k) sum += terms[k].value;
  return sum;
}

inline void write_sums(Terms terms, const OpContext<double>& self, Matrix<double>& out, Index rows,
                       Index cols) {
  out.resize(rows, cols);
  for (Index i = 0; i < rows; ++i)
    for (Index j = 0; j < cols; ++j) out(i, j) = added_up(terms(self, i, j));
}

/// The product of all factors but one.
inline double others_of(const Term& term, std::size_t but) {
  double product = 1;
  for (std::size_t k = 0; k < term.factors.size(); ++k)
    if (k != but) product *= term.factors[k].value;
  return product;
}

/// Which operand of a node a cell belongs to.
inline std::size_t slot_of(const Node<double>& node, int operand) {
  const auto found = std::find(node.operands.begin(), node.operands.end(), operand);
  return static_cast<std::size_t>(found - node.operands.begin());
}

/// A product changes with each of its factors as fast as the others are large.
template <Terms terms>
void vjp_of_terms(const OpContext<double>& self, const Matrix<double>& grad,
                  const OperandGradients<double>& to) {
  for (Index i = 0; i < grad.rows(); ++i)
    for (Index j = 0; j < grad.cols(); ++j)
      for (const Term& term : terms(self, i, j))
        for (std::size_t k = 0; k < term.factors.size(); ++k) {
          const Cell& cell = term.factors[k].cell;
          if (cell.node < 0) continue;
          to[slot_of(self.node, cell.node)](cell.row, cell.col) += grad(i, j) * others_of(term, k);
        }
}

inline Explanation sum_explained(const OpContext<double>& self, Index row, Index col, std::vector<Term> terms,
                                 Message sentence) {
  return {Reduction::sum, std::move(terms), self.node.data(row, col), std::move(sentence)};
}

}  // namespace attention
