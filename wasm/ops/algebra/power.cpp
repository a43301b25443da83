#include <cmath>

#include "core/numeric/elementary.h"
#include "ops/derivative.h"

namespace attention {

namespace {

template <class T>
T base_of(const OpContext<T>& self) {
  return static_cast<T>(self.node.attributes.factor);
}

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const T base = base_of(self);
  out = self.operand(0).unaryExpr([base](T exponent) { return elementary::pow(base, exponent); });
}

/// d(b^a)/da = ln b · b^a.
std::optional<Var<double>> derivative(const DerivativeContext& of) {
  return times_derivative(of, scale(of.node, std::log(of.attributes().factor), "\\ln\\text{base}\\cdot\\arg{0}"));
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const double result = static_cast<double>(self.node.data(row, col));
  Explanation why = {Reduction::function,
                     {{{constant(static_cast<double>(base_of(self))), self.factor(0, row, col)}, result}},
                     result,
                     {"explain.power", {{"of", display_name(self.operand_node(0))}}}};
  why.function = Function::power;
  return why;
}

template <class T>
std::string equation(const OpContext<T>&) {
  return "\\text{base}^{\\arg{0}}";
}

template <class T>
const Op<T> op = {.name = "power",
                  .forward = forward<T>,
                  .explain = explain<T>,
                  .equation = equation<T>,
                  .derivative = derivative};

}  // namespace

template <class T>
Var<T> power(double base, Var<T> exponents) {
  check_positive("power", unnamed("base"), base);
  Attributes attributes;
  attributes.factor = base;
  return exponents.tape->record(
      {&op<T>, {exponents.id}, std::move(attributes), exponents.node().row_dim, exponents.node().col_dim});
}

template Var<double> power(double, Var<double>);
template Var<float> power(double, Var<float>);

}  // namespace attention
