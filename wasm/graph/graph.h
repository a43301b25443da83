#pragma once

#include <memory>
#include <string>
#include <vector>

#include "graph/schema.h"
#include "ops/ops.h"

namespace attention {

/// A part of the walk and its nodes, in order.
struct Section {
  std::string id;
  /// The text without the names of the groups: `section.scores`.
  Message name;
  std::vector<int> nodes{};
  /// The enclosing groups, outermost first.
  std::vector<Group> groups{};
};

/// A remark about this run. Row -1 means the whole node.
struct Note {
  int node;
  Index row;
  Message text;
};

/// A run under construction: the tape, and the names of its nodes.
template <class T>
class Graph {
 public:
  Graph(const Schema& of, const Options& given, const Inputs<T>& inputs);
  /// For a schema whose options and sizes have been found already; `keeps` is what the schema is part of.
  Graph(const Schema& of, Options complete, Sizes found, const Inputs<T>& inputs,
        std::shared_ptr<const void> keeps);

  /// Starts a section for the nodes named next; `name` is the key of its title. No effect inside a head,
  /// which is one section.
  void section(const std::string& id, Message name);
  void section(const std::string& id, const char* name) { section(id, Message{name}); }
  /// Prefixes the ids of nodes and sections with `id` and a slash. Groups nest: "encoder_0/self/weights".
  void enter(const std::string& id, Group group);
  void enter(const std::string& id) { enter(id, Group{id}); }
  /// Leaves the innermost group.
  void leave();
  /// Starts head `number` (from 1): "head_0/scores", symbol S with index 1.
  void enter_head(Index number);
  void leave_head();
  /// Starts step `number` (from 1) of a recurrence: "step_0/state", symbol h with index 1.
  void enter_step(Index number);
  void leave_step() { leave_head(); }

  /// Whether this variant, with these options, has an input of that name in the current group.
  bool reads(const std::string& name) const;
  /// The input of that name in the current group, as a node: `w_q` is "encoder_0/self/w_q".
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

  const Inputs<T>& inputs_;
  std::shared_ptr<const void> keeps_;
  std::vector<Group> groups_;
  /// Prefix of ids: the groups, then the head or step: "encoder_0/self/head_0/".
  std::string prefix_;
  /// The lengths of the prefix outside each group, to return to.
  std::vector<std::size_t> outer_prefix_sizes_;
  /// The kind and number of the head or step, and the length of the prefix outside it.
  Group numbered_;
  std::size_t unnumbered_prefix_size_ = 0;
};

extern template class Graph<double>;
extern template class Graph<float>;

}  // namespace attention
