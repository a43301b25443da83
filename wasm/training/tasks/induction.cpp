#include <algorithm>

#include "core/check.h"
#include "training/tasks/task.h"

namespace attention {

namespace {

/// The word of index `rank` among those not in the first `count` of `taken`.
std::int32_t free_word(const Words& taken, Index count, Index rank) {
  for (std::int32_t word = 0;; ++word) {
    const auto end = taken.begin() + count;
    if (std::find(taken.begin(), end, word) == end && rank-- == 0) return word;
  }
}

/// A repeated sequence of `period` distinct words. The period is between a third and a half of the length, so
/// that every word of the second half has occurred before.
void make_induction(const Task& task, Stream stream, std::uint64_t number, Example& out) {
  const std::uint64_t first = number * static_cast<std::uint64_t>(task.words + 1);
  const auto below = [&](Index place, Index bound) {
    return static_cast<Index>(
        random_below(stream, first + static_cast<std::uint64_t>(place), static_cast<std::uint64_t>(bound)));
  };
  const Index shortest = task.length / 3;
  const Index period = shortest + below(0, task.length / 2 - shortest + 1);
  const auto word_at = [&](Index place) { return out.source[static_cast<std::size_t>(place % period)]; };
  for (Index k = 0; k < task.length; ++k)
    out.source[static_cast<std::size_t>(k)] =
        k < period ? free_word(out.source, k, below(k + 1, task.words - k)) : word_at(k);
  for (Index k = 0; k < task.length; ++k)
    out.target[static_cast<std::size_t>(k)] = k < task.length - task.n_targets ? no_word : word_at(k + 1);
}

}  // namespace

Task induction(Index words, Index length) {
  check_integer("induction", unnamed("length_of_a_sequence"), static_cast<double>(length), 4, Limits::side);
  check_integer("induction", unnamed("number_of_words"), static_cast<double>(words), length / 2,
                Limits::side);
  return {"induction", words, length, length / 2, make_induction};
}

}  // namespace attention
