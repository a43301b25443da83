#include "ops/algebra/activation.h"

#include <cmath>

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
T value(Function f, T a) {
  const T half = static_cast<T>(0.5);
  switch (f) {
    case Function::tanh:
      return elementary::tanh(a);
    case Function::sigmoid:
      return sigmoid(a);
    case Function::relu:
      return a > 0 ? a : T{0};
    case Function::gelu:
      return a * (half * (1 + std::erf(a * static_cast<T>(root_of_half))));
    case Function::gelu_tanh:
      return a * (half * (1 + elementary::tanh(gelu_inner(a))));
    case Function::silu:
      return a * sigmoid(a);
    case Function::sin:
      return elementary::sin(a);
    case Function::cos:
      return elementary::cos(a);
    default:
      return elementary::exp(a);
  }
}

/// d/da of x · Φ(x): Φ(a) + a φ(a), φ being the density of the standard normal distribution.
float gelu_derivative_at(float a) {
  const float half = static_cast<float>(0.5);
  const float density = static_cast<float>(root_of_two_over_pi) * half * elementary::exp(-half * a * a);
  return half * (1 + std::erf(a * static_cast<float>(root_of_half))) + a * density;
}

float gelu_tanh_derivative_at(float a) {
  const float half = static_cast<float>(0.5);
  const float t = elementary::tanh(gelu_inner(a));
  const float inner_derivative =
      static_cast<float>(root_of_two_over_pi) * (1 + 3 * static_cast<float>(gelu_cubic) * a * a);
  return half * (1 + t) + half * a * (1 - t) * (1 + t) * inner_derivative;
}

/// df/da at a, where f(a) = y. That of ReLU at 0 is 0.
float derivative_at(Function f, float a, float y) {
  switch (f) {
    case Function::tanh:
      return (1 - y) * (1 + y);
    case Function::sigmoid:
      return y * (1 - y);
    case Function::relu:
      return a > 0 ? 1.0f : 0.0f;
    case Function::gelu:
      return gelu_derivative_at(a);
    case Function::gelu_tanh:
      return gelu_tanh_derivative_at(a);
    case Function::silu:
      return sigmoid(a) * (1 + a * (1 - sigmoid(a)));
    case Function::sin:
      return elementary::cos(a);
    case Function::cos:
      return -elementary::sin(a);
    default:
      return y;
  }
}

/// ReLU, and its gradient.
constexpr auto rectified = [](auto a) { return a > decltype(a){} ? a : decltype(a){}; };
constexpr auto where_positive = [](auto g, auto a) { return a > decltype(a){} ? g : decltype(a){}; };

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const Function f = self.node.attributes.function;
  if (f == Function::relu) return map_cells(out, rectified, self.operand(0));
  out = self.operand(0).unaryExpr([f](T a) { return value(f, a); });
}

void gradient_kernel(const OpContext<float>& self, const Matrix<float>& grad, const OperandGradients& to) {
  const Function f = self.node.attributes.function;
  if (f == Function::relu) return move_or_add(to, 0, where_positive, grad, self.operand(0));
  to[0] += grad.cwiseProduct(
      self.operand(0).binaryExpr(self.node.data, [f](float a, float y) { return derivative_at(f, a, y); }));
}

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

Var<double> local_derivative(const DerivativeContext& of) {
  switch (of.attributes().function) {
    case Function::tanh:
      return tanh_derivative(of, of.node, "%");
    case Function::sigmoid:
      return sigmoid_derivative(of);
    case Function::relu:
      return step(of.operand(0), 0, false);
    case Function::gelu:
    case Function::gelu_tanh:
      return gelu_derivative(of.operand(0), of.attributes().function, 1);
    case Function::silu:
      return silu_derivative(of);
    case Function::sin:
      return activation(of.operand(0), Function::cos);
    case Function::cos:
      return cosine_derivative(of);
    default:
      // exp is its own derivative.
      return scale(of.node, 1, "\\arg{0}");
  }
}

std::optional<Var<double>> derivative(const DerivativeContext& of) {
  return times_derivative(of, local_derivative(of));
}

const char* name_of(Function f) {
  switch (f) {
    case Function::tanh:
      return "tanh";
    case Function::sigmoid:
      return "sigmoid";
    case Function::relu:
      return "relu";
    case Function::gelu:
      return "gelu";
    case Function::gelu_tanh:
      return "gelu_tanh";
    case Function::silu:
      return "silu";
    case Function::sin:
      return "sin";
    case Function::cos:
      return "cos";
    default:
      return "exp";
  }
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const Function f = self.node.attributes.function;
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
  return latex_of(self.node.attributes.function, "\\arg{0}");
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
  const std::string of_x = "\\left(" + x + "\\right)";
  switch (f) {
    case Function::tanh:
      return "\\tanh" + of_x;
    case Function::sigmoid:
      return "\\sigma" + of_x;
    case Function::relu:
      return "\\operatorname{ReLU}" + of_x;
    case Function::gelu:
    case Function::gelu_tanh:
      return "\\operatorname{GELU}" + of_x;
    case Function::silu:
      return "\\operatorname{SiLU}" + of_x;
    case Function::sin:
      return "\\sin" + of_x;
    case Function::cos:
      return "\\cos" + of_x;
    default:
      return "\\exp" + of_x;
  }
}

template <class T>
Var<T> activation(Var<T> a, Function f) {
  Attributes attributes;
  attributes.function = f;
  return a.tape->record(
      {&activation_op::op<T>, {a.id}, std::move(attributes), a.node().row_dim, a.node().col_dim});
}

template Var<double> activation(Var<double>, Function);
template Var<float> activation(Var<float>, Function);

}  // namespace attention
