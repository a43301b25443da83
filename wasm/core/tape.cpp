#include "core/tape.h"

#include <algorithm>
#include <type_traits>
#include <utility>

#include "core/check.h"
#include "core/derivative.h"

namespace attention {

namespace {

template <class T>
Explanation explain_given(const OpContext<T>& self, Index row, Index col) {
  return {Reduction::given, {}, static_cast<double>(self.node.data(row, col)), {"explain.given"}};
}

template <class T>
const Op<T> given_op = {.name = "input",
                        .forward = nullptr,
                        .explain = explain_given<T>,
                        .equation = [](const OpContext<T>&) -> std::string { return ""; }};

}  // namespace

std::optional<Var<double>> derivative_of(const DerivativeContext& of) {
  const Node<double>& node = of.node.node();
  const Derivative derivative = node.op->derivative.function;
  if (derivative == nullptr)
    fail("backward", {"error.no_derivative", {{"op", node.op->name}, {"node", node.id}}});
  return derivative(of);
}

template <class T>
Var<T> Tape<T>::record(Node<T> node) {
  node.op->forward(OpContext<T>{*this, node}, node.data);
  if constexpr (std::is_same_v<T, double>) rounding_.apply(node.data);
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

/// Removes the nodes recorded in its scope; they do not count towards the limit of cells.
template <class T>
class Tape<T>::ScratchNodes {
 public:
  explicit ScratchNodes(Tape& tape) : tape_(tape), size_(tape.size()), cells_(tape.cells_) {
    tape.cells_ = 0;
  }
  ScratchNodes(const ScratchNodes&) = delete;
  ScratchNodes& operator=(const ScratchNodes&) = delete;
  ~ScratchNodes() {
    // Compiles to less code than erase.
    while (tape_.size() > size_) tape_.nodes_.pop_back();
    tape_.cells_ = cells_;
  }

 private:
  Tape& tape_;
  int size_;
  Index cells_;
};

template <>
void Tape<double>::propagate(int id, Gradients<double>& into) {
  const ScratchNodes scratch(*this);
  Matrix<double>& own = into.of[static_cast<std::size_t>(id)];
  const Var<double> gradient = given(std::move(own), "", "");
  const std::vector<int>& operands = node(id).operands;
  for (std::size_t slot = 0; slot < operands.size(); ++slot) {
    const std::size_t operand = static_cast<std::size_t>(operands[slot]);
    if (!into.is_required(operand)) continue;
    const std::optional<Var<double>> part = derivative_of({{this, id}, gradient, slot});
    if (!part) continue;
    if (!into.has_value[operand]) into.allocate(operand, part->data()).setZero();
    into.has_value[operand] = true;
    into.of[operand] += part->data();
  }
  own.swap(node(gradient.id).data);
}

template <>
void Tape<float>::propagate(int id, Gradients<float>& into) {
  const std::size_t at = static_cast<std::size_t>(id);
  const Node<float>& current = node(id);
  const GradientKernel kernel = current.op->gradient_kernel.function;
  if (kernel == nullptr) fail("backward", {"error.no_float_gradient", {{"op", current.op->name}}});
  kernel(context_of(id), into.of[at], OperandGradients{*this, into, at, current.operands});
}

template <class T>
std::vector<Matrix<T>> Tape<T>::backward(int of, const Matrix<T>& seed) {
  Gradients<T> gradients;
  backward(of, seed, gradients);
  for (std::size_t id = 0; id < nodes_.size(); ++id)
    if (!gradients.has_value[id]) gradients.of[id].setZero(nodes_[id].data.rows(), nodes_[id].data.cols());
  return std::move(gradients.of);
}

template <class T>
void Tape<T>::backward(int of, const Matrix<T>& seed, Gradients<T>& into) {
  const Matrix<T>& target = node(of).data;
  check_same_shape("gradient", {unnamed("seed"), seed.rows(), seed.cols()},
                   {node(of).id, target.rows(), target.cols()});
  into.of.resize(nodes_.size());
  into.has_value = into.accumulated;
  into.has_value.resize(nodes_.size(), false);
  into.allocate(static_cast<std::size_t>(of), seed) = seed;
  into.has_value[static_cast<std::size_t>(of)] = true;
  for (int id = of; id >= 0; --id) {
    const std::size_t at = static_cast<std::size_t>(id);
    if (node(id).operands.empty() || !into.has_value[at] || !into.is_required(at)) continue;
    propagate(id, into);
    into.release(at);
  }
}

template <class T>
Gradients<T> Tape<T>::accumulators_for(const std::vector<int>& ids) const {
  Gradients<T> out;
  out.of.resize(nodes_.size());
  out.required.assign(nodes_.size(), false);
  for (const int id : ids) {
    const Matrix<T>& data = node(id).data;
    out.of[static_cast<std::size_t>(id)] = Matrix<T>::Zero(data.rows(), data.cols());
    out.required[static_cast<std::size_t>(id)] = true;
  }
  out.accumulated = out.required;
  for (std::size_t id = 0; id < nodes_.size(); ++id)
    for (const int operand : nodes_[id].operands)
      if (out.required[static_cast<std::size_t>(operand)]) out.required[id] = true;
  return out;
}

template <class T>
std::vector<Matrix<T>> Tape<T>::backward_of_squares(int of) {
  const Matrix<T> seed = T(2) * node(of).data;
  return backward(of, seed);
}

template class Tape<double>;
template class Tape<float>;

}  // namespace attention
