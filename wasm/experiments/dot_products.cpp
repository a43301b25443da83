#include "experiments/dot_products.h"

namespace attention {

namespace {

double dot_product(const Draws& draws, Index draw) {
  double sum = 0;
  for (Index i = 0; i < draws.width; ++i) {
    const auto place = static_cast<std::uint64_t>(draw) * static_cast<std::uint64_t>(draws.width) +
                       static_cast<std::uint64_t>(i);
    const Pair pair = random_pair(draws.stream, place, draws.distribution);
    sum += (draws.mean + pair.first) * (draws.mean + pair.second);
  }
  return sum;
}

}  // namespace

std::vector<double> dot_products(const Draws& draws) {
  std::vector<double> out;
  out.reserve(static_cast<std::size_t>(draws.count));
  for (Index t = 0; t < draws.count; ++t) out.push_back(dot_product(draws, draws.first + t));
  return out;
}

}  // namespace attention
