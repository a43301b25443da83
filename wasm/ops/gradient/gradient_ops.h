#pragma once

#include "ops/ops.h"

/// The few rules that only the backward walk needs. All others are those of wasm/ops.
namespace attention {

/// What comes back to `operand` from a node all of whose cells are sums of products: the gradient of each
/// cell that reads a number, times what that number is multiplied with there. `equation` writes it, with
/// \arg{0} for the gradient and \arg{1}, \arg{2} … for the nodes that it is multiplied with.
Var<double> pull_back(Var<double> gradient, Var<double> node, int operand, std::string equation);

/// diag(a) - aᵀ a for row `row` of A = softmax(S): d a_j / d s_k.
Var<double> softmax_jacobian(Var<double> weights, Index row);

/// The sum of several nodes of one shape, cell by cell.
Var<double> sum_of(const std::vector<Var<double>>& parts);

/// A summed to `rows` × `cols`: rows and columns become 1 or stay.
Var<double> sum_to(Var<double> a, Index rows, Index cols);

/// 1 where A is above `floor`, or at it when `includes_floor`; else 0.
Var<double> step(Var<double> a, double floor, bool includes_floor);

/// The derivative of GELU, or of its tanh formula, at every cell of A.
Var<double> gelu_derivative(Var<double> a, Function gelu);

/// One number, 1: every loss moves by as much as itself.
Var<double> seed(Tape<double>& tape);

}  // namespace attention
