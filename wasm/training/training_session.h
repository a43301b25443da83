#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "training/model_runner.h"
#include "training/tasks/task.h"

namespace attention {

struct SessionSettings {
  std::string model = "language_model";
  Options options = {};
  /// Sizes by dimension; defaults are those of the schema, and d_model / n_heads for heads.
  Sizes sizes = {};
  TrainerSettings trainer = {};
  /// ε of label smoothing.
  double smoothing = 0;
  std::uint32_t seed = 1;
};

/// Accuracy on some examples.
struct Accuracy {
  /// Fraction of correct words in greedy generation.
  double tokens = 0;
  /// Fraction of examples generated without an error.
  double exact_match = 0;
  /// Fraction of correct words with teacher forcing, as in training.
  double teacher_forced = 0;
};

/// Trains a model. Runs are reproducible: all random numbers derive from the seed.
template <class T>
class TrainingSession {
 public:
  /// Trains on a fixed set of examples, shuffled by the seed.
  TrainingSession(const SessionSettings& settings, Examples examples);
  /// Trains on generated examples of a task.
  TrainingSession(const SessionSettings& settings, const Task& task);

  Trainer<T>& trainer() { return *trainer_; }
  const Trainer<T>& trainer() const { return *trainer_; }
  const Graph<T>& graph() const { return *runner_.recorded().graph; }
  const ExampleShape& shape() const { return shape_; }
  const std::optional<Task>& task() const { return task_; }
  std::uint32_t seed() const { return settings_.seed; }

  /// Evaluates the model on any examples.
  Accuracy accuracy(const Examples& examples);
  /// Writes one of the examples to the tape and computes every node.
  void show(const Examples& examples, std::size_t number);
  /// Greedy generation for one example, up to the end word that all training targets have in common, if any;
  /// `no_word` at positions before the first. The target may be omitted: translators then start at the first
  /// position, language models after the last word of the source.
  Words generate(const Examples& examples, std::size_t number);

  /// Sets all parameters by name. Throws InputError, without changes, if one is missing, unknown, of another
  /// shape or not finite.
  void set_weights(const std::map<std::string, Matrix<T>>& weights);

 private:
  /// Writes example `place` of the batch of a step.
  using FetchExample = std::function<void(std::uint64_t step, std::size_t place, Example& to)>;

  TrainingSession(const SessionSettings& settings, const ExampleShape& shape);
  void train_on(FetchExample draw);
  void fill(std::uint64_t step, std::size_t place);

  SessionSettings settings_;
  ExampleShape shape_;
  ModelRunner<T> runner_;
  std::optional<Task> task_;
  std::int32_t end_ = no_word;
  FetchExample fetch_;
  std::vector<Example> batch_;
  Words predictions_;
  double weight_ = 1;
  std::unique_ptr<Trainer<T>> trainer_;
};

extern template class TrainingSession<double>;
extern template class TrainingSession<float>;

}  // namespace attention
