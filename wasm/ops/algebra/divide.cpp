#include "ops/binary.h"

namespace attention {

namespace divide_op {

/// -Σ_j (g_ij / b_i) (a/b)_ij, divided once per row.
void add_column_gradient(const OpContext<float>& self, const Matrix<float>& grad, Matrix<float>& to) {
  const Matrix<float>& b = self.operand(1);
  const auto product = [](auto g, auto ratio) { return g * ratio; };
  for (Index i = 0; i < grad.rows(); ++i) {
    const Index row = place(i, b.rows());
    to(row, 0) -= sum_run(0.0f, grad.cols(), product, &grad(i, 0), &self.node.data(i, 0)) / b(row, 0);
  }
}

struct Divide {
  static constexpr const char* name = "divide";
  static constexpr const char* equation = "\\frac{\\arg{0}}{\\arg{1}}";
  static constexpr Function function = Function::quotient;

  static auto value(auto a, auto b) { return a / b; }
  static void terms(const Factor& a, const Factor& b, Terms& out) { out.add({a, b}); }

  static Message sentence(const OperandNames& names, double) {
    return {"explain.divide", {{"left", names.left}, {"right", names.right}}};
  }

  /// d(a/b)/da = 1/b, d(a/b)/db = -(a/b)/b, summed over broadcast axes.
  static std::optional<Var<double>> derivative(const DerivativeContext& of) {
    const Var<double> divisor = of.operand(1);
    if (of.slot == 0) return divide(of.gradient, divisor);
    const Var<double> products =
        helper(of, multiply(of.gradient, of.node), "products", "\\mathrm{d}%\\odot %", "ratio_products");
    const Var<double> ratios = helper(of, divide(products, divisor), "ratios", "r", "ratios");
    if (!is_broadcast(of)) return scale(ratios, -1, "-\\arg{0}");
    const Var<double> sums =
        helper(of, sum_to(ratios, divisor.rows(), divisor.cols()), "ratio_sums", "\\Sigma r", "ratio_sums");
    return scale(sums, -1, "-\\arg{0}");
  }

  static void gradient_kernel(const OpContext<float>& self, const Matrix<float>& grad,
                              const OperandGradients& to) {
    const Matrix<float>& b = self.operand(1);
    add_broadcast(to, 0, [](auto g, auto divisor) { return g / divisor; }, grad, b);
    if (!to.is_required(1)) return;
    Matrix<float>& sum = to[1];
    if (b.cols() == 1) return add_column_gradient(self, grad, sum);
    for (Index i = 0; i < grad.rows(); ++i)
      for (Index j = 0; j < grad.cols(); ++j) {
        const Index row = place(i, b.rows());
        sum(row, j) -= grad(i, j) / b(row, j) * self.node.data(i, j);
      }
  }
};

}  // namespace divide_op

template <class T>
Var<T> divide(Var<T> a, Var<T> b) {
  check_broadcastable("divide", argument("dividend", a), argument("divisor", b));
  return record_binary<divide_op::Divide>(a, b);
}

template Var<double> divide(Var<double>, Var<double>);
template Var<float> divide(Var<float>, Var<float>);

}  // namespace attention
