#include "changes/run_pair.h"

#include <algorithm>
#include <map>
#include <string>

#include "changes/cell_change.h"

namespace attention {

namespace {

bool has_same_numbers(const Matrix<double>& a, const Matrix<double>& b) {
  return std::equal(a.data(), a.data() + a.size(), b.data(),
                    [](double one, double other) { return difference(one, other) == 0; });
}

}  // namespace

RunPair::RunPair(const Tape<double>& before_tape, const Tape<double>& after_tape)
    : before(before_tape), after(after_tape), is_kept_(static_cast<std::size_t>(before_tape.size()), false) {
  std::map<std::string, int> by_id;
  for (int k = 0; k < before.size(); ++k) by_id.emplace(before.node(k).id, k);
  for (int k = 0; k < after.size(); ++k) {
    const auto found = by_id.find(after.node(k).id);
    counterparts_.push_back(found == by_id.end() ? -1 : found->second);
    if (counterparts_.back() >= 0) is_kept_[static_cast<std::size_t>(counterparts_.back())] = true;
    is_reached_.push_back(differs(k));
  }
}

bool RunPair::has_same_shape(int node) const {
  const Matrix<double>& one = before.node(counterpart(node)).data;
  const Matrix<double>& other = after.node(node).data;
  return one.rows() == other.rows() && one.cols() == other.cols();
}

bool RunPair::differs(int node) const {
  if (counterpart(node) < 0 || !has_same_shape(node)) return true;
  const Node<double>& one = before.node(counterpart(node));
  const Node<double>& other = after.node(node);
  if (one.operands.size() != other.operands.size() || one.op != other.op) return true;
  if (one.parameters != other.parameters) return true;
  for (std::size_t slot = 0; slot < other.operands.size(); ++slot)
    if (is_reached(other.operands[slot]) || counterpart(other.operands[slot]) != one.operands[slot])
      return true;
  return !has_same_numbers(one.data, other.data);
}

bool RunPair::is_different() const {
  return std::find(is_reached_.begin(), is_reached_.end(), true) != is_reached_.end() ||
         std::find(is_kept_.begin(), is_kept_.end(), false) != is_kept_.end();
}

}  // namespace attention
