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
  /// By the names of the dimensions; what is left out is as the schema begins, and heads share d_model.
  Sizes sizes = {};
  TrainerSettings trainer = {};
  /// The share of each target that is spread over all words.
  double smoothing = 0;
  std::uint32_t seed = 1;
};

/// How much of what was asked a model tells rightly.
struct Accuracy {
  /// The share of words, each after those that the model wrote itself.
  double tokens = 0;
  /// The share of examples that are right from start to end.
  double whole = 0;
  /// The share of words, each after those that are right: as in training.
  double told = 0;
};

/// A model that learns: one example at a time on the tape, and every number of a run from the seed.
template <class T>
class TrainingSession {
 public:
  /// From a fixed set of examples, in an order that follows from the seed.
  TrainingSession(const SessionSettings& settings, Examples examples);
  /// From examples without end.
  TrainingSession(const SessionSettings& settings, const Task& task);

  Trainer<T>& trainer() { return *trainer_; }
  const Trainer<T>& trainer() const { return *trainer_; }
  const Graph<T>& graph() const { return *runner_.recorded().graph; }
  const ExampleShape& form() const { return form_; }
  const std::optional<Task>& task() const { return task_; }
  std::uint32_t seed() const { return settings_.seed; }

  /// Of examples that it need not have seen.
  Accuracy accuracy(const Examples& examples);
  /// Puts one of them on the tape and computes every node of it.
  void show(const Examples& examples, std::size_t number);
  /// What the model writes when it reads this example, up to the word that ends all targets it learned from,
  /// if they have one in common; `no_word` before it begins. A target may be left out: a translator begins at
  /// its first place, a language model goes on after the last word of the source.
  Words write(const Examples& examples, std::size_t number);

  /// All parameters, by their names. Throws InputError when one is missing, unknown, of another shape or not
  /// finite; nothing has changed then.
  void set_weights(const std::map<std::string, Matrix<T>>& weights);

 private:
  /// Writes example `place` of a step.
  using Draw = std::function<void(std::uint64_t step, std::size_t place, Example& to)>;

  TrainingSession(const SessionSettings& settings, const ExampleShape& form);
  void learn_from(Draw draw);
  void fill(std::uint64_t step, std::size_t place);

  SessionSettings settings_;
  ExampleShape form_;
  ModelRunner<T> runner_;
  std::optional<Task> task_;
  std::int32_t end_ = no_word;
  Draw draw_;
  std::vector<Example> batch_;
  Words told_;
  double weight_ = 1;
  std::unique_ptr<Trainer<T>> trainer_;
};

extern template class TrainingSession<double>;
extern template class TrainingSession<float>;

}  // namespace attention
