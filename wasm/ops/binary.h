#pragma once

#include "ops/broadcast.h"
#include "ops/cells.h"
#include "ops/derivative.h"
#include "ops/terms.h"

/// Element-wise ops of two operands: C_ij = f(A_ij, B_ij), where B has the shape of A, or one row or one
/// column. A Description defines:
///
///   name                         of the op
///   function                     of the explanation; none where the cell is a sum of products
///   value(a, b)                  of numbers, and of four at once
///   terms(a, b, out)             products of the factors a and b
///   sentence(names, b)           of the explanation, b being the right number
///   equation, derivative, gradient_kernel as in Op
namespace attention {

/// Names of the operands in sentences, and the kind of broadcast, the last part of the key.
struct OperandNames {
  Message left;
  const char* form;
  Message right;
};

template <class T, class Description>
void binary_forward(const OpContext<T>& self, Matrix<T>& out) {
  const auto value = [](auto a, auto b) { return Description::value(a, b); };
  map_broadcast(out, value, self.operand(0), self.operand(1));
}

template <class T, class Description>
void binary_terms(const OpContext<T>& self, Index row, Index col, Terms& out) {
  Description::terms(self.factor(0, row, col), broadcast_factor(self, 1, row, col), out);
}

template <class T, class Description>
Explanation binary_explain(const OpContext<T>& self, Index row, Index col) {
  const Matrix<T>& b = self.operand(1);
  const OperandNames names{display_name(self.operand_node(0)), broadcast_form(self.operand(0), b),
                           display_name(self.operand_node(1))};
  Explanation out = explain_sum<T>(self, row, col, binary_terms<T, Description>,
                                   Description::sentence(names, static_cast<double>(broadcast(b, row, col))));
  if (Description::function == Function::none) return out;
  out.reduction = Reduction::function;
  out.function = Description::function;
  out.terms.front().value = out.result;
  return out;
}

template <class T, class Description>
const Op<T> binary_op = {
    .name = Description::name,
    .forward = binary_forward<T, Description>,
    .explain = binary_explain<T, Description>,
    .equation = [](const OpContext<T>&) { return std::string(Description::equation); },
    .derivative = Description::derivative,
    .gradient_kernel = Description::gradient_kernel,
    .terms = Description::function == Function::none ? binary_terms<T, Description> : nullptr};

template <class Description, class T>
Var<T> record_binary(Var<T> a, Var<T> b) {
  return a.tape->record({&binary_op<T, Description>, {a.id, b.id}, {}, a.node().row_dim, a.node().col_dim});
}

}  // namespace attention
