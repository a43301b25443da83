#include <cmath>

#include "ops/unary.h"

namespace attention {

namespace square_root_op {

struct SquareRoot {
  static constexpr const char* name = "square_root";
  using Parameters = SquareRootParameters;
  static constexpr auto number = &Parameters::epsilon;
  static constexpr Reduction reduction = Reduction::function;
  static constexpr Function function = Function::sqrt_of_sum;

  static auto value(auto a, auto epsilon) { return std::sqrt(a + epsilon); }
  static std::vector<Factor> factors(const Factor& a, const Factor& epsilon) { return {a, epsilon}; }

  static const char* sentence(double epsilon) {
    return epsilon == 0 ? "explain.square_root" : "explain.square_root.constant";
  }
  static const char* equation(double epsilon) {
    return epsilon == 0 ? "\\sqrt{\\arg{0}}" : "\\sqrt{\\arg{0}+\\varepsilon}";
  }

  /// d√(a + ε)/da = 1 / (2 √(a + ε)).
  static std::optional<Var<double>> derivative(const DerivativeContext& of) {
    const Var<double> half = helper(of, scale(of.gradient, 0.5, "\\frac{1}{2}\\,\\arg{0}"), "halves",
                                    "\\frac{1}{2}\\mathrm{d}%", "halves");
    return divide(half, of.node);
  }

  static void gradient_kernel(const OpContext<float>& self, const Matrix<float>& grad,
                              const OperandGradients& to) {
    to[0] += grad.cwiseQuotient(2 * self.node.data);
  }
};

}  // namespace square_root_op

template <class T>
Var<T> square_root(Var<T> a, double epsilon) {
  check_finite("square_root", unnamed("constant_epsilon"), epsilon);
  return record_unary<square_root_op::SquareRoot>(a, epsilon);
}

template Var<double> square_root(Var<double>, double);
template Var<float> square_root(Var<float>, double);

}  // namespace attention
