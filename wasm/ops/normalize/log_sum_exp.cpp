#include <cmath>

#include "core/numeric/elementary.h"
#include "ops/derivative.h"
#include "ops/lines.h"

namespace attention {

namespace log_sum_exp_op {

Each each_of(const OpContext<double>& self) { return parameters_of<MeanParameters>(self.node).each; }

/// The largest number of a line, so that no power overflows; 0 if it is infinite, as in torch.logsumexp.
double shift_of(const OpContext<double>& self, Index line) {
  const Matrix<double>& a = self.operand(0);
  const double largest = largest_in_line(a, Lines(a, each_of(self)), line);
  return std::isfinite(largest) ? largest : 0;
}

void forward(const OpContext<double>& self, Matrix<double>& out) {
  const Matrix<double>& a = self.operand(0);
  const Lines lines(a, each_of(self));
  const bool is_of_columns = each_of(self) == Each::column;
  out.resize(is_of_columns ? 1 : lines.count, is_of_columns ? lines.count : 1);
  for (Index i = 0; i < lines.count; ++i) {
    const double shift = shift_of(self, i);
    double total = elementary::exp(a.data()[lines.at(i, 0)] - shift);
    for (Index k = 1; k < lines.length; ++k) total += elementary::exp(a.data()[lines.at(i, k)] - shift);
    out.data()[i] = shift + elementary::log(total);
  }
}

Explanation explain(const OpContext<double>& self, Index row, Index col) {
  const Each each = each_of(self);
  const Index line = line_of(each, row, col);
  const double shift = shift_of(self, line);
  Explanation out{Reduction::log_sum_exp, {}, self.node.data(row, col), {}};
  for (Index k = 0; k < Lines(self.operand(0), each).length; ++k) {
    const Factor score = factor_in_line(self, each, line, k);
    out.terms.push_back({{score, constant(shift)}, elementary::exp(score.value - shift)});
  }
  out.sentence = {each == Each::row ? "explain.log_sum_exp.row" : "explain.log_sum_exp.column",
                  {{"line", line + 1}, {"of", display_name(self.operand_node(0))}}};
  return out;
}

std::string equation(const OpContext<double>&) { return "\\log\\sum\\exp\\left(\\arg{0}\\right)"; }

/// dA = softmax(A) G.
std::optional<Var<double>> derivative(const DerivativeContext& of) {
  const Each each = parameters_of<MeanParameters>(of.node.node()).each;
  const Var<double> shares = helper(of, softmax(of.operand(0), each), "shares", "e^{%}", "shares");
  return multiply(shares, of.gradient);
}

const Op<double> op = {.name = "log_sum_exp",
                       .forward = forward,
                       .explain = explain,
                       .equation = equation,
                       .derivative = derivative};

}  // namespace log_sum_exp_op

Var<double> log_sum_exp(Var<double> a, Each each) {
  const bool is_of_columns = each == Each::column;
  return a.tape->record({&log_sum_exp_op::op,
                         {a.id},
                         MeanParameters{each},
                         is_of_columns ? "1" : a.node().row_dim,
                         is_of_columns ? a.node().col_dim : "1"});
}

}  // namespace attention
