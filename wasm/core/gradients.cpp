#include "core/gradients.h"

#include <algorithm>

#include "core/tape.h"

namespace attention {

/// A matrix with the same number of cells can be resized without allocating. The search starts at the most
/// recent one.
template <class T>
Matrix<T>& Gradients<T>::allocate(std::size_t id, const Matrix<T>& data) {
  const auto fits = [&](const Matrix<T>& each) { return each.size() == data.size(); };
  const auto found =
      of[id].size() == 0 ? std::find_if(buffers.rbegin(), buffers.rend(), fits) : buffers.rend();
  if (found != buffers.rend()) {
    of[id].swap(*found);
    found->swap(buffers.back());
    buffers.pop_back();
  }
  of[id].resize(data.rows(), data.cols());
  return of[id];
}

template <class T>
void Gradients<T>::release(std::size_t id) {
  if (!is_temporary(id) || of[id].size() == 0) return;
  buffers.emplace_back();
  buffers.back().swap(of[id]);
}

Matrix<float>& OperandGradients::operator[](std::size_t k) const {
  Matrix<float>& sum = gradients.of[id(k)];
  if (gradients.has_value[id(k)]) return sum;
  gradients.has_value[id(k)] = true;
  return gradients.allocate(id(k), tape.node(operands[k]).data).setZero();
}

bool OperandGradients::is_first(std::size_t k) const {
  if (gradients.has_value[id(k)]) return false;
  gradients.has_value[id(k)] = true;
  gradients.allocate(id(k), tape.node(operands[k]).data);
  return true;
}

bool OperandGradients::move_to(std::size_t k) const {
  if (gradients.has_value[id(k)] || !gradients.is_temporary(node)) return false;
  gradients.has_value[id(k)] = true;
  gradients.of[id(k)].swap(gradients.of[node]);
  return true;
}

template struct Gradients<double>;
template struct Gradients<float>;

}  // namespace attention
