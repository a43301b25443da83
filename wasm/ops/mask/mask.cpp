#include <limits>

#include "ops/binary.h"

namespace attention {

namespace mask_op {

struct Mask {
  static constexpr const char* name = "mask";
  static constexpr const char* equation = "\\arg{0}+\\arg{1}";
  static constexpr Function function = Function::none;

  static auto value(auto score, auto barrier) { return score + barrier; }

  static void terms(const Factor& score, const Factor& barrier, Terms& out) {
    out.add({score});
    out.add({barrier});
  }

  static Message sentence(const OperandNames&, double barrier) {
    return barrier == -std::numeric_limits<double>::infinity() ? Message{"explain.mask.closed"}
                                                               : Message{"explain.mask.added"};
  }

  static std::optional<Var<double>> derivative(const DerivativeContext& of) { return vjp(of, "\\arg{0}"); }

  static void gradient_kernel(const OpContext<float>&, const Matrix<float>& grad,
                              const OperandGradients& to) {
    add_cells(to, 1, [](auto g) { return g; }, grad);
    move_or_add(to, 0, grad);
  }
};

}  // namespace mask_op

template <class T>
Var<T> mask(Var<T> scores, Var<T> mask) {
  check_same_shape("mask", argument("scores", scores), argument("mask", mask));
  return record_binary<mask_op::Mask>(scores, mask);
}

template Var<double> mask(Var<double>, Var<double>);
template Var<float> mask(Var<float>, Var<float>);

}  // namespace attention
