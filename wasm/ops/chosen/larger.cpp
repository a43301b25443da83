#include <cmath>

#include "ops/broadcast.h"
#include "ops/derivative.h"
#include "ops/terms.h"

/// The larger, or the smaller, of two cells.
namespace attention {

namespace larger_op {

struct Larger {
  static constexpr const char* name = "larger";
};
struct Smaller {
  static constexpr const char* name = "smaller";
};

/// 0 for the cell of the left operand. NaN wins.
template <bool is_larger>
std::size_t chosen_operand(double a, double b) {
  if (std::isnan(a) || std::isnan(b)) return std::isnan(a) ? 0 : 1;
  return (is_larger ? a >= b : a <= b) ? 0 : 1;
}

template <bool is_larger>
std::size_t chosen_at(const OpContext<double>& self, Index row, Index col) {
  return chosen_operand<is_larger>(broadcast(self.operand(0), row, col),
                                   broadcast(self.operand(1), row, col));
}

template <bool is_larger>
void terms(const OpContext<double>& self, Index row, Index col, Terms& out) {
  out.add({broadcast_factor(self, chosen_at<is_larger>(self, row, col), row, col)});
}

template <bool is_larger>
void forward(const OpContext<double>& self, Matrix<double>& out) {
  write_broadcast(terms<is_larger>, self, out);
}

template <bool is_larger>
Explanation explain(const OpContext<double>& self, Index row, Index col) {
  const std::size_t chosen = chosen_at<is_larger>(self, row, col);
  return explain_sum(self, row, col, terms<is_larger>,
                     {is_larger ? "explain.larger" : "explain.smaller",
                      {{"of", display_name(self.operand_node(chosen))},
                       {"other", display_name(self.operand_node(1 - chosen))}}});
}

template <bool is_larger>
std::string equation(const OpContext<double>&) {
  return std::string(is_larger ? "\\max" : "\\min") + "\\left(\\arg{0},\\arg{1}\\right)";
}

bool is_full(const DerivativeContext& of, std::size_t k) {
  return of.operand(k).rows() == of.node.rows() && of.operand(k).cols() == of.node.cols();
}

Var<double> full(const DerivativeContext& of, std::size_t k) {
  if (is_full(of, k)) return of.operand(k);
  return helper(of, expand(of.operand(k), of.node.rows(), of.node.cols()), "repeated",
                of.operand(k).node().symbol, "repeated");
}

/// To the chosen cell; half to each of two equal ones.
template <bool is_larger>
std::optional<Var<double>> derivative(const DerivativeContext& of) {
  const bool is_first = of.slot == (is_larger ? 0u : 1u);
  const Var<double> left = full(of, 0), right = full(of, 1);
  const Var<double> ahead = helper(of, is_first ? subtract(left, right) : subtract(right, left), "difference",
                                   "\\Delta", "difference");
  const Var<double> above = helper(of, step(ahead, 0, false), "above", "s", "above");
  const Var<double> not_below = helper(of, step(ahead, 0, true), "not_below", "r", "not_below");
  const Var<double> twice = helper(of, add(above, not_below), "twice", "s+r", "twice");
  const Var<double> part = times_derivative(of, scale(twice, 0.5, "\\frac{1}{2}\\,\\arg{0}"));
  if (is_full(of, of.slot)) return part;
  const Var<double> products = helper(of, part, "slope_products", "\\mathrm{d}%\\odot %'", "slope_products");
  return sum_to(products, of.operand(of.slot).rows(), of.operand(of.slot).cols());
}

template <bool is_larger>
const Op<double> op = {.name = std::conditional_t<is_larger, Larger, Smaller>::name,
                       .forward = forward<is_larger>,
                       .explain = explain<is_larger>,
                       .equation = equation<is_larger>,
                       .derivative = derivative<is_larger>};

}  // namespace larger_op

namespace {

void check_both(const char* rule, Var<double> a, Var<double> b) {
  check_all_broadcastable(rule, {argument("left_operand", a), argument("right_operand", b)});
}

}  // namespace

Var<double> larger(Var<double> a, Var<double> b) {
  check_both("larger", a, b);
  return a.tape->record({&larger_op::op<true>, {a.id, b.id}, {}, a.node().row_dim, a.node().col_dim});
}

Var<double> smaller(Var<double> a, Var<double> b) {
  check_both("smaller", a, b);
  return a.tape->record({&larger_op::op<false>, {a.id, b.id}, {}, a.node().row_dim, a.node().col_dim});
}

}  // namespace attention
