#include "changes/cell_pair.h"

#include <limits>

#include "changes/contributions.h"
#include "changes/sentences.h"
#include "graph/lineage.h"

namespace attention {

namespace {

bool is_same_step(const CellPair& pair, const RunPair& runs, const Cell& of) {
  const Node<double>& one = runs.before.node(runs.counterpart(of.node));
  const Node<double>& other = runs.after.node(of.node);
  return std::string(one.op->name) == other.op->name && pair.before.reduction == pair.after.reduction &&
         pair.before.function == pair.after.function;
}

/// The terms of a softmax row, all of whose scores are -∞ in this run, in place of none.
void fill_masked_row(std::vector<Term>& empty, const std::vector<Term>& like, int operand) {
  constexpr double masked = -std::numeric_limits<double>::infinity();
  empty = like;
  for (Term& term : empty) {
    term.value = 0;
    term.factors.at(0).cell.node = operand;
    for (Factor& factor : term.factors) factor.value = masked;
  }
}

void fill_masked_rows(CellPair& pair, const RunPair& runs, const Cell& of) {
  if (pair.after.reduction != Reduction::softmax) return;
  if (pair.before.terms.empty())
    fill_masked_row(pair.before.terms, pair.after.terms,
                    runs.before.node(runs.counterpart(of.node)).operands.at(0));
  else if (pair.after.terms.empty())
    fill_masked_row(pair.after.terms, pair.before.terms, runs.after.node(of.node).operands.at(0));
}

/// Whether a node rounds its numbers to a format: what rounding adds is a constant of each run, and left out
/// where it is 0.
bool is_rounding(const Node<double>& node) { return std::string(node.op->name) == "round_to"; }

/// The number that is rounded as the one factor, so that both runs have the same terms.
void merge_rounding(Explanation& own) {
  Term& number = own.terms.front();
  number.factors.resize(1);
  number.value = own.result;
  own.terms.resize(1);
}

void merge_roundings(CellPair& pair, const RunPair& runs, const Cell& of) {
  if (!is_rounding(runs.after.node(of.node)) || !is_rounding(runs.before.node(runs.counterpart(of.node))))
    return;
  merge_rounding(pair.before);
  merge_rounding(pair.after);
}

bool has_same_factors(const CellPair& pair) {
  for (std::size_t k = 0; k < pair.after.terms.size(); ++k)
    if (pair.before.terms[k].factors.size() != pair.after.terms[k].factors.size()) return false;
  return true;
}

/// Why the explanations do not correspond term by term.
std::optional<Message> problem_of(const CellPair& pair, const RunPair& runs, const Cell& of) {
  const Node<double>& node = runs.after.node(of.node);
  if (!is_same_step(pair, runs, of)) return other_step_sentence(node);
  if (pair.before.terms.size() != pair.after.terms.size())
    return terms_differ_sentence(node, pair.before.terms.size(), pair.after.terms.size());
  if (!has_same_factors(pair)) return other_step_sentence(node);
  return {};
}

TermChange matched(int index, const Term& before, const Term& after) {
  TermChange out{index, {}, before.value, after.value};
  for (std::size_t k = 0; k < after.factors.size(); ++k) {
    const Factor& one = before.factors[k];
    const Factor& other = after.factors[k];
    out.factors.push_back({other.cell, one.cell, one.value, other.value});
  }
  return out;
}

}  // namespace

CellPair pair_of(const RunPair& runs, const Cell& of) {
  const Node<double>& node = runs.after.node(of.node);
  const int counterpart = runs.counterpart(of.node);
  CellPair out{{}, explain(runs.after, of)};
  out.before.result = std::numeric_limits<double>::quiet_NaN();
  if (counterpart < 0) {
    out.problem = new_step_sentence(node);
    return out;
  }
  if (!runs.has_same_shape(of.node)) {
    out.problem = shapes_differ_sentence(runs.before.node(counterpart), node);
    return out;
  }
  out.before = explain(runs.before, {counterpart, of.row, of.col});
  fill_masked_rows(out, runs, of);
  merge_roundings(out, runs, of);
  out.problem = problem_of(out, runs, of);
  if (out.problem) return out;
  for (std::size_t k = 0; k < out.after.terms.size(); ++k)
    out.terms.push_back(matched(static_cast<int>(k), out.before.terms[k], out.after.terms[k]));
  add_contributions(out, runs, of);
  return out;
}

}  // namespace attention
