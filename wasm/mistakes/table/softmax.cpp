#include <cmath>
#include <limits>

#include "mistakes/table/table.h"

/// The softmax, and what finite numbers do to it.
namespace attention {

namespace {

using Altered = std::optional<Var<double>>;

/// Scores below this are masked, by -∞ or by a large finite number.
constexpr double masked_below = -5000;

Altered softmax_of_other_axis(const Site& at) {
  if (!is_softmax(at)) return {};
  return softmax(at.operand(0), at.is_op("softmax") ? Each::column : Each::row);
}

Altered without_softmax(const Site& at) {
  if (!is_softmax(at)) return {};
  return at.operand(0);
}

Altered exp_alone(const Site& at) {
  if (!is_softmax(at)) return {};
  return activation(at.operand(0), Function::exp);
}

Altered shares_of_scores(const Site& at) {
  if (!at.is_op("softmax") || !at.operand(0).data().allFinite()) return {};
  return divide(at.operand(0), sum_to(at.operand(0), at.node.data.rows(), 1));
}

Altered only_the_largest(const Site& at) {
  if (!at.is_op("softmax")) return {};
  return hardmax(at.operand(0));
}

Altered softmax_of_all_cells(const Site& at) {
  if (!is_softmax(at)) return {};
  const Var<double> scores = at.operand(0);
  return reshape(softmax(reshape(scores, scores.rows() * scores.cols(), "", "")), scores.cols(), "", "");
}

Altered softmax_twice(const Site& at) {
  if (!at.is_op("softmax")) return {};
  return softmax(softmax(at.operand(0)));
}

Altered logarithm_of_softmax(const Site& at) {
  if (!at.is_op("softmax")) return {};
  return log_softmax(at.operand(0));
}

/// exp(s) / (1 + Σ exp(s)): a score of 0 more in each row.
Altered one_more_score(const Site& at) {
  if (!at.is_op("softmax")) return {};
  return softmax_with_sink(at.operand(0), 0);
}

/// exp(s) / Σ exp(s) where exp gives ∞ above the `largest` number of a format, and ∞ / ∞ is NaN. Empty where
/// nothing is that large.
Altered overflowing(const Site& at, double largest) {
  if (!at.is_op("softmax")) return {};
  const auto rounded = [largest](double number) {
    return number > largest ? std::numeric_limits<double>::infinity() : number;
  };
  const Matrix<double> exponentials =
      at.operand(0).data().unaryExpr([&](double score) { return rounded(std::exp(score)); });
  Matrix<double> out = exponentials;
  bool is_over = false;
  for (Index row = 0; row < out.rows(); ++row) {
    const double sum = rounded(exponentials.row(row).sum());
    is_over = is_over || std::isinf(sum);
    out.row(row) /= sum;
  }
  if (!is_over) return {};
  return at.tape().given(out, "", "");
}

Altered overflowing_half(const Site& at) { return overflowing(at, 65504); }
Altered overflowing_float(const Site& at) { return overflowing(at, std::numeric_limits<float>::max()); }
Altered overflowing_double(const Site& at) { return overflowing(at, std::numeric_limits<double>::max()); }

/// The weights with other rows where all scores are masked; empty if there is no such row.
template <class RowOf>
Altered with_masked_rows(const Site& at, RowOf row_of) {
  const Matrix<double>& scores = at.operand(0).data();
  Matrix<double> out = softmax(at.operand(0)).data();
  bool is_any = false;
  for (Index row = 0; row < out.rows(); ++row) {
    if (!(scores.row(row).maxCoeff() < masked_below)) continue;
    is_any = true;
    out.row(row) = row_of(row);
  }
  if (!is_any) return {};
  return at.tape().given(out, "", "");
}

/// Beside a number as large as -1e9, float32 loses the scores: all of a row are equal.
Altered equal_masked_rows(const Site& at) {
  if (!at.is_op("softmax")) return {};
  const double count = static_cast<double>(at.node.data.cols());
  return with_masked_rows(
      at, [&](Index) { return Eigen::RowVectorXd::Constant(at.node.data.cols(), 1 / count).eval(); });
}

/// A finite number added to all scores of a row changes nothing but their last digits: `rounded` gives the
/// scores as they are after it was added.
template <class Rounded>
Altered unmasked_rows(const Site& at, Rounded rounded) {
  if (!at.is_op("softmax") || std::string(at.operand_node(0).op->name) != "mask") return {};
  const Matrix<double> scores = at.at(at.operand_node(0).operands[0]).data().unaryExpr(rounded);
  const Matrix<double> weights = softmax(at.tape().given(scores, "", "")).data();
  return with_masked_rows(at, [&](Index row) { return weights.row(row).eval(); });
}

Altered rows_beside_1e9(const Site& at) {
  return unmasked_rows(at, [](double score) { return score - 1e9; });
}

Altered rows_beside_1e4(const Site& at) {
  return unmasked_rows(at, [](double score) { return score - 1e4; });
}

Altered rows_beside_1e4_in_float(const Site& at) {
  return unmasked_rows(
      at, [](double score) { return static_cast<double>(static_cast<float>(score) - 10000.0f); });
}

}  // namespace

Var<double> softmax_with_sink(Var<double> scores, double sink) {
  const Var<double> column = scores.tape->given(Matrix<double>::Constant(scores.rows(), 1, sink), "", "");
  const Var<double> weights = softmax(concat<double>({scores, column}, Axis::columns, ""));
  return slice(weights, Axis::columns, 0, scores.cols(), "");
}

std::vector<MistakeKind> softmax_mistakes() {
  return {{"mistake.softmax_other_axis", softmax_of_other_axis},
          {"mistake.softmax_missing", without_softmax},
          {"mistake.softmax_not_normalised", exp_alone},
          {"mistake.softmax_without_exp", shares_of_scores},
          {"mistake.softmax_as_maximum", only_the_largest},
          {"mistake.softmax_of_all_cells", softmax_of_all_cells},
          {"mistake.softmax_twice", softmax_twice},
          {"mistake.softmax_logarithm", logarithm_of_softmax},
          {"mistake.softmax_plus_one", one_more_score, false, false, true},
          {"mistake.softmax_overflows_half", overflowing_half, false, false, true},
          {"mistake.softmax_overflows", overflowing_float, false, false, true},
          {"mistake.softmax_overflows_double", overflowing_double, false, false, true},
          {"mistake.masked_row_equal", equal_masked_rows, false, false, true},
          {"mistake.masked_row_unmasked", rows_beside_1e9, false, false, true},
          {"mistake.masked_row_unmasked_1e4", rows_beside_1e4, false, false, true},
          {"mistake.masked_row_unmasked_float", rows_beside_1e4_in_float, false, false, true}};
}

}  // namespace attention
