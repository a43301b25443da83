#include <doctest/doctest.h>

#include "allocations.h"
#include "runs.h"
#include "support/compare.h"
#include "support/messages.h"
#include "training/checkpoint.h"
#include "training/optimizers/clip.h"
#include "training/parameters/initialization.h"

namespace attention::tests {

namespace {

/// Inputs of two-head attention over four tokens.
Inputs<double> two_heads() {
  Inputs<double> out;
  out["x"] = initial_parameter(Initializer::normal, {1, 0}, 4, 6, 1);
  out["w_q"] = initial_parameter(Initializer::xavier_uniform, {1, 1}, 6, 6);
  out["w_k"] = initial_parameter(Initializer::xavier_uniform, {1, 2}, 6, 6);
  out["w_v"] = initial_parameter(Initializer::xavier_uniform, {1, 3}, 6, 6);
  out["w_o"] = initial_parameter(Initializer::xavier_uniform, {1, 4}, 6, 5);
  return out;
}

RecordedModel<double> recorded_heads(const Inputs<double>& inputs = two_heads()) {
  Objective<double> objective;
  objective.targets = Matrix<double>{{0, 1, 0, 0, 0}, {0, 0, 0, 1, 0}, {0.5, 0, 0.5, 0, 0}};
  objective.smoothing = 0.1;
  return record(run_model("multi_head_self_attention", inputs, {{"n_heads", 2.0}, {"mask", "causal"}}),
                objective, {"w_q", "w_k", "w_v", "w_o"});
}

/// The same in float, as used for training.
Recording<float> record_heads_in_float(Tape<float>& tape) {
  const Inputs<double> inputs = two_heads();
  const auto given = [&](const char* name) { return tape.given(inputs.at(name).cast<float>(), "", ""); };
  const Var<float> x = given("x"), w_q = given("w_q"), w_k = given("w_k"), w_v = given("w_v"),
                   w_o = given("w_o");
  const Var<float> query = matmul(x, w_q), key = matmul(x, w_k), value = matmul(x, w_v);
  const Var<float> closed = causal_mask(tape, 4, 4, 0);
  std::vector<Var<float>> contexts;
  for (Index head = 0; head < 2; ++head) {
    const auto own = [head](Var<float> all) { return slice(all, Axis::columns, 3 * head, 3, ""); };
    const Var<float> scores = scale(matmul(own(query), transpose(own(key))), 0.5, "");
    contexts.push_back(matmul(softmax(mask(scores, closed)), own(value)));
  }
  const Var<float> logits = matmul(concat(contexts, Axis::columns, ""), w_o);
  const Var<float> targets = tape.given(Matrix<float>::Constant(4, 5, 0.2f), "", "");
  const Var<float> loss = mean(cross_entropy(targets, log_softmax(logits)), Each::column);
  return {tape, {w_q.id, w_k.id, w_v.id, w_o.id}, loss.id};
}

/// Random tokens for every example of every step.
template <class T>
void fill(Tape<T>& tape, std::uint64_t step, std::size_t number) {
  Matrix<T>& x = tape.node(0).data;
  const std::uint64_t first = (step * 3 + number) * static_cast<std::uint64_t>(x.size());
  for (Index k = 0; k < x.size(); ++k)
    x.data()[k] = static_cast<T>(2 * uniform({9, 0}, first + static_cast<std::uint64_t>(k)) - 1);
}

TrainerSettings with_batches(OptimizerKind kind) {
  TrainerSettings out;
  out.optimizer.kind = kind;
  out.schedule.rate = 0.01;
  out.clip = 1;
  out.batch = 3;
  return out;
}

std::vector<double> losses_of(Trainer<double>& trainer, int steps) {
  std::vector<double> out;
  for (int k = 0; k < steps; ++k) out.push_back(trainer.step().loss);
  return out;
}

}  // namespace

TEST_CASE("training: gradients of the loss agree with central differences") {
  const Inputs<double> inputs = two_heads();
  const RecordedModel<double> recorded = recorded_heads(inputs);
  Trainer<double> trainer(recorded.recording(), {}, nullptr);
  trainer.loss();
  const char* const names[] = {"w_q", "w_k", "w_v", "w_o"};
  constexpr double step = 6e-6;  // about ε^(1/3): balances truncation and rounding errors, both about ε^(2/3)
  for (std::size_t k = 0; k < 4; ++k)
    for (Index cell = 0; cell < inputs.at(names[k]).size(); ++cell) {
      const auto loss_at = [&](double move) {
        Inputs<double> changed = inputs;
        changed[names[k]].data()[cell] += move;
        return Trainer<double>(recorded_heads(changed).recording(), {}, nullptr).loss();
      };
      const double derivative = (loss_at(step) - loss_at(-step)) / (2 * step);
      CHECK_EQ(trainer.gradients()[k].data()[cell], doctest::Approx(derivative).epsilon(1e-7).scale(1e-3));
    }
}

TEST_CASE("training: steps after the first do not allocate") {
  for (const OptimizerKind kind :
       {OptimizerKind::sgd, OptimizerKind::momentum, OptimizerKind::adam, OptimizerKind::adam_w}) {
    Tape<float> tape;
    const Recording<float> recording = record_heads_in_float(tape);
    const long at_first = allocations();
    Trainer<float> trainer(recording, with_batches(kind), fill<float>);
    trainer.step();
    CHECK_GT(allocations(), at_first);  // checks that the counter works
    const long before = allocations();
    for (int k = 0; k < 5; ++k) trainer.step();
    CHECK_EQ(allocations() - before, 0);
  }
}

TEST_CASE("training: a run resumes from a snapshot") {
  for (const OptimizerKind kind :
       {OptimizerKind::sgd, OptimizerKind::momentum, OptimizerKind::adam, OptimizerKind::adam_w}) {
    const RecordedModel<double> recorded = recorded_heads();
    Trainer<double> trainer(recorded.recording(), with_batches(kind), fill<double>);
    losses_of(trainer, 4);
    const Snapshot<double> snapshot = trainer.snapshot();
    const std::vector<double> once = losses_of(trainer, 5);
    trainer.restore(snapshot);
    CHECK_EQ(trainer.steps(), 4);
    CHECK(losses_of(trainer, 5) == once);
    // The same in another trainer, through serialization.
    const RecordedModel<double> other = recorded_heads();
    Trainer<double> second(other.recording(), with_batches(kind), fill<double>);
    second.restore(from_bytes<double>(to_bytes(snapshot)));
    CHECK(losses_of(second, 5) == once);
  }
}

TEST_CASE("training: a batch is the mean of its examples") {
  const RecordedModel<double> recorded = recorded_heads();
  TrainerSettings alone;
  alone.batch = 1;
  TrainerSettings together;
  together.batch = 3;
  Matrix<double> sum = Matrix<double>::Zero(6, 6);
  double losses = 0;
  for (std::size_t number = 0; number < 3; ++number) {
    Trainer<double> one(
        recorded.recording(), alone,
        [&](Tape<double>& tape, std::uint64_t step, std::size_t) { fill(tape, step, number); });
    losses += one.loss();
    sum += one.gradients()[0];
  }
  Trainer<double> all(recorded.recording(), together, fill<double>);
  CHECK_EQ(all.loss(), doctest::Approx(losses / 3).epsilon(1e-14));
  CHECK_LT((all.gradients()[0] - sum / 3).cwiseAbs().maxCoeff(), 1e-15);
}

TEST_CASE("training: the gradient norm is that of the last step before clipping") {
  const RecordedModel<double> recorded = recorded_heads();
  Trainer<double> unclipped(recorded.recording(), {}, nullptr);
  CHECK_EQ(unclipped.norm(), 0);
  unclipped.loss();
  const double full_norm = unclipped.norm();
  CHECK_EQ(full_norm, global_norm(unclipped.gradients()));
  TrainerSettings settings;
  settings.clip = full_norm / 2;
  Trainer<double> clipped(recorded.recording(), settings, nullptr);
  clipped.step();
  CHECK_EQ(clipped.norm(), full_norm);
  CHECK_EQ(global_norm(clipped.gradients()), doctest::Approx(full_norm / 2));
  // The gradient after the update has not been clipped yet.
  clipped.loss();
  CHECK_NE(clipped.norm(), full_norm);
  CHECK_EQ(clipped.norm(), global_norm(clipped.gradients()));
}

TEST_CASE("training: rejects invalid checkpoints without changes") {
  const RecordedModel<double> recorded = recorded_heads();
  Trainer<double> trainer(recorded.recording(), with_batches(OptimizerKind::adam), fill<double>);
  trainer.step();
  const Bytes good = to_bytes(trainer.snapshot());
  const auto refused = [](const Bytes& bytes, const char* message) {
    CHECK_EQ(error_message([&] { from_bytes<double>(bytes); }), message);
  };
  refused({}, "[checkpoint] the file ends too early");
  for (std::size_t length = 0; length < good.size(); length += 7)
    CHECK_THROWS_AS(from_bytes<double>(Bytes(good.begin(), good.begin() + static_cast<long>(length))),
                    InputError);
  Bytes other = good;
  other.push_back(0);
  refused(other, "[checkpoint] the file goes on after its end");
  other = good;
  other[0] = 'B';
  refused(other, "[checkpoint] this is no checkpoint");
  other = good;
  other[4] = 2;
  refused(other, "[checkpoint] the file has format 2, and this engine reads 1");
  other = good;
  for (std::size_t k = 28; k < 36; ++k) other[k] = 255;  // rows and columns of the first matrix
  refused(other, "[checkpoint] the file ends too early");
  CHECK_EQ(error_message([&] { from_bytes<float>(good); }),
           "[checkpoint] the file has numbers of 8 bytes, and this model of 4");

  const RecordedModel<double> of_momentum = recorded_heads();
  Trainer<double> another(of_momentum.recording(), with_batches(OptimizerKind::momentum), fill<double>);
  CHECK_EQ(
      error_message([&] { another.restore(trainer.snapshot()); }),
      "[restore] the second moment of the snapshot is 6 × 6 and that of this model is 0 × 0: both need the "
      "same shape");
  Snapshot<double> fewer = trainer.snapshot();
  fewer.parameters.pop_back();
  CHECK_EQ(error_message([&] { trainer.restore(fewer); }),
           "[restore] the snapshot has 3 parameters and this model 4");
  CHECK_EQ(to_bytes(trainer.snapshot()), good);
}

TEST_CASE("training: reports invalid settings") {
  const RecordedModel<double> recorded = recorded_heads();
  const auto refused = [&](const TrainerSettings& settings, const char* message) {
    CHECK_EQ(error_message([&] { Trainer<double>(recorded.recording(), settings, nullptr); }), message);
  };
  TrainerSettings settings;
  settings.optimizer.beta_2 = 1;
  refused(settings, "[training] beta_2 is 1: it must be from 0 up to, but not, 1");
  settings = {};
  settings.schedule.rate = -1;
  refused(settings, "[training] the rate is -1: it must be 0 or more");
  settings = {};
  settings.clip = std::numeric_limits<double>::quiet_NaN();
  refused(settings, "[training] clip is NaN: it must be a finite number");
  settings = {};
  settings.batch = 0;
  refused(settings, "[training] the size of a batch is 0: it must be a whole number from 1 to 4096");
  settings = {};
  settings.schedule.schedule = ScheduleKind::cosine;
  settings.schedule.steps = 0;
  refused(settings, "[cosine_rate] the number of steps is 0: it must be a finite number above 0");
}

TEST_CASE("training: reports invalid objectives") {
  Objective<double> objective;
  objective.targets = Matrix<double>::Zero(4, 3);
  const auto heads = [] { return run_model("multi_head_self_attention", two_heads(), {{"n_heads", 2.0}}); };
  CHECK_EQ(error_message([&] { record(heads(), objective, {"w_q"}); }),
           "[mean_cross_entropy] output is 4 × 5 and targets is 4 × 3: both need the same shape");
  objective.targets = Matrix<double>::Zero(4, 5);
  CHECK_EQ(error_message([&] { record(heads(), objective, {"w_z"}); }),
           "[training] there is no input \"w_z\" that could be trained");
  CHECK_EQ(error_message([&] { record(heads(), objective, {"output"}); }),
           "[training] there is no input \"output\" that could be trained");
}

}  // namespace attention::tests
