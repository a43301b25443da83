#include "ops/ops.h"

namespace attention {

namespace seed_op {

void forward(const OpContext<double>&, Matrix<double>& out) { out = Matrix<double>::Ones(1, 1); }

Explanation explain(const OpContext<double>& self, Index row, Index col) {
  return {Reduction::given, {}, self.node.data(row, col), {"explain.seed"}};
}

std::string equation(const OpContext<double>&) { return "1"; }

const Op<double> op = {.name = "seed", .forward = forward, .explain = explain, .equation = equation};

}  // namespace seed_op

Var<double> seed(Tape<double>& tape) { return tape.record({&seed_op::op, {}, {}, "1", "1"}); }

}  // namespace attention
