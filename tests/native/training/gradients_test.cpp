#include <doctest/doctest.h>

#include "allocations.h"
#include "support/compare.h"
#include "support/gradcheck.h"

namespace attention::tests {

namespace {

std::vector<int> ids_of(const std::vector<Var<float>>& vars) {
  std::vector<int> out;
  for (const Var<float>& each : vars) out.push_back(each.id);
  return out;
}

/// Copies of nodes, so that gradients are propagated through them.
std::vector<Var<float>> through(const std::vector<Var<float>>& vars) {
  std::vector<Var<float>> out;
  for (const Var<float>& each : vars) out.push_back(scale(each, 1, ""));
  return out;
}

/// Treats 0 and -0 as equal: accumulated sums start from 0.
bool is_same_number(float a, float b) { return a == b || (std::isnan(a) && std::isnan(b)); }

}  // namespace

TEST_CASE("training: accumulated gradients agree with a pass that keeps all") {
  for (const OpCase& each : op_cases()) {
    CAPTURE(each.name);
    Tape<float> tape;
    const std::vector<Var<float>> given = given_all(tape, each.operands);
    const Var<float> out = each.build_float(through(given));
    if (!has_gradient_kernels(tape)) continue;
    const Matrix<float> seed = test_seed(out.rows(), out.cols()).cast<float>();
    const std::vector<Matrix<float>> all = tape.backward(out.id, seed);
    Gradients<float> sums = tape.accumulators_for(ids_of(given));
    for (int pass = 0; pass < 3; ++pass) {
      for (const Var<float>& var : given) sums.of[static_cast<std::size_t>(var.id)].setZero();
      tape.backward(out.id, seed, sums);
      for (const Var<float>& var : given) {
        const std::size_t id = static_cast<std::size_t>(var.id);
        CHECK_EQ(difference(sums.of[id], all[id], is_same_number), "");
      }
    }
  }
}

TEST_CASE("training: a moved gradient is not reused by other readers") {
  Tape<float> tape;
  const Var<float> x = tape.given(Matrix<float>{{1, -2}, {0.5, 3}}, "", "");
  const Var<float> a = scale(x, 2, "");
  const Var<float> b = scale(x, 3, "");
  const Var<float> sum = add(a, b);
  const Var<float> out = add(subtract(sum, a), add(sum, sum));
  const Matrix<float> seed{{1, 2}, {-3, 0.25}};
  // All gradients are kept if all are requested.
  const std::vector<Matrix<float>> all = tape.backward(out.id, seed);
  CHECK_EQ(difference(all[static_cast<std::size_t>(out.id)], seed), "");
  CHECK_EQ(difference(all[static_cast<std::size_t>(sum.id)], Matrix<float>(3 * seed)), "");
  CHECK_EQ(difference(all[static_cast<std::size_t>(a.id)], Matrix<float>(2 * seed)), "");
  CHECK_EQ(difference(all[static_cast<std::size_t>(b.id)], Matrix<float>(3 * seed)), "");
  // 2 · 2 + 3 · 3, in every pass.
  Gradients<float> sums = tape.accumulators_for({x.id});
  for (int pass = 1; pass <= 3; ++pass) {
    tape.backward(out.id, seed, sums);
    CHECK_EQ(difference(sums.of[static_cast<std::size_t>(x.id)], Matrix<float>(13 * pass * seed)), "");
  }
  // Accumulated gradients are kept, also for intermediate nodes.
  Gradients<float> both = tape.accumulators_for({x.id, sum.id});
  for (int pass = 1; pass <= 3; ++pass) tape.backward(out.id, seed, both);
  CHECK_EQ(difference(both.of[static_cast<std::size_t>(sum.id)], Matrix<float>(9 * seed)), "");
}

TEST_CASE("training: buffers of gradients are reused, and a second pass does not allocate") {
  Tape<float> tape;
  const Var<float> x = tape.given(Matrix<float>::Constant(4, 6, 0.5f), "", "");
  Var<float> out = x;
  for (int k = 0; k < 10; ++k) out = softcap(transpose(out), 2);
  const Matrix<float> seed = Matrix<float>::Ones(out.rows(), out.cols());
  Gradients<float> sums = tape.accumulators_for({x.id});
  tape.backward(out.id, seed, sums);
  CHECK_EQ(sums.buffers.size(), 2);  // of a node and of its operand
  const long before = allocations();
  tape.backward(out.id, seed, sums);
  CHECK_EQ(allocations() - before, 0);
  CHECK_EQ(sums.buffers.size(), 2);
}

}  // namespace attention::tests
