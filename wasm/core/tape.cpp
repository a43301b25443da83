#include "core/tape.h"

#include <algorithm>
#include <utility>

#include "core/check.h"

namespace attention {

namespace {

template <class T>
Explanation explain_given(const OpContext<T>& self, Index row, Index col) {
  return {Reduction::given, {}, static_cast<double>(self.node.data(row, col)), {"explain.given"}};
}

template <class T>
const Op<T> given_op = {"input", nullptr, nullptr, explain_given<T>,
                        [](const OpContext<T>&) -> std::string { return ""; }};

}  // namespace

/// What has as many numbers needs no other memory to take this shape. The last of them was used last.
template <class T>
Matrix<T>& Gradients<T>::shaped(std::size_t id, const Matrix<T>& data) {
  const auto fits = [&](const Matrix<T>& each) { return each.size() == data.size(); };
  const auto found = of[id].size() == 0 ? std::find_if(spare.rbegin(), spare.rend(), fits) : spare.rend();
  if (found != spare.rend()) {
    of[id].swap(*found);
    found->swap(spare.back());
    spare.pop_back();
  }
  of[id].resize(data.rows(), data.cols());
  return of[id];
}

template <class T>
void Gradients<T>::release(std::size_t id) {
  if (!passes(id) || of[id].size() == 0) return;
  spare.emplace_back();
  spare.back().swap(of[id]);
}

template <class T>
Var<T> Tape<T>::record(Node<T> node) {
  node.op->forward(OpContext<T>{*this, node}, node.data);
  cells_ += node.data.size();
  if (cells_ > Limits::cells) fail("tape", {"error.too_many_cells", {{"most", Limits::cells}}});
  nodes_.push_back(std::move(node));
  return {this, size() - 1};
}

template <class T>
Var<T> Tape<T>::given(Matrix<T> data, std::string row_dim, std::string col_dim) {
  Node<T> node{};
  node.op = &given_op<T>;
  node.row_dim = std::move(row_dim);
  node.col_dim = std::move(col_dim);
  node.data = std::move(data);
  nodes_.push_back(std::move(node));
  return {this, size() - 1};
}

template <class T>
void Tape<T>::replay() {
  for (Node<T>& each : nodes_)
    if (!each.operands.empty()) each.op->forward(OpContext<T>{*this, each}, each.data);
}

template <class T>
void Tape<T>::replay(const std::vector<int>& some) {
  for (const int id : some) node(id).op->forward(context_of(id), node(id).data);
}

template <class T>
std::vector<Matrix<T>> Tape<T>::backward(int of, const Matrix<T>& seed) const {
  Gradients<T> gradients;
  backward(of, seed, gradients);
  for (std::size_t id = 0; id < nodes_.size(); ++id)
    if (!gradients.reached[id]) gradients.of[id].setZero(nodes_[id].data.rows(), nodes_[id].data.cols());
  return std::move(gradients.of);
}

template <class T>
void Tape<T>::backward(int of, const Matrix<T>& seed, Gradients<T>& into) const {
  const Matrix<T>& target = node(of).data;
  check_same_shape("gradient", {unnamed("seed"), seed.rows(), seed.cols()},
                   {node(of).id, target.rows(), target.cols()});
  into.of.resize(nodes_.size());
  into.reached = into.summed;
  into.reached.resize(nodes_.size(), false);
  into.shaped(static_cast<std::size_t>(of), seed) = seed;
  into.reached[static_cast<std::size_t>(of)] = true;
  for (int id = of; id >= 0; --id) {
    const Node<T>& current = node(id);
    const std::size_t at = static_cast<std::size_t>(id);
    if (current.operands.empty() || !into.reached[at] || !(into.wanted.empty() || into.wanted[at])) continue;
    current.op->vjp(context_of(id), into.of[at], OperandGradients<T>{*this, into, at, current.operands});
    into.release(at);
  }
}

template <class T>
Gradients<T> Tape<T>::sums_for(const std::vector<int>& ids) const {
  Gradients<T> out;
  out.of.resize(nodes_.size());
  out.wanted.assign(nodes_.size(), false);
  for (const int id : ids) {
    const Matrix<T>& data = node(id).data;
    out.of[static_cast<std::size_t>(id)] = Matrix<T>::Zero(data.rows(), data.cols());
    out.wanted[static_cast<std::size_t>(id)] = true;
  }
  out.summed = out.wanted;
  for (std::size_t id = 0; id < nodes_.size(); ++id)
    for (const int operand : nodes_[id].operands)
      if (out.wanted[static_cast<std::size_t>(operand)]) out.wanted[id] = true;
  return out;
}

template <class T>
std::vector<Matrix<T>> Tape<T>::backward_of_squares(int of) const {
  const Matrix<T> seed = T(2) * node(of).data;
  return backward(of, seed);
}

template struct Gradients<double>;
template struct Gradients<float>;
template class Tape<double>;
template class Tape<float>;

}  // namespace attention
