#include "backward/backward_pass.h"

#include <algorithm>

#include "ops/derivative.h"

namespace attention {

namespace {

/// For every node: whether it depends on an input.
std::vector<bool> input_dependence(const Tape<double>& tape) {
  std::vector<bool> out;
  for (int id = 0; id < tape.size(); ++id) {
    const Node<double>& node = tape.node(id);
    const auto depends = [&](int operand) { return out[static_cast<std::size_t>(operand)]; };
    out.push_back(node.operands.empty() ? node.kind != "generated"
                                        : std::any_of(node.operands.begin(), node.operands.end(), depends));
  }
  return out;
}

bool has_node(const Tape<double>& tape, const std::string& id) {
  for (int k = 0; k < tape.size(); ++k)
    if (tape.node(k).id == id) return true;
  return false;
}

int index_of(const Tape<double>& tape, const Node<double>& node) {
  int at = 0;
  while (&tape.node(at) != &node) ++at;
  return at;
}

/// The section for the gradients of a forward section, in the same groups.
Section backward_section(const Section& forward) {
  Section out{"backward_pass/" + forward.id, forward.name, {}, {{"backward_pass"}}};
  out.groups.insert(out.groups.end(), forward.groups.begin(), forward.groups.end());
  return out;
}

}  // namespace

void BackwardPass::enter(const std::string& forward_section) {
  std::vector<Section>& sections = graph_.sections;
  const auto find = [&](const std::string& id) {
    return std::find_if(sections.begin(), sections.end(), [&](const Section& each) { return each.id == id; });
  };
  const auto known = find("backward_pass/" + forward_section);
  section_ = static_cast<std::size_t>(known - sections.begin());
  if (known == sections.end()) sections.push_back(backward_section(*find(forward_section)));
}

void BackwardPass::name(Var<double> var, const Name& as, const Node<double>& about) {
  Node<double>& node = var.node();
  // Several parts from one reader would have the same id: number them.
  std::string id = as.id;
  for (int count = 2; has_node(graph_.tape, id); ++count) id = as.id + "_" + std::to_string(count);
  node.id = id;
  node.name = base_of(id);
  node.symbol = as.symbol;
  node.title = as.title;
  node.subscript = about.subscript;
  node.role = about.role;
  node.head = about.head;
  node.groups = about.groups;
  node.kind = node.operands.empty() ? "generated" : "computed";
  if (!node.section.empty()) return;
  node.section = graph_.sections[section_].id;
  graph_.sections[section_].nodes.push_back(var.id);
}

Var<double> BackwardPass::named(Var<double> helper, const Node<double>& after, std::string_view suffix,
                                std::string_view symbol, std::string_view part) {
  std::string written;
  for (const char c : symbol) written += c == '%' ? compact(after.symbol) : std::string(1, c);
  name(helper, name_of_helper(after, std::string(suffix), written, std::string(part)), after);
  helper.node().part = part;
  helper.node().via = index_of(graph_.tape, after);
  return helper;
}

Var<double> BackwardPass::pulled_back(const DerivativeContext& of, const char* equation) {
  return vjp(of.gradient, of.node, of.operand(of.slot).id, equation);
}

void BackwardPass::expand_softmax_row(const DerivativeContext& of) {
  add_softmax_row_nodes(of, row_ < of.node.rows() ? row_ : 0);
}

Var<double> BackwardPass::transposed(Var<double> a) {
  const auto is_transpose = [](const Node<double>& node) {
    return std::string(node.op->name) == "transpose";
  };
  if (is_transpose(a.node())) return {&graph_.tape, a.node().operands.front()};
  for (int id = a.id + 1; id < graph_.tape.size(); ++id)
    if (is_transpose(graph_.tape.node(id)) && graph_.tape.node(id).operands.front() == a.id)
      return {&graph_.tape, id};
  Var<double> node_transposed = transpose(a);
  name(node_transposed,
       {a.node().id + "_transposed",
        raised(a.node().symbol, "\\top"),
        {"title.part.transposed", {{"of", title_of(a.node())}}}},
       a.node());
  node_transposed.node().part = "transposed";
  node_transposed.node().via = a.id;
  return node_transposed;
}

/// The gradient of a node: the sum of the parts from all nodes that read it.
Var<double> BackwardPass::total_gradient(int id) {
  const Node<double>& node = graph_.tape.node(id);
  const std::vector<Part>& parts = parts_[static_cast<std::size_t>(id)];
  Var<double> gradient = parts.front().gradient;
  for (const Part& part : parts) {
    Node<double>& gradient_node = graph_.tape.node(part.gradient.id);
    gradient_node.gradient_of = id;
    gradient_node.via = part.reader == id ? -1 : part.reader;
    gradient_node.slot = part.slot;
  }
  if (parts.size() > 1) {
    std::vector<Var<double>> gradients;
    for (const Part& part : parts) {
      const Node<double>& reader = graph_.tape.node(part.reader);
      name(part.gradient, name_of_part(node, reader), reader);
      Node<double>& gradient_node = part.gradient.tape->node(part.gradient.id);
      gradient_node.role = node.role;
      gradient_node.part = "partial";
      gradients.push_back(part.gradient);
    }
    gradient = sum_of(gradients);
  }
  name(gradient, name_of_gradient(node), node);
  gradient.node().gradient_of = id;
  return gradient;
}

void BackwardPass::reverse(int id, Var<double> gradient) {
  const Node<double>& node = graph_.tape.node(id);
  for (std::size_t slot = 0; slot < node.operands.size(); ++slot) {
    const std::size_t operand = static_cast<std::size_t>(node.operands[slot]);
    if (!depends_[operand]) continue;
    const std::optional<Var<double>> part = derivative_of({{&graph_.tape, id}, gradient, slot, this});
    if (!part) continue;
    // Named later by total_gradient, which knows whether there are more parts; its position is here.
    part->tape->node(part->id).section = graph_.sections[section_].id;
    graph_.sections[section_].nodes.push_back(part->id);
    parts_[operand].push_back({*part, id, static_cast<int>(slot)});
  }
}

void BackwardPass::run(Var<double> loss) {
  depends_ = input_dependence(graph_.tape);
  parts_.resize(static_cast<std::size_t>(graph_.tape.size()));
  if (!depends_[static_cast<std::size_t>(loss.id)])
    fail("backward", {"error.loss_depends_on_nothing", {{"node", loss.node().id}}});
  enter(loss.node().section);
  parts_[static_cast<std::size_t>(loss.id)].push_back({seed(graph_.tape), loss.id, -1});
  for (int id = loss.id; id >= 0; --id) {
    if (parts_[static_cast<std::size_t>(id)].empty()) continue;
    enter(graph_.tape.node(id).section);
    reverse(id, total_gradient(id));
  }
}

}  // namespace attention
