#include "core/tape.h"

#include <utility>

#include "core/check.h"

namespace attention {

namespace {

template <class T>
Explanation explain_given(const Application<T>& self, Index row, Index col) {
  return {Reduction::given, {}, static_cast<double>(self.node.data(row, col)), "Given: nothing computes it."};
}

template <class T>
const Op<T> given_op = {"input", nullptr, nullptr, explain_given<T>,
                        [](const Application<T>&) -> std::string { return ""; }};

}  // namespace

template <class T>
Var<T> Tape<T>::record(Node<T> node) {
  node.data = node.op->forward(Application<T>{*this, node});
  cells_ += node.data.size();
  if (cells_ > Limits::cells)
    fail("tape", "the run needs more than " + std::to_string(Limits::cells) + " cells");
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
std::vector<Matrix<T>> Tape<T>::backward(int of, const Matrix<T>& seed) const {
  const Matrix<T>& target = node(of).data;
  check_same_shape("gradient", {"the seed", seed.rows(), seed.cols()},
                   {node(of).id, target.rows(), target.cols()});
  std::vector<Matrix<T>> grads;
  std::vector<bool> reached(nodes_.size(), false);
  for (const Node<T>& each : nodes_) grads.push_back(Matrix<T>::Zero(each.data.rows(), each.data.cols()));
  grads[static_cast<std::size_t>(of)] = seed;
  reached[static_cast<std::size_t>(of)] = true;
  for (int id = of; id >= 0; --id) {
    const Node<T>& current = node(id);
    if (!reached[static_cast<std::size_t>(id)] || current.operands.empty()) continue;
    const std::vector<Matrix<T>> parts =
        current.op->vjp(application(id), grads[static_cast<std::size_t>(id)]);
    for (std::size_t k = 0; k < parts.size(); ++k) {
      const std::size_t operand = static_cast<std::size_t>(current.operands[k]);
      grads[operand] += parts[k];
      reached[operand] = true;
    }
  }
  return grads;
}

template <class T>
std::vector<Matrix<T>> Tape<T>::backward_of_squares(int of) const {
  const Matrix<T> seed = T(2) * node(of).data;
  return backward(of, seed);
}

template class Tape<double>;
template class Tape<float>;

}  // namespace attention
