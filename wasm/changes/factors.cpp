#include "changes/factors.h"

#include <utility>

namespace attention {

namespace {

/// The one factor that changed; nullptr if several did, or none.
FactorChange* only_change(TermChange& term) {
  FactorChange* found = nullptr;
  for (FactorChange& factor : term.factors) {
    if (!factor.is_changed()) continue;
    if (found != nullptr) return nullptr;
    found = &factor;
  }
  return found;
}

/// The difference of the product if the factors before `changed` have their numbers of one run and those
/// behind it of the other.
double partial_difference(const TermChange& term, std::size_t changed, bool is_reverse) {
  double out = difference(term.factors[changed].before, term.factors[changed].after);
  for (std::size_t k = 0; k < term.factors.size(); ++k)
    if (k != changed) out *= (k < changed) == is_reverse ? term.factors[k].before : term.factors[k].after;
  return out;
}

/// The node computed anew, with each argument from the first run (0) or from the second (1). Arguments that
/// are constants are parameters of the node.
double recomputed(const RunPair& runs, const Cell& of, const TermChange& term, const bool (&is_after)[2]) {
  const Node<double>& first = runs.before.node(runs.counterpart(of.node));
  const Node<double>& second = runs.after.node(of.node);
  bool is_constant_after = false;
  for (std::size_t k = 0; k < term.factors.size(); ++k)
    if (term.factors[k].cell.node < 0) is_constant_after = is_after[k];
  Tape<double> alone;
  Node<double> node = is_constant_after ? second : first;
  for (std::size_t slot = 0; slot < node.operands.size(); ++slot)
    node.operands[slot] = alone
                              .given(is_after[slot] ? runs.after.node(second.operands[slot]).data
                                                    : runs.before.node(first.operands[slot]).data,
                                     "", "")
                              .id;
  return alone.record(std::move(node)).data()(of.row, of.col);
}

}  // namespace

void split_product(TermChange& term, double scale) {
  if (FactorChange* only = only_change(term)) {
    only->contribution = term.contribution;
    return;
  }
  for (std::size_t k = 0; k < term.factors.size(); ++k)
    term.factors[k].contribution =
        scale * 0.5 * (partial_difference(term, k, false) + partial_difference(term, k, true));
}

void split_arguments(TermChange& term, const RunPair& runs, const Cell& of) {
  if (FactorChange* only = only_change(term)) {
    only->contribution = term.contribution;
    return;
  }
  if (term.factors.size() != 2 || !term.factors[0].is_changed()) return;
  const double first_only = recomputed(runs, of, term, {true, false});
  const double second_only = recomputed(runs, of, term, {false, true});
  const auto mean = [&](double alone, double other) {
    return 0.5 * (difference(term.before, alone) + difference(other, term.after));
  };
  term.factors[0].contribution = mean(first_only, second_only);
  term.factors[1].contribution = mean(second_only, first_only);
}

}  // namespace attention
