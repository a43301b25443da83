#include <cmath>

#include "core/numeric/elementary.h"
#include "ops/derivative.h"

/// log and |·|: activations that only programs use, and that the small build does not need.
namespace attention {

namespace log_abs_op {

struct Log {
  static constexpr Function function = Function::log;
  static constexpr const char* sentence = "explain.activation.log";
  static constexpr const char* equation = "\\log\\left(\\arg{0}\\right)";

  static double value(double a) { return elementary::log(a); }

  /// d log a / da = 1 / a.
  static std::optional<Var<double>> derivative(const DerivativeContext& of) {
    return divide(of.gradient, of.operand(0));
  }
};

struct Abs {
  static constexpr Function function = Function::absolute;
  static constexpr const char* sentence = "explain.activation.absolute";
  static constexpr const char* equation = "\\left|\\arg{0}\\right|";

  static double value(double a) { return std::abs(a); }

  /// The sign: 1 above 0, -1 below, 0 at 0.
  static std::optional<Var<double>> derivative(const DerivativeContext& of) {
    const Var<double> rest = helper(of, step(of.operand(0), 0, true), "not_below", "r", "not_below");
    const Var<double> below = helper(of, one_minus(rest), "below", "1-r", "below");
    const Var<double> above = helper(of, step(of.operand(0), 0, false), "above", "s", "above");
    return times_derivative(of, subtract(above, below));
  }
};

template <class Description>
void forward(const OpContext<double>& self, Matrix<double>& out) {
  out = self.operand(0).unaryExpr(&Description::value);
}

template <class Description>
Explanation explain(const OpContext<double>& self, Index row, Index col) {
  const double result = self.node.data(row, col);
  Explanation why{Reduction::function,
                  {{{self.factor(0, row, col)}, result}},
                  result,
                  {Description::sentence, {{"of", display_name(self.operand_node(0))}}}};
  why.function = Description::function;
  return why;
}

template <class Description>
std::string equation(const OpContext<double>&) {
  return Description::equation;
}

template <class Description>
const Op<double> op = {.name = "activation",
                       .forward = forward<Description>,
                       .explain = explain<Description>,
                       .equation = equation<Description>,
                       .derivative = Description::derivative};

template <class Description>
Var<double> record(Var<double> a) {
  return a.tape->record({&op<Description>,
                         {a.id},
                         ActivationParameters{Description::function},
                         a.node().row_dim,
                         a.node().col_dim});
}

}  // namespace log_abs_op

Var<double> logarithm(Var<double> a) { return log_abs_op::record<log_abs_op::Log>(a); }
Var<double> absolute(Var<double> a) { return log_abs_op::record<log_abs_op::Abs>(a); }

}  // namespace attention
