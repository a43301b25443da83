#include "backward/elementwise_derivatives.h"

#include <cmath>

#include "ops/gradient/gradient_ops.h"

namespace attention {

namespace {

std::string symbol_of(const Reversal& of) { return of.node.node().symbol; }

/// The result of a step towards the slope.
Var<double> piece(const Reversal& of, Var<double> made, const char* part, const std::string& symbol) {
  return of.pass.beside(made, of.node.node(), part, symbol, part);
}

/// (1 - y) (1 + y), of y = tanh a: as 1 - y², it would lose its last digits where y is close to 1.
Var<double> of_tanh(const Reversal& of, Var<double> y, const std::string& symbol) {
  const Var<double> below = piece(of, one_minus(y), "below_1", "1-" + symbol);
  const Var<double> negative = piece(of, scale(y, -1, "-\\arg{0}"), "negative", "-" + symbol);
  return multiply(below, piece(of, one_minus(negative), "above_minus_1", "1+" + symbol));
}

/// y (1 - y), of y = σ(a).
Var<double> of_sigmoid(const Reversal& of) {
  return multiply(of.node, piece(of, one_minus(of.node), "rest", "1-" + compact(symbol_of(of))));
}

/// σ(a) + y (1 - σ(a)), of y = a σ(a).
Var<double> of_silu(const Reversal& of) {
  const std::string sigma = "\\sigma\\left(" + of.operand(0).node().symbol + "\\right)";
  const Var<double> share = piece(of, activation(of.operand(0), Function::sigmoid), "share", sigma);
  const Var<double> rest = piece(of, one_minus(share), "rest", "1-" + sigma);
  return add(share,
             piece(of, multiply(of.node, rest), "bend", compact(symbol_of(of)) + "\\left(1-\\sigma\\right)"));
}

Var<double> of_cosine(const Reversal& of) {
  const Var<double> sines = piece(of, activation(of.operand(0), Function::sin), "sines",
                                  "\\sin " + compact(of.operand(0).node().symbol));
  return scale(sines, -1, "-\\arg{0}");
}

Var<double> of_activation(const Reversal& of) {
  switch (of.attributes().function) {
    case Function::tanh:
      return of_tanh(of, of.node, compact(symbol_of(of)));
    case Function::sigmoid:
      return of_sigmoid(of);
    case Function::relu:
      return step(of.operand(0), 0, false);
    case Function::gelu:
    case Function::gelu_tanh:
      return gelu_derivative(of.operand(0), of.attributes().function);
    case Function::silu:
      return of_silu(of);
    case Function::sin:
      return activation(of.operand(0), Function::cos);
    case Function::cos:
      return of_cosine(of);
    default:
      // e^a is its own slope.
      return scale(of.node, 1, "\\arg{0}");
  }
}

/// 1 - (y/c)², of y = c tanh(a/c).
Var<double> of_softcap(const Reversal& of) {
  const std::string symbol = compact(symbol_of(of)) + "/c";
  const Var<double> bent =
      piece(of, scale(of.node, 1 / of.attributes().factor, "\\frac{\\arg{0}}{c}"), "over_cap", symbol);
  return of_tanh(of, bent, "\\left(" + symbol + "\\right)");
}

Var<double> unnamed_derivative(const Reversal& of) {
  const std::string op = of.node.node().op->name;
  if (op == "softcap") return of_softcap(of);
  if (op == "at_least") return step(of.operand(0), of.attributes().factor, true);
  // d(b^a)/da = ln b · b^a.
  if (op == "power")
    return scale(of.node, std::log(of.attributes().factor), "\\ln\\text{base}\\cdot\\arg{0}");
  return of_activation(of);
}

}  // namespace

Var<double> derivative_of(const Reversal& of) {
  return piece(of, unnamed_derivative(of), "slope", compact(symbol_of(of)) + "'");
}

}  // namespace attention
