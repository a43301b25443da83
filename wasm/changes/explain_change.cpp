#include "changes/explain_change.h"

#include <cmath>
#include <limits>

#include "changes/cell_pair.h"
#include "changes/obstacles/obstacles.h"
#include "changes/sentences.h"
#include "core/check.h"

namespace attention {

namespace {

/// How far a contribution went in the direction of the difference. Undefined ones count as the largest.
double rank(double contribution, double difference) {
  if (std::isnan(contribution)) return std::numeric_limits<double>::infinity();
  return difference < 0 ? -contribution : contribution;
}

/// The changed factor that did most of what the number did; nullptr if none changed. A larger contribution
/// in the other direction is no reason for the difference.
const FactorChange* largest_factor(const CellPair& pair) {
  const FactorChange* out = nullptr;
  const auto rank_of = [&](const FactorChange& factor) {
    return rank(factor.contribution, pair.difference());
  };
  for (const TermChange& term : pair.terms)
    for (const FactorChange& factor : term.factors)
      if (factor.is_changed() && (out == nullptr || rank_of(factor) > rank_of(*out))) out = &factor;
  return out;
}

/// Why the path does not go on to this factor; no key if it does.
Message end_before(const RunPair& runs, const FactorChange* factor) {
  if (factor == nullptr) return {"change.path.other_step"};
  if (factor->cell.node < 0) return {"change.path.constant"};
  const int counterpart = runs.counterpart(factor->cell.node);
  if (counterpart < 0) return {"change.path.added"};
  if (!runs.is_kept(factor->cell_before.node)) return {"change.path.removed"};
  const Cell& was = factor->cell_before;
  const bool is_same = was.node == counterpart && was.row == factor->cell.row && was.col == factor->cell.col;
  return {is_same ? "" : "change.path.other_cell"};
}

Message end_at_given(const Node<double>& node) {
  return {node.kind == "generated" ? "change.path.option" : "change.path.edited"};
}

/// Follows the contributions that did most from a cell whose terms were compared.
void add_path(CellChange& out, const RunPair& runs, const Cell& of, CellPair pair) {
  Cell at = of;
  while (true) {
    if (pair.problem) {
      out.path_end = *pair.problem;
      return;
    }
    if (pair.after.reduction == Reduction::given) {
      out.path_end = end_at_given(runs.after.node(at.node));
      return;
    }
    const FactorChange* next = largest_factor(pair);
    out.path_end = out.path.size() == path_limit ? Message{"change.path.cut"} : end_before(runs, next);
    if (!out.path_end.empty()) return;
    at = next->cell;
    out.path.push_back({at, next->before, next->after, next->contribution});
    pair = pair_of(runs, at);
  }
}

CellChange::Kind kind_of(double difference, double resolution) {
  if (difference == 0) return CellChange::Kind::unmoved;
  return std::abs(difference) <= resolution ? CellChange::Kind::moved_little : CellChange::Kind::moved;
}

void copy_explanation(CellChange& out, const CellPair& pair) {
  out.reduction = pair.after.reduction;
  out.function = pair.after.function;
  out.chosen = pair.after.chosen;
  out.total_before = pair.before.total;
  out.total_after = pair.after.total;
  out.count = static_cast<int>(pair.terms.size());
  out.tolerance = pair.tolerance;
}

void add_terms(CellChange& out, const RunPair& runs, const CellPair& pair) {
  for (const TermChange& term : pair.terms) {
    if (!term.is_changed()) continue;
    out.terms.push_back(term);
    out.terms.back().sentence = term_sentence(runs, pair, term);
  }
}

}  // namespace

CellChange explain_change(const RunPair& runs, const Cell& of, double resolution) {
  if (resolution != 0) check_positive("explain_change", unnamed("resolution"), resolution);
  CellPair pair = pair_of(runs, of);
  CellChange out{CellChange::Kind::incomparable, of, pair.before.result, pair.after.result,
                 pair.difference()};
  copy_explanation(out, pair);
  if (pair.problem) {
    out.sentence = *pair.problem;
    return out;
  }
  out.kind = kind_of(out.difference, resolution);
  add_terms(out, runs, pair);
  const bool is_moved = out.kind == CellChange::Kind::moved;
  // What keeps a number to its last bit stops any change, however small.
  const bool is_exact = out.kind == CellChange::Kind::unmoved;
  // The resolution may be the difference itself, which rounding made less than that of an operand.
  const double rounding = std::isfinite(pair.tolerance) ? pair.tolerance : 0;
  if (!is_moved) out.obstacles = find_obstacles(runs, of, is_exact ? 0 : resolution * (1 + 1e-9) + rounding);
  out.sentence = is_moved ? moved_sentence(runs.after, of, pair) : out.obstacles.front().sentence;
  const bool has_path = out.kind != CellChange::Kind::unmoved && pair.after.reduction != Reduction::given;
  if (has_path) add_path(out, runs, of, std::move(pair));
  return out;
}

}  // namespace attention
