#pragma once

#include <memory>

#include "model.h"
#include "training/objective.h"

namespace attention::bench {

/// The step as in the page: the engine's language model on a float tape, and its trainer.
class OnTape {
 public:
  /// Keeps a reference to the batch and reads it in every step.
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
