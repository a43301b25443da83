#include <doctest/doctest.h>

#include "core/numeric/elementary.h"
#include "runs.h"
#include "support/compare.h"
#include "training/training_session.h"

namespace attention::tests {

namespace {

json read_bits() {
  std::ifstream file(std::filesystem::path(FIXTURES_FOLDER) / "training" / "bits.json");
  return json::parse(file);
}

SessionSettings session_settings(const json& session) {
  SessionSettings out;
  out.model = session.at("model");
  for (const json& option : session.at("options"))
    out.options[option.at(0)] = option.at(1).get<std::string>();
  for (const json& size : session.at("sizes")) out.sizes[size.at(0)] = size.at(1).get<Index>();
  out.smoothing = session.value("smoothing", 0.0);
  out.seed = session.at("seed");
  out.trainer = settings_of(session);
  out.trainer.batch = session.at("batch");
  return out;
}

Examples examples_in(const json& from) {
  return {from.at("count"), from.value("source", Words{}), from.value("target", Words{}),
          from.value("pictures", std::vector<double>{})};
}

template <class T>
TrainingSession<T> session_of(const json& request) {
  const SessionSettings settings = session_settings(request);
  const json& examples = request.at("examples");
  if (examples.contains("task")) return TrainingSession<T>(settings, task_named(examples.at("task")));
  return TrainingSession<T>(settings, examples_in(examples));
}

}  // namespace

TEST_CASE("training: the same seed gives the same losses, bit for bit, on every platform") {
  const json all = read_bits();
  for (const json& each : all.at("sessions")) {
    TrainingSession<float> session = session_of<float>(each.at("request"));
    json losses = json::array();
    for (std::size_t k = 0; k < each.at("losses").size(); ++k)
      losses.push_back(session.trainer().step().loss);
    CHECK_EQ(losses.dump(), each.at("losses").dump());
  }
}

TEST_CASE("training: float follows double") {
  const json all = read_bits();
  for (const json& each : all.at("sessions")) {
    TrainingSession<float> session = session_of<float>(each.at("request"));
    TrainingSession<double> oracle = session_of<double>(each.at("request"));
    for (int k = 0; k < 8; ++k)
      CHECK_EQ(session.trainer().step().loss, doctest::Approx(oracle.trainer().step().loss).epsilon(2e-5));
  }
}

TEST_CASE("training: float functions agree with the standard library within rounding") {
  const auto is_near = [](double found, double expected) {
    return is_close(found, expected, 4 * std::numeric_limits<double>::epsilon() * std::abs(expected));
  };
  for (int k = -500; k <= 500; ++k) {
    const double x = 0.37 * k;
    CAPTURE(x);
    CHECK(is_near(portable::exp(x), std::exp(x)));
    CHECK(is_close(portable::sin(x), std::sin(x), 1e-15));
    CHECK(is_close(portable::cos(x), std::cos(x), 1e-15));
    CHECK(is_close(portable::tanh(x / 50), std::tanh(x / 50), 1e-8 * std::abs(std::tanh(x / 50))));
    if (k > 0) CHECK(is_close(portable::log(x), std::log(x), 1e-15 * (1 + std::abs(std::log(x)))));
  }
  constexpr double infinity = std::numeric_limits<double>::infinity();
  CHECK_EQ(portable::exp(-infinity), 0);
  CHECK_EQ(portable::exp(0), 1);
  CHECK_EQ(portable::exp(800), infinity);
  CHECK_EQ(portable::log(0), -infinity);
  CHECK_EQ(portable::log(1), 0);
  CHECK_EQ(portable::log(infinity), infinity);
  CHECK(std::isnan(portable::log(-1)));
  CHECK(std::isnan(portable::exp(std::nan(""))));
  CHECK(std::isnan(portable::sin(infinity)));
}

}  // namespace attention::tests
