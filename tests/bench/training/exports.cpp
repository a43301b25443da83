#include "by_hand.h"
#include "on_tape.h"

/// Exports for tests/bench/peers/training/ours.mjs: two implementations of the same step, each with its own
/// parameters.
namespace {

attention::bench::Batch batch;

attention::bench::OnTape& on_tape() {
  static attention::bench::OnTape instance(batch);
  return instance;
}

attention::bench::ByHand& by_hand() {
  static attention::bench::ByHand instance(batch);
  return instance;
}

}  // namespace

extern "C" {

std::int32_t* batch_words() { return batch.words; }
std::int32_t* batch_next() { return batch.next; }

/// Parameter `number` in the order of bench::kNames, to be written before the first step.
float* tape_parameter(int number) { return on_tape().parameter(number); }
float* hand_parameter(int number) { return by_hand().parameter(number); }

/// One step; returns the loss before it.
double tape_step() { return on_tape().step(); }
double hand_step() { return by_hand().step(); }
}
