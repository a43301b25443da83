#include <array>

#include "ops/ops.h"

namespace attention {

namespace {

/// The way from one pixel to another: down and right.
struct Way {
  Index down;
  Index right;
};

template <class T>
Way pass(const OpContext<T>& self, Index from, Index to) {
  const Index width = self.node.attributes.cols;
  return {to / width - from / width, to % width - from % width};
}

/// |δ - Δ|² = |δ|² - 2 δ·Δ + |Δ|², a product per term, so that the head's own numbers stay in sight.
template <class T>
std::array<T, 5> terms(const Way& pass, T down, T right) {
  const T square = static_cast<T>(pass.down * pass.down + pass.right * pass.right);
  return {square, T(-2 * pass.down) * down, T(-2 * pass.right) * right, down * down, right * right};
}

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const Index pixels = self.node.attributes.rows * self.node.attributes.cols;
  const T down = self.operand(0)(self.node.attributes.first, 0);
  const T right = self.operand(0)(self.node.attributes.first, 1);
  out = Matrix<T>::NullaryExpr(pixels, pixels, [&](Index i, Index j) {
    T sum = T(-0.0);
    for (const T term : terms(pass(self, i, j), down, right)) sum += term;
    return sum;
  });
}

/// d|δ - Δ|²/dΔ = 2 (Δ - δ), added up over all pairs.
template <class T>
void vjp(const OpContext<T>& self, const Matrix<T>& grad, const OperandGradients<T>& to) {
  const Index head = self.node.attributes.first;
  for (Index i = 0; i < grad.rows(); ++i)
    for (Index j = 0; j < grad.cols(); ++j) {
      const Way way_to = pass(self, i, j);
      to[0](head, 0) += grad(i, j) * T(2) * (self.operand(0)(head, 0) - static_cast<T>(way_to.down));
      to[0](head, 1) += grad(i, j) * T(2) * (self.operand(0)(head, 1) - static_cast<T>(way_to.right));
    }
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const Way to = pass(self, row, col);
  const Factor down = self.factor(0, self.node.attributes.first, 0);
  const Factor right = self.factor(0, self.node.attributes.first, 1);
  const auto value = terms(to, static_cast<T>(down.value), static_cast<T>(right.value));
  const auto term = [&](std::size_t k, std::vector<Factor> factors) -> Term {
    return {std::move(factors), static_cast<double>(value[k])};
  };
  return {Reduction::sum,
          {term(0, {constant(static_cast<double>(value[0]))}),
           term(1, {constant(static_cast<double>(-2 * to.down)), down}),
           term(2, {constant(static_cast<double>(-2 * to.right)), right}), term(3, {down, down}),
           term(4, {right, right})},
          static_cast<double>(self.node.data(row, col)),
          {"explain.offset_distances", {{"down", to.down}, {"right", to.right}}}};
}

template <class T>
std::string equation(const OpContext<T>&) {
  return "\\left\\|\\delta-\\Delta\\right\\|^2,\\;\\Delta\\text{ from }\\arg{0}";
}

template <class T>
const Op<T> op = {"offset_distances", forward<T>, vjp<T>, explain<T>, equation<T>};

}  // namespace

template <class T>
Var<T> offset_distances(Var<T> centers, Index head, Index height, Index width) {
  const Argument given = argument("centers", centers);
  if (given.cols != 2 || head < 0 || head >= given.rows)
    fail("offset_distances",
         {"error.centers_shape",
          {{"name", given.name}, {"shape", shape_text(given.rows, given.cols)}, {"row", head + 1}}});
  check_size("offset_distances", unnamed("result"), static_cast<double>(height * width),
             static_cast<double>(height * width));
  Attributes attributes;
  attributes.rows = height;
  attributes.cols = width;
  attributes.first = head;
  return centers.tape->record({&op<T>, {centers.id}, std::move(attributes), "", ""});
}

template Var<double> offset_distances(Var<double>, Index, Index, Index);
template Var<float> offset_distances(Var<float>, Index, Index, Index);

}  // namespace attention
