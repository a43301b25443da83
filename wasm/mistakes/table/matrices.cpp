#include "mistakes/table/table.h"

/// Products with the wrong matrix, or with the right one transposed.
namespace attention {

namespace {

using Altered = std::optional<Var<double>>;

bool is_product(const Site& at, std::string_view name) { return at.is_op("matmul") && at.is_named(name); }

/// A B where the shapes fit.
Altered product(Var<double> a, Var<double> b) {
  if (a.cols() != b.rows()) return {};
  return matmul(a, b);
}

// These three only at the node itself: nobody transposes every matrix on the way.

Altered left_transposed(const Site& at) {
  if (!at.is_op("matmul") || !at.is_last()) return {};
  return product(transpose(at.operand(0)), at.operand(1));
}

Altered right_transposed(const Site& at) {
  if (!at.is_op("matmul") || !at.is_last()) return {};
  return product(at.operand(0), transpose(at.operand(1)));
}

Altered exchanged(const Site& at) {
  if (!at.is_op("matmul") || !at.is_last() || at.is_named("scores")) return {};
  return product(at.operand(1), at.operand(0));
}

/// K Qᵀ.
Altered scores_transposed(const Site& at) {
  if (!is_product(at, "scores")) return {};
  return transpose(matmul(at.operand(0), at.operand(1)));
}

/// The product `name` with the sibling `other` as its right operand, transposed for scores.
Altered with_right(const Site& at, std::string_view name, std::string_view other) {
  const Altered found = at.sibling(other);
  if (!is_product(at, name) || !found) return {};
  return product(at.operand(0), name == "scores" ? transpose(*found) : *found);
}

Altered keys_for_values(const Site& at) { return with_right(at, "context", "key"); }
Altered queries_for_values(const Site& at) { return with_right(at, "context", "query"); }
Altered values_for_keys(const Site& at) { return with_right(at, "scores", "value"); }
Altered queries_for_keys(const Site& at) { return with_right(at, "scores", "query"); }

}  // namespace

std::vector<MistakeKind> matrix_mistakes() {
  return {
      {"mistake.keys_for_values", keys_for_values},     {"mistake.queries_for_values", queries_for_values},
      {"mistake.values_for_keys", values_for_keys},     {"mistake.queries_for_keys", queries_for_keys},
      {"mistake.scores_transposed", scores_transposed}, {"mistake.left_transposed", left_transposed},
      {"mistake.right_transposed", right_transposed},   {"mistake.operands_exchanged", exchanged}};
}

}  // namespace attention
