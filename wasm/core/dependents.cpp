#include "core/dependents.h"

#include <algorithm>

namespace attention {

template <class T>
std::vector<int> dependents(const Tape<T>& tape, int from) {
  std::vector<int> out;
  std::vector<bool> depends(static_cast<std::size_t>(tape.size()), false);
  depends[static_cast<std::size_t>(from)] = true;
  const auto is_dependent = [&](int operand) { return depends[static_cast<std::size_t>(operand)]; };
  for (int id = from + 1; id < tape.size(); ++id) {
    const std::vector<int>& operands = tape.node(id).operands;
    if (std::none_of(operands.begin(), operands.end(), is_dependent)) continue;
    depends[static_cast<std::size_t>(id)] = true;
    out.push_back(id);
  }
  return out;
}

template std::vector<int> dependents(const Tape<double>&, int);
template std::vector<int> dependents(const Tape<float>&, int);

}  // namespace attention
