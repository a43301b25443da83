#include "changes/obstacles/still_cell.h"

#include <algorithm>
#include <limits>

#include "changes/sentences.h"
#include "graph/lineage.h"
#include "ops/ops.h"

namespace attention {

namespace {

constexpr Cell no_cell{-1, 0, 0};

/// By how much an operand must have moved for the cell to have stopped it: by more than the cell itself, but
/// for rounding, and by more than the resolution.
double room_of(const CellPair& pair, double resolution) {
  if (resolution == 0) return 0;
  const double left = std::abs(pair.difference());
  const double least = std::isfinite(left) ? std::max(resolution, left) : resolution;
  return std::isfinite(pair.tolerance) ? least + pair.tolerance : least;
}

const FactorChange* moved_factor(const TermChange& term, double resolution) {
  for (const FactorChange& factor : term.factors)
    if (is_moved(difference(factor.before, factor.after), resolution)) return &factor;
  return nullptr;
}

bool is_masked(const FactorChange& factor) {
  return is_masked_score(factor.before) && is_masked_score(factor.after);
}

double size_of(const FactorChange& factor) {
  return std::max(std::abs(factor.before), std::abs(factor.after));
}

struct Stop {
  Message sentence;
  Cell by = no_cell;
  Obstacle::Kind kind = Obstacle::Kind::other;
};

void add(std::vector<Obstacle>& out, const StillCell& at, const FactorChange& moved, Stop stop) {
  out.push_back({std::move(stop.sentence), stop.kind, at.cell, stop.by, moved.cell, at.pair.difference()});
}

Message moved_place(const StillCell& at, const FactorChange& moved) { return changed_place(at.runs, moved); }

/// The place of a factor that stops a change.
Message stop_place(const StillCell& at, const FactorChange& by) {
  if (by.cell.node < 0) return {"change.constant"};
  return place_of(at.runs.after, by.cell);
}

/// The kind of obstacle of a factor of 0 beside the one that moved.
Obstacle::Kind beside_zero(const StillCell& at, const FactorChange& moved) {
  return reads_same_cell(at.runs, moved) ? Obstacle::Kind::zero_factor : Obstacle::Kind::other;
}

/// Whether the cell is an attention weight of 0 because its score is masked.
bool is_masked_weight(const Tape<double>& tape, const Cell& cell) {
  const Explanation weight = explain(tape, cell);
  if (weight.reduction != Reduction::softmax) return false;
  if (weight.terms.empty()) return true;
  return is_masked_score(weight.terms.at(static_cast<std::size_t>(weight.chosen)).factors.front().value);
}

/// What is left of a change that is no more than a tenth of it.
constexpr double little = 0.1;

/// More than a tenth of the change is left, which does not show all the same.
Stop dampened(const Message& of) { return {{"change.still.dampened", {{"moved", of}}}}; }

bool is_nan(const FactorChange& factor) { return std::isnan(factor.before) && std::isnan(factor.after); }

bool is_infinite(const FactorChange& factor) {
  return std::isinf(factor.before) && factor.before == factor.after;
}

/// A score of +∞ makes NaN of all weights of its row. The maximum that is subtracted is infinite because of
/// it, and a score of -∞ takes no weight, which is no reason.
bool is_infinite_score(const FactorChange& factor) {
  return factor.cell.node >= 0 && is_infinite(factor) && factor.after > 0;
}

bool reads_scores(const CellPair& pair) {
  const Reduction reduction = pair.after.reduction;
  return reduction == Reduction::softmax || reduction == Reduction::log_softmax ||
         reduction == Reduction::log_sum_exp || reduction == Reduction::hardmax;
}

/// The first factor of some kind; nullptr if there is none.
const FactorChange* find_factor(const std::vector<TermChange>& terms, bool (*is)(const FactorChange&)) {
  for (const TermChange& term : terms)
    for (const FactorChange& factor : term.factors)
      if (is(factor)) return &factor;
  return nullptr;
}

/// A number that is NaN or infinite in both runs, because one of these factors is, or because of the step
/// itself.
Stop stop_not_finite(const StillCell& at, const std::vector<TermChange>& terms, const FactorChange& moved) {
  const Message of = moved_place(at, moved);
  if (const FactorChange* const by = find_factor(terms, is_nan); by != nullptr)
    return {{"change.still.nan", {{"moved", of}, {"by", stop_place(at, *by)}}}, by->cell};
  const FactorChange* const by = find_factor(terms, reads_scores(at.pair) ? is_infinite_score : is_infinite);
  if (by == nullptr) return {{"change.still.not_finite", {{"moved", of}}}};
  const char* key = is_masked(*by) ? "change.still.masked" : "change.still.infinite";
  return {{key, {{"moved", of}, {"by", stop_place(at, *by)}}}, by->cell};
}

/// A product that stays because of its smallest other factor, or a number that is rounded to the same one.
Stop stop_in_product(const StillCell& at, const TermChange& term, const FactorChange& moved) {
  if (!std::isfinite(term.after)) return stop_not_finite(at, {term}, moved);
  const bool is_rounded = std::string(at.runs.after.node(at.cell.node).op->name) == "round_to";
  if (is_rounded && term.before == term.after)
    return {{"change.still.same_rounding", {{"moved", moved_place(at, moved)}}}};
  const FactorChange* smallest = nullptr;
  for (const FactorChange& factor : term.factors)
    if (&factor != &moved && (smallest == nullptr || size_of(factor) < size_of(*smallest)))
      smallest = &factor;
  const Message of = moved_place(at, moved);
  if (smallest == nullptr && at.pair.difference() != 0) return dampened(of);
  if (smallest == nullptr || (size_of(*smallest) != 0 && at.resolution == 0))
    return {{"change.still.rounded", {{"moved", of}}}};
  if (smallest->cell.node < 0) return {{"change.still.constant_factor", {{"moved", of}}}};
  if (size_of(*smallest) == 0 && is_masked_weight(at.runs.after, smallest->cell))
    return {{"change.still.masked_weight", {{"moved", of}, {"by", place_of(at.runs.after, smallest->cell)}}},
            smallest->cell};
  if (size_of(*smallest) > little) return dampened(of);
  const bool is_zero = size_of(*smallest) == 0;
  return {{is_zero ? "change.still.zero_factor" : "change.still.small_factor",
           {{"moved", of}, {"by", place_of(at.runs.after, smallest->cell)}}},
          smallest->cell,
          is_zero ? beside_zero(at, moved) : Obstacle::Kind::other};
}

/// Whether several parts of the difference, by terms or by scores, cancel: some part is much larger than the
/// difference, and than what rounding explains. Where only one moved, its part is the difference.
bool cancels(const CellPair& pair) {
  Index changed = 0;
  double largest = 0;
  for (const TermChange& term : pair.terms) {
    if (is_moved(term.contribution, 0)) ++changed;
    largest = std::max(largest, std::abs(term.contribution));
  }
  return changed > 1 && largest > pair.tolerance && std::abs(pair.difference()) <= little * largest;
}

/// Terms that moved, and whose differences cancel, or are lost in the rounding of the sum.
Stop stop_in_sum(const StillCell& at, const FactorChange& moved) {
  const Message of = moved_place(at, moved);
  if (!std::isfinite(at.pair.after.result)) return stop_not_finite(at, at.pair.terms, moved);
  if (cancels(at.pair)) {
    const Index changed =
        std::count_if(at.pair.terms.begin(), at.pair.terms.end(),
                      [](const TermChange& term) { return is_moved(term.contribution, 0); });
    return {{"change.still.cancel", {{"terms", changed}}}};
  }
  if (at.pair.difference() != 0) return dampened(of);
  return {{"change.still.rounded", {{"moved", of}}}};
}

void add_sum_obstacles(std::vector<Obstacle>& out, const StillCell& at) {
  bool is_sum_named = false;
  const double room = room_of(at.pair, at.resolution);
  for (const TermChange& term : at.pair.terms) {
    const FactorChange* const moved = moved_factor(term, room);
    if (moved == nullptr) continue;
    if (!is_moved(term.contribution, room)) {
      add(out, at, *moved, stop_in_product(at, term, *moved));
    } else if (!is_sum_named) {
      add(out, at, *moved, stop_in_sum(at, *moved));
      is_sum_named = true;
    }
  }
}

/// Whether all scores that are not masked moved by the same amount, up to rounding.
bool is_shift(const CellPair& pair) {
  const FactorChange* first = nullptr;
  for (const TermChange& term : pair.terms) {
    const FactorChange& score = term.factors.front();
    if (is_masked(score)) continue;
    if (first == nullptr) first = &score;
    const double apart = difference(score.before, score.after) - difference(first->before, first->after);
    // Multiplied first, since the sum of two sizes may overflow.
    constexpr double rounding = 4 * std::numeric_limits<double>::epsilon();
    if (!(std::abs(apart) <= rounding * size_of(score) + rounding * size_of(*first))) return false;
  }
  return true;
}

/// A weight below it is hardly any, and one above 1 minus it is nearly all.
constexpr double hardly_any = 0.01;

/// Whether each score that moved has hardly any weight in either run.
bool are_moved_scores_small(const StillCell& at) {
  return std::none_of(at.pair.terms.begin(), at.pair.terms.end(), [&](const TermChange& term) {
    const double share = std::max(term.before / at.pair.before.total, term.after / at.pair.after.total);
    return moved_factor(term, at.resolution) != nullptr && share > hardly_any;
  });
}

/// A masked key: a weight of 0, the logarithm of which is -∞.
Stop stop_masked(const StillCell& at, const FactorChange& own, const FactorChange& moved) {
  const Message by = stop_place(at, own);
  if (at.pair.after.reduction == Reduction::softmax)
    return {{"change.still.masked_share", {{"by", by}}}, own.cell};
  return {{"change.still.masked", {{"moved", moved_place(at, moved)}, {"by", by}}}, own.cell};
}

Stop stop_in_softmax(const StillCell& at, const FactorChange& moved) {
  const FactorChange& own = at.pair.terms.at(static_cast<std::size_t>(at.pair.after.chosen)).factors.front();
  const Message of = moved_place(at, moved);
  if (is_masked(own) && !std::isnan(at.pair.after.result)) return stop_masked(at, own, moved);
  if (!std::isfinite(at.pair.after.result)) return stop_not_finite(at, at.pair.terms, moved);
  if (is_shift(at.pair)) return {{"change.still.shifted"}};
  // The resolution is that of a matrix whose numbers may be much larger than weights.
  const double negligible = std::max(std::min(at.resolution, hardly_any), 1e-15);
  const double share = std::max(at.pair.before.result, at.pair.after.result);
  if (at.pair.after.reduction == Reduction::softmax && share <= negligible)
    return {{"change.still.share_of_zero", {{"by", stop_place(at, own)}}}, own.cell, Obstacle::Kind::flat};
  if (at.pair.after.reduction == Reduction::softmax && at.pair.before.result >= 1 - negligible &&
      at.pair.after.result >= 1 - negligible)
    return {{"change.still.far_above", {{"by", stop_place(at, own)}}}, own.cell};
  if (cancels(at.pair)) return {{"change.still.scores_cancel"}};
  if (!are_moved_scores_small(at)) return dampened(of);
  return {{"change.still.far_below", {{"moved", of}}}, no_cell, Obstacle::Kind::flat};
}

/// A score so far below the largest that exp leaves almost nothing of it, or scores whose changes cancel.
Stop stop_in_log_sum(const StillCell& at, const FactorChange& moved) {
  const Message of = moved_place(at, moved);
  if (!std::isfinite(at.pair.after.result)) return stop_not_finite(at, at.pair.terms, moved);
  if (cancels(at.pair)) return {{"change.still.scores_cancel"}};
  if (!are_moved_scores_small(at)) return dampened(of);
  return {{"change.still.far_below", {{"moved", of}}}, no_cell, Obstacle::Kind::flat};
}

/// The largest score takes the whole weight, or several equal ones share it.
Stop stop_in_hardmax(const StillCell& at, const FactorChange& moved) {
  if (!std::isfinite(at.pair.after.result)) return stop_not_finite(at, at.pair.terms, moved);
  const FactorChange& own = at.pair.terms.at(static_cast<std::size_t>(at.pair.after.chosen)).factors.front();
  if (at.pair.after.result == 1) return {{"change.still.same_maximum"}};
  const char* key = at.pair.after.result == 0 ? "change.still.below_maximum" : "change.still.same_tie";
  return {{key, {{"by", stop_place(at, own)}}}, own.cell};
}

/// Whether both arguments of a function moved, and their parts of the difference cancel, or nearly.
bool arguments_cancel(const CellPair& pair) {
  const std::vector<FactorChange>& factors = pair.terms.front().factors;
  if (factors.size() != 2 || !factors[0].is_changed() || !factors[1].is_changed()) return false;
  const double largest = std::max(std::abs(factors[0].contribution), std::abs(factors[1].contribution));
  return largest > pair.tolerance && std::abs(pair.difference()) <= little * largest;
}

/// A function whose values in both runs are the same, or nearly.
Stop stop_in_function(const StillCell& at, const FactorChange& moved) {
  if (!std::isfinite(at.pair.after.result)) return stop_not_finite(at, at.pair.terms, moved);
  const TermChange& term = at.pair.terms.front();
  const FactorChange& first = term.factors.front();
  const Message of = moved_place(at, moved);
  const Function function = at.pair.after.function;
  if (function == Function::quotient && find_factor(at.pair.terms, is_infinite) != nullptr)
    return stop_not_finite(at, at.pair.terms, moved);
  if (function == Function::relu && first.before <= 0 && first.after <= 0)
    return {{"change.still.relu", {{"moved", of}}}};
  if (function == Function::larger && at.pair.difference() == 0)
    return {{"change.still.floor", {{"moved", of}}}, no_cell, Obstacle::Kind::flat};
  if (function == Function::quotient && size_of(first) == 0 && &first != &moved)
    return {{"change.still.zero_factor", {{"moved", of}, {"by", stop_place(at, first)}}},
            first.cell,
            beside_zero(at, moved)};
  if (arguments_cancel(at.pair)) return {{"change.still.arguments_cancel"}};
  if (function == Function::quotient) return dampened(of);
  const double left = std::abs(at.pair.difference());
  if (left > little * std::abs(difference(moved.before, moved.after))) return dampened(of);
  return {{"change.still.saturated", {{"moved", of}}}, no_cell, Obstacle::Kind::flat};
}

Stop stop_at(const StillCell& at, const FactorChange& moved) {
  switch (at.pair.after.reduction) {
    case Reduction::softmax:
    case Reduction::log_softmax:
      return stop_in_softmax(at, moved);
    case Reduction::log_sum_exp:
      return stop_in_log_sum(at, moved);
    case Reduction::hardmax:
      return stop_in_hardmax(at, moved);
    case Reduction::softcap:
    case Reduction::function:
      return stop_in_function(at, moved);
    default:
      return stop_in_sum(at, moved);
  }
}

}  // namespace

bool has_moved_factor(const CellPair& pair, double resolution) {
  const double room = room_of(pair, resolution);
  return std::any_of(pair.terms.begin(), pair.terms.end(),
                     [&](const TermChange& term) { return moved_factor(term, room) != nullptr; });
}

void add_obstacles(std::vector<Obstacle>& out, const StillCell& at) {
  if (at.pair.after.reduction == Reduction::sum) return add_sum_obstacles(out, at);
  for (const TermChange& term : at.pair.terms)
    if (const FactorChange* const moved = moved_factor(term, room_of(at.pair, at.resolution)))
      return add(out, at, *moved, stop_at(at, *moved));
}

}  // namespace attention
