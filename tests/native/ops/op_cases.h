#pragma once

#include <cmath>
#include <functional>
#include <limits>
#include <string>
#include <vector>

#include "ops/ops.h"

/// Test cases of every op, shared by the tests of values, gradients, explanations and float.
namespace attention::tests {

template <class T>
using Build = std::function<Var<T>(const std::vector<Var<T>>&)>;

struct OpCase {
  std::string name;
  /// Exactly representable in float.
  std::vector<Matrix<double>> operands;
  Matrix<double> expected;
  Build<double> build;
  Build<float> build_float;
};

/// `build` is generic over the scalar: [](const auto& in) { return matmul(in[0], in[1]); }.
template <class Generic>
OpCase op_case(std::string name, std::vector<Matrix<double>> operands, Matrix<double> expected,
               Generic build) {
  return {std::move(name), std::move(operands), std::move(expected), build, build};
}

template <class T>
std::vector<Var<T>> given_all(Tape<T>& tape, const std::vector<Matrix<double>>& operands) {
  std::vector<Var<T>> out;
  for (const Matrix<double>& operand : operands)
    out.push_back(tape.given(operand.template cast<T>(), "", ""));
  return out;
}

const std::vector<OpCase>& op_cases();

// Parts of the list in other files.
std::vector<OpCase> band_cases();
std::vector<OpCase> position_cases();

}  // namespace attention::tests
