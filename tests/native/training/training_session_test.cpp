#include "training/training_session.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "allocations.h"

namespace attention::tests {

namespace {

Example example_of(const Task& task, std::uint64_t number) {
  const auto length = static_cast<std::size_t>(task.length);
  Example out{Words(length), Words(length), {}};
  task.make(task, {3, 0}, number, out);
  return out;
}

SessionSettings small() {
  SessionSettings out{"language_model",
                      {{"norm", std::string("pre")}},
                      {{"d_model", 32}, {"n_heads", 2}, {"d_ff", 64}},
                      {},
                      0,
                      1};
  out.trainer.schedule.rate = 5e-3;
  out.trainer.batch = 16;
  out.trainer.clip = 1;
  return out;
}

Examples held_out(std::size_t count) {
  return examples_of(task_named("reversal"), held_out_stream(1), count);
}

/// The attention weight on the word to repeat, of the better head, averaged over the positions after the
/// separator.
double mirrored_weight(TrainingSession<float>& session) {
  session.show(held_out(1), 0);
  const Tape<float>& tape = session.graph().tape;
  const Matrix<float>& one = tape.node(find_node(tape, "layer_0/self/head_0/weights")).data;
  const Matrix<float>& other = tape.node(find_node(tape, "layer_0/self/head_1/weights")).data;
  double sum = 0;
  for (Index k = 0; k < 6; ++k) sum += static_cast<double>(std::max(one(6 + k, 5 - k), other(6 + k, 5 - k)));
  return sum / 6;
}

}  // namespace

TEST_CASE("training: a reversal has the reversed symbols as targets") {
  const Task task = reversal(8, 6);
  for (std::uint64_t number = 0; number < 50; ++number) {
    const Example each = example_of(task, number);
    CHECK_EQ(each.source[6], 8);
    for (std::size_t k = 0; k < 6; ++k) {
      CHECK_LT(each.source[k], 8);
      CHECK_EQ(each.target[k], no_word);
      CHECK_EQ(each.target[6 + k], each.source[5 - k]);
      if (k < 5) CHECK_EQ(each.source[7 + k], each.target[6 + k]);
    }
  }
}

TEST_CASE("training: induction examples repeat with different periods") {
  const Task task = induction(16, 24);
  std::vector<Index> periods;
  for (std::uint64_t number = 0; number < 50; ++number) {
    const Example each = example_of(task, number);
    Index period = 1;
    while (each.source[static_cast<std::size_t>(period)] != each.source[0]) ++period;
    periods.push_back(period);
    const auto length = static_cast<std::size_t>(task.length);
    for (std::size_t k = static_cast<std::size_t>(period); k < length; ++k)
      CHECK_EQ(each.source[k], each.source[k - static_cast<std::size_t>(period)]);
    for (std::size_t k = 0; k + 1 < 12; ++k) CHECK_EQ(each.target[12 + k], each.source[13 + k]);
  }
  std::sort(periods.begin(), periods.end());
  CHECK_EQ(periods.front(), 8);
  CHECK_EQ(periods.back(), 12);
}

TEST_CASE("training: one layer learns to reverse, attends to the mirrored position, and does not allocate") {
  TrainingSession<float> session(small(), task_named("reversal"));
  CHECK_LT(session.accuracy(held_out(100)).tokens, 0.3);
  session.trainer().step();
  const long before = allocations();
  for (int k = 0; k < 80; ++k) session.trainer().step();
  CHECK_EQ(allocations() - before, 0);
  const Accuracy learned = session.accuracy(held_out(200));
  CHECK_GE(learned.tokens, 0.95);
  CHECK_GE(learned.teacher_forced, 0.95);
  CHECK_GE(learned.exact_match, 0.8);
  CHECK_GE(mirrored_weight(session), 0.8);
}

TEST_CASE("training: reversal fails without positions; without a mask the answer is copied") {
  SessionSettings blind = small();
  blind.options["positions"] = std::string("none");
  TrainingSession<float> without_positions(blind, task_named("reversal"));
  for (int k = 0; k < 80; ++k) without_positions.trainer().step();
  CHECK_LT(without_positions.accuracy(held_out(200)).tokens, 0.5);

  SessionSettings open = small();
  open.options["mask"] = std::string("none");
  TrainingSession<float> cheat(open, task_named("reversal"));
  for (int k = 0; k < 80; ++k) cheat.trainer().step();
  // With teacher forcing it copies the answer from the next position; in generation it cannot.
  const Accuracy found = cheat.accuracy(held_out(200));
  CHECK_GE(found.teacher_forced, 0.99);
  CHECK_LT(found.tokens, 0.95);
  CHECK_LT(found.exact_match, 0.7);
  CHECK_LT(mirrored_weight(cheat), 0.8);
}

}  // namespace attention::tests
