#include "learn/task.h"

namespace attention {

namespace {

/// Words 0 … words - 2 are symbols, the last is the stop. With c symbols a sequence has c, the stop, and the
/// first c - 1 of what is asked.
void make(const Task& task, Stream stream, std::uint64_t number, Example& out) {
  const Index count = task.asked;
  const auto symbols = static_cast<std::uint64_t>(task.words - 1);
  for (Index k = 0; k < count; ++k) {
    const std::uint64_t place = number * static_cast<std::uint64_t>(count) + static_cast<std::uint64_t>(k);
    const auto drawn = static_cast<Index>(random_below(stream, place, symbols));
    out.words[static_cast<std::size_t>(k)] = drawn;
    out.next[static_cast<std::size_t>(count - 1 - k)] = drawn;
  }
  out.words[static_cast<std::size_t>(count)] = task.words - 1;
  for (Index k = 0; k + 1 < count; ++k)
    out.words[static_cast<std::size_t>(count + 1 + k)] = out.next[static_cast<std::size_t>(k)];
}

}  // namespace

Task reversal(Index symbols, Index count) { return {"reversal", symbols + 1, 2 * count, count, make}; }

}  // namespace attention
