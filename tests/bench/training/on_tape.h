#pragma once

#include <memory>

#include "model.h"
#include "training/objective.h"

namespace attention::bench {

/// The step as the page takes it: the engine's language model on a float tape, and its trainer.
class OnTape {
 public:
  /// The batch is read anew in every step, and has to stay where it is.
  explicit OnTape(const Batch& batch);

  /// Parameter `number`, in the order of trainable_inputs.
  float* parameter(int number);
  /// Returns the loss before the step.
  double step() { return trainer_->step().loss; }

 private:
  void put(std::size_t example);

  const Batch& batch_;
  RecordedModel<float> recorded_;
  int words_;
  std::unique_ptr<Trainer<float>> trainer_;
};

}  // namespace attention::bench
