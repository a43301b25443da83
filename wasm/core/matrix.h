#pragma once

#include <Eigen/Core>
#include <string>

namespace attention {

using Index = Eigen::Index;

/// Rows are tokens, columns are features. Cell (i, j) is data()[i * cols() + j].
template <class T>
using Matrix = Eigen::Matrix<T, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// "3 × 4".
inline std::string shape_text(Index rows, Index cols) {
  return std::to_string(rows) + " × " + std::to_string(cols);
}

template <class T>
std::string shape_text(const Matrix<T>& matrix) {
  return shape_text(matrix.rows(), matrix.cols());
}

}  // namespace attention
