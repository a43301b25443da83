#include "ops/binary.h"

namespace attention {

namespace add_op {

struct Add {
  static constexpr const char* name = "add";
  static constexpr const char* equation = "\\arg{0}+\\arg{1}";
  static constexpr Function function = Function::none;

  static auto value(auto a, auto b) { return a + b; }

  static void terms(const Factor& a, const Factor& b, Terms& out) {
    out.add({a});
    out.add({b});
  }

  static Message sentence(const OperandNames& names, double) {
    return {std::string("explain.add.") + names.form, {{"left", names.left}, {"right", names.right}}};
  }

  /// A broadcast row gets the sum over all rows, a column that over all columns.
  static std::optional<Var<double>> derivative(const DerivativeContext& of) {
    if (of.slot == 1 && is_broadcast(of))
      return sum_to(of.gradient, of.operand(1).rows(), of.operand(1).cols());
    return vjp(of, "\\arg{0}");
  }

  static void gradient_kernel(const OpContext<float>&, const Matrix<float>& grad,
                              const OperandGradients& to) {
    add_reduced(to, 1, [](auto g, auto) { return g; }, grad, grad);
    move_or_add(to, 0, grad);
  }
};

}  // namespace add_op

template <class T>
Var<T> add(Var<T> a, Var<T> b) {
  check_broadcastable("add", argument("left_operand", a), argument("right_operand", b));
  return record_binary<add_op::Add>(a, b);
}

template Var<double> add(Var<double>, Var<double>);
template Var<float> add(Var<float>, Var<float>);

}  // namespace attention
