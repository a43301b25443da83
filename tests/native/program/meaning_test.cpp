#include <doctest/doctest.h>

#include "support/programs.h"

namespace attention::tests {

namespace {

/// A run of a program with these lines, on the matrix of a row 1, 2, 3 and a column C.
std::unique_ptr<program::ProgramRun> run_of(const std::string& lines) {
  const auto program =
      program::read("def f(X: \"1 n\" = [[1, 2, 3]], C: \"m 1\" = [[2], [5]]):\n" + lines + "\n");
  return program::run(*program, program::starting_inputs(*program, program::starting_sizes(*program), {}),
                      {});
}

/// The matrices that the lines return.
std::vector<Matrix<double>> results_of(const std::string& lines) {
  const auto run = run_of(lines);
  std::vector<Matrix<double>> out;
  for (const int output : run->graph->outputs) out.push_back(run->graph->tape.node(output).data);
  return out;
}

/// The numbers of a list in a program: those of 0, 1, 2, 3, 4 that a slice takes, after -1.
Matrix<double> sliced(const std::string& slice) {
  return results_of("    xs = [k for k in range(5)]\n    return array([[-1 if k == 0 else xs[" + slice +
                    "][k - 1] for k in range(len(xs[" + slice + "]) + 1)]])")
      .front();
}

}  // namespace

TEST_CASE("programs: a list is sliced as in Python, backwards too") {
  CHECK_EQ(sliced("::-1"), Matrix<double>{{-1, 4, 3, 2, 1, 0}});
  CHECK_EQ(sliced("3:0:-2"), Matrix<double>{{-1, 3, 1}});
  CHECK_EQ(sliced("-2::-3"), Matrix<double>{{-1, 3, 0}});
  CHECK_EQ(sliced("9:-9:-4"), Matrix<double>{{-1, 4, 0}});
  CHECK_EQ(sliced(":2:-1"), Matrix<double>{{-1, 4, 3}});
  CHECK_EQ(sliced("1:3:-1"), Matrix<double>::Constant(1, 1, -1));
  CHECK_EQ(sliced("-9:9:3"), Matrix<double>{{-1, 0, 3}});
  CHECK_EQ(sliced("-2:"), Matrix<double>{{-1, 3, 4}});
  CHECK_EQ(sliced("4:1"), Matrix<double>::Constant(1, 1, -1));
}

TEST_CASE("programs: both sides of a window may be on one side of the query") {
  for (const char* sides : {"2, -1", "-1, 2", "-1, -1", "1, 0", "0, -1", "900, -300"}) {
    CAPTURE(sides);
    const std::string list = std::string("[") + sides + "]";
    const auto results = results_of("    sides = " + list + "\n    made = window_mask(4, 5, " + sides +
                                    ")\n    written = array([[0 if i - sides[0] <= j <= i + sides[1] else "
                                    "-inf for j in range(5)] for i in range(4)])\n    return made, written");
    CHECK_EQ(results[0], results[1]);
  }
}

TEST_CASE("programs: where and comparisons repeat what is smaller, without a step of its own") {
  const auto run = run_of("    y = where(X < C, X, C)\n    return y");
  REQUIRE_EQ(run->steps.size(), 4);
  CHECK_EQ(run->steps[2].id, "y.compare");
  CHECK_EQ(run->graph->tape.node(run->steps[3].node).data, Matrix<double>{{1, 2, 2}, {1, 2, 3}});
  CHECK_EQ(results_of("    return where(X > 1, C, 0)").front(), Matrix<double>{{0, 2, 2}, {0, 5, 5}});
}

TEST_CASE("programs: a bound that no number is beyond changes nothing") {
  const auto results = results_of("    return maximum(X, -inf), minimum(inf, X), X");
  CHECK_EQ(results[0], results[2]);
  CHECK_EQ(results[1], results[2]);
}

}  // namespace attention::tests
