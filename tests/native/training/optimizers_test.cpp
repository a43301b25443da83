#include <doctest/doctest.h>

#include "support/compare.h"
#include "support/messages.h"
#include "training/optimizers/clip.h"
#include "training/optimizers/optimizer.h"
#include "training/parameters/initialization.h"
#include "training/schedules/schedule.h"
#include "training/tasks/batches.h"

namespace attention::tests {

namespace {

constexpr double eps = std::numeric_limits<double>::epsilon();

OptimizerSettings settings(OptimizerKind kind) {
  OptimizerSettings out;
  out.kind = kind;
  return out;
}

/// θ = (1, -2) after some steps with a constant gradient.
Matrix<double> moved(const OptimizerSettings& of, const Matrix<double>& gradient, std::uint64_t steps,
                     double rate) {
  Matrix<double> theta{{1, -2}};
  OptimizerState<double> state = zero_state<double>(of.kind, 1, 2);
  for (std::uint64_t step = 1; step <= steps; ++step)
    update_parameter<double>(of, {theta, gradient, state, rate, step});
  return theta;
}

void check_near(const Matrix<double>& found, const Matrix<double>& expected) {
  CHECK_EQ(
      difference(found, expected, [](double a, double b) { return is_close(a, b, 8 * eps * std::abs(b)); }),
      "");
}

/// Largest |θ_i| after minimizing 0.5 (θ_1² + 25 θ_2²) from (1, -2).
double distance_to_bottom(const OptimizerSettings& of, double rate, std::uint64_t steps) {
  Matrix<double> theta{{1, -2}};
  OptimizerState<double> state = zero_state<double>(of.kind, 1, 2);
  for (std::uint64_t step = 1; step <= steps; ++step) {
    const Matrix<double> gradient{{theta(0, 0), 25 * theta(0, 1)}};
    update_parameter<double>(of, {theta, gradient, state, rate, step});
  }
  return theta.cwiseAbs().maxCoeff();
}

}  // namespace

TEST_CASE("training: first steps agree with hand calculations") {
  const Matrix<double> gradient{{0.5, -4}};
  check_near(moved(settings(OptimizerKind::sgd), gradient, 1, 0.1), Matrix<double>{{0.95, -1.6}});
  // The velocity is g, then 1.9 g.
  check_near(moved(settings(OptimizerKind::momentum), gradient, 1, 0.1), Matrix<double>{{0.95, -1.6}});
  check_near(moved(settings(OptimizerKind::momentum), gradient, 2, 0.1), Matrix<double>{{0.855, -0.84}});
  // With a constant gradient m̂ = g and v̂ = g², so every step is α g / (|g| + ε).
  OptimizerSettings adam = settings(OptimizerKind::adam);
  adam.epsilon = 0.5;
  check_near(moved(adam, gradient, 1, 0.1), Matrix<double>{{1 - 0.05, -2 + 0.4 / 4.5}});
  check_near(moved(adam, gradient, 3, 0.1), Matrix<double>{{1 - 0.15, -2 + 1.2 / 4.5}});
  // Weight decay first subtracts α λ θ.
  adam.kind = OptimizerKind::adam_w;
  adam.weight_decay = 0.3;
  check_near(moved(adam, gradient, 1, 0.1), Matrix<double>{{0.97 - 0.05, -1.94 + 0.4 / 4.5}});
}

TEST_CASE("training: closed forms on a quadratic") {
  // Each step multiplies the coordinates by 1 - α a: 0.98 and 0.5.
  Matrix<double> theta{{1, -2}};
  OptimizerState<double> state;
  for (std::uint64_t step = 1; step <= 20; ++step) {
    const Matrix<double> gradient{{theta(0, 0), 25 * theta(0, 1)}};
    sgd<double>({theta, gradient, state, 0.02, step});
  }
  CHECK_EQ(theta(0, 0), doctest::Approx(std::pow(0.98, 20)).epsilon(1e-13));
  CHECK_EQ(theta(0, 1), doctest::Approx(-2 * std::pow(0.5, 20)).epsilon(1e-13));
}

TEST_CASE("training: every optimizer minimizes a quadratic") {
  CHECK_LT(distance_to_bottom(settings(OptimizerKind::sgd), 0.05, 500), 1e-10);
  CHECK_LT(distance_to_bottom(settings(OptimizerKind::momentum), 0.02, 500), 1e-10);
  CHECK_LT(distance_to_bottom(settings(OptimizerKind::adam), 0.02, 3000), 1e-6);
  CHECK_LT(distance_to_bottom(settings(OptimizerKind::adam_w), 0.02, 3000), 1e-6);
}

TEST_CASE("training: schedules") {
  Schedule schedule;
  schedule.rate = 0.5;
  CHECK_EQ(rate_at(schedule, 1), 0.5);
  CHECK_EQ(rate_at(schedule, 1000), 0.5);
  schedule.schedule = ScheduleKind::warm_up;
  schedule.d_model = 64;
  schedule.warmup = 100;
  // It rises linearly to the end of the warm-up, and halves when the step is four times as large.
  CHECK_EQ(rate_at(schedule, 50), doctest::Approx(rate_at(schedule, 100) / 2).epsilon(1e-14));
  CHECK_EQ(rate_at(schedule, 100), doctest::Approx(0.5 / 8 / 10).epsilon(1e-14));
  CHECK_EQ(rate_at(schedule, 400), doctest::Approx(rate_at(schedule, 100) / 2).epsilon(1e-14));
  schedule.schedule = ScheduleKind::cosine;
  schedule.steps = 10;
  schedule.low = 0.1;
  CHECK_EQ(rate_at(schedule, 1), 0.5);
  CHECK_EQ(rate_at(schedule, 6), doctest::Approx(0.3).epsilon(1e-14));
  CHECK_EQ(rate_at(schedule, 11), 0.1);
  CHECK_EQ(rate_at(schedule, 1000), 0.1);
  CHECK_EQ(error_message([&] { cosine_rate(1, 0, 0, 1); }),
           "[cosine_rate] the number of steps is 0: it must be a finite number above 0");
  CHECK_EQ(error_message([&] { cosine_rate(1, 0, 9, 0); }),
           "[cosine_rate] the step is 0: steps count from 1");
}

TEST_CASE("training: clipping keeps the direction") {
  std::vector<Matrix<double>> gradients = {Matrix<double>{{3, 0}}, Matrix<double>{{0}, {-4}}};
  CHECK_EQ(clip(gradients, 5.0), 5);
  CHECK_EQ(gradients[0](0, 0), 3);
  CHECK_EQ(clip(gradients, 1.0), 5);
  CHECK_EQ(gradients[0](0, 0), doctest::Approx(0.6));
  CHECK_EQ(gradients[1](1, 0), doctest::Approx(-0.8));
  CHECK_EQ(global_norm(gradients), doctest::Approx(1));
}

TEST_CASE("training: initial parameters have the distributions of the papers") {
  constexpr Index rows = 200;
  constexpr Index cols = 100;
  const auto deviation_of = [](Initializer start) {
    const Matrix<double> made = initial_parameter(start, {7, 1}, rows, cols, 0.1);
    // 20,000 numbers: the mean is within 4 of its standard deviations, 4 / √20000 = 0.028 deviations.
    const double deviation = std::sqrt(made.cwiseAbs2().mean());
    CHECK_LT(std::abs(made.mean()), 0.03 * deviation);
    return deviation;
  };
  CHECK_EQ(deviation_of(Initializer::normal), doctest::Approx(0.1).epsilon(0.02));
  CHECK_EQ(deviation_of(Initializer::xavier_uniform), doctest::Approx(std::sqrt(2.0 / 300)).epsilon(0.02));
  CHECK_EQ(deviation_of(Initializer::xavier_normal), doctest::Approx(std::sqrt(2.0 / 300)).epsilon(0.02));
  CHECK_EQ(deviation_of(Initializer::he_uniform), doctest::Approx(0.1).epsilon(0.02));
  CHECK_EQ(deviation_of(Initializer::he_normal), doctest::Approx(0.1).epsilon(0.02));
  const Matrix<double> uniform = initial_parameter(Initializer::xavier_uniform, {7, 1}, rows, cols);
  CHECK_LE(uniform.cwiseAbs().maxCoeff(), std::sqrt(6.0 / 300));
  CHECK_GT(uniform.cwiseAbs().maxCoeff(), 0.999 * std::sqrt(6.0 / 300));
  CHECK_EQ(initial_parameter(Initializer::zeros, {7, 1}, 2, 2).cwiseAbs().sum(), 0);
  CHECK_EQ(initial_parameter(Initializer::ones, {7, 1}, 2, 2).sum(), 4);
  CHECK_EQ(difference(uniform, initial_parameter(Initializer::xavier_uniform, {7, 1}, rows, cols)), "");
  CHECK_NE(difference(uniform, initial_parameter(Initializer::xavier_uniform, {7, 2}, rows, cols)), "");
}

TEST_CASE("training: an epoch has every example at most once, and steps can be computed in any order") {
  Batches forwards(10, 3, {5, 0});
  std::vector<Index> round;
  for (std::uint64_t step = 1; step <= 3; ++step)
    for (Index place = 0; place < 3; ++place) round.push_back(forwards.example(step, place));
  std::vector<Index> sorted = round;
  std::sort(sorted.begin(), sorted.end());
  CHECK(std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end());
  CHECK_GE(sorted.front(), 0);
  CHECK_LT(sorted.back(), 10);
  const Index later = forwards.example(50, 2);
  Batches again(10, 3, {5, 0});
  CHECK_EQ(again.example(50, 2), later);
  CHECK_EQ(again.example(2, 1), round[4]);
  CHECK_EQ(error_message([&] { Batches(3, 4, {0, 0}); }),
           "[batches] the size of a batch is 4: it must be a whole number from 1 to 3");
}

}  // namespace attention::tests
