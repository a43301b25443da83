#include <algorithm>

#include "ops/ops.h"

namespace attention {

namespace {

constexpr Index side = 3;

/// Shape of the picture, and what lies beyond its border.
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
          static_cast<Border>(self.node.attributes.first)};
}

/// Calls visit(row of the picture, its column, row of the kernel) for each number that the kernel reads at a
/// pixel: kernel rows from the top, their columns from the left, channels innermost.
template <class Visit>
void for_each_neighbour(const Picture& in, Index pixel, Visit visit) {
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
void vjp(const OpContext<T>& self, const Matrix<T>& grad, const OperandGradients<T>& to) {
  for (Index pixel = 0; pixel < grad.rows(); ++pixel)
    for_each_neighbour(picture(self), pixel, [&](Index row, Index col, Index k) {
      to[0](row, col) += grad.row(pixel).dot(self.operand(1).row(k));
      to[1].row(k) += self.operand(0)(row, col) * grad.row(pixel);
    });
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  Explanation out{Reduction::sum, {}, static_cast<double>(self.node.data(row, col)), {}};
  for_each_neighbour(picture(self), row, [&](Index from_row, Index from_col, Index k) {
    const Factor pixel = self.factor(0, from_row, from_col);
    const Factor kernel = self.factor(1, k, col);
    out.terms.push_back(
        {{pixel, kernel}, static_cast<double>(static_cast<T>(pixel.value) * static_cast<T>(kernel.value))});
  });
  out.sentence = {"explain.convolve"};
  return out;
}

template <class T>
std::string equation(const OpContext<T>&) {
  return "\\arg{0}\\star\\arg{1}";
}

template <class T>
const Op<T> op = {"convolve", forward<T>, vjp<T>, explain<T>, equation<T>};

}  // namespace

template <class T>
Var<T> convolve(Var<T> picture, Var<T> kernel, Border border) {
  const Argument of_kernel = argument("kernel", kernel);
  const Argument of_picture = argument("picture", picture);
  if (of_kernel.rows % (side * side) != 0)
    fail("convolve", {"error.kernel_rows",
                      {{"name", of_kernel.name}, {"rows", of_kernel.rows}, {"picture", of_picture.name}}});
  const Index channels = of_kernel.rows / (side * side);
  if (of_picture.cols % channels != 0)
    fail("convolve", {"error.columns_into_pixels",
                      {{"name", of_picture.name}, {"columns", of_picture.cols}, {"channels", channels}}});
  Attributes attributes;
  attributes.first = static_cast<Index>(border);
  return picture.tape->record({&op<T>, {picture.id, kernel.id}, std::move(attributes), "", ""});
}

template Var<double> convolve(Var<double>, Var<double>, Border);
template Var<float> convolve(Var<float>, Var<float>, Border);

}  // namespace attention
