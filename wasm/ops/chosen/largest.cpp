#include <cmath>

#include "ops/derivative.h"
#include "ops/lines.h"
#include "ops/terms.h"

/// The largest, or the smallest, number of each row or column.
namespace attention {

namespace largest_op {

struct Largest {
  static constexpr const char* name = "largest";
};
struct Smallest {
  static constexpr const char* name = "smallest";
};

Index length_of(const OpContext<double>& self) {
  const Matrix<double>& a = self.operand(0);
  return parameters_of<LargestParameters>(self.node).each == Each::column ? a.rows() : a.cols();
}

Factor number_at(const OpContext<double>& self, Index row, Index col, Index k) {
  return parameters_of<LargestParameters>(self.node).each == Each::column ? self.factor(0, k, col)
                                                                          : self.factor(0, row, k);
}

/// The first of equal ones; NaN wins.
template <bool is_largest>
Index chosen_at(const OpContext<double>& self, Index row, Index col) {
  Index chosen = 0;
  for (Index k = 0; k < length_of(self); ++k) {
    const double best = number_at(self, row, col, chosen).value, other = number_at(self, row, col, k).value;
    if (std::isnan(best)) break;
    if (std::isnan(other) || (is_largest ? other > best : other < best)) chosen = k;
  }
  return chosen;
}

template <bool is_largest>
void terms(const OpContext<double>& self, Index row, Index col, Terms& out) {
  out.add({number_at(self, row, col, chosen_at<is_largest>(self, row, col))});
}

template <bool is_largest>
void forward(const OpContext<double>& self, Matrix<double>& out) {
  const Matrix<double>& a = self.operand(0);
  const bool is_of_columns = parameters_of<LargestParameters>(self.node).each == Each::column;
  write_sums(terms<is_largest>, self, out, is_of_columns ? 1 : a.rows(), is_of_columns ? a.cols() : 1);
}

template <bool is_largest>
Explanation explain(const OpContext<double>& self, Index row, Index col) {
  const bool is_row = parameters_of<LargestParameters>(self.node).each == Each::row;
  const char* const key = is_largest ? is_row ? "explain.largest.row" : "explain.largest.column"
                          : is_row   ? "explain.smallest.row"
                                     : "explain.smallest.column";
  return explain_sum(self, row, col, terms<is_largest>,
                     {key,
                      {{"line", (is_row ? row : col) + 1},
                       {"place", chosen_at<is_largest>(self, row, col) + 1},
                       {"of", display_name(self.operand_node(0))}}});
}

template <bool is_largest>
std::string equation(const OpContext<double>&) {
  return std::string(is_largest ? "\\max" : "\\min") + "\\left(\\arg{0}\\right)";
}

/// Shared by equal ones: 1 / their number for each, as hardmax.
template <bool is_largest>
std::optional<Var<double>> derivative(const DerivativeContext& of) {
  const bool is_of_columns = parameters_of<LargestParameters>(of.node.node()).each == Each::column;
  Var<double> a = of.operand(0);
  if (!is_largest)
    a = helper(of, scale(a, -1, "-\\arg{0}"), "negative", "-" + compact(a.node().symbol), "negative");
  if (is_of_columns) a = transposed(of, a);
  const Var<double> places = helper(of, hardmax(a), "places", "P", "places");
  return multiply(is_of_columns ? transposed(of, places) : places, of.gradient);
}

template <bool is_largest>
const Op<double> op = {.name = std::conditional_t<is_largest, Largest, Smallest>::name,
                       .forward = forward<is_largest>,
                       .explain = explain<is_largest>,
                       .equation = equation<is_largest>,
                       .derivative = derivative<is_largest>};

template <bool is_largest>
Var<double> record(Var<double> a, Each each) {
  const bool is_of_columns = each == Each::column;
  return a.tape->record({&op<is_largest>,
                         {a.id},
                         LargestParameters{each},
                         is_of_columns ? "1" : a.node().row_dim,
                         is_of_columns ? a.node().col_dim : "1"});
}

}  // namespace largest_op

Var<double> largest(Var<double> a, Each each) { return largest_op::record<true>(a, each); }
Var<double> smallest(Var<double> a, Each each) { return largest_op::record<false>(a, each); }

}  // namespace attention
