#include "by_hand.h"
#include "on_tape.h"

/// What tests/bench/peers/training/ours.mjs calls: the same step twice, with parameters of its own each.
namespace {

attention::bench::Batch batch;

attention::bench::OnTape& on_tape() {
  static attention::bench::OnTape study(batch);
  return study;
}

attention::bench::ByHand& by_hand() {
  static attention::bench::ByHand study(batch);
  return study;
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
