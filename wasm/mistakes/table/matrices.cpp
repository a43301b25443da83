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

/// K Kᵀ.
Altered keys_for_queries(const Site& at) {
  const Altered key = at.sibling("key");
  if (!is_product(at, "scores") || !key) return {};
  return product(*key, at.operand(1));
}

/// Q K, if that has the shape of the scores.
Altered keys_not_transposed(const Site& at) {
  if (!is_product(at, "scores")) return {};
  return product(at.operand(0), transpose(at.operand(1)));
}

/// Qᵀ K: the products of columns.
Altered products_of_columns(const Site& at) {
  if (!is_product(at, "scores")) return {};
  return product(transpose(at.operand(0)), transpose(at.operand(1)));
}

Altered weights_transposed(const Site& at) {
  if (!is_product(at, "context")) return {};
  return product(transpose(at.operand(0)), at.operand(1));
}

Altered values_transposed(const Site& at) {
  if (!is_product(at, "context")) return {};
  return product(at.operand(0), transpose(at.operand(1)));
}

/// The product itself, transposed where nobody sees it by the shape.
Altered result_transposed(const Site& at) {
  if (!at.is_last() || at.node.data.rows() != at.node.data.cols() || at.is_named("scores")) return {};
  if (at.is_op("matmul")) return transpose(matmul(at.operand(0), at.operand(1)));
  if (at.is_op("softmax")) return transpose(softmax(at.operand(0)));
  return {};
}

bool is_projection(const Site& at) { return at.is_op("matmul") && at.operand_node(1).kind == "parameter"; }

/// X Wᵀ, as torch.nn.Linear computes it from its own weight.
Altered projections_transposed(const Site& at) {
  if (!is_projection(at)) return {};
  return product(at.operand(0), transpose(at.operand(1)));
}

bool is_of_tokens(const Site& at, std::string_view name) {
  return is_projection(at) && (at.is_named(name) || at.is_named(std::string(name) + "_product"));
}

/// The tokens themselves in place of their queries, keys or values.
Altered projection_missing(const Site& at) {
  if (!is_of_tokens(at, "query") && !is_of_tokens(at, "key") && !is_of_tokens(at, "value")) return {};
  return at.operand(0);
}

/// Self-attention in place of cross-attention.
Altered keys_of_own_tokens(const Site& at) {
  if (!is_of_tokens(at, "key") && !is_of_tokens(at, "value")) return {};
  const Node<double>* query = at.sibling_node("query_product");
  if (query == nullptr) query = at.sibling_node("query");
  if (query == nullptr || query->operands.size() != 2 || query->operands[0] == at.node.operands[0]) return {};
  return product(at.at(query->operands[0]), at.operand(1));
}

}  // namespace

std::vector<MistakeKind> matrix_mistakes() {
  return {{"mistake.keys_for_values", keys_for_values},
          {"mistake.queries_for_values", queries_for_values},
          {"mistake.values_for_keys", values_for_keys},
          {"mistake.queries_for_keys", queries_for_keys},
          {"mistake.scores_transposed", scores_transposed},
          {"mistake.left_transposed", left_transposed, false, true},
          {"mistake.right_transposed", right_transposed, false, true},
          {"mistake.operands_exchanged", exchanged, false, true},
          {"mistake.keys_for_queries", keys_for_queries},
          {"mistake.keys_not_transposed", keys_not_transposed},
          {"mistake.products_of_columns", products_of_columns},
          {"mistake.weights_transposed", weights_transposed},
          {"mistake.values_transposed", values_transposed},
          {"mistake.result_transposed", result_transposed, false, true, true},
          {"mistake.projections_transposed", projections_transposed, true},
          {"mistake.projection_missing", projection_missing, true},
          {"mistake.keys_of_own_tokens", keys_of_own_tokens, true}};
}

}  // namespace attention
