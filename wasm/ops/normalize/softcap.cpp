#include "core/numeric/elementary.h"
#include "ops/algebra/activation.h"
#include "ops/unary.h"

namespace attention {

namespace softcap_op {

struct Softcap {
  static constexpr const char* name = "softcap";
  using Parameters = SoftcapParameters;
  static constexpr auto number = &Parameters::cap;
  static constexpr Reduction reduction = Reduction::softcap;
  static constexpr Function function = Function::none;

  static auto value(auto score, auto cap) { return cap * elementary::tanh(score / cap); }
  static std::vector<Factor> factors(const Factor& score, const Factor& cap) { return {score, cap}; }
  static const char* sentence(double) { return "explain.softcap"; }
  static const char* equation(double) { return "c\\,\\tanh\\left(\\frac{\\arg{0}}{c}\\right)"; }

  /// 1 - (y/c)² for y = c tanh(a/c).
  static std::optional<Var<double>> derivative(const DerivativeContext& of) {
    const Var<double> uncapped =
        helper(of, scale(of.node, 1 / parameters_of<Parameters>(of.node.node()).cap, "\\frac{\\arg{0}}{c}"),
               "over_cap", "%/c", "over_cap");
    return times_derivative(of, tanh_derivative(of, uncapped, "\\left(%/c\\right)"));
  }

  static void gradient_kernel(const OpContext<float>& self, const Matrix<float>& grad,
                              const OperandGradients& to) {
    const float cap = number_of<Softcap>(self);
    to[0] += grad.cwiseProduct(
        self.node.data.unaryExpr([cap](float capped) { return (1 - capped / cap) * (1 + capped / cap); }));
  }
};

}  // namespace softcap_op

template <class T>
Var<T> softcap(Var<T> a, double cap) {
  check_positive("softcap", unnamed("cap"), cap);
  return record_unary<softcap_op::Softcap>(a, cap);
}

template Var<double> softcap(Var<double>, double);
template Var<float> softcap(Var<float>, double);

}  // namespace attention
