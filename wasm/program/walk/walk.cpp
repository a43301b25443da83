#include "program/walk/walk.h"

#include <algorithm>

#include "program/text/characters.h"
#include "program/text/limits.h"

namespace attention::program {

namespace {

Message plain(const std::string& text) { return {"program.text", {{"text", text}}}; }

std::string with_spaces(std::string text) {
  std::replace(text.begin(), text.end(), '_', ' ');
  return text;
}

std::vector<std::string> groups_in(const std::string& prefix) {
  std::vector<std::string> out;
  for (std::size_t at = 0; at < prefix.size();) {
    const std::size_t last = prefix.find('/', at);
    out.push_back(prefix.substr(at, last - at));
    at = last + 1;
  }
  return out;
}

/// The title of a loop that counts: "Head 1".
Message numbered_title(const std::string& variable, Index number) {
  struct Title {
    std::string_view variable;
    const char* key;
  };
  constexpr Title titles[] = {{"head", "section.head"},           {"step", "section.step"},
                              {"layer", "program.section.layer"}, {"block", "program.section.block"},
                              {"tile", "program.section.tile"},   {"part", "program.section.part"},
                              {"group", "program.section.group"}, {"token", "program.section.token"}};
  for (const Title& each : titles)
    if (each.variable == variable) return {each.key, {{"number", number}}};
  return plain(variable + " = " + std::to_string(number - 1));
}

/// The title of one of the groups around a step.
Message group_title(const std::string& group, const LoopIndices& indices) {
  for (const auto& [variable, at] : indices)
    if (variable + "_" + std::to_string(at) == group) {
      if (counts_from_one(variable)) return numbered_title(variable, as_index(at + 1));
      return plain(variable + " = " + std::to_string(at));
    }
  return plain(with_spaces(group));
}

/// The title of the part that loops, calls or a heading make; empty where there is none.
Message title_around(const Step& step) {
  Message out;
  for (const std::string& group : groups_in(step.place.prefix)) {
    Message title = group_title(group, step.place.indices);
    out = out.empty()
              ? std::move(title)
              : Message{"program.section.both", {{"first", std::move(out)}, {"second", std::move(title)}}};
  }
  if (!out.empty()) return out;
  return step.place.heading.empty() ? Message{} : plain(step.place.heading);
}

/// The part that a name of the vocabulary begins.
Message title_of_name(const std::string& name) {
  if (name == "scores") return {"program.section.scores"};
  if (name == "weights") return {"program.section.weights"};
  if (name == "context") return {"program.section.context"};
  if (name == "output") return {"program.section.output"};
  return name == "mask" ? Message{"program.section.mask"} : Message{};
}

bool same_message(const Message& a, const Message& b);

bool same_value(const MessageValue& a, const MessageValue& b) {
  if (a.index() != b.index()) return false;
  if (const Message* const first = std::get_if<Message>(&a))
    return same_message(*first, std::get<Message>(b));
  if (const Index* const number = std::get_if<Index>(&a)) return *number == std::get<Index>(b);
  return std::get<std::string>(a) == std::get<std::string>(b);
}

bool same_message(const Message& a, const Message& b) {
  if (a.key != b.key || a.args.size() != b.args.size()) return false;
  for (std::size_t k = 0; k < a.args.size(); ++k)
    if (!same_value(a.args[k].value, b.args[k].value)) return false;
  return true;
}

/// The section of each step: that of the next key step of its groups, which it leads to.
std::vector<Message> titles_of(const std::vector<Step>& steps, const Tape<double>& tape) {
  std::vector<Message> out(steps.size());
  Message title{"program.section.inputs"};
  for (std::size_t k = 0; k < steps.size(); ++k) {
    if (!steps[k].is_key) continue;
    if (std::string_view(tape.node(steps[k].node).op->name) != "input") {
      Message own = title_around(steps[k]);
      if (own.empty()) own = title_of_name(steps[k].name);
      if (!own.empty()) title = std::move(own);
    }
    out[k] = title;
  }
  std::map<std::string, Message> next;
  for (std::size_t k = steps.size(); k > 0; --k) {
    const Step& step = steps[k - 1];
    Message& own = out[k - 1];
    if (step.is_key) {
      next[step.place.prefix] = own;
      continue;
    }
    const auto found = next.find(step.place.prefix);
    own = found == next.end() ? title_around(step) : found->second;
  }
  return out;
}

/// The groups of a node: loops by their variable and their number from 1, calls by the name of the function.
std::vector<Group> groups_of(const Step& step) {
  std::vector<Group> out;
  for (const std::string& group : groups_in(step.place.prefix)) {
    Group found{group};
    for (const auto& [variable, at] : step.place.indices)
      if (variable + "_" + std::to_string(at) == group) found = {variable, as_index(at + 1)};
    out.push_back(std::move(found));
  }
  return out;
}

}  // namespace

std::string step_symbol(const Step& step, const Symbols& symbols) {
  const std::string& name = symbols.count(step.written) > 0 ? step.written : step.name;
  const std::string text =
      symbol_of(name, symbols) + std::string(static_cast<std::size_t>(step.primes), '\'');
  std::string numbers;
  for (const auto& [variable, at] : step.place.indices)
    numbers += (numbers.empty() ? "" : ",") + std::to_string(at + (counts_from_one(variable) ? 1 : 0));
  if (numbers.empty()) return text;
  const std::string letters = text.front() == '\\' ? text.substr(1) : text;
  const bool is_word = !letters.empty() && std::all_of(letters.begin(), letters.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  });
  const bool is_text = text.substr(0, 6) == "\\text{" && text.find('}') == text.size() - 1;
  return (is_word || is_text ? text : "{" + text + "}") + "_{" + numbers + "}";
}

void place_steps(Graph<double>& graph, const std::vector<Step>& steps, const Symbols& symbols) {
  const std::vector<Message> titles = titles_of(steps, graph.tape);
  for (std::size_t k = 0; k < steps.size(); ++k) {
    const Step& step = steps[k];
    Node<double>& node = graph.tape.node(step.node);
    node.id = step.id;
    node.name = step.id.substr(step.place.prefix.size());
    node.title = step.is_key ? plain(with_spaces(step.name))
                             : Message{"program.part_of", {{"name", with_spaces(step.place.base)}}};
    node.kind = node.operands.empty() ? "generated" : "computed";
    if (step.is_key) node.symbol = step_symbol(step, symbols);
    node.role = step.role;
    node.groups = groups_of(step);
    if (graph.sections.empty() || !same_message(graph.sections.back().name, titles[k]))
      // Its title names the groups already.
      graph.sections.push_back({"part_" + std::to_string(graph.sections.size()), titles[k]});
    node.section = graph.sections.back().id;
    graph.sections.back().nodes.push_back(step.node);
  }
  for (const Step& step : steps)
    for (const InputSchema& input : graph.schema.inputs)
      if (step.id == input.name && graph.tape.node(step.node).operands.empty() &&
          std::string_view(graph.tape.node(step.node).op->name) == "input")
        graph.tape.node(step.node).kind = input.kind;
}

}  // namespace attention::program
