#include "variants/walk.h"

#include <algorithm>

#include "variants/vocabulary.h"

namespace attention {

template <class T>
Walk<T>::Walk(const Schema& of, const Options& given, const Inputs<T>& inputs)
    : schema(of),
      options(complete_options(of, given)),
      sizes(bind_sizes(of, options, inputs)),
      inputs_(inputs) {}

template <class T>
void Walk<T>::section(std::string id, std::string title) {
  if (prefix_.empty()) sections.push_back({std::move(id), std::move(title), {}});
}

template <class T>
void Walk<T>::enter_head(Index number) {
  leave_head();
  const std::string id = "head_" + std::to_string(number - 1);
  subscript_ = std::to_string(number);
  section(id, "Head " + subscript_);
  prefix_ = id + "/";
}

template <class T>
void Walk<T>::leave_head() {
  subscript_.clear();
  prefix_.clear();
}

template <class T>
bool Walk<T>::reads(const std::string& name) const {
  return std::any_of(schema.inputs.begin(), schema.inputs.end(),
                     [&](const InputSchema& each) { return each.name == name && holds(each.when, options); });
}

template <class T>
Var<T> Walk<T>::input(const std::string& name) {
  const auto spec = std::find_if(schema.inputs.begin(), schema.inputs.end(),
                                 [&](const InputSchema& each) { return each.name == name; });
  Var<T> var = tape.given(inputs_.at(name), spec->rows, spec->cols);
  Node<T>& node = var.node();
  node.id = name;
  node.symbol = spec->symbol;
  node.title = title_of(name);
  node.kind = spec->kind;
  node.role = spec->role;
  place(var);
  return var;
}

template <class T>
Var<T> Walk<T>::named(const std::string& id, Var<T> var) {
  const Word& word = word_of(id);
  Node<T>& node = var.node();
  node.id = prefix_ + id;
  node.symbol = word.symbol;
  node.subscript = subscript_;
  node.title = word.title;
  node.kind = node.operands.empty() ? "generated" : "computed";
  node.role = word.role;
  place(var);
  return var;
}

template <class T>
void Walk<T>::place(Var<T> var) {
  var.node().section = sections.back().id;
  sections.back().nodes.push_back(var.id);
}

template <class T>
void Walk<T>::note(Var<T> about, Index row, std::string text) {
  notes.push_back({about.id, row, std::move(text)});
}

template class Walk<double>;
template class Walk<float>;

}  // namespace attention
