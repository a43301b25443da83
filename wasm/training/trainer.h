#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/tape.h"
#include "training/optimizers/optimizer.h"
#include "training/schedules/schedule.h"

namespace attention {

/// What is trained: a model on one example, recorded once, then replayed with other examples and parameters.
template <class T>
struct Recording {
  Tape<T>& tape;
  /// Nodes of the parameters.
  std::vector<int> parameters;
  /// Node of the loss, 1 × 1.
  int loss;
};

struct TrainerSettings {
  OptimizerSettings optimizer;
  Schedule schedule;
  /// Maximum norm of the gradients; 0 for no clipping.
  double clip = 0;
  /// Batch size; the loss and its gradient are means over the batch.
  std::size_t batch = 1;
};

/// Throws InputError for invalid settings.
void check_settings(const TrainerSettings& settings);

/// Loss and learning rate of a step, before the update.
struct StepResult {
  double loss;
  double rate;
};

/// The complete state of a run. Batches are a function of the step.
template <class T>
struct Snapshot {
  /// Number of steps taken.
  std::uint64_t step;
  std::vector<Matrix<T>> parameters;
  std::vector<OptimizerState<T>> optimizer_states;
};

/// Writes example `number` of step `step` (from 1) to the tape.
template <class T>
using FillExample = std::function<void(Tape<T>& tape, std::uint64_t step, std::size_t number)>;

/// Performs training steps, one per call. Allocates nothing after the first step.
template <class T>
class Trainer {
 public:
  /// If `fill` is empty, every step uses the recorded inputs.
  Trainer(const Recording<T>& recording, const TrainerSettings& settings, FillExample<T> fill);

  StepResult step();
  /// Computes loss and gradients of the next step, without the update.
  double loss();

  std::uint64_t steps() const { return steps_; }
  const Recording<T>& recording() const { return recording_; }
  const std::vector<Matrix<T>>& gradients() const { return gradients_; }
  /// ‖g‖ of the last step or loss, before clipping. Computed lazily.
  double norm() const;

  Snapshot<T> snapshot() const;
  /// Restores a snapshot. Throws InputError, without changes, if it is of another model or optimizer.
  void restore(const Snapshot<T>& snapshot);

 private:
  Matrix<T>& parameter(std::size_t k);
  const Matrix<T>& parameter(std::size_t k) const;
  /// Swaps gradients_ with the accumulators of the pass.
  void swap_sums();
  void check(const Snapshot<T>& snapshot) const;

  Recording<T> recording_;
  TrainerSettings settings_;
  FillExample<T> fill_;
  std::uint64_t steps_ = 0;
  std::vector<OptimizerState<T>> optimizer_states_;
  /// Gradients of each parameter, as means over the batch.
  std::vector<Matrix<T>> gradients_;
  /// ‖g‖ before clipping, if clipped.
  std::optional<double> norm_;
  Gradients<T> pass_;
  Matrix<T> loss_gradient_;
};

extern template class Trainer<double>;
extern template class Trainer<float>;

}  // namespace attention
