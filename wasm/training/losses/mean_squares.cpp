#include "ops/ops.h"
#include "training/losses/loss.h"

namespace attention {

template <class T>
Var<T> mean_squares(Var<T> output, Var<T> targets) {
  check_same_shape("mean_squares", argument("output", output), argument("targets", targets));
  const Var<T> difference = subtract(output, targets);
  const Var<T> squares = multiply(difference, difference);
  // All rows have the same length, so the mean of means is the mean over all cells.
  return mean(mean(squares, Each::row), Each::column);
}

template Var<double> mean_squares(Var<double>, Var<double>);
template Var<float> mean_squares(Var<float>, Var<float>);

}  // namespace attention
