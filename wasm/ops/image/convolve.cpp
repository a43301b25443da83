#include <algorithm>

#include "ops/derivative.h"
#include "ops/terms.h"

namespace attention {

namespace convolve_op {

constexpr Index side = 3;

/// Shape and padding of the picture.
struct Picture {
  Index height;
  Index width;
  Index channels;
  Border border;
};

template <class T>
Picture picture(const OpContext<T>& self) {
  const Index channels = self.operand(1).rows() / (side * side);
  return {self.operand(0).rows(), self.operand(0).cols() / channels, channels,
          parameters_of<ConvolveParameters>(self.node).border};
}

/// Calls visit(row of the picture, its column, row of the kernel) for each number under the kernel at a
/// pixel, channels innermost.
template <class Visitor>
void for_each_neighbour(const Picture& in, Index pixel, Visitor visit) {
  for (Index a = 0; a < side; ++a)
    for (Index b = 0; b < side; ++b) {
      const Index row = pixel / in.width + a - 1;
      const Index col = pixel % in.width + b - 1;
      const Index near_row = std::clamp<Index>(row, 0, in.height - 1);
      const Index near_col = std::clamp<Index>(col, 0, in.width - 1);
      if (in.border == Border::zeros && (near_row != row || near_col != col)) continue;
      for (Index c = 0; c < in.channels; ++c)
        visit(near_row, near_col * in.channels + c, (a * side + b) * in.channels + c);
    }
}

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const Picture in = picture(self);
  out.setConstant(in.height * in.width, self.operand(1).cols(), T(-0.0));
  for (Index pixel = 0; pixel < out.rows(); ++pixel)
    for_each_neighbour(in, pixel, [&](Index row, Index col, Index k) {
      out.row(pixel) += self.operand(0)(row, col) * self.operand(1).row(k);
    });
}

template <class T>
void terms(const OpContext<T>& self, Index row, Index col, Terms& out) {
  for_each_neighbour(picture(self), row, [&](Index from_row, Index from_col, Index k) {
    out.add({self.factor(0, from_row, from_col), self.factor(1, k, col)});
  });
}

std::optional<Var<double>> derivative(const DerivativeContext& of) {
  return vjp(of, of.slot == 0
                     ? "\\text{what the pixels around give back of }\\arg{0}\\text{, through }\\arg{1}"
                     : "\\sum_{\\text{pixels}}\\arg{1}\\,\\arg{0}");
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  return explain_sum(self, row, col, terms<T>, {"explain.convolve"});
}

template <class T>
std::string equation(const OpContext<T>&) {
  return "\\arg{0}\\star\\arg{1}";
}

template <class T>
const Op<T> op = {.name = "convolve",
                  .forward = forward<T>,
                  .explain = explain<T>,
                  .equation = equation<T>,
                  .derivative = derivative,
                  .terms = terms<T>};

}  // namespace convolve_op

template <class T>
Var<T> convolve(Var<T> picture, Var<T> kernel, Border border) {
  const Argument of_kernel = argument("kernel", kernel);
  const Argument of_picture = argument("picture", picture);
  if (of_kernel.rows % (convolve_op::side * convolve_op::side) != 0)
    fail("convolve", {"error.kernel_rows",
                      {{"name", of_kernel.name}, {"rows", of_kernel.rows}, {"picture", of_picture.name}}});
  const Index channels = of_kernel.rows / (convolve_op::side * convolve_op::side);
  if (of_picture.cols % channels != 0)
    fail("convolve", {"error.columns_into_pixels",
                      {{"name", of_picture.name}, {"columns", of_picture.cols}, {"channels", channels}}});
  return picture.tape->record(
      {&convolve_op::op<T>, {picture.id, kernel.id}, ConvolveParameters{border}, "", ""});
}

template Var<double> convolve(Var<double>, Var<double>, Border);
template Var<float> convolve(Var<float>, Var<float>, Border);

}  // namespace attention
