#include "op_cases.h"

namespace attention::tests {

namespace {

using M = Matrix<double>;

constexpr double blocked = -std::numeric_limits<double>::infinity();

M rows(std::initializer_list<std::initializer_list<double>> list) { return M(list); }

const M a = rows({{1, -2, 0.5}, {0.25, 3, -1}});
const M b = rows({{2, 1, -1}, {-0.5, 4, 0.75}});
const M c = rows({{1, 2}, {-1, 0.5}, {4, -3}});
const M one_row = rows({{10, 20, 30}});

std::vector<OpCase> list_linear() {
  return {
      op_case("matmul", {a, c}, rows({{1 + 2 + 2, 2 - 1 - 1.5}, {0.25 - 3 - 4, 0.5 + 1.5 + 3}}),
              [](const auto& in) { return matmul(in[0], in[1]); }),
      op_case("matmul of one operand with itself", {rows({{1, 2}, {3, 4}})}, rows({{7, 10}, {15, 22}}),
              [](const auto& in) { return matmul(in[0], in[0]); }),
      op_case("transpose", {a}, rows({{1, 0.25}, {-2, 3}, {0.5, -1}}),
              [](const auto& in) { return transpose(in[0]); }),
      op_case("scale", {a}, rows({{-0.5, 1, -0.25}, {-0.125, -1.5, 0.5}}),
              [](const auto& in) { return scale(in[0], -0.5, ""); }),
      op_case("slice_columns", {a}, rows({{-2, 0.5}, {3, -1}}),
              [](const auto& in) { return slice_columns(in[0], 1, 2, ""); }),
      op_case("concat_columns", {a, rows({{7}, {8}}), b},
              rows({{1, -2, 0.5, 7, 2, 1, -1}, {0.25, 3, -1, 8, -0.5, 4, 0.75}}),
              [](const auto& in) { return concat_columns(in, ""); }),
  };
}

std::vector<OpCase> list_cell_by_cell() {
  return {
      op_case("add", {a, b}, rows({{3, -1, -0.5}, {-0.25, 7, -0.25}}),
              [](const auto& in) { return add(in[0], in[1]); }),
      op_case("add one row to every row", {a, one_row}, rows({{11, 18, 30.5}, {10.25, 23, 29}}),
              [](const auto& in) { return add(in[0], in[1]); }),
      op_case("add one row to one row", {one_row, rows({{1, 2, 3}})}, rows({{11, 22, 33}}),
              [](const auto& in) { return add(in[0], in[1]); }),
      op_case("add a node to itself", {a}, rows({{2, -4, 1}, {0.5, 6, -2}}),
              [](const auto& in) { return add(in[0], in[0]); }),
      op_case("multiply", {a, b}, rows({{2, -2, -0.5}, {-0.125, 12, -0.75}}),
              [](const auto& in) { return multiply(in[0], in[1]); }),
      op_case("mask", {a, rows({{0, -1, 0.5}, {2, 0, -0.25}})}, rows({{1, -3, 1}, {2.25, 3, -1.25}}),
              [](const auto& in) { return mask(in[0], in[1]); }),
      op_case("softcap", {a},
              rows({{2 * std::tanh(0.5), 2 * std::tanh(-1.0), 2 * std::tanh(0.25)},
                    {2 * std::tanh(0.125), 2 * std::tanh(1.5), 2 * std::tanh(-0.5)}}),
              [](const auto& in) { return softcap(in[0], 2); }),
  };
}

std::vector<OpCase> list_softmax() {
  const double e = std::exp(1.0);
  return {
      op_case("softmax", {rows({{0, 1, 0}, {3, 3, 3}, {-2, -2, -1}})},
              rows({{1 / (2 + e), e / (2 + e), 1 / (2 + e)},
                    {1 / 3.0, 1 / 3.0, 1 / 3.0},
                    {1 / (2 + e), 1 / (2 + e), e / (2 + e)}}),
              [](const auto& in) { return softmax(in[0]); }),
      op_case("softmax with closed keys", {rows({{0, blocked, 1}, {blocked, blocked, 5}})},
              rows({{1 / (1 + e), 0, e / (1 + e)}, {0, 0, 1}}),
              [](const auto& in) { return softmax(in[0]); }),
      op_case("softmax of a row without a key", {rows({{blocked, blocked}, {1, 1}})},
              rows({{0, 0}, {0.5, 0.5}}), [](const auto& in) { return softmax(in[0]); }),
      op_case("softmax of one key", {rows({{-7}, {1e4}})}, rows({{1}, {1}}),
              [](const auto& in) { return softmax(in[0]); }),
  };
}

std::vector<OpCase> list_all() {
  std::vector<OpCase> all = list_linear();
  for (OpCase& each : list_cell_by_cell()) all.push_back(std::move(each));
  for (OpCase& each : list_softmax()) all.push_back(std::move(each));
  return all;
}

}  // namespace

const std::vector<OpCase>& op_cases() {
  static const std::vector<OpCase> all = list_all();
  return all;
}

}  // namespace attention::tests
