#include "ops/derivative.h"

namespace attention {

namespace derivative_op {

bool contains(const std::string& symbol, const char* part) { return symbol.find(part) != symbol.npos; }

/// Whether `part` starts at this index of the symbol.
bool is_at(const std::string& symbol, std::size_t place, const char* part) {
  return symbol.compare(place, std::char_traits<char>::length(part), part) == 0;
}

/// Whether the symbol is a sum, difference or product: an operator outside brackets, subscripts and
/// superscripts.
bool is_composed(const std::string& symbol) {
  int depth = 0;
  for (std::size_t k = 0; k < symbol.size(); ++k) {
    if (symbol[k] == '{' || is_at(symbol, k, "\\left(")) ++depth;
    if (symbol[k] == '}' || is_at(symbol, k, "\\right)")) --depth;
    const bool is_script = k > 0 && (symbol[k - 1] == '_' || symbol[k - 1] == '^');
    const bool is_sign =
        symbol[k] == '-' || symbol[k] == '+' || is_at(symbol, k, "\\,") || is_at(symbol, k, "\\odot");
    if (depth == 0 && is_sign && !is_script) return true;
  }
  return false;
}

}  // namespace derivative_op

std::string compact(const std::string& symbol) {
  return derivative_op::is_composed(symbol) ? "\\left(" + symbol + "\\right)" : symbol;
}

std::string raised(const std::string& symbol, const std::string& exponent) {
  const std::string base = compact(symbol);
  const bool has_scripts = derivative_op::contains(base, "^") || derivative_op::contains(base, "_") ||
                           derivative_op::contains(base, "'");
  return (has_scripts ? "{" + base + "}" : base) + "^{" + exponent + "}";
}

Var<double> helper(const DerivativeContext& of, Var<double> made, const Node<double>& after,
                   const char* suffix, std::string_view symbol, std::string_view part) {
  return of.helpers == nullptr ? made : of.helpers->named(made, after, suffix, symbol, part);
}

Var<double> helper(const DerivativeContext& of, Var<double> made, const char* suffix, std::string_view symbol,
                   std::string_view part) {
  return helper(of, made, of.node.node(), suffix, symbol, part);
}

Var<double> transposed(const DerivativeContext& of, Var<double> a) {
  return of.helpers == nullptr ? transpose(a) : of.helpers->transposed(a);
}

bool is_broadcast(const DerivativeContext& of) {
  return of.operand(1).rows() != of.operand(0).rows() || of.operand(1).cols() != of.operand(0).cols();
}

Var<double> times_derivative(const DerivativeContext& of, Var<double> local_derivative) {
  return multiply(of.gradient, helper(of, local_derivative, "slope", "%'", "slope"));
}

}  // namespace attention
