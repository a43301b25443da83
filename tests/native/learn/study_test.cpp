#include "learn/study.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "allocations.h"

namespace attention::tests {

namespace {

Example example_of(const Task& task, std::uint64_t number) {
  Example out{std::vector<Index>(static_cast<std::size_t>(task.length)),
              std::vector<Index>(static_cast<std::size_t>(task.asked))};
  task.make(task, {3, 0}, number, out);
  return out;
}

StudySettings small(const std::string& task) {
  StudySettings out{task_named(task), {{"norm", std::string("pre")}}, 32, 2, 64, {}, 1};
  out.trainer.schedule.rate = 5e-3;
  out.trainer.batch = 16;
  out.trainer.clip = 1;
  return out;
}

/// How much of what the places after the stop attend to is the place that they must repeat: the mean over
/// them of the better head.
double mirrored_weight(Study<float>& study) {
  study.show(0);
  const Tape<float>& tape = study.walk().tape;
  const Matrix<float>& one = tape.node(find_node(tape, "layer_0/self/head_0/weights")).data;
  const Matrix<float>& other = tape.node(find_node(tape, "layer_0/self/head_1/weights")).data;
  double sum = 0;
  for (Index k = 0; k < 6; ++k) sum += static_cast<double>(std::max(one(6 + k, 5 - k), other(6 + k, 5 - k)));
  return sum / 6;
}

}  // namespace

TEST_CASE("learn: a reversal is asked for what stands before the stop, from the end") {
  const Task task = reversal(8, 6);
  for (std::uint64_t number = 0; number < 50; ++number) {
    const Example each = example_of(task, number);
    CHECK_EQ(each.words[6], 8);
    for (std::size_t k = 0; k < 6; ++k) {
      CHECK_LT(each.words[k], 8);
      CHECK_EQ(each.next[k], each.words[5 - k]);
      if (k < 5) CHECK_EQ(each.words[7 + k], each.next[k]);
    }
  }
}

TEST_CASE("learn: an induction repeats itself, with different periods") {
  const Task task = induction(16, 24);
  std::vector<Index> periods;
  for (std::uint64_t number = 0; number < 50; ++number) {
    const Example each = example_of(task, number);
    Index period = 1;
    while (each.words[static_cast<std::size_t>(period)] != each.words[0]) ++period;
    periods.push_back(period);
    const auto length = static_cast<std::size_t>(task.length);
    for (std::size_t k = static_cast<std::size_t>(period); k < length; ++k)
      CHECK_EQ(each.words[k], each.words[k - static_cast<std::size_t>(period)]);
    for (std::size_t k = 0; k + 1 < 12; ++k) CHECK_EQ(each.next[k], each.words[13 + k]);
  }
  std::sort(periods.begin(), periods.end());
  CHECK_EQ(periods.front(), 8);
  CHECK_EQ(periods.back(), 12);
}

TEST_CASE("learn: one layer learns to reverse, looks at the mirrored place, and asks for no memory") {
  Study<float> study(small("reversal"));
  CHECK_LT(study.accuracy(100), 0.3);
  study.trainer().step();
  const long before = allocations();
  for (int k = 0; k < 80; ++k) study.trainer().step();
  CHECK_EQ(allocations() - before, 0);
  CHECK_GE(study.accuracy(200), 0.95);
  CHECK_GE(mirrored_weight(study), 0.8);
}

TEST_CASE("learn: without positions nothing can be reversed, and without a mask the answer is read off") {
  StudySettings blind = small("reversal");
  blind.options["positions"] = std::string("none");
  Study<float> without_positions(blind);
  for (int k = 0; k < 80; ++k) without_positions.trainer().step();
  CHECK_LT(without_positions.accuracy(200), 0.5);

  StudySettings open = small("reversal");
  open.options["mask"] = std::string("none");
  Study<float> cheat(open);
  for (int k = 0; k < 80; ++k) cheat.trainer().step();
  CHECK_GE(cheat.accuracy(200), 0.95);
  CHECK_LT(mirrored_weight(cheat), 0.8);
}

}  // namespace attention::tests
