#pragma once

#include "core/derivative.h"
#include "ops/ops.h"

/// What derivatives are written with, beside the ops themselves.
namespace attention {

/// The gradient of an operand of a node all of whose cells are sums of products: the gradient of each cell
/// that reads a number, times what that number is multiplied with there. `equation` writes it, with \arg{0}
/// for the gradient and \arg{1}, \arg{2} … for the nodes that it is multiplied with. Nothing when an earlier
/// slot holds the same node: all its uses are pulled back with that.
std::optional<Var<double>> pull_back(const DerivativeContext& of, const char* equation);

/// The gradient of one operand of a node, for a node that is none of the forward computation.
Var<double> pull_back(Var<double> gradient, Var<double> node, int operand, std::string equation);

/// A helper node that is named after the node of the derivative, or after `after`; see HelperNodes::named.
Var<double> helper(const DerivativeContext& of, Var<double> made, const char* suffix, std::string_view symbol,
                   std::string_view part);
Var<double> helper(const DerivativeContext& of, Var<double> made, const Node<double>& after,
                   const char* suffix, std::string_view symbol, std::string_view part);

/// Row `row` of a softmax once more, with its Jacobian J written out: ds = da J. That is a row of its
/// derivative.
void write_out_softmax_row(const DerivativeContext& of, Index row);

Var<double> transposed(const DerivativeContext& of, Var<double> a);

/// Whether the right operand serves many rows or columns of the left.
bool is_broadcast(const DerivativeContext& of);

/// Cell by cell: the gradient times the slope.
Var<double> times_slope(const DerivativeContext& of, Var<double> slope);

/// A symbol that something is put before or after: in brackets where it is a difference or a product.
std::string compact(const std::string& symbol);
/// The symbol with an exponent.
std::string raised(const std::string& symbol, const std::string& exponent);

}  // namespace attention
