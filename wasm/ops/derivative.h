#pragma once

#include "core/derivative.h"
#include "ops/ops.h"

/// Helper functions for the derivatives of ops.
namespace attention {

/// Vector-Jacobian product for a node whose cells are sums of products: for each cell of the operand, the sum
/// over all products that contain it of the gradient times the other factors. `equation` is its LaTeX, with
/// \arg{0} for the gradient and \arg{1}, \arg{2} … for the nodes of the other factors. Empty when an earlier
/// slot holds the same node, whose result covers all uses.
std::optional<Var<double>> vjp(const DerivativeContext& of, const char* equation);

/// The same for a node outside the forward computation.
Var<double> vjp(Var<double> gradient, Var<double> node, int operand, std::string equation);

/// Names a helper node after the differentiated node, or after `after`; see HelperNodes::named.
Var<double> helper(const DerivativeContext& of, Var<double> made, const char* suffix, std::string_view symbol,
                   std::string_view part);
Var<double> helper(const DerivativeContext& of, Var<double> made, const Node<double>& after,
                   const char* suffix, std::string_view symbol, std::string_view part);

/// Adds nodes that compute row `row` of the derivative of a softmax with its Jacobian J: ds = da J.
void add_softmax_row_nodes(const DerivativeContext& of, Index row);

Var<double> transposed(const DerivativeContext& of, Var<double> a);

/// Whether operand 1 is broadcast.
bool is_broadcast(const DerivativeContext& of);

/// The gradient times the local derivative, element-wise.
Var<double> times_derivative(const DerivativeContext& of, Var<double> local_derivative);

/// The symbol, in brackets if it is a sum, difference or product.
std::string compact(const std::string& symbol);
/// The symbol with an exponent.
std::string raised(const std::string& symbol, const std::string& exponent);

}  // namespace attention
