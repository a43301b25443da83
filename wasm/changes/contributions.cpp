#include "changes/contributions.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "changes/factors.h"
#include "core/numeric/elementary.h"

namespace attention {

namespace {

constexpr double unit = std::numeric_limits<double>::epsilon() / 2;

double magnitude(const TermChange& term) { return std::abs(term.before) + std::abs(term.after); }

/// Sums of n terms have an error of at most n u Σ|t| each, so has the sum of the differences of the terms.
double rounding_of_sums(const CellPair& pair) {
  double sizes = 0;
  for (const TermChange& term : pair.terms) sizes += magnitude(term);
  return 2 * unit * static_cast<double>(pair.terms.size() + 2) * sizes;
}

void split_sum(CellPair& pair) {
  for (TermChange& term : pair.terms) {
    term.contribution = difference(term.before, term.after);
    split_product(term, 1);
  }
  pair.tolerance = rounding_of_sums(pair);
}

/// √S' - √S = (S' - S) / (√S' + √S).
void split_norm(CellPair& pair) {
  const double roots = pair.before.result + pair.after.result;
  if (roots == 0) return;
  for (TermChange& term : pair.terms) {
    term.contribution = difference(term.before, term.after) / roots;
    split_product(term, 1 / roots);
  }
  pair.tolerance = 4 * rounding_of_sums(pair) / roots;
}

/// The maximum that the explanation of a softmax subtracts.
double maximum_of(const Explanation& softmax) { return softmax.terms.front().factors.at(1).value; }

/// Makes the terms exp(score - s) with the same s in both runs, the larger maximum, and adds them up.
void use_same_shift(CellPair& pair) {
  const double shift = std::max(maximum_of(pair.before), maximum_of(pair.after));
  pair.before.total = pair.after.total = 0;
  for (TermChange& term : pair.terms) {
    term.before = elementary::exp(term.factors[0].before - shift);
    term.after = elementary::exp(term.factors[0].after - shift);
    term.factors[1].before = term.factors[1].after = shift;
    pair.before.total += term.before;
    pair.after.total += term.after;
  }
}

bool is_chosen(const CellPair& pair, const TermChange& term) { return term.index == pair.after.chosen; }

/// Contributions f(term, Δe), 0 for a score that stays.
template <class Of>
void split_scores(CellPair& pair, Of contribution_of) {
  for (TermChange& term : pair.terms) {
    FactorChange& score = term.factors[0];
    if (!score.is_changed()) continue;
    term.contribution = contribution_of(term, term.after - term.before);
    score.contribution = term.contribution;
  }
}

/// With T' ≥ T: e'_c / T' - e_c / T = Σ_k (δ_kc - e_c / T) Δe_k / T'; otherwise the same with the runs
/// exchanged. Because of the shift the larger total is at least 1, so nothing overflows. Each exp is off by
/// at most 3 u, the sums by n u.
void split_softmax(CellPair& pair) {
  if (pair.terms.empty()) return;
  use_same_shift(pair);
  const bool is_growing = !(pair.after.total < pair.before.total);
  const double weight = is_growing ? pair.before.result : pair.after.result;
  const double total = is_growing ? pair.after.total : pair.before.total;
  split_scores(pair, [&](const TermChange& term, double change) {
    return ((is_chosen(pair, term) ? 1 : 0) - weight) * (change / total);
  });
  pair.tolerance = unit * static_cast<double>(16 * pair.terms.size() + 32);
}

/// log T' - log T, precise where they are close.
double log_ratio(const CellPair& pair) {
  const double change = pair.after.total - pair.before.total;
  const double larger = std::max(pair.before.total, pair.after.total);
  if (std::abs(change) <= larger / 2)
    return change >= 0 ? -std::log1p(-change / larger) : std::log1p(change / larger);
  const auto log_total = [](const Explanation& own) {
    double sum = 0;
    for (const Term& term : own.terms) sum += term.value;
    return elementary::log(sum) + maximum_of(own);
  };
  return log_total(pair.after) - log_total(pair.before);
}

/// y = s_c - log Σ_k exp s_k: the difference of the score, minus that of the logarithm, which is split as
/// Δe_k. The errors are those of a softmax, and a few u of each number that is subtracted.
void split_log_softmax(CellPair& pair) {
  use_same_shift(pair);
  const double ratio = log_ratio(pair);
  double changes = 0;
  for (const TermChange& term : pair.terms) changes += term.after - term.before;
  const double larger = std::max(pair.before.total, pair.after.total);
  double sizes = std::abs(pair.before.result) + std::abs(pair.after.result);
  sizes += std::abs(maximum_of(pair.before)) + std::abs(maximum_of(pair.after));
  split_scores(pair, [&](const TermChange& term, double change) {
    const double part = changes == 0 ? change / larger : change * (ratio / changes);
    if (!is_chosen(pair, term)) return -part;
    sizes += std::abs(term.factors[0].before) + std::abs(term.factors[0].after);
    return difference(term.factors[0].before, term.factors[0].after) - part;
  });
  pair.tolerance = unit * (static_cast<double>(32 * pair.terms.size() + 64) + 8 * sizes);
}

/// y = s + log Σ_k exp(s_k - s): the difference of the logarithm, split as Δe_k. The error as that of
/// log_softmax.
void split_log_sum_exp(CellPair& pair) {
  use_same_shift(pair);
  const double ratio = log_ratio(pair);
  double changes = 0;
  for (const TermChange& term : pair.terms) changes += term.after - term.before;
  const double larger = std::max(pair.before.total, pair.after.total);
  split_scores(pair, [&](const TermChange&, double change) {
    return changes == 0 ? change / larger : change * (ratio / changes);
  });
  const double sizes = std::abs(pair.before.result) + std::abs(pair.after.result) +
                       std::abs(maximum_of(pair.before)) + std::abs(maximum_of(pair.after));
  pair.tolerance = unit * (static_cast<double>(32 * pair.terms.size() + 64) + 8 * sizes);
}

/// All of the difference to its own score, or else to the score that gained or lost the maximum.
void split_hardmax(CellPair& pair) {
  TermChange* cause = nullptr;
  const auto largest = [](const TermChange& term) { return std::max(term.before, term.after); };
  for (TermChange& term : pair.terms) {
    if (!term.factors[0].is_changed()) continue;
    if (cause == nullptr || is_chosen(pair, term) || largest(term) > largest(*cause)) cause = &term;
    if (is_chosen(pair, term)) break;
  }
  if (cause != nullptr) cause->contribution = cause->factors[0].contribution = pair.difference();
}

void split_function(CellPair& pair, const RunPair& runs, const Cell& of) {
  TermChange& term = pair.terms.front();
  term.contribution = pair.difference();
  split_arguments(term, runs, of);
  pair.tolerance = 2 * unit * magnitude(term);
}

}  // namespace

void add_contributions(CellPair& pair, const RunPair& runs, const Cell& of) {
  switch (pair.after.reduction) {
    case Reduction::sum:
      return split_sum(pair);
    case Reduction::softmax:
      return split_softmax(pair);
    case Reduction::log_softmax:
      return split_log_softmax(pair);
    case Reduction::log_sum_exp:
      return split_log_sum_exp(pair);
    case Reduction::hardmax:
      return split_hardmax(pair);
    case Reduction::norm:
      return split_norm(pair);
    case Reduction::softcap:
    case Reduction::function:
      return split_function(pair, runs, of);
    case Reduction::given:
      return;
  }
}

}  // namespace attention
