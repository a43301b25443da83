#include "runs.h"

#include <doctest/doctest.h>

#include "support/compare.h"

namespace attention::tests {

namespace {

/// Compares with the tolerance of the fixture.
void check_near(const Matrix<double>& found, const json& tensor) {
  const double tolerance = tensor.at("tolerance");
  const auto is_near = [&](double a, double b) { return is_close(a, b, tolerance); };
  CHECK_EQ(difference(found, matrix_of(tensor), is_near), "");
}

}  // namespace

TEST_CASE("training: runs agree with the oracle") {
  const json all = read_runs();
  const Index steps = all.at("steps");
  REQUIRE_EQ(all.at("cases").size(), 48);
  for (const json& run : all.at("cases")) {
    CAPTURE(run.at("name").get<std::string>());
    const json& model = all.at("models").at(run.at("model"));
    const RecordedModel<double> recorded = recorded_of(run.at("model"), model);
    Trainer<double> trainer(recorded.recording(), settings_of(run), nullptr);
    Matrix<double> losses(1, steps);
    Matrix<double> norms(1, steps);
    for (Index k = 0; k < steps; ++k) {
      const StepResult at = trainer.step();
      losses(0, k) = at.loss;
      norms(0, k) = trainer.norm();
      CHECK_EQ(at.rate, doctest::Approx(run.at("rates").at(k).get<double>()).epsilon(1e-14));
    }
    check_near(losses, run.at("losses"));
    check_near(norms, run.at("norms"));
    const Snapshot<double> end = trainer.snapshot();
    for (std::size_t k = 0; k < end.parameters.size(); ++k)
      check_near(end.parameters[k], run.at("final").at(model.at("trainable").at(k)));
  }
}

}  // namespace attention::tests
