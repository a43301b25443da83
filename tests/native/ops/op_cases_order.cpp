#include "ops/op_cases.h"

namespace attention::tests {

namespace {

using M = Matrix<double>;

const M a{{1, -2, 0.5}, {0.25, 3, -1}};
const M b{{2, 1, -1}, {-0.5, 4, 0.75}};
const M query{{1, 2}, {3, -1}, {0, 1}};
const M key{{1, 0}, {2, 1}, {-1, 1}};
const M four{{1, 2, 3, 4}};
const M cosines{{0.5, 2}};
const M sines{{0.25, -1}};

}  // namespace

std::vector<OpCase> band_cases() {
  const double e2 = std::exp(2.0);
  return {
      op_case("band_scores, each token with itself", {query, key}, M{{1}, {5}, {1}},
              [](const auto& in) { return band_scores(in[0], in[1], 0, 0); }),
      op_case("band_scores with a place before the sequence, through a softmax", {query, key},
              M{{0, 1}, {1 / (1 + e2), e2 / (1 + e2)}, {0.5, 0.5}},
              [](const auto& in) { return softmax(band_scores(in[0], in[1], 1, 0)); }),
      op_case("band_context with a place behind the sequence", {M{{0.5, 0.25}, {1, -2}}, M{{1, 2}, {3, 4}}},
              M{{1.25, 2}, {3, 4}}, [](const auto& in) { return band_context(in[0], in[1], 0); }),
      op_case("band_context with a place before the sequence", {M{{0.5, 0.25}, {1, -2}}, M{{1, 2}, {3, 4}}},
              M{{0.25, 0.5}, {-5, -6}}, [](const auto& in) { return band_context(in[0], in[1], 1); }),
  };
}

std::vector<OpCase> position_cases() {
  return {
      op_case("rotate_pairs of neighbours", {four, cosines, sines}, M{{0, 1.25, 10, 5}},
              [](const auto& in) { return rotate_pairs(in[0], in[1], in[2], Pairing::interleaved); }),
      op_case("rotate_pairs of halves", {four, cosines, sines}, M{{-0.25, 8, 1.75, 6}},
              [](const auto& in) { return rotate_pairs(in[0], in[1], in[2], Pairing::half); }),
      op_case("interleave_columns", {a, b}, M{{1, 2, -2, 1, 0.5, -1}, {0.25, -0.5, 3, 4, -1, 0.75}},
              [](const auto& in) { return interleave_columns(in[0], in[1], 6, ""); }),
      op_case("interleave_columns without the last", {a, b}, M{{1, 2, -2, 1, 0.5}, {0.25, -0.5, 3, 4, -1}},
              [](const auto& in) { return interleave_columns(in[0], in[1], 5, ""); }),
      op_case("power", {M{{0.5, -1}, {1, 0}}}, M{{2, 0.25}, {4, 1}},
              [](const auto& in) { return power(4, in[0]); }),
      op_case("one_minus", {a}, M{{0, 3, 0.5}, {0.75, -2, 2}},
              [](const auto& in) { return one_minus(in[0]); }),
      op_case("slice_rows", {a}, M{{0.25, 3, -1}},
              [](const auto& in) { return slice(in[0], Axis::rows, 1, 1, ""); }),
      op_case("concat_rows", {a, b}, M{{1, -2, 0.5}, {0.25, 3, -1}, {2, 1, -1}, {-0.5, 4, 0.75}},
              [](const auto& in) { return concat(in, Axis::rows, ""); }),
  };
}

}  // namespace attention::tests
