#include "ops/binary.h"

namespace attention {

namespace subtract_op {

struct Subtract {
  static constexpr const char* name = "subtract";
  static constexpr const char* equation = "\\arg{0}-\\arg{1}";
  static constexpr Function function = Function::none;

  static auto value(auto a, auto b) { return a - b; }

  /// a + (-1 · b), which is a - b to the last bit.
  static void terms(const Factor& a, const Factor& b, Terms& out) {
    out.add({a});
    out.add({b, constant(-1)});
  }

  static Message sentence(const OperandNames& names, double) {
    return {std::string("explain.subtract.") + names.form, {{"left", names.left}, {"right", names.right}}};
  }

  static std::optional<Var<double>> derivative(const DerivativeContext& of) {
    if (of.slot == 0) return vjp(of, "\\arg{0}");
    return vjp(of, is_broadcast(of) ? "-\\sum\\arg{0}" : "-\\arg{0}");
  }

  static void gradient_kernel(const OpContext<float>&, const Matrix<float>& grad,
                              const OperandGradients& to) {
    add_reduced(to, 1, [](auto g, auto) { return -g; }, grad, grad);
    move_or_add(to, 0, grad);
  }
};

}  // namespace subtract_op

template <class T>
Var<T> subtract(Var<T> a, Var<T> b) {
  check_broadcastable("subtract", argument("left_operand", a), argument("right_operand", b));
  return record_binary<subtract_op::Subtract>(a, b);
}

template Var<double> subtract(Var<double>, Var<double>);
template Var<float> subtract(Var<float>, Var<float>);

}  // namespace attention
