#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/tape.h"
#include "training/optimizers/optimizer.h"
#include "training/schedules/schedule.h"

namespace attention {

/// What is trained: a model on one example, recorded once and then replayed with other numbers in it.
template <class T>
struct Recording {
  Tape<T>& tape;
  /// Nodes that training moves.
  std::vector<int> parameters;
  /// The node that is made small, 1 × 1.
  int loss;
};

struct TrainerSettings {
  OptimizerSettings optimizer;
  Schedule schedule;
  /// Gradients longer than this are scaled to it; 0 leaves them alone.
  double clip = 0;
  /// Examples of a step; the loss and its gradient are means over them.
  std::size_t batch = 1;
};

/// Throws InputError, in words, for a number that no rule or schedule can work with.
void check_settings(const TrainerSettings& settings);

/// What one step was like: before the parameters moved.
struct Progress {
  double loss;
  double rate;
};

/// All that a run needs to go on as if it had never stopped. Batches follow from the step.
template <class T>
struct Snapshot {
  /// Steps that were taken.
  std::uint64_t step;
  std::vector<Matrix<T>> parameters;
  std::vector<Memory<T>> memories;
};

/// Writes example `number` of step `step` (from 1) into the given nodes of a tape.
template <class T>
using FillExample = std::function<void(Tape<T>& tape, std::uint64_t step, std::size_t number)>;

/// Takes steps, one when it is told to: whoever calls may stop in between for as long as they like. After the
/// first step it allocates nothing.
template <class T>
class Trainer {
 public:
  /// `fill` may be empty: then every step sees the numbers that were recorded.
  Trainer(const Recording<T>& recording, const TrainerSettings& settings, FillExample<T> fill);

  Progress step();
  /// Loss and gradients of the step that comes next, without taking it.
  double loss();

  std::uint64_t steps() const { return steps_; }
  const Recording<T>& recording() const { return recording_; }
  const std::vector<Matrix<T>>& gradients() const { return gradients_; }
  /// ‖g‖ of the last step or loss, before it was clipped; added up when it is asked for, or clipped by.
  double norm() const;

  Snapshot<T> snapshot() const;
  /// Back, or on, to where a snapshot was taken. Throws InputError when it is of another model or another
  /// rule; nothing has changed then.
  void restore(const Snapshot<T>& snapshot);

 private:
  Matrix<T>& parameter(std::size_t k);
  const Matrix<T>& parameter(std::size_t k) const;
  /// Puts the gradients where a pass sums them up, and takes them back.
  void swap_sums();
  void check(const Snapshot<T>& snapshot) const;

  Recording<T> recording_;
  TrainerSettings settings_;
  FillExample<T> fill_;
  std::uint64_t steps_ = 0;
  std::vector<Memory<T>> memories_;
  /// Means over the batch, one for each parameter.
  std::vector<Matrix<T>> gradients_;
  /// ‖g‖ of gradients that are no longer what they were.
  std::optional<double> norm_;
  Gradients<T> pass_;
  Matrix<T> share_;
};

extern template class Trainer<double>;
extern template class Trainer<float>;

}  // namespace attention
