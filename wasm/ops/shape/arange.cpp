#include "ops/ops.h"

namespace attention {

namespace arange_op {

/// factor · (first + k) / divisor, dividing last, so that integers stay exact.
template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const ArangeParameters& a = parameters_of<ArangeParameters>(self.node);
  out = Matrix<T>::NullaryExpr(a.rows, a.cols, [&a](Index i, Index j) {
    const T count = static_cast<T>(a.first + i + j);
    // + 0 turns -0 into 0.
    return static_cast<T>(a.factor) * count / static_cast<T>(a.divisor) + T(0);
  });
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  return {Reduction::given, {}, static_cast<double>(self.node.data(row, col)), {"explain.arange"}};
}

template <class T>
std::string equation(const OpContext<T>& self) {
  return parameters_of<ArangeParameters>(self.node).equation;
}

template <class T>
const Op<T> op = {.name = "arange", .forward = forward<T>, .explain = explain<T>, .equation = equation<T>};

}  // namespace arange_op

template <class T>
Var<T> arange(Tape<T>& tape, Index rows, Index cols, const Count& count) {
  check_positive("arange", unnamed("divisor"), static_cast<double>(count.divisor));
  if (rows != 1 && cols != 1)
    fail("arange", {"error.one_row_or_column", {{"shape", shape_text(rows, cols)}}});
  ArangeParameters parameters{rows, cols, count.first, count.factor, count.divisor, count.equation};
  return tape.record({&arange_op::op<T>, {}, std::move(parameters), "", ""});
}

template Var<double> arange(Tape<double>&, Index, Index, const Count&);
template Var<float> arange(Tape<float>&, Index, Index, const Count&);

}  // namespace attention
