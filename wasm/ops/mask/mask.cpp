#include <limits>

#include "ops/cells.h"
#include "ops/ops.h"

namespace attention {

namespace {

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  map_cells(out, [](auto score, auto barrier) { return score + barrier; }, self.operand(0), self.operand(1));
}

template <class T>
void vjp(const OpContext<T>&, const Matrix<T>& grad, const OperandGradients<T>& to) {
  add_cells(to, 1, [](auto g) { return g; }, grad);
  pass_on(to, 0, grad);
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const Factor score = self.factor(0, row, col);
  const Factor barrier = self.factor(1, row, col);
  const bool blocked = barrier.value == -std::numeric_limits<double>::infinity();
  return {Reduction::sum,
          {{{score}, score.value}, {{barrier}, barrier.value}},
          static_cast<double>(self.node.data(row, col)),
          blocked ? Message{"explain.mask.closed"} : Message{"explain.mask.added"}};
}

template <class T>
std::string equation(const OpContext<T>&) {
  return "\\arg{0}+\\arg{1}";
}

template <class T>
const Op<T> op = {"mask", forward<T>, vjp<T>, explain<T>, equation<T>};

}  // namespace

template <class T>
Var<T> mask(Var<T> scores, Var<T> mask) {
  check_same_shape("mask", argument("scores", scores), argument("mask", mask));
  return scores.tape->record(
      {&op<T>, {scores.id, mask.id}, {}, scores.node().row_dim, scores.node().col_dim});
}

template Var<double> mask(Var<double>, Var<double>);
template Var<float> mask(Var<float>, Var<float>);

}  // namespace attention
