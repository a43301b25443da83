#include <limits>

#include "ops/ops.h"

namespace attention {

namespace {

template <class T>
constexpr T blocked = -std::numeric_limits<T>::infinity();

/// Column j is closed to row i when j > i + first.
template <class T>
Matrix<T> causal_forward(const Application<T>& self) {
  const Attributes& a = self.node.attributes;
  return Matrix<T>::NullaryExpr(a.rows, a.cols,
                                [&a](Index i, Index j) { return j > i + a.first ? blocked<T> : T(0); });
}

/// Column j is closed to every row when j >= first.
template <class T>
Matrix<T> padding_forward(const Application<T>& self) {
  const Attributes& a = self.node.attributes;
  return Matrix<T>::NullaryExpr(a.rows, a.cols,
                                [&a](Index, Index j) { return j >= a.first ? blocked<T> : T(0); });
}

/// Nothing to pass on: a generated mask has no operands.
template <class T>
std::vector<Matrix<T>> vjp(const Application<T>&, const Matrix<T>&) {
  return {};
}

template <class T>
Explanation given(const Application<T>& self, Index row, Index col, const char* closed, const char* open) {
  const T value = self.node.data(row, col);
  return {Reduction::given, {}, static_cast<double>(value), value == T(0) ? open : closed};
}

template <class T>
Explanation causal_explain(const Application<T>& self, Index row, Index col) {
  return given(self, row, col, "This key comes after the query: −∞ closes it.",
               "This key does not come after the query: 0 leaves it open.");
}

template <class T>
Explanation padding_explain(const Application<T>& self, Index row, Index col) {
  return given(self, row, col, "This key is padding: −∞ closes it.",
               "This key is a real token: 0 leaves it open.");
}

template <class T>
std::string causal_equation(const Application<T>& self) {
  return self.node.attributes.equation;
}

template <class T>
std::string padding_equation(const Application<T>&) {
  return "-\\infty\\text{ where }j>\\text{valid length}";
}

template <class T>
const Op<T> causal_op = {"causal_mask", causal_forward<T>, vjp<T>, causal_explain<T>, causal_equation<T>};
template <class T>
const Op<T> padding_op = {"padding_mask", padding_forward<T>, vjp<T>, padding_explain<T>,
                          padding_equation<T>};

}  // namespace

template <class T>
Var<T> causal_mask(Tape<T>& tape, Index rows, Index cols, Index offset) {
  Attributes attributes;
  attributes.rows = rows;
  attributes.cols = cols;
  attributes.first = offset;
  attributes.equation = offset == 0 ? "-\\infty\\text{ where }j>i" : "-\\infty\\text{ where }j>i+n-m";
  return tape.record({&causal_op<T>, {}, std::move(attributes), "", ""});
}

template <class T>
Var<T> padding_mask(Tape<T>& tape, Index rows, Index cols, Index valid) {
  Attributes attributes;
  attributes.rows = rows;
  attributes.cols = cols;
  attributes.first = valid;
  return tape.record({&padding_op<T>, {}, std::move(attributes), "", ""});
}

template Var<double> causal_mask(Tape<double>&, Index, Index, Index);
template Var<float> causal_mask(Tape<float>&, Index, Index, Index);
template Var<double> padding_mask(Tape<double>&, Index, Index, Index);
template Var<float> padding_mask(Tape<float>&, Index, Index, Index);

}  // namespace attention
