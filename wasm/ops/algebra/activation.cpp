#include "ops/algebra/activation.h"

#include <cmath>

#include "core/elementary.h"
#include "ops/cells.h"
#include "ops/ops.h"

namespace attention {

namespace {

constexpr double root_of_half = 0.70710678118654752440;
constexpr double root_of_two_over_pi = 0.79788456080286535588;
constexpr double gelu_cubic = 0.044715;

template <class T>
T sigmoid(T a) {
  return 1 / (1 + elementary::exp(-a));
}

/// What the tanh of gelu_tanh is taken of.
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
template <class T>
T gelu_derivative(T a) {
  const T half = static_cast<T>(0.5);
  const T density = static_cast<T>(root_of_two_over_pi) * half * elementary::exp(-half * a * a);
  return half * (1 + std::erf(a * static_cast<T>(root_of_half))) + a * density;
}

template <class T>
T gelu_tanh_derivative(T a) {
  const T half = static_cast<T>(0.5);
  const T bent = elementary::tanh(gelu_inner(a));
  const T inner_slope = static_cast<T>(root_of_two_over_pi) * (1 + 3 * static_cast<T>(gelu_cubic) * a * a);
  return half * (1 + bent) + half * a * (1 - bent) * (1 + bent) * inner_slope;
}

/// df/da at a, where f(a) = y. The slope of ReLU at 0 is 0.
template <class T>
T derivative(Function f, T a, T y) {
  switch (f) {
    case Function::tanh:
      return (1 - y) * (1 + y);
    case Function::sigmoid:
      return y * (1 - y);
    case Function::relu:
      return a > 0 ? T{1} : T{0};
    case Function::gelu:
      return gelu_derivative(a);
    case Function::gelu_tanh:
      return gelu_tanh_derivative(a);
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

/// The larger of a and 0, and where that is a.
constexpr auto rectified = [](auto a) { return a > decltype(a){} ? a : decltype(a){}; };
constexpr auto where_positive = [](auto g, auto a) { return a > decltype(a){} ? g : decltype(a){}; };

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const Function f = self.node.attributes.function;
  if (f == Function::relu) return map_cells(out, rectified, self.operand(0));
  out = self.operand(0).unaryExpr([f](T a) { return value(f, a); });
}

template <class T>
void vjp(const OpContext<T>& self, const Matrix<T>& grad, const OperandGradients<T>& to) {
  const Function f = self.node.attributes.function;
  if (std::is_same_v<T, float> && f == Function::relu)
    return pass_on(to, 0, where_positive, grad, self.operand(0));
  to[0] += grad.cwiseProduct(
      self.operand(0).binaryExpr(self.node.data, [f](T a, T y) { return derivative(f, a, y); }));
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
  return written(self.node.attributes.function, "\\arg{0}");
}

template <class T>
const Op<T> op = {"activation", forward<T>, vjp<T>, explain<T>, equation<T>};

}  // namespace

std::string written(Function f, const std::string& x) {
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
  return a.tape->record({&op<T>, {a.id}, std::move(attributes), a.node().row_dim, a.node().col_dim});
}

template Var<double> activation(Var<double>, Function);
template Var<float> activation(Var<float>, Function);

}  // namespace attention
