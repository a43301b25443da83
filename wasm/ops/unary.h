#pragma once

#include "ops/derivative.h"

/// Element-wise ops of one operand and one number: B_ij = f(A_ij, p). A Description defines:
///
///   name, reduction, function    of the op and its explanation
///   Parameters, number           the struct of its parameters, and the field that is p
///   value(a, p)                  of numbers
///   factors(a, p)                of the explanation, in order
///   sentence(p), equation(p)     key of the explanation, and LaTeX
///   derivative, gradient_kernel  as in Op
namespace attention {

template <class Description, class T>
T number_of(const OpContext<T>& self) {
  return static_cast<T>(parameters_of<typename Description::Parameters>(self.node).*Description::number);
}

template <class T, class Description>
void unary_forward(const OpContext<T>& self, Matrix<T>& out) {
  const T p = number_of<Description>(self);
  out = self.operand(0).unaryExpr([p](T a) { return Description::value(a, p); });
}

template <class T, class Description>
Explanation unary_explain(const OpContext<T>& self, Index row, Index col) {
  const double p = static_cast<double>(number_of<Description>(self));
  const double result = static_cast<double>(self.node.data(row, col));
  Explanation out{Description::reduction,
                  {{Description::factors(self.factor(0, row, col), constant(p)), result}},
                  result,
                  {Description::sentence(p), {{"of", display_name(self.operand_node(0))}}}};
  out.function = Description::function;
  return out;
}

template <class T, class Description>
const Op<T> unary_op = {
    .name = Description::name,
    .forward = unary_forward<T, Description>,
    .explain = unary_explain<T, Description>,
    .equation =
        [](const OpContext<T>& self) {
          return std::string(Description::equation(static_cast<double>(number_of<Description>(self))));
        },
    .derivative = Description::derivative,
    .gradient_kernel = Description::gradient_kernel};

template <class Description, class T>
Var<T> record_unary(Var<T> a, double p) {
  return a.tape->record({&unary_op<T, Description>,
                         {a.id},
                         typename Description::Parameters{p},
                         a.node().row_dim,
                         a.node().col_dim});
}

}  // namespace attention
