#include <algorithm>

#include "mistakes/table/table.h"

/// Splitting into heads, and putting them together.
namespace attention {

namespace {

using Altered = std::optional<Var<double>>;

/// Whether the node is the columns of one head.
bool is_split(const Site& at) { return at.is_op("slice_columns") && at.node.head > 0; }

/// The columns of A that `column_of` names for each column of the result.
template <class ColumnOf>
Var<double> columns_of(Var<double> a, Index count, ColumnOf column_of) {
  Rearrangement to{a.rows(), count, {}, "", "", "", ""};
  for (Index row = 0; row < a.rows(); ++row)
    for (Index col = 0; col < count; ++col) to.source.push_back(row * a.cols() + column_of(col));
  return gather(a, std::move(to));
}

/// Head h of H takes columns h, h + H, h + 2 H …
Altered interleaved(const Site& at) {
  if (!is_split(at)) return {};
  const Index width = at.node.data.cols();
  const Index heads = at.operand(0).cols() / width;
  const Index own = parameters_of<SliceParameters>(at.node).first / width;
  return columns_of(at.operand(0), width, [&](Index col) { return own + col * heads; });
}

/// n × (H d) read as H × n × d: each head takes rows in place of columns.
Altered reshaped(const Site& at) {
  if (!is_split(at)) return {};
  const Index width = at.node.data.cols();
  const Index own = parameters_of<SliceParameters>(at.node).first / width;
  const Index rows = at.node.data.rows();
  return slice(reshape(at.operand(0), width, "", ""), Axis::rows, own * rows, rows, "");
}

Altered first_head_everywhere(const Site& at) {
  if (!is_split(at) || parameters_of<SliceParameters>(at.node).first == 0) return {};
  return slice(at.operand(0), Axis::columns, 0, at.node.data.cols(), "");
}

/// The groups of keys and values repeated as a whole: head h takes group h mod g.
Altered groups_in_turns(const Site& at) {
  if (!is_split(at) || at.is_named("query") || !at.graph().has_option("n_kv_heads")) return {};
  const Index width = at.node.data.cols();
  const Index groups = at.operand(0).cols() / width;
  return slice(at.operand(0), Axis::columns, (at.node.head - 1) % groups * width, width, "");
}

/// A head's own columns of the tokens, times the first d × d block of W: one small matrix for all heads.
Altered shared_projection(const Site& at) {
  if (!is_split(at)) return {};
  const Node<double>& whole = at.operand_node(0);
  if (std::string(whole.op->name) != "matmul") return {};
  const Node<double>& tokens = at.graph().tape.node(whole.operands[0]);
  const Node<double>& w = at.graph().tape.node(whole.operands[1]);
  const Index width = at.node.data.cols();
  if (tokens.data.cols() != whole.data.cols() || w.kind != "parameter") return {};
  const Var<double> own = slice(at.at(whole.operands[0]), Axis::columns,
                                parameters_of<SliceParameters>(at.node).first, width, "");
  const Var<double> rows = slice(at.at(whole.operands[1]), Axis::rows, 0, width, "");
  return matmul(own, slice(rows, Axis::columns, 0, width, ""));
}

bool is_concat(const Site& at) { return at.is_op("concat_columns") && at.is_named("concat"); }

std::vector<Var<double>> parts_of(const Site& at) {
  std::vector<Var<double>> out;
  for (std::size_t k = 0; k < at.node.operands.size(); ++k) out.push_back(at.operand(k));
  return out;
}

/// H × n × d read as n × (H d), without exchanging heads and tokens first.
Altered joined_by_rows(const Site& at) {
  if (!is_concat(at)) return {};
  return reshape(concat(parts_of(at), Axis::rows, ""), at.node.data.cols(), "", "");
}

Altered joined_in_turns(const Site& at) {
  if (!is_concat(at)) return {};
  const Index heads = static_cast<Index>(at.node.operands.size());
  const Var<double> joined = concat(parts_of(at), Axis::columns, "");
  const Index width = joined.cols() / heads;
  return columns_of(joined, joined.cols(), [&](Index col) { return col % heads * width + col / heads; });
}

Altered joined_backwards(const Site& at) {
  if (!is_concat(at)) return {};
  std::vector<Var<double>> parts = parts_of(at);
  std::reverse(parts.begin(), parts.end());
  return concat(parts, Axis::columns, "");
}

/// Whether the node is the projection of the heads side by side.
bool is_output_projection(const Site& at) {
  return at.is_op("matmul") && at.operand_node(0).name == "concat";
}

Altered added(const Site& at) {
  if (!is_output_projection(at)) return {};
  std::vector<Var<double>> contexts;
  for (const int context : at.operand_node(0).operands) contexts.push_back(at.at(context));
  return sum_of(contexts);
}

Altered without_output_projection(const Site& at) {
  if (!is_output_projection(at)) return {};
  return at.operand(0);
}

}  // namespace

std::vector<MistakeKind> head_mistakes() {
  return {{"mistake.heads_interleaved", interleaved},
          {"mistake.heads_reshaped", reshaped},
          {"mistake.heads_all_first", first_head_everywhere},
          {"mistake.groups_in_turns", groups_in_turns},
          {"mistake.heads_joined_by_rows", joined_by_rows},
          {"mistake.heads_joined_in_turns", joined_in_turns},
          {"mistake.heads_added", added},
          {"mistake.heads_joined_backwards", joined_backwards, false, false, true},
          {"mistake.heads_share_projection", shared_projection, false, false, true},
          {"mistake.output_projection_missing", without_output_projection}};
}

}  // namespace attention
