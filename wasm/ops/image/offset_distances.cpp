#include <array>

#include "ops/derivative.h"
#include "ops/terms.h"

namespace attention {

namespace offset_distances_op {

/// Offset between two pixels.
struct Offset {
  Index down;
  Index right;
};

template <class T>
Offset offset(const OpContext<T>& self, Index from, Index to) {
  const Index width = parameters_of<OffsetDistancesParameters>(self.node).width;
  return {to / width - from / width, to % width - from % width};
}

/// |δ - Δ|² = |δ|² - 2 δ·Δ + |Δ|², a product per term, so that explanations show the numbers of the head.
template <class T>
std::array<T, 5> products(const Offset& by, T down, T right) {
  const T square = static_cast<T>(by.down * by.down + by.right * by.right);
  return {square, T(-2 * by.down) * down, T(-2 * by.right) * right, down * down, right * right};
}

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const auto& [height, width, head] = parameters_of<OffsetDistancesParameters>(self.node);
  const Index pixels = height * width;
  const T down = self.operand(0)(head, 0);
  const T right = self.operand(0)(head, 1);
  out = Matrix<T>::NullaryExpr(pixels, pixels, [&](Index i, Index j) {
    T sum = T(-0.0);
    for (const T term : products(offset(self, i, j), down, right)) sum += term;
    return sum;
  });
}

template <class T>
void terms(const OpContext<T>& self, Index row, Index col, Terms& out) {
  const Offset to = offset(self, row, col);
  const Index head = parameters_of<OffsetDistancesParameters>(self.node).head;
  const Factor down = self.factor(0, head, 0);
  const Factor right = self.factor(0, head, 1);
  out.add({constant(static_cast<double>(to.down * to.down + to.right * to.right))});
  out.add({constant(static_cast<double>(-2 * to.down)), down});
  out.add({constant(static_cast<double>(-2 * to.right)), right});
  out.add({down, down});
  out.add({right, right});
}

/// d|δ - Δ|²/dΔ = 2 (Δ - δ), summed over all pairs.
std::optional<Var<double>> derivative(const DerivativeContext& of) {
  return vjp(of, "\\sum_{\\text{pixels}}2\\left(\\arg{1}-\\delta\\right)\\arg{0}");
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const Offset to = offset(self, row, col);
  return explain_sum(self, row, col, terms<T>,
                     {"explain.offset_distances", {{"down", to.down}, {"right", to.right}}});
}

template <class T>
std::string equation(const OpContext<T>&) {
  return "\\left\\|\\delta-\\Delta\\right\\|^2,\\;\\Delta\\text{ from }\\arg{0}";
}

template <class T>
const Op<T> op = {.name = "offset_distances",
                  .forward = forward<T>,
                  .explain = explain<T>,
                  .equation = equation<T>,
                  .derivative = derivative,
                  .terms = terms<T>};

}  // namespace offset_distances_op

template <class T>
Var<T> offset_distances(Var<T> centers, Index head, Index height, Index width) {
  const Argument given = argument("centers", centers);
  if (given.cols != 2 || head < 0 || head >= given.rows)
    fail("offset_distances",
         {"error.centers_shape",
          {{"name", given.name}, {"shape", shape_text(given.rows, given.cols)}, {"row", head + 1}}});
  check_size("offset_distances", unnamed("result"), static_cast<double>(height * width),
             static_cast<double>(height * width));
  return centers.tape->record(
      {&offset_distances_op::op<T>, {centers.id}, OffsetDistancesParameters{height, width, head}, "", ""});
}

template Var<double> offset_distances(Var<double>, Index, Index, Index);
template Var<float> offset_distances(Var<float>, Index, Index, Index);

}  // namespace attention
