#include "ops/cells.h"
#include "ops/derivative.h"
#include "ops/terms.h"

namespace attention {

namespace scale_op {

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const T factor = static_cast<T>(parameters_of<ScaleParameters>(self.node).factor);
  map_cells(out, [factor](auto a) { return factor * a; }, self.operand(0));
}

template <class T>
void terms(const OpContext<T>& self, Index row, Index col, Terms& out) {
  out.add({self.factor(0, row, col),
           constant(static_cast<double>(static_cast<T>(parameters_of<ScaleParameters>(self.node).factor)))});
}

std::optional<Var<double>> derivative(const DerivativeContext& of) {
  const ScaleParameters& own = parameters_of<ScaleParameters>(of.node.node());
  return scale(of.gradient, own.factor, own.equation);
}

void gradient_kernel(const OpContext<float>& self, const Matrix<float>& grad, const OperandGradients& to) {
  const float factor = static_cast<float>(parameters_of<ScaleParameters>(self.node).factor);
  move_or_add(to, 0, [factor](auto g) { return factor * g; }, grad);
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const Message of = display_name(self.operand_node(0));
  const Index width = parameters_of<ScaleParameters>(self.node).radicand;
  if (width == 0) return explain_sum(self, row, col, terms<T>, {"explain.scale", {{"of", of}}});
  return explain_sum(self, row, col, terms<T>, {"explain.divide_by_root", {{"of", of}, {"width", width}}});
}

template <class T>
std::string equation(const OpContext<T>& self) {
  return parameters_of<ScaleParameters>(self.node).equation;
}

template <class T>
const Op<T> op = {.name = "scale",
                  .forward = forward<T>,
                  .explain = explain<T>,
                  .equation = equation<T>,
                  .derivative = derivative,
                  .gradient_kernel = gradient_kernel,
                  .terms = terms<T>};

}  // namespace scale_op

template <class T>
Var<T> scale(Var<T> a, double factor, std::string equation) {
  check_finite("scale", unnamed("factor"), factor);
  return a.tape->record({&scale_op::op<T>,
                         {a.id},
                         ScaleParameters{factor, std::move(equation)},
                         a.node().row_dim,
                         a.node().col_dim});
}

template Var<double> scale(Var<double>, double, std::string);
template Var<float> scale(Var<float>, double, std::string);

}  // namespace attention
