#include "mistakes/fitted.h"

#include <cmath>

namespace attention {

namespace fitted {

/// Zeros are where numbers were dropped; the largest number that was kept gives 1 - p.
std::optional<FittedMistake> dropout(const Matrix<double>& right, const Matrix<double>& given) {
  Matrix<double> data = right;
  Index largest = -1;
  for (Index k = 0; k < right.size(); ++k) {
    const double number = right.data()[k];
    if (given.data()[k] == 0) {
      data.data()[k] = 0;
    } else if (std::isfinite(number) && (largest < 0 || std::abs(number) > std::abs(right.data()[largest]))) {
      largest = k;
    }
  }
  if (largest < 0) return {};
  const double kept = right.data()[largest] / given.data()[largest];
  if (!(kept > 0 && kept < 1)) return {};
  return FittedMistake{FittedKind::dropout, 1 - kept, data / kept};
}

/// The softmax whose rows are weights, or are multiplied by values; null if the node is none of both.
const Node<double>* softmax_of(const Graph<double>& graph, const Node<double>& node) {
  const Node<double>& weights =
      std::string(node.op->name) == "matmul" ? graph.tape.node(node.operands[0]) : node;
  return std::string(weights.op->name) == "softmax" ? &weights : nullptr;
}

/// A row of scores with what is missing of its weights.
struct Row {
  double largest;
  /// Σ exp(s - largest).
  double sum;
  /// The part of the weights that is there, from 0 to 1.
  double share;

  /// What was added to the sum.
  double added() const { return sum * (1 - share) / share; }
};

/// Empty if some row has more weight than it should, or none, and if there is one row alone: whatever its
/// share is, one number gives it.
std::vector<Row> rows_of(const Matrix<double>& scores, const Matrix<double>& right,
                         const Matrix<double>& given) {
  std::vector<Row> out;
  if (scores.rows() < 2) return out;
  for (Index i = 0; i < scores.rows(); ++i) {
    const double largest = scores.row(i).maxCoeff();
    const double share = right.row(i).dot(given.row(i)) / right.row(i).squaredNorm();
    if (!std::isfinite(largest) || !(share > 0 && share < 1)) return {};
    out.push_back({largest, (scores.row(i).array() - largest).exp().sum(), share});
  }
  return out;
}

/// The row whose share says most about what was added: rounding matters least where it is near a half.
const Row& clearest(const std::vector<Row>& rows) {
  const auto doubt = [](const Row& row) { return std::abs(row.share - 0.5); };
  const Row* best = &rows.front();
  for (const Row& row : rows)
    if (doubt(row) < doubt(*best)) best = &row;
  return *best;
}

template <class AddedTo>
FittedMistake with_sum(FittedKind kind, double parameter, const std::vector<Row>& rows,
                       const Matrix<double>& right, AddedTo added_to) {
  Matrix<double> data = right;
  for (std::size_t i = 0; i < rows.size(); ++i)
    data.row(static_cast<Index>(i)) *= rows[i].sum / (rows[i].sum + added_to(rows[i]));
  return {kind, parameter, std::move(data)};
}

}  // namespace fitted

std::vector<FittedMistake> fitted_mistakes(const Graph<double>& graph, int node,
                                           const Matrix<double>& given) {
  const Node<double>& of = graph.tape.node(node);
  std::vector<FittedMistake> out;
  if (!given.allFinite()) return out;
  if (std::optional<FittedMistake> found = fitted::dropout(of.data, given)) out.push_back(std::move(*found));
  const Node<double>* const weights = fitted::softmax_of(graph, of);
  if (weights == nullptr) return out;
  const std::vector<fitted::Row> rows =
      fitted::rows_of(graph.tape.node(weights->operands[0]).data, of.data, given);
  if (rows.empty()) return out;
  const fitted::Row& best = fitted::clearest(rows);
  const double added = best.added();
  const double sink = best.largest + std::log(added);
  out.push_back(fitted::with_sum(FittedKind::epsilon_in_sum, added, rows, of.data,
                                 [&](const fitted::Row&) { return added; }));
  out.push_back(fitted::with_sum(FittedKind::sink, sink, rows, of.data,
                                 [&](const fitted::Row& row) { return std::exp(sink - row.largest); }));
  return out;
}

}  // namespace attention
