#include "graph/graph.h"

#include <algorithm>
#include <stdexcept>

#include "graph/resolve/bind.h"
#include "graph/vocabulary.h"

namespace attention {

namespace {

/// "Encoder 1, Self-attention".
std::string joined(const std::vector<std::string>& titles) {
  std::string out;
  for (const std::string& title : titles) out += (out.empty() ? "" : ", ") + title;
  return out;
}

}  // namespace

template <class T>
Graph<T>::Graph(const Schema& of, const Options& given, const Inputs<T>& inputs)
    : schema(of),
      options(complete_options(of, given)),
      sizes(bind_sizes(of, options, inputs)),
      inputs_(inputs) {}

template <class T>
void Graph<T>::section(std::string id, std::string title) {
  if (!head_.empty()) return;
  Section made{prefix() + id, title, {}, title, {}};
  for (const Group& group : groups_) made.groups.push_back(group.title);
  if (!groups_.empty()) made.title = joined(made.groups) + ": " + title;
  sections.push_back(std::move(made));
}

template <class T>
void Graph<T>::enter(const std::string& group, const std::string& title) {
  groups_.push_back({prefix() + group + "/", title});
}

template <class T>
void Graph<T>::leave() {
  groups_.pop_back();
}

template <class T>
void Graph<T>::enter_numbered(const std::string& kind, const std::string& title, Index number) {
  leave_head();
  const std::string id = kind + "_" + std::to_string(number - 1);
  subscript_ = std::to_string(number);
  section(id, title + " " + subscript_);
  head_ = id + "/";
}

template <class T>
void Graph<T>::enter_head(Index number) {
  enter_numbered("head", "Head", number);
}

template <class T>
void Graph<T>::enter_step(Index number) {
  enter_numbered("step", "Step", number);
}

template <class T>
void Graph<T>::leave_head() {
  subscript_.clear();
  head_.clear();
}

template <class T>
std::string Graph<T>::prefix() const {
  return (groups_.empty() ? "" : groups_.back().prefix) + head_;
}

template <class T>
const InputSchema* Graph<T>::input_named(const std::string& name) const {
  const auto is_it = [&](const InputSchema& each) { return each.name == prefix() + name; };
  const auto found = std::find_if(schema.inputs.begin(), schema.inputs.end(), is_it);
  return found == schema.inputs.end() ? nullptr : &*found;
}

template <class T>
bool Graph<T>::reads(const std::string& name) const {
  const InputSchema* const found = input_named(name);
  return found != nullptr && holds(found->when, options);
}

template <class T>
Var<T> Graph<T>::input(const std::string& name) {
  const InputSchema* const spec = input_named(name);
  if (spec == nullptr) throw std::logic_error("no input " + prefix() + name);
  Var<T> var = tape.given(inputs_.at(spec->name), spec->rows, spec->cols);
  Node<T>& node = var.node();
  node.id = spec->name;
  node.symbol = spec->symbol;
  node.title = title_of(name);
  node.kind = spec->kind;
  node.role = spec->role;
  place(var);
  return var;
}

template <class T>
Var<T> Graph<T>::named(const std::string& id, Var<T> var) {
  const Word& word = word_of(id);
  Node<T>& node = var.node();
  node.id = prefix() + id;
  node.symbol = word.symbol;
  node.subscript = subscript_;
  node.title = word.title;
  node.kind = node.operands.empty() ? "generated" : "computed";
  node.role = word.role;
  place(var);
  return var;
}

template <class T>
void Graph<T>::place(Var<T> var) {
  var.node().section = sections.back().id;
  sections.back().nodes.push_back(var.id);
}

template <class T>
void Graph<T>::note(Var<T> about, Index row, std::string text) {
  notes.push_back({about.id, row, std::move(text)});
}

template class Graph<double>;
template class Graph<float>;

}  // namespace attention
