#pragma once

#include "core/tape.h"

/// Ops whose cells are sums of products define `terms`; explain_sum and vjp derive the explanation and
/// the derivative from it.
namespace attention {

/// In T, as in forward, so that explanations of a float tape round as it does.
template <class T>
double product_of(std::span<const Factor> factors) {
  T product = static_cast<T>(factors.front().value);
  for (const Factor& factor : factors.subspan(1)) product *= static_cast<T>(factor.value);
  return static_cast<double>(product);
}

template <class T>
using TermsOf = void (*)(const OpContext<T>&, Index row, Index col, Terms& out);

template <class T>
Explanation explain_sum(const OpContext<T>& self, Index row, Index col, TermsOf<T> terms_of,
                        Message sentence) {
  Explanation out{Reduction::sum, {}, static_cast<double>(self.node.data(row, col)), std::move(sentence)};
  Terms terms;
  terms_of(self, row, col, terms);
  out.terms.reserve(terms.size());
  for (std::size_t k = 0; k < terms.size(); ++k)
    out.terms.push_back({{terms[k].begin(), terms[k].end()}, product_of<T>(terms[k])});
  return out;
}

/// Adds the products in order, as explanations do.
inline double sum_of_products(const Terms& terms) {
  double sum = product_of<double>(terms[0]);
  for (std::size_t k = 1; k < terms.size(); ++k) sum += product_of<double>(terms[k]);
  return sum;
}

/// Generic forward of an op with `terms`.
inline void write_sums(TermsOf<double> terms_of, const OpContext<double>& self, Matrix<double>& out,
                       Index rows, Index cols) {
  Terms terms;
  out.resize(rows, cols);
  for (Index i = 0; i < rows; ++i)
    for (Index j = 0; j < cols; ++j) {
      terms.clear();
      terms_of(self, i, j, terms);
      out(i, j) = sum_of_products(terms);
    }
}

}  // namespace attention
