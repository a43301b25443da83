#pragma once

#include <memory>

#include "training/objective.h"
#include "training/tasks/examples.h"

namespace attention {

/// A model on one example: where examples are written on its tape, and where what it says is read.
template <class T>
class ModelRunner {
 public:
  /// `smoothing` is the share of each target that is spread over all words.
  ModelRunner(RecordedModel<T> recorded, const ExampleShape& form, double smoothing);

  const RecordedModel<T>& recorded() const { return recorded_; }

  /// Writes an example on the tape and computes nothing. Every place that is asked counts `weight` / places
  /// in the loss: 1 / asked places if `weight` is places / asked places.
  void put(const Example& example, double weight);
  /// The weight that makes the loss of an example the mean over what it asks.
  double weight_of(const Example& example) const;

  /// Computes every node.
  void replay() { recorded_.graph->tape.replay(); }
  /// What the model says in each place of the output when it reads the example as it stands; `told` has room
  /// for it.
  void tell(const Example& example, Words& told);
  /// After `tell`: what the model writes, word after word, each from those that it wrote before. It begins at
  /// the first place that the example asks, and ends with the word `end` or before place `places`; all other
  /// places get `no_word`. Nodes that what is written does not reach are not computed again.
  void write(const Example& example, Index places, std::int32_t end, Words& told);

 private:
  void put_words(const Example& example);
  /// Closes the places of the source from `length` on.
  void set_length(Index length);
  void put_targets(const Words& target, double weight);
  /// Puts a word after place `place` of the output, for the places that follow. True if another one stood
  /// there.
  bool feed(Index place, std::int32_t word);
  void read(Words& told) const;
  /// The place where the model begins to write.
  Index first_place(const Example& example) const;
  void write_ahead(Index first, Index places, std::int32_t end, Words& told);
  void write_in_order(Index first, Index places, std::int32_t end, Words& told);
  Matrix<T>& at(int node) { return recorded_.graph->tape.node(node).data; }

  RecordedModel<T> recorded_;
  double smoothing_;
  /// Nodes that examples are written to, -1 where the model has none.
  int source_;
  int target_;
  int picture_;
  /// Where words that were written are read again, and all that is computed from it.
  int fed_;
  std::vector<int> after_fed_;
  /// Nodes that follow from the length of the source: those that are masks, and the one that is its end.
  std::vector<int> masks_;
  int last_state_;
  bool looks_back_only_;
};

extern template class ModelRunner<double>;
extern template class ModelRunner<float>;

}  // namespace attention
