#include "ops/binary.h"

namespace attention {

namespace multiply_op {

/// The gradient of A ⊙ A: adds the contribution of both operands in order.
void add_square_gradient(const Matrix<float>& factor, const Matrix<float>& grad, const OperandGradients& to) {
  if (!to.is_required(0)) return;
  const bool is_first = to.is_first(0);
  float* const sum = to[0].data();
  const auto twice = [](auto g, auto a) { return g * a + g * a; };
  const auto added = [](auto before, auto g, auto a) { return before + g * a + g * a; };
  if (is_first)
    map_run(grad.size(), sum, twice, grad.data(), factor.data());
  else
    map_run(grad.size(), sum, added, sum, grad.data(), factor.data());
}

struct Multiply {
  static constexpr const char* name = "multiply";
  static constexpr const char* equation = "\\arg{0}\\odot\\arg{1}";
  static constexpr Function function = Function::none;

  static auto value(auto a, auto b) { return a * b; }
  static void terms(const Factor& a, const Factor& b, Terms& out) { out.add({a, b}); }

  static Message sentence(const OperandNames& names, double) {
    return {std::string("explain.multiply.") + names.form, {{"left", names.left}, {"right", names.right}}};
  }

  static std::optional<Var<double>> derivative(const DerivativeContext& of) {
    if (of.slot == 0) return multiply(of.gradient, of.operand(1));
    if (is_broadcast(of)) return vjp(of, "\\sum\\arg{0}\\odot\\arg{1}");
    return multiply(of.gradient, of.operand(0));
  }

  static void gradient_kernel(const OpContext<float>& self, const Matrix<float>& grad,
                              const OperandGradients& to) {
    if (to.operands[0] == to.operands[1]) return add_square_gradient(self.operand(0), grad, to);
    const auto product = [](auto g, auto other) { return g * other; };
    add_broadcast(to, 0, product, grad, self.operand(1));
    add_reduced(to, 1, product, grad, self.operand(0));
  }
};

}  // namespace multiply_op

template <class T>
Var<T> multiply(Var<T> a, Var<T> b) {
  check_broadcastable("multiply", argument("left_operand", a), argument("right_operand", b));
  return record_binary<multiply_op::Multiply>(a, b);
}

template Var<double> multiply(Var<double>, Var<double>);
template Var<float> multiply(Var<float>, Var<float>);

}  // namespace attention
