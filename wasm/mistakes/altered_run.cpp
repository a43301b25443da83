#include "mistakes/altered_run.h"

#include <algorithm>
#include <utility>

namespace attention {

namespace {

/// The node and all nodes that it is computed from, in the order of the tape.
std::vector<int> ancestors(const Tape<double>& tape, int node) {
  std::vector<bool> is_needed(static_cast<std::size_t>(node) + 1, false);
  is_needed.back() = true;
  std::vector<int> out;
  for (int id = node; id >= 0; --id) {
    if (!is_needed[static_cast<std::size_t>(id)]) continue;
    out.push_back(id);
    for (const int operand : tape.node(id).operands) is_needed[static_cast<std::size_t>(operand)] = true;
  }
  std::reverse(out.begin(), out.end());
  return out;
}

/// Whether a node is in the group, or in a group inside of it.
bool is_inside(const Node<double>& node, const std::vector<Group>& group) {
  const auto is_same = [](const Group& a, const Group& b) {
    return a.kind == b.kind && a.number == b.number;
  };
  return node.groups.size() >= group.size() &&
         std::equal(group.begin(), group.end(), node.groups.begin(), is_same);
}

bool has_shape(const Matrix<double>& matrix, const Matrix<double>& like) {
  return matrix.rows() == like.rows() && matrix.cols() == like.cols();
}

}  // namespace

void AlteredRun::replace(int id, Matrix<double> data) {
  altered_.insert_or_assign(id, tape_.given(std::move(data), "", ""));
}

std::optional<Matrix<double>> AlteredRun::compute(int node) {
  last_ = node;
  const std::vector<Group>& group = right_.tape.node(node).groups;
  for (const int id : ancestors(right_.tape, node)) {
    if (altered_.count(id) == 0) alter(id, group);
    if (altered_.count(id) == 0) recompute(id);
  }
  if (std::any_of(sites_.begin(), sites_.end(), [](const auto& some) { return some.empty(); })) return {};
  const auto found = altered_.find(node);
  return found == altered_.end() ? right_.tape.node(node).data : found->second.data();
}

bool AlteredRun::may_alter(int id, const std::vector<Group>& group) const {
  return scope_ == MistakeScope::run || is_inside(right_.tape.node(id), group);
}

void AlteredRun::alter(int id, const std::vector<Group>& group) {
  for (std::size_t k = 0; k < causes_.size(); ++k) {
    const auto& [alteration, only] = causes_[k];
    if (only >= 0 ? id != only : !may_alter(id, group)) continue;
    const std::optional<Var<double>> made = alteration(Site(*this, id));
    // Readers record without checks, and rely on the shape.
    if (!made || !has_shape(made->data(), right_.tape.node(id).data)) continue;
    altered_.emplace(id, *made);
    sites_[k].push_back(id);
    return;
  }
}

void AlteredRun::recompute(int id) {
  Node<double> node = right_.tape.node(id);
  const auto is_altered = [&](int operand) { return altered_.count(operand) > 0; };
  if (std::none_of(node.operands.begin(), node.operands.end(), is_altered)) return;
  for (int& operand : node.operands) operand = at(operand).id;
  altered_.emplace(id, tape_.record(std::move(node)));
}

Var<double> AlteredRun::at(int id) {
  if (const auto found = altered_.find(id); found != altered_.end()) return found->second;
  if (const auto found = unaltered_.find(id); found != unaltered_.end()) return found->second;
  const Var<double> made = tape_.given(right_.tape.node(id).data, "", "");
  unaltered_.emplace(id, made);
  return made;
}

bool Site::is_last() const { return &node == &run_.right_.tape.node(run_.last_); }

int Site::find_sibling(std::string_view name) const {
  std::string id = node.id.substr(0, node.id.size() - node.name.size());
  id += name;
  for (int k = 0; k < graph().tape.size(); ++k)
    if (graph().tape.node(k).id == id) return k;
  return -1;
}

std::optional<Var<double>> Site::sibling(std::string_view name) const {
  const int found = find_sibling(name);
  if (found < 0) return {};
  return run_.at(found);
}

const Node<double>* Site::sibling_node(std::string_view name) const {
  const int found = find_sibling(name);
  return found < 0 ? nullptr : &graph().tape.node(found);
}

}  // namespace attention
