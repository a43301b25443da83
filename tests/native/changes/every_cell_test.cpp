#include <doctest/doctest.h>

#include <cmath>
#include <cstdio>
#include <set>
#include <string>

#include "backward/backward.h"
#include "changes/edits.h"
#include "changes/explain_change.h"
#include "changes/obstacles/obstacles.h"
#include "graph/lineage.h"
#include "support/compare.h"
#include "support/messages.h"

namespace attention::tests {

namespace {

struct Count {
  /// Whether options were edited, which may change what a step reads.
  bool is_rewired = false;
  std::size_t cells = 0;
  std::size_t moved = 0;
  std::size_t unmoved = 0;
  std::size_t incomparable = 0;
};

/// Throws for a message without a text. Once for each key, since there are a million messages.
void check_text(const Message& message) {
  static std::set<std::string> known;
  if (known.insert(message.key).second) english(message);
}

bool is_finite(const CellChange& change) {
  if (!std::isfinite(change.before) || !std::isfinite(change.after)) return false;
  return std::all_of(change.terms.begin(), change.terms.end(),
                     [](const TermChange& term) { return std::isfinite(term.contribution); });
}

/// The largest size of the numbers that are added, for bounds on rounding.
double size_of(const CellChange& change) {
  double size = std::abs(change.before) + std::abs(change.after) + 1;
  for (const TermChange& term : change.terms) {
    size += std::abs(term.before) + std::abs(term.after);
    for (const FactorChange& factor : term.factors) size += std::abs(factor.before) + std::abs(factor.after);
  }
  return size;
}

/// The same with the terms that stay, whose sum is rounded as well.
double size_with_all_terms(const RunPair& runs, const CellChange& change) {
  double size = size_of(change);
  for (const Term& term : explain(runs.after, change.cell).terms) size += std::abs(term.value);
  return size;
}

void check_sum(const CellChange& change) {
  double sum = 0;
  for (const TermChange& term : change.terms) sum += term.contribution;
  REQUIRE_LE(std::abs(sum - change.difference), change.tolerance);
}

void check_factors(const TermChange& term, double size) {
  double sum = 0;
  for (const FactorChange& factor : term.factors) {
    sum += factor.contribution;
    if (!factor.is_changed()) REQUIRE_EQ(factor.contribution, 0);
  }
  if (std::isfinite(sum)) REQUIRE_LE(std::abs(sum - term.contribution), 1e-14 * size * size);
}

void check_path(const RunPair& runs, const CellChange& change) {
  REQUIRE_FALSE(change.path_end.empty());
  check_text(change.path_end);
  Cell last = change.cell;
  for (const PathStep& step : change.path) {
    REQUIRE_LT(step.cell.node, last.node);
    const Matrix<double>& data = runs.after.node(step.cell.node).data;
    REQUIRE(is_identical(data(step.cell.row, step.cell.col), step.after));
    REQUIRE_NE(attention::difference(step.before, step.after), 0);
    last = step.cell;
  }
}

/// An obstacle is a cell that stays, one of whose operands moved, or is another cell because of an option.
void check_obstacles(const RunPair& runs, const CellChange& change, bool is_rewired) {
  REQUIRE_FALSE(change.obstacles.empty());
  REQUIRE_LE(change.obstacles.size(), obstacle_limit);
  for (const Obstacle& each : change.obstacles) {
    check_text(each.sentence);
    REQUIRE_EQ(each.difference, 0);
    if (each.moved.node < 0 || is_rewired) continue;
    const double before =
        runs.before.node(runs.counterpart(each.moved.node)).data(each.moved.row, each.moved.col);
    REQUIRE_NE(before, runs.after.node(each.moved.node).data(each.moved.row, each.moved.col));
  }
}

void check_cell(const RunPair& runs, const Cell& of, Count& count) {
  const CellChange change = explain_change(runs, of);
  ++count.cells;
  check_text(change.sentence);
  if (change.kind == CellChange::Kind::incomparable) {
    ++count.incomparable;
    return;
  }
  const Node<double>& before = runs.before.node(runs.counterpart(of.node));
  REQUIRE(is_identical(change.before, before.data(of.row, of.col)));
  REQUIRE(is_identical(change.after, runs.after.node(of.node).data(of.row, of.col)));
  for (const TermChange& term : change.terms) {
    check_text(term.sentence);
    REQUIRE(term.is_changed());
  }
  if (is_finite(change) && change.reduction != Reduction::given) {
    check_sum(change);
    if (change.tolerance > 1e-10 * size_of(change))
      REQUIRE_LE(change.tolerance, 1e-10 * size_with_all_terms(runs, change));
    for (const TermChange& term : change.terms) check_factors(term, size_of(change));
  }
  const bool is_moved = change.kind == CellChange::Kind::moved;
  ++(is_moved ? count.moved : count.unmoved);
  if (!is_moved) return check_obstacles(runs, change, count.is_rewired);
  if (change.reduction != Reduction::given) check_path(runs, change);
}

/// Every cell; of runs with many cells, every third: with the sanitizers, all take too long. Those are in
/// tests/web/engine/analysis.
void check_pair(const RunPair& runs, Count& count) {
  Index cells = 0;
  for (int k = 0; k < runs.after.size(); ++k) cells += runs.after.node(k).data.size();
  const Index step = cells > 1000 ? 3 : 1;
  for (int k = 0; k < runs.after.size(); ++k) {
    const Matrix<double>& data = runs.after.node(k).data;
    CAPTURE(runs.after.node(k).id);
    for (Index at = k % step; at < data.size(); at += step)
      check_cell(runs, {k, at / data.cols(), at % data.cols()}, count);
  }
}

void check_edit(const Case& each, const Edit& edit, Count& count) {
  CAPTURE(each.name);
  const auto before = run(each);
  const auto after = run(edit.edited);
  check_pair({before->tape, after->tape}, count);
}

}  // namespace

TEST_CASE("changes: contributions add up, for cells of every fixture with a number edited") {
  Count count;
  unsigned seed = 0;
  for (const Case& each : cases()) {
    ++seed;
    check_edit(each, edit_number(each, seed, seed % 3 == 0 ? -2 : 0.375), count);
  }
  std::printf("cells: %zu, moved: %zu, unmoved: %zu, incomparable: %zu\n", count.cells, count.moved,
              count.unmoved, count.incomparable);
  CHECK_EQ(count.incomparable, 0);
  CHECK_GT(count.moved, 10000);
  CHECK_GT(count.unmoved, 10000);
}

TEST_CASE("changes: contributions add up, for cells of fixtures with an option edited") {
  Count count;
  count.is_rewired = true;
  std::size_t at = 0;
  for (const Case& each : cases()) {
    if (++at % 2 == 0) continue;
    const std::vector<Edit> edits = edit_options(each);
    if (!edits.empty()) check_edit(each, edits[at / 2 % edits.size()], count);
  }
  std::printf("cells: %zu, moved: %zu, unmoved: %zu, incomparable: %zu\n", count.cells, count.moved,
              count.unmoved, count.incomparable);
  CHECK_GT(count.moved, 5000);
}

TEST_CASE("changes: contributions of gradients add up, too") {
  Count count;
  count.is_rewired = true;
  unsigned seed = 200;
  for (const Case& each : cases()) {
    if (each.differentiated.empty() || ++seed % 16 != 0) continue;
    CAPTURE(each.name);
    const auto before = run(each);
    const auto after = run(edit_number(each, seed, 0.375).edited);
    for (Graph<double>* graph : {before.get(), after.get()})
      append_backward_pass(*graph, index_of(*graph, each.differentiated), {Loss::Kind::sum_of_squares});
    check_pair({before->tape, after->tape}, count);
  }
  CHECK_GT(count.moved, 5000);
}

TEST_CASE("changes: a path leads to the number that was edited") {
  unsigned seed = 100;
  std::size_t found = 0;
  for (const Case& each : cases()) {
    const Edit edit = edit_number(each, ++seed, 0.375);
    if (edit.input.empty()) continue;
    CAPTURE(each.name);
    const auto before = run(each);
    const auto after = run(edit.edited);
    const RunPair runs(before->tape, after->tape);
    const Matrix<double>& data = after->tape.node(after->outputs.front()).data;
    for (Index row = 0; row < data.rows(); ++row) {
      const CellChange change = explain_change(runs, {after->outputs.front(), row, 0});
      if (change.kind != CellChange::Kind::moved) continue;
      REQUIRE_EQ(change.path_end.key, "change.path.edited");
      const Cell last = change.path.back().cell;
      CHECK_EQ(after->tape.node(last.node).id, edit.input);
      CHECK_EQ(last.row, edit.row);
      CHECK_EQ(last.col, edit.col);
      ++found;
    }
  }
  CHECK_GT(found, 200);
}

}  // namespace attention::tests
