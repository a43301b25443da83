#include "graph/graph.h"

#include <algorithm>
#include <stdexcept>

#include "graph/resolve/bind.h"
#include "graph/vocabulary.h"

namespace attention {

template <class T>
Graph<T>::Graph(const Schema& of, const Options& given, const Inputs<T>& inputs)
    : schema(of),
      options(complete_options(of, given)),
      sizes(bind_sizes(of, options, inputs)),
      inputs_(inputs) {}

template <class T>
Graph<T>::Graph(const Schema& of, Options complete, Sizes found, const Inputs<T>& inputs,
                std::shared_ptr<const void> keeps)
    : schema(of),
      options(std::move(complete)),
      sizes(std::move(found)),
      inputs_(inputs),
      keeps_(std::move(keeps)) {}

template <class T>
void Graph<T>::section(const std::string& id, Message name) {
  if (numbered_.number == 0) sections.push_back({prefix_ + id, std::move(name), {}, groups_});
}

template <class T>
void Graph<T>::enter(const std::string& id, Group group) {
  outer_prefix_sizes_.push_back(prefix_.size());
  prefix_ += id + "/";
  groups_.push_back(std::move(group));
}

template <class T>
void Graph<T>::leave() {
  prefix_.resize(outer_prefix_sizes_.back());
  outer_prefix_sizes_.pop_back();
  groups_.pop_back();
}

template <class T>
void Graph<T>::enter_numbered(const std::string& kind, const char* title, Index number) {
  leave_head();
  const std::string id = kind + "_" + std::to_string(number - 1);
  section(id, {title, {{"number", number}}});
  unnumbered_prefix_size_ = prefix_.size();
  prefix_ += id + "/";
  numbered_ = {kind, number};
}

template <class T>
void Graph<T>::enter_head(Index number) {
  enter_numbered("head", "section.head", number);
}

template <class T>
void Graph<T>::enter_step(Index number) {
  enter_numbered("step", "section.step", number);
}

template <class T>
void Graph<T>::leave_head() {
  if (numbered_.number == 0) return;
  prefix_.resize(unnumbered_prefix_size_);
  numbered_ = {};
}

template <class T>
const InputSchema* Graph<T>::input_named(const std::string& name) const {
  const std::string full_name = prefix_ + name;
  const auto matches = [&](const InputSchema& each) { return each.name == full_name; };
  const auto found = std::find_if(schema.inputs.begin(), schema.inputs.end(), matches);
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
  if (spec == nullptr) throw std::logic_error("no input " + prefix_ + name);
  Var<T> var = tape.given(inputs_.at(spec->name), spec->rows, spec->cols);
  Node<T>& node = var.node();
  node.id = spec->name;
  node.name = name;
  node.symbol = spec->symbol;
  node.kind = spec->kind;
  node.role = spec->role;
  place(var);
  return var;
}

template <class T>
Var<T> Graph<T>::named(const std::string& id, Var<T> var) {
  const Word& word = word_of(id);
  Node<T>& node = var.node();
  node.id = prefix_ + id;
  node.name = id;
  node.symbol = word.symbol;
  if (numbered_.number > 0) node.subscript = std::to_string(numbered_.number);
  node.kind = node.operands.empty() ? "generated" : "computed";
  node.role = word.role;
  place(var);
  return var;
}

template <class T>
void Graph<T>::place(Var<T> var) {
  Node<T>& node = var.node();
  node.section = sections.back().id;
  node.groups = groups_;
  if (numbered_.kind == "head") node.head = numbered_.number;
  if (numbered_.kind == "step") node.groups.push_back(numbered_);
  sections.back().nodes.push_back(var.id);
}

template <class T>
void Graph<T>::note(Var<T> about, Index row, Message text) {
  notes.push_back({about.id, row, std::move(text)});
}

template class Graph<double>;
template class Graph<float>;

}  // namespace attention
