#include "ops/cells.h"
#include "ops/ops.h"

namespace attention {

namespace {

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const T factor = static_cast<T>(self.node.attributes.factor);
  map_cells(out, [factor](auto a) { return factor * a; }, self.operand(0));
}

template <class T>
void vjp(const OpContext<T>& self, const Matrix<T>& grad, const OperandGradients<T>& to) {
  const T factor = static_cast<T>(self.node.attributes.factor);
  pass_on(to, 0, [factor](auto g) { return factor * g; }, grad);
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const double result = static_cast<double>(self.node.data(row, col));
  const Factor factor = constant(static_cast<double>(static_cast<T>(self.node.attributes.factor)));
  return {Reduction::sum,
          {{{self.factor(0, row, col), factor}, result}},
          result,
          {"explain.scale", {{"of", display_name(self.operand_node(0))}}}};
}

template <class T>
std::string equation(const OpContext<T>& self) {
  return self.node.attributes.equation;
}

template <class T>
const Op<T> op = {"scale", forward<T>, vjp<T>, explain<T>, equation<T>};

}  // namespace

template <class T>
Var<T> scale(Var<T> a, double factor, std::string equation) {
  check_finite("scale", unnamed("factor"), factor);
  Attributes attributes;
  attributes.factor = factor;
  attributes.equation = std::move(equation);
  return a.tape->record({&op<T>, {a.id}, std::move(attributes), a.node().row_dim, a.node().col_dim});
}

template Var<double> scale(Var<double>, double, std::string);
template Var<float> scale(Var<float>, double, std::string);

}  // namespace attention
