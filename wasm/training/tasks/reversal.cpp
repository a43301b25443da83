#include "training/tasks/task.h"

namespace attention {

namespace {

/// Words 0 … words - 2 are symbols, the last is the separator. A sequence has c symbols, the separator, and
/// the first c - 1 targets.
void make_reversal(const Task& task, Stream stream, std::uint64_t number, Example& out) {
  const Index count = task.n_targets;
  const auto symbols = static_cast<std::uint64_t>(task.words - 1);
  const auto word = [&out](Index place) -> std::int32_t& {
    return out.source[static_cast<std::size_t>(place)];
  };
  for (Index k = 0; k < count; ++k) {
    const std::uint64_t place = number * static_cast<std::uint64_t>(count) + static_cast<std::uint64_t>(k);
    word(k) = static_cast<std::int32_t>(random_below(stream, place, symbols));
    if (k > 0) word(2 * count - k) = word(k);
  }
  word(count) = static_cast<std::int32_t>(task.words - 1);
  for (Index k = 0; k < count; ++k) {
    out.target[static_cast<std::size_t>(k)] = no_word;
    out.target[static_cast<std::size_t>(count + k)] = word(count - 1 - k);
  }
}

}  // namespace

Task reversal(Index symbols, Index count) {
  return {"reversal", symbols + 1, 2 * count, count, make_reversal};
}

}  // namespace attention
