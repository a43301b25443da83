#include "training/tasks/batches.h"

#include <numeric>
#include <utility>

#include "core/check.h"

namespace attention {

Batches::Batches(Index examples, Index size, Stream stream)
    : size_(check_integer("batches", unnamed("size_of_a_batch"), static_cast<double>(size), 1, examples)),
      per_round_(static_cast<std::uint64_t>(examples / size)),
      stream_(stream),
      order_(static_cast<std::size_t>(examples)) {
  shuffle(0);
}

Index Batches::example(std::uint64_t step, Index place) {
  const std::uint64_t round = (step - 1) / per_round_;
  if (round != round_) shuffle(round);
  const auto before = static_cast<Index>((step - 1) % per_round_) * size_;
  return order_[static_cast<std::size_t>(before + place)];
}

void Batches::shuffle(std::uint64_t round) {
  round_ = round;
  std::iota(order_.begin(), order_.end(), Index{0});
  for (std::size_t left = order_.size(); left > 1; --left) {
    const std::uint64_t drawn = random_below(stream_, round * order_.size() + left - 1, left);
    std::swap(order_[left - 1], order_[static_cast<std::size_t>(drawn)]);
  }
}

}  // namespace attention
