#include <limits>

#include "ops/derivative.h"
#include "ops/terms.h"

namespace attention {

namespace band_op {

/// The key of column `col` of row `row` of a band; may be outside the sequence.
template <class T>
Index key_of(const OpContext<T>& self, Index row, Index col) {
  return row + parameters_of<BandParameters>(self.node).first + col;
}

template <class T>
bool is_inside(const OpContext<T>& self, Index row, Index col) {
  const Index key = key_of(self, row, col);
  return key >= 0 && key < self.operand(1).rows();
}

/// Calls visit(row, col, key) for each cell of the band whose key exists, row by row.
template <class T, class Visitor>
void for_each_place(const OpContext<T>& self, Index width, Visitor visit) {
  for (Index row = 0; row < self.operand(0).rows(); ++row)
    for (Index col = 0; col < width; ++col)
      if (is_inside(self, row, col)) visit(row, col, key_of(self, row, col));
}

/// Adds in order from -0, as matmul does.
template <class T>
void scores_forward(const OpContext<T>& self, Matrix<T>& out) {
  const Matrix<T>& query = self.operand(0);
  const Matrix<T>& key = self.operand(1);
  out.setConstant(query.rows(), parameters_of<BandParameters>(self.node).width,
                  -std::numeric_limits<T>::infinity());
  for_each_place(self, out.cols(), [&](Index row, Index col, Index j) {
    T sum = T(-0.0);
    for (Index k = 0; k < query.cols(); ++k) sum += query(row, k) * key(j, k);
    out(row, col) = sum;
  });
}

template <class T>
void scores_terms(const OpContext<T>& self, Index row, Index col, Terms& out) {
  if (!is_inside(self, row, col)) return out.add({constant(static_cast<double>(self.node.data(row, col)))});
  for (Index k = 0; k < self.operand(0).cols(); ++k)
    out.add({self.factor(0, row, k), self.factor(1, key_of(self, row, col), k)});
}

/// dQ_i = Σ_o G_io K_j, dK_j = Σ_i G_io Q_i with j = i + o; cells without a key have no gradient.
std::optional<Var<double>> scores_derivative(const DerivativeContext& of) {
  return vjp(of, of.slot == 0 ? "\\sum_{o}\\arg{0}_{i,o}\\,\\arg{1}_{i+o}"
                              : "\\sum_{o}\\arg{0}_{j-o,o}\\,\\arg{1}_{j-o}");
}

template <class T>
Explanation scores_explain(const OpContext<T>& self, Index row, Index col) {
  return explain_sum(self, row, col, scores_terms<T>,
                     is_inside(self, row, col) ? Message{"explain.band.scores",
                                                         {{"row", row + 1},
                                                          {"left", display_name(self.operand_node(0))},
                                                          {"other_row", key_of(self, row, col) + 1},
                                                          {"right", display_name(self.operand_node(1))}}}
                                               : Message{"explain.band.outside"});
}

template <class T>
std::string scores_equation(const OpContext<T>&) {
  return "\\arg{0}_{i}\\cdot\\arg{1}_{i+o}";
}

template <class T>
const Op<T> scores_op = {.name = "band_scores",
                         .forward = scores_forward<T>,
                         .explain = scores_explain<T>,
                         .equation = scores_equation<T>,
                         .derivative = scores_derivative,
                         .terms = scores_terms<T>};

template <class T>
void context_forward(const OpContext<T>& self, Matrix<T>& out) {
  const Matrix<T>& weights = self.operand(0);
  const Matrix<T>& value = self.operand(1);
  out.setConstant(weights.rows(), value.cols(), T(-0.0));
  for_each_place(self, weights.cols(),
                 [&](Index row, Index col, Index j) { out.row(row) += weights(row, col) * value.row(j); });
}

template <class T>
void context_terms(const OpContext<T>& self, Index row, Index col, Terms& out) {
  for (Index place = 0; place < self.operand(0).cols(); ++place)
    if (is_inside(self, row, place))
      out.add({self.factor(0, row, place), self.factor(1, key_of(self, row, place), col)});
}

/// dA_io = G_i · V_j, dV_j = Σ_i A_io G_i with j = i + o.
std::optional<Var<double>> context_derivative(const DerivativeContext& of) {
  return vjp(
      of, of.slot == 0 ? "\\arg{0}_{i}\\cdot\\arg{1}_{i+o}" : "\\sum_{o}\\arg{1}_{j-o,o}\\,\\arg{0}_{j-o}");
}

template <class T>
Explanation context_explain(const OpContext<T>& self, Index row, Index col) {
  return explain_sum(
      self, row, col, context_terms<T>,
      {"explain.band.context", {{"row", row + 1}, {"of", display_name(self.operand_node(1))}}});
}

template <class T>
std::string context_equation(const OpContext<T>&) {
  return "\\sum_{o}\\arg{0}_{i,o}\\,\\arg{1}_{i+o}";
}

template <class T>
const Op<T> context_op = {.name = "band_context",
                          .forward = context_forward<T>,
                          .explain = context_explain<T>,
                          .equation = context_equation<T>,
                          .derivative = context_derivative,
                          .terms = context_terms<T>};

}  // namespace band_op

template <class T>
Var<T> band_scores(Var<T> query, Var<T> key, Index left, Index right) {
  check_same_shape("band_scores", argument("queries", query), argument("keys", key));
  check_integer("band_scores", "left", static_cast<double>(left), 0, Limits::side);
  check_integer("band_scores", "right", static_cast<double>(right), 0, Limits::side);
  const Index width = left + 1 + right;
  return query.tape->record({&band_op::scores_op<T>,
                             {query.id, key.id},
                             BandParameters{-left, width},
                             query.node().row_dim,
                             std::to_string(width)});
}

template <class T>
Var<T> band_context(Var<T> weights, Var<T> value, Index left) {
  check_same_rows("band_context", argument("weights", weights), argument("values", value));
  return weights.tape->record({&band_op::context_op<T>,
                               {weights.id, value.id},
                               BandParameters{-left, weights.cols()},
                               weights.node().row_dim,
                               value.node().col_dim});
}

template Var<double> band_scores(Var<double>, Var<double>, Index, Index);
template Var<float> band_scores(Var<float>, Var<float>, Index, Index);
template Var<double> band_context(Var<double>, Var<double>, Index);
template Var<float> band_context(Var<float>, Var<float>, Index);

}  // namespace attention
