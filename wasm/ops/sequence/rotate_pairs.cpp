#include "ops/derivative.h"
#include "ops/terms.h"

namespace attention {

namespace rotate_pairs_op {

/// The two columns of a rotated pair, and whether `col` is the first.
struct Pair {
  Index first;
  Index second;
  Index number;
  bool is_first;
};

template <class T>
Pair pair_of(const OpContext<T>& self, Index col) {
  const Index half = self.operand(0).cols() / 2;
  if (parameters_of<RotatePairsParameters>(self.node).pairing == Pairing::interleaved) {
    const Index number = col / 2;
    return {2 * number, 2 * number + 1, number, col % 2 == 0};
  }
  const Index number = col % half;
  return {number, number + half, number, col < half};
}

/// Calls visit(row, pair) for each pair of each row.
template <class T, class Visitor>
void for_each_pair(const OpContext<T>& self, Visitor visit) {
  for (Index row = 0; row < self.operand(0).rows(); ++row)
    for (Index col = 0; col < self.operand(0).cols(); ++col)
      if (const Pair pair = pair_of(self, col); pair.is_first) visit(row, pair);
}

/// (x_1 cos - x_2 sin, x_1 sin + x_2 cos): rotation by the angle of the pair.
template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const Matrix<T>& x = self.operand(0);
  out.resize(x.rows(), x.cols());
  for_each_pair(self, [&](Index row, const Pair& pair) {
    const T cosine = self.operand(1)(row, pair.number);
    const T sine = self.operand(2)(row, pair.number);
    out(row, pair.first) = x(row, pair.first) * cosine - x(row, pair.second) * sine;
    out(row, pair.second) = x(row, pair.first) * sine + x(row, pair.second) * cosine;
  });
}

template <class T>
void terms(const OpContext<T>& self, Index row, Index col, Terms& out) {
  const Pair pair = pair_of(self, col);
  const Factor first = self.factor(0, row, pair.first);
  const Factor second = self.factor(0, row, pair.second);
  const Factor cosine = self.factor(1, row, pair.number);
  const Factor sine = self.factor(2, row, pair.number);
  if (pair.is_first) {
    out.add({first, cosine});
    out.add({second, sine, constant(-1)});
  } else {
    out.add({first, sine});
    out.add({second, cosine});
  }
}

/// The gradient of a pair is rotated by the opposite angle.
std::optional<Var<double>> derivative(const DerivativeContext& of) {
  if (of.slot != 0) return vjp(of, "\\text{from }\\arg{0}\\text{ and the pairs of }\\arg{1}");
  return vjp(of,
             "\\left(g_1\\arg{1}+g_2\\arg{2},\\;g_2\\arg{1}-g_1\\arg{2}\\right)\\text{ for each pair "
             "}(g_1,g_2)\\text{ of }\\arg{0}");
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const Pair pair = pair_of(self, col);
  return explain_sum(self, row, col, terms<T>,
                     {pair.is_first ? "explain.rotate_pairs.first" : "explain.rotate_pairs.second",
                      {{"column", pair.first + 1},
                       {"other_column", pair.second + 1},
                       {"of", display_name(self.operand_node(0))}}});
}

template <class T>
std::string equation(const OpContext<T>&) {
  return "\\left(x_1\\arg{1}-x_2\\arg{2},\\;x_1\\arg{2}+x_2\\arg{1}\\right)\\text{ for each pair "
         "}(x_1,x_2)\\text{ of }\\arg{0}";
}

template <class T>
const Op<T> op = {.name = "rotate_pairs",
                  .forward = forward<T>,
                  .explain = explain<T>,
                  .equation = equation<T>,
                  .derivative = derivative,
                  .terms = terms<T>};

}  // namespace rotate_pairs_op

template <class T>
Var<T> rotate_pairs(Var<T> x, Var<T> cosines, Var<T> sines, Pairing pairing) {
  if (x.cols() % 2 != 0)
    fail("rotate_pairs",
         {"error.pairs_need_even_columns", {{"name", argument("operand", x).name}, {"columns", x.cols()}}});
  check_same_shape("rotate_pairs", argument("cosines", cosines), argument("sines", sines));
  check_same_shape("rotate_pairs", argument("cosines", cosines),
                   {unnamed("number_for_each_pair"), x.rows(), x.cols() / 2});
  return x.tape->record({&rotate_pairs_op::op<T>,
                         {x.id, cosines.id, sines.id},
                         RotatePairsParameters{pairing},
                         x.node().row_dim,
                         x.node().col_dim});
}

template Var<double> rotate_pairs(Var<double>, Var<double>, Var<double>, Pairing);
template Var<float> rotate_pairs(Var<float>, Var<float>, Var<float>, Pairing);

}  // namespace attention
