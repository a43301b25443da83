#pragma once

#include <cstdint>
#include <vector>

#include "model.h"

namespace attention::bench {

using Floats = std::vector<float>;

/// Normalized rows, and the values saved for the backward pass.
struct Normed {
  Floats unit = Floats(kRows * kWidth);
  Floats inverse = Floats(kRows);
  Floats out = Floats(kRows * kWidth);
};

/// Activations of one layer, saved for the backward pass.
struct Layer {
  Normed before_heads, before_hidden;
  Floats query = Floats(kRows * kWidth), key = Floats(kRows * kWidth), value = Floats(kRows * kWidth);
  Floats weights = Floats(kBatch * kHeads * kLength * kLength);
  Floats context = Floats(kRows * kWidth);
  Floats hidden = Floats(kRows * kHidden);
};

/// The same step written for this one model: all examples of a batch in one matrix, fused: no tape, no names,
/// element-wise steps in one pass over the rows.
class ByHand {
 public:
  explicit ByHand(const Batch& batch);

  /// Parameter `number`, in the order of trainable_inputs.
  float* parameter(int number) { return parameters_.data() + places_[static_cast<std::size_t>(number)]; }
  /// Returns the loss before the step.
  double step();

 private:
  float* gradient(int number) { return gradients_.data() + places_[static_cast<std::size_t>(number)]; }
  void normalise(int gain, Normed& to);
  void normalise_back(int gain, const Normed& of);
  void embed();
  void attend(Layer& layer, int first);
  void attend_back(Layer& layer, int first);
  void feed_forward(Layer& layer, int first);
  void feed_forward_back(Layer& layer, int first);
  double loss();
  void embed_back();
  void descend();

  const Batch& batch_;
  std::vector<std::size_t> places_;
  Floats parameters_, gradients_, first_, second_;
  /// The rows between the layers, and their gradient: residual connections add to both in place.
  Floats rows_ = Floats(kRows * kWidth), rows_back_ = Floats(kRows * kWidth);
  Layer layers_[kLayers];
  Normed last_;
  Floats logits_ = Floats(kRows * kWords);
  Floats normed_back_ = Floats(kRows * kWidth), context_back_ = Floats(kRows * kWidth);
  Floats query_back_ = Floats(kRows * kWidth), key_back_ = Floats(kRows * kWidth);
  Floats value_back_ = Floats(kRows * kWidth), hidden_back_ = Floats(kRows * kHidden);
  Floats weights_back_ = Floats(kLength * kLength);
  std::uint64_t steps_ = 0;
};

}  // namespace attention::bench
