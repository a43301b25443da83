#include <cmath>

#include "ops/derivative.h"

namespace attention {

namespace {

template <class T>
T floor_of(const OpContext<T>& self) {
  return static_cast<T>(self.node.attributes.factor);
}

/// NaN stays NaN: it is not below the floor.
template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const T floor = floor_of(self);
  out = self.operand(0).unaryExpr([floor](T a) { return a < floor ? floor : a; });
}

std::optional<Var<double>> derivative(const DerivativeContext& of) {
  return times_derivative(of, step(of.operand(0), of.attributes().factor, true));
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const double result = static_cast<double>(self.node.data(row, col));
  const Factor floor = constant(static_cast<double>(floor_of(self)));
  Explanation why = {Reduction::function,
                     {{{self.factor(0, row, col), floor}, result}},
                     result,
                     {"explain.clamp_min", {{"of", display_name(self.operand_node(0))}}}};
  why.function = Function::larger;
  return why;
}

template <class T>
std::string equation(const OpContext<T>&) {
  return "\\max\\left(\\arg{0},\\varepsilon\\right)";
}

template <class T>
const Op<T> op = {.name = "clamp_min",
                  .forward = forward<T>,
                  .explain = explain<T>,
                  .equation = equation<T>,
                  .derivative = derivative};

}  // namespace

template <class T>
Var<T> clamp_min(Var<T> a, double floor) {
  check_finite("clamp_min", unnamed("floor"), floor);
  Attributes attributes;
  attributes.factor = floor;
  return a.tape->record({&op<T>, {a.id}, std::move(attributes), a.node().row_dim, a.node().col_dim});
}

template Var<double> clamp_min(Var<double>, double);
template Var<float> clamp_min(Var<float>, double);

}  // namespace attention
