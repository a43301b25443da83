#pragma once

#include <string>
#include <vector>

#include "graph/schema.h"
#include "ops/ops.h"

namespace attention {

/// A part of the walk and the nodes in it, in order.
struct Section {
  std::string id;
  /// Without its groups: `section.scores`.
  Message name;
  std::vector<int> nodes{};
  /// The groups that it lies in, outermost first.
  std::vector<Group> groups{};
};

/// Something a reader must know about this run. Row -1 means the whole node.
struct Note {
  int node;
  Index row;
  Message text;
};

/// A run under construction: the tape, and the names under which a reader will meet its nodes.
template <class T>
class Graph {
 public:
  Graph(const Schema& of, const Options& given, const Inputs<T>& inputs);

  /// Nodes named from here on belong to this section; `name` is the key of its title. Inside a head it does
  /// nothing: a head is one section.
  void section(const std::string& id, Message name);
  void section(const std::string& id, const char* name) { section(id, Message{name}); }
  /// Ids from here on start with `id` and a slash, also those of sections. Groups nest:
  /// "encoder_0/self/weights".
  void enter(const std::string& id, Group group);
  void enter(const std::string& id) { enter(id, Group{id}); }
  /// Leaves the innermost group.
  void leave();
  /// Nodes named from here on belong to head `number` (from 1): "head_0/scores", symbol S with index 1.
  void enter_head(Index number);
  void leave_head();
  /// The same for step `number` of a recurrence: "step_0/state", symbol h with index 1.
  void enter_step(Index number);
  void leave_step() { leave_head(); }

  /// Does this variant, with these options, read an input of that name? Inside a group, names start with it.
  bool reads(const std::string& name) const;
  /// The input of that name, as a node; inside a group, that of the group: `w_q` is "encoder_0/self/w_q".
  Var<T> input(const std::string& name);
  /// Gives a node its id and, from the vocabulary, its symbol, title and role.
  Var<T> named(const std::string& id, Var<T> var);
  void note(Var<T> about, Index row, Message text);
  void output(Var<T> var) { outputs.push_back(var.id); }

  const std::string& choice(const std::string& option) const {
    return std::get<std::string>(options.at(option));
  }
  bool flag(const std::string& option) const { return std::get<bool>(options.at(option)); }
  double number(const std::string& option) const { return std::get<double>(options.at(option)); }
  bool has_option(const std::string& option) const { return options.count(option) > 0; }
  Index size(const std::string& dimension) const { return sizes.at(dimension); }

  const Schema& schema;
  const Options options;
  const Sizes sizes;
  Tape<T> tape;
  std::vector<Section> sections;
  std::vector<Note> notes;
  std::vector<int> outputs;

 private:
  void place(Var<T> var);
  const InputSchema* input_named(const std::string& name) const;
  void enter_numbered(const std::string& kind, const char* title, Index number);

  /// What ids start with here: the groups, and the head or the step.
  std::string prefix() const { return (prefixes_.empty() ? "" : prefixes_.back()) + numbered_prefix_; }

  const Inputs<T>& inputs_;
  std::vector<Group> groups_;
  /// What ids start with in each of the groups.
  std::vector<std::string> prefixes_;
  /// "head_0/" or "step_0/", and what the place of a node says about it.
  std::string numbered_prefix_;
  Group numbered_;
};

extern template class Graph<double>;
extern template class Graph<float>;

}  // namespace attention
