#include "backward/names.h"

#include "ops/derivative.h"

namespace attention {

namespace {

std::string differential(const std::string& symbol) { return "\\mathrm{d}" + compact(symbol); }

}  // namespace

std::string prefix_of(const std::string& id) { return id.substr(0, id.rfind('/') + 1); }
std::string base_of(const std::string& id) { return id.substr(id.rfind('/') + 1); }

Name name_of_gradient(const Node<double>& node) {
  return {prefix_of(node.id) + "d_" + base_of(node.id),
          differential(node.symbol),
          {"title.gradient", {{"of", title_of(node)}}}};
}

Name name_of_part(const Node<double>& node, const Node<double>& reader) {
  return {prefix_of(reader.id) + "d_" + base_of(node.id) + "_by_" + base_of(reader.id),
          differential(node.symbol),
          {"title.gradient_via", {{"of", title_of(node)}, {"via", title_of(reader)}}}};
}

Name name_of_helper(const Node<double>& after, const std::string& suffix, const std::string& symbol,
                    const std::string& part) {
  // Brackets, since it becomes a factor: (1 - H) ⊙ (1 + H).
  return {after.id + "_" + suffix, compact(symbol), {"title.part." + part, {{"of", title_of(after)}}}};
}

}  // namespace attention
