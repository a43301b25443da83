#include "ops/algebra/activation.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "core/numeric/elementary.h"
#include "ops/cells.h"

namespace attention {

namespace activation_op {

constexpr double root_of_half = 0.70710678118654752440;
constexpr double root_of_two_over_pi = 0.79788456080286535588;
constexpr double gelu_cubic = 0.044715;

template <class T>
T sigmoid(T a) {
  return 1 / (1 + elementary::exp(-a));
}

/// The argument of the tanh in gelu_tanh.
template <class T>
T gelu_inner(T a) {
  return static_cast<T>(root_of_two_over_pi) * (a + static_cast<T>(gelu_cubic) * (a * a * a));
}

template <class T>
T relu(T a) {
  return a > 0 ? a : T{0};
}

template <class T>
T gelu(T a) {
  const T half = static_cast<T>(0.5);
  return a * (half * (1 + std::erf(a * static_cast<T>(root_of_half))));
}

template <class T>
T gelu_tanh(T a) {
  const T half = static_cast<T>(0.5);
  return a * (half * (1 + elementary::tanh(gelu_inner(a))));
}

template <class T>
T silu(T a) {
  return a * sigmoid(a);
}

// The derivatives as numbers, for training: df/da at a, where f(a) = y.

float tanh_slope(float, float y) { return (1 - y) * (1 + y); }
float sigmoid_slope(float, float y) { return y * (1 - y); }
float relu_slope(float a, float) { return a > 0 ? 1.0f : 0.0f; }

/// d/da of x · Φ(x): Φ(a) + a φ(a), φ being the density of the standard normal distribution.
float gelu_slope(float a, float) {
  const float half = static_cast<float>(0.5);
  const float density = static_cast<float>(root_of_two_over_pi) * half * elementary::exp(-half * a * a);
  return half * (1 + std::erf(a * static_cast<float>(root_of_half))) + a * density;
}

float gelu_tanh_slope(float a, float) {
  const float half = static_cast<float>(0.5);
  const float t = elementary::tanh(gelu_inner(a));
  const float inner_derivative =
      static_cast<float>(root_of_two_over_pi) * (1 + 3 * static_cast<float>(gelu_cubic) * a * a);
  return half * (1 + t) + half * a * (1 - t) * (1 + t) * inner_derivative;
}

float silu_slope(float a, float) { return sigmoid(a) * (1 + a * (1 - sigmoid(a))); }
float exp_slope(float, float y) { return y; }
float sin_slope(float a, float) { return elementary::cos(a); }
float cos_slope(float a, float) { return -elementary::sin(a); }

/// ReLU, and its gradient.
constexpr auto rectified = [](auto a) { return a > decltype(a){} ? a : decltype(a){}; };
constexpr auto where_positive = [](auto g, auto a) { return a > decltype(a){} ? g : decltype(a){}; };

/// y (1 - y), of y = σ(a).
Var<double> sigmoid_derivative(const DerivativeContext& of) {
  return multiply(of.node, helper(of, one_minus(of.node), "rest", "1-%", "rest"));
}

/// σ(a) + y (1 - σ(a)), of y = a σ(a).
Var<double> silu_derivative(const DerivativeContext& of) {
  const std::string sigma = "\\sigma\\left(" + of.operand(0).node().symbol + "\\right)";
  const Var<double> gate = helper(of, activation(of.operand(0), Function::sigmoid), "share", sigma, "share");
  const Var<double> rest = helper(of, one_minus(gate), "rest", "1-" + sigma, "rest");
  return add(gate, helper(of, multiply(of.node, rest), "bend", "%\\left(1-\\sigma\\right)", "bend"));
}

Var<double> cosine_derivative(const DerivativeContext& of) {
  const Var<double> sines = helper(of, activation(of.operand(0), Function::sin), "sines",
                                   "\\sin " + compact(of.operand(0).node().symbol), "sines");
  return scale(sines, -1, "-\\arg{0}");
}

Var<double> tanh_of_node_derivative(const DerivativeContext& of) { return tanh_derivative(of, of.node, "%"); }
/// That of ReLU at 0 is 0.
Var<double> relu_derivative(const DerivativeContext& of) { return step(of.operand(0), 0, false); }
Var<double> gelu_of_node_derivative(const DerivativeContext& of) {
  return gelu_derivative(of.operand(0), parameters_of<ActivationParameters>(of.node.node()).function, 1);
}
Var<double> sine_derivative(const DerivativeContext& of) { return activation(of.operand(0), Function::cos); }
/// exp is its own derivative.
Var<double> exp_derivative(const DerivativeContext& of) { return scale(of.node, 1, "\\arg{0}"); }

/// All that is known of an activation, besides its name.
template <class T>
struct Activation {
  Function function;
  /// LaTeX, before its argument in parentheses.
  const char* latex;
  T (*value)(T);
  /// df/da as nodes.
  EnabledIf<std::is_same_v<T, double>, Var<double> (*)(const DerivativeContext&)> derivative;
  /// df/da at a, where f(a) = y.
  EnabledIf<std::is_same_v<T, float>, float (*)(float a, float y)> slope;
};

template <class T>
constexpr Activation<T> activations[] = {
    {Function::tanh, "\\tanh", elementary::tanh, tanh_of_node_derivative, tanh_slope},
    {Function::sigmoid, "\\sigma", sigmoid, sigmoid_derivative, sigmoid_slope},
    {Function::relu, "\\operatorname{ReLU}", relu, relu_derivative, relu_slope},
    {Function::gelu, "\\operatorname{GELU}", gelu, gelu_of_node_derivative, gelu_slope},
    {Function::gelu_tanh, "\\operatorname{GELU}", gelu_tanh, gelu_of_node_derivative, gelu_tanh_slope},
    {Function::silu, "\\operatorname{SiLU}", silu, silu_derivative, silu_slope},
    {Function::exp, "\\exp", elementary::exp, exp_derivative, exp_slope},
    {Function::sin, "\\sin", elementary::sin, sine_derivative, sin_slope},
    {Function::cos, "\\cos", elementary::cos, cosine_derivative, cos_slope},
};

/// The row of a function.
template <class T>
const Activation<T>& activation_of(Function function) {
  return *std::find_if(std::begin(activations<T>), std::end(activations<T>) - 1,
                       [function](const Activation<T>& each) { return each.function == function; });
}

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const Function f = parameters_of<ActivationParameters>(self.node).function;
  if (f == Function::relu) return map_cells(out, rectified, self.operand(0));
  out = self.operand(0).unaryExpr(activation_of<T>(f).value);
}

void gradient_kernel(const OpContext<float>& self, const Matrix<float>& grad, const OperandGradients& to) {
  const Function f = parameters_of<ActivationParameters>(self.node).function;
  if (f == Function::relu) return move_or_add(to, 0, where_positive, grad, self.operand(0));
  to[0] +=
      grad.cwiseProduct(self.operand(0).binaryExpr(self.node.data, activation_of<float>(f).slope.function));
}

std::optional<Var<double>> derivative(const DerivativeContext& of) {
  return times_derivative(of,
                          activation_of<double>(parameters_of<ActivationParameters>(of.node.node()).function)
                              .derivative.function(of));
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const Function f = parameters_of<ActivationParameters>(self.node).function;
  const double result = static_cast<double>(self.node.data(row, col));
  Explanation why = {
      Reduction::function,
      {{{self.factor(0, row, col)}, result}},
      result,
      {std::string("explain.activation.") + name_of(f), {{"of", display_name(self.operand_node(0))}}}};
  why.function = f;
  return why;
}

template <class T>
std::string equation(const OpContext<T>& self) {
  return latex_of(parameters_of<ActivationParameters>(self.node).function, "\\arg{0}");
}

template <class T>
const Op<T> op = {.name = "activation",
                  .forward = forward<T>,
                  .explain = explain<T>,
                  .equation = equation<T>,
                  .derivative = derivative,
                  .gradient_kernel = gradient_kernel};

}  // namespace activation_op

Var<double> tanh_derivative(const DerivativeContext& of, Var<double> y, const std::string& symbol) {
  const Var<double> below = helper(of, one_minus(y), "below_1", "1-" + symbol, "below_1");
  const Var<double> negative = helper(of, scale(y, -1, "-\\arg{0}"), "negative", "-" + symbol, "negative");
  return multiply(below, helper(of, one_minus(negative), "above_minus_1", "1+" + symbol, "above_minus_1"));
}

std::string latex_of(Function f, const std::string& x) {
  return activation_op::activation_of<double>(f).latex + ("\\left(" + x + "\\right)");
}

template <class T>
Var<T> activation(Var<T> a, Function f) {
  return a.tape->record(
      {&activation_op::op<T>, {a.id}, ActivationParameters{f}, a.node().row_dim, a.node().col_dim});
}

template Var<double> activation(Var<double>, Function);
template Var<float> activation(Var<float>, Function);

}  // namespace attention
