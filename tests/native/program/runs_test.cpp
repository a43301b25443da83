#include <doctest/doctest.h>

#include <functional>

#include "support/compare.h"
#include "support/fixtures.h"
#include "support/programs.h"

namespace attention::tests {

namespace {

/// The matrix of a step, or an empty one.
Matrix<double> matrix_of(const program::ProgramRun& run, const std::string& id) {
  for (const program::Step& step : run.steps)
    if (step.id == id) return run.graph->tape.node(step.node).data;
  return {};
}

int node_of(const program::ProgramRun& run, const std::string& id) {
  for (const program::Step& step : run.steps)
    if (step.id == id) return step.node;
  return -1;
}

void check_matrices(const Matrices& expected, const Tolerances& tolerances,
                    const std::function<Matrix<double>(const std::string&)>& found) {
  for (const auto& [id, matrix] : expected) {
    CAPTURE(id);
    const auto is_same = [&](double a, double b) { return is_close(a, b, tolerances.at(id)); };
    CHECK_EQ(difference(found(id), matrix, is_same), "");
  }
}

}  // namespace

TEST_CASE("programs: runs have the numbers and the gradients of NumPy and PyTorch") {
  std::size_t count = 0;
  for (const ProgramCase& each : program_cases()) {
    CAPTURE(each.numbers.name);
    const auto program = program::read(program_text(each.numbers.variant));
    const auto run = program::run(*program, each.numbers.inputs, each.numbers.options);
    check_matrices(each.numbers.nodes, each.numbers.node_tolerances,
                   [&](const std::string& id) { return matrix_of(*run, id); });
    const auto gradients = run->graph->tape.backward(node_of(*run, each.numbers.differentiated), each.seed);
    check_matrices(each.numbers.gradients, each.numbers.gradient_tolerances, [&](const std::string& id) {
      const int node = node_of(*run, id);
      return node < 0 ? Matrix<double>() : gradients[static_cast<std::size_t>(node)];
    });
    ++count;
  }
  CHECK_GE(count, 36);
}

}  // namespace attention::tests
