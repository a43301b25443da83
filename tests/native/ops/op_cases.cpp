#include "ops/op_cases.h"

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
      op_case("sum_of_squares", {a}, rows({{5.25}, {10.0625}}),
              [](const auto& in) { return sum_of_squares(in[0]); }),
      op_case("slice_columns", {a}, rows({{-2, 0.5}, {3, -1}}),
              [](const auto& in) { return slice(in[0], Axis::columns, 1, 2, ""); }),
      op_case("concat_columns", {a, rows({{7}, {8}}), b},
              rows({{1, -2, 0.5, 7, 2, 1, -1}, {0.25, 3, -1, 8, -0.5, 4, 0.75}}),
              [](const auto& in) { return concat(in, Axis::columns, ""); }),
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
      op_case("subtract", {a, b}, rows({{-1, -3, 1.5}, {0.75, -1, -1.75}}),
              [](const auto& in) { return subtract(in[0], in[1]); }),
      op_case("subtract one column from every column", {a, rows({{1}, {-2}})},
              rows({{0, -3, -0.5}, {2.25, 5, 1}}), [](const auto& in) { return subtract(in[0], in[1]); }),
      op_case("subtract one row from every row", {a, one_row}, rows({{-9, -22, -29.5}, {-9.75, -17, -31}}),
              [](const auto& in) { return subtract(in[0], in[1]); }),
      op_case("multiply every row by one row", {a, one_row}, rows({{10, -40, 15}, {2.5, 60, -30}}),
              [](const auto& in) { return multiply(in[0], in[1]); }),
      op_case("multiply every column by one column", {a, rows({{2}, {-4}})}, rows({{2, -4, 1}, {-1, -12, 4}}),
              [](const auto& in) { return multiply(in[0], in[1]); }),
      op_case("multiply a node by itself", {a}, rows({{1, 4, 0.25}, {0.0625, 9, 1}}),
              [](const auto& in) { return multiply(in[0], in[0]); }),
      op_case("mean", {rows({{1, -2, 0.5, 4}, {0.25, 3, -1, -0.25}})}, rows({{0.875}, {0.5}}),
              [](const auto& in) { return mean(in[0], Each::row); }),
      op_case("mean along the rows", {a}, rows({{0.625, 0.5, -0.25}}),
              [](const auto& in) { return mean(in[0], Each::column); }),
      op_case("mean of one column", {rows({{1}, {-3}})}, rows({{1}, {-3}}),
              [](const auto& in) { return mean(in[0], Each::row); }),
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

/// A case for an element-wise function, with expected values from `value`.
OpCase function_case(const char* name, Function f, double (*value)(double)) {
  const M at = rows({{0.5, -2, 1.25}, {-0.75, 3, 0.125}});
  return op_case(name, {at}, at.unaryExpr([value](double x) { return value(x); }),
                 [f](const auto& in) { return activation(in[0], f); });
}

double normal_share(double x) { return std::erfc(-x / std::sqrt(2.0)) / 2; }
double logistic(double x) { return std::exp(x) / (std::exp(x) + 1); }

std::vector<OpCase> list_functions() {
  return {
      function_case("tanh", Function::tanh, [](double x) { return std::tanh(x); }),
      function_case("sigmoid", Function::sigmoid, logistic),
      function_case("relu", Function::relu, [](double x) { return std::max(x, 0.0); }),
      function_case("gelu", Function::gelu, [](double x) { return x * normal_share(x); }),
      function_case("gelu_tanh", Function::gelu_tanh,
                    [](double x) { return x * logistic(std::sqrt(8 / M_PI) * (x + 0.044715 * x * x * x)); }),
      function_case("silu", Function::silu, [](double x) { return x * logistic(x); }),
      function_case("exp", Function::exp, [](double x) { return std::exp(x); }),
      function_case("sin", Function::sin, [](double x) { return std::sin(x); }),
      function_case("cos", Function::cos, [](double x) { return std::cos(x); }),
      op_case("divide", {a, b}, rows({{0.5, -2, -0.5}, {-0.5, 0.75, -1 / 0.75}}),
              [](const auto& in) { return divide(in[0], in[1]); }),
      op_case("divide each row by its own number", {a, rows({{2}, {-4}})},
              rows({{0.5, -1, 0.25}, {-0.0625, -0.75, 0.25}}),
              [](const auto& in) { return divide(in[0], in[1]); }),
      op_case("divide each column by its own number", {a, rows({{2, 4, -2}})},
              rows({{0.5, -0.5, -0.25}, {0.125, 0.75, 0.5}}),
              [](const auto& in) { return divide(in[0], in[1]); }),
      op_case("square_root", {rows({{4, 0.25}, {2, 9}})}, rows({{2, 0.5}, {std::sqrt(2.0), 3}}),
              [](const auto& in) { return square_root(in[0], 0); }),
      op_case("square_root with a constant", {rows({{3.75, 0}, {0.3125, 2}})}, rows({{2, 0.5}, {0.75, 1.5}}),
              [](const auto& in) { return square_root(in[0], 0.25); }),
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
      op_case("softmax_columns", {rows({{0, 3, -2}, {1, 3, -2}, {0, 3, -1}})},
              rows({{1 / (2 + e), 1 / 3.0, 1 / (2 + e)},
                    {e / (2 + e), 1 / 3.0, 1 / (2 + e)},
                    {1 / (2 + e), 1 / 3.0, e / (2 + e)}}),
              [](const auto& in) { return softmax(in[0], Each::column, FullyMaskedRows::nan); }),
      op_case("softmax with closed keys", {rows({{0, blocked, 1}, {blocked, blocked, 5}})},
              rows({{1 / (1 + e), 0, e / (1 + e)}, {0, 0, 1}}),
              [](const auto& in) { return softmax(in[0]); }),
      op_case("softmax of a row without a key", {rows({{blocked, blocked}, {1, 1}})},
              rows({{0, 0}, {0.5, 0.5}}), [](const auto& in) { return softmax(in[0]); }),
      op_case("softmax of one key", {rows({{-7}, {1e4}})}, rows({{1}, {1}}),
              [](const auto& in) { return softmax(in[0]); }),
  };
}

std::vector<OpCase> list_pairs() {
  const M d = rows({{5, -6, 7}});
  return {
      op_case("pair_concat, outer first", {c, d},
              rows({{1, 2, 5, -6, 7}, {-1, 0.5, 5, -6, 7}, {4, -3, 5, -6, 7}}),
              [](const auto& in) { return pair_concat(in[0], in[1], PairOrder::outer_first); }),
      op_case("pair_concat, inner first", {d, c},
              rows({{1, 2, 5, -6, 7}, {-1, 0.5, 5, -6, 7}, {4, -3, 5, -6, 7}}),
              [](const auto& in) { return pair_concat(in[0], in[1], PairOrder::inner_first); }),
      op_case("pair_concat of two with two", {rows({{1}, {2}}), rows({{3}, {4}})},
              rows({{1, 3}, {1, 4}, {2, 3}, {2, 4}}),
              [](const auto& in) { return pair_concat(in[0], in[1], PairOrder::outer_first); }),
      op_case("pair_sum", {rows({{1, 2}, {10, 20}}), c},
              rows({{2, 4}, {0, 2.5}, {5, -1}, {11, 22}, {9, 20.5}, {14, 17}}),
              [](const auto& in) { return pair_sum(in[0], in[1]); }),
      op_case("reshape", {rows({{1}, {-2}, {0.5}, {0.25}, {3}, {-1}})}, a,
              [](const auto& in) { return reshape(in[0], 3, "", ""); }),
      op_case("concat_rows", {a, d, b},
              rows({{1, -2, 0.5}, {0.25, 3, -1}, {5, -6, 7}, {2, 1, -1}, {-0.5, 4, 0.75}}),
              [](const auto& in) { return concat(in, Axis::rows, ""); }),
  };
}

std::vector<OpCase> list_similarity() {
  const double e = std::exp(1.0);
  return {
      op_case("norm", {rows({{3, -4}, {-0.5, 0}, {0.75, 1}})}, rows({{5}, {0.5}, {1.25}}),
              [](const auto& in) { return norm(in[0]); }),
      op_case("clamp_min", {a}, rows({{1, 0.375, 0.5}, {0.375, 3, 0.375}}),
              [](const auto& in) { return clamp_min(in[0], 0.375); }),
      op_case("hardmax", {rows({{1, 3, -2}, {-4, -5, -3}})}, rows({{0, 1, 0}, {0, 0, 1}}),
              [](const auto& in) { return hardmax(in[0]); }),
      op_case("log_softmax", {rows({{0, 1, 0}, {-2, -2, -1}})},
              rows({{-std::log(2 + e), 1 - std::log(2 + e), -std::log(2 + e)},
                    {-std::log(2 + e), -std::log(2 + e), 1 - std::log(2 + e)}}),
              [](const auto& in) { return log_softmax(in[0]); }),
      op_case("cross_entropy", {rows({{0, 1, 0}, {0.5, 0.25, 0.25}}), a}, rows({{2}, {-0.125 - 0.75 + 0.25}}),
              [](const auto& in) { return cross_entropy(in[0], in[1]); }),
  };
}

const M small_picture = rows({{1, 2, 3}, {4, 5, 6}});
/// Up 1, left 2, middle 3, down -1.
const M kernel = rows({{0}, {1}, {0}, {2}, {3}, {0}, {0}, {-1}, {0}});

std::vector<OpCase> list_pictures() {
  return {
      op_case("gather", {a}, rows({{-1, 1}, {1, 0.25}, {-2, 0.5}}),
              [](const auto& in) { return gather(in[0], {3, 2, {5, 0, 0, 3, 1, 2}, "", "", "", "moved"}); }),
      op_case("subtract", {a, b}, rows({{-1, -3, 1.5}, {0.75, -1, -1.75}}),
              [](const auto& in) { return subtract(in[0], in[1]); }),
      op_case("concat_rows", {a, one_row, b},
              rows({{1, -2, 0.5}, {0.25, 3, -1}, {10, 20, 30}, {2, 1, -1}, {-0.5, 4, 0.75}}),
              [](const auto& in) { return concat(in, Axis::rows, ""); }),
      op_case("convolve, the border repeated", {small_picture, kernel},
              rows({{2}, {5}, {10}, {17}, {20}, {25}}),
              [](const auto& in) { return convolve(in[0], in[1], Border::nearest); }),
      op_case("convolve, zeros beyond the border", {small_picture, kernel},
              rows({{-1}, {3}, {7}, {13}, {25}, {31}}),
              [](const auto& in) { return convolve(in[0], in[1], Border::zeros); }),
      op_case("offset_distances", {rows({{9, 9}, {0.5, -1}})}, rows({{1.25, 4.25}, {0.25, 1.25}}),
              [](const auto& in) { return offset_distances(in[0], 1, 1, 2); }),
  };
}

std::vector<OpCase> list_all() {
  std::vector<OpCase> all = list_linear();
  for (OpCase& each : list_cell_by_cell()) all.push_back(std::move(each));
  for (OpCase& each : list_functions()) all.push_back(std::move(each));
  for (OpCase& each : band_cases()) all.push_back(std::move(each));
  for (OpCase& each : position_cases()) all.push_back(std::move(each));
  for (OpCase& each : list_pairs()) all.push_back(std::move(each));
  for (OpCase& each : list_similarity()) all.push_back(std::move(each));
  for (OpCase& each : list_softmax()) all.push_back(std::move(each));
  for (OpCase& each : list_pictures()) all.push_back(std::move(each));
  return all;
}

}  // namespace

const std::vector<OpCase>& op_cases() {
  static const std::vector<OpCase> all = list_all();
  return all;
}

}  // namespace attention::tests
