#pragma once

#include <memory>

#include "learn/recorded.h"
#include "learn/task.h"

namespace attention {

struct StudySettings {
  Task task;
  /// Of the language model.
  Options options;
  Index d_model = 32;
  Index n_heads = 2;
  Index d_ff = 64;
  TrainerSettings trainer = {};
  std::uint32_t seed = 1;
};

/// A language model that learns a task: one example on the tape, and every number of a run from the seed.
template <class T>
class Study {
 public:
  explicit Study(const StudySettings& settings);

  Trainer<T>& trainer() { return *trainer_; }
  const Trainer<T>& trainer() const { return *trainer_; }
  const Walk<T>& walk() const { return *recorded_.walk; }

  /// The share of places that the model tells rightly, over `count` examples that it does not learn from.
  double accuracy(std::size_t count);
  /// Puts an example that it does not learn from on the tape, and computes every node of it.
  const Example& show(std::uint64_t number);

 private:
  void put(Stream stream, std::uint64_t number);
  std::size_t right_places() const;

  StudySettings settings_;
  Example example_;
  Recorded<T> recorded_;
  int words_;
  std::unique_ptr<Trainer<T>> trainer_;
};

extern template class Study<double>;
extern template class Study<float>;

}  // namespace attention
